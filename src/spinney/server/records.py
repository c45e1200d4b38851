"""The record of a table: from its game, or from what is stored where this engine plays other rules."""

from typing import Any

from spinney.engine.record import FORMAT
from spinney.server.deals import told_deal
from spinney.server.hub import Hub
from spinney.server.protocol import Refusal
from spinney.server.store import LogRow, TableRow


async def record_of(hub: Hub, table_id: str) -> dict[str, Any]:
    """The record of a finished game, with the number of the rules that it was played under."""
    try:
        return (await hub.table(table_id)).record()
    except Refusal as refusal:
        if refusal.code != "other_rules":
            raise
    row = await hub.store.table(table_id)
    if row is None or row.status != "over":
        raise Refusal("illegal", "the record is there when the game is over", 403)
    return stored_record(row, await hub.store.log(table_id))


def stored_record(row: TableRow, log: list[LogRow]) -> dict[str, Any]:
    """A record put together without the engine, which does not know these rules."""
    moves: list[str] = []
    for entry in log:
        if entry.action == "undo":
            moves.pop()
        else:
            moves.append(entry.action)
    return {
        "format": FORMAT, "rules": row.rules, "edition": row.edition, "options": row.options,
        "seats": [{"name": seat.name, "kind": seat.kind} for seat in row.seats],
        "deal": {name: value for name, value in row.deal.items() if name not in ("fair", "known", "after")},
        "moves": moves, "result": row.result, "fair": told_deal(row),
    }  # fmt: skip
