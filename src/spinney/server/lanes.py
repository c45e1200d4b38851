"""Work that waits its turn: the addresses that ask take turns, and the tables of one address do."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

Waiting = deque[asyncio.Future[None]]


class Lanes:
    """Room for so much work at once; however much one address wants, the next place goes to another one that waits."""

    def __init__(self, room: int) -> None:
        self.room = room
        self.busy = 0
        self.lanes: OrderedDict[str, OrderedDict[str, Waiting]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return sum(len(places) for tables in self.lanes.values() for places in tables.values())

    @asynccontextmanager
    async def turn(self, address: str, table: str) -> AsyncIterator[None]:
        """Waits for a place and holds it for the length of a block."""
        await self._wait(address, table)
        try:
            yield
        finally:
            self._let_go()

    async def _wait(self, address: str, table: str) -> None:
        if self.busy < self.room and not self.lanes:
            self.busy += 1
            return
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lanes.setdefault(address, OrderedDict()).setdefault(table, deque()).append(place)
        try:
            await place
        except asyncio.CancelledError:
            if place.done() and not place.cancelled():  # the place came at the same moment
                self._let_go()
            raise

    def _let_go(self) -> None:
        self.busy -= 1
        while self.busy < self.room and (place := self._next()) is not None:
            if not place.done():
                self.busy += 1
                place.set_result(None)

    def _next(self) -> asyncio.Future[None] | None:
        """Whoever is next; the address and the table go to the end of their rows."""
        if not self.lanes:
            return None
        address, tables = self.lanes.popitem(last=False)
        table, waiting = tables.popitem(last=False)
        place = waiting.popleft()
        if waiting:
            tables[table] = waiting
        if tables:
            self.lanes[address] = tables
        return place
