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
from spinney.envs.rows import clip, put

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
_NO_CARDS: Final[list[int]] = []
_KEPT: Final = 1 << 16

# The pieces of which `look` puts an observation together, in their order; after them come those of the seats.
_PROMPT: Final = 0
_CLOCK: Final = 1
_CARD: Final = 9
_CHOSEN: Final = 10
_HAND: Final = 11
_ASIDE: Final = 12
_SHOWN: Final = 13
_CLEARING: Final = 14
_DISCARD: Final = 15
_CAVES: Final = 16
_HOSTS: Final = 17
_SEATS: Final = 18
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
        self.kinds = b"o" + b"n" * len(CLOCK) + b"occccc" + b"bcb" + b"nbn" * seats + b"b" * seats + b"c" * seats
        """What the pieces are of which `look` puts an observation together, for `rows.put`."""
        self.sizes: Any = (
            (_KINDS,) + (1,) * len(CLOCK) + (2 * cards,) + (cards,) * 6 + (32, HOSTS * FIELDS)
            + (1, len(OWN) - 2, 1) * seats + (tables.tally_size,) * seats + (cards,) * seats
        )  # fmt: skip

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.tables, self.seats)

    def _add(self, name: str, shape: tuple[int, ...]) -> int:
        part = Part(name, self.size, shape)
        self.parts[name] = part
        self.size = part.stop
        return part.start


class Counted:
    """What was counted in hands, forests and piles of a game, kept as bytes until they change."""

    def __init__(self, seats: int) -> None:
        self.changes = [-1] * seats
        self.tallies = [b""] * seats
        self.points = [0] * seats
        self.point_changes = 0
        """How often somebody's points have changed."""
        self.standings = [b""] * seats
        """What `OWN` has of each seat between the hand and whether it acts."""
        self.host_changes = [-1] * seats
        self.host_keys: list[list[int]] = [[]] * seats
        self.hosts = [bytes(HOSTS * FIELDS)] * seats
        self.discarded = -1
        self.discard = b""
        self.compares = [False] * seats
        """Whether points of a seat depend on other forests."""
        self.parts: list[list[Any]] = [[] for _ in range(seats)]
        """For each seat that looks the pieces of its observation, so that none has to be listed anew."""

    def copy(self) -> "Counted":
        """An independent copy."""
        new = Counted(len(self.changes))
        new.changes, new.tallies, new.points = self.changes[:], self.tallies[:], self.points[:]
        new.point_changes, new.standings = self.point_changes, self.standings[:]
        new.host_changes, new.host_keys, new.hosts = self.host_changes[:], self.host_keys[:], self.hosts[:]
        new.discarded, new.discard, new.compares = self.discarded, self.discard, self.compares[:]
        return new

    def count(self, state: State) -> None:
        """Brings the forests up to date."""
        changed = False
        for seat, forest in enumerate(state.forests):
            if forest.changes != self.changes[seat]:
                self.changes[seat] = forest.changes
                self.tallies[seat] = clip(forest.tally)
                self.standings[seat] = b""
                self.compares[seat] = compares(forest)
                changed = True
        if changed:
            self._count_points(state)

    def _count_points(self, state: State) -> None:
        """The points of those whose forest has changed, and of those for whom other forests matter."""
        changed = False
        for seat in range(state.seats):
            if self.standings[seat] and not self.compares[seat]:
                continue
            points = total(state.forests, seat)
            if points != self.points[seat]:
                self.points[seat] = points
                changed = True
            elif self.standings[seat]:
                continue
            standing = [
                points, points - _FULL, len(state.caves[seat]), state.cave_cards[seat], len(state.forests[seat].keys),
                1 if seat == state.start else 0,
            ]  # fmt: skip
            self.standings[seat] = clip(standing)
        if changed:
            self.point_changes += 1

    def list_hosts(self, layout: Layout, seat: int, forest: Forest) -> bytes:
        """The hosts one by one, with the species (+ 1) of the first card in each place; 127: there is no such place."""
        if self.host_changes[seat] != forest.changes:
            self.host_changes[seat] = forest.changes
            before = self.host_keys[seat]
            keys = forest.keys[:HOSTS]
            if keys != before:
                self.host_keys[seat] = keys
                self.hosts[seat] = changed_hosts(layout, self.hosts[seat], before, keys)
        return self.hosts[seat]

    def count_discard(self, size: int, cards: tuple[int, ...]) -> bytes:
        """How many of each kind of card lie on the discard pile, which only grows."""
        if self.discarded != len(cards):
            self.discarded = len(cards)
            counted = bytearray(size)
            put(counted, 0, b"c", (size,), (cards,))
            self.discard = bytes(counted)
        return self.discard


def compares(forest: Forest) -> bool:
    """Whether a species that lies here is compared with other forests."""
    rules = forest.tables.points
    for species in forest.present:  # noqa: SIM110 (compiled, a plain loop is faster)
        if rules[species].looks_at_others:
            return True
    return False


def look(
    row: bytearray,
    start: int,
    layout: Layout,
    state: State,
    knowledge: Knowledge,
    me: int,
    chosen: list[int],
    counted: Counted,
) -> None:
    """Writes what the seat sees into zeros of the row; `chosen`: cards of a set chosen so far."""
    own = me == state.seat
    counted.count(state)
    parts = counted.parts[me]
    if not parts:
        parts = [0] * len(layout.sizes)
        counted.parts[me] = parts
    parts[_SHOWN] = _NO_CARDS
    put_prompt(parts, layout, state, own)
    parts[_CHOSEN] = chosen if own else _NO_CARDS
    parts[_HAND] = state.hands[me]
    parts[_ASIDE] = state.aside if own else _NO_CARDS
    parts[_CLEARING] = state.clearing
    parts[_DISCARD] = counted.count_discard(layout.cards, state.discard)
    parts[_CAVES] = state.draft
    parts[_HOSTS] = counted.list_hosts(layout, me, state.forests[me])
    put_seats(parts, state, knowledge, me, counted)
    put(row, start, layout.kinds, layout.sizes, parts)


def put_prompt(parts: list[Any], layout: Layout, state: State, own: bool) -> None:
    """The decision that is due as the seat sees it, the clock, and the half that the decision is about."""
    number = 0
    half = -1
    word = -1
    if not state.over:
        at = len(state.stack) - 1
        while not own and _PRIVATE[state.stack[at] & 31]:
            at -= 1
        top = state.stack[at]
        word = top & 31
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
        elif word == KEEP and own:
            parts[_SHOWN] = [field_a(top), field_b(top), field_c(top)]
    parts[_PROMPT] = word
    parts[_CLOCK] = len(state.deck) - state.top
    parts[_CLOCK + 1] = state.winter
    parts[_CLOCK + 2] = state.turns
    parts[_CLOCK + 3] = state.extra
    parts[_CLOCK + 4] = 1 if state.digging else 0
    parts[_CLOCK + 5] = 1 if state.over else 0
    parts[_CLOCK + 6] = len(state.aside)
    parts[_CLOCK + 7] = number
    parts[_CARD] = half


def host_fields(layout: Layout, key: int) -> bytes:
    """One host by its key."""
    fields = layout.hosts.get(key)
    if fields is None:
        fields = bytes([(key >> (7 * place)) & FIELD for place in range(FIELDS)])
        if len(layout.hosts) < _KEPT:
            layout.hosts[key] = fields
    return fields


def changed_hosts(layout: Layout, told: bytes, before: list[int], keys: list[int]) -> bytes:
    """The bytes of the hosts, most of which are what they were: a move adds one or changes one."""
    at = 0
    both = min(len(before), len(keys))
    while at < both and before[at] == keys[at]:
        at += 1
    if at < len(keys) and before[at + 1 :] == keys[at + 1 :]:
        return told[: FIELDS * at] + host_fields(layout, keys[at]) + told[FIELDS * (at + 1) :]
    listed = b"".join([host_fields(layout, key) for key in keys])
    return listed + bytes(HOSTS * FIELDS - len(listed))


def put_seats(parts: list[Any], state: State, knowledge: Knowledge, me: int, counted: Counted) -> None:
    """What everybody sees of each seat, clockwise from the one that looks."""
    seats = state.seats
    acts = -1 if state.over else state.seat
    own, tally, known = _SEATS, _SEATS + 3 * seats, _SEATS + 4 * seats
    seat = me
    for _ in range(seats):
        parts[own] = len(state.hands[seat])
        parts[own + 1] = counted.standings[seat]
        parts[own + 2] = 1 if seat == acts else 0
        parts[tally] = counted.tallies[seat]
        parts[known] = knowledge.known[seat]
        own += 3
        tally += 1
        known += 1
        seat += 1
        if seat == seats:
            seat = 0
