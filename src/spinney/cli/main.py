"""`spinney`: finds the command and runs it; everything that can go wrong ends in one line and an exit code."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

import spinney
from spinney.cards.boxes import PATHS, own_tables, table_of
from spinney.cli import admin, arena, bench, bot, cards, play, replay, review, score, serve, simulate, solo, study
from spinney.cli.trouble import BAD_INPUT, DONE, STOPPED, BadInput, Trouble, one_line
from spinney.engine.compiler import compile_tables
from spinney.errors import SpinneyError

Run = Callable[[argparse.Namespace], int]
COMMANDS = (play, serve, score, simulate, arena, solo, study, replay, review, cards, bench, bot, admin)


class Parser(argparse.ArgumentParser):
    """Tells a fault in one line instead of a page."""

    def error(self, message: str) -> NoReturn:
        """A fault in the arguments."""
        raise BadInput(f"{message} (see {self.prog} --help)")


class OwnBoxes(argparse.Action):
    """`--boxes PATH`, as often as there are paths; processes that are started later find the boxes too."""

    def __call__(self, _parser: Any, _namespace: Any, value: Any, _option: str | None = None) -> None:
        os.environ[PATHS] = os.pathsep.join(filter(None, (os.environ.get(PATHS, ""), str(value))))
        check_own_boxes()


def check_own_boxes() -> None:
    """Reads all boxes of people's own, so that a fault is told at once and not in the middle of a game.

    :raises BadCards: with the file, the card and the key.
    """
    for table in own_tables():
        names = [table.box.id]
        while table_of(names[-1]).box.builds_on:
            names.append(table_of(names[-1]).box.builds_on)
        compile_tables("+".join(names), {})


def parser() -> Parser:
    """The parser with all commands."""
    made = Parser(
        prog="spinney", description="Play, score and study the card games Forest Shuffle and Forest Shuffle: Dartmoor."
    )
    made.add_argument("--boxes", action=OwnBoxes, metavar="PATH", help="a file or folder with boxes of your own")
    made.add_argument("--version", action="version", version=f"spinney {spinney.__version__}")
    commands = made.add_subparsers(title="commands", metavar="COMMAND", dest="command", required=True)
    for command in COMMANDS:
        command.add(commands)
    return made


def main(argv: Sequence[str] | None = None) -> int:
    """Runs one command and returns its exit code."""
    _forgive_unprintable()
    try:
        code = _run(argv)
        sys.stdout.flush()
        return code
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        return _pipe_closed()


def _run(argv: Sequence[str] | None) -> int:
    try:
        check_own_boxes()
        arguments = parser().parse_args(argv)
        run: Run = arguments.run
        return run(arguments)
    except SystemExit as stop:  # --help and --version
        return stop.code if isinstance(stop.code, int) else DONE
    except Trouble as trouble:
        return _complain(str(trouble), trouble.code)
    except SpinneyError as error:
        return _complain(str(error), BAD_INPUT)


def _complain(text: str, code: int) -> int:
    print(f"spinney: {one_line(text)}", file=sys.stderr)
    return code


def _forgive_unprintable() -> None:
    """A letter that a terminal can't show, or a line that can't be read, becomes a question mark and no fault."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _pipe_closed() -> int:
    """The reader went away (`| head`): be quiet, also when Python flushes at exit."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except (OSError, ValueError, AttributeError):
        return DONE
    return DONE


if __name__ == "__main__":
    sys.exit(main())
