"""Reviews of games that are over: made in the processes of the bots, piece by piece, between the turns of bots.

Each process makes one at a time, whoever asks in turn, and no two processes make the same one (`review_store`). What is
asked for again is there already.
"""

import asyncio
import contextlib
import hashlib
import json
import logging
import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from spinney.bots.report import FORMAT, Effort, Report
from spinney.server.housekeeping import insist
from spinney.server.lanes import Lanes
from spinney.server.limits import Buckets
from spinney.server.protocol import Refusal
from spinney.server.review_store import ReviewRow, ReviewStore
from spinney.server.store import DOWN

if TYPE_CHECKING:
    from spinney.server.hub import Hub

log = logging.getLogger("spinney.server")

_BEAT = 1.0
"""Seconds between two times that it is stored how far a review is."""
READY, WORKING, STOPPED = "ready", "working", "stopped"


def name_of(record: Mapping[str, Any]) -> str:
    """The name of a game's review: that of the game, whoever played it."""
    game = [FORMAT, record["rules"], record["edition"], record["options"], len(record["seats"]), record["moves"]]
    deal = {name: value for name, value in record["deal"].items() if name != "seed"}
    text = json.dumps([*game, deal], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:40]


class Reviews:
    """The reviews that this process makes, and the way to all others."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.store = ReviewStore(hub.store)
        self.effort = Effort().times(hub.settings.review_effort)
        self.made: dict[str, Report] = {}
        """Those in the making."""
        self.lanes = Lanes(1)

    async def show(self, review: str) -> dict[str, Any]:
        """How far a review is, and what it says so far."""
        if review in self.made:
            return _told(review, WORKING, self.made[review].to_dict())
        row = await self.store.read(review)
        if row is None:
            raise Refusal("no_such_table", "there is no such review", 404)
        return _of_row(review, row)

    async def wish(self, record: dict[str, Any], table_id: str | None, address: str, askers: Buckets) -> dict[str, Any]:
        """The same; if nobody has made it or makes it now, it is begun."""
        review = name_of(record)
        row = None if review in self.made else await self.store.read(review)
        if row is not None and table_id is not None:
            await self.store.belongs_to(review, table_id)
        if review not in self.made and (row is None or row.is_stale):
            if not askers.take(address):
                raise Refusal("too_many", "too many reviews from this address; try again later", 429)
            await self._begin(review, record, table_id, address)
        return await self.show(review)

    async def _begin(self, review: str, record: dict[str, Any], table_id: str | None, address: str) -> None:
        report, maker = Report(self.effort), secrets.token_urlsafe(12)
        if await self.store.claim(review, maker, table_id, report.to_dict()) and review not in self.made:
            self.made[review] = report
            self.hub.spawn(self._make(review, maker, record, address))

    async def _make(self, review: str, maker: str, record: dict[str, Any], address: str) -> None:
        """Makes a review and stores it; what can't be made is given up."""
        report = self.made[review]
        work = asyncio.create_task(self._work(review, json.dumps(record), report, address))
        try:
            while not work.done():
                await asyncio.wait([work], timeout=_BEAT)
                if not work.done() and not await self._keep(review, maker, report):
                    return
            work.result()
            await self._insist(review, maker, report)
        except (Exception, asyncio.CancelledError) as error:
            with contextlib.suppress(*DOWN):
                await self.store.give_up(review, maker)
            if isinstance(error, asyncio.CancelledError):
                raise
            log.error("a review failed", extra={"why": f"{type(error).__name__}: {error}"})
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)
            del self.made[review]

    async def _work(self, review: str, record: str, report: Report, address: str) -> None:
        async with self.lanes.turn(address, review):
            while (piece := report.next()) is not None:
                report.take(piece, await self.hub.thinking.review(record, piece, report.effort, address, review))

    async def _keep(self, review: str, maker: str, report: Report) -> bool:
        """Stores how far it is; False if nobody wants it any more. A database that does not answer is waited for."""
        try:
            return await self.store.keep(review, maker, report.to_dict(), report.is_ready)
        except DOWN:
            return True

    async def _insist(self, review: str, maker: str, report: Report) -> None:
        """Stores what is ready, as soon as the database takes it."""

        async def keep() -> None:
            await self.store.keep(review, maker, report.to_dict(), True)

        await insist(keep)


def _of_row(review: str, row: ReviewRow) -> dict[str, Any]:
    return _told(review, READY if row.ready else STOPPED if row.is_stale else WORKING, row.review)


def _told(review: str, state: str, data: dict[str, Any]) -> dict[str, Any]:
    return {"id": review, "state": state, **data}
