"""`spinney simulate`: plays games between bots and sums them up."""

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

from spinney.arena.series import play_series, series_of, summary
from spinney.bots.base import bot_names
from spinney.cli.arguments import add_edition, add_json, players, seed, whole
from spinney.cli.output import print_json
from spinney.cli.progress import progress
from spinney.cli.trouble import DONE

_BAR = 40


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("simulate", help="play games between bots", description=__doc__)
    add_edition(parser, required=True)
    parser.add_argument("--players", type=players, required=True, metavar="N", help="how many seats")
    parser.add_argument("--games", type=whole(1, 10_000_000), required=True, metavar="N", help="how many games")
    parser.add_argument("--seed", type=seed, required=True, metavar="S", help="the same seed gives the same games")
    parser.add_argument(
        "--bots", default="random", metavar="A,B",
        help=f"who plays, dealt out over the seats again and again ({', '.join(bot_names())}; default: random)",
    )  # fmt: skip
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="processes (default: 1)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the summary; it is the same for any number of jobs."""
    names = [name.strip() for name in arguments.bots.split(",")]
    series = series_of(arguments.edition, arguments.players, arguments.games, arguments.seed, names)
    with progress(series.games) as told:
        results = play_series(series, arguments.jobs, told)
    sums = summary(series, results)
    if arguments.json:
        print_json(sums)
    else:
        print("\n".join(_report(sums)))
    return DONE


def _report(sums: Mapping[str, Any]) -> Iterator[str]:
    games = "game" if sums["games"] == 1 else "games"
    yield f"{sums['edition']}, {sums['players']} players, {sums['games']} {games}, seed {sums['seed']}"
    yield f"per game: {sums['decisions_per_game']:.1f} decisions, {sums['turns_per_game']:.1f} turns"
    yield ""
    width = max(len(row["bot"]) for row in sums["seats"])
    yield f"{'':{width + 8}}     wins      %   mean     sd   min   p10   p50   p90   max"
    for row in sums["seats"]:
        yield _line(f"seat {row['seat'] + 1}  {row['bot']:{width}}", row)
    if len(sums["bots"]) > 1:
        for row in sums["bots"]:
            yield _line(f"{row['name']:{width + 8}}", row)
    yield f"{'all seats':{width + 8}}                 {_numbers(sums['scores'])}"
    yield ""
    yield from _histogram(sums["histogram"])


def _line(title: str, row: Mapping[str, Any]) -> str:
    return f"{title} {row['wins']:8.1f} {100 * row['win_rate']:6.1f} {_numbers(row['scores'])}"


def _numbers(spread: Mapping[str, float]) -> str:
    marks = " ".join(f"{spread[name]:5}" for name in ("min", "p10", "median", "p90", "max"))
    return f"{spread['mean']:6.1f} {spread['sd']:6.1f} {marks}"


def _histogram(ranges: list[dict[str, int]]) -> Iterator[str]:
    most = max(row["count"] for row in ranges)
    for row in ranges:
        bar = "#" * max(round(_BAR * row["count"] / most), 1 if row["count"] else 0)
        yield f"{row['from']:4} to {row['to']:4} {row['count']:8}  {bar}".rstrip()
