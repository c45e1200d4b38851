"""`spinney simulate --out`: games and decisions as rows that can be made again and read back."""

import hashlib
import json
import shlex
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from spinney import Game
from spinney.cards.boxes import PATHS
from spinney.envs.table import Table
from tests.cards.hedgerow import EDITION, write
from tests.cli.run import spinney


def simulate(out: Path, *more: str, edition: str = "base", bots: str = "player,random") -> dict[str, Any]:
    """Writes two games and returns the manifest."""
    words = ["simulate", "--edition", edition, "--players", "2", "--games", "2", "--seed", "3", "--bots", bots]
    answer = spinney(*words, "--out", out, *more)
    assert (answer.code, answer.err) == (0, "")
    told: dict[str, Any] = json.loads(out.with_name(out.name + ".manifest.json").read_text())
    assert told["sha256"] == hashlib.sha256(out.read_bytes()).hexdigest()
    return told


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()]


def test_a_row_a_game_that_can_be_made_again(tmp_path: Path) -> None:
    told = simulate(tmp_path / "a.jsonl")
    assert told == simulate(tmp_path / "b" / "a.jsonl", "--jobs", "2")
    rows = lines(tmp_path / "a.jsonl")
    assert (told["format"], told["number"], told["repeats"], len(rows)) == ("spinney.dataset/1", 2, True, 2)
    assert set(rows[0]) == set(told["columns"])
    assert [row["game"] for row in rows] == [0, 1]
    for row in rows:
        for seat, score in enumerate(row["scores"]):
            assert sum(part["points"] for part in row["parts"][seat]) + row["caves"][seat] == score
    assert "--seed=3 --bots player,random --out a.jsonl" in told["command"]
    assert not list(tmp_path.glob("*.part"))


def test_the_command_of_the_manifest_makes_the_file_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = simulate(tmp_path / "a.jsonl", "--decisions", bots="random")
    (tmp_path / "again").mkdir()
    monkeypatch.chdir(tmp_path / "again")
    assert spinney(*shlex.split(told["command"])[1:]).code == 0
    assert (tmp_path / "again" / "a.jsonl").read_bytes() == (tmp_path / "a.jsonl").read_bytes()


def test_boxes_of_ones_own_are_part_of_what_made_the_rows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    box = write(tmp_path)
    monkeypatch.setenv(PATHS, str(box))
    told = simulate(tmp_path / "a.jsonl", edition=EDITION, bots="random")
    assert told["own_boxes"] == {box.name: hashlib.sha256(box.read_bytes()).hexdigest()}
    assert told["command"].startswith(f"spinney --boxes {box.name} simulate ")
    assert "own_boxes" not in simulate(tmp_path / "b.jsonl", bots="random")


def test_a_row_a_decision(tmp_path: Path) -> None:
    """The moves replay the game, and what was seen is what an environment shows."""
    told = simulate(tmp_path / "d.jsonl", "--decisions", edition="dartmoor")
    rows = lines(tmp_path / "d.jsonl")
    assert told["number"] == len(rows)
    parts = Table("dartmoor").layout.parts
    assert told["seen"] == {name: list(part.shape) for name, part in parts.items()}
    game = Game.new("dartmoor", ["A", "B"], rows[0]["seed"])
    for row in rows:
        if row["game"]:
            break
        assert (row["seq"], row["seat"], row["prompt"]) == (
            game.seq,
            game.seat_to_act,
            getattr(game.prompt, "kind", ""),
        )
        assert str(game.legal_moves()[row["chosen"]]) == row["move"]
        assert row["legal"] == len(game.legal_moves())
        hand = [told["names"]["cards"][card] for card, number in enumerate(row["seen_hand"]) for _ in range(number)]
        assert hand == sorted(game.view(row["seat"]).hand, key=told["names"]["cards"].index)
        game.play(row["move"])
    assert game.is_over
    assert {row["final"] for row in rows if row["seat"] == 0 and not row["game"]} == {game.scores()[0]}


def test_parquet_says_the_same(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    for more in ([], ["--decisions"]):
        simulate(tmp_path / "x.jsonl", *more, bots="random")
        simulate(tmp_path / "x.parquet", *more, bots="random")
        assert parquet.read_table(tmp_path / "x.parquet").to_pylist() == lines(tmp_path / "x.jsonl")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    """It is refused before anything is played."""
    (tmp_path / "x.jsonl").mkdir()
    words = "simulate --edition base --players 2 --games 1 --seed 1 --out"
    assert "is a folder" in spinney(*words.split(), tmp_path / "x.jsonl").fault
    assert [path.name for path in tmp_path.iterdir()] == ["x.jsonl"]


def test_without_pyarrow(tmp_path: Path) -> None:
    """Who has not installed it is told what to install, before anything is played."""
    code = "import sys; sys.modules['pyarrow'] = None; from spinney.cli.main import main; sys.exit(main(sys.argv[1:]))"
    words = ["simulate", "--edition", "base", "--players", "2", "--games", "1", "--seed", "1", "--out", "x.parquet"]
    done = subprocess.run(
        [sys.executable, "-c", code, *words], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert done.returncode == 2
    assert "pip install 'spinney[data]'" in done.stderr
    assert not list(tmp_path.iterdir())
