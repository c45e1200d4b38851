"""Whatever comes over a socket: the connection answers or closes, no game changes, memory stays flat."""

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import psutil
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

from spinney.server.protocol import CODES
from tests.engine.walks import SOAK
from tests.server.machines import PATIENCE, SpinneyServer, read_log
from tests.server.players import players
from tests.server.talk import check_no_crash, join, link, make, play_moves, run, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")

EXAMPLES = 400 if SOAK else 20
FUZZED = 1_000_000 if SOAK else 1_500
"""How many garbled messages are sent."""
MESSAGES = 20_000 if SOAK else 3_000
"""How many messages the test of memory sends."""
GROWTH = 24_000_000
"""Bytes that the process may grow by all the same: caches fill, the allocator keeps pages."""

QUICK = settings(
    max_examples=EXAMPLES, deadline=None, database=None, derandomize=not SOAK, suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
)  # fmt: skip

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
seqs = st.integers(-3, 60) | st.sampled_from([2**31, 2**63, 2**64, 10**30, -1, True, 1.0, "0", None]) | values
types = st.sampled_from(
    [
        "move",
        "undo",
        "ping",
        "hint",
        "vote",
        "react",
        "look",
        "log",
        "sums",
        "hello",
        "view",
        "error",
        "",
        "MOVE",
        "__proto__",
    ]
)
moves = st.text(max_size=40) | st.sampled_from(
    [
        "keep",
        "draw deck",
        "play B001a",
        "on 0",
        "pay",
        "use",
        "skip",
        "undo",
        "play B001a\x00",
        "x" * 401,
    ]
)
shaped = st.fixed_dictionaries(
    {},
    optional={
        "type": types | values, "seq": seqs, "move": moves | values, "token": st.text(max_size=120) | values,
        "seat": st.integers(-2, 9) | values, "lang": st.sampled_from(["en", "de", "xx"]) | values, "extra": values,
    },
)  # fmt: skip
raw = st.sampled_from(
    [
        "", "{", "}", "[", "null", "NaN", '{"type":"ping"', '{"type":"ping"}}', '{"type":NaN}', "[" * 3000,
        '{"a":' * 700,
        '{"type":"move","seq":NaN,"move":"keep"}', '{"type":"move","seq":Infinity,"move":"keep"}', '"\\ud800"',
        '{"type":"\\ud800"}', '{"type":"ping","type":"undo"}', "\ufeff{}", "\x00", "😀" * 500, "9" * 4000, " " * 5000,
        '{"type":"move","seq":1e400,"move":"keep"}', "{'type':'ping'}", '{"type":"vote","seat":1e0}', "x" * 60_000,
    ]
)  # fmt: skip
messages = shaped.map(lambda value: json.dumps(value)) | values.map(json.dumps) | raw | st.binary(max_size=200)
conversations = st.lists(messages, min_size=1, max_size=12)


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.fixture(scope="module")
def table(server: SpinneyServer) -> dict[str, Any]:
    """A running table of two people, some moves on; nobody is connected."""
    made = make(server, "me", "open", seed=40, settings={"take_back": False, "hints": False})
    ben = join(server, made["table"])

    async def begin() -> None:
        async with players(server.base_url, link(made, ben)) as clients:
            await play_moves(clients, 9)

    run(begin())
    view = view_of(server, made["table"])
    idle = made if view["prompt"]["seat"] == 1 else ben
    return {
        "table": made["table"],
        "idle": idle["token"],
        "view": view,
        "log": read_log(server.database_url, made["table"]),
    }


def check_untouched(server: SpinneyServer, table: dict[str, Any]) -> None:
    """The game is as it was, and no handler broke."""
    assert view_of(server, table["table"]) == table["view"]
    assert read_log(server.database_url, table["table"]) == table["log"]
    check_no_crash(server)


async def open_socket(server: SpinneyServer, table: dict[str, Any]) -> ClientConnection:
    """A connection that has said nothing yet."""
    url = server.base_url.replace("http", "ws", 1) + f"/api/tables/{table['table']}/ws"
    return await connect(url, proxy=None, compression=None, open_timeout=PATIENCE)


async def converse(connection: ClientConnection, conversation: list[str | bytes]) -> str:
    """Says it all; each message gets an answer of a known shape, or the connection is closed in order."""
    try:
        async with asyncio.timeout(PATIENCE):
            for message in conversation:
                await connection.send(message)
                answer = json.loads(await connection.recv())
                assert answer["type"] in ("view", "error", "pong", "hint", "look", "log", "sums")
                if answer["type"] == "error":
                    assert answer["code"] in CODES
            await connection.send('{"type":"ping"}')
            await connection.recv()
            return "answered"
    except ConnectionClosed as closed:
        code = closed.rcvd.code if closed.rcvd else 0
    assert code in (1000, 1007, 1009, 1013), "the connection broke without a word"
    return "closed"


@pytest.mark.parametrize("who", ["stranger", "spectator", "player"])
def test_nonsense_changes_nothing(server: SpinneyServer, table: dict[str, Any], who: str) -> None:
    """As the first words, after a spectator's hello, and after the hello of a seat whose turn it is not."""
    hello = {"spectator": {"type": "hello"}, "player": {"type": "hello", "token": table["idle"]}}.get(who)
    outcomes: list[str] = []

    @QUICK
    @given(conversation=conversations)
    def talk(conversation: list[str | bytes]) -> None:
        async def once() -> None:
            async with await open_socket(server, table) as connection:
                if hello is not None:
                    await connection.send(json.dumps(hello))
                    assert json.loads(await connection.recv())["type"] == "view"
                outcomes.append(await converse(connection, conversation))

        run(once())

    talk()
    assert outcomes.count("answered") > (0 if who == "stranger" else len(outcomes) // 2)
    check_untouched(server, table)


GOOD = (
    '{"type":"move","seq":9,"move":"draw deck","nonce":"n1"}', '{"type":"move","seq":9,"moves":["play B001a","on 0"]}',
    '{"type":"undo","seq":9,"whole":true}', '{"type":"ping"}', '{"type":"look","lang":"en"}', '{"type":"log"}',
    '{"type":"hint","seq":9}', '{"type":"hello","token":"xxxxxxxxxxxxxxxxxxxxxxxx"}',
)  # fmt: skip


def garble(rng: Random) -> str | bytes:
    """A message of ours with a few wounds: bytes changed, cut out, doubled, or taken from another one."""
    data = bytearray(rng.choice(GOOD).encode())
    for _ in range(rng.randrange(1, 5)):
        at = rng.randrange(len(data) + 1)
        match rng.randrange(5):
            case 0:
                data[at : at + 1] = bytes([rng.randrange(256)])
            case 1:
                del data[at : at + rng.randrange(1, 9)]
            case 2:
                data[at:at] = data[at : at + rng.randrange(1, 30)]
            case 3:
                data[at:at] = rng.choice(GOOD).encode()[: rng.randrange(1, 40)]
            case _:
                data[at:at] = rng.choice((b"null", b"-1", b"1e99", b"[]", b"{}", b"\\u0000", b"9" * 30, b'"', b"true"))
    try:
        return data.decode()
    except UnicodeDecodeError:
        return bytes(data)


def test_garbled_messages(
    server: SpinneyServer, table: dict[str, Any], record_property: Callable[[str, object], None]
) -> None:
    """Over one connection after another, because each is closed after so many refusals."""
    rng = Random(12)
    sent = 0

    async def talk() -> int:
        said = 0
        async with await open_socket(server, table) as connection, asyncio.timeout(PATIENCE):
            await connection.send(json.dumps({"type": "hello", "token": table["idle"]}))
            await connection.recv()
            try:
                while True:
                    await connection.send(garble(rng))
                    answer = json.loads(await connection.recv())
                    said += 1
                    assert answer["type"] in ("view", "error", "pong", "hint", "look", "log", "sums", "notice")
                    assert answer.get("code") in (None, *CODES)
            except ConnectionClosed as closed:
                broke = closed.rcvd is None
            assert not broke, "the connection broke without a word"
        return said

    while sent < FUZZED:
        sent += run(talk())
    record_property("messages fuzzed", sent)
    assert read_log(server.database_url, table["table"]) == table["log"]
    assert view_of(server, table["table"])["seq"] == table["view"]["seq"]
    check_no_crash(server)


@pytest.mark.parametrize(
    "frames",
    [
        [(Opcode.TEXT, b"\xff\xfe\xfd", True)], [(Opcode.TEXT, b'{"type":', False), (Opcode.CONT, b'"ping"}', True)],
        [(Opcode.CONT, b"x", True)], [(Opcode.TEXT, b"{", False), (Opcode.TEXT, b"{", True)],
        [(Opcode.PING, b"x" * 126, True)], [(Opcode.CLOSE, b"\x00", True)], [(Opcode.TEXT, b"x" * 70_000, True)],
        [(Opcode.TEXT, b"x" * 40_000, False), (Opcode.CONT, b"x" * 40_000, True)],
    ],
    ids=lambda frames: f"{frames[0][0].name}-{len(frames[0][1])}-{len(frames)}",
)  # fmt: skip
def test_broken_frames(server: SpinneyServer, table: dict[str, Any], frames: list[tuple[Opcode, bytes, bool]]) -> None:
    async def talk() -> None:
        async with await open_socket(server, table) as connection:
            await connection.send('{"type":"hello"}')
            await connection.recv()
            for opcode, data, is_last in frames:
                head = bytes([(0x80 if is_last else 0) | opcode])
                size = len(data)
                length = bytes([0x80 | min(size, 125)])
                if size >= 126:
                    short = size < 65536
                    length = bytes([0xFE if short else 0xFF]) + size.to_bytes(2 if short else 8, "big")
                connection.transport.write(head + length + b"\x00" * 4 + data)
            try:
                async with asyncio.timeout(PATIENCE):
                    await connection.send('{"type":"ping"}')
                    while json.loads(await connection.recv())["type"] != "pong":
                        pass
            except ConnectionClosed:
                pass

    run(talk())
    log = server.log()
    assert "Exception in ASGI application" not in log
    assert view_of(server, table["table"]) == table["view"]


def test_connections_that_break_off(server: SpinneyServer, table: dict[str, Any]) -> None:
    """Cut in the middle of everything, without a goodbye."""

    async def talk() -> None:
        rng = Random(1)
        for number in range(40):
            connection = await open_socket(server, table)
            if number % 3:
                await connection.send(json.dumps({"type": "hello", "token": table["idle"]}))
            for _ in range(rng.randrange(4)):
                await connection.send('{"type":"undo","seq":0}')
            connection.transport.abort()
            await connection.wait_closed()

    run(talk())
    check_untouched_after_crowd(server, table)


def test_memory_stays_flat(server: SpinneyServer, table: dict[str, Any]) -> None:
    """Thousands of bad messages over many connections leave nothing behind."""
    bad: list[str | bytes] = [
        "{", json.dumps({"type": "move", "seq": 3, "move": "draw deck"}), "x" * 50_000, b"\x00" * 3000, "[" * 3000,
        json.dumps({"type": "move", "seq": 10**9, "move": "y"}), json.dumps({"type": "hint", "seq": 9}),
        '{"type":"ping"}',
    ]  # fmt: skip
    process = psutil.Process(server.pid)

    async def flood(count: int) -> None:
        sent = 0
        for _ in range(count):  # a connection is closed after fifty refusals
            async with await open_socket(server, table) as connection:
                await connection.send(json.dumps({"type": "hello", "token": table["idle"]}))
                try:
                    while sent < count:
                        await connection.send(bad[sent % len(bad)])
                        await connection.recv()
                        sent += 1
                except ConnectionClosed:
                    pass
            if sent >= count:
                return

    run(flood(MESSAGES // 3))
    before = process.memory_info().rss
    run(flood(MESSAGES))
    grown = process.memory_info().rss - before
    assert grown < GROWTH, f"{grown / 1e6:.1f} MB more"
    check_untouched_after_crowd(server, table)


def check_untouched_after_crowd(server: SpinneyServer, table: dict[str, Any]) -> None:
    """As `check_untouched`; the connections may take a moment to be gone."""
    for _ in range(100):
        if not any(seat["present"] for seat in view_of(server, table["table"])["seats"]):
            break
        time.sleep(0.05)
    check_untouched(server, table)
