"""What players show each other beside the game: a leaf, a face. It is told to all who are there and kept nowhere."""

from typing import TYPE_CHECKING, Any

import orjson

from spinney.server.limits import Buckets
from spinney.server.live import LiveTable
from spinney.server.protocol import Refusal

if TYPE_CHECKING:
    from spinney.server.hub import Hub

_RATE, _BURST = 0.5, 4
"""So many a second that a seat may show, and at once after a pause."""


class Reactions:
    """The signs of this process's tables; other processes hear of them over the bus."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.buckets = Buckets(_RATE, _BURST)

    def show(self, table: LiveTable, seats: tuple[int, ...], sign: str) -> None:
        """A player shows a sign; one of several seats on a device that is to decide, else the first of them."""
        seat = table.point_of_view(seats)
        assert seat is not None
        if not self.buckets.take(f"{table.row.id} {seat}"):
            raise Refusal("too_many", "too many reactions; slow down", 429)
        tell(table, seat, sign)
        self.hub.bus.say({"table": table.row.id, "react": sign, "seat": seat})

    @staticmethod
    def hear(table: LiveTable, news: dict[str, Any]) -> None:
        """Somebody who is connected to another process shows a sign."""
        tell(table, news["seat"], news["react"])


def tell(table: LiveTable, seat: int, sign: str) -> None:
    """Tells everybody at this process, whoever showed it among them."""
    data = orjson.dumps({"type": "reaction", "seat": seat, "sign": sign})
    for watcher in list(table.watchers):
        watcher.send(data)
