"""`spinney solo`: a bot plays alone against the automa; how often it meets the challenge, and with which medals."""

import argparse
from collections.abc import Iterator, Mapping
from typing import Any

from spinney.arena.deals import check_seed
from spinney.arena.match import BUDGET
from spinney.arena.players import player_of
from spinney.arena.solo import play_solos, solo_series, solo_summary
from spinney.bots.base import bot_names
from spinney.cards.boxes import editions
from spinney.cards.load import load_edition
from spinney.cli.arguments import add_edition, add_json, seconds, seed, whole
from spinney.cli.output import print_json
from spinney.cli.progress import progress
from spinney.cli.trouble import DONE


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("solo", help="let a bot play alone against the automa", description=__doc__)
    add_edition(parser)
    parser.add_argument(
        "--challenge", type=whole(1), metavar="N", help="what is played for, where there are challenges (default: 1)"
    )
    who = f"who plays ({', '.join(bot_names())}), named as in `arena`"
    parser.add_argument("--bot", default="player", metavar="NAME", help=who)
    parser.add_argument("--games", type=whole(1, 10_000_000), default=20, metavar="N", help="how many (default: 20)")
    parser.add_argument("--seed", type=seed, default=1, metavar="S", help="the same seed gives the same deals")
    parser.add_argument("--final", action="store_true", help="play the deals that are kept for the final matches")
    parser.add_argument("--budget", type=seconds, default=BUDGET, metavar="SECONDS", help="time for a decision")
    parser.add_argument("--jobs", type=whole(1, 256), default=1, metavar="N", help="processes (default: 1)")
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the medals."""
    player_of(arguments.bot)
    check_seed(arguments.seed, arguments.final)
    edition = arguments.edition or with_challenges()
    series = solo_series(
        edition, arguments.bot, arguments.challenge, arguments.games, arguments.seed, arguments.budget
    )  # fmt: skip
    with progress(series.games, lines=True) as told:
        results = play_solos(series, arguments.jobs, told)
    sums = solo_summary(series, results)
    if arguments.json:
        print_json(sums)
    else:
        print("\n".join(_report(sums)))
    return DONE


def with_challenges() -> str:
    """What is played alone if nobody says otherwise: the first edition that has challenges."""
    for name in editions():
        solo = load_edition(name).solo
        if solo and solo.challenges:
            return name
    return editions()[0]


def _report(sums: Mapping[str, Any]) -> Iterator[str]:
    games = f"{sums['games']} game{'s' if sums['games'] > 1 else ''}"
    yield f"{sums['edition']} alone, {sums['bot']}, {games}, seed {sums['seed']}"
    if sums["challenge"] is None:
        yield "no challenges here: played for points"
    else:
        medals = ", ".join(f"{number} {name}" for name, number in sums["medals"].items())
        yield f"challenge {sums['challenge']}: met {sums['met']} times; {medals}"
    yield f"points: {sums['mean_score']:.1f} on average, {sums['best_score']} at best"
