"""What a search says to people: the points that each move ends with, and the chance to win.

All numbers mean one thing. The best move has what its games ended with; the others stand below it by what they lose, in
points and in chances alike, so that no number contradicts the order. A move is *blamed* where the loss is worth a word
and surely no luck. Hints leave out what a review would even look at twice.
"""

import math
from dataclasses import dataclass
from functools import cached_property

from spinney.bots.search import Candidate, Search

LEAST = 3.0
"""Fewer points are not worth a word."""
SUSPECT = 1.5
"""A move that loses so many may be to blame and deserves a longer look."""
SURE = 2.0
"""A loss must be so many times the standard error that the games leave in it."""
FEWEST, ENOUGH = 2, 40
"""So many games, played to the end, stand behind the numbers of the best move: at least, and if there is time."""
_NARROWEST = 4.0
"""In points: nobody is as sure of the end as a few equal games say."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is to be expected after a move."""

    move: int
    points: float
    """At the end of the game."""
    chance: float | None
    """To win, a shared win by its share; None where one plays alone."""


class Prospects:
    """The numbers of a search that is done."""

    def __init__(self, search: Search, budget: float) -> None:
        """`budget` is the time that may be taken once more."""
        self.search, self.budget = search, budget
        self.best: Candidate = search.by_value(search.alive)[0]

    @cached_property
    def results(self) -> list[tuple[int, int]]:
        """How games end after the best move."""
        return self.search.results(self.best, FEWEST, self.search.how.limit or ENOUGH, self.budget)

    def lost(self, one: Candidate) -> float:
        """How many points a move is behind the best one."""
        return 0.0 if one is self.best else max(0.0, self.search.gap(self.best, one)[0])

    def is_suspect(self, one: Candidate) -> bool:
        """Whether the move may be to blame."""
        return self.lost(one) >= SUSPECT

    def is_blamed(self, one: Candidate) -> bool:
        """Whether the move is so much worse that it should be said."""
        gap, error = self.search.gap(self.best, one)
        return one is not self.best and gap >= LEAST and gap >= SURE * error

    def of(self, one: Candidate) -> Prospect:
        """What is to be expected after a move."""
        lost = self.lost(one)
        points = sum(own for own, _ in self.results) / len(self.results)
        chance = None if self.search.worlds.state.seats == 1 else self._chance(lost)
        return Prospect(one.move, points - lost, chance)

    def _chance(self, lost: float) -> float:
        """The share of the games that the best move won, and as much less as the lost points are among such games."""
        leads = [own - other for own, other in self.results]
        number = len(leads)
        won = sum(1.0 if lead > 0 else 0.5 if lead == 0 else 0.0 for lead in leads)
        chance = (won + 0.5) / (number + 1)
        mean = sum(leads) / number
        spread = math.sqrt(sum((lead - mean) ** 2 for lead in leads) / number)
        width = max(_NARROWEST, spread * math.sqrt(3) / math.pi)
        return 1 / (1 + (1 - chance) / chance * math.exp(lost / width))
