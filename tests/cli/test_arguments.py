"""Arguments that can't be: one line on standard error and exit code 2."""

import pytest

import spinney as library
from tests.cli.run import spinney

SIMULATE = ["simulate", "--edition", "base", "--players", "2", "--games", "1", "--seed", "1"]


def changed(option: str, value: str) -> list[str]:
    """The arguments of a small simulation with one of them changed."""
    words = list(SIMULATE)
    words[words.index(option) + 1] = value
    return words


BAD = [
    ([], "COMMAND"),
    (["dance"], "dance"),
    (["score"], "FILE"),
    (["score", "a", "b"], "b"),
    (["score", "-", "--lang", "xx"], "xx"),
    (["replay"], "FILE"),
    (["simulate"], "--edition"),
    (changed("--edition", "alpine"), "alpine"),
    (changed("--players", "1"), "spinney solo"),
    (changed("--players", "0"), "0 is too small"),
    ([*SIMULATE, "--decisions"], "--out"),
    ([*SIMULATE, "--out", "games.csv"], ".jsonl or .parquet"),
    (["study", "--edition", "base", "--games", "20"], "--out"),
    (
        ["arena", "--bots", "random", "--edition", "base", "--players", "1", "--games", "1", "--seed", "1"],
        "spinney solo",
    ),
    (changed("--players", "6"), "6 is too large"),
    (changed("--players", "two"), "'two'"),
    (changed("--games", "0"), "0 is too small"),
    (changed("--games", "-3"), "--games"),
    (changed("--games", "1.5"), "1.5"),
    (changed("--games", "1_000"), "1_000"),
    (changed("--games", "9" * 5000), "999"),
    (changed("--seed", "x"), "'x'"),
    (changed("--seed", "²"), "²"),
    ([*SIMULATE, "--bots", "oracle"], "oracle"),
    ([*SIMULATE, "--bots", "player,"], "''"),
    ([*SIMULATE, "--bots", ""], "''"),
    ([*SIMULATE, "--jobs", "0"], "--jobs"),
    (["cards", "--edition", "alpine"], "alpine"),
    (["cards", "--type", "robot"], "robot"),
    (["cards", "--type", "a\nb\x1b[31m"], "--type"),
    (["bench", "--seconds", "0"], "--seconds"),
    (["bench", "--seconds", "nan"], "nan"),
    (["play", "--players", "9"], "9"),
    (["play", "--terminal", "--bot", "nobody"], "nobody"),
    (["play", "--edition", ""], "--edition"),
]


@pytest.mark.parametrize(("argv", "where"), BAD)
def test_bad_arguments(argv: list[str], where: str) -> None:
    answer = spinney(*argv)
    assert answer.code == 2
    assert where in answer.fault
    assert "\x1b" not in answer.err


@pytest.mark.parametrize("argv", [["--help"], ["score", "--help"], ["simulate", "--help"], ["play", "--help"]])
def test_help(argv: list[str]) -> None:
    answer = spinney(*argv)
    assert (answer.code, answer.err) == (0, "")
    assert "usage: spinney" in answer.out


def test_version() -> None:
    answer = spinney("--version")
    assert (answer.code, answer.out) == (0, f"spinney {library.__version__}\n")
