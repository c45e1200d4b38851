"""Steps a second of the environments, beside PettingZoo's own classic games, all in one run.

    python bench/envs.py [--seconds 2] [--json]

The classic games need `pip install 'pettingzoo[classic]'`; those that can't be imported are left out and named. Every
environment is stepped in two ways, in which a step always makes the observation and the mask of who acts (`last`), and
then takes an action (`step`):

- *replayed*: games that were written down before are played again. It is the time of the environment alone.
- *random*: a random legal action is found in the mask as PettingZoo's own benchmark does it (without a mask: the action
  space is asked). That takes 2 to 5 µs beside the environment's own time. Many games at once have `sample` for it.

Each has short windows of CPU time in turn with all others, and its best window counts: a busy moment spoils none.
"""

import argparse
import importlib
import json
import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import numpy as np

import spinney.envs
from spinney.cards.boxes import editions
from spinney.envs import aec
from spinney.envs.play import Play
from spinney.envs.table import Table
from spinney.envs.vector import VectorEnv

CLASSIC = (
    "tictactoe_v3", "connect_four_v3", "rps_v2", "leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6",
    "gin_rummy_v4", "hanabi_v5", "go_v5", "chess_v6",
)  # fmt: skip
_WINDOW = 0.1
"""Seconds for which each is stepped before the next one has its turn."""
_RECORDED = 1_000
"""So many steps at least are written down to be replayed."""
_GAMES = 256
_RANDOM = Random(1)
Block = Callable[[], int]
"""Makes some steps; how many."""


def chosen(env: Any, agent: str, seen: Any) -> Any:
    """A random legal action, as in PettingZoo's own benchmark."""
    if isinstance(seen, dict) and "action_mask" in seen:
        return _RANDOM.choice(np.flatnonzero(seen["action_mask"]).tolist())
    return env.action_space(agent).sample()


def recorded(env: Any) -> list[tuple[int, list[Any]]]:
    """Whole games by random actions: the seed and the actions of each."""
    games: list[tuple[int, list[Any]]] = []
    steps = 0
    while steps < _RECORDED:
        seed = len(games) + 1
        env.reset(seed=seed)
        actions: list[Any] = []
        while True:
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                break
            actions.append(chosen(env, env.agent_selection, seen))
            env.step(actions[-1])
        games.append((seed, actions))
        steps += len(actions)
    return games


def replaying(env: Any) -> Block:
    """Plays the written games again."""
    games = recorded(env)

    def block() -> int:
        for seed, actions in games:
            env.reset(seed=seed)
            for action in actions:
                env.last()
                env.step(action)
        return sum(len(actions) for _, actions in games)

    return block


def choosing(env: Any) -> Block:
    """Plays on with random actions."""
    env.reset(seed=1)

    def block() -> int:
        for _ in range(200):
            seen, _, ended, cut, _ = env.last()
            if ended or cut:
                env.reset()
                seen = env.last()[0]
            env.step(chosen(env, env.agent_selection, seen))
        return 200

    return block


def replaying_many(env: VectorEnv) -> Block:
    """Plays the written steps of all games again."""
    rng = Random(1)
    env.reset(1)
    written = []
    for _ in range(400):
        written.append(env.sample(rng))
        env.step(written[-1])
    at = 0

    def block() -> int:
        nonlocal at
        if at == 0:
            env.reset(1)
        for actions in written[at : at + 10]:
            env.step(actions)
        at = (at + 10) % len(written)
        return 10 * env.number

    return block


def choosing_many(env: VectorEnv) -> Block:
    """Plays on in all games with random actions."""
    rng = Random(1)
    env.reset(1)

    def block() -> int:
        for _ in range(10):
            env.step(env.sample(rng))
        return 10 * env.number

    return block


def classic() -> dict[str, Any]:
    """PettingZoo's classic games that are installed."""
    found = {}
    for name in CLASSIC:
        try:
            found[name] = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except Exception as error:  # whatever it lacks
            print(f"left out: {name} ({str(error).splitlines()[0][:80]})")
    return found


def measured(runs: dict[str, Block], seconds: float) -> dict[str, float]:
    """Steps a second of each in its best window."""
    best = dict.fromkeys(runs, 0.0)
    spent = 0.0
    while spent < seconds:
        for name, block in runs.items():
            steps, start, now = 0, time.process_time(), 0.0
            while now < _WINDOW:
                steps += block()
                now = time.process_time() - start
            best[name] = max(best[name], steps / now)
        spent += _WINDOW
    return best


def observation_time(edition: str, seconds: float) -> float:
    """Microseconds for what one seat sees, over positions of random games; the best of short windows."""
    table, rng = Table(edition), Random(1)
    plays: list[Play] = []
    play = table.deal(rng)
    while len(plays) < 500:
        play.act(rng.choice(play.actions))
        if play.state.over:
            play = table.deal(rng)
        plays.append(play.copy())

    def block() -> int:
        for each in plays:
            each.see(each.state.seat)
        return len(plays)

    return 1e6 / measured({"": block}, seconds)[""]


def measured_editions() -> list[str]:
    """Each box that stands alone, and all that combine."""
    names = editions()
    return [name for name in names if "+" not in name] + [max(names, key=lambda name: name.count("+"))]


def _same(env: Any) -> Any:
    return env


def environments() -> tuple[dict[str, Block], dict[str, Block]]:
    """All environments by their names, replayed and by random actions."""
    replayed: dict[str, Block] = {}
    by_chance: dict[str, Block] = {}
    singles: dict[str, Callable[[], Any]] = {}
    many: dict[str, Callable[[], VectorEnv]] = {}
    for name, env in classic().items():
        singles[f"PettingZoo {name}"] = partial(_same, env)
    for edition in measured_editions():
        singles[f"Spinney {edition}"] = partial(aec.env, edition=edition)
        singles[f"Spinney {edition}, float32"] = partial(spinney.envs.aec_env, edition)
        many[f"Spinney {edition}, {_GAMES} at once"] = partial(VectorEnv, _GAMES, edition, seed=1)
        many[f"Spinney {edition}, {_GAMES} at once, float32"] = partial(
            spinney.envs.vector_env, edition, games=_GAMES, seed=1
        )
    for name, make in singles.items():
        replayed[name], by_chance[name] = replaying(make()), choosing(make())
    for name, start in many.items():
        replayed[name], by_chance[name] = replaying_many(start()), choosing_many(start())
    return replayed, by_chance


def main() -> None:
    """Measures and prints a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=2.0, help="seconds of CPU for each environment and way")
    parser.add_argument("--json", action="store_true", help="for machines")
    wishes = parser.parse_args()
    replayed, by_chance = environments()
    runs = {f"{name} | replayed": block for name, block in replayed.items()}
    runs |= {f"{name} | random": block for name, block in by_chance.items()}
    rates = measured(runs, wishes.seconds)
    seen = {edition: observation_time(edition, wishes.seconds) for edition in measured_editions()}
    if wishes.json:
        print(json.dumps({"steps_per_second": rates, "observation_us": seen}, indent=1))
        return
    print(f"{'steps a second':44} {'replayed':>10} {'random':>10}")
    for name in sorted(replayed, key=lambda name: rates[f"{name} | replayed"]):
        print(f"{name:44} {rates[f'{name} | replayed']:10,.0f} {rates[f'{name} | random']:10,.0f}")
    print_shares(rates)
    for edition, time_taken in seen.items():
        print(f"observation of one seat, {edition:30} {time_taken:6.2f} µs")


def print_shares(rates: dict[str, float]) -> None:
    """How much faster than the fastest classic game, and how much faster many at once are than one."""
    for way in ("replayed", "random"):
        others = {name: rate for name, rate in rates.items() if name.startswith("PettingZoo") and name.endswith(way)}
        for edition in measured_editions():
            for kind in ("", ", float32"):
                single = rates[f"Spinney {edition}{kind} | {way}"]
                several = rates[f"Spinney {edition}, {_GAMES} at once{kind} | {way}"]
                line = f"{way}, {edition}{kind}: many at once {several / single:.2f} times one"
                if others:
                    line += f", one {single / max(others.values()):.2f} times {max(others, key=lambda n: others[n])}"
                print(line.replace(f" | {way}", "").replace("PettingZoo ", ""))


if __name__ == "__main__":
    main()
