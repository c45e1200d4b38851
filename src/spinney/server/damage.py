"""Rows that can't be read: one line in the log, one clear refusal, and everything else goes on."""

import contextlib
import logging
from collections.abc import Iterator

from spinney.server.database import DOWN
from spinney.server.limits import Bucket
from spinney.server.protocol import Refusal

log = logging.getLogger("spinney.server")

_lines = Bucket(1, 20)
"""Somebody may ask for a damaged table all day."""


@contextlib.contextmanager
def reading(what: str, name: str) -> Iterator[None]:
    """Turns whatever damaged rows make of the code that reads them into a `Refusal`."""
    try:
        yield
    except Refusal:
        raise
    except DOWN:
        raise
    except Exception as error:
        if _lines.take():
            log.error("a stored %s can't be read", what, extra={what: name, "why": type(error).__name__})
        raise Refusal("damaged", f"what is stored of this {what} can't be read", 500) from error
