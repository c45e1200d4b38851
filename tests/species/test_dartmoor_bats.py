"""Dartmoor: bats, and the insects that bring them."""

from spinney import Game
from tests.scenes import after, asked, cave, clearing, do, forest, hand, points, refusal, scene
from tests.species.covering import covers

BATS = ("alcathoe_bat", "brandts_bat", "common_noctule", "daubentons_bat", "serotine_bat")


def bat_points(game: Game) -> int:
    return sum(points(game, bat) for bat in BATS)


@covers("dartmoor", *BATS)
def test_bats_score_five_each_with_three_species() -> None:
    for bat in BATS:
        second, third = [other for other in BATS if other != bat][:2]
        for last, wanted in {third: 20, second: 0}.items():
            hosts = ["moor_birch", f"ash {second}", f"ash {last}", f"ash {second}"]
            game = scene("dartmoor", hand=[bat, "tor"], forest=hosts)
            assert bat_points(game) == 0
            do(game, f"play {bat}", "on 0", "pay tor")
            assert "tor" in clearing(game)
            assert bat_points(game) == wanted


@covers("dartmoor", "alcathoe_bat")
def test_alcathoe_bat_puts_two_cards_of_the_clearing_into_the_cave() -> None:
    game = scene("dartmoor", hand=["alcathoe_bat", "ash"], forest=["moor_birch"], clearing=["tor", "rivulet"])
    do(game, "play alcathoe_bat", "on 0", "pay ash")
    assert asked(game) == "0 cave effect alcathoe_bat"
    assert refusal(game, "cave tor") == "wrong_number"
    assert cave(after(game, "skip")) == []
    do(game, "cave tor ash")
    assert sorted(cave(game)) == ["ash", "tor"]
    assert clearing(game) == ["rivulet"]
    assert asked(game) == "1 turn"
    assert game.scores()[0] == 1 + 2


@covers("dartmoor", "alcathoe_bat")
def test_alcathoe_bat_takes_the_one_card_that_is_there() -> None:
    game = scene("dartmoor", hand=["alcathoe_bat", "ash"], forest=["moor_birch"])
    do(game, "play alcathoe_bat", "on 0", "pay ash", "cave ash")
    assert cave(game) == ["ash"]
    assert asked(game) == "1 turn"


@covers("dartmoor", "brandts_bat")
def test_brandts_bat_puts_two_deck_cards_into_the_cave() -> None:
    deck = ["tor", "winter", "winter", "rivulet", "ash"]
    game = scene("dartmoor", hand=["brandts_bat", "ash"], forest=["moor_birch"], deck=deck)
    do(game, "play brandts_bat", "on 0", "pay ash")
    assert asked(game) == "0 use effect brandts_bat"
    assert cave(after(game, "skip")) == []
    do(game, "use")
    assert cave(game) == ["tor", "rivulet"]
    assert game.state.winter == 2
    assert asked(game) == "1 turn"
    assert game.scores()[0] == 1 + 2


@covers("dartmoor", "brandts_bat")
def test_brandts_bat_ends_the_game_with_the_third_winter_card() -> None:
    deck = ["winter", "winter", "tor", "winter"]
    game = scene("dartmoor", hand=["brandts_bat", "ash"], forest=["moor_birch"], deck=deck)
    do(game, "play brandts_bat", "on 0", "pay ash", "use")
    assert asked(game) == "over"
    assert cave(game) == ["tor"]
    assert forest(game) == ["moor_birch brandts_bat"]


@covers("dartmoor", "common_noctule")
def test_common_noctule_places_a_plant_of_the_clearing_free() -> None:
    cards = ["common_noctule", "D121", "D112"]  # both lower halves are heather
    game = scene("dartmoor", hand=cards, forest=["moor_birch", "ash"], clearing=["D101", "tor"])
    do(game, "play common_noctule", "on 0", "pay D121")
    assert asked(game) == "0 free effect common_noctule"
    assert refusal(game, "place D112b") == "not_in_clearing"
    assert refusal(game, "place D101a") == "wrong_type"
    assert asked(after(game, "skip")) == "1 turn"
    paid = after(game, "place D121b", "on 0")
    assert forest(paid)[0] == "moor_birch common_noctule heather"
    do(game, "place D101b", "on 1")
    assert forest(game)[1] == "ash adders_tongue"
    assert len(clearing(game)) == 2
    assert asked(game) == "1 turn"


@covers("dartmoor", "common_noctule")
def test_common_noctule_is_not_asked_about_where_no_plant_lies_or_none_has_a_place() -> None:
    game = scene("dartmoor", hand=["common_noctule", "tor", "heather"], forest=["moor_birch"])
    do(game, "play common_noctule", "on 0", "pay tor")
    assert asked(game) == "1 turn"
    game = scene("dartmoor", hand=["common_noctule", "tor"], forest=["moor_birch otter"], clearing=["heather"])
    do(game, "play common_noctule", "on 0", "pay tor")
    assert asked(game) == "1 turn"


@covers("dartmoor", "daubentons_bat")
def test_daubentons_bat_places_an_insect_of_the_clearing_free() -> None:
    cards = ["daubentons_bat", "D090", "keeled_skimmer"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch", "ash"], clearing=["emerald_damselfly", "tor"])
    do(game, "play daubentons_bat", "on 0", "pay D090")
    assert asked(game) == "0 free effect daubentons_bat"
    assert refusal(game, "place D090a") == "wrong_type"  # its owl
    assert asked(after(game, "skip")) == "1 turn"
    beetle = after(game, "place D090b", "on 1")
    assert asked(beetle) == "1 turn"  # the beetle's effect is not used
    do(game, "place emerald_damselfly", "on 1")
    assert forest(game)[1] == "ash emerald_damselfly"
    assert asked(game) == "1 turn"


@covers("dartmoor", "daubentons_bat")
def test_daubentons_bat_is_not_asked_about_without_an_insect_in_the_clearing() -> None:
    game = scene("dartmoor", hand=["daubentons_bat", "tor", "keeled_skimmer"], forest=["moor_birch"])
    do(game, "play daubentons_bat", "on 0", "pay tor")
    assert asked(game) == "1 turn"


@covers("dartmoor", "serotine_bat")
def test_serotine_bat_takes_a_card_of_the_clearing() -> None:
    game = scene("dartmoor", hand=["serotine_bat", "ash"], forest=["moor_birch"], clearing=["tor"])
    do(game, "play serotine_bat", "on 0", "pay ash")
    assert asked(game) == "0 take effect serotine_bat"
    assert hand(after(game, "skip")) == []
    assert hand(after(game, "take ash")) == ["ash"]
    do(game, "take tor")
    assert hand(game) == ["tor"]
    assert asked(game) == "1 turn"


@covers("dartmoor", "gnat")
def test_gnat_places_any_number_of_bats_free_without_their_effects() -> None:
    cards = ["gnat<", "brandts_bat>", "alcathoe_bat", "serotine_bat", "tor"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch", "ash", "ash"], clearing=["rivulet"])
    do(game, "play gnat", "on 0")
    assert asked(game) == "0 free effect gnat"
    assert asked(after(game, "skip")) == "1 turn"
    assert refusal(game, "place tor") == "wrong_type"
    do(game, "place brandts_bat>", "on 0")
    assert asked(game) == "0 free effect gnat"
    do(game, "place alcathoe_bat", "on 1", "place serotine_bat", "on 2")
    assert asked(game) == "0 free effect gnat"
    do(game, "skip")
    assert asked(game) == "1 turn"
    assert cave(game) == []
    assert clearing(game) == ["rivulet"]
    assert points(game, "gnat") == 3
    assert bat_points(game) == 15


@covers("dartmoor", "lake_fly")
def test_lake_fly_places_one_bat_free_and_uses_its_effect() -> None:
    cards = ["lake_fly", "brandts_bat", "serotine_bat"]
    game = scene("dartmoor", hand=cards, forest=["moor_birch", "ash"], deck=["tor", "rivulet"])
    do(game, "play lake_fly", "on 0")
    assert asked(game) == "0 free effect lake_fly"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place brandts_bat", "on 1")
    assert asked(game) == "0 use effect brandts_bat"
    assert asked(after(game, "skip")) == "1 turn"  # one bat only
    do(game, "use")
    assert cave(game) == ["tor", "rivulet"]
    assert asked(game) == "1 turn"
    assert points(game, "lake_fly") == 1


@covers("dartmoor", "lake_fly")
def test_lake_fly_uses_the_effect_of_every_bat() -> None:
    effects = {
        "alcathoe_bat": "0 cave effect alcathoe_bat",
        "common_noctule": "0 free effect common_noctule",
        "daubentons_bat": "0 free effect daubentons_bat",
        "serotine_bat": "0 take effect serotine_bat",
    }
    there = ["heather", "keeled_skimmer", "tor"]
    for bat, wanted in effects.items():
        game = scene("dartmoor", hand=["lake_fly", bat], forest=["moor_birch", "ash"], clearing=there)
        do(game, "play lake_fly", "on 0", f"place {bat}", "on 1")
        assert asked(game) == wanted
        assert asked(after(game, "skip")) == "1 turn"
    game = scene("dartmoor", hand=["lake_fly", "alcathoe_bat"], forest=["moor_birch", "ash"])
    do(game, "play lake_fly", "on 0", "place alcathoe_bat", "on 1")
    assert asked(game) == "1 turn"  # an empty clearing


@covers("dartmoor", "lake_fly")
def test_lake_fly_permanent_effects_answer_before_the_bats_effect() -> None:
    game = scene("dartmoor", hand=["lake_fly", "brandts_bat"], forest=["common_hazel", "ash"])
    do(game, "play lake_fly", "on 0", "place brandts_bat", "on 1")
    assert asked(game) == "0 use permanent common_hazel"
    do(game, "use")
    assert asked(game) == "0 use effect brandts_bat"


@covers("dartmoor", "lake_fly")
def test_lake_fly_scores_one_for_each_bat() -> None:
    hosts = ["moor_birch", "ash brandts_bat common_noctule>", "ash lake_fly< brandts_bat>"]
    game = scene("dartmoor", hand=["lake_fly"], forest=hosts)
    do(game, "play lake_fly", "on 0")
    assert asked(game) == "1 turn"
    assert points(game, "lake_fly") == 6
