"""Cards come into a forest, and what they set off: permanent effects, effects and bonuses, up to the next decision."""

from spinney.engine.automa import take_turn
from spinney.engine.forest import Forest
from spinney.engine.prompts import DIG, FREE, LAY, USE
from spinney.engine.state import (
    ACT,
    BEGIN,
    BONUS,
    CAVE_CARD,
    CAVE_EFFECT,
    DEAL_OFFERS,
    DRAW_TWO,
    EFFECT,
    HAND_OVER,
    OPEN_CARDS,
    PERMANENT,
    RUN,
    State,
    field_a,
    field_b,
    field_c,
    field_d,
    frame,
)
from spinney.engine.tables import HOST, NO_KIND

# The second field of a RUN frame: the step, and whether the player was asked already.
ASKED = 512


# -- cards arrive -------------------------------------------------------------------------------------------------


def arrive(state: State, half: int, place: int) -> None:
    """A card comes into the forest: a tree turns a deck card over, permanent effects answer."""
    t = state.tables
    species = t.half_species[half]
    kind = state.put(half, place)
    forest = state.forests[state.seat]
    if forest.permanents or t.turns_over[species]:
        answer(state, forest, species, t.half_slot[half], kind)
    if t.trigger[species] >= 0:
        forest.permanents += (half | ((state.turns + t.trigger_delay[species]) << 10),)


def lay_face_down(state: State, card: int, from_deck: bool) -> None:
    """A card comes into the forest face down."""
    state.put_face_down(card, from_deck)
    answer(state, state.forests[state.seat], state.tables.face_down, HOST, NO_KIND)


def bury(state: State, card: int) -> None:
    """A hand card comes into the forest face down."""
    state.hands[state.seat].remove(card)
    lay_face_down(state, card, False)


def answer(state: State, forest: Forest, species: int, slot: int, kind: int) -> None:
    """What a new card sets off: first the deck card that a tree turns over, then permanent effects, oldest first."""
    t = state.tables
    if t.turns_over[species]:
        state.reveal()
        if state.over:
            return
    if forest.permanents:
        for entry in reversed(forest.permanents):
            if entry >> 10 <= state.turns:
                source = t.half_species[entry & 1023]
                if t.trigger_selector[source] >= 0:
                    set_off = t.selectors[t.trigger_selector[source]][species]
                else:
                    set_off = slot == t.trigger_slot[source] and (t.trigger_kinds[source] >> kind) & 1 == 1
                if set_off:
                    state.stack.append(frame(RUN, t.trigger[source], 0, 0, (entry & 1023) | (PERMANENT << 10)))


def push_effects(state: State, half: int, earned: bool, at: int) -> None:
    """Puts the effect of a card that was played, and its bonus if it was earned, on the stack at place `at`."""
    t = state.tables
    species = t.half_species[half]
    if t.effect[species] >= 0:
        state.stack.insert(at, frame(RUN, t.effect[species], 0, 0, half | (EFFECT << 10)))
    if earned and t.bonus[species] >= 0:
        state.stack.insert(at, frame(RUN, t.bonus[species], 0, 0, half | (BONUS << 10)))


# -- up to the next decision --------------------------------------------------------------------------------------


def advance(state: State) -> None:
    """Carries out what needs no decision, until one is due or the game is over."""
    stack = state.stack
    while not state.over:
        if not stack:
            end_turn(state)
            return
        top = stack[-1]
        word = top & 31
        if word < RUN:
            if word >= FREE and not state.hands[state.seat] and asks_the_hand(word, top):
                stack.pop()
                if word != FREE:
                    stop_digging(state)
                continue
            return
        stack.pop()
        if word == RUN:
            run(state, top)
        elif word == ACT:
            state.seat = field_a(top)
        elif word == CAVE_EFFECT:
            carry_out_cave(state)
        elif word == DRAW_TWO:
            state.draw(2)
        elif word == BEGIN:
            state.begin_turn(False)
        elif word == OPEN_CARDS:
            for _ in range(field_a(top)):
                state.reveal()
        elif word == DEAL_OFFERS:
            state.deal_offers(field_a(top))
        elif word == HAND_OVER:
            state.hand_over()


def asks_the_hand(word: int, packed: int) -> bool:
    """Whether the decision is about further cards from the hand, which ends by itself with the hand."""
    return word == DIG or (word == FREE and not field_b(packed) & 1) or (word == LAY and field_b(packed) != 0)


def end_turn(state: State) -> None:
    """Sweeps a full clearing; then a gained turn, or the next seat's, before which an automa has its own."""
    if len(state.clearing) >= state.tables.clearing_limit:
        state.sweep()
    again = state.extra > 0
    if again:
        state.extra -= 1
    else:
        state.seat = (state.seat + 1) % state.seats
    if state.automa and (not again or state.tables.automa_extra):
        take_turn(state)
        if state.over:
            return
    state.begin_turn(again)


def stop_digging(state: State) -> None:
    """What the Mole brought up joins the hand."""
    state.digging = False
    hand = state.hands[state.seat]
    hand += state.aside
    hand.sort()
    state.aside.clear()


def take_cave(state: State, seat: int, number: int) -> None:
    """A seat gets its cave card, with the points that stand on it."""
    state.cave_cards[seat] = number
    forest = state.forests[seat]
    forest.tally[state.tables.cave_points_counter] += state.tables.cave_bonus[number - 1]
    forest.changes += 1


def carry_out_cave(state: State) -> None:
    """The effect of the seat's cave card; it is not optional."""
    number = state.cave_cards[state.seat]
    program = state.tables.cave_programs[number - 1]
    if program >= 0:
        state.stack.append(frame(RUN, program, ASKED, 0, number | (CAVE_CARD << 10)))


# -- effects and bonuses ------------------------------------------------------------------------------------------


def run(state: State, packed: int) -> None:
    """Carries out an effect from the step that the frame names, or asks whether it is wanted."""
    program = field_a(packed)
    number = field_b(packed)
    steps = state.tables.programs[program]
    if number == 0 and not steps[0].chooses:
        for step in steps:
            if step.would_do(state):  # not asked if all can see that it would do nothing
                state.stack.append((packed & ~31) | USE)
                return
        state.lapse(field_d(packed))
        return
    number &= ASKED - 1
    moved = field_c(packed)
    source = field_d(packed)
    while number < len(steps):
        step = steps[number]
        number += 1
        if step.chooses:
            choice = step.choice(state, source)
            if choice >= 0:
                if number < len(steps):
                    state.stack.append(frame(RUN, program, number, 0, source))
                state.stack.append(choice)
                return
            state.lapse(source)
        else:
            step.do(state, moved, source)
            if state.over:
                return
