"""Choices that everybody makes at the same time: a draft of first hands.

The rules ask one seat after the other. Here a seat may answer at any time and change its mind; what it says is
*sealed*: kept with the seat in the store, and shown to nobody else. When all people at the table have sealed a choice,
the choices are played in the order of the rules, bots in between.
"""

from collections.abc import Sequence

import orjson

from spinney.engine.game import Game
from spinney.engine.prompts import SPLIT
from spinney.engine.state import word_of
from spinney.server.store import SeatRow


def is_splitting(game: Game | None) -> bool:
    """Whether everybody at the table is splitting cards of a first hand."""
    return game is not None and not game.is_over and word_of(game.state.stack[-1]) == SPLIT


def has_to_split(game: Game, seat: int) -> bool:
    """Whether the seat still has cards to be split in this round, as far as the rules know."""
    return bool(game.state.split) and bool(game.state.split[5 * seat])


def sealed_moves(game: Game | None, row: SeatRow) -> list[str] | None:
    """What the seat has sealed for this round."""
    if row.sealed is None or game is None or not has_to_split(game, row.seat):
        return None
    sealed = orjson.loads(row.sealed)
    moves: list[str] = sealed["moves"]
    return moves if sealed["round"] == game.state.top else None


def sealed_text(game: Game, moves: Sequence[str]) -> str:
    """A choice for this round as it is kept."""
    return orjson.dumps({"round": game.state.top, "moves": list(moves)}).decode()


def undecided(game: Game | None, seats: Sequence[SeatRow]) -> list[int]:
    """The people who have not sealed a choice yet; bots and stand-ins decide when their turn comes."""
    if game is None or not is_splitting(game):
        return []
    people = [row for row in seats if row.kind == "human" and not row.stand_in]
    return [row.seat for row in people if has_to_split(game, row.seat) and sealed_moves(game, row) is None]


def due_seats(game: Game | None, seats: Sequence[SeatRow]) -> list[int]:
    """Who has to decide now: one seat, or in a draft all people who have not decided yet."""
    if game is None or game.is_over:
        return []
    return undecided(game, seats) if is_splitting(game) else [game.state.seat]


def moment_of(game: Game | None) -> int:
    """A number for the turn or the round of a draft that a seat decides in, another one for the next."""
    if game is None:
        return 0
    return -game.state.top if is_splitting(game) else game.state.turns
