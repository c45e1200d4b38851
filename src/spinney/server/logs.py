"""Logs as one JSON object a line, without secrets."""

import json
import logging
import sys
import time
from typing import Any

from spinney.server.requests import request_id

_STANDARD = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    """Formats a log record as JSON; extra fields stand beside the message."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)), "level": record.levelname.lower(),
            "from": record.name, "message": record.getMessage(),
        }  # fmt: skip
        line |= {key: value for key, value in record.__dict__.items() if key not in _STANDARD}
        if request := request_id.get():
            line["request"] = request
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def set_up_logs(level: str) -> None:
    """Sends all logs to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True  # addresses and paths of tables are nobody's business
    for name in (
        "alembic",
        "httpx",
        "httpcore",
        "aiosqlite",
        "asyncio",
        "websockets",
    ):  # they would quote what they send
        logging.getLogger(name).setLevel("WARNING")
    logging.getLogger("uvicorn.error").setLevel(
        "ERROR"
    )  # it warns of every garbled request, and anybody can send those
