"""A correction: a box over another that only settles what was not sure of it.

Whoever makes a box of their own may change anything. A table that calls itself a `correction` is held against what is
certain of the box below: which species there are, how many cards show each, and all that is marked as printed.

A game may bring a correction as one of its options. Then it is no box of the edition but a part of the game: it stands
in the record, and nobody else plays with it.
"""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from spinney.cards.boxes import Table, make_table
from spinney.cards.compose import compose
from spinney.cards.doubts import KNOWN_NUMBERS, PRINTED, SURE, with_leaf
from spinney.cards.form import check_box
from spinney.errors import BadCards

CORRECTION = "correction"
"""The option of a game that holds one."""
_PARTS = {"box", "title", "builds_on", "correction", "note", "species", "deck", "caves"}
_SETTLED = ("reading", "unsure", "note", "where", "box")
"""Keys of a row that say how sure we are of it, not what it does."""
_MARKS = {"pairing", "number", "symbols"}
_SURENESS = (*KNOWN_NUMBERS, "reconstructed")


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
    if [half[:2] for half in halves] != [half[:2] for half in before]:
        if is_placed:
            known = " and ".join(half[1] for half in before)
            raise BadCards(f"{name}: it is certain that this card shows {known}")
        return  # what is printed of one pair says nothing of another
    for number, (half, was) in enumerate(zip(halves, before, strict=True)):
        is_printed = source.get("symbols", PRINTED) in SURE or number in source.get("symbols_printed", ())
        if is_printed and half[2] != was[2]:
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


# -- a correction that a game brings ------------------------------------------------------------------------------


def trimmed(rows: Any, boxes: Sequence[str]) -> dict[str, Any]:
    """A correction of one of these boxes as a game keeps it: what it changes, without remarks, in a fixed order.

    :raises BadCards: if it has not the form of a correction, or is one of another box.
    """
    check_box(rows)
    if not rows.get("correction"):
        raise BadCards("this is no correction: 'correction' is not true")
    if rows.get("builds_on") not in boxes:
        raise BadCards(f"it corrects {rows.get('builds_on') or 'no box'!s:.40}, the game is one of {'+'.join(boxes)}")
    for key in rows:
        if key not in _PARTS:
            raise BadCards(f"{key!r:.60}: a correction corrects cards, species and caves, nothing else")
    return {
        "box": rows["box"], "builds_on": rows["builds_on"], "correction": True,
        "species": _trimmed_rows(rows["species"]), "caves": _trimmed_rows(rows.get("caves", [])),
        "deck": sorted((_trimmed_card(row) for row in rows["deck"]), key=lambda row: str(row["id"])),
    }  # fmt: skip


def _trimmed_rows(rows: Sequence[Mapping[str, Any]]) -> list[dict[str, Any]]:
    kept = [{key: value for key, value in row.items() if key not in ("note", "where", "box")} for row in rows]
    return sorted(kept, key=lambda row: str(row["id"]))


def _trimmed_card(row: Mapping[str, Any]) -> dict[str, Any]:
    source = {key: value for key, value in row.get("source", {}).items() if key in _MARKS and value in _SURENESS}
    card: dict[str, Any] = {key: row[key] for key in ("id", "halves") if key in row}
    return {**card, "source": source} if source else card


def correction_text(given: Any) -> str:
    """A trimmed correction as a text by which it can be looked up; empty: there is none."""
    if given is None or isinstance(given, str):
        return given or ""
    return json.dumps(given, sort_keys=True, separators=(",", ":"))


def correction_table(text: str) -> Table:
    """The table that a text stands for."""
    return make_table(json.loads(text), "", Path())


def told_briefly(options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game for people who look at it: of a correction how much it changes, not how."""
    if CORRECTION not in options:
        return dict(options)
    rows = options[CORRECTION]
    brief = {
        "builds_on": rows["builds_on"],
        "cards": len(rows["deck"]),
        "seen": sum(row.get("source", {}).get("pairing") in SURE for row in rows["deck"]),
        "readings": len(rows["species"]) + len(rows["caves"]),
    }
    return {**options, CORRECTION: brief}
