"""Seat tokens: they can be renewed, given up, and end when nobody has used them for long."""

import contextlib
import logging
from typing import TYPE_CHECKING

from spinney.server.auth import hash_of, new_token
from spinney.server.live import LiveTable
from spinney.server.protocol import NewToken, Refusal
from spinney.server.store import DOWN

if TYPE_CHECKING:
    from spinney.server.hub import Hub

log = logging.getLogger("spinney.server")

_DAY = 86_400.0
_ENDED = {"token_hash": None, "player_hash": None, "webhook": None}


async def renew(hub: "Hub", table: LiveTable, old: str, wish: NewToken) -> str:
    """Another token for the seats of this one, which holds nothing from now on; connections by it only watch.

    A client that makes the new token itself can't lose its seat with the answer: one of the two holds it.
    """
    token = wish.token or new_token()
    async with table.lock:
        values = {"token_hash": hash_of(token), "token_used": hub.store.clock.now()}
        if not await hub.store.change_holder(table.row.id, hash_of(old), values):
            raise Refusal("unauthorized", "this token holds no seat here", 401)
        await hub.catch_up(table)
    await hub.bus.tell(table.row.id)
    return token


async def end(hub: "Hub", table: LiveTable, old: str) -> None:
    """Gives the seats of a token up for good: as `leave`, and nobody can come back with it."""
    await hub.seating.leave(table, table.seats_of(hash_of(old)))
    async with table.lock:
        await hub.store.change_holder(table.row.id, hash_of(old), _ENDED)
        await hub.catch_up(table)
    await hub.bus.tell(table.row.id)


async def note_use(hub: "Hub", table: LiveTable, seats: tuple[int, ...]) -> None:
    """Notes that the tokens of these seats are in use, once a day at most."""
    now = hub.store.clock.now()
    for row in [table.row.seats[seat] for seat in seats]:
        if row.token_hash is not None and now - row.token_used > _DAY:
            row.token_used = now
            with contextlib.suppress(*DOWN):  # the next use will do
                await hub.store.change_seat(table.row.id, row.seat, {"token_used": now})


async def end_unused(hub: "Hub") -> None:
    """Ends the tokens that nobody has used for as many days as the settings say; those of people who are here are."""
    for table in list(hub.tables.values()):
        await note_use(hub, table, tuple(table.present_seats()))
    days = hub.settings.token_days
    if days and (ended := await hub.store.end_tokens(hub.store.clock.now() - days * _DAY, _ENDED)):
        log.info("unused tokens ended", extra={"seats": ended})
