"""Joint score pads through limits, kills and outages, at one process and at two: what was told is never lost."""

import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spinney.server import housekeeping
from spinney.server.bus import OneProcess
from spinney.server.hub import Hub
from spinney.server.pad_store import Change, ForestRow
from spinney.server.pads import PadWatcher
from spinney.server.protocol import NewPad, Put
from spinney.server.settings import Settings
from spinney.server.store import Store
from tests.engine.walks import SOAK
from tests.server.machines import PostgresServer, RedisServer, SpinneyServer, until
from tests.server.phones import Phone, codes, forest, make_pad, phones, show_pad
from tests.server.talk import check_no_crash, get, make, run, send

alone = pytest.mark.xdist_group("server_limits")
together = pytest.mark.xdist_group("servers")

# -- a server of its own ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def narrow(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server with narrow limits; the last test that uses it ends it."""
    url = f"sqlite:///{tmp_path_factory.mktemp('pads') / 'spinney.db'}"
    limits: dict[str, Any] = {
        "SPINNEY_MESSAGE_RATE": 20, "SPINNEY_MAX_CONNECTIONS": 3, "SPINNEY_TABLES_PER_ADDRESS": 8,
    }  # fmt: skip
    server = SpinneyServer(url, SPINNEY_TRUST_PROXY=1, **limits)
    yield server
    check_no_crash(server)
    server.close()


@alone
def test_limits(narrow: SpinneyServer) -> None:
    """Pads for each address, messages a second, misbehaviour, and connections of tables and pads together."""
    server = narrow
    body = json.dumps({"edition": "base", "forests": [forest()]}).encode()

    def ask(address: str) -> int:
        headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
        return send(server, "POST", "/api/pads", headers=headers, content=body).status_code

    assert [ask("10.1.1.1") for _ in range(9)] == [201] * 8 + [429]
    assert ask("10.1.1.2") == 201
    make(server, "me", "me")  # tables are counted apart
    pad = make_pad(server, forest("Ana"))

    async def crowd() -> None:
        async with phones(pad, server, server) as (one, two):
            until_there = await Phone(server, pad).open()
            assert "spinney_connections 3.0" in (await asyncio.to_thread(get, server, "/metrics")).text
            with pytest.raises(InvalidStatus):
                await Phone(server, pad).open()
            await until_there.close()
            put = json.dumps(one.put(0, forest("Ana", 1), "n1", rev=7))
            assert one.reader is not None
            try:
                for _ in range(300):
                    await one.say(put)
            except ConnectionClosed:
                pass
            await one.reader
            errors = [message for message in one.messages if message["type"] == "error"]
            assert codes(errors).count("too_many") == 50
            assert codes(errors).count("stale") >= 30
            assert {error["nonce"] for error in errors} == {"n1"}
            assert await two.ask({"type": "sit", "key": None}) == []  # the other one did not notice

    run(crowd())


class Writer:
    """A phone that changes one forest again and again and sends what was not confirmed once more."""

    def __init__(self, phone: Phone, key: int) -> None:
        self.phone = phone
        self.key = key
        self.number = 0

    async def write(self, times: int) -> None:
        """So many changes, each confirmed before the next."""
        while self.number < times:
            nonce = f"{self.key}-{self.number}"
            await self.phone.say(self.phone.put(self.key, forest(f"P{self.key}", self.number % 50), nonce))
            await self.phone.wait_nonce(self.key, nonce)
            self.number += 1


@alone
def test_the_life_of_a_server(narrow: SpinneyServer) -> None:
    """SIGKILL amid changes: all that was told is there again, and a message sent once more is not taken twice. Old pads
    are gone after the start. At a gentle end the phones are told."""
    server = narrow
    until(lambda: "spinney_connections 0.0" in get(server, "/metrics").text, "connections of other tests are left")
    pad, old, young = (make_pad(server, *[forest(f"P{key}") for key in range(3)]) for _ in range(3))

    async def until_killed() -> list[Writer]:
        writers = [Writer(await Phone(server, pad).open(), key) for key in range(3)]
        working = [asyncio.create_task(writer.write(1_000_000)) for writer in writers]
        await writers[0].phone.wait(lambda: sum(row["rev"] for row in writers[0].phone.rows.values()) > 40)
        await asyncio.sleep(Random(5).random() * 0.02)
        await asyncio.to_thread(server.kill)
        for writer, task in zip(writers, working, strict=True):
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            await writer.phone.close()
        return writers

    async def go_on(writers: list[Writer]) -> None:
        for writer in writers:
            known, phone = writer.phone.rows, Phone(server, pad)
            await phone.open()
            for key, row in known.items():
                assert phone.rows[key]["rev"] >= row["rev"]
                assert phone.rows[key]["rev"] > row["rev"] or phone.rows[key] == row
            nonce = f"{writer.key}-{writer.number}"
            await phone.say(phone.put(writer.key, forest(f"P{writer.key}"), nonce, rev=known[writer.key]["rev"]))
            await phone.wait_nonce(writer.key, nonce)
            assert phone.rows[writer.key]["rev"] == writer.number + 2
            await phone.close()

    async def end() -> None:
        async with phones(pad, server, server) as both:
            assert await asyncio.to_thread(server.terminate) == 0
            for phone in both:
                await phone.wait(lambda phone=phone: "closing" in codes(phone.messages))  # type: ignore[misc]

    writers = run(until_killed())
    with closing(sqlite3.connect(server.database_url.split("///")[1])) as database:
        days = {old: 91, young: 89}
        for name, age in days.items():
            database.execute("UPDATE pads SET changed = changed - ? WHERE id = ?", (age * 86_400, name))
        database.commit()
    server.start()
    run(go_on(writers))
    until(lambda: get(server, f"/api/pads/{old}").status_code == 404, "the old pad is still there")
    assert show_pad(server, young)["forests"][0]["rev"] == 1
    run(end())


# -- two processes ------------------------------------------------------------------------------------------------


@together
def test_two_processes_see_each_other(pair: list[SpinneyServer], redis_server: RedisServer) -> None:
    """With Redis, without it, and when it is back; of two changes at two processes one is late."""
    pad = make_pad(pair[0], forest("Ana"), forest("Ben"))
    assert show_pad(pair[1], pad)["forests"][1]["forest"] == forest("Ben")

    async def change_both(two: list[Phone], word: str) -> None:
        for key, phone in enumerate(two):
            await phone.say(phone.put(key, forest(f"P{key}", key), f"{word}-{key}"))
        for phone in two:
            await phone.wait_nonce(0, f"{word}-0")
            await phone.wait_nonce(1, f"{word}-1")
        assert two[0].rows == two[1].rows

    async def race(two: list[Phone], word: str) -> None:
        before, marks = two[0].rows[0]["rev"], [len(phone.messages) for phone in two]
        await asyncio.gather(*(phone.say(phone.put(0, forest(), f"{word}{n}")) for n, phone in enumerate(two)))
        for phone in two:
            await phone.ask({"type": "sit", "key": None})
            await phone.wait(lambda phone=phone: phone.rows[0]["rev"] == before + 1)  # type: ignore[misc]
        told = [code for n, phone in enumerate(two) for code in codes(phone.messages[marks[n] :])]
        assert told.count("stale") == 1
        assert two[0].rows == two[1].rows

    async def play() -> None:
        async with phones(pad, *pair) as two:
            await change_both(two, "with")
            for number in range(50 if SOAK else 5):
                await race(two, f"r{number}-")
            await two[0].ask({"type": "sit", "key": 0})
            assert (two[0].here, two[1].here) == ([0], [])  # of this process only
            await asyncio.to_thread(redis_server.stop)
            try:
                for phone in two:
                    await phone.wait(lambda phone=phone: "bus_down" in codes(phone.messages))  # type: ignore[misc]
                await change_both(two, "without")
                await race(two, "w")
            finally:
                await asyncio.to_thread(redis_server.start)
            for phone in two:
                await phone.wait(lambda phone=phone: "bus_back" in codes(phone.messages))  # type: ignore[misc]
            await change_both(two, "again")

    run(play())
    for server in pair:
        check_no_crash(server)


async def admit(postgres: PostgresServer, database_url: str, admitted: bool) -> None:
    """Shuts everybody out of a database, or lets them in again; that is quicker than to stop PostgreSQL."""
    name = database_url.rsplit("/", 1)[1]
    connection = await asyncpg.connect(postgres.url())
    await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {admitted}")
    if not admitted:
        await connection.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1", name)
    await connection.close()


@together
def test_without_the_database(pair: list[SpinneyServer], postgres: PostgresServer) -> None:
    """A change is refused for now, with its nonce, and taken when the database is back. The connections stand."""
    pad = make_pad(pair[0], forest("Ana"))

    async def play() -> None:
        async with phones(pad, *pair) as (one, two):
            message = one.put(0, forest("Ana", 5), "n1")
            await admit(postgres, pair[0].database_url, False)
            try:
                [error] = [answer for answer in await one.ask(message) if answer["type"] == "error"]
                assert error == {
                    "type": "error", "code": "unavailable", "nonce": "n1",
                    "message": "the database can't store or read now; try again soon",
                }  # fmt: skip
            finally:
                await admit(postgres, pair[0].database_url, True)
            while "error" in [answer["type"] for answer in await one.ask(message)]:
                await asyncio.sleep(0.1)
            await two.wait_nonce(0, "n1")
            assert (two.rows[0]["rev"], two.rows[0]["forest"]) == (2, forest("Ana", 5))

    run(play())


# -- in this process ----------------------------------------------------------------------------------------------


async def opened(url: str, **rest: Any) -> Hub:
    """A hub that nobody looks after."""
    hub = Hub(Settings(database_url=url, **rest), Store(url), OneProcess())
    await hub.store.start()
    return hub


@alone
def test_a_change_whose_answer_was_lost_is_told_all_the_same(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        hub = await opened(sqlite_url)
        made = await hub.pads.create(NewPad(edition="base", forests=[forest()]))
        heard: list[bytes] = []
        watcher = PadWatcher(heard.append)
        pad = await hub.pads.attach(made["pad"], watcher)
        store = hub.pads.store.put

        async def forgetful(pad_id: str, rev: int, row: ForestRow) -> Change:
            await store(pad_id, rev, row)
            raise OperationalError("COMMIT", {}, ConnectionError("the connection is gone"))

        wish = Put(type="put", key=0, rev=1, nonce="n1", less=True, forest=forest("Ana", 3))
        with monkeypatch.context() as patch:
            patch.setattr(hub.pads.store, "put", forgetful)
            with pytest.raises(OperationalError):
                await hub.pads.put(pad, watcher, wish)
        await asyncio.gather(*hub.tasks)
        assert [row["nonce"] for row in json.loads(heard[-1])["forests"]] == ["n1"]
        await hub.pads.put(pad, watcher, wish)  # said again
        assert [row["rev"] for row in json.loads(heard[-1])["forests"]] == [2]
        hub.pads.detach(pad.id, watcher)
        assert hub.pads.live == {}
        await hub.close()

    run(play())


@alone
@pytest.mark.parametrize(("days", "left"), [(0, 1), (90, 0)])
def test_old_pads_are_removed_every_day(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, days: int, left: int) -> None:
    """Also those that have grown old while the server runs; 0 days: never."""
    monkeypatch.setattr(housekeeping, "_HOUR", 0.01)

    async def play() -> None:
        hub = await opened(sqlite_url, pad_days=days)
        tidying = asyncio.create_task(housekeeping.keep_tidy(hub))
        made = await hub.pads.create(NewPad(edition="base", forests=[forest()]))
        hub.store.clock.monotonic = lambda: time.monotonic() + 91 * 86_400
        for _ in range(50):
            await asyncio.sleep(0.01)
            if await hub.pads.store.read(made["pad"]) is None:
                break
        assert len(await hub.pads.store.seqs([made["pad"]])) == left
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        await hub.close()

    run(play())
