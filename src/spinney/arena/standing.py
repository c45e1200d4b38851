"""Sums up the games of an arena: wins and points with their intervals, a rating, points by source."""

import math
from collections.abc import Mapping, Sequence
from typing import Any

from spinney.arena.games import Arena
from spinney.engine.view import winners_of

Z95 = 1.959964
"""How many standard errors 95 of 100 stay within."""


def standing(arena: Arena, games: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    """The numbers of an arena as plain data. A bot on two seats of a game has played it twice."""
    names = list(dict.fromkeys(arena.bots))
    ratings = rate(names, games)
    rows = [{**_row(name, games), "rating": ratings.get(name)} for name in names]
    return {
        "edition": arena.edition, "players": arena.players, "games": len(games), "seed": arena.seed,
        "budget": arena.budget, "bots": rows, "turns": _mean([game["turns"] for game in games]),
        "start_win_rate": _mean([share_of(game, game["start"]) for game in games]),
    }  # fmt: skip


def _row(name: str, games: Sequence[Mapping[str, Any]]) -> dict[str, Any]:
    seats = [(game, seat) for game in games for seat, there in enumerate(game["bots"]) if there == name]
    wins = sum(share_of(game, seat) for game, seat in seats)
    scores = [game["scores"][seat] for game, seat in seats]
    decisions = sum(game["decisions"][seat] for game, seat in seats)
    seconds = sum(game["seconds"][seat] for game, seat in seats)
    return {
        "name": name, "games": len(seats), "wins": round(wins, 3),
        "win_rate": round(wins / len(seats), 4) if seats else None, "win_rate_ci95": wilson(wins, len(seats)),
        "mean_score": _mean(scores), "mean_score_ci95": mean_interval(scores),
        "mean_decision_ms": round(1000 * seconds / decisions, 2) if decisions else None,
        "sources": _sources(seats),
    }  # fmt: skip


def share_of(game: Mapping[str, Any], seat: int) -> float:
    """A shared win counts its share."""
    winners = winners_of(game["scores"])
    return 1 / len(winners) if seat in winners else 0.0


def _sources(seats: Sequence[tuple[Mapping[str, Any], int]]) -> dict[str, float]:
    """Mean points by species and cave, most first."""
    sums: dict[str, int] = {}
    for game, seat in seats:
        for source, points in game["sources"][seat].items():
            sums[source] = sums.get(source, 0) + points
    ordered = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
    return {source: round(points / len(seats), 2) for source, points in ordered}


def wilson(wins: float, games: int) -> list[float]:
    """The 95 % interval of a share, after Wilson."""
    if not games:
        return [0.0, 1.0]
    share, z2 = wins / games, Z95 * Z95
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 / (1 + z2 / games) * math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return [round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4)]


def mean_interval(numbers: Sequence[float], digits: int = 2) -> list[float] | None:
    """The 95 % interval of a mean; none for fewer than two numbers."""
    if len(numbers) < 2:
        return None
    mean = sum(numbers) / len(numbers)
    deviation = math.sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))
    half = Z95 * deviation / math.sqrt(len(numbers))
    return [round(mean - half, digits), round(mean + half, digits)]


def rate(names: Sequence[str], games: Sequence[Mapping[str, Any]]) -> dict[str, dict[str, float]]:
    """Openskill ratings after all games in order; empty where the package is not there."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        if len(set(game["bots"])) < 2:
            continue  # a bot learns nothing about itself from itself
        after = model.rate([[ratings[name]] for name in game["bots"]], scores=[float(p) for p in game["scores"]])
        for name in set(game["bots"]):
            new = [after[seat][0] for seat, there in enumerate(game["bots"]) if there == name]
            mu, sigma = sum(r.mu for r in new) / len(new), sum(r.sigma for r in new) / len(new)
            ratings[name] = model.rating(mu=mu, sigma=sigma, name=name)
    return {name: {"mu": round(r.mu, 2), "sigma": round(r.sigma, 2)} for name, r in ratings.items()}


def _mean(numbers: Sequence[float]) -> float | None:
    return round(sum(numbers) / len(numbers), 3) if numbers else None
