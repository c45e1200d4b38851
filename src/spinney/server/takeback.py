"""Taking back, so that the log tells nobody what was chosen in private.

A card that was chosen and not paid for yet is its player's secret, and so is whether it needed a place. Its entries
stay in the log when it is taken back, so all such choices are written at equal length.
"""

from typing import NamedTuple

from spinney.engine.game import Game
from spinney.server.view_messages import Told

UNDO = "undo"
"""What stands in a log for a decision that was taken back."""

_LENGTH = 8
"""Entries of a choice in private that was taken back: room for another place, twice."""
_CHANGE = 4
"""Entries that another place and the way back from it take."""


class TakenBack(NamedTuple):
    """What an undo comes to."""

    game: Game
    """The game after it."""
    actions: list[str]
    """What the log gets."""
    moves: int
    """How many moves have gone that others had heard of."""


def taken_back(game: Game, told: Told, seq: int, whole: bool) -> TakenBack:
    """The game without its last decision, or (`whole`) without its last action."""
    after, steps, spent = game.copy(), told.steps, seq - told.began
    if steps > 1 and not whole and spent <= _LENGTH - _CHANGE:
        after.undo()
        return TakenBack(after, [UNDO], 0)
    if whole:
        gone = after.undo_action()
    else:
        gone = max(steps, 1)
        for _ in range(gone):
            after.undo()
    if not steps:
        return TakenBack(after, [UNDO] * gone, gone)
    # The first step once more and back, as often as it takes: entries like all others, in a log like all others.
    fill = [str(game.moves[-steps]), UNDO] * ((_LENGTH - spent - steps) // 2)
    rest = gone - steps
    return TakenBack(after, [UNDO] * steps + fill + [UNDO] * rest, rest + 1)
