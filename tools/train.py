"""Fits the numbers that `spinney.bots.quick` judges by, from games against itself.

    python tools/train.py --edition base --games 300000 --seed 1

The numbers are shaken all at once, each up or down by a set amount. On the same deals the two shaken judges play each
other with seats swapped, and each plays itself. Whoever makes more points pulls all numbers a little its way: this is
stochastic approximation by simultaneous perturbation. Games against itself are in it because the other games alone
reward a rush: who draws fast ends the game before anybody has many points.

The result is written to `src/spinney/bots/weights.json`; the same arguments give the same numbers. Compile first
(`make compile`): it is five times faster then.
"""

import argparse
import json
import time
from pathlib import Path
from random import Random

from spinney.arena.deals import TRAINING, check_purpose
from spinney.bots.quick import Quick
from spinney.bots.weights import GENERAL, guess, named, numbers_of
from spinney.engine.apply import apply
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state
from spinney.engine.state import State
from spinney.engine.tables import Tables

FILE = Path(__file__).resolve().parent.parent / "src" / "spinney" / "bots" / "weights.json"
SHAKE = (20.0, 2.0, 3.0, 20.0, 40.0, 4.0, 6.0, 6.0, 5.0)
SHAKE_SPECIES = (60.0, 6.0, 50.0)
PULL = 0.0004
"""How far, in shakes, a point of difference pulls at the start; it falls to a fifth."""
GAMES = 4
RIVALRY = 0.9
"""How much the games against each other count; the rest is for those against itself."""
MOST = 200
"""A difference in points counts no more than this."""


def play(judges: list[Quick], state: State) -> list[int]:
    """One game; the points of each seat."""
    for judge in judges:
        judge.stamp = -1
    while not state.over:
        apply(state, judges[state.seat].choose(state))
    return [total(state.forests, seat) for seat in range(state.seats)]


def difference(first: Quick, second: Quick, state: State, most: int = MOST) -> float:
    """How many points the first makes more than the second when they play each other from both seats."""
    there = play([first, second], state.copy())
    back = play([second, first], state.copy())
    return bounded(there[0] - there[1] + back[1] - back[0], most) / 2


def growth(first: Quick, second: Quick, state: State, most: int = MOST) -> float:
    """How many points each seat makes more when all are like the first than when all are like the second."""
    return bounded(sum(play([first, first], state.copy())) - sum(play([second, second], state.copy())), most) / 2


def bounded(points: int, most: int) -> int:
    """One lucky game should not move much."""
    return max(-most, min(most, points))


def shakes(t: Tables) -> list[float]:
    """How far each number is shaken; a bonus that a species does not have is left alone."""
    sizes = list(SHAKE)
    for s in range(len(t.species_ids)):
        promise, prospect, bonus = SHAKE_SPECIES
        sizes += [promise, prospect, bonus if t.bonus[s] >= 0 else 0.0]
    return sizes


def train(arguments: argparse.Namespace) -> dict[str, object]:
    """The fitted numbers."""
    edition, rivalry, most = arguments.edition, arguments.rivalry, arguments.most
    rng, options = Random(arguments.seed), full_options(edition, 2, {})
    t = quick_state(edition, 2, options, rng).tables
    begun = guess(t) if arguments.on is None else numbers_of(t, json.loads(arguments.on.read_text("utf-8")))
    numbers = [float(number) for number in begun]
    sizes, rounds, started = shakes(t), arguments.games // GAMES, time.monotonic()
    for number in range(rounds):
        signs = [1 if rng.random() < 0.5 else -1 for _ in numbers]
        state = quick_state(edition, 2, options, rng)
        up = Quick(t, [round(n + s * z) for n, s, z in zip(numbers, signs, sizes, strict=True)])
        down = Quick(t, [round(n - s * z) for n, s, z in zip(numbers, signs, sizes, strict=True)])
        points = rivalry * difference(up, down, state, most)
        if rivalry < 1:
            points += (1 - rivalry) * growth(up, down, state, most)
        pull = arguments.pull * (1 - 0.8 * number / rounds) * points
        numbers = [n + pull * s * z for n, s, z in zip(numbers, signs, sizes, strict=True)]
        if (number + 1) % max(1, rounds // 10) == 0:
            report(t, edition, numbers, number + 1, rounds, time.monotonic() - started)
    return named(t, [round(number) for number in numbers])


def report(t: Tables, edition: str, numbers: list[float], done: int, rounds: int, seconds: float) -> None:
    """Says how the numbers so far do against the guess, on deals that are always the same."""
    rng, options = Random(0), full_options(edition, 2, {})
    now = [round(number) for number in numbers]
    judge, first = Quick(t, now), Quick(t, guess(t))
    states = [quick_state(edition, 2, options, rng) for _ in range(100)]
    ahead = sum(difference(judge, first, state) for state in states) / len(states)
    mean = sum(sum(play([judge, judge], state)) / 2 for state in states) / len(states)
    general = dict(zip(GENERAL, now, strict=False))
    print(f"{done}/{rounds} {seconds:.0f} s: {ahead:+.1f} to the guess, {mean:.1f} each, {general}", flush=True)


def main() -> None:
    """Trains one edition and writes it into the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edition", required=True)
    parser.add_argument("--games", type=int, default=300_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rivalry", type=float, default=RIVALRY, help="0: points for all; 1: points ahead")
    parser.add_argument("--most", type=int, default=MOST, help=f"a larger difference counts as this (default: {MOST})")
    parser.add_argument("--pull", type=float, default=PULL, help=f"how far a point pulls (default: {PULL})")
    parser.add_argument("--on", type=Path, metavar="FILE", help="go on from this file instead of the guess")
    parser.add_argument("--file", type=Path, default=FILE)
    arguments = parser.parse_args()
    check_purpose(arguments.seed, TRAINING)
    fitted = train(arguments)
    found = json.loads(arguments.file.read_text("utf-8")) if arguments.file.exists() else {}
    found[arguments.edition] = fitted
    arguments.file.write_text(dump(found), "utf-8")


def dump(found: dict[str, dict[str, dict[str, object]]]) -> str:
    """One line for each species, so that changes can be read."""
    editions = []
    for edition, parts in sorted(found.items()):
        general = json.dumps(parts["general"])
        species = ",\n   ".join(f"{json.dumps(name)}: {json.dumps(row)}" for name, row in parts["species"].items())
        editions.append(f' "{edition}": {{\n  "general": {general},\n  "species": {{\n   {species}}}}}')
    return "{\n" + ",\n".join(editions) + "\n}\n"


if __name__ == "__main__":
    main()
