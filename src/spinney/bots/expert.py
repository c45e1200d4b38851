"""The strong bot: plays the rest of the game in its head, many times over."""

from collections.abc import Mapping
from random import Random

from spinney.bots.base import own
from spinney.bots.search import Searcher
from spinney.engine.notation import Move, move_of
from spinney.engine.view import View


@own("expert")
class ExpertBot:
    """Searches for as long as its budget lasts, in time on one processor."""

    name = "expert"
    by_clock = True
    """How far it looks depends on the machine, so its games do not repeat exactly."""

    def __init__(self, searcher: Searcher | None = None, budget: float | None = None) -> None:
        """`budget` is the time for a decision, whatever it is given later."""
        self.searcher, self.budget = searcher or Searcher(), budget

    def adjusted(self, settings: Mapping[str, float]) -> "ExpertBot":
        """The same bot with other settings of its search, and `budget`."""
        named = dict(settings)
        budget = named.pop("budget", self.budget)
        return ExpertBot(self.searcher.adjusted(named), budget)

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """The move that ends best."""
        if len(view.legal) == 1:
            return Move.parse(view.legal[0])
        search = self.searcher.search(view, rng, self.budget or budget)
        return move_of(search.worlds.state, search.ranked()[0][0])
