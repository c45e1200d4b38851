"""The deal of a table: one that can be checked, drawn when all have sat down, or one that its maker knows."""

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

from spinney.engine.fair import WAY, fair_deal, seal_of
from spinney.engine.setup import deal_cards, full_options
from spinney.errors import BadOption
from spinney.server.protocol import NewTable, Refusal
from spinney.server.replay import gone_through
from spinney.server.store import SeatRow, TableRow


class Beginning(NamedTuple):
    """How a table begins: with a deal of its own, or in the middle of a record."""

    options: dict[str, Any]
    deal: dict[str, Any]
    moves: list[tuple[int, str]]
    """Who decided what."""


def new_beginning(wish: NewTable) -> Beginning:
    """Seals a secret, from which the cards are dealt when all have sat down; with a seed deals at once."""
    options = dict(wish.options)
    start = options.pop("start", None)
    try:
        full = full_options(wish.edition, len(wish.seats), options)
    except BadOption as error:
        raise Refusal("bad_message", str(error)) from error
    if start is not None and (type(start) is not int or not 0 <= start < len(wish.seats)):
        raise Refusal("bad_message", f"there is no seat {start!r} to start")
    if wish.seed is not None:
        deal = deal_cards(wish.edition, len(wish.seats), full, Random(wish.seed), start)
        return Beginning(full, {**deal.to_dict(), "seed": wish.seed, "known": "seed"}, [])
    secret = secrets.token_hex(32)
    return Beginning(full, {"fair": {"secret": secret, "commitment": seal_of(secret), "start": start}}, [])


def beginning(wish: NewTable) -> Beginning:
    """The moment of a record that a new table shall go on from."""
    assert wish.origin is not None
    game, actors = gone_through(wish.origin.record, wish.origin.at)
    if game.edition != wish.edition or len(game.seats) != len(wish.seats):
        raise Refusal("bad_message", f"the record is one of {game.edition} with {len(game.seats)} seats", 422)
    if game.is_over:
        raise Refusal("over", "the game is over at that moment", 409)
    record = game.record()
    moves = list(zip(actors, record["moves"], strict=True))
    return Beginning(record["options"], {**record["deal"], "known": "record", "after": game.seq}, moves)


def dealt(row: TableRow, seats: Sequence[SeatRow]) -> dict[str, Any]:
    """The deal of a table at which these people have sat down; one that was dealt before stays."""
    if "deck" in row.deal:
        return row.deal
    fair = {**row.deal["fair"], "salts": [seat.salt for seat in seats]}
    deal = fair_deal(row.edition, row.options, fair["secret"], row.id, fair["salts"], fair["start"])
    return {**deal.to_dict(), "fair": fair}


def shown_deal(row: TableRow) -> dict[str, Any]:
    """What everybody may know of the deal before the end: who knows it, and the seal by which it can be checked."""
    fair = row.deal.get("fair")
    salts = [seat.salt for seat in row.seats] if fair is None else fair.get("salts", [seat.salt for seat in row.seats])
    return {
        "known_to_maker": "known" in row.deal, "by": row.deal.get("known"), "after": row.deal.get("after", 0),
        "commitment": fair["commitment"] if fair else None, "salts": salts,
    }  # fmt: skip


def told_deal(row: TableRow) -> dict[str, Any] | None:
    """What the record says of the deal when the game is over; None of a table made before deals could be checked."""
    if "known" in row.deal:
        return {"known_to_maker": True, "by": row.deal["known"]}
    fair = row.deal.get("fair")
    return None if fair is None else {"way": WAY, "table": row.id, **fair}


def listed(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Lines of a player's list, which say of each table whether it counts: not if its maker knew the deal."""
    return [{**{name: row[name] for name in row if name != "deal"}, "fair": "known" not in row["deal"]} for row in rows]


def chance_of(row: TableRow) -> int:
    """A number for the bots of a table that nobody knows while it is played, unless the maker knows the deal."""
    fair = row.deal.get("fair")
    return int(fair["secret"][:12], 16) if fair else int(row.deal.get("seed", 0))
