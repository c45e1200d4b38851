"""A client that lost its connection learns whether its move was stored, and never plays it twice."""

import asyncio
import contextlib
import sqlite3
from collections.abc import Iterator
from typing import Any

import pytest

from spinney.server.live import MOST_UNDOS
from tests.server.machines import SpinneyServer, read_log, running
from tests.server.players import Client, players
from tests.server.talk import get, join, link, make, moves_until, play_these, refused, run, shared_server

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


async def named(client: Client, nonce: str, **message: Any) -> dict[str, Any]:
    """Sends a message with a name and waits for the answer: an error, or a view of whoever has sent names.

    Views without a name in between tell who has come.
    """
    before = len(client.messages)

    def answers() -> list[dict[str, Any]]:
        new = client.messages[before:]
        return [one for one in new if one["type"] == "error" or (one["type"] == "view" and one["view"]["nonce"])]

    await client.send({**message, "nonce": nonce})
    await client.wait(lambda: bool(answers()), "no answer")
    return answers()[0]


def may_play(game: Any) -> bool:
    """Whether a card can be played, which is taken back as long as it is not paid for."""
    return game.prompt.kind == "turn" and any(str(move).startswith("play") for move in game.legal_moves())


def a_play(client: Client) -> str:
    """A card that can be played now."""
    return next(move for move in client.legal if move.startswith("play"))


def test_a_move_that_is_sent_again_is_played_once(server: SpinneyServer) -> None:
    """The connection breaks after the move; the next one is shown its name, and sending it again changes nothing."""

    async def play() -> None:
        made = make(server, "me", "open", seed=3, options={"start": 0})
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as [ana, other]:
            assert ana.view["nonce"] is None
            move = {"type": "move", "seq": 0, "move": "keep"}
            answer = await named(ana, "first", **move)
            assert (answer["type"], answer["seq"], answer["view"]["nonce"]) == ("view", 1, "first")
            await other.wait_seq(1)
            assert other.view["nonce"] is None, "another's names are nobody's business"
            await ana.reopen()
            assert ana.seq == 1
            assert ana.view["nonce"] == "first"
            again = await named(ana, "first", **move)
            assert (again["type"], again["seq"], again["events"]) == ("view", 1, [])
            assert (await named(ana, "second", **move))["code"] == "stale"
            assert await other.play("keep") == ""
        assert read_log(server.database_url, made["table"]) == ["keep", "keep"]

    run(play())


def test_the_same_message_twice_at_once(server: SpinneyServer) -> None:
    """Two devices of one seat, or a proxy that repeats: one entry of the log, both are answered with a view."""

    async def play() -> None:
        made = make(server, "me", "me", seed=4, options={"start": 0})
        async with players(server.base_url, link(made)) as [one], players(server.base_url, link(made)) as [two]:
            message = {"type": "move", "seq": 0, "move": "keep"}
            both = await asyncio.gather(named(one, "n", **message), named(two, "n", **message))
            assert [answer["type"] for answer in both] == ["view", "view"]
            assert one.view["nonce"] == two.view["nonce"] == "n", "whoever holds both seats is told of both"
        assert read_log(server.database_url, made["table"]) == ["keep"]

    run(play())


def test_names_outlive_the_server(sqlite_url: str) -> None:
    """They are stored with the move: a server that was killed still knows them, undos too."""

    async def before(server: SpinneyServer, made: dict[str, Any], moves: list[str]) -> int:
        async with players(server.base_url, link(made)) as [client]:
            await play_these([client], moves)
            await named(client, "card", type="move", seq=client.seq, move=a_play(client))
            await client.wait_seq(len(moves) + 1)
            await named(client, "back", type="undo", seq=client.seq)
            await client.wait_seq(len(moves) + 2)
            return client.seq

    async def after(server: SpinneyServer, made: dict[str, Any], seq: int) -> None:
        async with players(server.base_url, link(made)) as [client]:
            assert (client.seq, client.view["nonce"]) == (seq, "back")
            answer = await named(client, "back", type="undo", seq=seq - 1)
            assert (answer["type"], answer["seq"]) == ("view", seq)
            answer = await named(client, "card", type="move", seq=seq - 2, move="draw deck")
            assert (answer["type"], answer["seq"]) == ("view", seq)

    moves = moves_until("base", 2, 6, may_play)
    with running(sqlite_url) as server:
        made = make(server, "me", "me", seed=6)
        seq = run(before(server, made, moves))
        server.restart()
        run(after(server, made, seq))


def test_playing_and_taking_back_for_ever(server: SpinneyServer) -> None:
    """So many take-backs in one turn and no more: the player is told, and the game goes on."""

    moves = moves_until("base", 2, 6, may_play)

    async def play() -> None:
        made = make(server, "me", "me", seed=6)
        async with players(server.base_url, link(made)) as [client]:
            await play_these([client], moves)
            move = a_play(client)
            for _ in range(MOST_UNDOS // 4):  # a choice that nobody has seen stands four times in the log
                assert await client.play(move) == ""
                assert await client.undo() == ""
            assert await client.play(move) == ""
            assert client.view["can_undo"] is False
            assert await client.undo() == "illegal"
            assert str(MOST_UNDOS) in client.messages[-1]["message"]
            for _ in range(30):  # the next turn is another matter
                assert await client.play(client.legal[0]) == ""
                if client.view["can_undo"]:
                    break
            assert await client.undo() == ""

    run(play())


def test_a_table_does_not_end_at_any_number(server: SpinneyServer) -> None:
    """A message for place 100,001 is a message like all others."""

    async def play() -> None:
        made = make(server, "me", "me", seed=5)
        async with players(server.base_url, link(made)) as [client]:
            await client.send({"type": "move", "seq": 100_001, "move": "keep"})
            assert (await client.wait_message("error"))["code"] == "stale"

    run(play())


def test_other_rules(server: SpinneyServer) -> None:
    """A game that was begun under other rules is refused with the reason; its record keeps its number."""

    async def begin() -> dict[str, Any]:
        made = make(server, "me", "me", seed=5)
        async with players(server.base_url, link(made)) as [client]:
            assert await client.play("keep") == ""
        return made

    made = run(begin())
    with running(server.database_url) as later:
        _execute(server, "UPDATE tables SET rules = 7 WHERE id = ?", made["table"])
        answer = get(later, f"/api/tables/{made['table']}", made["token"])
        assert refused(answer) == (409, "other_rules")
        assert "rules 7" in answer.json()["error"]["message"]
        assert refused(get(later, f"/api/tables/{made['table']}/record")) == (403, "illegal")
        result = '{"totals": [4, 5], "winners": [1]}'
        _execute(server, "UPDATE tables SET status = 'over', result = ? WHERE id = ?", result, made["table"])
        record = get(later, f"/api/tables/{made['table']}/record").json()
        assert (record["rules"], record["moves"], record["result"]["totals"]) == (7, ["keep"], [4, 5])
        assert [seat["kind"] for seat in record["seats"]] == ["human"] * 2
        assert "Traceback" not in later.log()


def _execute(server: SpinneyServer, statement: str, *values: Any) -> None:
    with contextlib.closing(sqlite3.connect(server.database_url.split("///", 1)[1], timeout=30)) as database:
        database.execute(statement, values)
        database.commit()
