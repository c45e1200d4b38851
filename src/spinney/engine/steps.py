"""The steps of effects and bonuses: a class for each, which says all that there is to say of it.

A step without a choice says whether it would do anything (`would_do`) and does it (`do`); one that needs a choice
(`chooses`) makes the frame that asks for it (`choice`). Bots ask the same step what it brings: in this very position
(`hope`), as a rule (`usual`), and at the beginning of a game (`at_start`). `cards.steps` has the form of each under the
same name, `engine.compiler` makes steps from rows, `engine.effects` carries them out.
"""

from typing import Any, Final

from spinney.engine.effects import lay_face_down
from spinney.engine.judge import Judge
from spinney.engine.packing import card_of
from spinney.engine.prompts import CAVE, DIG, DISCARD, FREE, KEEP, LAY, TAKE
from spinney.engine.state import State, frame


class Step:
    """One step of an effect or a bonus, with all that its row may say."""

    chooses = False
    """Whether it asks for a decision."""
    usual = 0
    """What it brings as a rule, for each card that it moves, in hundredths of a point."""
    at_start = 0.0
    """What it brings on a cave card at the beginning of a game, for each card that it moves, in points."""
    brings = ""
    """What it gives (`cards` or `turn`), if it does nothing else."""
    empties = False
    """Whether it takes the whole clearing out of the game."""
    n = 0
    """How many; 0 with `counter` set: as many as that counter says; 0 alone: any number."""
    counter = -1
    same = False
    """As many as the step before moved."""
    selector = -1
    """Which cards it is about (an index of `Tables.selectors`)."""
    from_clearing = False
    use_effect = False
    at_least = 0
    """For another turn: only if the counter is at least this."""
    up_to = False
    """Whether it may be fewer than `n`."""

    def would_do(self, state: State) -> bool:
        """Whether a step without a choice would do anything now, as far as everybody can see."""
        return True

    def do(self, state: State, moved: int, source: int) -> None:
        """Carries out a step without a choice; the one before moved so many cards."""
        raise AssertionError("this step asks first")

    def choice(self, state: State, source: int) -> int:
        """The decision that it asks for, as a frame; -1 where all can see that there is none."""
        raise AssertionError("this step does not ask")

    def takes(self, state: State) -> list[int]:
        """The cards of the clearing that all see going into the hand together."""
        return []

    def caves(self, state: State, hand: int, paid: int) -> int:
        """How many cards it could bring into the cave, with so many left in hand and so many paid into the clearing."""
        return 0

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        """What it brings a seat that plays the half, pays these cards and has those left in hand."""
        return 0.0


def amount(state: State, step: Step, moved: int) -> int:
    """How many cards a step moves."""
    if step.same:
        return moved
    if step.counter >= 0:
        return state.forests[state.seat].tally[step.counter]
    return step.n


def named_in_clearing(state: State, selector: int) -> list[int]:
    """The cards of the clearing that a rule names: a split card if one of its halves is meant."""
    named = state.tables.selector_cards[selector]
    return [card for card in state.clearing if named[card]]


# -- without a choice ---------------------------------------------------------------------------------------------


class Draw(Step):
    """Cards from the deck into the hand."""

    usual = 350
    at_start = 2.0
    brings = "cards"

    def would_do(self, state: State) -> bool:
        return state.room() > 0 and amount(state, self, 0) > 0

    def do(self, state: State, moved: int, source: int) -> None:
        state.draw(amount(state, self, moved))

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return judge.draws(amount(judge.state, self, 0), len(left))


class ExtraTurn(Step):
    """Another turn."""

    usual = 400
    brings = "turn"

    def would_do(self, state: State) -> bool:
        return self.counter < 0 or state.forests[state.seat].tally[self.counter] >= self.at_least

    def do(self, state: State, moved: int, source: int) -> None:
        if self.would_do(state):
            state.gain_turn()

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return judge.turn() if self.would_do(judge.state) else 0.0


class CaveDeck(Step):
    """Cards from the deck into the cave."""

    usual = 100
    at_start = 1.0

    def would_do(self, state: State) -> bool:
        return amount(state, self, 0) > 0

    def do(self, state: State, moved: int, source: int) -> None:
        for _ in range(amount(state, self, moved)):
            card = state.next_card()
            if card < 0:
                return
            state.to_cave(card)

    def caves(self, state: State, hand: int, paid: int) -> int:
        return amount(state, self, 0)

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return float(amount(judge.state, self, 0)) * 0.95 * judge.cave_card


class CaveAll(Step):
    """All cards of the clearing that it names go into the cave."""

    usual = 300

    def would_do(self, state: State) -> bool:
        return len(named_in_clearing(state, self.selector)) > 0

    def do(self, state: State, moved: int, source: int) -> None:
        named = state.tables.selector_cards[self.selector]
        for card in named_in_clearing(state, self.selector):
            state.to_cave(card)
        state.clearing = [card for card in state.clearing if not named[card]]

    def caves(self, state: State, hand: int, paid: int) -> int:
        every = all(state.tables.selector_cards[self.selector])
        return len(named_in_clearing(state, self.selector)) + (paid if every else 0)

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        named = judge.state.tables.selector_cards[self.selector]
        return judge.cave_card * sum([1 for card in [*judge.state.clearing, *paid] if named[card]])


class TakeAll(Step):
    """All cards of the clearing that it names come into the hand; if they are too many, the player chooses."""

    usual = 200

    def would_do(self, state: State) -> bool:
        return state.room() > 0 and len(named_in_clearing(state, self.selector)) > 0

    def do(self, state: State, moved: int, source: int) -> None:
        cards = named_in_clearing(state, self.selector)
        if len(cards) > state.room():
            state.stack.append(frame(TAKE, self.selector, state.room(), 0, source))
            return
        for card in cards:
            state.take(card)

    def takes(self, state: State) -> list[int]:
        cards = named_in_clearing(state, self.selector)
        return cards if len(cards) <= state.room() else []  # else they are chosen one by one

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        t = judge.state.tables
        named = t.selector_cards[self.selector]
        worths = [judge.hold(card) for card in [*judge.state.clearing, *paid] if named[card]]
        worths.sort(reverse=True)
        return 0.8 * sum(worths[: t.hand_limit - len(left)])


class RemoveClearing(Step):
    """All cards of the clearing leave the game."""

    usual = 30
    empties = True

    def would_do(self, state: State) -> bool:
        return len(state.clearing) > 0

    def do(self, state: State, moved: int, source: int) -> None:
        state.sweep()

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return judge.deny([*judge.state.clearing, *paid])


class FaceDownDeck(Step):
    """Cards of the deck come into the forest face down."""

    at_start = 4.0

    def do(self, state: State, moved: int, source: int) -> None:
        for _ in range(self.n):
            card = state.next_card()
            if card < 0:
                return
            lay_face_down(state, card, True)


# -- with a choice ------------------------------------------------------------------------------------------------


class PlayFree(Step):
    """One card, or any number, may be placed without payment, from the hand or from the clearing."""

    chooses = True
    usual = 250

    def choice(self, state: State, source: int) -> int:
        if self.from_clearing:
            if not can_place_from_clearing(state, self.selector):
                return -1
        elif not state.hands[state.seat]:
            return -1
        how = (1 if self.from_clearing else 0) | (2 if self.n == 0 else 0) | (4 if self.use_effect else 0)
        return frame(FREE, self.selector, how, 0, source)

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        """The best card that may be placed free; any number of them where the rule says so."""
        t = judge.state.tables
        worths: list[float] = []
        for card in [*judge.state.clearing, *paid] if self.from_clearing else left:
            halves = [h for h in (2 * card, 2 * card + 1) if t.half_species[h] >= 0 and card != card_of(half)]
            fitting = [judge.gain(h)[0] for h in halves if t.selectors[self.selector][t.half_species[h]]]
            if fitting:
                loss = 0.0 if self.from_clearing else judge.price(len(judge.hand))
                worths.append(max(fitting) - loss + judge.turn() * 0.3)
        worths = [worth for worth in worths if worth > 0]
        worths.sort(reverse=True)
        return sum(worths) if self.n == 0 else sum(worths[:1])


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


class Dig(Step):
    """The Mole: play on from the hand as it is now."""

    chooses = True
    usual = 300

    def choice(self, state: State, source: int) -> int:
        state.digging = len(state.hands[state.seat]) > 0
        return frame(DIG, len(state.stack), 0, 0, source) if state.digging else -1

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return judge.turn() * 0.7 * min(3, len(left) // 2)


class Take(Step):
    """A card of the clearing comes into the hand."""

    chooses = True
    usual = 300

    def choice(self, state: State, source: int) -> int:
        return frame(TAKE, 0, 0, 0, source) if state.room() > 0 and state.clearing else -1

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return max([judge.hold(card) for card in judge.state.clearing], default=0.0) * 0.8


class CaveClearing(Step):
    """Some cards of the clearing go into the cave."""

    chooses = True
    usual = 100

    def choice(self, state: State, source: int) -> int:
        number = min(self.n, len(state.clearing))
        return frame(CAVE, number, 1, 1 if self.up_to else 0, source) if number else -1

    def caves(self, state: State, hand: int, paid: int) -> int:
        return min(self.n, len(state.clearing) + paid)

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return judge.cave_card * self.caves(judge.state, len(left), len(paid))


class CaveHand(Step):
    """Any cards of the hand go into the cave."""

    chooses = True
    usual = 300

    def choice(self, state: State, source: int) -> int:
        return frame(CAVE, 0, 0, 0, source) if state.hands[state.seat] else -1

    def caves(self, state: State, hand: int, paid: int) -> int:
        return hand

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        return sum([max(0.0, judge.cave_from_hand(card)) for card in left])


class FaceDownHand(Step):
    """One card of the hand, or any number, comes into the forest face down."""

    chooses = True
    usual = 50

    def choice(self, state: State, source: int) -> int:
        if not state.hands[state.seat]:
            return -1
        if self.n == 0:  # any number: what is drawn meanwhile stands aside
            state.digging = True
            return frame(LAY, 0, 1, 0, source)
        return frame(LAY, 0, 0, 0, source)

    def hope(self, judge: Judge, half: int, paid: list[int], left: list[int]) -> float:
        if not left:
            return 0.0
        least = min([judge.hold(card) for card in left])
        if self.n == 0:  # the more of them, the less one more is worth
            return max(0.0, judge.face_down() - least) * 1.5
        return max(0.0, judge.face_down() - least * 0.8)


class ToClearing(Step):
    """Cards of the hand go to the clearing."""

    chooses = True
    at_start = -1.0

    def choice(self, state: State, source: int) -> int:
        hand = len(state.hands[state.seat])
        return frame(DISCARD, min(self.n, hand), 0, 0, source) if hand > 0 else -1


class Keep(Step):
    """One of the three cards that the step before drew is kept."""

    chooses = True
    at_start = -3.0

    def choice(self, state: State, source: int) -> int:
        drawn = state.last_cards(3)
        return frame(KEEP, drawn[2], drawn[1], drawn[0], source)


STEPS: Final[dict[str, Any]] = {
    "draw": Draw, "turn": ExtraTurn, "play_from_hand": PlayFree, "play_from_clearing": PlayFree, "take_all": TakeAll,
    "take": Take, "cave_hand": CaveHand, "cave_deck": CaveDeck, "cave_all": CaveAll, "cave_clearing": CaveClearing,
    "face_down_hand": FaceDownHand, "face_down_deck": FaceDownDeck, "dig": Dig, "remove_clearing": RemoveClearing,
    "to_clearing": ToClearing, "keep": Keep,
}  # fmt: skip
"""The class of each row of `cards.steps`."""
