"""Help at the terminal: the commands, the rules in a few lines, single cards."""

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from spinney.cli.terminal.book import ARROWS, Book
from spinney.words import find_species

_COMMANDS = ("number", "enter", "hint", "undo", "scores", "forest", "card", "log", "table", "texts", "quit")
_KEYS = {
    "number": "1 2 …", "hint": "h", "undo": "u", "scores": "s", "forest": "f, f 2", "log": "l", "table": "t",
    "texts": "x", "quit": "q",
}  # fmt: skip
_RULES = ("turn", "play", "bonus", "clearing", "winter")


def print_help(console: Console, book: Book) -> None:
    """The commands, the rules in short, the marks."""
    words = book.words
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold yellow")
    table.add_column(overflow="fold")
    for name in _COMMANDS:
        table.add_row(_KEYS.get(name) or words.text(f"help-key-{name}"), words.text(f"help-{name}"))
    console.print(Text(words.text("ui-help"), style="bold"))
    console.print(Padding(table, (0, 2)))
    console.print(Text(words.text("help-rules"), style="bold"))
    for name in _RULES:
        rule = words.text(f"help-rule-{name}", hosts=book.hosts(), winters=book.edition.setup.winters)
        console.print(Padding(Text(rule), (0, 2)))
    below = book.edition.setup.face_down
    rule = words.text("help-rule-face-down", way="action" if below.as_action else "card", kind=below.kind)
    console.print(Padding(Text(rule), (0, 2)))
    console.print(Text(words.text("help-marks"), style="bold"))
    slots = [f"{arrow} {words.text(f'slot-{slot}')}" for slot, arrow in ARROWS.items()]
    console.print(Padding(Text("   ".join(slots)), (0, 2)))
    console.print(Padding(book.legend(), (0, 2)))


def explain(console: Console, book: Book, query: str, hand: Sequence[str]) -> None:
    """The texts of the species that the query finds; without one, of all cards in hand."""
    species = book.edition.species
    if query:
        found = find_species(query, ids=list(species))
    else:
        found = list(dict.fromkeys(half.species for card in hand for half in book.cards[card].halves))
    if not found:
        console.print(Text(book.words.text("cards-none", query=query), style="yellow"))
    for name in found[:12]:
        print_species(console, book, name)


def species_facts(book: Book, species: str) -> str:
    """Cost, place, types and number of copies on one line."""
    words, row = book.words, book.edition.species[species]
    place = words.type(row.place) if row.is_host else words.text(f"slot-{row.place}")
    facts = [words.text("ui-cost", count=row.cost), place, book.types(species)]
    facts.append(words.text("cards-copies", count=row.copies))
    return " · ".join(dict.fromkeys(facts))


def print_species(console: Console, book: Book, species: str) -> None:
    """One species: name, cost, place, types, and its rules line by line."""
    title = Text.assemble((book.words.species(species), "bold"))
    if book.words.latin(species):
        title.append(f"  {book.words.latin(species)}", style="italic dim")
    console.print(title)
    console.print(Padding(Text(species_facts(book, species), style="dim"), (0, 2)))
    for heading, text in book.rules(species):
        console.print(Padding(book.labelled(heading, text), (0, 2)))
    for note in book.notes(species):
        console.print(Padding(Text(f"· {note}", style="dim"), (0, 2)))
