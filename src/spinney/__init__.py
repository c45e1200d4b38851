"""Spinney: play, score and study Forest Shuffle and Forest Shuffle: Dartmoor.

>>> import spinney
>>> game = spinney.Game.new("base", seats=["Ana", "Ben"], seed=7)
>>> while not game.is_over:
...     game.play(game.legal_moves()[0])
>>> len(game.scores())
2
"""

import sys
from collections.abc import Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

from spinney.bots.base import Bot
from spinney.cards.boxes import editions
from spinney.engine.game import Game
from spinney.engine.infer import Worlds, possible_state
from spinney.engine.notation import Move
from spinney.engine.position import Position
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
    MissingExtra,
    SpinneyError,
)
from spinney.notebook import attach
from spinney.pad.table import score_table

__version__ = "0.1.0"

__all__ = [
    "BadCards",
    "BadMove",
    "BadOption",
    "BadRecord",
    "BadTable",
    "Bot",
    "CannotUndo",
    "Game",
    "IllegalMove",
    "MissingExtra",
    "Move",
    "Position",
    "Prompt",
    "Seat",
    "SeatView",
    "SpinneyError",
    "View",
    "Worlds",
    "__version__",
    "bots",
    "cards",
    "catalogue",
    "editions",
    "possible_state",
    "score_table",
]

attach()


def catalogue(edition: str, lang: str = "en", options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """All cards of an edition with names, texts, costs and symbols in one language; docs/formats.md has the keys.

    With the `options` of a game: as they are in that game.

    It is what `GET /api/cards/{edition}` answers; `spinney.cards(edition, lang)` is the same.

    >>> cards = catalogue("base", "de")
    >>> owl = cards["species"]["tawny_owl"]
    >>> owl["name"], owl["cost"], owl["types"]
    ('Waldkauz', 2, ['bird'])
    >>> cards["cards"]["B001"]["halves"]
    [{'slot': 'tree', 'species': 'linden', 'symbol': 'linden'}]

    :raises BadOption: if there is no such edition, language or value of an option.
    :raises BadCards: if a correction says more than it may.
    :raises MissingExtra: without the words; `pip install 'spinney[cli]'` helps.
    """
    from copy import deepcopy

    from spinney.cards.boxes import edition_name
    from spinney.cards.load import row_options
    from spinney.errors import shown
    from spinney.languages import LANGUAGES

    name = edition_name(edition)
    if lang not in LANGUAGES:
        raise BadOption(f"there is no language {shown(lang)}; there are {', '.join(LANGUAGES)}")
    try:
        from spinney.words.cardlist import catalogue as listed
    except ImportError as error:
        raise MissingExtra("cli", error) from None
    return deepcopy(listed(name, lang, row_options(name, options) if options else None))


class _CardsRoom(ModuleType):
    """The room in which the tables are, which can be asked for cards too: `spinney.cards("base")`."""

    def __call__(self, edition: str, lang: str = "en", options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        return catalogue(edition, lang, options)


if TYPE_CHECKING:

    def cards(edition: str, lang: str = "en", options: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All cards of an edition; see `catalogue`."""

else:
    sys.modules["spinney.cards"].__class__ = _CardsRoom
