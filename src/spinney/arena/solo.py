"""Games that a bot plays alone, and how many medals they bring."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Future, as_completed
from typing import Any, NamedTuple

from spinney.arena.match import play_match
from spinney.bots.pool import processes
from spinney.cards.model import MEDALS
from spinney.engine.setup import full_options


class SoloSeries(NamedTuple):
    """So many games of one bot with the same options."""

    edition: str
    bot: str
    options: dict[str, Any]
    games: int
    seed: int
    budget: float


class SoloResult(NamedTuple):
    """What is kept of a game."""

    points: int
    met: bool
    medal: str | None


def solo_series(edition: str, bot: str, challenge: int | None, games: int, seed: int, budget: float) -> SoloSeries:
    """A series that can be played.

    :raises BadOption: if the edition has no solo game, or no such challenge.
    """
    named = {} if challenge is None else {"challenge": challenge}
    return SoloSeries(edition, bot, full_options(edition, 1, {"solo": True, **named}), games, seed, budget)


def play_solo(series: SoloSeries, number: int) -> SoloResult:
    """One game of the series."""
    game = play_match(series.edition, [series.bot], series.seed * 1_000_003 + number, series.options, series.budget)
    outcome = game.outcome
    assert outcome is not None
    return SoloResult(game.scores()[0], outcome.met, outcome.medal)


def play_solos(series: SoloSeries, jobs: int = 1, told: Callable[[int], None] | None = None) -> list[SoloResult]:
    """All games, in any number of processes; `told` hears of each that is done."""
    results: list[SoloResult] = []
    for result in _results(series, jobs):
        results.append(result)
        if told is not None:
            told(1)
    return results


def _results(series: SoloSeries, jobs: int) -> Iterator[SoloResult]:
    if jobs <= 1:
        yield from (play_solo(series, number) for number in range(series.games))
        return
    pool = processes(jobs)
    try:
        running: list[Future[SoloResult]] = [pool.submit(play_solo, series, n) for n in range(series.games)]
        yield from (future.result() for future in as_completed(running))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def solo_summary(series: SoloSeries, results: Sequence[SoloResult]) -> Mapping[str, Any]:
    """How often the challenge was met, how many medals of each kind there were, and the points."""
    points = [result.points for result in results]
    challenge = series.options.get("challenge")
    return {
        "edition": series.edition, "challenge": challenge, "bot": series.bot, "games": len(results),
        "seed": series.seed, "met": sum(result.met for result in results) if challenge else None,
        "medals": {name: sum(result.medal == name for result in results) for name in MEDALS} if challenge else None,
        "mean_score": sum(points) / len(points), "best_score": max(points),
    }  # fmt: skip
