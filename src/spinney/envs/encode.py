"""What a seat sees, as bytes of a fixed layout: for learning programs, made in microseconds.

Everything in it is in the seat's view (`engine.view`) too; `Layout` has the names of the parts.
"""

from typing import Any, Final

from spinney.engine.forest import Forest
from spinney.engine.knowledge import Knowledge
from spinney.engine.packing import FIELD
from spinney.engine.prompts import (
    BELOW,
    CAVE,
    DISCARD,
    DRAFT,
    FREE,
    KEEP,
    MULLIGAN,
    PAY,
    PLACE,
    PROMPTS,
    SECOND,
    TURN,
)
from spinney.engine.scoring import total
from spinney.engine.state import CAVE_CARD, State, field_a, field_b, field_c, field_d
from spinney.engine.tables import Tables

HOSTS: Final = 48
"""Of so many own hosts the cards are told one by one."""
FIELDS: Final = 7
"""For each of them: the host, first and second top card, first and second bottom card, left, right."""
_PRIVATE: Final = [kind.seen == BELOW for kind in PROMPTS]
_KINDS: Final = len(PROMPTS)
_NOTHING: Final = (MULLIGAN, DRAFT, TURN, SECOND, DISCARD)
"""Decisions that no card need have brought."""
_FULL: Final = 255
_KEPT: Final = 1 << 16
CLOCK: Final = ("deck", "winter", "turn", "extra", "digging", "over", "aside", "number")
OWN: Final = ("hand", "points", "points_above", "cave", "cave_card", "hosts", "starts", "acts")


class Part:
    """A named piece of an observation."""

    def __init__(self, name: str, start: int, shape: tuple[int, ...]) -> None:
        self.name = name
        self.start = start
        self.shape = shape
        size = 1
        for length in shape:
            size *= length
        self.stop = start + size


class Layout:
    """Which bytes of an observation say what, for one edition and number of seats.

    All numbers are counts from 0 to 255 (a larger count is told as 255). Seats go clockwise from the one that looks.
    """

    def __init__(self, tables: Tables, seats: int) -> None:
        self.tables = tables
        self.seats = seats
        self.cards = len(tables.card_ids)
        self.parts: dict[str, Part] = {}
        self.size = 0
        self.hosts: dict[int, bytes] = {}
        """Hosts by their keys, ready as bytes: a move changes one host, and many look alike."""
        cards = self.cards
        self.prompt = self._add("prompt", (_KINDS,))
        self.clock = self._add("clock", (len(CLOCK),))
        self.card = self._add("card", (2 * cards,))
        self.chosen = self._add("chosen", (cards,))
        self.hand = self._add("hand", (cards,))
        self.aside = self._add("aside", (cards,))
        self.shown = self._add("shown", (cards,))
        self.clearing = self._add("clearing", (cards,))
        self.discard = self._add("discard", (cards,))
        self.caves = self._add("caves", (32,))
        self.host = self._add("hosts", (HOSTS, FIELDS))
        self.seat = self._add("seats", (seats, len(OWN)))
        self.forest = self._add("forests", (seats, tables.tally_size))
        self.known = self._add("known", (seats, cards))

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.tables, self.seats)

    def _add(self, name: str, shape: tuple[int, ...]) -> int:
        part = Part(name, self.size, shape)
        self.parts[name] = part
        self.size = part.stop
        return part.start


class Counted:
    """What was counted in the forests and on the discard pile of a game, kept until they change."""

    def __init__(self, seats: int) -> None:
        self.changes = [-1] * seats
        self.tallies = [b""] * seats
        self.points = [0] * seats
        self.host_changes = [-1] * seats
        self.hosts = [b""] * seats
        self.discarded = 0
        self.discard = b""

    def copy(self) -> "Counted":
        """An independent copy."""
        new = Counted(0)
        new.changes, new.tallies, new.points = self.changes[:], self.tallies[:], self.points[:]
        new.host_changes, new.hosts = self.host_changes[:], self.hosts[:]
        new.discarded, new.discard = self.discarded, self.discard
        return new

    def count(self, forests: list[Forest]) -> None:
        """Brings the forests up to date."""
        changed = False
        for seat, forest in enumerate(forests):
            if forest.changes != self.changes[seat]:
                self.changes[seat] = forest.changes
                self.tallies[seat] = clipped(forest.tally)
                changed = True
        if changed:  # some points depend on other forests
            for seat in range(len(forests)):
                self.points[seat] = total(forests, seat)

    def list_hosts(self, layout: Layout, seat: int, forest: Forest) -> bytes:
        """The hosts one by one, with the species (+ 1) of the first card in each place; 127: there is no such place."""
        if self.host_changes[seat] != forest.changes:
            self.host_changes[seat] = forest.changes
            self.hosts[seat] = b"".join([host_fields(layout, key) for key in forest.keys[:HOSTS]])
        return self.hosts[seat]

    def count_discard(self, size: int, cards: tuple[int, ...]) -> bytes:
        """How many of each kind of card lie on the discard pile, which only grows."""
        if self.discarded != len(cards):
            counted = bytearray(size)
            for card in cards:
                counted[card] += 1
            self.discarded = len(cards)
            self.discard = bytes(counted)
        return self.discard


def observe(
    to: bytearray,
    start: int,
    layout: Layout,
    state: State,
    knowledge: Knowledge,
    me: int,
    chosen: list[int],
    counted: Counted,
) -> None:
    """Writes what the seat sees to bytes that are still 0; `chosen` are the cards of a set chosen so far."""
    own = me == state.seat
    counted.count(state.forests)
    write_prompt(to, start, layout, state, own)
    write_cards(to, start + layout.hand, state.hands[me])
    write_cards(to, start + layout.clearing, state.clearing)
    if own:
        write_cards(to, start + layout.chosen, chosen)
        write_cards(to, start + layout.aside, state.aside)
        if not state.over and state.stack[-1] & 31 == KEEP:
            top = state.stack[-1]
            write_cards(to, start + layout.shown, [field_a(top), field_b(top), field_c(top)])
    if state.discard:
        at = start + layout.discard
        to[at : at + layout.cards] = counted.count_discard(layout.cards, state.discard)
    for cave in state.draft:
        to[start + layout.caves + cave] = 1
    hosts = counted.list_hosts(layout, me, state.forests[me])
    at = start + layout.host
    to[at : at + len(hosts)] = hosts
    write_seats(to, start, layout, state, knowledge, me, counted)


def write_prompt(to: bytearray, start: int, layout: Layout, state: State, own: bool) -> None:
    """The decision that is due as the seat sees it, the clock, and the card that the decision is about."""
    number = 0
    if not state.over:
        at = len(state.stack) - 1
        while not own and _PRIVATE[state.stack[at] & 31]:
            at -= 1
        top = state.stack[at]
        word = top & 31
        to[start + layout.prompt + word] = 1
        half = -1
        if word in (PLACE, PAY):
            half = field_a(top)
        elif (field_d(top) or word not in _NOTHING) and field_d(top) >> 10 != CAVE_CARD:
            half = field_d(top) & 1023
        if 0 <= half < 2 * layout.cards:
            to[start + layout.card + half] = 1
        if word == PAY:
            number = layout.tables.half_cost[half]
        elif word in (CAVE, DISCARD):
            number = field_a(top)
        elif word == FREE:
            number = field_b(top) & 3
    at = start + layout.clock
    to[at : at + len(CLOCK)] = bytes([
        min(len(state.deck) - state.top, _FULL), state.winter, min(state.turns, _FULL), min(state.extra, _FULL),
        1 if state.digging else 0, 1 if state.over else 0, len(state.aside), min(number, _FULL),
    ])  # fmt: skip


def write_cards(to: bytearray, start: int, cards: list[int]) -> None:
    """How many of each kind of card."""
    for card in cards:
        to[start + card] += 1


def host_fields(layout: Layout, key: int) -> bytes:
    """One host by its key."""
    fields = layout.hosts.get(key)
    if fields is None:
        fields = bytes([(key >> (7 * place)) & FIELD for place in range(FIELDS)])
        if len(layout.hosts) < _KEPT:
            layout.hosts[key] = fields
    return fields


def write_seats(
    to: bytearray, start: int, layout: Layout, state: State, knowledge: Knowledge, me: int, counted: Counted
) -> None:
    """What everybody sees of each seat, clockwise from the one that looks."""
    own, forest, known = start + layout.seat, start + layout.forest, start + layout.known
    width = layout.tables.tally_size
    seat = me
    for _ in range(state.seats):
        points = counted.points[seat]
        to[own : own + len(OWN)] = bytes([
            min(len(state.hands[seat]), _FULL), min(max(points, 0), _FULL), min(max(points - _FULL, 0), _FULL),
            min(len(state.caves[seat]), _FULL), state.cave_cards[seat], min(len(state.forests[seat].keys), _FULL),
            1 if seat == state.start else 0, 1 if seat == state.seat and not state.over else 0,
        ])  # fmt: skip
        to[forest : forest + width] = counted.tallies[seat]
        for entry in knowledge.known[seat]:
            to[known + (entry & 1023)] += 1
        own += len(OWN)
        forest += width
        known += layout.cards
        seat = seat + 1 if seat + 1 < state.seats else 0


def clipped(numbers: list[int]) -> bytes:
    """The numbers as bytes; what is too large is told as 255."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), _FULL) for number in numbers])
