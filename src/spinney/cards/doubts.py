"""What is not sure of a box: cards that nobody has seen as we have them, and icons that are our reading.

The tables carry the marks: `source` of a card, `reading` and `unsure` of a species or a cave. Whoever owns the box can
settle them (`cards.findings`).
"""

from collections.abc import Mapping
from typing import Any, NamedTuple

from spinney.cards.model import Card, Edition
from spinney.errors import BadCards, shown

PRINTED, SEEN = "printed", "seen"
SURE = (PRINTED, SEEN)
"""As print has it somewhere; as somebody who owns the box has seen it."""
KNOWN_NUMBERS = (*SURE, "block")
"""A block of numbers belongs to one species, so which species a number of it shows is known."""
_MOST = 15
_FROM = ("hand", "clearing", "deck")
_TYPES = ("type", "any_of", "distinct")

Leaf = str | int


class Reading(NamedTuple):
    """An icon or a number that we could not see: where it stands, what we take it for, what it could be."""

    id: str
    """The species, or the number of the cave card."""
    path: str
    value: Leaf
    choices: tuple[Leaf, ...]


def is_sure(card: Card) -> bool:
    """Whether pairing and tree symbols of a card are known; its number matters to nobody who plays."""
    return all(card.source.get(key, PRINTED) in SURE for key in ("pairing", "symbols"))


def knows_species(card: Card) -> bool:
    """Whether it is known which species the card with this number shows."""
    return card.source.get("pairing", PRINTED) in SURE and card.source.get("number", PRINTED) in KNOWN_NUMBERS


def knows_pairing(card: Card) -> bool:
    """Whether a card that shows just these species is in the box, perhaps under another number."""
    return card.source.get("pairing", PRINTED) in SURE


def knows_symbol(card: Card, half: int) -> bool:
    """Whether the tree symbol of one of its halves is known."""
    return card.source.get("symbols", PRINTED) in SURE or half in card.source.get("symbols_printed", ())


def readings_of(edition: Edition) -> list[Reading]:
    """All that we read, species first."""
    rows: list[tuple[str, tuple[str, ...], Mapping[str, Any]]] = [
        (row.id, row.unsure, row.row) for row in edition.species.values()
    ]
    rows += [(cave.id, cave.unsure, {"effect": cave.effect, "points": cave.points}) for cave in edition.caves]
    return [
        Reading(name, path, value := leaf_at(row, path), choices_for(edition, path, value))
        for name, paths, row in rows
        for path in paths
    ]


def choices_for(edition: Edition, path: str, value: Leaf) -> tuple[Leaf, ...]:
    """What could stand there instead."""
    word = [part for part in path.split("/") if not part.isdecimal()][-1]
    if isinstance(value, int):
        return tuple(range(max(_MOST, value) + 1))
    if word == "tree_symbol":
        return edition.tree_symbols
    return _FROM if word == "from" else edition.types


def unsure_of(row: Mapping[str, Any], where: str) -> tuple[str, ...]:
    """The places of a row that are a reading; `BadCards` where one leads to nothing that could be asked."""
    paths = row.get("unsure", ())
    if not isinstance(paths, list | tuple) or not all(isinstance(path, str) for path in paths):
        raise BadCards(f"{where}.unsure: {shown(paths)} is not a list of places in the row")
    for path in paths:
        value = leaf_at(row, path)
        word = [part for part in path.split("/") if not part.isdecimal()][-1:]
        if isinstance(value, bool) or not (isinstance(value, int) or word[0] in (*_TYPES, "tree_symbol", "from")):
            raise BadCards(f"{where}.unsure: {shown(path)} leads to no icon and no number")
    return tuple(paths)


def leaf_at(row: Any, path: str) -> Leaf:
    """What stands at a place of a row: `bonus/0/what/type`."""
    found = row
    for part in path.split("/"):
        try:
            found = found[int(part)] if isinstance(found, list | tuple) else found[part]
        except (KeyError, IndexError, ValueError, TypeError):
            raise BadCards(f"there is no {shown(path)} in the row") from None
    if not isinstance(found, str | int):
        raise BadCards(f"{shown(path)} leads to no icon and no number")
    return found


def with_leaf(row: Any, path: str, value: Leaf) -> Any:
    """The row with something else at that place; the old one stays as it is."""
    first, _, rest = path.partition("/")
    if isinstance(row, list | tuple):
        at = int(first)
        return [with_leaf(item, rest, value) if rest and number == at else value if number == at else item
                for number, item in enumerate(row)]  # fmt: skip
    return {**row, first: with_leaf(row[first], rest, value) if rest else value}
