"""Records what the server tells a page at each kind of decision; the page's own tests play with it.

Run it when views or looks have got another shape; a test says so:

    .venv/bin/python -m tools.record_views
"""

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import orjson

from spinney.cards.boxes import editions
from spinney.cards.load import load_edition
from spinney.engine.events import Event
from spinney.engine.game import Game
from spinney.engine.question import prompt_of
from spinney.server.live import LiveTable
from spinney.server.store import SeatRow, TableRow

FILE = Path(__file__).parent.parent / "web" / "tests" / "fixtures" / "views.json"
_SETTINGS = {
    "live_scores": True, "take_back": True, "hints": True, "takeover_after": 0, "votes": True, "vote_after": 45,
}  # fmt: skip
_MARKS: dict[str, Callable[[Mapping[str, Any]], bool]] = {
    "clearing": lambda details: details.get("from") == "clearing",
    "gain": lambda details: bool(details.get("gain")),
}
"""What makes two decisions of one kind differ for a page."""
_GAMES = 5
_STORY = 12
"""Positions in a row of which a page is told."""

Message = dict[str, Any]


def record() -> dict[str, Any]:
    """For every edition of one box: the moments by kind of decision, a table in the lobby, and some moves in a row."""
    found = {}
    for edition in [name for name in editions() if "+" not in name]:
        moments: dict[str, Message] = {}
        for seed in range(_GAMES):
            _gather(_table(edition, seed), Random(seed), moments)
        if load_edition(edition).setup.hand_deals:
            table = _table(edition, 0, drafts=True)
            moments["split"] = {"view": _message(table, 0, []), "look": orjson.loads(table.look(0, "en"))}
        open_table = _message(_table(edition, 0, "open"), 0, [])
        found[edition] = {"lobby": open_table, "story": _story(_table(edition, 1)), "moments": moments}
    return found


def _table(edition: str, seed: int, status: str = "running", drafts: bool = False) -> LiveTable:
    options = {"hand_draft": True, "start": 0} if drafts else {}
    game = Game.new(edition, ["Ann", "Ben"], seed, options)
    people = [SeatRow(seat, name, "human", f"hash {seat}") for seat, name in enumerate(("Ann", "Ben"))]
    row = TableRow(
        "recorded", edition, game.options, _SETTINGS, game.deal.to_dict(), status, 0.0, 0.0, None, None, None, people
    )  # fmt: skip
    table = LiveTable(row)
    table.people.here = {0, 1}
    table.people.count()
    return table


def _message(table: LiveTable, seat: int, events: list[Event]) -> Message:
    read: Message = orjson.loads(table.message(seat, events))
    return read


def _gather(table: LiveTable, chance: Random, moments: dict[str, Message]) -> None:
    """Plays at random, and keeps the earliest good moment of each kind through the eyes of the seat that decides."""
    assert table.game is not None
    events: list[Event] = []
    while not table.game.is_over:
        state = table.game.state
        prompt = prompt_of(state, True)
        assert prompt is not None
        kind = " ".join([prompt.kind, *(word for word in _MARKS if _MARKS[word](prompt.details))])
        if kind not in moments or table.seq < moments[kind]["look"]["seq"]:
            look = orjson.loads(table.look(state.seat, "en"))
            if _is_good(prompt.kind, look):
                moments[kind] = {"view": _message(table, state.seat, events), "look": look}
        events = table.replay(str(chance.choice(table.game.legal_moves())), state.seat)


def _is_good(kind: str, look: Message) -> bool:
    """Whether there is something to choose."""
    plans = look["plans"]
    if kind == "turn":
        earning = any(plan["earns"] and plan["cost"] > 1 and len(plan["pay"]) > plan["cost"] for plan in plans)
        return earning and bool(look["refused"])
    if kind == "place":
        return len(plans[0]["spots"]) > 1 and plans[0]["cost"] > 0
    return bool(plans) or kind not in ("free", "dig", "face_down")


def _story(table: LiveTable) -> list[Message]:
    """Some moves as the first seat is told of them; the last one is taken back."""
    assert table.game is not None
    told, chance = [_message(table, 0, [])], Random(1)
    while len(told) < _STORY or not table.game.can_undo:
        events = table.replay(str(chance.choice(table.game.legal_moves())), table.game.state.seat)
        told.append(_message(table, 0, events))
    told.append(_message(table, 0, table.replay("undo", table.actors[-1])))
    return told


def main() -> None:
    """Writes the file."""
    FILE.parent.mkdir(exist_ok=True)
    FILE.write_text(json.dumps(record(), ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
