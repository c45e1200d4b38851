"""`spinney replay`: 0 it replays, 1 it does not, 2 it is no record."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from spinney.bots.match import play_match
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
