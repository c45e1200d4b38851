"""The words for conditions that look at one host: a class for each, which says when it holds and what one may hope.

`cards.rules` checks their form, `engine.compiler` makes them from rows. A forest keeps a counter for each species that
scores by them (`engine.points.Local`), brought up to date when that host changes.
"""

from typing import Any

from spinney.engine.packing import entry_species, is_full

FREE_SLOTS = 4
"""So many slots a host has, as far as hopes go."""


class Condition:
    """Something that has to hold for a card at its host."""

    def holds(self, entry: int, entries: tuple[int, ...], key: int) -> bool:
        """Whether it holds for the card of this entry, with all entries of its host and the host's key."""
        raise AssertionError("a condition says when it holds")

    def hope(self, each: int, entries: tuple[int, ...], taken: int, expected: list[float]) -> float:
        """What a card that waits for it may still earn, with so many slots taken; less than 0: no more than now.

        `expected` are the cards of each species that will still come.
        """
        return -1.0

    def waits_for_pairs(self) -> bool:
        """Whether a second card of the same kind earns for both."""
        return False

    def is_spoilt(self) -> bool:
        """Whether another card at the host would end it."""
        return False

    def to_data(self) -> dict[str, Any]:
        """The condition as data, with numbers of species and kinds (`pad.compiled`)."""
        raise AssertionError("a condition can be told")


class HostSpecies(Condition):
    """`host_species`: the card lies at a host of that species."""

    def __init__(self, named: list[bool]) -> None:
        self.named = named

    def holds(self, entry: int, entries: tuple[int, ...], key: int) -> bool:
        """Whether the host is one of those named."""
        return self.named[entry_species(entries[0])]

    def to_data(self) -> dict[str, Any]:
        """The species that the host may be."""
        return {"host": numbers_in(self.named)}


class HostKind(Condition):
    """`host_kind`: the card lies at a host of one of these kinds."""

    def __init__(self, kinds: int, host_kind: list[int]) -> None:
        self.kinds = kinds
        self.host_kind = host_kind

    def holds(self, entry: int, entries: tuple[int, ...], key: int) -> bool:
        """Whether the host is of one of the kinds."""
        return (self.kinds >> self.host_kind[entry_species(entries[0])]) & 1 == 1

    def to_data(self) -> dict[str, Any]:
        """The kinds as a bit mask."""
        return {"kind": self.kinds}


class HostFull(Condition):
    """`host_full`: its host (or it itself, if it is one) is fully occupied."""

    def holds(self, entry: int, entries: tuple[int, ...], key: int) -> bool:
        """Whether no slot is empty."""
        return is_full(key)

    def hope(self, each: int, entries: tuple[int, ...], taken: int, expected: list[float]) -> float:
        """The fuller, the sooner."""
        return each * (taken + 1) * (taken + 1) / 36 if taken < FREE_SLOTS else -1.0

    def to_data(self) -> dict[str, Any]:
        """Full."""
        return {"full": True}


class HostHas(Condition):
    """`host_has`: another card at its host has that type symbol."""

    def __init__(self, named: list[bool], name: str) -> None:
        self.named = named
        self.name = name

    def holds(self, entry: int, entries: tuple[int, ...], key: int) -> bool:
        """Whether one of the others is named."""
        own = False
        for other in entries:
            if other == entry and not own:
                own = True  # leave out the card itself, once
            elif self.named[entry_species(other)]:
                return True
        return False

    def hope(self, each: int, entries: tuple[int, ...], taken: int, expected: list[float]) -> float:
        """A partner may come, as long as there is room."""
        for entry in entries:
            if self.named[entry_species(entry)]:
                return -1.0
        partners = sum([number for species, number in enumerate(expected) if self.named[species]])
        return each * min(0.5, partners * 0.5) if taken < FREE_SLOTS else 0.0

    def to_data(self) -> dict[str, Any]:
        """Who has to lie beside it."""
        return {"beside": numbers_in(self.named), "type": self.name}


class SharesSlot(Condition):
    """`shares_slot`: another card of that species lies in the same slot."""

    def __init__(self, species: int, named: list[bool]) -> None:
        self.species = species
        self.named = named

    def holds(self, entry: int, entries: tuple[int, ...], key: int) -> bool:
        """Whether one of the others in the slot is named."""
        own = False
        for other in entries:
            if other == entry and not own:
                own = True  # leave out the card itself, once
            elif other & 7 == entry & 7 and self.named[entry_species(other)]:
                return True
        return False

    def hope(self, each: int, entries: tuple[int, ...], taken: int, expected: list[float]) -> float:
        """The other one of a pair may come."""
        there = 0
        for entry in entries:
            if self.named[entry_species(entry)]:
                there += 1
        return each * min(0.5, expected[self.species]) if there % 2 else -1.0

    def waits_for_pairs(self) -> bool:
        """A pair earns for both."""
        return True

    def to_data(self) -> dict[str, Any]:
        """Who has to lie under it."""
        return {"under": numbers_in(self.named)}


class Alone(Condition):
    """`alone`: no other card lies at its host."""

    def holds(self, entry: int, entries: tuple[int, ...], key: int) -> bool:
        """Whether there are just the host and the card."""
        return len(entries) == 2

    def is_spoilt(self) -> bool:
        """Company spoils it."""
        return True

    def to_data(self) -> dict[str, Any]:
        """Alone."""
        return {"alone": True}


def numbers_in(named: list[bool]) -> list[int]:
    """The species that a list names."""
    return [number for number, is_named in enumerate(named) if is_named]
