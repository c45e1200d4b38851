"""Limits hold: rate, size, connections, tables for each address, clients that do not read."""

import asyncio
import json
import socket
import time
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocketState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from spinney.server.metrics import Metrics
from spinney.server.table_sockets import TableConnection
from tests.engine.walks import SOAK
from tests.server.leaks import Watched, new_table
from tests.server.machines import PATIENCE, SpinneyServer, running
from tests.server.players import Client, players
from tests.server.talk import (
    check_no_crash,
    fast_forward,
    get,
    link,
    make,
    post,
    refused,
    run,
    send,
    some_game,
    view_of,
)

pytestmark = pytest.mark.xdist_group("server_limits")

slow = pytest.mark.skipif(not SOAK, reason="takes long: SPINNEY_SOAK=1")
GOOD = {"edition": "base", "name": "Ana", "seats": ["me", "me"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server with the limits that a host has who sets none, but for few connections and tables."""
    url = f"sqlite:///{tmp_path_factory.mktemp('limits') / 'spinney.db'}"
    narrow: dict[str, Any] = {
        "SPINNEY_MESSAGE_RATE": 20,
        "SPINNEY_MAX_CONNECTIONS": 12,
        "SPINNEY_TABLES_PER_ADDRESS": 20,
    }
    server = SpinneyServer(url, SPINNEY_TRUST_PROXY=1, **narrow)
    yield server
    check_no_crash(server)
    server.close()


@pytest.fixture(scope="module")
def table(server: SpinneyServer) -> dict[str, Any]:
    """A table for tests that change nothing at it."""
    return make(server, "me", "me", seed=1)


def url_of(server: SpinneyServer, table: dict[str, Any]) -> str:
    """Where its socket is."""
    return server.base_url.replace("http", "ws", 1) + f"/api/tables/{table['table']}/ws"


async def hear_all(connection: ClientConnection) -> list[dict[str, Any]]:
    """All messages until the connection is closed."""
    heard = []
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                heard.append(json.loads(await connection.recv()))
    except ConnectionClosed:
        return heard


def test_too_many_messages(server: SpinneyServer, table: dict[str, Any]) -> None:
    """The burst is answered, then come `too_many` with the view; who goes on is cut off, and may come again."""

    async def flood() -> None:
        async with connect(url_of(server, table), proxy=None, compression=None) as connection:
            await connection.send(json.dumps({"type": "hello", "token": table["token"]}))
            try:
                for _ in range(300):
                    await connection.send('{"type":"ping"}')
            except ConnectionClosed:
                pass
            heard = await hear_all(connection)
        kinds = [message["type"] for message in heard]
        assert 30 <= kinds.count("pong") < 120
        errors = [message for message in heard if message["type"] == "error"]
        assert {message["code"] for message in errors} == {"too_many"}
        assert len(errors) == 50
        assert errors[0]["view"]["table"] == table["table"]
        client = await Client(server.base_url, table["table"], table["token"]).open()
        assert client.view["me"] == 0
        await client.close()

    run(flood())


def test_what_is_refused_again_and_again_is_cut_off(server: SpinneyServer, table: dict[str, Any]) -> None:
    async def talk() -> None:
        async with connect(url_of(server, table), proxy=None, compression=None) as connection:
            await connection.send('{"type":"hello"}')
            try:
                for _ in range(80):
                    await connection.send("{")
            except ConnectionClosed:
                pass
            heard = await hear_all(connection)
        codes = [message["code"] for message in heard if message["type"] == "error"]
        assert len(codes) == 50
        assert set(codes) <= {"bad_message", "too_many"}

    run(talk())


def test_a_patient_player_is_not_limited(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "me", seed=2)
        async with players(server.base_url, link(made)) as [client]:
            for _ in range(20):
                assert await client.play(client.legal[0]) == ""
                await asyncio.sleep(0.03)

    run(play())


def test_a_long_message(server: SpinneyServer, table: dict[str, Any]) -> None:
    """Longer than 4,096 characters: refused. Longer than a frame may be: the connection ends."""

    async def talk() -> None:
        async with connect(url_of(server, table), proxy=None, compression=None) as connection:
            await connection.send('{"type":"hello"}')
            await connection.recv()
            await connection.send(json.dumps({"type": "move", "seq": 0, "move": "x" * 4096}))
            assert json.loads(await connection.recv())["code"] == "bad_message"
            await connection.send(" " * 60_000)
            assert json.loads(await connection.recv())["code"] == "bad_message"
            await connection.send('{"type":"ping"}')
            assert json.loads(await connection.recv()) == {"type": "pong"}
            await connection.send("x" * 70_000)
            with pytest.raises(ConnectionClosed) as closed:
                await connection.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1009

    run(talk())


def test_a_name_and_a_move_have_a_length(server: SpinneyServer, table: dict[str, Any]) -> None:
    assert refused(post(server, "/api/tables", {**GOOD, "name": "x" * 41}))[0] == 422
    assert refused(post(server, "/api/score", {"x": "y" * 300_000}))[0] == 413


def test_too_many_connections(server: SpinneyServer, table: dict[str, Any]) -> None:
    """The thirteenth is turned away; when one has gone there is room again."""

    async def crowd() -> None:
        async def is_empty() -> bool:
            page = await asyncio.to_thread(get, server, "/metrics")
            return "spinney_connections 0.0" in page.text

        for _ in range(200):
            if await is_empty():
                break
            await asyncio.sleep(0.05)
        inside = [await Client(server.base_url, table["table"]).open() for _ in range(12)]
        with pytest.raises(InvalidStatus) as turned:
            await connect(url_of(server, table), proxy=None, compression=None)
        assert turned.value.response.status_code in (403, 503)
        assert view_of(server, table["table"])["table"] == table["table"]
        await inside.pop().close()
        for _ in range(100):
            try:
                async with connect(url_of(server, table), proxy=None, compression=None):
                    break
            except InvalidStatus:
                await asyncio.sleep(0.05)
        else:
            raise AssertionError("there is no room again")
        for client in inside:
            await client.close()

    run(crowd())


def test_tables_of_one_address(server: SpinneyServer) -> None:
    """Twenty an hour, then 429; another address, as the proxy tells it, is not concerned."""

    def ask(address: str) -> tuple[int, str]:
        headers = {"Content-Type": "application/json", "X-Forwarded-For": address}
        answer = send(server, "POST", "/api/tables", headers=headers, content=json.dumps(GOOD).encode())
        return (201, "") if answer.status_code == 201 else refused(answer)

    assert [ask("10.1.1.1") for _ in range(20)] == [(201, "")] * 20
    assert ask("10.1.1.1") == (429, "too_many")
    assert ask("1.2.3.4, 10.1.1.1") == (429, "too_many")  # only the last is the proxy's word
    assert ask("10.1.1.2") == (201, "")


def test_joining_is_limited(server: SpinneyServer) -> None:
    made = make(server, "me", "me")
    headers = {"Content-Type": "application/json", "X-Forwarded-For": "10.9.9.9"}
    path = f"/api/tables/{made['table']}/join"
    codes: list[int] = []
    while 429 not in codes and len(codes) < 1000:
        codes.append(refused(send(server, "POST", path, headers=headers, content=b'{"name":"B"}'))[0])
    assert codes[:60] == [409] * 60
    assert codes[-1] == 429


class Deaf:
    """A socket whose client says what it is told to say and takes nothing but the first message."""

    def __init__(self, *words: dict[str, Any]) -> None:
        self.words = [{"type": "websocket.receive", "text": json.dumps(word)} for word in words]
        self.application_state = WebSocketState.CONNECTED
        self.taken: list[Any] = []
        self.is_closed = False

    async def accept(self) -> None:
        """Welcome."""

    async def receive(self) -> dict[str, Any]:
        """The next word; then silence for ever."""
        if not self.words:
            await asyncio.Event().wait()
        return self.words.pop(0)

    async def send(self, message: Any) -> None:
        """Takes one message."""
        self.taken.append(message)
        if len(self.taken) > 1:
            await asyncio.Event().wait()

    async def close(self, code: int = 1000) -> None:
        """Can't even say goodbye."""
        self.is_closed = True
        await asyncio.Event().wait()


def test_a_deaf_client_is_cut_off_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that does not read loses its connection when so many messages wait for it; others hear them all."""
    monkeypatch.setattr("spinney.server.sockets._CLOSE_WITHIN", 0.05)

    async def play() -> None:
        watched = Watched(new_table("base", 2, 3), Random(3))
        deaf = Deaf({"type": "hello"})
        connection = TableConnection(deaf, watched.hub, Metrics(), "table")  # type: ignore[arg-type]
        serving = asyncio.create_task(connection.serve())
        while len(watched.table.watchers) < 4:
            await asyncio.sleep(0)
        moves = 0
        while len(watched.table.watchers) == 4:
            await watched.play(compare=False)
            await asyncio.sleep(0)
            moves += 1
            assert moves < 100
        assert moves > 60
        await asyncio.wait_for(serving, 10)
        assert deaf.is_closed
        assert connection.queue.qsize() <= 64
        await watched.play(compare=False)  # the others play on

    run(play())


def test_silence_ends_a_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("spinney.server.sockets._CLOSE_WITHIN", 0.05)
    monkeypatch.setattr("spinney.server.table_sockets._HELLO_WITHIN", 0.05)

    async def wait() -> None:
        watched = Watched(new_table("base", 2, 3), Random(3))
        deaf = Deaf()
        await asyncio.wait_for(TableConnection(deaf, watched.hub, Metrics(), "table").serve(), 10)  # type: ignore[arg-type]
        assert json.loads(deaf.taken[0]["text"])["code"] == "bad_message"
        assert deaf.is_closed

    run(wait())


@slow
def test_who_says_nothing_is_not_kept_waiting_for(server: SpinneyServer, table: dict[str, Any]) -> None:
    """No hello within ten seconds ends the connection."""

    async def wait() -> None:
        begin = time.monotonic()
        async with connect(url_of(server, table), proxy=None, compression=None) as connection:
            heard = await hear_all(connection)
        assert [message["code"] for message in heard] == ["bad_message"]
        assert 8 < time.monotonic() - begin < 40

    run(wait())


@slow
def test_a_client_that_does_not_read_is_cut_off(tmp_path_factory: pytest.TempPathFactory) -> None:
    """It delays nobody, holds no memory without bound, loses its connection, and can come back."""

    async def play(server: SpinneyServer) -> None:
        made = make(server, "me", "me", "me", "me", seed=7)
        game = some_game("base", 4, 7)
        half = len(game) // 2
        async with players(server.base_url, link(made)) as [client]:
            await fast_forward(server, [client], game[:half])
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.connect(("127.0.0.1", server.port))
            raw.setblocking(False)
            more: dict[str, Any] = {"sock": raw, "max_queue": 1, "ping_interval": None}
            lazy = await connect(url_of(server, made), proxy=None, compression=None, **more)
            await lazy.send(json.dumps({"type": "hello", "token": made["token"]}))
            await lazy.recv()
            lazy.transport.pause_reading()
            try:
                await flood(server, client, [move for _, move in game[half:]])
            finally:
                lazy.transport.abort()
                await lazy.wait_closed()
            again = await Client(server.base_url, made["table"], made["token"]).open()
            assert again.seq == client.seq
            await again.close()

    async def flood(server: SpinneyServer, client: Client, moves: list[str]) -> None:
        """Plays on until the other connection is gone; each card is chosen and taken back as often as a turn allows."""
        for move in moves:
            for _ in range(40 if move.startswith("play") else 0):
                assert await client.play(move) == ""
                assert await client.undo() == ""
            assert await client.play(move) == ""
            page = await asyncio.to_thread(get, server, "/metrics")
            if "spinney_connections 1.0" in page.text:
                return
        raise AssertionError("the client that does not read is still held")

    with running(f"sqlite:///{tmp_path_factory.mktemp('slow') / 'spinney.db'}") as server:
        run(play(server))
        check_no_crash(server)
