"""Rulings 38 to 73 of docs/rulings.md: single cards, one test each."""

import pytest

from spinney import BadTable, Game, score_table
from tests.engine.walks import due, source_of, texts
from tests.scenes import cave, clearing, do, forest, hand, next_turn, play, points, refusal, scene


def sheet(edition: str, trees: list[str], species: str, **more: list[list[str]]) -> int:
    """What the cards of a species score in such a forest."""
    return points(scene(edition, forest=trees, **more), species)  # type: ignore[arg-type]


# -- base ---------------------------------------------------------------------------------------------------------


def test_ruling_38_mole_pays_and_places_first_then_effects_in_the_order_of_play() -> None:
    cards = ["mole", "pond_turtle", "eurasian_jay", "beech_marten", *["oak"] * 6]
    game = scene("base", hand=cards, forest=["linden", "linden", "linden"])
    play(game, "mole", on=0, pay="oak oak")
    play(game, "pond_turtle", on=1, pay="oak oak")
    play(game, "eurasian_jay", on=0, pay="oak")
    play(game, "beech_marten", on=0, pay="oak")
    order = []
    while due(game) == (0, "use"):
        order.append(prompt_species(game))
        do(game, "use")
    assert order == ["pond_turtle", "eurasian_jay", "beech_marten"]
    assert due(game) == (0, "turn")  # the jay's turn comes at the very end
    assert len(hand(game)) == 2


def prompt_species(game: Game) -> str:
    """The species of the card that asks."""
    t = game.state.tables
    prompt = game.prompt
    assert prompt is not None
    half = str(prompt.details["card"])
    return t.species_ids[t.half_species[2 * t.card_ids.index(half[:-1]) + "ab".index(half[-1])]]


def test_ruling_38_only_the_hand_of_the_beginning_is_played() -> None:
    cards = ["mole", "goshawk", "linden", "oak", "oak"]
    game = scene("base", hand=cards, forest=["linden penny_bun", "birch"], deck=["beech", "sycamore"])
    play(game, "mole", on=1, pay="oak oak")
    do(game, "sapling linden")  # it turns the beech over
    assert clearing(game)[-1] == "beech"
    assert refusal(game, "play goshawk") == "too_expensive"
    more = scene("base", hand=[*cards, "oak", "oak", "birch"], forest=["linden penny_bun", "birch"], deck=["sycamore"])
    play(more, "mole", on=1, pay="oak oak")
    play(more, "goshawk", on=0, pay="oak oak", then="use")
    sycamore = more.state.tables.card_ids[more.state.aside[0]]
    assert hand(more) == ["birch", "linden"]
    assert refusal(more, f"sapling {sycamore}") == "not_in_hand"
    do(more, "stop")
    assert hand(more) == ["birch", "linden", "sycamore"]


def test_ruling_38_a_second_mole_resolves_in_its_place() -> None:
    cards = ["mole", "mole", "eurasian_jay", "birch", *["oak"] * 5]
    game = scene("base", hand=cards, forest=["linden", "linden", "linden"])
    play(game, "mole", on=0, pay="oak oak")
    play(game, "mole", on=1, pay="oak oak")
    play(game, "eurasian_jay", on=0, pay="oak")
    do(game, "stop")
    assert due(game) == (0, "dig")  # the second Mole, with the hand of that moment
    do(game, "play birch")
    assert prompt_species(game) == "birch"  # its cards come before the jay
    do(game, "use")
    assert prompt_species(game) == "eurasian_jay"


def test_ruling_39_a_draw_for_the_mole_itself_belongs_to_its_hand() -> None:
    for mushroom in ("fly_agaric", "parasol_mushroom"):
        trees = [f"linden {mushroom}", "birch"]
        game = scene("base", hand=["mole", "oak", "oak", "linden"], forest=trees, deck=["sycamore"])
        play(game, "mole", on=1, pay="oak oak", then="use")
        assert (due(game), hand(game), game.state.aside) == ((0, "dig"), ["linden", "sycamore"], [])
        do(game, "sapling sycamore")
        assert forest(game)[-1] == "sapling"


def test_ruling_41_a_bear_in_a_mole_takes_all_its_payments() -> None:
    cards = ["mole", "brown_bear", "eurasian_jay", *["oak"] * 6]
    game = scene("base", hand=cards, forest=["linden", "linden"])
    play(game, "mole", on=0, pay="oak oak")
    play(game, "brown_bear", on=0, pay="oak oak oak")
    play(game, "eurasian_jay", on=0, pay="oak")
    assert prompt_species(game) == "brown_bear"
    do(game, "use")
    assert (len(cave(game)), clearing(game)) == (6, [])


@pytest.mark.parametrize("number", [0, 1, 3])
def test_ruling_42_raccoon_any_number_then_as_many_draws(number: int) -> None:
    game = scene("base", hand=["raccoon", "oak", "linden", "beech", "birch"], forest=["birch"])
    play(game, "raccoon", on=0, pay="oak")
    assert len(texts(game)) == 8  # seven sets, or none
    do(game, " ".join(["cave", "linden", "beech", "birch"][: number + 1]) if number else "skip")
    assert (len(cave(game)), len(hand(game)), due(game)) == (number, 3, (1, "turn"))
    view = game.view(1).seats[0]
    assert view.cave == (None,) * number


def test_ruling_43_hares_share_a_slot_in_the_same_turn_too() -> None:
    hares = ["B067", "B068", "B069"]  # left hares
    game = scene("base", hand=["mole", "oak", "oak", *hares], forest=["linden european_badger> bullfinch", "linden"])
    play(game, "mole", on=1, pay="oak oak")
    do(game, "play B067a", "on 0", "play B068a", "join 0", "play B069a", "join 0")
    assert forest(game)[0] == "linden european_badger bullfinch european_hare +european_hare +european_hare"
    assert points(game, "european_hare") == 9
    beside = scene("base", hand=["B080", "oak"], forest=["linden european_hare<"])
    assert refusal(beside, "play B080a") == "no_slot"  # a lynx does not


def test_ruling_44_two_toads_share_a_slot_in_the_same_turn_too() -> None:
    game = scene(
        "base", hand=["mole", "oak", "oak", "B122", "B131", "B133"], forest=["linden", "birch hedgehog", "birch"]
    )
    play(game, "mole", on=0, pay="oak oak")
    do(game, "play B122b", "on 2")
    assert points(game, "common_toad") == 0
    do(game, "play B131b", "join 2")
    assert points(game, "common_toad") == 10
    assert refusal(game, "play B133b") == "no_slot"  # two at most
    assert sheet("base", ["oak common_toad", "oak common_toad"], "common_toad") == 0


def test_ruling_45_what_the_bee_counts_for() -> None:
    bee = "violet_carpenter_bee"
    assert sheet("base", ["beech", "beech", f"beech {bee}"], "beech") == 15
    assert sheet("base", [f"horse_chestnut {bee}"], "horse_chestnut") == 4
    assert sheet("base", [f"linden {bee}"], "linden", others=[["linden", "linden"]]) == 3
    pecker = [f"oak {bee} great_spotted_woodpecker"]
    assert sheet("base", pecker, "great_spotted_woodpecker", others=[["oak", "oak"]]) == 10
    nine = [f"birch {bee} moss", *["birch"] * 8]
    assert sheet("base", nine, "moss") == 10
    assert sheet("base", ["sapling violet_carpenter_bee moss", *["birch"] * 8], "moss") == 10
    assert sheet("base", [f"sycamore {bee}"], "sycamore") == 1
    assert sheet("base", [f"oak {bee} red_deer"], "red_deer") == 1
    assert sheet("base", [f"beech {bee}"], bee) == 0
    seven = ["beech", "birch", "douglas_fir", "horse_chestnut", "linden", "silver_fir", f"oak {bee} wild_strawberries"]
    assert sheet("base", seven, "oak") == sheet("base", seven, "wild_strawberries") == 0
    assert (
        sheet("base", [f"beech {bee}", "linden"], "linden", others=[["linden", "linden"]]) == 1
    )  # at its own tree only


def test_ruling_46_bees_help_the_beeches_but_do_not_score() -> None:
    two = ["beech violet_carpenter_bee violet_carpenter_bee", "beech"]
    game = scene("base", forest=two)
    assert (points(game, "beech"), points(game, "violet_carpenter_bee")) == (10, 0)
    assert sheet("base", ["beech", "beech", "beech"], "beech") == 0


@pytest.mark.parametrize(("number", "expected"), [(1, 1), (2, 4), (3, 9), (6, 36), (7, 49), (8, 49), (11, 49)])
def test_ruling_47_horse_chestnuts_score_together(number: int, expected: int) -> None:
    assert sheet("base", ["horse_chestnut"] * number, "horse_chestnut") == expected


def test_ruling_48_a_tie_is_most() -> None:
    assert sheet("base", ["linden"], "linden", others=[["linden"], []]) == 3
    assert sheet("base", ["linden"], "linden", others=[[], ["linden", "linden"]]) == 1
    pecker = ["oak great_spotted_woodpecker"]
    assert sheet("base", pecker, "great_spotted_woodpecker", others=[["oak"], ["birch"]]) == 10
    assert sheet("base", pecker, "great_spotted_woodpecker", others=[["oak"], ["birch", "birch"]]) == 0


@pytest.mark.parametrize(
    ("butterflies", "expected"),
    [
        (["peacock_butterfly"], 0),
        (["peacock_butterfly", "peacock_butterfly"], 0),
        (["peacock_butterfly", "purple_emperor"], 3),
        (["peacock_butterfly", "purple_emperor", "purple_emperor", "peacock_butterfly"], 6),
        (["peacock_butterfly", "purple_emperor", "camberwell_beauty", "purple_emperor", "peacock_butterfly"], 9),
        (
            [
                "peacock_butterfly",
                "purple_emperor",
                "camberwell_beauty",
                "large_tortoiseshell",
                "silver_washed_fritillary",
            ],
            20,
        ),
    ],
)
def test_ruling_49_butterflies_make_sets_of_different_species(butterflies: list[str], expected: int) -> None:
    game = scene("base", forest=[f"oak {name}" for name in butterflies])
    assert game.scores()[0] == expected


def test_ruling_50_fireflies_and_salamanders_score_together() -> None:
    for species, table in (("fireflies", [0, 10, 15, 20]), ("fire_salamander", [5, 15, 25])):
        for number, expected in enumerate(table, 1):
            assert sheet("base", [f"oak {species}"] * number, species) == expected


def test_ruling_51_the_dormouse_needs_a_bat_at_the_same_tree() -> None:
    assert sheet("base", ["oak european_fat_dormouse barbastelle_bat"], "european_fat_dormouse") == 15
    apart = ["oak european_fat_dormouse", "oak barbastelle_bat"]
    assert sheet("base", apart, "european_fat_dormouse") == 0
    assert sheet("base", ["sapling european_fat_dormouse barbastelle_bat"], "european_fat_dormouse") == 15


def test_ruling_52_wolf_and_fox_count_what_lies_there() -> None:
    fox = scene(
        "base", hand=["red_fox", "oak", "oak", "european_hare"], forest=["birch european_hare +european_hare", "birch"]
    )
    play(fox, "red_fox", on=1, pay="oak oak", then="use")
    assert len(hand(fox)) == 3  # one was left, two hares
    wolf = scene("base", hand=["wolf", "oak", "oak", "oak"], forest=["birch roe_deer red_deer", "birch fallow_deer"])
    play(wolf, "wolf", on=1, pay="oak oak oak", then="use")
    assert len(hand(wolf)) == 3


def test_ruling_53_roe_deer_counts_every_visible_card_with_its_symbol() -> None:
    trees = ["birch roe_deer@birch", "oak chaffinch@birch", "sapling", "beech"]
    game = scene("base", forest=trees, cave=3)
    assert points(game, "roe_deer") == 3 * 3  # the birch, itself, the chaffinch
    two = ["birch roe_deer@birch", "beech roe_deer@beech"]
    assert sheet("base", two, "roe_deer") == 3 * 2 + 3 * 2
    hidden = scene("base", forest=["oak B086b"])  # its hidden half shows linden
    assert points(hidden, "roe_deer") == 3


def test_ruling_54_gnat_places_any_number_of_bats() -> None:
    bats = ["barbastelle_bat<", "bechsteins_bat<", "greater_horseshoe_bat<"]
    game = scene("base", hand=["gnat", *bats, "oak"], forest=["linden", "linden", "linden", "linden"])
    play(game, "gnat", on=0)
    for host, bat in enumerate(bats, 1):
        do(game, f"place {bat}", f"on {host}")
    assert (texts(game), clearing(game)) == (["skip"], [])
    do(game, "skip")
    assert (points(game, "gnat"), due(game)) == (3, (1, "turn"))


# -- dartmoor -----------------------------------------------------------------------------------------------------


def test_ruling_57_cuckoo_joins_a_bird_on_a_tree_or_shrub() -> None:
    trees = ["ash", "elderberry meadow_pipit", "rivulet buzzard", "ash southern_damselfly"]
    game = scene("dartmoor", hand=["cuckoo", "cuckoo", "ash", "ash"], forest=trees)
    do(game, "play cuckoo")
    assert texts(game) == ["join 1"]
    do(game, "join 1", "pay ash")
    assert points(game, "cuckoo") == 7
    next_turn(game, 1)
    next_turn(game, 0)
    assert refusal(game, "play cuckoo") == "no_slot"
    french = scene("dartmoor", hand=["cuckoo", "ash"], forest=["ash meadow_pipit +cuckoo"], options={"cuckoo": "any"})
    play(french, "cuckoo", join=0, pay="ash")
    assert points(french, "cuckoo") == 14


@pytest.mark.parametrize(("value", "source"), [("effect", "effect"), ("bonus", "bonus")])
def test_ruling_58_wheatear_effect_or_bonus(value: str, source: str) -> None:
    cards = ["wheatear@goat_willow", "goat_willow", "ash"]
    game = scene("dartmoor", hand=cards, forest=["rivulet", "universal_moor"], options={"wheatear": value})
    play(game, "wheatear", on=0, pay="goat_willow")
    assert source_of(game) == source
    do(game, "use")
    assert len(cave(game)) == 2
    other = scene("dartmoor", hand=cards, forest=["rivulet", "universal_moor"], options={"wheatear": value})
    play(other, "wheatear", on=0, pay="ash")
    assert due(other) == ((0, "use") if value == "effect" else (1, "turn"))


def test_ruling_59_shrew_counts_insects() -> None:
    trees = ["ash lake_fly gnat", "ash southern_damselfly", "ash field_vole<"]
    game = scene("dartmoor", hand=["shrew>", "ash"], forest=trees)
    play(game, "shrew>", on=2, then="use")
    assert len(cave(game)) == 3
    none = scene("dartmoor", hand=["shrew>", "ash"], forest=["ash field_vole<"])
    play(none, "shrew>", on=0)
    assert due(none) == (1, "turn")


def test_ruling_60_badger_and_rabbits() -> None:
    beside = ["ash dartmoor_badger< alcathoe_bat>", "ash roe_deer<"]
    game = scene("dartmoor", hand=["D054", "D066"], forest=beside)
    do(game, "play D054a")
    assert texts(game) == ["join 0"]  # also beside the badger
    do(game, "join 0", "place D066b")
    assert texts(game) == ["join 0", "on 1"]  # also beside the bat
    do(game, "join 0")
    assert forest(game)[0] == "ash dartmoor_badger alcathoe_bat +dartmoor_black_rabbit +dartmoor_black_rabbit"
    alone = scene("dartmoor", hand=["D058", "D054", "ash"], forest=["ash dartmoor_black_rabbit<"])
    assert refusal(alone, "play D058a") == refusal(alone, "play D054a") == "no_slot"


def test_ruling_61_black_rabbit_brings_any_number_of_rabbits() -> None:
    game = scene("dartmoor", hand=["D054", "D055", "D063", "tor"], forest=["ash", "ash", "ash"])
    do(game, "play D054a", "on 0", "place D055a", "on 1", "place D063a", "on 2")
    assert texts(game) == ["skip"]
    do(game, "skip")
    assert (points(game, "dartmoor_black_rabbit"), due(game)) == (9, (1, "turn"))
    free = scene("dartmoor", hand=["D170", "D026", "D027", "D054", "D055"], forest=["ash", "ash"])
    play(free, "warrens", pay="D026 D027")
    do(free, "place D054a", "on 0")
    assert due(free) == (1, "turn")  # a free rabbit uses no effect


def test_ruling_62_dragonflies_share_one_top_slot_at_water_soldiers() -> None:
    trees = ["ash water_soldiers southern_damselfly", "tor water_soldiers southern_damselfly buzzard"]
    game = scene("dartmoor", hand=["keeled_skimmer", "emerald_damselfly", "beautiful_demoiselle"], forest=trees)
    do(game, "play keeled_skimmer")
    assert texts(game) == ["join 0", "join 1"]
    do(game, "join 0")
    next_turn(game, 0)
    do(game, "play emerald_damselfly", "join 0")
    assert forest(game)[0] == "ash water_soldiers southern_damselfly +keeled_skimmer +emerald_damselfly"
    bird = scene("dartmoor", hand=["keeled_skimmer"], forest=["ash water_soldiers buzzard"])
    assert refusal(bird, "play keeled_skimmer") == "no_slot"
    without = scene("dartmoor", hand=["keeled_skimmer"], forest=["ash southern_damselfly"])
    assert refusal(without, "play keeled_skimmer") == "no_slot"


def test_ruling_63_blanket_bog_doubles_plants_below_it() -> None:
    game = scene("dartmoor", forest=["blanket_bog adders_tongue blue_ground_beetle", "tor adders_tongue"])
    assert points(game, "adders_tongue") == 6 + 3
    assert points(game, "blue_ground_beetle") == 3
    assert points(game, "blanket_bog") == 0


def test_ruling_64_ash_and_rivulet() -> None:
    """Ash: black alders and plants, a card that is both counts twice. Rivulet: 2 for each goat willow symbol."""
    game = scene(
        "dartmoor", forest=["ash", "black_alder", "tor adders_tongue@black_alder", "ash adders_tongue@crab_apple"]
    )
    assert points(game, "ash") == 2 * (2 + 2)
    river = scene("dartmoor", forest=["rivulet@moor_birch", "goat_willow", "ash buzzard@ash heather@goat_willow"])
    assert points(river, "rivulet") == 4
    assert sheet("dartmoor", ["rivulet@goat_willow"], "rivulet") == 2


def test_ruling_65_pheasant_and_sessile_oak_count_trees_and_shrubs() -> None:
    trees = ["sessile_oak common_pheasant", "elderberry", "tor", "universal_moor"]
    game = scene("dartmoor", forest=trees)
    assert (points(game, "sessile_oak"), points(game, "common_pheasant")) == (2, 2)


def test_ruling_66_dragonflies_are_insects_and_mice_are_pawed() -> None:
    assert sheet("dartmoor", ["valley_mire keeled_skimmer", "ash southern_damselfly"], "valley_mire") == 4
    assert sheet("dartmoor", ["warrens", "ash field_vole shrew", "ash wood_mouse"], "warrens") == 6


def test_ruling_67_a_tie_for_most_moors_is_enough() -> None:
    godwit, pony = "tor black_tailed_godwit", "ash dartmoor_pony"
    assert sheet("dartmoor", [godwit], "black_tailed_godwit", others=[["tor"]]) == 10
    assert sheet("dartmoor", [godwit], "black_tailed_godwit", others=[["tor", "tor"]]) == 0
    assert sheet("dartmoor", [pony, "tor"], "dartmoor_pony", others=[["tor"]]) == 15
    assert sheet("dartmoor", [pony], "dartmoor_pony", others=[["tor"]]) == 5
    assert sheet("dartmoor", [pony], "dartmoor_pony", others=[[]]) == 15  # none each


def test_ruling_68_barn_owl_needs_a_bat_in_the_forest() -> None:
    for trees, turns in ((["ash"], 0), (["ash alcathoe_bat"], 1), (["ash alcathoe_bat brandts_bat"], 1)):
        game = scene("dartmoor", hand=["barn_owl", "ash", "black_alder"], forest=trees)
        play(game, "barn_owl", on=0, pay="ash black_alder")
        assert due(game) == ((0, "use") if turns else (1, "turn"))
        if turns:
            do(game, "use")
            assert (due(game), game.state.extra) == ((0, "turn"), 0)


def test_ruling_69_fully_occupied() -> None:
    """Four sides of a tree, shared slots once; Beech Marten counts trees, Crab Apple and Nuthatch their own host."""
    full = "oak bullfinch hedgehog lynx< beech_marten>"
    assert sheet("base", [full, "linden"], "beech_marten") == 5
    hares = "oak bullfinch european_hare< +european_hare +european_hare beech_marten>"
    assert sheet("base", [hares], "beech_marten") == 0
    assert sheet("base", [f"{hares} hedgehog"], "beech_marten") == 5
    assert sheet("dartmoor", ["crab_apple southern_damselfly water_soldiers +keeled_skimmer"], "crab_apple") == 0
    apple = "crab_apple southern_damselfly water_soldiers +keeled_skimmer alcathoe_bat field_vole"
    assert sheet("dartmoor", [apple], "crab_apple") == 8


@pytest.mark.parametrize(
    ("birds", "expected"),
    [
        (["meadow_pipit"], 1),
        (["meadow_pipit", "meadow_pipit"], 2),
        (["meadow_pipit", "buzzard"], 3),
        (["meadow_pipit", "buzzard", "barn_owl"], 3),
        (["meadow_pipit", "buzzard", "barn_owl", "wheatear"], 6),
        (["meadow_pipit", "buzzard", "barn_owl", "wheatear", "treecreeper"], 6),
        (["meadow_pipit", "buzzard", "barn_owl", "wheatear", "treecreeper", "nuthatch"], 10),
    ],
)
def test_ruling_70_different_species_are_names(birds: list[str], expected: int) -> None:
    assert sheet("dartmoor", [f"ash {bird}" for bird in birds], "meadow_pipit") == expected


def test_ruling_70_face_down_cards_have_no_species() -> None:
    fern = ["tor royal_fern", "universal_moor"]
    assert sheet("dartmoor", fern, "royal_fern") == 2


def test_ruling_71_cards_go_to_a_cave_one_by_one_face_up() -> None:
    game = scene("dartmoor", hand=["brandts_bat", "ash"], forest=["ash"], deck=["tor", "winter", "rivulet"])
    play(game, "brandts_bat", on=0, pay="ash", then="use")
    assert cave(game) == ["tor", "rivulet"]
    assert None not in game.view(1).seats[0].cave
    end = scene("dartmoor", hand=["brandts_bat", "ash"], forest=["ash"], deck=["tor", "winter", "winter", "winter"])
    play(end, "brandts_bat", on=0, pay="ash", then="use")
    assert (end.is_over, cave(end)) == (True, ["tor"])


def test_ruling_73_the_two_games_are_never_mixed() -> None:
    hosts = [{"species": "oak", "top": ["curlew@ash"]}]
    with pytest.raises(BadTable, match="base has no species 'curlew'"):
        score_table({"format": "spinney.forests/1", "edition": "base", "forests": [{"hosts": hosts}]})
    assert refusal(scene("base", hand=["oak"]), "sapling D001") == "bad_move"
