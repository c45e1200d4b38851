"""Dartmoor: what lies below a tree, a shrub or a moor."""

from tests.scenes import after, asked, cave, clearing, do, forest, hand, points, refusal, scene
from tests.species.covering import covers


@covers("dartmoor", "adder")
def test_adder_scores_one_for_each_amphibian_with_itself_and_each_mouse() -> None:
    hosts = ["ash", "rivulet grass_snake warty_newt", "ash adder wood_mouse shrew", "ash otter field_vole"]
    game = scene("dartmoor", hand=["adder", "ash"], forest=hosts)
    assert points(game, "adder") == 6
    do(game, "play adder", "on 0", "pay ash")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["ash"]
    assert points(game, "adder") == 14


@covers("dartmoor", "adder")
def test_adder_counts_itself() -> None:
    game = scene("dartmoor", hand=["adder", "ash"], forest=["ash"])
    do(game, "play adder", "on 0", "pay ash")
    assert points(game, "adder") == 1


@covers("dartmoor", "adders_tongue")
def test_adders_tongue_costs_nothing_draws_one_and_scores_three() -> None:
    game = scene("dartmoor", hand=["adders_tongue", "ash"], forest=["ash", "ash adders_tongue"], deck=["tor"])
    do(game, "play adders_tongue", "on 0")
    assert asked(game) == "0 use effect adders_tongue"
    assert hand(after(game, "use")) == ["ash", "tor"]
    assert hand(after(game, "skip")) == ["ash"]
    assert points(game, "adders_tongue") == 6


@covers("dartmoor", "beaver")
def test_beaver_takes_every_tree_card_of_the_clearing_with_its_payment() -> None:
    there = ["ash", "elderberry", "tor", "moor_birch", "D052"]
    game = scene("dartmoor", hand=["beaver", "ash", "rivulet"], forest=["goat_willow"], clearing=there)
    do(game, "play beaver", "on 0", "pay ash rivulet")
    assert asked(game) == "0 use effect beaver"
    assert points(after(game, "skip"), "beaver") == 0
    do(game, "use")
    assert cave(game) == ["ash", "moor_birch", "ash"]
    assert clearing(game) == ["elderberry", "tor", "shrew/common_noctule", "rivulet"]
    assert points(game, "beaver") == 3
    assert game.scores()[0] == 3 + 3
    assert asked(game) == "1 turn"


@covers("dartmoor", "beaver")
def test_beavers_score_one_each_for_each_card_in_the_cave() -> None:
    game = scene("dartmoor", hand=["beaver", "tor", "tor"], forest=["goat_willow", "ash beaver"], cave=4)
    assert points(game, "beaver") == 4
    do(game, "play beaver", "on 0", "pay tor tor")
    assert asked(game) == "1 turn"  # no tree in the clearing
    assert points(game, "beaver") == 8


@covers("dartmoor", "blue_ground_beetle")
def test_blue_ground_beetle_places_an_insect_free() -> None:
    cards = ["blue_ground_beetle", "crab_apple", "lake_fly", "ash"]
    game = scene("dartmoor", hand=cards, forest=["ash"])
    do(game, "play blue_ground_beetle", "on 0", "pay crab_apple")
    assert clearing(game) == ["crab_apple"]
    assert asked(game) == "0 free effect blue_ground_beetle"
    assert refusal(game, "place ash") == "wrong_type"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place lake_fly", "on 0")
    assert asked(game) == "1 turn"
    assert hand(game) == ["ash"]


@covers("dartmoor", "blue_ground_beetle")
def test_blue_ground_beetle_scores_one_for_each_card_in_a_bottom_slot_with_itself() -> None:
    hosts = ["ash", "rivulet heather adder keeled_skimmer", "elderberry heather", "ash otter shrew"]
    game = scene("dartmoor", hand=["blue_ground_beetle", "crab_apple"], forest=hosts)
    do(game, "play blue_ground_beetle", "on 0", "pay crab_apple")
    assert points(game, "blue_ground_beetle") == 5


@covers("dartmoor", "blueberry")
def test_blueberry_places_an_amphibian_free_where_it_may_lie() -> None:
    cards = ["blueberry", "crab_apple", "grass_snake", "adder", "ash"]
    game = scene("dartmoor", hand=cards, forest=["ash", "ash", "rivulet"])
    do(game, "play blueberry", "on 0", "pay crab_apple")
    assert asked(game) == "0 free effect blueberry"
    assert asked(after(game, "skip")) == "1 turn"
    snake = after(game, "place grass_snake")
    assert refusal(snake, "on 1") == "moor_only"
    do(snake, "on 2")
    assert asked(snake) == "1 turn"
    do(game, "place adder", "on 1")
    assert forest(game) == ["ash blueberry", "ash adder", "rivulet"]
    assert asked(game) == "1 turn"


@covers("dartmoor", "blueberry")
def test_blueberry_scores_two_for_each_bird_species() -> None:
    hosts = ["ash", "ash barn_owl +cuckoo", "ash barn_owl capercaillie", "rivulet curlew curlew"]
    game = scene("dartmoor", hand=["blueberry", "crab_apple"], forest=hosts)
    do(game, "play blueberry", "on 0", "pay crab_apple")
    assert points(game, "blueberry") == 8


@covers("dartmoor", "bog_asphodel")
def test_bog_asphodel_places_an_insect_or_amphibian_free_as_its_bonus() -> None:
    cards = ["bog_asphodel@ash", "ash", "crab_apple", "adder", "keeled_skimmer", "blue_ground_beetle"]
    game = scene("dartmoor", hand=cards, forest=["rivulet"])
    do(game, "play bog_asphodel", "on 0")
    assert asked(after(game, "pay crab_apple")) == "1 turn"
    do(game, "pay ash")
    assert asked(game) == "0 free bonus bog_asphodel"
    assert refusal(game, "place crab_apple") == "wrong_type"
    assert asked(after(game, "skip")) == "1 turn"
    assert forest(after(game, "place adder", "on 0")) == ["rivulet bog_asphodel adder"]
    assert asked(after(game, "place blue_ground_beetle", "on 0")) == "1 turn"  # its own effect is not used
    do(game, "place keeled_skimmer", "on 0")
    assert forest(game) == ["rivulet bog_asphodel keeled_skimmer"]
    assert asked(game) == "1 turn"  # one of them, not both


@covers("dartmoor", "bog_asphodel")
def test_bog_asphodel_scores_one_for_each_moor() -> None:
    hosts = ["rivulet", "universal_moor", "tor bog_asphodel", "ash"]
    game = scene("dartmoor", hand=["bog_asphodel@ash", "crab_apple"], forest=hosts)
    do(game, "play bog_asphodel", "on 1", "pay crab_apple")
    assert points(game, "bog_asphodel") == 6


@covers("dartmoor", "common_lizard")
def test_common_lizard_takes_a_card_of_the_clearing_as_its_bonus() -> None:
    cards = ["common_lizard@ash", "ash", "ash", "crab_apple"]
    game = scene("dartmoor", hand=cards, forest=["ash"], clearing=["tor"])
    do(game, "play common_lizard", "on 0")
    assert asked(after(game, "pay ash crab_apple")) == "1 turn"
    do(game, "pay ash ash")
    assert asked(game) == "0 take bonus common_lizard"
    assert hand(after(game, "skip")) == ["crab_apple"]
    do(game, "take tor")
    assert hand(game) == ["crab_apple", "tor"]
    assert asked(game) == "1 turn"


@covers("dartmoor", "common_lizard")
def test_common_lizard_scores_five_and_fifteen_with_three_amphibian_species() -> None:
    for last, wanted in {"adder": 5, "grass_snake": 15}.items():
        hosts = ["ash", "ash adder", f"rivulet {last}"]
        game = scene("dartmoor", hand=["common_lizard", "tor", "tor"], forest=hosts)
        do(game, "play common_lizard", "on 0", "pay tor tor")
        assert points(game, "common_lizard") == wanted


@covers("dartmoor", "grass_snake")
def test_grass_snake_places_an_amphibian_free_as_its_bonus_and_scores_five() -> None:
    cards = ["grass_snake@ash", "ash", "crab_apple", "grass_snake@black_alder"]
    game = scene("dartmoor", hand=cards, forest=["rivulet"])
    do(game, "play grass_snake@ash", "on 0")
    assert asked(after(game, "pay crab_apple")) == "1 turn"
    do(game, "pay ash")
    assert asked(game) == "0 free bonus grass_snake"
    assert asked(after(game, "skip")) == "1 turn"
    assert points(game, "grass_snake") == 5
    do(game, "place grass_snake", "on 0")
    assert asked(game) == "1 turn"
    assert points(game, "grass_snake") == 10


@covers("dartmoor", "greater_butterfly_orchid")
def test_greater_butterfly_orchid_places_an_insect_free_as_its_bonus() -> None:
    cards = ["greater_butterfly_orchid@crab_apple", "crab_apple", "ash", "gnat", "brandts_bat"]
    game = scene("dartmoor", hand=cards, forest=["ash"])
    do(game, "play greater_butterfly_orchid", "on 0")
    assert asked(after(game, "pay ash")) == "1 turn"
    do(game, "pay crab_apple")
    assert asked(game) == "0 free bonus greater_butterfly_orchid"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place gnat", "on 0")
    assert asked(game) == "1 turn"  # no bats follow


@covers("dartmoor", "greater_butterfly_orchid")
def test_greater_butterfly_orchid_scores_three_and_fifteen_with_five_plant_species() -> None:
    plants = ["ash heather", "ash royal_fern", "ash meadowsweet"]
    for last, wanted in {"heather": 3, "water_soldiers": 15}.items():
        hosts = ["ash", *plants, f"rivulet {last}"]
        game = scene("dartmoor", hand=["greater_butterfly_orchid@crab_apple", "ash"], forest=hosts)
        do(game, "play greater_butterfly_orchid", "on 0", "pay ash")
        assert points(game, "greater_butterfly_orchid") == wanted


@covers("dartmoor", "heather")
def test_heather_costs_nothing_and_scores_one_for_each_insect() -> None:
    hosts = ["ash", "ash keeled_skimmer gnat", "rivulet blue_ground_beetle heather", "ash shrew"]
    game = scene("dartmoor", hand=["heather", "ash"], forest=hosts)
    do(game, "play heather", "on 0")
    assert asked(game) == "1 turn"
    assert hand(game) == ["ash"]
    assert points(game, "heather") == 6


@covers("dartmoor", "meadowsweet")
def test_meadowsweet_scores_five_on_a_moor() -> None:
    for host, wanted in {"rivulet": 5, "universal_moor": 5, "ash": 0, "elderberry": 0}.items():
        game = scene("dartmoor", hand=["meadowsweet@ash", "crab_apple"], forest=[host])
        do(game, "play meadowsweet", "on 0", "pay crab_apple")
        assert points(game, "meadowsweet") == wanted


@covers("dartmoor", "meadowsweet")
def test_meadowsweet_places_an_insect_free_as_its_bonus() -> None:
    cards = ["meadowsweet@ash", "ash", "crab_apple", "blue_ground_beetle"]
    game = scene("dartmoor", hand=cards, forest=["rivulet"])
    do(game, "play meadowsweet", "on 0")
    assert asked(after(game, "pay crab_apple")) == "1 turn"
    do(game, "pay ash")
    assert asked(game) == "0 free bonus meadowsweet"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place blue_ground_beetle", "on 0")
    assert asked(game) == "1 turn"
    assert points(game, "blue_ground_beetle") == 2


@covers("dartmoor", "moor_frog")
def test_moor_frog_lays_a_universal_moor_as_its_bonus() -> None:
    game = scene("dartmoor", hand=["moor_frog@ash", "ash", "crab_apple"], forest=["rivulet", "fountainhead"])
    do(game, "play moor_frog", "on 0")
    assert asked(after(game, "pay crab_apple")) == "1 turn"
    do(game, "pay ash")
    assert asked(game) == "0 face_down bonus moor_frog"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "lay crab_apple")
    assert forest(game)[2] == "universal_moor"
    assert asked(game) == "0 use permanent fountainhead"


@covers("dartmoor", "moor_frog")
def test_moor_frog_scores_eight_with_five_moors() -> None:
    for number, wanted in {4: 0, 5: 8, 6: 8}.items():
        hosts = ["rivulet", "tor", *["universal_moor"] * (number - 2), "ash"]
        game = scene("dartmoor", hand=["moor_frog@ash", "crab_apple"], forest=hosts)
        do(game, "play moor_frog", "on 0", "pay crab_apple")
        assert points(game, "moor_frog") == wanted


@covers("dartmoor", "otter")
def test_otter_draws_one_and_scores_three_for_each_amphibian() -> None:
    hosts = ["ash", "rivulet grass_snake moor_frog", "ash adder", "ash otter"]
    game = scene("dartmoor", hand=["otter", "tor", "tor"], forest=hosts, deck=["warrens"])
    do(game, "play otter", "on 0", "pay tor tor")
    assert clearing(game) == ["tor", "tor"]
    assert asked(game) == "0 use effect otter"
    assert hand(after(game, "use")) == ["warrens"]
    assert hand(after(game, "skip")) == []
    assert points(game, "otter") == 18


@covers("dartmoor", "royal_fern")
def test_royal_fern_gives_another_turn_as_its_bonus() -> None:
    game = scene("dartmoor", hand=["royal_fern@ash", "ash", "crab_apple"], forest=["ash"])
    do(game, "play royal_fern", "on 0")
    assert asked(after(game, "pay crab_apple")) == "1 turn"
    do(game, "pay ash")
    assert asked(game) == "0 use bonus royal_fern"
    assert asked(after(game, "use")) == "0 turn"
    assert asked(after(game, "skip")) == "1 turn"


@covers("dartmoor", "royal_fern")
def test_royal_fern_scores_two_for_each_plant_species_with_itself() -> None:
    hosts = ["ash", "ash heather", "ash heather", "rivulet bog_asphodel royal_fern"]
    game = scene("dartmoor", hand=["royal_fern@ash", "crab_apple"], forest=hosts)
    do(game, "play royal_fern", "on 0", "pay crab_apple")
    assert points(game, "royal_fern") == 2 * 6


@covers("dartmoor", "warty_newt")
def test_warty_newts_score_together_5_15_25() -> None:
    for number, wanted in enumerate([5, 15, 25], 1):
        hosts = ["rivulet", *["universal_moor warty_newt"] * (number - 1)]
        game = scene("dartmoor", hand=["warty_newt", "ash"], forest=hosts)
        do(game, "play warty_newt", "on 0", "pay ash")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["ash"]
        assert points(game, "warty_newt") == wanted


@covers("dartmoor", "water_soldiers")
def test_water_soldiers_cost_nothing_and_score_two_for_each_dragonfly() -> None:
    hosts = ["ash", "rivulet keeled_skimmer keeled_skimmer", "ash emerald_damselfly gnat"]
    game = scene("dartmoor", hand=["water_soldiers", "ash"], forest=hosts)
    do(game, "play water_soldiers", "on 0")
    assert asked(game) == "1 turn"
    assert hand(game) == ["ash"]
    assert points(game, "water_soldiers") == 6


@covers("dartmoor", "keeled_skimmer", "water_soldiers")
def test_water_soldiers_let_any_dragonflies_share_the_top_of_their_tree_or_shrub() -> None:
    for host in ("ash", "elderberry"):
        shared = f"{host} keeled_skimmer water_soldiers +emerald_damselfly +keeled_skimmer"
        hosts = [shared, "ash keeled_skimmer", "ash barn_owl water_soldiers"]
        game = scene("dartmoor", hand=["keeled_skimmer", "barn_owl", "ash", "ash"], forest=hosts)
        assert refusal(game, "play barn_owl") == "no_slot"
        do(game, "play keeled_skimmer")
        assert refusal(game, "join 1") == "slot_taken"  # no water soldiers there
        assert refusal(game, "join 2") == "slot_taken"  # an owl is no dragonfly
        do(game, "join 0")
        assert forest(game)[0] == shared + " +keeled_skimmer"
        assert points(game, "water_soldiers") == 2 * 2 * 5
    game = scene("dartmoor", hand=["water_soldiers", "ash"], forest=["ash keeled_skimmer"])
    do(game, "play water_soldiers", "on 0")  # they may come after the dragonfly


@covers("dartmoor", "keeled_skimmer", "grey_heron")
def test_water_soldiers_on_a_moor_open_one_top_slot_and_leave_the_other() -> None:
    cards = ["keeled_skimmer", "grey_heron", "crab_apple"]
    game = scene("dartmoor", hand=cards, forest=["rivulet water_soldiers southern_damselfly +emerald_damselfly"])
    heron = after(game, "play grey_heron", "on 0", "pay crab_apple")
    assert forest(heron) == ["rivulet water_soldiers southern_damselfly +emerald_damselfly grey_heron"]
    do(game, "play keeled_skimmer")
    assert [str(move) for move in game.legal_moves()] == ["on 0", "join 0"]
    apart = after(game, "on 0")
    assert forest(apart) == ["rivulet water_soldiers southern_damselfly +emerald_damselfly keeled_skimmer"]
    do(game, "join 0")
    assert forest(game) == ["rivulet water_soldiers southern_damselfly +emerald_damselfly +keeled_skimmer"]


@covers("dartmoor", "keeled_skimmer")
def test_water_soldiers_on_a_moor_never_share_both_top_slots() -> None:
    moor = "rivulet water_soldiers southern_damselfly +emerald_damselfly small_red_damselfly"
    game = scene("dartmoor", hand=["keeled_skimmer", "grey_heron", "ash"], forest=[moor])
    assert refusal(game, "play grey_heron") == "no_slot"
    do(game, "play keeled_skimmer")
    assert refusal(game, "on 0") == "slot_taken"
    do(game, "join 0")
    positions = [entry & 7 for entry in game.state.forests[0].cards[0]]
    assert positions == [0, 2, 1, 1, 5, 1]


@covers("dartmoor", "keeled_skimmer")
def test_water_soldiers_open_the_slot_of_the_dragonfly_beside_a_bird() -> None:
    game = scene("dartmoor", hand=["keeled_skimmer"], forest=["rivulet grey_heron southern_damselfly water_soldiers"])
    do(game, "play keeled_skimmer", "join 0")
    assert forest(game) == ["rivulet grey_heron southern_damselfly water_soldiers +keeled_skimmer"]
    assert [entry & 7 for entry in game.state.forests[0].cards[0]] == [0, 1, 5, 2, 5]
    game = scene("dartmoor", hand=["keeled_skimmer"], forest=["rivulet grey_heron curlew water_soldiers"])
    assert refusal(game, "play keeled_skimmer") == "no_slot"
