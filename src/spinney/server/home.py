"""Spinney for the people at this machine: an own database in their home, a free port, and the page opened for them."""

import os
import socket
import threading
import time
import webbrowser
from pathlib import Path

from spinney.errors import BadOption
from spinney.server.pages import FOLDER
from spinney.server.run import serve

HOST = "127.0.0.1"
FIRST_PORT = 8000
_PORTS = 100
_PATIENCE = 60.0


def play_at_home(port: int | None, opens_browser: bool) -> int:
    """Runs until it is told to stop; the exit code."""
    if not (FOLDER / "index.html").exists():
        raise BadOption("the page is not built: run 'make web' in the checkout, or play with --terminal")
    os.environ.setdefault("SPINNEY_DATABASE_URL", f"sqlite:///{_data_folder() / 'spinney.db'}")
    os.environ.setdefault("SPINNEY_LOG_LEVEL", "warning")  # the address should not drown in a log
    if port is not None and not is_free(port):
        raise BadOption(f"port {port} is taken; leave --port out and a free one is found")
    port = port or free_port(FIRST_PORT)
    if opens_browser:
        threading.Thread(target=_open_when_ready, args=(port,), daemon=True).start()
    return serve(HOST, port)


def free_port(first: int) -> int:
    """The first port from there on that nobody listens at."""
    for port in range(first, first + _PORTS):
        if is_free(port):
            return port
    raise BadOption(f"no port from {first} to {first + _PORTS - 1} is free")


def is_free(port: int) -> bool:
    """Whether nobody listens at a port, and one may."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((HOST, port))
        except OSError:
            return False
    return True


def _data_folder() -> Path:
    """Where a program keeps its data: by the XDG rules, in the home folder."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(base) / "spinney"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadOption(f"{folder} for the games can't be made: {error.strerror}") from error
    return folder


def _open_when_ready(port: int) -> None:
    """Opens the page once somebody answers at the port."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection((HOST, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{HOST}:{port}/")
            return
