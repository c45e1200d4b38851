"""Base: the Mole, which plays further cards first and lets their effects follow."""

from tests.scenes import after, asked, card_name, cave, clearing, do, forest, hand, points, refusal, scene
from tests.species.covering import covers


@covers("base", "mole")
def test_mole_plays_further_cards_that_are_paid_and_placed_as_usual() -> None:
    cards = ["mole", "oak", "linden", "pond_turtle", "beech", "beech", "fireflies"]
    game = scene("base", hand=cards, forest=["birch", "birch"], deck=["sycamore"])
    do(game, "play mole", "on 0", "pay oak linden")
    assert clearing(game) == ["linden", "oak"]
    assert asked(game) == "0 dig effect mole"
    assert points(game, "mole") == 0
    do(game, "play pond_turtle")
    assert refusal(game, "on 0") == "slot_taken"
    do(game, "on 1", "pay beech beech")
    assert asked(game) == "0 dig effect mole"  # the turtle's draw waits
    assert refusal(game, "play fireflies") == "no_slot"
    do(game, "stop")
    assert asked(game) == "0 use effect pond_turtle"
    do(game, "use")
    assert asked(game) == "1 turn"
    assert hand(game)[1:] == ["sycamore"]
    assert forest(game) == ["birch mole", "birch pond_turtle"]


@covers("base", "mole")
def test_mole_may_stop_at_once() -> None:
    game = scene("base", hand=["mole", "oak", "linden", "birch"], forest=["birch"])
    do(game, "play mole", "on 0", "pay oak linden", "stop")
    assert asked(game) == "1 turn"
    assert hand(game) == ["birch"]


@covers("base", "mole")
def test_mole_stops_by_itself_with_an_empty_hand() -> None:
    game = scene("base", hand=["mole", "oak", "linden", "birch"], forest=["birch"], deck=["sycamore", "beech"])
    do(game, "play mole", "on 0", "pay oak linden", "play birch")
    assert asked(game) == "0 use effect birch"
    game = scene("base", hand=["mole", "oak", "linden"], forest=["birch"])
    do(game, "play mole", "on 0", "pay oak linden")
    assert asked(game) == "1 turn"


@covers("base", "mole")
def test_moles_effects_and_bonuses_follow_in_the_order_of_play() -> None:
    cards = ["mole", "oak", "oak", "birch", "tawny_owl@beech", "beech", "beech", "douglas_fir", "douglas_fir"]
    game = scene("base", hand=[*cards, "douglas_fir"], forest=["sapling", "sapling"])
    do(game, "play mole", "on 0", "pay oak oak")
    do(game, "play tawny_owl", "on 0", "pay beech beech")
    do(game, "play birch")
    do(game, "play douglas_fir", "pay douglas_fir douglas_fir")  # the last card: the Mole stops
    order = []
    while asked(game) != "0 turn":
        order.append(asked(game))
        do(game, "use")
    assert order == [
        "0 use effect tawny_owl",
        "0 use bonus tawny_owl",
        "0 use effect birch",
        "0 use bonus douglas_fir",
    ]
    do(game, "draw deck", "draw deck")
    assert asked(game) == "1 turn"


@covers("base", "mole")
def test_mole_what_mushrooms_draw_for_itself_may_be_played_and_what_they_draw_later_stands_aside() -> None:
    deck = ["linden", "sycamore", "beech"]
    cards = ["mole", "oak", "oak", "european_hare", "european_hare", "birch"]
    game = scene("base", hand=cards, forest=["birch fly_agaric", "birch"], deck=deck)
    do(game, "play mole", "on 1", "pay oak oak")
    assert asked(game) == "0 use permanent fly_agaric"
    do(game, "use")
    assert asked(game) == "0 dig effect mole"
    do(game, "play european_hare", "on 0")
    assert asked(game) == "0 use permanent fly_agaric"
    do(game, "use")
    assert [card_name(game, card) for card in game.state.aside] == ["sycamore"]
    assert "sycamore" not in hand(game)
    assert refusal(game, f"sapling {game.state.tables.card_ids[game.state.aside[0]]}") == "not_in_hand"
    do(game, "sapling linden")  # drawn for the Mole itself
    do(game, "stop")
    assert game.state.aside == []
    assert "sycamore" in hand(game)
    assert asked(game) == "1 turn"


@covers("base", "mole")
def test_mole_what_stands_aside_counts_for_the_hand_limit() -> None:
    cards = ["mole", "linden", "linden", "birch", *["oak"] * 6]
    game = scene("base", hand=cards, forest=["birch chanterelle", "birch chanterelle", "beech"])
    do(game, "play mole", "on 2", "pay linden linden")
    for _ in range(3):
        do(game, "sapling oak")
        do(game, "use", "use")  # two aside for each sapling: 7 in hand, then 6 + 2, 5 + 4, 4 + 6
    assert (len(hand(game)), len(game.state.aside)) == (4, 6)
    do(game, "sapling oak", "use")
    assert (len(hand(game)), len(game.state.aside)) == (3, 7)
    assert asked(game) == "0 dig effect mole"  # the second chanterelle is not asked: ten cards
    do(game, "stop")
    assert len(hand(game)) == 10
    assert asked(game) == "1 turn"


@covers("base", "mole")
def test_mole_turns_a_deck_card_over_at_once_for_each_tree() -> None:
    cards = ["mole", "oak", "oak", "birch", "beech", "linden"]
    game = scene("base", hand=cards, forest=["birch"], deck=["sycamore", "silver_fir"])
    do(game, "play mole", "on 0", "pay oak oak", "sapling linden")
    assert clearing(game)[2:] == ["sycamore"]
    do(game, "sapling beech")
    assert clearing(game)[2:] == ["sycamore", "silver_fir"]
    assert asked(game) == "0 dig effect mole"


@covers("base", "mole")
def test_mole_a_second_one_resolves_in_its_turn_and_its_cards_before_the_rest() -> None:
    cards = ["mole", "mole", *["oak"] * 4, "birch", "beech", "eurasian_jay", "linden"]
    game = scene("base", hand=cards, forest=["sapling", "sapling"])
    do(game, "play mole", "on 0", "pay oak oak")
    do(game, "play mole", "on 1", "pay oak oak")
    do(game, "play birch")
    assert asked(game) == "0 dig effect mole"
    do(game, "stop")
    assert asked(game) == "0 dig effect mole"  # the second one
    do(game, "play eurasian_jay", "on 0", "pay linden")
    assert asked(game) == "0 dig effect mole"
    do(game, "stop")
    assert asked(game) == "0 use effect eurasian_jay"
    do(game, "use")
    assert asked(game) == "0 use effect birch"
    do(game, "skip")
    assert asked(game) == "0 turn"
    assert hand(game) == ["beech"]


@covers("base", "mole")
def test_mole_a_bear_takes_what_lies_in_the_clearing_when_its_effect_has_its_turn() -> None:
    cards = ["mole", "oak", "oak", "brown_bear", "linden", "linden", "linden", "lynx", "beech"]
    game = scene("base", hand=cards, forest=["birch", "birch"], clearing=["sycamore"])
    do(game, "play mole", "on 0", "pay oak oak")
    do(game, "play brown_bear", "on 0", "pay linden linden linden")
    do(game, "play lynx", "on 1", "pay beech")
    assert asked(game) == "0 use effect brown_bear"
    do(game, "use")
    assert cave(game) == ["sycamore", "oak", "oak", "linden", "linden", "linden", "beech"]
    assert clearing(game) == []


@covers("base", "mole")
def test_mole_lets_a_second_toad_join_in_the_same_turn() -> None:
    cards = ["mole", "oak", "oak", "common_toad", "common_toad", "linden"]
    game = scene("base", hand=cards, forest=["birch", "birch"])
    do(game, "play mole", "on 0", "pay oak oak", "play common_toad", "on 1", "play common_toad", "join 1", "stop")
    assert points(game, "common_toad") == 10


@covers("base", "mole")
def test_mole_has_no_effect_when_it_comes_free() -> None:
    cards = ["european_badger@horse_chestnut", "horse_chestnut", "mole", "oak"]
    game = scene("base", hand=[*cards, "mole", "linden", "linden"], forest=["birch", "birch"])
    free = after(game, "play european_badger", "on 0", "pay horse_chestnut", "place mole", "on 1")
    assert asked(free) == "1 turn"
    do(game, "play mole", "on 0", "pay linden linden")
    assert asked(game) == "0 dig effect mole"


@covers("base", "mole")
def test_mole_ends_at_once_with_the_third_winter_card() -> None:
    cards = ["mole", "oak", "oak", "birch", "linden"]
    game = scene("base", hand=cards, forest=["birch"], deck=["winter", "winter", "winter"])
    do(game, "play mole", "on 0", "pay oak oak", "sapling linden")
    assert asked(game) == "over"
    assert forest(game) == ["birch mole", "sapling"]
    assert hand(game) == ["birch"]
