"""What lasts of reviews: who makes which one, how far it is, and what it says.

A row is claimed before the work begins, and whoever makes a review says again and again that it still does: a claim
that was not heard of for a while is anybody's. A review holds no names, only seats.
"""

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from spinney.server.schema import reviews
from spinney.server.store import Store

STALE = 15.0
"""Seconds after which a maker that says nothing is taken for dead."""
KEPT = 30 * 86_400.0
"""Seconds that the review of a record is kept that belongs to no table here."""


@dataclass(frozen=True, slots=True)
class ReviewRow:
    """A review, however far it is."""

    review: dict[str, Any]
    ready: bool
    is_stale: bool


class ReviewStore:
    """All that the server reads and writes of reviews."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def read(self, review: str) -> ReviewRow | None:
        """The review of this name."""
        async with self.store.database.connect() as connection:
            row = (await connection.execute(select(reviews).where(reviews.c.id == review))).mappings().first()
        if row is None:
            return None
        return ReviewRow(row["review"], row["ready"], not row["ready"] and row["beat"] < time.time() - STALE)

    async def claim(self, review: str, maker: str, table_id: str | None, begun: dict[str, Any]) -> bool:
        """Whether this maker may make it: nobody else does, or who did is dead."""
        values = {"maker": maker, "beat": time.time(), "table_id": table_id, "ready": False, "review": begun}
        try:
            async with self.store.database.begin() as connection:
                await connection.execute(insert(reviews).values(id=review, **values))
                return True
        except IntegrityError:  # somebody has claimed it, or the table was deleted
            dead = (reviews.c.ready.is_(False)) & (reviews.c.beat < time.time() - STALE)
            async with self.store.database.begin() as connection:
                query = update(reviews).where(reviews.c.id == review, dead)
                return bool((await connection.execute(query.values(maker=maker, beat=time.time()))).rowcount)

    async def belongs_to(self, review: str, table_id: str) -> None:
        """A review that was made of a record goes with the record's table."""
        query = update(reviews).where(reviews.c.id == review, reviews.c.table_id.is_(None))
        async with self.store.database.begin() as connection:
            await connection.execute(query.values(table_id=table_id))

    async def keep(self, review: str, maker: str, told: dict[str, Any], ready: bool) -> bool:
        """Stores how far it is; False if it is no longer this maker's, or was deleted."""
        query = update(reviews).where(reviews.c.id == review, reviews.c.maker == maker)
        async with self.store.database.begin() as connection:
            answer = await connection.execute(query.values(review=told, ready=ready, beat=time.time()))
        return bool(answer.rowcount)

    async def give_up(self, review: str, maker: str) -> None:
        """It is not made any more: the next who asks begins anew."""
        mine = (reviews.c.id == review) & (reviews.c.maker == maker) & (reviews.c.ready.is_(False))
        async with self.store.database.begin() as connection:
            await connection.execute(delete(reviews).where(mine))

    async def remove_old(self) -> None:
        """Deletes reviews of records that belong to no table here."""
        old = reviews.c.table_id.is_(None) & (reviews.c.beat < time.time() - KEPT)
        async with self.store.database.begin() as connection:
            await connection.execute(delete(reviews).where(old))
