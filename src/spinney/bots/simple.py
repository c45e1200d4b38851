"""The plain bots: one that plays anything, one that takes what looks best now."""

from random import Random

from spinney.bots.base import register
from spinney.bots.choices import values
from spinney.engine.notation import Move
from spinney.engine.view import View


@register("random")
class RandomBot:
    """Plays any legal move, all with the same chance."""

    name = "random"

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """One of the legal moves."""
        return Move.parse(view.legal[int(rng.random() * len(view.legal))])


@register("greedy")
class GreedyBot:
    """Looks one play ahead and takes what is worth most."""

    name = "greedy"

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """The first of the moves with the highest value; chance has no part in it."""
        if len(view.legal) == 1:
            return Move.parse(view.legal[0])
        ranked = values(view)
        return max(ranked, key=lambda move: ranked[move])
