"""Rulings 1 to 37 and G1 to G16 of docs/rulings.md, one test each; those on single cards are in test_rulings_cards.py,
those on expansions in test_rulings_boxes.py.

`ELSEWHERE` says where the others are tested, or why they can't be; a test at the end keeps account.
"""

import re
from pathlib import Path

import pytest

from spinney import Game
from tests.engine.walks import due, new_game, source_of, texts, walk
from tests.scenes import cave, clearing, do, forest, hand, play, points, refusal, scene

HERE = Path(__file__).parent

ELSEWHERE = {
    "14": "test_setup.py",
    "15": "test_end.py",
    "17": "test_end.py",
    "18": "test_end.py",
    "19": "test_end.py",
    "40": "test_undo.py",
    "72": "test_setup.py",
    "G1": "test_setup.py",
    "G6": "test_views.py",
    "G10": "test_views.py",
    "G11": "test_undo.py",
    "G16": "test_options.py",
}
"""Rulings that are tested in other files of this folder, or not at all."""

STUCK = [f"D{number:03}" for number in range(45, 55)]
"""Ten cards that belong at the sides of a tree or shrub."""
TEN = [f"B{number:03}" for number in range(1, 11)]


# -- turn, drawing, hand ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answers", "cards"), [(["use", "use"], 3), (["use", "skip"], 1), (["skip", "use"], 2), (["skip", "skip"], 0)]
)
def test_ruling_01_effect_then_bonus_each_may_be_skipped(answers: list[str], cards: int) -> None:
    game = scene("base", hand=["tawny_owl@birch", "birch", "birch"], forest=["linden"])
    play(game, "tawny_owl", on=0, pay="birch birch")
    for answer, source in zip(answers, ("effect", "bonus"), strict=True):
        assert (due(game), source_of(game)) == ((0, "use"), source)
        do(game, answer)
    assert (len(hand(game)), due(game)) == (cards, (1, "turn"))


def test_ruling_01_in_dartmoor_too() -> None:
    game = scene("dartmoor", hand=["ash", "ash", "ash"], clearing=["tor"])
    play(game, "ash", pay="ash ash")
    assert (texts(game), source_of(game)) == (["use", "skip"], "effect")
    do(game, "skip")
    assert (texts(game)[-1], source_of(game)) == ("skip", "bonus")
    do(game, "skip")
    assert (hand(game), due(game)) == ([], (1, "turn"))


def test_ruling_02_the_order_of_a_play() -> None:
    """Pay, into the forest, the tree's deck card, permanent effects, effect, bonus, sweep."""
    eight = ["linden"] * 8
    game = scene("base", hand=["beech", "oak"], forest=["birch chanterelle"], clearing=eight, deck=["silver_fir"])
    play(game, "beech", pay="oak")
    assert forest(game) == ["birch chanterelle", "beech"]
    assert clearing(game)[8:] == ["oak", "silver_fir"]
    assert source_of(game) == "permanent"
    do(game, "use")
    assert source_of(game) == "effect"
    assert len(clearing(game)) == 10
    do(game, "use")
    assert (clearing(game), due(game)) == ([], (1, "turn"))
    game = scene("base", hand=["tawny_owl@birch", "birch", "birch"], forest=["linden penny_bun"])
    play(game, "tawny_owl", on=0, pay="birch birch")
    order = []
    while due(game) == (0, "use"):
        order.append(source_of(game))
        do(game, "use")
    assert order == ["permanent", "effect", "bonus"]


def test_ruling_03_the_second_card_is_chosen_after_the_first_was_seen() -> None:
    game = scene("base", hand=["oak"], clearing=["linden"], deck=["birch"])
    do(game, "draw deck")
    assert (hand(game), due(game)) == (["birch", "oak"], (0, "second"))
    assert [move.split()[0] for move in texts(game)] == ["draw", "draw"]
    do(game, "draw linden")
    assert (hand(game), due(game)) == (["birch", "linden", "oak"], (1, "turn"))


def test_ruling_04_the_second_card_must_be_taken() -> None:
    game = scene("base", hand=["oak"])
    do(game, "draw deck")
    assert texts(game) == ["draw deck"]
    assert refusal(game, "skip") == "not_your_prompt"


def test_ruling_05_ten_cards_are_the_limit() -> None:
    nine = scene("base", hand=TEN[:9])
    do(nine, "draw deck")
    assert (len(hand(nine)), due(nine)) == (10, (1, "turn"))
    ten = scene("base", hand=TEN, clearing=["birch"])
    assert not any(text.startswith("draw") for text in texts(ten))
    assert refusal(ten, "draw deck") == refusal(ten, "draw birch") == "hand_full"
    deer = ["birch roe_deer fallow_deer", "birch red_deer roe_deer", "oak"]
    wolf = scene("base", hand=["wolf", *TEN[:9]], forest=deer)
    play(wolf, "wolf", on=2, pay="B001 B002 B003", then="use")
    assert len(hand(wolf)) == 10  # six were left, and there are four deer


def test_ruling_05_draws_beyond_ten_are_lost() -> None:
    wolf = scene(
        "base",
        hand=["B097", *TEN[:9]],
        forest=["birch roe_deer fallow_deer", "oak", "oak fly_agaric"],
        deck=["beech"] * 4,
    )
    play(wolf, "wolf", on=1, pay="B001 B002 B003")
    do(wolf, "use", "use")
    assert len(hand(wolf)) == 9  # six, one for the mushroom, two for the deer
    game = scene("base", hand=["birch", *TEN[:9]], forest=["oak chanterelle"])
    do(game, "play birch")
    assert source_of(game) == "permanent"
    do(game, "use")
    assert (len(hand(game)), due(game)) == (10, (1, "turn"))  # the birch's own draw is not even asked


def test_ruling_06_an_effect_draws_from_the_deck_only() -> None:
    game = scene("base", hand=["pond_turtle", "oak", "oak"], forest=["birch"], clearing=["linden"], deck=["beech"])
    play(game, "pond_turtle", on=0, pay="oak oak")
    assert texts(game) == ["use", "skip"]
    do(game, "use")
    assert (hand(game), clearing(game)[0]) == (["beech"], "linden")


@pytest.mark.parametrize(("lying", "left"), [(8, 9), (9, 0)])
def test_ruling_07_ten_cards_sweep_the_clearing_at_the_end_of_a_turn(lying: int, left: int) -> None:
    game = scene("base", hand=["eurasian_jay", "oak"], forest=["birch"], clearing=["linden"] * lying)
    play(game, "eurasian_jay", on=0, pay="oak")
    assert len(clearing(game)) == lying + 1
    do(game, "use")
    assert due(game) == (0, "turn")  # the extra turn comes after the sweep
    assert len(clearing(game)) == left
    assert len(game.state.discard) == (0 if left else 10)


def test_ruling_08_extra_turns_add_up() -> None:
    cards = ["mole", "eurasian_jay", "eurasian_jay", "oak", "oak", "oak", "oak"]
    game = scene("base", hand=cards, forest=["linden", "linden"])
    play(game, "mole", on=0, pay="oak oak")
    play(game, "eurasian_jay", on=0, pay="oak")
    play(game, "eurasian_jay", on=1, pay="oak")
    do(game, "use", "use")
    for _ in range(2):
        assert due(game) == (0, "turn")
        do(game, "draw deck", "draw deck")
    assert due(game) == (1, "turn")


@pytest.mark.parametrize(
    ("paid", "earned"), [("B111 B131", True), ("B111 B118", True), ("B111 B113", False), ("B113 B001", False)]
)
def test_ruling_09_every_paid_card_shows_the_symbol_on_either_half(paid: str, earned: bool) -> None:
    """B111 and B131 show it above, B118 below, B113 not at all."""
    game = scene("base", hand=["B049", *paid.split()])
    play(game, "douglas_fir", pay=paid)
    assert due(game) == ((0, "use") if earned else (1, "turn"))


def test_ruling_10_a_bonus_at_no_cost_is_earned() -> None:
    game = scene("dartmoor", hand=["shrew", "ash"], forest=["elderberry lake_fly", "ash"])
    play(game, "shrew", on=1)
    assert (due(game), source_of(game)) == ((0, "use"), "bonus")
    do(game, "use")
    assert len(cave(game)) == 1


def test_ruling_11_the_clearing_does_not_pay() -> None:
    game = scene("base", hand=["oak", "beech", "birch"], clearing=["B001", "B002"])
    do(game, "play oak")
    assert refusal(game, "pay B001 B002") == "not_in_hand"
    assert refusal(scene("base", hand=["oak"], clearing=["B001", "B002"]), "play oak") == "too_expensive"


def test_ruling_12_a_sapling_is_always_possible_in_base() -> None:
    ten = [f"B{number:03}" for number in range(111, 121)]
    assert texts(scene("base", hand=ten)) == [f"sapling {card}" for card in ten]


def test_ruling_12_who_can_do_nothing_in_dartmoor_shows_the_hand() -> None:
    game = scene("dartmoor", hand=STUCK, forest=["wet_woodland"], deck=["ash", "tor"])
    assert texts(game) == ["show"]
    do(game, "show")
    assert (due(game), len(texts(game))) == ((0, "discard"), 45)
    do(game, "discard D045 D046")
    assert [game.state.tables.card_ids[card] for card in game.state.clearing] == ["D045", "D046"]
    assert {"ash", "tor"} <= set(hand(game))
    assert (len(hand(game)), due(game)) == (10, (1, "turn"))


def test_ruling_13_the_mulligan_belongs_to_base() -> None:
    assert due(new_game("base", 2, 1)) == (new_game("base", 2, 1).deal.start, "mulligan")
    assert all(due(game) != (0, "mulligan") for game in walk("dartmoor", 2, 1))


def test_ruling_16_the_third_winter_card_leaves_everything_as_it_is() -> None:
    game = scene("base", hand=["oak", "birch"], clearing=["linden"], deck=["winter", "winter", "winter", "beech"])
    do(game, "draw deck")
    assert game.is_over
    assert (hand(game), clearing(game)) == (["birch", "oak"], ["linden"])


# -- saplings and universal moors ---------------------------------------------------------------------------------


def test_ruling_20_a_sapling_costs_nothing() -> None:
    game = scene("base", hand=["oak"], deck=["linden"])
    do(game, "sapling oak")
    assert (forest(game), clearing(game), due(game)) == (["sapling"], ["linden"], (1, "turn"))


def test_ruling_21_a_sapling_turns_a_deck_card_over() -> None:
    game = scene("base", hand=["lynx"], deck=["birch"])
    do(game, "sapling lynx")
    assert clearing(game) == ["birch"]


def test_ruling_22_a_sapling_sets_off_the_chanterelle() -> None:
    game = scene("base", hand=["oak"], forest=["birch chanterelle"])
    do(game, "sapling oak")
    assert (due(game), source_of(game)) == ((0, "use"), "permanent")


def test_ruling_23_a_sapling_is_a_tree_without_a_species_or_a_symbol() -> None:
    trees = ["sycamore", "sapling", "birch red_deer"]
    assert points(scene("base", forest=trees), "sycamore") == 3
    assert points(scene("base", forest=trees), "red_deer") == 3
    nine = ["linden moss", *["birch"] * 8]
    assert points(scene("base", forest=nine), "moss") == 0
    assert points(scene("base", forest=[*nine, "sapling"]), "moss") == 10
    pecker = ["linden great_spotted_woodpecker", "sapling"]
    assert points(scene("base", forest=pecker, others=[["oak", "oak"]]), "great_spotted_woodpecker") == 10
    full = "sapling bullfinch hedgehog lynx beech_marten"
    assert points(scene("base", forest=[full]), "beech_marten") == 5
    assert points(scene("base", forest=["sapling wood_ant"]), "wood_ant") == 2
    seven = ["beech", "birch", "douglas_fir", "horse_chestnut", "linden", "silver_fir", "oak wild_strawberries"]
    for extra, expected in (("sapling", 0), ("sycamore", 10)):
        game = scene("base", forest=[*seven, extra])
        assert (points(game, "oak"), points(game, "wild_strawberries")) == (expected, expected)
    deer = scene("base", forest=["birch roe_deer@birch", "sapling"])
    assert points(deer, "roe_deer") == 6  # the birch and itself


def test_ruling_24_what_lies_face_down_stays_face_down() -> None:
    for edition in ("base", "dartmoor"):
        hidden: set[tuple[int, int]] = set()
        for game in walk(edition, 2, 12):
            for seat, trees in enumerate(game.state.forests):
                blank = {
                    (seat, host)
                    for host in range(len(trees.keys))
                    if trees.host_species(host) == game.state.tables.face_down
                }
                assert {place for place in hidden if place[0] == seat} <= blank
                hidden |= blank
        assert hidden


def test_ruling_25_a_universal_moor_is_no_action() -> None:
    game = scene("dartmoor", hand=["ash", "tor", "ash"])
    assert not any(text.split()[0] in ("sapling", "lay") for text in texts(game))
    assert refusal(game, "sapling ash") == "bad_move"
    assert refusal(game, "lay ash") == "not_your_prompt"


def test_ruling_26_a_universal_moor_is_a_moor() -> None:
    fountain = scene("dartmoor", hand=["goat_willow", "goat_willow", "ash"], forest=["fountainhead"])
    play(fountain, "goat_willow", pay="goat_willow")
    do(fountain, "lay ash")
    assert (forest(fountain)[-1], source_of(fountain)) == ("universal_moor", "permanent")
    for species, host in (
        ("wet_woodland", "wet_woodland"),
        ("goat_willow", "goat_willow"),
        ("bog_asphodel", "tor bog_asphodel"),
    ):
        without, within = (
            points(scene("dartmoor", forest=[host, *more]), species) for more in ([], ["universal_moor"])
        )
        assert within - without == {"wet_woodland": 2}.get(species, 1)
    for species, host, met, else_ in (
        ("black_tailed_godwit", "tor black_tailed_godwit", 10, 0),
        ("dartmoor_pony", "ash dartmoor_pony", 15, 5),
    ):
        rivals = [["tor", "tor"]] if host.startswith("tor") else [["tor"]]
        assert points(scene("dartmoor", forest=[host], others=rivals), species) == else_
        assert points(scene("dartmoor", forest=[host, "universal_moor"], others=rivals), species) == met
    frogs = ["tor moor_frog", "tor", "tor", "rivulet"]
    assert points(scene("dartmoor", forest=frogs), "moor_frog") == 0
    assert points(scene("dartmoor", forest=[*frogs, "universal_moor"]), "moor_frog") == 8


def test_ruling_27_moors_and_shrubs_turn_nothing_over() -> None:
    for host in ("tor", "elderberry"):
        game = scene("dartmoor", hand=[host, "ash", "black_alder"], deck=["moor_birch"])
        play(game, host, pay="ash black_alder")
        assert sorted(clearing(game)) == ["ash", "black_alder"]
    tree = scene("dartmoor", hand=["moor_birch"], deck=["tor"])
    do(tree, "play moor_birch")
    assert clearing(tree) == ["tor"]


# -- free plays and permanent effects -----------------------------------------------------------------------------


def test_ruling_28_a_free_card_uses_neither_effect_nor_bonus() -> None:
    fir = ["silver_fir", "silver_fir", "silver_fir"]
    game = scene("base", hand=[*fir, "raccoon", "oak"])
    play(game, "silver_fir", pay="silver_fir silver_fir")
    do(game, "place raccoon", "on 0")
    assert (forest(game), due(game)) == (["silver_fir raccoon"], (1, "turn"))
    fly = scene("dartmoor", hand=["lake_fly", "brandts_bat"], forest=["ash", "ash"])
    play(fly, "lake_fly", on=0)
    do(fly, "place brandts_bat", "on 1")
    assert source_of(fly) == "effect"  # Lake Fly says so
    do(fly, "use")
    assert len(cave(fly)) == 2


def test_ruling_29_a_free_card_sets_off_permanent_effects() -> None:
    fir = ["silver_fir", "silver_fir", "silver_fir"]
    game = scene("base", hand=[*fir, "raccoon", "oak"], forest=["linden fly_agaric"])
    play(game, "silver_fir", pay="silver_fir silver_fir")
    do(game, "place raccoon", "on 1")
    assert (due(game), source_of(game)) == ((0, "use"), "permanent")


def test_ruling_30_base_mushrooms_work_from_the_next_turn_on() -> None:
    """Not for cards of the same turn, even through a Mole; a gained turn is a next turn."""
    cards = ["mole", "chanterelle", "eurasian_jay", "birch", "oak", "oak", "oak", "oak", "oak", "linden"]
    game = scene("base", hand=cards, forest=["linden", "linden"])
    play(game, "mole", on=0, pay="oak oak")
    play(game, "chanterelle", on=1, pay="oak oak")
    do(game, "sapling birch")
    assert due(game) == (0, "dig")
    play(game, "eurasian_jay", on=0, pay="oak")
    do(game, "stop", "use")
    assert due(game) == (0, "turn")
    do(game, "sapling linden")
    assert (due(game), source_of(game)) == ((0, "use"), "permanent")


def test_ruling_30_dartmoor_effects_work_at_once() -> None:
    cards = ["elderberry@crab_apple", "crab_apple", "crab_apple", "adders_tongue"]
    game = scene("dartmoor", hand=cards, forest=["tor"])
    play(game, "elderberry", pay="crab_apple crab_apple")
    do(game, "place adders_tongue", "on 0")
    assert (due(game), source_of(game)) == ((0, "use"), "permanent")


def test_ruling_31_no_permanent_effect_answers_to_its_own_card() -> None:
    first = scene("base", hand=["parasol_mushroom", "oak", "oak"], forest=["birch"])
    play(first, "parasol_mushroom", on=0, pay="oak oak")
    assert due(first) == (1, "turn")
    second = scene("base", hand=["parasol_mushroom", "oak", "oak"], forest=["birch", "birch parasol_mushroom"])
    play(second, "parasol_mushroom", on=0, pay="oak oak", then="use")
    assert (len(hand(second)), due(second)) == (1, (1, "turn"))
    tor = scene("dartmoor", hand=["fountainhead", "ash", "black_alder"])
    play(tor, "fountainhead", pay="ash black_alder")
    assert due(tor) == (1, "turn")


def test_ruling_32_two_copies_draw_twice() -> None:
    game = scene("base", hand=["oak"], forest=["birch chanterelle", "birch chanterelle"])
    do(game, "sapling oak", "use", "use")
    assert (len(hand(game)), due(game)) == (2, (1, "turn"))
    one = scene("base", hand=["oak"], forest=["birch chanterelle", "birch chanterelle"])
    do(one, "sapling oak", "skip", "use")  # each for itself
    assert len(hand(one)) == 1


def test_ruling_32_permanent_effects_ask_in_the_order_in_which_they_came() -> None:
    game = scene("base", hand=["oak"], forest=["birch B136b", "birch B155b"])
    do(game, "sapling oak")
    order = []
    while game.prompt is not None and game.prompt.kind == "use":
        order.append(game.prompt.details["card"])
        do(game, "use")
    assert order == ["B136b", "B155b"]


def test_ruling_33_only_on_a_moor_holds_for_free_cards() -> None:
    game = scene("dartmoor", hand=["blueberry", "moor_frog", "ash"], forest=["ash", "ash", "tor"])
    play(game, "blueberry", on=0, pay="ash")
    do(game, "place moor_frog")
    assert texts(game) == ["on 2"]
    none = scene("dartmoor", hand=["blueberry", "moor_frog", "ash"], forest=["ash", "ash"])
    play(none, "blueberry", on=0, pay="ash")
    assert texts(none) == ["skip"]
    assert refusal(none, "place moor_frog") == "no_slot"


def test_ruling_34_a_free_card_keeps_its_permanent_effect() -> None:
    game = scene(
        "dartmoor", hand=["capercaillie", "water_soldiers", "ash", "keeled_skimmer"], forest=["ash southern_damselfly"]
    )
    play(game, "capercaillie", on=0, pay="ash")
    do(game, "place water_soldiers", "on 0", "draw deck", "draw deck", "play keeled_skimmer", "join 0")
    assert forest(game) == ["ash southern_damselfly capercaillie water_soldiers +keeled_skimmer"]


def test_ruling_34_hares_placed_free_share() -> None:
    fir = ["silver_fir", "silver_fir", "silver_fir"]
    game = scene("base", hand=[*fir, "european_hare<"], forest=["oak european_hare<"])
    play(game, "silver_fir", pay="silver_fir silver_fir")
    do(game, "place european_hare")
    assert texts(game) == ["join 0", "on 1"]


def test_ruling_35_a_card_from_the_clearing_never_comes_from_the_hand() -> None:
    trees = ["ash", "ash"]
    paid = scene("dartmoor", hand=["common_noctule", "D101", "ash"], forest=trees)  # D101: below it is a plant
    play(paid, "common_noctule", on=0, pay="D101")
    assert texts(paid) == ["place D101b", "skip"]
    hidden = scene("dartmoor", hand=["common_noctule", "D101", "ash"], forest=trees)
    play(hidden, "common_noctule", on=0, pay="ash")
    assert due(hidden) == (1, "turn")  # a plant in the hand is not what is meant
    insect = scene("dartmoor", hand=["daubentons_bat", "D104", "D101"], clearing=["D102"], forest=trees)
    play(insect, "daubentons_bat", on=0, pay="D104")
    assert sorted(texts(insect)) == ["place D102a", "place D104b", "skip"]


def test_ruling_36_the_half_with_the_symbol_is_placed_and_both_are_a_choice() -> None:
    game = scene("dartmoor", hand=["D170", "D026", "D027", "D062", "D058"], forest=["ash"])
    play(game, "warrens", pay="D026 D027")  # pawed animals: both halves of D062, the left one of D058
    assert texts(game) == ["place D058a", "place D062a", "place D062b", "skip"]
    taken = scene("dartmoor", hand=["D170", "D026", "D027", "D062", "D058"], forest=["ash alcathoe_bat<"])
    play(taken, "warrens", pay="D026 D027")
    assert texts(taken) == ["place D062b", "skip"]  # its slot must be free


def test_ruling_37_what_was_just_paid_goes_to_the_cave_too() -> None:
    bear = scene("base", hand=["brown_bear", "oak", "linden", "beech"], forest=["birch"], clearing=["sycamore"])
    play(bear, "brown_bear", on=0, pay="oak linden beech", then="use")
    assert (clearing(bear), sorted(cave(bear))) == ([], ["beech", "linden", "oak", "sycamore"])
    beaver = scene("dartmoor", hand=["beaver", "ash", "elderberry"], forest=["ash"], clearing=["moor_birch", "tor"])
    play(beaver, "beaver", on=0, pay="ash elderberry", then="use")
    assert (sorted(clearing(beaver)), sorted(cave(beaver))) == (["elderberry", "tor"], ["ash", "moor_birch"])
    bat = scene("dartmoor", hand=["alcathoe_bat", "ash"], forest=["ash"], clearing=["tor", "rivulet"])
    play(bat, "alcathoe_bat", on=0, pay="ash")
    assert len(texts(bat)) == 4  # any two of three, or none
    do(bat, "cave ash tor")
    assert (sorted(cave(bat)), clearing(bat)) == (["ash", "tor"], ["rivulet"])


# -- gaps that we closed ------------------------------------------------------------------------------------------


def test_ruling_g2_a_cave_is_not_declined() -> None:
    for seed in range(30):
        for game in walk("dartmoor", 2, seed):
            if source_of(game) == "cave":
                assert "skip" not in texts(game)
            if due(game) in ((0, "turn"), (1, "turn")):
                break


def test_ruling_g3_a_prompt_tells_nothing_about_the_hand() -> None:
    """With any card in hand a Gnat asks, be it only to skip; with none, or where all can see it, nobody is asked."""
    game = scene("base", hand=["gnat", "oak"], forest=["birch"])
    play(game, "gnat", on=0)
    assert texts(game) == ["skip"]
    alone = scene("base", hand=["gnat"], forest=["birch"])
    play(alone, "gnat", on=0)
    assert due(alone) == (1, "turn")
    fox = scene("base", hand=["red_fox", "oak", "oak"], forest=["birch"])
    play(fox, "red_fox", on=0, pay="oak oak")
    assert due(fox) == (1, "turn")  # no hare: it draws nothing
    bear = scene("dartmoor", hand=["beaver", "tor", "elderberry"], forest=["ash"], clearing=["tor"])
    play(bear, "beaver", on=0, pay="tor elderberry")
    assert due(bear) == (1, "turn")  # no tree in the clearing


def test_ruling_g4_what_the_mole_brings_up_counts_for_the_ten() -> None:
    cards = ["mole", "oak", "oak", "linden", "linden", "beech", "beech", "B111", "B112", "B113"]
    game = scene("base", hand=cards, forest=["birch chanterelle", "birch chanterelle", "birch"])
    play(game, "mole", on=2, pay="oak oak")
    do(game, "sapling linden", "use", "use", "sapling linden", "use", "use")
    assert (len(game.state.hands[0]), len(game.state.aside)) == (5, 4)
    do(game, "sapling beech", "use", "use")
    assert (len(game.state.hands[0]), len(game.state.aside)) == (4, 6)
    do(game, "sapling beech", "use")  # the second Chanterelle is not asked: ten are ten
    assert (due(game), len(game.state.hands[0]), len(game.state.aside)) == ((0, "dig"), 3, 7)
    do(game, "stop")
    assert len(game.state.hands[0]) == 10


def test_ruling_g5_an_extra_turn_may_be_declined() -> None:
    game = scene("base", hand=["eurasian_jay", "oak"], forest=["birch"])
    play(game, "eurasian_jay", on=0, pay="oak", then="skip")
    assert due(game) == (1, "turn")


def test_ruling_g7_alcathoe_bat_with_one_card() -> None:
    game = scene("dartmoor", hand=["alcathoe_bat", "ash"], forest=["ash"])
    play(game, "alcathoe_bat", on=0, pay="ash")
    assert [text[:4] for text in texts(game)] == ["cave", "skip"]
    more = scene("dartmoor", hand=["alcathoe_bat", "ash"], forest=["ash"], clearing=["tor"])
    play(more, "alcathoe_bat", on=0, pay="ash")
    assert refusal(more, "cave ash") == "wrong_number"


def test_ruling_g8_only_one_top_slot_is_shared() -> None:
    free = scene("dartmoor", hand=["keeled_skimmer"], forest=["tor water_soldiers southern_damselfly"])
    do(free, "play keeled_skimmer")
    assert texts(free) == ["on 0", "join 0"]
    two = scene("dartmoor", hand=["keeled_skimmer"], forest=["tor southern_damselfly emerald_damselfly water_soldiers"])
    do(two, "play keeled_skimmer", "join 0")
    assert [position for position, _ in game_host(two)] == ["host", "top", "top2", "bottom", "top"]
    second = scene("dartmoor", hand=["keeled_skimmer"], forest=["tor buzzard southern_damselfly water_soldiers"])
    do(second, "play keeled_skimmer", "join 0")
    assert game_host(second)[-1][0] == "top2"  # the slot with a dragonfly


def game_host(game: Game) -> tuple[tuple[str, str | None], ...]:
    """The cards at the first host of seat 0."""
    return game.view(0).seats[0].hosts[0]


def test_ruling_g9_rabbits_may_lie_in_the_badgers_own_slot() -> None:
    game = scene("dartmoor", hand=["dartmoor_black_rabbit<", "ash"], forest=["ash dartmoor_badger<"])
    do(game, "play dartmoor_black_rabbit")
    assert texts(game) == ["join 0"]
    do(game, "join 0")
    assert forest(game) == ["ash dartmoor_badger +dartmoor_black_rabbit"]


def test_ruling_g12_equal_cards_are_one() -> None:
    """Who took a Birch openly and plays a Birch has played that one: nothing is known of the hand any more."""
    for taken, own in (("B023", "B024"), ("B024", "B023")):
        game = scene("base", hand=[own, "oak"], clearing=[taken], deck=["oak", "linden", "linden"])
        do(game, f"draw {taken}", "draw deck", "draw deck", "draw deck")
        assert game.view(1).seats[0].known == ("B023",)
        do(game, f"play {own}a", "skip")
        assert game.view(1).seats[0].known == ()
        assert game.view(0).hand.count("B023") == 1  # the hidden one is left
        laid = scene("base", hand=[own, "oak"], clearing=[taken])
        do(laid, f"draw {taken}", "draw deck", "draw deck", "draw deck", f"sapling {taken}")
        assert game_host(laid) == (("host", "B023"),)
        assert laid.view(1).seats[0].known == ("B023",)  # it may be the one that was laid, or the other


def test_ruling_g13_a_stuck_player_ends_with_ten_cards() -> None:
    game = scene("dartmoor", hand=STUCK, forest=["tor"])
    do(game, "show")
    assert list(game.view(None).seats[0].known) == STUCK
    assert refusal(game, "discard D045") == "wrong_number"
    do(game, "discard D045 D054")
    assert (len(hand(game)), len(clearing(game)), due(game)) == (10, 2, (1, "turn"))


def test_ruling_g14_blanket_bog_doubles_each_plant_below_it() -> None:
    game = scene("dartmoor", forest=["blanket_bog royal_fern adders_tongue", "tor royal_fern"])
    assert points(game, "royal_fern") == 3 * (2 * 2)  # two species; the one at the bog counts twice
    assert points(game, "adders_tongue") == 6
    assert points(game, "blanket_bog") == 0


def test_ruling_g15_nuthatch_and_crab_apple_look_at_their_own_host() -> None:
    full, bare = "crab_apple buzzard otter alcathoe_bat nuthatch", "crab_apple nuthatch"
    game = scene("dartmoor", forest=[full, bare])
    assert (points(game, "crab_apple"), points(game, "nuthatch")) == (8, 10)
    assert points(scene("dartmoor", forest=[bare]), "nuthatch") == 0


# -- keeping account ----------------------------------------------------------------------------------------------


def numbers_in(path: Path) -> set[str]:
    """The rulings that a test file names: in the names of its tests, or as "Ruling 17", "rulings 15", "G10"."""
    text = path.read_text(encoding="utf-8")
    found = {number.lstrip("0").upper() for number in re.findall(r"def test_ruling_(g?\d+)_", text)}
    found |= set(re.findall(r"[Rr]ulings? (\d+)", text))
    return found | set(re.findall(r"\b(G\d+)\b", text))


def test_every_ruling_is_accounted_for() -> None:
    """1 to 86 and G1 to G16 have a test here, in another file, or a reason why not; the docs have no others."""
    wanted = {str(number) for number in range(1, 87)} | {f"G{number}" for number in range(1, 17)}
    docs = (HERE.parents[1] / "docs" / "rulings.md").read_text(encoding="utf-8")
    assert set(re.findall(r"^\*\*(G?\d+)\. ", docs, re.MULTILINE)) == wanted
    here = {
        number.lstrip("0").upper()
        for name in ("test_rulings.py", "test_rulings_cards.py", "test_rulings_boxes.py")
        for number in re.findall(r"def test_ruling_(g?\d+)_", (HERE / name).read_text(encoding="utf-8"))
    }
    assert here | set(ELSEWHERE) == wanted
    assert not here & set(ELSEWHERE)
    for number, place in ELSEWHERE.items():
        if place.endswith(".py"):
            assert number in numbers_in(HERE / place), f"{place} does not name ruling {number}"
        else:
            assert place.startswith("not testable: ")
