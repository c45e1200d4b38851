"""Tells a player who is not connected that it is the own turn: a POST with Discord-style JSON to the player's URL.

The URL is a stranger's: its name is looked up once, the address is checked and that address is called, nothing of the
answer is kept, and all of it has one time limit.
"""

import asyncio
import contextlib
import ipaddress
import logging
import socket
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx

from spinney.server.limits import Bucket
from spinney.server.live import LiveTable
from spinney.server.sealing import moment_of
from spinney.server.settings import Settings
from spinney.server.store import SeatRow
from spinney.words import words

log = logging.getLogger("spinney.webhooks")

_MOST_TOLD = 10_000
"""Turns that are remembered as told; forgetting them costs a message sent twice at most."""
_WITHIN = 8.0
"""Seconds for all of it, from the look-up of the name to the first line of the answer."""
_AT_ONCE, _AT_ONCE_EACH, _WAITING_EACH = 256, 4, 40
"""Calls under way, those of them to one address, and how many more may wait for that one."""
_RESOLVERS = 4
"""Threads that look up names: not those that the rest of the server works with, a name may take long."""
_GLOBAL = ipaddress.IPv6Network("2000::/3")
"""All that is given out of IPv6 so far; what carries addresses of an own network (NAT64) lies outside."""

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Webhooks:
    """Sends "your turn"; a URL that fails is only logged, without its path."""

    def __init__(self, settings: Settings) -> None:
        self.private = settings.webhook_private
        self.client = httpx.AsyncClient(
            timeout=_WITHIN, follow_redirects=False, trust_env=False,
            limits=httpx.Limits(max_connections=None, max_keepalive_connections=0),
        )  # fmt: skip
        self.resolvers = ThreadPoolExecutor(_RESOLVERS, "resolver")
        self.slots = _Slots()
        self.lines = Bucket(1, 20)
        self.told = Told()

    async def your_turn(self, table: LiveTable, seat: int) -> None:
        """Tells the seat, once for each time the turn comes to it."""
        row = table.row.seats[seat]
        if not row.webhook or row.stand_in or seat in table.present_seats():
            return
        if not self.told.first_time(table, seat):
            return
        await self.write(table.row.id, row, "ui-your-turn")

    async def write(self, table_id: str, row: SeatRow, message: str, **values: int) -> None:
        """Tells a seat something by the name of its message, in the player's language, if there is a way."""
        if not row.webhook:
            return
        text = f"{row.name}: {words(row.lang or 'en').text(message, **values)}"
        letter = {"content": f"{text} /t/{table_id}", "username": "Spinney"}
        try:
            await self.call(httpx.URL(row.webhook), {}, json=letter)
        except Exception as error:  # whatever a player's URL does, the game goes on
            if self.lines.take():  # nor does it fill the log
                log.warning("webhook failed", extra={"host": _host_of(row.webhook), "why": type(error).__name__})

    async def call(self, url: httpx.URL, headers: Mapping[str, str], **body: Any) -> int:
        """Posts to the address that was checked, by the name that was asked for; only the answer's number is read."""
        async with asyncio.timeout(_WITHIN):
            return await self._call(url, headers, **body)

    async def _call(self, url: httpx.URL, headers: Mapping[str, str], **body: Any) -> int:
        address = await self._address(url)
        request = self.client.build_request(
            "POST", url.copy_with(host=str(address)), **body,
            headers={**headers, "Host": url.netloc.decode(), "Accept-Encoding": "identity", "Connection": "close"},
            extensions={"sni_hostname": url.host},
        )  # fmt: skip
        async with self.slots.of(address):
            response = await self.client.send(request, stream=True)
            await response.aclose()
            return response.status_code

    async def _address(self, url: httpx.URL) -> Address:
        """The address of a name; refused if any of its addresses is one of the own network."""
        port = url.port or (443 if url.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        look_up = loop.run_in_executor(self.resolvers, socket.getaddrinfo, url.host, port, 0, socket.SOCK_STREAM)
        found = [ipaddress.ip_address(str(item[4][0]).partition("%")[0]) for item in await look_up]
        if not self.private and not all(is_public(address) for address in found):
            raise ValueError("not a public address")
        return found[0]

    async def close(self) -> None:
        """Hangs up."""
        self.resolvers.shutdown(wait=False, cancel_futures=True)
        await self.client.aclose()


class Told:
    """Which turns were told already: each is told once."""

    def __init__(self) -> None:
        self.turns: dict[tuple[str, int], int] = {}

    def first_time(self, table: LiveTable, seat: int) -> bool:
        """Whether this turn of the seat was not told yet; then it counts as told."""
        turn = moment_of(table.game)
        if self.turns.get((table.row.id, seat)) == turn:
            return False
        if len(self.turns) > _MOST_TOLD:
            self.turns.clear()
        self.turns[table.row.id, seat] = turn
        return True


def is_public(address: Address) -> bool:
    """Whether an address is out in the world; one that carries another inside must carry a public one."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_public(address.ipv4_mapped)
        inner = [address.sixtofour, *(address.teredo or ())]
        return address in _GLOBAL and address.is_global and all(is_public(one) for one in inner if one is not None)
    return address.is_global and not address.is_multicast and not address.is_reserved


class _Slots:
    """Room for calls: a few to one address, more in all; who finds no room in time gives up."""

    def __init__(self) -> None:
        self.all = asyncio.Semaphore(_AT_ONCE)
        self.each: dict[str, asyncio.Semaphore] = {}
        self.wanted: Counter[str] = Counter()

    @contextlib.asynccontextmanager
    async def of(self, address: Address) -> AsyncIterator[None]:
        """A slot for one call."""
        key = str(address) if isinstance(address, ipaddress.IPv4Address) else str(int(address) >> 64)
        if self.wanted[key] >= _AT_ONCE_EACH + _WAITING_EACH:
            raise ConnectionRefusedError("too many calls to one address")
        self.wanted[key] += 1
        try:
            async with self.each.setdefault(key, asyncio.Semaphore(_AT_ONCE_EACH)), self.all:
                yield
        finally:
            self.wanted[key] -= 1
            if not self.wanted[key]:
                del self.wanted[key]
                self.each.pop(key, None)


def _host_of(url: str) -> str | None:
    try:
        return httpx.URL(url).host
    except (httpx.InvalidURL, ValueError):
        return None
