"""Prints a hash of what seats see and may do in some games: `python -m tests.envs.trace`."""

import hashlib
from random import Random

from spinney.envs.table import Table
from spinney.envs.vector import VectorEnv


def trace(edition: str, seats: int, steps: int = 600) -> str:
    """One hash of observations, masks and points of random games."""
    digest = hashlib.sha256()
    table, rng = Table(edition, seats), Random(5)
    play = table.deal(rng)
    for _ in range(steps):
        if play.state.over:
            play = table.deal(rng)
        for seat in range(seats):
            digest.update(play.see(seat))
        digest.update(play.mask())
        digest.update(bytes(str(play.points()), "ascii"))
        play.act(play.actions[int(rng.random() * len(play.actions))])
    many = VectorEnv(8, edition, seats, seed=3)
    for _ in range(60):
        batch = many.step(many.sample(rng))
        for array in batch:
            digest.update(array.tobytes())
    return digest.hexdigest()


if __name__ == "__main__":
    for name, number in (("base", 2), ("dartmoor", 3), ("base+alpine+woodland_edge", 4)):
        print(name, trace(name, number))
