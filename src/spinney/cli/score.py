"""`spinney score`: scores forests that lie on a table."""

import argparse
from typing import Any

from spinney.cli.arguments import add_file, add_json, add_lang
from spinney.cli.output import console, print_json, words_of
from spinney.cli.source import read_json
from spinney.cli.trouble import DONE, BadInput
from spinney.errors import BadTable
from spinney.pad.table import score_table


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("score", help="score a table of forests", description=__doc__)
    add_file(parser, "a table of forests, spinney.forests/1 or spinney.counts/1")
    add_json(parser)
    add_lang(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the scores."""
    table = read_json(arguments.file)
    try:
        answer = score_table(table)
    except BadTable as error:
        raise BadInput(f"{arguments.file}: {error}") from error
    if arguments.json:
        print_json(answer)
        return DONE
    words, screen = words_of(arguments.lang), console()
    from spinney.cli.sheet import print_scores  # needs rich

    print_scores(screen, answer, words)
    return DONE
