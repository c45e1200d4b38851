"""Leaves and faces that players show each other: told to all, kept nowhere, only by seats, and not too many."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.machines import SpinneyServer, read_log
from tests.server.players import Client, players
from tests.server.talk import join, link, make, run, shared_server

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


def shown(client: Client) -> list[dict[str, Any]]:
    return [message for message in client.messages if message["type"] == "reaction"]


def test_all_who_are_there_see_a_reaction(server: SpinneyServer) -> None:
    """Also before the game and for spectators; who comes later does not, for nothing is stored."""

    async def play() -> None:
        made = make(server, "me", "open", "open")
        watcher = await Client(server.base_url, made["table"]).open()
        table = link(made, join(server, made["table"]))
        async with players(server.base_url, table) as clients:
            await clients[1].send({"type": "react", "sign": "wow"})
            for client in (*clients, watcher):
                assert await client.wait_message("reaction") == {"type": "reaction", "seat": 1, "sign": "wow"}
            late = await Client(server.base_url, made["table"]).open()
            await late.settle()
            assert shown(late) == []
            for client in (watcher, late):
                await client.close()
        assert read_log(server.database_url, made["table"]) == []

    run(play())


@pytest.mark.parametrize(
    "message",
    [
        {"sign": "thumb"}, {"sign": ""}, {"sign": "LEAF"}, {"sign": None}, {"sign": 1}, {"sign": ["leaf"]}, {},
        {"sign": "leaf", "text": "hello"}, {"sign": "leaf", "seat": 1}, {"sign": "<b>leaf</b>"},
    ],
)  # fmt: skip
def test_there_are_no_other_signs_and_no_words(server: SpinneyServer, message: dict[str, Any]) -> None:
    async def play() -> None:
        made = make(server, "me", "open")
        async with players(server.base_url, link(made, join(server, made["table"]))) as clients:
            await clients[0].send({"type": "react", **message})
            for client in clients:
                await client.settle()
            assert clients[0].errors() == ["bad_message"]
            assert [shown(client) for client in clients] == [[], []]

    run(play())


def test_spectators_only_watch(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open")
        async with players(server.base_url, link(made, join(server, made["table"]))) as clients:
            watcher = await Client(server.base_url, made["table"]).open()
            await watcher.send({"type": "react", "sign": "leaf"})
            await watcher.settle()
            await clients[0].settle()
            assert watcher.errors() == ["not_your_turn"]
            assert shown(watcher) == shown(clients[0]) == []
            await watcher.close()

    run(play())


def test_a_flood_reaches_nobody(server: SpinneyServer) -> None:
    """A seat has one allowance, over however many connections; another seat has its own."""

    async def play() -> None:
        made = make(server, "me", "open")
        table = link(made, join(server, made["table"]))
        async with players(server.base_url, table) as clients:
            second = await Client(server.base_url, made["table"], table.tokens[0]).open()
            for client in (clients[0], second):
                for _ in range(15):
                    await client.send({"type": "react", "sign": "leaf"})
            for client in (clients[0], second, clients[1]):
                await client.settle()
            refused = clients[0].errors() + second.errors()
            assert set(refused) == {"too_many"}
            assert len(shown(clients[1])) == 30 - len(refused)
            assert 4 <= len(shown(clients[1])) < 15
            await clients[1].send({"type": "react", "sign": "smile"})
            await clients[0].wait(lambda: shown(clients[0])[-1]["seat"] == 1, "the other seat")
            await second.close()

    run(play())
