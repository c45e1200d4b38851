"""`spinney solo` and the solo game in the terminal."""

import json
import re
from pathlib import Path

import pytest

import spinney as library
from spinney.cards.model import MEDALS
from tests.cli.run import spinney


def test_medals_of_a_bot_as_json() -> None:
    first = spinney("solo", "--challenge", "14", "--bot", "random", "--games", "3", "--seed", "7", "--json")
    assert (first.code, first.err) == (0, "")
    sums = json.loads(first.out)
    assert sums.keys() >= {"edition", "challenge", "games", "met", "medals", "mean_score"}
    assert (sums["edition"], sums["challenge"], sums["games"]) == ("dartmoor", 14, 3)
    assert sums["medals"].keys() == set(MEDALS)
    again = spinney(
        "solo", "--challenge", "14", "--bot", "random", "--games", "3", "--seed", "7", "--jobs", "2", "--json"
    )
    assert json.loads(again.out) == sums


def test_a_bot_with_settings_on_final_deals() -> None:
    told = spinney("solo", "--bot", "expert:budget=0.001", "--games", "1", "--seed", "2000006", "--final", "--json")
    assert json.loads(told.out)["bot"] == "expert:budget=0.001"


def test_base_is_played_for_points_and_says_so() -> None:
    told = spinney("solo", "--edition", "base", "--bot", "novice", "--games", "1")
    assert told.code == 0
    assert "no challenges here: played for points" in told.out
    assert json.loads(spinney("solo", "--edition", "base", "--games", "1", "--json").out)["medals"] is None


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--challenge", "16"], "challenge"),
        (["--challenge", "0"], "too small"),
        (["--edition", "base", "--challenge", "1"], "played for points"),
        (["--bot", "nobody"], "nobody"),
        (["--bot", "expert:nonsense=1"], "nonsense"),
        (["--seed", "2000006"], "only `--final` takes it"),
        (["--edition", "nowhere"], "nowhere"),
    ],
)
def test_what_can_not_be_is_refused_in_one_line(more: list[str], says: str) -> None:
    answer = spinney("solo", "--games", "1", *more)
    assert answer.code == 2
    assert says in answer.fault


def test_a_challenge_belongs_to_a_solo_game() -> None:
    assert "--solo" in spinney("play", "--terminal", "--challenge", "3").fault


def test_there_is_one_winter_card_alone() -> None:
    script = ["play", "--terminal", "--solo", "--edition", "base", "--seed", "1"]
    told = spinney(*script, stdin="\n?\nq\nq\n\n").out
    assert "Winter 0 of 1" in told
    assert "The winter card ends the game at once." in told
    assert "third" not in told


@pytest.mark.parametrize(
    ("edition", "lang", "says"),
    [
        ("dartmoor", "de", ["Anna:", "Kronenbewohner", " von 8"]),
        ("base", "fr", ["L’automate\u00a0:", "Joué pour les points"]),
    ],
)
def test_a_whole_game_alone_in_the_terminal(
    edition: str, lang: str, says: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr("spinney.cli.terminal.session.HINT_BUDGET", 0.002)
    more = ["--challenge", "3"] if edition == "dartmoor" else []
    answer = spinney(
        "play", "--terminal", "--solo", "--edition", edition, "--lang", lang, "--seed", "5", *more, stdin="h\n\n" * 500
    )
    assert (answer.code, answer.err) == (0, "")
    for text in says:
        assert text in answer.out
    assert max(map(len, re.split(r"\n|› ", answer.out))) <= 80
    game = library.Game.from_record(json.loads((tmp_path / "h").read_text()))
    assert game.is_over
    replayed = spinney("replay", tmp_path / "h")
    assert replayed.code == 0
    assert ("medal" in replayed.out) == (edition == "dartmoor")
