"""How points come about that some moves have brought: what they have changed for each seat, species by species."""

import asyncio
from typing import TYPE_CHECKING, Any

from spinney.server.looks import points_between
from spinney.server.protocol import Refusal, SumsWish
from spinney.server.replay import replayed

if TYPE_CHECKING:
    from spinney.server.live import LiveTable


async def sums_message(table: "LiveTable", seat: int | None, wish: SumsWish) -> dict[str, Any]:
    """The answer to a wish, as far as a seat was told of these moves."""
    if table.game is None:
        raise Refusal("not_your_turn", "the game has not begun", 409)
    if not table.shows_scores:
        raise Refusal("illegal", "points are told when the game is over", 403)
    known = len(table.actors)
    if seat != table.seat_to_act():
        known = min(known, table.told.moves)
    if not wish.after <= wish.to <= known:
        raise Refusal("bad_message", "there are no such moves")
    record = table.game.record()
    seats = await asyncio.to_thread(_sums, record, wish.after, wish.to, wish.lang)
    return {"type": "sums", "after": wish.after, "to": wish.to, "seats": seats}


def _sums(record: dict[str, Any], after: int, to: int, lang: str) -> list[dict[str, Any]]:
    return points_between(replayed(record, after), replayed(record, to), lang)
