"""Seat tokens are renewed, given up, and end when nobody has used them for long."""

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import pytest

from spinney.server.auth import hash_of
from spinney.server.bus import OneProcess
from spinney.server.hub import Hub
from spinney.server.protocol import NewTable
from spinney.server.settings import Settings
from spinney.server.store import Store
from spinney.server.tokens import end_unused, note_use
from tests.server.machines import SpinneyServer
from tests.server.players import Client, players
from tests.server.talk import get, join, link, make, post, refused, run, send, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


def test_a_token_is_renewed(server: SpinneyServer) -> None:
    """The new one holds the seat, the old one nothing: a connection by it only watches from now on."""

    async def play() -> None:
        made = make(server, "me", "open", seed=3, options={"start": 0})
        ben = join(server, made["table"])
        path = f"/api/tables/{made['table']}/token"
        async with players(server.base_url, link(made, ben)) as [ana, _]:
            fresh = (await asyncio.to_thread(post, server, path, {}, made["token"])).json()["token"]
            assert fresh != made["token"]
            assert await ana.play("keep") == "not_your_turn"
        assert refused(get(server, f"/api/tables/{made['table']}", made["token"])) == (401, "unauthorized")
        assert refused(post(server, path, {}, made["token"])) == (401, "unauthorized")
        assert get(server, "/api/mine", made["token"]).json()["tables"] == []
        assert view_of(server, made["table"], fresh)["me"] == 0
        client = await Client(server.base_url, made["table"], fresh).open()
        assert await client.play("keep") == ""
        await client.close()
        own = "my-own-" + "x" * 30
        assert post(server, path, {"token": own}, fresh).json() == {"token": own}
        assert view_of(server, made["table"], own)["me"] == 0

    run(play())


def test_both_seats_of_a_device(server: SpinneyServer) -> None:
    made = make(server, "me", "me")
    fresh = post(server, f"/api/tables/{made['table']}/token", {}, made["token"]).json()["token"]
    mine = get(server, "/api/mine", fresh).json()["tables"]
    assert sorted(one["seat"] for one in mine) == [0, 1]


def test_two_renewals_at_once(server: SpinneyServer) -> None:
    """One of them holds: the seat is never nobody's."""
    made = make(server, "me", "me")
    path = f"/api/tables/{made['table']}/token"

    async def both() -> list[Any]:
        return await asyncio.gather(*(asyncio.to_thread(post, server, path, {}, made["token"]) for _ in range(2)))

    answers = run(both())
    assert sorted(answer.status_code for answer in answers) == [200, 401]
    [fresh] = [answer.json()["token"] for answer in answers if answer.status_code == 200]
    assert view_of(server, made["table"], fresh)["me"] is not None


@pytest.mark.parametrize("token", ["short", "x" * 101, "with space" * 4, "ü" * 40, 7])
def test_a_weak_token_is_refused(server: SpinneyServer, token: Any) -> None:
    made = make(server, "me", "me")
    path = f"/api/tables/{made['table']}/token"
    assert refused(post(server, path, {"token": token}, made["token"])) == (422, "bad_message")
    assert refused(post(server, path, {})) == (401, "unauthorized")
    assert view_of(server, made["table"], made["token"])["me"] is not None


def test_a_token_is_given_up(server: SpinneyServer) -> None:
    """A bot plays on, and nobody comes back with it; at an open table the seat is open again."""
    made = make(server, "me", "open")
    ben = join(server, made["table"])
    answer = send(
        server, "DELETE", f"/api/tables/{made['table']}/token", headers={"Authorization": f"Bearer {ben['token']}"}
    )
    assert answer.json() == {"ended": True}
    assert view_of(server, made["table"])["seats"][1]["stand_in"]
    assert refused(get(server, f"/api/tables/{made['table']}", ben["token"])) == (401, "unauthorized")


def test_tokens_that_nobody_uses_end(sqlite_url: str) -> None:
    """After so many days of running; those that are used stay. The machine's clock has no say in it."""
    shift = [0.0]

    async def play() -> None:
        store = Store(sqlite_url)
        store.clock.monotonic = lambda: time.monotonic() + shift[0]
        hub = Hub(Settings(token_days=30), store, OneProcess())
        await hub.start()
        wish = NewTable(edition="base", seats=["me", "me"])
        used, unused = [await hub.seating.create(wish) for _ in range(2)]
        for _ in range(4):
            shift[0] += 10 * 86_400
            await note_use(hub, await hub.table(used["table"]), (0, 1))
            await end_unused(hub)
        hub.tables.clear()
        assert (await hub.table(used["table"])).seats_of(hash_of(used["token"])) == (0, 1)
        assert (await hub.table(unused["table"])).seats_of(hash_of(unused["token"])) == ()
        await hub.close()

    run(play())
