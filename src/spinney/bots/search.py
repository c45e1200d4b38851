"""Search over possible positions: the rest of the game is played many times over for each move that deserves it.

A first guess (`choices`, and what `quick` would do) names the candidates. Then worlds are dealt that fit the view; in
each of them every candidate is played and `quick` plays on to the end for all seats. The worlds are the same for all
candidates, and each seat draws its own cards there: that takes much of the luck out of the comparison. Candidates that
are clearly behind are dropped, and when one is left the rest of the time is not used.
"""

import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import Any

from spinney.bots.choices import ranked_moves
from spinney.bots.draws import with_own_draws
from spinney.bots.goal import goal_worth
from spinney.bots.quick import Quick
from spinney.bots.value import Value
from spinney.bots.weights import value_numbers, weights, winning
from spinney.engine.apply import apply
from spinney.engine.infer import Worlds
from spinney.engine.prompts import TURN
from spinney.engine.scoring import total
from spinney.engine.state import State, word_of
from spinney.engine.tables import Tables
from spinney.engine.view import View
from spinney.errors import BadOption

CANDIDATES = 6
WITHIN = 8.0
"""A move whose first guess is so many points below the best is not looked at."""
PRIOR = 80.0
"""How many games the first guess counts for."""
RIVAL = 1.0
"""How much the points of the best other seat count against us: all of them, because winning counts. Less makes longer
games with more points for all, and more of them are lost."""
ENVY = 0.0
"""How much more those points count that the best other seat has more than us."""
LIKED = 1.5
"""How many points the fast judge's own choice is guessed above all others."""
HORIZON = 0
"""After so many turns a game in the head is cut short and the rest of it guessed by `value`, where that was learned for
the edition; 0: all games are played to the end."""
CHECK = 12
"""After so many worlds it is looked who is behind."""
BEHIND = 2.0
"""Who is so many standard errors behind is dropped."""
HALVINGS = (0.35, 0.65)
"""Shares of the time after which the worse half is dropped in any case."""
IN_SHORT = 0.3
"""The share of the budget for all prompts but the action of a turn: a payment or a second draw seldom decides much."""
PATIENCE = 4.0
"""On a busy machine time on the processor passes slowly: after so many budgets on the wall it stops too; 0: never."""


class Candidate:
    """A move under consideration, with how its games ended."""

    __slots__ = ("ends", "guess", "move", "results")

    def __init__(self, move: int, guess: float) -> None:
        self.move, self.guess = move, guess
        self.ends: list[float] = []
        self.results: list[tuple[int, int]] = []
        """For each game that was played to the end our points, and those of the best other seat."""

    @property
    def mean(self) -> float:
        """How it ended on average."""
        return sum(self.ends) / len(self.ends) if self.ends else 0.0


@dataclass(frozen=True)
class Searcher:
    """How to search; a bot has one."""

    candidates: int = CANDIDATES
    within: float = WITHIN
    prior: float = PRIOR
    rival: float = RIVAL
    envy: float = ENVY
    horizon: int = HORIZON
    patience: float = PATIENCE
    limit: int | None = None
    """So many worlds instead of a time: then equal views and equal dice get equal moves."""
    clock: Callable[[], float] = time.thread_time
    numbers: Callable[[Tables], Sequence[int]] = winning
    """The numbers of the fast judge for an edition,"""
    alone: Callable[[Tables], Sequence[int]] = weights
    """and where one plays alone, for points."""

    def adjusted(self, settings: Mapping[str, float]) -> "Searcher":
        """The same with other numbers for some of its settings.

        :raises BadOption: if there is no such setting.
        """
        kinds = {one.name: type(getattr(self, one.name)) for one in fields(self)}
        known = {name: kind for name, kind in kinds.items() if kind in (int, float)} | {"limit": int}
        unknown = next((name for name in settings if name not in known), None)
        if unknown is not None:
            raise BadOption(f"there is no setting {unknown!r:.60}; there are {', '.join(known)}")
        changed: dict[str, Any] = {name: known[name](value) for name, value in settings.items()}
        return replace(self, **changed)

    def search(
        self, view: View, rng: Random, budget: float, also: int | None = None, worlds: Worlds | None = None
    ) -> "Search":
        """A search that is done; a move that it should look at to the end can be given, and the worlds of the view."""
        search = Search(self, view, rng, also, worlds)
        if self.limit is None:
            search.run(budget)
        else:
            search.run_worlds(self.limit)
        return search

    def look_longer(self, search: "Search", budget: float) -> None:
        """Goes on with a search for as long as its budget says."""
        if self.limit is None:
            search.started, search.wall = self.clock(), time.monotonic()
            search.run(budget)
        else:
            search.run_worlds(self.limit)


class Search:
    """One decision."""

    def __init__(
        self, how: Searcher, view: View, rng: Random, also: int | None = None, worlds: Worlds | None = None
    ) -> None:
        self.started, self.wall = how.clock(), time.monotonic()
        self.how, self.rng = how, rng
        self.worlds = worlds or Worlds(view)
        numbers = how.numbers if len(view.seats) > 1 else how.alone
        self.quick = Quick(view.tables, list(numbers(view.tables)))
        learned = value_numbers(view.tables, len(view.seats)) if how.horizon else None
        self.value = None if learned is None else Value(self.quick, learned)
        state, guesses = ranked_moves(view, self.worlds)
        self.seat = state.seat
        self.share = 1.0 if word_of(state.stack[-1]) == TURN else IN_SHORT
        liked = self.quick.choose(self.worlds.deal(rng))
        guesses[liked] = max(guesses.values()) + LIKED
        order = sorted(guesses, key=lambda move: -guesses[move])[: how.candidates]
        least = guesses[order[0]] - how.within
        self.all = [Candidate(move, guesses[move]) for move in order if guesses[move] >= least or move == also]
        if also is not None and also not in order:
            self.all.append(Candidate(also, guesses[also]))
        self.alive, self.also = self.all, also

    # -- how long ---------------------------------------------------------------------------------------------

    def run(self, budget: float) -> None:
        """Plays until the time is up, as nearly as whole rounds allow, or one candidate is left."""
        budget *= self.share
        clock, end = self.how.clock, self.started + budget
        late = self.wall + (self.how.patience or math.inf) * budget
        begun = now = clock()
        halvings = [begun + share * (end - begun) for share in HALVINGS]
        longest, rounds = 0.0, 0
        while len(self.alive) > 1 and now + longest / 2 < end and time.monotonic() < late:
            self.play_round()
            rounds += 1
            before, now = now, clock()
            longest = max(longest * 0.9, now - before)
            if halvings and now >= halvings[0]:
                halvings.pop(0)
                self.halve()
            elif rounds % CHECK == 0:
                self.send_home()

    def run_worlds(self, limit: int) -> None:
        """Plays so many worlds, whatever time that takes."""
        for number in range(limit):
            self.play_round()
            if (number + 1) % CHECK == 0:
                self.send_home()

    def play_round(self) -> None:
        """Every candidate once in the same new world."""
        world = with_own_draws(self.worlds.deal(self.rng))
        for candidate in self.alive:
            state = world.copy()
            apply(state, candidate.move)
            if self.value is None:
                candidate.ends.append(self.end(state, self.finish(candidate, state)))
            else:
                self.quick.play_turns(state, self.how.horizon)
                candidate.ends.append(self.end(state, self.value.points(state)))

    def finish(self, candidate: Candidate, state: State) -> list[int]:
        """Plays a game to its end; the points of all seats."""
        self.quick.play_on(state)
        points = [total(state.forests, seat) for seat in range(state.seats)]
        others = [each for seat, each in enumerate(points) if seat != self.seat]
        candidate.results.append((points[self.seat], max(others, default=0)))
        return points

    def end(self, state: State, points: Sequence[float]) -> float:
        """How well a game ends for our seat with these points."""
        own, others = points[self.seat], [each for seat, each in enumerate(points) if seat != self.seat]
        if not others:
            return own + goal_worth(state.forests, self.seat)
        best = max(others)
        return own - self.how.rival * best - self.how.envy * max(0.0, best - own)

    def results(self, candidate: Candidate, least: int, enough: int, budget: float) -> list[tuple[int, int]]:
        """How games end after a move; if there are not enough, some more are played as long as there is time."""
        end = self.how.clock() + budget
        while (played := len(candidate.results)) < least or (played < enough and self.how.clock() < end):
            state = with_own_draws(self.worlds.deal(self.rng))
            apply(state, candidate.move)
            self.finish(candidate, state)
        return candidate.results

    # -- who is ahead -----------------------------------------------------------------------------------------

    def by_value(self, candidates: list[Candidate]) -> list[Candidate]:
        """Candidates that were played equally often, the best first: games and first guess together."""
        prior = self.how.prior
        return sorted(candidates, key=lambda one: -(one.mean * len(one.ends) + one.guess * prior))

    def halve(self) -> None:
        """Drops the worse half."""
        order = self.by_value(self.alive)
        keep = max(2, (len(order) + 1) // 2)
        self.alive = [one for place, one in enumerate(order) if place < keep or one.move == self.also]

    def send_home(self) -> None:
        """Keeps the leader, and whoever is not clearly behind it."""
        leader, *others = self.by_value(self.alive)
        self.alive = [leader, *(one for one in others if one.move == self.also or not self.is_behind(one, leader))]

    def is_behind(self, one: Candidate, leader: Candidate) -> bool:
        """Whether it is surely worse."""
        gap, error = self.gap(leader, one)
        return gap > BEHIND * error

    def gap(self, leader: Candidate, one: Candidate) -> tuple[float, float]:
        """How many points one is behind the other, by the same worlds and the first guess, and its standard error."""
        gaps = [a - b for a, b in zip(leader.ends, one.ends, strict=False)]
        number, prior = len(gaps), self.how.prior
        if number < 2:
            return leader.guess - one.guess, math.inf
        mean = sum(gaps) / number
        variance = sum((gap - mean) ** 2 for gap in gaps) / (number - 1)
        guessed = leader.guess - one.guess
        return (mean * number + guessed * prior) / (number + prior), math.sqrt(variance / (number + prior))

    def ranked(self) -> list[tuple[int, float]]:
        """All candidates, those that stayed longest first."""
        order = self.by_value(self.alive)
        order += sorted((one for one in self.all if one not in order), key=lambda one: (-len(one.ends), -one.mean))
        return [(candidate.move, candidate.mean) for candidate in order]
