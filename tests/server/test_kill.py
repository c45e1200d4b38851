"""SIGKILL at any moment, and a gentle end: what a client saw confirmed is never lost."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable
from random import Random

import pytest

import spinney
from tests.server.machines import (
    SOAK,
    PostgresServer,
    SpinneyServer,
    TableLink,
    group_is_gone,
    moves_that_hold,
    read_rows,
    until,
)
from tests.server.players import Client, Driver, check_nothing_lost, play_random_game, play_together, players

pytestmark = pytest.mark.xdist_group("servers")

Start = Callable[..., SpinneyServer]
TABLES = 4 if SOAK else 2
HURRY = 0.0 if SOAK else 0.8
REVISION = "SELECT version_num FROM alembic_version"
STATUS = "SELECT status FROM tables"


def kills_for(database_url: str) -> int:
    """How often the server is killed: 1,000 times in all where there is time."""
    if SOAK:
        return 500
    return 4 if database_url.startswith("sqlite") else 3


class Crowd:
    """Several tables of two people and a bot each. A table that is over makes room for a new one while kills go on."""

    def __init__(self, server: SpinneyServer, random: Random) -> None:
        self.server = server
        self.random = random
        self.tables: list[list[Client]] = []
        self.moves = 0
        self.progress = asyncio.Condition()
        self.enough = False

    async def play(self, link: TableLink) -> None:
        """One table after another, until there were kills enough."""
        while True:
            clients = [Client(self.server.base_url, link.id, token) for token in link.tokens]
            self.tables.append(clients)
            drivers = [
                Driver(Random(self.random.random()), undo=0.05, hurry=HURRY, on_move=self._count) for _ in clients
            ]
            try:
                for client in clients:
                    await client.reopen()
                await play_together(clients, drivers)
            finally:
                for client in clients:
                    await client.close()
            if self.enough:
                return
            link = await self._new_table()

    async def _new_table(self) -> TableLink:
        """The server may be killed in the middle of it: then it is tried again."""
        while True:
            try:
                return await asyncio.to_thread(self.server.new_table)
            except Exception:
                await asyncio.sleep(0.1)

    async def _count(self, _client: Client) -> None:
        async with self.progress:
            self.moves += 1
            self.progress.notify_all()

    async def kill_often(self, kills: int) -> None:
        """Kills the server after some more confirmed moves each time, a random moment later."""
        for _ in range(kills):
            goal = self.moves + self.random.randrange(2, 40 if SOAK else 20)
            async with asyncio.timeout(120), self.progress:
                while self.moves < goal:
                    await self.progress.wait()
            await asyncio.sleep(self.random.random() * 0.02)
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self._look_into_the_store)
            await asyncio.to_thread(self.server.start)
        self.enough = True

    def _look_into_the_store(self) -> None:
        """While the server is dead, all that was confirmed must be in the database."""
        for clients in self.tables[-2 * TABLES :]:
            check_nothing_lost(self.server.database_url, clients)


def test_killed_at_any_moment(
    database_url: str, start_server: Start, record_property: Callable[[str, object], None]
) -> None:
    server = start_server(database_url)
    revision = read_rows(database_url, REVISION)
    assert len(revision) == 1, "an empty database was not brought up to date"
    crowd = Crowd(server, Random(41))
    links = [server.new_table(edition=("base", "dartmoor")[number % 2]) for number in range(TABLES)]

    async def all_of_it() -> None:
        async with asyncio.TaskGroup() as group:
            group.create_task(crowd.kill_often(kills_for(database_url)))
            for link in links:
                group.create_task(crowd.play(link))

    asyncio.run(all_of_it())
    assert sum(client.connects for clients in crowd.tables for client in clients) > 2 * len(crowd.tables)
    for clients in crowd.tables:
        log = check_nothing_lost(database_url, clients)
        record = server.record(clients[0].table)
        assert record["moves"] == moves_that_hold(log)
        game = spinney.Game.from_record(record)
        assert game.is_over
        assert game.scores() == record["result"]["totals"]
        assert [client.view["totals"] for client in clients] == [game.scores()] * 2
    assert read_rows(database_url, REVISION) == revision
    unfinished = read_rows(database_url, "SELECT id FROM tables WHERE status = 'running' AND result IS NULL")
    assert {row[0] for row in unfinished}.isdisjoint({clients[0].table for clients in crowd.tables})
    record_property("kills", kills_for(database_url))
    record_property("moves confirmed between kills", crowd.moves)


def test_killed_with_the_last_move(sqlite_url: str, start_server: Start) -> None:
    """A server that dies between storing the last move and noting the result: it is noted on the next look. Its bots
    end with it although nobody tells them."""
    server = start_server(sqlite_url)
    link = server.new_table(humans=1)
    _play(server, [Client(server.base_url, link.id, link.tokens[0])])
    until(lambda: read_rows(sqlite_url, STATUS) == [("over",)], "the result is not noted")
    assert len(server.family()) > 1
    server.kill(only_server=True)
    until(lambda: group_is_gone(server.pid), "bot processes are left behind")
    with contextlib.closing(sqlite3.connect(sqlite_url.split("///")[1])) as connection:
        connection.execute("UPDATE tables SET status = 'running', result = NULL")
        connection.commit()
    server.start()
    record = server.record(link.id)
    assert read_rows(sqlite_url, STATUS) == [("over",)]
    mine = server.request("GET", "/api/mine", token=link.tokens[0]).json()["tables"]
    assert mine[0]["result"]["totals"] == record["result"]["totals"]


def _play(server: SpinneyServer, clients: list[Client]) -> None:
    async def play() -> None:
        try:
            for client in clients:
                await client.reopen()
            await play_together(clients, [Driver(Random(seat), hurry=HURRY) for seat in range(len(clients))])
        finally:
            for client in clients:
                await client.close()

    asyncio.run(play())


@pytest.mark.parametrize("workers", [1, 2] if SOAK else [1])
def test_a_gentle_end(workers: int, request: pytest.FixtureRequest, start_server: Start) -> None:
    """SIGTERM in the middle of games: clients are told, the process ends well and soon, nothing is lost."""
    if workers == 1:
        url = request.getfixturevalue("sqlite_url")
        server = start_server(url)
    else:
        url = request.getfixturevalue("postgres_url")
        server = start_server(url, request.getfixturevalue("redis_server").url, workers=workers)
    link = server.new_table(edition="dartmoor")
    code, clients = asyncio.run(_end_in_the_middle(server, link))
    assert code == 0, server.log()
    until(lambda: group_is_gone(server.pid), "processes are left behind")
    assert [client.notices() for client in clients] == [["closing"]] * 2
    assert "leaked" not in server.log()
    assert "Traceback" not in server.log(), server.log()
    check_nothing_lost(url, clients)
    if SOAK:
        server.start()
        _play(server, clients)
        assert server.record(link.id)["moves"] == check_nothing_lost(url, clients)


async def _end_in_the_middle(
    server: SpinneyServer, link: TableLink, postgres: PostgresServer | None = None
) -> tuple[int, list[Client]]:
    """Plays some moves, takes PostgreSQL away if it is given, and ends the server gently."""
    async with players(server.base_url, link) as clients, asyncio.TaskGroup() as tasks:
        for seat, client in enumerate(clients):
            tasks.create_task(play_random_game(client, Driver(Random(seat), stay=False)))
        await clients[0].wait_seq(20)
        if postgres is not None:
            await asyncio.to_thread(postgres.stop)
            await clients[0].wait_message("notice", code="store_down")
        code = await asyncio.to_thread(server.terminate)
        for client in clients:
            assert client.reader is not None
            await client.reader
    return code, clients


def test_a_gentle_end_without_the_database(postgres: PostgresServer, postgres_url: str, start_server: Start) -> None:
    """A server that can't store the last moves any more ends all the same; nobody was told of them."""
    server = start_server(postgres_url)
    link = server.new_table()
    try:
        code, clients = asyncio.run(_end_in_the_middle(server, link, postgres))
    finally:
        postgres.start()
    assert code == 0, server.log()
    assert [client.notices() for client in clients] == [["store_down", "closing"]] * 2
    until(lambda: group_is_gone(server.pid), "processes are left behind")
    check_nothing_lost(postgres_url, clients)
