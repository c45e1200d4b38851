"""`spinney replay`: 0 it replays, 1 it does not, 2 it is no record."""

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spinney.arena.match import play_match
from spinney.engine.fair import WAY, fair_deal, seal_of
from spinney.engine.game import Game
from spinney.engine.record import Seat
from spinney.engine.setup import full_options
from tests.cli.run import EXAMPLES, spinney

Change = Callable[[dict[str, Any]], object]
RECORDS = {edition: play_match(edition, ["random", "random", "random"], 5).record() for edition in ("base", "dartmoor")}


def fresh(edition: str = "base") -> dict[str, Any]:
    copy: dict[str, Any] = json.loads(json.dumps(RECORDS[edition]))
    return copy


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_a_record_replays(edition: str, tmp_path: Path) -> None:
    record = fresh(edition)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(record))
    for answer in (spinney("replay", path), spinney("replay", "-", stdin=json.dumps(record))):
        assert (answer.code, answer.err) == (0, "")
        assert f"{edition}, 3 players, {len(record['moves'])} moves: the record replays" in answer.out
        for points in record["result"]["totals"]:
            assert f" {points}" in answer.out
        assert answer.out.count("winner") == len(record["result"]["winners"])


def test_an_unfinished_game_replays() -> None:
    record = fresh()
    record["moves"] = record["moves"][:10]
    del record["result"]
    answer = spinney("replay", "-", stdin=json.dumps(record))
    assert answer.code == 0
    assert "not over" in answer.out


NO: list[tuple[str, Change, str]] = [
    ("wrong total", lambda r: r["result"]["totals"].__setitem__(0, 999), "result"),
    ("wrong winner", lambda r: r["result"].__setitem__("winners", []), "result"),
    ("strange result", lambda r: r.__setitem__("result", {"totals": "all"}), "result"),
    ("a move that is none", lambda r: r["moves"].__setitem__(7, "dance"), "moves[7]"),
    ("a move that is not legal", lambda r: r["moves"].__setitem__(4, "stop"), "moves[4]"),
    ("a move is missing", lambda r: r["moves"].pop(3), "moves["),
    ("a move too many", lambda r: r["moves"].append("draw deck"), "moves["),
    ("not over", lambda r: r["moves"].pop(), "result"),
    ("a card is missing", lambda r: r["deal"]["deck"].pop(), "deal"),
    ("an unknown card", lambda r: r["deal"]["deck"].__setitem__(0, "B999"), "deal"),
    ("no such seat", lambda r: r["deal"].__setitem__("start", 8), "deal.start"),
    ("no such option", lambda r: r["options"].__setitem__("magic", True), "magic"),
]


@pytest.mark.parametrize(("what", "change", "where"), NO, ids=[row[0] for row in NO])
def test_records_that_do_not_replay(what: str, change: Change, where: str) -> None:
    record = fresh()
    change(record)
    answer = spinney("replay", "-", stdin=json.dumps(record))
    assert answer.code == 1
    assert where in answer.fault


BAD: list[tuple[str, Change, str]] = [
    ("format", lambda r: r.__setitem__("format", "spinney.game/2"), "format"),
    ("rules", lambda r: r.__setitem__("rules", True), "rules"),
    ("edition", lambda r: r.__setitem__("edition", "alpine"), "alpine"),
    ("seats", lambda r: r.__setitem__("seats", []), "seats"),
    ("moves", lambda r: r.__setitem__("moves", "all"), "moves"),
    ("deal", lambda r: r.pop("deal"), "deal"),
    ("more", lambda r: r.__setitem__("extra", 1), "extra"),
]


@pytest.mark.parametrize(("what", "change", "where"), BAD, ids=[row[0] for row in BAD])
def test_what_is_no_record(what: str, change: Change, where: str) -> None:
    record = fresh()
    change(record)
    answer = spinney("replay", "-", stdin=json.dumps(record))
    assert answer.code == 2
    assert where in answer.fault


def test_other_files() -> None:
    assert spinney("replay", EXAMPLES / "base-85.json").code == 2
    assert spinney("replay", "-", stdin="no").code == 2
    assert spinney("replay", "missing.json").code == 2


def fair_record() -> dict[str, Any]:
    """A game of two random bots whose deal can be checked."""
    secret, table, salts = "07" * 32, "q1WxY3", ["ana's salt", None]
    options = full_options("base", 2, {})
    deal = fair_deal("base", options, secret, table, salts, None)
    game = Game("base", [Seat("Ana"), Seat("Ben")], options, deal)
    rng = Random(1)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves()))
    fair = {"way": WAY, "table": table, "commitment": seal_of(secret), "secret": secret, "start": None, "salts": salts}
    record: dict[str, Any] = {**game.record(), "fair": fair}
    return record


def test_a_deal_that_can_be_checked() -> None:
    answer = spinney("replay", "--fair", "-", stdin=json.dumps(fair_record()))
    assert (answer.code, answer.err) == (0, "")
    assert seal_of("07" * 32) in answer.out
    assert "ana's salt -" in answer.out


UNFAIR: list[tuple[str, Change, str]] = [
    ("nothing told", lambda r: r.pop("fair"), "can't be checked"),
    ("known", lambda r: r.__setitem__("fair", {"known_to_maker": True}), "knew the deal"),
    ("another secret", lambda r: r["fair"].__setitem__("secret", "08" * 32), "commitment"),
    (
        "another secret and its seal",
        lambda r: r["fair"].update(secret="08" * 32, commitment=seal_of("08" * 32)),
        "not the one",
    ),
    ("another salt", lambda r: r["fair"]["salts"].__setitem__(1, "x"), "not the one"),
    ("another table", lambda r: r["fair"].__setitem__("table", "other"), "not the one"),
    ("another start", lambda r: r["fair"].__setitem__("start", 1 - r["deal"]["start"]), "not the one"),
    ("no secret", lambda r: r["fair"].__setitem__("secret", "zz"), "secret"),
    ("too few salts", lambda r: r["fair"]["salts"].pop(), "salt"),
    ("a salt of two lines", lambda r: r["fair"]["salts"].__setitem__(0, "a\nb"), "salt"),
    ("another way", lambda r: r["fair"].__setitem__("way", "spinney.fair/2"), "way"),
]


@pytest.mark.parametrize(("what", "change", "where"), UNFAIR, ids=[row[0] for row in UNFAIR])
def test_deals_that_do_not_hold(what: str, change: Change, where: str) -> None:
    record = fair_record()
    change(record)
    answer = spinney("replay", "--fair", "-", stdin=json.dumps(record))
    assert answer.code == 1
    assert where in answer.fault
    assert spinney("replay", "-", stdin=json.dumps(record)).code == 0


def test_the_steps_of_the_documentation(tmp_path: Path) -> None:
    """What docs/fair.md says to do without Spinney gives the same cards."""
    text = (Path(__file__).parents[2] / "docs" / "fair.md").read_text()
    code = text.split("```python\n")[1].split("```")[0]
    path = tmp_path / "game.json"
    path.write_text(json.dumps(fair_record()))
    done = subprocess.run([sys.executable, "-I", "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
