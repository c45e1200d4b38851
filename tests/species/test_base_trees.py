"""Base: the eight trees."""

from tests.scenes import after, asked, clearing, do, forest, hand, next_turn, points, refusal, scene
from tests.species.covering import covers

OTHER_SEVEN = ["beech", "birch", "douglas_fir", "horse_chestnut", "linden", "silver_fir", "sycamore"]
"""All tree species but the oak."""


@covers("base", "beech")
def test_beech_is_paid_for_turns_a_card_over_and_draws_one() -> None:
    game = scene("base", hand=["beech", "oak"], deck=["birch", "linden"])
    do(game, "play beech")
    assert asked(game) == "0 pay"
    do(game, "pay oak")
    assert clearing(game) == ["oak", "birch"]
    assert forest(game) == ["beech"]
    assert asked(game) == "0 use effect beech"
    assert hand(after(game, "use")) == ["linden"]
    assert asked(after(game, "use")) == "1 turn"
    assert hand(after(game, "skip")) == []
    assert asked(after(game, "skip")) == "1 turn"


@covers("base", "beech")
def test_beech_scores_five_each_from_four_on() -> None:
    for number in range(1, 9):
        game = scene("base", hand=["beech", "oak"], forest=["beech"] * (number - 1))
        do(game, "play beech", "pay oak", "skip")
        assert points(game, "beech") == (5 * number if number >= 4 else 0)


@covers("base", "beech")
def test_beech_is_helped_by_bees_at_beeches_only() -> None:
    game = scene("base", hand=["beech", "oak"], forest=["beech violet_carpenter_bee", "beech"])
    do(game, "play beech", "pay oak", "skip")
    assert points(game, "beech") == 15
    assert points(game, "violet_carpenter_bee") == 0
    game = scene("base", hand=["beech", "oak"], forest=["beech", "beech", "oak violet_carpenter_bee"])
    do(game, "play beech", "pay oak", "skip")
    assert points(game, "beech") == 0


@covers("base", "birch")
def test_birch_costs_nothing_and_draws_one() -> None:
    game = scene("base", hand=["birch", "oak"], deck=["beech", "linden"])
    do(game, "play birch")
    assert asked(game) == "0 use effect birch"
    assert clearing(game) == ["beech"]
    assert hand(after(game, "use")) == ["linden", "oak"]
    assert hand(after(game, "skip")) == ["oak"]
    assert points(game, "birch") == 1


@covers("base", "birch")
def test_birch_scores_one_each() -> None:
    game = scene("base", hand=["birch"], forest=["birch", "birch"])
    do(game, "play birch", "skip")
    assert points(game, "birch") == 3


@covers("base", "douglas_fir")
def test_douglas_fir_gives_another_turn_as_its_bonus() -> None:
    game = scene("base", hand=["douglas_fir", "goshawk@douglas_fir", "douglas_fir"], deck=["birch", "oak", "beech"])
    do(game, "play douglas_fir", "pay douglas_fir goshawk")  # the goshawk's other half shows a linden
    assert asked(game) == "0 use bonus douglas_fir"
    assert points(game, "douglas_fir") == 5
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "use")
    assert asked(game) == "0 turn"
    do(game, "draw deck", "draw deck")
    assert asked(game) == "1 turn"


@covers("base", "douglas_fir")
def test_douglas_fir_has_no_bonus_with_one_wrong_card() -> None:
    game = scene("base", hand=["douglas_fir", "douglas_fir", "oak"], forest=["douglas_fir"])
    do(game, "play douglas_fir", "pay douglas_fir oak")
    assert asked(game) == "1 turn"
    assert points(game, "douglas_fir") == 10


@covers("base", "horse_chestnut")
def test_horse_chestnuts_score_together_up_to_forty_nine() -> None:
    for number, wanted in enumerate([1, 4, 9, 16, 25, 36, 49, 49, 49, 49], 1):
        game = scene("base", hand=["horse_chestnut", "oak"], forest=["horse_chestnut"] * (number - 1))
        do(game, "play horse_chestnut", "pay oak")
        assert asked(game) == "1 turn"  # no effect
        assert points(game, "horse_chestnut") == wanted
    assert clearing(game)[0] == "oak"


@covers("base", "horse_chestnut")
def test_horse_chestnuts_count_bees_at_them() -> None:
    at_both = ["horse_chestnut violet_carpenter_bee", "oak violet_carpenter_bee"]
    game = scene("base", hand=["horse_chestnut", "oak"], forest=at_both)
    do(game, "play horse_chestnut", "pay oak")
    assert points(game, "horse_chestnut") == 9
    many = ["horse_chestnut violet_carpenter_bee"] * 2 + ["horse_chestnut"] * 3
    game = scene("base", hand=["horse_chestnut", "oak"], forest=many)
    do(game, "play horse_chestnut", "pay oak")
    assert points(game, "horse_chestnut") == 49


@covers("base", "linden")
def test_linden_scores_three_while_nobody_has_more_and_a_tie_is_enough() -> None:
    wanted = {0: 6, 1: 6, 2: 6, 3: 2}
    for theirs, mine in wanted.items():
        game = scene("base", hand=["linden", "oak"], forest=["linden"], others=[["linden"] * theirs])
        do(game, "play linden", "pay oak")
        assert asked(game) == "1 turn"
        assert points(game, "linden") == mine
        assert points(game, "linden", seat=1) == theirs * (3 if theirs >= 2 else 1)


@covers("base", "linden")
def test_linden_counts_bees_at_lindens_in_every_forest() -> None:
    game = scene("base", hand=["linden", "oak"], others=[["linden violet_carpenter_bee"], ["birch"]])
    do(game, "play linden", "pay oak")
    assert points(game, "linden") == 1
    assert points(game, "linden", seat=1) == 3
    mine = ["linden violet_carpenter_bee"]
    game = scene("base", hand=["linden", "oak"], forest=mine, others=[["linden"], ["linden"] * 3])
    do(game, "play linden", "pay oak")
    assert [points(game, "linden", seat) for seat in range(3)] == [6, 1, 9]


@covers("base", "oak")
def test_oak_gives_another_turn_as_its_bonus_only() -> None:
    game = scene("base", hand=["oak", "oak", "oak", "linden"], forest=[])
    do(game, "play oak")
    assert asked(after(game, "pay oak linden")) == "1 turn"
    do(game, "pay oak oak")
    assert asked(game) == "0 use bonus oak"
    assert points(game, "oak") == 0
    assert asked(after(game, "use")) == "0 turn"
    assert asked(after(game, "skip")) == "1 turn"


@covers("base", "oak")
def test_oak_scores_ten_each_with_eight_tree_species() -> None:
    game = scene("base", hand=["oak", "birch", "birch"], forest=[*OTHER_SEVEN, "oak"])
    do(game, "play oak", "pay birch birch")
    assert points(game, "oak") == 20
    six = [*OTHER_SEVEN[:5], "sapling", "silver_fir violet_carpenter_bee"]
    game = scene("base", hand=["oak", "birch", "birch"], forest=six)
    do(game, "play oak", "pay birch birch")
    assert points(game, "oak") == 0


@covers("base", "silver_fir")
def test_silver_fir_places_a_pawed_animal_free_as_its_bonus() -> None:
    game = scene("base", hand=["silver_fir"] * 3 + ["beech_marten@beech", "oak"], forest=["birch"])
    do(game, "play silver_fir")
    assert asked(after(game, "pay silver_fir oak")) == "1 turn"
    do(game, "pay silver_fir silver_fir")
    assert asked(game) == "0 free bonus silver_fir"
    assert refusal(game, "place oak") == "wrong_type"
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "place beech_marten", "on 1")
    assert asked(game) == "1 turn"  # the marten's own effect is not used
    assert hand(game) == ["oak"]
    assert forest(game) == ["birch", "silver_fir beech_marten"]
    assert points(game, "silver_fir") == 2


@covers("base", "silver_fir")
def test_silver_fir_is_not_asked_about_its_bonus_without_a_card_in_hand() -> None:
    game = scene("base", hand=["silver_fir"] * 3)
    do(game, "play silver_fir", "pay silver_fir silver_fir")
    assert asked(game) == "1 turn"
    game = scene("base", hand=["silver_fir"] * 3 + ["oak"])
    do(game, "play silver_fir", "pay silver_fir silver_fir")
    assert asked(game) == "0 free bonus silver_fir"  # others must not learn that no card fits
    assert [str(move) for move in game.legal_moves()] == ["skip"]


@covers("base", "silver_fir", "european_hare")
def test_silver_fir_scores_two_for_each_card_at_it_in_shared_slots_too() -> None:
    game = scene("base", hand=["silver_fir", "oak", "oak"], forest=["birch tawny_owl"])
    do(game, "play silver_fir", "pay oak oak")
    assert points(game, "silver_fir") == 0
    full = "silver_fir tawny_owl wood_ant european_hare +european_hare lynx>"
    game = scene("base", hand=["european_hare<"], forest=[full, "silver_fir chaffinch"])
    assert points(game, "silver_fir") == 10 + 2
    do(game, "play european_hare", "join 0")
    assert points(game, "silver_fir") == 12 + 2


@covers("base", "sycamore")
def test_sycamore_scores_one_for_each_tree_with_itself_and_saplings() -> None:
    game = scene("base", hand=["sycamore", "oak", "linden"], forest=["oak", "sapling", "beech violet_carpenter_bee"])
    do(game, "play sycamore", "pay oak linden")
    assert asked(game) == "1 turn"
    assert clearing(game)[:2] == ["linden", "oak"]
    assert points(game, "sycamore") == 4  # the bee is no tree


@covers("base", "sycamore")
def test_sycamores_each_count_all_trees() -> None:
    game = scene("base", hand=["sycamore", "oak", "linden", "birch"], forest=["sycamore", "sycamore", "oak"])
    do(game, "play sycamore", "pay oak linden")
    assert points(game, "sycamore") == 3 * 4
    next_turn(game)
    do(game, "sapling birch")
    assert points(game, "sycamore") == 3 * 5
