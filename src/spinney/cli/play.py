"""`spinney play`: the table on this machine, in the browser or in the terminal."""

import argparse
import sys
from collections.abc import Callable
from typing import Any

from spinney.bots.base import bot, bot_names
from spinney.cli.arguments import add_edition, add_lang, first_edition, players, seed, whole
from spinney.cli.output import console, words_of
from spinney.cli.serve import INSTALL
from spinney.cli.trouble import DONE, BadInput
from spinney.engine.game import Game
from spinney.engine.record import Seat

_NAMES = ("Ada", "Bo", "Cleo", "Dan")


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("play", help="play on this machine", description=__doc__)
    page = parser.add_argument_group("in the browser")
    page.add_argument("--port", type=whole(1, 65535), metavar="P", help="port (default: 8000, or the next free one)")
    page.add_argument("--no-browser", action="store_true", help="only print the address")
    page.add_argument("--lan", action="store_true", help="let phones and others in the same network join")
    here = parser.add_argument_group("in the terminal")
    here.add_argument("--terminal", action="store_true", help="play one game here instead")
    add_edition(here, default=first_edition())
    here.add_argument(
        "--players", type=players, default=2, metavar="N", help="how many seats, you included (default: 2)"
    )
    here.add_argument("--solo", action="store_true", help="play alone against the automa")
    here.add_argument("--draft", action="store_true", help="draft the first hands")
    here.add_argument("--challenge", type=whole(1), metavar="N", help="what you play for alone")
    here.add_argument(
        "--bot", default="player", metavar="NAME", help=f"who plays against you ({', '.join(bot_names())})"
    )
    here.add_argument("--name", default="", metavar="NAME", help="what you are called")
    add_lang(here)
    here.add_argument("--seed", type=seed, metavar="S", help="the same seed deals the same cards")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Opens the page, or plays one game in the terminal."""
    if arguments.terminal:
        return _in_terminal(arguments)
    try:
        from spinney.server.home import play_at_home
    except ImportError as error:
        raise BadInput(f"the page needs the package {error.name}: {INSTALL}; or play with --terminal") from None
    return play_at_home(arguments.port, not arguments.no_browser, arguments.lan)


def _in_terminal(arguments: argparse.Namespace) -> int:
    words, screen = words_of(arguments.lang), console()
    if arguments.challenge and not arguments.solo:
        raise BadInput("--challenge belongs to --solo")
    opponents = {} if arguments.solo else {seat: bot(arguments.bot) for seat in range(1, arguments.players)}
    me = Seat((arguments.name or words.text("ui-player", number=1))[:40])
    others = [Seat(_NAMES[seat - 1], f"bot:{arguments.bot}") for seat in opponents]
    options: dict[str, Any] = {"solo": True} if arguments.solo else {}
    if arguments.draft:
        options["hand_draft"] = True
    if arguments.challenge:
        options["challenge"] = arguments.challenge
    game = Game.new(arguments.edition, [me, *others], arguments.seed, options)
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
