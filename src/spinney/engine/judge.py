"""What a rule may ask somebody who weighs moves, so that it can say what it promises. Bots are such judges."""

from typing import Protocol

from spinney.engine.state import State


class Judge(Protocol):
    """Judges one decision, in points."""

    state: State
    hand: list[int]
    cave_card: float
    """What a card in the cave is worth."""

    def price(self, hand: int) -> float:
        """What one more card is worth as money to a hand of this size."""

    def draws(self, number: int, hand: int) -> float:
        """What drawing so many cards is worth."""

    def turn(self) -> float:
        """What another turn is worth."""

    def hold(self, card: int) -> float:
        """What a card is worth in hand."""

    def gain(self, half: int) -> tuple[float, int]:
        """What a half promises in the forest at its best place, and that place."""

    def deny(self, cards: list[int]) -> float:
        """What it is worth that nobody gets these cards."""

    def cave_from_hand(self, card: int) -> float:
        """What it brings to put a card of the hand into the cave and to draw another."""

    def face_down(self) -> float:
        """What a face-down card promises in the forest."""
