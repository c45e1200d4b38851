"""A connection at a joint score pad: reads messages, calls the pads, sends answers."""

import re
from typing import Any

import orjson
from starlette.websockets import WebSocket

from spinney.server.hub import Hub
from spinney.server.metrics import Metrics
from spinney.server.pads import MAX_FOREST, ON_BUS, LivePad, PadWatcher
from spinney.server.protocol import NONCE, Add, Drop, Ping, Put, Refusal, Sit, pad_incoming
from spinney.server.sockets import PONG, Connection


class PadConnection(Connection):
    """A phone at a pad. Whoever knows the pad's id may do everything: all sit at one table."""

    incoming = pad_incoming

    def __init__(self, socket: WebSocket, hub: Hub, metrics: Metrics, pad_id: str) -> None:
        super().__init__(socket, hub, metrics, MAX_FOREST)
        self.pad_id = pad_id
        self.watcher = PadWatcher(self.enqueue)
        self.pad: LivePad | None = None

    def leave(self) -> None:
        """Nothing more is told."""
        self.hub.pads.detach(self.pad_id, self.watcher)

    def error_message(self, code: str, text: str) -> bytes:
        """With the nonce of the message, so that the client knows which change was meant."""
        return orjson.dumps({"type": "error", "code": code, "message": text, "nonce": self._nonce()})

    def _nonce(self) -> str | None:
        """The nonce of the message that is being dealt with, also of one that is otherwise not understood."""
        if self.text is None or len(self.text) > self.max_message:
            return None
        try:
            message = orjson.loads(self.text)
        except ValueError:
            return None
        nonce = message.get("nonce") if isinstance(message, dict) else None
        return nonce if isinstance(nonce, str) and re.fullmatch(NONCE, nonce) else None

    async def greet(self) -> None:
        """Nothing needs to be said: the forests are sent at once."""
        self.hub.crowd.sit(self, ON_BUS + self.pad_id, None)
        self.pad = await self.hub.pads.attach(self.pad_id, self.watcher)

    async def carry_out(self, message: Any) -> None:
        """Does what a message says; who was too late is sent the forest as it is now."""
        assert self.pad is not None
        try:
            await self._do(message, self.pad)
        except Refusal as refusal:
            self.error(refusal.code, str(refusal))
            if refusal.code == "stale":
                self.pad.tell_again(self.watcher, message.key)

    async def _do(self, message: Any, pad: LivePad) -> None:
        if isinstance(message, Ping):
            self.enqueue(PONG)
        elif isinstance(message, Sit):
            self.hub.pads.sit(pad, self.watcher, message.key)
        elif isinstance(message, Put):
            await self.hub.pads.put(pad, self.watcher, message)
        elif isinstance(message, Add):
            await self.hub.pads.add(pad, self.watcher, message)
        elif isinstance(message, Drop):
            await self.hub.pads.drop(pad, message)
