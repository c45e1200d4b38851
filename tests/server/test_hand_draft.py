"""A draft of first hands at a table: everybody at the same time, changed until the last is ready, seen by nobody."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.server.machines import SpinneyServer
from tests.server.players import Client
from tests.server.talk import check_no_crash, join, make, run

pytestmark = pytest.mark.xdist_group("server_talk")


def chosen(view: dict[str, Any], rng: Random) -> list[str]:
    """A way to split what one was dealt."""
    offer, moves = view["split"]["offer"][:], []
    rng.shuffle(offer)
    for number in [number for number in view["split"]["wanted"].values() if number]:
        cards, offer = sorted(offer[:number]), offer[number:]
        moves.append("give " + " ".join(cards))
    return moves


async def say(client: Client, moves: list[str]) -> None:
    """Sends a choice and waits until the server has dealt with it."""
    await client.send({"type": "move", "seq": client.view["seq"], "moves": moves})
    await client.settle()


def named(view: dict[str, Any], offer: list[str]) -> list[str]:
    """The cards of another seat's offer that a view names, but for those that look like cards of one's own."""
    own = {*view["hand"]}
    for part in ("offer", "right", "left", "clearing", "out"):
        own |= set(view["split"][part])
    text = json.dumps(view)
    return [card for card in offer if card not in own and card in text]


async def comes(client: Client, key: str, least: int) -> None:
    """A number of the view, or of its draft, gets so high."""

    def is_there() -> bool:
        return int({**client.view.get("split", {}), **client.view}[key]) >= least

    await client.wait(is_there, f"{key} does not get to {least}")


async def both_split(clients: list[Client], rng: Random) -> None:
    """One round: who is asked last by the rules is first, changes their mind, and nobody else learns of it."""
    acting = clients[0].view["prompt"]["seat"]
    first, last = clients[1 - acting], clients[acting]
    before = last.view["split"]
    await say(first, chosen(first.view, rng)[:1])
    assert first.errors() == ["illegal"]
    await say(first, chosen(first.view, rng))
    again = chosen(first.view, rng)
    await say(first, again)
    assert first.view["sealed"] == again
    await last.wait(lambda: last.view["seats"][first.view["me"]]["ready"], "nobody says that the other one is ready")
    assert last.view["sealed"] is None
    assert last.view["split"] == before
    assert named(last.view, first.view["split"]["offer"]) == []
    seq = last.view["seq"]
    await say(last, chosen(last.view, rng))
    for client in clients:
        await comes(client, "seq", seq + 6)
    first.messages.clear()


async def drafts(server: SpinneyServer, table: str, tokens: list[str], rounds: int, rng: Random) -> list[Client]:
    """Two people at a table split what they are dealt, so many times."""
    clients = [await Client(server.base_url, table, token).open() for token in tokens]
    for _ in range(rounds):
        await both_split(clients, rng)
    return clients


async def two_rounds(server: SpinneyServer, table: str, tokens: list[str], rng: Random) -> None:
    """Both split twice, and the third round comes."""
    for client in await drafts(server, table, tokens, 2, rng):
        assert client.view["split"]["round"] == 3
        await client.close()


async def seals(server: SpinneyServer, table: str, token: str, rng: Random) -> list[str]:
    """One of them decides and leaves."""
    client = await Client(server.base_url, table, token).open()
    moves = chosen(client.view, rng)
    await say(client, moves)
    assert client.view["sealed"] == moves
    await client.close()
    return moves


async def goes_on(server: SpinneyServer, table: str, tokens: list[str], kept: list[str], rng: Random) -> None:
    """The server was started anew: what was decided holds, and the game begins with the last choice."""
    clients = await drafts(server, table, tokens, 0, rng)
    sealed = [client for client in clients if client.view["sealed"]]
    assert [client.view["sealed"] for client in sealed] == [kept]
    other = next(client for client in clients if client is not sealed[0])
    await say(other, chosen(other.view, rng))
    for client in clients:
        await comes(client, "turn", 1)
        assert len(client.view["hand"]) == 6
        assert len(client.view["clearing"]) == 6
        assert len(client.view["seats"][1 - client.view["me"]]["known"]) == 3
        assert client.troubles == []
        await client.close()


def test_everybody_splits_at_the_same_time(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'spinney.db'}"
    server, rng = SpinneyServer(url), Random(3)
    try:
        made = make(server, "me", "open", edition="base", options={"hand_draft": True}, seed=5)
        tokens = [made["token"], join(server, made["table"])["token"]]
        run(two_rounds(server, made["table"], tokens, rng))
        kept = run(seals(server, made["table"], tokens[1], rng))
        check_no_crash(server)
    finally:
        server.close()
    server = SpinneyServer(url)
    try:
        run(goes_on(server, made["table"], tokens, kept, rng))
        alone = make(server, "me", "bot:player", "bot:novice", edition="base+alpine", options={"hand_draft": True})
        run(against_bots(server, alone))
        check_no_crash(server)
    finally:
        server.close()


async def against_bots(server: SpinneyServer, made: dict[str, Any]) -> None:
    """Bots wait for the person, then all choices are played at once."""
    client = await Client(server.base_url, made["table"], made["token"]).open()
    rng = Random(1)
    for number in (1, 2):
        await comes(client, "round", number)
        await say(client, chosen(client.view, rng))
    await comes(client, "turn", 1)
    assert client.errors() == []
    await client.close()
