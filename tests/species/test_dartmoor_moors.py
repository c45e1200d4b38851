"""Dartmoor: moors. They cost two, turn no deck card over, and have two top and two bottom slots."""

from tests.scenes import after, asked, clearing, do, forest, hand, next_turn, points, refusal, scene
from tests.species.covering import covers

DOUBLED = {
    "adders_tongue": (3, 6),
    "blueberry": (2, 4),
    "bog_asphodel": (2, 4),
    "greater_butterfly_orchid": (3, 6),
    "heather": (1, 2),
    "meadowsweet": (5, 10),
    "royal_fern": (2, 4),
    "water_soldiers": (2, 4),
}
"""For each plant its points on another moor and on a Blanket Bog, with one bird, one dragonfly, two moors."""


@covers("dartmoor", "blanket_bog")
def test_blanket_bog_scores_nothing_itself_and_doubles_plants_below_it() -> None:
    cards = ["blanket_bog", "tor", "tor", "adders_tongue", "heather"]
    game = scene("dartmoor", hand=cards, forest=["ash adders_tongue keeled_skimmer"])
    do(game, "play blanket_bog", "pay tor tor")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["tor", "tor"]  # no deck card
    assert points(game, "blanket_bog") == 0
    assert points(game, "adders_tongue") == 3
    next_turn(game)
    do(game, "play adders_tongue", "on 1", "skip")
    assert points(game, "adders_tongue") == 3 + 6  # the one below the ash is not doubled
    next_turn(game)
    do(game, "play heather", "on 1")
    assert points(game, "heather") == 2
    assert points(game, "blanket_bog") == 0


@covers("dartmoor", *DOUBLED)
def test_blanket_bog_doubles_every_plant() -> None:
    for plant, wanted in DOUBLED.items():
        hosts = ["tor", "blanket_bog", "ash barn_owl", "ash keeled_skimmer"]
        for host in (0, 1):
            game = scene("dartmoor", hand=[plant, "crab_apple"], forest=hosts)
            do(game, f"play {plant}", f"on {host}")
            if asked(game) == "0 pay":
                do(game, "pay crab_apple")
            assert points(game, plant) == wanted[host]


@covers("dartmoor", "greater_butterfly_orchid")
def test_blanket_bog_doubles_the_greater_points_of_a_condition_too() -> None:
    hosts = ["blanket_bog", "ash heather", "ash royal_fern", "ash meadowsweet", "ash water_soldiers"]
    game = scene("dartmoor", hand=["greater_butterfly_orchid@crab_apple", "ash"], forest=hosts)
    do(game, "play greater_butterfly_orchid", "on 0", "pay ash")
    assert points(game, "greater_butterfly_orchid") == 30


@covers("dartmoor", "grass_snake", "grey_heron")
def test_blanket_bog_doubles_nothing_but_plants_below_itself() -> None:
    game = scene("dartmoor", hand=["grass_snake@ash", "grey_heron", "ash", "crab_apple"], forest=["blanket_bog"])
    do(game, "play grass_snake", "on 0", "pay crab_apple")
    assert asked(game) == "1 turn"
    assert points(game, "grass_snake") == 5
    next_turn(game)
    do(game, "play grey_heron", "on 0", "pay ash")
    assert points(game, "grey_heron") == 8


@covers("dartmoor", "fountainhead", "tor")
def test_fountainhead_draws_for_every_later_moor_but_not_for_itself() -> None:
    cards = ["fountainhead", "ash", "ash", "tor", "moor_birch", "moor_birch"]
    game = scene("dartmoor", hand=cards)
    do(game, "play fountainhead", "pay ash ash")
    assert asked(game) == "1 turn"
    next_turn(game)
    do(game, "play tor", "pay moor_birch moor_birch")
    assert asked(game) == "0 use permanent fountainhead"
    assert len(hand(after(game, "use"))) == 1
    assert len(hand(after(game, "skip"))) == 0
    assert points(game, "fountainhead") == 0


@covers("dartmoor", "fountainhead")
def test_fountainheads_draw_one_each_and_the_new_one_not_for_itself() -> None:
    hosts = ["fountainhead", "fountainhead"]
    game = scene("dartmoor", hand=["fountainhead", "ash", "ash"], forest=hosts)
    do(game, "play fountainhead", "pay ash ash", "use", "use")
    assert asked(game) == "1 turn"
    assert len(hand(game)) == 2


@covers("dartmoor", "goat_willow", "moor_birch")
def test_fountainhead_draws_for_a_universal_moor_and_not_for_a_tree() -> None:
    cards = ["goat_willow", "goat_willow", "ash", "moor_birch"]
    game = scene("dartmoor", hand=cards, forest=["fountainhead"], deck=["tor", "rivulet"])
    do(game, "play goat_willow", "pay goat_willow")
    assert asked(game) == "0 face_down bonus goat_willow"
    do(game, "lay ash")
    assert asked(game) == "0 use permanent fountainhead"
    do(game, "use")
    assert hand(game) == ["moor_birch", "rivulet"]
    next_turn(game)
    do(game, "play moor_birch")
    assert asked(game) == "0 use effect moor_birch"


@covers("dartmoor", "lowland_heath")
def test_lowland_heath_places_an_amphibian_free_as_its_bonus() -> None:
    cards = ["lowland_heath@crab_apple", "crab_apple", "crab_apple", "ash", "common_lizard"]
    game = scene("dartmoor", hand=cards)
    do(game, "play lowland_heath")
    assert asked(after(game, "pay crab_apple ash")) == "1 turn"
    do(game, "pay crab_apple crab_apple")
    assert asked(game) == "0 free bonus lowland_heath"
    assert asked(after(game, "skip")) == "1 turn"
    assert refusal(game, "place ash") == "wrong_type"
    do(game, "place common_lizard", "on 0")
    assert asked(game) == "1 turn"
    assert hand(game) == ["ash"]
    assert points(game, "lowland_heath") == 2


@covers("dartmoor", "lowland_heath")
def test_lowland_heath_scores_two_for_each_amphibian() -> None:
    hosts = ["tor grass_snake warty_newt", "ash adder", "ash otter", "lowland_heath moor_frog"]
    game = scene("dartmoor", hand=["lowland_heath", "ash", "ash"], forest=hosts)
    assert points(game, "lowland_heath") == 8
    do(game, "play lowland_heath", "pay ash ash")
    assert points(game, "lowland_heath") == 16


@covers("dartmoor", "rhos_pasture")
def test_rhos_pasture_draws_one_as_its_bonus_and_scores_two_for_each_cloven_hoofed_animal() -> None:
    hosts = ["ash dartmoor_sheep dartmoor_pony", "ash roe_deer shrew>"]
    cards = ["rhos_pasture@crab_apple", "crab_apple", "crab_apple", "ash"]
    game = scene("dartmoor", hand=cards, forest=hosts, deck=["tor"])
    do(game, "play rhos_pasture")
    assert asked(after(game, "pay crab_apple ash")) == "1 turn"
    do(game, "pay crab_apple crab_apple")
    assert asked(game) == "0 use bonus rhos_pasture"
    assert hand(after(game, "use")) == ["ash", "tor"]
    assert hand(after(game, "skip")) == ["ash"]
    assert points(game, "rhos_pasture") == 6


@covers("dartmoor", "rivulet")
def test_rivulet_scores_two_for_each_card_with_the_goat_willow_symbol() -> None:
    hosts = ["goat_willow adders_tongue@goat_willow", "tor@goat_willow"]
    for own, wanted in {"rivulet@black_alder": 6, "rivulet@goat_willow": 8}.items():
        game = scene("dartmoor", hand=[own, "ash", "goat_willow"], forest=[*hosts, "universal_moor"])
        do(game, "play rivulet", "pay ash goat_willow")
        assert asked(game) == "1 turn"
        assert sorted(clearing(game)) == ["ash", "goat_willow"]
        assert points(game, "rivulet") == wanted


@covers("dartmoor", "rivulet")
def test_rivulets_score_each() -> None:
    game = scene("dartmoor", hand=["rivulet@goat_willow", "ash", "ash"], forest=["rivulet@moor_birch"])
    assert points(game, "rivulet") == 0
    do(game, "play rivulet", "pay ash ash")
    assert points(game, "rivulet") == 4


@covers("dartmoor", "tor", "treecreeper")
def test_tor_draws_for_birds_atop_and_beside_trees() -> None:
    cards = ["tor", "ash", "ash", "treecreeper", "moor_birch", "moor_birch"]
    game = scene("dartmoor", hand=cards, forest=["ash"])
    do(game, "play tor", "pay ash ash")
    assert asked(game) == "1 turn"
    assert points(game, "tor") == 0
    next_turn(game)
    do(game, "play treecreeper", "on 0", "pay moor_birch moor_birch")
    assert asked(game) == "0 use permanent tor"
    do(game, "use")
    assert asked(game) == "0 use effect treecreeper"
    assert len(hand(game)) == 1


@covers("dartmoor", "grey_heron", "keeled_skimmer")
def test_tors_draw_one_each_for_a_bird_and_for_no_other_card() -> None:
    game = scene("dartmoor", hand=["grey_heron", "ash", "keeled_skimmer"], forest=["tor", "tor", "ash"])
    insect = after(game, "play keeled_skimmer", "on 2")
    assert asked(insect) == "1 turn"
    do(game, "play grey_heron", "on 0", "pay ash", "use", "skip")
    assert asked(game) == "1 turn"
    assert len(hand(game)) == 2


@covers("dartmoor", "tor", "cuckoo")
def test_tor_draws_for_a_cuckoo_and_not_for_another_tor() -> None:
    game = scene("dartmoor", hand=["cuckoo", "tor", "ash", "ash"], forest=["tor", "ash barn_owl"])
    other = after(game, "play tor", "pay ash ash")
    assert asked(other) == "1 turn"
    do(game, "play cuckoo", "join 1", "pay ash")
    assert asked(game) == "0 use permanent tor"


@covers("dartmoor", "valley_mire")
def test_valley_mire_places_an_insect_free_as_its_bonus() -> None:
    cards = ["valley_mire@ash", "ash", "ash", "tor", "blue_ground_beetle", "lake_fly"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch"])
    do(game, "play valley_mire")
    assert asked(after(game, "pay ash tor")) == "1 turn"
    do(game, "pay ash ash")
    assert asked(game) == "0 free bonus valley_mire"
    assert asked(after(game, "skip")) == "1 turn"
    beside = after(game, "place lake_fly", "on 0")
    assert asked(beside) == "1 turn"  # no effect
    do(game, "place blue_ground_beetle", "on 1")
    assert asked(game) == "1 turn"
    assert points(game, "valley_mire") == 2


@covers("dartmoor", "valley_mire")
def test_valley_mire_scores_two_for_each_insect_with_dragonflies() -> None:
    hosts = ["ash keeled_skimmer gnat", "tor emerald_damselfly blue_ground_beetle", "ash barn_owl lake_fly shrew>"]
    game = scene("dartmoor", hand=["valley_mire", "crab_apple", "crab_apple"], forest=hosts)
    do(game, "play valley_mire", "pay crab_apple crab_apple")
    assert points(game, "valley_mire") == 10


@covers("dartmoor", "warrens")
def test_warrens_place_a_pawed_animal_free_as_their_bonus() -> None:
    cards = ["warrens@moor_birch", "moor_birch", "moor_birch", "tor", "beaver", "field_vole"]
    game = scene("dartmoor", hand=cards, forest=["ash"])
    do(game, "play warrens")
    assert asked(after(game, "pay moor_birch tor")) == "1 turn"
    do(game, "pay moor_birch moor_birch")
    assert asked(game) == "0 free bonus warrens"
    assert asked(after(game, "skip")) == "1 turn"
    assert asked(after(game, "place beaver", "on 1")) == "1 turn"  # the trees in the clearing stay
    do(game, "place field_vole", "on 0")
    assert asked(game) == "1 turn"
    assert points(game, "warrens") == 2


@covers("dartmoor", "warrens")
def test_warrens_score_two_for_each_pawed_animal_with_mice() -> None:
    hosts = ["ash otter dartmoor_badger +dartmoor_black_rabbit wood_mouse>", "tor beaver", "ash dartmoor_sheep shrew"]
    game = scene("dartmoor", hand=["warrens", "crab_apple", "crab_apple"], forest=hosts)
    do(game, "play warrens", "pay crab_apple crab_apple")
    assert points(game, "warrens") == 12


@covers("dartmoor", "wet_woodland")
def test_wet_woodland_scores_two_for_each_moor_with_itself_and_universal_ones() -> None:
    game = scene(
        "dartmoor", hand=["wet_woodland", "ash", "ash"], forest=["wet_woodland", "universal_moor", "tor", "ash"]
    )
    assert points(game, "wet_woodland") == 6
    do(game, "play wet_woodland", "pay ash ash")
    assert asked(game) == "1 turn"
    assert points(game, "wet_woodland") == 16


@covers("dartmoor", "wet_woodland", "heather", "keeled_skimmer")
def test_wet_woodland_like_every_moor_has_two_top_and_two_bottom_slots_and_no_sides() -> None:
    cards = ["wet_woodland", "ash", "ash", "keeled_skimmer", "heather", "shrew"]
    game = scene("dartmoor", hand=cards, forest=["ash"])
    do(game, "play wet_woodland", "pay ash ash")
    next_turn(game)
    side = after(game, "play shrew")
    assert refusal(side, "on 1") == "no_slot"
    full = ["wet_woodland keeled_skimmer emerald_damselfly heather heather", "ash"]
    game = scene("dartmoor", hand=["keeled_skimmer", "heather"], forest=full)
    assert forest(game)[0] == "wet_woodland keeled_skimmer emerald_damselfly heather heather"
    for card in ("keeled_skimmer", "heather"):
        there = after(game, f"play {card}")
        assert refusal(there, "on 0") == "slot_taken"
        do(there, "on 1")
