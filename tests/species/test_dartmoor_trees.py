"""Dartmoor: trees and shrubs."""

from tests.scenes import after, asked, clearing, do, forest, hand, next_turn, points, refusal, scene
from tests.species.covering import covers


@covers("dartmoor", "ash")
def test_ash_draws_one_and_takes_a_card_of_the_clearing_as_its_bonus() -> None:
    game = scene("dartmoor", hand=["ash"] * 3, deck=["crab_apple", "goat_willow"], clearing=["tor"])
    do(game, "play ash", "pay ash ash")
    assert clearing(game) == ["tor", "ash", "ash", "crab_apple"]
    assert asked(game) == "0 use effect ash"
    assert asked(after(game, "skip")) == "0 take bonus ash"
    do(game, "use")
    assert hand(game) == ["goat_willow"]
    assert asked(game) == "0 take bonus ash"
    assert hand(after(game, "skip")) == ["goat_willow"]
    assert hand(after(game, "take tor")) == ["goat_willow", "tor"]
    do(game, "take crab_apple")
    assert clearing(game) == ["tor", "ash", "ash"]
    assert asked(game) == "1 turn"


@covers("dartmoor", "ash")
def test_ash_scores_black_alder_symbols_and_plants_and_a_card_with_both_twice() -> None:
    hosts = ["black_alder heather@moor_birch", "crab_apple adders_tongue@black_alder", "tor@black_alder", "ash"]
    game = scene("dartmoor", hand=["ash", "ash", "crab_apple"], forest=hosts)
    assert points(game, "ash") == 5
    do(game, "play ash", "pay ash crab_apple", "skip")
    assert asked(game) == "1 turn"  # no bonus with one wrong card
    assert points(game, "ash") == 10


@covers("dartmoor", "black_alder")
def test_black_alder_gives_another_turn_as_its_bonus() -> None:
    game = scene("dartmoor", hand=["black_alder"] * 3 + ["ash"], forest=["black_alder"])
    do(game, "play black_alder")
    assert asked(after(game, "pay black_alder ash")) == "1 turn"
    do(game, "pay black_alder black_alder")
    assert asked(game) == "0 use bonus black_alder"
    assert points(game, "black_alder") == 10
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "use")
    assert asked(game) == "0 turn"
    do(game, "draw deck", "draw deck")
    assert asked(game) == "1 turn"


@covers("dartmoor", "crab_apple")
def test_crab_apple_takes_a_card_of_the_clearing_as_its_bonus() -> None:
    game = scene("dartmoor", hand=["crab_apple", "crab_apple", "ash"], deck=["tor"])
    do(game, "play crab_apple")
    assert asked(after(game, "pay ash")) == "1 turn"
    do(game, "pay crab_apple")
    assert asked(game) == "0 take bonus crab_apple"
    assert hand(after(game, "take tor")) == ["ash", "tor"]
    assert hand(after(game, "take crab_apple")) == ["ash", "crab_apple"]
    assert hand(after(game, "skip")) == ["ash"]


@covers("dartmoor", "crab_apple", "field_vole")
def test_crab_apple_scores_eight_when_fully_occupied() -> None:
    hosts = ["crab_apple barn_owl heather shrew<", "crab_apple barn_owl beaver shrew wood_mouse", "crab_apple"]
    game = scene("dartmoor", hand=["crab_apple", "ash", "field_vole>"], forest=hosts)
    do(game, "play crab_apple", "pay ash")
    assert points(game, "crab_apple") == 8
    next_turn(game)
    do(game, "play field_vole", "on 0", "skip")
    assert points(game, "crab_apple") == 16


@covers("dartmoor", "goat_willow")
def test_goat_willow_lays_a_universal_moor_as_its_bonus() -> None:
    game = scene("dartmoor", hand=["goat_willow", "goat_willow", "ash"], deck=["tor", "crab_apple"])
    do(game, "play goat_willow")
    assert asked(after(game, "pay ash")) == "1 turn"
    do(game, "pay goat_willow")
    assert clearing(game) == ["goat_willow", "tor"]
    assert asked(game) == "0 face_down bonus goat_willow"
    assert forest(after(game, "skip")) == ["goat_willow"]
    do(game, "lay ash")
    assert forest(game) == ["goat_willow", "universal_moor"]
    assert clearing(game) == ["goat_willow", "tor"]  # a moor turns no deck card over
    assert hand(game) == []
    assert points(game, "goat_willow") == 1


@covers("dartmoor", "goat_willow")
def test_goat_willow_scores_one_for_each_moor() -> None:
    hosts = ["tor", "universal_moor", "blanket_bog", "goat_willow", "elderberry"]
    game = scene("dartmoor", hand=["goat_willow", "ash"], forest=hosts)
    do(game, "play goat_willow", "pay ash")
    assert points(game, "goat_willow") == 6
    game = scene("dartmoor", hand=["goat_willow", "ash"])
    do(game, "play goat_willow", "pay ash")
    assert points(game, "goat_willow") == 0


@covers("dartmoor", "moor_birch")
def test_moor_birch_costs_nothing_draws_one_and_scores_one() -> None:
    game = scene("dartmoor", hand=["moor_birch", "ash"], forest=["moor_birch"], deck=["tor", "crab_apple"])
    do(game, "play moor_birch")
    assert clearing(game) == ["tor"]
    assert asked(game) == "0 use effect moor_birch"
    assert hand(after(game, "use")) == ["ash", "crab_apple"]
    assert hand(after(game, "skip")) == ["ash"]
    assert points(game, "moor_birch") == 2


@covers("dartmoor", "sessile_oak")
def test_sessile_oak_scores_one_for_each_tree_and_each_shrub() -> None:
    hosts = ["sessile_oak", "ash", "elderberry", "common_hazel", "tor", "universal_moor"]
    game = scene("dartmoor", hand=["sessile_oak", "ash"], forest=hosts, deck=["tor"])
    assert points(game, "sessile_oak") == 4
    do(game, "play sessile_oak", "pay ash")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["ash", "tor"]
    assert points(game, "sessile_oak") == 10


@covers("dartmoor", "sessile_oak")
def test_sessile_oak_counts_itself() -> None:
    game = scene("dartmoor", hand=["sessile_oak", "ash"])
    do(game, "play sessile_oak", "pay ash")
    assert points(game, "sessile_oak") == 1


@covers("dartmoor", "common_hazel")
def test_common_hazel_places_a_bat_free_as_its_bonus_and_draws_for_it_at_once() -> None:
    cards = ["common_hazel@ash", "ash", "ash", "goat_willow", "brandts_bat"]
    game = scene("dartmoor", hand=cards, forest=["ash"], deck=["tor", "rivulet"])
    do(game, "play common_hazel")
    assert asked(after(game, "pay ash goat_willow")) == "1 turn"
    do(game, "pay ash ash")
    assert clearing(game) == ["ash", "ash"]  # a shrub turns no deck card over
    assert asked(game) == "0 free bonus common_hazel"
    assert asked(after(game, "skip")) == "1 turn"
    assert refusal(game, "place goat_willow") == "wrong_type"
    do(game, "place brandts_bat", "on 1")
    assert asked(game) == "0 use permanent common_hazel"
    do(game, "use")
    assert hand(game) == ["goat_willow", "tor"]
    assert asked(game) == "1 turn"  # the bat's effect is not used
    assert points(game, "common_hazel") == 0


@covers("dartmoor", "serotine_bat", "common_hazel", "shrew")
def test_common_hazels_draw_one_each_for_a_bat_before_its_effect_and_for_nothing_else() -> None:
    hosts = ["common_hazel", "common_hazel", "ash", "ash"]
    game = scene("dartmoor", hand=["serotine_bat", "tor", "shrew"], forest=hosts, deck=["rivulet", "warrens"])
    do(game, "play serotine_bat", "on 2", "pay tor")
    assert asked(game) == "0 use permanent common_hazel"
    do(game, "use")
    assert asked(game) == "0 use permanent common_hazel"
    do(game, "use")
    assert asked(game) == "0 take effect serotine_bat"
    do(game, "skip")
    next_turn(game)
    do(game, "play shrew", "on 3")
    assert asked(game) == "1 turn"
    game = scene("dartmoor", hand=["common_hazel", "tor", "tor"], forest=hosts)
    do(game, "play common_hazel", "pay tor tor")
    assert asked(game) == "1 turn"


@covers("dartmoor", "elderberry")
def test_elderberry_places_a_plant_free_as_its_bonus_and_draws_for_it_at_once() -> None:
    cards = ["elderberry@moor_birch", "moor_birch", "moor_birch", "goat_willow", "adders_tongue"]
    game = scene("dartmoor", hand=cards, forest=["ash"], deck=["tor", "rivulet"])
    do(game, "play elderberry")
    assert asked(after(game, "pay moor_birch goat_willow")) == "1 turn"
    do(game, "pay moor_birch moor_birch")
    assert clearing(game) == ["moor_birch", "moor_birch"]
    assert asked(game) == "0 free bonus elderberry"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place adders_tongue", "on 1")
    assert asked(game) == "0 use permanent elderberry"
    assert hand(after(game, "skip")) == ["goat_willow"]
    do(game, "use")
    assert hand(game) == ["goat_willow", "tor"]
    assert asked(game) == "1 turn"  # the plant's own draw is not used
    assert points(game, "elderberry") == 0


@covers("dartmoor", "elderberry", "heather", "otter")
def test_elderberries_draw_one_each_for_a_plant_and_for_nothing_else() -> None:
    hosts = ["elderberry", "elderberry", "ash", "ash"]
    game = scene("dartmoor", hand=["heather", "otter", "tor", "tor"], forest=hosts)
    do(game, "play heather", "on 2", "use", "use")
    assert asked(game) == "1 turn"
    assert len(hand(game)) == 5
    next_turn(game)
    do(game, "play otter", "on 3", "pay tor tor")
    assert asked(game) == "0 use effect otter"
    game = scene("dartmoor", hand=["elderberry", "tor", "tor"], forest=hosts)
    do(game, "play elderberry", "pay tor tor")
    assert asked(game) == "1 turn"
