"""A database that an earlier server left behind: today's server brings it up to date, and its tables go on."""

import contextlib
import gzip
import json
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest

from tests.records.digest import plain
from tests.server.machines import SpinneyServer
from tests.server.phones import Phone, show_pad
from tests.server.players import Client
from tests.server.talk import check_no_crash, play_moves, post, run
from tests.server.test_reviews import ready

pytestmark = pytest.mark.xdist_group("server_records")

HERE = Path(__file__).parent
LEFT: dict[str, Any] = json.loads((HERE / "spinney-1.json").read_text())
"""What lay in the database, and the tokens of the people at its tables."""
MOST = 2_000
"""No game has so many moves."""


def unpacked(folder: Path) -> str:
    """The address of a copy of the database whose tables were used just now, so that none is cleared away."""
    path = folder / "spinney.db"
    path.write_bytes(gzip.decompress((HERE / "spinney-1.db.gz").read_bytes()))
    with contextlib.closing(sqlite3.connect(path)) as database:
        for name in ("tables", "pads"):
            database.execute(f"UPDATE {name} SET created = ?, changed = ?", (time.time(), time.time()))
        database.commit()
    return f"sqlite:///{path}"


def test_an_old_database_is_taken_over(tmp_path: Path) -> None:
    server = SpinneyServer(unpacked(tmp_path))
    try:
        for left in LEFT["tables"]:
            run(goes_on(server, left))
        for pad in LEFT["pads"]:
            shown = show_pad(server, pad["pad"])
            assert [score["total"] for score in shown["scores"]["scores"]] == pad["totals"]
            run(changes(server, pad["pad"]))
        reviewed(server, LEFT["tables"][0])
        check_no_crash(server)
    finally:
        server.close()


async def goes_on(server: SpinneyServer, left: dict[str, Any], moves: int = 60) -> None:
    """The people come back, find what they had, and play on."""
    clients = [await Client(server.base_url, left["table"], token).open() for token in left["tokens"]]
    view = clients[0].view
    assert clients[0].seq == left["seq"]
    for zone in ("hand", "clearing"):
        cards = [plain(left["edition"], card) for card in left[zone]]
        assert [plain(left["edition"], card) for card in view[zone]] == cards
    assert [seat["score"] for seat in view["seats"]] == left["scores"]
    assert [view["prompt"]["kind"], view["prompt"]["seat"]] == left["prompt"]
    await play_moves(clients, moves, 5)
    assert clients[0].seq == left["seq"] + moves
    for client in clients:
        await client.close()


def reviewed(server: SpinneyServer, left: dict[str, Any]) -> None:
    """Its game comes to an end, and what earlier servers did not have is made of it and kept."""
    assert run(ends(server, left))
    asked = post(server, "/api/reviews", {"table": left["table"]})
    assert asked.status_code == 200, asked.text
    shown = ready(server, asked.json()["id"])
    assert shown["course"][-1]["points"] == server.record(left["table"])["result"]["totals"]


async def ends(server: SpinneyServer, left: dict[str, Any]) -> bool:
    """Whether the people come to the end of their game."""
    clients = [await Client(server.base_url, left["table"], token).open() for token in left["tokens"]]
    await play_moves(clients, MOST, 6)
    for client in clients:
        await client.close()
    return clients[0].is_over


async def changes(server: SpinneyServer, pad: str) -> None:
    """Somebody writes into the pad."""
    phone = await Phone(server, pad).open()
    key = phone.keys[0]
    forest = {**phone.rows[key]["forest"], "cave": 5}
    await phone.ask(phone.put(key, forest, "n1"))
    await phone.close()
    assert show_pad(server, pad)["forests"][0]["forest"]["cave"] == 5
