"""Real servers for tests: PostgreSQL, Redis and Spinney itself.

Everything listens on 127.0.0.1 on ports below the ephemeral range, lives in temporary directories, and is ended by its
`close()`; an exit handler ends what a test left behind.
"""

import asyncio
import atexit
import contextlib
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import psutil

SOAK = os.environ.get("SPINNEY_SOAK") == "1"
PATIENCE = 60.0
"""Seconds that anything may take on a slow machine before a test gives up."""
HOST = "127.0.0.1"
_PLAIN: dict[str, Any] = {"trust_env": False, "verify": False}
"""No proxies, and no certificates, which take long to read; all is plain HTTP on this machine."""

_ports = Random(os.getpid() * 1_000_003 + time.time_ns())


def free_port() -> int:
    """A port that nobody listens on, outside the range from which the system takes ports for clients."""
    for _ in range(200):
        port = _ports.randrange(12_000, 32_000)
        with socket.socket() as probe:
            try:
                probe.bind((HOST, port))
            except OSError:
                continue
        return port
    raise RuntimeError("no free port")


def until(check: Callable[[], bool], what: str, patience: float = PATIENCE, pause: float = 0.05) -> None:
    """Waits until `check` holds."""
    end = time.monotonic() + patience
    while not check():
        if time.monotonic() > end:
            raise TimeoutError(what)
        time.sleep(pause)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(1)
        return probe.connect_ex((HOST, port)) == 0


_AS_POSTGRES: list[str | Path] = ["runuser", "-u", "postgres", "--"] if os.getuid() == 0 else []

# -- databases ----------------------------------------------------------------------------------------------------


def postgres_programs() -> Path | None:
    """Where PostgreSQL's programs are: Debian keeps them off the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if found:
        return found[-1]
    program = shutil.which("initdb")
    return Path(program).resolve().parent if program else None


class PostgresServer:
    """A PostgreSQL of our own. It refuses to run as root, so that root runs it as `postgres`."""

    def __init__(self) -> None:
        programs = postgres_programs()
        if programs is None:
            raise RuntimeError("PostgreSQL is not installed: apt-get install postgresql")
        self.bin = programs
        self.folder = Path(tempfile.mkdtemp(prefix="spinney-postgres-"))
        self.data = self.folder / "data"
        self.port = free_port()
        self.count = 0
        if os.getuid() == 0:
            shutil.chown(self.folder, "postgres", "postgres")
        self._run("initdb", "-D", self.data, "-U", "spinney", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        atexit.register(self.close)
        self.start()

    def _run(self, program: str, *words: str | Path) -> None:
        command = [*_AS_POSTGRES, self.bin / program, *words]
        done = subprocess.run(
            command, cwd="/", stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if done.returncode:
            raise RuntimeError(f"{program}: {done.stdout.decode(errors='replace')}\n{self.log()}")

    def start(self) -> None:
        """Starts it with the data that it has."""
        options = f"-p {self.port} -c listen_addresses={HOST} -c unix_socket_directories= -c max_connections=100"
        words: list[str | Path] = ["-D", self.data, "-l", self.folder / "log", "-w", "-t", "60", "-o", options]
        # pg_ctl hands its output on to the server, which would keep a pipe open for ever
        command = [*_AS_POSTGRES, self.bin / "pg_ctl", "start", *words]
        null = subprocess.DEVNULL
        done = subprocess.run(command, cwd="/", stdin=null, stdout=null, stderr=null, check=False)
        if done.returncode:
            raise RuntimeError(f"PostgreSQL does not start\n{self.log()}")

    def stop(self, mode: str = "immediate") -> None:
        """Stops it; `immediate` is like a crash."""
        self._run("pg_ctl", "stop", "-D", self.data, "-m", mode, "-w", "-t", "60")

    def let_write(self, allowed: bool) -> None:
        """Whether anybody may write, also in sessions that are open; as when a standby is asked after a failover."""

        async def change() -> None:
            connection = await asyncpg.connect(self.url(), server_settings={"default_transaction_read_only": "off"})
            try:
                await connection.execute(f"ALTER SYSTEM SET default_transaction_read_only = {not allowed}")
                await connection.execute("SELECT pg_reload_conf()")
            finally:
                await connection.close()

        asyncio.run(change())

    @property
    def is_running(self) -> bool:
        """Whether it is there."""
        return (self.data / "postmaster.pid").exists()

    def url(self, database: str = "postgres") -> str:
        """The address of one database."""
        return f"postgresql://spinney@{HOST}:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of a new, empty database."""
        self.count += 1
        name = f"table{self.count}"

        async def create() -> None:
            connection = await asyncpg.connect(self.url())
            try:
                await connection.execute(f"CREATE DATABASE {name}")
            finally:
                await connection.close()

        asyncio.run(create())
        return self.url(name)

    def log(self) -> str:
        """What it has to say."""
        path = self.folder / "log"
        return path.read_text(errors="replace")[-4000:] if path.exists() else ""

    def close(self) -> None:
        """Ends it and takes its files away."""
        atexit.unregister(self.close)
        if self.is_running:
            with contextlib.suppress(RuntimeError):
                self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


class RedisServer:
    """A Redis of our own."""

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="spinney-redis-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)
        self.start()

    @property
    def url(self) -> str:
        """Its address."""
        return f"redis://{HOST}:{self.port}/0"

    def start(self) -> None:
        """Starts it and waits until it answers."""
        words = [
            "--port",
            str(self.port),
            "--bind",
            HOST,
            "--dir",
            str(self.folder),
            "--save",
            "",
            "--appendonly",
            "no",
        ]
        self.process = subprocess.Popen(
            ["redis-server", *words], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        until(lambda: _listens(self.port), "Redis does not start")

    def stop(self) -> None:
        """Ends it at once."""
        if self.process is not None:
            self.process.kill()
            self.process.wait(PATIENCE)
            self.process = None

    def close(self) -> None:
        """Ends it and takes its files away."""
        atexit.unregister(self.close)
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)


# -- the server ---------------------------------------------------------------------------------------------------


class SpinneyServer:
    """A server process with its bot processes, in a process group of its own. Limits are wide unless given."""

    def __init__(
        self,
        database_url: str,
        redis_url: str = "",
        *,
        wait: bool = True,
        workers: int = 1,
        files: int = 0,
        **env: str | int | float,
    ) -> None:
        """`files` is how many descriptors the processes may have; 0: as many as the tests."""
        self.database_url = database_url
        self.workers = workers
        self.files = files
        self.prelude = ""
        """What its process does first."""
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="spinney-server-"))
        wide: dict[str, str | int | float] = {
            "SPINNEY_MESSAGE_RATE": 5000, "SPINNEY_TABLES_PER_ADDRESS": 100_000, "SPINNEY_BOT_WORKERS": 1,
            "SPINNEY_BOT_BUDGET": 0.05, "SPINNEY_VOTE_AFTER": 1, "SPINNEY_BOT_TABLES_PER_ADDRESS": 100_000,
            "SPINNEY_DATABASE_URL": database_url, "SPINNEY_REDIS_URL": redis_url, "SPINNEY_REVIEW_EFFORT": 0.05,
            "SPINNEY_REVIEWS_PER_ADDRESS": 100_000,
        }  # fmt: skip
        kept = {name: value for name, value in os.environ.items() if not _is_setting(name)}
        self.env = kept | {name: str(value) for name, value in (wide | env).items()}
        self.process: subprocess.Popen[bytes] | None = None
        atexit.register(self.close)
        self.start(wait=wait)

    @property
    def base_url(self) -> str:
        """Where it answers."""
        return f"http://{HOST}:{self.port}"

    @property
    def pid(self) -> int:
        """The process that serves."""
        assert self.process is not None
        return self.process.pid

    def start(self, *, wait: bool = True) -> None:
        """Starts it on its port; with `wait` until it is healthy."""
        call = f"serve(port={self.port}, workers={self.workers})"
        code = f"import sys; from spinney.server.run import serve; sys.exit({call})"
        if self.files:
            limit = f"resource.setrlimit(resource.RLIMIT_NOFILE, ({self.files}, {self.files}))"
            code = f"import resource; {limit}; {code}"
        if self.prelude:
            code = f"{self.prelude}; {code}"
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", code], env=self.env, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=log,
                stderr=log, start_new_session=True,
            )  # fmt: skip
        if wait:
            self.wait_healthy()

    def wait_healthy(self) -> None:
        """Waits until `/healthz` is content."""
        until(self._is_healthy, "the server does not get healthy")

    def _is_healthy(self) -> bool:
        if self.process is None or self.process.poll() is not None:
            raise RuntimeError(f"the server ended\n{self.log()[-4000:]}")
        if not _listens(self.port):
            return False
        try:
            return httpx.get(f"{self.base_url}/healthz", timeout=5, **_PLAIN).status_code == 200
        except httpx.HTTPError:
            return False

    def family(self) -> list[psutil.Process]:
        """Its processes: the server, its bot processes and whatever they started."""
        if self.process is None:
            return []
        return _group(self.process.pid)

    def kill(self, *, only_server: bool = False) -> None:
        """SIGKILL: of the whole process group, or of the serving process alone."""
        if self.process is None:
            return
        if only_server:
            self.process.kill()
        else:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def terminate(self, patience: float = PATIENCE) -> int:
        """SIGTERM; returns the exit code when the process has ended."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(patience)

    def restart(self) -> None:
        """Kills it if it lives and starts it again on the same port."""
        self.kill()
        self.start()

    def log(self) -> str:
        """All that it wrote, over all starts."""
        path = self.folder / "log"
        return path.read_text(errors="replace") if path.exists() else ""

    def close(self) -> None:
        """Ends it, its bots, and takes its files away."""
        atexit.unregister(self.close)
        if self.process is not None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait(PATIENCE)
            self.process = None
        shutil.rmtree(self.folder, ignore_errors=True)

    # -- requests -------------------------------------------------------------------------------------------------

    def request(self, method: str, path: str, *, token: str | None = None, **rest: Any) -> httpx.Response:
        """One HTTP request."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        return httpx.request(method, self.base_url + path, headers=headers, timeout=PATIENCE, **_PLAIN, **rest)

    def new_table(self, humans: int = 2, bots: Sequence[str] = ("random",), **rest: Any) -> "TableLink":
        """A table at which everybody has sat down; `rest` goes into the body (`edition`, `seed`, `settings` …)."""
        seats = ["me", *["open"] * (humans - 1), *[f"bot:{name}" for name in bots]]
        answer = self.request("POST", "/api/tables", json={"edition": "base", "name": "P0", "seats": seats, **rest})
        assert answer.status_code == 201, answer.text
        made = answer.json()
        tokens = [made["token"]]
        for number in range(1, humans):
            joined = self.request("POST", f"/api/tables/{made['table']}/join", json={"name": f"P{number}"})
            assert joined.status_code == 200, joined.text
            tokens.append(joined.json()["token"])
        return TableLink(made["table"], tokens)

    def record(self, table: str) -> dict[str, Any]:
        """The record of a finished game."""
        answer = self.request("GET", f"/api/tables/{table}/record")
        assert answer.status_code == 200, answer.text
        record: dict[str, Any] = answer.json()
        return record


def _is_setting(name: str) -> bool:
    # Also SPINNEY_PURE: servers play with the compiled engine where there is one, as they do at a host.
    return name.startswith("SPINNEY_")


def _group(group: int) -> list[psutil.Process]:
    found = []
    for process in psutil.process_iter():
        with contextlib.suppress(psutil.Error, ProcessLookupError):
            if os.getpgid(process.pid) == group and process.status() != psutil.STATUS_ZOMBIE:
                found.append(process)
    return found


def group_is_gone(group: int) -> bool:
    """Whether no process of a process group lives any more."""
    return not _group(group)


@dataclass(frozen=True)
class TableLink:
    """A table and the tokens of its people; seat i of the people holds `tokens[i]`."""

    id: str
    tokens: list[str]


@contextlib.contextmanager
def running(database_url: str, redis_url: str = "", **env: str | int | float) -> Iterator[SpinneyServer]:
    """A server for the length of a block."""
    server = SpinneyServer(database_url, redis_url, **env)  # type: ignore[arg-type]
    try:
        yield server
    finally:
        server.close()


# -- what the database holds --------------------------------------------------------------------------------------


def read_rows(database_url: str, query: str) -> list[tuple[Any, ...]]:
    """The rows of a query, straight from the database; not to be called while an event loop runs in this thread."""
    if database_url.startswith("sqlite"):
        with contextlib.closing(sqlite3.connect(database_url.split("///", 1)[1], timeout=30)) as connection:
            return list(connection.execute(query))

    async def fetch() -> list[tuple[Any, ...]]:
        connection = await asyncpg.connect(database_url)
        try:
            return [tuple(row) for row in await connection.fetch(query)]
        finally:
            await connection.close()

    return asyncio.run(fetch())


def read_log(database_url: str, table: str) -> list[str]:
    """The log of a table as it is stored; fails if a place is missing."""
    rows = read_rows(database_url, f"SELECT seq, action FROM log WHERE table_id = '{table}' ORDER BY seq")
    assert [row[0] for row in rows] == list(range(len(rows))), "a place of the log is missing"
    return [str(row[1]) for row in rows]


def moves_that_hold(log: Sequence[str]) -> list[str]:
    """The moves of a log after its take-backs."""
    moves: list[str] = []
    for action in log:
        if action == "undo":
            moves.pop()
        else:
            moves.append(action)
    return moves
