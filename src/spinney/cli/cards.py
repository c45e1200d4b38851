"""`spinney cards`: lists the species of a game, or finds some by name (in any of six languages), type or number."""

import argparse
from typing import TYPE_CHECKING, Any

from spinney.cards.boxes import boxes, editions
from spinney.cards.doubts import is_sure
from spinney.cards.load import load_edition
from spinney.cards.model import Card, Edition, Species
from spinney.cli.arguments import add_edition, add_json, add_lang
from spinney.cli.output import console, print_json, words_of
from spinney.cli.trouble import DONE, BadInput
from spinney.languages import LANGUAGES

if TYPE_CHECKING:
    from rich.console import Console

    from spinney.cli.terminal.book import Book
    from spinney.words import Words

PRINTED, RECONSTRUCTED, READING = "printed", "reconstructed", "reading"
MARKS = {PRINTED: " ", RECONSTRUCTED: "~", READING: "?"}
_WITH_CARDS = 3
"""Up to so many species are shown with their single cards."""


def add(commands: Any) -> None:
    """Adds the command to the parser."""
    parser = commands.add_parser("cards", help="list and find cards", description=__doc__)
    parser.add_argument("query", nargs="*", metavar="QUERY", help="part of a name, a type, or the number on a card")
    add_edition(parser)
    add_lang(parser)
    parser.add_argument("--type", dest="kind", default="", metavar="T", help="only this type: bird, bat, tree …")
    parser.add_argument(
        "--check", nargs="?", const="", metavar="FILE",
        help="you own a box with uncertain cards: look at them one by one; the correction is kept in FILE",
    )  # fmt: skip
    add_json(parser)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Prints the cards, or what they are as JSON; or checks a box."""
    words = words_of(arguments.lang)
    if arguments.check is not None:
        from spinney.cli.check import run as check  # needs fluent

        return check(arguments.edition or "", arguments.check, arguments.lang, arguments.json)
    names = [arguments.edition] if arguments.edition else _whole_games()
    query = " ".join(arguments.query)
    found = {name: find(load_edition(name), query, arguments.kind, arguments.lang) for name in names}
    if arguments.json:
        print_json([as_json(load_edition(name), row, words) for name in names for row in found[name]])
        return DONE
    screen = console()
    if not any(found.values()):
        print(words.text("cards-none", query=" ".join([query, arguments.kind]).strip()))
    for name, rows in found.items():
        if rows:
            _print_edition(screen, load_edition(name), rows, words)
    return DONE


def _whole_games() -> list[str]:
    """For each game of its own the edition with all boxes that build on it and combine."""
    return [max(of_it, key=lambda name: name.count("+")) for of_it in _by_game().values()]


def _by_game() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {box.id: [] for box in boxes() if not box.builds_on}
    for name in editions():
        found[name.partition("+")[0]].append(name)
    return found


# -- finding ------------------------------------------------------------------------------------------------------


def find(edition: Edition, query: str, kind: str, lang: str) -> list[Species]:
    """The species whose name or type has the query in it, and which are of the type; in the order of the table."""
    rows = list(edition.species.values())
    if kind:
        types = _types(kind)
        rows = [row for row in rows if types & set(row.types)]
    if numbered := _numbered(edition, query.strip()):
        return [row for row in rows if row.id in numbered]
    if query.strip():
        if named := _named(query, lang, [row.id for row in rows]):
            return [edition.species[name] for name in named]
        types = _types(query, strict=False)
        rows = [row for row in rows if types & set(row.types)]
    return rows


def _named(query: str, lang: str, ids: list[str]) -> list[str]:
    """The species of that name, in the language asked for or else in any; edges of words count before their middles."""
    from spinney.words import find_species  # needs fluent

    ways = ((langs, at_edges) for langs in ([lang], [*LANGUAGES, "la"]) for at_edges in (True, False))
    return next((found for langs, at_edges in ways if (found := find_species(query, langs, ids, at_edges))), [])


def _numbered(edition: Edition, query: str) -> set[str]:
    """The species on the card with that number: as it is printed (`070`), or ours (`B067`)."""
    if not query.lstrip("BDbd").isdecimal():
        return set()
    number = query.zfill(3)
    found = [card for card in edition.cards if number == card.printed or query.upper() == card.id]
    return {half.species for card in found for half in card.halves}


def _types(name: str, strict: bool = True) -> set[str]:
    """The type symbols of that name, in any language, singular or plural."""
    from spinney.words import search_key, words  # needs fluent

    known = {kind for edition in editions() for kind in load_edition(edition).types}
    wanted = search_key(name)
    found = {
        kind for kind in known
        if wanted == search_key(kind)
        or any(wanted == search_key(words(lang).type(kind, count)) for lang in LANGUAGES for count in (1, 2))
    }  # fmt: skip
    if strict and not found:
        raise BadInput(f"argument --type: {name!r:.60} is not one of {', '.join(sorted(known))}")
    return found


# -- what is known of them ----------------------------------------------------------------------------------------


def cards_of(edition: Edition, species: str) -> list[Card]:
    """The physical cards that show the species."""
    return [card for card in edition.cards if any(half.species == species for half in card.halves)]


def provenance(edition: Edition, row: Species) -> str:
    """How sure we are of a species: printed, partly reconstructed, or with an icon that is our reading."""
    if row.reading:
        return READING
    cards = cards_of(edition, row.id)
    return PRINTED if all(card_provenance(card) == PRINTED for card in cards) else RECONSTRUCTED


def card_provenance(card: Card) -> str:
    """Whether pairing and tree symbols of a card are as printed."""
    return PRINTED if is_sure(card) else RECONSTRUCTED


def as_json(edition: Edition, row: Species, words: "Words") -> dict[str, Any]:
    """A species with its text and its cards as plain data."""
    text = words.card_text(row.row, face_down=edition.setup.face_down.kind)
    lines = {
        key: getattr(text, key)
        for key in ("placement", "effect", "bonus", "permanent", "points")
        if getattr(text, key)
    }  # fmt: skip
    cards = [
        {
            "id": card.id,
            "printed": card.printed,
            "halves": [{"slot": half.slot, "species": half.species, "symbol": half.symbol} for half in card.halves],
            **({"source": dict(card.source)} if card.source else {}),
        }
        for card in cards_of(edition, row.id)
    ]
    return {
        "edition": edition.id, "species": row.id, "name": words.species(row.id), "latin": words.latin(row.id),
        "place": row.place, "cost": row.cost, "copies": row.copies, "types": list(row.types), "text": lines,
        "provenance": provenance(edition, row), "note": row.note, "cards": cards,
    }  # fmt: skip


# -- printing -----------------------------------------------------------------------------------------------------


def _print_edition(screen: "Console", edition: Edition, rows: list[Species], words: "Words") -> None:
    from rich.rule import Rule  # needs rich

    from spinney.cli.sheet import game_name
    from spinney.cli.terminal.book import Book

    book = Book(edition.id, {}, words)
    screen.print(Rule(f"{game_name(words, edition.id)} · {words.text('cards-found', count=len(rows))}", style="green"))
    for row in rows:
        _print_species(screen, book, row, len(rows) <= _WITH_CARDS)
    if any(card.source for card in edition.cards):
        messages = {kind: words.text(f"cards-mark-{kind}") for kind in (RECONSTRUCTED, READING)}
        marks = " · ".join(f"{MARKS[kind]} {message}" for kind, message in messages.items())
        rest = words.text("cards-mark-printed")
        plain = words.text("label", label=words.text("ui-no-mark"), text=rest)
        screen.print(words.text("label", label=words.text("help-marks"), text=f"{marks} · {plain}"), style="dim")


def _print_species(screen: "Console", book: "Book", row: Species, with_cards: bool) -> None:
    from rich.padding import Padding  # needs rich
    from rich.text import Text

    from spinney.cli.terminal.help import species_facts

    mark = MARKS[provenance(book.edition, row)]
    title = Text.assemble((f"{mark} ", "yellow"), (book.words.species(row.id), "bold"), "  ")
    screen.print(title.append(species_facts(book, row.id), style="dim"))
    line = Text()
    for heading, text in book.rules(row.id):
        line.append(" · " if line else "", style="dim").append(book.labelled(heading, text))
    if line:
        screen.print(Padding(line, (0, 0, 0, 4)))
    if with_cards:
        for note in book.notes(row.id):
            screen.print(Padding(Text(f"· {note}", style="dim"), (0, 0, 0, 4)))
        for card in cards_of(book.edition, row.id):
            number = card.id if card.id.endswith(card.printed) else f"{card.id} ({card.printed})"
            start = Text(f"{MARKS[card_provenance(card)]} {number}  ", style="dim")
            screen.print(Padding(Text.assemble(start, book.card_text(card.id)), (0, 0, 0, 4)))
