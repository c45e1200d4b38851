"""Steps a second of the environments, beside PettingZoo's own classic games, all in one run.

    python bench/envs.py [--seconds 2]

The classic games need `pip install 'pettingzoo[classic]'`; those that can't be imported are left out and named. Each
environment is stepped as PettingZoo's own benchmark does it: look at what the agent sees, take a random legal action.
"""

import argparse
import importlib
import time
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np

from spinney.cards.boxes import editions
from spinney.envs import aec
from spinney.envs.play import Play
from spinney.envs.table import Table
from spinney.envs.vector import VectorEnv

CLASSIC = (
    "tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6",
    "gin_rummy_v4", "hanabi_v5", "go_v5", "chess_v6",
)  # fmt: skip
_TURN = 0.25
"""Seconds for which each is stepped before the next one has its turn, so that a busy moment hits all alike."""


def steps_of(env: Any, rng: Random) -> Callable[[], int]:
    """A function that makes one step."""
    env.reset(seed=1)

    def step() -> int:
        seen, _, ended, cut, _ = env.last()
        if ended or cut:
            env.reset()
            return 0
        legal = np.flatnonzero(seen["action_mask"]).tolist() if isinstance(seen, dict) else None
        env.step(rng.choice(legal) if legal else env.action_space(env.agent_selection).sample())
        return 1

    return step


def steps_of_many(env: VectorEnv, rng: Random) -> Callable[[], int]:
    """A function that makes one step in all games."""
    env.reset(1)

    def step() -> int:
        env.step(env.sample(rng))
        return env.number

    return step


def classic() -> dict[str, Any]:
    """PettingZoo's classic games that are installed."""
    found = {}
    for name in CLASSIC:
        try:
            found[name] = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except Exception as error:  # whatever it lacks
            print(f"left out: {name} ({str(error).splitlines()[0][:80]})")
    return found


def measured(runs: dict[str, Callable[[], int]], seconds: float) -> dict[str, float]:
    """Steps a second of each, in turns."""
    steps = dict.fromkeys(runs, 0)
    spent = dict.fromkeys(runs, 0.0)
    while min(spent.values()) < seconds:
        for name, step in runs.items():
            start = time.process_time()
            while time.process_time() - start < _TURN:
                steps[name] += step()
            spent[name] += time.process_time() - start
    return {name: steps[name] / spent[name] for name in runs}


def observation_time(edition: str, seconds: float) -> float:
    """Microseconds for what one seat sees, over positions of random games."""
    table, rng = Table(edition), Random(1)
    plays: list[Play] = []
    play = table.deal(rng)
    while len(plays) < 500:
        play.act(rng.choice(play.actions))
        if play.state.over:
            play = table.deal(rng)
        plays.append(play.copy())
    start, number = time.process_time(), 0
    while time.process_time() - start < seconds:
        for each in plays:
            each.see(each.state.seat)
        number += len(plays)
    return (time.process_time() - start) / number * 1e6


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of CPU for each environment")
    seconds = parser.parse_args().seconds
    rng = Random(1)
    runs = {f"PettingZoo {name}": steps_of(env, rng) for name, env in classic().items()}
    for edition in editions():
        runs[f"Spinney {edition}"] = steps_of(aec.env(edition=edition), rng)
        runs[f"Spinney {edition}, 256 at once"] = steps_of_many(VectorEnv(256, edition, seed=1), rng)
    found = measured(runs, seconds)
    for name, rate in sorted(found.items(), key=lambda item: item[1]):
        print(f"{rate:10,.0f} steps/s  {name}")
    for edition in editions():
        print(f"{observation_time(edition, seconds):10.1f} µs       observation, {edition}")


if __name__ == "__main__":
    main()
