"""Engines: bots as processes in any language, in the arena; what they do wrong is named, and the match goes on."""

import json
import sys
from pathlib import Path

import pytest

from spinney import BadOption, Game
from spinney.arena.games import arena_of, play_game
from spinney.arena.match import match_result
from spinney.bots.base import bot, bot_names
from spinney.bots.engine import Engine, EngineFault, legal_answer
from tests.cli.run import spinney

ROOT = Path(__file__).resolve().parents[2]
LUMBERJACK, FIRST = ROOT / "examples" / "engine_lumberjack.py", ROOT / "examples" / "engine_first.sh"
READY = "import sys\nfor line in sys.stdin:\n    if 'hello' in line: print('ready', flush=True)\n    else: "


def script(folder: Path, name: str, body: str) -> str:
    """An engine of a few lines, as a bot's name."""
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{READY}{body}\n")
    path.chmod(0o755)
    return f"engine:{path}"


def test_engines_of_two_languages_play_and_repeat() -> None:
    arena = arena_of("base", [f"engine:{FIRST}", f"engine:{LUMBERJACK}"], 2, 3, 0.1)
    game, again = play_game(arena, 0), play_game(arena, 0)
    assert "faults" not in game
    assert game["scores"][1] > game["scores"][0] > 0
    assert (game["scores"], game["decisions"]) == (again["scores"], again["decisions"])


@pytest.mark.parametrize(
    ("name", "body", "what"),
    [
        ("illegal", "print('draw D001', flush=True)", "'draw D001', which is not legal"),
        ("nonsense", "print('dance', flush=True)", "'dance', which is no move"),
        ("crash", "raise SystemExit('out of cards')", "ended with exit code 1: out of cards"),
        ("endless", "print('x' * 5000, flush=True)", "answers without an end"),
    ],
)
def test_a_fault_is_named_and_the_match_goes_on(tmp_path: Path, name: str, body: str, what: str) -> None:
    bad = script(tmp_path, name, body)
    game = play_game(arena_of("base", [bad, "random"], 2, 5, 0.1), 0)
    [fault] = game["faults"]
    assert what in fault["what"]
    assert (fault["bot"], fault["seed"], fault["seat"]) == (bad, game["seed"], game["bots"].index(bad))
    assert game["scores"][fault["seat"]] == 0
    assert max(game["scores"]) > 0
    position = Game.new("base", ["A", "B"], fault["seed"])
    for move in fault["moves"]:
        position.play(move)
    assert position.seat_to_act == fault["seat"]
    assert position.prompt is not None
    assert (position.seq, position.prompt.kind) == (fault["seq"], fault["prompt"])


def test_silence() -> None:
    """Nothing is said at all; the process is ended all the same."""
    engine = Engine(f'{sys.executable} -c "{READY} pass"', patience=0.2)
    view = Game.new("base", seed=1).view(0).to_dict()
    with pytest.raises(EngineFault, match="said nothing"):
        engine.ask(view, 0.1, 1)
    engine.close()


def test_a_bot_that_keeps_failing_is_asked_no_more(tmp_path: Path) -> None:
    bad = script(tmp_path, "always", "raise SystemExit(3)")
    results = [match_result("base", [bad, "random"], seed) for seed in range(4)]
    assert all(result.scores[0] == 0 for result in results)
    assert ["asked no more" in result.faults[0] for result in results] == [False, False, False, True]
    assert "exit code 3" in results[0].faults[0]


def test_the_arena_tells_of_faults(tmp_path: Path) -> None:
    bad = script(tmp_path, "told", "print('dance', flush=True)")
    answer = spinney(
        "arena", "--bots", f"{bad},random", "--edition", "base", "--players", "2", "--games", "2", "--seed", "1",
        "--out", tmp_path / "match", "--json",
    )  # fmt: skip
    assert answer.code == 0
    assert len(answer.err.splitlines()) == 2
    assert all(word in answer.err for word in (bad, "'dance'", "seed ", "move ", "novice plays on"))
    rows = {row["name"]: row for row in json.loads(answer.out)["bots"]}
    assert (rows[bad]["win_rate"], rows["random"]["win_rate"]) == (0, 1)


@pytest.mark.parametrize("name", ["engine:", "engine:/nowhere/at/all", "engine:'", f"engine:{ROOT / 'README.md'}"])
def test_no_such_engine(name: str) -> None:
    with pytest.raises(BadOption, match=r"engine|program"):
        arena_of("base", [name, "random"], 2, 1, 0.1)


def test_nobody_starts_a_program_over_the_net() -> None:
    """A table of the server knows bots by their names alone: an engine is a command."""
    assert not any("engine" in name for name in bot_names())
    with pytest.raises(BadOption):
        bot(f"engine:{FIRST}")


def test_answers() -> None:
    legal = ["draw deck", "pay B002 B004"]
    assert [legal_answer(said, legal) for said in ("0", "1", "pay B004 B002")] == ["draw deck", legal[1], legal[1]]
    for said in ("2", "-1", "9" * 5000, "", "²", "draw deck now"):
        with pytest.raises(EngineFault):
            legal_answer(said, legal)
