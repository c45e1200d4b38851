"""Several workers behind one port: the sockets of a table meet at one of them, whichever they came in at."""

import asyncio
import json
import signal
import socket
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from spinney.server.handover import Neighbours
from tests.server.machines import RedisServer, SpinneyServer, until
from tests.server.talk import make, post, run
from tests.server.test_admin import pad_wish

pytestmark = pytest.mark.xdist_group("servers")

EACH = 4


@pytest.fixture(scope="module")
def several(tmp_path_factory: pytest.TempPathFactory, redis_server: RedisServer) -> Any:
    """Two workers."""
    database = tmp_path_factory.mktemp("workers") / "spinney.db"
    server = SpinneyServer(f"sqlite:///{database}", redis_server.url, workers=2)
    until(lambda: len(places(server)) == 2, "the workers have no places")
    yield server
    server.close()


def workers(server: SpinneyServer) -> dict[int, set[int]]:
    """The processes that serve, and the ports of the clients that each of them is connected to."""
    found = {}
    for child in psutil.Process(server.pid).children():
        connections = child.net_connections("tcp")
        if any(one.laddr.port == server.port for one in connections):
            served = [one for one in connections if one.laddr.port == server.port and one.raddr]
            found[child.pid] = {one.raddr.port for one in served if one.status == psutil.CONN_ESTABLISHED}
    return found


def places(server: SpinneyServer) -> list[str]:
    """The boxes of the workers that have a place."""
    found: list[str] = []
    for child in psutil.Process(server.pid).children():
        found += [str(one.laddr) for one in child.net_connections("unix") if str(one.laddr).endswith(".sock")]
    return found


async def sit(server: SpinneyServer, path: str) -> ClientConnection:
    """A socket that has got its first message."""
    connection = await connect(server.base_url.replace("http", "ws") + path, proxy=None)
    if "tables" in path:
        await connection.send(json.dumps({"type": "hello"}))
    await connection.recv()
    return connection


async def at_workers(server: SpinneyServer, sockets: list[ClientConnection]) -> Counter[int]:
    """How many of these sockets each worker has."""
    ports = {one.local_address[1] for one in sockets}
    held = await asyncio.to_thread(workers, server)
    return Counter({pid: len(ports & theirs) for pid, theirs in held.items() if ports & theirs})


def new_table(server: SpinneyServer) -> str:
    """The path of a socket at a table."""
    return f"/api/tables/{make(server, 'me', 'me')['table']}/ws"


def new_pad(server: SpinneyServer) -> str:
    """The path of a socket at a pad."""
    return f"/api/pads/{post(server, '/api/pads', pad_wish()).json()['pad']}/ws"


@pytest.mark.parametrize("new", [new_table, new_pad])
def test_the_sockets_of_a_table_are_at_one_worker(several: SpinneyServer, new: Callable[[SpinneyServer], str]) -> None:
    """Of a pad, too; all workers have some, and who comes again comes to the same worker."""

    async def owner_of(path: str) -> int:
        sockets = [await sit(several, path) for _ in range(EACH)]
        [(owner, number)] = (await at_workers(several, sockets)).items()
        assert number == EACH
        for one in sockets:
            await one.close()
        return owner

    async def visit() -> None:
        owners: dict[str, int] = {}
        while len(set(owners.values())) < 2 or len(owners) < 4:
            path = new(several)
            owners[path] = await owner_of(path)
            assert len(owners) < 100, "all come to one worker"
        for path, owner in owners.items():
            assert await owner_of(path) == owner

    run(visit())
    assert "Traceback" not in several.log(), several.log()


def test_a_worker_that_dies_is_replaced_in_its_place(several: SpinneyServer) -> None:
    """Meanwhile the other takes everybody in; moves are seen by all, wherever they sit."""
    made = make(several, "me", "me", seed=5)
    path = f"/api/tables/{made['table']}/ws"

    async def visit() -> None:
        sockets = [await sit(several, path) for _ in range(EACH)]
        [(owner, _)] = (await at_workers(several, sockets)).items()
        psutil.Process(owner).send_signal(signal.SIGKILL)
        for one in sockets:
            with pytest.raises(ConnectionClosed):
                await one.recv()
        for one in (early := [await sit(several, path) for _ in range(EACH)]):
            assert one.response is not None
        await asyncio.to_thread(until, lambda: len(places(several)) == 2, "nobody takes the place")
        late = [await sit(several, path) for _ in range(EACH)]
        [(successor, number)] = (await at_workers(several, late)).items()
        assert (number, successor == owner) == (EACH, False)
        player = await connect(several.base_url.replace("http", "ws") + path, proxy=None)
        await player.send(json.dumps({"type": "hello", "token": made["token"]}))
        await player.recv()
        await player.send(json.dumps({"type": "move", "seq": 0, "move": "keep"}))
        for one in (*early, *late):
            async with asyncio.timeout(60):
                while json.loads(await one.recv()).get("seq") != 1:
                    pass
        for one in (*early, *late, player):
            await one.close()

    run(visit())
    assert "Traceback" not in several.log(), several.log()


def test_places(tmp_path: Path) -> None:
    """Each has its own; who comes too late waits until one is free; other requests belong to nobody."""

    async def meet() -> None:
        first, second, third = (Neighbours(tmp_path, 2, lambda *_: None) for _ in range(3))
        for one in (first, second, third):
            one.start()
            await asyncio.sleep(0)
        assert [first.place, second.place, third.place] == [0, 1, None]
        paths = [b"/api/tables/%d/ws" % number for number in range(20)]
        assert {first.owner_of(path) for path in paths} == {None, 1}
        assert [third.owner_of(path) for path in paths] == [first.owner_of(path) or 0 for path in paths]
        for path in (b"/api/tables/1", b"/api/tables", b"/t/1", b"/", b"/api/tables/1/ws/more", b"*"):
            assert third.owner_of(path) is None
        first.close()
        async with asyncio.timeout(30):
            while third.place is None:
                await asyncio.sleep(0.01)
        assert third.place == 0
        second.close()
        third.close()

    run(meet())


class Line:
    """The connection of a client, as a worker has it."""

    def __init__(self) -> None:
        self.socket, self.client = socket.socketpair()
        self.is_cut = False

    def get_extra_info(self, _name: str) -> socket.socket:
        return self.socket

    def is_closing(self) -> bool:
        return self.is_cut

    def abort(self) -> None:
        self.is_cut = True
        self.socket.close()


def test_a_connection_lives_on_with_the_other(tmp_path: Path) -> None:
    """A hundred at once, more than the box holds; where nobody has the place, it is kept."""

    async def meet() -> None:
        came: list[tuple[Any, bytes]] = []
        first = Neighbours(tmp_path, 2, lambda *one: came.append(one))
        second = Neighbours(tmp_path, 2, lambda *one: came.append(one))
        kept: list[int] = []
        first.start()
        await asyncio.sleep(0)
        lonely = Line()
        first.hand_over(1, lonely, b"x", lambda: kept.append(1))  # type: ignore[arg-type]
        assert (kept, lonely.is_cut) == ([1], False)
        lonely.abort()
        lonely.client.close()
        second.start()
        await asyncio.sleep(0)
        lines = [Line() for _ in range(100)]
        for number, line in enumerate(lines):
            first.hand_over(1, line, b"%d" % number, lambda: kept.append(2))  # type: ignore[arg-type]
        async with asyncio.timeout(30):
            while len(came) < len(lines):
                await asyncio.sleep(0.01)
        assert kept == [1]
        for connection, request in came:
            connection.send(b"hello " + request)
            assert lines[int(request)].client.recv(100) == b"hello " + request
            connection.close()
            lines[int(request)].client.close()
        first.close()
        second.close()

    run(meet())
