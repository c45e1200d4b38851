"""Phones at a joint score pad: each holds the forests as it was told them."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.machines import PATIENCE, SpinneyServer
from tests.server.talk import get, post

Row = dict[str, Any]


def forest(name: str = "Ana", cave: int = 0, *hosts: str) -> Row:
    """A forest of trees."""
    return {"name": name, "cave": cave, "hosts": [{"species": species} for species in hosts]}


def counted(name: str = "Cem", **counts: int) -> Row:
    """A forest that was only counted."""
    return {"name": name, "cave": 0, "hosts": [], "quick": {"counts": counts, "answers": {"wolf@deer:1": 2}}}


def make_pad(server: SpinneyServer, *forests: Row, **rest: Any) -> str:
    """The id of a new pad."""
    answer = post(server, "/api/pads", {"edition": "base", "forests": list(forests), **rest})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["pad"])


def show_pad(server: SpinneyServer, pad: str) -> Row:
    """The pad over HTTP."""
    answer = get(server, f"/api/pads/{pad}")
    assert answer.status_code == 200, answer.text
    shown: Row = answer.json()
    return shown


def codes(messages: list[Row]) -> list[str]:
    """What each message is: a code, or its type."""
    return [str(message.get("code", message["type"])) for message in messages]


class Phone:
    """One connection to a pad. Of what comes, `messages` has all, `rows` and `keys` what holds now."""

    def __init__(self, server: SpinneyServer, pad: str) -> None:
        self.url = server.base_url.replace("http", "ws", 1) + f"/api/pads/{pad}/ws"
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None
        self.news = asyncio.Condition()
        self.messages: list[Row] = []
        self.rows: dict[int, Row] = {}
        self.keys: list[int] = []
        self.here: list[int] = []

    async def open(self) -> "Phone":
        """Connects; returns when the first message came."""
        self.socket = await connect(self.url, proxy=None, compression=None, open_timeout=PATIENCE, close_timeout=2)
        before = len(self.messages)
        self.reader = asyncio.create_task(self._read(self.socket))
        await self.wait(lambda: len(self.messages) > before)
        return self

    async def close(self) -> None:
        """Hangs up."""
        if self.socket is not None and self.reader is not None:
            await self.socket.close()
            await self.reader

    async def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            while True:
                self._take(json.loads(await socket.recv()))
                async with self.news:
                    self.news.notify_all()

    def _take(self, message: Row) -> None:
        self.messages.append(message)
        if message["type"] == "pad":
            assert message.keys() == {"type", "pad", "edition", "keys", "forests", "here"}
            self.keys, self.here = message["keys"], message["here"]
            self.rows |= {row["key"]: row for row in message["forests"]}
            self.rows = {key: self.rows[key] for key in self.keys}  # all that holds has been told

    async def wait(self, check: Callable[[], bool]) -> None:
        """Until something holds."""
        async with asyncio.timeout(PATIENCE), self.news:
            await self.news.wait_for(check)

    async def say(self, message: Row | str | bytes) -> None:
        """Sends one message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    async def ask(self, message: Row | str | bytes) -> list[Row]:
        """What comes from sending a message until it was dealt with."""
        before = len(self.messages)
        await self.say(message)
        await self.say({"type": "ping"})
        await self.wait(lambda: any(one["type"] == "pong" for one in self.messages[before:]))
        return [one for one in self.messages[before:] if one["type"] != "pong"]

    def put(self, key: int, what: Row, nonce: str, *, rev: int | None = None, less: bool = False) -> Row:
        """The message that changes a forest as this phone knows it."""
        known = self.rows[key]["rev"] if rev is None else rev
        return {"type": "put", "key": key, "rev": known, "nonce": nonce, "less": less, "forest": what}

    async def wait_nonce(self, key: int, nonce: str) -> None:
        """Until the phone was told of this change."""
        await self.wait(lambda: key in self.rows and self.rows[key]["nonce"] == nonce)


def add(what: Row, nonce: str, *, less: bool = False) -> Row:
    """The message that adds a forest."""
    return {"type": "add", "nonce": nonce, "less": less, "forest": what}


@contextlib.asynccontextmanager
async def phones(pad: str, *servers: SpinneyServer) -> AsyncIterator[list[Phone]]:
    """A phone at each of these servers, for the length of a block."""
    opened: list[Phone] = []
    try:
        for phone in [Phone(server, pad) for server in servers]:
            opened.append(phone)
            await phone.open()
        yield opened
    finally:
        for phone in opened:
            await phone.close()
