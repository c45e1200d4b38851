"""What a host does with the database, also beside running servers: they notice within seconds."""

import time
from typing import Any

from sqlalchemy import ColumnElement, delete, func, select, text, update

from spinney.server.expiry import delete_table
from spinney.server.live import LiveTable
from spinney.server.schema import log, pad_forests, pads, push_keys, push_subscriptions, seats, tables
from spinney.server.store import Store, TableRow
from spinney.server.switches import is_closed

_DAY = 86_400.0


class Unknown(Exception):
    """There is no such table or pad."""


class Admin:
    """All that `spinney admin` does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.database = store.database

    # -- tables -----------------------------------------------------------------------------------------------

    async def tables(self, status: str | None = None, limit: int = 100) -> list[dict[str, Any]]:
        """The tables, those changed last first, with how many moves they have."""
        entries = select(func.count()).where(log.c.table_id == tables.c.id).scalar_subquery()
        last = select(func.max(log.c.at)).where(log.c.table_id == tables.c.id).scalar_subquery()
        wanted = [tables.c.id, tables.c.edition, tables.c.status, tables.c.created, tables.c.changed]
        query = select(*wanted, entries.label("entries"), last.label("played")).order_by(tables.c.changed.desc())
        if status is not None:
            query = query.where(tables.c.status == status)
        async with self.database.connect() as connection:
            rows = [dict(row) for row in (await connection.execute(query.limit(limit))).mappings()]
        return [{str(name): value for name, value in row.items()} for row in rows]

    async def show(self, table_id: str) -> dict[str, Any]:
        """One table with its seats; no cards and no secrets."""
        row = await self._row(table_id)
        people = [
            {
                "seat": seat.seat, "name": seat.name, "kind": seat.kind, "stand_in": seat.stand_in,
                "has_token": seat.token_hash is not None, "has_webhook": seat.webhook is not None,
            }
            for seat in row.seats
        ]  # fmt: skip
        entries = (await self.store.lengths([table_id])).get(table_id, 0)
        shown = ("id", "edition", "options", "settings", "status", "created", "changed", "rematch_of", "rematch")
        return {
            **{name: getattr(row, name) for name in shown}, "result": row.result, "rules": row.rules,
            "entries": entries, "seats": people,
        }  # fmt: skip

    async def export(self, table_id: str) -> dict[str, Any]:
        """The record of a game as far as it has come, hidden cards included."""
        row = await self._row(table_id)
        table = LiveTable(row)
        if table.game is None:
            return {"format": "spinney.game/1", "edition": row.edition, "deal": None, "moves": []}
        for entry in await self.store.log(table_id):
            table.replay(entry.action, entry.seat, entry.client_nonce)
        return table.game.record()

    async def delete_tables(self, table_ids: list[str]) -> list[str]:
        """Deletes tables with all that belongs to them; those that were there."""
        return [one for one in table_ids if await delete_table(self.store, one)]

    async def _row(self, table_id: str) -> TableRow:
        row = await self.store.table(table_id)
        if row is None:
            raise Unknown(f"there is no table {table_id!r}")
        return row

    # -- pads -------------------------------------------------------------------------------------------------

    async def pads(self, limit: int = 100) -> list[dict[str, Any]]:
        """The joint score pads, those changed last first."""
        forests = select(func.count()).where(pad_forests.c.pad_id == pads.c.id).scalar_subquery()
        query = select(pads.c.id, pads.c.edition, pads.c.seq, forests.label("forests")).order_by(pads.c.changed.desc())
        async with self.database.connect() as connection:
            rows = (await connection.execute(query.limit(limit))).mappings().all()
        return [{str(name): value for name, value in row.items()} for row in rows]

    async def export_pad(self, pad_id: str) -> dict[str, Any]:
        """All forests of a pad."""
        query = select(pad_forests).where(pad_forests.c.pad_id == pad_id).order_by(pad_forests.c.key)
        async with self.database.connect() as connection:
            edition = (await connection.execute(select(pads.c.edition).where(pads.c.id == pad_id))).scalar()
            rows = (await connection.execute(query)).mappings().all()
        if edition is None:
            raise Unknown(f"there is no pad {pad_id!r}")
        return {"format": "spinney.forests/1", "edition": edition, "forests": [row["forest"] for row in rows]}

    async def delete_pads(self, pad_ids: list[str]) -> list[str]:
        """Deletes pads; those that were there."""
        gone = []
        for one in pad_ids:
            async with self.database.begin() as connection:
                await connection.execute(delete(pad_forests).where(pad_forests.c.pad_id == one))
                if (await connection.execute(delete(pads).where(pads.c.id == one))).rowcount:
                    gone.append(one)
        return gone

    # -- the server -------------------------------------------------------------------------------------------

    async def busy(self, quiet: float) -> int:
        """Games in which somebody has played within so many seconds."""
        played = select(log.c.table_id).where(log.c.at > time.time() - quiet).distinct().subquery()
        query = select(func.count()).select_from(tables).join(played, played.c.table_id == tables.c.id)
        return await self._number(query.where(tables.c.status == "running"))

    async def rotate(self, tokens: bool) -> dict[str, int]:
        """Another key for notes to browsers, which have to ask again; with `tokens` all seats lose their secrets."""
        async with self.database.begin() as connection:
            await connection.execute(delete(push_keys))
            browsers = (await connection.execute(delete(push_subscriptions))).rowcount
            ended = 0
            if tokens:
                values = {"token_hash": None, "player_hash": None, "webhook": None}
                ended = (await connection.execute(update(seats).where(seats.c.kind == "human").values(values))).rowcount
        return {"browsers_forgotten": browsers, "seats_without_token": ended}

    async def vacuum(self) -> dict[str, int]:
        """Gives the room of what was deleted back; bytes before and after."""
        before = await self._size()
        engine = self.database.engine.execution_options(isolation_level="AUTOCOMMIT")
        async with engine.connect() as connection:
            await connection.execute(text("VACUUM" if self.database.is_sqlite else "VACUUM ANALYZE"))
            if self.database.is_sqlite:
                await connection.execute(text("PRAGMA wal_checkpoint(TRUNCATE)"))
        return {"bytes_before": before, "bytes_after": await self._size()}

    async def stats(self) -> dict[str, Any]:
        """How much there is."""
        by_status = {one: await self._count(tables, tables.c.status == one) for one in ("open", "running", "over")}
        recent = log.c.at > time.time() - _DAY
        return {
            "tables": by_status, "seats": await self._count(seats, seats.c.kind == "human"),
            "bots": await self._count(seats, seats.c.kind.like("bot:%")), "entries": await self._count(log),
            "entries_last_day": await self._count(log, recent), "pads": await self._count(pads),
            "browsers": await self._count(push_subscriptions), "bytes": await self._size(),
            "takes_new_tables": not await is_closed(self.database),
        }  # fmt: skip

    async def _count(self, table: Any, *where: ColumnElement[bool]) -> int:
        return await self._number(select(func.count()).select_from(table).where(*where))

    async def _number(self, query: Any) -> int:
        async with self.database.connect() as connection:
            return int((await connection.execute(query)).scalar() or 0)

    async def _size(self) -> int:
        if self.database.file is not None:
            return self.database.file.stat().st_size
        return await self._number(text("SELECT pg_database_size(current_database())"))
