"""The layout of a forest's tally: which slot counts what, handed out as rules ask for it."""

from collections.abc import Sequence
from typing import Any

from spinney.cards.model import Edition, Rule, Species
from spinney.engine import tables as tb
from spinney.engine.tables import Tables

SLOT = {name: number for number, name in enumerate(tb.SLOT_NAMES)}
KIND = {name: number for number, name in enumerate(tb.KIND_NAMES) if name}


class Layout:
    """Knows the species of an edition and hands out a tally slot for each thing that some rule counts."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.t = Tables(edition.id)
        self.rows: list[Species | None] = [*edition.species.values(), None]
        self.index = {name: number for number, name in enumerate(edition.species)}
        self.index[edition.setup.face_down.species] = len(self.index)
        self.symbols = {name: number for number, name in enumerate(edition.tree_symbols)}
        self.counts: dict[tuple[Any, ...], int] = {}
        self.whats: dict[tuple[str, ...], int] = {}
        self.opens: dict[tuple[int, int], int] = {}

    def _species(self) -> None:
        t, below = self.t, self.edition.setup.face_down
        t.species_ids = list(self.index)
        t.symbol_ids = list(self.edition.tree_symbols)
        t.type_ids = list(self.edition.types)
        t.blank = self.index[below.species]
        for row in self.rows:
            place = row.place if row else below.kind
            types = row.types if row else below.types
            t.cost.append(row.cost if row else 0)
            t.host_kind.append(KIND.get(place, tb.NO_KIND))
            t.is_type.append([name in types for name in t.type_ids])
            placement = (row.placement if row else None) or {}
            t.allowed_kinds.append(mask(placement.get("host_kind", list(KIND))))

    def _slots(self) -> None:
        """Lays out the tally: one slot for each species and symbol; the rest is handed out on demand."""
        t = self.t
        size = len(self.rows)
        t.symbol_slot = size
        size += len(self.symbols)
        t.cave_slot, t.cave_points_slot = size, size + 1
        self.size = size + 2
        t.bump = [[number] for number in range(len(self.rows))]
        t.first_bump = [[] for _ in self.rows]
        t.bee_bump = [[] for _ in self.rows]
        t.spot_bump = [[] for _ in range(5 * 4)]
        t.open_bump = [[] for _ in range(5 * 4)]
        t.host_open = [[] for _ in range(4)]
        t.full_bump = [[] for _ in range(4)]
        permanents = [(row.permanent if row else None) or {} for row in self.rows]
        t.bees = [bool(rule.get("bee")) for rule in permanents]

    def new_slot(self) -> int:
        """A fresh tally slot."""
        self.size += 1
        return self.size - 1

    def count_slot(self, rule: Rule) -> int:
        """The tally slot that holds what the rule counts."""
        key = tuple(sorted((name, frozen(value)) for name, value in rule.items()))
        if key not in self.counts:
            self.counts[key] = self._count_slot(rule)
        return self.counts[key]

    def _count_slot(self, rule: Rule) -> int:
        t = self.t
        if "species" in rule and "bees" not in rule:
            return self.index[rule["species"]]
        if "tree_symbol" in rule:
            return t.symbol_slot + self.symbols[rule["tree_symbol"]]
        if "cave" in rule:
            return t.cave_slot
        slot = self.new_slot()
        if "type" in rule or "species" in rule:
            counted = [number for number in range(len(self.rows)) if self._is_counted(rule, number)]
            for number in counted:
                t.bump[number].append(slot)
                if rule.get("bees"):
                    t.bee_bump[number].append(slot)
        elif "distinct" in rule:
            for number in range(t.blank):
                if t.is_type[number][t.type_ids.index(rule["distinct"])]:
                    t.first_bump[number].append(slot)
        elif "slot" in rule:
            for kind in rule["host"]:
                t.spot_bump[SLOT[rule["slot"]] * 4 + KIND[kind]].append(slot)
        else:
            for kind in rule["full"]:
                t.full_bump[KIND[kind]].append(slot)
        return slot

    def _is_counted(self, rule: Rule, number: int) -> bool:
        if "species" in rule:
            return number == self.index[rule["species"]]
        return self.t.is_type[number][self.t.type_ids.index(rule["type"])]

    def what(self, rule: Rule | None) -> int:
        """The index of a list that says which species the rule names; without a rule it names all."""
        if rule is None:
            key: tuple[str, ...] = ("any",)
        elif "species" in rule:
            key = ("species", rule["species"])
        else:
            key = ("types", *rule.get("any_of", [rule.get("type")]))
        if key not in self.whats:
            self.whats[key] = len(self.t.whats)
            self.t.whats.append([self._is_named(key, number) for number in range(len(self.rows))])
            self.t.what_names.append(list(key[1:]))
        return self.whats[key]

    def _is_named(self, key: tuple[str, ...], number: int) -> bool:
        if key[0] == "any":
            return True
        if key[0] == "species":
            return self.t.species_ids[number] == key[1]
        return any(self.t.is_type[number][self.t.type_ids.index(name)] for name in key[1:])

    def open_slot(self, slot: int, kinds: int) -> int:
        """The tally slot that counts hosts of these kinds with a free place in that slot class."""
        if (slot, kinds) not in self.opens:
            number = self.opens[slot, kinds] = self.new_slot()
            for kind in KIND.values():
                if kinds >> kind & 1 and not (kind == tb.MOOR and slot in (tb.LEFT, tb.RIGHT)):
                    self.t.open_bump[slot * 4 + kind].append(number)
                    self.t.host_open[kind].append(number)
        return self.opens[slot, kinds]


def mask(kinds: Sequence[str]) -> int:
    """The bit mask of some host kinds."""
    return sum(1 << KIND[kind] for kind in kinds)


def frozen(value: Any) -> Any:
    """A list as a tuple, so that it can be part of a key."""
    return tuple(value) if isinstance(value, list) else value
