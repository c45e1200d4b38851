"""What everybody sees of a game that is played alone, beside the table: the challenge and the automa."""

from dataclasses import dataclass
from typing import Any

from spinney.engine.challenge import Outcome, outcome_dict, outcome_of
from spinney.engine.state import State


@dataclass(frozen=True, slots=True)
class SoloView:
    """What a viewer sees of a game that is played alone, beside the table."""

    outcome: Outcome
    """How challenge and medal stand."""
    turns: int
    """How many turns the automa has taken."""
    used: tuple[int, ...]
    """The numbers of its cards that it has turned up since it shuffled them last, in order."""

    def to_dict(self) -> dict[str, Any]:
        """As in a message."""
        return {**outcome_dict(self.outcome), "automa_turns": self.turns, "automa_used": list(self.used)}


def solo_view(state: State) -> SoloView:
    """What is seen of the challenge and the automa: of its cards those that it has turned up in this pass."""
    cards, turns = len(state.tables.automa), state.automa_turns
    used = state.automa[(turns - 1) // cards * cards : turns] if turns else []
    return SoloView(outcome_of(state), turns, tuple(used))


def winners_alone(state: State) -> tuple[int, ...]:
    """The one seat, if it has a medal or if none is to be won; else nobody."""
    return (0,) if outcome_of(state).won else ()
