"""Dartmoor: birds, hoofed and pawed animals beside a tree or shrub. Bats and their insects have a file of their own."""

from tests.scenes import after, asked, cave, clearing, do, forest, hand, next_turn, points, refusal, scene
from tests.species.covering import covers


@covers("dartmoor", "capercaillie")
def test_capercaillie_places_a_plant_free_and_scores_one_for_each_plant() -> None:
    cards = ["capercaillie", "ash", "tor", "adders_tongue"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch", "moor_birch heather", "rivulet royal_fern adder"])
    do(game, "play capercaillie", "on 0", "pay ash")
    assert clearing(game) == ["ash"]
    assert asked(game) == "0 free effect capercaillie"
    assert refusal(game, "place tor") == "wrong_type"
    assert points(after(game, "skip"), "capercaillie") == 2
    do(game, "place adders_tongue", "on 0")
    assert asked(game) == "1 turn"  # the plant's own draw is not used
    assert hand(game) == ["tor"]
    assert points(game, "capercaillie") == 3


@covers("dartmoor", "common_pheasant")
def test_common_pheasant_lays_a_universal_moor_as_its_bonus() -> None:
    game = scene("dartmoor", hand=["common_pheasant@crab_apple", "crab_apple", "ash"], forest=["moor_birch"])
    do(game, "play common_pheasant", "on 0")
    assert asked(after(game, "pay ash")) == "1 turn"
    do(game, "pay crab_apple")
    assert asked(game) == "0 face_down bonus common_pheasant"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "lay ash")
    assert forest(game) == ["moor_birch common_pheasant", "universal_moor"]


@covers("dartmoor", "common_pheasant")
def test_common_pheasant_scores_one_for_each_tree_and_each_shrub() -> None:
    hosts = ["moor_birch", "ash", "elderberry", "common_hazel", "tor", "universal_moor"]
    game = scene("dartmoor", hand=["common_pheasant@crab_apple", "ash"], forest=hosts)
    do(game, "play common_pheasant", "on 0", "pay ash", "skip")
    assert points(game, "common_pheasant") == 4


@covers("dartmoor", "dartmoor_badger")
def test_dartmoor_badger_scores_two_for_each_pawed_animal_with_itself() -> None:
    hosts = ["moor_birch", "ash otter shrew wood_mouse", "rivulet beaver", "ash roe_deer"]
    game = scene("dartmoor", hand=["dartmoor_badger", "ash"], forest=hosts)
    do(game, "play dartmoor_badger", "on 0", "pay ash")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["ash"]
    assert points(game, "dartmoor_badger") == 10


@covers("dartmoor", "dartmoor_badger", "dartmoor_black_rabbit")
def test_dartmoor_badger_lets_rabbits_into_every_side_slot_of_its_host() -> None:
    cards = ["dartmoor_badger<", "ash", "dartmoor_black_rabbit<", "dartmoor_black_rabbit>", "dartmoor_black_rabbit>"]
    game = scene("dartmoor", hand=cards, forest=["elderberry roe_deer>", "ash shrew wood_mouse"])
    do(game, "play dartmoor_badger", "on 0", "pay ash")
    next_turn(game)
    do(game, "play dartmoor_black_rabbit<")
    assert refusal(game, "on 0") == "slot_taken"
    assert refusal(game, "join 1") == "slot_taken"  # the badger lies elsewhere
    do(game, "join 0")  # onto the badger itself
    assert asked(game) == "0 free effect dartmoor_black_rabbit"
    do(game, "place dartmoor_black_rabbit>", "join 0")  # onto the deer
    assert forest(game)[0] == "elderberry roe_deer dartmoor_badger +dartmoor_black_rabbit +dartmoor_black_rabbit"
    do(game, "place dartmoor_black_rabbit>", "join 0")  # and onto a rabbit
    assert points(game, "dartmoor_black_rabbit") == 9
    assert points(game, "dartmoor_badger") == 2 * 6


@covers("dartmoor", "dartmoor_black_rabbit")
def test_dartmoor_badger_a_slot_with_a_rabbit_takes_no_other_species() -> None:
    hosts = ["ash dartmoor_badger< dartmoor_black_rabbit>", "rivulet"]
    game = scene("dartmoor", hand=["shrew>", "dartmoor_black_rabbit>"], forest=hosts)
    assert refusal(game, "play shrew>") == "no_slot"
    do(game, "play dartmoor_black_rabbit>")
    assert refusal(game, "on 0") == "slot_taken"
    do(game, "join 0")
    assert forest(game)[0] == "ash dartmoor_badger dartmoor_black_rabbit +dartmoor_black_rabbit"


@covers("dartmoor", "dartmoor_black_rabbit")
def test_dartmoor_black_rabbits_need_their_own_slots_without_a_badger() -> None:
    hosts = ["ash dartmoor_black_rabbit>", "ash shrew>", "ash"]
    game = scene("dartmoor", hand=["dartmoor_black_rabbit>", "ash"], forest=hosts)
    do(game, "play dartmoor_black_rabbit>")
    assert [str(move) for move in game.legal_moves()] == ["on 2"]
    assert refusal(game, "join 0") == "slot_taken"
    assert refusal(game, "join 1") == "slot_taken"
    do(game, "on 2", "skip")
    assert points(game, "dartmoor_black_rabbit") == 4
    game = scene("dartmoor", hand=["dartmoor_black_rabbit>", "ash"], forest=hosts[:2])
    assert refusal(game, "play dartmoor_black_rabbit>") == "no_slot"


@covers("dartmoor", "dartmoor_black_rabbit")
def test_dartmoor_black_rabbit_places_any_number_of_further_rabbits_free() -> None:
    cards = ["dartmoor_black_rabbit"] * 4 + ["shrew", "ash"]
    game = scene("dartmoor", hand=cards, forest=["ash"] * 4)
    do(game, "play dartmoor_black_rabbit", "on 0")
    assert asked(game) == "0 free effect dartmoor_black_rabbit"
    assert asked(after(game, "skip")) == "1 turn"
    assert refusal(game, "place shrew") == "wrong_type"
    do(game, "place dartmoor_black_rabbit", "on 1")
    assert asked(game) == "0 free effect dartmoor_black_rabbit"
    do(game, "place dartmoor_black_rabbit", "on 2", "place dartmoor_black_rabbit", "on 3")
    assert asked(game) == "0 free effect dartmoor_black_rabbit"
    do(game, "skip")
    assert asked(game) == "1 turn"  # the free ones bring nothing of their own
    assert clearing(game) == []


@covers("dartmoor", "dartmoor_black_rabbit")
def test_dartmoor_black_rabbits_score_n_squared() -> None:
    for number in range(1, 6):
        there = "dartmoor_badger< " + " ".join(["+dartmoor_black_rabbit<"] * (number - 1))
        game = scene("dartmoor", hand=["dartmoor_black_rabbit>"], forest=[f"ash {there}"])
        do(game, "play dartmoor_black_rabbit>", "on 0")
        assert asked(game) == "1 turn"  # the hand is empty
        assert points(game, "dartmoor_black_rabbit") == number**2


@covers("dartmoor", "dartmoor_black_rabbit")
def test_eleven_dartmoor_black_rabbits_score_one_hundred_and_twenty_one() -> None:
    there = (
        "dartmoor_badger " + "+dartmoor_black_rabbit< " * 5 + "dartmoor_black_rabbit> " + "+dartmoor_black_rabbit> " * 4
    )
    game = scene("dartmoor", hand=["dartmoor_black_rabbit>"], forest=[f"ash {there}"])
    do(game, "play dartmoor_black_rabbit", "join 0")
    assert points(game, "dartmoor_black_rabbit") == 121


@covers("dartmoor", "warrens")
def test_dartmoor_black_rabbit_that_comes_free_brings_no_others() -> None:
    cards = ["warrens@moor_birch", "moor_birch", "moor_birch", "dartmoor_black_rabbit", "dartmoor_black_rabbit"]
    game = scene("dartmoor", hand=cards, forest=["ash", "ash"])
    do(game, "play warrens", "pay moor_birch moor_birch", "place dartmoor_black_rabbit", "on 0")
    assert asked(game) == "1 turn"


@covers("dartmoor", "dartmoor_pony")
def test_dartmoor_pony_lays_a_universal_moor_as_its_bonus() -> None:
    cards = ["dartmoor_pony@goat_willow", "goat_willow", "goat_willow", "ash"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch"], others=[["tor"]])
    do(game, "play dartmoor_pony", "on 0")
    assert asked(after(game, "pay goat_willow ash")) == "1 turn"
    do(game, "pay goat_willow goat_willow")
    assert asked(game) == "0 face_down bonus dartmoor_pony"
    assert points(after(game, "skip"), "dartmoor_pony") == 5
    do(game, "lay ash")
    assert forest(game) == ["moor_birch dartmoor_pony", "universal_moor"]
    assert points(game, "dartmoor_pony") == 15


@covers("dartmoor", "dartmoor_pony")
def test_dartmoor_pony_scores_five_and_fifteen_while_nobody_has_more_moors() -> None:
    for theirs, wanted in {0: 30, 2: 30, 3: 10}.items():
        hosts = ["moor_birch", "ash dartmoor_pony", "tor", "universal_moor"]
        others = [["tor"], ["universal_moor"] * theirs]
        game = scene("dartmoor", hand=["dartmoor_pony", "ash", "ash"], forest=hosts, others=others)
        do(game, "play dartmoor_pony", "on 0", "pay ash ash")
        assert points(game, "dartmoor_pony") == wanted


@covers("dartmoor", "dartmoor_sheep")
def test_dartmoor_sheep_draws_one_and_scores_two_for_each_cloven_hoofed_animal() -> None:
    hosts = ["moor_birch", "ash dartmoor_pony roe_deer", "ash dartmoor_sheep shrew>"]
    game = scene("dartmoor", hand=["dartmoor_sheep", "ash", "ash"], forest=hosts, deck=["tor"])
    assert points(game, "dartmoor_sheep") == 6
    do(game, "play dartmoor_sheep", "on 0", "pay ash ash")
    assert clearing(game) == ["ash", "ash"]
    assert asked(game) == "0 use effect dartmoor_sheep"
    assert hand(after(game, "use")) == ["tor"]
    assert hand(after(game, "skip")) == []
    assert points(game, "dartmoor_sheep") == 16


@covers("dartmoor", "field_vole")
def test_field_vole_costs_nothing_draws_one_and_scores_one_for_each_mouse() -> None:
    hosts = ["moor_birch", "ash shrew wood_mouse", "ash field_vole dartmoor_badger>"]
    game = scene("dartmoor", hand=["field_vole", "ash"], forest=hosts, deck=["tor"])
    do(game, "play field_vole", "on 0")
    assert asked(game) == "0 use effect field_vole"
    assert hand(after(game, "use")) == ["ash", "tor"]
    assert hand(after(game, "skip")) == ["ash"]
    assert points(game, "field_vole") == 8


@covers("dartmoor", "nuthatch")
def test_nuthatch_gives_another_turn_as_its_bonus() -> None:
    cards = ["nuthatch@crab_apple", "crab_apple", "crab_apple", "ash"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch"])
    do(game, "play nuthatch", "on 0")
    assert asked(after(game, "pay crab_apple ash")) == "1 turn"
    do(game, "pay crab_apple crab_apple")
    assert asked(game) == "0 use bonus nuthatch"
    assert asked(after(game, "use")) == "0 turn"
    assert asked(after(game, "skip")) == "1 turn"


@covers("dartmoor", "nuthatch")
def test_nuthatch_scores_ten_when_its_own_host_is_fully_occupied() -> None:
    hosts = ["ash barn_owl heather shrew<", "elderberry buzzard otter shrew<", "moor_birch barn_owl shrew<"]
    for host, wanted in {0: 10, 1: 10, 2: 0}.items():
        game = scene("dartmoor", hand=["nuthatch>", "ash", "tor"], forest=hosts)
        do(game, "play nuthatch>", f"on {host}", "pay ash tor")
        assert points(game, "nuthatch") == wanted


@covers("dartmoor", "roe_deer")
def test_roe_deer_draws_one_as_its_bonus() -> None:
    game = scene(
        "dartmoor", hand=["roe_deer@ash", "ash", "ash", "tor@goat_willow"], forest=["moor_birch"], deck=["rivulet"]
    )
    do(game, "play roe_deer", "on 0")
    assert asked(after(game, "pay ash tor")) == "1 turn"
    do(game, "pay ash ash")
    assert asked(game) == "0 use bonus roe_deer"
    assert hand(after(game, "use")) == ["rivulet", "tor"]
    assert hand(after(game, "skip")) == ["tor"]


@covers("dartmoor", "roe_deer")
def test_roe_deer_scores_three_for_each_card_with_its_symbol_and_itself() -> None:
    hosts = ["moor_birch", "ash barn_owl@ash heather@moor_birch", "tor@ash", "universal_moor", "ash"]
    game = scene("dartmoor", hand=["roe_deer@ash", "crab_apple", "crab_apple"], forest=hosts)
    do(game, "play roe_deer", "on 0", "pay crab_apple crab_apple")
    assert points(game, "roe_deer") == 15
    game = scene("dartmoor", hand=["roe_deer@ash", "tor", "tor"], forest=["moor_birch roe_deer@moor_birch", "ash"])
    assert points(game, "roe_deer") == 6
    do(game, "play roe_deer", "on 1", "pay tor tor")
    assert points(game, "roe_deer") == 6 + 6


@covers("dartmoor", "shrew")
def test_shrew_has_always_earned_its_bonus_a_deck_card_for_each_insect() -> None:
    hosts = ["moor_birch keeled_skimmer gnat<", "ash shrew"]
    game = scene("dartmoor", hand=["shrew>", "ash"], forest=hosts, deck=["winter", "tor", "rivulet", "ash"])
    do(game, "play shrew", "on 0")
    assert asked(game) == "0 use bonus shrew"
    assert cave(after(game, "skip")) == []
    do(game, "use")
    assert cave(game) == ["tor", "rivulet"]
    assert game.state.winter == 1
    assert asked(game) == "1 turn"
    assert points(game, "shrew") == 2


@covers("dartmoor", "shrew")
def test_shrew_is_not_asked_about_its_bonus_without_insects_and_has_none_when_it_comes_free() -> None:
    game = scene("dartmoor", hand=["shrew"], forest=["moor_birch"])
    do(game, "play shrew", "on 0")
    assert asked(game) == "1 turn"
    cards = ["wood_mouse@crab_apple", "crab_apple", "shrew"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch", "ash keeled_skimmer"])
    do(game, "play wood_mouse", "on 0", "pay crab_apple", "place shrew", "on 1")
    assert asked(game) == "1 turn"
    game = scene("dartmoor", hand=["shrew", "ash"], forest=["moor_birch keeled_skimmer"], deck=["winter"] * 3)
    do(game, "play shrew", "on 0", "use")
    assert asked(game) == "over"
    assert game.scores()[0] == points(game, "moor_birch") + 1


@covers("dartmoor", "treecreeper")
def test_treecreeper_draws_one_and_scores_five() -> None:
    game = scene("dartmoor", hand=["treecreeper", "ash", "ash"], forest=["moor_birch", "ash treecreeper"], deck=["tor"])
    do(game, "play treecreeper", "on 0", "pay ash ash")
    assert clearing(game) == ["ash", "ash"]
    assert asked(game) == "0 use effect treecreeper"
    assert hand(after(game, "use")) == ["tor"]
    assert hand(after(game, "skip")) == []
    assert points(game, "treecreeper") == 10


@covers("dartmoor", "wood_mouse")
def test_wood_mouse_places_a_mouse_free_as_its_bonus_and_scores_one_for_each_mouse() -> None:
    cards = ["wood_mouse@crab_apple", "crab_apple", "ash", "field_vole", "otter"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch", "ash", "ash otter shrew"])
    do(game, "play wood_mouse", "on 0")
    wrong = after(game, "pay ash")
    assert asked(wrong) == "1 turn"
    assert points(wrong, "wood_mouse") == 2
    do(game, "pay crab_apple")
    assert asked(game) == "0 free bonus wood_mouse"
    assert refusal(game, "place otter") == "wrong_type"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place field_vole", "on 1")
    assert asked(game) == "1 turn"  # the vole's draw is not used
    assert points(game, "wood_mouse") == 3
