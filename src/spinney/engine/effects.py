"""Cards come into a forest, and what they set off: permanent effects, effects and bonuses, up to the next decision."""

from spinney.engine.automa import take_turn
from spinney.engine.forest import Forest
from spinney.engine.prompts import CAVE, DIG, DISCARD, FREE, KEEP, LAY, TAKE, USE
from spinney.engine.state import (
    ACT,
    BEGIN,
    BONUS,
    CAVE_CARD,
    CAVE_EFFECT,
    DRAW_TWO,
    EFFECT,
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
from spinney.engine.tables import (
    CAVE_ALL,
    CAVE_CLEARING,
    CAVE_DECK,
    CAVE_HAND,
    DRAW,
    EXTRA_TURN,
    FACE_DOWN_DECK,
    FACE_DOWN_HAND,
    HOST,
    NO_KIND,
    PLAY_FREE,
    REMOVE_CLEARING,
    TAKE_ALL,
    TO_CLEARING,
    Step,
)  # fmt: skip
from spinney.engine.tables import (
    DIG as DIG_STEP,
)
from spinney.engine.tables import (
    TAKE as TAKE_STEP,
)

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
    if number == 0 and steps[0].op < PLAY_FREE:
        if is_worth_asking(state, steps):
            state.stack.append((packed & ~31) | USE)
        return
    number &= ASKED - 1
    moved = field_c(packed)
    while number < len(steps):
        step = steps[number]
        number += 1
        if step.op < PLAY_FREE:
            do_step(state, step, moved, field_d(packed))
            if state.over:
                return
        else:
            choice = choice_frame(state, step, packed)
            if choice >= 0:
                if number < len(steps):
                    state.stack.append(frame(RUN, program, number, 0, field_d(packed)))
                state.stack.append(choice)
                return


def is_worth_asking(state: State, steps: list[Step]) -> bool:
    """Whether one of these steps would do anything, as far as everybody can see."""
    for step in steps:
        if would_do(state, step):
            return True
    return False


def would_do(state: State, step: Step) -> bool:
    """Whether a step without a choice would do anything now."""
    if step.op == DRAW:
        return state.room() > 0 and amount(state, step, 0) > 0
    if step.op == EXTRA_TURN:
        return step.counter < 0 or state.forests[state.seat].tally[step.counter] >= step.at_least
    if step.op == CAVE_DECK:
        return amount(state, step, 0) > 0
    if step.op == CAVE_ALL:
        return len(named_in_clearing(state, step.selector)) > 0
    if step.op == TAKE_ALL:
        return state.room() > 0 and len(named_in_clearing(state, step.selector)) > 0
    if step.op == REMOVE_CLEARING:
        return len(state.clearing) > 0
    return True


def named_in_clearing(state: State, selector: int) -> list[int]:
    """The cards of the clearing that a rule names: a split card if one of its halves is meant."""
    named = state.tables.selector_cards[selector]
    return [card for card in state.clearing if named[card]]


def amount(state: State, step: Step, moved: int) -> int:
    """How many cards a step moves."""
    if step.same:
        return moved
    if step.counter >= 0:
        return state.forests[state.seat].tally[step.counter]
    return step.n


def do_step(state: State, step: Step, moved: int, source: int) -> None:
    """Carries out a step that needs no choice."""
    if step.op == DRAW:
        state.draw(amount(state, step, moved))
    elif step.op == EXTRA_TURN:
        if would_do(state, step):
            state.gain_turn()
    elif step.op == CAVE_DECK:
        for _ in range(amount(state, step, moved)):
            card = state.next_card()
            if card < 0:
                return
            state.to_cave(card)
    elif step.op == CAVE_ALL:
        named = state.tables.selector_cards[step.selector]
        for card in named_in_clearing(state, step.selector):
            state.to_cave(card)
        state.clearing = [card for card in state.clearing if not named[card]]
    elif step.op == TAKE_ALL:
        take_all(state, step.selector, source)
    elif step.op == REMOVE_CLEARING:
        state.sweep()
    elif step.op == FACE_DOWN_DECK:
        for _ in range(step.n):
            card = state.next_card()
            if card < 0:
                return
            lay_face_down(state, card, True)


def take_all(state: State, selector: int, source: int) -> None:
    """All cards of the clearing that a rule names come into the hand; if they are too many, the player chooses."""
    cards = named_in_clearing(state, selector)
    if len(cards) > state.room():
        state.stack.append(frame(TAKE, selector, state.room(), 0, source))
        return
    for card in cards:
        state.take(card)


def choice_frame(state: State, step: Step, packed: int) -> int:
    """The decision that a step asks for, or -1 where all can see that there is none."""
    hand = len(state.hands[state.seat])
    source = field_d(packed)
    if step.op == PLAY_FREE:
        if not (can_place_from_clearing(state, step.selector) if step.from_clearing else hand > 0):
            return -1
        how = (1 if step.from_clearing else 0) | (2 if step.n == 0 else 0) | (4 if step.use_effect else 0)
        return frame(FREE, step.selector, how, 0, source)
    if step.op == DIG_STEP:
        state.digging = hand > 0
        return frame(DIG, len(state.stack), 0, 0, source) if hand > 0 else -1
    if step.op == TAKE_STEP:
        return frame(TAKE, 0, 0, 0, source) if state.room() > 0 and state.clearing else -1
    if step.op == CAVE_CLEARING:
        number = min(step.n, len(state.clearing))
        return frame(CAVE, number, 1, 1 if step.up_to else 0, source) if number else -1
    if step.op == CAVE_HAND:
        return frame(CAVE, 0, 0, 0, source) if hand > 0 else -1
    if step.op == FACE_DOWN_HAND:
        if hand > 0 and step.n == 0:  # any number: what is drawn meanwhile stands aside
            state.digging = True
            return frame(LAY, 0, 1, 0, source)
        return frame(LAY, 0, 0, 0, source) if hand > 0 else -1
    if step.op == TO_CLEARING:
        return frame(DISCARD, min(step.n, hand), 0, 0, source) if hand > 0 else -1
    return last_drawn(state, source)


def last_drawn(state: State, source: int) -> int:
    """Asks which of the cards that the step before drew is kept: the last three that came off the deck."""
    drawn = state.last_cards(3)
    return frame(KEEP, drawn[2], drawn[1], drawn[0], source)


def can_place_from_clearing(state: State, selector: int) -> bool:
    """Whether a card of the clearing has a half that the rule names and that has a place."""
    t = state.tables
    forest = state.forests[state.seat]
    for card in state.clearing:
        if t.selector_cards[selector][card]:
            for half in (2 * card, 2 * card + 1):
                species = t.half_species[half]
                if species >= 0 and t.selectors[selector][species] and forest.has_place(half):
                    return True
    return False
