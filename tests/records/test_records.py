"""Games of earlier days replay, decision for decision, to the same end."""

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from spinney import Game
from tests.records.digest import digest_of, plain, table_hash

HERE = Path(__file__).parent


def saved_games(edition: str) -> list[dict[str, Any]]:
    """The lines of one file."""
    lines = gzip.decompress((HERE / f"{edition}.jsonl.gz").read_bytes()).decode().splitlines()
    return [json.loads(line) for line in lines]


SAVED = [
    pytest.param(saved, id=f"{edition}-{number}-{saved['how'].replace(' ', '-')}")
    for edition in ("base", "dartmoor")
    for number, saved in enumerate(saved_games(edition))
]


@pytest.mark.parametrize("saved", SAVED)
def test_a_recorded_game_replays(saved: dict[str, Any]) -> None:
    """Every legal move on the way, the views of some moments, undo, points and forests are as they were."""
    assert digest_of(saved) == saved["digest"]


@pytest.mark.parametrize("saved", SAVED)
def test_a_record_is_read_and_written(saved: dict[str, Any]) -> None:
    """A record is read whole; written again it replays to the same end, whichever copies it names now."""
    record = saved["record"]
    game = Game.from_record(record)
    assert (game.scores(), table_hash(game)) == (saved["scores"], saved["table"])
    written = game.record()
    assert {**written, "moves": [], "options": {}} == {**record, "moves": [], "options": {}}
    assert [plain(game.edition, move) for move in written["moves"]] == [
        plain(game.edition, move) for move in record["moves"]
    ]
    assert Game.from_record(json.loads(json.dumps(written))).table() == game.table()


def test_the_records_reach_far() -> None:
    """Both games with 2 to 5 seats, all values of all options, finished and not, with undo, of people and of bots."""
    for edition in ("base", "dartmoor"):
        games = saved_games(edition)
        records = [saved["record"] for saved in games]
        assert {len(record["seats"]) for record in records} == {2, 3, 4, 5}
        assert {"result" in record for record in records} == {True, False}
        assert any("undo" in saved.get("steps", ()) for saved in games)
        assert {seat["kind"] for record in records for seat in record["seats"]} >= {"human", "bot:novice", "bot:player"}
    values = {(name, value) for record in records for name, value in record["options"].items()}
    assert values >= {("cuckoo", "one"), ("cuckoo", "any"), ("wheatear", "effect"), ("wheatear", "bonus")}
