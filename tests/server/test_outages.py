"""PostgreSQL or Redis stopped and started while games run: clients are told, nothing is lost, play goes on."""

import asyncio
import gc
from collections.abc import Callable
from random import Random

import pytest

from spinney.server.bus import OneProcess
from spinney.server.hub import Hub
from spinney.server.settings import Settings
from spinney.server.store import Store
from tests.server.machines import SOAK, PostgresServer, RedisServer, SpinneyServer, until
from tests.server.players import Client, Driver, check_nothing_lost, play_random_game
from tests.server.test_two_processes import spread

pytestmark = pytest.mark.xdist_group("servers")

OUTAGES = 5 if SOAK else 1
HURRY = 0.0 if SOAK else 0.8


async def play_through(
    pair: list[SpinneyServer], part: str, stop: Callable[[], None], start: Callable[[], None], on: int
) -> list[Client]:
    """A whole game with a bot at two processes; a server is taken away, and `on` moves later it comes back."""
    link = await asyncio.to_thread(pair[0].new_table)
    async with spread(pair, link) as clients, asyncio.TaskGroup() as group:
        for seat, client in enumerate(clients):
            group.create_task(play_random_game(client, Driver(Random(seat), hurry=HURRY, stay=False)))
        for number in range(OUTAGES):
            await clients[0].wait_seq(20 + 40 * number)
            marks = [len(client.messages) for client in clients]
            await asyncio.to_thread(stop)
            try:
                for client, mark in zip(clients, marks, strict=True):
                    await client.wait_message("notice", mark, f"{part}_down")
                goal = max(client.seq for client in clients) + on
                for client in clients if on else ():
                    await client.wait_seq(goal)
            finally:
                await asyncio.to_thread(start)
            for client, mark in zip(clients, marks, strict=True):
                await client.wait_message("notice", mark, f"{part}_back")
    for client in clients:
        assert client.is_over
        assert client.connects == 1, "the connection should have stood"
    return clients


def test_redis_goes_and_comes(pair: list[SpinneyServer], redis_server: RedisServer) -> None:
    """Without Redis the processes look into the database, so that the game goes on meanwhile."""
    clients = asyncio.run(play_through(pair, "bus", redis_server.stop, redis_server.start, on=10))
    log = check_nothing_lost(pair[0].database_url, clients)
    assert pair[1].record(clients[0].table)["moves"] == log


@pytest.mark.parametrize("mode", ["immediate", "fast"] if SOAK else ["immediate"])
def test_postgres_goes_and_comes(pair: list[SpinneyServer], postgres: PostgresServer, mode: str) -> None:
    """Without the database nothing is confirmed; what was sent meanwhile is stored when it is back."""
    clients = asyncio.run(play_through(pair, "store", lambda: postgres.stop(mode), postgres.start, on=0))
    log = check_nothing_lost(pair[0].database_url, clients)
    assert pair[1].record(clients[0].table)["moves"] == log
    for server in pair:
        assert server.request("GET", "/healthz").json()["status"] == "ok"


def test_postgres_turns_read_only_and_back(pair: list[SpinneyServer], postgres: PostgresServer) -> None:
    """It answers as ever and stores nothing: that is said, new tables are refused, and moves wait."""

    def stop() -> None:
        postgres.let_write(False)
        wish = {"edition": "base", "name": "Ana", "seats": ["me", "me"]}
        until(lambda: pair[0].request("POST", "/api/tables", json=wish).status_code == 503, "tables are made")
        until(lambda: pair[0].request("GET", "/readyz").status_code == 503, "players are sent here")
        assert "ead" in pair[0].request("GET", "/healthz").json()["why"]

    clients = asyncio.run(play_through(pair, "store", stop, lambda: postgres.let_write(True), on=0))
    log = check_nothing_lost(pair[0].database_url, clients)
    assert pair[1].record(clients[0].table)["moves"] == log


def test_what_must_come_about_is_tried_again(sqlite_url: str) -> None:
    """Whose turn it is, a vote, a return: while the database is away they wait, and nothing breaks unseen."""
    unseen: list[str] = []
    tries: list[int] = []

    async def work() -> None:
        tries.append(len(tries))
        if len(tries) < 3:
            raise ConnectionResetError("the database is restarting")

    async def play() -> None:
        asyncio.get_running_loop().set_exception_handler(lambda _, context: unseen.append(context["message"]))
        hub = Hub(Settings(database_url=sqlite_url), Store(sqlite_url), OneProcess())
        hub.spawn_surely(work)
        async with asyncio.timeout(30):
            while hub.tasks:
                await asyncio.sleep(0.05)

    asyncio.run(play())
    gc.collect()
    assert (tries, unseen) == ([0, 1, 2], [])
