"""One WebSocket connection: reads messages, calls the hub, sends answers."""

import asyncio
import contextlib
from typing import Any

import orjson
from pydantic import ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spinney.server.auth import hash_of
from spinney.server.hub import Hub
from spinney.server.limits import Bucket
from spinney.server.live import LiveTable, Watcher
from spinney.server.metrics import Metrics
from spinney.server.protocol import Hello, HintWish, LogWish, LookWish, Ping, PlayMove, Refusal, Undo, Vote, incoming
from spinney.server.store import DOWN

_HELLO_WITHIN = 10.0
_QUEUE = 64
"""Messages that may wait for a slow client; one that falls further behind is cut off and may come again."""
_CLOSE_WITHIN = 2.0
_PONG = b'{"type":"pong"}'
_MISBEHAVIOUR = ("bad_message", "too_many")
"""What only a broken or hostile client is told so often; two devices of one player may be `stale` all evening."""
_MOST_REFUSED = 50


class Connection:
    """A client at a table."""

    def __init__(self, socket: WebSocket, hub: Hub, metrics: Metrics, table_id: str) -> None:
        self.socket = socket
        self.hub = hub
        self.metrics = metrics
        self.table_id = table_id
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_QUEUE)
        self.bucket = Bucket(hub.settings.message_rate, 2 * hub.settings.message_rate)
        self.refused = 0
        self.task: asyncio.Task[None] | None = None
        self.sender: asyncio.Task[None] | None = None
        self.is_receiving = False
        self.is_cut_off = False
        self.watcher: Watcher | None = None
        self.table: LiveTable | None = None

    async def serve(self) -> None:
        """Lives as long as the connection does."""
        await self.socket.accept()
        self.task = asyncio.current_task()
        self.sender = asyncio.create_task(self._send_all())
        try:
            if await self._greet():
                while not self.sender.done():
                    await self._answer(await self._receive())
        except (WebSocketDisconnect, _Hangup):
            pass
        except asyncio.CancelledError:
            if not self.is_cut_off or self.task is None:
                raise
            self.task.uncancel()
        finally:
            if self.table is not None and self.watcher is not None:
                self.hub.detach(self.table, self.watcher)
            self._enqueue(None)
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await asyncio.wait_for(self.sender, _CLOSE_WITHIN)
            await self._close()

    # -- sending ----------------------------------------------------------------------------------------------

    def _enqueue(self, data: bytes | None) -> None:
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self._cut_off()

    def _cut_off(self) -> None:
        """Ends a connection that does not read; a message that is being carried out is finished first."""
        if not self.is_cut_off:
            self.is_cut_off = True
            if self.sender is not None:
                self.sender.cancel()
            if self.is_receiving and self.task is not None:
                self.task.cancel()

    async def _send_all(self) -> None:
        while (data := await self.queue.get()) is not None:
            await self.socket.send({"type": "websocket.send", "text": data.decode()})
            self.metrics.sent.inc()

    async def _close(self) -> None:
        if self.socket.application_state != WebSocketState.DISCONNECTED:
            with contextlib.suppress(RuntimeError, WebSocketDisconnect, asyncio.TimeoutError):
                await asyncio.wait_for(self.socket.close(1013 if self.is_cut_off else 1000), _CLOSE_WITHIN)

    def _error(self, code: str, text: str) -> None:
        self.metrics.errors.labels(code).inc()
        if code in _MISBEHAVIOUR:
            self.refused += 1
        if self.table is not None and self.watcher is not None:
            self._enqueue(self.table.error(self.watcher.seats, code, text))
        else:
            self._enqueue(orjson.dumps({"type": "error", "code": code, "message": text, "seq": None, "view": None}))
        if self.refused >= _MOST_REFUSED:
            raise _Hangup

    # -- receiving --------------------------------------------------------------------------------------------

    async def _receive(self) -> Any:
        """The next message that is one; what is none is answered and passed over."""
        while True:
            if self.queue.qsize() > _QUEUE // 2:  # messages that came all at once leave the sender no time
                await asyncio.sleep(0)
            if self.is_cut_off:
                raise _Hangup
            self.is_receiving = True
            try:
                message = await self.socket.receive()
            finally:
                self.is_receiving = False
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            if not self.bucket.take():
                self._error("too_many", "too many messages; slow down")
                continue
            text = message.get("text")
            if text is None:
                self._error("bad_message", "messages are JSON texts")
            elif len(text) > self.hub.settings.max_message:
                self._error("bad_message", f"a message has at most {self.hub.settings.max_message} characters")
            else:
                try:
                    return incoming.validate_json(text)
                except (ValidationError, ValueError) as error:
                    self._error("bad_message", _explain(error))

    async def _greet(self) -> bool:
        """The first message says who it is."""
        try:
            message = await asyncio.wait_for(self._receive(), _HELLO_WITHIN)
        except TimeoutError:
            self._error("bad_message", "no hello came")
            return False
        if not isinstance(message, Hello):
            self._error("bad_message", "the first message must be a hello")
            return False
        try:
            table = await self.hub.table(self.table_id)
        except Refusal as refusal:
            self._error(refusal.code, str(refusal))
            return False
        except DOWN:
            self._error("too_many", "the database does not answer; try again soon")
            return False
        token_hash = hash_of(message.token) if message.token else None
        seats = table.seats_of(token_hash) if token_hash else ()
        if message.token and not seats:
            self._error("unauthorized", "this token holds no seat here")
            return False
        self.table, self.watcher = table, Watcher(seats, self._enqueue, token_hash)
        try:
            await self.hub.attach(table, self.watcher)
        except DOWN:
            self._error("too_many", "the database does not answer; try again soon")
            return False
        return True

    async def _answer(self, message: Any) -> None:
        assert self.table is not None
        assert self.watcher is not None
        try:
            await self._carry_out(message, self.table, self.watcher.seats)
        except Refusal as refusal:
            self._error(refusal.code, str(refusal))
        except DOWN:
            self._error("too_many", "the database does not answer; try again soon")

    async def _carry_out(self, message: Any, table: LiveTable, seats: tuple[int, ...]) -> None:
        if isinstance(message, Ping):
            self._enqueue(_PONG)
        elif isinstance(message, Hello):
            raise Refusal("bad_message", "hello was said already")
        elif isinstance(message, LookWish):
            self._enqueue(orjson.dumps(await table.look(table.point_of_view(seats), message.lang)))
        elif isinstance(message, LogWish):
            self._enqueue(orjson.dumps(await table.log(table.point_of_view(seats))))
        elif not seats:
            raise Refusal("not_your_turn", "spectators only watch")
        elif isinstance(message, PlayMove):
            await self.hub.play(table, seats, message.seq, message.move)
        elif isinstance(message, Undo):
            await self.hub.undo(table, seats, message.seq)
        elif isinstance(message, HintWish):
            hints = await self.hub.hint(table, seats, message.seq)
            answer = {"type": "hint", "seq": message.seq, "move": hints[0]["move"], "hints": hints}
            self._enqueue(orjson.dumps(answer))
        elif isinstance(message, Vote):
            await self.hub.vote(table, seats, message.seat)


class _Hangup(Exception):
    """The client misbehaves for too long."""


def _explain(error: Exception) -> str:
    """One line about what is wrong with a message, without repeating it."""
    if isinstance(error, ValidationError):
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        return f"{where}: {first['msg']}" if where else str(first["msg"])
    return "not a message"
