"""How a forest is packed into numbers: a *key* for each host, an *entry* for each card that lies there."""

from typing import Final

# Positions of cards at a host: the slot classes, and the second top and bottom slot of a moor.
TOP_2: Final = 5
BOTTOM_2: Final = 6
POSITIONS: Final = ("host", "top", "bottom", "left", "right", "top2", "bottom2")

# Fields of a key: seven bits each, species + 1; a slot that the host does not have is filled with ones.
FIELD: Final = 127
SHIFTS: Final = [0, 7, 21, 35, 42, 14, 28]
SECOND: Final = [0, TOP_2, BOTTOM_2, 0, 0]
SHARED: Final = 49
"""From this bit on: host number + 1 where cards share a slot, which makes the host unlike all others."""
WATCHED: Final = 1 << 57
"""Set where some card at the host scores by what lies at it."""
EMPTY: Final = 58
"""From this bit on: how many slots are empty."""
# What fits into these fields: `engine.compiler` refuses boxes that are too large.
MOST_SPECIES: Final = FIELD - 1
MOST_SYMBOLS: Final = 15
MOST_CARDS: Final = 511

# An entry: position (3 bits), species (7), symbol + 1 (4), card + 1.
_SPECIES_AT: Final = 3
_SYMBOL_AT: Final = 10
_CARD_AT: Final = 14


def entry_position(entry: int) -> int:
    """Where at its host the card lies."""
    return entry & 7


def entry_species(entry: int) -> int:
    """The visible species."""
    return (entry >> _SPECIES_AT) & 127


def entry_symbol(entry: int) -> int:
    """The visible tree symbol, or `NO_SYMBOL`."""
    return ((entry >> _SYMBOL_AT) & 15) - 1


def entry_card(entry: int) -> int:
    """The physical card, or -1 where it is not known (a forest that was typed in, a card that lies face down)."""
    return (entry >> _CARD_AT) - 1


def make_entry(position: int, species: int, symbol: int, card: int) -> int:
    """Packs one card of a forest."""
    return position | (species << _SPECIES_AT) | ((symbol + 1) << _SYMBOL_AT) | ((card + 1) << _CARD_AT)


def number_in(pair: int) -> int:
    """The card or half of a pair: a known card with what was buried by then, a permanent effect with its first turn, a
    source with its kind."""
    return pair & 1023


def mark_in(pair: int) -> int:
    """What a pair says about its card or half."""
    return pair >> 10


def card_of(half: int) -> int:
    """The card that a half is on."""
    return half >> 1


def new_key(sizes: list[int]) -> int:
    """The key of a host without cards, but for its species, from how many cards each slot class takes."""
    key = sum(sizes) << EMPTY
    for slot in range(1, len(sizes)):
        for position in [slot, SECOND[slot]][sizes[slot] :]:
            if position:
                key |= FIELD << SHIFTS[position]
    return key


def is_full(key: int) -> bool:
    """Whether no slot of the host is empty."""
    return key >> EMPTY == 0


def slot_of(position: int) -> int:
    """The slot class of a position."""
    return position - 4 if position >= TOP_2 else position
