"""How the points of a line of the log come about: what its moves have changed for each seat, species by species."""

import asyncio
from typing import TYPE_CHECKING, Any, Literal

from pydantic import BaseModel, ConfigDict, Field

from spinney.engine.game import Game
from spinney.server.looks import worth
from spinney.server.protocol import Refusal, SumsWish

if TYPE_CHECKING:
    from spinney.server.live import LiveTable

_NOTHING = {"points": 0}


class SumShown(BaseModel):
    """By how much the points of one species have changed, and the reason for what they are now."""

    model_config = ConfigDict(extra="forbid")
    species: str
    cards: int
    points: int
    text: str


class SumsShown(BaseModel):
    """What has changed in the points of one seat."""

    model_config = ConfigDict(extra="forbid")
    cave: int
    parts: list[SumShown]


class SumsMessage(BaseModel):
    """How the points of each seat that some moves have brought come about."""

    model_config = ConfigDict(extra="forbid")
    type: Literal["sums"]
    after: int = Field(description="moves before those")
    to: int = Field(description="moves with the last of them")
    seats: list[SumsShown]


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
    """For each seat by how much the moves after one position change its points by another."""

    def points(moves: int) -> list[dict[str, Any]]:
        start = {key: value for key, value in record.items() if key != "result"}
        game = Game.from_record(start | {"moves": record["moves"][:moves]})
        return [worth(game, seat, lang) for seat in range(len(game.state.forests))]

    return [_difference(had, has) for had, has in zip(points(after), points(to), strict=True)]


def _difference(had: dict[str, Any], has: dict[str, Any]) -> dict[str, Any]:
    old, new = ({part["species"]: part for part in one["parts"]} for one in (had, has))
    parts = []
    for species, part in (old | new).items():
        points = new.get(species, _NOTHING)["points"] - old.get(species, _NOTHING)["points"]
        if points:
            parts.append({"species": species, "cards": part["cards"], "points": points, "text": part["text"]})
    return {"cave": has["cave"] - had["cave"], "parts": parts}
