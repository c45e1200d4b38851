"""A connection at a table: reads messages, calls the hub, sends answers."""

import asyncio
from typing import Any

import orjson
from starlette.websockets import WebSocket

from spinney.server.auth import hash_of
from spinney.server.hub import Hub
from spinney.server.live import LiveTable, Watcher
from spinney.server.log_sums import sums_message
from spinney.server.metrics import Metrics
from spinney.server.protocol import (
    Hello,
    HintWish,
    LogWish,
    LookWish,
    Ping,
    PlayMove,
    React,
    Refusal,
    SumsWish,
    Undo,
    Vote,
    WeighWish,
    incoming,
)
from spinney.server.sockets import PONG, Connection

_HELLO_WITHIN = 10.0


class TableConnection(Connection):
    """A client at a table."""

    incoming = incoming

    def __init__(self, socket: WebSocket, hub: Hub, metrics: Metrics, table_id: str) -> None:
        super().__init__(socket, hub, metrics, hub.settings.max_message)
        self.table_id = table_id
        self.watcher: Watcher | None = None
        self.table: LiveTable | None = None

    def leave(self) -> None:
        """Nothing more is told."""
        if self.table is not None and self.watcher is not None:
            self.hub.presence.detach(self.table, self.watcher)

    def error_message(self, code: str, text: str) -> bytes:
        """With the present view, once the table is known."""
        if self.table is not None and self.watcher is not None:
            return self.table.error(self.watcher.seats, code, text)
        return orjson.dumps({"type": "error", "code": code, "message": text, "seq": None, "view": None})

    async def greet(self) -> None:
        """The first message says who it is."""
        try:
            message = await asyncio.wait_for(self.receive(), _HELLO_WITHIN)
        except TimeoutError as error:
            raise Refusal("bad_message", "no hello came") from error
        if not isinstance(message, Hello):
            raise Refusal("bad_message", "the first message must be a hello")
        table = await self.hub.table(self.table_id)
        token_hash = hash_of(message.token) if message.token else None
        seats = table.seats_of(token_hash) if token_hash else ()
        if message.token and not seats:
            raise Refusal("unauthorized", "this token holds no seat here")
        self.hub.crowd.sit(self, self.table_id, token_hash if seats else None)
        self.table, self.watcher = table, Watcher(seats, self.enqueue, token_hash, self.address)
        await self.hub.presence.attach(table, self.watcher)

    async def carry_out(self, message: Any) -> None:
        """Does what a message says."""
        assert self.table is not None
        assert self.watcher is not None
        table, seats = self.table, self.watcher.seats
        if isinstance(message, Ping):
            self.enqueue(PONG)
        elif isinstance(message, Hello):
            raise Refusal("bad_message", "hello was said already")
        elif isinstance(message, LookWish):
            async with self.hub.errands.turn(self.address, self.table_id):
                self.enqueue(table.look(table.point_of_view(seats), message.lang))
        elif isinstance(message, WeighWish):
            async with self.hub.errands.turn(self.address, self.table_id):
                self.enqueue(orjson.dumps(await table.weigh(table.point_of_view(seats), message.card)))
        elif isinstance(message, SumsWish):
            async with self.hub.errands.turn(self.address, self.table_id):
                self.enqueue(orjson.dumps(await sums_message(table, table.point_of_view(seats), message)))
        elif isinstance(message, LogWish):
            async with self.hub.errands.turn(self.address, self.table_id):
                self.enqueue(await table.log(table.point_of_view(seats)))
        elif not seats:
            raise Refusal("not_your_turn", "spectators only watch")
        elif isinstance(message, PlayMove):
            if not await self.hub.play(table, seats, message.seq, message.texts(), message.nonce):
                self._tell_again()
        elif isinstance(message, Undo):
            if not await self.hub.undo(table, seats, message.seq, message.whole, message.nonce):
                self._tell_again()
        elif isinstance(message, HintWish):
            hints = await self.hub.hint(table, seats, message.seq, self.address)
            answer = {"type": "hint", "seq": message.seq, "move": hints[0]["move"], "hints": hints}
            self.enqueue(orjson.dumps(answer))
        elif isinstance(message, Vote):
            await self.hub.presence.vote(table, seats, message.seat)
        elif isinstance(message, React):
            self.hub.reactions.show(table, seats, message.sign)

    def _tell_again(self) -> None:
        """Who says something again has missed the answer: the present view."""
        assert self.table is not None
        assert self.watcher is not None
        self.enqueue(self.table.message(self.table.point_of_view(self.watcher.seats), []))
