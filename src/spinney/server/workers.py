"""One server process, or several that share a port: uvicorn's, which hand each other the sockets of their tables."""

import asyncio
import contextlib
import socket
from typing import Any

import uvicorn
from uvicorn.server import ServerState
from uvicorn.supervisors import multiprocess

from spinney.server.handover import Neighbours, found_neighbours, take_in
from spinney.server.wire import Wire

_NOT_STARTED = 3


class State(ServerState):
    """What all connections of a process share."""

    neighbours: Neighbours | None = None


class TableServer(uvicorn.Server):
    """The server of one process; it takes what other workers hand over."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.server_state: State = State()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens, and is there for its neighbours."""
        await super().startup(sockets)
        self.server_state.neighbours = neighbours = found_neighbours(self._receive)
        if neighbours is not None:
            neighbours.start()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Takes nothing more, and ends."""
        if self.server_state.neighbours is not None:
            self.server_state.neighbours.close()
        await super().shutdown(sockets)

    def _receive(self, connection: socket.socket, request: bytes) -> None:
        task = asyncio.create_task(take_in(connection, request, self._protocol))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    def _protocol(self) -> Wire:
        state: dict[str, Any] = self.lifespan.state
        return Wire(self.config, self.server_state, state, was_handed_over=True)


class Worker(multiprocess.Process):
    """A process whose server is one of ours."""

    @property
    def server(self) -> uvicorn.Server:
        """Made in the process itself."""
        if self._server is None:
            self._server = TableServer(self.config)
        return self._server


def run_server(door: socket.socket, config: uvicorn.Config) -> int:
    """Runs until it is told to stop; the exit code."""
    if config.workers > 1:
        multiprocess.Process = Worker  # type: ignore[misc]  # it makes workers in four places and asks nobody which
        multiprocess.Multiprocess(config, sockets=[door]).run()
        return 0
    server = TableServer(config)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[door])
    return 0 if server.started else _NOT_STARTED
