"""Tables that only exist in what their page is told: any moment is there at once, and nothing happens by itself."""

import json
from typing import Any

import orjson
from playwright.sync_api import Page, WebSocketRoute

from spinney.server.live import LiveTable
from spinney.server.store import SeatRow, TableRow
from tests.browser.house import House
from tests.browser.moments import Moment
from tests.browser.robot import READY
from tests.server.machines import TableLink

TABLE = "told"
NAMES = ("Maximiliane", "Bartholomew", "Ida", "Jean-Philippe", "Ως")
_SETTINGS = {
    "live_scores": True, "take_back": True, "hints": True, "takeover_after": 0, "votes": True, "vote_after": 45,
}  # fmt: skip


def table_at(moment: Moment) -> LiveTable:
    """The table of a moment, as the server holds it."""
    game = moment.game()
    people = [SeatRow(seat, NAMES[seat], "human", f"hash {seat}") for seat in range(moment.seats)]
    told = (game.options, _SETTINGS, game.deal.to_dict(), "running", 0.0, 0.0, None, None, None, people)
    row = TableRow(TABLE, moment.edition, *told)
    table = LiveTable(row)
    table.people.here = set(range(moment.seats))
    table.people.count()
    assert table.game is not None
    for move in moment.record["moves"][: moment.at]:
        table.replay(move, table.game.state.seat)
    return table


class Told:
    """One page at such a table."""

    def __init__(self, house: House, first: Moment, lang: str, **rest: Any) -> None:
        self.table, self.seat = table_at(first), first.seat
        self.page: Page = house.open("/credits", seat=TableLink(TABLE, ["none"]), lang=lang, **rest)
        self.page.route_web_socket(f"**/api/tables/{TABLE}/ws", self._answer)
        self.page.goto(f"{house.server.base_url}/t/{TABLE}")
        self._wait()
        self.page.evaluate("document.fonts.ready.then(() => true)")

    def _wait(self) -> None:
        shown = "document.querySelector('[data-testid=prompt]')?.dataset.seq"
        seq = str(self.table.seq_for(self.seat))
        self.page.wait_for_function(f"(seq) => {shown} === seq && ({READY})()", arg=seq)

    def _view(self) -> str:
        return self.table.message(self.seat, []).decode()

    def _answer(self, socket: WebSocketRoute) -> None:
        socket.on_message(lambda text: self._hear(socket, json.loads(text)))

    def _hear(self, socket: WebSocketRoute, asked: dict[str, Any]) -> None:
        if asked["type"] == "hello":
            socket.send(self._view())
        elif asked["type"] == "look":
            socket.send(self.table.look(self.seat, asked["lang"]).decode())
        elif asked["type"] == "log":
            socket.send(orjson.dumps({"type": "log", "seq": self.table.seq_for(self.seat), "moves": []}).decode())
