"""What happened at the seats of a table beside its moves: a bot stands in for somebody, somebody is back."""

import time
from typing import Any, NamedTuple

from sqlalchemy import insert, select, update

from spinney.server.schema import happenings, seats
from spinney.server.store import Store

LEFT = "left"
"""The player gave the seat up; the other reasons for a stand-in are `vote` and `time`."""


class Happening(NamedTuple):
    """One line beside the log of moves."""

    id: int
    seq: int
    seat: int
    what: str
    """`stand_in` or `back`."""
    why: str | None
    at: float

    def to_dict(self) -> dict[str, Any]:
        """As an event and in the log."""
        return {"type": self.what, "seat": self.seat, "why": self.why, "at": round(self.at, 3)}


async def note(store: Store, table_id: str, seq: int, seat: int, why: str | None) -> Happening | None:
    """Lets a bot play for a seat (with the reason why), or no longer (None); nothing if it is so already."""
    stand_in, now = why is not None, time.time()
    change = update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat, seats.c.stand_in.is_(not stand_in))
    what = "stand_in" if stand_in else "back"
    values: dict[str, Any] = {"seq": seq, "seat": seat, "what": what, "why": why, "at": now}
    async with store.database.begin() as connection:
        if not (await connection.execute(change.values(stand_in=stand_in))).rowcount:
            return None
        done = await connection.execute(insert(happenings).values(table_id=table_id, **values))
        number = done.inserted_primary_key[0] if done.inserted_primary_key else 0
    return Happening(number, **values)


async def happened(store: Store, table_id: str, since: int = 0) -> list[Happening]:
    """All that happened after the one with this number, in order."""
    columns = [happenings.c[name] for name in Happening._fields]
    query = select(*columns).where(happenings.c.table_id == table_id, happenings.c.id > since).order_by(happenings.c.id)
    async with store.database.connect() as connection:
        return [Happening(*row) for row in await connection.execute(query)]
