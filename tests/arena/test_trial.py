"""The laboratory: tests that err as seldom as they say, deals that are kept apart, a log that forgets nothing."""

import json
import os
from collections.abc import Callable, Iterable, Iterator
from math import log
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spinney
from spinney.arena.deals import FINAL, RANGES, TRAINING, TUNING, check_purpose, check_seed, fresh_seed, purpose
from spinney.arena.games import Arena, arena_of
from spinney.arena.players import player_of
from spinney.arena.sequential import ACCEPTED, REFUSED, UNDECIDED, Sprt, value_of
from spinney.arena.series import series_of
from spinney.arena.trial import Log, Trial, run_trial, trial_of
from tests.cli.run import ROOT
from tests.cli.run import spinney as command

SOAK = bool(os.environ.get("SPINNEY_SOAK"))
RUNS = 600 if SOAK else 60
SLACK = 0.04 if SOAK else 0.09
"""Beside an error of 0.05: more than three standard errors of so many runs."""
EASY = Arena("base", ("novice", "random"), 2, 1_000_001, 0.5)


def verdict(test: Sprt, draw: Callable[[], float]) -> tuple[str, int]:
    """What a test says about deals that give these numbers, and after how many of them."""
    values = [draw() for _ in range(11)]
    while True:
        values.append(draw())
        said = test.verdict(values)
        if said is not None:
            return said, len(values)


def pair_of(rng: Random, chance: float) -> Callable[[], float]:
    """Two games of a deal."""
    return lambda: ((rng.random() < chance) + (rng.random() < chance)) / 2


@pytest.mark.parametrize(("low", "high"), [(0.5, 0.7), (0.82, 0.92)])
def test_shares_of_wins_are_judged_with_the_named_errors(low: float, high: float) -> None:
    test, rng = Sprt("wins", low, high), Random(1)
    bad = [verdict(test, pair_of(rng, low)) for _ in range(RUNS)]
    good = [verdict(test, pair_of(rng, high)) for _ in range(RUNS)]
    assert sum(said == ACCEPTED for said, _ in bad) / RUNS <= test.alpha + SLACK
    assert sum(said == REFUSED for said, _ in good) / RUNS <= test.beta + SLACK
    better = [verdict(test, pair_of(rng, 0.98)) for _ in range(RUNS // 2)]
    assert {said for said, _ in better} == {ACCEPTED}
    assert sum(number for _, number in better) / len(better) < sum(number for _, number in good) / len(good)


def test_points_are_judged_with_the_named_errors() -> None:
    test, rng = Sprt("points", 0, 15, alpha=0.1, beta=0.02), Random(2)
    bad = [verdict(test, lambda: rng.gauss(0, 30))[0] for _ in range(RUNS)]
    good = [verdict(test, lambda: rng.gauss(15, 30))[0] for _ in range(RUNS)]
    assert sum(said == ACCEPTED for said in bad) / RUNS <= test.alpha + SLACK
    assert sum(said == REFUSED for said in good) / RUNS <= test.beta + SLACK


def test_the_ratio_is_that_of_the_likelihoods() -> None:
    """Known cases: even evidence says nothing, and of wins and losses alone it is the textbook's."""
    assert Sprt("points", 0, 10).ratio([4, 6, 5, 5]) == pytest.approx(0)
    wins = [1.0] * 30 + [0.0] * 20
    plain = 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)
    assert Sprt("wins", 0.5, 0.6).ratio(wins) == pytest.approx(plain, abs=0.01)
    assert Sprt("points", 0, 10).ratio([10.0] * 5) > 10
    assert Sprt("points", 0, 10).verdict([10.0] * 5) is None
    assert Sprt("points", 0, 10).verdict([10.0] * 12) == ACCEPTED
    low, high = Sprt("wins", 0.5, 0.6, 0.05, 0.1).bounds
    assert (low, high) == pytest.approx((log(0.1 / 0.95), log(0.9 / 0.05)))


def test_a_deal_counts_as_a_whole() -> None:
    games = [
        {"bots": ["new", "old"], "scores": [30, 20]}, {"bots": ["old", "new"], "scores": [25, 25]},
    ]  # fmt: skip
    assert value_of("wins", "new", games) == 0.75
    assert value_of("points", "new", games) == 5.0
    four = [{"bots": ["new", "old", "old", "old"], "scores": [30, 20, 10, 30]}]
    assert value_of("wins", "new", four) == 0.5
    assert value_of("points", "new", four) == 10.0


def test_deals_are_kept_apart() -> None:
    assert [purpose(seeds[0]) for seeds in RANGES.values()] == [TRAINING, TUNING, FINAL]
    assert [purpose(seeds[-1]) for seeds in RANGES.values()] == [TRAINING, TUNING, FINAL]
    assert purpose(-1) is purpose(10**9) is None
    final = RANGES[FINAL][7]
    for refused in (
        lambda: check_seed(final), lambda: check_purpose(final, TUNING), lambda: series_of("base", 2, 1, final),
        lambda: arena_of("base", ["random"], 2, final, 0.5),
    ):  # fmt: skip
        with pytest.raises(spinney.BadOption, match=str(final)):
            refused()
    assert arena_of("base", ["random"], 2, final, 0.5, final=True).seed == check_seed(final, True) == final
    used = {fresh_seed(TUNING, set(), Random(1))}
    assert purpose(fresh_seed(TUNING, used, Random(1))) == TUNING
    assert fresh_seed(TUNING, used, Random(1)) not in used


def test_a_trial_stops_by_itself_and_goes_on_where_it_was(tmp_path: Path) -> None:
    trial, played = trial_of(EASY, Sprt("wins", 0.5, 0.9), 200), list[int]()

    def play(numbers: Iterable[int]) -> Iterator[dict[str, Any]]:
        """Games in which the change wins all but one of a dozen."""
        for number in numbers:
            played.append(number)
            bots = list(EASY.game(number)[1])
            wins = bots.index("novice") if number % 12 else bots.index("random")
            yield {"game": number, "bots": bots, "scores": [2 - wins, 1 + wins]}

    whole = run_trial(trial, tmp_path / "whole.jsonl", play, "a beginner")
    assert whole["verdict"] == ACCEPTED
    assert whole["games"] == len(played) < 100
    lines = (tmp_path / "whole.jsonl").read_text().splitlines()
    (tmp_path / "cut.jsonl").write_text("\n".join(lines[:9]) + "\n" + lines[9][:30])
    played.clear()
    assert run_trial(trial, tmp_path / "cut.jsonl", play, "a beginner") == whole
    assert played == list(range(8, whole["games"]))
    played.clear()
    assert run_trial(trial, tmp_path / "cut.jsonl", play, "a beginner") == whole
    assert not played


def test_what_is_not_clear_in_time_stays_undecided() -> None:
    trial = Trial(EASY, Sprt("wins", 0.5, 0.51), 30)
    even = {
        number: {"bots": ["novice", "random"] if number % 2 else ["random", "novice"], "scores": [2, 1]}
        for number in range(30)
    }
    line = trial.result(even, "")
    assert line is not None
    assert (line["verdict"], line["games"], line["mean"]) == (UNDECIDED, 30, 0.5)
    del even[7]
    assert trial.result(even, "") is None
    assert trial.values(even) == [0.5] * 3


def test_a_trial_is_between_two() -> None:
    for bots in (["player"], ["player", "player"], ["player", "novice", "random"]):
        with pytest.raises(spinney.BadOption, match="two"):
            trial_of(arena_of("base", bots, 2, 1, 0.5), Sprt("wins", 0.5, 0.6), 100)


def test_the_command_takes_fresh_deals_and_keeps_a_log(tmp_path: Path) -> None:
    lazy = ROOT / "examples" / "lazy_bot.py"
    words = [
        "arena", "--bots", f"{lazy},random", "--edition", "base", "--players", "2", "--games", "40", "--sprt", "wins",
        "0.05", "0.6", "--out", str(tmp_path / "trial"), "--log", str(tmp_path / "log.jsonl"), "--note", "no saplings",
    ]  # fmt: skip
    answer = command(*words)
    assert answer.code == 0, answer.err
    assert f"accepted: {lazy} against random" in answer.out
    (line,) = Log(tmp_path / "log.jsonl").lines
    assert purpose(line["seed"]) == line["deals"] == TUNING
    assert (line["change"], line["verdict"]) == ("no saplings", ACCEPTED)
    assert "looked at already" in command(*words, "--seed", str(line["seed"])).fault
    (tmp_path / "log.jsonl").unlink()  # a run that was ended before it wrote the log: the same deals, nothing anew
    assert json.loads(command(*words, "--json").out)["seed"] == line["seed"]
    assert "tuning" in command(*words, "--seed", "7").fault
    assert "tuning" in command(*words, "--seed", "2000001").fault
    assert "final" in command(*words, "--seed", "1000001", "--final").fault
    assert "--sprt" in command(*words, "--sprt", "wins", "0.6", "0.5").fault
    (tmp_path / "log.jsonl").write_text("[]\n")
    assert "not a log" in command(*words).fault


def test_the_log_of_the_project_can_be_read() -> None:
    for line in Log(ROOT / "docs" / "lab" / "log.jsonl").lines:
        assert line["verdict"] in (ACCEPTED, REFUSED, UNDECIDED)
        assert line["change"]
        assert line["deals"] == TUNING


def test_bots_with_other_settings_and_from_files(tmp_path: Path) -> None:
    view = spinney.Game.new("base", ["A", "B"], seed=1).view(0)
    for text in ("expert:prior=10:budget=0.01", str(ROOT / "tools" / "frozen.py"), str(ROOT / "examples/lazy_bot.py")):
        made = player_of(text)
        assert not view.legal or str(made.choose(view, Random(1), 0.01)) in view.legal
    assert player_of("expert:candidates=3").searcher.candidates == 3  # type: ignore[attr-defined]
    (tmp_path / "none.py").write_text("x = 1\n")
    for text, word in {
        "expert:courage=1": "courage", "expert:prior": "name=number", "novice:prior=1": "no settings",
        "no/such.py": "no file", str(tmp_path / "none.py"): "holds no class",
    }.items():  # fmt: skip
        with pytest.raises(spinney.BadOption, match=word):
            player_of(text)
