"""The action numbers: one fixed space for all editions, in which each kind of decision has a block of numbers.

An action is a block and a place in it. What it means follows from the prompt: the half with number 7 is *played* in a
turn and *placed* where a card comes for free. Which actions are legal is the engine's to say: they are its legal moves
in other words. Sets of cards (a payment, a discard) are chosen card by card, in the order of the card numbers, so that
a set has one spelling; `DONE` ends a set of any size.
"""

from typing import Any, Final

from spinney.engine.moves import (
    CAVE_CARDS,
    DISCARD_CARDS,
    DRAFT_CAVE,
    DRAW_CARD,
    DRAW_DECK,
    GIVE_CARDS,
    JOIN_HOST,
    KEEP_CARD,
    KEEP_HAND,
    LAY_CARD,
    NEW_HAND,
    ON_HOST,
    PAY_CARDS,
    PLACE_HALF,
    PLAY_HALF,
    SAPLING,
    SHOW,
    SKIP,
    STOP,
    TAKE_CARD,
    USE_IT,
)

MOST_CARDS: Final = 256
"""So many kinds of cards an edition may have here."""
MOST_HOSTS: Final = 128
MOST_CAVES: Final = 32

# Where the blocks begin.
PLAIN: Final = 0
"""Decisions that need no card, in the order of `PLAIN_VERBS`, and `DONE`."""
DONE: Final = 15
CAVE: Final = 16
"""A cave card by its number."""
FROM_CLEARING: Final = CAVE + MOST_CAVES
"""Take this card out of the clearing."""
HALF: Final = FROM_CLEARING + MOST_CARDS
"""Play this half: `2 * card` for half a, `2 * card + 1` for half b."""
FACE_DOWN: Final = HALF + 2 * MOST_CARDS
"""Lay this hand card face down."""
CHOOSE: Final = FACE_DOWN + MOST_CARDS
"""This card is one of those to pay with, to discard, to put into the cave or to keep."""
ON: Final = CHOOSE + MOST_CARDS
"""Into a free slot of this host."""
JOIN: Final = ON + MOST_HOSTS
"""Into a slot of this host that is shared."""
SIZE: Final = JOIN + MOST_HOSTS

PLAIN_VERBS: Final = (KEEP_HAND, NEW_HAND, DRAW_DECK, SHOW, USE_IT, SKIP, STOP)
SETS: Final = (PAY_CARDS, DISCARD_CARDS, CAVE_CARDS, GIVE_CARDS)
"""Verbs whose argument is a bit mask over hand or clearing."""
_BLOCKS: Final = {
    DRAFT_CAVE: CAVE, DRAW_CARD: FROM_CLEARING, TAKE_CARD: FROM_CLEARING, PLAY_HALF: HALF, PLACE_HALF: HALF,
    SAPLING: FACE_DOWN, LAY_CARD: FACE_DOWN, KEEP_CARD: CHOOSE, ON_HOST: ON, JOIN_HOST: JOIN,
    PAY_CARDS: CHOOSE, DISCARD_CARDS: CHOOSE, CAVE_CARDS: CHOOSE, GIVE_CARDS: CHOOSE,
}  # fmt: skip

NAMES: Final = (
    (PLAIN, "plain"), (CAVE, "cave"), (FROM_CLEARING, "from_clearing"), (HALF, "half"), (FACE_DOWN, "face_down"),
    (CHOOSE, "choose"), (ON, "on"), (JOIN, "join"),
)  # fmt: skip
"""The blocks by where they begin, with their names."""


def _offsets() -> list[int]:
    offsets = [-1] * 32
    for place, verb in enumerate(PLAIN_VERBS):
        offsets[verb] = PLAIN + place
    for verb, block in _BLOCKS.items():
        offsets[verb] = block
    return offsets


OFFSETS: Final = _offsets()
"""For each verb of the engine where its block begins: an action is that and the argument of the move."""


def _numbers() -> list[Any]:
    return [OFFSETS[move & 31] + (move >> 5) for move in range(2 * MOST_CARDS << 5)]


NUMBERS: Final = _numbers()
"""For each packed move that is no set of cards its action, ready as objects: listing them makes no new number."""


def block_of(action: int) -> tuple[str, int]:
    """The block of an action, and the place in it."""
    begin, name = next((begin, name) for begin, name in reversed(NAMES) if begin <= action)
    return name, action - begin
