"""Tables at which one plays alone: made, played to the end with the result in the record, refused."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import spinney
from tests.server.leaks import Watched, new_table
from tests.server.machines import SpinneyServer, until
from tests.server.players import Client, players
from tests.server.talk import get, link, make, post, refused, run, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")

ALONE = {"solo": True, "challenge": 3}


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.mark.parametrize(("edition", "options"), [("dartmoor", ALONE), ("base", {"solo": True})])
def test_a_game_alone_is_played_to_its_end(server: SpinneyServer, edition: str, options: dict[str, Any]) -> None:
    player = "m" * 40
    made = make(server, "me", edition=edition, options=options, player=player)

    async def play() -> Client:
        async with players(server.base_url, link(made)) as [client]:
            rng = Random(1)
            while not client.is_over:
                await client.wait(lambda: bool(client.legal) or client.is_over, "nobody asks")
                if not client.is_over:
                    assert await client.play(rng.choice(client.legal)) == ""
            return client

    client = run(play())
    told = {event["type"] for message in client.messages for event in message.get("events", [])}
    assert told >= {"automa", "automa_add", "automa_remove", "automa_burn"}
    view = client.view
    assert view["solo"]["challenge"] == options.get("challenge")
    record = get(server, f"/api/tables/{made['table']}/record").json()
    assert record["options"]["solo"] is True
    assert spinney.Game.from_record({key: value for key, value in record.items() if key != "fair"}).is_over
    assert ("medal" in record["result"]) == ("challenge" in options)

    def listed() -> list[Any]:
        mine = get(server, "/api/mine", player).json()["tables"]
        return [row["result"] for row in mine if row["id"] == made["table"]]

    # The last move is stored before it is told; the line of the list follows it.
    until(lambda: listed() != [None], "the list has no result")
    assert listed() == [record["result"]]


def test_a_bot_may_sit_there_and_be_watched(server: SpinneyServer) -> None:
    made = make(server, "bot:random", edition="dartmoor", options=ALONE)
    assert (made["seat"], made["token"]) == (None, None)

    async def over() -> dict[str, Any]:
        while not (view := view_of(server, made["table"]))["over"]:
            await asyncio.sleep(0.05)
        return view

    assert run(over())["totals"] is not None


@pytest.mark.parametrize(
    ("seats", "edition", "options", "says"),
    [
        (["me", "me"], "dartmoor", ALONE, "a solo game has one seat"),
        (["me", "bot:player"], "dartmoor", ALONE, "a solo game has one seat"),
        (["me"], "dartmoor", {}, "with the option 'solo'"),
        (["me"], "dartmoor", {**ALONE, "challenge": 99}, "challenge"),
        (["me"], "base", ALONE, "played for points"),
        ([], "base", {"solo": True}, "seats"),
    ],
)
def test_what_can_not_be_is_refused(
    server: SpinneyServer, seats: list[str], edition: str, options: dict[str, Any], says: str
) -> None:
    answer = post(server, "/api/tables", {"edition": edition, "name": "Ana", "seats": seats, "options": options})
    assert refused(answer)[1] == "bad_message"
    assert says in answer.json()["error"]["message"]


def test_editions_tell_of_their_solo_games(server: SpinneyServer) -> None:
    told = {one["edition"]: one["solo"] for one in get(server, "/api/editions").json()["editions"]}
    assert told["dartmoor"]["automa"] == "Anna"
    assert len(told["dartmoor"]["challenges"]) == 15
    assert told["base"]["challenges"] == []
    assert len(told["base"]["cards"]) == 20


@pytest.mark.parametrize(("edition", "options"), [("dartmoor", {**ALONE, "challenge": 14}), ("base", {"solo": True})])
def test_no_message_tells_what_is_hidden(edition: str, options: dict[str, Any]) -> None:
    """The order of the deck and of the automa's cards does not change what the player and those who watch are told."""

    async def play() -> Watched:
        watched = Watched(new_table(edition, 1, 3, options=options), Random(3))
        for move in range(5000):
            if watched.game.is_over:
                return watched
            await watched.play(move % 16 == 0)
        raise AssertionError("the game does not end")

    watched = asyncio.run(play())
    assert watched.compared > 3
