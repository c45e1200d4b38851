"""Writes what was played: entries of many logs that arrive together share one transaction.

That is what makes a thousand moves a second possible on one disk. The primary key (table, seq) decides between two
moves for one place.
"""

import asyncio
import contextlib
import time
from dataclasses import dataclass

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError

from spinney.server.database import DOWN, Database
from spinney.server.schema import log

_BATCH = 200
_RETRY_FIRST, _RETRY_MOST = 0.05, 1.0
_LAST_TRY = 5.0
"""Seconds for what waits when the server ends; nobody was told of it, so that it may be given up."""
_LONG = 2.0
"""Seconds after which a write that neither succeeds nor fails counts as one that fails."""


class Conflict(Exception):
    """Another move was stored for this place of the log."""


@dataclass(frozen=True, slots=True)
class LogRow:
    """One entry of a table's log: a move's text, or `undo`."""

    table_id: str
    seq: int
    seat: int
    action: str
    nonce: str
    at: float
    client_nonce: str | None = None
    """The name that the client gave to it, by which it knows later whether it was stored."""


class Journal:
    """Writes log entries in batches; each caller waits until its own entries are safely stored."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: asyncio.Queue[tuple[list[LogRow], asyncio.Future[None]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.failing = False
        self.since: float | None = None
        """When the write that is under way began."""

    @property
    def is_down(self) -> bool:
        """Whether entries wait because the database can't store them, or takes far too long."""
        return self.failing or (self.since is not None and time.monotonic() - self.since > _LONG)

    def start(self) -> None:
        """Begins to write."""
        self.task = asyncio.create_task(self._run())

    async def close(self) -> None:
        """Writes what is waiting and stops."""
        if self.task is not None:
            await self.queue.put(None)
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(self.task, _LAST_TRY if not self.is_down else _LAST_TRY / 5)
            self.task = None

    async def append(self, rows: list[LogRow]) -> None:
        """Returns when these entries, which hold together, are stored."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        await self.queue.put((rows, future))
        await future

    async def _run(self) -> None:
        while True:
            item = await self.queue.get()
            if item is None:
                return
            batch = [item]
            ends = False
            while len(batch) < _BATCH and not self.queue.empty():
                item = self.queue.get_nowait()
                if item is None:
                    ends = True
                    break
                batch.append(item)
            await self._write(batch)
            if ends:
                return

    async def _write(self, batch: list[tuple[list[LogRow], asyncio.Future[None]]]) -> None:
        """Stores a batch, however long the database stays away; conflicts are found one by one."""
        pause = _RETRY_FIRST
        while not (faults := await self._try([rows for rows, _ in batch])):
            self.failing = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, _RETRY_MOST)
        self.failing = False
        for (_, future), fault in zip(batch, faults, strict=True):
            if not future.done():
                if fault:
                    future.set_exception(Conflict())
                else:
                    future.set_result(None)

    async def _try(self, batch: list[list[LogRow]]) -> list[bool]:
        """For each caller whether its place was taken; nothing if the database can't store."""
        self.since = time.monotonic()
        try:
            await self._insert([row for rows in batch for row in rows])
            return [False] * len(batch)
        except IntegrityError:
            return await self._one_by_one(batch)
        except DOWN as error:
            self.database.failed(error)
            return []
        finally:
            self.since = None

    async def _one_by_one(self, batch: list[list[LogRow]]) -> list[bool]:
        """For each caller whether its place was taken; nothing if the database goes away meanwhile."""
        try:
            return [not await self._insert_alone(rows) for rows in batch]
        except DOWN as error:
            self.database.failed(error)
            return []

    async def _insert(self, rows: list[LogRow]) -> None:
        values = [{name: getattr(row, name) for name in LogRow.__slots__} for row in rows]
        async with self.database.begin() as connection:
            await connection.execute(insert(log), values)

    async def _insert_alone(self, rows: list[LogRow]) -> bool:
        """Stores what one caller wants; False if the place is taken. Our own from a try that broke off is stored."""
        try:
            await self._insert(rows)
        except IntegrityError:
            first = rows[0]  # they were stored in one transaction, so the first tells of all
            query = select(log.c.nonce).where(log.c.table_id == first.table_id, log.c.seq == first.seq)
            async with self.database.connect() as connection:
                return (await connection.execute(query)).scalar() == first.nonce
        return True
