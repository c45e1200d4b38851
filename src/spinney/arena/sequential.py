"""A sequential test: games are played until it is clear enough whether a change is good.

It weighs two claims about the mean of a number that each deal gives (all its games together, so that luck of deal and
seat falls out): that it is as low as `refuse`, and that it is as high as `accept`. After each deal the likelihood of
the games under one claim is divided by that under the other; what else a claim leaves open is taken as fits the games
best (a generalised sequential probability ratio test). Points are taken for normal with a variance that is not known,
shares of wins for what they are: a few values, each with its own chance (five on two games of two players). Where the
logarithm leaves the bounds that Wald gave, the test is over.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from spinney.arena.standing import share_of

WINS, POINTS = "wins", "points"
MEASURES = (WINS, POINTS)
ACCEPTED, REFUSED, UNDECIDED = "accepted", "refused", "undecided"
ERROR = 0.05
LEAST = 12
"""So many deals at least: fewer say too little about what the claims leave open."""
_UNSEEN = 0.001
"""How often all or no games of a deal were won, where that was not seen yet."""
_HALVINGS = 40
_TINY = 1e-9


@dataclass(frozen=True, slots=True)
class Sprt:
    """What is measured, the two claims, and how often each may be taken for the other."""

    measure: str
    refuse: float
    accept: float
    alpha: float = ERROR
    """How often a change is accepted at most that is only as good as `refuse`."""
    beta: float = ERROR
    """How often one is refused at most that is as good as `accept`."""

    @property
    def bounds(self) -> tuple[float, float]:
        """The logarithms of the ratio at which a change is refused and accepted."""
        return math.log(self.beta / (1 - self.alpha)), math.log((1 - self.beta) / self.alpha)

    def ratio(self, values: Sequence[float]) -> float:
        """The logarithm of the ratio of the two likelihoods, each as large as its claim allows."""
        if len(values) < 2:
            return 0.0
        if self.measure == WINS:
            return _likelihood(values, self.accept) - _likelihood(values, self.refuse)
        mean = sum(values) / len(values)
        variance = sum((value - mean) ** 2 for value in values) / len(values)
        low, high = variance + (mean - self.refuse) ** 2, variance + (mean - self.accept) ** 2
        return len(values) / 2 * math.log(max(low, _TINY) / max(high, _TINY))

    def verdict(self, values: Sequence[float]) -> str | None:
        """What the deals so far say, or None as long as they say nothing clear."""
        if len(values) < LEAST:
            return None
        low, high = self.bounds
        ratio = self.ratio(values)
        return ACCEPTED if ratio >= high else REFUSED if ratio <= low else None

    def to_dict(self) -> dict[str, Any]:
        """As it stands in files."""
        return asdict(self)


def _likelihood(shares: Sequence[float], mean: float) -> float:
    """The logarithm of how likely the shares are, at best, if that is their mean, less that of their frequencies."""
    counts = {0.0: _UNSEEN, 1.0: _UNSEEN}
    for share in shares:
        counts[share] = counts.get(share, 0.0) + 1
    # The best chances are p / (1 + tilt * (share - mean)) with the tilt that gives them this mean.
    low, high = -1 / (1 - mean), 1 / mean
    for _ in range(_HALVINGS):
        tilt = (low + high) / 2
        pull = sum(count * (share - mean) / (1 + tilt * (share - mean)) for share, count in counts.items())
        low, high = (tilt, high) if pull > 0 else (low, tilt)
    return -sum(count * math.log(1 + tilt * (share - mean)) for share, count in counts.items())


def value_of(measure: str, first: str, games: Sequence[Mapping[str, Any]]) -> float:
    """What the games of one deal say about the bot named first.

    Its share of the wins, or how many points its seats make more than the others.
    """
    values = []
    for game in games:
        own = [seat for seat, name in enumerate(game["bots"]) if name == first]
        if measure == WINS:
            values.append(sum(share_of(game, seat) for seat in own))
        else:
            others = [points for seat, points in enumerate(game["scores"]) if seat not in own]
            values.append(sum(game["scores"][seat] for seat in own) / len(own) - sum(others) / len(others))
    return sum(values) / len(values)
