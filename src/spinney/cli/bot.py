"""`spinney bot`: lets a bot of your own, in any language, play at a table of a server."""

import argparse
import json
import secrets
import sys
import time
from itertools import combinations
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit, urlunsplit

from spinney.bots.engine import Engine, EngineFault
from spinney.cli.arguments import seconds
from spinney.cli.trouble import DONE, NO, BadInput, one_line

if TYPE_CHECKING:
    from websockets.sync.client import ClientConnection

INSTALL = "playing at a table needs httpx and websockets: pip install 'spinney[server]'"
_PAUSE = 0.06
"""Seconds before a move is sent: a server takes 20 messages a second from one client."""
_AGAIN = (0.5, 1, 2, 4, 8, 15, 15, 15)
"""Seconds between tries to come back after a connection broke."""


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("bot", help="let a bot of your own play at a table", description=__doc__)
    inner = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    running = inner.add_parser(
        "run", help="sit down at a table and play", description="Sits down at a table and plays what an engine says."
    )
    running.add_argument("--table", required=True, metavar="LINK", help="the link by which players are invited")
    running.add_argument(
        "--engine", required=True, metavar="COMMAND", help="speaks the protocol of docs/bot-protocol.md"
    )
    running.add_argument(
        "--name", default="", metavar="NAME", help="its name at the table (default: what it says itself)"
    )
    running.add_argument(
        "--budget",
        type=seconds,
        default=1.0,
        metavar="SECONDS",
        help="time that it is given for a decision (default: 1)",
    )
    running.set_defaults(run=run)


class Table(NamedTuple):
    """Where the table is."""

    http: str
    socket: str
    id: str


def table_of(link: str) -> Table:
    """The table that a link leads to: `https://host/t/TABLE`.

    :raises BadInput: if it leads to none.
    """
    parts = urlsplit(link)
    before, found, rest = parts.path.partition("/t/")
    name = rest.strip("/")
    if parts.scheme not in ("http", "https") or not parts.netloc or not found or not name or "/" in name:
        raise BadInput(f"argument --table: {link!r:.80} is no link to a table, such as https://example.org/t/TABLE")
    path = f"{before}/api/tables/{name}"
    secure = "wss" if parts.scheme == "https" else "ws"
    http = urlunsplit((parts.scheme, parts.netloc, path, "", ""))
    return Table(http, urlunsplit((secure, parts.netloc, f"{path}/ws", "", "")), name)


def run(arguments: argparse.Namespace) -> int:
    """Plays one game; 1 if the engine failed on the way."""
    try:
        import httpx  # noqa: F401
        import websockets  # noqa: F401
    except ImportError:
        raise BadInput(INSTALL) from None
    table = table_of(arguments.table)
    engine = Engine(arguments.engine)
    try:
        try:
            engine.start()
        except EngineFault as fault:
            raise BadInput(f"the engine {arguments.engine!r:.80} {fault}") from None
        token = _join(table, arguments.name or engine.title)
        return Player(table, token, engine, arguments.engine, arguments.budget).play()
    finally:
        engine.close()


def _join(table: Table, name: str) -> str:
    import httpx

    try:
        answer = httpx.post(f"{table.http}/join", json={"name": name}, timeout=30)
        told = answer.json()
    except (httpx.HTTPError, ValueError) as error:
        raise BadInput(f"{table.http} can't be reached: {error}") from None
    if answer.is_error:
        said = told.get("error") if isinstance(told, dict) else None
        raise BadInput(f"can't sit down at {table.id}: {said['message'] if said else answer.status_code}")
    print(f"{name} sits at table {table.id} in seat {told['seat']}", flush=True)
    return str(told["token"])


def without(cards: list[str], given: list[str]) -> list[str]:
    """What is left of cards, some of which may look alike."""
    left = cards[:]
    for card in given:
        left.remove(card)
    return left


class Player:
    """A seat at a table that an engine plays; if that fails, random moves do, so that nobody waits for it."""

    def __init__(self, table: Table, token: str, engine: Engine, command: str, budget: float) -> None:
        self.table, self.token, self.engine, self.command, self.budget = table, token, engine, command, budget
        self.rng = Random()
        self.failed = False

    def play(self) -> int:
        """Plays until the game is over, also after a connection broke."""
        from websockets.exceptions import InvalidHandshake, WebSocketException

        tries = iter(_AGAIN)
        while True:
            try:
                self._game()
                return NO if self.failed else DONE
            except InvalidHandshake as error:
                trouble: Exception = error
            except (OSError, WebSocketException) as error:
                trouble = error
            pause = next(tries, None)
            if pause is None:
                raise BadInput(f"the connection to {self.table.socket} broke: {trouble}")
            time.sleep(pause)

    def _game(self) -> None:
        from websockets.sync.client import connect

        with connect(self.table.socket, max_size=None, close_timeout=1) as socket:
            socket.send(json.dumps({"type": "hello", "token": self.token}))
            while True:
                message = json.loads(socket.recv())
                if message["type"] == "error" and message["code"] in ("unauthorized", "no_such_table", "damaged"):
                    raise BadInput(f"table {self.table.id}: {message['message']}")
                if message["type"] == "error" and message["code"] == "too_many":
                    time.sleep(1.0)
                view = message.get("view")
                if not view:
                    continue
                if view["over"]:
                    self._tell_result(view)
                    return
                if view.get("split") and view["split"]["offer"]:
                    if view["sealed"] is None:
                        self._split(socket, view)
                elif view["legal"]:
                    self._decide(socket, view)

    def _decide(self, socket: "ClientConnection", view: dict[str, Any]) -> None:
        move = self._move(view)
        time.sleep(_PAUSE)
        nonce = secrets.token_urlsafe(12)
        socket.send(json.dumps({"type": "move", "seq": view["seq"], "move": move, "nonce": nonce}))

    def _split(self, socket: "ClientConnection", view: dict[str, Any]) -> None:
        """A draft of first hands: the engine is asked place by place, the server is told once, as it wants it."""
        left, moves = dict(view["split"]), []
        for place, number in left["wanted"].items():
            if number:
                legal = sorted({" ".join(["give", *cards]) for cards in combinations(sorted(left["offer"]), number)})
                prompt = {"seat": view["me"], "kind": "split", "to": place, "number": number}
                moves.append(self._move({**view, "split": left, "prompt": prompt, "legal": legal}))
                given = moves[-1].split()[1:]
                left = {**left, "offer": without(left["offer"], given)}
                if place in left:
                    left[place] = [*left[place], *given]
        time.sleep(_PAUSE)
        socket.send(json.dumps({"type": "move", "seq": view["seq"], "moves": moves}))

    def _move(self, view: dict[str, Any]) -> str:
        if not self.failed:
            try:
                return self.engine.ask(view, self.budget, self.rng.getrandbits(32))
            except EngineFault as fault:
                self.failed = True
                self.engine.close()
                where = f"table {self.table.id}, move {view['seq']} ({view['prompt']['kind']})"
                said = f"the engine {self.command} {fault}; {where}; random moves go on for it"
                print(f"spinney: {one_line(said)}", file=sys.stderr, flush=True)
        return str(self.rng.choice(list(view["legal"])))

    def _tell_result(self, view: dict[str, Any]) -> None:
        points = ", ".join(
            f"{seat['name']} {points}" for seat, points in zip(view["seats"], view["totals"], strict=True)
        )
        print(one_line(f"over: {points}"))
