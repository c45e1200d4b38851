"""Tells a player who is not connected that it is the own turn: a POST with Discord-style JSON to the player's URL."""

import asyncio
import ipaddress
import logging
import socket
from urllib.parse import urlsplit

import httpx

from spinney.server.live import LiveTable
from spinney.server.settings import Settings
from spinney.words import words

log = logging.getLogger("spinney.webhooks")

_MOST_TOLD = 10_000
"""Turns that are remembered as told; forgetting them costs a message sent twice at most."""


class Webhooks:
    """Sends "your turn"; a URL that fails is only logged, without its path."""

    def __init__(self, settings: Settings) -> None:
        self.private = settings.webhook_private
        self.client = httpx.AsyncClient(timeout=5, follow_redirects=False)
        self.told: dict[tuple[str, int], int] = {}

    async def your_turn(self, table: LiveTable, seat: int) -> None:
        """Tells the seat, once for each time the turn comes to it."""
        row = table.row.seats[seat]
        if not row.webhook or row.stand_in or seat in table.present_seats():
            return
        turn = table.game.state.turns if table.game else 0
        if self.told.get((table.row.id, seat)) == turn:
            return
        if len(self.told) > _MOST_TOLD:
            self.told.clear()
        self.told[table.row.id, seat] = turn
        text = f"{row.name}: {words(row.lang or 'en').text('ui-your-turn')}"
        try:
            await self._check(row.webhook)
            await self.client.post(row.webhook, json={"content": f"{text} /t/{table.row.id}", "username": "Spinney"})
        except Exception as error:  # whatever a player's URL does, the game goes on
            log.warning("webhook failed", extra={"host": _host_of(row.webhook), "why": type(error).__name__})

    async def _check(self, url: str) -> None:
        """Refuses addresses of the own network, so that nobody can make the server knock at its neighbours' doors."""
        if self.private:
            return
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(parts.hostname, parts.port or 443, type=socket.SOCK_STREAM)
        for item in found:
            if not ipaddress.ip_address(item[4][0]).is_global:
                raise ValueError("not a public address")

    async def close(self) -> None:
        """Hangs up."""
        await self.client.aclose()


def _host_of(url: str) -> str | None:
    try:
        return urlsplit(url).hostname
    except ValueError:
        return None
