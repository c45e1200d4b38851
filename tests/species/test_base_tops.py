"""Base: what lies atop a tree."""

from spinney import Game
from tests.scenes import after, asked, clearing, do, forest, hand, next_turn, points, refusal, scene
from tests.species.covering import covers

BUTTERFLIES = (
    "camberwell_beauty", "large_tortoiseshell", "peacock_butterfly", "purple_emperor", "silver_washed_fritillary",
)  # fmt: skip


def butterfly_points(game: Game) -> int:
    return sum(points(game, species) for species in BUTTERFLIES)


@covers("base", "bullfinch")
def test_bullfinch_scores_two_for_each_insect() -> None:
    game = scene("base", hand=["bullfinch", "linden"], forest=["oak fireflies gnat", "birch purple_emperor", "birch"])
    do(game, "play bullfinch", "on 2", "pay linden")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["linden"]
    assert points(game, "bullfinch") == 6


@covers("base", "bullfinch")
def test_bullfinches_score_each_and_nothing_without_insects() -> None:
    game = scene("base", hand=["bullfinch", "linden"], forest=["oak", "oak bullfinch lynx"])
    do(game, "play bullfinch", "on 0", "pay linden")
    assert points(game, "bullfinch") == 0
    game = scene("base", hand=["bullfinch", "linden"], forest=["oak", "oak bullfinch violet_carpenter_bee"])
    do(game, "play bullfinch", "on 0", "pay linden")
    assert points(game, "bullfinch") == 4


@covers("base", *BUTTERFLIES)
def test_butterflies_cost_nothing_and_one_set_scores_0_3_6_12_20() -> None:
    game = scene("base", hand=list(BUTTERFLIES), forest=["oak"] * 5, other_hands=[[]])
    for number, wanted in enumerate([0, 3, 6, 12, 20]):
        do(game, f"play {BUTTERFLIES[number]}", f"on {number}")
        assert asked(game) == "1 turn"
        assert clearing(game) == []
        assert butterfly_points(game) == game.scores()[0] == wanted
        next_turn(game)


@covers("base", *BUTTERFLIES)
def test_butterflies_make_as_large_a_first_set_as_possible() -> None:
    for first in BUTTERFLIES:
        second, third = [species for species in BUTTERFLIES if species != first][:2]
        game = scene("base", hand=[first], forest=["oak", f"oak {first}", f"oak {second}"])
        assert butterfly_points(game) == 3
        do(game, f"play {first}", "on 0")
        assert butterfly_points(game) == 3  # a set of two and a single one
        game = scene("base", hand=[first], forest=["oak", f"oak {second}", f"oak {second}", f"oak {third}"])
        do(game, f"play {first}", "on 0")
        assert butterfly_points(game) == 6  # not twice 3


@covers("base", "purple_emperor")
def test_butterflies_may_make_several_sets() -> None:
    two = [f"oak {species}" for species in BUTTERFLIES] + ["oak purple_emperor", "birch peacock_butterfly", "birch"]
    game = scene("base", hand=["purple_emperor"], forest=two)
    assert butterfly_points(game) == 20 + 3
    do(game, "play purple_emperor", "on 7")
    assert butterfly_points(game) == 20 + 3 + 0


@covers("base", "chaffinch")
def test_chaffinch_scores_five_atop_a_beech_only() -> None:
    for host, wanted in {"beech": 5, "oak": 0, "sapling": 0}.items():
        game = scene("base", hand=["chaffinch", "linden"], forest=[host, "beech"])
        do(game, "play chaffinch", "on 0", "pay linden")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["linden"]
        assert points(game, "chaffinch") == wanted


@covers("base", "chaffinch")
def test_chaffinches_score_each_for_its_own_beech() -> None:
    game = scene("base", hand=["chaffinch", "linden"], forest=["beech", "beech chaffinch", "oak chaffinch"])
    do(game, "play chaffinch")
    assert refusal(game, "on 1") == "slot_taken"
    do(game, "on 0", "pay linden")
    assert points(game, "chaffinch") == 10


@covers("base", "eurasian_jay")
def test_eurasian_jay_gives_another_turn() -> None:
    game = scene("base", hand=["eurasian_jay", "linden"], forest=["oak"])
    do(game, "play eurasian_jay", "on 0", "pay linden")
    assert asked(game) == "0 use effect eurasian_jay"
    assert points(game, "eurasian_jay") == 3
    assert asked(after(game, "skip")) == "1 turn"
    do(game, "use")
    assert asked(game) == "0 turn"
    do(game, "draw linden", "draw deck")
    assert asked(game) == "1 turn"


@covers("base", "eurasian_jay")
def test_eurasian_jays_one_after_the_other() -> None:
    game = scene("base", hand=["eurasian_jay", "eurasian_jay", "linden", "linden"], forest=["oak", "beech"])
    do(game, "play eurasian_jay", "on 0", "pay linden", "use")
    do(game, "play eurasian_jay", "on 1", "pay linden", "use")
    assert asked(game) == "0 turn"
    assert points(game, "eurasian_jay") == 6
    do(game, "draw deck", "draw deck")
    assert asked(game) == "1 turn"


@covers("base", "goshawk")
def test_goshawk_scores_three_for_each_bird_with_itself() -> None:
    birds = ["oak tawny_owl", "oak chaffinch", "oak red_squirrel", "birch"]
    game = scene("base", hand=["goshawk", "linden", "beech"], forest=birds)
    do(game, "play goshawk", "on 3", "pay beech linden")
    assert asked(game) == "1 turn"
    assert clearing(game) == ["linden", "beech"]
    assert points(game, "goshawk") == 9


@covers("base", "goshawk")
def test_goshawks_count_each_other() -> None:
    game = scene("base", hand=["goshawk", "linden", "beech"], forest=["oak goshawk", "birch"])
    assert points(game, "goshawk") == 3
    do(game, "play goshawk", "on 1", "pay beech linden")
    assert points(game, "goshawk") == 12


@covers("base", "great_spotted_woodpecker")
def test_great_spotted_woodpecker_draws_one() -> None:
    game = scene("base", hand=["great_spotted_woodpecker", "linden"], forest=["oak"], deck=["birch"])
    do(game, "play great_spotted_woodpecker", "on 0", "pay linden")
    assert asked(game) == "0 use effect great_spotted_woodpecker"
    assert hand(after(game, "use")) == ["birch"]
    assert hand(after(game, "skip")) == []
    assert asked(after(game, "use")) == "1 turn"


@covers("base", "great_spotted_woodpecker")
def test_great_spotted_woodpecker_scores_ten_while_nobody_has_more_trees() -> None:
    for theirs, wanted in {1: 10, 2: 10, 3: 0}.items():
        others = [["oak"] * theirs, ["birch"]]
        game = scene("base", hand=["great_spotted_woodpecker", "linden"], forest=["oak", "birch"], others=others)
        do(game, "play great_spotted_woodpecker", "on 0", "pay linden", "skip")
        assert points(game, "great_spotted_woodpecker") == wanted


@covers("base", "great_spotted_woodpecker")
def test_great_spotted_woodpecker_counts_saplings_and_bees_everywhere() -> None:
    mine = ["oak violet_carpenter_bee", "sapling violet_carpenter_bee"]
    for theirs, wanted in {"oak": 10, "oak violet_carpenter_bee": 0}.items():
        others = [["sapling", "beech", "beech", theirs]]
        game = scene("base", hand=["great_spotted_woodpecker", "linden"], forest=mine, others=others)
        do(game, "play great_spotted_woodpecker", "on 1", "pay linden", "skip")
        assert points(game, "great_spotted_woodpecker") == wanted
    others = [["sapling", "sapling", "sapling", "sapling", "sapling"]]
    game = scene("base", hand=["great_spotted_woodpecker", "linden"], forest=mine, others=others)
    do(game, "play great_spotted_woodpecker", "on 1", "pay linden", "skip")
    assert points(game, "great_spotted_woodpecker") == 0


@covers("base", "red_squirrel")
def test_red_squirrel_costs_nothing_and_scores_five_atop_an_oak_only() -> None:
    for host, wanted in {"oak": 5, "beech": 0, "sapling": 0}.items():
        game = scene("base", hand=["red_squirrel", "linden"], forest=[host, "oak red_squirrel"])
        do(game, "play red_squirrel", "on 0")
        assert asked(game) == "1 turn"
        assert hand(game) == ["linden"]
        assert points(game, "red_squirrel") == 5 + wanted


@covers("base", "tawny_owl")
def test_tawny_owl_draws_one_and_with_its_bonus_two_more() -> None:
    deck = ["oak", "birch", "sycamore"]
    game = scene("base", hand=["tawny_owl@beech", "beech", "wood_ant@beech"], forest=["linden"], deck=deck)
    do(game, "play tawny_owl", "on 0", "pay beech wood_ant")
    assert forest(game) == ["linden tawny_owl"]
    assert asked(game) == "0 use effect tawny_owl"
    assert asked(after(game, "skip")) == "0 use bonus tawny_owl"
    assert hand(after(game, "skip", "use")) == ["birch", "oak"]
    do(game, "use")
    assert hand(game) == ["oak"]
    assert asked(game) == "0 use bonus tawny_owl"
    assert hand(after(game, "skip")) == ["oak"]
    do(game, "use")
    assert hand(game) == ["birch", "oak", "sycamore"]
    assert asked(game) == "1 turn"
    assert points(game, "tawny_owl") == 5


@covers("base", "tawny_owl")
def test_tawny_owl_has_no_bonus_with_one_wrong_card() -> None:
    game = scene("base", hand=["tawny_owl@beech", "beech", "linden"], forest=["oak"], deck=["birch"])
    do(game, "play tawny_owl", "on 0", "pay beech linden", "use")
    assert asked(game) == "1 turn"
    assert hand(game) == ["birch"]


@covers("base", "tawny_owl")
def test_tawny_owl_shows_the_symbol_of_its_own_half_only() -> None:
    game = scene("base", hand=["B114", "sycamore", "sycamore"], forest=["oak"])  # its stag beetle shows a sycamore
    do(game, "play B114a", "on 0", "pay sycamore sycamore", "use")
    assert asked(game) == "1 turn"
