"""Goes through a game that was played: how the chances stood, and the moments where points were lost.

Each decision is judged from what its seat could know then, not from how the cards fell. A short look is enough for most
of them; only where something may have been lost the whole time is taken.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from spinney.bots.appraise import Appraisal
from spinney.bots.prospects import SUSPECT, Prospect, Prospects
from spinney.bots.search import Candidate, Searcher
from spinney.bots.why import Why, why
from spinney.engine.game import Game
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import Move, move_of, text_of

SHORT = 0.2
"""The share of the time that every decision gets."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that cost points."""

    number: int
    """Which move of the record, from 1 on."""
    seat: int
    played: str
    better: str
    lost: float
    points: float
    """What the seat could expect to end with after the better move,"""
    chance: float | None
    """its chance to win then,"""
    chance_lost: float | None
    """and how much of it was lost."""
    why: Why
    """For the better move."""

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "number": self.number, "seat": self.seat, "played": self.played, "better": self.better, "lost": self.lost,
            "points": self.points, "chance": self.chance, "chance_lost": self.chance_lost, "why": self.why.to_dict(),
        }  # fmt: skip


def review(played: Game, budget: float, searcher: Searcher | None = None) -> Iterator[Moment | None]:
    """For each move of the game the moment that it was, or None where nothing (much) was lost."""
    game = Game(played.edition, played.seats, played.options, played.deal)
    for move in played.moves:
        yield moment_of(game, move, budget, searcher or Searcher())
        game.play(move)


def moment_of(game: Game, move: Move, budget: float, searcher: Searcher) -> Moment | None:
    """What is to be said of a move that is to be played next, or None."""
    seat = game.state.seat
    view = game.view(seat)
    if len(view.legal) < 2:
        return None
    worlds = Worlds(view)
    judge = Appraisal(view, worlds)
    packed = {move_of(judge.state, one): one for one in legal(judge.state)}.get(move)
    if packed is None:  # one of equal cards or hosts that the list leaves out
        return None
    search = searcher.search(view, Random(game.seq), budget * SHORT, also=packed, worlds=worlds)
    mine = next(one for one in search.all if one.move == packed)
    if search.gap(search.by_value(search.alive)[0], mine)[0] < SUSPECT:
        return None
    searcher.look_longer(search, budget)
    prospects = Prospects(search, budget)
    if not prospects.is_blamed(mine):
        return None
    return _said(game, judge, prospects, mine)


def _said(game: Game, judge: Appraisal, prospects: Prospects, mine: Candidate) -> Moment:
    best, after = prospects.of(prospects.best), prospects.of(mine)
    return Moment(
        game.seq + 1, judge.seat, text_of(judge.state, mine.move), text_of(judge.state, best.move),
        round(prospects.lost(mine), 1), round(best.points, 1), _rounded(best.chance), _chance_lost(best, after),
        why(judge, best.move),
    )  # fmt: skip


def _chance_lost(best: Prospect, after: Prospect) -> float | None:
    return None if best.chance is None or after.chance is None else round(best.chance - after.chance, 2)


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 2)
