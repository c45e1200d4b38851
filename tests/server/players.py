"""Players who talk to a real server over WebSockets, and drivers that let them play whole games."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from spinney.server.told import outgoing
from tests.server.machines import PATIENCE, TableLink, read_log


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
        outgoing.validate_python(message)  # what the page's types are made from holds for all that is ever told
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

    async def follow(self, leader: "Client") -> None:
        """Waits for what another connection sees; of steps in private only those of the same seat are told."""
        if not leader.is_choosing or leader.view["me"] == self.view["me"]:
            await self.wait_seq(leader.seq)
        else:
            await self.settle()

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
    def is_choosing(self) -> bool:
        """Whether this seat chooses a place or pays, of which the others are not told step by step."""
        return bool(self.legal) and self.view["prompt"]["kind"] in ("place", "pay")

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
    """What of a view depends on the game alone, not on who is connected or has decided already."""
    passing = ("seats", "rematch", "status", "me", "deal", "sealed")
    kept = {name: value for name, value in view.items() if name not in passing}
    seats = [
        {name: value for name, value in seat.items() if name not in ("present", "stand_in", "away", "ready")}
        for seat in view["seats"]
    ]
    return json.dumps({**kept, "seats": seats}, sort_keys=True)


def newest(clients: Sequence[Client]) -> Client:
    """The one that has seen most."""
    return max(clients, key=lambda client: client.seq)


async def gather_round(clients: Sequence[Client]) -> None:
    """All have got to the newest view that they are told of."""
    leader = newest(clients)
    for client in clients:
        await client.follow(leader)


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
    often one draws from the deck, which brings the end nearer, `stop_at` ends early, but not within a turn (what one
    has done in private of it does not count for others, who would wait for ever), `on_move` is called
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
        stops = self.stop_at is not None and client.seq >= self.stop_at and not client.legal
        return client.is_over or stops

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
                if code == "unavailable":  # the database does not answer
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
