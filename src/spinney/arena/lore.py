"""What many games teach: what each card is worth, which cards go together, how long games last, who wins.

It reads the games of an arena as plain data. Numbers about cards compare forests that have them with forests that do
not; they tell what good forests look like, which is not always what made them good.
"""

import math
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from spinney.engine.view import winners_of

SUPPORT = 0.04
"""Cards and pairs in a smaller share of all forests are left out."""


class CardLore(NamedTuple):
    """One species."""

    species: str
    share: float
    """In how many of all forests it lies."""
    copies: float
    """How many of it lie there."""
    points: float
    """What a copy scores itself."""
    ahead: float
    """How many points more a forest with it has than one without."""
    error: float
    """The standard error of that."""
    partners: list[tuple[str, float]]
    """With whom a forest has more points than both alone would let one expect."""


class Lore(NamedTuple):
    """All that a study tells."""

    games: int
    scores: list[int]
    turns: list[int]
    start_wins: float
    sources: dict[str, float]
    cards: list[CardLore]


class Forest(NamedTuple):
    """What is kept of one seat's game."""

    score: int
    cards: Mapping[str, int]
    points: Mapping[str, int]


def learn(games: Sequence[Mapping[str, Any]]) -> Lore:
    """Sums up the games of an arena."""
    forests = [
        Forest(game["scores"][seat], game["cards"][seat], game["sources"][seat])
        for game in games
        for seat in range(len(game["bots"]))
    ]
    wins = [_share(game["scores"], game["start"]) for game in games]
    species = sorted({name for forest in forests for name in forest.cards})
    found = [_card(name, forests, species) for name in species if _common(forests, name)]
    return Lore(
        len(games), [forest.score for forest in forests], [game["turns"] for game in games], sum(wins) / len(wins),
        _sources(forests), sorted(found, key=lambda one: -one.ahead),
    )  # fmt: skip


def _share(scores: Sequence[int], seat: int) -> float:
    winners = winners_of(scores)
    return 1 / len(winners) if seat in winners else 0.0


def _common(forests: Sequence[Forest], *names: str) -> bool:
    return sum(all(name in forest.cards for name in names) for forest in forests) >= SUPPORT * len(forests)


def _card(name: str, forests: Sequence[Forest], species: Sequence[str]) -> CardLore:
    having = [forest for forest in forests if name in forest.cards]
    lacking = [forest for forest in forests if name not in forest.cards]
    copies = sum(forest.cards[name] for forest in having)
    ahead, error = _difference([f.score for f in having], [f.score for f in lacking])
    partners = [
        (other, round(_together(name, other, forests), 1))
        for other in species
        if other != name and _common(forests, name, other)
    ]
    best = sorted(partners, key=lambda pair: -pair[1])[:3]
    return CardLore(
        name, len(having) / len(forests), copies / len(having),
        sum(forest.points.get(name, 0) for forest in having) / copies, ahead, error,
        [pair for pair in best if pair[1] > 0],
    )  # fmt: skip


def _together(one: str, other: str, forests: Sequence[Forest]) -> float:
    """How much more a forest with both has than the sum of what each adds."""
    groups: dict[tuple[bool, bool], list[int]] = {}
    for forest in forests:
        groups.setdefault((one in forest.cards, other in forest.cards), []).append(forest.score)
    if len(groups) < 4:
        return 0.0
    mean = {key: sum(scores) / len(scores) for key, scores in groups.items()}
    return mean[True, True] - mean[True, False] - mean[False, True] + mean[False, False]


def _difference(having: Sequence[int], lacking: Sequence[int]) -> tuple[float, float]:
    """The difference of two means and its standard error."""
    if len(having) < 2 or len(lacking) < 2:
        return 0.0, math.inf
    means, errors = [], []
    for scores in (having, lacking):
        mean = sum(scores) / len(scores)
        means.append(mean)
        errors.append(sum((score - mean) ** 2 for score in scores) / (len(scores) - 1) / len(scores))
    return means[0] - means[1], math.sqrt(sum(errors))


def _sources(forests: Sequence[Forest]) -> dict[str, float]:
    sums: dict[str, float] = {}
    for forest in forests:
        for source, points in forest.points.items():
            sums[source] = sums.get(source, 0.0) + points / len(forests)
    return dict(sorted(sums.items(), key=lambda item: -item[1]))
