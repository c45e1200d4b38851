"""Shuffles, builds the deck and makes the first position, all in numbers."""

from collections.abc import Callable

from spinney.engine.effects import advance
from spinney.engine.prompts import DRAFT, MULLIGAN
from spinney.engine.state import ACT, BEGIN, CAVE_EFFECT, State, empty_state, frame
from spinney.engine.tables import WINTER, Tables, winter_pile


class PackedDeal:
    """A deal in numbers: deck and removed cards are places in the list of all copies."""

    def __init__(self, deck: list[int], removed: list[int], caves: tuple[int, ...], start: int) -> None:
        self.deck = deck
        self.removed = removed
        self.caves = caves
        self.start = start


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
    shuffle(cards, random)
    left = len(cards) - removed
    above = left - winter_pile(t, left)
    below = cards[removed + above :]
    for _ in range(t.winters - 1):
        below.append(WINTER)
    shuffle(below, random)
    deck = cards[removed : removed + above]
    deck.append(WINTER)
    deck += below
    caves: list[int] = []
    if t.draft:
        caves = list(range(1, len(t.cave_programs) + 1))
        shuffle(caves, random)
    return PackedDeal(deck, cards[:removed], tuple(caves[:seats]), int(random() * seats))


def deck_of(t: Tables, deal: PackedDeal) -> list[int]:
    """The deck of a deal in cards: which copy lies where is forgotten."""
    cards = t.copy_cards
    return [cards[copy] if copy >= 0 else WINTER for copy in deal.deck]


def begin(t: Tables, seats: int, deck: list[int], caves: tuple[int, ...], start: int, mulligan: bool) -> State:
    """The position at the first decision: hands are dealt, set-up lies on the stack."""
    state = empty_state(t, seats, deck, start)
    order = [(start + i) % seats for i in range(seats)]
    for seat in order:
        state.hands[seat] = sorted(deck[state.top : state.top + t.hand_size])
        state.top += t.hand_size
    todo: list[int] = []
    if t.mulligan and mulligan:
        for seat in order:
            todo += [frame(ACT, seat), frame(MULLIGAN)]
    if t.draft:
        state.draft = tuple(sorted(caves))
        for word in (DRAFT, CAVE_EFFECT):
            for seat in reversed(order):
                todo += [frame(ACT, seat), frame(word)]
    todo += [frame(ACT, start), frame(BEGIN)]
    todo.reverse()
    state.stack = todo
    advance(state)
    return state
