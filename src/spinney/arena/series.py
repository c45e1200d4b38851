"""Plays many games between bots, on several processes if wanted, and sums them up.

The games of a series depend on its arguments only: not on the number of processes, not on their order.
"""

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from random import Random
from typing import Any, TypeVar

from spinney.arena.deals import check_seed
from spinney.arena.match import RANDOM, Result, match_result
from spinney.bots.engine import player
from spinney.bots.pool import processes
from spinney.cards.boxes import edition_name
from spinney.engine.setup import check_seats
from spinney.engine.view import winners_of

T = TypeVar("T")
Told = Callable[[int], None]
_CHUNK, _RANDOM_CHUNK = 2, 50


@dataclass(frozen=True, slots=True)
class Series:
    """What is played: an edition, a bot for each seat, a number of games and a seed."""

    edition: str
    bots: tuple[str, ...]
    games: int
    seed: int

    def game_seed(self, number: int) -> int:
        """The seed of one game of the series."""
        return Random(f"{self.seed}:{number}").getrandbits(48)


def series_of(edition: str, players: int, games: int, seed: int, bots: Sequence[str] = (RANDOM,)) -> Series:
    """A series in which the names are dealt out over the seats again and again.

    :raises BadOption: if there is no bot of that name, or the deals are those of the final matches.
    """
    for name in bots:
        player(name)
    check_seed(seed)
    check_seats(edition, players)
    return Series(edition_name(edition), tuple(bots[seat % len(bots)] for seat in range(players)), games, seed)


def play_series(series: Series, jobs: int = 1, told: Told | None = None) -> list[Result]:
    """The results of all games in order; `told` hears how many more games are done."""
    size = _RANDOM_CHUNK if set(series.bots) == {RANDOM} else _CHUNK
    chunks = [range(first, min(first + size, series.games)) for first in range(0, series.games, size)]
    results: list[Result] = []
    for part in in_order(_play_chunk, [(series, chunk) for chunk in chunks], min(jobs, len(chunks))):
        results += part
        if told is not None:
            told(len(part))
    return results


def in_order(play: Callable[..., list[T]], chunks: Sequence[tuple[Any, ...]], jobs: int) -> Iterator[list[T]]:
    """What `play` makes of each chunk, in their order, in so many processes."""
    if jobs <= 1:
        for chunk in chunks:
            yield play(*chunk)
        return
    pool = processes(jobs)
    try:
        todo = iter(chunks)
        # A few chunks ahead keep all processes busy; more would only make it slow to stop.
        waiting = [pool.submit(play, *chunk) for chunk in islice(todo, 4 * jobs)]
        while waiting:
            yield waiting.pop(0).result()
            waiting += [pool.submit(play, *chunk) for chunk in islice(todo, 1)]
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _play_chunk(series: Series, numbers: range) -> list[Result]:
    return [match_result(series.edition, series.bots, series.game_seed(number)) for number in numbers]


# -- summing up ---------------------------------------------------------------------------------------------------


def summary(series: Series, results: Sequence[Result]) -> dict[str, Any]:
    """The numbers of a series as plain data."""
    scores = [points for result in results for points in result.scores]
    seats = [_group(results, [seat]) for seat in range(len(series.bots))]
    names = list(dict.fromkeys(series.bots))
    groups = [_group(results, [seat for seat, name in enumerate(series.bots) if name == of]) for of in names]
    return {
        "edition": series.edition, "players": len(series.bots), "games": len(results), "seed": series.seed,
        "scores": spread(scores), "histogram": histogram(scores),
        "decisions_per_game": _mean([result.decisions for result in results]),
        "turns_per_game": _mean([result.turns for result in results]),
        "seats": [{"seat": seat, "bot": series.bots[seat], **group} for seat, group in enumerate(seats)],
        "bots": [{"name": name, **group} for name, group in zip(names, groups, strict=True)],
    }  # fmt: skip


def _group(results: Sequence[Result], seats: list[int]) -> dict[str, Any]:
    """Points and wins of some seats together; a shared win counts its share."""
    wins = 0.0
    for result in results:
        winners = winners_of(result.scores)
        wins += sum(1 for seat in seats if seat in winners) / len(winners)
    points = [result.scores[seat] for result in results for seat in seats]
    share = wins / len(results)
    return {"wins": round(wins, 3), "win_rate": round(share, 4), "scores": spread(points)}


def spread(numbers: Sequence[int]) -> dict[str, float]:
    """Mean, standard deviation, least, greatest, and the marks that 10 and 90 of 100 stay below."""
    mean = sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / len(numbers)
    ordered = sorted(numbers)
    return {
        "mean": round(mean, 2), "sd": round(math.sqrt(variance), 2), "min": ordered[0], "p10": _mark(ordered, 10),
        "median": _mark(ordered, 50), "p90": _mark(ordered, 90), "max": ordered[-1],
    }  # fmt: skip


def histogram(numbers: Sequence[int], bars: int = 10) -> list[dict[str, int]]:
    """How many numbers there are in each of about ten ranges of a round width."""
    low, high = min(numbers), max(numbers)
    width = next(step for step in _round_widths() if (high - low) / step < bars)
    first = low // width * width
    counts = [0] * ((high - first) // width + 1)
    for number in numbers:
        counts[(number - first) // width] += 1
    return [
        {"from": first + place * width, "to": first + (place + 1) * width - 1, "count": count}
        for place, count in enumerate(counts)
    ]


def _round_widths() -> Iterator[int]:
    power = 1
    while True:
        yield from (power, 2 * power, 5 * power)
        power *= 10


def _mark(ordered: Sequence[int], percent: int) -> int:
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def _mean(numbers: Sequence[int]) -> float:
    return round(sum(numbers) / len(numbers), 2)
