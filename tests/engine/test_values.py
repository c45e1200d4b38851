"""Games, views, moves and positions as values: they can be pickled, copied and hashed, and tell what they are."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

from spinney import BadMove, BadOption, BadRecord, Game, Move
from tests.engine.walks import EDITIONS, new_game, play_on, walk

HUGE = 10**5000


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_game_survives_pickle_and_deepcopy(edition: str) -> None:
    """And goes on in the same way: undo, events, views, moves."""
    for number, game in enumerate(walk(edition, 3, 31)):
        if number % 40 and not game.is_over:
            continue
        for again in (pickle.loads(pickle.dumps(game)), copy.deepcopy(game)):
            assert again.state.key() == game.state.key()
            assert again.knowledge.key() == game.knowledge.key()
            assert (again.moves, again.record()) == (game.moves, game.record())
            assert again.events == game.events
            assert [again.view(seat) for seat in (0, 1, None)] == [game.view(seat) for seat in (0, 1, None)]
            assert again.can_undo == game.can_undo
            if game.can_undo:
                other = game.copy()
                assert again.undo() == other.undo()
                assert again.state.key() == other.state.key()
            play_on(again, Random(1), 20)
        assert game.state.tables is copy.deepcopy(game.state).tables


def test_views_and_moves_are_values() -> None:
    game = new_game("base", 2, 5)
    view = game.view(0)
    for again in (game.view(0), pickle.loads(pickle.dumps(view)), copy.deepcopy(view)):
        assert (again, hash(again)) == (view, hash(view))
    assert len({game.view(0), game.view(0), game.view(1)}) == 2
    for move in game.legal_moves():
        for same in (pickle.loads(pickle.dumps(move)), copy.deepcopy(move), Move.parse(str(move))):
            assert (same, hash(same)) == (move, hash(move))
    assert isinstance(hash(game), int)


def test_a_game_says_what_it_is() -> None:
    game = Game.new("base", ["Ana", "Ben"], 7)
    assert repr(game) == "<Game base: Ana 0, Ben 0; turn 0, 0 moves; Ana decides: mulligan>"
    play_on(game, Random(1))
    assert repr(game).endswith("; over>")


def test_a_listed_move_and_its_text_do_the_same() -> None:
    for game in walk("dartmoor", 2, 9):
        if game.is_over:
            break
        moves = game.legal_moves()
        moves.clear()  # the caller's own list
        assert game.legal_moves()


@pytest.mark.parametrize("seat", [5, -1, True, None, "0", 1.0, HUGE], ids=lambda seat: type(seat).__name__)
def test_a_score_sheet_of_nobody(seat: Any) -> None:
    with pytest.raises(BadOption, match="no seat"):
        new_game("base", 2, 1).score_sheet(seat)


@pytest.mark.parametrize(
    "arguments",
    [
        {"seats": 3}, {"seats": ["x" * 3000, "Ben"]}, {"seats": ["Ana", 5]}, {"seed": HUGE}, {"seed": -HUGE},
        {"seed": 1.5}, {"start": HUGE}, {"options": 5}, {"options": {"removed": HUGE}}, {"options": {"mulligan": HUGE}},
    ],
    ids=lambda arguments: next(iter(arguments)),
)  # fmt: skip
def test_a_new_game_with_nonsense(arguments: dict[str, Any]) -> None:
    """Each gets an error of our own."""
    with pytest.raises(BadOption):
        Game.new("base", **arguments)


def test_numbers_with_thousands_of_digits() -> None:
    game = new_game("base", 2, 1)
    for text in ("on " + "9" * 5000, "draft " + "1" * 300, HUGE):
        with pytest.raises(BadMove):
            game.play(text)  # type: ignore[arg-type]
    with pytest.raises(BadOption):
        game.view(HUGE)
    record = game.record()
    for key in ("seed", "start"):
        with pytest.raises(BadRecord):
            Game.from_record({**record, "deal": {**record["deal"], key: HUGE}})
    for key in ("rules", "format", "edition"):
        with pytest.raises(BadRecord):
            Game.from_record({**record, key: HUGE})
