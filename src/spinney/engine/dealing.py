"""Shuffles, builds the deck and makes the first position, all in numbers."""

from collections.abc import Callable

from spinney.engine.effects import advance, take_cave
from spinney.engine.prompts import DRAFT, MULLIGAN, SPLIT
from spinney.engine.state import (
    ACT,
    BEGIN,
    CAVE_EFFECT,
    DEAL_OFFERS,
    HAND_OVER,
    OPEN_CARDS,
    State,
    empty_state,
    frame,
)
from spinney.engine.tables import WINTER, Tables, winter_pile


class PackedDeal:
    """A deal in numbers: deck and removed cards are places in the list of all copies."""

    def __init__(
        self, deck: list[int], removed: list[int], caves: tuple[int, ...], start: int, automa: list[int]
    ) -> None:
        self.deck = deck
        self.removed = removed
        self.caves = caves
        self.start = start
        self.automa = automa


def shuffle(cards: list[int], random: Callable[[], float]) -> None:
    """Shuffles in place; each order is equally likely."""
    for i in range(len(cards) - 1, 0, -1):
        j = int(random() * (i + 1))
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card


def deal_numbers(t: Tables, seats: int, removed: int, random: Callable[[], float]) -> PackedDeal:
    """Removes cards unseen, puts the winter cards into the last part, shuffles the caves and draws who starts."""
    cards = list(range(len(t.copy_ids)))
    deck: list[int] = []
    if t.start_copies:
        deck.append(t.start_copies[int(random() * len(t.start_copies))])
        cards.remove(deck[0])
    shuffle(cards, random)
    left = len(cards) - removed
    above = left - winter_pile(t, left)
    below = cards[removed + above :]
    for _ in range(t.winters if t.winter_last else t.winters - 1):
        below.append(WINTER)
    shuffle(below, random)
    deck += cards[removed : removed + above]
    if not t.winter_last:
        deck.append(WINTER)
    deck += below
    caves: list[int] = []
    if t.draft:
        caves = list(range(1, len(t.cave_programs) + 1))
        shuffle(caves, random)
    elif t.cave:
        caves = [t.cave]
    return PackedDeal(deck, cards[:removed], tuple(caves[:seats]), int(random() * seats), deal_automa(t, random))


def deal_automa(t: Tables, random: Callable[[], float]) -> list[int]:
    """The numbers of the automa's cards, shuffled anew for each time that they may be gone through."""
    dealt: list[int] = []
    for _ in range(t.automa_passes):
        numbers = list(range(1, len(t.automa) + 1))
        shuffle(numbers, random)
        dealt += numbers
    return dealt


def deck_of(t: Tables, deal: PackedDeal) -> list[int]:
    """The deck of a deal in cards: which copy lies where is forgotten."""
    cards = t.copy_cards
    return [cards[copy] if copy >= 0 else WINTER for copy in deal.deck]


def begin(
    t: Tables, seats: int, deck: list[int], caves: tuple[int, ...], start: int, mulligan: bool, automa: list[int]
) -> State:
    """The position at the first decision: hands are dealt, set-up lies on the stack."""
    state = empty_state(t, seats, deck, start)
    state.automa = automa
    order = [(start + i) % seats for i in range(seats)]
    hand = t.hand_size + (1 if t.start_extra and t.start_copies else 0)
    todo: list[int] = []
    if t.hand_deals:
        todo = draft_frames(t, state, order)
    else:
        for seat in order:
            state.hands[seat] = sorted(deck[state.top : state.top + hand])
            state.top += hand
    if t.mulligan and mulligan and not t.hand_deals:
        for seat in order:
            todo += [frame(ACT, seat), frame(MULLIGAN)]
    if t.draft:
        state.draft = tuple(sorted(caves))
        for word in (DRAFT, CAVE_EFFECT):
            for seat in reversed(order):
                todo += [frame(ACT, seat), frame(word)]
    if t.open_cards:
        todo.append(frame(OPEN_CARDS, t.open_cards))
    if t.cave:
        for seat in order:
            take_cave(state, seat, t.cave)
            todo += [frame(ACT, seat), frame(CAVE_EFFECT)]
    todo += [frame(ACT, start), frame(BEGIN)]
    todo.reverse()
    state.stack = todo
    advance(state)
    return state


def draft_frames(t: Tables, state: State, order: list[int]) -> list[int]:
    """First hands are drafted: in each round all seats split what they are dealt, at the end it is handed over."""
    cards, keep, right, left, clearing, rounds = t.hand_deals[state.seats]
    state.split = ((),) * (5 * state.seats)
    parts = [(to, number) for to, number in enumerate([keep, right, left, clearing]) if number]
    todo: list[int] = []
    for _ in range(rounds):
        todo.append(frame(DEAL_OFFERS, cards))
        for seat in order:
            todo.append(frame(ACT, seat))
            for place, (to, number) in enumerate(parts):
                todo.append(frame(SPLIT, to, number, 1 if place == len(parts) - 1 else 0))
    todo.append(frame(HAND_OVER))
    return todo
