"""The types of what is shown: made once, in Python, and the page has the same."""

from typing import Any

import pytest
from pydantic import ValidationError
from tools.page_types import FILE, STEPS, steps, typescript
from tools.record_views import record

from spinney.cards.boxes import editions
from spinney.engine.game import Game
from spinney.server import answers, printed
from spinney.server.catalogue import editions as all_editions
from spinney.server.protocol import Replay
from spinney.server.replay import moment
from spinney.server.shown import ViewShown
from spinney.server.told import outgoing
from spinney.words.cardlist import catalogue
from tests.server.test_recorded_views import told


def test_the_page_has_the_types_of_today() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "write them again: python -m tools.page_types"
    assert STEPS.read_text(encoding="utf-8") == steps(), "write them again: python -m tools.page_types"


def test_what_is_told_is_of_its_type() -> None:
    """Every client of the server tests checks its messages too."""
    for messages in told(record()).values():
        for message in messages:
            outgoing.validate_python(message)


@pytest.mark.parametrize("edition", editions())
def test_what_is_answered_is_of_its_type(edition: str) -> None:
    printed.Catalogue.model_validate(catalogue(edition, "en"))
    game = Game.new(edition, seats=["Ann", "Ben"], seed=3)
    while game.seq < 30:
        game.play(game.legal_moves()[0])
    wish = Replay(record=game.record(), at=20, seat=1)
    answers.Moment.model_validate(moment(wish))


def test_editions_are_of_their_type() -> None:
    printed.Editions.model_validate(all_editions("en"))


def test_a_view_has_no_key_beside_those_and_lacks_none() -> None:
    message: dict[str, Any] = told(record())["view"][0]
    view = message["view"]
    ViewShown.model_validate(view)
    with pytest.raises(ValidationError):
        ViewShown.model_validate({**view, "deck_order": []})
    for key in view:
        with pytest.raises(ValidationError):
            ViewShown.model_validate({name: view[name] for name in view if name != key})
