"""What a search says to people: the lead that each move ends with, and the chance to win.

All numbers mean one thing. A lead is one's own points less those of the best other seat; where one plays alone it is
the points themselves. The best move has what its games ended with; the others stand below it by what they lose, in lead
and in chances alike, so that no number contradicts the order. A move is *blamed* where the loss is worth a word
and surely no luck. Hints leave out what a review would even look at twice.
"""

from dataclasses import dataclass
from functools import cached_property

from spinney.bots.chances import chance_of
from spinney.bots.search import Candidate, Search

LEAST = 3.0
"""Fewer points are not worth a word."""
SUSPECT = 1.5
"""A move that loses so many may be to blame and deserves a longer look."""
SURE = 2.0
"""A loss must be so many times the standard error that the games leave in it."""
FEWEST, ENOUGH = 2, 40
"""So many games, played to the end, stand behind the numbers of the best move: at least, and if there is time."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What is to be expected after a move."""

    move: int
    lead: float
    """At the end of the game; below zero for who is behind."""
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
        """How many points of lead a move is behind the best one."""
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
        leads = [own - other for own, other in self.results]
        chance = None if self.search.worlds.state.seats == 1 else chance_of(leads, lost)
        return Prospect(one.move, sum(leads) / len(leads) - lost, chance)
