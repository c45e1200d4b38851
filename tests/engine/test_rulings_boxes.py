"""Rulings 55, 56 and 74 to 86 of docs/rulings.md: what expansions bring, one test each."""

import pytest

from spinney import BadOption, Game, score_table
from spinney.cards import load_edition
from tests.scenes import after, asked, clearing, do, hand, play, points, refusal, scene

ALPINE, EDGE, BOTH = "base+alpine", "base+woodland_edge", "base+alpine+woodland_edge"


def test_ruling_55_shrubs_are_no_trees() -> None:
    full = "chaffinch moss lynx< wolf>"
    hosts = [f"blackthorn {full}", "birch wood_ant", "elderberry wood_ant", "oak beech_marten european_fat_dormouse"]
    game = scene(EDGE, forest=[*hosts, "blackthorn european_fat_dormouse barbastelle_bat"])
    assert points(game, "wood_ant") == 2 * 2
    assert points(game, "beech_marten") == 0
    assert points(game, "european_fat_dormouse") == 0  # it wants its bat at a tree
    mushroom = scene(EDGE, hand=["moss", "gnat"], forest=["oak parasol_mushroom", "elderberry"])
    play(mushroom, "moss", on=1)
    assert "parasol" not in asked(mushroom)


def test_ruling_56_any_eight_tree_species_will_do() -> None:
    trees = ["oak", "beech", "birch", "linden", "sycamore", "silver_fir", "european_larch", "stone_pine"]
    assert points(scene(ALPINE, forest=trees), "oak") == 10
    assert points(scene(ALPINE, forest=trees[:-1]), "oak") == 0


def test_ruling_74_dartmoor_stands_alone_and_expansions_need_base() -> None:
    for edition in (
        "dartmoor+alpine",
        "dartmoor+woodland_edge",
        "alpine",
        "alpine+woodland_edge",
        "base+alpine+alpine",
    ):
        with pytest.raises(BadOption, match=r"builds on base|stands there twice"):
            Game.new(edition, ["Ana", "Ben"], 1)
    for edition in (ALPINE, EDGE, BOTH):
        assert Game.new(edition, ["Ana", "Ben"], 1).edition == edition


def test_ruling_75_how_many_cards_are_removed() -> None:
    for edition, removed in ((ALPINE, [55, 40, 25, 10]), (EDGE, [55, 40, 25, 10]), (BOTH, [90, 60, 45, 30])):
        for seats, number in zip((2, 3, 4, 5), removed, strict=True):
            game = Game.new(edition, [f"P{seat}" for seat in range(seats)], 1)
            assert len(game.deal.removed) == number
            assert len(game.deal.deck) == len(load_edition(edition).cards) - number + 3


def test_ruling_76_up_to_two_cards_go_to_the_cave() -> None:
    game = scene(ALPINE, hand=["bearded_vulture", "oak"], forest=["birch"], clearing=["linden", "beech"])
    play(game, "bearded_vulture", on=0, pay="oak")
    for chosen, left in (("cave linden", 2), ("cave linden oak", 1), ("skip", 3)):
        assert len(clearing(after(game, chosen))) == left
    assert refusal(game, "cave linden beech oak") == "wrong_number"


def test_ruling_77_mountain_hares_count_as_european_ones_but_share_no_slot() -> None:
    game = scene(ALPINE, hand=["european_hare<"], forest=["oak european_hare>", "oak mountain_hare<"])
    assert (points(game, "european_hare"), points(game, "mountain_hare")) == (2, 2)
    do(game, "play european_hare")
    assert [str(move) for move in game.legal_moves()] == ["on 0"]


def test_ruling_78_a_shrub_is_no_tree_for_the_mulligan() -> None:
    for seed in range(400):
        game = Game.new(EDGE, ["Ana", "Ben", "Cem"], seed)
        cards = [card for card in load_edition(EDGE).cards if card.id in game.deal.deck[:6]]
        kinds = {half.slot for card in cards for half in card.halves}
        if "shrub" in kinds and "tree" not in kinds:
            assert [str(move) for move in game.legal_moves()] == ["keep", "mulligan"]
            return
    raise AssertionError("no such hand was dealt")


def test_ruling_79_mushrooms_wait_and_shrubs_do_not() -> None:
    game = scene(EDGE, hand=["blackthorn@birch", "birch", "birch", "map_butterfly"], forest=["oak"])
    play(game, "blackthorn", pay="birch birch")
    do(game, "place map_butterfly", "on 1")
    assert asked(game) == "0 use permanent blackthorn"
    late = scene(ALPINE, hand=["mole", "black_trumpet", "mountain_hare", *["oak"] * 4], forest=["oak", "oak"])
    play(late, "mole", on=0, pay="oak oak")
    play(late, "black_trumpet", on=1, pay="oak oak")
    do(late, "play mountain_hare", "on 0")
    assert asked(late) != "0 use permanent black_trumpet"


def test_ruling_80_the_water_vole_lays_the_hand_of_the_beginning() -> None:
    cards = ["european_water_vole", "beech", "beech", "gnat", "wolf"]
    game = scene(EDGE, hand=cards, forest=["birch", "oak chanterelle"], deck=["linden", "sycamore"])
    play(game, "european_water_vole", on=0, pay="beech beech")
    do(game, "lay gnat", "use")
    drawn = game.state.tables.card_ids[game.state.aside[0]]
    assert refusal(game, f"lay {drawn}") == "not_in_hand"
    do(game, "skip")
    assert "sycamore" in hand(game)


def test_ruling_81_no_more_than_ten_cards_are_taken() -> None:
    bats = ["barbastelle_bat", "bechsteins_bat", "brown_long_eared_bat"]
    cards = ["crane_fly@birch", "birch", "oak", "linden", "beech", "sycamore", "oak", "linden", "beech", "sycamore"]
    game = scene(EDGE, hand=cards, forest=["birch"], clearing=bats)
    play(game, "crane_fly", on=0, pay="birch", then="skip use")
    do(game, "take bechsteins_bat", "take barbastelle_bat")
    assert (len(hand(game)), asked(game)) == (10, "1 turn")


def test_ruling_82_one_half_is_enough() -> None:
    game = scene(EDGE, hand=["crane_fly@birch", "birch"], forest=["oak"], clearing=["common_pipistrelle", "linden"])
    play(game, "crane_fly", on=0, pay="birch", then="use")
    assert len(hand(game)) == 1
    swarm = scene(EDGE, hand=["bee_swarm", "gnat"], forest=["oak"], clearing=["digitalis", "moss", "wolf"])
    play(swarm, "bee_swarm", on=0, pay="gnat", then="use")
    assert len(swarm.state.caves[0]) == 2


def test_ruling_83_squeakers_are_one_species_in_two_boxes() -> None:
    row = load_edition(EDGE).species["squeaker"]
    assert (row.copies, row.types, row.box) == (7, ("cloven_hoofed",), "base")

    def wildcat(squeaker: str) -> int:
        hosts = [{"species": "oak", "left": [squeaker], "right": ["european_wildcat@horse_chestnut"]}]
        table = {"format": "spinney.forests/1", "edition": EDGE, "forests": [{"name": "Ana", "hosts": hosts}]}
        parts = score_table(table)["scores"][0]["parts"]
        return int(next(part["points"] for part in parts if part["species"] == "european_wildcat"))

    assert wildcat("squeaker@horse_chestnut") == wildcat("squeaker@oak") == wildcat("squeaker") == 1
    assert wildcat("squeaker@horse_chestnut:woodland_edge") == 2


def test_ruling_84_sets_grow_to_seven() -> None:
    names = ["camberwell_beauty", "large_tortoiseshell", "peacock_butterfly", "purple_emperor"]
    names += ["silver_washed_fritillary", "phoebus_apollo", "map_butterfly"]
    for number, score in enumerate((0, 3, 6, 12, 20, 35, 55), 1):
        game = scene(BOTH, forest=[f"sapling {name}" for name in names[:number]])
        assert game.scores()[0] == score
    assert load_edition("base").species["peacock_butterfly"].points["table"] == [0, 3, 6, 12, 20]


def test_ruling_85_the_alpine_newt_places_two_cards() -> None:
    game = scene(ALPINE, hand=["alpine_newt@stone_pine", "stone_pine", "chamois", "gnat"], forest=["oak", "oak"])
    play(game, "alpine_newt", on=0, pay="stone_pine")
    do(game, "place chamois", "on 0", "place gnat", "on 1")
    assert (asked(game), hand(game)) == ("1 turn", [])


def test_ruling_86_nettles_polecats_and_bees_at_shrubs() -> None:
    game = scene(EDGE, hand=["map_butterfly@oak"], forest=["elderberry map_butterfly stinging_nettle"])
    play(game, "map_butterfly@oak", join=0)
    assert points(game, "stinging_nettle") == 4
    assert points(scene(EDGE, forest=["elderberry european_polecat"]), "european_polecat") == 10
    assert points(scene(EDGE, forest=["elderberry european_polecat digitalis"]), "european_polecat") == 0
    hosts = ["birch great_spotted_woodpecker", "elderberry violet_carpenter_bee"]
    game = scene(EDGE, forest=hosts, others=[["oak", "oak"]])
    assert points(game, "great_spotted_woodpecker") == 0
