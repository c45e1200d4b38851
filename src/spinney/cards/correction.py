"""A correction: a box over another that only settles what was not sure of it.

Whoever makes a box of their own may change anything. A table that calls itself a `correction` is held against what is
certain of the box below: which species there are, how many cards show each, and all that is marked as printed.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from spinney.cards.boxes import Table
from spinney.cards.compose import compose
from spinney.cards.doubts import KNOWN_NUMBERS, PRINTED, SURE, with_leaf
from spinney.errors import BadCards

_PARTS = {"box", "title", "builds_on", "correction", "note", "species", "deck", "caves"}
_SETTLED = ("reading", "unsure", "note", "where", "box")
"""Keys of a row that say how sure we are of it, not what it does."""


def check_correction(table: Table, below: Sequence[Table]) -> None:
    """Raises `BadCards` with file, place and reason where a correction says more than it may."""
    try:
        _check(table.rows, compose(below))
    except BadCards as error:
        raise BadCards(f"{table.where}: {error}" if table.where else str(error)) from None


def _check(rows: Mapping[str, Any], below: Mapping[str, Any]) -> None:
    for key in rows:
        if key not in _PARTS:
            raise BadCards(f"{key!r}: a correction corrects cards, species and caves, nothing else")
    cards = {row["id"]: row for row in below["deck"]}
    for row in rows["deck"]:
        if row["id"] not in cards:
            raise BadCards(f"{row['id']}: there is no such card to be corrected")
        _check_card(row, cards[row["id"]])
    for part in ("species", "caves"):
        old = {row["id"]: row for row in below[part]}
        for row in rows.get(part, []):
            if row["id"] not in old:
                raise BadCards(f"{row['id']}: there is nothing of that name to be corrected")
            _check_row(row, old[row["id"]])


def _check_card(row: Mapping[str, Any], old: Mapping[str, Any]) -> None:
    source, name = old.get("source", {}), row["id"]
    halves, before = row.get("halves", old["halves"]), old["halves"]
    is_placed = source.get("pairing", PRINTED) in SURE and source.get("number", PRINTED) in KNOWN_NUMBERS
    if is_placed and [half[:2] for half in halves] != [half[:2] for half in before]:
        known = " and ".join(half[1] for half in before)
        raise BadCards(f"{name}: it is certain that this card shows {known}")
    for number, (half, was) in enumerate(zip(halves, before, strict=False)):
        is_printed = source.get("symbols", PRINTED) in SURE or number in source.get("symbols_printed", ())
        if is_printed and half[:2] == was[:2] and half[2] != was[2]:
            raise BadCards(f"{name}: it is certain that {was[1]} shows the symbol {was[2]} here")


def _check_row(row: Mapping[str, Any], old: Mapping[str, Any]) -> None:
    """A row may differ only where the old one is unsure."""
    name = row["id"]
    merged = {key: value for key, value in {**old, **row}.items() if value is not None and key not in _SETTLED}
    before: Any = {key: value for key, value in old.items() if key not in _SETTLED}
    for path in old.get("unsure", []):
        merged, before = _blank(merged, path, name), _blank(before, path, name)
    for key in {*merged, *before}:
        if merged.get(key) != before.get(key):
            raise BadCards(f"{name}.{key}: only what is a reading may be corrected here")


def _blank(row: Any, path: str, name: str) -> Any:
    try:
        return with_leaf(row, path, 0)
    except (KeyError, IndexError, ValueError, TypeError):
        raise BadCards(f"{name}: the correction takes {path} away, where it should say what stands there") from None
