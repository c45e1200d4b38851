"""Hints: legal moves, the best first, with reasons that every language can say."""

import os
import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

import spinney
from spinney.bots.appraise import Appraisal
from spinney.bots.base import bot
from spinney.bots.hint import hint
from spinney.bots.review import GOOD, moment_of
from spinney.bots.search import Searcher
from spinney.bots.why import Why, cost_of, why
from spinney.engine import moves as mv
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import Move, text_of
from spinney.engine.plans import plans
from spinney.engine.state import State
from spinney.engine.view import View
from spinney.words import LANGUAGES, words
from spinney.words.catalog import Catalog
from spinney.words.hints import why_text
from tests.engine.walks import kind_of, walk
from tests.scenes import do, scene

EDITIONS = ("base", "dartmoor")
FAST = Searcher(limit=1)
SOAK = bool(os.environ.get("SPINNEY_SOAK"))


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
            assert 1 <= len(found) <= 3
            assert {one.move for one in found} <= set(view.legal)
            assert len({one.move for one in found}) == len(found)
            assert [one.lead for one in found] == sorted((one.lead for one in found), reverse=True)
            assert [one.chance for one in found] == sorted((one.chance or 0 for one in found), reverse=True)
            said = {one.why.id for one in found}
            assert not {"why-deck", "why-card"} <= said, "no two reasons contradict each other"
            assert not {Move.parse(one.move).verb for one in found[1:]} & {"skip", "stop"}, "a no is no second idea"
            if view.prompt.kind == "turn" or not view.clearing:
                assert not {"why-deck", "why-deck-even"} & said, "it is not the clearing that speaks for the deck"
            for one in found:
                reasons[one.why.id] = one.why.to_dict()
        game.play(player.choose(view, rng, 1.0))
    assert {"turn", "second", "place", "pay", "use"} <= kinds
    assert len(reasons) > 9
    for lang in LANGUAGES:
        for reason in reasons.values():
            text = why_text(words(lang), reason, ["Ana", "Ben", "Cleo"])
            assert text
            assert "{" not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_and_reasons_mean_one_thing_and_no_review_blames_a_hint(edition: str) -> None:
    """At random positions: leads and chances, which fall together; and all that is named is good."""
    rng, blamed, several = Random(4), 0, 0
    how = Searcher(limit=25 if SOAK else 5, prior=10.0)  # a few worlds blame nothing: too much is chance
    for number in range(40 if SOAK else 2):
        game = spinney.Game.new(edition, ["Ana", "Ben"], seed=number)
        while not game.is_over and game.seq < rng.randrange(20, 200):
            game.play(rng.choice(game.legal_moves()))
        while (seat := game.seat_to_act) is not None and len(game.legal_moves()) < 2:
            game.play(game.legal_moves()[0])
        if seat is None:
            continue
        view = game.view(seat)
        found = hint(view, 1.0, searcher=how)
        several += len(found) > 1
        for one, next_one in pairwise(found):
            assert one.lead >= next_one.lead
            assert (one.chance or 0) >= (next_one.chance or 0)
        for one in found:
            assert one.chance is not None
            assert 0 <= one.chance <= 1
            assert (one.lead > 0) == (one.chance > 0.5) or round(one.lead) == 0 or round(one.chance, 1) == 0.5
            assert all(int(value) > 0 for name, value in one.why.args.items() if name in ("points", "count"))
            moment = moment_of(game, Move.parse(one.move), 1.0, how)
            assert moment is None or moment.kind == GOOD
        others = [move for move in game.legal_moves() if str(move) not in {one.move for one in found}]
        for move in others[:2]:
            moment = moment_of(game, move, 1.0, how)
            if moment is not None and moment.kind != GOOD:
                blamed += 1
                assert moment.gain <= -3
                assert moment.chance is not None
                assert moment.other_chance is not None
                assert moment.chance <= moment.other_chance
                assert moment.other != moment.played == str(move)
    if SOAK:
        assert several
        assert blamed


def test_who_plays_alone_has_no_chance_to_win_but_points() -> None:
    game = spinney.Game.new("base", ["Ana"], seed=2, options={"solo": True})
    assert game.seat_to_act is not None
    found = hint(game.view(0), 1.0, searcher=FAST)
    assert found[0].chance is None
    assert found[0].lead > 0


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
    moment_of(game, Move.parse(view.legal[0]), 1.0, FAST)
    assert len(decoded) == 1


def test_points_of_a_reason_are_those_of_the_page() -> None:
    """What a card scores at once is one number, whoever says it: with its cards for the cave, at the best place."""
    rng, with_cave = Random(3), 0
    game = spinney.Game.new("dartmoor", ["Ana", "Ben"], seed=5)
    while game.seat_to_act is not None and with_cave < 5:
        view = game.view(game.seat_to_act)
        if view.prompt is not None and view.prompt.kind == "turn":
            judge = Appraisal(view, Worlds(view))
            shown = {plan.move: max(spot.gain for spot in plan.spots) + plan.cave for plan in plans(view)}
            for move in legal(judge.state):
                said = cost_of(judge, move)
                if said is not None:
                    assert said.args["points"] == max(0, shown[text_of(judge.state, move)])
            with_cave += any(plan.cave for plan in plans(view))
        game.play(rng.choice(game.legal_moves()))
    assert with_cave


def test_the_reason_to_use_an_effect_says_what_comes_of_it() -> None:
    """As many cards as it names go the way that it names, or another turn comes."""
    said: Counter[str] = Counter()
    for edition, seed in (("base", 1), ("base", 2), ("dartmoor", 1), ("dartmoor", 2), ("base+woodland_edge", 1)):
        for game in walk(edition, 2, seed):
            if kind_of(game) == "use" and game.seat_to_act is not None:
                view = game.view(game.seat_to_act)
                found = why(Appraisal(view), mv.USE_IT)
                said[found.id] += 1
                after = game.copy()
                after.play("use")
                assert comes_true(found, game.state, after.state) or after.is_over, found
    assert "why-use" not in said, "to cost nothing is no reason of its own"
    assert {"why-use-draw", "why-use-turn", "why-use-cave"} <= said.keys()


def comes_true(found: Why, before: State, after: State) -> bool:
    """Whether what a reason named has happened."""
    seat, count = before.seat, found.args.get("count")
    if found.id == "why-use-turn":
        return after.extra > before.extra or after.turns > before.turns
    if found.id == "why-use-cave":
        return len(after.caves[seat]) - len(before.caves[seat]) == count
    if found.id == "why-use-clearing":
        return len(before.clearing) == count and not after.clearing
    held = [len(state.hands[seat]) + len(state.aside) for state in (before, after)]
    return held[1] - held[0] == count


def test_points_of_a_free_card_are_those_of_the_page_too() -> None:
    game = scene("dartmoor", hand=["lake_fly", "brandts_bat", "ash"], forest=["ash", "ash"])
    judge = asked_at(game, "play lake_fly", "on 0")
    [plan] = plans(game.view(0))
    assert (plan.cave, why(judge, legal(judge.state)[0])) == (2, Why("why-free", {"points": plan.spots[0].gain + 2}))


def asked_at(game: spinney.Game, *moves: str) -> Appraisal:
    """A judge of the question that these moves lead to."""
    do(game, *moves)
    return Appraisal(game.view(0))


def test_the_reason_for_a_clearing_counts_its_cards() -> None:
    both, bats = "base+woodland_edge", ["bechsteins_bat", "barbastelle_bat"]
    fly = scene(both, hand=["crane_fly@birch", "birch"], forest=["oak"], clearing=[*bats, "oak"])
    judge = asked_at(fly, "play crane_fly", "on 0", "pay birch")
    assert why(judge, mv.USE_IT) == Why("why-use-take", {"count": 2})
    boar = scene(both, hand=["female_wild_boar", "birch", "birch"], forest=["oak"], clearing=["oak", "linden"])
    judge = asked_at(boar, "play female_wild_boar", "on 0", "pay birch birch")
    assert why(judge, mv.USE_IT) == Why("why-use-clearing", {"count": 4})


def test_who_leaves_an_effect_is_told_what_the_cards_are_good_for() -> None:
    raccoon = scene("base", hand=["raccoon", "oak", "linden", "birch"], forest=["birch"])
    judge = asked_at(raccoon, "play raccoon", "on 0", "pay birch")
    assert why(judge, mv.SKIP).id == "why-skip-hand"
