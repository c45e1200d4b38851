"""Two server processes on one PostgreSQL and one Redis: one game, whichever process a player talks to."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from random import Random

import pytest

import spinney
from tests.server.machines import SOAK, SpinneyServer, TableLink
from tests.server.players import Client, Driver, check_nothing_lost, newest, play_random_game, play_together
from tests.server.test_concurrent import acting, assert_one_wins, check_same, move, send_at_once, settle

pytestmark = pytest.mark.xdist_group("servers")

HURRY = 0.0 if SOAK else 0.8


@contextlib.asynccontextmanager
async def spread(
    servers: list[SpinneyServer], link: TableLink, spectators: bool = False
) -> AsyncIterator[list[Client]]:
    """Player i at process i, each of whom would go to the other one; then a spectator at each process."""
    addresses = [server.base_url for server in servers]
    tokens: list[str | None] = [*link.tokens, *([None, None] if spectators else [])]
    clients = [
        Client(addresses[number % 2 :] + addresses[: number % 2], link.id, token) for number, token in enumerate(tokens)
    ]
    try:
        for client in clients:
            await client.open()
        yield clients
    finally:
        for client in clients:
            await client.close()


def test_started_at_once_on_an_empty_database(pair: list[SpinneyServer]) -> None:
    for server in pair:
        assert "Traceback" not in server.log()
        assert server.request("GET", "/healthz").json() == {"status": "ok", "bus": "ok"}


def test_one_game_at_two_processes(pair: list[SpinneyServer]) -> None:
    link = pair[0].new_table()

    async def play() -> list[Client]:
        async with spread(pair, link, spectators=True) as clients:
            await play_together(clients[:2], [Driver(Random(seat), undo=0.05, hurry=HURRY) for seat in range(2)])
            for client in clients:
                await client.wait(lambda client=client: client.is_over, "the end does not come")  # type: ignore[misc]
            return clients

    clients = asyncio.run(play())
    check_nothing_lost(pair[0].database_url, clients)
    assert len({str(client.view["totals"]) for client in clients}) == 1
    one, two = clients[2].views, clients[3].views
    both = one.keys() & two.keys()
    assert len(both) > 20
    assert all(one[seq] == two[seq] for seq in both)
    assert pair[0].record(link.id) == pair[1].record(link.id)


def test_both_play_at_the_same_moment(pair: list[SpinneyServer]) -> None:
    """Each player sits at both processes; the loser of a race is told `stale` and sees what the winner played."""
    link = pair[0].new_table(humans=2, bots=())
    random = Random(7)
    twice = TableLink(link.id, [token for token in link.tokens for _ in range(2)])

    async def race() -> list[Client]:
        async with spread(pair, twice) as clients:
            for _ in range(100 if SOAK else 15):
                two = acting(clients)
                if not two:
                    break
                seq, marks = two[0].seq, [len(client.messages) for client in two]
                await send_at_once([(client, move(client, random.choice(client.legal))) for client in two])
                await settle(clients)
                assert newest(clients).seq == seq + 1
                told = [
                    one for client, mark in zip(two, marks, strict=True) for one in client.messages[mark:]
                    if one["type"] == "error"
                ]  # fmt: skip
                assert [one["code"] for one in told] in (["stale"], ["over"])
                assert told[0]["seq"] == seq + 1
                check_same(clients)
            return clients

    clients = asyncio.run(race())
    assert len(check_nothing_lost(pair[0].database_url, clients)) == newest(clients).seq


def test_the_last_seat_at_two_processes(pair: list[SpinneyServer]) -> None:
    assert_one_wins(pair[0], [server.base_url for server in pair])


def test_one_process_is_killed(pair: list[SpinneyServer]) -> None:
    """Its players go to the other one, which also plays for the bots from then on."""
    link = pair[0].new_table()

    async def play() -> list[Client]:
        async with spread(pair, link) as clients, asyncio.TaskGroup() as group:
            for seat, client in enumerate(clients):
                group.create_task(play_random_game(client, Driver(Random(seat), hurry=HURRY)))
            await clients[1].wait_seq(40)
            await asyncio.to_thread(pair[0].kill)
        return clients

    try:
        clients = asyncio.run(play())
    finally:
        pair[0].restart()
    assert [client.connects for client in clients] == [2, 1]
    log = check_nothing_lost(pair[1].database_url, clients)
    record = pair[1].record(link.id)
    assert record["moves"] == log
    assert spinney.Game.from_record(record).scores() == clients[0].view["totals"]
    assert pair[0].record(link.id) == record


def test_who_is_at_the_other_process_is_here(pair: list[SpinneyServer]) -> None:
    """No bot plays for somebody who is connected to another process, be it by a vote or because time is up."""
    link = pair[0].new_table(humans=2, bots=(), settings={"takeover_after": 1})

    async def wait_and_vote() -> None:
        async with spread(pair, link) as clients:
            for client in clients:
                await client.settle()  # from then on both processes know of both
            for client, other in (clients, clients[::-1]):
                mark = len(client.messages)
                await client.send({"type": "vote", "seat": other.view["me"]})
                await client.settle()
                assert client.errors(mark) == ["illegal"]
            if SOAK:
                await asyncio.sleep(8)
            for client in clients:
                await client.settle()
                assert [seat["stand_in"] for seat in client.view["seats"]] == [False, False]

    asyncio.run(wait_and_vote())


def test_a_reaction_is_seen_at_the_other_process(pair: list[SpinneyServer]) -> None:
    link = pair[0].new_table(humans=2, bots=())

    async def show() -> None:
        async with spread(pair, link) as clients:
            for client in clients:
                await client.settle()
            await clients[0].send({"type": "react", "sign": "acorn"})
            for client in clients:
                seen = await client.wait_message("reaction")
                assert seen == {"type": "reaction", "seat": clients[0].view["me"], "sign": "acorn"}

    asyncio.run(show())


def test_what_one_process_said_the_other_knows_at_once(pair: list[SpinneyServer]) -> None:
    """Whoever has just sat down or played at one process and goes to the other is known there and sees no less."""
    for _ in range(20 if SOAK else 4):
        body = {"edition": "base", "name": "A", "seats": ["me", "open"]}
        table = pair[0].request("POST", "/api/tables", json=body).json()["table"]
        assert pair[1].request("GET", f"/api/tables/{table}").json()["status"] == "open"
        token = pair[0].request("POST", f"/api/tables/{table}/join", json={"name": "B"}).json()["token"]
        answer = pair[1].request("GET", f"/api/tables/{table}", token=token)
        assert answer.status_code == 200, answer.text
        assert answer.json()["status"] == "running"

    link = pair[0].new_table(humans=1)

    async def wander() -> None:
        async with spread(pair, link) as (client,):
            for _ in range(100 if SOAK else 10):
                await client.wait(lambda: bool(client.legal) or client.is_over, "nobody plays")
                if client.is_over:
                    break
                assert await client.play(client.legal[0]) == ""
                await client.reopen()
            assert client.troubles == []
            assert client.errors() == []

    asyncio.run(wander())
