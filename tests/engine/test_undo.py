"""Undo goes back to the last time something hidden was shown, and no further (G11)."""

from random import Random

import pytest

from spinney import CannotUndo, Game
from tests.engine.walks import EDITIONS, new_game, some_move
from tests.scenes import do, hand, play, scene


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", [1, 2])
def test_undo_is_the_inverse_of_play(edition: str, seed: int) -> None:
    """After each move that shows nothing, undo gives the position, the log and the way back of before."""
    game, rng = new_game(edition, 3, seed), Random(seed)
    undone = 0
    while not game.is_over:
        key, log, could, top = game.state.key(), game.moves, game.can_undo, game.state.top
        move = some_move(game, rng)
        game.play(move)
        after = game.state.key()
        if game.can_undo:
            assert game.state.top == top
            assert game.undo() == move
            assert (game.state.key(), game.moves, game.can_undo) == (key, log, could)
            game.play(move)
            assert game.state.key() == after
            undone += 1
    assert undone > 50


@pytest.mark.parametrize("edition", EDITIONS)
def test_nothing_that_came_off_the_deck_goes_back(edition: str) -> None:
    """Wherever undo leads, the deck stands as high as before: it is never a second look at a hidden card."""
    game, rng = new_game(edition, 2, 5), Random(5)
    while not game.is_over:
        game.play(some_move(game, rng))
        if game.seq % 15 == 0:
            back, top = game.copy(), game.state.top
            while back.can_undo:
                back.undo()
                assert back.state.top == top
            with pytest.raises(CannotUndo):
                back.undo()


def test_at_the_beginning() -> None:
    game = new_game("base", 2, 1)
    assert not game.can_undo
    with pytest.raises(CannotUndo, match="nothing was played yet"):
        game.undo()


def is_final(game: Game) -> bool:
    """Whether the last move can't be taken back, and saying so changes nothing."""
    key = game.state.key()
    if game.can_undo:
        return False
    with pytest.raises(CannotUndo, match="hidden card was shown"):
        game.undo()
    assert game.state.key() == key
    return True


def test_a_card_drawn_from_the_deck_is_final() -> None:
    game = scene("base", hand=["oak"])
    do(game, "draw deck")
    assert is_final(game)


def test_a_card_drawn_from_the_clearing_goes_back_and_is_not_known_any_more() -> None:
    game = scene("base", hand=["oak"], clearing=["birch", "linden"])
    before = game.state.key()
    do(game, "draw birch", "draw linden")
    assert len(game.view(1).seats[0].known) == 2
    assert str(game.undo()).startswith("draw")
    game.undo()
    assert game.state.key() == before
    assert game.view(1).seats[0].known == ()


def test_choosing_and_paying_go_back_step_by_step() -> None:
    game = scene("base", hand=["goshawk", "oak", "linden"], forest=["birch"])
    keys = [game.state.key()]
    for move in ("play goshawk", "on 0", "pay oak linden"):
        do(game, move)
        keys.append(game.state.key())
    assert game.seat_to_act == 1
    for key in reversed(keys[:-1]):
        game.undo()
        assert game.state.key() == key


def test_the_deck_card_of_a_tree_is_final() -> None:
    for move in ("play birch", "sapling birch"):
        game = scene("base", hand=["birch", "oak"])
        do(game, move)
        assert is_final(game)


def test_a_moor_is_not_final_as_it_turns_nothing_over() -> None:
    game = scene("dartmoor", hand=["wet_woodland", "ash", "ash"])
    before = game.state.key()
    play(game, "wet_woodland", pay="ash ash")
    game.undo()
    game.undo()
    assert game.state.key() == before


def test_a_shown_hand_is_final() -> None:
    cards = [f"D{number:03}" for number in range(45, 55)]
    game = scene("dartmoor", hand=cards, forest=["wet_woodland"])
    do(game, "show")
    assert is_final(game)
    do(game, "discard D045 D046")
    assert is_final(game)  # two cards were drawn from the deck


def test_a_mulligan_is_final_and_a_kept_hand_is_not() -> None:
    for seed in range(60):
        game = new_game("base", 2, seed)
        if len(game.legal_moves()) == 2:
            break
    kept = game.copy()
    kept.play("keep")
    assert str(kept.undo()) == "keep"
    game.play("mulligan")
    assert is_final(game)


def test_ruling_40_a_mole_play_goes_back_until_the_deck_gives_a_card() -> None:
    game = scene("base", hand=["mole", "goshawk", "oak", "oak", "oak", "oak", "birch"], forest=["linden", "linden"])
    play(game, "mole", on=0, pay="oak oak")
    key = game.state.key()
    play(game, "goshawk", on=1, pay="oak oak")
    for _ in range(3):
        game.undo()
    assert game.state.key() == key
    do(game, "sapling birch")
    assert is_final(game)


def test_undo_on_a_copy_does_not_touch_the_original() -> None:
    game = scene("base", hand=["oak"], clearing=["birch", "linden"])
    do(game, "draw birch")
    copy = game.copy()
    copy.undo()
    assert hand(game) == ["birch", "oak"]
    assert hand(copy) == ["oak"]
    game.undo()
    assert game.state.key() == copy.state.key()
