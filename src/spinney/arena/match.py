"""Plays a game between bots: it holds the true position and hands out views."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

from spinney.arena.referee import Referee, seat_of, seat_rng
from spinney.engine.apply import apply
from spinney.engine.game import Game
from spinney.engine.legal import legal
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state

BUDGET = 1.0
RANDOM = "random"


class Result(NamedTuple):
    """What is kept of a game."""

    scores: tuple[int, ...]
    decisions: int
    turns: int
    faults: tuple[str, ...] = ()
    """What bots of other people did wrong."""


def play_match(
    edition: str,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    budget: float = BUDGET,
) -> Game:
    """One game between the named bots, one for each seat, from the deal to the end.

    :raises BadOption: if there is no such edition, bot, option or number of seats.
    """
    return refereed(edition, bots, seed, options, budget).game


def refereed(
    edition: str, bots: Sequence[str], seed: int, options: Mapping[str, Any] | None = None, budget: float = BUDGET
) -> Referee:
    """The same, with all that the referee saw."""
    seats = [seat_of(name, f"{name} {number + 1}") for number, name in enumerate(bots)]
    referee = Referee(Game.new(edition, seats, seed, options), bots, seed, budget)
    try:
        referee.play()
    finally:
        referee.close()
    return referee


def match_result(
    edition: str,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    budget: float = BUDGET,
) -> Result:
    """The result of the game that `play_match` plays; where all play at random, without the detour of views."""
    if all(name == RANDOM for name in bots):
        return _random_result(edition, len(bots), seed, options or {})
    referee = refereed(edition, bots, seed, options, budget)
    game, faults = referee.game, tuple(map(str, referee.faults))
    return Result(tuple(referee.scores()), game.seq, game.state.turns, faults)


def _random_result(edition: str, seats: int, seed: int, options: Mapping[str, Any]) -> Result:
    """The same game as with `RandomBot` on every seat, on the packed engine."""
    full = full_options(edition, seats, options)
    state = quick_state(edition, seats, full, Random(seed))
    dice = [seat_rng(seed, seat).random for seat in range(seats)]
    decisions = 0
    while not state.over:
        moves = legal(state)
        apply(state, moves[int(dice[state.seat]() * len(moves))])
        decisions += 1
    return Result(tuple(total(state.forests, seat) for seat in range(seats)), decisions, state.turns)
