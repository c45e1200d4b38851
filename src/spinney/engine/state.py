"""The position: everything that the rules need, in a shell that changes in place and is cheap to copy.

What is pending lies on a stack of *frames*, plain numbers, so that any moment can be copied, saved and taken back. A
frame is a word and up to four small fields. The top frame is the decision that is due; `effects.advance` carries out
frames that need none.
"""

from bisect import insort
from typing import Final

from spinney.engine.forest import Forest, empty_forest
from spinney.engine.packing import entry_card, make_entry
from spinney.engine.tables import HOST, NO_SYMBOL, Tables

# Frames that wait for a decision.
MULLIGAN: Final = 0
DRAFT: Final = 1
TURN: Final = 2
SECOND: Final = 3
PLACE: Final = 4
PAY: Final = 5
USE: Final = 6
FREE: Final = 7
DIG: Final = 8
TAKE: Final = 9
CAVE: Final = 10
LAY: Final = 11
DISCARD: Final = 12
KEEP: Final = 13
PROMPTS: Final = [
    "mulligan", "draft", "turn", "second", "place", "pay", "use", "free", "dig", "take", "cave", "face_down", "discard",
    "keep",
]  # fmt: skip
# Frames that are carried out by themselves.
RUN: Final = 16
ACT: Final = 17
CAVE_EFFECT: Final = 18
DRAW_TWO: Final = 19
BEGIN: Final = 20

# What a trace tells, packed like frames: the word, then its fields.
DREW: Final = 0
"""A card from the deck into the hand of a seat."""
TOOK: Final = 1
"""A card of the clearing into the hand of a seat."""
REVEALED: Final = 2
"""A card from the deck into the clearing."""
DISCARDED: Final = 3
"""A card from the hand of a seat into the clearing."""
PLACED: Final = 4
"""A half into the forest of a seat, at a host and position."""
LAID: Final = 5
"""A card face down into the forest of a seat as a host; 1 where it came from the deck."""
CAVED: Final = 6
"""A card into the cave of a seat; 1 where it came from the hand, unseen."""
CHANGED_HAND: Final = 7
"""A card of a first hand onto the discard pile."""
SHOWED: Final = 8
WINTER_CAME: Final = 9
SWEPT: Final = 10
GAINED_TURN: Final = 11
TURN_BEGAN: Final = 12
ENDED: Final = 13

# Whose text a frame carries out.
EFFECT: Final = 0
BONUS: Final = 1
PERMANENT: Final = 2
CAVE_CARD: Final = 3


def frame(word: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Packs a frame."""
    return word | (a << 5) | (b << 15) | (c << 25) | (d << 35)


def field_a(packed: int) -> int:
    """The first field of a frame."""
    return (packed >> 5) & 1023


def field_b(packed: int) -> int:
    """The second field of a frame."""
    return (packed >> 15) & 1023


def field_c(packed: int) -> int:
    """The third field of a frame."""
    return (packed >> 25) & 1023


def field_d(packed: int) -> int:
    """The last field of a frame."""
    return packed >> 35


class State:
    """One position of a game. `empty_state` makes one; there is no `__init__`, so that copies are cheap."""

    tables: Tables
    seats: int
    deck: list[int]
    """The whole deck as dealt, top first; shared between copies, never changed (but see `luck`)."""
    luck: list[int]
    """Only in games that are played in the head: for each card the seat that draws it. What one seat draws then does
    not depend on how much the others draw, so that two ways to go on can be compared. Empty in a real game."""
    top: int
    """How many cards have come off the deck."""
    winter: int
    over: bool
    start: int
    seat: int
    """Whose decision it is."""
    turns: int
    """The number of the turn that is being played; 0 during set-up."""
    extra: int
    shows: int
    """How often a hand was shown."""
    hands: list[list[int]]
    aside: list[int]
    """What was drawn while the Mole digs."""
    digging: bool
    clearing: list[int]
    discard: tuple[int, ...]
    forests: list[Forest]
    caves: list[tuple[int, ...]]
    cave_cards: list[int]
    """The number of each seat's cave card; 0: none yet, or a plain one."""
    draft: tuple[int, ...]
    """The cave cards that lie open to be chosen from."""
    known: list[tuple[int, ...]]
    """For each seat the cards seen going into its hand, not seen leaving: card + (cards laid unseen by then << 8)."""
    buried: list[tuple[int, ...]]
    """For each seat what left its hand unseen, in order: host * 2, or place in the cave * 2 + 1."""
    stack: list[int]
    tracing: bool
    """Whether what happens is written down in `trace`, for `engine.events`."""
    trace: list[int]

    def copy(self) -> "State":
        """An independent copy; what never changes is shared."""
        new = State()
        new.tables = self.tables
        new.seats = self.seats
        new.deck = self.deck[:] if self.luck else self.deck
        new.luck = self.luck
        new.top = self.top
        new.winter = self.winter
        new.over = self.over
        new.start = self.start
        new.seat = self.seat
        new.turns = self.turns
        new.extra = self.extra
        new.shows = self.shows
        new.hands = [hand[:] for hand in self.hands]
        new.aside = self.aside[:]
        new.digging = self.digging
        new.clearing = self.clearing[:]
        new.discard = self.discard
        new.forests = [forest.copy() for forest in self.forests]
        new.caves = self.caves[:]
        new.cave_cards = self.cave_cards[:]
        new.draft = self.draft
        new.known = self.known[:]
        new.buried = self.buried[:]
        new.stack = self.stack[:]
        new.tracing = False
        new.trace = []
        return new

    def key(self) -> tuple[object, ...]:
        """Equal keys mean equal positions."""
        forests = tuple((tuple(f.tally), tuple(f.keys), tuple(f.cards), f.permanents) for f in self.forests)
        return (
            self.tables.edition, tuple(self.deck), self.top, self.winter, self.over, self.seat, self.turns, self.extra,
            tuple(map(tuple, self.hands)), tuple(self.aside), self.digging, tuple(self.clearing), self.discard, forests,
            tuple(self.caves), tuple(self.cave_cards), self.draft, tuple(self.known), tuple(self.buried),
            tuple(self.stack), self.start, self.shows,
        )  # fmt: skip

    # -- the deck ---------------------------------------------------------------------------------------------

    def next_card(self) -> int:
        """Takes the top card off the deck; -1 when that was the third winter card and the game is over."""
        while True:
            if self.luck:
                self.bring_up()
            card = self.deck[self.top]
            self.top += 1
            if card >= 0:
                return card
            self.winter += 1
            if self.tracing:
                self.trace.append(frame(WINTER_CAME, self.winter))
            if self.winter == self.tables.winters:
                self.over = True
                self.stack.clear()
                if self.tracing:
                    self.trace.append(ENDED)
                return -1

    def bring_up(self) -> None:
        """Moves the seat's next own card to the top of the deck; winter cards stay where they are."""
        deck = self.deck
        luck = self.luck
        if deck[self.top] < 0:
            return
        at = self.top
        while at < len(deck) and (deck[at] < 0 or luck[deck[at]] != self.seat):
            at += 1
        if at == len(deck):
            return
        below = deck[at]
        for place in range(self.top, at + 1):
            card = deck[place]
            if card >= 0:
                deck[place] = below
                below = card

    def room(self) -> int:
        """How many more cards the seat may draw."""
        return self.tables.hand_limit - len(self.hands[self.seat]) - len(self.aside)

    def draw(self, number: int) -> None:
        """Draws from the deck, one after another, up to the hand limit; what the Mole brings up stands aside."""
        to = self.aside if self.digging else self.hands[self.seat]
        room = self.room()
        while number > 0 and room > 0:
            card = self.next_card()
            if card < 0:
                return
            insort(to, card)
            if self.tracing:
                self.trace.append(frame(DREW, self.seat, card))
            number -= 1
            room -= 1

    def reveal(self) -> None:
        """Turns the top card of the deck over into the clearing."""
        card = self.next_card()
        if card >= 0:
            self.clearing.append(card)
            if self.tracing:
                self.trace.append(frame(REVEALED, self.seat, card))

    # -- the hand ---------------------------------------------------------------------------------------------

    def take(self, card: int) -> None:
        """Takes a card of the clearing into the hand, seen by all."""
        seat = self.seat
        self.clearing.remove(card)
        insort(self.hands[seat], card)
        self.known[seat] += (card | (len(self.buried[seat]) << 8),)
        if self.tracing:
            self.trace.append(frame(TOOK, seat, card))

    def show_hand(self) -> None:
        """The seat shows its hand to all."""
        self.shows += 1
        seat = self.seat
        if self.tracing:
            self.trace.append(frame(SHOWED, seat))
        seen = [entry & 255 for entry in self.known[seat]]
        for card in self.hands[seat]:
            if card not in seen:
                self.known[seat] += (card | (len(self.buried[seat]) << 8),)

    def leave_openly(self, card: int) -> int:
        """Takes a card out of the hand for all to see, and returns it.

        Equal cards can't be told apart: if one was seen going into this hand, that is the one which leaves.
        """
        known = self.known[self.seat]
        if self.tables.has_twin[card]:
            card = self._held(card)
            if known:
                card = self._known_equal(card)
        at = 0
        for entry in known:
            if entry & 255 == card:
                self.known[self.seat] = known[:at] + known[at + 1 :]
                break
            at += 1
        self.hands[self.seat].remove(card)
        return card

    def _known_equal(self, card: int) -> int:
        """The card that counts as leaving when `card` does: of its equals the one that was seen coming last, if any.

        Which one that is must not depend on what lies face down, so a card that does changes places with `card`.
        """
        hand = self.hands[self.seat]
        twin = self.tables.twin
        equals = [entry & 255 for entry in self.known[self.seat] if twin[entry & 255] == twin[card]]
        if not equals or equals[-1] == card:
            return card
        if equals[-1] not in hand:
            self._swap_buried(equals[-1], card)
            hand[hand.index(card)] = equals[-1]
            hand.sort()
        return equals[-1]

    def _held(self, card: int) -> int:
        """The card, or its equal where that one is left in the hand."""
        hand = self.hands[self.seat]
        if card in hand:
            return card
        twin = self.tables.twin
        for other in hand:
            if twin[other] == twin[card]:
                return other
        raise AssertionError(f"card {card} is not in the hand")

    def _swap_buried(self, known: int, card: int) -> None:
        """Puts `card` where its equal, the known one, lies unseen."""
        seat = self.seat
        for place in self.buried[seat]:
            at = place >> 1
            if place & 1:
                if self.caves[seat][at] == known:
                    cave = self.caves[seat]
                    self.caves[seat] = (*cave[:at], card, *cave[at + 1 :])
            elif entry_card(self.forests[seat].cards[at][0]) == known:
                cards = self.forests[seat].cards
                cards[at] = (make_entry(HOST, self.tables.face_down, NO_SYMBOL, card), *cards[at][1:])

    def leave_unseen(self, card: int) -> int:
        """Takes a card out of the hand so that others do not see which; of equal cards one that is not known."""
        hand = self.hands[self.seat]
        card = self._held(card)
        known = self.known[self.seat]
        if known:
            seen = [entry & 255 for entry in known]
            if card in seen:
                twin = self.tables.twin[card]
                for other in hand:
                    if self.tables.twin[other] == twin and other not in seen:
                        card = other
                        break
        hand.remove(card)
        return card

    def to_clearing(self, card: int) -> None:
        """Puts a hand card into the clearing, seen by all."""
        if self.known[self.seat] or self.tables.has_twin[card]:
            card = self.leave_openly(card)
        else:
            self.hands[self.seat].remove(card)
        self.clearing.append(card)
        if self.tracing:
            self.trace.append(frame(DISCARDED, self.seat, card))

    # -- the cave ---------------------------------------------------------------------------------------------

    def to_cave(self, card: int, unseen: int = 0) -> None:
        """Puts a card into the seat's cave."""
        self.caves[self.seat] += (card,)
        if self.tracing:
            self.trace.append(frame(CAVED, self.seat, card, unseen))
        forest = self.forests[self.seat]
        forest.tally[self.tables.cave_counter] += 1
        forest.tally[self.tables.cave_points_counter] += 1
        forest.changes += 1

    def bury_in_cave(self, card: int) -> None:
        """Puts a hand card into the cave, unseen."""
        card = self.leave_unseen(card)
        self.buried[self.seat] += (len(self.caves[self.seat]) * 2 + 1,)
        self.to_cave(card, 1)


def empty_state(tables: Tables, seats: int, deck: list[int], start: int) -> State:
    """A position before anything was dealt."""
    state = State()
    state.tables, state.seats, state.deck = tables, seats, deck
    state.start = state.seat = start
    state.luck = []
    state.top = state.winter = state.turns = state.extra = state.shows = 0
    state.over = state.digging = state.tracing = False
    state.hands = [[] for _ in range(seats)]
    state.aside, state.clearing, state.stack, state.trace = [], [], [], []
    state.discard = state.draft = ()
    state.forests = [empty_forest(tables) for _ in range(seats)]
    state.caves = [() for _ in range(seats)]
    state.cave_cards = [0] * seats
    state.known = [() for _ in range(seats)]
    state.buried = [() for _ in range(seats)]
    return state
