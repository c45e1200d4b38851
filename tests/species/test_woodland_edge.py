"""Woodland Edge: each of its species is played once at least, in a game with the base box."""

from spinney import Game
from tests.scenes import after, asked, cave, clearing, do, forest, hand, play, points, refusal, scene
from tests.species.covering import covers

BOX = "base+woodland_edge"
BOTH = "base+alpine+woodland_edge"


def shrub_tested(shrub: str, symbol: str, guest: str, other: str) -> None:
    """A shrub places one guest free as its bonus, and each shrub of its kind then draws for such a card."""
    cards = [f"{shrub}@{symbol}", symbol, symbol, guest, other]
    game = scene(BOX, hand=cards, forest=["oak", shrub], deck=["birch", "linden"])
    play(game, cards[0], pay=f"{symbol} {symbol}")
    assert clearing(game) == [symbol, symbol]  # a shrub turns no card over
    assert asked(game) == f"0 free bonus {shrub}"
    assert refusal(game, f"place {other}") == "wrong_type"
    do(game, f"place {guest}", "on 2")
    assert asked(game) == f"0 use permanent {shrub}"
    do(game, "use", "use")  # one card for each of the two
    assert forest(game) == ["oak", shrub, f"{shrub} {guest}"]
    assert len(hand(game)) == 3
    assert points(game, shrub) == 0
    silent = scene(BOX, hand=[other], forest=["oak", shrub])
    play(silent, other, on=0)
    assert "permanent" not in asked(silent)


@covers("woodland_edge", "blackthorn")
def test_blackthorn_likes_butterflies() -> None:
    shrub_tested("blackthorn", "birch", "peacock_butterfly", "gnat")


@covers("woodland_edge", "common_hazel")
def test_common_hazel_likes_bats() -> None:
    shrub_tested("common_hazel", "oak", "barbastelle_bat", "gnat")


@covers("woodland_edge", "elderberry")
def test_elderberry_likes_plants() -> None:
    shrub_tested("elderberry", "linden", "moss", "gnat")


@covers("woodland_edge", "elderberry")
def test_shrubs_are_hosts_but_no_trees() -> None:
    game = scene(
        BOX, hand=["elderberry@linden", "linden", "linden", "wood_ant", "gnat"],
        forest=["sycamore wood_ant", "oak great_spotted_woodpecker"], others=[["birch", "birch"]],
    )  # fmt: skip
    play(game, "elderberry", pay="linden linden", then="skip")
    assert points(game, "sycamore") == 2
    assert points(game, "great_spotted_woodpecker") == 10
    do(game, "draw deck", "draw deck", "play gnat", "on 2")
    assert forest(game)[2] == "elderberry gnat"
    ants = scene(BOX, hand=["wood_ant", "birch"], forest=["oak wood_ant", "elderberry"])
    play(ants, "wood_ant", on=1, pay="birch")
    assert points(ants, "wood_ant") == 2 * 2  # only what lies below a tree


@covers("woodland_edge", "barn_owl")
def test_barn_owl_brings_a_turn_with_a_bat() -> None:
    game = scene(BOX, hand=["barn_owl", "oak", "oak"], forest=["birch", "oak barbastelle_bat common_pipistrelle"])
    play(game, "barn_owl", on=0, pay="oak oak", then="use")
    assert (asked(game), points(game, "barn_owl")) == ("0 turn", 6)
    alone = scene(BOX, hand=["barn_owl", "oak", "oak"], forest=["birch"])
    play(alone, "barn_owl", on=0, pay="oak oak")
    assert (asked(alone), points(alone, "barn_owl")) == ("1 turn", 0)


@covers("woodland_edge", "eurasian_magpie")
def test_eurasian_magpie_takes_a_card_and_fills_the_cave() -> None:
    game = scene(BOX, hand=["eurasian_magpie@beech", "beech"], forest=["birch"], clearing=["linden", "oak", "sycamore"])
    play(game, "eurasian_magpie", on=0, pay="beech", then="")
    assert asked(game) == "0 take effect eurasian_magpie"
    do(game, "take oak")
    assert asked(game) == "0 cave bonus eurasian_magpie"
    one = after(game, "cave linden")
    assert (cave(one), clearing(one)) == (["linden"], ["sycamore", "beech"])
    do(game, "cave linden beech")
    assert (cave(game), clearing(game), hand(game)) == (["linden", "beech"], ["sycamore"], ["oak"])
    assert points(game, "eurasian_magpie") == 3


@covers("woodland_edge", "map_butterfly")
def test_map_butterfly_is_the_seventh_of_a_set() -> None:
    others = [
        "camberwell_beauty", "large_tortoiseshell", "peacock_butterfly", "purple_emperor", "silver_washed_fritillary",
        "phoebus_apollo",
    ]  # fmt: skip
    game = scene(BOTH, hand=["map_butterfly"], forest=["oak", *[f"birch {name}" for name in others]])
    before = game.scores()[0]
    play(game, "map_butterfly", on=0)
    assert game.scores()[0] - before == 55 - 35


@covers("woodland_edge", "nightingale")
def test_nightingale_sings_on_shrubs() -> None:
    game = scene(BOX, hand=["nightingale@beech", "beech"], forest=["oak", "blackthorn"])
    play(game, "nightingale", on=1, pay="beech", then="use")
    assert (asked(game), points(game, "nightingale")) == ("0 turn", 5)
    tree = scene(BOX, hand=["nightingale@beech", "linden"], forest=["oak", "blackthorn"])
    play(tree, "nightingale", on=0, pay="linden")
    assert (asked(tree), points(tree, "nightingale")) == ("1 turn", 0)


@covers("woodland_edge", "digitalis")
def test_digitalis_scores_by_plant_species() -> None:
    plants = ["moss", "tree_ferns", "blackberries", "wild_strawberries", "stinging_nettle"]
    for number, each in enumerate((1, 3, 6, 10, 15, 15)):
        game = scene(BOX, hand=["digitalis"], forest=["oak", "oak digitalis", *[f"oak {n}" for n in plants[:number]]])
        play(game, "digitalis", on=0)
        assert points(game, "digitalis") == 2 * each


@covers("woodland_edge", "great_green_bush_cricket")
def test_great_green_bush_cricket_places_a_bird_and_counts_insects() -> None:
    game = scene(BOX, hand=["great_green_bush_cricket", "oak", "chaffinch"], forest=["birch", "oak gnat"])
    play(game, "great_green_bush_cricket", on=0, pay="oak")
    do(game, "place chaffinch", "on 1")
    assert points(game, "great_green_bush_cricket") == 2


@covers("woodland_edge", "stinging_nettle")
def test_stinging_nettle_lets_butterflies_share_the_top() -> None:
    for host in ("oak", "blackthorn"):
        game = scene(
            BOX, hand=["stinging_nettle", "map_butterfly@oak"], forest=[f"{host} map_butterfly", "birch chaffinch"]
        )
        play(game, "stinging_nettle", on=0)
        do(game, "draw deck", "draw deck", "play map_butterfly@oak")
        assert [str(move) for move in game.legal_moves()] == ["join 0"]
        do(game, "join 0")
        assert forest(game)[0] == f"{host} map_butterfly stinging_nettle +map_butterfly"
        assert points(game, "stinging_nettle") == 4
    birds = scene(BOX, hand=["peacock_butterfly"], forest=["oak chaffinch stinging_nettle"])
    assert refusal(birds, "play peacock_butterfly") == "no_slot"
    other = scene(BOX, hand=["chaffinch", "oak"], forest=["oak peacock_butterfly stinging_nettle"])
    assert refusal(other, "play chaffinch") == "no_slot"


@covers("woodland_edge", "european_water_vole")
def test_water_vole_lays_any_number_of_saplings() -> None:
    cards = ["european_water_vole@beech", "beech", "beech", "gnat", "wolf", "lynx"]
    game = scene(BOX, hand=cards, forest=["birch", "oak chanterelle"], deck=["linden", "sycamore", "birch", "birch"])
    play(game, "european_water_vole", on=0, pay="beech beech")
    assert asked(game) == "0 face_down effect european_water_vole"
    do(game, "lay gnat")
    assert clearing(game)[-1] == "linden"  # a sapling turns a deck card over
    assert asked(game) == "0 use permanent chanterelle"
    do(game, "use")
    assert game.state.aside  # what is drawn meanwhile can't be laid
    assert "sycamore" not in hand(game)
    do(game, "lay wolf", "skip")
    assert asked(game) == "0 face_down effect european_water_vole"
    do(game, "skip")
    assert asked(game) == "0 use bonus european_water_vole"
    do(game, "use")
    assert asked(game) == "0 turn"
    assert forest(game)[2:] == ["sapling", "sapling"]
    assert "sycamore" in hand(game)
    assert not game.state.aside
    assert points(game, "european_water_vole") == 0


@covers("woodland_edge", "european_water_vole")
def test_water_vole_ends_with_the_hand() -> None:
    game = scene(BOX, hand=["european_water_vole@beech", "oak", "oak", "gnat"], forest=["birch"], deck=["linden"])
    play(game, "european_water_vole", on=0, pay="oak oak", then="")
    do(game, "lay gnat")
    assert asked(game) == "1 turn"
    assert not game.state.digging


@covers("woodland_edge", "bee_swarm")
def test_bee_swarm_gathers_plants_shrubs_and_trees() -> None:
    lying = ["linden", "gnat", "moss", "blackthorn"]
    game = scene(BOX, hand=["bee_swarm", "oak"], forest=["birch", "oak moss"], clearing=lying)
    play(game, "bee_swarm", on=0, pay="oak", then="use")
    assert len(cave(game)) == 4  # the payment too, and a split card with a plant half
    assert len(clearing(game)) == 1
    assert points(game, "bee_swarm") == 1


@covers("woodland_edge", "common_pipistrelle")
def test_common_pipistrelle_is_a_bat_like_others() -> None:
    game = scene(BOX, hand=["common_pipistrelle", "oak"], forest=["birch", "oak barbastelle_bat", "oak bechsteins_bat"])
    play(game, "common_pipistrelle", on=0, pay="oak")
    assert points(game, "common_pipistrelle") == 5


def with_bats(bats: int, hand_cards: int) -> Game:
    """A Crane Fly with its bonus, so many bats in the clearing, so many other cards in hand."""
    lying = ["barbastelle_bat", "bechsteins_bat", "brown_long_eared_bat", "common_pipistrelle"][:bats]
    cards = ["crane_fly@birch", "birch", *["oak", "linden", "beech", "sycamore"] * 2][: 2 + hand_cards]
    return scene(BOX, hand=cards, forest=["birch"], clearing=["linden", *lying])


@covers("woodland_edge", "crane_fly")
def test_crane_fly_places_bats_and_takes_those_of_the_clearing() -> None:
    game = scene(
        BOX, hand=["crane_fly@birch", "birch", "barbastelle_bat", "bechsteins_bat", "lynx"],
        forest=["oak", "oak"], clearing=["linden", "common_pipistrelle", "brown_long_eared_bat"],
    )  # fmt: skip
    play(game, "crane_fly", on=0, pay="birch")
    assert asked(game) == "0 free effect crane_fly"
    do(game, "place barbastelle_bat", "on 1")
    assert asked(game) == "0 free effect crane_fly"
    do(game, "skip")
    assert asked(game) == "0 use bonus crane_fly"
    none = after(game, "skip")
    assert len(clearing(none)) == 4
    do(game, "use")
    assert clearing(game) == ["linden", "birch"]
    assert len(hand(game)) == 4
    assert len(game.view(1).seats[0].known) == 2  # all have seen which cards went into the hand
    assert points(game, "crane_fly") == 1


@covers("woodland_edge", "crane_fly")
def test_crane_fly_takes_no_more_than_ten() -> None:
    game = with_bats(4, 8)
    play(game, "crane_fly", on=0, pay="birch", then="skip use")
    assert asked(game) == "0 take bonus crane_fly"
    assert game.prompt is not None
    assert (game.prompt.details["what"], game.prompt.details["number"]) == (["bat"], 2)
    assert refusal(game, "take linden") == "wrong_type"
    do(game, "take common_pipistrelle")
    assert asked(game) == "0 take bonus crane_fly"
    assert len(hand(after(game, "skip"))) == 9
    do(game, "take barbastelle_bat")
    assert len(hand(game)) == 10
    assert asked(game) == "1 turn"
    assert len(game.view(1).seats[0].known) == 2


@covers("woodland_edge", "european_bison")
def test_european_bison_counts_oak_and_beech_symbols() -> None:
    hosts = ["birch", "oak", "beech", "beech", "elderberry@oak"]
    game = scene(BOX, hand=["european_bison@oak", "linden", "linden", "linden"], forest=hosts)
    play(game, "european_bison", on=0, pay="linden linden linden", then="use")
    assert (asked(game), points(game, "european_bison")) == ("0 turn", 10)  # four, and its own


@covers("woodland_edge", "european_polecat")
def test_european_polecat_likes_to_be_alone() -> None:
    for host in ("oak", "blackthorn", "sapling"):
        game = scene(BOX, hand=["european_polecat@oak", "oak", "oak", "gnat"], forest=[host, "birch"])
        play(game, "european_polecat", on=0, pay="oak oak", then="use")
        assert (asked(game), points(game, "european_polecat")) == ("0 turn", 10)
        beside = after(game, "play gnat", "on 1")
        assert points(beside, "european_polecat") == 10  # a card at another host does not matter
    crowded = scene(BOX, hand=["european_polecat", "linden", "linden"], forest=["birch chaffinch"])
    play(crowded, "european_polecat", on=0, pay="linden linden")
    assert points(crowded, "european_polecat") == 0
    later = scene(BOX, hand=["chaffinch", "oak"], forest=["birch european_polecat", "oak european_polecat"])
    play(later, "chaffinch", on=0, pay="oak")
    assert points(later, "european_polecat") == 10


@covers("woodland_edge", "european_wildcat")
def test_european_wildcat_takes_a_card_and_counts_woodland_edge() -> None:
    hosts = ["birch", "blackthorn", "oak squeaker@douglas_fir", "oak squeaker@silver_fir", "oak gnat"]
    game = scene(BOX, hand=["european_wildcat", "oak"], forest=hosts, clearing=["linden"])
    play(game, "european_wildcat", on=0, pay="oak", then="")
    do(game, "take linden")
    assert hand(game) == ["linden"]
    assert points(game, "european_wildcat") == 4  # the shrub, both squeakers of this box, itself


@covers("woodland_edge", "squeaker")
def test_squeakers_of_both_boxes_are_one_species() -> None:
    game = scene(BOX, hand=["E029a"], forest=["birch", "oak female_wild_boar", "oak european_wildcat"])
    play(game, "E029a", on=0)
    assert points(game, "squeaker") == 1
    assert points(game, "female_wild_boar") == 10
    assert points(game, "european_wildcat") == 3  # boar, itself, and the squeaker, which shows the symbol
    plain = scene(BOX, hand=["squeaker@oak"], forest=["birch", "oak female_wild_boar", "oak european_wildcat"])
    play(plain, "squeaker@oak", on=0)
    assert (points(plain, "female_wild_boar"), points(plain, "european_wildcat")) == (10, 2)


@covers("woodland_edge", "female_wild_boar")
def test_female_wild_boar_empties_the_clearing() -> None:
    game = scene(
        BOX, hand=["female_wild_boar@birch", "birch", "birch", "squeaker"], forest=["oak", "oak squeaker", "oak"],
        clearing=["linden", "wolf"],
    )  # fmt: skip
    play(game, "female_wild_boar", on=0, pay="birch birch")
    assert asked(game) == "0 use effect female_wild_boar"
    assert len(clearing(after(game, "skip"))) == 4
    do(game, "use")
    assert clearing(game) == []
    assert len(game.view(1).discard) == 4
    do(game, "place squeaker", "on 2")
    assert points(game, "female_wild_boar") == 20
