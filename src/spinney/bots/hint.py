"""Hints: the best few moves of a decision, what is to be expected after each, and why."""

from dataclasses import dataclass
from random import Random
from typing import Any

from spinney.bots.appraise import Appraisal
from spinney.bots.prospects import Prospects
from spinney.bots.search import Searcher
from spinney.bots.why import Why, why
from spinney.engine import moves as mv
from spinney.engine.infer import Worlds
from spinney.engine.notation import text_of
from spinney.engine.view import View

FEW = 3


@dataclass(frozen=True, slots=True)
class Hint:
    """One move with the lead that it is expected to end with, the chance to win, and the reason for it."""

    move: str
    lead: float
    """Over the best other seat; the points themselves where one plays alone."""
    chance: float | None
    """None where one plays alone."""
    why: Why

    def to_dict(self) -> dict[str, Any]:
        """As in a message of the server."""
        return {"move": self.move, "lead": self.lead, "chance": self.chance, "why": self.why.to_dict()}


def hint(view: View, budget: float, few: int = FEW, searcher: Searcher | None = None) -> list[Hint]:
    """The best few moves for the seat that decides, the best first; none if it is not the viewer's decision.

    What a review might blame is not among them, nor a no that is only as good as something to do.
    """
    if not view.legal:
        return []
    worlds = Worlds(view)
    judge = Appraisal(view, worlds)
    search = (searcher or Searcher()).search(view, Random(view.seq), budget, worlds=worlds)
    prospects = Prospects(search, budget)
    hints: list[Hint] = []
    for one in search.by_value(search.alive):
        if not prospects.is_suspect(one) and not (hints and mv.verb_of(one.move) in (mv.SKIP, mv.STOP)):
            found = prospects.of(one)
            chance = None if found.chance is None else round(found.chance, 2)
            hints.append(Hint(text_of(judge.state, one.move), round(found.lead, 1), chance, why(judge, one.move)))
    return hints[:few]
