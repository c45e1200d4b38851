"""The prompts: what is fixed about each decision that a game can ask for, in one table, and the form of its answers.

A prompt is the word of a frame that waits (`engine.state`). Which answers are legal is for `engine.legal` and
`engine.why` to say.
"""

from typing import Final, NamedTuple

# The words of their frames.
MULLIGAN: Final = 0
DRAFT: Final = 1
TURN: Final = 2
SECOND: Final = 3
PLACE: Final = 4
PAY: Final = 5
USE: Final = 6
FREE: Final = 7
DIG: Final = 8
TAKE: Final = 9
CAVE: Final = 10
LAY: Final = 11
DISCARD: Final = 12
KEEP: Final = 13
SPLIT: Final = 14

# Where the cards are that its answers choose from.
NO_ZONE: Final = 0
"""None are chosen, or each verb has a zone of its own."""
HAND: Final = 1
CLEARING: Final = 2
EITHER: Final = 3
"""As the lowest bit of the frame's second field says: 1 for the clearing."""
OFFER: Final = 4
"""The cards that a seat was dealt to be split."""

# What the other seats see of it.
OPEN: Final = 0
"""All of it."""
BELOW: Final = 1
"""Nothing: for them the prompt below on the stack is still due."""
COVERED: Final = 2
"""That it is due and what brought it, but not the cards that its frame holds."""


class PromptKind(NamedTuple):
    """What is fixed about one prompt."""

    number: int
    name: str
    verbs: tuple[str, ...]
    """The verbs that answer it."""
    zone: int = NO_ZONE
    seen: int = OPEN
    begins: bool = False
    """Whether its answer begins something new: taking an action back stops there."""


PROMPTS: Final = (
    PromptKind(MULLIGAN, "mulligan", ("keep", "mulligan"), begins=True),
    PromptKind(DRAFT, "draft", ("draft",), begins=True),
    PromptKind(TURN, "turn", ("draw", "play", "sapling", "show"), begins=True),
    PromptKind(SECOND, "second", ("draw",), CLEARING),
    PromptKind(PLACE, "place", ("on", "join"), seen=BELOW),
    PromptKind(PAY, "pay", ("pay",), HAND, seen=BELOW),
    PromptKind(USE, "use", ("use", "skip")),
    PromptKind(FREE, "free", ("place", "skip"), EITHER),
    PromptKind(DIG, "dig", ("play", "sapling", "stop"), HAND, begins=True),
    PromptKind(TAKE, "take", ("take", "skip"), CLEARING),
    PromptKind(CAVE, "cave", ("cave", "skip"), EITHER),
    PromptKind(LAY, "face_down", ("lay", "skip"), HAND),
    PromptKind(DISCARD, "discard", ("discard",), HAND),
    PromptKind(KEEP, "keep", ("keep",), seen=COVERED),
    PromptKind(SPLIT, "split", ("give",), OFFER),
)
"""Each at the place of its number."""

# What the words after a verb are.
CARDS: Final = "card"
HALVES: Final = "half"
NUMBERS: Final = "number"
DECK_OR_CARD: Final = "deck or card"


class VerbForm(NamedTuple):
    """How many words a verb has, and what they are."""

    least: int = 0
    most: int = 0
    words: str = CARDS


VERBS: Final = {
    "keep": VerbForm(0, 1, CARDS),
    "mulligan": VerbForm(),
    "draft": VerbForm(1, 1, NUMBERS),
    "draw": VerbForm(1, 1, DECK_OR_CARD),
    "play": VerbForm(1, 1, HALVES),
    "sapling": VerbForm(1, 1, CARDS),
    "show": VerbForm(),
    "on": VerbForm(1, 1, NUMBERS),
    "join": VerbForm(1, 1, NUMBERS),
    "pay": VerbForm(1, 10, CARDS),
    "use": VerbForm(),
    "skip": VerbForm(),
    "place": VerbForm(1, 1, HALVES),
    "stop": VerbForm(),
    "take": VerbForm(1, 1, CARDS),
    "cave": VerbForm(1, 60, CARDS),
    "lay": VerbForm(1, 1, CARDS),
    "discard": VerbForm(1, 10, CARDS),
    "give": VerbForm(1, 10, CARDS),
}
"""The form of each verb, in the order in which people are told of them."""
