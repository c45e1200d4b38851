"""What all routes share: answers as JSON, refusals, and the seats of a request's token."""

import json
from typing import Annotated, Any

import orjson
from fastapi import Header, Response

from spinney.server.auth import bearer, hash_of
from spinney.server.live import LiveTable
from spinney.server.protocol import Refusal, error_body

Authorization = Annotated[str | None, Header()]


class JSON(Response):
    """An answer made with orjson."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        try:
            return orjson.dumps(content)
        except TypeError:  # a text that came in holds half a surrogate pair, which only an escape can say
            return json.dumps(content).encode()


def refuse(code: str, message: str, status: int) -> JSON:
    """An error answer."""
    text = message.encode(errors="replace").decode()  # a request may hold what is no text, and be quoted
    return JSON(error_body(code, text), status_code=status)


def needed_token(authorization: str | None) -> str:
    """The token of a request that needs one."""
    token = bearer(authorization)
    if token is None:
        raise Refusal("unauthorized", "a bearer token is needed", 401)
    return token


def held_seats(table: LiveTable, authorization: str | None, needed: bool) -> tuple[int, ...]:
    """The seats of the request's token; a token that holds none here is refused."""
    if not authorization and not needed:
        return ()
    seats = table.seats_of(hash_of(needed_token(authorization)))
    if not seats:
        raise Refusal("unauthorized", "this token holds no seat here", 401)
    return seats
