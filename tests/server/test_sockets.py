"""The WebSocket: hello, moves, take-backs, error codes with the present view, connections that come and go."""

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from spinney import Game
from tests.server.machines import PATIENCE, SpinneyServer
from tests.server.players import Client, Driver, play_random_game, players
from tests.server.talk import (
    finish,
    join,
    link,
    make,
    moves_until,
    play_moves,
    play_these,
    run,
    shared_server,
    view_of,
)  # fmt: skip

pytestmark = pytest.mark.xdist_group("server_talk")

EDITIONS = ("base", "dartmoor")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


async def say(server: SpinneyServer, table: str, *messages: Any, answers: int = 1) -> list[dict[str, Any]]:
    """What a bare connection hears after these messages: so many answers, or all until it is closed (-1)."""
    url = server.base_url.replace("http", "ws", 1) + f"/api/tables/{table}/ws"
    heard: list[dict[str, Any]] = []
    async with asyncio.timeout(PATIENCE), connect(url, proxy=None, compression=None) as socket:
        for message in messages:
            await socket.send(message if isinstance(message, str | bytes) else json.dumps(message))
        try:
            while len(heard) != answers:
                heard.append(json.loads(await socket.recv()))
        except ConnectionClosed:
            assert answers == -1, heard
    return heard


def codes(messages: list[dict[str, Any]]) -> list[str | None]:
    """The codes of errors, None for other messages."""
    return [message.get("code") for message in messages]


def same_game(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what depends on connections and on the number of messages."""
    seats = [{key: value for key, value in seat.items() if key != "present"} for seat in view["seats"]]
    return {**view, "seats": seats, "seq": 0, "can_undo": None}


# -- hello --------------------------------------------------------------------------------------------------------


def test_a_hello_with_and_without_a_token(server: SpinneyServer) -> None:
    made = make(server, "me", "me")
    for hello, me in (({"token": made["token"]}, True), ({}, False), ({"token": None}, False)):
        [first] = run(say(server, made["table"], {"type": "hello", **hello}))
        assert first.keys() == {"type", "seq", "view", "events"}
        assert (first["type"], first["seq"], first["events"]) == ("view", 0, [])
        assert (first["view"]["me"] is not None) == me
        assert first["view"]["seq"] == 0
        if not me:
            assert same_game(first["view"]) == same_game(view_of(server, made["table"]))


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "ping"}, "bad_message"), ({"type": "move", "seq": 0, "move": "keep"}, "bad_message"),
        ({"type": "undo", "seq": 0}, "bad_message"), ({"type": "hello", "token": "x" * 43}, "unauthorized"),
    ],
)  # fmt: skip
def test_the_first_message_decides(server: SpinneyServer, first: dict[str, Any], code: str) -> None:
    made = make(server, "me", "me")
    heard = run(say(server, made["table"], first, {"type": "hello"}, answers=-1))
    assert codes(heard) == [code]
    assert heard[0].keys() == {"type", "code", "message", "seq", "view"}
    assert heard[0]["type"] == "error"


def test_a_table_that_is_not_there(server: SpinneyServer) -> None:
    for table in ("nosuchtable0", "a%00b", "x" * 300, "%ff"):
        assert codes(run(say(server, table, {"type": "hello"}, answers=-1))) == ["no_such_table"]
    made, other = make(server, "me", "open"), make(server, "me", "open")
    heard = run(say(server, made["table"], {"type": "hello", "token": other["token"]}, answers=-1))
    assert codes(heard) == ["unauthorized"]


def test_what_is_no_message_before_the_hello(server: SpinneyServer) -> None:
    """It is answered, shows nothing, and a hello is still welcome."""
    made = make(server, "me", "me")
    heard = run(say(server, made["table"], "{", b"\x00", {"type": "hello", "token": 7}, {"type": "hello"}, answers=4))
    assert codes(heard) == ["bad_message"] * 3 + [None]
    assert [message["view"] for message in heard[:3]] == [None] * 3


def test_a_second_hello_changes_nothing(server: SpinneyServer) -> None:
    made = make(server, "me", "me")
    heard = run(say(server, made["table"], {"type": "hello"}, {"type": "hello", "token": made["token"]}, answers=2))
    assert codes(heard) == [None, "bad_message"]
    assert heard[1]["view"]["me"] is None


def test_ping(server: SpinneyServer) -> None:
    made = make(server, "me", "open")
    for hello in ({"type": "hello"}, {"type": "hello", "token": made["token"]}):
        heard = run(say(server, made["table"], hello, {"type": "ping"}, {"type": "ping"}, answers=3))
        assert heard[1:] == [{"type": "pong"}] * 2


# -- whole games --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_people_and_a_bot_play_a_game(server: SpinneyServer, edition: str) -> None:
    """Everybody sees every move in order but for others' private steps, and all end with the same result."""

    async def play() -> None:
        made = make(server, "me", "open", "bot:random", edition=edition, seed=3)
        table = link(made, join(server, made["table"]))
        watcher = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, table) as clients:
            async with asyncio.TaskGroup() as group:
                for number, client in enumerate(clients):
                    group.create_task(play_random_game(client, Driver(Random(number), stay=False)))
            await watcher.wait(lambda: watcher.is_over, "the end")
            for client in (*clients, watcher):
                assert not client.troubles
                views = [message for message in client.messages if message["type"] == "view"]
                assert [message["seq"] for message in views] == sorted(message["seq"] for message in views)
                told = {message["seq"] for message in views} | {0}
                assert all({seq, seq - 1} & told for seq in range(1, watcher.seq + 1))
                assert client.view["totals"] == watcher.view["totals"]
                assert client.view["winners"] == watcher.view["winners"]
                assert views[-1]["events"][-1] == {"type": "over"}
                assert await client.play("draw deck") in ("over", "not_your_turn")
            assert codes(clients[0].messages)[-1] == "over"
            assert await clients[0].undo() == "over"
        await watcher.close()
        record = server.record(made["table"])
        game = Game.from_record(record)
        assert game.scores() == watcher.view["totals"]
        assert len(record["moves"]) == watcher.seq
        assert {seat["kind"] for seat in record["seats"]} == {"human", "bot:random"}

    run(play())


# -- taking back --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_taking_back_to_the_last_reveal(server: SpinneyServer, edition: str) -> None:
    """Back to where something hidden was shown, no further; everybody sees the earlier position again."""

    def fits(game: Game) -> bool:
        """A decision that shows nothing hidden is due after a few moves."""
        trial = game.copy()
        if game.seq < 6 or game.prompt is None or game.prompt.kind != "turn":
            return False
        plays = [move for move in game.legal_moves() if move.verb == "play"]
        if not plays:
            return False
        trial.play(plays[0])
        return trial.can_undo and trial.seat_to_act == game.seat_to_act

    async def play() -> None:
        made = make(server, "me", "open", edition=edition, seed=11)
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as clients:
            await play_these(clients, moves_until(edition, 2, 11, fits))
            acting = next(client for client in clients if client.legal)
            other = next(client for client in clients if not client.legal)
            before = [same_game(acting.view), same_game(other.view)]
            start = acting.seq
            move = next(move for move in acting.legal if move.startswith("play"))
            assert await acting.play(move) == ""
            assert acting.view["can_undo"]
            await other.wait_seq(start + 1)
            assert not other.view["can_undo"]
            assert await other.undo() == "not_your_turn"
            assert await acting.undo(start) == "stale"
            assert await acting.undo() == ""
            await other.wait_seq(start + 8)
            assert [same_game(acting.view), same_game(other.view)] == before
            assert acting.seq == start + 8, "a choice that was taken back looks like all others"
            assert acting.messages[-1]["events"] == other.messages[-1]["events"]
            assert acting.messages[-1]["events"] == [{"type": "undo", "seat": acting.view["me"]}]
            while acting.view["can_undo"]:  # whatever of the moves before can be taken back by the same seat
                assert await acting.undo() == ""
            await other.follow(acting)
            if acting.legal and "draw deck" in acting.legal:
                assert await acting.play("draw deck") == ""
                await other.wait_seq(acting.seq)
                assert not acting.view["can_undo"]
                view = same_game(acting.view)
                assert await acting.undo() == "illegal"
                assert same_game(acting.view) == view

    run(play())


def test_a_table_without_taking_back(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "me", seed=2, settings={"take_back": False})
        async with players(server.base_url, link(made)) as [client]:
            await play_these([client], moves_until("base", 2, 2, lambda game: game.can_undo))
            assert not client.view["can_undo"]
            assert await client.undo() == "illegal"
            assert "take back" in client.messages[-1]["message"]

    run(play())


def test_nothing_to_take_back(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open")
        async with players(server.base_url, link(made)) as [client]:
            assert await client.undo() == "not_your_turn"
            join(server, made["table"])
            await client.wait(lambda: client.view["status"] == "running", "the start")
            assert await client.undo() == "illegal"

    run(play())


@pytest.mark.parametrize(("seed", "offered"), [(0, False), (41, True)], ids=["with a tree", "without"])
def test_a_first_hand_that_had_to_be_kept_is_not_offered_to_be_taken_back(
    server: SpinneyServer, seed: int, offered: bool
) -> None:
    async def play() -> None:
        made = make(server, "me", "open", seed=seed)
        async with players(server.base_url, link(made, join(server, made["table"]))) as clients:
            await play_these(clients, ["keep"])
            second = next(client for client in clients if client.legal)
            assert second.legal == (["keep", "mulligan"] if offered else ["keep"])
            await play_these(clients, ["keep"])
            assert second.view["can_undo"] == offered

    run(play())


def test_the_last_cave_is_not_offered_to_be_taken_back(server: SpinneyServer) -> None:
    """Whoever drafts before it may change the choice until something hidden is shown."""

    async def play() -> None:
        made = make(server, "me", "open", edition="dartmoor", seed=3)
        async with players(server.base_url, link(made, join(server, made["table"]))) as clients:
            for left, offered in ((2, True), (1, False)):
                drafting = next(client for client in clients if client.legal)
                assert len(drafting.legal) == left
                await play_these(clients, [drafting.legal[-1]])
                assert drafting.view["can_undo"] == offered

    run(play())


# -- errors -------------------------------------------------------------------------------------------------------


def test_errors_have_a_code_and_the_present_view(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", seed=4)
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as clients:
            await play_moves(clients, 7)
            acting = next(client for client in clients if client.legal)
            other = next(client for client in clients if not client.legal)
            view, seq = acting.view, acting.seq
            good = acting.legal[0]
            outcomes = {
                "stale": [(good, seq - 1), (good, seq + 1), (good, 99_999), ("nonsense", 0)],
                "illegal": [("draw B999", seq), ("nonsense", seq), ("on 99", seq), ("undo", seq), (" ", seq)],
            }  # fmt: skip
            for code, tries in outcomes.items():
                for move, at in tries:
                    assert await acting.play(move, at) == code, move
                    message = acting.messages[-1]
                    assert message.keys() == {"type", "code", "message", "seq", "view"}
                    assert message["view"] == view
                    assert (message["seq"], message["view"]["seq"]) == (seq, seq)
                    assert isinstance(message["message"], str)
            assert await other.play(good) == "not_your_turn"
            assert other.messages[-1]["view"]["me"] == other.view["me"]
            wrongs: tuple[Any, ...] = (
                {"type": "move", "seq": seq}, {"type": "move", "move": good},
                {"type": "move", "seq": str(seq), "move": good},
                {"type": "move", "seq": True, "move": good}, {"type": "move", "seq": seq, "move": good, "more": 1},
                {"type": "move", "seq": float(seq), "move": good}, {"type": "move", "seq": -1, "move": good},
                {"type": "move", "seq": seq, "move": [good]}, {"type": "move", "seq": seq, "move": ""},
                {"type": "move", "seq": seq, "move": "x" * 401}, {"type": "dance"}, {"type": None}, {}, [], None, 7,
                "hello", {"type": "undo"}, {"type": "vote"}, {"type": "vote", "seat": 9}, {"type": "hint"},
            )  # fmt: skip
            for wrong in wrongs:
                since = len(acting.messages)
                await acting.send(wrong)
                message = await acting.wait_message("error", since)
                assert message["code"] == "bad_message", wrong
                assert message["view"] == view
            assert view_of(server, made["table"], acting.token)["seq"] == seq
            assert await acting.play(good) == ""

    run(play())


def test_moves_before_the_start_and_after_the_end(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", seed=8)
        async with players(server.base_url, link(made)) as [ana]:
            assert await ana.play("keep") == "not_your_turn"
            ben = join(server, made["table"])
            async with players(server.base_url, link(ben)) as [other]:
                await ana.wait(lambda: ana.view["status"] == "running", "the start")
                await finish(server, [ana, other], "base", 2, 8)
                for client in (ana, other):
                    assert await client.play("draw deck") == "over"
                    assert await client.play("draw deck", 0) == "over"
                    assert await client.undo() == "over"
                    since = len(client.messages)
                    await client.send({"type": "hint", "seq": client.seq})
                    assert (await client.wait_message("error", since))["code"] == "over"

    run(play())


# -- connections that come and go ---------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["turn", "place", "pay", "second"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_coming_back_in_the_middle_from_another_device(server: SpinneyServer, edition: str, kind: str) -> None:
    async def play() -> None:
        made = make(server, "me", "open", edition=edition, seed=21)
        ben = join(server, made["table"])
        moves = moves_until(edition, 2, 21, lambda game: game.prompt is not None and game.prompt.kind == kind)
        async with players(server.base_url, link(made, ben)) as clients:
            await play_these(clients, moves)
            acting = next(client for client in clients if client.legal)
            assert acting.view["prompt"]["kind"] == kind
            again = await Client(server.base_url, acting.table, acting.token).open()
            assert same_game(again.view) == same_game(acting.view)
            assert again.view["can_undo"] == acting.view["can_undo"]
            await acting.close()
            assert await again.play(again.legal[-1]) == ""
            await acting.open()
            assert same_game(acting.view) == same_game(again.view)
            await again.close()

    run(play())


def test_several_connections_of_one_seat(server: SpinneyServer) -> None:
    """All see the same, any of them may play, and of two moves at once one counts."""

    async def play() -> None:
        made = make(server, "me", "me", seed=30)
        devices = [await Client(server.base_url, made["table"], made["token"]).open() for _ in range(3)]
        for number in range(12):
            seq = devices[0].seq
            assert [same_game(device.view) for device in devices] == [same_game(devices[0].view)] * 3
            move = devices[0].legal[number % len(devices[0].legal)]
            marks = [len(device.messages) for device in devices]
            for device in devices:
                await device.send({"type": "move", "seq": seq, "move": move})
            for device in devices:
                await device.wait_seq(seq + 1)
            refused = 0
            for device, mark in zip(devices, marks, strict=True):
                await device.send({"type": "ping"})
                await device.wait_message("pong", mark)
                refused += codes(device.messages[mark:]).count("stale")
            assert refused == 2
            assert {device.seq for device in devices} == {seq + 1}
        for device in devices:
            await device.close()

    run(play())


def test_spectators_only_watch(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "me", seed=31)
        spectator = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, link(made)) as [client]:
            await play_moves([client], 10)
            await spectator.wait_seq(client.seq)
            wishes: tuple[dict[str, Any], ...] = (
                {"type": "move", "seq": client.seq, "move": client.legal[0]}, {"type": "undo", "seq": client.seq},
                {"type": "hint", "seq": client.seq}, {"type": "vote", "seat": 0},
            )  # fmt: skip
            for message in wishes:
                since = len(spectator.messages)
                await spectator.send(message)
                assert (await spectator.wait_message("error", since))["code"] == "not_your_turn"
            for message in spectator.messages:
                assert message["view"]["me"] is None
                assert (message["view"]["hand"], message["view"]["legal"]) == ([], [])
            assert view_of(server, made["table"])["seq"] == client.seq
        await spectator.close()

    run(play())


def test_the_seats_say_who_is_there(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", "bot:random", options={"start": 0})
        ben = join(server, made["table"])
        async with players(server.base_url, link(made)) as [ana]:
            assert [seat["present"] for seat in ana.view["seats"]] == [True, False, True]
            async with players(server.base_url, link(ben)) as [other]:
                assert [seat["present"] for seat in other.view["seats"]] == [True, True, True]

    run(play())
