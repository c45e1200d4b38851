"""Tables end too: those that nobody has used for long are deleted, and their players see it coming.

Used is a table whose players look at it; that is counted by the server's own time, as for tokens. Finished games and
those that were left have days of their own. Players see in the list of their tables and at the table itself that it
will be deleted; who has given a webhook or allowed notes to the browser is told that way, too.
"""

import contextlib
import logging
import math
from typing import TYPE_CHECKING

from sqlalchemy import delete, func, select, update

from spinney.server.damage import reading
from spinney.server.happenings import LEFT, happened
from spinney.server.protocol import Refusal
from spinney.server.schema import happenings, log, reviews, seats, tables
from spinney.server.settings import Settings
from spinney.server.store import Store, TableRow

if TYPE_CHECKING:
    from spinney.server.hub import Hub

logger = logging.getLogger("spinney.server")

_DAY = 86_400.0
_OVER = "over"
SOON = 14
"""In its last so many days a table tells all who come."""
ENDS = "ui-will-be-deleted"


def days_left(settings: Settings, status: str, used: float, now: float) -> int | None:
    """In how many days a table will be deleted if nobody uses it; None: never."""
    days = settings.over_days if status == _OVER else settings.table_days
    unused = max(0.0, now - used)  # a clock that was killed may be a little behind
    return max(0, math.ceil(days - unused / _DAY)) if days else None


def days_left_of(settings: Settings, row: TableRow, now: float) -> int | None:
    """The same of a table that was read."""
    return days_left(settings, row.status, max(seat.token_used for seat in row.seats), now)


async def delete_table(store: Store, table_id: str) -> bool:
    """Deletes a table with its seats, its log, its notes and its review; whether it was there."""
    async with store.database.begin() as connection:
        for table in (happenings, log, reviews, seats):
            await connection.execute(delete(table).where(table.c.table_id == table_id))
        before = select(tables.c.rematch_of).where(tables.c.id == table_id).scalar_subquery()
        pointing = update(tables).where(tables.c.id == before, tables.c.rematch == table_id)
        await connection.execute(pointing.values(rematch=None))
        return bool((await connection.execute(delete(tables).where(tables.c.id == table_id))).rowcount)


async def remove_old_tables(hub: "Hub") -> None:
    """Deletes what nobody has used for as many days as the settings say; where somebody is, it is in use."""
    now = hub.store.clock.now()
    for days, is_over in _days(hub.settings):
        gone = 0
        for name in await _unused_since(hub.store, now - days * _DAY, is_over):
            table = hub.tables.get(name)
            if table is None or not (table.watchers or table.present_seats()):
                gone += await delete_table(hub.store, name)
                if table is not None:
                    hub.forget(table)
        if gone:
            logger.info("old tables deleted", extra={"tables": gone, "over": is_over})


async def tell_of_the_end(hub: "Hub") -> None:
    """Tells the players of tables that will soon be deleted, by webhook or push: once, unless it is used in between."""
    now = hub.store.clock.now()
    for days, is_over in _days(hub.settings):
        told = min(SOON, days / 2)  # where tables last a few days only, not as soon as they are made
        for name in await _unused_since(hub.store, now - (days - told) * _DAY, is_over):
            with contextlib.suppress(Refusal), reading("table", name):
                row = await hub.store.table(name)
                if row is not None and await _is_first(hub.store, row, now):
                    await _tell(hub, row, now)


async def _is_first(store: Store, row: TableRow, now: float) -> bool:
    """Whether nobody was told since it was last used; then they count as told, whichever process asks next."""
    used = max(seat.token_used for seat in row.seats)
    query = update(tables).where(tables.c.id == row.id, tables.c.warned <= used).values(warned=now)
    async with store.database.begin() as connection:
        return bool((await connection.execute(query)).rowcount)


async def _tell(hub: "Hub", row: TableRow, now: float) -> None:
    left = days_left_of(hub.settings, row, now)
    last = {one.seat: one.why for one in await happened(hub.store, row.id)}
    for seat in row.seats:
        if left and seat.kind == "human" and last.get(seat.seat) != LEFT:
            hub.tell(row.id, seat, ENDS, days=left)


def _days(settings: Settings) -> list[tuple[int, bool]]:
    """After how many days tables are deleted, and whether that is said of finished ones; none that stay for ever."""
    return [(days, is_over) for days, is_over in ((settings.over_days, True), (settings.table_days, False)) if days]


async def _unused_since(store: Store, since: float, is_over: bool) -> list[str]:
    used = select(seats.c.table_id).group_by(seats.c.table_id).having(func.max(seats.c.token_used) < since)
    status = tables.c.status == _OVER if is_over else tables.c.status != _OVER
    async with store.database.connect() as connection:
        return list((await connection.execute(select(tables.c.id).where(status, tables.c.id.in_(used)))).scalars())
