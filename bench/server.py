"""Measures the table server against its goals: `python bench/server.py [--quick] [--json]`.

With `--workers 1,2 --database postgresql --pages` it measures instead what each number of workers carries
(`bench/workers.py`).

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
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TextIO
from urllib.error import URLError
from urllib.request import Request, urlopen

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.load import SEATS, Load, echo_load, many_load

GOALS: dict[str, tuple[str, str, Callable[[float], bool]]] = {
    "pages_moves_per_s": ("moves a second with pages that look, three a table", "≥ 300", lambda n: n >= 300),
    "pages_moves_per_cpu_s": ("  the same for each second of the server's CPU", "", lambda n: True),
    "pages_looks_per_move": ("  looks for each move", "", lambda n: True),
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
    async with store.database.engine.begin() as connection:
        if entries:
            await connection.execute(log.insert(), entries)
    await store.close()
    return made


# -- processes ----------------------------------------------------------------------------------------------------


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def process(role: str, url: str, log: TextIO, workers: int = 0, redis: str = "") -> Iterator[tuple[int, int]]:
    """The server, or the echo, in a process of its own on its own core; its port and id.

    With a number of `workers` it may use all cores.
    """
    port = free_port()
    environment = {
        **os.environ, "SPINNEY_DATABASE_URL": url, "SPINNEY_MESSAGE_RATE": "10000", "SPINNEY_LOG_LEVEL": "warning",
        "SPINNEY_REDIS_URL": redis, "SPINNEY_PLAYERS_PER_ADDRESS": "8000",
    }  # fmt: skip
    command = [sys.executable, __file__, "--role", role, "--port", str(port), "--workers", str(workers)]
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
    command = [sys.executable, __file__, "--role", "load", "--workers", str(job.get("workers", 0))]
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


def play_role(role: str, port: int, workers: int) -> None:
    """What the processes do that this script starts; several workers may use all cores, and so may their load."""
    server_core, load_core = cores()
    if not workers:
        os.sched_setaffinity(0, {load_core if role == "load" else server_core})
    with contextlib.suppress(OSError):  # so that neighbours on a shared machine disturb less
        os.setpriority(os.PRIO_PROCESS, 0, -10)
        Path("/proc/self/autogroup").write_text("-10")
    if role == "server":
        from spinney.server.run import serve

        serve(port=port, workers=max(1, workers))
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
    tables = asyncio.run(prepare(url, 4 * live, (0, 230), 40))
    long_ones = asyncio.run(prepare(url, 2 * rebuilt, (300, 300), 2 * rebuilt))[1::2]  # dartmoor games are long
    open_ones = asyncio.run(prepare(url, many, (100, 100), 40))
    numbers: dict[str, Any] = {"tables": live, "sockets": live * SEATS, "many": many, "rate": 200}
    with (folder / "log").open("w") as log:
        with process("server", url, log) as (port, pid):
            job = {
                "what": "play", "pages": True, "port": port, "pid": pid, "tables": tables[:live],
                "spare": tables[live : 2 * live], "warm": 1.0, "push": push, "pace": 0, "may_miss": live // 20,
            }  # fmt: skip
            numbers |= {f"pages_{name}": value for name, value in load(job, 240).items()}
        with process("server", url, log) as (port, pid):
            job = {
                "what": "play", "port": port, "pid": pid, "tables": tables[2 * live : 3 * live],
                "spare": tables[3 * live :], "warm": 1.0,
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
    for fault in [*numbers["pages_faults"], *numbers["faults"]]:
        print("fault:", fault)


def main() -> None:
    """Reads the arguments."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="fewer tables and shorter, to see that it works")
    parser.add_argument("--json", action="store_true", help="print JSON instead of a table")
    parser.add_argument("--workers", default="", metavar="N,N", help="measure what so many workers carry, each in turn")
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite", help="for --workers")
    parser.add_argument("--pages", action="store_true", help="for --workers: the clients are pages, which look")
    parser.add_argument("--role", choices=("server", "echo", "load"), help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, default=0, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.role:
        play_role(arguments.role, arguments.port, int(arguments.workers or 0))
        return
    if arguments.workers:
        from bench.workers import compare

        counts = [int(number) for number in arguments.workers.split(",")]
        compare(counts, arguments.database, arguments.pages, arguments.quick, arguments.json)
        return
    with tempfile.TemporaryDirectory(prefix="spinney-bench-") as folder:
        numbers = measure(arguments.quick, Path(folder))
    if arguments.json:
        print(json.dumps(numbers, indent=2))
    else:
        print_table(numbers)


if __name__ == "__main__":
    main()
