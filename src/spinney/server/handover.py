"""The sockets of one table at one worker, whichever worker they came in at.

All workers of one `spinney serve` take connections from the same port, so that chance decides who gets one. A table
whose players sit at several workers costs each of them the whole work: to keep it, to follow its moves, to make views
and looks. So each worker has a place, and each table and pad belongs to a place by its name. A worker that gets a
socket of another's table hands the connection itself over (a file descriptor through a Unix socket) together with the
request that it has read; after that it has nothing to do with it. Where that does not work, because the other has died
or is not there yet, it keeps the socket: the players are at several workers then, and Redis holds them together.
"""

import asyncio
import contextlib
import os
import re
import socket
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import IO, Any
from zlib import crc32

try:
    import fcntl
except ImportError:  # Windows: every worker keeps what comes to it
    fcntl = None  # type: ignore[assignment]

_HERE = "_SPINNEY_WORKERS"
"""Tells workers where they meet; no setting."""
_SOCKET = re.compile(rb"/api/(?:tables|pads)/([^/?]+)/ws(?:\?|$)")
_MOST = 1 << 16
"""Bytes of a request; uvicorn takes fewer."""
_SETTLE = 1.0
"""Seconds after which a worker looks again for a place, if the one that it replaces still has it."""
_AGAIN, _TRIES = 0.01, 100
"""Seconds after which a box that was full is tried again, and how often: when all players come back at once."""

Receive = Callable[[socket.socket, bytes], None]


@contextmanager
def meeting_place(workers: int) -> Iterator[None]:
    """A folder in which the workers that are started now find each other."""
    if workers == 1 or fcntl is None:
        yield
        return
    with TemporaryDirectory(prefix="spinney-workers-") as folder:
        os.environ[_HERE] = f"{workers}:{folder}"
        try:
            yield
        finally:
            del os.environ[_HERE]


def found_neighbours(receive: Receive) -> "Neighbours | None":
    """The workers of this `spinney serve`, if there are several; `receive` gets what they hand over."""
    workers, _, folder = os.environ.get(_HERE, "").partition(":")
    return Neighbours(Path(folder), int(workers), receive) if folder else None


class Neighbours:
    """The place of this worker among the others, and the way to them."""

    def __init__(self, folder: Path, places: int, receive: Receive) -> None:
        self.folder = folder
        self.places = places
        self.receive = receive
        self.place: int | None = None
        self.lock: IO[bytes] | None = None
        """Held as long as the place is: the system lets go of it if the worker dies."""
        self.box: socket.socket | None = None
        self.out = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.out.setblocking(False)
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Takes a place, now or as soon as one is free."""
        self.task = asyncio.create_task(self._settle())

    async def _settle(self) -> None:
        while not self._take_a_place():
            await asyncio.sleep(_SETTLE)

    def _take_a_place(self) -> bool:
        for place in range(self.places):
            lock = (self.folder / f"{place}.lock").open("wb")
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                lock.close()
                continue
            path = self._box(place)
            path.unlink(missing_ok=True)
            self.place, self.lock = place, lock
            self.box = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
            self.box.setblocking(False)
            self.box.bind(str(path))
            asyncio.get_running_loop().add_reader(self.box, self._empty_box)
            return True
        return False

    def close(self) -> None:
        """Takes nothing more; the others keep from now on what comes to them."""
        if self.task is not None:
            self.task.cancel()
        if self.box is not None and self.place is not None:
            asyncio.get_running_loop().remove_reader(self.box)
            self._box(self.place).unlink(missing_ok=True)
            self.box.close()
        if self.lock is not None:
            self.lock.close()
        self.out.close()
        self.place = self.box = self.lock = None

    def _box(self, place: int) -> Path:
        return self.folder / f"{place}.sock"

    def owner_of(self, target: bytes) -> int | None:
        """The place of another worker to which the socket of this request belongs; None if it may stay."""
        found = _SOCKET.match(target)
        place = crc32(found[1]) % self.places if found else None
        return None if place == self.place else place

    def hand_over(
        self, place: int, transport: asyncio.Transport, request: bytes, keep: Callable[[], None], tries: int = _TRIES
    ) -> None:
        """Gives a connection away, with what was read from it; if the other can't take it, `keep` is called."""
        if transport.is_closing():
            return
        try:
            number = transport.get_extra_info("socket").fileno()
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [number]))
            self.out.sendmsg([request], [rights], 0, str(self._box(place)))  # `send_fds` forgets the address
        except BlockingIOError:
            if tries:
                loop = asyncio.get_running_loop()
                loop.call_later(_AGAIN, self.hand_over, place, transport, request, keep, tries - 1)
            else:
                keep()
        except OSError:  # nobody is there
            keep()
        else:
            transport.abort()  # the other's copy keeps the connection open

    def _empty_box(self) -> None:
        """Takes what others have handed over."""
        while self.box is not None:
            try:
                request, numbers, _, _ = socket.recv_fds(self.box, _MOST, 1, getattr(socket, "MSG_CMSG_CLOEXEC", 0))
            except OSError:  # nothing more
                return
            for number in numbers:
                with contextlib.suppress(OSError):
                    self.receive(socket.socket(fileno=number), request)


async def take_in(connection: socket.socket, request: bytes, protocol: Callable[[], Any]) -> None:
    """Goes on with a connection that another worker has handed over, as if it had come in here."""
    connection.setblocking(False)
    try:
        _, made = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
    except OSError:  # the client is gone
        connection.close()
        return
    made.data_received(request)
