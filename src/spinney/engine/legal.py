"""Lists the legal moves of a position, packed, in a fixed order, without twins.

`engine.why` is the slow truth that says why a move is not allowed; tests hold the two against each other.
"""

from spinney.engine.forest import Forest
from spinney.engine.moves import (
    CAVE_CARDS,
    DISCARD_CARDS,
    DRAFT_CAVE,
    DRAW_CARD,
    DRAW_DECK,
    JOIN_HOST,
    KEEP_CARD,
    KEEP_HAND,
    LAY_CARD,
    NEW_HAND,
    ON_HOST,
    PAY_CARDS,
    PLACE_HALF,
    PLAY_HALF,
    SAPLING,
    SHOW,
    SKIP,
    STOP,
    TAKE_CARD,
    USE_IT,
)
from spinney.engine.state import (
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
    TAKE,
    TURN,
    USE,
    State,
    field_a,
    field_b,
    field_c,
)
from spinney.engine.tables import TREE, Tables


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
        return place_moves(state, field_a(top))
    if word == PAY:
        return payments(state, field_a(top))
    if word == USE:
        return [USE_IT, SKIP]
    return rare_moves(state, word, top)


def rare_moves(state: State, word: int, top: int) -> list[int]:
    """The moves of the prompts that come up now and then."""
    hand = state.hands[state.seat]
    if word == FREE:
        moves = free_moves(state, field_a(top), state.clearing if field_b(top) & 1 else hand)
    elif word == DIG:
        moves = play_moves(state)
        moves.append(STOP)
        return moves
    elif word == TAKE:
        moves = [(card << 5) | TAKE_CARD for card in first_of_twins(state, state.clearing)]
    elif word == CAVE:
        zone = state.clearing if field_b(top) else hand
        masks = card_sets(state.tables, zone, places_by_card(zone), field_a(top))
        moves = [(mask << 5) | CAVE_CARDS for mask in masks]
    elif word == LAY:
        moves = [(card << 5) | LAY_CARD for card in first_of_twins(state, hand)]
    elif word == DISCARD:
        masks = card_sets(state.tables, hand, places_by_card(hand), field_a(top))
        return [(mask << 5) | DISCARD_CARDS for mask in masks]
    elif word == KEEP:
        drawn = sorted([field_a(top), field_b(top), field_c(top)])
        return [(card << 5) | KEEP_CARD for card in first_of_twins(state, drawn)]
    elif word == DRAFT:
        return [(number << 5) | DRAFT_CAVE for number in state.draft]
    else:
        assert word == MULLIGAN
        return [KEEP_HAND] if has_tree(state) else [KEEP_HAND, NEW_HAND]
    moves.append(SKIP)
    return moves


def turn_moves(state: State) -> list[int]:
    """Draw or play; in dartmoor, where neither is possible, show the hand."""
    if state.room() > 0:
        moves = draw_moves(state)
        moves += play_moves(state)
    else:
        moves = play_moves(state)
        if not moves:
            moves.append(SHOW)
    return moves


def draw_moves(state: State) -> list[int]:
    """One card from the deck or from the clearing."""
    moves = [DRAW_DECK]
    twin = state.tables.twin
    seen: list[int] = []
    for card in state.clearing:
        if twin[card] not in seen:
            seen.append(twin[card])
            moves.append((lowest(state, card) << 5) | DRAW_CARD)
    return moves


def lowest(state: State, card: int) -> int:
    """The lowest of the equal cards in the clearing."""
    twin = state.tables.twin[card]
    for other in state.clearing:
        if other < card and state.tables.twin[other] == twin:
            card = other
    return card


def play_moves(state: State) -> list[int]:
    """Every half that can be paid for and placed, and saplings."""
    t = state.tables
    hand = state.hands[state.seat]
    forest = state.forests[state.seat]
    purse = len(hand) - 1
    species_of = t.half_species
    cost = t.half_cost
    opens = t.half_open
    twin = t.twin
    tally = forest.tally
    moves: list[int] = []
    before = -1
    for card in hand:
        if twin[card] == before:
            continue
        before = twin[card]
        half = 2 * card
        if cost[half] <= purse and (opens[half] < 0 or tally[opens[half]] > 0 or joinable(t, forest, half)):
            moves.append((half << 5) | PLAY_HALF)
        half += 1
        if (
            species_of[half] >= 0
            and cost[half] <= purse
            and (tally[opens[half]] > 0 or joinable(t, forest, half))
        ):
            moves.append((half << 5) | PLAY_HALF)
        if t.saplings:
            moves.append((card << 5) | SAPLING)
    return moves


def joinable(t: Tables, forest: Forest, half: int) -> bool:
    """Whether a half without a free slot may share one."""
    return len(t.joins[t.half_species[half]]) > 0 and forest.has_place(half)


def place_moves(state: State, half: int) -> list[int]:
    """Where the chosen half may go."""
    places = state.forests[state.seat].places(half)
    return [((place >> 1) << 5) | (JOIN_HOST if place & 1 else ON_HOST) for place in places]


def payments(state: State, half: int) -> list[int]:
    """Every set of hand cards that pays for the chosen half."""
    hand = state.hands[state.seat]
    card = half >> 1
    places = [i for i in range(len(hand)) if hand[i] != card]
    masks = card_sets(state.tables, hand, places, state.tables.half_cost[half])
    return [(mask << 5) | PAY_CARDS for mask in masks]


def free_moves(state: State, what: int, zone: list[int]) -> list[int]:
    """Every half of these cards that the rule names and that has a place."""
    t = state.tables
    named = t.whats[what]
    forest = state.forests[state.seat]
    moves: list[int] = []
    for card in first_of_twins(state, zone):
        if t.what_cards[what][card]:
            for half in (2 * card, 2 * card + 1):
                species = t.half_species[half]
                if species >= 0 and named[species] and forest.has_place(half):
                    moves.append((half << 5) | PLACE_HALF)
    return moves


def first_of_twins(state: State, cards: list[int]) -> list[int]:
    """The cards in order, of equal ones only the lowest."""
    twin = state.tables.twin
    found: list[int] = []
    seen: list[int] = []
    for card in cards:
        if twin[card] not in seen:
            seen.append(twin[card])
            found.append(card)
        elif card < found[seen.index(twin[card])]:
            found[seen.index(twin[card])] = card
    return found


def has_tree(state: State) -> bool:
    """Whether the hand holds a tree."""
    t = state.tables
    return any(t.host_kind[t.half_species[2 * card]] == TREE for card in state.hands[state.seat])


# -- sets of cards ------------------------------------------------------------------------------------------------


def places_by_card(cards: list[int]) -> list[int]:
    """The places of a hand or the clearing, in the order of their cards."""
    return [packed & 255 for packed in sorted([(cards[i] << 8) | i for i in range(len(cards))])]


def card_sets(t: Tables, cards: list[int], places: list[int], size: int) -> list[int]:
    """Bit masks of all sets of so many of the cards at these places (0: any number but none), each set once.

    Equal cards are taken from the first on, so that sets which look alike are listed once.
    """
    twins = [t.twin[cards[i]] for i in places]
    if size == 1:
        return [1 << places[i] for i in range(len(places)) if twins[i] not in twins[:i]]
    masks: list[int] = []
    if size == 0:
        for number in range(1, len(places) + 1):
            add_sets(masks, places, twins, 0, number, 0, [])
    else:
        add_sets(masks, places, twins, 0, size, 0, [])
    return masks


def add_sets(
    masks: list[int], places: list[int], twins: list[int], start: int, size: int, mask: int, passed: list[int]
) -> None:
    """Adds every way to take `size` more cards from `start` on; `passed` are cards whose equals may not be taken."""
    if size == 0:
        masks.append(mask)
        return
    skipped = passed[:]
    for i in range(start, len(places) - size + 1):
        if twins[i] not in skipped:
            add_sets(masks, places, twins, i + 1, size - 1, mask | (1 << places[i]), skipped)
            skipped.append(twins[i])
