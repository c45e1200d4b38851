"""The turns of bots and stand-ins: whoever is at the table, a game never waits for a bot for ever."""

import asyncio
import contextlib
import logging
from random import Random
from typing import TYPE_CHECKING

from spinney.engine.view import View
from spinney.server.deals import chance_of
from spinney.server.live import LiveTable
from spinney.server.protocol import Refusal
from spinney.server.sealing import sealed_moves, undecided
from spinney.server.store import DOWN

if TYPE_CHECKING:
    from spinney.server.hub import Hub

log = logging.getLogger("spinney.bots")

_AGAIN = 0.5
"""Seconds after which a bot tries again when the database did not answer."""


async def run_bots(hub: "Hub", table: LiveTable) -> None:
    """Plays for as long as it is a bot's turn."""
    await asyncio.sleep(hub.settings.bot_pause)
    while (acting := table.seat_to_act()) is not None:
        name = table.stand_in_for(acting)
        if undecided(table.game, table.row.seats):
            return
        sealed = sealed_moves(table.game, table.row.seats[acting])
        if name is None and sealed:
            await _play(hub, table, acting, table.seq, sealed)
            continue
        if name is None or table.game is None or not table.is_watched(hub.settings.bots_wait):
            return
        seq = table.seq
        view = table.game.view(acting)
        move = view.legal[0] if len(view.legal) == 1 else await _choose(hub, table, name, view)
        if table.stand_in_for(acting) is None:  # the player came back meanwhile
            return
        await _play(hub, table, acting, seq, [move])
        if hub.settings.bot_pause:
            await asyncio.sleep(hub.settings.bot_pause)


async def _play(hub: "Hub", table: LiveTable, seat: int, seq: int, moves: list[str]) -> None:
    """Plays for a bot, or what somebody has sealed."""
    try:
        with contextlib.suppress(Refusal):  # the table moved on meanwhile: think again
            await hub.play(table, (seat,), seq, moves)
    except DOWN:
        await asyncio.sleep(_AGAIN)


async def _choose(hub: "Hub", table: LiveTable, name: str, view: View) -> str:
    """The bot's move; a bot that fails plays by chance, so that the others can go on."""
    seed = chance_of(table.row) * 1009 + table.seq
    try:
        return await hub.thinking.choose(name, view, seed, table.address, table.row.id)
    except Exception as error:
        log.error("a bot failed", extra={"bot": name, "why": f"{type(error).__name__}: {error}"})
        return str(Random(seed).choice(view.legal))
