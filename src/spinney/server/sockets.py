"""One WebSocket connection, at a table or at a pad: a queue for a slow client, limits, and a proper end."""

import asyncio
import contextlib
from collections.abc import Awaitable
from typing import Any

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from spinney.server.hub import Hub
from spinney.server.limits import Bucket
from spinney.server.metrics import Metrics
from spinney.server.protocol import Refusal
from spinney.server.store import AWAY, DOWN

PONG = b'{"type":"pong"}'
_QUEUE = 64
"""Messages that may wait for a slow client; one that falls further behind is cut off and may come again."""
_CLOSE_WITHIN = 2.0
_MISBEHAVIOUR = ("bad_message", "too_many")
"""What only a broken or hostile client is told so often; two devices of one player may be `stale` all evening."""
_MOST_REFUSED = 50


class Connection:
    """A client. What it is connected to is up to the children of this class."""

    incoming: TypeAdapter[Any]
    """The messages that are understood."""

    def __init__(self, socket: WebSocket, hub: Hub, metrics: Metrics, max_message: int) -> None:
        self.socket = socket
        self.hub = hub
        self.metrics = metrics
        self.max_message = max_message
        self.queue: asyncio.Queue[bytes | None] = asyncio.Queue(_QUEUE)
        self.bucket = Bucket(hub.settings.message_rate, 2 * hub.settings.message_rate)
        self.text: str | None = None
        """The message that is being dealt with, as it came."""
        self.address = ""
        """Where it comes from."""
        self.refused = 0
        self.task: asyncio.Task[None] | None = None
        self.sender: asyncio.Task[None] | None = None
        self.is_receiving = False
        self.is_cut_off = False

    # -- what differs -----------------------------------------------------------------------------------------

    async def greet(self) -> None:
        """Begins; a `Refusal` ends the connection at once."""
        raise NotImplementedError

    async def carry_out(self, message: Any) -> None:
        """Does what a message says; a `Refusal` is told to the client."""
        raise NotImplementedError

    def error_message(self, code: str, text: str) -> bytes:
        """An `error` message."""
        raise NotImplementedError

    def leave(self) -> None:
        """The connection ends, whether or not `greet` got through."""
        raise NotImplementedError

    # -- the course of it -------------------------------------------------------------------------------------

    async def serve(self) -> None:
        """Lives as long as the connection does."""
        await self.socket.accept()
        self.task = asyncio.current_task()
        self.sender = asyncio.create_task(self._send_all())
        try:
            if await self._succeeds(self.greet()):
                while not self.sender.done():
                    await self._succeeds(self.carry_out(await self.receive()))
        except (WebSocketDisconnect, _Hangup):
            pass
        except asyncio.CancelledError:
            if not self.is_cut_off or self.task is None:
                raise
            self.task.uncancel()
        finally:
            self.leave()
            self.enqueue(None)
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await asyncio.wait_for(self.sender, _CLOSE_WITHIN)
            await self._close()

    async def _succeeds(self, work: Awaitable[None]) -> bool:
        """Whether something could be done; if not, the client is told why."""
        try:
            await work
        except Refusal as refusal:
            self.error(refusal.code, str(refusal))
        except DOWN:
            self.error("unavailable", AWAY)
        else:
            return True
        return False

    # -- sending ----------------------------------------------------------------------------------------------

    def enqueue(self, data: bytes | None) -> None:
        """Has a message sent as soon as the client takes it; None is the end."""
        try:
            self.queue.put_nowait(data)
        except asyncio.QueueFull:
            self._cut_off()

    def error(self, code: str, text: str) -> None:
        """Tells the client what was wrong; one that misbehaves for too long is hung up on."""
        self.metrics.errors.labels(code).inc()
        if code in _MISBEHAVIOUR:
            self.refused += 1
        self.enqueue(self.error_message(code, text))
        if self.refused >= _MOST_REFUSED:
            raise _Hangup

    def send_away(self) -> None:
        """Ends the connection because others need the room."""
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

    # -- receiving --------------------------------------------------------------------------------------------

    async def receive(self) -> Any:
        """The next message that is one; what is none is answered and passed over."""
        while True:
            if self.queue.qsize() > _QUEUE // 2:  # messages that came all at once leave the sender no time
                await asyncio.sleep(0)
            if self.is_cut_off:
                raise _Hangup
            self.is_receiving, self.text = True, None
            try:
                message = await self.socket.receive()
            finally:
                self.is_receiving = False
            if message["type"] == "websocket.disconnect":
                raise WebSocketDisconnect(message.get("code", 1000))
            self.text = text = message.get("text")
            if not self.bucket.take():
                self.error("too_many", "too many messages; slow down")
            elif text is None:
                self.error("bad_message", "messages are JSON texts")
            elif len(text) > self.max_message:
                self.error("bad_message", f"a message has at most {self.max_message} characters")
            else:
                try:
                    return self.incoming.validate_json(text)
                except (ValidationError, ValueError) as error:
                    self.error("bad_message", _explain(error))


class _Hangup(Exception):
    """The client misbehaves for too long."""


def _explain(error: Exception) -> str:
    """One line about what is wrong with a message, without repeating it."""
    if isinstance(error, ValidationError):
        first = error.errors(include_input=False, include_url=False)[0]
        where = ".".join(str(part) for part in first["loc"])
        return f"{where}: {first['msg']}" if where else str(first["msg"])
    return "not a message"
