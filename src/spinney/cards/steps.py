"""The steps of effects and bonuses, one row for each: how it is written in a table, and its sign on a card.

`cards.rules` checks a step by its row. `engine.steps` has a class for each name, which carries it out and says what
bots hope from it; `words.steps` has its sentence. The page draws the signs (`tools/page_types.py` hands them over).
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Any

from spinney.errors import BadCards, shown


class Value(Enum):
    """What may stand for a key of a step; beside these a plain word stands for itself."""

    NUMBER = "number"
    ONE = "one"
    """So far no card takes, lays or keeps more; the engine would not heed another number."""
    WHAT = "what"
    """Cards by type or species."""
    COUNT = "count"
    """Something that is counted in a forest."""
    AT_LEAST = "at_least"
    """The condition that a count is high enough."""
    YES = "yes"


NUMBER, ONE, WHAT, COUNT, AT_LEAST, YES = Value
Form = Mapping[str, tuple[Value | str, ...]]
Sign = tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class StepWord:
    """One step. Where several have the same `do`, the first one is meant whose `says` fits."""

    name: str
    says: Mapping[str, str]
    sign: Sign
    """Groups of signs: names of drawings, and `{…}` for what the step says (docs/cards.md, Add a word)."""
    must: Form = field(default_factory=dict)
    may: Form = field(default_factory=dict)
    either: tuple[str, ...] = ()
    """Exactly one of these keys stands there."""
    alone: bool = False
    """It is the only step of its effect."""


_FREE: Form = {"what": (WHAT,), "n": (ONE, "any"), "use": ("nothing", "effect")}
_PLAYED = ("play", "{what}", "{several}")

STEP_WORDS = (
    StepWord(
        "draw", {"do": "draw"}, (("draw", "{number}"),),
        may={"n": (NUMBER, "same"), "per": (COUNT,)}, either=("n", "per"),
    ),
    StepWord("turn", {"do": "turn"}, (("another_turn",),), may={"if": (AT_LEAST,)}),
    StepWord("play_from_hand", {"do": "play", "from": "hand"}, (_PLAYED,), _FREE),
    StepWord("play_from_clearing", {"do": "play", "from": "clearing"}, (("clearing",), _PLAYED), _FREE),
    StepWord(
        "take_all", {"do": "take", "n": "all"}, (("take", "{what}", "{several}"),),
        {"what": (WHAT,)}, alone=True,
    ),
    StepWord("take", {"do": "take"}, (("take", "{several}"),), {"n": (ONE,)}),
    StepWord("cave_hand", {"do": "cave", "from": "hand"}, (("cave", "{number}"),), {"n": ("any",)}),
    StepWord(
        "cave_deck", {"do": "cave", "from": "deck"}, (("deck", "{number}"), ("then", "cave")),
        may={"n": (NUMBER,), "per": (COUNT,)}, either=("n", "per"),
    ),
    StepWord(
        "cave_all", {"do": "cave", "from": "clearing", "n": "all"}, (("clearing", "{what}"), ("then", "cave")),
        may={"what": (WHAT,)},
    ),
    StepWord(
        "cave_clearing", {"do": "cave", "from": "clearing"}, (("clearing", "{number}"), ("then", "cave")),
        {"n": (NUMBER,)}, {"up_to": (YES,)},
    ),
    StepWord(
        "face_down_hand", {"do": "face_down", "from": "hand"}, (("face_down", "{face_down}", "{several}"),),
        {"n": (ONE, "any")},
    ),
    StepWord(
        "face_down_deck", {"do": "face_down", "from": "deck"}, (("face_down", "{face_down}", "{several}"),),
        {"n": (ONE,)},
    ),
    StepWord("dig", {"do": "dig"}, (("play", "any_number"), ("pay",))),
    StepWord("remove_clearing", {"do": "remove_clearing"}, (("clearing",), ("then", "close"))),
    StepWord("to_clearing", {"do": "to_clearing"}, (("clearing", "{number}"),), {"n": (NUMBER,)}),
    StepWord("keep", {"do": "keep"}, (("hand", "{number}"),), {"n": (ONE,)}),
)  # fmt: skip


def step_word(rule: Mapping[str, Any], where: str) -> StepWord:
    """The row that a step follows; `BadCards` if there is none."""
    rows = [row for row in STEP_WORDS if row.says["do"] == rule["do"]]
    if not rows:
        raise BadCards(f"{where}: unknown action {shown(rule['do'])}")
    for row in rows:
        if all(rule.get(key) == value for key, value in row.says.items()):
            return row
    key = next(key for key in rows[0].says if key != "do")
    if key not in rule:
        raise BadCards(f"{where}: {shown(key)} is missing in {shown(rule)}")
    raise BadCards(f"{where}: {shown(rule[key])} does not fit {shown(key)}")
