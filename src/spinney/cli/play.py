"""`spinney play`: a game in the terminal against bots."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

from spinney.bots.base import bot, bot_names
from spinney.cli.arguments import add_edition, add_lang, seed, whole
from spinney.cli.output import console, words_of
from spinney.cli.trouble import DONE
from spinney.engine.game import Game
from spinney.engine.record import Seat
from spinney.engine.setup import MAX_SEATS, MIN_SEATS

_NAMES = ("Ada", "Bo", "Cleo", "Dan")


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("play", help="play against bots", description=__doc__)
    parser.add_argument("--terminal", action="store_true", help="play in the terminal (what it does now anyway)")
    add_edition(parser, default="base")
    parser.add_argument(
        "--players", type=whole(MIN_SEATS, MAX_SEATS), default=2, metavar="N", help="2 to 5, you included (default: 2)"
    )
    parser.add_argument(
        "--bot", default="player", metavar="NAME", help=f"who plays against you ({', '.join(bot_names())})"
    )
    parser.add_argument("--name", default="", metavar="NAME", help="what you are called")
    add_lang(parser)
    parser.add_argument("--seed", type=seed, metavar="S", help="the same seed deals the same cards")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Plays one game."""
    words, screen = words_of(arguments.lang), console()
    opponents = {seat: bot(arguments.bot) for seat in range(1, arguments.players)}
    me = Seat((arguments.name or words.text("ui-player", number=1))[:40])
    others = [Seat(_NAMES[seat - 1], f"bot:{arguments.bot}") for seat in opponents]
    game = Game.new(arguments.edition, [me, *others], arguments.seed)
    from spinney.cli.terminal.book import Book  # needs rich
    from spinney.cli.terminal.session import Session

    book = Book(game.edition, game.options, words)
    Session(game, 0, opponents, book, screen, _reader()).run()
    return DONE


def _reader() -> Callable[[str], str]:
    """Asks on standard output and reads a line from standard input; EOFError at its end."""

    def ask(question: str) -> str:
        print(f"{question} › ", end="", flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line

    return ask
