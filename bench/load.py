"""The load that `bench/server.py` puts on a server: sockets at tables that play, echo, or only listen."""

import asyncio
import re
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random
from typing import Any, cast

import orjson
import psutil

SEATS = 3
_PATIENCE = 600
"""So many looks, a twentieth of a second apart, in which nothing has come."""


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


_VIEW = b'{"type":"view","seq":'
_LOOK = b'{"type":"look","seq":'
_ASK = b'{"type":"look","lang":"en"}'
_IN_PRIVATE = re.compile(rb'"prompt":\{[^{}]*"kind":"(?:place|pay)"')
"""A choice that only its own seat is told of until it is paid."""


def _seq(text: bytes, head: bytes) -> int:
    return int(text[len(head) : text.index(b",", len(head))])


class Table:
    """Three sockets at one table, and what they have seen; as pages they look at every view and play whole actions."""

    def __init__(self, load: "Load", table: dict[str, Any]) -> None:
        self.load = load
        self.id = table["id"]
        self.seen = [-1] * SEATS
        self.seq = self.sent_at = self.asked_at = -1
        self.legal: list[str] = []
        self.actor: Client | None = None
        self.sent = 0.0
        self.clients = [
            Client(f"/api/tables/{self.id}/ws", orjson.dumps({"type": "hello", "token": token}), self.hear, seat)
            for seat, token in enumerate(table["tokens"])
        ]

    def hear(self, client: Client, text: bytes) -> None:
        """A message came to one seat; when all who are told of a move have seen it, the move is done."""
        self.load.bytes += len(text)
        self.load.heard += 1
        if text.startswith(_LOOK):
            self.load.looks += 1
            if client is self.actor and _seq(text, _LOOK) == self.asked_at > self.seq:
                self._choose(orjson.loads(text)["plans"])
            return
        self.load.views += 1
        if not text.startswith(_VIEW):
            self.load.faults.append(text[:200].decode())
            return
        seq = _seq(text, _VIEW)
        self.seen[client.seat] = seq
        at = text.find(b'"legal":[') + 8
        # Not an empty list: this seat is to decide. A view may come again when somebody comes, also after the move.
        if text[at + 1] != 93 and seq > self.sent_at and (self.actor is None or seq > self.asked_at):
            self.legal = orjson.loads(text[at : text.index(b"]", at) + 1])
            self.actor, self.asked_at = client, seq
        if self.load.has_pages:
            client.send(_ASK)
            is_done = b'"over":true' in text and min(self.seen) == seq  # else the look of who decides ends it
        else:
            is_done = min(self.seen) == seq or (client is self.actor and bool(_IN_PRIVATE.search(text)))
        if seq > self.seq and is_done:
            self._done(seq)

    def _done(self, seq: int) -> None:
        moves, self.seq = max(0, seq - self.sent_at), seq
        self.load.ready(self, moves if self.sent else 0)

    def _choose(self, plans: list[dict[str, Any]]) -> None:
        """The page of who decides has its look: one of the plays becomes a whole action."""
        rng = self.load.rng
        move = rng.choice(self.legal)
        plan = next((plan for plan in plans if plan["move"] == move and len(plan["pay"]) >= plan["cost"]), None)
        if plan is not None and move.startswith("play "):
            spot = rng.choice(plan["spots"])["move"]
            paid = ["pay " + " ".join(sorted(rng.sample(plan["pay"], plan["cost"])))] if plan["cost"] else []
            self.legal = [b'", "'.join(text.encode() for text in (move, *([spot] if spot else []), *paid)).decode()]
        else:
            self.legal = [move]
        assert self.actor is not None
        self._done(self.seen[self.actor.seat])

    def move(self, rng: Random) -> None:
        """Sends a random move of the seat that is to decide; a page sends the action that it has chosen."""
        assert self.actor is not None
        if self.load.has_pages:
            text = b'{"type":"move","seq":%d,"moves":["%s"]}' % (self.seq, self.legal[0].encode())
        else:
            text = b'{"type":"move","seq":%d,"move":"%s"}' % (self.seq, rng.choice(self.legal).encode())
        actor, self.actor = self.actor, None
        self.sent, self.sent_at = time.perf_counter(), self.seq
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
        self.views = self.looks = self.bytes = self.moves = 0
        self.has_pages: bool = job.get("pages", False)
        self.faults: list[str] = []
        self.heard = 0
        self.is_pushing = False
        self.opening: set[asyncio.Task[None]] = set()

    async def open(self, table: Table) -> None:
        """Connects all seats of a table."""
        loop = asyncio.get_running_loop()
        for client in table.clients:
            await loop.create_connection(lambda client=client: client, "127.0.0.1", self.port)  # type: ignore[misc]

    def ready(self, table: Table, moves: int) -> None:
        """All who are told of the last moves of a table have seen them."""
        if table.sent:
            self.moves += moves
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
        """CPU seconds of the server so far; of all its workers where it has several."""
        if "groups" in self.job:
            return family_cpu(self.server)
        times = self.server.cpu_times()
        return times.user + times.system

    def cpu_of_groups(self) -> dict[str, float]:
        """CPU seconds so far of each process that the job names, with all that it has started."""
        return {name: family_cpu(psutil.Process(pid)) for name, pid in self.job.get("groups", {}).items()}

    def waits(self) -> tuple[float, float]:
        """How long the server's main thread has run, and how long it waited for its core while others had it."""
        ran, waited, _ = Path(f"/proc/{self.server.pid}/schedstat").read_text().split()
        return float(ran), float(waited)

    async def settle(self) -> None:
        """Waits until nothing is under way, as long as something still comes."""
        heard, quiet = -1, 0
        while quiet < _PATIENCE:
            await asyncio.sleep(0.05)
            if len(self.waiting) >= len(self.job["tables"]) - self.job["may_miss"] and not self.opening:
                return
            heard, quiet = self.heard, quiet + 1 if heard == self.heard else 0
        raise RuntimeError(f"{len(self.waiting)} tables are ready, not {len(self.job['tables'])}; {self.faults[:3]}")

    async def push(self, seconds: float) -> dict[str, float]:
        """As fast as it goes: each table plays its next move when all seats have seen the last one."""
        self.moves = self.views = self.looks = self.bytes = 0
        cpu, waits, started, groups = self.cpu(), self.waits(), time.perf_counter(), self.cpu_of_groups()
        self.is_pushing = True
        while self.waiting:
            self.waiting.popleft().move(self.rng)
        await asyncio.sleep(seconds)
        taken, used = time.perf_counter() - started, self.cpu() - cpu
        ran, waited = (after - before for after, before in zip(self.waits(), waits, strict=True))
        moves, views, looks, size = self.moves, self.views, self.looks, self.bytes
        apart = {f"{name}_ms": (now - groups[name]) * 1000 / moves for name, now in self.cpu_of_groups().items()}
        self.is_pushing = False
        await self.settle()
        return {
            "moves_per_s": moves / taken, "moves_per_cpu_s": moves / used, "view_cpu_us": used / views * 1e6,
            "view_bytes": size / views, "core_share": 100 * ran / max(1.0, ran + waited),
            "looks_per_move": looks / moves, "messages_per_move": views / moves, **apart,
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
        answer = await self.push(self.job["push"])
        if self.job["pace"]:
            answer |= await self.pace(self.job["rate"], self.job["pace"])
        return {**answer, "faults": self.faults[:5]}


def family_cpu(process: psutil.Process) -> float:
    """CPU seconds of a process and of all that it has started and that still run."""
    total = 0.0
    for one in [process, *process.children(recursive=True)]:
        try:
            times = one.cpu_times()
        except psutil.Error:  # it has just ended
            continue
        total += times.user + times.system
    return total


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
        views += text.startswith(_VIEW)

    loop, started = asyncio.get_running_loop(), time.perf_counter()
    for number, table in enumerate(job["tables"]):
        hello = orjson.dumps({"type": "hello", "token": table["tokens"][0]})
        path = f"/api/tables/{table['id']}/ws"
        await loop.create_connection(lambda path=path, hello=hello: Client(path, hello, hear), "127.0.0.1", job["port"])  # type: ignore[misc]
        while number - views > 50 and time.perf_counter() - started < job["within"]:
            await asyncio.sleep(0.002)
    while views < len(job["tables"]) and time.perf_counter() - started < job["within"]:
        await asyncio.sleep(0.05)
    memory = psutil.Process(job["pid"]).memory_info().rss / 1e6
    return {"many_mb": memory, "many_sockets": views, "many_s": time.perf_counter() - started}
