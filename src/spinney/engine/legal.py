"""Lists the legal moves of a position, packed, in a fixed order, none twice.

`engine.why` is the slow truth that says why a move is not allowed; tests hold the two against each other.
"""

from typing import Any, Final

from spinney.engine.moves import (
    CAVE_CARDS,
    DISCARD_CARDS,
    DRAFT_CAVE,
    DRAW_DECK,
    GIVE_CARDS,
    KEEP_CARD,
    KEEP_HAND,
    LAY_CARD,
    NEW_HAND,
    PAY_CARDS,
    PLACE_HALF,
    SHOW,
    SKIP,
    STOP,
    TAKE_CARD,
    USE_IT,
)
from spinney.engine.prompts import (
    CAVE,
    DIG,
    DISCARD,
    DRAFT,
    FREE,
    KEEP,
    LAY,
    MULLIGAN,
    PAY,
    PLACE,
    SECOND,
    SPLIT,
    TAKE,
    TURN,
    USE,
)
from spinney.engine.state import State, field_a, field_b, field_c
from spinney.engine.steps import named_in_clearing
from spinney.engine.tables import TREE

_PAY_ONE: Final[list[Any]] = [(32 << place) | PAY_CARDS for place in range(64)]
"""The payments of one card by its place in the hand, ready as objects."""


def legal(state: State) -> list[int]:
    """All legal moves of the decision that is due; none when the game is over."""
    if state.over:
        return []
    top = state.stack[-1]
    word = top & 31
    if word == TURN:
        return turn_moves(state)
    if word == SECOND:
        return draw_moves(state)
    if word == PLACE:
        return state.forests[state.seat].places((top >> 5) & 1023)
    if word == PAY:
        return payments(state, (top >> 5) & 1023)
    if word == USE:
        return [USE_IT, SKIP]
    return rare_moves(state, word, top)


def rare_moves(state: State, word: int, top: int) -> list[int]:
    """The moves of the prompts that come up now and then."""
    hand = state.hands[state.seat]
    if word == FREE:
        moves = free_moves(state, field_a(top), state.clearing if field_b(top) & 1 else hand)
    elif word == DIG:
        moves = []
        add_plays(state, moves)
        moves.append(STOP)
        return moves
    elif word == TAKE:
        moves = [(card << 5) | TAKE_CARD for card in different(to_take(state, top))]
    elif word == CAVE:
        zone = state.clearing if field_b(top) else hand
        least = 1 if field_c(top) else field_a(top)
        moves = card_sets(zone, places_by_card(zone), field_a(top), CAVE_CARDS, least)
    elif word == LAY:
        moves = [(card << 5) | LAY_CARD for card in different(hand)]
    elif word == DISCARD:
        return card_sets(hand, places_by_card(hand), field_a(top), DISCARD_CARDS)
    elif word == KEEP:
        drawn = sorted([field_a(top), field_b(top), field_c(top)])
        return [(card << 5) | KEEP_CARD for card in different(drawn)]
    elif word == SPLIT:
        offer = list(state.split[5 * state.seat])
        return card_sets(offer, places_by_card(offer), field_b(top), GIVE_CARDS)
    elif word == DRAFT:
        return [(number << 5) | DRAFT_CAVE for number in state.draft]
    else:
        assert word == MULLIGAN
        return [KEEP_HAND] if has_tree(state) else [KEEP_HAND, NEW_HAND]
    moves.append(SKIP)
    return moves


def turn_moves(state: State) -> list[int]:
    """Draw or play; where neither is possible, show the hand."""
    moves = draw_moves(state) if len(state.hands[state.seat]) < state.tables.hand_limit else []
    add_plays(state, moves)
    if not moves:
        moves.append(SHOW)
    return moves


def draw_moves(state: State) -> list[int]:
    """One card from the deck or from the clearing; each kind of card once."""
    moves: list[Any] = [DRAW_DECK]
    bits = state.tables.copy_bit
    draws = state.tables.draw_moves
    seen = 0
    for card in state.clearing:
        bit = bits[card]
        if bit:
            if seen & bit:
                continue
            seen |= bit
        moves.append(draws[card])
    return moves


def add_plays(state: State, moves: list[Any]) -> None:
    """Adds every half that can be paid for and placed, and saplings."""
    t = state.tables
    hand = state.hands[state.seat]
    forest = state.forests[state.seat]
    tally = forest.tally
    purse = len(hand) - 1
    plays = t.card_plays
    saplings = t.saplings
    before = -1
    for card in hand:
        if card == before:
            continue
        before = card
        cost_a, open_a, move_a, cost_b, open_b, move_b = plays[card]
        if open_a < 0:  # a host: it needs no place
            if cost_a <= purse:
                moves.append(move_a)
        else:
            if cost_a <= purse and (tally[open_a] > 0 or (t.half_joins[2 * card] and forest.has_place(2 * card))):
                moves.append(move_a)
            if cost_b <= purse and (
                tally[open_b] > 0 or (t.half_joins[2 * card + 1] and forest.has_place(2 * card + 1))
            ):
                moves.append(move_b)
        if saplings:
            moves.append(t.sapling_moves[card])


def payments(state: State, half: int) -> list[int]:
    """Every set of hand cards that pays for the chosen half."""
    t = state.tables
    hand = state.hands[state.seat]
    own = hand.index(half >> 1)
    if t.half_cost[half] > 1:
        places = [i for i in range(len(hand)) if i != own]
        return card_sets(hand, places, t.half_cost[half], PAY_CARDS)
    moves: list[Any] = []
    before = -1
    for i in range(len(hand)):
        if i != own and hand[i] != before:
            before = hand[i]
            moves.append(_PAY_ONE[i])
    return moves


def free_moves(state: State, selector: int, zone: list[int]) -> list[int]:
    """Every half of these cards that the rule names and that has a place."""
    t = state.tables
    named = t.selectors[selector]
    forest = state.forests[state.seat]
    moves: list[int] = []
    for card in different(zone):
        if t.selector_cards[selector][card]:
            for half in (2 * card, 2 * card + 1):
                species = t.half_species[half]
                if species >= 0 and named[species] and forest.has_place(half):
                    moves.append((half << 5) | PLACE_HALF)
    return moves


def different(cards: list[int]) -> list[int]:
    """The cards in order, each kind once."""
    found: list[int] = []
    for card in cards:
        if card not in found:
            found.append(card)
    return found


def to_take(state: State, top: int) -> list[int]:
    """The cards of the clearing that may be taken now: any, or those that a rule names."""
    return named_in_clearing(state, field_a(top)) if field_b(top) else state.clearing


def has_tree(state: State) -> bool:
    """Whether the hand holds a tree."""
    t = state.tables
    return any(t.host_kind[t.half_species[2 * card]] == TREE for card in state.hands[state.seat])


# -- sets of cards ------------------------------------------------------------------------------------------------


def places_by_card(cards: list[int]) -> list[int]:
    """The places of a hand or the clearing, in the order of their cards."""
    return [packed & 255 for packed in sorted([(cards[i] << 8) | i for i in range(len(cards))])]


def card_sets(cards: list[int], places: list[int], size: int, verb: int, least: int = -1) -> list[int]:
    """A move for each set of so many of the cards at these places (0: any number but none), each set once.

    With `least` it may be fewer, down to that number.

    The places stand in the order of their cards, so equal cards are neighbours. They are taken from the first on,
    which lists sets that look alike once.
    """
    kinds = [cards[i] for i in places]
    bits = [32 << i for i in places]
    moves: list[int] = []
    if size > least > 0:
        for number in range(least, size):
            add_sets(moves, bits, kinds, 0, number, verb)
    if size == 2:
        add_pairs(moves, bits, kinds, verb)
    elif size > 0:
        add_sets(moves, bits, kinds, 0, size, verb)
    else:
        for number in range(1, len(places) + 1):
            add_sets(moves, bits, kinds, 0, number, verb)
    return moves


def add_pairs(moves: list[int], bits: list[int], kinds: list[int], verb: int) -> None:
    """Adds every way to take two cards: what `add_sets` does, without recursion, for it is asked most."""
    before = -1
    for i in range(len(bits) - 1):
        if kinds[i] != before:
            before = kinds[i]
            chosen = verb | bits[i]
            last = -1
            for j in range(i + 1, len(bits)):
                if kinds[j] != last:
                    last = kinds[j]
                    moves.append(chosen | bits[j])


def add_sets(moves: list[int], bits: list[int], kinds: list[int], start: int, size: int, chosen: int) -> None:
    """Adds every way to take `size` more cards from `start` on."""
    before = -1
    for i in range(start, len(bits) - size + 1):
        if kinds[i] != before:
            before = kinds[i]
            if size == 1:
                moves.append(chosen | bits[i])
            else:
                add_sets(moves, bits, kinds, i + 1, size - 1, chosen | bits[i])
