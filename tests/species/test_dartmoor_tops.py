"""Dartmoor: birds and dragonflies in top slots."""

import pytest

from spinney import Game
from tests.scenes import after, asked, cave, clearing, do, forest, hand, next_turn, points, refusal, scene
from tests.species.covering import covers

DRAGONFLIES = (
    "beautiful_demoiselle", "emerald_damselfly", "keeled_skimmer", "small_red_damselfly", "southern_damselfly",
)  # fmt: skip
MOOR_ONLY = (
    "black_tailed_godwit", "common_moorhen", "curlew", "grey_heron", "bog_asphodel", "grass_snake", "moor_frog",
    "warty_newt",
)  # fmt: skip


def dragonfly_points(game: Game) -> int:
    return sum(points(game, species) for species in DRAGONFLIES)


@pytest.mark.parametrize("species", MOOR_ONLY)
def test_some_cards_are_placed_on_moors_only(species: str) -> None:
    for moor in ("tor", "universal_moor"):
        game = scene("dartmoor", hand=[species, "ash"], forest=["ash", "elderberry", moor])
        do(game, f"play {species}")
        assert refusal(game, "on 0") == "moor_only"
        assert refusal(game, "on 1") == "moor_only"
        assert [str(move) for move in game.legal_moves()] == ["on 2"]
        do(game, "on 2", "pay ash")
        assert forest(game)[2] == f"{moor} {species}"
    game = scene("dartmoor", hand=[species, "ash"], forest=["ash", "elderberry"])
    assert refusal(game, f"play {species}") == "no_slot"


@covers("dartmoor", "barn_owl")
def test_barn_owl_gives_another_turn_if_a_bat_is_in_the_forest() -> None:
    game = scene(
        "dartmoor", hand=["barn_owl", "ash", "tor"], forest=["ash", "ash brandts_bat gnat>", "ash brandts_bat"]
    )
    do(game, "play barn_owl", "on 0", "pay ash tor")
    assert sorted(clearing(game)) == ["ash", "tor"]
    assert asked(game) == "0 use effect barn_owl"
    assert asked(after(game, "skip")) == "1 turn"
    assert points(game, "barn_owl") == 6
    do(game, "use")
    assert asked(game) == "0 turn"
    do(game, "draw deck", "draw deck")
    assert asked(game) == "1 turn"  # one other turn, however many bats


@covers("dartmoor", "barn_owl")
def test_barn_owl_gives_no_turn_without_a_bat() -> None:
    game = scene("dartmoor", hand=["barn_owl", "ash", "tor"], forest=["ash gnat"], others=[["ash brandts_bat"]])
    do(game, "play barn_owl", "on 0", "pay ash tor")
    assert asked(game) == "1 turn"
    assert points(game, "barn_owl") == 0


@covers("dartmoor", "barn_owl")
def test_barn_owl_is_content_with_one_bat() -> None:
    game = scene("dartmoor", hand=["barn_owl", "ash", "tor"], forest=["ash brandts_bat"])
    do(game, "play barn_owl", "on 0", "pay ash tor")
    assert asked(game) == "0 use effect barn_owl"
    assert points(game, "barn_owl") == 3


@covers("dartmoor", *DRAGONFLIES)
def test_dragonflies_cost_nothing_and_one_set_scores_0_5_10_15_30() -> None:
    game = scene("dartmoor", hand=list(DRAGONFLIES), forest=["ash"] * 5, other_hands=[[]])
    for number, wanted in enumerate([0, 5, 10, 15, 30]):
        do(game, f"play {DRAGONFLIES[number]}", f"on {number}")
        assert asked(game) == "1 turn"
        assert clearing(game) == []
        assert dragonfly_points(game) == game.scores()[0] - points(game, "ash") == wanted
        next_turn(game)


@covers("dartmoor", *DRAGONFLIES)
def test_dragonflies_make_as_large_a_first_set_as_possible() -> None:
    for first in DRAGONFLIES:
        second, third = [species for species in DRAGONFLIES if species != first][:2]
        game = scene("dartmoor", hand=[first], forest=["ash", f"ash {second}", f"tor {second} {third}"])
        do(game, f"play {first}", "on 0")
        assert dragonfly_points(game) == 10  # three and a single one
        game = scene("dartmoor", hand=[first], forest=["ash", f"ash {second}", f"tor {second} {first}"])
        do(game, f"play {first}", "on 0")
        assert dragonfly_points(game) == 5 + 5


@covers("dartmoor", "black_tailed_godwit")
def test_black_tailed_godwit_lays_a_universal_moor_as_its_bonus() -> None:
    cards = ["black_tailed_godwit@goat_willow", "goat_willow", "ash"]
    game = scene("dartmoor", hand=cards, forest=["tor"])
    do(game, "play black_tailed_godwit", "on 0")
    assert asked(after(game, "pay ash", "skip")) == "1 turn"  # skips the tor's draw
    do(game, "pay goat_willow", "skip")
    assert asked(game) == "0 face_down bonus black_tailed_godwit"
    assert forest(after(game, "skip")) == ["tor black_tailed_godwit"]
    do(game, "lay ash")
    assert forest(game) == ["tor black_tailed_godwit", "universal_moor"]
    assert hand(game) == []
    assert asked(game) == "1 turn"


@covers("dartmoor", "black_tailed_godwit")
def test_black_tailed_godwit_scores_ten_while_nobody_has_more_moors() -> None:
    for theirs, wanted in {0: 10, 2: 10, 3: 0}.items():
        others = [["universal_moor"] * theirs, ["rivulet", "ash", "ash", "ash"]]
        hosts = ["blanket_bog", "universal_moor", "ash"]
        game = scene("dartmoor", hand=["black_tailed_godwit", "crab_apple"], forest=hosts, others=others)
        do(game, "play black_tailed_godwit", "on 0", "pay crab_apple")
        assert points(game, "black_tailed_godwit") == wanted


@covers("dartmoor", "buzzard")
def test_buzzard_draws_one_for_each_mouse_and_scores_two() -> None:
    mice = ["ash wood_mouse shrew", "ash field_vole dartmoor_black_rabbit>"]
    deck = ["goat_willow", "rivulet", "warrens"]
    game = scene("dartmoor", hand=["buzzard", "ash", "tor"], forest=["ash", *mice], deck=deck)
    do(game, "play buzzard", "on 0", "pay ash tor")
    assert asked(game) == "0 use effect buzzard"
    assert hand(after(game, "use")) == sorted(deck)
    assert hand(after(game, "skip")) == []
    assert points(game, "buzzard") == 6
    game = scene("dartmoor", hand=["buzzard", "ash", "tor"], forest=["ash"])
    do(game, "play buzzard", "on 0", "pay ash tor")
    assert asked(game) == "1 turn"
    assert points(game, "buzzard") == 0


@covers("dartmoor", "common_moorhen")
def test_common_moorhen_scores_two_for_each_dragonfly() -> None:
    hosts = ["rivulet keeled_skimmer", "ash keeled_skimmer", "ash emerald_damselfly gnat"]
    game = scene("dartmoor", hand=["common_moorhen", "ash"], forest=hosts)
    do(game, "play common_moorhen", "on 0", "pay ash")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["ash"]
    assert points(game, "common_moorhen") == 6


@covers("dartmoor", "cuckoo")
def test_cuckoo_joins_a_bird_atop_a_tree_or_shrub() -> None:
    hosts = ["ash barn_owl", "elderberry meadow_pipit", "ash keeled_skimmer", "ash capercaillie", "rivulet grey_heron"]
    game = scene("dartmoor", hand=["cuckoo", "ash"], forest=hosts)
    do(game, "play cuckoo")
    assert [str(move) for move in game.legal_moves()] == ["join 0", "join 1"]
    assert refusal(game, "join 2") == "slot_taken"  # no bird
    assert refusal(game, "join 3") == "slot_taken"  # a bird, but beside the tree
    assert refusal(game, "join 4") == "slot_taken"  # never on a moor
    for host in range(5):
        assert refusal(game, f"on {host}") == "needs_bird"
    shrub = after(game, "join 1", "pay ash")
    assert forest(shrub)[1] == "elderberry meadow_pipit +cuckoo"
    do(game, "join 0", "pay ash")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["ash"]
    assert forest(game)[0] == "ash barn_owl +cuckoo"
    assert points(game, "cuckoo") == 7


@covers("dartmoor", "cuckoo")
def test_cuckoo_only_one_at_each_tree_or_shrub() -> None:
    hosts = ["ash barn_owl +cuckoo", "ash barn_owl"]
    game = scene("dartmoor", hand=["cuckoo", "ash"], forest=hosts)
    do(game, "play cuckoo")
    assert refusal(game, "join 0") == "slot_taken"
    do(game, "join 1", "pay ash")
    assert points(game, "cuckoo") == 14
    game = scene("dartmoor", hand=["cuckoo", "ash"], forest=hosts[:1])
    assert refusal(game, "play cuckoo") == "no_slot"


@covers("dartmoor", "cuckoo")
def test_cuckoo_any_number_with_the_option() -> None:
    hosts = ["ash barn_owl +cuckoo", "rivulet grey_heron"]
    game = scene("dartmoor", hand=["cuckoo", "ash"], forest=hosts, options={"cuckoo": "any"})
    do(game, "play cuckoo")
    assert refusal(game, "join 1") == "slot_taken"
    do(game, "join 0", "pay ash")
    assert forest(game)[0] == "ash barn_owl +cuckoo +cuckoo"
    assert points(game, "cuckoo") == 14


@covers("dartmoor", "curlew")
def test_curlew_scores_three_and_ten_with_five_insects() -> None:
    insects = ["ash keeled_skimmer gnat", "ash keeled_skimmer lake_fly"]
    for below, wanted in {"adder": 3, "blue_ground_beetle": 10}.items():
        game = scene("dartmoor", hand=["curlew", "ash"], forest=[f"rivulet {below}", *insects])
        do(game, "play curlew", "on 0", "pay ash")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["ash"]
        assert points(game, "curlew") == wanted


@covers("dartmoor", "grey_heron")
def test_grey_heron_scores_eight() -> None:
    game = scene("dartmoor", hand=["grey_heron", "ash"], forest=["rivulet grey_heron"])
    do(game, "play grey_heron", "on 0", "pay ash")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["ash"]
    assert points(game, "grey_heron") == 16


@covers("dartmoor", "meadow_pipit")
def test_meadow_pipit_scores_1_3_3_6_6_10_10_by_bird_species_with_itself() -> None:
    on_moor = ["curlew", "grey_heron"]
    birds = ["barn_owl", "curlew", "capercaillie", "nuthatch", "grey_heron", "buzzard"]
    birds = [("universal_moor " if bird in on_moor else "ash ") + bird for bird in birds]
    for number, wanted in enumerate([1, 3, 3, 6, 6, 10, 10]):
        twice = [*birds[:number], *birds[:1]] if number else []
        game = scene("dartmoor", hand=["meadow_pipit", "crab_apple"], forest=["moor_birch", *twice])
        do(game, "play meadow_pipit", "on 0", "pay crab_apple")
        assert asked(game) == "1 turn"
        assert points(game, "meadow_pipit") == wanted


@covers("dartmoor", "meadow_pipit")
def test_meadow_pipits_score_each() -> None:
    game = scene("dartmoor", hand=["meadow_pipit", "crab_apple"], forest=["ash", "ash meadow_pipit", "ash barn_owl"])
    do(game, "play meadow_pipit", "on 0", "pay crab_apple")
    assert points(game, "meadow_pipit") == 6


@covers("dartmoor", "wheatear")
def test_wheatear_puts_a_deck_card_into_the_cave_for_each_moor() -> None:
    deck = ["goat_willow", "winter", "warrens", "ash"]
    hosts = ["rivulet", "universal_moor", "ash"]
    game = scene("dartmoor", hand=["wheatear@ash", "crab_apple"], forest=hosts, deck=deck)
    do(game, "play wheatear")
    on_tree = after(game, "on 2", "pay crab_apple", "use")
    assert cave(on_tree) == ["goat_willow", "warrens"]
    assert points(on_tree, "wheatear") == 0
    do(game, "on 0", "pay crab_apple")
    assert asked(game) == "0 use effect wheatear"
    assert cave(after(game, "skip")) == []
    do(game, "use")
    assert cave(game) == ["goat_willow", "warrens"]
    assert game.state.winter == 1
    assert asked(game) == "1 turn"
    assert points(game, "wheatear") == 5
    assert game.scores()[0] == 5 + 2 + points(game, "rivulet")


@covers("dartmoor", "wheatear")
def test_wheatear_may_be_played_with_its_cave_cards_as_a_bonus() -> None:
    cards = ["wheatear@ash", "crab_apple", "ash"]
    game = scene("dartmoor", hand=cards, forest=["blanket_bog"], options={"wheatear": "bonus"})
    do(game, "play wheatear", "on 0")
    assert asked(after(game, "pay crab_apple")) == "1 turn"
    do(game, "pay ash")
    assert asked(game) == "0 use bonus wheatear"
    do(game, "use")
    assert len(cave(game)) == 1


@covers("dartmoor", "wheatear")
def test_wheatear_is_not_asked_about_without_a_moor_and_the_third_winter_ends_it() -> None:
    game = scene("dartmoor", hand=["wheatear", "crab_apple"], forest=["ash"])
    do(game, "play wheatear", "on 0", "pay crab_apple")
    assert asked(game) == "1 turn"
    deck = ["winter", "ash", "winter", "winter"]
    game = scene("dartmoor", hand=["wheatear", "crab_apple"], forest=["blanket_bog"] * 3, deck=deck)
    do(game, "play wheatear", "on 0", "pay crab_apple", "use")
    assert asked(game) == "over"
    assert cave(game) == ["ash"]
    assert game.scores()[0] == 5 + 1
