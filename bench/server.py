"""Measures the table server against its goals: `python bench/server.py [--quick] [--json]`.

A real server runs in one process on one core, the load comes from a second process on another core, and the two talk
over 127.0.0.1 only. Moves are random legal ones, taken from the views. Tables are prepared in a SQLite file of a
temporary folder, at random places of their games. Everything is bounded in number and time.
"""

import argparse
import asyncio
import contextlib
import json
import os
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TextIO, cast
from urllib.error import URLError
from urllib.request import Request, urlopen

import orjson
import psutil
import uvloop

SEATS = 3
GOALS: dict[str, tuple[str, str, Callable[[float], bool]]] = {
    "moves_per_s": ("moves a second, pushed, stored and seen by all seats", "≥ 1,000", lambda n: n >= 1000),
    "moves_per_cpu_s": ("  the same for each second of the server's CPU", "", lambda n: True),
    "core_share": ("  how much of its core the server got when it wanted it, %", "", lambda n: True),
    "asked_per_s": ("moves a second that were asked for and came", "", lambda n: True),
    "p50_ms": ("  from sent to seen by all seats, p50, ms", "", lambda n: True),
    "p99_ms": ("  from sent to seen by all seats, p99, ms", "< 25", lambda n: n < 25),
    "p99_quiet_ms": ("  p99 of the quietest of five windows, ms", "", lambda n: True),
    "view_bytes": ("bytes of a view message, mean", "", lambda n: True),
    "view_cpu_us": ("server CPU for a view delivered (move, store, all), µs", "", lambda n: True),
    "echo_cpu_us": ("CPU for a message of equal size of a bare echo, µs", "", lambda n: True),
    "view_to_echo": ("  a view delivered, in messages of the echo", "≤ 5", lambda n: n <= 5),
    "many_mb": ("memory with all those tables and sockets open, MB", "< 1,000", lambda n: n < 1000),
    "rebuild_ms": ("a table of 300 moves asked for the first time, median, ms", "< 50", lambda n: n < 50),
    "rebuild_worst_ms": ("  the slowest of them, ms", "", lambda n: True),
}


def cores() -> tuple[int, int]:
    """One core for the server, another for the load."""
    usable = sorted(os.sched_getaffinity(0))
    return usable[0], usable[-1]


# -- the tables ---------------------------------------------------------------------------------------------------


def random_log(seed: int, edition: str, most: int) -> tuple[dict[str, Any], dict[str, Any], list[tuple[int, str]]]:
    """Options, deal and the first moves of a random game, each with its seat."""
    from spinney.engine.game import Game

    rng = Random(seed)
    game = Game.new(edition, seats=[f"Seat {number}" for number in range(SEATS)], seed=seed)
    moves: list[tuple[int, str]] = []
    while len(moves) < most and not game.is_over:
        move = rng.choice(game.legal_moves())
        moves.append((game.state.seat, str(move)))
        game.play(move)
    return game.options, game.deal.to_dict(), moves


async def prepare(url: str, number: int, depth: tuple[int, int], different: int) -> list[dict[str, Any]]:
    """Stores running tables at random depths; returns their ids and tokens."""
    from spinney.server.auth import hash_of, new_id, new_token
    from spinney.server.schema import log
    from spinney.server.store import SeatRow, Store, TableRow

    store = Store(url)
    await store.start()
    rng, made = Random(number), []
    games = [random_log(seed, ("base", "dartmoor")[seed % 2], depth[1]) for seed in range(different)]
    settings = {"live_scores": True, "take_back": True, "hints": True, "takeover_after": 0}
    entries: list[dict[str, Any]] = []
    for place in range(number):
        options, deal, moves = games[place % different]
        edition = ("base", "dartmoor")[place % different % 2]
        tokens = [new_token() for _ in range(SEATS)]
        people = [SeatRow(at, f"Seat {at}", "human", hash_of(token)) for at, token in enumerate(tokens)]
        now = time.time()
        row = TableRow(new_id(), edition, options, settings, deal, "running", now, now, None, None, None, people)
        await store.create(row)
        made.append({"id": row.id, "tokens": tokens})
        for seq, (seat, move) in enumerate(moves[: rng.randint(*depth)]):
            nonce = secrets.token_urlsafe(12)
            entries.append({"table_id": row.id, "seq": seq, "seat": seat, "action": move, "nonce": nonce, "at": now})
    async with store.engine.begin() as connection:
        if entries:
            await connection.execute(log.insert(), entries)
    await store.close()
    return made


# -- a client that does as little as it can -----------------------------------------------------------------------


class Client(asyncio.Protocol):
    """A WebSocket client: reads whole text frames, sends texts, answers pings."""

    def __init__(self, path: str, first: bytes, hear: Callable[["Client", bytes], None], seat: int = 0) -> None:
        self.path, self.first, self.hear, self.seat = path, first, hear, seat
        self.buffer = bytearray()
        self.is_open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: bench\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def send(self, text: bytes, word: int = 0x81) -> None:
        """Sends one frame; the mask is zero, so that masking costs nothing."""
        size = len(text)
        head = bytes((word, 128 | size)) if size < 126 else bytes((word, 254)) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + b"\0\0\0\0" + text)

    def close(self) -> None:
        """Hangs up."""
        if self.transport is not None:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.is_open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                raise RuntimeError(bytes(self.buffer[:80]).decode())
            del self.buffer[: end + 4]
            self.is_open = True
            if self.first:
                self.send(self.first)
        self._read_frames()

    def _read_frames(self) -> None:
        buffer, at = self.buffer, 0
        while len(buffer) >= at + 2:
            size, start = buffer[at + 1] & 127, at + 2
            if size >= 126:
                width = 2 if size == 126 else 8
                size, start = int.from_bytes(buffer[start : start + width], "big"), start + width
            if len(buffer) < start + size:
                break
            word, text = buffer[at] & 15, bytes(buffer[start : start + size])
            at = start + size
            if word == 1:
                self.hear(self, text)
            elif word == 9:
                self.send(text, 0x8A)
        del buffer[:at]


_HEAD = b'{"type":"view","seq":'


class Table:
    """Three sockets at one table, and what they have seen."""

    def __init__(self, load: "Load", table: dict[str, Any]) -> None:
        self.load = load
        self.id = table["id"]
        self.seen = [-1] * SEATS
        self.seq = -1
        self.legal: list[str] = []
        self.actor: Client | None = None
        self.sent = 0.0
        self.clients = [
            Client(f"/api/tables/{self.id}/ws", orjson.dumps({"type": "hello", "token": token}), self.hear, seat)
            for seat, token in enumerate(table["tokens"])
        ]

    def hear(self, client: Client, text: bytes) -> None:
        """A view arrived at one seat; when all seats have it, the move is done."""
        self.load.views += 1
        self.load.bytes += len(text)
        if not text.startswith(_HEAD):
            self.load.faults.append(text[:200].decode())
            return
        seq = int(text[len(_HEAD) : text.index(b",", len(_HEAD))])
        self.seen[client.seat] = seq
        at = text.find(b'"legal":[') + 8
        if text[at + 1] != 93:  # not an empty list: this seat is to decide
            self.legal = orjson.loads(text[at : text.index(b"]", at) + 1])
            self.actor = client
        if seq > self.seq and min(self.seen) == seq:
            self.seq = seq
            self.load.ready(self)

    def move(self, rng: Random) -> None:
        """Sends a random move of the seat that is to decide."""
        assert self.actor is not None
        text = b'{"type":"move","seq":%d,"move":"%s"}' % (self.seq, rng.choice(self.legal).encode())
        actor, self.actor = self.actor, None
        self.sent = time.perf_counter()
        actor.send(text)


class Load:
    """All tables of the load."""

    def __init__(self, job: dict[str, Any]) -> None:
        self.job = job
        self.port: int = job["port"]
        self.server = psutil.Process(job["pid"])
        self.rng = Random(5)
        self.tables: list[Table] = []
        self.spare = deque(job["spare"])
        self.waiting: deque[Table] = deque()
        self.times: list[float] = []
        self.views = self.bytes = self.moves = 0
        self.faults: list[str] = []
        self.is_pushing = False
        self.opening: set[asyncio.Task[None]] = set()

    async def open(self, table: Table) -> None:
        """Connects all seats of a table."""
        loop = asyncio.get_running_loop()
        for client in table.clients:
            await loop.create_connection(lambda client=client: client, "127.0.0.1", self.port)  # type: ignore[misc]

    def ready(self, table: Table) -> None:
        """All seats of a table have seen its last move."""
        if table.sent:
            self.moves += 1
            self.times.append(time.perf_counter() - table.sent)
        if table.actor is None:  # the game is over: the same seats at a new table
            for client in table.clients:
                client.close()
            if self.spare:
                task = asyncio.ensure_future(self.open(Table(self, self.spare.popleft())))
                self.opening.add(task)
                task.add_done_callback(self.opening.discard)
        elif self.is_pushing:
            table.move(self.rng)
        else:
            self.waiting.append(table)

    def cpu(self) -> float:
        """CPU seconds of the server so far."""
        times = self.server.cpu_times()
        return times.user + times.system

    def waits(self) -> tuple[float, float]:
        """How long the server's main thread has run, and how long it waited for its core while others had it."""
        ran, waited, _ = Path(f"/proc/{self.server.pid}/schedstat").read_text().split()
        return float(ran), float(waited)

    async def settle(self) -> None:
        """Waits until nothing is under way."""
        for _ in range(1000):
            await asyncio.sleep(0.05)
            if len(self.waiting) >= len(self.job["tables"]) - self.job["may_miss"] and not self.opening:
                return
        raise RuntimeError(f"{len(self.waiting)} tables are ready, not {len(self.job['tables'])}; {self.faults[:3]}")

    async def push(self, seconds: float) -> dict[str, float]:
        """As fast as it goes: each table plays its next move when all seats have seen the last one."""
        self.moves = self.views = self.bytes = 0
        cpu, waits, started = self.cpu(), self.waits(), time.perf_counter()
        self.is_pushing = True
        while self.waiting:
            self.waiting.popleft().move(self.rng)
        await asyncio.sleep(seconds)
        taken, used = time.perf_counter() - started, self.cpu() - cpu
        ran, waited = (after - before for after, before in zip(self.waits(), waits, strict=True))
        moves, views, size = self.moves, self.views, self.bytes
        self.is_pushing = False
        await self.settle()
        return {
            "moves_per_s": moves / taken, "moves_per_cpu_s": moves / used, "view_cpu_us": used / views * 1e6,
            "view_bytes": size / views, "core_share": 100 * ran / (ran + waited),
        }  # fmt: skip

    async def pace(self, rate: int, seconds: float) -> dict[str, float]:
        """So many moves a second, evenly, round the tables."""
        self.times = []
        started, loop = time.perf_counter(), asyncio.get_running_loop()
        begun = loop.time()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, begun + number / rate - loop.time()))
            if self.waiting:
                self.waiting.popleft().move(self.rng)
        taken = time.perf_counter() - started
        await self.settle()
        size = len(self.times) // 5
        windows = [percentile(self.times[at * size : (at + 1) * size], 99) for at in range(5)]
        return {
            "asked_per_s": len(self.times) / taken, "p50_ms": percentile(self.times, 50) * 1000,
            "p99_ms": percentile(self.times, 99) * 1000, "p99_quiet_ms": min(windows) * 1000,
        }  # fmt: skip

    async def run(self) -> dict[str, Any]:
        """All that is measured with these tables."""
        for table in self.job["tables"]:
            await self.open(Table(self, table))
        await self.settle()
        await self.push(self.job["warm"])
        answer = await self.push(self.job["push"]) | await self.pace(self.job["rate"], self.job["pace"])
        return {**answer, "faults": self.faults[:5]}


def percentile(values: Sequence[float], place: int) -> float:
    """The value that `place` percent of them do not exceed."""
    return sorted(values)[min(len(values) - 1, len(values) * place // 100)] if values else float("nan")


async def echo_load(job: dict[str, Any]) -> dict[str, Any]:
    """Messages of the given size to and fro on all connections at once; CPU of the server for each."""
    server, text, count = psutil.Process(job["pid"]), b"x" * job["size"], 0
    pushing = True

    def hear(client: Client, _text: bytes) -> None:
        nonlocal count
        count += 1
        if pushing:
            client.send(text)

    loop = asyncio.get_running_loop()
    for _ in range(job["sockets"]):
        await loop.create_connection(lambda: Client("/", text, hear), "127.0.0.1", job["port"])
    await asyncio.sleep(job["warm"])
    before, times = count, server.cpu_times()
    await asyncio.sleep(job["seconds"])
    after = server.cpu_times()
    used, pushing = after.user + after.system - times.user - times.system, False
    return {"echo_cpu_us": used / (count - before) * 1e6, "echo_per_s": (count - before) / job["seconds"]}


async def many_load(job: dict[str, Any]) -> dict[str, Any]:
    """One socket at each of many tables; the server's memory once all have got their view."""
    views = 0

    def hear(_client: Client, text: bytes) -> None:
        nonlocal views
        views += text.startswith(_HEAD)

    loop, started = asyncio.get_running_loop(), time.perf_counter()
    for number, table in enumerate(job["tables"]):
        hello = orjson.dumps({"type": "hello", "token": table["tokens"][0]})
        path = f"/api/tables/{table['id']}/ws"
        await loop.create_connection(lambda path=path, hello=hello: Client(path, hello, hear), "127.0.0.1", job["port"])  # type: ignore[misc]
        while number - views > 50:
            await asyncio.sleep(0.002)
    while views < len(job["tables"]) and time.perf_counter() - started < job["within"]:
        await asyncio.sleep(0.05)
    memory = psutil.Process(job["pid"]).memory_info().rss / 1e6
    return {"many_mb": memory, "many_sockets": views, "many_s": time.perf_counter() - started}


# -- processes ----------------------------------------------------------------------------------------------------


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def process(role: str, url: str, log: TextIO) -> Iterator[tuple[int, int]]:
    """The server, or the echo, in a process of its own on its own core; its port and id."""
    port = free_port()
    environment = {
        **os.environ, "SPINNEY_DATABASE_URL": url, "SPINNEY_MESSAGE_RATE": "10000", "SPINNEY_LOG_LEVEL": "warning",
        "SPINNEY_REDIS_URL": "",
    }  # fmt: skip
    command = [sys.executable, __file__, "--role", role, "--port", str(port)]
    child = subprocess.Popen(command, env=environment, stderr=log, start_new_session=True)
    try:
        for _ in range(300):
            with contextlib.suppress(URLError, OSError):
                urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
                break
            if child.poll() is not None:
                raise RuntimeError(f"the {role} stopped: {Path(log.name).read_text()[-2000:]}")
            time.sleep(0.1)
        yield port, child.pid
    finally:
        child.terminate()
        try:
            child.wait(15)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def load(job: dict[str, Any], within: float) -> dict[str, Any]:
    """Runs a load in a process of its own on its own core."""
    command = [sys.executable, __file__, "--role", "load"]
    text = json.dumps(job)
    done = subprocess.run(
        command, input=text, stdout=subprocess.PIPE, text=True, timeout=within, check=True, start_new_session=True
    )
    answer: dict[str, Any] = json.loads(done.stdout)
    return answer


def echo_app() -> Any:
    """A bare Starlette WebSocket that sends back what it gets."""
    from starlette.applications import Starlette
    from starlette.requests import Request as Asked
    from starlette.responses import PlainTextResponse
    from starlette.routing import Route, WebSocketRoute
    from starlette.websockets import WebSocket, WebSocketDisconnect

    async def echo(websocket: WebSocket) -> None:
        await websocket.accept()
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await websocket.send_text(await websocket.receive_text())

    async def healthz(_request: Asked) -> PlainTextResponse:
        return PlainTextResponse("ok")

    return Starlette(routes=[WebSocketRoute("/", echo), Route("/healthz", healthz)])


def play_role(role: str, port: int) -> None:
    """What the processes do that this script starts."""
    server_core, load_core = cores()
    os.sched_setaffinity(0, {load_core if role == "load" else server_core})
    with contextlib.suppress(OSError):  # so that neighbours on a shared machine disturb less
        os.setpriority(os.PRIO_PROCESS, 0, -10)
        Path("/proc/self/autogroup").write_text("-10")
    if role == "server":
        from spinney.server.run import serve

        serve(port=port)
    elif role == "echo":
        import uvicorn

        from spinney.server.run import UVICORN

        uvicorn.run(echo_app(), host="127.0.0.1", port=port, **UVICORN)
    else:
        job = json.loads(sys.stdin.read())
        what = {"play": lambda: Load(job).run(), "echo": lambda: echo_load(job), "many": lambda: many_load(job)}
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            print(json.dumps(runner.run(what[job["what"]]())))


# -- the whole ----------------------------------------------------------------------------------------------------


def rebuild(port: int, tables: Sequence[dict[str, Any]]) -> dict[str, float]:
    """How long the first look at each of these tables takes, less what a second look takes."""
    times = []
    for table in tables:
        address = f"http://127.0.0.1:{port}/api/tables/{table['id']}"
        taken = []
        for _ in range(2):
            asked = Request(address, headers={"Authorization": f"Bearer {table['tokens'][0]}"})
            started = time.perf_counter()
            with urlopen(asked, timeout=10) as answer:
                answer.read()
            taken.append(time.perf_counter() - started)
        times.append(taken[0] * 1000)
    return {"rebuild_ms": statistics.median(times), "rebuild_worst_ms": max(times)}


def measure(quick: bool, folder: Path) -> dict[str, Any]:
    """All numbers."""
    url, live = f"sqlite:///{folder / 'bench.db'}", 40 if quick else 200
    many, rebuilt = (200, 5) if quick else (2000, 20)
    push, pace = (3.0, 3.0) if quick else (15.0, 15.0)
    tables = asyncio.run(prepare(url, 2 * live, (0, 230), 40))
    long_ones = asyncio.run(prepare(url, 2 * rebuilt, (300, 300), 2 * rebuilt))[1::2]  # dartmoor games are long
    open_ones = asyncio.run(prepare(url, many, (100, 100), 40))
    numbers: dict[str, Any] = {"tables": live, "sockets": live * SEATS, "many": many, "rate": 200}
    with (folder / "log").open("w") as log:
        with process("server", url, log) as (port, pid):
            job = {
                "what": "play", "port": port, "pid": pid, "tables": tables[:live], "spare": tables[live:], "warm": 1.0,
                "push": push, "pace": pace, "rate": 200 if not quick else 100, "may_miss": live // 20,
            }  # fmt: skip
            numbers |= load(job, 240)
        with process("echo", url, log) as (port, pid):
            job = {
                "what": "echo", "port": port, "pid": pid, "sockets": live * SEATS, "size": int(numbers["view_bytes"]),
                "warm": 1.0, "seconds": push / 3,
            }  # fmt: skip
            numbers |= load(job, 60)
        numbers["view_to_echo"] = numbers["view_cpu_us"] / numbers["echo_cpu_us"]
        with process("server", url, log) as (port, pid):
            numbers |= rebuild(port, long_ones)
            numbers |= load({"what": "many", "port": port, "pid": pid, "tables": open_ones, "within": 180.0}, 240)
    return numbers


def print_table(numbers: dict[str, Any]) -> None:
    """The numbers beside their goals."""
    print(f"{numbers['tables']} live tables, {numbers['sockets']} sockets; {numbers['many_sockets']} tables for memory")
    for name, (title, goal, is_met) in GOALS.items():
        value = numbers[name]
        mark = "" if not goal else "yes" if is_met(value) else "no"
        print(f"{title:60}{value:>12,.1f}   {goal:>9} {mark}")
    for fault in numbers["faults"]:
        print("fault:", fault)


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer tables and shorter, to see that it works")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--role", choices=("server", "echo", "load"), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.role:
        play_role(arguments.role, arguments.port)
        return
    with tempfile.TemporaryDirectory(prefix="spinney-bench-") as folder:
        numbers = measure(arguments.quick, Path(folder))
    if arguments.json:
        print(json.dumps(numbers, indent=2))
    else:
        print_table(numbers)


if __name__ == "__main__":
    main()
