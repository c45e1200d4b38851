"""Names for the boxes that people add: from the Fluent file beside a box, or at least readable ones from its ids."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from spinney.cards.boxes import Table, own_tables


class Source(NamedTuple):
    """Messages in Fluent's form, and where they stand."""

    where: str
    text: str


def own_names(lang: str) -> Iterator[Source]:
    """The names that boxes of people's own bring in a language."""
    for table in own_tables():
        text = table.words(lang)
        if text:
            yield Source(table.where.removesuffix(".json") + f".{lang}.ftl", text)


def plain_names(known: Iterable[str]) -> Source:
    """Names from ids for whatever such boxes bring and nobody has named in this language."""
    named = set(known)
    lines: list[str] = []
    for table in own_tables():
        for message, text in _messages(table):
            if message not in named:
                named.add(message)
                lines.append(text)
    return Source("", "\n".join(lines))


def readable(name: str) -> str:
    """An id as a name for people, where nobody gave one ("Wild Rose")."""
    return " ".join(word.capitalize() for word in name.split("_"))


def _messages(table: Table) -> Iterator[tuple[str, str]]:
    rows = table.rows
    species = [row["id"] for row in rows["species"]]
    for name in [*species, *rows.get("tree_symbols", [])]:
        message, thing = f"species-{name.replace('_', '-')}", name.replace("_", " ")
        yield message, f"{message} = {readable(name)}\n    .counted = {thing}\n    .on = {thing}"
    for name in rows.get("types", []):
        tail, thing = name.replace("_", "-"), name.replace("_", " ")
        yield f"type-{tail}", f"type-{tail} = {thing}\n    .a = {thing}\n    .cards = {thing}"
        yield f"kinds-{tail}", f"kinds-{tail} = {thing}"
    for name in rows.get("tree_symbols", []):
        message = f"symbol-{name.replace('_', '-')}"
        yield message, f"{message} = {readable(name)}"
