"""News between server processes: which table has changed. In memory for one process, Redis for several."""

import asyncio
import contextlib
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import redis.asyncio as redis
from redis.exceptions import RedisError

Listener = Callable[[str], Awaitable[None]]

CHANNEL = "spinney.tables"
_RETRY = 0.5


class Bus(Protocol):
    """Tells the other processes that a table has changed."""

    is_down: bool

    async def start(self, listener: Listener) -> None:
        """Calls the listener with the id of each table that another process has changed; "" means any may have."""

    async def tell(self, table_id: str) -> None:
        """Tells the others; never fails, for they also look into the database now and then."""

    async def close(self) -> None:
        """Stops listening."""


class OneProcess:
    """There is nobody else to tell."""

    is_down = False

    async def start(self, listener: Listener) -> None:
        """Nothing will come."""

    async def tell(self, table_id: str) -> None:
        """Nobody listens."""

    async def close(self) -> None:
        """Nothing to stop."""


class RedisBus:
    """News over a Redis channel. While Redis is away the processes find changes in the database instead."""

    def __init__(self, url: str) -> None:
        self.client = redis.Redis.from_url(url, socket_timeout=5, socket_connect_timeout=2)
        self.is_down = False
        self.task: asyncio.Task[None] | None = None

    async def start(self, listener: Listener) -> None:
        """Listens for as long as the process lives."""
        self.task = asyncio.create_task(self._listen(listener))

    async def tell(self, table_id: str) -> None:
        """Publishes the id of the table."""
        try:
            await self.client.publish(CHANNEL, table_id)
        except (RedisError, OSError):
            self.is_down = True

    async def close(self) -> None:
        """Stops listening and hangs up."""
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        await self.client.aclose()

    async def _listen(self, listener: Listener) -> None:
        while True:
            try:
                async with self.client.pubsub() as channel:
                    await channel.subscribe(CHANNEL)
                    if self.is_down:
                        await listener("")
                    self.is_down = False
                    await self._follow(channel, listener)
            except (RedisError, OSError):
                self.is_down = True
                await asyncio.sleep(_RETRY)

    async def _follow(self, channel: Any, listener: Listener) -> None:
        while True:
            message = await channel.get_message(ignore_subscribe_messages=True, timeout=1.0)
            if message is not None:
                await listener(message["data"].decode())


def make_bus(url: str) -> Bus:
    """The bus of this process."""
    return RedisBus(url) if url else OneProcess()
