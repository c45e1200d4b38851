"""The question that a position asks: the prompt that is due, as the seat that decides and as the others see it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from spinney.engine import packing as pk
from spinney.engine import prompts as pr
from spinney.engine import state as st
from spinney.engine.notation import half_id, is_from_clearing
from spinney.engine.prompts import BELOW, COVERED, PROMPTS
from spinney.engine.state import State, field_a, field_b, field_c, field_d, word_of
from spinney.engine.steps import Step

_PARTS = ("hand", "right", "left", "clearing")
_PRIVATE = tuple([kind.number for kind in PROMPTS if kind.seen == BELOW])
_COVERED = tuple([kind.number for kind in PROMPTS if kind.seen == COVERED])


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is to be decided, and by whom."""

    kind: str
    seat: int
    details: Mapping[str, Any] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.kind, self.seat))

    def to_dict(self) -> dict[str, Any]:
        """As in a message."""
        return {"seat": self.seat, "kind": self.kind, **self.details}


def open_frame(state: State) -> int:
    """The decision that everybody sees: choosing a place and paying are done in private."""
    at = len(state.stack) - 1
    while word_of(state.stack[at]) in _PRIVATE:
        at -= 1
    return at


def is_private(state: State) -> bool:
    """Whether somebody is choosing a place or paying, which the others do not see."""
    return not state.over and open_frame(state) < len(state.stack) - 1


def prompt_of(state: State, own: bool) -> Prompt | None:
    """What is to be decided, as the deciding seat (`own`) or as the others see it."""
    if state.over:
        return None
    packed = state.stack[-1] if own else state.stack[open_frame(state)]
    word = word_of(packed)
    return Prompt(PROMPTS[word].name, state.seat, _details(state, word, packed, own))


def _details(state: State, word: int, packed: int, own: bool) -> dict[str, Any]:
    t = state.tables
    if word in (pr.PLACE, pr.PAY):
        return {"card": half_id(t, field_a(packed)), "cost": t.half_cost[field_a(packed)]}
    if word in (pr.TURN, pr.SECOND, pr.MULLIGAN):
        return {}
    if word == pr.DRAFT:
        return {"caves": list(state.draft)}
    if word == pr.SPLIT:
        return {"to": _PARTS[field_a(packed)], "number": field_b(packed)}
    details: dict[str, Any] = {}
    if word != pr.DISCARD or field_d(packed):
        source = pk.mark_in(field_d(packed))
        details["source"] = st.SOURCES[source]
        number = pk.number_in(field_d(packed))
        details["card"] = number if source == st.CAVE_CARD else half_id(state.tables, number)
    if word in (pr.FREE, pr.CAVE):
        details["from"] = "clearing" if is_from_clearing(packed) else "hand"
    if word == pr.FREE:
        details["what"] = t.selector_names[field_a(packed)]
        details["number"] = 0 if field_b(packed) & 2 else 1
    elif word in (pr.CAVE, pr.DISCARD):
        details["number"] = field_a(packed)
        if field_c(packed):
            details["up_to"] = True
    elif word == pr.TAKE and field_b(packed):
        details["what"] = t.selector_names[field_a(packed)]
        details["number"] = field_b(packed)
    elif word == pr.LAY and field_b(packed):
        details["number"] = 0
    elif word == pr.USE and _only_gains(state, t.programs[field_a(packed)]):
        details["gain"] = True
    elif word == pr.KEEP and own:
        cards = sorted([field_a(packed), field_b(packed), field_c(packed)])
        details["cards"] = [t.card_ids[card] for card in cards]
    return details


def _only_gains(state: State, steps: Sequence[Step]) -> bool:
    """Whether an effect takes nothing and risks nothing: cards and turns, while no draw can end the game."""
    if any(step.brings == "cards" for step in steps) and state.winter + 1 >= state.tables.winters:
        return False
    return all(step.brings for step in steps)


def pending_for(state: State, own: bool) -> tuple[int, ...]:
    """The stack without what is private to the seat that decides."""
    if state.over or own:
        return tuple(state.stack)
    frames = state.stack[: open_frame(state) + 1]
    return tuple(st.frame(word_of(item), d=field_d(item)) if word_of(item) in _COVERED else item for item in frames)
