"""What forests are worth: every rule row is read and every count is made by looking at all cards again.

Forests are lists of hosts as in `spinney.forests/1`:
`{"species": "elderberry@ash", "top": ["curlew@ash"], "bottom": [], "left": [], "right": []}`.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from .oracle_cards import Box, Row

SLOTS = ("top", "bottom", "left", "right")


@dataclass(eq=False)
class Shown:
    """One card as it lies in a forest: a host (slot "host") or a card at a host."""

    species: str
    symbol: str | None
    types: list[str]
    slot: str
    host: Shown | None = None


class Scorer:
    """All forests of a table, laid out card by card."""

    def __init__(self, box: Box, forests: Sequence[Sequence[Row]], caves: Sequence[int]) -> None:
        self.box = box
        self.caves = caves
        self.forests = [self.lay_out(hosts) for hosts in forests]

    def lay_out(self, hosts: Sequence[Row]) -> list[Shown]:
        cards = []
        for row in hosts:
            host = self.shown(row["species"], "host", None)
            cards.append(host)
            for slot in SLOTS:
                cards += [self.shown(text, slot, host) for text in row.get(slot, [])]
        return cards

    def shown(self, text: str, slot: str, host: Shown | None) -> Shown:
        name, _, box = text.partition(":")
        species, _, symbol = name.partition("@")
        types = self.box.shown_types(species, symbol, box)
        if not symbol and "tree" in types and species != self.box.face_down["species"]:
            symbol = species
        return Shown(species, symbol or None, types, slot, host)

    # -- looking at a forest ---------------------------------------------------------------------------

    def at(self, seat: int, host: Shown) -> list[Shown]:
        return [card for card in self.forests[seat] if card.host is host]

    def is_full(self, seat: int, host: Shown) -> bool:
        slots = Counter(card.slot for card in self.at(seat, host))
        if "moor" in host.types:
            return slots["top"] >= 2 and slots["bottom"] >= 2
        return all(slots[slot] >= 1 for slot in SLOTS)

    def count(self, seat: int, rule: Row, card: Shown | None = None) -> int:
        forest = self.forests[seat]
        if "type" in rule:
            counted = [other for other in forest if rule["type"] in other.types]
            return len(counted) + (self.bees_on(seat, counted) if rule.get("bees") else 0)
        if "species" in rule:
            counted = [other for other in forest if self.box.counts_as(other.species, rule["species"])]
            return len(counted) + (self.bees_on(seat, counted) if rule.get("bees") else 0)
        if "distinct" in rule:
            named = {other.species for other in forest if rule["distinct"] in other.types}
            return len(named - {self.box.face_down["species"]})
        if "tree_symbol" in rule:
            symbol = card.symbol if rule["tree_symbol"] == "own" and card else rule["tree_symbol"]
            return sum(1 for other in forest if symbol is not None and other.symbol == symbol)
        if "slot" in rule:
            return sum(
                1 for other in forest if other.slot == rule["slot"] and other.host and kind(other.host) in rule["host"]
            )
        if "full" in rule:
            hosts = [other for other in forest if other.slot == "host" and kind(other) in rule["full"]]
            return sum(1 for host in hosts if self.is_full(seat, host))
        if "at" in rule:
            assert rule["at"] == "this"
            assert card is not None
            return len(self.at(seat, card))
        assert rule == {"cave": "own"}, rule
        return self.caves[seat]

    def bees_on(self, seat: int, counted: list[Shown]) -> int:
        """Carpenter bees that sit on one of the counted trees."""
        return sum(
            1
            for card in self.forests[seat]
            if self.box.row(card.species).get("permanent", {}).get("bee") and card.host in counted
        )

    def holds(self, seat: int, rule: Row, card: Shown | None) -> bool:
        if "at_least" in rule:
            return bool(self.count(seat, rule["of"], card) >= rule["at_least"])
        if "most" in rule:
            mine = self.count(seat, rule["most"])
            return all(self.count(other, rule["most"]) <= mine for other in range(len(self.forests)))
        if "all" in rule:
            return all(self.holds(seat, part, card) for part in rule["all"])
        assert card is not None
        host = card.host or card
        if "host_species" in rule:
            return bool(host.species == rule["host_species"])
        if "host_kind" in rule:
            return bool(kind(host) in rule["host_kind"])
        if "host_full" in rule:
            return self.is_full(seat, host)
        others = [other for other in self.at(seat, host) if other is not card]
        if "alone" in rule:
            return not others
        if "host_has" in rule:
            return any(rule["host_has"] in other.types for other in others)
        assert set(rule) == {"shares_slot"}, rule
        return any(other.species == rule["shares_slot"] and other.slot == card.slot for other in others)

    # -- points ----------------------------------------------------------------------------------------

    def points(self, seat: int, rule: Row, card: Shown) -> int:
        """What this one card scores (rules that score several cards together give 0 here)."""
        if "fixed" in rule:
            return int(rule["fixed"])
        if "per" in rule:
            return int(rule["each"]) * self.count(seat, rule["per"], card)
        if "sum" in rule:
            return sum(self.points(seat, part, card) for part in rule["sum"])
        if "if" in rule:
            return int(rule["then"] if self.holds(seat, rule["if"], card) else rule.get("else", 0))
        if "by" in rule:
            return entry(rule["table"], self.count(seat, rule["by"], card))
        assert "sets" in rule or "together" in rule or "doubles" in rule, rule
        return 0

    def times(self, card: Shown) -> int:
        """2 for a plant below a Blanket Bog, else 1."""
        if card.host is None:
            return 1
        rule = self.box.row(card.host.species)["points"].get("doubles")
        return 2 if rule and card.slot == rule["slot"] and rule["type"] in card.types else 1

    def set_points(self, rule: Row, cards: list[Shown]) -> Counter[str]:
        """Sets of different species, each as large as possible; booked on its first species."""
        left = Counter(card.species for card in cards)
        booked: Counter[str] = Counter()
        while +left:
            one_set = sorted(+left)
            booked[one_set[0]] += entry(rule["table"], len(one_set))
            left.subtract(one_set)
        return booked

    def parts(self, seat: int) -> dict[str, int]:
        """The points of each species in a forest."""
        forest = self.forests[seat]
        parts: Counter[str] = Counter({card.species: 0 for card in forest})
        together: dict[str, Row] = {}
        for card in forest:
            rule = self.box.row(card.species)["points"]
            parts[card.species] += self.times(card) * self.points(seat, rule, card)
            if "sets" in rule or "together" in rule:
                together[json.dumps(rule, sort_keys=True)] = rule
        for rule in together.values():
            if "sets" in rule:
                cards = [card for card in forest if self.box.fits(rule["sets"], card)]
                parts.update(self.set_points(rule, cards))
            else:
                parts[rule["together"]["species"]] += entry(rule["table"], self.count(seat, rule["together"]))
        return dict(parts)


def kind(host: Shown) -> str:
    """tree, shrub or moor: each host shows its kind as a type symbol."""
    return next(name for name in ("tree", "shrub", "moor") if name in host.types)


def entry(table: list[int], number: int) -> int:
    """Entry `number` of a printed table: the first is for 1, the last for all beyond."""
    return 0 if number == 0 else table[min(number, len(table)) - 1]


@cache
def plain_box(edition: str) -> Box:
    return Box(edition, {})


def score(
    edition: str,
    forests: Sequence[Sequence[Row]],
    caves: Sequence[int],
    cave_cards: Sequence[int | None],
) -> list[Row]:
    """For each forest {"total": …, "cave": …, "parts": {species: points}}; the options change no points."""
    box = plain_box(edition)
    scorer = Scorer(box, forests, caves)
    sheets = []
    for seat, number in enumerate(cave_cards):
        cave = caves[seat] + (box.cave_rows[number]["points"] if number else 0)
        parts = scorer.parts(seat)
        sheets.append({"total": cave + sum(parts.values()), "cave": cave, "parts": parts})
    return sheets


def score_table(table: Row) -> list[Row]:
    """The same for a whole `spinney.forests/1` object."""
    forests = table["forests"]
    return score(
        table["edition"],
        [forest["hosts"] for forest in forests],
        [forest.get("cave", 0) for forest in forests],
        [forest.get("cave_card") for forest in forests],
    )
