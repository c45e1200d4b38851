"""`spinney arena`: a table, JSON in the agreed form, a picture."""

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.run import spinney


def arena(out: Path, *more: str, bots: str = "novice,random", players: int = 2, games: int = 4) -> list[str]:
    return [
        "arena", "--bots", bots, "--edition", "dartmoor", "--players", str(players), "--games", str(games),
        "--seed", "1", "--out", str(out / "match"), *more,
    ]  # fmt: skip


def test_json_has_the_agreed_form(tmp_path: Path) -> None:
    answer = spinney(*arena(tmp_path, "--json", "--budget", "0.25"))
    assert (answer.code, answer.err) == (0, "")
    result = json.loads(answer.out)
    assert result == json.loads((tmp_path / "match.json").read_text())
    assert [result[key] for key in ("edition", "players", "games", "seed", "budget")] == ["dartmoor", 2, 4, 1, 0.25]
    for row in result["bots"]:
        assert row["games"] == 4
        low, high = row["win_rate_ci95"]
        assert 0 <= low <= row["win_rate"] <= high <= 1
        assert row["win_rate"] == pytest.approx(row["wins"] / 4)
        assert row["mean_score"] > 0
        assert row["mean_decision_ms"] < 20
    assert [row["name"] for row in result["bots"]] == ["novice", "random"]


def test_the_table_and_the_picture_name_all_bots(tmp_path: Path) -> None:
    out = spinney(*arena(tmp_path, "--jobs", "2", bots="player,novice,random", players=3, games=3)).out
    for word in ("player", "novice", "random", "95 % interval", "rating", "points by source", "cave"):
        assert word in out
    drawn = ElementTree.parse(tmp_path / "match.svg").getroot()
    texts = "".join(drawn.itertext())
    for word in ("player", "novice", "random", "Games won", "Points a game", "Points by source"):
        assert word in texts


def test_more_games_go_on_and_fewer_are_the_first_of_them(tmp_path: Path) -> None:
    spinney(*arena(tmp_path, games=2))
    four = json.loads(spinney(*arena(tmp_path, "--json", games=4)).out)
    games = (tmp_path / "match.jsonl").read_text()
    assert games.count("\n") == 5
    assert four["games"] == 4
    assert json.loads(spinney(*arena(tmp_path, "--json", games=2)).out)["games"] == 2
    assert (tmp_path / "match.jsonl").read_text() == games


def test_faults_are_one_line(tmp_path: Path) -> None:
    assert "nobody" in spinney(*arena(tmp_path, bots="nobody,random")).fault
    spinney(*arena(tmp_path))
    assert "another match" in spinney(*arena(tmp_path, bots="random,novice")).fault
    assert "no-such" in spinney(*arena(Path("/dev/null/no-such"))).fault
