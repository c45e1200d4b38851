"""`spinney simulate`: the same answer for every number of processes, and nothing else on standard output."""

import itertools
import json
import re
from types import SimpleNamespace

import pytest

from spinney.arena.match import match_result
from spinney.arena.series import Series
from spinney.cli import progress
from tests.cli.run import spinney


def simulate(*more: str, edition: str = "base", players: int = 2, games: int = 20) -> list[str]:
    return [
        "simulate", "--edition", edition, "--players", str(players), "--games", str(games), "--seed", "7", *more,
    ]  # fmt: skip


@pytest.mark.parametrize("more", [[], ["--json"]])
def test_jobs_do_not_change_the_output(more: list[str]) -> None:
    one = spinney(*simulate(*more, games=120))
    two = spinney(*simulate("--jobs", "2", *more, games=120))
    assert (one.code, one.err) == (0, "")
    assert two == one


def test_bots_are_dealt_out_and_the_numbers_are_right() -> None:
    answer = spinney(*simulate("--bots", "player,random", "--json", players=3, games=2, edition="dartmoor"))
    sums = json.loads(answer.out)
    bots = ("player", "random", "player")
    assert [row["bot"] for row in sums["seats"]] == list(bots)
    series = Series("dartmoor", bots, 2, 7)
    results = [match_result("dartmoor", bots, series.game_seed(number)) for number in range(2)]
    assert sums["scores"]["max"] == max(max(result.scores) for result in results)
    assert sums["decisions_per_game"] == sum(result.decisions for result in results) / 2
    assert sum(row["wins"] for row in sums["seats"]) == pytest.approx(2)
    assert {row["name"]: row["scores"]["mean"] for row in sums["bots"]}.keys() == {"player", "random"}


def test_the_report_says_it_all() -> None:
    out = spinney(*simulate("--bots", "random", players=4, edition="dartmoor")).out
    assert out.startswith("dartmoor, 4 players, 20 games, seed 7\n")
    for word in ("decisions", "turns", "wins", "mean", "sd", "p10", "p90", "seat 4", "all seats", "#"):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80


def test_another_seed_gives_other_games() -> None:
    one = spinney(*simulate("--json"))
    other = spinney(*[word if word != "7" else "8" for word in simulate("--json")])
    assert json.loads(one.out)["scores"] != json.loads(other.out)["scores"]


def test_negative_seeds_are_seeds() -> None:
    words = ["-7" if word == "7" else word for word in simulate("--json", games=1)]
    words[words.index("--seed") : words.index("--seed") + 2] = ["--seed=-7"]
    assert spinney(*words).code == 0


def test_where_no_terminal_shows_a_bar_a_line_tells_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every half minute, on standard error; here each look at the clock takes one."""
    clock = itertools.count(0, 31)
    monkeypatch.setattr(progress, "time", SimpleNamespace(monotonic=lambda: float(next(clock))))
    answer = spinney(*simulate("--bots", "random", "--json", games=20))
    lines = answer.err.splitlines()
    assert answer.code == 0
    assert json.loads(answer.out)["games"] == 20
    assert lines
    assert all(re.fullmatch(r"\d+ of 20, about \d+ (min|s) left", line) for line in lines)
    assert lines[-1] == "20 of 20, about 0 s left"
