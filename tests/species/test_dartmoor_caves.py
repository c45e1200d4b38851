"""Dartmoor: the five cave cards, drafted and carried out in reverse turn order."""

import pytest

from spinney import Game, IllegalMove
from spinney.engine.setup import Deal
from tests.scenes import asked, cave, check_cards, clearing, forest, hand


def drafted(first: int, second: int, deck: list[str] | None = None) -> Game:
    """A game of two in which seat 0, which starts, takes cave `first` and seat 1 takes cave `second`.

    `deck` are the cards that come after the twelve of the hands.
    """
    new = Game.new("dartmoor", ["Ana", "Ben"], 3, {"removed": 0}, start=0)
    cards = list(new.deal.deck)
    for place, card in enumerate(deck or [], 12):
        other = cards.index(card)
        cards[place], cards[other] = cards[other], cards[place]
    game = Game("dartmoor", new.seats, new.options, Deal(tuple(cards), (), (first, second), 0))
    assert asked(game) == "1 draft"
    game.play(f"draft {second}")
    assert asked(game) == "0 draft"
    game.play(f"draft {first}")
    check_cards(game)
    return game


def test_caves_are_drafted_from_those_that_lie_open() -> None:
    new = Game.new("dartmoor", ["Ana", "Ben", "Cem"], 3, {"removed": 0}, start=1)
    game = Game("dartmoor", new.seats, new.options, Deal(new.deal.deck, (), (2, 4, 5), 1))
    assert asked(game) == "0 draft"  # the last in turn order
    assert [str(move) for move in game.legal_moves()] == ["draft 2", "draft 4", "draft 5"]
    with pytest.raises(IllegalMove) as caught:
        game.play("draft 3")
    assert caught.value.code == "no_such_cave"
    game.play("draft 4")
    assert asked(game) == "2 draft"
    game.play("draft 2")
    assert asked(game) == "1 draft"
    game.play("draft 5")
    assert len(cave(game, 2)) == 2  # reverse turn order: seat 2 before seat 1
    assert asked(game) == "1 keep cave 5"
    assert game.state.cave_cards == [4, 5, 2]


def test_cave_1_lays_the_top_deck_card_face_down() -> None:
    game = drafted(1, 4)
    assert asked(game) == "0 turn"
    assert forest(game) == ["universal_moor"]
    assert clearing(game) == []
    assert len(hand(game)) == 6
    assert game.state.top == 13
    assert game.scores() == [0, 5]


def test_cave_2_takes_two_deck_cards() -> None:
    game = drafted(2, 1, deck=["D158", "D159", "D160"])
    assert forest(game, 1) == ["universal_moor"]  # seat 1 is first: D158
    assert cave(game) == ["tor", "tor"]
    assert game.scores() == [2, 0]


def test_cave_3_draws_three_and_puts_three_hand_cards_into_the_clearing() -> None:
    game = drafted(3, 4, deck=["D158", "D159", "D160"])
    assert asked(game) == "0 discard cave 3"
    assert len(hand(game)) == 9
    assert hand(game).count("tor") == 3
    old = [card for card in game.view(0).hand if card not in ("D158", "D159", "D160")]
    with pytest.raises(IllegalMove) as caught:
        game.play(f"discard D158 {old[0]}")
    assert caught.value.code == "wrong_number"
    game.play(f"discard D158 {old[0]} {old[1]}")
    assert len(clearing(game)) == 3
    assert len(hand(game)) == 6
    assert hand(game).count("tor") == 2
    assert asked(game) == "0 turn"


def test_cave_4_scores_five() -> None:
    game = drafted(4, 2)
    assert asked(game) == "0 turn"
    assert cave(game) == []
    assert game.scores() == [5, 2]
    assert game.score_sheet(0)["cave"] == 5


def test_cave_5_draws_three_and_keeps_one_of_them() -> None:
    game = drafted(5, 4, deck=["D158", "D041", "D160"])
    assert asked(game) == "0 keep cave 5"
    assert len(hand(game)) == 9
    old = next(card for card in game.view(0).hand if card not in ("D158", "D041", "D160"))
    with pytest.raises(IllegalMove) as caught:
        game.play(f"keep {old}")
    assert caught.value.code == "not_in_hand"
    game.play("keep D041")
    assert len(hand(game)) == 7
    assert "common_hazel" in hand(game)
    assert clearing(game) == ["tor", "tor"]
    assert asked(game) == "0 turn"


def test_caves_are_not_optional() -> None:
    for number in (3, 5):
        game = drafted(number, 4)
        assert "skip" not in [str(move) for move in game.legal_moves()]
