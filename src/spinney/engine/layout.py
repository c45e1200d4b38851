"""The layout of a forest's tally: which counter counts what, handed out as rules ask for it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from spinney.cards.model import Edition, Rule, Species
from spinney.engine import tables as tb
from spinney.engine.tables import Tables
from spinney.errors import BadCards

SLOT = {name: number for number, name in enumerate(tb.SLOT_NAMES)}
KIND = {name: number for number, name in enumerate(tb.KIND_NAMES) if name}


class Layout:
    """Knows the species of an edition and hands out a counter for each thing that some rule counts."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.t = Tables(edition.id)
        variants = _variants(edition)
        self.rows: list[Species | None] = [*edition.species.values(), None, *variants]
        self.index = {name: number for number, name in enumerate(edition.species)}
        self.index[edition.setup.face_down.species] = len(self.index)
        self.faces = {(row.id, row.types): number for number, row in enumerate(self.rows) if row is not None}
        """Species and variants by name and types."""
        self.symbols = {name: number for number, name in enumerate(edition.tree_symbols)}
        self.stand_ins = _stand_ins(edition)
        self.counts: dict[tuple[Any, ...], int] = {}
        self.named: dict[tuple[str, ...], int] = {}
        self.opens: dict[tuple[int, int], int] = {}

    def _species(self) -> None:
        t, below = self.t, self.edition.setup.face_down
        t.species_ids = [row.id if row else below.species for row in self.rows]
        t.plain = [self.index[name] for name in t.species_ids]
        t.symbol_ids = list(self.edition.tree_symbols)
        t.type_ids = list(self.edition.types)
        t.face_down = self.index[below.species]
        for row in self.rows:
            place = row.place if row else below.kind
            types = row.types if row else below.types
            host = self.edition.hosts.get(place)
            t.turns_over.append(host is not None and host.turns_over)
            t.cost.append(row.cost if row else 0)
            t.host_kind.append(KIND.get(place, tb.NO_KIND))
            t.is_type.append([name in types for name in t.type_ids])
            placement = (row.placement if row else None) or {}
            t.allowed_kinds.append(mask(placement.get("host_kind", list(KIND))))

    def _counters(self) -> None:
        """Lays out the tally: one counter for each species and symbol; the rest is handed out on demand."""
        t = self.t
        size = len(self.rows)
        t.symbol_counter = size
        for name, number in self.symbols.items():
            t.counter_rules[size + number] = {"tree_symbol": name}
        size += len(self.symbols)
        t.cave_counter, t.cave_points_counter = size, size + 1
        self.size = size + 2
        t.raises = [[number] if number == plain else [number, plain] for number, plain in enumerate(t.plain)]
        t.first_raises = [[] for _ in self.rows]
        t.bee_raises = [[] for _ in self.rows]
        t.slot_raises = [[] for _ in range(5 * 4)]
        t.open_counters = [[] for _ in range(5 * 4)]
        t.host_raises = [[] for _ in range(4)]
        t.full_raises = [[] for _ in range(4)]
        permanents = [(row.permanent if row else None) or {} for row in self.rows]
        t.bees = [bool(rule.get("bee")) for rule in permanents]

    def new_counter(self) -> int:
        """A fresh counter."""
        self.size += 1
        return self.size - 1

    def counter_of(self, rule: Rule) -> int:
        """The counter that holds what the rule counts."""
        key = tuple(sorted((name, frozen(value)) for name, value in rule.items()))
        if key not in self.counts:
            self.counts[key] = self._counter_of(rule)
            self.t.counter_rules[self.counts[key]] = dict(rule)
        return self.counts[key]

    def _counter_of(self, rule: Rule) -> int:
        t = self.t
        if "species" in rule and "bees" not in rule and rule["species"] not in self.stand_ins:
            return self.index[rule["species"]]
        if "tree_symbol" in rule:
            return t.symbol_counter + self.symbols[rule["tree_symbol"]]
        if "cave" in rule:
            return t.cave_counter
        counter = self.new_counter()
        if "type" in rule or "species" in rule:
            counted = [number for number in range(len(self.rows)) if self._is_counted(rule, number)]
            for number in counted:
                t.raises[number].append(counter)
                if rule.get("bees"):
                    t.bee_raises[number].append(counter)
        elif "distinct" in rule:
            for number in self._first_with(t.type_ids.index(rule["distinct"])):
                t.first_raises[number].append(counter)
        elif "slot" in rule:
            for kind in rule["host"]:
                t.slot_raises[SLOT[rule["slot"]] * 4 + KIND[kind]].append(counter)
        else:
            for kind in rule["full"]:
                t.full_raises[KIND[kind]].append(counter)
        return counter

    def _is_counted(self, rule: Rule, number: int) -> bool:
        if "species" in rule:
            name = self.t.species_ids[number]
            return name == rule["species"] or name in self.stand_ins.get(rule["species"], ())
        return self.t.is_type[number][self.t.type_ids.index(rule["type"])]

    def _first_with(self, kind: int) -> list[int]:
        """The species of a type, and variants that alone of their species have it; the face-down card is no species."""
        t = self.t
        found = [number for number in range(t.face_down) if t.is_type[number][kind]]
        for number in range(t.face_down + 1, len(self.rows)):
            if t.is_type[number][kind] and not t.is_type[t.plain[number]][kind]:
                if t.plain[number] in [t.plain[other] for other in found]:
                    raise BadCards(f"{t.species_ids[number]}: halves differ in types of which different species count")
                found.append(number)
        return found

    def selector(self, rule: Rule | None) -> int:
        """The index of a list that says which species the rule names; without a rule it names all."""
        if rule is None:
            key: tuple[str, ...] = ("any",)
        elif "species" in rule:
            key = ("species", rule["species"])
        else:
            key = ("types", *rule.get("any_of", [rule.get("type")]))
        if key not in self.named:
            self.named[key] = len(self.t.selectors)
            self.t.selectors.append([self._is_named(key, number) for number in range(len(self.rows))])
            self.t.selector_names.append(list(key[1:]))
        return self.named[key]

    def _is_named(self, key: tuple[str, ...], number: int) -> bool:
        if key[0] == "any":
            return True
        if key[0] == "species":
            return self.t.species_ids[number] == key[1]
        return any(self.t.is_type[number][self.t.type_ids.index(name)] for name in key[1:])

    def room_counter(self, slot: int, kinds: int) -> int:
        """The counter of hosts of these kinds with a free place in that slot class."""
        if (slot, kinds) not in self.opens:
            number = self.opens[slot, kinds] = self.new_counter()
            for kind in KIND.values():
                if kinds >> kind & 1 and self.t.slot_size[slot * 4 + kind]:
                    self.t.open_counters[slot * 4 + kind].append(number)
                    self.t.host_raises[kind].append(number)
        return self.opens[slot, kinds]


def _variants(edition: Edition) -> list[Species]:
    """Species as some halves show them: with more types than their row says."""
    found: dict[tuple[str, tuple[str, ...]], Species] = {}
    for card in edition.cards:
        for half in card.halves:
            row = edition.species[half.species]
            if half.types != row.types:
                found[half.species, half.types] = replace(row, types=half.types)
    return list(found.values())


def _stand_ins(edition: Edition) -> dict[str, list[str]]:
    """For each species those that count as it."""
    found: dict[str, list[str]] = {}
    for row in edition.species.values():
        if row.permanent and "counts_as" in row.permanent:
            found.setdefault(row.permanent["counts_as"], []).append(row.id)
    return found


def mask(kinds: Sequence[str]) -> int:
    """The bit mask of some host kinds."""
    return sum(1 << KIND[kind] for kind in kinds)


def frozen(value: Any) -> Any:
    """A list as a tuple, so that it can be part of a key."""
    return tuple(value) if isinstance(value, list) else value
