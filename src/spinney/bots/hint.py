"""Hints: the best few moves of a decision, what each is worth, and why."""

from dataclasses import dataclass
from random import Random
from typing import Any

from spinney.bots.appraise import Appraisal
from spinney.bots.choices import values_of
from spinney.bots.search import Searcher
from spinney.bots.why import Why, why
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import text_of
from spinney.engine.view import View

FEW = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """One move with its value in points and the reason for it.

    The value of the best move is what it brings as far as one play can tell; the others stand as far below it as the
    search found them to end.
    """

    move: str
    value: float
    why: Why

    def to_dict(self) -> dict[str, Any]:
        """As in a message of the server."""
        return {"move": self.move, "value": self.value, "why": self.why.to_dict()}


def hint(view: View, budget: float, few: int = FEW, searcher: Searcher | None = None) -> list[Hint]:
    """The best few moves for the seat that decides, the best first; none if it is not the viewer's decision."""
    if not view.legal:
        return []
    worlds = Worlds(view)
    judge = Appraisal(view, worlds)
    moves = legal(judge.state)
    guesses = values_of(judge, moves)
    ranked = [(moves[0], 0.0)]
    if len(moves) > 1:
        ranked = (searcher or Searcher()).search(view, Random(view.seq), budget, worlds=worlds).ranked()
    best, end = ranked[0]
    hints = []
    for move, mean in ranked[:few]:
        value = guesses[best] + min(0.0, mean - end)
        hints.append(Hint(text_of(judge.state, move), round(value, 1), why(judge, move)))
    return sorted(hints, key=lambda one: -one.value)  # stable: the best one is never below another
