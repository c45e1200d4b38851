"""The learned value: for the tables that it was learned for, from what lies there, and learned the same each time."""

import importlib.util
import json
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import pytest

import spinney
from spinney.bots.expert import ExpertBot
from spinney.bots.quick import Quick
from spinney.bots.search import Searcher
from spinney.bots.value import Value, features, size_of
from spinney.bots.weights import value_numbers, weights
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state
from spinney.engine.state import State
from tests.cli.run import ROOT

EDITIONS = ("base", "dartmoor")


def dealt(edition: str, seats: int = 2, seed: int = 1) -> State:
    return quick_state(edition, seats, full_options(edition, seats, {}), Random(seed))


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_was_learned_for_these_tables(edition: str) -> None:
    state = dealt(edition)
    t = state.tables
    judge, numbers = Quick(t, list(weights(t))), value_numbers(t, 2)
    assert numbers is not None
    assert len(numbers) == size_of(judge)
    value = Value(judge, numbers)
    first = value.points(state)
    assert all(60 < points < 500 for points in first)
    assert value.points(state) == first
    assert len(features(judge, state, 0, [0, 0])) == size_of(judge)
    judge.play_turns(state, 30)
    assert not state.over
    assert state.turns >= 30
    judge.play_on(state)
    assert value.points(state) == [total(state.forests, seat) for seat in (0, 1)]


def test_where_it_was_not_learned_games_are_played_to_the_end() -> None:
    assert value_numbers(dealt("base", 4).tables, 4) is None
    assert value_numbers(dealt("base+alpine").tables, 2) is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_looks_at_no_card_that_is_hidden_from_the_seat(edition: str) -> None:
    """Of others' hands it knows the size only, of the deck the number of cards."""
    state = dealt(edition)
    judge = Quick(state.tables, list(weights(state.tables)))
    judge.play_turns(state, 20)
    now = [total(state.forests, seat) for seat in (0, 1)]
    row = features(judge, state, 0, now)
    other = state.copy()
    other.hands[1] = sorted(other.deck[-1 - number] for number in range(len(other.hands[1])))
    other.deck = [*other.deck[: other.top], *reversed(other.deck[other.top :])]
    assert features(judge, other, 0, now) == row


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_search_that_cuts_games_short_is_a_function_of_view_and_dice(edition: str) -> None:
    game = spinney.Game.new(edition, ["A", "B"], seed=8)
    rng = Random(1)
    for _ in range(40):
        game.play(rng.choice(game.legal_moves()))
    while len(game.legal_moves()) < 3:
        game.play(game.legal_moves()[0])
    assert game.seat_to_act is not None
    view = game.view(game.seat_to_act)
    expert = ExpertBot(Searcher(limit=3, horizon=8))
    assert len({str(expert.choose(view, Random(5), 1.0)) for _ in range(2)}) == 1


def trainer() -> ModuleType:
    spec = importlib.util.spec_from_file_location("train_value", ROOT / "tools" / "train_value.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_learning_is_repeatable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tool, files = trainer(), [tmp_path / "one.json", tmp_path / "other.json"]
    for file in files:
        words = ["train_value", "--edition", "base", "--games", "3", "--held", "3", "--file", str(file)]
        monkeypatch.setattr(sys, "argv", words)
        tool.main()
    one, other = (json.loads(file.read_text()) for file in files)
    assert one == other
    assert one["base"]["players"] == [2]
    monkeypatch.setattr(sys, "argv", ["train_value", "--edition", "base", "--seed", "2000001"])
    with pytest.raises(spinney.BadOption, match="training"):
        tool.main()
