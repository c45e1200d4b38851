"""Moves as the engine uses them inside: one number, a verb in the low five bits and its argument above.

The argument is a card, a half, a host or, for sets of cards, a bit mask over the places of the hand (or of the
clearing). `engine.notation` has the texts.
"""

from typing import Final

KEEP_HAND: Final = 0
NEW_HAND: Final = 1
DRAFT_CAVE: Final = 2
DRAW_DECK: Final = 3
DRAW_CARD: Final = 4
PLAY_HALF: Final = 5
SAPLING: Final = 6
SHOW: Final = 7
ON_HOST: Final = 8
JOIN_HOST: Final = 9
PAY_CARDS: Final = 10
USE_IT: Final = 11
SKIP: Final = 12
PLACE_HALF: Final = 13
STOP: Final = 14
TAKE_CARD: Final = 15
CAVE_CARDS: Final = 16
LAY_CARD: Final = 17
DISCARD_CARDS: Final = 18
KEEP_CARD: Final = 19
GIVE_CARDS: Final = 20


def pack_move(verb: int, argument: int) -> int:
    """A move as one number."""
    return (argument << 5) | verb


def verb_of(move: int) -> int:
    """The verb of a packed move."""
    return move & 31


def argument_of(move: int) -> int:
    """The argument of a packed move."""
    return move >> 5


def chosen_cards(cards: list[int], mask: int) -> list[int]:
    """The cards at the places of a bit mask."""
    chosen: list[int] = []
    while mask:
        lowest = mask & -mask
        chosen.append(cards[lowest.bit_length() - 1])
        mask ^= lowest
    return chosen
