"""Kinds of arguments that several commands take."""

import argparse

from spinney.cards.boxes import boxes, edition_name, editions
from spinney.cards.load import load_edition
from spinney.errors import BadOption
from spinney.languages import LANGUAGES

LONGEST_NUMBER = 30


def whole(least: int, most: int | None = None) -> "Whole":
    """A whole number in a range."""
    return Whole(least, most)


class Whole:
    """Reads a whole number and says what range it must be in."""

    def __init__(self, least: int | None, most: int | None) -> None:
        self.least, self.most = least, most

    def __call__(self, text: str) -> int:
        try:
            number = int(text) if len(text) <= LONGEST_NUMBER and text.isascii() and "_" not in text else None
        except ValueError:
            number = None
        if number is None:
            raise argparse.ArgumentTypeError(f"{text!r:.60} is not a whole number")
        if self.least is not None and number < self.least:
            raise argparse.ArgumentTypeError(f"{number} is too small, the least is {self.least}")
        if self.most is not None and number > self.most:
            raise argparse.ArgumentTypeError(f"{number} is too large, the most is {self.most}")
        return number


def seed(text: str) -> int:
    """Any whole number."""
    return Whole(None, None)(text)


def seconds(text: str) -> float:
    """A time that makes sense."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0.0 < number <= 3600.0:
        raise argparse.ArgumentTypeError(f"{text!r:.60} is not a time between 0 and 3600 seconds")
    return number


Parser = argparse.ArgumentParser | argparse._ArgumentGroup


def add_edition(parser: Parser, default: str | None = None, required: bool = False) -> None:
    """`--edition E`: a box, or boxes that combine."""
    parser.add_argument(
        "--edition", type=edition, default=default, required=required, metavar="E",
        help="the boxes that are played with, joined by +",
    )  # fmt: skip


def edition(text: str) -> str:
    """The name of an edition; its boxes may come in any order."""
    try:
        return edition_name(text)
    except BadOption as error:
        raise argparse.ArgumentTypeError(f"{error} ({', '.join(editions())})") from None


def first_edition() -> str:
    """What is played if nobody says otherwise."""
    return editions()[0]


def players(text: str) -> int:
    """A number of players that some edition can be played with."""
    seats = [load_edition(box.id).setup.seats for box in boxes() if not box.builds_on]
    if text.strip() == "1":
        raise argparse.ArgumentTypeError("1 is a solo game: `spinney solo` plays those, `spinney solo --help` says how")
    return Whole(min(least for least, _ in seats), max(most for _, most in seats))(text)


def add_lang(parser: Parser) -> None:
    """`--lang en|de|…`."""
    parser.add_argument("--lang", choices=LANGUAGES, default="en", help="language of names and texts (default: en)")


def add_json(parser: argparse.ArgumentParser) -> None:
    """`--json`."""
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")


def add_file(parser: argparse.ArgumentParser, what: str) -> None:
    """`FILE|-`."""
    parser.add_argument("file", metavar="FILE", help=f"{what}; - for standard input")
