"""Plays games between bots. This is the one place in the room that holds the true position, and it hands out views only."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from spinney.bots.base import bot
from spinney.engine.game import Game
from spinney.engine.record import Seat

BUDGET = 1.0


def play_match(
    edition: str,
    bots: Sequence[str],
    seed: int,
    options: Mapping[str, Any] | None = None,
    budget: float = BUDGET,
) -> Game:
    """One game between the named bots, one for each seat, from the deal to the end."""
    players = [bot(name) for name in bots]
    seats = [Seat(f"{name} {number + 1}", f"bot:{name}") for number, name in enumerate(bots)]
    game = Game.new(edition, seats, seed, options)
    dice = [seat_rng(seed, seat) for seat in range(len(bots))]
    while (seat := game.seat_to_act) is not None:
        game.play(players[seat].choose(game.view(seat), dice[seat], budget))
    return game


def seat_rng(seed: int, seat: int) -> Random:
    """A seat's own random generator."""
    return Random(f"{seed}/{seat}")
