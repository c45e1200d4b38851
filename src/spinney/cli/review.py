"""`spinney review`: goes through a game's record and names the moments where points were lost."""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from spinney.bots.review import Moment, review
from spinney.cli.arguments import add_file, add_json, add_lang, seconds, whole
from spinney.cli.output import print_json, words_of
from spinney.cli.progress import progress
from spinney.cli.replay import read_game
from spinney.cli.trouble import DONE, one_line
from spinney.engine.game import Game
from spinney.engine.notation import Move

BUDGET = 0.2


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("review", help="where points were lost in a game", description=__doc__)
    add_file(parser, "a record, spinney.game/1")
    parser.add_argument(
        "--budget", type=seconds, default=BUDGET, metavar="SECONDS", help=f"time for each decision (default: {BUDGET})"
    )
    parser.add_argument("--most", type=whole(1, 1000), default=5, metavar="N", help="how many moments (default: 5)")
    add_lang(parser)
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the moments that cost most, in the order of the game."""
    game = read_game(arguments.file)
    found: list[Moment] = []
    with progress(game.seq) as told:
        for moment in review(game, arguments.budget):
            if moment is not None:
                found.append(moment)
            if told is not None:
                told(1)
    worst = sorted(sorted(found, key=lambda one: -one.lost)[: arguments.most], key=lambda one: one.number)
    if arguments.json:
        print_json([moment.to_dict() for moment in worst])
    else:
        print("\n".join(_report(game, found, worst, arguments.lang)))
    return DONE


def _report(game: Game, found: Sequence[Moment], worst: Sequence[Moment], lang: str) -> Iterator[str]:
    words = words_of(lang)
    from spinney.cli.terminal.board import Board  # needs rich
    from spinney.cli.terminal.book import Book
    from spinney.cli.terminal.menu import Chooser
    from spinney.words.hints import why_text

    chooser = Chooser(Board(Book(game.edition, game.options, words)))
    yield words.text("review-title")
    for seat, person in enumerate(game.seats):
        lost = [moment.lost for moment in found if moment.seat == seat]
        name = one_line(person.name)
        yield "  " + words.text("review-player", player=name, count=len(lost), points=round(sum(lost)))
    if not found:
        yield words.text("review-none")
    replayed = Game(game.edition, game.seats, game.options, game.deal)
    for moment in worst:
        while replayed.seq < moment.number - 1:
            replayed.play(game.moves[replayed.seq])
        view = replayed.view(moment.seat)
        played, better = (chooser.sentence(view, Move.parse(move)).plain for move in (moment.played, moment.better))
        name = one_line(game.seats[moment.seat].name)
        yield ""
        yield words.text("review-moment", number=moment.number, player=name)
        yield "  " + words.text("review-lost", points=round(moment.lost), move=played, better=better)
        if moment.chance is not None and moment.chance_lost is not None:
            before, after = round(100 * moment.chance), round(100 * (moment.chance - moment.chance_lost))
            if before != after:
                yield "  " + words.text("review-chance", before=before, after=after)
        yield "  " + why_text(words, moment.why.to_dict())
