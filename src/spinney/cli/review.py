"""`spinney review`: goes through a game's record, says how it stood and names the moments that mattered."""

import argparse
import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from spinney.bots.report import MOST_SLIPS, Effort, Report, work
from spinney.bots.review import GOOD, Moment
from spinney.cli.arguments import add_file, add_json, add_lang, whole
from spinney.cli.output import print_json, words_of
from spinney.cli.progress import progress
from spinney.cli.replay import read_game
from spinney.cli.trouble import DONE, one_line
from spinney.engine.game import Game
from spinney.engine.notation import Move

if TYPE_CHECKING:
    from spinney.words import Words

_STEPS = 100


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("review", help="the moments that mattered in a game", description=__doc__)
    add_file(parser, "a record, spinney.game/1")
    parser.add_argument(
        "--effort", type=whole(1, 100), default=1, metavar="N",
        help="N times as many worlds, and as long; the server takes 1 (default: 1)",
    )  # fmt: skip
    parser.add_argument(
        "--most", type=whole(1, 1000), default=MOST_SLIPS, metavar="N",
        help=f"how many slips of each player (default: {MOST_SLIPS})",
    )  # fmt: skip
    add_lang(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints a mark for each player, and the moments in the order of the game."""
    game = read_game(arguments.file)
    report = Report(Effort().times(arguments.effort), arguments.most)
    record, told_steps = json.dumps(game.record()), 0
    with progress(_STEPS) as told:
        while (piece := report.next()) is not None:
            report.take(piece, work(record, piece, report.effort))
            if told is not None:
                steps = round(_STEPS * report.progress())
                told(steps - told_steps)
                told_steps = steps
    if arguments.json:
        print_json(report.to_dict())
    else:
        print("\n".join(_told(game, report, words_of(arguments.lang))))
    return DONE


def _told(game: Game, report: Report, words: "Words") -> Iterator[str]:
    from spinney.cli.terminal.board import Board  # needs rich
    from spinney.cli.terminal.book import Book
    from spinney.cli.terminal.menu import Chooser

    chooser = Chooser(Board(Book(game.edition, game.options, words)))
    names = [one_line(person.name) for person in game.seats]
    alone = len(names) == 1  # then a lead is one's points
    yield words.text("review-title")
    for name, mark in zip(names, report.marks(), strict=True):
        made = words.text("review-mark-alone" if alone else "review-mark", points=mark["points"], lost=mark["lost"])
        counts = {key: mark[key] for key in ("mark", "good", "turns", "slips", "big")}
        yield "  " + words.text("review-line-mark", player=name, made=made, **counts)
    if not report.moments:
        yield words.text("review-none")
    replayed = Game(game.edition, game.seats, game.options, game.deal)
    for moment in report.chosen():
        while replayed.seq < moment.number - 1:
            replayed.play(game.moves[replayed.seq])
        view = replayed.view(moment.seat)
        move, other = (chooser.sentence(view, Move.parse(text)).plain for text in (moment.played, moment.other))
        yield ""
        cost = words.text("review-cost-alone" if alone else "review-cost", points=abs(moment.gain))
        yield from _moment(moment, words, names, (move, other), cost)


def _moment(moment: Moment, words: "Words", names: list[str], moves: tuple[str, str], cost: str) -> Iterator[str]:
    from spinney.words.hints import why_text  # needs fluent

    kind = words.text(f"review-kind-{moment.kind}")
    yield words.text(
        "review-line-good" if moment.kind == GOOD else "review-line-slip",
        turn=moment.turn, player=names[moment.seat], kind=kind, cost=cost, move=moves[0], other=moves[1],
    )  # fmt: skip
    if moment.chance is not None and moment.other_chance is not None and moment.chance != moment.other_chance:
        yield "  " + words.text("review-line-chance", chance=moment.chance, other=moment.other_chance)
    for reason in (moment.against, moment.why):
        if reason is not None:
            yield "  " + why_text(words, reason.to_dict(), names)
