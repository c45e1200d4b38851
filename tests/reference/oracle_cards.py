"""What is printed on the cards, read from the tables of the boxes, and how a deck is made from them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any, Protocol

TABLES = Path(__file__).resolve().parents[2] / "src" / "spinney" / "cards"
WINTER = "winter"
HAND_LIMIT = 10
HOSTS = ("tree", "shrub", "moor")

Row = dict[str, Any]
REMOVED_WITH: dict[int, dict[str, int]] = {
    1: {"2": 55, "3": 40, "4": 25, "5": 10},
    2: {"2": 90, "3": 60, "4": 45, "5": 30},
}
"""How many cards are removed with one expansion and with two."""


@dataclass(frozen=True)
class Half:
    """One playable part of a card: a whole tree, shrub or moor, or one half of a split card."""

    card: str
    letter: str
    slot: str
    species: str
    symbol: str
    types: tuple[str, ...]

    @property
    def name(self) -> str:
        return self.card + self.letter


class Typed(Protocol):
    """Anything that shows a species and type symbols: a half, a card in a forest."""

    @property
    def species(self) -> str: ...
    @property
    def types(self) -> Sequence[str]: ...


@cache
def read_table(edition: str) -> Row:
    """One table for all boxes of an edition: an expansion adds its species and its cards to those of the base game.

    Set-up is that of the base game but for the number of cards that are removed. A species that both print (the
    Squeaker) is one species with the copies of both. Butterflies score by the longest list that is printed.
    """
    tables = [json.loads((TABLES / f"{box}.json").read_text(encoding="utf-8")) for box in edition.split("+")]
    whole: Row = tables[0]
    for card in whole["deck"]:
        card["box"] = tables[0]["box"]
    species = {row["id"]: row for row in whole["species"]}
    for table in tables[1:]:
        for row in table["species"]:
            species.setdefault(row["id"], row)
        whole["deck"] += [card | {"box": table["box"]} for card in table["deck"]]
    whole["species"] = list(species.values())
    if len(tables) > 1:
        whole["setup"]["removed"] = REMOVED_WITH[len(tables) - 1]
    lists = [row["points"]["table"] for row in whole["species"] if row["points"].get("sets") == {"type": "butterfly"}]
    for row in whole["species"]:
        if row["points"].get("sets") == {"type": "butterfly"}:
            row["points"] = row["points"] | {"table": max(lists, key=len)}
    return whole


class Box:
    """The cards of one edition, with the game's options already worked into the rows."""

    def __init__(self, edition: str, options: Row) -> None:
        table = read_table(edition)
        self.edition = edition
        self.setup: Row = table["setup"]
        self.options: Row = {name: values[0] for name, values in self.setup["options"].items()} | options
        self.face_down: Row = self.setup["face_down"]
        self.rows: dict[str, Row] = {}
        for row in table["species"]:
            changed = dict(row)
            for option, by_value in row.get("when_option", {}).items():
                changed.update(by_value.get(str(self.options[option]), {}))
            self.rows[row["id"]] = changed
        self.rows[self.face_down["species"]] = {"types": self.face_down["types"], "points": {"fixed": 0}}
        self.cards: dict[str, list[Half]] = {}
        for card in table["deck"]:
            self.cards[card["id"]] = [
                Half(card["id"], letter, slot, species, symbol, (*self.rows[species]["types"], *chain(*more)))
                for letter, (slot, species, symbol, *more) in zip("ab", card["halves"], strict=False)
            ]
        self.boxes = {card["id"]: card["box"] for card in table["deck"]}
        self.kinds = {
            card: tuple(sorted((h.slot, h.species, h.symbol, *h.types) for h in halves))
            for card, halves in self.cards.items()
        }
        self.cave_rows: dict[int, Row] = {row["number"]: row for row in table["caves"] if "number" in row}

    def row(self, species: str) -> Row:
        return self.rows[species]

    def shown_types(self, species: str, symbol: str, box: str) -> list[str]:
        """The type symbols of a card that somebody named: of the box named, else of the first that prints it."""
        found = [
            half
            for halves in self.cards.values()
            for half in halves
            if half.species == species and half.symbol == symbol and box in ("", self.boxes[half.card])
        ]
        return list(found[0].types if found else self.rows[species]["types"])

    def counts_as(self, species: str, wanted: str) -> bool:
        """Is a card of the one species counted where the other is meant?"""
        return wanted in (species, self.rows[species].get("permanent", {}).get("counts_as"))

    def half(self, name: str) -> Half:
        return next(half for half in self.cards[name[:-1]] if half.name == name)

    def fits(self, what: Row, card: Typed) -> bool:
        """Is this card one of those that the words of a rule name?"""
        if "species" in what:
            return bool(card.species == what["species"])
        if "any_of" in what:
            return any(symbol in card.types for symbol in what["any_of"])
        return bool(what["type"] in card.types)

    def kind(self, card: str) -> tuple[tuple[str, ...], ...]:
        """What the card looks like: two cards of one kind are twins."""
        return self.kinds[card]

    def twin(self, card: str) -> str:
        """The lowest id in the whole box of a card that looks like this one."""
        return min(other for other in self.cards if self.kind(other) == self.kind(card))

    def without_twins(self, zone: Iterable[str]) -> list[str]:
        """The cards of a zone, in its order; of equal cards only the one with the lowest id."""
        cards = list(zone)
        return [card for card in cards if card == min(c for c in cards if self.kind(c) == self.kind(card))]

    def kind_text(self, text: str) -> str:
        """A move text in which each card is named by the lowest id of its kind in the box."""
        verb, *words = text.split(" ")
        named = []
        for word in words:
            if word in self.cards:
                named.append(self.twin(word))
            elif word[:-1] in self.cards:
                named.append(self.twin(word[:-1]) + word[-1])
            else:
                named.append(word)
        return " ".join([verb, *sorted(named)])


def deal(edition: str, seats: int, seed: int, removed: int | None = None) -> Row:
    """A deal as the set-up of the rules makes it, from a seed. (Not the product's shuffle.)"""
    rng = Random(seed)
    setup = read_table(edition)["setup"]
    cards = [card["id"] for card in read_table(edition)["deck"]]
    rng.shuffle(cards)
    out = setup["removed"][str(seats)] if removed is None else removed
    gone, cards = cards[:out], cards[out:]
    bottom = [*cards[: len(cards) // 3], WINTER, WINTER]
    others = cards[len(cards) // 3 :]
    rng.shuffle(bottom)
    caves = [1, 2, 3, 4, 5] if setup["caves"] == "draft" else []
    rng.shuffle(caves)
    return {
        "deck": [*others, WINTER, *bottom],
        "removed": gone,
        "caves": caves[:seats],
        "start": rng.randrange(seats),
    }
