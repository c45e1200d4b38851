"""Lays the tables of several boxes on top of each other: one table of the same form comes out."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from spinney.cards.boxes import Table
from spinney.errors import BadCards

Rows = dict[str, Any]


def compose(tables: Sequence[Table]) -> Rows:
    """One table of these boxes, the one that stands alone first.

    Each species and card says under `box` which box brought it; `copies` are those that are left in the deck.
    """
    first = tables[0].rows
    whole: Rows = {
        "setup": first["setup"],
        "hosts": dict(first["hosts"]),
        "tree_symbols": list(first["tree_symbols"]),
        "types": list(first["types"]),
        "winter": list(first["winter"]),
        "caves": list(first["caves"]),
    }
    pile = _Pile()
    pile.add(tables[0])
    for table in tables[1:]:
        rows = table.rows
        whole["setup"] = _setup(whole["setup"], rows.get("setup", {}))
        whole["hosts"].update(rows.get("hosts", {}))
        for key in ("tree_symbols", "types", "winter"):
            whole[key] += [item for item in rows.get(key, []) if item not in whole[key]]
        whole["caves"] = _caves(whole["caves"], rows.get("caves", []))
        pile.add(table)
    names = {table.box.id for table in tables}
    for table in tables[1:]:
        for other, more in table.rows.get("with", {}).items():
            if other in names:
                whole["setup"] = _setup(whole["setup"], more["setup"])
    whole["solo"] = _solo(tables)
    return {**whole, "species": list(pile.species.values()), "deck": list(pile.deck.values())}


def _caves(below: Sequence[Mapping[str, Any]], above: Sequence[Mapping[str, Any]]) -> list[Rows]:
    """Cave cards on top of others: one whose number is known already changes that card."""
    merged: dict[str, Rows] = {row["id"]: dict(row) for row in below}
    for row in above:
        merged[row["id"]] = {**merged.get(row["id"], {}), **row}
    return list(merged.values())


def _solo(tables: Sequence[Table]) -> Rows | None:
    """How these boxes are played alone: a box that brings cards must say so, a correction changes nothing of it."""
    first = tables[0].rows
    if "solo" not in first:
        return None
    solo: Rows = dict(first["solo"])
    known = {row["id"] for row in first["deck"]}
    for table in tables[1:]:
        above = table.rows.get("solo")
        if above is None and ("removes" in table.rows or any(row["id"] not in known for row in table.rows["deck"])):
            return None
        known |= {row["id"] for row in table.rows["deck"]}
        changed = {**solo, **(above or {})}
        for key in ("setup", "options"):
            changed[key] = {**solo[key], **(above or {}).get(key, {})}
        solo = changed
    return solo


def _setup(below: Mapping[str, Any], above: Mapping[str, Any]) -> Rows:
    """A set-up on top of another: what is given by name (numbers of players, options) is added, the rest replaced."""
    merged = {**below, **above}
    for key in ("removed", "options", "pad"):
        merged[key] = {**below.get(key, {}), **above.get(key, {})}
    if "hand_draft" in below:
        merged["hand_draft"] = {**below["hand_draft"], **above.get("hand_draft", {})}
    return merged


class _Pile:
    """Species and cards of several boxes."""

    def __init__(self) -> None:
        self.species: dict[str, Rows] = {}
        self.deck: dict[str, Rows] = {}

    def add(self, table: Table) -> None:
        """One more box: rows of its own, changes of rows that are there, and cards that it takes out."""
        try:
            self._species(table)
            self._deck(table)
            self._remove(table)
        except BadCards as error:
            raise BadCards(f"{table.where}: {error}" if table.where else str(error)) from None

    def _species(self, table: Table) -> None:
        new: set[str] = set()
        for row in table.rows["species"]:
            name = row["id"]
            if name in new:
                raise BadCards(f"{name}: a species stands twice in the table")
            new.add(name)
            old = self.species.get(name)
            if old is None:
                self.species[name] = {**row, "box": table.box.id, "where": table.where}
                continue
            changed = {**old, **row, "where": table.where}
            if isinstance(row.get("copies", 0), int):
                changed["copies"] = old["copies"] + row.get("copies", 0)
            self.species[name] = {key: value for key, value in changed.items() if value is not None}

    def _deck(self, table: Table) -> None:
        new: set[str] = set()
        for row in table.rows["deck"]:
            if row["id"] in new:
                raise BadCards(f"{row['id']}: a card number stands twice in the deck")
            new.add(row["id"])
            old = self.deck.get(row["id"], {"box": table.box.id})
            self.deck[row["id"]] = {**old, **row, "where": table.where}

    def _remove(self, table: Table) -> None:
        gone: Counter[str] = Counter()
        for card in table.rows.get("removes", []):
            if card not in self.deck:
                raise BadCards(f"removes: there is no card {card} to be removed")
            gone.update(half[1] for half in self.deck.pop(card).get("halves", []))
        for name, number in gone.items():
            if name in self.species and isinstance(self.species[name].get("copies"), int):
                self.species[name] = {**self.species[name], "copies": self.species[name]["copies"] - number}
