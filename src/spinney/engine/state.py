"""The position: everything that the rules need, in a shell that changes in place and is cheap to copy.

What is pending lies on a stack of *frames*, plain numbers, so that any moment can be copied, saved and taken back. A
frame is a word and up to four small fields. The top frame is the decision that is due; `effects.advance` carries out
frames that need none.
"""

from bisect import insort
from typing import Any, Final

from spinney.engine.forest import Forest, empty_forest
from spinney.engine.prompts import TURN
from spinney.engine.tables import HOST, NO_KIND, NO_SYMBOL, Tables

# Frames that are carried out by themselves; those that wait for a decision are the prompts (`engine.prompts`).
RUN: Final = 16
ACT: Final = 17
CAVE_EFFECT: Final = 18
DRAW_TWO: Final = 19
BEGIN: Final = 20
OPEN_CARDS: Final = 21
DEAL_OFFERS: Final = 22
HAND_OVER: Final = 23

# Where cards of a drafted first hand go: into the hand, and what lies face down until the last round is over.
TO_HAND: Final = 0
TO_RIGHT: Final = 1
TO_LEFT: Final = 2
TO_CLEARING: Final = 3
OUT: Final = 4

# Whose text a frame carries out.
EFFECT: Final = 0
BONUS: Final = 1
PERMANENT: Final = 2
CAVE_CARD: Final = 3
SOURCES: Final = ("effect", "bonus", "permanent", "cave")
"""Their names, each at the place of its number."""


def frame(word: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0) -> int:
    """Packs a frame."""
    return word | (a << 5) | (b << 15) | (c << 25) | (d << 35)


def word_of(packed: int) -> int:
    """What a frame is: a prompt, or one of those that are carried out by themselves."""
    return packed & 31


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
    """One position of a game: what the rules need, and nothing else.

    What the seats know of each other's hands stands beside it (`engine.knowledge`). `empty_state` makes one; there is
    no `__init__`, so that copies are cheap. What happens to cards and turns happens in methods, so that a position of
    another kind can write it down (`engine.events`) or deal otherwise (`bots.draws`).
    """

    tables: Tables
    seats: int
    deck: list[int]
    """The whole deck as dealt, top first; shared between copies, never changed."""
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
    hands: list[list[int]]
    """The cards in hand, sorted."""
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
    split: tuple[tuple[int, ...], ...]
    """Where first hands are drafted, five for each seat: cards to be split, then those for `TO_RIGHT` … `OUT`."""
    stack: list[int]
    automa: list[int]
    """The numbers of the automa's cards in the order in which it turns them up, all passes; shared, never changed."""
    automa_turns: int
    """How many turns the automa has taken."""

    def copy(self) -> "State":
        """An independent copy; what never changes is shared."""
        new = State()
        self.fill(new)
        return new

    def fill(self, new: "State") -> None:
        """Makes another position equal to this one."""
        new.tables = self.tables
        new.seats = self.seats
        new.deck = self.deck
        new.top = self.top
        new.winter = self.winter
        new.over = self.over
        new.start = self.start
        new.seat = self.seat
        new.turns = self.turns
        new.extra = self.extra
        new.hands = [hand[:] for hand in self.hands]
        new.aside = self.aside[:]
        new.digging = self.digging
        new.clearing = self.clearing[:]
        new.discard = self.discard
        new.forests = [forest.copy() for forest in self.forests]
        new.caves = self.caves[:]
        new.cave_cards = self.cave_cards[:]
        new.draft = self.draft
        new.split = self.split
        new.stack = self.stack[:]
        new.automa = self.automa
        new.automa_turns = self.automa_turns

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt_state, (
            self.tables, self.seats, self.deck, self.top, self.winter, self.over, self.start, self.seat, self.turns,
            self.extra, self.hands, self.aside, self.digging, self.clearing, self.discard, self.forests, self.caves,
            self.cave_cards, self.draft, self.stack, self.automa, self.automa_turns, self.split,
        )  # fmt: skip

    def key(self) -> tuple[object, ...]:
        """Equal keys mean equal positions."""
        forests = tuple((tuple(f.tally), tuple(f.keys), tuple(f.cards), f.permanents) for f in self.forests)
        return (
            self.tables.edition, tuple(self.deck), self.top, self.winter, self.over, self.seat, self.turns, self.extra,
            tuple(map(tuple, self.hands)), tuple(self.aside), self.digging, tuple(self.clearing), self.discard, forests,
            tuple(self.caves), tuple(self.cave_cards), self.draft, tuple(self.stack), self.start,
            tuple(self.automa), self.automa_turns, self.split,
        )  # fmt: skip

    # -- the deck ---------------------------------------------------------------------------------------------

    def next_card(self) -> int:
        """Takes the top card off the deck; -1 when that was the third winter card and the game is over."""
        while True:
            card = self.deck[self.top]
            self.top += 1
            if card >= 0:
                return card
            if self.winter_comes():
                return -1

    def winter_comes(self) -> bool:
        """A winter card came off the deck; whether the game is over with it."""
        self.winter += 1
        if self.winter < self.tables.winters:
            return False
        self.over = True
        self.stack.clear()
        return True

    def last_cards(self, number: int) -> list[int]:
        """The last cards that came off the deck, the latest first."""
        cards: list[int] = []
        at = self.top - 1
        while len(cards) < number:
            if self.deck[at] >= 0:
                cards.append(self.deck[at])
            at -= 1
        return cards

    def room(self) -> int:
        """How many more cards the seat may draw."""
        return self.tables.hand_limit - len(self.hands[self.seat]) - len(self.aside)

    def draw_to(self, cards: list[int]) -> int:
        """Draws one card from the deck to the others, in their order; -1 when the game is over instead."""
        card = self.next_card()
        if card >= 0:
            insort(cards, card)
        return card

    def draw(self, number: int) -> None:
        """Draws from the deck, one after another, up to the hand limit; what the Mole brings up stands aside."""
        to = self.aside if self.digging else self.hands[self.seat]
        for _ in range(min(number, self.room())):
            if self.draw_to(to) < 0:
                return

    def reveal(self) -> None:
        """Turns the top card of the deck over into the clearing."""
        card = self.next_card()
        if card >= 0:
            self.clearing.append(card)

    # -- the hand ---------------------------------------------------------------------------------------------

    def take(self, card: int) -> None:
        """Takes a card of the clearing into the hand."""
        self.clearing.remove(card)
        insort(self.hands[self.seat], card)

    def to_clearing(self, card: int) -> None:
        """Puts a hand card into the clearing."""
        self.hands[self.seat].remove(card)
        self.clearing.append(card)

    def discard_hand(self) -> None:
        """Puts the whole hand onto the discard pile."""
        hand = self.hands[self.seat]
        self.discard += tuple(hand)
        hand.clear()

    # -- drafted first hands ----------------------------------------------------------------------------------

    def deal_offers(self, number: int) -> None:
        """Everybody is dealt cards to be split, in turn order."""
        split = list(self.split)
        for at in range(self.seats):
            offer: list[int] = []
            for _ in range(number):
                self.draw_offer(offer)
            split[5 * ((self.start + at) % self.seats)] = tuple(offer)
        self.split = tuple(split)

    def draw_offer(self, offer: list[int]) -> None:
        """A card off the deck to those to be split, in their order."""
        card = self.next_card()
        if card >= 0:
            insort(offer, card)

    def split_off(self, to: int, cards: list[int]) -> None:
        """The seat decides where some of its cards go: into the hand at once, or face down to be handed over."""
        split = list(self.split)
        at = 5 * self.seat
        left = list(split[at])
        for card in cards:
            left.remove(card)
        split[at] = tuple(left)
        if to == TO_HAND:
            self.keep_cards(cards)
        else:
            split[at + to] += tuple(cards)
        self.split = tuple(split)

    def keep_cards(self, cards: list[int]) -> None:
        """Cards that were dealt to be split come into the hand."""
        for card in cards:
            insort(self.hands[self.seat], card)

    def hand_over(self) -> None:
        """What lies face down is handed over: to the neighbours, and into the clearing, in turn order."""
        for i in range(self.seats):
            seat = (self.start + i) % self.seats
            for card in self.split[5 * seat + TO_RIGHT]:
                self.give(seat, (seat - 1) % self.seats, card)
            for card in self.split[5 * seat + TO_LEFT]:
                self.give(seat, (seat + 1) % self.seats, card)
            self.clearing += self.split[5 * seat + TO_CLEARING]
        split: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            split += [(), (), (), (), self.split[5 * seat + OUT]]
        self.split = tuple(split)

    def give(self, _giver: int, to: int, card: int) -> None:
        """A card comes from one seat into the hand of another."""
        insort(self.hands[to], card)

    # -- forest and cave --------------------------------------------------------------------------------------

    def put(self, half: int, place: int) -> int:
        """Puts a half into the seat's forest, as a host or at one (place: twice its number, one more to join).

        Returns the kind of the host that it lies at.
        """
        t = self.tables
        forest = self.forests[self.seat]
        slot = t.half_slot[half]
        if slot == HOST:
            forest.add_host(t.half_species[half], t.half_symbol[half], half >> 1)
            return NO_KIND
        return forest.attach(t.half_species[half], t.half_symbol[half], half >> 1, slot, place >> 1, place & 1 == 1)

    def put_face_down(self, card: int, _from_deck: bool) -> None:
        """Puts a card face down into the seat's forest, as a host."""
        self.forests[self.seat].add_host(self.tables.face_down, NO_SYMBOL, card)

    def to_cave(self, card: int, _from_hand: bool = False) -> None:
        """Puts a card into the seat's cave."""
        self.caves[self.seat] += (card,)
        forest = self.forests[self.seat]
        forest.tally[self.tables.cave_counter] += 1
        forest.tally[self.tables.cave_points_counter] += 1
        forest.changes += 1

    # -- the automa -------------------------------------------------------------------------------------------

    def automa_begins(self) -> int:
        """The automa turns up its next card; its number."""
        self.automa_turns += 1
        return self.automa[self.automa_turns - 1]

    def automa_adds(self) -> None:
        """The automa puts the top card of the deck at the right end of the clearing."""
        card = self.next_card()
        if card >= 0:
            self.clearing.append(card)

    def automa_removes(self, from_right: bool) -> None:
        """The automa discards the card at one end of the clearing."""
        self.discard += (self.clearing.pop(-1 if from_right else 0),)

    def automa_burns(self) -> None:
        """The automa discards the top card of the deck."""
        card = self.next_card()
        if card >= 0:
            self.discard += (card,)

    # -- turns ------------------------------------------------------------------------------------------------

    def lapse(self, source: int) -> None:
        """A text finds nothing that it could do, as all can see."""

    def gain_turn(self) -> None:
        """The seat has another turn coming."""
        self.extra += 1

    def sweep(self) -> None:
        """The clearing goes onto the discard pile."""
        self.discard += tuple(self.clearing)
        self.clearing.clear()

    def begin_turn(self, _again: bool) -> None:
        """The seat begins its turn."""
        self.turns += 1
        self.stack.append(TURN)


def empty_state(tables: Tables, seats: int, deck: list[int], start: int) -> State:
    """A position before anything was dealt."""
    state = State()
    state.tables, state.seats, state.deck = tables, seats, deck
    state.start = state.seat = start
    state.top = state.winter = state.turns = state.extra = 0
    state.over = state.digging = False
    state.hands = [[] for _ in range(seats)]
    state.aside, state.clearing, state.stack = [], [], []
    state.discard = state.draft = ()
    state.split = ()
    state.forests = [empty_forest(tables) for _ in range(seats)]
    state.caves = [() for _ in range(seats)]
    state.cave_cards = [0] * seats
    state.automa, state.automa_turns = [], 0
    return state


def rebuilt_state(*values: Any) -> State:
    """A position from its parts, as `State.__reduce__` names them."""
    state = State()
    state.tables, state.seats, state.deck, state.top, state.winter, state.over, state.start = values[:7]
    state.seat, state.turns, state.extra, state.hands, state.aside, state.digging = values[7:13]
    state.clearing, state.discard, state.forests, state.caves, state.cave_cards = values[13:18]
    state.draft, state.stack, state.automa, state.automa_turns, state.split = values[18:]
    return state
