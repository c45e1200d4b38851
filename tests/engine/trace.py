"""Prints a hash over all legal moves and scores of many random games: equal for sources, compiled and earlier engines.

Cards are named by the first of their equals, so that it does not matter which copy an engine speaks of.
"""

import hashlib
import json
import random
import sys
from functools import lru_cache

import spinney.engine.apply
from spinney.engine.apply import apply
from spinney.engine.legal import legal
from spinney.engine.notation import text_of
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state
from spinney.engine.state import State
from spinney.engine.view import forest_hosts
from tests.records.digest import plain

named = lru_cache(1 << 16)(plain)


def trace(games: int) -> str:
    """The hash of so many games, over both editions and 2 to 5 seats."""
    digest = hashlib.sha256()
    for seed in range(games):
        edition, seats = ("base", "dartmoor")[seed % 2], 2 + seed // 2 % 4
        rng = random.Random(seed)
        state = quick_state(edition, seats, full_options(edition, seats, {}), rng)
        while not state.over:
            moves = sorted((named(edition, text_of(state, move)), move) for move in legal(state))
            digest.update("\n".join([text for text, _ in moves]).encode())
            apply(state, moves[int(rng.random() * len(moves))][1])
        digest.update(plain(edition, json.dumps(last_of(state))).encode())
    return digest.hexdigest()


def last_of(state: State) -> list[object]:
    """What lies where at the end."""
    ids = state.tables.card_ids
    zones = [*state.hands, *map(sorted, state.caves), sorted(state.clearing), sorted(state.discard)]
    scores = [total(state.forests, seat) for seat in range(state.seats)]
    forests = [forest_hosts(state.tables, forest) for forest in state.forests]
    return [scores, forests, [[ids[card] for card in zone] for zone in zones], state.turns, state.top, state.seat]


if __name__ == "__main__":
    kind = "sources" if str(spinney.engine.apply.__file__).endswith(".py") else "compiled"
    print(kind, trace(int(sys.argv[1])))
