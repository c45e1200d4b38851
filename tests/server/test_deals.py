"""The deal of a table: nobody chooses it unseen, and it can be checked."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from spinney.engine.fair import check_fair, seal_of
from spinney.errors import BadRecord
from tests.server.machines import SpinneyServer, read_rows
from tests.server.players import Client, Driver, play_together, players
from tests.server.talk import get, join, link, make, post, run, shared_server, view_of
from tests.server.test_replay import played

pytestmark = pytest.mark.xdist_group("server_deals")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all of these tests."""
    yield from shared_server()


def secret_of(server: SpinneyServer, table: str) -> str:
    """What only the database knows."""
    [(deal,)] = read_rows(server.database_url, f"SELECT deal FROM tables WHERE id = '{table}'")
    return str(json.loads(deal)["fair"]["secret"])


@pytest.mark.parametrize("way", ["seed", "record"])
def test_a_deal_that_its_maker_knows_is_shown_to_everybody(server: SpinneyServer, way: str) -> None:
    """Before they join, in the lobby, while they play, and in the record; it never counts as fair."""
    wish: dict[str, Any] = {"seed": 7} if way == "seed" else {"from": {"record": played(), "at": 4}}
    made = make(server, "me", "open", **wish)
    assert view_of(server, made["table"])["deal"] == {
        "known_to_maker": True, "by": way, "after": 4 if way == "record" else 0, "commitment": None,
        "salts": [None, None],
    }  # fmt: skip
    ben = join(server, made["table"])

    async def play() -> None:
        watcher = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, link(made, ben)) as clients:
            for client in (*clients, watcher):
                assert client.view["deal"]["known_to_maker"] is True
        await watcher.close()

    run(play())
    assert [table["fair"] for table in get(server, "/api/mine", ben["token"]).json()["tables"]] == [False]


def test_a_deal_that_can_be_checked(server: SpinneyServer) -> None:
    """The seal is told from the first moment on, the secret to nobody before the end; then the record holds."""
    answer = post(
        server, "/api/tables", {"edition": "base", "name": "Ana", "seats": ["me", "open"], "salt": "from Ana"}
    )  # fmt: skip
    made = answer.json()
    before = view_of(server, made["table"])["deal"]
    assert (before["known_to_maker"], before["by"], before["salts"]) == (False, None, ["from Ana", None])
    assert before["after"] == 0
    ben = post(server, f"/api/tables/{made['table']}/join", {"name": "Ben", "salt": "Bens Salz ☃"}).json()
    secret = secret_of(server, made["table"])
    heard: list[str] = [answer.text, json.dumps(before), json.dumps(ben)]

    async def play() -> None:
        watcher = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, link(made, ben)) as clients:
            drivers = [Driver(Random(seat), hurry=0.9) for seat in range(2)]
            await clients[0].send({"type": "log"})
            await clients[0].send({"type": "look", "lang": "en"})
            await clients[0].settle()
            await play_together(clients, drivers)
            await watcher.wait(lambda: watcher.is_over, "the end")
            heard.extend(json.dumps(client.messages) for client in (*clients, watcher))
            assert watcher.view["deal"] == {**before, "salts": ["from Ana", "Bens Salz ☃"]}
        await watcher.close()

    run(play())
    heard += [get(server, "/api/mine", ben["token"]).text, get(server, "/metrics").text, server.log()]
    assert not [text[:200] for text in heard if secret in text]
    record = server.record(made["table"])
    assert record["fair"]["secret"] == secret
    assert seal_of(secret) == before["commitment"] == check_fair(record)
    assert "seed" not in record["deal"]
    record["deal"]["deck"][0], record["deal"]["deck"][1] = record["deal"]["deck"][1], record["deal"]["deck"][0]
    with pytest.raises(BadRecord, match="not the one"):
        check_fair(record)


def test_every_table_has_its_own_secret(server: SpinneyServer) -> None:
    tables = [make(server, "me", "bot:random", salt="same")["table"] for _ in range(4)]
    assert len({secret_of(server, table) for table in tables}) == 4
    assert len({view_of(server, table)["deal"]["commitment"] for table in tables}) == 4


@pytest.mark.parametrize("salt", ["", "x" * 65, "two\nlines", 7])
def test_salts_that_are_none(server: SpinneyServer, salt: Any) -> None:
    body = {"edition": "base", "name": "Ana", "seats": ["me", "open"], "salt": salt}
    assert post(server, "/api/tables", body).status_code == 422
