"""`spinney arena`: matches between bots, with seats rotated over the same deals; can be ended and goes on later."""

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from spinney.arena.games import CAVE, arena_of
from spinney.arena.ledger import Ledger
from spinney.arena.referee import Fault
from spinney.arena.standing import standing
from spinney.arena.workers import play_here, play_on_ray
from spinney.bots.base import bot_names
from spinney.cards.load import load_edition
from spinney.cli.arguments import add_edition, add_json, players, seconds, seed, whole
from spinney.cli.output import print_json
from spinney.cli.picture import Bar, Picture
from spinney.cli.progress import progress
from spinney.cli.trial import add_trial, run_sprt
from spinney.cli.trouble import DONE, BadInput, one_line

BUDGET = 0.5
_UNFIT = re.compile(r"[^\w.=+-]+")
"""What the name of a bot may hold and a file name had better not."""


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("arena", help="matches between bots, with intervals", description=__doc__)
    parser.add_argument(
        "--bots", required=True, metavar="A,B",
        help=f"who plays ({', '.join(bot_names())}, engine:COMMAND, FILE.py; with other settings NAME:SETTING=NUMBER)",
    )  # fmt: skip
    add_edition(parser, required=True)
    parser.add_argument("--players", type=players, required=True, metavar="N", help="how many seats")
    parser.add_argument("--games", type=whole(1, 1_000_000), required=True, metavar="N", help="how many games")
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed deals the same cards")
    parser.add_argument("--final", action="store_true", help="play the deals that are kept for the final matches")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument(
        "--budget", type=seconds, default=BUDGET, metavar="SECONDS",
        help=f"time on the processor for a decision of a bot that searches (default: {BUDGET})",
    )  # fmt: skip
    parser.add_argument("--ray", metavar="ADDRESS", help="play on the Ray cluster there; `local` starts one here")
    parser.add_argument(
        "--out", type=Path, metavar="NAME",
        help="where to keep games (NAME.jsonl), results (NAME.json) and the picture (NAME.svg); "
        "a name that was used before goes on (default: arena/ and the arguments)",
    )  # fmt: skip
    add_json(parser)
    add_trial(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays what is missing, prints the table and writes the files; or a sequential test."""
    names = [name.strip() for name in arguments.bots.split(",")]
    clean = "-".join(_UNFIT.sub("_", name) for name in names)
    stem = f"{arguments.edition}-{arguments.players}-{clean}"
    budget = f"b{arguments.budget:g}"
    try:
        if arguments.sprt:
            return run_sprt(arguments, names, arguments.out or Path("arena") / f"sprt-{stem}-{budget}")
        if arguments.seed is None:
            raise BadInput("a match needs --seed")
        return _match(arguments, names, arguments.out or Path("arena") / f"{stem}-s{arguments.seed}-{budget}")
    except OSError as error:
        raise BadInput(f"{error.filename}: {error.strerror}") from None


def _match(arguments: argparse.Namespace, names: list[str], name: Path) -> int:
    arena = arena_of(arguments.edition, names, arguments.players, arguments.seed, arguments.budget, arguments.final)
    ledger = Ledger(name.with_name(name.name + ".jsonl"), arena)
    missing = ledger.missing(arguments.games)
    games = (
        play_on_ray(arena, missing, arguments.ray)
        if arguments.ray and missing
        else play_here(arena, missing, min(arguments.jobs, max(1, len(missing))))
    )
    with progress(len(missing), lines=True) as told:
        for game in games:
            ledger.add(game)
            for fault in game.get("faults", ()):
                print(f"spinney: {one_line(str(Fault(**fault)))}", file=sys.stderr)
            if told is not None:
                told(1)
    ledger.close()
    result = standing(arena, ledger.first(arguments.games))
    name.with_name(name.name + ".json").write_text(json.dumps(result, indent=1) + "\n", "utf-8")
    name.with_name(name.name + ".svg").write_text(picture(result), "utf-8")
    if arguments.json:
        print_json(result)
    else:
        print("\n".join(_report(result)))
    return DONE


def _report(result: Mapping[str, Any]) -> Iterator[str]:
    yield (
        f"{result['edition']}, {result['players']} players, {result['games']} games, seed {result['seed']}, "
        f"{result['budget']:g} s a decision; {result['turns']:.0f} turns a game, "
        f"who starts wins {100 * result['start_win_rate']:.0f} %"
    )
    yield ""
    width = max(8, *(len(row["name"]) for row in result["bots"]))
    yield f"{'':{width}} games    wins     %  95 % interval   points  95 % interval  ms each  rating"
    for row in result["bots"]:
        yield _line(row, width)
    yield ""
    sources = {row["name"]: by_kind(result["edition"], row["sources"]) for row in result["bots"]}
    yield "points by source"
    for kind in dict.fromkeys(kind for parts in sources.values() for kind in parts):
        yield f"{kind:16}" + "".join(f" {name} {parts.get(kind, 0):6.1f}" for name, parts in sources.items())


def _line(row: Mapping[str, Any], width: int) -> str:
    low, high = row["win_rate_ci95"]
    points = row["mean_score_ci95"] or (row["mean_score"], row["mean_score"])
    rating = row["rating"]
    told = f"{rating['mu']:5.1f} ± {rating['sigma']:.1f}" if rating else "-"
    return (
        f"{row['name']:{width}} {row['games']:5} {row['wins']:7.1f} {100 * row['win_rate']:5.1f}"
        f"  {100 * low:5.1f} to {100 * high:5.1f} {row['mean_score']:8.1f}  {points[0]:5.1f} to {points[1]:5.1f}"
        f" {row['mean_decision_ms']:8.2f}  {told}"
    )


def by_kind(edition: str, sources: Mapping[str, float]) -> dict[str, float]:
    """Points by the first type of their species, and of the cave; most first."""
    species = load_edition(edition, {}).species
    sums: dict[str, float] = {}
    for source, points in sources.items():
        kind = CAVE if source == CAVE else species[source].types[0] if species[source].types else source
        sums[kind] = sums.get(kind, 0.0) + points
    return dict(sorted(sums.items(), key=lambda item: -item[1]))


def picture(result: Mapping[str, Any]) -> str:
    """Win rates, points and their sources as SVG."""
    rows = result["bots"]
    drawn = Picture(f"{result['edition']}, {result['players']} players, {result['games']} games, seed {result['seed']}")
    drawn.bars(
        "Games won, with 95 % intervals",
        [Bar(row["name"], row["win_rate"], f"{100 * row['win_rate']:.1f} %", *row["win_rate_ci95"]) for row in rows], 1,
    )  # fmt: skip
    points = [
        Bar(row["name"], row["mean_score"], f"{row['mean_score']:.1f}", *(row["mean_score_ci95"] or (None, None)))
        for row in rows
    ]
    drawn.bars("Points a game, with 95 % intervals", points, max(bar.high or bar.value for bar in points))
    drawn.parts("Points by source", {row["name"]: by_kind(result["edition"], row["sources"]) for row in rows})
    return drawn.svg()
