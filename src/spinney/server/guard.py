"""Stands before the app: requests of a bounded size that come in whole, and headers that make browsers careful.

It counts what really comes, whatever the headers say.
"""

import asyncio
import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any

import orjson
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spinney.server.protocol import Refusal, error_body
from spinney.server.requests import HEADER, name_of, request_id

log = logging.getLogger("spinney.server.requests")

SECURITY = {
    "Content-Security-Policy": "default-src 'self'; img-src 'self' data: blob:; frame-ancestors 'none'; "
    "base-uri 'none'; object-src 'none'; form-action 'self'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
}
_MOST_HEADERS = 100
_THROWN_AWAY = 4
"""So many times the limit is read and dropped, so that a client that sends first and listens then hears the answer."""


class Guard:
    """Wraps the app; `within` is how many seconds a body may take to come.

    `note` hears the status of each answer. The names that a proxy gives to requests are taken only if it is trusted.
    """

    def __init__(
        self, app: ASGIApp, max_body: int, within: float, trusts_names: bool, note: Callable[[int], None]
    ) -> None:
        self.app = app
        self.max_body = max_body
        self.within = within
        self.trusts_names = trusts_names
        self.note = note

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One request or socket."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = name_of(Headers(scope=scope), self.trusts_names)
        named = request_id.set(name)
        try:
            if scope["type"] == "http":
                await self._answer(scope, receive, send, name)
            else:
                await self.app(scope, receive, _named(send, name))
        finally:
            request_id.reset(named)

    async def _answer(self, scope: Scope, receive: Receive, send: Send, name: str) -> None:
        """One request; sockets have limits of their own."""
        began = time.monotonic()

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message).update({**SECURITY, HEADER: name})
                self.note(status)
                taken = {"method": scope["method"], "status": status, "seconds": round(time.monotonic() - began, 4)}
                log.log(logging.WARNING if status >= 500 else logging.DEBUG, "answered", extra=taken)
            await send(message)

        try:
            body = await self._body(scope, receive)
        except Refusal as refusal:
            await _refuse(refusal, careful)
            return
        await self.app(scope, receive if body is None else _once(body, receive), careful)

    async def _body(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body, or None if there is none to wait for."""
        headers = Headers(scope=scope)
        length, coding = headers.get("content-length"), headers.get("transfer-encoding")
        if len(headers) > _MOST_HEADERS:
            raise Refusal("bad_message", f"a request has at most {_MOST_HEADERS} headers", 431)
        if length is not None and coding is not None:
            raise Refusal("bad_message", "Content-Length and Transfer-Encoding exclude each other", 400)
        if length is None and (coding is not None or scope["method"] in ("POST", "PUT")):
            raise Refusal("bad_message", "a request needs a Content-Length", 411)
        if length is None:
            return None
        if not length.isdecimal():
            raise Refusal("bad_message", "a Content-Length is a number", 400)
        if int(length) > self.max_body:
            await self._drop(int(length), receive)
            raise self._too_large()
        try:
            async with asyncio.timeout(self.within):
                return await self._read(receive)
        except TimeoutError:
            raise Refusal("bad_message", "the request did not come in whole", 408) from None

    async def _read(self, receive: Receive) -> bytes:
        body = bytearray()
        while True:
            message = await receive()
            if message["type"] != "http.request":
                raise Refusal("bad_message", "the request broke off", 400)
            body += message.get("body", b"")
            if len(body) > self.max_body:
                raise self._too_large()
            if not message.get("more_body", False):
                return bytes(body)

    async def _drop(self, length: int, receive: Receive) -> None:
        if length > _THROWN_AWAY * self.max_body:
            return
        left = length
        try:
            async with asyncio.timeout(self.within):
                while left > 0:
                    message = await receive()
                    left -= len(message.get("body", b""))
                    if not message.get("more_body", False):
                        return
        except TimeoutError:
            return

    def _too_large(self) -> Refusal:
        return Refusal("bad_message", f"a request has at most {self.max_body} bytes", 413)


def _named(send: Send, name: str) -> Send:
    """Tells the name of a socket when it is taken."""

    async def tell(message: Message) -> None:
        if message["type"] == "websocket.accept":
            message["headers"] = [*message.get("headers", ()), (HEADER.lower().encode(), name.encode())]
        await send(message)

    return tell


def _once(body: bytes, receive: Receive) -> Receive:
    """Hands the body on in one piece; after that only the end of the connection can come."""
    pieces: list[MutableMapping[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return pieces.pop() if pieces else await receive()

    return again


async def _refuse(refusal: Refusal, send: Send) -> None:
    """Answers and hangs up: what else comes on this connection is not read."""
    body = orjson.dumps(error_body(refusal.code, str(refusal)))
    headers = [
        (b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"connection", b"close"),
    ]  # fmt: skip
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
