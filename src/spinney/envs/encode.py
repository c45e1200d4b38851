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
    SPLIT,
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
_KINDS: Final = SPLIT
"""All prompts before this one, which comes up where first hands are drafted: not here."""
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
        # Parts that are mostly empty, or one of a few, ready to be put together.
        self.no_cards = bytes(cards)
        self.no_halves = bytes(2 * cards)
        self.no_caves = bytes(32)
        self.no_prompt = bytes(_KINDS)
        self.prompts = [_one_of(_KINDS, kind) for kind in range(_KINDS)]
        self.halves = [_one_of(2 * cards, half) for half in range(2 * cards)]

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.tables, self.seats)

    def _add(self, name: str, shape: tuple[int, ...]) -> int:
        part = Part(name, self.size, shape)
        self.parts[name] = part
        self.size = part.stop
        return part.start


class Counted:
    """What was counted in hands, forests and piles of a game, kept until they change."""

    def __init__(self, seats: int) -> None:
        self.changes = [-1] * seats
        self.tallies = [b""] * seats
        self.points = [0] * seats
        self.host_changes = [-1] * seats
        self.hosts = [b""] * seats
        self.discarded = -1
        self.discard = b""
        self.hand_cards: list[list[int]] = [[-1]] * seats
        self.hands = [b""] * seats
        self.clearing_cards = [-1]
        self.clearing = b""
        self.known_cards: list[tuple[int, ...]] = [(-1,)] * seats
        self.known = [b""] * seats

    def copy(self) -> "Counted":
        """An independent copy."""
        new = Counted(0)
        new.changes, new.tallies, new.points = self.changes[:], self.tallies[:], self.points[:]
        new.host_changes, new.hosts = self.host_changes[:], self.hosts[:]
        new.discarded, new.discard = self.discarded, self.discard
        new.hand_cards, new.hands = self.hand_cards[:], self.hands[:]
        new.clearing_cards, new.clearing = self.clearing_cards, self.clearing
        new.known_cards, new.known = self.known_cards[:], self.known[:]
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
            listed = b"".join([host_fields(layout, key) for key in forest.keys[:HOSTS]])
            self.hosts[seat] = listed + bytes(HOSTS * FIELDS - len(listed))
        return self.hosts[seat]

    def count_hand(self, size: int, seat: int, cards: list[int]) -> bytes:
        """How many of each kind of card a hand holds."""
        if self.hand_cards[seat] != cards:
            self.hand_cards[seat] = cards[:]
            self.hands[seat] = counts(size, cards)
        return self.hands[seat]

    def count_clearing(self, size: int, cards: list[int]) -> bytes:
        """How many of each kind of card lie in the clearing."""
        if self.clearing_cards != cards:
            self.clearing_cards = cards[:]
            self.clearing = counts(size, cards)
        return self.clearing

    def count_discard(self, size: int, cards: tuple[int, ...]) -> bytes:
        """How many of each kind of card lie on the discard pile, which only grows."""
        if self.discarded != len(cards):
            self.discarded = len(cards)
            self.discard = counts(size, list(cards))
        return self.discard

    def count_known(self, size: int, seat: int, entries: tuple[int, ...]) -> bytes:
        """How many of each kind of card are known to be in a hand; the tuple is never changed, only replaced."""
        if self.known_cards[seat] is not entries:
            self.known_cards[seat] = entries
            self.known[seat] = counts(size, [entry & 1023 for entry in entries])
        return self.known[seat]


def look(
    to: list[bytes],
    layout: Layout,
    state: State,
    knowledge: Knowledge,
    me: int,
    chosen: list[int],
    counted: Counted,
) -> None:
    """Adds what the seat sees, piece by piece in the order of the layout; `chosen`: cards of a set chosen so far."""
    own = me == state.seat
    size = layout.cards
    none = layout.no_cards
    counted.count(state.forests)
    add_prompt(to, layout, state, own)
    to.append(counts(size, chosen) if own and chosen else none)
    to.append(counted.count_hand(size, me, state.hands[me]))
    to.append(counts(size, state.aside) if own and state.aside else none)
    if own and not state.over and state.stack[-1] & 31 == KEEP:
        top = state.stack[-1]
        to.append(counts(size, [field_a(top), field_b(top), field_c(top)]))
    else:
        to.append(none)
    to.append(counted.count_clearing(size, state.clearing))
    to.append(counted.count_discard(size, state.discard))
    to.append(counts(len(layout.no_caves), list(state.draft)) if state.draft else layout.no_caves)
    to.append(counted.list_hosts(layout, me, state.forests[me]))
    add_seats(to, layout, state, knowledge, me, counted)


def add_prompt(to: list[bytes], layout: Layout, state: State, own: bool) -> None:
    """The decision that is due as the seat sees it, the clock, and the card that the decision is about."""
    number = 0
    half = -1
    if state.over:
        to.append(layout.no_prompt)
    else:
        at = len(state.stack) - 1
        while not own and _PRIVATE[state.stack[at] & 31]:
            at -= 1
        top = state.stack[at]
        word = top & 31
        to.append(layout.prompts[word])
        if word in (PLACE, PAY):
            half = field_a(top)
        elif (field_d(top) or word not in _NOTHING) and field_d(top) >> 10 != CAVE_CARD:
            half = field_d(top) & 1023
        if word == PAY:
            number = layout.tables.half_cost[half]
        elif word in (CAVE, DISCARD):
            number = field_a(top)
        elif word == FREE:
            number = field_b(top) & 3
    clock = (
        min(len(state.deck) - state.top, _FULL) | (state.winter << 8) | (min(state.turns, _FULL) << 16)
        | (min(state.extra, _FULL) << 24) | (len(state.aside) << 48) | (min(number, _FULL) << 56)
    )  # fmt: skip
    if state.digging:
        clock |= 1 << 32
    if state.over:
        clock |= 1 << 40
    to.append(clock.to_bytes(8, "little"))
    to.append(layout.halves[half] if 0 <= half < 2 * layout.cards else layout.no_halves)


def counts(size: int, cards: list[int]) -> bytes:
    """How many of each kind of card."""
    counted = bytearray(size)
    for card in cards:
        counted[card] += 1
    return bytes(counted)


def _one_of(size: int, place: int) -> bytes:
    return counts(size, [place])


def host_fields(layout: Layout, key: int) -> bytes:
    """One host by its key."""
    fields = layout.hosts.get(key)
    if fields is None:
        fields = bytes([(key >> (7 * place)) & FIELD for place in range(FIELDS)])
        if len(layout.hosts) < _KEPT:
            layout.hosts[key] = fields
    return fields


def add_seats(to: list[bytes], layout: Layout, state: State, knowledge: Knowledge, me: int, counted: Counted) -> None:
    """What everybody sees of each seat, clockwise from the one that looks."""
    order = [seat if seat < state.seats else seat - state.seats for seat in range(me, me + state.seats)]
    for seat in order:
        points = counted.points[seat]
        told = (
            min(len(state.hands[seat]), _FULL) | (min(max(points, 0), _FULL) << 8)
            | (min(max(points - _FULL, 0), _FULL) << 16) | (min(len(state.caves[seat]), _FULL) << 24)
            | (state.cave_cards[seat] << 32) | (min(len(state.forests[seat].keys), _FULL) << 40)
        )  # fmt: skip
        if seat == state.start:
            told |= 1 << 48
        if seat == state.seat and not state.over:
            told |= 1 << 56
        to.append(told.to_bytes(8, "little"))
    to += [counted.tallies[seat] for seat in order]
    to += [counted.count_known(layout.cards, seat, knowledge.known[seat]) for seat in order]


def clipped(numbers: list[int]) -> bytes:
    """The numbers as bytes; what is too large is told as 255."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), _FULL) for number in numbers])
