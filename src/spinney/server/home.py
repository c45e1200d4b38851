"""Spinney for the people at this machine: an own database in their home, a free port, and the page opened for them."""

import os
import socket
import sys
import threading
import time
import webbrowser
from pathlib import Path

from spinney.errors import BadOption
from spinney.server.pages import FOLDER
from spinney.server.run import serve

HOST = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
FIRST_PORT = 8000
_PORTS = 100
PLAIN_HTTP = (
    "In your home network the address is plain http, so browsers keep nothing offline, can't install Spinney as an app "
    "and show no notifications.\nThe score pad works while this machine is running; for one that works without it, see "
    "'make pad-site' (docs/hosting.md)."
)
_PATIENCE = 60.0


def play_at_home(port: int | None, opens_browser: bool, lan: bool = False) -> int:
    """Runs until it is told to stop, for this machine or for all devices of its network; the exit code."""
    if not (FOLDER / "index.html").exists():
        raise BadOption("the page is not built: run 'make web' in the checkout, or play with --terminal")
    os.environ.setdefault("SPINNEY_DATABASE_URL", f"sqlite:///{_data_folder() / 'spinney.db'}")
    os.environ.setdefault("SPINNEY_LOG_LEVEL", "warning")  # the address should not drown in a log
    host = EVERYWHERE if lan else HOST
    if port is not None and not is_free(port, host):
        raise BadOption(f"port {port} is taken; leave --port out and a free one is found")
    port = port or free_port(FIRST_PORT, host)
    # Codes and links on the page carry the address that it was opened with: others must be able to reach it.
    shown = lan_address() if lan else HOST
    if lan:
        print(PLAIN_HTTP, file=sys.stderr, flush=True)
    if opens_browser:
        threading.Thread(target=_open_when_ready, args=(port, shown), daemon=True).start()
    return serve(host, port, shown=shown)


def lan_address() -> str:
    """The address of this machine in its network; choosing a route for a datagram tells, none is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            raise BadOption("this machine is in no network; leave --lan out") from None
        return str(probe.getsockname()[0])


def free_port(first: int, host: str = HOST) -> int:
    """The first port from there on that nobody listens at."""
    for port in range(first, first + _PORTS):
        if is_free(port, host):
            return port
    raise BadOption(f"no port from {first} to {first + _PORTS - 1} is free")


def is_free(port: int, host: str = HOST) -> bool:
    """Whether nobody listens at a port of these addresses, and one may."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
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


def _open_when_ready(port: int, shown: str) -> None:
    """Opens the page once somebody answers at the port."""
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end:
        try:
            socket.create_connection((HOST, port), 1).close()
        except OSError:
            time.sleep(0.1)
        else:
            webbrowser.open(f"http://{shown}:{port}/")
            return
