"""Real servers for tests: PostgreSQL, Redis, Spinney itself, and players who talk to it over WebSockets.

Everything listens on 127.0.0.1 on ports below the ephemeral range, lives in temporary directories, and is ended by its
`close()`; an exit handler ends what a test left behind.
"""

import asyncio
import atexit
import contextlib
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

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


class PostgresServer:
    """A PostgreSQL of our own. It refuses to run as root, so that root runs it as `postgres`."""

    def __init__(self) -> None:
        found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
        if not found:
            raise RuntimeError("PostgreSQL is not installed: apt-get install postgresql")
        self.bin = found[-1]
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
        self, database_url: str, redis_url: str = "", *, wait: bool = True, workers: int = 1, **env: str | int | float
    ) -> None:
        self.database_url = database_url
        self.workers = workers
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="spinney-server-"))
        wide: dict[str, str | int | float] = {
            "SPINNEY_MESSAGE_RATE": 5000, "SPINNEY_TABLES_PER_ADDRESS": 100_000, "SPINNEY_BOT_WORKERS": 1,
            "SPINNEY_BOT_BUDGET": 0.05, "SPINNEY_DATABASE_URL": database_url, "SPINNEY_REDIS_URL": redis_url,
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
    return name.startswith("SPINNEY_") and name != "SPINNEY_PURE"


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


# -- players ------------------------------------------------------------------------------------------------------


class Gone(Exception):
    """The connection broke."""


class Client:
    """One connection of a player (without a token: a spectator) to a table; it can be opened again and again.

    Given several addresses, it goes to the next one when a connection breaks. Every message that comes is kept in
    `messages`; `view` and `seq` are the newest; `views` holds what was shown at each `seq`, and a view that differs
    from an earlier one of the same `seq` is an error, also after the server was started anew.
    """

    def __init__(self, base_url: str | Sequence[str], table: str, token: str | None = None) -> None:
        self.addresses = [base_url] if isinstance(base_url, str) else list(base_url)
        self.table = table
        self.token = token
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.messages: list[dict[str, Any]] = []
        self.news = asyncio.Condition()
        self.loop: asyncio.AbstractEventLoop | None = None
        self.view: dict[str, Any] = {}
        self.seq = -1
        self.views: dict[int, str] = {}
        self.confirmed: dict[int, str] = {}
        self.troubles: list[str] = []
        self.connects = 0

    # -- connection -----------------------------------------------------------------------------------------------

    async def open(self) -> "Client":
        """Connects and says hello; returns when the first view (or an error) came. Raises `Gone`."""
        url = self.addresses[0].replace("http", "ws", 1) + f"/api/tables/{self.table}/ws"
        try:
            self.socket = await connect(url, proxy=None, compression=None, open_timeout=PATIENCE, close_timeout=2)
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Gone(str(error)) from error
        self.connects += 1
        if self.loop is not asyncio.get_running_loop():
            self.loop, self.news = asyncio.get_running_loop(), asyncio.Condition()
        self.reader = asyncio.create_task(self._read(self.socket))
        before = len(self.messages)
        await self.send({"type": "hello", "token": self.token} if self.token else {"type": "hello"})
        await self.wait(lambda: any(_is_answer(message) for message in self.messages[before:]), "no answer to hello")
        return self

    async def settle(self) -> None:
        """Returns when the server has answered all that this connection has sent so far."""
        before = len(self.messages)
        await self.send({"type": "ping"})
        await self.wait_message("pong", since=before)

    def errors(self, since: int = 0) -> list[str]:
        """The codes of all errors that came, from place `since` of `messages` on."""
        return [message["code"] for message in self.messages[since:] if message["type"] == "error"]

    async def close(self) -> None:
        """Hangs up."""
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            await self.reader
        self.socket = self.reader = None

    async def reopen(self, patience: float = PATIENCE) -> None:
        """Connects again, as often as it takes; the first message must be a view."""
        end = time.monotonic() + patience
        while True:
            await self.close()
            self.addresses = self.addresses[1:] + self.addresses[:1]
            with contextlib.suppress(Gone):
                before = len(self.messages)
                await self.open()
                if any(message["type"] == "view" for message in self.messages[before:]):
                    return
            if time.monotonic() > end:
                raise TimeoutError("no server answers")
            await asyncio.sleep(0.1)

    @property
    def is_open(self) -> bool:
        """Whether the connection stands."""
        return self.reader is not None and not self.reader.done()

    async def _read(self, connection: ClientConnection) -> None:
        try:
            async for text in connection:
                message = json.loads(text)
                self._take(message)
                async with self.news:
                    self.news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self.news:
                self.news.notify_all()

    def _take(self, message: dict[str, Any]) -> None:
        self.messages.append(message)
        view = message.get("view")
        if not view:
            return
        seq = message["seq"]
        if seq < self.seq:
            self.troubles.append(f"the table went back from {self.seq} to {seq}")
        self.view, self.seq = view, seq
        if view["status"] != "open":
            look = _lasting(view)
            if self.views.setdefault(seq, look) != look:
                self.troubles.append(f"two views at {seq}:\n{self.views[seq]}\n{look}")

    # -- talking --------------------------------------------------------------------------------------------------

    async def send(self, message: dict[str, Any]) -> None:
        """Sends one message; `Gone` if the connection is broken."""
        await self.send_text(json.dumps(message))

    async def send_text(self, text: str | bytes) -> None:
        """Sends anything."""
        assert self.socket is not None
        try:
            await self.socket.send(text)
        except ConnectionClosed as error:
            raise Gone(str(error)) from error

    async def wait(self, check: Callable[[], bool], what: str, patience: float = PATIENCE) -> None:
        """Waits for messages until `check` holds; `Gone` if the connection breaks before."""
        try:
            async with asyncio.timeout(patience), self.news:
                while not check():
                    if not self.is_open:
                        raise Gone(what)
                    await self.news.wait()
        except TimeoutError as error:
            raise TimeoutError(f"{what} (at {self.seq}, last: {str(self.messages[-1:])[:300]})") from error

    async def wait_seq(self, seq: int) -> None:
        """Waits for a view at `seq` or later."""
        await self.wait(lambda: self.seq >= seq, f"seq {seq} does not come")

    async def wait_message(self, kind: str, since: int = 0, code: str | None = None) -> dict[str, Any]:
        """Waits for a message of a type (and code) at place `since` or later of `messages`."""

        def found() -> list[dict[str, Any]]:
            fit = (message for message in self.messages[since:] if message["type"] == kind)
            return [message for message in fit if code is None or message["code"] == code]

        await self.wait(lambda: bool(found()), f"no {kind} {code or ''}")
        return found()[0]

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Sends a move or undo and waits for its outcome: the view after it, or an error.

        A view that another connection's move made counts as the answer too: where two may play for one seat, send
        and look at `messages` instead.
        """
        before = len(self.messages)
        await self.send(message)

        def answers() -> list[dict[str, Any]]:
            new = (one for one in self.messages[before:] if one["type"] in ("error", "view"))
            return [one for one in new if one["type"] == "error" or one["seq"] > message["seq"]]

        await self.wait(lambda: bool(answers()), f"no answer to {message}")
        return answers()[0]

    async def play(self, move: str, seq: int | None = None) -> str:
        """Plays a move; "" when it is confirmed, else the code of the error."""
        at = self.seq if seq is None else seq
        return self._outcome(await self.ask({"type": "move", "seq": at, "move": move}), at, move)

    async def undo(self, seq: int | None = None) -> str:
        """Takes back; "" when it is confirmed, else the code of the error."""
        at = self.seq if seq is None else seq
        return self._outcome(await self.ask({"type": "undo", "seq": at}), at, "undo")

    def _outcome(self, answer: dict[str, Any], seq: int, action: str) -> str:
        if answer["type"] == "error":
            return str(answer["code"])
        self.confirmed[seq] = action
        return ""

    @property
    def is_over(self) -> bool:
        """Whether the newest view is of a finished game."""
        return bool(self.view.get("over"))

    @property
    def legal(self) -> list[str]:
        """The moves that this seat may play now."""
        return list(self.view.get("legal") or [])

    def notices(self) -> list[str]:
        """The codes of all notices that came."""
        return [message["code"] for message in self.messages if message["type"] == "notice"]


def _is_answer(message: dict[str, Any]) -> bool:
    return message["type"] in ("view", "error")


def _lasting(view: dict[str, Any]) -> str:
    """What of a view depends on the game alone, not on who is connected."""
    kept = {name: value for name, value in view.items() if name not in ("seats", "rematch", "status", "me")}
    seats = [
        {name: value for name, value in seat.items() if name not in ("present", "stand_in")} for seat in view["seats"]
    ]
    return json.dumps({**kept, "seats": seats}, sort_keys=True)


@contextlib.asynccontextmanager
async def players(base_url: str | Sequence[str], link: TableLink) -> AsyncIterator[list[Client]]:
    """A connected client for each person of a table."""
    clients = [Client(base_url, link.id, token) for token in link.tokens]
    try:
        for client in clients:
            await client.open()
        yield clients
    finally:
        for client in clients:
            await client.close()


@dataclass
class Driver:
    """How a player plays by chance: `undo` is how often one takes back, `hurry` how
    often one draws from the deck, which brings the end nearer, `stop_at` ends early, `on_move` is called
    after each confirmed move, `stay` is whether a broken connection is opened again."""

    random: Random
    undo: float = 0.0
    hurry: float = 0.0
    stop_at: int | None = None
    stay: bool = True
    on_move: Callable[[Client], Awaitable[None]] | None = None
    codes: list[str] = field(default_factory=list)

    def is_done(self, client: Client) -> bool:
        """Whether there is nothing more to do."""
        return client.is_over or (self.stop_at is not None and client.seq >= self.stop_at)

    def _choice(self, legal: list[str]) -> str:
        if "draw deck" in legal and self.random.random() < self.hurry:
            return "draw deck"
        return self.random.choice(legal)

    async def step(self, client: Client) -> None:
        """One move, or a wait for others."""
        if client.legal:
            if client.view["can_undo"] and self.random.random() < self.undo:
                code = await client.undo()
            else:
                code = await client.play(self._choice(client.legal))
            if code:
                self.codes.append(code)
                if code == "too_many":  # the database does not answer
                    await asyncio.sleep(0.2)
            elif self.on_move is not None:
                await self.on_move(client)
        else:
            seq = client.seq
            await client.wait(lambda: client.seq > seq or client.is_over or bool(client.legal), "nobody plays")


async def play_random_game(client: Client, driver: Driver) -> None:
    """Plays until the game is over (or the driver is done). Broken connections are opened again if the driver stays."""
    for _ in range(20_000):
        if driver.is_done(client):
            return
        try:
            await driver.step(client)
        except Gone:
            if not driver.stay:
                return
            await client.reopen()
    raise AssertionError("the game does not end")


async def play_together(clients: Sequence[Client], drivers: Sequence[Driver]) -> None:
    """All clients play until all are done."""
    async with asyncio.TaskGroup() as group:
        for client, driver in zip(clients, drivers, strict=True):
            group.create_task(play_random_game(client, driver))


def check_nothing_lost(database_url: str, clients: Sequence[Client]) -> list[str]:
    """Every confirmed move of these clients of one table stands in its place of the stored log, which is returned."""
    stored = read_log(database_url, clients[0].table)
    for client in clients:
        assert not client.troubles, client.troubles[0]
        assert client.seq <= len(stored), f"a view at {client.seq} was shown, the log has {len(stored)}"
        for seq, action in client.confirmed.items():
            assert stored[seq] == action, f"confirmed at {seq}: {action}; stored: {stored[seq]}"
    return stored
