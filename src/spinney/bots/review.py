"""Judges the decisions of a game that was played, each from what its seat could know then, not from how the cards fell.

A glance at a few worlds is enough for most of them; where something may have been lost or found, more are played.
`report` goes through a whole game this way.
"""

import math
from collections.abc import Iterator
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from spinney.bots.appraise import Appraisal
from spinney.bots.prospects import SURE, SUSPECT, Prospects
from spinney.bots.search import Candidate, Search, Searcher
from spinney.bots.why import Why, cost_of, why
from spinney.engine.game import Game
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.moves import SKIP, USE_IT, verb_of
from spinney.engine.notation import Move, move_of, text_of
from spinney.engine.view import View

GOOD, SLIP, BIG = "good", "slip", "big"
FOUND = 6.0
"""A best move that is so many points of lead ahead of the next best is worth a word."""
BIG_POINTS, BIG_CHANCE = 10, 12
"""From so many points of lead or percent on a slip is a big one."""
_TIME = 60.0
"""Seconds that the games behind the numbers of one move may take at most."""


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made, and what there was to know."""

    number: int
    """Which move of the record, from 1 on."""
    turn: int
    view: View
    """What its seat could know."""
    move: Move


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision that cost points, or one that found what was by far the best."""

    number: int
    turn: int
    seat: int
    kind: str
    played: str
    other: str
    """The better move; of a good moment the next best."""
    lead: int
    """By how many points the seat could expect to end ahead of the best other one after its move, and after the other
    move; below zero: behind. Where one plays alone these are its points."""
    other_lead: int
    chance: float | None
    """The same for the chance to win, in percent; none where one plays alone. A report rounds them, and holds them
    against how the game stood."""
    other_chance: float | None
    why: Why
    """For the better of the two,"""
    against: Why | None = None
    """and against the other one."""

    @property
    def gain(self) -> int:
        """How many points of lead it was better than the other move; below zero where it cost some."""
        return self.lead - self.other_lead

    def to_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "number": self.number, "turn": self.turn, "seat": self.seat, "kind": self.kind, "played": self.played,
            "other": self.other, "gain": self.gain, "lead": self.lead, "other_lead": self.other_lead,
            "chance": self.chance, "other_chance": self.other_chance, "why": self.why.to_dict(),
            "against": self.against and self.against.to_dict(),
        }  # fmt: skip

    @classmethod
    def from_dict(cls, data: dict[str, Any]) -> "Moment":
        """What `to_dict` made."""
        values = {name: value for name, value in data.items() if name not in ("gain", "why", "against")}
        against = data["against"] and Why(**data["against"])
        return cls(**values, why=Why(**data["why"]), against=against)


def decisions_and_turns(played: Game) -> Iterator[tuple[Decision, bool]]:
    """All moves of a game, each with whether a turn begins with it."""
    game = Game(played.edition, played.seats, played.options, played.deal)
    turn = 0
    for number, move in enumerate(played.moves):
        begins = game.state.turns > turn
        turn = game.state.turns
        yield Decision(number + 1, turn, game.view(game.state.seat), move), begins
        game.play(move)


class Judgement:
    """One decision, judged by a search that is done."""

    def __init__(self, decision: Decision, searcher: Searcher, budget: float = _TIME) -> None:
        """`budget` is the time of the search where its number of worlds is not limited."""
        self.decision = decision
        worlds = Worlds(decision.view)
        self.judge = Appraisal(decision.view, worlds)
        state = self.judge.state
        self.packed = {move_of(state, one): one for one in legal(state)}.get(decision.move)
        if self.packed is not None:  # else one of equal cards or hosts that the list leaves out
            self.search: Search = searcher.search(
                decision.view, Random(decision.view.seq), budget, also=self.packed, worlds=worlds
            )
            self.searcher, self.budget = searcher, budget
            self.prospects = Prospects(self.search, budget)
            self.mine: Candidate = next(one for one in self.search.all if one.move == self.packed)

    @property
    def weight(self) -> float:
        """How many points seem lost (below zero) or found by the move, if that is worth a longer look; else 0."""
        if self.packed is None:
            return 0.0
        lost = self.prospects.lost(self.mine)
        if lost >= SUSPECT:
            return -lost
        ahead = self._ahead()[1] if self.mine is self.prospects.best else 0.0
        return ahead if ahead >= FOUND / 2 else 0.0

    def look_longer(self, worlds: int) -> None:
        """Goes on with the search, if its end is not clear yet."""
        if self.packed is not None and self.weight:
            in_worlds(self.searcher, worlds).look_longer(self.search, self.budget)
            self.prospects = Prospects(self.search, self.budget)

    def _ahead(self) -> tuple[Candidate | None, float, float]:
        """The next best move, how many points it is behind, and the standard error of that.

        To use what costs nothing is no find.
        """
        best = self.prospects.best
        if verb_of(best.move) in (USE_IT, SKIP):
            return None, 0.0, math.inf
        gaps = [(one, *self.search.gap(best, one)) for one in self.search.all if one is not best]
        return min(gaps, key=lambda gap: gap[1], default=(None, 0.0, math.inf))

    def moment(self) -> Moment | None:
        """What is to be said of the move, or None."""
        if self.packed is None:
            return None
        best = self.prospects.best
        if self.prospects.is_blamed(self.mine):
            return self._said(SLIP, best, best)
        other, gap, error = self._ahead()
        if self.mine is best and other is not None and gap >= FOUND and gap >= SURE * error:
            return self._said(GOOD, other, best)
        return None

    def _said(self, kind: str, other: Candidate, better: Candidate) -> Moment:
        mine, state = self.mine, self.judge.state
        after, instead = self.prospects.of(mine), self.prospects.of(other)
        lead, other_lead = round(after.lead), round(instead.lead)
        chance, other_chance = _percent(after.chance), _percent(instead.chance)
        lost = (other_chance or 0) - (chance or 0)
        if kind == SLIP and is_big(other_lead - lead, lost):
            kind = BIG
        decision = self.decision
        return Moment(
            decision.number, decision.turn, self.judge.seat, kind, text_of(state, mine.move),
            text_of(state, other.move), lead, other_lead, chance, other_chance, why(self.judge, better.move),
            None if kind == GOOD else cost_of(self.judge, mine.move),
        )  # fmt: skip


def moment_of(game: Game, move: Move, budget: float, searcher: Searcher) -> Moment | None:
    """What is to be said of a move that is to be played next, or None."""
    view = game.view(game.state.seat)
    if len(view.legal) < 2:
        return None
    return Judgement(Decision(game.seq + 1, game.state.turns, view, move), searcher, budget).moment()


def in_worlds(searcher: Searcher, worlds: int) -> Searcher:
    """The same search, over so many worlds whatever time they take: so a review says the same on every machine."""
    return replace(searcher, limit=worlds)


def is_big(points: int, chance: float) -> bool:
    """Whether so many points of lead or percent of the chances are more than a small slip."""
    return points >= BIG_POINTS or chance >= BIG_CHANCE


def _percent(chance: float | None) -> float | None:
    return None if chance is None else 100 * chance
