"""What lasts of joint score pads: the pads and their forests, in the same database as the tables.

Every change begins by raising the pad's `seq`. That holds up all other changes of this pad, in whatever process, until
it is stored or given up; the forest's own `rev` then decides whether it was made for what is there now.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from spinney.server.schema import pad_forests, pads
from spinney.server.store import Store

MOST_FORESTS = 5
_BATCH = 200

Outcome = Literal["done", "repeated", "stale", "no_forest", "full", "last", "no_pad"]
Work = Callable[[AsyncConnection], Awaitable[Outcome]]


@dataclass(frozen=True, slots=True)
class ForestRow:
    """One forest of a pad, as clients are shown it."""

    key: int
    rev: int
    nonce: str
    less: bool
    forest: dict[str, Any]


@dataclass(frozen=True, slots=True)
class PadRow:
    """A pad with its forests, in the order of their keys; `seq` counts its changes."""

    id: str
    edition: str
    seq: int
    forests: list[ForestRow]


class Change(NamedTuple):
    """What became of a change, and the pad as it is now."""

    outcome: Outcome
    pad: PadRow | None


class PadStore:
    """All that the server reads and writes of pads."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def create(self, pad: PadRow) -> None:
        """Stores a new pad."""
        now = self.store.clock.now()
        values = {"id": pad.id, "edition": pad.edition, "seq": pad.seq, "next_key": len(pad.forests)}
        async with self.store.database.begin() as connection:
            await connection.execute(insert(pads).values(**values, created=now, changed=now))
            await connection.execute(insert(pad_forests), [_values(pad.id, row) for row in pad.forests])

    async def read(self, pad_id: str) -> PadRow | None:
        """A pad as it is now."""
        async with self.store.database.connect() as connection:
            return await _read(connection, pad_id)

    async def seqs(self, pad_ids: Sequence[str]) -> dict[str, int]:
        """How often these pads have been changed."""
        found: dict[str, int] = {}
        async with self.store.database.connect() as connection:
            for start in range(0, len(pad_ids), _BATCH):
                few = pad_ids[start : start + _BATCH]
                rows = (await connection.execute(select(pads.c.id, pads.c.seq).where(pads.c.id.in_(few)))).all()
                found |= {row.id: row.seq for row in rows}
        return found

    async def remove_unchanged(self, since: float) -> int:
        """Removes all pads that nobody has changed since then; how many."""
        async with self.store.database.begin() as connection:
            answer = await connection.execute(delete(pads).where(pads.c.changed < since))
        return answer.rowcount

    # -- changes ----------------------------------------------------------------------------------------------

    async def put(self, pad_id: str, rev: int, row: ForestRow) -> Change:
        """Gives a forest another content, if it still has the revision that the change is based on."""
        place = (pad_forests.c.pad_id == pad_id, pad_forests.c.key == row.key)
        query = update(pad_forests).where(*place, pad_forests.c.rev == rev, pad_forests.c.nonce != row.nonce)

        async def work(connection: AsyncConnection) -> Outcome:
            values = {"rev": rev + 1, "nonce": row.nonce, "less": row.less, "forest": row.forest}
            if (await connection.execute(query.values(**values))).rowcount:
                return "done"
            nonce = (await connection.execute(select(pad_forests.c.nonce).where(*place))).scalar()
            if nonce is None:
                return "no_forest"
            return "repeated" if nonce == row.nonce else "stale"

        return await self._change(pad_id, work)

    async def add(self, pad_id: str, nonce: str, less: bool, forest: dict[str, Any]) -> Change:
        """One forest more; the same message again is known by its nonce."""

        async def work(connection: AsyncConnection) -> Outcome:
            query = select(pad_forests.c.nonce).where(pad_forests.c.pad_id == pad_id)
            nonces = (await connection.execute(query)).scalars().all()
            if nonce in nonces:
                return "repeated"
            if len(nonces) >= MOST_FORESTS:
                return "full"
            key = (await connection.execute(select(pads.c.next_key).where(pads.c.id == pad_id))).scalar_one()
            row = ForestRow(key, 1, nonce, less, forest)
            await connection.execute(insert(pad_forests).values(**_values(pad_id, row)))
            await connection.execute(update(pads).where(pads.c.id == pad_id).values(next_key=key + 1))
            return "done"

        return await self._change(pad_id, work)

    async def drop(self, pad_id: str, key: int, rev: int) -> Change:
        """Takes a forest away, if it still has this revision and is not the last one."""

        async def work(connection: AsyncConnection) -> Outcome:
            query = select(pad_forests.c.key).where(pad_forests.c.pad_id == pad_id)
            keys = (await connection.execute(query)).scalars().all()
            if key not in keys:
                return "no_forest"
            if len(keys) == 1:
                return "last"
            place = (pad_forests.c.pad_id == pad_id, pad_forests.c.key == key, pad_forests.c.rev == rev)
            answer = await connection.execute(delete(pad_forests).where(*place))
            return "done" if answer.rowcount else "stale"

        return await self._change(pad_id, work)

    async def _change(self, pad_id: str, work: Work) -> Change:
        async with self.store.database.connect() as connection:
            first = update(pads).where(pads.c.id == pad_id).values(seq=pads.c.seq + 1, changed=self.store.clock.now())
            if not (await connection.execute(first)).rowcount:
                return Change("no_pad", None)
            outcome = await work(connection)
            if outcome != "done":
                await connection.rollback()
            pad = await _read(connection, pad_id)
            await connection.commit()
            self.store.database.check_file()
        return Change(outcome, pad)


async def _read(connection: AsyncConnection, pad_id: str) -> PadRow | None:
    """A pad in one query, so that nothing can change between its parts."""
    query = (
        select(pads.c.edition, pads.c.seq, *(pad_forests.c[name] for name in ForestRow.__slots__))
        .join(pad_forests, pad_forests.c.pad_id == pads.c.id)
        .where(pads.c.id == pad_id)
        .order_by(pad_forests.c.key)
    )
    rows = (await connection.execute(query)).mappings().all()
    if not rows:
        return None
    forests = [ForestRow(**{name: row[name] for name in ForestRow.__slots__}) for row in rows]
    return PadRow(pad_id, rows[0]["edition"], rows[0]["seq"], forests)


def _values(pad_id: str, row: ForestRow) -> dict[str, Any]:
    return {"pad_id": pad_id, **{name: getattr(row, name) for name in ForestRow.__slots__}}
