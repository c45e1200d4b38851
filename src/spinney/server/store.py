"""What lasts: tables, seats and logs in SQLite or PostgreSQL.

A move is stored before anybody is told. Moves of many tables that arrive together share one transaction (`Journal`),
which is what makes a thousand a second possible on one disk. The primary key (table, seq) decides between two moves for
one place.
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, NamedTuple

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, delete, event, func, insert, make_url, select, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from spinney.engine.record import RULES
from spinney.server.schema import log, seats, tables

try:  # a PostgreSQL that is just starting refuses with errors that SQLAlchemy does not translate
    from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]

    _RAW: tuple[type[Exception], ...] = (InterfaceError, PostgresError)
except ImportError:
    _RAW = ()

DOWN: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout, OSError, asyncio.TimeoutError, *_RAW)
"""What a database raises that does not answer."""
AWAY = "the database does not answer; try again soon"
_BATCH = 200
_CHECKPOINT = 2.0
_RETRY_FIRST, _RETRY_MOST = 0.05, 1.0
_KNOCK = 3.0
_LAST_TRY = 5.0
"""Seconds for what waits when the server ends; nobody was told of it, so that it may be given up."""


class Conflict(Exception):
    """Another move was stored for this place of the log."""


@dataclass(slots=True)
class SeatRow:
    """Who sits at one seat."""

    seat: int
    name: str
    kind: str
    token_hash: str | None = None
    player_hash: str | None = None
    stand_in: bool = False
    webhook: str | None = None
    lang: str | None = None
    salt: str | None = None


@dataclass(slots=True)
class TableRow:
    """One table without its log."""

    id: str
    edition: str
    options: dict[str, Any]
    settings: dict[str, Any]
    deal: dict[str, Any]
    status: str
    created: float
    changed: float
    rematch_of: str | None
    rematch: str | None
    result: dict[str, Any] | None
    seats: list[SeatRow]
    rules: int = RULES
    """The number of the rules under which its game was begun."""


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


class Entries(NamedTuple):
    """What one message adds to a log: decisions of one seat that hold together, and the name that the client gave."""

    seat: int
    actions: Sequence[str]
    nonce: str | None = None


def async_url(url: str) -> str:
    """The address with the driver that the server uses."""
    address = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return address.set(drivername=drivers.get(address.drivername, address.drivername)).render_as_string(False)


def make_engine(url: str) -> AsyncEngine:
    """A pool of connections; SQLite writes ahead and waits for its turn."""
    address = async_url(url)
    if address.startswith("sqlite"):
        engine = create_async_engine(address, connect_args={"timeout": 15})
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
        return engine
    return create_async_engine(address, pool_size=5, max_overflow=10, pool_pre_ping=True, pool_timeout=5)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # No checkpoints of its own: they would hold up the move that happens to start one (see `Store._checkpoint`).
    settings = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=15000", "wal_autocheckpoint=0")
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":  # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(7217)"))
    command.upgrade(config, "head")


class Store:
    """All that the server reads and writes."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.journal = Journal(self.engine)
        self.checkpoints: asyncio.Task[None] | None = None
        self.answers = True

    async def start(self) -> None:
        """Brings the database up to date and starts the journal."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)
        self.journal.start()
        if self.engine.dialect.name == "sqlite":
            self.checkpoints = asyncio.create_task(self._checkpoint())

    async def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        await self.journal.close()
        if self.checkpoints is not None:
            self.checkpoints.cancel()
            await asyncio.gather(self.checkpoints, return_exceptions=True)
        await self.engine.dispose()

    async def _checkpoint(self) -> None:
        """Moves what SQLite wrote ahead into its file now and then, on a connection of its own, beside the writing."""
        while True:
            await asyncio.sleep(_CHECKPOINT)
            with contextlib.suppress(*DOWN):
                async with self.engine.connect() as connection:
                    await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    @property
    def is_down(self) -> bool:
        """Whether the database did not answer the last time."""
        return self.journal.is_down or not self.answers

    async def knock(self) -> None:
        """Finds out whether the database answers."""
        try:
            await asyncio.wait_for(self.ping(), _KNOCK)
            self.answers = True
        except DOWN:
            self.answers = False

    async def ping(self) -> None:
        """Raises if the database does not answer."""
        async with self.engine.connect() as connection:
            await connection.execute(text("SELECT 1"))

    # -- tables -----------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, moves: Sequence[tuple[int, str]] = ()) -> None:
        """Stores a new table with its seats, and the moves (seat, text) that it begins with."""
        values = {name: getattr(row, name) for name in TableRow.__slots__ if name != "seats"}
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables).values(**values))
            rows = [{"table_id": row.id, **_seat_values(seat)} for seat in row.seats]
            await connection.execute(insert(seats), rows)
            if moves:
                begun = [_log_values(row.id, seq, seat, move, row.created) for seq, (seat, move) in enumerate(moves)]
                await connection.execute(insert(log), begun)

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats."""
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if row is None:
                return None
            query = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            people = (await connection.execute(query)).mappings().all()
        return TableRow(**row, seats=[_seat_row(person) for person in people])

    async def log(self, table_id: str, since: int = 0) -> list[LogRow]:
        """The log of a table from place `since` on."""
        query = select(log).where(log.c.table_id == table_id, log.c.seq >= since).order_by(log.c.seq)
        async with self.engine.connect() as connection:
            return [LogRow(**row) for row in (await connection.execute(query)).mappings()]

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are; those without any are left out."""
        found: dict[str, int] = {}
        async with self.engine.connect() as connection:
            for start in range(0, len(table_ids), _BATCH):
                few = table_ids[start : start + _BATCH]
                query = select(log.c.table_id, func.max(log.c.seq)).where(log.c.table_id.in_(few))
                rows = await connection.execute(query.group_by(log.c.table_id))
                found |= {table_id: last + 1 for table_id, last in rows}
        return found

    async def take_seat(self, table_id: str, seat: SeatRow) -> bool:
        """Gives an open seat to somebody; False if it was taken meanwhile."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat.seat, seats.c.kind == "open")
        async with self.engine.begin() as connection:
            answer = await connection.execute(query.values(**_seat_values(seat)))
        return bool(answer.rowcount)

    async def change_seat(self, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
        """Changes what is known of one seat."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values)
        async with self.engine.begin() as connection:
            await connection.execute(query)

    async def change_table(self, table_id: str, values: Mapping[str, Any], status: str | None = None) -> bool:
        """Changes a table (only if it still has the given status); whether it did."""
        query = update(tables).where(tables.c.id == table_id)
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self.engine.begin() as connection:
            answer = await connection.execute(query.values(changed=time.time(), **values))
        return bool(answer.rowcount)

    async def claim_rematch(self, table_id: str, new_id: str) -> str:
        """Makes `new_id` the rematch of a table unless it has one; returns the rematch that holds."""
        query = update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None)).values(rematch=new_id)
        async with self.engine.begin() as connection:
            await connection.execute(query)
            answer = await connection.execute(select(tables.c.rematch).where(tables.c.id == table_id))
            return str(answer.scalar())

    async def remove(self, table_id: str) -> None:
        """Forgets a table that never began."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(seats).where(seats.c.table_id == table_id))
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def tables_of(self, hashes: Sequence[str], limit: int = 100) -> list[dict[str, Any]]:
        """The tables at which one of these tokens holds a seat, the newest first."""
        columns = [tables.c[name] for name in ("id", "edition", "status", "created", "changed", "result", "deal")]
        query = (
            select(*columns, seats.c.seat, seats.c.name)
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.token_hash.in_(hashes) | seats.c.player_hash.in_(hashes))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [{str(name): value for name, value in row.items()} for row in rows]

    async def append(self, table_id: str, seq: int, entries: Entries) -> None:
        """Stores entries of a log from place `seq` on, all or none.

        :raises Conflict: if there is another at their place, or of their name.
        """
        now = time.time()
        rows = [
            LogRow(**_log_values(table_id, seq + n, entries.seat, action, now))
            for n, action in enumerate(entries.actions)
        ]
        rows[0] = replace(rows[0], client_nonce=entries.nonce)
        await self.journal.append(rows)


def _log_values(table_id: str, seq: int, seat: int, action: str, now: float) -> dict[str, Any]:
    """One entry of a log; its nonce tells it from another that was written for the same place."""
    return {
        "table_id": table_id, "seq": seq, "seat": seat, "action": action, "nonce": secrets.token_urlsafe(12), "at": now,
    }  # fmt: skip


def _seat_values(seat: SeatRow) -> dict[str, Any]:
    return {name: getattr(seat, name) for name in SeatRow.__slots__}


def _seat_row(row: Mapping[Any, Any]) -> SeatRow:
    return SeatRow(**{name: row[name] for name in SeatRow.__slots__})


class Journal:
    """Writes log entries in batches; each caller waits until its own entry is safely stored."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.queue: asyncio.Queue[tuple[list[LogRow], asyncio.Future[None]] | None] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.is_down = False

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
        while True:
            try:
                await self._insert([row for rows, _ in batch for row in rows])
                faults: list[bool] = [False] * len(batch)
            except IntegrityError:
                faults = await self._one_by_one([rows for rows, _ in batch])
            except DOWN:
                faults = []
            if faults:
                break
            self.is_down = True
            await asyncio.sleep(pause)
            pause = min(2 * pause, _RETRY_MOST)
        self.is_down = False
        for (_, future), fault in zip(batch, faults, strict=True):
            if not future.done():
                if fault:
                    future.set_exception(Conflict())
                else:
                    future.set_result(None)

    async def _one_by_one(self, batch: list[list[LogRow]]) -> list[bool]:
        """For each caller whether its place was taken; nothing if the database goes away meanwhile."""
        try:
            return [not await self._insert_alone(rows) for rows in batch]
        except DOWN:
            return []

    async def _insert(self, rows: list[LogRow]) -> None:
        values = [{name: getattr(row, name) for name in LogRow.__slots__} for row in rows]
        async with self.engine.begin() as connection:
            await connection.execute(insert(log), values)

    async def _insert_alone(self, rows: list[LogRow]) -> bool:
        """Stores what one caller wants; False if the place is taken. Our own from a try that broke off is stored."""
        try:
            await self._insert(rows)
        except IntegrityError:
            first = rows[0]  # they were stored in one transaction, so the first tells of all
            query = select(log.c.nonce).where(log.c.table_id == first.table_id, log.c.seq == first.seq)
            async with self.engine.connect() as connection:
                return (await connection.execute(query)).scalar() == first.nonce
        return True
