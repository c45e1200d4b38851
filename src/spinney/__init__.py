"""Spinney: play, score and study Forest Shuffle and Forest Shuffle: Dartmoor.

>>> import spinney
>>> game = spinney.Game.new("base", seats=["Ana", "Ben"], seed=7)
>>> while not game.is_over:
...     game.play(game.legal_moves()[0])
>>> len(game.scores())
2
"""

from spinney.cards.boxes import editions
from spinney.engine.game import Game
from spinney.engine.infer import Worlds, possible_state
from spinney.engine.notation import Move
from spinney.engine.question import Prompt
from spinney.engine.record import Seat
from spinney.engine.view import SeatView, View
from spinney.errors import (
    BadCards,
    BadMove,
    BadOption,
    BadRecord,
    BadTable,
    CannotUndo,
    IllegalMove,
    SpinneyError,
)
from spinney.pad.table import score_table

__version__ = "0.1.0"

__all__ = [
    "BadCards",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadTable",
    "CannotUndo",
    "Game",
    "IllegalMove",
    "Move",
    "Prompt",
    "Seat",
    "SeatView",
    "SpinneyError",
    "View",
    "Worlds",
    "__version__",
    "editions",
    "possible_state",
    "score_table",
]
