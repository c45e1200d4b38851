"""`spinney bench`: measures the speed of the engine under random legal play, on one thread."""

import argparse
from typing import Any

from spinney.cards.boxes import boxes, editions
from spinney.cli.arguments import add_json, seconds
from spinney.cli.measure import calibrate, compare, measure
from spinney.cli.output import print_json
from spinney.cli.trouble import DONE

_DEFAULT_SECONDS = 20.0
_ROWS = (
    ("decisions/s", "decisions_per_s", ",.0f"), ("games/s", "games_per_s", ",.0f"),
    ("decisions/game", "decisions_per_game", ".1f"),
    ("decisions/s by `Game`", "game_decisions_per_s", ",.0f"),
    ("  by `Position.play_out`", "position_decisions_per_s", ",.0f"),
    ("  by a loop over it", "loop_decisions_per_s", ",.0f"),
    ("copy, µs", "copy_us", ".2f"),
    ("legal, µs", "legal_us", ".2f"),
    ("view, µs", "view_us", ".1f"), ("score, µs", "score_us", ".2f"), ("compiled", "compiled", ""),
)  # fmt: skip


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("bench", help="measure the speed of the engine", description=__doc__)
    add_json(parser)
    parser.add_argument(
        "--seconds", type=seconds, default=_DEFAULT_SECONDS, metavar="S", help="for the whole run (default: 20)"
    )
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the numbers of each edition, with a plain loop beside them to compare machines."""
    loop = calibrate()
    games = [box.id for box in boxes() if not box.builds_on]
    numbers = [measure(edition, arguments.seconds * 0.8 / len(games)) for edition in games]
    for row in numbers:
        whole = max((name for name in editions() if name.split("+")[0] == row["edition"]), key=lambda n: n.count("+"))
        row["all_boxes"] = whole
        row["all_boxes_share"] = compare(whole, row["edition"], arguments.seconds * 0.1 / len(games))
    if arguments.json:
        print_json(numbers)
        return DONE
    print(f"{'2 players, random play':24}" + "".join(f"{row['edition']:>14}" for row in numbers))
    for title, key, form in _ROWS:
        cells = [("yes" if row[key] else "no") if key == "compiled" else format(row[key], form) for row in numbers]
        print(f"{title:24}" + "".join(f"{cell:>14}" for cell in cells))
    for row in numbers:
        if row["all_boxes"] != row["edition"]:
            print(f"{row['all_boxes']}: {row['all_boxes_share']:.0%} of the decisions/s of {row['edition']}, in turn")
    print(f"best of at least five windows of CPU time; the plain loop took {loop:.3f} s here")
    return DONE
