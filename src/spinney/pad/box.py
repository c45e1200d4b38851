"""Whether cards that lie on a table can all come out of one box.

Where the deck is known card by card, each visible half needs a card of its own that shows it: the two halves of one
card can't both be seen. So does each shrub: its cards show different symbols. Where pairings and symbols are partly
reconstructed, they are not held against anybody.
"""

from functools import cache
from typing import NamedTuple

from spinney.cards.load import load_edition
from spinney.cards.model import Edition
from spinney.engine.tables import KIND_NAMES

Halves = dict[tuple[str, str], list[tuple[str, int]]]
"""For each species and slot the symbols and cards of its halves."""


@cache
def halves_of(edition: str) -> Halves:
    """The halves of all split cards, and whole cards that show another symbol than their own, by their kind of host.

    None where the deck is not known for sure.
    """
    showing: Halves = {}
    table = load_edition(edition)
    if not table.is_certain:
        return showing
    for number, card in enumerate(table.cards):
        for half in card.halves:
            if len(card.halves) > 1 or half.symbol != half.species:
                showing.setdefault((half.species, half.slot), []).append((half.symbol, number))
    return showing


class Seen(NamedTuple):
    """A half that lies on the table, or a whole card."""

    species: str
    slot: str
    """Of a whole card the kind of host that it is."""
    symbol: str
    """Empty: nobody said."""
    types: frozenset[str]

    @property
    def is_whole(self) -> bool:
        """Whether it is a host."""
        return self.slot in KIND_NAMES


class Box:
    """The cards of an edition, handed out half by half; earlier halves change their card to make room."""

    def __init__(self, edition: Edition) -> None:
        self.showing = halves_of(edition.id)
        self.cards = edition.cards
        self.taken: dict[int, Seen] = {}
        """For each card that is in use the half that is seen."""

    def take(self, seen: Seen) -> str:
        """Takes a card that shows this half (without a symbol: any of the species); what is wrong, if there is none."""
        if not self.showing:
            return ""
        name = f"{seen.species}@{seen.symbol}" if seen.symbol else seen.species
        if not self._cards(seen):
            return f"the box has no {seen.slot}{'' if seen.is_whole else ' half'} {name}"
        if self._find(seen, set()):
            return ""
        return f"no card is left in the box {'that is' if seen.is_whole else f'whose {seen.slot} half is'} {name}"

    def _cards(self, seen: Seen) -> list[int]:
        """The cards that show such a half."""
        shown = self.showing.get((seen.species, seen.slot), [])
        return [card for symbol, card in shown if seen.symbol in ("", symbol) and self._has_types(card, seen)]

    def _has_types(self, card: int, seen: Seen) -> bool:
        return any(half.slot == seen.slot and seen.types == {*half.types} for half in self.cards[card].halves)

    def _find(self, seen: Seen, tried: set[int]) -> bool:
        """Gives the half a card, moving halves that were given theirs before where they have another choice."""
        for card in self._cards(seen):
            if card not in tried:
                tried.add(card)
                if card not in self.taken or self._find(self.taken[card], tried):
                    self.taken[card] = seen
                    return True
        return False
