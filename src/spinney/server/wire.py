"""HTTP connections: each must say what it wants within a time, and together they never use up the descriptors.

Uvicorn waits for ever for a request that is begun and not finished, or not even begun.
"""

import asyncio
import functools
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from spinney.server.handover import Neighbours
from spinney.server.settings import Settings

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

_LOOK = 2.0
"""Seconds between two looks at one connection, at most."""
_ANSWER_WITHIN = 60.0
"""For carrying out a request and answering it."""
_FLUSH_WITHIN = 60.0
"""For a client to take the last bytes of a connection that is to be closed."""
_RESERVE = 96
"""Descriptors for all that is no connection: database, Redis, bots, webhooks, files."""
_ENOUGH = 16_384


def raise_limit() -> None:
    """Allows as many descriptors as the machine lets us have, up to what is useful."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = _ENOUGH if hard == resource.RLIM_INFINITY else min(hard, _ENOUGH)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


@functools.cache
def most_connections() -> int:
    """How many connections of all kinds a process holds."""
    if resource is None:
        return _ENOUGH
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _ENOUGH if soft == resource.RLIM_INFINITY else max(8, soft - _RESERVE)


@functools.cache
def _head_within() -> float:
    return max(1, Settings.from_environment().request_within)


class Wire(H11Protocol):
    """One connection, until it becomes a WebSocket."""

    def __init__(self, *arguments: Any, was_handed_over: bool = False, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self.was_handed_over = was_handed_over
        """Whether another worker has given it to this one, which keeps it then."""
        self.since = self.loop.time()
        """When what it does now began: waiting for a request, being answered, or closing."""
        self.state = "waiting"
        self.timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Comes in; where there is no room, the one that has been waiting for longest goes."""
        super().connection_made(transport)
        self._look()
        if len(self.connections) > most_connections():
            waiting = [one for one in self.connections if isinstance(one, Wire) and one.state == "waiting"]
            min(waiting, key=lambda one: one.since, default=self).cut()

    def connection_lost(self, exc: Exception | None) -> None:
        """Is gone."""
        self._forget()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Bytes came; a connection that can't even be refused in order is cut."""
        try:
            super().data_received(data)
        except h11.LocalProtocolError:
            self.cut()
        self._note()

    def on_response_complete(self) -> None:
        """An answer is through; another request may be waiting already."""
        super().on_response_complete()
        self._note()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is no business of ours; perhaps it is another worker's."""
        self._forget()
        self.state = "socket"
        neighbours: Neighbours | None = getattr(self.server_state, "neighbours", None)
        if neighbours is None or self.was_handed_over or (owner := neighbours.owner_of(event.target)) is None:
            super().handle_websocket_upgrade(event)
        else:
            self.transport.pause_reading()
            neighbours.hand_over(owner, self.transport, self._request(event), functools.partial(self._keep, event))

    def _request(self, event: h11.Request) -> bytes:
        """The request as it can be read again."""
        lines = [b"%b %b HTTP/1.1" % (event.method, event.target), *(b"%b: %b" % header for header in self.headers)]
        return b"\r\n".join([*lines, b"", b""])

    def _keep(self, event: h11.Request) -> None:
        """The other worker does not take it."""
        self.transport.resume_reading()
        super().handle_websocket_upgrade(event)

    def cut(self) -> None:
        """Ends it at once."""
        self._forget()
        if self.transport is not None:
            self.transport.abort()

    def _note(self) -> None:
        """Notes what the connection does now, and since when."""
        if self.state == "socket":
            return
        under_way = self.cycle is not None and not self.cycle.response_complete
        state = "closing" if self.transport.is_closing() else "answering" if under_way else "waiting"
        if state != self.state:
            self.state, self.since = state, self.loop.time()

    def _look(self) -> None:
        """Cuts it if this has taken too long, else looks again later."""
        self._note()
        within = {"waiting": _head_within(), "answering": _ANSWER_WITHIN, "closing": _FLUSH_WITHIN}[self.state]
        left = self.since + within - self.loop.time()
        if left <= 0:
            self.cut()
        else:
            self.timer = self.loop.call_later(min(left, _LOOK), self._look)

    def _forget(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None
