"""Prints a hash over all legal moves and scores of many random games: equal for sources and compiled modules."""

import hashlib
import random
import sys

import spinney.engine.apply
from spinney.engine.apply import apply
from spinney.engine.legal import legal
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state


def trace(games: int) -> str:
    """The hash of so many games, over both editions and 2 to 5 seats."""
    digest = hashlib.sha256()
    for seed in range(games):
        edition, seats = ("base", "dartmoor")[seed % 2], 2 + seed // 2 % 4
        rng = random.Random(seed)
        state = quick_state(edition, seats, full_options(edition, seats, {}), rng)
        while not state.over:
            moves = legal(state)
            digest.update(repr(moves).encode())
            apply(state, moves[int(rng.random() * len(moves))])
        digest.update(repr([total(state.forests, seat) for seat in range(seats)]).encode())
        digest.update(repr(state.key()).encode())
    return digest.hexdigest()


if __name__ == "__main__":
    kind = "sources" if str(spinney.engine.apply.__file__).endswith(".py") else "compiled"
    print(kind, trace(int(sys.argv[1])))
