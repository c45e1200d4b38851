"""Short ways to talk to a server in tests: a server for a whole module, requests, tables, whole games."""

import asyncio
import atexit
import contextlib
import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Coroutine, Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, TypeVar

import httpx

from spinney import Game
from tests.server.machines import PATIENCE, SpinneyServer, TableLink
from tests.server.players import Client, gather_round

Answer = TypeVar("Answer")

CRASHES = ("Exception in ASGI application", "Task exception was never retrieved")
"""What a log says when a handler broke."""


_shared: list[SpinneyServer] = []


def shared_server() -> Iterator[SpinneyServer]:
    """A server with wide limits on SQLite that all modules of a test process share, because a start takes seconds.

    When the tests of a module are through, its log must be free of crashes. The harness ends it with the process.
    """
    if not _shared:
        folder = Path(tempfile.mkdtemp(prefix="spinney-shared-"))
        atexit.register(shutil.rmtree, folder, ignore_errors=True)
        _shared.append(SpinneyServer(f"sqlite:///{folder / 'spinney.db'}", SPINNEY_WEBHOOK_PRIVATE=1))
    yield _shared[0]
    check_no_crash(_shared[0])


def check_no_crash(server: SpinneyServer) -> None:
    """Fails if a handler broke."""
    log = server.log()
    for words in CRASHES:
        assert words not in log, log[-4000:]


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """Runs one coroutine, for a bounded time."""

    async def bounded() -> Answer:
        async with asyncio.timeout(2 * PATIENCE):
            return await work

    return asyncio.run(bounded())


_http = httpx.Client(
    trust_env=False, verify=False, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0)
)  # making one takes long
atexit.register(_http.close)


def send(server: SpinneyServer, method: str, path: str, **rest: Any) -> httpx.Response:
    """One request, as given."""
    return _http.request(method, server.base_url + path, **rest)


def post(
    server: SpinneyServer, path: str, body: Any = None, token: str | None = None, method: str = "POST"
) -> httpx.Response:
    """A POST with a JSON body, or with none."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    if body is None:
        return send(server, method, path, headers=headers)
    headers["Content-Type"] = "application/json"
    return send(server, method, path, headers=headers, content=json.dumps(body).encode())


def put(server: SpinneyServer, path: str, body: Any, token: str | None = None) -> httpx.Response:
    """A PUT with a JSON body."""
    return post(server, path, body, token, "PUT")


def get(server: SpinneyServer, path: str, token: str | None = None) -> httpx.Response:
    """A GET."""
    return send(server, "GET", path, headers={"Authorization": f"Bearer {token}"} if token else {})


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Status and code of an error, whose body must have just the promised shape."""
    body = answer.json()
    assert body.keys() == {"error"}
    assert body["error"].keys() == {"code", "message"}
    assert isinstance(body["error"]["message"], str)
    return answer.status_code, body["error"]["code"]


def make(server: SpinneyServer, *seats: str, **rest: Any) -> dict[str, Any]:
    """A new table; `rest` goes into the body."""
    answer = post(server, "/api/tables", {"edition": "base", "name": "Ana", "seats": list(seats), **rest})
    assert answer.status_code == 201, answer.text
    made: dict[str, Any] = answer.json()
    return made


def join(server: SpinneyServer, table: str, name: str = "Ben") -> dict[str, Any]:
    """A seat at a table."""
    answer = post(server, f"/api/tables/{table}/join", {"name": name})
    assert answer.status_code == 200, answer.text
    joined: dict[str, Any] = answer.json()
    return joined


def view_of(server: SpinneyServer, table: str, token: str | None = None) -> dict[str, Any]:
    """The view over HTTP, as a socket would tell it."""
    answer = get(server, f"/api/tables/{table}", token)
    assert answer.status_code == 200, answer.text
    view: dict[str, Any] = answer.json()
    del view["expires_in"]
    return view


async def play_moves(clients: list[Client], moves: int, seed: int = 1, avoid: str = "") -> None:
    """So many random moves of whoever of these is to act; ends early with the game. Nobody plays `avoid`."""
    rng = Random(seed)
    for _ in range(moves):
        await gather_round(clients)
        acting = next((client for client in clients if client.legal), None)
        if acting is None:
            if clients[0].is_over:
                return
            seq = clients[0].seq
            await clients[0].wait_seq(seq + 1)
            continue
        choices = [move for move in acting.legal if not avoid or not move.startswith(avoid)]
        assert await acting.play(rng.choice(choices or acting.legal)) == ""


def some_game(edition: str, seats: int, seed: int, options: dict[str, Any] | None = None) -> list[tuple[int, str]]:
    """A whole game of random moves, as the deal of this seed allows them: who moved, and the moves."""
    game = Game.new(edition, [f"P{seat}" for seat in range(seats)], seed, options)
    moves = []
    rng = Random(seed)
    while game.seat_to_act is not None:
        moves.append((game.seat_to_act, str(rng.choice(game.legal_moves()))))
        game.play(moves[-1][1])
    return moves


def moves_until(edition: str, seats: int, seed: int, check: Callable[[Game], bool]) -> list[str]:
    """The moves of `some_game` until a position is reached."""
    game = Game.new(edition, [f"P{seat}" for seat in range(seats)], seed)
    moves: list[str] = []
    for _, move in some_game(edition, seats, seed):
        if check(game):
            return moves
        game.play(move)
        moves.append(move)
    raise LookupError("the game has no such position")


async def play_these(clients: Sequence[Client], moves: Sequence[str]) -> None:
    """Plays given moves, each by the client whose decision it is."""
    for move in moves:
        acting = next(client for client in clients if client.legal)
        assert await acting.play(move) == ""
        for client in clients:
            await client.follow(acting)


async def fast_forward(server: SpinneyServer, clients: Sequence[Client], game: Sequence[tuple[int, str]]) -> None:
    """Stores moves as another server process would, and lets the server find them: its own next move comes too late."""
    rows = [(clients[0].table, seq, seat, move, f"other-{seq}", 0.0) for seq, (seat, move) in enumerate(game)]
    with contextlib.closing(sqlite3.connect(server.database_url.split("///", 1)[1], timeout=30)) as database:
        database.executemany("INSERT INTO log (table_id, seq, seat, action, nonce, at) VALUES (?, ?, ?, ?, ?, ?)", rows)
        database.commit()
    first = next(client for client in clients if client.legal)
    since = len(first.messages)
    await first.send({"type": "move", "seq": 0, "move": first.legal[0]})
    await first.wait_message("error", since, "stale")
    for client in clients:
        await client.wait_seq(len(game))


async def finish(server: SpinneyServer, clients: Sequence[Client], edition: str, seats: int, seed: int) -> None:
    """Brings a new table of these people to its end, the last moves one by one."""
    game = some_game(edition, seats, seed)
    await fast_forward(server, clients, game[:-8])
    await play_these(clients, [move for _, move in game[-8:]])
    assert all(client.is_over for client in clients)


def link(made: dict[str, Any], *joined: dict[str, Any]) -> TableLink:
    """The table with the tokens of its people."""
    return TableLink(made["table"], [made["token"], *(one["token"] for one in joined)])
