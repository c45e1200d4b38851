"""What a seat sees, as bytes of a fixed layout: for learning programs, made in microseconds.

Everything in it is in the seat's view (`engine.view`) too; `Layout` has the names of the parts.
"""

from typing import Any, Final

from spinney.engine.forest import Forest
from spinney.engine.knowledge import Knowledge
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
from spinney.envs import rows

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
# Written in C where it is compiled: as constants they are called without being looked up.
_PUT: Final[Any] = rows.put
_PUT_SEAT: Final[Any] = rows.put_seat
_COUNT: Final[Any] = rows.count
_CLIP: Final[Any] = rows.clip
_UNPACK: Final[Any] = rows.unpack
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


def piece(kind: str, size: int) -> bytes:
    """What `rows.put` is told of a part: its kind and its size."""
    return bytes([ord(kind), size & 255, size >> 8])


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
        self.pattern = (
            piece("o", _KINDS) + piece("n", 1) * len(CLOCK) + piece("o", 2 * cards) + piece("c", cards) * 5
            + piece("b", cards) + piece("c", 32) + piece("b", HOSTS * FIELDS)
        )  # fmt: skip
        """What the pieces are of which `look` puts an observation together up to the seats, for `rows.put`."""
        self.seat_starts: Any = (self.seat, self.forest, self.known)
        """Where what all see of the seats begins, for `rows.put_seat`."""

    def __reduce__(self) -> tuple[Any, ...]:
        return Layout, (self.tables, self.seats)

    def _add(self, name: str, shape: tuple[int, ...]) -> int:
        part = Part(name, self.size, shape)
        self.parts[name] = part
        self.size = part.stop
        return part.start


class Told:
    """What everybody sees of one seat, kept as bytes until it changes: in one place, so that it is read in one go."""

    def __init__(self) -> None:
        self.changes = -1
        """How often the forest had changed when it was counted."""
        self.points = 0
        self.compares = False
        """Whether the points depend on other forests."""
        self.standing = b""
        """What `OWN` has of the seat between the hand and whether it acts."""
        self.tally = b""
        self.hosts = b""
        """The hosts one by one, with the species (+ 1) of the first card in each place; 127: there is no such place."""
        self.known_cards: tuple[int, ...] = ()
        self.known = b""
        """The cards that are known to be in the hand; `known_cards` is what was counted."""

    def copy(self) -> "Told":
        """An independent copy."""
        new = Told()
        new.changes, new.points, new.compares = self.changes, self.points, self.compares
        new.standing, new.tally, new.hosts = self.standing, self.tally, self.hosts
        new.known_cards, new.known = self.known_cards, self.known
        return new

    def count_forest(self, forest: Forest) -> None:
        """The forest has changed: all but the points, which may need other forests too."""
        self.changes = forest.changes
        self.tally = _CLIP(forest.tally)
        self.hosts = _UNPACK(forest.keys, HOSTS * FIELDS)
        self.standing = b""
        self.compares = compares(forest)

    def count_known(self, cards: tuple[int, ...], size: int) -> None:
        """What is known of the hand has changed; there are so many kinds of cards."""
        self.known_cards = cards
        self.known = _COUNT(cards, size)


class Counted:
    """What was counted in hands, forests and piles of a game, kept as bytes until they change."""

    def __init__(self, seats: int) -> None:
        self.is_fresh = False
        """Whether nothing has happened since all was counted."""
        self.seats = [Told() for _ in range(seats)]
        self.point_changes = 0
        """How often somebody's points have changed."""
        self.discarded = -1
        self.discard = b""

    def copy(self) -> "Counted":
        """An independent copy."""
        new = Counted(0)
        new.is_fresh = self.is_fresh
        new.seats = [told.copy() for told in self.seats]
        new.point_changes = self.point_changes
        new.discarded, new.discard = self.discarded, self.discard
        return new

    def count(self, state: State) -> None:
        """Brings the forests up to date."""
        if self.is_fresh:
            return
        self.is_fresh = True
        changed = False
        for seat, told in enumerate(self.seats):
            forest = state.forests[seat]
            if forest.changes != told.changes:
                told.count_forest(forest)
                changed = True
        if changed:
            self._count_points(state)

    def _count_points(self, state: State) -> None:
        """The points of those whose forest has changed, and of those for whom other forests matter."""
        changed = False
        for seat, told in enumerate(self.seats):
            if told.standing and not told.compares:
                continue
            points = total(state.forests, seat)
            if points != told.points:
                told.points = points
                changed = True
            elif told.standing:
                continue
            standing = [
                points, points - _FULL, len(state.caves[seat]), state.cave_cards[seat], len(state.forests[seat].keys),
                1 if seat == state.start else 0,
            ]  # fmt: skip
            told.standing = _CLIP(standing)
        if changed:
            self.point_changes += 1

    def count_discard(self, layout: Layout, cards: tuple[int, ...]) -> bytes:
        """How many of each kind of card lie on the discard pile, which only grows."""
        if self.discarded != len(cards):
            self.discarded = len(cards)
            self.discard = _COUNT(cards, layout.cards)
        return self.discard


def compares(forest: Forest) -> bool:
    """Whether a species that lies here is compared with other forests."""
    for species in forest.tables.comparing:  # noqa: SIM110 (compiled, a plain loop is faster)
        if forest.tally[species]:
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
    """Writes what the seat sees into the row, over what was there; `chosen`: cards of a set chosen so far."""
    own = me == state.seat
    counted.count(state)
    word, half, number = prompt_of(layout, state, own)
    at: Any = start  # one object for all calls
    _PUT(
        row, at, layout.pattern,
        word,
        len(state.deck) - state.top, state.winter, state.turns, state.extra, 1 if state.digging else 0,
        1 if state.over else 0, len(state.aside), number,
        half,
        chosen if own else _NO_CARDS,
        state.hands[me],
        state.aside if own else _NO_CARDS,
        kept_from(state) if own and word == KEEP else _NO_CARDS,
        state.clearing,
        counted.count_discard(layout, state.discard),
        state.draft,
        counted.seats[me].hosts,
    )  # fmt: skip
    acts = -1 if state.over else state.seat
    for place in range(state.seats):
        seat = (me + place) % state.seats
        told = counted.seats[seat]
        if knowledge.known[seat] is not told.known_cards or not told.known:
            told.count_known(knowledge.known[seat], layout.cards)
        _PUT_SEAT(
            row, at, place, layout.seat_starts,
            len(state.hands[seat]), told.standing, seat == acts, told.tally, told.known,
        )  # fmt: skip


def prompt_of(layout: Layout, state: State, own: bool) -> tuple[int, int, int]:
    """The decision that is due as the seat sees it, the half that it is about (or -1), and how many cards."""
    if state.over:
        return -1, -1, 0
    at = len(state.stack) - 1
    while not own and _PRIVATE[state.stack[at] & 31]:
        at -= 1
    top = state.stack[at]
    word = top & 31
    half = -1
    number = 0
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
    return word, half, number


def kept_from(state: State) -> list[int]:
    """The cards one of which is kept."""
    top = state.stack[-1]
    return [field_a(top), field_b(top), field_c(top)]
