"""News between server processes: which table or pad has changed. In memory for one process, Redis for several."""

import asyncio
import contextlib
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import orjson

with contextlib.suppress(ImportError):  # one process needs no Redis; `run.check` says so where one is wanted
    import redis.asyncio as redis
    from redis.asyncio.retry import Retry
    from redis.backoff import NoBackoff
    from redis.exceptions import RedisError

Listener = Callable[[str], Awaitable[None]]
PeopleListener = Callable[[str, dict[str, Any]], Awaitable[None]]

CHANNEL = "spinney.tables"
PEOPLE = "spinney.people"
PRESENT_EVERY = 10
"""Seconds between two times that a process says who is connected to it."""
_MOST_SAID = 1000
_RETRY = 0.5
_LAST_WORDS = 2.0


class Bus(Protocol):
    """Tells the other processes that a table (by its id) or a pad (by its id with a word before it) has changed."""

    is_shared: bool
    """Whether there may be other processes."""

    @property
    def is_down(self) -> bool:
        """Whether news may be missing."""

    async def start(self, listener: Listener, people: PeopleListener) -> None:
        """Calls the listener with the id of each table that another process has changed; "" means any may have.

        What another process says of people goes to `people`, with the name of the process; {}: much may be missing.
        """

    async def tell(self, table_id: str) -> None:
        """Tells the others; never waits and never fails, for they also look into the database now and then."""

    def say(self, news: dict[str, Any]) -> None:
        """Tells the others something about people, in order; it is lost while the others can't be reached."""

    async def close(self) -> None:
        """Stops listening."""


class OneProcess:
    """There is nobody else to tell."""

    is_shared = is_down = False

    async def start(self, listener: Listener, people: PeopleListener) -> None:
        """Nothing will come."""

    async def tell(self, table_id: str) -> None:
        """Nobody listens."""

    def say(self, news: dict[str, Any]) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """News over a Redis channel. While Redis is away the processes find changes in the database instead.

    A message is the name of the process and what has changed. When a process reaches Redis again it looks through all
    its tables, and tells the others that any of them may have changed.
    """

    is_shared = True

    def __init__(self, url: str) -> None:
        self.client = redis.Redis.from_url(
            url, socket_timeout=5, socket_connect_timeout=2, retry=Retry(NoBackoff(), 0)
        )  # fmt: skip
        self.name = secrets.token_urlsafe(8)
        self.cannot_hear = self.cannot_speak = False
        self.changed: set[str] = set()
        self.said: deque[bytes] = deque(maxlen=_MOST_SAID)
        self.something = asyncio.Event()
        self.tasks: list[asyncio.Task[None]] = []

    @property
    def is_down(self) -> bool:
        """Whether Redis does not answer."""
        return self.cannot_hear or self.cannot_speak

    async def start(self, listener: Listener, people: PeopleListener) -> None:
        """Listens and speaks for as long as the process lives."""
        self.tasks = [asyncio.create_task(self._listen(listener, people)), asyncio.create_task(self._speak())]

    async def tell(self, table_id: str) -> None:
        """Has the id of the table published."""
        self.changed.add(table_id)
        self.something.set()

    def say(self, news: dict[str, Any]) -> None:
        """Has it published."""
        self.said.append(orjson.dumps([self.name, news]))
        self.something.set()

    async def close(self) -> None:
        """Says what is still to be said, stops listening and hangs up."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        with contextlib.suppress(RedisError, OSError, asyncio.TimeoutError):
            await asyncio.wait_for(self._publish(), _LAST_WORDS)
        with contextlib.suppress(RedisError, OSError):
            await self.client.aclose()

    async def _speak(self) -> None:
        while True:
            await self.something.wait()
            try:
                await self._publish()
            except (RedisError, OSError):
                self.cannot_speak = True
                await self.tell("")
                await asyncio.sleep(_RETRY)
            else:
                self.cannot_speak = False

    async def _publish(self) -> None:
        """Tells of all tables that have changed since the last time, in one message; then what is said of people."""
        self.something.clear()
        changed, self.changed = self.changed, set()
        said, self.said = self.said, deque(maxlen=_MOST_SAID)
        if changed:
            await self.client.publish(CHANNEL, " ".join([self.name, *({""} if "" in changed else changed)]))
        if said:
            async with self.client.pipeline(transaction=False) as letters:
                for letter in said:
                    letters.publish(PEOPLE, letter)
                await letters.execute()

    async def _listen(self, listener: Listener, people: PeopleListener) -> None:
        while True:
            try:
                async with self.client.pubsub() as channel:
                    await channel.subscribe(CHANNEL, PEOPLE)
                    if self.cannot_hear:
                        await listener("")
                        await people("", {})
                        await self.tell("")
                    self.cannot_hear = False
                    await self._follow(channel, listener, people)
            except (RedisError, OSError):
                self.cannot_hear = True
                await asyncio.sleep(_RETRY)

    async def _follow(self, channel: Any, listener: Listener, people: PeopleListener) -> None:
        while True:
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
            if message is None:
                continue
            if message["channel"].decode() == PEOPLE:
                name, news = orjson.loads(message["data"])
                if name != self.name:
                    await people(name, news)
                continue
            name, *tables = message["data"].decode().split(" ")
            for table_id in tables if name != self.name else ():
                await listener(table_id)


def make_bus(url: str) -> Bus:
    """The bus of this process."""
    return RedisBus(url) if url else OneProcess()
