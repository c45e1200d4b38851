"""`spinney arena --sprt`: plays until it is clear whether the first of two bots is better, and writes it down."""

import argparse
import random
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from spinney import __version__
from spinney.arena.deals import FINAL, TUNING, check_purpose, fresh_seed
from spinney.arena.games import arena_of
from spinney.arena.ledger import header_of
from spinney.arena.sequential import ERROR, MEASURES, WINS, Sprt
from spinney.arena.trial import Log, Play, Trial, run_trial, trial_of
from spinney.arena.workers import play_here, play_on_ray
from spinney.cli.output import print_json
from spinney.cli.trouble import DONE, BadInput

LOG = Path("arena") / "log.jsonl"
EVERY = 60.0
"""Seconds between two lines that say how it stands."""


def add_trial(parser: argparse.ArgumentParser) -> None:
    """The arguments of a sequential test."""
    group = parser.add_argument_group("a sequential test between two bots or settings (--bots CHANGE,BEFORE)")
    group.add_argument(
        "--sprt", nargs=3, metavar=("MEASURE", "LOW", "HIGH"),
        help="plays at most --games, until it is clear whether the first bot's share of `wins` (or the `points` that "
        "it is ahead) is rather as low as LOW or as high as HIGH; without --seed on fresh deals for tuning",
    )  # fmt: skip
    group.add_argument("--alpha", type=rate, default=ERROR, metavar="P", help="how often LOW may pass for HIGH (0.05)")
    group.add_argument("--beta", type=rate, default=ERROR, metavar="P", help="how often HIGH may pass for LOW (0.05)")
    group.add_argument("--note", default="", metavar="TEXT", help="what the change is, for the log")
    group.add_argument("--log", type=Path, default=LOG, metavar="FILE", help=f"what came of it (default: {LOG})")


def rate(text: str) -> float:
    """How often something may be wrong."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 < number < 0.5:
        raise argparse.ArgumentTypeError(f"{text!r:.60} is not a rate between 0 and 0.5")
    return number


def run_sprt(arguments: argparse.Namespace, names: list[str], stem: Path) -> int:
    """Goes on with the trial that is not over, or begins one on fresh deals."""
    test, log = _test(arguments), Log(arguments.log)
    wanted = FINAL if arguments.final else TUNING
    seed = arguments.seed
    if seed is None:
        seed = _unfinished(arguments, names, test, log, stem)
    if seed is None:
        seed = fresh_seed(wanted, log.seeds, random.Random())
    if check_purpose(seed, wanted) in log.seeds:
        raise BadInput(f"the deals of seed {seed} were looked at already, as {arguments.log} says")
    trial = _trial(arguments, names, test, seed)
    line = run_trial(trial, _file(stem, seed), _play(arguments, trial), arguments.note, Telling(test))
    line["version"] = __version__
    log.add(line)
    if arguments.json:
        print_json(line)
    else:
        print("\n".join(_report(line)))
    return DONE


def _file(stem: Path, seed: int) -> Path:
    return stem.with_name(f"{stem.name}-s{seed}.jsonl")


def _unfinished(arguments: argparse.Namespace, names: list[str], test: Sprt, log: Log, stem: Path) -> int | None:
    """The seed of a trial like this one that was begun and stands in no log."""
    for path in sorted(stem.parent.glob(f"{stem.name}-s*.jsonl")):
        header = header_of(path)
        seed = header.get("seed")
        if isinstance(seed, int) and seed not in log.seeds and header == _trial(arguments, names, test, seed).header():
            return seed
    return None


def _test(arguments: argparse.Namespace) -> Sprt:
    measure, *claims = arguments.sprt
    try:
        low, high = (float(claim) for claim in claims)
    except ValueError:
        raise BadInput("--sprt takes a measure and two numbers") from None
    if measure not in MEASURES or not low < high or (measure == WINS and not 0 < low < high < 1):
        raise BadInput("--sprt wins LOW HIGH (shares between 0 and 1) or --sprt points LOW HIGH, LOW below HIGH")
    return Sprt(measure, low, high, arguments.alpha, arguments.beta)


def _trial(arguments: argparse.Namespace, names: list[str], test: Sprt, seed: int) -> Trial:
    arena = arena_of(arguments.edition, names, arguments.players, seed, arguments.budget, arguments.final)
    return trial_of(arena, test, arguments.games)


def _play(arguments: argparse.Namespace, trial: Trial) -> Play:
    if arguments.ray:
        return lambda numbers: play_on_ray(trial.arena, numbers, arguments.ray)
    return lambda numbers: play_here(trial.arena, numbers, arguments.jobs)


class Telling:
    """Says in plain lines how it stands."""

    def __init__(self, test: Sprt) -> None:
        self.test, self.told = test, time.monotonic()

    def __call__(self, values: list[float]) -> None:
        now = time.monotonic()
        if values and now - self.told >= EVERY:
            self.told = now
            low, high = self.test.bounds
            mean, ratio = sum(values) / len(values), self.test.ratio(values)
            text = f"{len(values)} deals, {self.test.measure} {mean:.3f}, ratio {low:.2f} < {ratio:+.2f} < {high:.2f}"
            print(text, file=sys.stderr, flush=True)


def _report(line: Mapping[str, Any]) -> Iterator[str]:
    first, before = line["bots"][0], next(name for name in line["bots"] if name != line["bots"][0])
    low, high = line["mean_ci95"] or (line["mean"], line["mean"])
    yield f"{line['verdict']}: {first} against {before}, {line['edition']}, {line['players']} players"
    yield (
        f"{line['games']} games at {line['budget']:g} s, seed {line['seed']} ({line['deals']}): {line['measure']} "
        f"{line['mean']:.3f} ({low:.3f} to {high:.3f}), {line['refuse']:g} against {line['accept']:g}, "
        f"errors {line['alpha']:g} and {line['beta']:g}, ratio {line['ratio']:+.2f}"
    )
