"""Base: the four mushrooms. They draw from the next turn on."""

import pytest

from spinney import Game
from tests.scenes import after, asked, clearing, do, forest, hand, next_turn, points, refusal, scene
from tests.species.covering import covers

SETS_OFF = {"chanterelle": "sapling birch", "fly_agaric": "play european_hare", "parasol_mushroom": "play fireflies",
            "penny_bun": "play red_squirrel"}  # fmt: skip
"""For each mushroom a move that sets it off and costs nothing."""


def set_off(game: Game, mushroom: str) -> None:
    do(game, SETS_OFF[mushroom])
    if mushroom != "chanterelle":
        do(game, "on 1")


@pytest.mark.parametrize("mushroom", SETS_OFF)
def test_a_mushroom_draws_from_the_next_turn_on_and_may_be_declined(mushroom: str) -> None:
    card = SETS_OFF[mushroom].split()[1]
    game = scene("base", hand=[mushroom, "oak", "linden", card], forest=["beech", "beech"], deck=["sycamore"] * 5)
    do(game, f"play {mushroom}", "on 0", "pay oak linden")
    assert asked(game) == "1 turn"  # nothing for itself
    assert clearing(game) == ["linden", "oak"]
    assert points(game, mushroom) == 0
    next_turn(game)
    set_off(game, mushroom)
    assert asked(game) == f"0 use permanent {mushroom}"
    assert hand(after(game, "use")) == ["sycamore"]
    assert asked(after(game, "use")) == "1 turn"
    assert hand(after(game, "skip")) == []


@pytest.mark.parametrize("mushroom", SETS_OFF)
def test_two_mushrooms_of_a_kind_draw_two(mushroom: str) -> None:
    card = SETS_OFF[mushroom].split()[1]
    hosts = [f"linden {mushroom}", "beech", f"linden {mushroom}"]
    game = scene("base", hand=[card], forest=hosts, deck=["oak", "sycamore", "birch"])
    set_off(game, mushroom)
    do(game, "use")
    assert asked(game) == f"0 use permanent {mushroom}"
    do(game, "use")
    assert asked(game) == "1 turn"
    assert len(hand(game)) == 2


@pytest.mark.parametrize("mushroom", SETS_OFF)
def test_a_mushroom_placed_by_a_mole_sleeps_until_the_extra_turn(mushroom: str) -> None:
    card = SETS_OFF[mushroom].split()[1]
    cards = [mushroom, "mole", "eurasian_jay", card, card, *["linden"] * 5]
    game = scene("base", hand=cards, forest=["beech", "beech", "beech", "oak", "oak"])
    do(game, "play mole", "on 2", "pay linden linden")
    do(game, f"play {mushroom}", "on 0", "pay linden linden")
    set_off(game, mushroom)
    assert asked(game) == "0 dig effect mole"  # not in the same turn
    do(game, "play eurasian_jay", "on 2", "pay linden", "stop", "use")
    assert asked(game) == "0 turn"
    do(game, SETS_OFF[mushroom])
    if mushroom != "chanterelle":
        do(game, "on 3")
    assert asked(game) == f"0 use permanent {mushroom}"


@covers("base", "chanterelle")
def test_chanterelle_draws_for_trees_after_their_deck_card_and_before_their_effect() -> None:
    game = scene("base", hand=["birch", "chanterelle", "oak", "oak"], forest=["linden"], deck=["beech"] * 2)
    do(game, "play chanterelle", "on 0", "pay oak oak")
    next_turn(game)
    do(game, "play birch")
    assert len(clearing(game)) == 3
    assert asked(game) == "0 use permanent chanterelle"
    do(game, "use")
    assert asked(game) == "0 use effect birch"
    do(game, "use")
    assert len(hand(game)) == 2


@covers("base", "chanterelle", "lynx")
def test_chanterelle_draws_for_trees_only() -> None:
    game = scene("base", hand=["lynx", "oak", "chanterelle", "oak", "oak"], forest=["linden chanterelle", "birch"])
    do(game, "play chanterelle", "on 1", "pay oak oak")
    assert asked(game) == "1 turn"  # a mushroom sets off no mushroom but the parasol
    next_turn(game)
    do(game, "play lynx", "on 0", "pay oak")
    assert asked(game) == "1 turn"


@covers("base", "fly_agaric", "european_badger")
def test_fly_agaric_draws_for_pawed_animals_that_come_free_too() -> None:
    cards = ["european_badger@horse_chestnut", "horse_chestnut", "wolf"]
    game = scene("base", hand=cards, forest=["linden fly_agaric", "beech"], deck=["oak", "sycamore"])
    do(game, "play european_badger", "on 0", "pay horse_chestnut")
    assert asked(game) == "0 use permanent fly_agaric"
    do(game, "use")
    assert asked(game) == "0 free bonus european_badger"
    do(game, "place wolf", "on 1")
    assert asked(game) == "0 use permanent fly_agaric"
    do(game, "use")
    assert hand(game) == ["oak", "sycamore"]
    assert asked(game) == "1 turn"
    game = scene("base", hand=["fly_agaric", "oak", "oak"], forest=["linden fly_agaric", "beech"])
    do(game, "play fly_agaric", "on 1", "pay oak oak")
    assert asked(game) == "1 turn"


@covers("base", "parasol_mushroom")
def test_parasol_mushroom_draws_for_a_second_one_but_that_one_not_for_itself() -> None:
    cards = ["parasol_mushroom", "oak", "linden", "common_toad"]
    game = scene("base", hand=cards, forest=["beech parasol_mushroom", "sapling", "oak common_toad"], deck=["birch"])
    do(game, "play parasol_mushroom", "on 1", "pay oak linden")
    assert asked(game) == "0 use permanent parasol_mushroom"
    do(game, "use")
    assert asked(game) == "1 turn"
    assert hand(game)[0] == "birch"
    next_turn(game)
    do(game, "play common_toad", "join 2", "use")  # a card that joins a slot is below a tree too
    assert asked(game) == "0 use permanent parasol_mushroom"


@covers("base", "parasol_mushroom", "red_squirrel")
def test_parasol_mushroom_draws_for_cards_below_trees_only() -> None:
    game = scene("base", hand=["red_squirrel"], forest=["beech parasol_mushroom"])
    do(game, "play red_squirrel", "on 0")
    assert asked(game) == "1 turn"
    game = scene("base", hand=["parasol_mushroom", "oak", "oak"], forest=["beech"])
    do(game, "play parasol_mushroom", "on 0", "pay oak oak")
    assert asked(game) == "1 turn"


@covers("base", "penny_bun", "red_squirrel", "fireflies")
def test_penny_bun_draws_for_cards_atop_trees_only() -> None:
    cards = ["penny_bun", "oak", "oak", "red_squirrel", "fireflies"]
    game = scene("base", hand=cards, forest=["beech", "beech", "sapling"])
    do(game, "play penny_bun", "on 0", "pay oak oak")
    next_turn(game)
    do(game, "play red_squirrel", "on 2")
    assert asked(game) == "0 use permanent penny_bun"
    do(game, "skip")
    next_turn(game)
    do(game, "play fireflies", "on 1")
    assert asked(game) == "1 turn"


def test_mushrooms_answer_in_the_order_in_which_they_came() -> None:
    for first, second in (("fly_agaric", "parasol_mushroom"), ("parasol_mushroom", "fly_agaric")):
        game = scene("base", hand=["hedgehog", "linden"], forest=[f"oak {first}", f"birch {second}", "sycamore"])
        do(game, "play hedgehog", "on 2", "pay linden")
        assert asked(game) == f"0 use permanent {first}"
        do(game, "use")
        assert asked(game) == f"0 use permanent {second}"


def test_a_mushroom_is_not_asked_about_with_a_full_hand() -> None:
    cards = ["birch", *["oak"] * 6, *["linden"] * 3]
    game = scene("base", hand=cards, forest=["beech chanterelle", "beech chanterelle"])
    do(game, "play birch", "use")
    assert len(hand(game)) == 10
    assert asked(game) == "1 turn"  # neither for the second chanterelle nor for the birch
    assert forest(game)[-1] == "birch"


def test_a_slot_with_a_mushroom_is_taken() -> None:
    game = scene("base", hand=["fireflies"], forest=["beech chanterelle"])
    assert refusal(game, "play fireflies") == "no_slot"
