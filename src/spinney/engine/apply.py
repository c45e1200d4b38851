"""Carries out a packed move: cards move, then the game goes on to the next decision.

`apply` trusts its caller: the move must be legal. `Game.play` checks.
"""

from spinney.engine.effects import (
    ASKED,
    advance,
    arrive,
    bury,
    end_turn,
    push_effects,
    stop_digging,
    take_cave,
)
from spinney.engine.moves import (
    DRAW_CARD,
    DRAW_DECK,
    JOIN_HOST,
    NEW_HAND,
    PLAY_HALF,
    SAPLING,
    SKIP,
    STOP,
    USE_IT,
    chosen_cards,
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
from spinney.engine.state import DRAW_TWO, OUT, RUN, State, field_a, field_b, field_c, field_d, frame
from spinney.engine.steps import named_in_clearing
from spinney.engine.tables import HOST


def apply(state: State, move: int) -> None:
    """Plays one decision and runs the game up to the next."""
    stack = state.stack
    top = stack[-1]
    word = top & 31
    verb = move & 31
    argument = move >> 5
    if word == TURN:
        if verb == PLAY_HALF and state.tables.half_slot[argument] != HOST:
            stack.append(PLACE | (argument << 5))
            return
        choose_action(state, verb, argument)
    elif word == SECOND:
        stack.pop()
        draw_one(state, verb, argument)
    elif word == PAY:
        stack.pop()
        finish_play(state, (top >> 5) & 1023, (top >> 15) & 1023, argument)
    elif word == PLACE:
        place_half(state, (top >> 5) & 1023, argument * 2 + (1 if verb == JOIN_HOST else 0))
    elif word == USE:
        stack.pop()
        if verb == USE_IT:
            stack.append(((top & ~31) | RUN) + (ASKED << 15))
    elif verb == SKIP:
        decline(state, top)
    elif word == DIG:
        choose_action(state, verb, argument)
    elif word == FREE:
        if state.tables.half_slot[argument] == HOST:
            finish_free(state, argument, 0)
        else:
            stack.append(frame(PLACE, argument))
    else:
        answer_choice(state, word, top, verb, argument)
    if not state.over:
        if not stack:
            end_turn(state)
        elif stack[-1] & 31 >= FREE:  # below it stand decisions that are due as they are
            advance(state)


# -- the action of a turn -----------------------------------------------------------------------------------------


def choose_action(state: State, verb: int, argument: int) -> None:
    """Draw, play, sapling, show; or the Mole's play, sapling, stop."""
    stack = state.stack
    if verb <= DRAW_CARD:
        draw_one(state, verb, argument)
        if state.over:
            return
        if len(state.hands[state.seat]) < state.tables.hand_limit:
            stack[-1] = SECOND
        else:
            stack.pop()
    elif verb == PLAY_HALF:
        if state.tables.half_slot[argument] != HOST:
            stack.append(PLACE | (argument << 5))
        elif state.tables.half_cost[argument] > 0:
            stack.append(PAY | (argument << 5))
        else:
            finish_play(state, argument, 0, 0)
    elif verb == SAPLING:
        if stack[-1] & 31 == TURN:
            stack.pop()
        bury(state, argument)
    elif verb == STOP:
        stack.pop()
        stop_digging(state)
    else:
        stack.pop()
        stack.append(DRAW_TWO)
        stack.append(frame(DISCARD, 2))


def draw_one(state: State, verb: int, card: int) -> None:
    """One card of the draw action."""
    if verb == DRAW_DECK:
        state.draw_to(state.hands[state.seat])
    else:
        state.take(card)


def place_half(state: State, half: int, place: int) -> None:
    """The place of a half is chosen; a free card is placed at once, another is paid for."""
    stack = state.stack
    stack.pop()
    if stack[-1] & 31 == FREE:
        finish_free(state, half, place)
    elif state.tables.half_cost[half] > 0:
        stack.append(PAY | (half << 5) | (place << 15))
    else:
        finish_play(state, half, place, 0)


def finish_play(state: State, half: int, place: int, paid: int) -> None:
    """Pays, puts the card into the forest, and lines up what follows."""
    t = state.tables
    stack = state.stack
    base = len(stack) - 1
    if stack[-1] & 31 == DIG:
        base = field_a(stack[-1])
    else:
        stack.pop()
    earned = paid == 0 or pay(state, paid, 1 << t.half_symbol[half])
    state.hands[state.seat].remove(half >> 1)
    arrive(state, half, place)
    if not state.over and t.has_text[t.half_species[half]]:
        push_effects(state, half, earned, base)


def pay(state: State, paid: int, symbol: int) -> bool:
    """Puts the cards of the mask from the hand into the clearing; whether all of them show the symbol."""
    symbols = state.tables.card_symbols
    hand = state.hands[state.seat]
    if paid & (paid - 1) == 0:  # one card, as most often
        card = hand[paid.bit_length() - 1]
        state.to_clearing(card)
        return symbols[card] & symbol != 0
    earned = True
    for card in chosen_cards(hand, paid):
        if not symbols[card] & symbol:
            earned = False
        state.to_clearing(card)
    return earned


# -- choices that effects ask for ---------------------------------------------------------------------------------


def finish_free(state: State, half: int, place: int) -> None:
    """Puts a free card into the forest, from the hand or from the clearing."""
    stack = state.stack
    how = field_b(stack[-1])
    if not how & 2:
        stack.pop()
    base = len(stack)
    if how & 1:
        state.clearing.remove(half >> 1)
    else:
        state.hands[state.seat].remove(half >> 1)
    arrive(state, half, place)
    if how & 4 and not state.over:
        species = state.tables.half_species[half]
        if state.tables.effect[species] >= 0:
            stack.insert(base, frame(RUN, state.tables.effect[species], 0, 0, half))


def decline(state: State, top: int) -> None:
    """No card, or no more of them."""
    state.stack.pop()
    if top & 31 == LAY and field_b(top):
        stop_digging(state)


def answer_choice(state: State, word: int, top: int, verb: int, argument: int) -> None:
    """The rarer decisions; each takes its frame off the stack."""
    state.stack.pop()
    if word == TAKE:
        state.take(argument)
        if field_b(top) > 1 and named_in_clearing(state, field_a(top)):
            state.stack.append(frame(TAKE, field_a(top), field_b(top) - 1, 0, field_d(top)))
    elif word == LAY:
        if field_b(top):
            state.stack.append(top)  # any number: it asks again
        bury(state, argument)
    elif word == CAVE:
        fill_cave(state, field_b(top) == 1, argument)
    elif word == DISCARD:
        for card in chosen_cards(state.hands[state.seat], argument):
            state.to_clearing(card)
    elif word == KEEP:
        drawn = sorted([field_a(top), field_b(top), field_c(top)])
        drawn.remove(argument)
        for card in drawn:
            state.to_clearing(card)
    elif word == DRAFT:
        take_cave(state, state.seat, argument)
        state.draft = tuple([number for number in state.draft if number != argument])
    elif word == SPLIT:
        state.split_off(field_a(top), chosen_cards(list(state.split[5 * state.seat]), argument))
        if field_c(top):
            state.split_off(OUT, list(state.split[5 * state.seat]))
    elif word == MULLIGAN and verb == NEW_HAND:
        change_hand(state)


def fill_cave(state: State, from_clearing: bool, chosen: int) -> None:
    """Puts the chosen cards into the cave."""
    if from_clearing:
        for card in chosen_cards(state.clearing, chosen):
            state.clearing.remove(card)
            state.to_cave(card)
    else:
        cards = chosen_cards(state.hands[state.seat], chosen)
        for card in cards:
            state.hands[state.seat].remove(card)
            state.to_cave(card, True)
        tell_next_step(state, len(cards))


def change_hand(state: State) -> None:
    """The first hand goes open onto the discard pile, a new one comes from the deck."""
    state.discard_hand()
    state.draw(state.tables.hand_size)


def tell_next_step(state: State, moved: int) -> None:
    """The step that waits below learns how many cards this one moved."""
    packed = state.stack[-1]
    state.stack[-1] = frame(RUN, field_a(packed), field_b(packed), moved, field_d(packed))
