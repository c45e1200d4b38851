"""The name of a request: it comes back as a header and stands in every line of the log that the request makes."""

import re
import secrets
from contextvars import ContextVar

from starlette.datastructures import Headers

HEADER = "X-Request-ID"
_FORM = re.compile(r"[\w.-]{1,64}", re.ASCII)

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""Of the request or socket that is being dealt with; empty where there is none."""


def name_of(headers: Headers, trusted: bool) -> str:
    """The name that the host's own proxy gave to a request, or a new one."""
    given = headers.get(HEADER, "") if trusted else ""
    return given if _FORM.fullmatch(given) else secrets.token_hex(8)
