"""Players delete a table for all.

A finished game goes when one of its players wants it gone, and so does a table at which nobody else sits. While others
still play, all of them have to agree: each wish is stored at its seat, so that it holds over all processes.
"""

from typing import TYPE_CHECKING

from fastapi import FastAPI, Request
from sqlalchemy import update

from spinney.server import answers
from spinney.server.answers import described
from spinney.server.auth import hash_of, is_id
from spinney.server.callers import caller_of
from spinney.server.damage import reading
from spinney.server.expiry import delete_table
from spinney.server.happenings import LEFT, happened
from spinney.server.limits import Buckets
from spinney.server.protocol import Refusal
from spinney.server.replies import JSON, Authorization, needed_token
from spinney.server.schema import seats
from spinney.server.store import SeatRow, TableRow

if TYPE_CHECKING:
    from spinney.server.hub import Hub

_MOST_ASKED = 10_000
ASKED, DELETED = "ui-asked-to-delete", "ui-deleted"


def add_removal(app: FastAPI, hub: "Hub") -> None:
    """The routes."""
    removal = Removal(hub)
    tries = Buckets(1, 100)

    def player_of(request: Request, authorization: str | None) -> str:
        if not tries.take(caller_of(request, hub.settings.trust_proxy)):
            raise Refusal("too_many", "too many tries; slow down", 429)
        return hash_of(needed_token(authorization))

    @app.delete("/api/tables/{table}", responses=described(200, answers.Deleted, 401, 404, 429))
    async def delete_for_all(request: Request, table: str, authorization: Authorization = None) -> JSON:
        waits_for = await removal.wish(table, player_of(request, authorization))
        return JSON({"deleted": not waits_for, "waits_for": waits_for})

    @app.post("/api/tables/{table}/keep", responses=described(200, answers.Kept, 401, 404, 411, 413, 429))
    async def keep(request: Request, table: str, authorization: Authorization = None) -> JSON:
        await removal.keep(table, player_of(request, authorization))
        return JSON({"kept": True})


class Removal:
    """Wishes to delete a table. It works on what is stored, so also for a game that can't be played on here."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.asked: set[str] = set()
        """Tables whose absent players were told of a wish: whoever asks again and again is not told again."""

    async def wish(self, table_id: str, secret: str) -> list[int]:
        """Deletes a table for the player with this (hashed) secret, or notes the wish; who must agree yet."""
        row, mine = await self._seats(table_id, secret)
        waits_for = await self._others(row, mine)
        if waits_for and row.status != "over":
            for seat in mine:
                await self.hub.store.change_seat(table_id, seat.seat, {"deletes": True})
            row, mine = await self._seats(table_id, secret)  # others may have agreed at the same moment
            waits_for = [seat for seat in await self._others(row, mine) if not row.seats[seat].deletes]
            if waits_for:
                self._ask(row, waits_for)
                await self._news(table_id)
                return waits_for
        await self._delete(row, mine)
        return []

    async def keep(self, table_id: str, secret: str) -> None:
        """One of the players does not want it deleted: no wish holds any more."""
        await self._seats(table_id, secret)
        async with self.hub.store.database.begin() as connection:
            await connection.execute(update(seats).where(seats.c.table_id == table_id).values(deletes=False))
        await self._news(table_id)

    async def _news(self, table_id: str) -> None:
        """Whoever is at the table, here or at another process, is told how things stand."""
        table = self.hub.tables.get(table_id)
        if table is not None:
            await self.hub.refresh(table)
        await self.hub.bus.tell(table_id)

    async def _seats(self, table_id: str, secret: str) -> tuple[TableRow, list[SeatRow]]:
        """The table, and the seats of whoever has this secret there: of the seat, or the player's own."""
        row = None
        if is_id(table_id):
            with reading("table", table_id):
                row = await self.hub.store.table(table_id)
        if row is None:
            raise Refusal("no_such_table", "there is no such table", 404)
        mine = [seat for seat in row.seats if seat.kind == "human" and secret in (seat.token_hash, seat.player_hash)]
        if not mine:
            raise Refusal("unauthorized", "this token holds no seat here", 401)
        return row, mine

    async def _others(self, row: TableRow, mine: list[SeatRow]) -> list[int]:
        """The seats of other people who may still come back; who has left has nothing to say about it."""
        own = {secret for seat in mine for secret in (seat.token_hash, seat.player_hash) if secret}
        last = {one.seat: one.why for one in await happened(self.hub.store, row.id)}
        return [
            seat.seat
            for seat in row.seats
            if seat.token_hash is not None and not own & {seat.token_hash, seat.player_hash}
            if last.get(seat.seat) != LEFT
        ]

    def _ask(self, row: TableRow, waits_for: list[int]) -> None:
        if row.id not in self.asked:
            if len(self.asked) > _MOST_ASKED:
                self.asked.clear()
            self.asked.add(row.id)
            self._tell_absent(row, [row.seats[seat] for seat in waits_for], ASKED)

    async def _delete(self, row: TableRow, mine: list[SeatRow]) -> None:
        if not await delete_table(self.hub.store, row.id):
            return  # another process was first
        self.asked.discard(row.id)
        self._tell_absent(row, [seat for seat in row.seats if seat not in mine and seat.kind == "human"], DELETED)
        for name in (row.id, row.rematch_of):
            if name is not None:
                await self._news(name)  # where it is gone, they are told that

    def _tell_absent(self, row: TableRow, people: list[SeatRow], message: str) -> None:
        table = self.hub.tables.get(row.id)
        present = table.present_seats() if table is not None else set()
        for seat in people:
            if seat.seat not in present:
                self.hub.tell(row.id, seat, message)
