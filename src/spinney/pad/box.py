"""Whether cards that lie on a table can all come out of one box.

Where the deck is known card by card, each visible half needs a card of its own that shows it: the two halves of one
card can't both be seen. Where pairings and symbols are partly reconstructed, they are not held against anybody.
"""

from functools import cache

from spinney.cards.load import load_edition
from spinney.cards.model import Edition

Halves = dict[tuple[str, str], list[tuple[str, int]]]
"""For each species and slot the symbols and cards of its halves."""


@cache
def halves_of(edition: str) -> Halves:
    """The halves of all split cards; none where the deck is not known for sure."""
    showing: Halves = {}
    table = load_edition(edition)
    if not table.is_certain:
        return showing
    for number, card in enumerate(table.cards):
        if len(card.halves) > 1:
            for half in card.halves:
                showing.setdefault((half.species, half.slot), []).append((half.symbol, number))
    return showing


class Box:
    """The split cards of an edition, handed out half by half; earlier halves change their card to make room."""

    def __init__(self, edition: Edition) -> None:
        self.showing = halves_of(edition.id)
        self.taken: dict[int, tuple[str, str, str]] = {}
        """For each card that is in use the half that is seen: species, slot, symbol."""

    def take(self, species: str, slot: str, symbol: str) -> str:
        """Takes a card that shows this half (without a symbol: any of the species); what is wrong, if there is none."""
        if not self.showing:
            return ""
        name = f"{species}@{symbol}" if symbol else species
        if not any(symbol in ("", shown) for shown, _ in self.showing.get((species, slot), [])):
            return f"the box has no {slot} half {name}"
        if not self._find(species, slot, symbol, set()):
            return f"no card is left in the box whose {slot} half is {name}"
        return ""

    def _find(self, species: str, slot: str, symbol: str, tried: set[int]) -> bool:
        """Gives the half a card, moving halves that were given theirs before where they have another choice."""
        for shown, card in self.showing[species, slot]:
            if symbol in ("", shown) and card not in tried:
                tried.add(card)
                if card not in self.taken or self._find(*self.taken[card], tried):
                    self.taken[card] = (species, slot, symbol)
                    return True
        return False
