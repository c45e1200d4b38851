"""Matches between bots: fair, the same wherever they are played, and nothing lost when a run is killed."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path

import psutil
import pytest

import spinney
from spinney.arena.games import Arena, arena_of, play_game
from spinney.arena.ledger import Ledger
from spinney.arena.standing import mean_interval, rate, standing, wilson
from spinney.arena.workers import play_here, play_on_ray

QUICK = Arena("base", ("novice", "random"), 2, 1, 0.5)


def untimed(games: list[dict[str, object]]) -> list[dict[str, object]]:
    """Games in order, without how long they took."""
    ordered = sorted(games, key=lambda game: str(game["game"]).zfill(9))
    return [{key: value for key, value in game.items() if key != "seconds"} for game in ordered]


def test_every_bot_sits_on_every_seat_of_a_deal() -> None:
    arena = arena_of("base", ["player", "novice", "random"], 3, 1, 0.5)
    lineups = arena.lineups()
    assert len(lineups) == 3
    for seat in range(3):
        assert {lineup[seat] for lineup in lineups} == {"player", "novice", "random"}
    assert len({arena.game(number)[0] for number in range(3)}) == 1
    assert arena.game(3)[0] != arena.game(0)[0]


def test_more_bots_than_seats_meet_in_pairs_and_fewer_are_dealt_out() -> None:
    pairs = arena_of("base", ["player", "novice", "random"], 2, 1, 0.5).lineups()
    assert {frozenset(pair) for pair in pairs} == {
        frozenset({"player", "novice"}), frozenset({"player", "random"}), frozenset({"novice", "random"}),
    }  # fmt: skip
    assert len(pairs) == 6
    assert arena_of("base", ["player", "player"], 2, 1, 0.5).lineups() == [("player", "player")]
    four = arena_of("base", ["player", "novice", "novice", "novice"], 4, 1, 0.5).lineups()
    assert len(four) == 4


def test_unknown_bots_and_wrong_numbers_are_refused() -> None:
    with pytest.raises(spinney.BadOption, match="nobody"):
        arena_of("base", ["nobody"], 2, 1, 0.5)
    with pytest.raises(spinney.BadOption):
        arena_of("base", ["random"], 6, 1, 0.5)


def test_a_game_is_the_same_wherever_it_is_played() -> None:
    alone = list(play_here(QUICK, range(6), 1))
    assert untimed(list(play_here(QUICK, range(6), 2))) == untimed(alone)
    for game in alone:
        for points, sources in zip(game["scores"], game["sources"], strict=True):
            assert sum(sources.values()) == points


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games() -> None:
    assert untimed(list(play_on_ray(QUICK, range(6), "local"))) == untimed(list(play_here(QUICK, range(6), 1)))


def test_ray_is_asked_for_in_one_line_when_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(spinney.BadOption, match=r"spinney\[ray\]"):
        list(play_on_ray(QUICK, [0], "local"))


def test_half_a_line_is_cut_off_and_its_game_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ledger = Ledger(path, QUICK)
    for number in range(3):
        ledger.add(play_game(QUICK, number))
    ledger.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    again = Ledger(path, QUICK)
    assert again.missing(4) == [2, 3]
    again.add(play_game(QUICK, 2))
    again.close()
    assert path.read_bytes().count(b"\n") == 4
    assert untimed([json.loads(line) for line in path.read_text().splitlines()[1:]]) == untimed(list(again))


def test_a_file_of_other_games_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    Ledger(path, QUICK).close()
    with pytest.raises(spinney.BadOption, match="another match"):
        Ledger(path, Arena("base", ("novice", "random"), 2, 2, 0.5))
    path.write_text("{]\n")
    with pytest.raises(spinney.BadOption, match="not a file of games"):
        Ledger(path, QUICK)


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """SIGKILL in the middle: what was played is kept, what is missing is played, and the result is the same."""
    command = [
        sys.executable, "-m", "spinney", "arena", "--bots", "player,random", "--edition", "base", "--players", "2",
        "--games", "14", "--seed", "3", "--json", "--out",
    ]  # fmt: skip
    games = tmp_path / "killed.jsonl"
    with subprocess.Popen([*command, str(tmp_path / "killed")], stdout=subprocess.PIPE) as run:
        deadline = time.monotonic() + 60
        while time.monotonic() < deadline and (not games.exists() or games.read_bytes().count(b"\n") < 4):
            time.sleep(0.01)
        run.send_signal(signal.SIGKILL)
    kept = games.read_bytes().count(b"\n") - 1
    assert 3 <= kept < 14
    before = games.read_bytes()
    answer = subprocess.run([*command, str(tmp_path / "killed")], capture_output=True, text=True, check=True)
    whole = subprocess.run([*command, str(tmp_path / "whole")], capture_output=True, text=True, check=True)
    assert games.read_bytes().startswith(before[: before.rfind(b"\n") + 1])
    one, other = json.loads(answer.stdout), json.loads(whole.stdout)
    for result in (one, other):
        for row in result["bots"]:
            del row["mean_decision_ms"]
    assert one == other


def test_its_processes_end_with_it(tmp_path: Path) -> None:
    command = [
        sys.executable, "-m", "spinney", "arena", "--bots", "player", "--edition", "base", "--players", "2",
        "--games", "100000", "--seed", "3", "--jobs", "2", "--out", str(tmp_path / "killed"),
    ]  # fmt: skip
    games, deadline = tmp_path / "killed.jsonl", time.monotonic() + 60
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as run:
        while time.monotonic() < deadline and (not games.exists() or games.read_bytes().count(b"\n") < 4):
            time.sleep(0.05)
        children = psutil.Process(run.pid).children(recursive=True)
        run.kill()
    assert len(children) >= 2
    _, alive = psutil.wait_procs(children, timeout=30)
    for process in alive:
        process.kill()
    assert not alive


def test_standing_counts_shared_wins_and_rates() -> None:
    arena = Arena("base", ("novice", "random"), 2, 1, 0.5)
    rows = [(("novice", "random"), (10, 5)), (("random", "novice"), (7, 7)), (("novice", "random"), (9, 1))]
    games = [
        {
            "game": number, "bots": list(bots), "scores": list(scores), "start": 0, "turns": 50, "decisions": [10, 10],
            "seconds": [0.1, 0.01], "sources": [{"cave": scores[0]}, {"oak": scores[1]}],
        }
        for number, (bots, scores) in enumerate(rows)
    ]  # fmt: skip
    result = standing(arena, games)
    novice, random = result["bots"]
    assert (novice["wins"], random["wins"], novice["games"]) == (2.5, 0.5, 3)
    assert novice["mean_score"] == pytest.approx(26 / 3, abs=0.01)
    assert novice["rating"]["mu"] > random["rating"]["mu"]
    assert novice["mean_decision_ms"] == pytest.approx(1000 * 0.21 / 30, abs=0.01)
    assert sum(novice["sources"].values()) == pytest.approx(novice["mean_score"], abs=0.02)
    assert rate(["novice"], [{**games[0], "bots": ["novice", "novice"]}])["novice"]["mu"] == 25


def test_intervals() -> None:
    assert wilson(50, 100) == [0.4038, 0.5962]
    assert wilson(100, 100)[1] == 1
    assert wilson(0, 100)[0] == 0
    assert mean_interval([1, 2, 3]) == pytest.approx([2 - 1.13, 2 + 1.13], abs=0.01)
    assert mean_interval([1]) is None
