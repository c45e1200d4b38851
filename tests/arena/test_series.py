"""Series of games: the same for every number of processes, and summed up rightly."""

from itertools import pairwise

import pytest

import spinney
from spinney.arena.match import Result
from spinney.arena.series import Series, histogram, play_series, series_of, spread, summary


def test_names_are_dealt_out_over_the_seats() -> None:
    series = series_of("base", 5, 1, 7, ["player", "random"])
    assert series.bots == ("player", "random", "player", "random", "player")
    with pytest.raises(spinney.BadOption):
        series_of("base", 2, 1, 7, ["nobody"])


def test_processes_do_not_matter() -> None:
    series = series_of("base", 2, 60, 7)
    told: list[int] = []
    alone = play_series(series, 1, told.append)
    assert sum(told) == len(alone) == 60
    assert play_series(series, 2) == alone


def test_game_seeds_of_near_series_differ() -> None:
    seeds = {Series("base", ("random",) * 2, 1, seed).game_seed(number) for seed in range(20) for number in range(20)}
    assert len(seeds) == 400


def test_summary() -> None:
    series = Series("base", ("player", "random"), 3, 1)
    results = [Result((10, 20), 100, 50), Result((30, 30), 110, 60), Result((50, 0), 120, 70)]
    sums = summary(series, results)
    assert sums["scores"]["mean"] == pytest.approx(140 / 6, abs=0.01)
    assert [row["wins"] for row in sums["seats"]] == [1.5, 1.5]
    assert [row["name"] for row in sums["bots"]] == ["player", "random"]
    assert (sums["decisions_per_game"], sums["turns_per_game"]) == (110, 60)
    assert sum(row["count"] for row in sums["histogram"]) == 6


def test_spread_and_histogram() -> None:
    numbers = list(range(101))
    assert spread(numbers) == {"mean": 50, "sd": 29.15, "min": 0, "p10": 10, "median": 50, "p90": 90, "max": 100}
    rows = histogram(numbers)
    assert len(rows) <= 11
    assert sum(row["count"] for row in rows) == 101
    assert all(row["to"] + 1 == after["from"] for row, after in pairwise(rows))
    assert histogram([7]) == [{"from": 7, "to": 7, "count": 1}]
