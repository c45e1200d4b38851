"""Hints: legal moves, the best first, with reasons that every language can say."""

import re
from pathlib import Path
from random import Random

import pytest

import spinney
from spinney.bots.base import bot
from spinney.bots.hint import hint
from spinney.bots.review import review
from spinney.bots.search import Searcher
from spinney.engine.infer import Worlds
from spinney.engine.view import View
from spinney.words import LANGUAGES, words
from spinney.words.catalog import Catalog
from spinney.words.hints import why_text

EDITIONS = ("base", "dartmoor")
FAST = Searcher(limit=1)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_prompt_gets_hints_that_can_be_said_in_all_languages(edition: str) -> None:
    rng, player, reasons, kinds = Random(2), bot("player"), {}, set()
    game = spinney.Game.new(edition, ["Ana", "Ben", "Cleo"], seed=2)
    while game.seat_to_act is not None:
        view = game.view(game.seat_to_act)
        assert view.prompt is not None
        if len(view.legal) > 1 and (game.seq % 4 == 0 or view.prompt.kind not in kinds):
            kinds.add(view.prompt.kind)
            found = hint(view, 1.0, searcher=FAST)
            assert [one.value for one in found] == sorted((one.value for one in found), reverse=True)
            assert 1 <= len(found) <= 3
            assert {one.move for one in found} <= set(view.legal)
            assert len({one.move for one in found}) == len(found)
            assert all(found[0].value >= one.value for one in found)
            for one in found:
                reasons[one.why.id] = one.why.to_dict()
        game.play(player.choose(view, rng, 1.0))
    assert {"turn", "second", "place", "pay", "use"} <= kinds
    assert len(reasons) > 9
    for lang in LANGUAGES:
        for reason in reasons.values():
            text = why_text(words(lang), reason)
            assert text
            assert "{" not in text


def test_nobody_else_is_given_hints() -> None:
    game = spinney.Game.new("base", ["Ana", "Ben"], seed=2)
    assert hint(game.view(None), 0.1) == []
    assert len(hint(game.view(game.seat_to_act), 0.1)) >= 1


def test_reasons_in_code_and_words_are_the_same() -> None:
    code = (Path(spinney.__file__).parent / "bots" / "why.py").read_text("utf-8")
    told = Catalog("en", ["bots"]).ids("why-")
    assert set(re.findall(r'"(why-[a-z-]+)"', code)) == set(told)


def test_a_view_is_decoded_once_for_a_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    decoded = []
    make = Worlds.__init__

    def counting(self: Worlds, view: View) -> None:
        decoded.append(view)
        make(self, view)

    game = spinney.Game.new("base", ["Ana", "Ben"], 2, {"mulligan": False})
    view, rng = game.view(game.seat_to_act), Random(1)
    monkeypatch.setattr(Worlds, "__init__", counting)
    for name in ("novice", "player", "expert"):
        bot(name).choose(view, rng, 0.01)
        assert decoded == [view], name
        decoded.clear()
    hint(view, 1.0, searcher=FAST)
    assert decoded == [view]
    decoded.clear()
    game.play(view.legal[0])
    list(review(game, 1.0, FAST))
    assert len(decoded) == 1
