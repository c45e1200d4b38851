"""Looks after all tables and pads of a process: news that the bus missed, players who are gone, what nobody needs."""

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from spinney.server.bus import PRESENT_EVERY
from spinney.server.expiry import remove_old_tables, tell_of_the_end
from spinney.server.store import DOWN
from spinney.server.switches import is_closed
from spinney.server.tokens import end_unused

if TYPE_CHECKING:
    from spinney.server.hub import Hub

_LOOK = 0.25
"""Seconds between two looks at whether database and Redis are there, and at other processes' moves if Redis is not."""
_CHECK = 1.0
_POLL = 2.0
_AGAIN = 0.5
_SAFETY_POLL = 30.0
_HOUR = 3_600.0
_NOTICES = {
    "store_down": "moves are stored as soon as the database is back",
    "store_back": "the database is back",
    "bus_down": "other players' moves may come a little later",
    "bus_back": "all is well again",
}


async def watch_over(hub: "Hub") -> None:
    """Runs for as long as the process does."""
    was = {"store": False, "bus": False}
    last_round = last_full = last_check = last_present = time.monotonic()
    while True:
        await asyncio.sleep(_LOOK)
        now = time.monotonic()
        if hub.store.is_down or now - last_check > _CHECK:
            last_check = now
            await hub.store.check()
        down = {"store": hub.store.is_down, "bus": hub.bus.is_down}
        for part in [part for part in down if down[part] != was[part]]:
            code = f"{part}_{'down' if down[part] else 'back'}"
            hub.notice(code, _NOTICES[code])
        was = down
        if now - last_present > PRESENT_EVERY:
            last_present = now
            hub.presence.say_all()
            hub.presence.fade()
        with contextlib.suppress(*DOWN):  # the next round tries again
            if down["bus"] and not down["store"]:
                await find_news(hub)
            if now - last_round < _POLL:
                continue
            last_round = now
            if hub.bus.is_shared and not any(down.values()):  # a process that was killed may not have told
                await find_news(hub)
            if hub.bus.is_shared and not down["store"] and (down["bus"] or now - last_full > _SAFETY_POLL):
                last_full = now
                await hub.hear("")
            await finish_all(hub)
            await hub.presence.take_over()
            await follow_the_host(hub)
        forget_idle(hub, now)


async def keep_tidy(hub: "Hub") -> None:
    """Keeps the own time, and removes what nobody has needed for long; at the start and once an hour."""
    while True:
        try:
            await hub.store.keep_clock()
            await hub.pads.remove_old()
            await hub.reviews.store.remove_old()
            await end_unused(hub)
            await remove_old_tables(hub)
            await tell_of_the_end(hub)
            await asyncio.sleep(_HOUR)
        except DOWN:
            await asyncio.sleep(_POLL)


async def insist(work: Callable[[], Awaitable[None]]) -> None:
    """Does something, again and again as long as the database does not answer."""
    while True:
        try:
            return await work()
        except DOWN:
            await asyncio.sleep(_AGAIN)


async def refresh_surely(hub: "Hub", table_id: str, after: float = 0) -> None:
    """Takes over what another process has stored; as long as the database does not answer, it is tried again."""
    await asyncio.sleep(after)
    loading = hub.loading.get(table_id)
    if loading is not None:
        await asyncio.wait([loading])
    while (table := hub.tables.get(table_id)) is not None:
        try:
            await hub.refresh(table)
            break
        except DOWN:
            table.has_news = True
            await asyncio.sleep(_AGAIN)


async def find_news(hub: "Hub") -> None:
    """Looks which logs have grown and which pads have changed, while nobody tells."""
    wanted = [name for name, table in hub.tables.items() if table.watchers and not table.is_over]
    for name, length in (await hub.store.lengths(wanted)).items():
        table = hub.tables.get(name)
        if table is not None and length > table.seq:
            await hub.hear(name)
    await hub.pads.find_news()


async def follow_the_host(hub: "Hub") -> None:
    """Looks whether new tables are wanted, and which tables were deleted."""
    hub.takes_tables = not await is_closed(hub.store.database)
    for name in await hub.store.missing(list(hub.tables)):
        if (table := hub.tables.get(name)) is not None:
            hub.forget(table)


async def finish_all(hub: "Hub") -> None:
    """Notes the results that could not be noted when their games ended."""
    for table in list(hub.tables.values()):
        if table.is_over and table.row.status != "over" and not table.lock.locked():
            async with table.lock:
                await hub.finish(table)


def forget_idle(hub: "Hub", now: float) -> None:
    """Lets tables go that nobody has looked at for a while; the store has them."""
    for table_id, table in list(hub.tables.items()):
        busy = table.watchers or table.lock.locked() or (table.bot_task and not table.bot_task.done())
        if not busy and now - table.used > hub.settings.idle_after:
            del hub.tables[table_id]
