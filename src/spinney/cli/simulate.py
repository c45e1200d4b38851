"""`spinney simulate`: plays games between bots and sums them up."""

import argparse
import hashlib
import json
import shlex
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import spinney
from spinney.arena.match import Result
from spinney.arena.series import Series, play_series, series_of, summary
from spinney.bots.base import bot_names
from spinney.cards.boxes import boxes_of, table_of
from spinney.cli.arguments import add_edition, add_json, players, seed, whole
from spinney.cli.measure import is_compiled
from spinney.cli.output import print_json
from spinney.cli.progress import Told, progress
from spinney.cli.rows import RowFile
from spinney.cli.trouble import DONE, BadInput, one_line

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
        help=f"who plays, dealt out over the seats again and again ({', '.join(bot_names())}, engine:COMMAND; "
        "default: random)",
    )  # fmt: skip
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write a row for each game to FILE.jsonl or FILE.parquet, and a manifest",
    )
    parser.add_argument("--decisions", action="store_true", help="a row for each decision instead, with what was seen")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the summary; it is the same for any number of jobs."""
    names = [name.strip() for name in arguments.bots.split(",")]
    series = series_of(arguments.edition, arguments.players, arguments.games, arguments.seed, names)
    if arguments.decisions and arguments.out is None:
        raise BadInput("argument --decisions: say with --out where the rows go")
    with progress(series.games, lines=True) as told:
        if arguments.out is None:
            results = play_series(series, arguments.jobs, told)
        else:
            results = _to_file(series, arguments, told)
    for fault in [fault for result in results for fault in result.faults]:
        print(f"spinney: {one_line(fault)}", file=sys.stderr)
    sums = summary(series, results)
    if arguments.json:
        print_json(sums)
    else:
        print("\n".join(_report(sums)))
    return DONE


def _to_file(series: Series, arguments: argparse.Namespace, told: Told | None) -> list[Result]:
    from spinney.arena.dataset import manifest, play_rows  # brings in what environments need

    about = manifest(series, arguments.decisions)
    file = RowFile(arguments.out, about.get("seen", {}))
    results = []
    try:
        for played in play_rows(series, arguments.decisions, arguments.jobs, told):
            file.add(played.decisions if arguments.decisions else [played.game])
            results.append(played.result)
        file.close()
        _write_manifest(arguments, about, file)
    except OSError as error:
        raise BadInput(f"{error.filename or arguments.out}: {error.strerror}") from None
    return results


def _write_manifest(arguments: argparse.Namespace, about: dict[str, Any], file: RowFile) -> None:
    """Beside the rows: what made them, and what they are."""
    own = [Path(table.where) for table in map(table_of, boxes_of(arguments.edition)) if table.where]
    command = [
        "spinney", *(word for path in own for word in ("--boxes", path.name)), "simulate", "--edition",
        arguments.edition, "--players", str(arguments.players), "--games", str(arguments.games),
        f"--seed={arguments.seed}", "--bots", arguments.bots, "--out", file.path.name,
        *(["--decisions"] if arguments.decisions else []),
    ]  # fmt: skip
    told = {
        **about, "version": spinney.__version__, "compiled": is_compiled(), "command": shlex.join(command),
        "file": file.path.name, "number": file.count, "sha256": file.digest(),
    }  # fmt: skip
    if own:
        told["own_boxes"] = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in own}
    path = file.path.with_name(file.path.name + ".manifest.json")
    path.write_text(json.dumps(told, indent=1, ensure_ascii=False) + "\n", "utf-8")


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
