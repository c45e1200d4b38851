"""What lasts: tables, seats and logs in SQLite or PostgreSQL.

A move is stored before anybody is told (`journal`).
"""

import asyncio
import contextlib
import secrets
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from sqlalchemy import Column, delete, func, insert, select, text, update

from spinney.engine.record import RULES
from spinney.server.clock import OwnClock
from spinney.server.database import AWAY, DOWN, Database
from spinney.server.journal import Conflict, Journal, LogRow
from spinney.server.names import apart_from
from spinney.server.schema import clock, log, seats, tables

__all__ = ["AWAY", "DOWN", "Conflict", "Entries", "LogRow", "SeatRow", "Store", "TableRow", "tell_apart"]

_BATCH = 200
_CHECKPOINT = 2.0
_PROBE_EVERY, _PROBE_AGAIN = 0.9, 0.2


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
    deletes: bool = False
    """Whether the player wants the table deleted."""
    sealed: str | None = None
    """What it has decided for all to hear later (`sealing`)."""
    token_used: float = field(default=0.0, compare=False)
    """When the token was last used, by the own time of the server; set when the seat is stored."""


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
    warned: float = field(default=0.0, compare=False)
    """When its players were last told that it will be deleted, by the own time of the server (`expiry`)."""


class Entries(NamedTuple):
    """What one message adds to a log: decisions of one seat that hold together, and the name that the client gave."""

    seat: int
    actions: Sequence[str]
    nonce: str | None = None


class Store:
    """All that the server reads and writes."""

    def __init__(self, url: str) -> None:
        self.database = Database(url)
        self.journal = Journal(self.database)
        self.clock = OwnClock()
        self.checkpoints: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Brings the database up to date and starts the journal."""
        await self.database.start()
        await self.keep_clock()
        self.journal.start()
        if self.database.is_sqlite:
            self.checkpoints = asyncio.create_task(self._checkpoint())

    async def close(self) -> None:
        """Writes what is waiting and lets go of the database."""
        await self.journal.close()
        if self.checkpoints is not None:
            self.checkpoints.cancel()
            await asyncio.gather(self.checkpoints, return_exceptions=True)
        await self.database.close()

    async def _checkpoint(self) -> None:
        """Moves what SQLite wrote ahead into its file now and then, on a connection of its own, beside the writing.

        Also when a file was taken away: what was confirmed before may still be saved.
        """
        while True:
            await asyncio.sleep(_CHECKPOINT)
            with contextlib.suppress(*DOWN):
                async with self.database.engine.connect() as connection:
                    await connection.execute(text("PRAGMA wal_checkpoint(PASSIVE)"))

    @property
    def is_down(self) -> bool:
        """Whether the database could not store the last time."""
        return self.journal.is_down or self.database.why is not None

    @property
    def why(self) -> str | None:
        """Why it can't store; None while it can."""
        return self.database.why or ("it does not answer" if self.journal.is_down else None)

    async def check(self) -> None:
        """Finds out whether the database can store, unless that was just found out."""
        if time.monotonic() - self.database.probed > (_PROBE_AGAIN if self.is_down else _PROBE_EVERY):
            await self.database.probe()

    async def keep_clock(self) -> None:
        """Stores how far the own time has come; what another process has stored holds if it is further."""
        async with self.database.begin() as connection:
            now = self.clock.now()
            await connection.execute(update(clock).where(clock.c.now < now).values(now=now))
            stored = (await connection.execute(select(clock.c.now))).scalar()
        self.clock.go_on_from(stored or 0.0)

    # -- tables -----------------------------------------------------------------------------------------------

    async def create(self, row: TableRow, moves: Sequence[tuple[int, str]] = ()) -> None:
        """Stores a new table with its seats, and the moves (seat, text) that it begins with."""
        values = {name: getattr(row, name) for name in TableRow.__slots__ if name != "seats"}
        async with self.database.begin() as connection:
            await connection.execute(insert(tables).values(**values))
            rows = [{"table_id": row.id, **self._seat_values(seat)} for seat in row.seats]
            await connection.execute(insert(seats), rows)
            if moves:
                begun = [_log_values(row.id, seq, seat, move, row.created) for seq, (seat, move) in enumerate(moves)]
                await connection.execute(insert(log), begun)

    async def table(self, table_id: str) -> TableRow | None:
        """A table with its seats."""
        async with self.database.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == table_id))).mappings().first()
            if row is None:
                return None
            query = select(seats).where(seats.c.table_id == table_id).order_by(seats.c.seat)
            people = (await connection.execute(query)).mappings().all()
        found = TableRow(**row, seats=[_seat_row(person) for person in people])
        tell_apart(found.seats)
        return found

    async def log(self, table_id: str, since: int = 0) -> list[LogRow]:
        """The log of a table from place `since` on."""
        query = select(log).where(log.c.table_id == table_id, log.c.seq >= since).order_by(log.c.seq)
        async with self.database.connect() as connection:
            return [LogRow(**row) for row in (await connection.execute(query)).mappings()]

    async def lengths(self, table_ids: Sequence[str]) -> dict[str, int]:
        """How long the logs of these tables are; those without any are left out."""
        found: dict[str, int] = {}
        async with self.database.connect() as connection:
            for start in range(0, len(table_ids), _BATCH):
                few = table_ids[start : start + _BATCH]
                query = select(log.c.table_id, func.max(log.c.seq)).where(log.c.table_id.in_(few))
                rows = await connection.execute(query.group_by(log.c.table_id))
                found |= {table_id: last + 1 for table_id, last in rows}
        return found

    async def missing(self, table_ids: Sequence[str]) -> list[str]:
        """Those of these tables that are no more."""
        found: set[str] = set()
        async with self.database.connect() as connection:
            for start in range(0, len(table_ids), _BATCH):
                query = select(tables.c.id).where(tables.c.id.in_(table_ids[start : start + _BATCH]))
                found.update((await connection.execute(query)).scalars())
        return [name for name in table_ids if name not in found]

    async def take_seat(self, table_id: str, seat: SeatRow) -> bool:
        """Gives an open seat to somebody; False if it was taken meanwhile."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat.seat, seats.c.kind == "open")
        async with self.database.begin() as connection:
            answer = await connection.execute(query.values(**self._seat_values(seat)))
        return bool(answer.rowcount)

    async def change_holder(self, table_id: str, token_hash: str, values: Mapping[str, Any]) -> bool:
        """Changes all seats that a token holds at a table, in one go; whether it holds any."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.token_hash == token_hash).values(**values)
        async with self.database.begin() as connection:
            return bool((await connection.execute(query)).rowcount)

    async def end_tokens(self, since: float, values: Mapping[str, Any]) -> int:
        """Changes all seats whose tokens nobody has used since then; how many."""
        query = update(seats).where(seats.c.token_used < since, seats.c.token_hash.is_not(None)).values(**values)
        async with self.database.begin() as connection:
            return (await connection.execute(query)).rowcount

    async def change_seat(self, table_id: str, seat: int, values: Mapping[str, Any]) -> None:
        """Changes what is known of one seat."""
        query = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat).values(**values)
        async with self.database.begin() as connection:
            await connection.execute(query)

    async def change_table(self, table_id: str, values: Mapping[str, Any], status: str | None = None) -> bool:
        """Changes a table (only if it still has the given status); whether it did."""
        query = update(tables).where(tables.c.id == table_id)
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self.database.begin() as connection:
            answer = await connection.execute(query.values(changed=time.time(), **values))
        return bool(answer.rowcount)

    async def claim_rematch(self, table_id: str, new_id: str) -> str:
        """Makes `new_id` the rematch of a table unless it has one; returns the rematch that holds."""
        query = update(tables).where(tables.c.id == table_id, tables.c.rematch.is_(None)).values(rematch=new_id)
        async with self.database.begin() as connection:
            await connection.execute(query)
            answer = await connection.execute(select(tables.c.rematch).where(tables.c.id == table_id))
            return str(answer.scalar())

    async def remove(self, table_id: str) -> None:
        """Forgets a table that never began."""
        async with self.database.begin() as connection:
            await connection.execute(delete(seats).where(seats.c.table_id == table_id))
            await connection.execute(delete(tables).where(tables.c.id == table_id))

    async def tables_of(self, hashes: Sequence[str], limit: int = 100) -> list[dict[str, Any]]:
        """The tables at which one of these tokens holds a seat, the newest first."""
        try:
            return await self._tables_of(hashes, limit, tables.c.result, tables.c.deal)
        except ValueError:  # one damaged table must not take all others away
            return [row | {"result": None, "deal": {}} for row in await self._tables_of(hashes, limit)]

    async def _tables_of(self, hashes: Sequence[str], limit: int, *more: Column[Any]) -> list[dict[str, Any]]:
        columns = (tables.c.id, tables.c.edition, tables.c.status, tables.c.created, tables.c.changed, *more)
        all_seats = seats.alias()
        used = select(func.max(all_seats.c.token_used)).where(all_seats.c.table_id == tables.c.id).scalar_subquery()
        query = (
            select(*columns, seats.c.seat, seats.c.name, used.label("used"))
            .join(seats, seats.c.table_id == tables.c.id)
            .where(seats.c.token_hash.in_(hashes) | seats.c.player_hash.in_(hashes))
            .order_by(tables.c.changed.desc())
            .limit(limit)
        )
        async with self.database.connect() as connection:
            rows = (await connection.execute(query)).mappings()
            return [{str(name): value for name, value in row.items()} for row in rows]

    def _seat_values(self, seat: SeatRow) -> dict[str, Any]:
        return {name: getattr(seat, name) for name in SeatRow.__slots__} | {"token_used": self.clock.now()}

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


def tell_apart(people: Sequence[SeatRow]) -> None:
    """No two names at a table look the same; two processes may have let in the same one at the same moment."""
    told = [seat.name for seat in people if seat.kind.startswith("bot:")]
    for seat in people:
        if seat.kind == "human":
            seat.name = apart_from(seat.name, told)
            told.append(seat.name)


def _log_values(table_id: str, seq: int, seat: int, action: str, now: float) -> dict[str, Any]:
    """One entry of a log; its nonce tells it from another that was written for the same place."""
    return {
        "table_id": table_id, "seq": seq, "seat": seat, "action": action, "nonce": secrets.token_urlsafe(12), "at": now,
    }  # fmt: skip


def _seat_row(row: Mapping[Any, Any]) -> SeatRow:
    return SeatRow(**{name: row[name] for name in SeatRow.__slots__})
