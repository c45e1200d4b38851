"""Alpine: each of its species is played once at least, in a game with the base box."""

from tests.scenes import after, asked, cave, clearing, do, forest, hand, play, points, refusal, scene
from tests.species.covering import covers

BOX = "base+alpine"


@covers("alpine", "european_larch")
def test_european_larch_places_a_mountain_card_free_as_its_bonus() -> None:
    game = scene(
        BOX, hand=["european_larch", "european_larch", "steinbock", "wolf"], forest=["oak"], deck=["birch"] * 2
    )
    play(game, "european_larch", pay="european_larch")
    assert asked(game) == "0 free bonus european_larch"
    assert refusal(game, "place wolf") == "wrong_type"
    do(game, "place steinbock", "on 1")
    assert forest(game) == ["oak", "european_larch steinbock"]
    assert asked(game) == "1 turn"  # a Steinbock that was placed free gives no turn
    assert clearing(game) == ["european_larch", "birch"]  # it is a tree: a deck card is turned over
    assert points(game, "european_larch") == 3
    other = scene(BOX, hand=["european_larch", "oak", "steinbock"])
    play(other, "european_larch", pay="oak")
    assert asked(other) == "1 turn"


@covers("alpine", "stone_pine")
def test_stone_pine_draws_and_counts_mountain_cards() -> None:
    game = scene(
        BOX, hand=["stone_pine", "stone_pine", "stone_pine"], forest=["oak common_raven chamois", "european_larch"],
        deck=["birch", "linden", "beech"],
    )  # fmt: skip
    play(game, "stone_pine", pay="stone_pine stone_pine", then="use use")
    assert hand(game) == ["beech", "linden"]
    assert points(game, "stone_pine") == 4  # raven, chamois, larch and itself


@covers("alpine", "bearded_vulture")
def test_bearded_vulture_puts_up_to_two_cards_of_the_clearing_into_the_cave() -> None:
    game = scene(BOX, hand=["bearded_vulture", "oak"], forest=["birch"], clearing=["linden", "beech"], cave=1)
    play(game, "bearded_vulture", on=0, pay="oak")
    assert asked(game) == "0 cave effect bearded_vulture"
    assert game.prompt is not None
    assert (game.prompt.details["number"], game.prompt.details["up_to"]) == (2, True)
    assert refusal(game, "cave linden beech oak") == "wrong_number"
    assert len(game.legal_moves()) == 3 + 3 + 1  # one card, two cards, none
    two = after(game, "cave oak linden")
    assert cave(two)[1:] == ["linden", "oak"]
    assert (clearing(two), points(two, "bearded_vulture")) == (["beech"], 3)
    one = after(game, "cave beech")
    assert (clearing(one), points(one, "bearded_vulture")) == (["linden", "oak"], 2)
    assert points(after(game, "skip"), "bearded_vulture") == 1


@covers("alpine", "common_raven")
def test_common_raven_draws_and_scores_five() -> None:
    game = scene(BOX, hand=["common_raven", "oak"], forest=["birch"], deck=["linden"])
    play(game, "common_raven", on=0, pay="oak", then="use")
    assert (hand(game), points(game, "common_raven")) == (["linden"], 5)


@covers("alpine", "golden_eagle")
def test_golden_eagle_counts_paws_and_amphibians() -> None:
    game = scene(
        BOX, hand=["golden_eagle", "oak"],
        forest=["birch", "oak common_toad lynx alpine_marmot", "oak alpine_newt mountain_hare gnat"],
    )  # fmt: skip
    play(game, "golden_eagle", on=0, pay="oak")
    assert points(game, "golden_eagle") == 5


@covers("alpine", "phoebus_apollo")
def test_phoebus_apollo_is_the_sixth_butterfly_of_a_set() -> None:
    base = ["camberwell_beauty", "large_tortoiseshell", "peacock_butterfly", "purple_emperor"]
    last = "silver_washed_fritillary"
    hosts = [f"birch {name}" for name in (*base, last)]
    game = scene(BOX, hand=["phoebus_apollo"], forest=["oak", *hosts])
    before = game.scores()[0]
    play(game, "phoebus_apollo", on=0)
    assert game.scores()[0] - before == 35 - 20
    pair = scene(BOX, hand=["phoebus_apollo"], forest=["oak", "oak phoebus_apollo", *hosts])
    before = pair.scores()[0]
    play(pair, "phoebus_apollo", on=0)
    assert pair.scores()[0] == before  # it begins a second set


@covers("alpine", "alpine_newt")
def test_alpine_newt_places_a_mountain_card_and_an_insect() -> None:
    game = scene(
        BOX, hand=["alpine_newt@stone_pine", "stone_pine", "gnat", "phoebus_apollo", "steinbock"],
        forest=["oak", "oak"],
    )  # fmt: skip
    play(game, "alpine_newt", on=0, pay="stone_pine")
    assert asked(game) == "0 free bonus alpine_newt"
    assert refusal(game, "place gnat") == "wrong_type"
    both = after(game, "place phoebus_apollo", "on 0", "place gnat", "on 1")
    assert forest(both) == ["oak alpine_newt phoebus_apollo", "oak gnat"]
    assert points(both, "alpine_newt") == 4
    second = after(game, "skip")
    assert asked(second) == "0 free bonus alpine_newt"
    assert refusal(second, "place steinbock") == "wrong_type"
    do(second, "place phoebus_apollo", "on 1")
    assert forest(second) == ["oak alpine_newt", "oak phoebus_apollo"]
    assert asked(second) == "1 turn"


@covers("alpine", "black_trumpet")
def test_black_trumpet_draws_for_mountain_cards_from_the_next_turn_on() -> None:
    game = scene(BOX, hand=["black_trumpet", "oak", "oak", "mountain_hare", "gnat"], forest=["birch"], deck=["linden"])
    play(game, "black_trumpet", on=0, pay="oak oak")
    assert asked(game) == "1 turn"
    do(game, "draw deck", "draw deck", "play mountain_hare", "on 0")
    assert asked(game) == "0 use permanent black_trumpet"
    later = scene(BOX, hand=["gnat"], forest=["birch black_trumpet"])
    play(later, "gnat", on=0)
    assert "permanent" not in asked(later)
    assert points(game, "black_trumpet") == 0


@covers("alpine", "blueberry")
def test_blueberry_places_an_amphibian_and_counts_bird_species() -> None:
    game = scene(
        BOX, hand=["blueberry", "oak", "common_toad"],
        forest=["birch", "oak goshawk", "oak goshawk capercaillie", "oak common_raven"],
    )  # fmt: skip
    play(game, "blueberry", on=0, pay="oak")
    do(game, "place common_toad", "on 1")
    assert points(game, "blueberry") == 6


@covers("alpine", "edelweiss")
def test_edelweiss_draws_twice_where_its_bonus_is_earned() -> None:
    game = scene(BOX, hand=["edelweiss@stone_pine", "stone_pine"], forest=["birch"], deck=["linden", "beech"])
    play(game, "edelweiss", on=0, pay="stone_pine", then="use use")
    assert (hand(game), points(game, "edelweiss")) == (["beech", "linden"], 3)


@covers("alpine", "gentian")
def test_gentian_places_a_butterfly_and_counts_them() -> None:
    game = scene(BOX, hand=["gentian", "peacock_butterfly"], forest=["birch", "oak phoebus_apollo"])
    play(game, "gentian", on=0)
    do(game, "place peacock_butterfly", "on 0")
    assert points(game, "gentian") == 6


@covers("alpine", "alpine_marmot")
def test_alpine_marmot_counts_plant_species() -> None:
    hosts = ["birch", "oak moss", "oak moss", "oak edelweiss", "oak gentian"]
    game = scene(BOX, hand=["alpine_marmot", "oak"], forest=hosts)
    play(game, "alpine_marmot", on=0, pay="oak")
    assert points(game, "alpine_marmot") == 9


@covers("alpine", "capercaillie")
def test_capercaillie_places_a_plant_and_counts_them() -> None:
    game = scene(BOX, hand=["capercaillie", "oak", "gentian"], forest=["birch", "oak moss", "oak moss"])
    play(game, "capercaillie", on=0, pay="oak")
    do(game, "place gentian", "on 0")
    assert asked(game) == "1 turn"  # the gentian's own effect is not used
    assert points(game, "capercaillie") == 3


@covers("alpine", "chamois")
def test_chamois_counts_its_own_tree_symbol() -> None:
    hosts = ["birch", "stone_pine phoebus_apollo@stone_pine", "european_larch"]
    game = scene(BOX, hand=["chamois@stone_pine", "oak"], forest=hosts)
    play(game, "chamois@stone_pine", on=0, pay="oak")
    assert points(game, "chamois") == 9  # the pine, the butterfly and itself
    other = scene(BOX, hand=["chamois@european_larch", "oak"], forest=hosts)
    play(other, "chamois@european_larch", on=0, pay="oak")
    assert points(other, "chamois") == 6


@covers("alpine", "mountain_hare")
def test_mountain_hare_counts_as_a_european_hare() -> None:
    game = scene(BOX, hand=["mountain_hare"], forest=["birch", "oak european_hare +european_hare"])
    assert points(game, "european_hare") == 4
    play(game, "mountain_hare", on=0)
    assert (points(game, "european_hare"), points(game, "mountain_hare")) == (6, 3)
    fox = scene(
        BOX, hand=["red_fox", "oak", "oak"], forest=["birch", "oak mountain_hare european_hare"], deck=["beech"] * 3
    )
    play(fox, "red_fox", on=0, pay="oak oak", then="use")
    assert (len(hand(fox)), points(fox, "red_fox")) == (2, 4)


@covers("alpine", "mountain_hare")
def test_mountain_hare_never_shares_a_slot() -> None:
    game = scene(BOX, hand=["mountain_hare<"], forest=["birch european_hare<", "oak mountain_hare<"])
    assert refusal(game, "play mountain_hare") == "no_slot"
    other = scene(BOX, hand=["european_hare<"], forest=["oak mountain_hare<"])
    assert refusal(other, "play european_hare") == "no_slot"
    free = scene(BOX, hand=["mountain_hare>"], forest=["birch european_hare<"])
    play(free, "mountain_hare", on=0)
    assert forest(free) == ["birch european_hare mountain_hare"]


@covers("alpine", "savis_pipistrelle")
def test_savis_pipistrelle_is_a_bat_like_others() -> None:
    hosts = ["birch", "oak barbastelle_bat", "oak bechsteins_bat"]
    game = scene(BOX, hand=["savis_pipistrelle", "oak"], forest=hosts)
    play(game, "savis_pipistrelle", on=0, pay="oak")
    assert (points(game, "savis_pipistrelle"), points(game, "barbastelle_bat")) == (5, 5)
    two = scene(BOX, hand=["savis_pipistrelle", "oak"], forest=hosts[:2])
    play(two, "savis_pipistrelle", on=0, pay="oak")
    assert points(two, "savis_pipistrelle") == 0


@covers("alpine", "steinbock")
def test_steinbock_brings_another_turn() -> None:
    game = scene(BOX, hand=["steinbock", "oak", "oak", "oak"], forest=["birch"])
    play(game, "steinbock", on=0, pay="oak oak oak", then="use")
    assert (asked(game), points(game, "steinbock")) == ("0 turn", 10)
