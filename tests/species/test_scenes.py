"""The scenes themselves: what they set up is a position that the game could be in."""

import doctest

import pytest

from spinney.engine.tables import WINTER
from tests import scenes
from tests.scenes import after, asked, cave, check_cards, clearing, do, forest, hand, next_turn, play, scene


def test_the_examples_of_the_helper_hold() -> None:
    assert doctest.testmod(scenes).failed == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_an_empty_scene_is_a_plain_first_turn(edition: str, seats: int) -> None:
    game = scene(edition, seats=seats)
    assert asked(game) == "0 turn"
    assert game.state.turns == 1
    assert hand(game) == []
    assert [len(hand(game, seat)) for seat in range(1, seats)] == [6] * (seats - 1)
    assert not game.can_undo
    winters = [place for place, card in enumerate(game.state.deck) if card == WINTER]
    assert winters == [place for place, card in enumerate(game.deal.deck) if card == "winter"]
    assert game.scores()[:4] == [0] * min(seats, 4)  # in dartmoor the fifth seat has cave 4
    next_turn(game)
    assert asked(game) == "0 turn"


def test_a_scene_lies_as_it_was_told() -> None:
    game = scene(
        "base",
        hand=["tawny_owl@beech", "B120b", "B010"],
        forest=["oak wood_ant lynx wolf", "sapling european_hare +european_hare", "birch wolf< lynx>"],
        others=[["linden chaffinch"], [], ["oak"]],
        clearing=["birch", "mole"],
        deck=["winter", "beech", "winter", "sycamore"],
        cave=3,
        other_hands=[["linden"]],
    )
    assert len(game.seats) == 4
    assert forest(game) == ["oak wood_ant lynx wolf", "sapling european_hare +european_hare", "birch wolf lynx"]
    assert [forest(game, seat) for seat in (1, 2, 3)] == [["linden chaffinch"], [], ["oak"]]
    assert hand(game)[0] == "chaffinch/stag_beetle"
    assert hand(game)[1] == "oak"
    assert hand(game)[2].startswith("tawny_owl/")
    assert clearing(game)[0] == "birch"
    assert len(cave(game)) == 3
    assert hand(game, 1) == ["linden"]
    drawn = after(game, "draw deck", "draw deck")
    assert drawn.state.winter == 2
    assert {"beech", "sycamore"} < set(hand(drawn))
    check_cards(game)


def test_a_scene_finds_cards_for_all_wishes_if_there_are_any() -> None:
    # Both pond turtles and both moles; the other halves of these cards are butterflies that are asked for too.
    game = scene("base", hand=["purple_emperor"] * 3 + ["camberwell_beauty"] * 3, deck=["pond_turtle"] * 2)
    assert len(hand(game)) == 6
    with pytest.raises(AssertionError, match="no card is left for 'mole'"):
        scene("base", hand=["mole"] * 3)
    with pytest.raises(AssertionError, match="there is no card 'unicorn'"):
        scene("base", hand=["unicorn"])


def test_a_scene_keeps_to_the_rules_of_placement() -> None:
    for edition, host in (
        ("base", "oak wood_ant moss"),
        ("base", "oak common_toad +common_toad +common_toad"),
        ("dartmoor", "ash grey_heron"),
        ("dartmoor", "tor shrew"),
        ("dartmoor", "ash cuckoo"),
    ):
        with pytest.raises(AssertionError, match="can't be placed"):
            scene(edition, forest=[host])


def test_play_walks_through_a_whole_play() -> None:
    game = scene("base", hand=["tawny_owl@beech", "beech", "beech"], forest=["oak"], deck=["linden"] * 3)
    play(game, "tawny_owl", on=0, pay="beech beech", then="use skip")
    assert asked(game) == "1 turn"
    assert hand(game) == ["linden"]
    game = scene("base", hand=["common_toad"], forest=["oak common_toad"])
    play(game, "common_toad", join=0)
    assert forest(game) == ["oak common_toad +common_toad"]
    assert str(game.undo()).startswith("join")
    do(game, "join 0")
