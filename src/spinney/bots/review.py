"""Goes through a game that was played and finds the moments where points were lost.

Each decision is judged from what its seat could know then, not from how the cards fell.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from spinney.bots.appraise import Appraisal
from spinney.bots.search import Searcher
from spinney.bots.why import Why, why
from spinney.engine.game import Game
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import Move, move_of, text_of

LEAST = 3.0
"""Fewer points are not worth a word."""
SURE = 2.0
"""A loss must be so many times the standard error that the games leave in it."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that cost points."""

    number: int
    """Which move of the record, from 1 on."""
    seat: int
    played: str
    better: str
    lost: float
    why: Why
    """For the better move."""

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "number": self.number, "seat": self.seat, "played": self.played, "better": self.better, "lost": self.lost,
            "why": self.why.to_dict(),
        }  # fmt: skip


def review(played: Game, budget: float, searcher: Searcher | None = None) -> Iterator[Moment | None]:
    """For each move of the game the moment that it was, or None where nothing (much) was lost."""
    game = Game(played.edition, played.seats, played.options, played.deal)
    for move in played.moves:
        yield _moment(game, move, budget, searcher or Searcher())
        game.play(move)


def _moment(game: Game, move: Move, budget: float, searcher: Searcher) -> Moment | None:
    seat = game.state.seat
    view = game.view(seat)
    if len(view.legal) < 2:
        return None
    worlds = Worlds(view)
    judge = Appraisal(view, worlds)
    packed = {move_of(judge.state, one): one for one in legal(judge.state)}.get(move)
    if packed is None:  # one of equal cards or hosts that the list leaves out
        return None
    search = searcher.search(view, Random(game.seq), budget, also=packed, worlds=worlds)
    best, *_ = search.by_value(search.alive)
    mine = next(one for one in search.all if one.move == packed)
    if best is mine:
        return None
    lost, error = search.gap(best, mine)
    if lost < LEAST or lost < SURE * error:
        return None
    better = text_of(judge.state, best.move)
    return Moment(game.seq + 1, seat, str(move), better, round(lost, 1), why(judge, best.move))
