"""Plays a position to the end with random legal moves: the yardstick of speed, and a tool for search."""

from collections.abc import Callable

from spinney.engine.apply import apply
from spinney.engine.legal import legal
from spinney.engine.state import State


def play_out(state: State, random: Callable[[], float]) -> int:
    """Plays uniformly random moves until the game is over; returns how many decisions that took."""
    decisions = 0
    while not state.over:
        moves = legal(state)
        apply(state, moves[int(random() * len(moves))])
        decisions += 1
    return decisions
