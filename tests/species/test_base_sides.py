"""Base: what lies beside a tree: small animals, bats and insects. Larger animals are in `test_base_animals.py`."""

from spinney import Game
from tests.scenes import after, asked, clearing, do, forest, hand, points, refusal, scene
from tests.species.covering import covers

BATS = ("barbastelle_bat", "bechsteins_bat", "brown_long_eared_bat", "greater_horseshoe_bat")


def bat_points(game: Game) -> int:
    return sum(points(game, bat) for bat in BATS)


@covers("base", *BATS)
def test_bats_score_five_each_with_three_species() -> None:
    for bat in BATS:
        second, third, fourth = [other for other in BATS if other != bat]
        game = scene("base", hand=[bat, "linden"], forest=["oak", f"oak {second}", f"oak {third}", f"oak {third}"])
        assert bat_points(game) == 0
        do(game, f"play {bat}", "on 0", "pay linden")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["linden"]
        assert bat_points(game) == 20
        assert points(game, third) == 10
        game = scene(
            "base", hand=[bat, "linden"], forest=["oak", *[f"oak {other}" for other in (second, third, fourth)]]
        )
        do(game, f"play {bat}", "on 0", "pay linden")
        assert bat_points(game) == 20


@covers("base", *BATS)
def test_bats_of_two_species_score_nothing() -> None:
    for bat, other in zip(BATS, (*BATS[1:], BATS[0]), strict=True):
        game = scene("base", hand=[bat, "linden"], forest=["oak", f"oak {other}", f"oak {other}", f"oak {bat}"])
        do(game, f"play {bat}", "on 0", "pay linden")
        assert bat_points(game) == 0


@covers("base", "beech_marten")
def test_beech_marten_draws_one() -> None:
    game = scene("base", hand=["beech_marten", "linden"], forest=["oak"], deck=["birch"])
    do(game, "play beech_marten", "on 0", "pay linden")
    assert asked(game) == "0 use effect beech_marten"
    assert hand(after(game, "use")) == ["birch"]
    assert hand(after(game, "skip")) == []
    assert points(game, "beech_marten") == 0


@covers("base", "beech_marten")
def test_beech_marten_scores_five_for_each_fully_occupied_tree() -> None:
    full = ["sapling chaffinch fireflies lynx wild_boar", "oak chaffinch moss european_hare +european_hare lynx>"]
    nearly = ["oak chaffinch common_toad +common_toad lynx<", "birch tawny_owl wood_ant squeaker<"]
    game = scene("base", hand=["beech_marten>", "linden"], forest=[*nearly, *full])
    do(game, "play beech_marten", "on 1", "pay linden", "skip")
    assert points(game, "beech_marten") == 15  # the one that it has filled itself too
    game = scene("base", hand=["beech_marten>", "linden"], forest=[*nearly, *full, "oak beech_marten<"])
    assert points(game, "beech_marten") == 10
    do(game, "play beech_marten", "on 4", "pay linden", "skip")
    assert points(game, "beech_marten") == 20


@covers("base", "european_badger")
def test_european_badger_places_a_pawed_animal_free_as_its_bonus() -> None:
    cards = ["european_badger@douglas_fir", "douglas_fir", "oak", "raccoon"]
    game = scene("base", hand=cards, forest=["birch", "linden"])
    do(game, "play european_badger", "on 0")
    assert asked(after(game, "pay oak")) == "1 turn"
    do(game, "pay douglas_fir")
    assert asked(game) == "0 free bonus european_badger"
    assert asked(after(game, "skip")) == "1 turn"
    assert points(game, "european_badger") == 2
    do(game, "place raccoon", "on 1")
    assert asked(game) == "1 turn"  # the raccoon's effect is not used
    assert hand(game) == ["oak"]


@covers("base", "european_badger")
def test_european_badgers_score_two_each_and_a_free_one_has_no_bonus() -> None:
    cards = ["european_badger@douglas_fir", "european_badger@horse_chestnut", "douglas_fir", "lynx"]
    game = scene("base", hand=cards, forest=["birch", "linden"])
    do(game, "play european_badger@douglas_fir", "on 0", "pay douglas_fir", "place european_badger", "on 1")
    assert asked(game) == "1 turn"
    assert points(game, "european_badger") == 4


@covers("base", "european_fat_dormouse")
def test_european_fat_dormouse_scores_fifteen_with_a_bat_at_the_same_tree() -> None:
    hosts = ["oak bechsteins_bat<", "sapling bechsteins_bat<", "birch"]
    for host, wanted in enumerate([15, 15, 0]):
        game = scene("base", hand=["european_fat_dormouse>", "linden"], forest=hosts)
        do(game, "play european_fat_dormouse>", f"on {host}", "pay linden")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["linden"]
        assert points(game, "european_fat_dormouse") == wanted


@covers("base", "barbastelle_bat")
def test_european_fat_dormice_score_each_and_the_bat_may_come_later() -> None:
    hosts = ["oak european_fat_dormouse> bechsteins_bat<", "birch european_fat_dormouse>", "oak lynx<"]
    game = scene("base", hand=["barbastelle_bat<", "linden"], forest=hosts)
    assert points(game, "european_fat_dormouse") == 15
    do(game, "play barbastelle_bat<", "on 1", "pay linden")
    assert points(game, "european_fat_dormouse") == 30


@covers("base", "european_hare")
def test_european_hares_share_a_slot_and_score_n_squared() -> None:
    for number in range(1, 6):
        beside = " ".join(["european_hare<", *["+european_hare<"] * (number - 2)][: number - 1])
        game = scene("base", hand=["european_hare<", "linden"], forest=[f"oak {beside}", "birch"])
        do(game, "play european_hare<", "on 1" if number == 1 else "join 0")
        assert asked(game) == "1 turn"
        assert hand(game) == ["linden"]
        assert points(game, "european_hare") == number**2


@covers("base", "european_hare")
def test_eleven_european_hares_score_one_hundred_and_twenty_one() -> None:
    left = " ".join(["european_hare<", *["+european_hare<"] * 5])
    right = " ".join(["european_hare>", *["+european_hare>"] * 3])
    game = scene("base", hand=["european_hare>"], forest=[f"oak {left} {right}"])
    assert points(game, "european_hare") == 100
    do(game, "play european_hare>", "join 0")
    assert points(game, "european_hare") == 121


@covers("base", "european_hare", "lynx")
def test_european_hares_share_with_hares_only() -> None:
    game = scene("base", hand=["european_hare<", "lynx<", "oak"], forest=["oak european_hare<", "birch lynx<", "birch"])
    lynx = after(game, "play lynx<")
    assert refusal(lynx, "join 0") == "slot_taken"
    do(game, "play european_hare<")
    assert refusal(game, "join 1") == "slot_taken"
    assert refusal(game, "on 0") == "slot_taken"
    do(game, "join 0")
    assert forest(game)[0] == "oak european_hare +european_hare"


@covers("base", "european_hare")
def test_european_hares_join_on_their_own_side() -> None:
    game = scene("base", hand=["european_hare>", "oak"], forest=["oak european_hare<", "birch european_hare>"])
    do(game, "play european_hare>")
    assert refusal(game, "join 0") == "slot_taken"
    on = after(game, "on 0")
    assert forest(on)[0] == "oak european_hare european_hare"
    assert points(on, "european_hare") == 9


@covers("base", "european_badger")
def test_european_hares_join_when_they_come_free() -> None:
    cards = ["european_badger@douglas_fir", "douglas_fir", "european_hare<"]
    game = scene("base", hand=cards, forest=["birch european_hare<"])
    do(game, "play european_badger", "on 0", "pay douglas_fir", "place european_hare<", "join 0")
    assert points(game, "european_hare") == 4


@covers("base", "gnat")
def test_gnat_places_any_number_of_bats_free() -> None:
    bats = ["barbastelle_bat<", "bechsteins_bat<", "greater_horseshoe_bat>"]
    game = scene("base", hand=["gnat<", *bats, "linden"], forest=["oak", "oak", "oak"])
    do(game, "play gnat<", "on 0")
    assert asked(game) == "0 free effect gnat"
    assert refusal(game, "place linden") == "wrong_type"
    assert points(after(game, "skip"), "gnat") == 0
    do(game, "place barbastelle_bat", "on 1")
    assert asked(game) == "0 free effect gnat"
    one = after(game, "skip")
    assert asked(one) == "1 turn"
    assert points(one, "gnat") == 1
    do(game, "place bechsteins_bat", "on 2", "place greater_horseshoe_bat", "on 0")
    assert asked(game) == "0 free effect gnat"  # the linden: others must not learn that it is no bat
    do(game, "skip")
    assert asked(game) == "1 turn"
    assert hand(game) == ["linden"]
    assert points(game, "gnat") == 3
    assert bat_points(game) == 15


@covers("base", "gnat")
def test_gnat_ends_with_the_hand_and_places_no_bat_without_a_slot() -> None:
    game = scene("base", hand=["gnat<", "barbastelle_bat<", "bechsteins_bat<"], forest=["oak", "oak"])
    do(game, "play gnat<", "on 0", "place barbastelle_bat", "on 1")
    assert refusal(game, "place bechsteins_bat") == "no_slot"
    assert [str(move) for move in game.legal_moves()] == ["skip"]
    game = scene("base", hand=["gnat<", "barbastelle_bat<"], forest=["oak", "oak"])
    do(game, "play gnat<", "on 0", "place barbastelle_bat", "on 1")
    assert asked(game) == "1 turn"
    game = scene("base", hand=["gnat<"], forest=["oak"])
    do(game, "play gnat<", "on 0")
    assert asked(game) == "1 turn"


@covers("base", "violet_carpenter_bee")
def test_violet_carpenter_bee_counts_as_one_more_of_its_tree() -> None:
    hosts = ["beech", "beech", "beech", "horse_chestnut", "linden great_spotted_woodpecker moss", "sapling"]
    others = [["linden", "linden"] + ["oak"] * 5]
    for host, tree in enumerate(["beech", "beech", "beech", "horse_chestnut", "linden", "sapling"]):
        game = scene("base", hand=["violet_carpenter_bee", "oak"], forest=hosts, others=others)
        assert [points(game, name) for name in ("beech", "horse_chestnut", "linden")] == [0, 1, 1]
        assert points(game, "great_spotted_woodpecker") == 0
        do(game, "play violet_carpenter_bee", f"on {host}", "pay oak")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["oak"]
        assert points(game, "violet_carpenter_bee") == 0
        assert points(game, "beech") == (15 if tree == "beech" else 0)
        assert points(game, "horse_chestnut") == (4 if tree == "horse_chestnut" else 1)
        assert points(game, "linden") == (3 if tree == "linden" else 1)
        assert points(game, "great_spotted_woodpecker") == 10 * (len(others[0]) <= 7)


@covers("base", "violet_carpenter_bee")
def test_violet_carpenter_bee_is_no_tree_for_sycamore_red_deer_oak_and_strawberries() -> None:
    species = ["oak red_deer", "sycamore wild_strawberries", "beech", "birch", "douglas_fir", "linden", "silver_fir"]
    game = scene("base", hand=["violet_carpenter_bee<", "oak"], forest=[*species, "sapling"])
    before = [points(game, name) for name in ("oak", "sycamore", "red_deer", "wild_strawberries")]
    assert before == [0, 8, 9, 0]
    do(game, "play violet_carpenter_bee<", "on 7", "pay oak")
    assert [points(game, name) for name in ("oak", "sycamore", "red_deer", "wild_strawberries")] == before


@covers("base", "violet_carpenter_bee", "moss")
def test_violet_carpenter_bee_at_a_sapling_is_a_tree_for_moss() -> None:
    game = scene(
        "base", hand=["violet_carpenter_bee", "oak"], forest=["birch moss", *["sapling"] * 8], other_hands=[[]]
    )
    do(game, "play violet_carpenter_bee", "on 1", "pay oak")
    assert points(game, "moss") == 10
    game = scene("base", hand=["moss", "oak"], forest=["birch", *["sapling"] * 7, "sapling violet_carpenter_bee"])
    do(game, "play moss", "on 0")
    assert points(game, "moss") == 10
