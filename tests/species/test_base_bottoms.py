"""Base: what lies below a tree. Mushrooms and the Mole have files of their own."""

from tests.scenes import after, asked, clearing, do, forest, hand, points, refusal, scene
from tests.species.covering import covers

EIGHT = ["oak", "beech", "birch", "douglas_fir", "horse_chestnut", "linden", "silver_fir", "sycamore"]


@covers("base", "blackberries")
def test_blackberries_score_two_for_each_plant_with_itself() -> None:
    game = scene("base", hand=["blackberries", "linden"], forest=["oak", "oak moss", "oak tree_ferns", "oak fireflies"])
    do(game, "play blackberries", "on 0")
    assert asked(game) == "1 turn"
    assert hand(game) == ["linden"]  # it costs nothing
    assert points(game, "blackberries") == 6


@covers("base", "blackberries")
def test_blackberries_count_each_other() -> None:
    game = scene("base", hand=["blackberries"], forest=["oak", "oak blackberries"])
    assert points(game, "blackberries") == 2
    do(game, "play blackberries", "on 0")
    assert points(game, "blackberries") == 8


@covers("base", "common_toad")
def test_common_toads_score_five_each_when_two_share_a_slot() -> None:
    game = scene("base", hand=["common_toad"], forest=["oak common_toad", "birch"])
    assert points(game, "common_toad") == 0
    do(game, "play common_toad")
    assert refusal(game, "on 0") == "slot_taken"
    assert refusal(game, "join 1") == "slot_taken"
    apart = after(game, "on 1")
    assert points(apart, "common_toad") == 0
    assert forest(apart) == ["oak common_toad", "birch common_toad"]
    do(game, "join 0")
    assert asked(game) == "1 turn"
    assert forest(game) == ["oak common_toad +common_toad", "birch"]
    assert points(game, "common_toad") == 10


@covers("base", "common_toad")
def test_common_toads_are_never_three_in_a_slot() -> None:
    game = scene("base", hand=["common_toad", "oak"], forest=["oak common_toad +common_toad", "oak common_toad"])
    assert points(game, "common_toad") == 10
    do(game, "play common_toad")
    assert refusal(game, "join 0") == "slot_taken"
    do(game, "join 1")
    assert points(game, "common_toad") == 20
    game = scene("base", hand=["common_toad", "oak"], forest=["oak common_toad +common_toad"])
    assert refusal(game, "play common_toad") == "no_slot"


@covers("base", "common_toad", "tree_frog")
def test_common_toads_share_with_toads_only() -> None:
    game = scene("base", hand=["tree_frog", "common_toad"], forest=["oak common_toad", "birch tree_frog", "birch"])
    do(game, "play tree_frog")
    assert refusal(game, "join 0") == "slot_taken"
    game = scene("base", hand=["tree_frog", "common_toad"], forest=["oak common_toad", "birch tree_frog", "birch"])
    do(game, "play common_toad")
    assert refusal(game, "join 1") == "slot_taken"


@covers("base", "fire_salamander")
def test_fire_salamanders_score_together_5_15_25() -> None:
    for number, wanted in enumerate([5, 15, 25], 1):
        others = ["oak fire_salamander"] * (number - 1)
        game = scene("base", hand=["fire_salamander", "birch"], forest=["oak", *others])
        do(game, "play fire_salamander", "on 0", "pay birch")
        assert asked(game) == "1 turn"  # no bonus
        assert clearing(game) == ["birch"]
        assert points(game, "fire_salamander") == wanted


@covers("base", "fire_salamander")
def test_fire_salamander_places_a_pawed_animal_free_as_its_bonus() -> None:
    game = scene("base", hand=["fire_salamander@linden", "linden", "wolf", "oak"], forest=["oak red_deer>", "birch"])
    do(game, "play fire_salamander", "on 0", "pay linden")
    assert asked(game) == "0 free bonus fire_salamander"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place wolf", "on 1")
    assert asked(game) == "1 turn"  # the wolf draws nothing
    assert hand(game) == ["oak"]
    assert points(game, "wolf") == 5


@covers("base", "fireflies")
def test_fireflies_score_together_0_10_15_20() -> None:
    for number, wanted in enumerate([0, 10, 15, 20], 1):
        game = scene("base", hand=["fireflies", "birch"], forest=["oak", *["oak fireflies"] * (number - 1)])
        do(game, "play fireflies", "on 0")
        assert asked(game) == "1 turn"
        assert hand(game) == ["birch"]
        assert points(game, "fireflies") == wanted


@covers("base", "hedgehog")
def test_hedgehog_draws_one_as_its_bonus() -> None:
    game = scene("base", hand=["hedgehog@oak", "oak", "linden"], forest=["birch"], deck=["sycamore"])
    do(game, "play hedgehog", "on 0")
    assert asked(after(game, "pay linden")) == "1 turn"
    do(game, "pay oak")
    assert asked(game) == "0 use bonus hedgehog"
    assert hand(after(game, "use")) == ["linden", "sycamore"]
    assert hand(after(game, "skip")) == ["linden"]


@covers("base", "hedgehog")
def test_hedgehog_scores_two_for_each_butterfly() -> None:
    butterflies = ["oak purple_emperor", "oak purple_emperor", "oak camberwell_beauty hedgehog", "oak fireflies"]
    game = scene("base", hand=["hedgehog@oak", "linden"], forest=["birch", *butterflies])
    assert points(game, "hedgehog") == 6
    do(game, "play hedgehog", "on 0", "pay linden")
    assert points(game, "hedgehog") == 12


@covers("base", "moss")
def test_moss_scores_ten_with_ten_trees() -> None:
    for number, wanted in {9: 0, 10: 10, 11: 10}.items():
        game = scene("base", hand=["moss", "oak"], forest=["sapling", *["birch"] * (number - 1)])
        do(game, "play moss", "on 0")
        assert asked(game) == "1 turn"
        assert hand(game) == ["oak"]
        assert points(game, "moss") == wanted


@covers("base", "moss")
def test_moss_counts_bees_at_any_tree() -> None:
    for last, wanted in {"birch": 0, "birch violet_carpenter_bee": 20}.items():
        eight = ["oak"] * 5 + ["sapling violet_carpenter_bee", "beech moss", last]
        game = scene("base", hand=["moss"], forest=eight)
        do(game, "play moss", "on 0")
        assert points(game, "moss") == wanted


@covers("base", "pond_turtle")
def test_pond_turtle_draws_one() -> None:
    game = scene("base", hand=["pond_turtle", "oak", "linden"], forest=["birch"], deck=["sycamore"])
    do(game, "play pond_turtle", "on 0", "pay oak linden")
    assert clearing(game) == ["linden", "oak"]
    assert asked(game) == "0 use effect pond_turtle"
    assert hand(after(game, "use")) == ["sycamore"]
    assert hand(after(game, "skip")) == []
    assert points(game, "pond_turtle") == 5


@covers("base", "stag_beetle")
def test_stag_beetle_places_a_bird_free_as_its_bonus() -> None:
    cards = ["stag_beetle@birch", "birch", "birch", "oak", "eurasian_jay"]
    game = scene("base", hand=cards, forest=["linden", "sapling"])
    do(game, "play stag_beetle", "on 0")
    assert asked(after(game, "pay birch oak")) == "1 turn"
    do(game, "pay birch birch")
    assert asked(game) == "0 free bonus stag_beetle"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place eurasian_jay", "on 1")
    assert asked(game) == "1 turn"  # no other turn
    assert points(game, "eurasian_jay") == 3


@covers("base", "stag_beetle")
def test_stag_beetle_scores_one_for_each_pawed_animal() -> None:
    pawed = ["oak red_squirrel lynx", "oak hedgehog european_hare +european_hare fallow_deer"]
    game = scene("base", hand=["stag_beetle", "linden", "linden"], forest=["birch", *pawed])
    do(game, "play stag_beetle", "on 0", "pay linden linden")
    assert asked(game) == "1 turn"
    assert points(game, "stag_beetle") == 5


@covers("base", "tree_ferns")
def test_tree_ferns_draw_one_and_score_six_for_each_amphibian() -> None:
    amphibians = ["oak common_toad +common_toad", "oak tree_frog", "oak pond_turtle", "oak fire_salamander"]
    game = scene("base", hand=["tree_ferns", "linden"], forest=["birch", *amphibians], deck=["sycamore"])
    do(game, "play tree_ferns", "on 0", "pay linden")
    assert asked(game) == "0 use effect tree_ferns"
    assert hand(after(game, "use")) == ["sycamore"]
    assert hand(after(game, "skip")) == []
    assert points(game, "tree_ferns") == 30


@covers("base", "tree_ferns")
def test_tree_ferns_score_nothing_without_amphibians() -> None:
    game = scene("base", hand=["tree_ferns", "linden"], forest=["birch", "oak fireflies"])
    do(game, "play tree_ferns", "on 0", "pay linden", "skip")
    assert points(game, "tree_ferns") == 0


@covers("base", "tree_frog")
def test_tree_frog_costs_nothing_and_scores_five_for_each_gnat() -> None:
    for gnats in range(4):
        game = scene("base", hand=["tree_frog", "linden"], forest=["birch", *["oak gnat"] * gnats, "oak tree_frog"])
        do(game, "play tree_frog", "on 0")
        assert asked(game) == "1 turn"
        assert hand(game) == ["linden"]
        assert points(game, "tree_frog") == 2 * 5 * gnats


@covers("base", "wild_strawberries")
def test_wild_strawberries_score_ten_with_eight_tree_species() -> None:
    game = scene("base", hand=["wild_strawberries", "linden"], forest=EIGHT)
    do(game, "play wild_strawberries", "on 0")
    assert asked(game) == "1 turn"
    assert hand(game) == ["linden"]
    assert points(game, "wild_strawberries") == 10
    game = scene("base", hand=["wild_strawberries"], forest=[*EIGHT[:7], "sapling", "oak violet_carpenter_bee"])
    do(game, "play wild_strawberries", "on 7")
    assert points(game, "wild_strawberries") == 0


@covers("base", "wood_ant")
def test_wood_ant_scores_two_for_each_card_below_a_tree_with_itself() -> None:
    below = ["oak common_toad +common_toad", "sapling fireflies", "birch tawny_owl lynx"]
    game = scene("base", hand=["wood_ant", "linden"], forest=["beech", *below])
    do(game, "play wood_ant", "on 0", "pay linden")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["linden"]
    assert points(game, "wood_ant") == 8


@covers("base", "wood_ant")
def test_wood_ants_count_each_other() -> None:
    game = scene("base", hand=["wood_ant", "linden"], forest=["beech", "oak wood_ant"])
    assert points(game, "wood_ant") == 2
    do(game, "play wood_ant", "on 0", "pay linden")
    assert points(game, "wood_ant") == 8
