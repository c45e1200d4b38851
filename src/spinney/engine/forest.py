"""A forest: its hosts and what lies at them, with the counters that scoring reads kept up as cards arrive.

Each host is one packed number, its *key*: the species of the host and of the first card in each of its slots. A free
slot is an empty field, equal keys are hosts that look alike. The cards themselves are kept for each host as a tuple of
*entries*.
"""

from typing import Any, Final

from spinney.engine.moves import JOIN_HOST, ON_HOST
from spinney.engine.packing import (
    EMPTY,
    FIELD,
    SECOND,
    SHARED,
    SHIFTS,
    WATCHED,
    entry_species,
    make_entry,
    slot_of,
)
from spinney.engine.tables import (
    ALL_KINDS,
    BOTTOM,
    HOST,
    ONTO_TYPE,
    SAME_SLOT,
    TOP,
    TOP_OF_HOST,
    JoinRule,
    Tables,
)

_MANY: Final = 128
_ON: Final[list[Any]] = [(host << 5) | ON_HOST for host in range(_MANY)]
"""The moves into free slots, ready as objects: listing them makes no new number, also in compiled code."""


class Forest:
    """One player's forest. `empty_forest` makes one; there is no `__init__`, so that copies are cheap."""

    tables: Tables
    tally: list[int]
    keys: list[int]
    cards: list[tuple[int, ...]]
    """For each host its entries; the first is the host itself."""
    present: tuple[int, ...]
    """The species in the forest, in the order in which they first came."""
    permanents: tuple[int, ...]
    """Cards with a permanent effect in order of arrival: half + (first turn in which it works << 10)."""
    changes: int
    """How often something has changed here or in the cave; while it stays the same, so does all that was counted."""

    def copy(self) -> "Forest":
        """An independent copy."""
        new = Forest()
        new.tables = self.tables
        new.tally = self.tally[:]
        new.keys = self.keys[:]
        new.cards = self.cards[:]
        new.present = self.present
        new.permanents = self.permanents
        new.changes = self.changes
        return new

    def __reduce__(self) -> tuple[Any, ...]:
        parts = (self.tables, self.tally, self.keys, self.cards, self.present, self.permanents, self.changes)
        return rebuilt_forest, parts

    def host_species(self, host: int) -> int:
        """The species of a host."""
        return (self.keys[host] & FIELD) - 1

    # -- cards arrive -----------------------------------------------------------------------------------------

    def add_host(self, species: int, symbol: int, card: int) -> None:
        """Puts a tree, shrub, moor or face-down card into the forest."""
        t = self.tables
        kind = t.host_kind[species]
        self.keys.append((species + 1) | t.new_keys[kind])
        self.cards.append((make_entry(HOST, species, symbol, card),))
        self._count(species, symbol)
        tally = self.tally
        for slot in t.host_raises[kind]:
            tally[slot] += 1
        if t.local_counter[species] >= 0:
            host = len(self.keys) - 1
            self.keys[host] |= WATCHED
            self._count_local(host, 1)

    def attach(self, species: int, symbol: int, card: int, slot: int, host: int, join: bool) -> int:
        """Puts a half into a slot of a host, a free one or (`join`) one that a sharing rule opens; returns its kind."""
        t = self.tables
        tally = self.tally
        key = self.keys[host]
        host_species = (key & FIELD) - 1
        kind = t.host_kind[host_species]
        spot = slot * 4 + kind
        watched = key & WATCHED != 0 or t.local_counter[species] >= 0
        if watched:
            self._count_local(host, -1)
        if join:
            position = self.join_position(species, slot, host)
            self.keys[host] = key | ((host + 1) << SHARED)
        else:
            position = slot if not key & (FIELD << SHIFTS[slot]) else SECOND[slot]
            key += ((species + 1) << SHIFTS[position]) - (1 << EMPTY)
            self.keys[host] = key
            if position != slot or key & (FIELD << SHIFTS[SECOND[slot]]):  # no slot of this class is left
                for counter in t.open_counters[spot]:
                    tally[counter] -= 1
                if key >> EMPTY == 0:
                    for counter in t.full_raises[kind]:
                        tally[counter] += 1
        self.cards[host] += (make_entry(position, species, symbol, card),)
        self._count(species, symbol)
        for counter in t.slot_raises[spot]:
            tally[counter] += 1
        if t.bees[species]:
            for counter in t.bee_raises[host_species]:
                tally[counter] += 1
        if t.doubles_selector[host_species] >= 0 and self._is_doubled(host_species, species, slot):
            tally[t.double_counter[species]] += 1
        if watched:
            self.keys[host] |= WATCHED
            self._count_local(host, 1)
        return kind

    def _count(self, species: int, symbol: int) -> None:
        t = self.tables
        tally = self.tally
        self.changes += 1
        for counter in t.raises[species]:
            tally[counter] += 1
        if tally[species] == 1:
            for counter in t.first_raises[species]:
                tally[counter] += 1
            plain = t.plain[species]
            if plain == species:
                self.present += (species,)
            elif tally[plain] == 1:  # the first of its species is a variant
                self.present += (plain,)
                for counter in t.first_raises[plain]:
                    tally[counter] += 1
        if symbol >= 0:
            tally[t.symbol_counter + symbol] += 1
            if t.own_counter[species] >= 0:
                tally[t.own_counter[species] + symbol] += 1

    # -- where a half may go ----------------------------------------------------------------------------------

    def is_free(self, slot: int, host: int) -> bool:
        """Whether the host has an empty slot of that class."""
        key = self.keys[host]
        if (key >> SHIFTS[slot]) & FIELD == 0:
            return True
        second = SECOND[slot]
        return second != 0 and (key >> SHIFTS[second]) & FIELD == 0

    def has_place(self, half: int) -> bool:
        """Whether the half could be placed anywhere."""
        t = self.tables
        counter = t.half_room[half]
        if counter < 0 or self.tally[counter] > 0:
            return True
        species = t.half_species[half]
        if self._may_join(species):
            for host in range(len(self.keys)):
                if self.join_position(species, t.half_slot[half], host):
                    return True
        return False

    def _may_join(self, species: int) -> bool:
        """Whether a rule that lets the species share a slot is in force anywhere."""
        for rule in self.tables.joins[species]:
            if rule.where == ONTO_TYPE or self.tally[rule.sharer] > 0:
                return True
        return False

    def places(self, half: int) -> list[int]:
        """The moves that place the half, into a free slot or joining one; of hosts that look alike the first."""
        t = self.tables
        species = t.half_species[half]
        slot = t.half_slot[half]
        allowed = t.allowed_kinds[species]
        can_join = self._may_join(species)
        first = FIELD << SHIFTS[slot]
        second = FIELD << SHIFTS[SECOND[slot]]
        moves: list[Any] = []
        seen: set[Any] = set()
        keys: list[Any] = self.keys
        host = -1
        for there in keys:  # as an object it is looked up and kept without being made anew, also in compiled code
            key: int = there
            host += 1
            free = True
            if key & first and key & second:
                if not can_join:
                    continue
                free = False
            if there in seen:
                continue
            seen.add(there)
            if free and (allowed == ALL_KINDS or (allowed >> t.host_kind[(key & FIELD) - 1]) & 1):
                moves.append(_ON[host] if host < _MANY else (host << 5) | ON_HOST)
            if can_join and self.join_position(species, slot, host):
                moves.append((host << 5) | JOIN_HOST)
        return moves

    def join_position(self, species: int, slot: int, host: int) -> int:
        """The position of an occupied slot that the species may share at this host, or 0."""
        for rule in self.tables.joins[species]:
            position = self._joined_by(rule, slot, host)
            if position:
                return position
        return 0

    def _joined_by(self, rule: JoinRule, slot: int, host: int) -> int:
        key = self.keys[host]
        there = (key >> SHIFTS[slot]) & FIELD
        if there == 0 or there == FIELD:
            return 0  # nothing lies there, or there is no such slot
        if rule.where == ONTO_TYPE:
            fits = (
                self.tables.selectors[rule.selector][there - 1]
                and (rule.kinds >> self.tables.host_kind[(key & FIELD) - 1]) & 1
            )
            return slot if fits and (rule.most == 0 or self._copies_at(rule.sharer, host) < rule.most) else 0
        if rule.where != SAME_SLOT:
            if (rule.where == TOP_OF_HOST) != (slot == TOP) or slot == BOTTOM:
                return 0
            if self._copies_at(rule.sharer, host) == 0:
                return 0
        second = SECOND[slot]
        if rule.where == TOP_OF_HOST and second and self._cards_in(second, host) > 1:
            return second  # one top slot of a host is shared, no more
        if self._opens(rule, slot, host):
            return slot
        if second and self._opens(rule, second, host):
            return second
        return 0

    def _opens(self, rule: JoinRule, position: int, host: int) -> bool:
        """Whether the rule lets another card into the cards that lie at this position."""
        named = self.tables.selectors[rule.selector]
        cards = 0
        fitting = 0
        sharers = 0
        for entry in self.cards[host]:
            if entry & 7 == position:
                cards += 1
                there = entry_species(entry)
                if named[there]:
                    fitting += 1
                if self.tables.plain[there] == rule.sharer:
                    sharers += 1
        if cards == 0:
            return False
        if fitting < cards and not rule.onto_others:
            return False
        if rule.where == SAME_SLOT:
            return sharers > 0 and (rule.most == 0 or cards < rule.most)
        return True

    def _copies_at(self, species: int, host: int) -> int:
        plain = self.tables.plain
        count = 0
        for entry in self.cards[host]:
            if plain[entry_species(entry)] == species:
                count += 1
        return count

    def _cards_in(self, position: int, host: int) -> int:
        count = 0
        for entry in self.cards[host]:
            if entry & 7 == position:
                count += 1
        return count

    # -- points that look at one host -------------------------------------------------------------------------

    def _is_doubled(self, host_species: int, species: int, slot: int) -> bool:
        t = self.tables
        selector = t.doubles_selector[host_species]
        return selector >= 0 and t.doubles_at[host_species] == slot and t.selectors[selector][species]

    def _count_local(self, host: int, sign: int) -> None:
        """Adds (or takes away) what the cards at one host contribute to the counters of local rules."""
        t = self.tables
        host_species = self.host_species(host)
        for entry in self.cards[host]:
            species = entry_species(entry)
            rule = t.local[species]
            if rule is not None:
                units = rule.units(entry, self.cards[host], self.keys[host])
                if self._is_doubled(host_species, species, slot_of(entry & 7)):
                    units *= 2
                self.tally[rule.counter] += sign * units


def empty_forest(tables: Tables) -> Forest:
    """A forest without a card."""
    forest = Forest()
    forest.tables = tables
    forest.tally = [0] * tables.tally_size
    forest.keys = []
    forest.cards = []
    forest.present = ()
    forest.permanents = ()
    forest.changes = 0
    return forest


def rebuilt_forest(tables: Tables, *values: Any) -> Forest:
    """A forest from its parts, as `Forest.__reduce__` names them."""
    forest = Forest()
    forest.tables = tables
    forest.tally, forest.keys, forest.cards, forest.present, forest.permanents, forest.changes = values
    return forest
