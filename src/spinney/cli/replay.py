"""`spinney replay`: checks that a record plays and that its result is what the rules give."""

import argparse
from typing import Any

from spinney.cli.arguments import add_file
from spinney.cli.source import read_json
from spinney.cli.trouble import DONE, AnswerIsNo, BadInput, one_line
from spinney.engine.fair import check_fair
from spinney.engine.game import Game
from spinney.engine.record import read_header
from spinney.errors import BadRecord


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("replay", help="check a game's record", description=__doc__)
    add_file(parser, "a record, spinney.game/1")
    parser.add_argument("--fair", action="store_true", help="also make the deal anew from what the record tells of it")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Exit code 1 if the record does not replay."""
    record = read_json(arguments.file)
    report = _report(_replayed(arguments.file, record), record.get("result") is not None)
    fairness = _fairness(arguments.file, record) if arguments.fair else ""
    print(report, fairness, sep="\n" if fairness else "")
    return DONE


def _fairness(name: str, record: Any) -> str:
    """What to compare with what was seen before the game; only then the check is worth something."""
    try:
        seal = check_fair(record)
    except BadRecord as error:
        raise AnswerIsNo(f"{name}: {error}") from error
    salts = [one_line(salt) if salt else "-" for salt in record["fair"]["salts"]]
    return f"the deal is the one that secret and salts give\n  commitment  {seal}\n  salts       {' '.join(salts)}"


def read_game(name: str) -> Game:
    """The game of a record in a file, replayed to its last move."""
    return _replayed(name, read_json(name))


def _replayed(name: str, record: Any) -> Game:
    try:
        read_header(record)
    except BadRecord as error:
        raise BadInput(f"{name}: not a record: {error}") from error
    try:
        return Game.from_record(record)
    except BadRecord as error:
        raise AnswerIsNo(f"{name}: does not replay: {error}") from error


def _report(game: Game, has_result: bool) -> str:
    names = [one_line(seat.name) for seat in game.seats]
    players = f"{len(names)} players" if game.outcome is None else "alone"
    lines = [f"{game.edition}, {players}, {game.seq} moves: the record replays"]
    width = max(len(name) for name in names)
    winners = game.winners() if game.is_over else ()
    for seat, points in enumerate(game.scores()):
        mark = "  winner" if seat in winners else ""
        lines.append(f"  {names[seat]:{width}}  {points:4}{mark}")
    outcome = game.outcome
    if outcome is not None and outcome.number:
        met = "met" if outcome.met else f"not met, {outcome.have} of {outcome.need}"
        lines.append(f"  challenge {outcome.number} {met}; medal: {outcome.medal or 'none'}")
    if not game.is_over:
        lines.append("the game is not over yet")
    elif has_result:
        lines.append("the result is what the rules give")
    return "\n".join(lines)
