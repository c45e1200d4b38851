"""Starts the server with uvicorn: one process, or several that share a database and Redis."""

import asyncio
import errno
import gc
import os
import signal
import socket
import sys
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from spinney.errors import BadOption
from spinney.server.about import about
from spinney.server.app import create_app
from spinney.server.database import reason
from spinney.server.handover import meeting_place
from spinney.server.metrics import shared_numbers
from spinney.server.settings import Settings
from spinney.server.store import DOWN, Store
from spinney.server.wire import raise_limit
from spinney.server.workers import run_server

MAX_FRAME = 65536
_BACKLOG = 2048
UVICORN: dict[str, Any] = {
    "http": "spinney.server.wire:Wire", "proxy_headers": False, "log_config": None, "ws_max_size": MAX_FRAME,
    "ws_per_message_deflate": False, "timeout_graceful_shutdown": 5, "loop": "uvloop" if os.name == "posix" else "auto",
    "server_header": False, "date_header": False,
}  # fmt: skip
"""How uvicorn runs the server; the benchmark runs its echo the same way."""


def check(settings: Settings, workers: int) -> None:
    """Refuses what can't work before anything is started."""
    if workers < 1:
        raise BadOption("--workers must be at least 1")
    if workers > 1 and not settings.redis_url:
        raise BadOption("several workers need SPINNEY_REDIS_URL, so that they can tell each other what happens")
    if 0 < settings.takeover_after < settings.vote_after:
        raise BadOption(
            f"SPINNEY_TAKEOVER_AFTER must be 0 (never) or at least SPINNEY_VOTE_AFTER, {settings.vote_after} seconds: "
            "a page that is loaded again must not cost the seat"
        )
    about(settings, "en")
    if not settings.database_url.startswith(("sqlite:", "postgresql:", "postgres:", "postgresql+", "sqlite+")):
        raise BadOption("SPINNEY_DATABASE_URL must begin with sqlite:/// or postgresql://")
    try:
        address = make_url(settings.database_url)
    except (ArgumentError, ValueError) as error:
        raise BadOption("SPINNEY_DATABASE_URL is not an address of a database") from error
    wanted = {"redis": bool(settings.redis_url), "asyncpg": address.drivername.startswith("postgres")}
    for package, extra in (("redis", "redis"), ("asyncpg", "postgres")):
        if wanted[package] and find_spec(package) is None:
            raise BadOption(f"the package {package} is not installed: pip install 'spinney[server,{extra}]'")
    if address.drivername.startswith("sqlite") and not Path(address.database or "").parent.is_dir():
        raise BadOption(f"SPINNEY_DATABASE_URL: there is no folder {Path(address.database or '').parent}")


async def prepare(settings: Settings) -> None:
    """Brings the database up to date, once, before the workers start."""
    store = Store(settings.database_url)
    try:
        await store.start()
    finally:
        await store.close()


def app_of_a_process() -> FastAPI:
    """The app of one server process, with a garbage collector that suits it.

    What was loaded so far stays for good, and the rest is looked through less often: a full look through thousands of
    tables would hold up everybody's messages.
    """
    app = create_app()
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)
    return app


def serve(host: str = "127.0.0.1", port: int = 8000, workers: int = 1, shown: str | None = None) -> int:
    """Runs until it is told to stop; the exit code. People are told the address `shown`."""
    settings = Settings.from_environment()
    check(settings, workers)
    raise_limit()
    # The port first: while an older server still has it, its database must not be changed.
    with bound(host, port) as door, shared_numbers(workers), meeting_place(workers):
        try:
            asyncio.run(prepare(settings))
        except DOWN as error:
            kind = settings.database_url.split(":", 1)[0]
            raise BadOption(f"SPINNEY_DATABASE_URL: the {kind} database does not answer ({reason(error)})") from error
        print(f"Spinney is at http://{shown or _shown(host)}:{port}/ (Ctrl-C stops it)", file=sys.stderr, flush=True)
        signal.signal(signal.SIGTERM, lambda *_: None)  # uvicorn raises it again in the end; the exit code is 0 then
        app = "spinney.server.run:app_of_a_process"
        code = run_server(door, uvicorn.Config(app, factory=True, workers=workers, **UVICORN))
    if code == 0:
        print("Spinney has stopped; all games are kept.", file=sys.stderr, flush=True)
    return code


def bound(host: str, port: int) -> socket.socket:
    """A socket that listens there: whoever calls from now on is answered as soon as the server runs."""
    try:
        family, kind, number, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        door = socket.socket(family, kind, number)
    except OSError as error:
        raise BadOption(f"--host: {host!r} is no address of this machine ({error.strerror})") from error
    try:
        if os.name == "posix":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        door.bind(address)
        door.listen(_BACKLOG)
    except OSError as error:
        door.close()
        if error.errno == errno.EADDRINUSE:
            raise BadOption(f"port {port} is in use: choose another with --port, or end what listens there") from error
        raise BadOption(f"can't listen at {host} port {port}: {error.strerror}") from error
    door.set_inheritable(True)
    return door


def _shown(host: str) -> str:
    return f"[{host}]" if ":" in host else host
