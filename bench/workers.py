"""What one, two or more workers carry, with SQLite or with PostgreSQL and Redis: for `bench/server.py --workers`.

The databases are the real ones, started for this. All processes share the cores of the machine, the load too: so beside
moves a second there is what a move costs each of them in CPU time, which other machines can be reckoned from.
"""

import asyncio
import contextlib
import json
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import psutil
from bench.load import SEATS
from bench.server import load, prepare, process
from tests.server.machines import PostgresServer, RedisServer

TITLES = {
    "moves_per_s": "moves a second, pushed", "asked_per_s": "messages a second that were asked for and came",
    "p50_ms": "  from sent to seen, p50, ms", "p99_ms": "  from sent to seen, p99, ms",
    "server_ms": "CPU of the workers for a move, ms", "database_ms": "CPU of PostgreSQL for a move, ms",
    "redis_ms": "CPU of Redis for a move, ms", "looks_per_move": "looks for a move",
    "messages_per_move": "views sent for a move", "view_bytes": "bytes of a message, mean",
    "server_mb": "memory of all workers, MB",
}  # fmt: skip


@contextlib.contextmanager
def machines(database: str, folder: Path) -> Iterator[tuple[str, str, dict[str, int]]]:
    """The address of a database, of a Redis perhaps, and their processes by name."""
    if database == "sqlite":
        yield f"sqlite:///{folder / 'bench.db'}", "", {}
        return
    postgres, redis = PostgresServer(), RedisServer()
    assert redis.process is not None
    pids = {"database": int((postgres.data / "postmaster.pid").read_text().split()[0]), "redis": redis.process.pid}
    with contextlib.suppress(psutil.Error):  # as the workers and the load, so that neighbours disturb less
        for pid in pids.values():
            psutil.Process(pid).nice(-10)
    try:
        yield postgres.new_database(), redis.url, pids
    finally:
        redis.close()
        postgres.close()


def measure(workers: int, database: str, pages: bool, quick: bool) -> dict[str, Any]:
    """All numbers for so many workers."""
    live, seconds, rate = (20, 3.0, 40) if quick else (100, 12.0, 100)
    with tempfile.TemporaryDirectory(prefix="spinney-bench-") as name, contextlib.ExitStack() as stack:
        folder = Path(name)
        url, redis, pids = stack.enter_context(machines(database, folder))
        tables = asyncio.run(prepare(url, 3 * live, (0, 200), 20))
        log = stack.enter_context((folder / "log").open("w"))
        port, pid = stack.enter_context(process("server", url, log, workers, redis))
        job = {
            "what": "play", "pages": pages, "port": port, "pid": pid, "tables": tables[:live], "spare": tables[live:],
            "warm": 2.0, "push": seconds, "pace": seconds, "rate": rate, "may_miss": max(1, live // 20),
            "workers": workers, "groups": {"server": pid, **pids},
        }  # fmt: skip
        numbers = load(job, 400)
        family = [psutil.Process(pid), *psutil.Process(pid).children(recursive=True)]
        numbers["server_mb"] = sum(one.memory_info().rss for one in family) / 1e6
    return {"workers": workers, "tables": live, "sockets": live * SEATS, **numbers}


def compare(counts: Sequence[int], database: str, pages: bool, quick: bool, as_json: bool) -> None:
    """Each number of workers in turn, side by side."""
    columns = [measure(count, database, pages, quick) for count in counts]
    if as_json:
        print(json.dumps(columns, indent=2))
        return
    kind = "pages that look" if pages else "bare clients"
    print(f"{database}, {columns[0]['tables']} tables of {SEATS} {kind}")
    print(f"{'workers':50}" + "".join(f"{column['workers']:>12}" for column in columns))
    for name, title in TITLES.items():
        if name in columns[0]:
            print(f"{title:50}" + "".join(f"{column[name]:>12,.2f}" for column in columns))
    for column in columns:
        for fault in column["faults"]:
            print("fault:", fault)
