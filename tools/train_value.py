"""Learns what positions are worth (`spinney.bots.value`) from games that the fast judge plays against itself.

    python tools/train_value.py --edition base --games 20000 --seed 1

In half of the games some moves are drawn by lot, so that it sees more than good play. Positions are taken at the start
of turns; the weights are those of a ridge regression on the points that each seat still makes. Then it is measured on
games that it has not seen, beside the clock alone and beside the outlook by which `player` judges, and so are the
chances to win. The result is `src/spinney/bots/value.json`. The same arguments give the same numbers, wherever games
are played: `--ray ADDRESS` plays them on a Ray cluster (`local` starts one). NumPy comes with `spinney[rl]`.
"""

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from spinney.arena.deals import TRAINING, check_purpose
from spinney.bots.estimate import turns_left
from spinney.bots.outlook import Outlook
from spinney.bots.quick import Quick
from spinney.bots.value import GENERAL, features
from spinney.bots.weights import fingerprint, weights
from spinney.engine.apply import apply
from spinney.engine.legal import legal
from spinney.engine.prompts import TURN
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state
from spinney.engine.state import State

FILE = Path(__file__).resolve().parent.parent / "src" / "spinney" / "bots" / "value.json"
CHUNK = 500
TAKEN = 0.09
"""The share of turns whose position is taken."""
BY_LOT = 0.2
"""At most this share of moves is drawn by lot, in half of the games."""
RIDGE = 30.0
CLOCK = (0, 1, 2, 12, 13, 18, 19)
"""The general features that only tell the time: turns left, whose turn it is, winter."""
SPANS = ((0, 5), (5, 15), (15, 30), (30, 99), (0, 99))

Array = NDArray[np.float64]


class Sample(NamedTuple):
    """A seat's position and how its game went on."""

    row: list[float]
    left: int
    now: int
    end: int
    rival: int
    """What the best other seat ended with."""
    outlook: float | None
    """What the forest promises, where that was asked for."""
    game: int


def samples(edition: str, seats: int, seed: str, games: int, outlooks: bool = False) -> Iterator[Sample]:
    """The positions of some games."""
    rng, options = Random(seed), full_options(edition, seats, {})
    t = quick_state(edition, seats, options, rng).tables
    player, judge = Quick(t, list(weights(t))), Quick(t, list(weights(t)))
    for game in range(games):
        state, lot = quick_state(edition, seats, options, rng), BY_LOT * rng.random() if rng.random() < 0.5 else 0.0
        player.stamp = -1
        taken: list[tuple[list[float], int, int, int, float | None]] = []
        while not state.over:
            if state.stack[-1] & 31 == TURN and rng.random() < TAKEN:
                now = [total(state.forests, seat) for seat in range(seats)]
                for seat in range(seats):
                    promise = hoped(state, seat) if outlooks else None
                    taken.append((features(judge, state, seat, now), seat, turns_left(state), now[seat], promise))
            moves = legal(state) if rng.random() < lot else []
            apply(state, moves[int(rng.random() * len(moves))] if moves else player.choose(state))
        ends = [total(state.forests, seat) for seat in range(seats)]
        for row, seat, left, points, promise in taken:
            rival = max(end for other, end in enumerate(ends) if other != seat)
            yield Sample(row, left, points, ends[seat], rival, promise, game)


def hoped(state: State, seat: int) -> float:
    """The forest's points with the hopes of `player`."""
    unseen = [card for card in state.deck[state.top :] if card >= 0]
    return Outlook(state, seat, unseen, float(turns_left(state))).promise(state.forests[seat])


def sums(edition: str, seats: int, seed: str, games: int) -> tuple[Array, Array]:
    """What a regression needs of these games: products of features, and of features with what was still made."""
    rows, still = [], []
    for one in samples(edition, seats, seed, games):
        rows.append(one.row)
        still.append(float(one.end - one.now))
    x, y = np.array(rows), np.array(still)
    return x.T @ x, x.T @ y


def all_sums(edition: str, seats: int, seed: int, games: int, ray_address: str | None) -> tuple[Array, Array]:
    """The same of all chunks, added up in their order."""
    jobs = [(edition, seats, f"value:{seed}:{first}", min(CHUNK, games - first)) for first in range(0, games, CHUNK)]
    products: Array | None = None
    targets: Array | None = None
    for number, (x, y) in enumerate(on_ray(jobs, ray_address) if ray_address else (sums(*job) for job in jobs)):
        products, targets = (x, y) if products is None or targets is None else (products + x, targets + y)
        print(f"{min(games, (number + 1) * CHUNK)} of {games} games", flush=True)
    assert products is not None
    assert targets is not None
    return products, targets


def on_ray(jobs: list[tuple[str, int, str, int]], address: str) -> Iterator[tuple[Array, Array]]:
    """The sums of all chunks in order, from a cluster whose nodes have Spinney."""
    import ray

    ray.init(address=None if address == "local" else address, include_dashboard=False, log_to_driver=False)
    try:
        task = ray.remote(sums)
        for made in [task.remote(*job) for job in jobs]:
            yield ray.get(made)
    finally:
        ray.shutdown()


def fit(products: Array, targets: Array, kept: list[int]) -> Array:
    """Weights for the features in `kept`, each scaled alike before large ones are punished; 0 for all others."""
    scale = np.sqrt(np.diag(products)[kept] / max(1.0, products[-GENERAL, -GENERAL]))
    scale[scale == 0] = 1.0
    x = products[np.ix_(kept, kept)] / np.outer(scale, scale)
    punished = np.full(len(kept), RIDGE)
    found = np.zeros(len(targets))
    found[kept] = np.linalg.solve(x + np.diag(punished), targets[kept] / scale) / scale
    return found


def report(held: list[Sample], value: Array, clock: Array) -> dict[str, Any]:
    """Errors on games that were not seen, and how far chances can be relied on."""
    x = np.array([one.row for one in held])
    left, now, end, rival = (np.array([one[place] for one in held], float) for place in (1, 2, 3, 4))
    guesses = {"clock": now + x @ clock, "value": now + x @ value}
    promised = np.array([math.nan if one.outlook is None else one.outlook for one in held])
    for low, high in SPANS:
        there = (left >= low) & (left < high)
        judged = there & ~np.isnan(promised)
        told = {name: rmse(guess[there], end[there]) for name, guess in guesses.items()}
        told["judge"] = rmse(promised[judged], end[judged]) if judged.any() else math.nan
        spread = float((end - now)[there].std())
        print(f"{low:3} to {high:3} turns left, {there.sum()} positions, spread {spread:.1f}:", told)
    return chances(held, guesses["value"], end, rival, left)


def rmse(guess: Array, end: Array) -> float:
    """The root of the mean square error."""
    return round(float(np.sqrt(((guess - end) ** 2).mean())), 1)


def chances(held: list[Sample], guess: Array, end: Array, rival: Array, left: Array) -> dict[str, Any]:
    """Fits how wide leads scatter by the turns that are left, and prints chances beside what happened."""
    other = np.array([guess[place ^ 1] for place in range(len(held))])
    lead, won = guess - other, np.where(end > rival, 1.0, np.where(end == rival, 0.5, 0.0))
    best = (math.inf, 0.0, 0.0)
    for base in np.arange(4.0, 40.0, 2.0):
        for more in np.arange(0.0, 30.0, 2.0):
            chance = 1 / (1 + np.exp(-lead / (base + more * np.sqrt(left / 10))))
            loss = float(-(won * np.log(chance + 1e-9) + (1 - won) * np.log(1 - chance + 1e-9)).mean())
            best = min(best, (loss, float(base), float(more)))
    loss, base, more = best
    chance = 1 / (1 + np.exp(-lead / (base + more * np.sqrt(left / 10))))
    print(f"chance to win: log loss {loss:.3f} (0.693 knows nothing), width {base:g} + {more:g} * sqrt(turns / 10)")
    for step in range(10):
        there = (chance >= step / 10) & (chance < (step + 1) / 10)
        if there.any():
            print(f"  told {chance[there].mean():.2f}  won {won[there].mean():.2f}  of {there.sum()}")
    return {"width": [base, more]}


def main() -> None:
    """Learns one edition and writes it into the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", required=True)
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--held", type=int, default=1_500, help="games to measure with (default: 1500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster there; `local` starts one here")
    parser.add_argument("--file", type=Path, default=FILE)
    arguments = parser.parse_args()
    edition, seats, seed = arguments.edition, 2, check_purpose(arguments.seed, TRAINING)
    products, targets = all_sums(edition, seats, seed, arguments.games, arguments.ray)
    everything = list(range(len(targets)))
    value = fit(products, targets, everything)
    clock = fit(products, targets, [len(targets) - GENERAL + place for place in CLOCK])
    held = list(samples(edition, seats, f"held:{seed}", arguments.held))
    few = list(samples(edition, seats, f"outlook:{seed}", max(1, arguments.held // 10), outlooks=True))
    found = json.loads(arguments.file.read_text("utf-8")) if arguments.file.exists() else {}
    extra = report(held + few, value, clock)
    t = quick_state(edition, seats, full_options(edition, seats, {}), Random(1)).tables
    numbers = [float(f"{number:.4g}") for number in value]
    found[edition] = {"players": [seats], "tables": fingerprint(t), **extra, "numbers": numbers}
    lines = [f' "{name}": {json.dumps(parts)}' for name, parts in sorted(found.items())]
    arguments.file.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main()
