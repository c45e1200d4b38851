"""Base: larger animals beside a tree."""

from tests.scenes import after, asked, cave, clearing, do, forest, hand, points, refusal, scene
from tests.species.covering import covers


@covers("base", "brown_bear")
def test_brown_bear_takes_the_whole_clearing_with_its_payment() -> None:
    game = scene("base", hand=["brown_bear", "oak", "oak", "linden"], forest=["birch"], clearing=["sycamore", "lynx"])
    do(game, "play brown_bear", "on 0", "pay oak oak linden")
    assert len(clearing(game)) == 5
    assert asked(game) == "0 use effect brown_bear"
    assert points(game, "brown_bear") == 0
    kept = after(game, "skip")
    assert len(clearing(kept)) == 5
    assert kept.scores()[0] == 1
    do(game, "use")
    assert clearing(game) == []
    assert len(cave(game)) == 5
    assert game.scores()[0] == 1 + 5
    assert asked(game) == "1 turn"


@covers("base", "brown_bear")
def test_brown_bear_draws_one_and_gives_another_turn_as_its_bonus() -> None:
    game = scene("base", hand=["brown_bear@beech", *["beech"] * 3, "oak"], forest=["birch"], deck=["sycamore"])
    do(game, "play brown_bear", "on 0")
    assert asked(after(game, "pay beech beech oak", "skip")) == "1 turn"
    do(game, "pay beech beech beech", "use")
    assert asked(game) == "0 use bonus brown_bear"
    declined = after(game, "skip")
    assert hand(declined) == ["oak"]
    assert asked(declined) == "1 turn"
    do(game, "use")
    assert hand(game) == ["oak", "sycamore"]
    assert asked(game) == "0 turn"


@covers("base", "brown_bear")
def test_brown_bear_keeps_the_clearing_from_being_swept() -> None:
    full = ["oak"] * 4 + ["linden"] * 5
    game = scene("base", hand=["brown_bear", "beech", "beech", "birch"], forest=["birch"], clearing=full)
    do(game, "play brown_bear", "on 0", "pay beech beech birch")
    swept = after(game, "skip")
    assert len(swept.state.discard) == 12
    do(game, "use")
    assert len(cave(game)) == 12
    assert game.state.discard == ()


@covers("base", "fallow_deer")
def test_fallow_deer_draws_two_as_its_bonus() -> None:
    cards = ["fallow_deer@linden", "linden", "linden", "oak"]
    game = scene("base", hand=cards, forest=["birch"], deck=["sycamore", "beech"])
    do(game, "play fallow_deer", "on 0")
    assert asked(after(game, "pay linden oak")) == "1 turn"
    do(game, "pay linden linden")
    assert asked(game) == "0 use bonus fallow_deer"
    assert hand(after(game, "use")) == ["beech", "oak", "sycamore"]
    assert hand(after(game, "skip")) == ["oak"]


@covers("base", "fallow_deer")
def test_fallow_deer_scores_three_for_each_cloven_hoofed_animal_with_itself() -> None:
    hoofed = ["oak wild_boar", "oak squeaker red_deer", "oak roe_deer wolf>", "oak fallow_deer"]
    game = scene("base", hand=["fallow_deer", "beech", "beech"], forest=["birch", *hoofed])
    assert points(game, "fallow_deer") == 15
    do(game, "play fallow_deer", "on 0", "pay beech beech")
    assert points(game, "fallow_deer") == 36


@covers("base", "lynx")
def test_lynx_scores_ten_with_a_roe_deer() -> None:
    for deer, wanted in {"roe_deer": 20, "red_deer": 0}.items():
        game = scene("base", hand=["lynx", "linden"], forest=["birch", f"oak {deer}", "oak lynx"])
        do(game, "play lynx", "on 0", "pay linden")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["linden"]
        assert points(game, "lynx") == wanted


@covers("base", "lynx")
def test_lynx_does_not_look_at_other_forests() -> None:
    game = scene("base", hand=["lynx", "linden"], forest=["birch"], others=[["oak roe_deer"]])
    do(game, "play lynx", "on 0", "pay linden")
    assert points(game, "lynx") == 0


@covers("base", "raccoon")
def test_raccoon_puts_any_hand_cards_into_the_cave_and_draws_as_many() -> None:
    cards = ["raccoon", "linden", "oak", "beech", "birch"]
    game = scene("base", hand=cards, forest=["birch"], deck=["sycamore", "silver_fir", "linden"])
    do(game, "play raccoon", "on 0", "pay linden")
    assert asked(game) == "0 cave effect raccoon"
    kept = after(game, "skip")
    assert hand(kept) == ["beech", "birch", "oak"]
    assert asked(kept) == "1 turn"
    do(game, "cave oak beech")
    assert cave(game) == ["oak", "beech"]
    assert hand(game) == ["birch", "silver_fir", "sycamore"]
    assert game.scores()[0] == 1 + 2
    assert points(game, "raccoon") == 0
    assert asked(game) == "1 turn"


@covers("base", "raccoon")
def test_raccoon_may_take_the_whole_hand_and_none_without_one() -> None:
    game = scene("base", hand=["raccoon", "linden", "oak", "beech"], forest=["birch"], deck=["sycamore", "silver_fir"])
    do(game, "play raccoon", "on 0", "pay linden", "cave oak beech")
    assert hand(game) == ["silver_fir", "sycamore"]
    game = scene("base", hand=["raccoon", "linden"], forest=["birch"])
    do(game, "play raccoon", "on 0", "pay linden")
    assert asked(game) == "1 turn"


@covers("base", "raccoon")
def test_raccoon_keeps_what_is_in_the_cave_when_the_third_winter_card_comes() -> None:
    deck = ["winter", "sycamore", "winter", "winter"]
    game = scene("base", hand=["raccoon", "linden", "oak", "beech"], forest=["birch"], deck=deck)
    do(game, "play raccoon", "on 0", "pay linden", "cave oak beech")
    assert asked(game) == "over"
    assert hand(game) == ["sycamore"]
    assert game.scores()[0] == 1 + 2


@covers("base", "red_deer")
def test_red_deer_places_a_deer_free_as_its_bonus() -> None:
    cards = ["red_deer@oak", "oak", "oak", "linden", "fallow_deer", "wild_boar<"]
    game = scene("base", hand=cards, forest=["birch", "birch"])
    do(game, "play red_deer", "on 0")
    assert asked(after(game, "pay oak linden")) == "1 turn"
    do(game, "pay oak oak")
    assert asked(game) == "0 free bonus red_deer"
    assert asked(after(game, "skip")) == "1 turn"
    assert refusal(game, "place wild_boar") == "wrong_type"
    do(game, "place fallow_deer", "on 1")
    assert asked(game) == "1 turn"
    assert points(game, "fallow_deer") == 6


@covers("base", "red_deer")
def test_red_deer_scores_one_for_each_tree_and_each_plant() -> None:
    hosts = ["birch", "sapling moss", "oak blackberries violet_carpenter_bee", "oak fireflies red_deer"]
    game = scene("base", hand=["red_deer", "beech", "linden"], forest=hosts)
    assert points(game, "red_deer") == 6
    do(game, "play red_deer", "on 0", "pay beech linden")
    assert asked(game) == "1 turn"
    assert points(game, "red_deer") == 12


@covers("base", "red_fox")
def test_red_fox_draws_one_for_each_hare_and_scores_two() -> None:
    hares = ["oak european_hare< +european_hare<", "oak european_hare>"]
    deck = ["sycamore", "beech", "birch"]
    game = scene("base", hand=["red_fox", "linden", "oak"], forest=["birch", *hares], deck=deck)
    do(game, "play red_fox", "on 0", "pay oak linden")
    assert clearing(game) == ["linden", "oak"]
    assert asked(game) == "0 use effect red_fox"
    assert hand(after(game, "use")) == sorted(deck)
    assert hand(after(game, "skip")) == []
    assert points(game, "red_fox") == 6


@covers("base", "red_fox")
def test_red_fox_is_bound_by_the_hand_limit_and_not_asked_without_a_hare() -> None:
    hares = "oak european_hare< +european_hare< +european_hare< +european_hare<"
    cards = ["red_fox", "linden", "oak", *["beech"] * 7]
    game = scene("base", hand=cards, forest=["birch", hares])
    do(game, "play red_fox", "on 0", "pay oak linden", "use")
    assert len(hand(game)) == 10
    assert asked(game) == "1 turn"
    game = scene("base", hand=["red_fox", "linden", "oak"], forest=["birch"])
    do(game, "play red_fox", "on 0", "pay oak linden")
    assert asked(game) == "1 turn"
    assert points(game, "red_fox") == 0


@covers("base", "roe_deer")
def test_roe_deer_draws_one_as_its_bonus() -> None:
    game = scene("base", hand=["roe_deer@beech", "beech", "beech", "oak"], forest=["birch"], deck=["sycamore"])
    do(game, "play roe_deer", "on 0")
    assert asked(after(game, "pay beech oak")) == "1 turn"
    do(game, "pay beech beech")
    assert asked(game) == "0 use bonus roe_deer"
    assert hand(after(game, "use")) == ["oak", "sycamore"]
    assert hand(after(game, "skip")) == ["oak"]


@covers("base", "roe_deer")
def test_roe_deer_scores_three_for_each_card_with_its_symbol_and_itself() -> None:
    hosts = ["birch", "beech", "oak chaffinch@beech wood_ant@birch", "sapling lynx@beech", "linden"]
    game = scene("base", hand=["roe_deer@beech", "oak", "oak"], forest=hosts)
    do(game, "play roe_deer", "on 0", "pay oak oak")
    assert points(game, "roe_deer") == 3 * 4  # the hidden halves show nothing


@covers("base", "roe_deer")
def test_roe_deer_each_look_for_their_own_symbol() -> None:
    hosts = ["birch", "linden", "linden roe_deer@linden", "beech roe_deer@birch"]
    game = scene("base", hand=["roe_deer@beech", "oak", "oak"], forest=hosts)
    assert points(game, "roe_deer") == 9 + 6
    do(game, "play roe_deer", "on 0", "pay oak oak")
    assert points(game, "roe_deer") == 9 + 6 + 6


@covers("base", "squeaker")
def test_squeaker_costs_nothing_and_scores_one() -> None:
    game = scene("base", hand=["squeaker", "linden"], forest=["birch", "oak squeaker"])
    do(game, "play squeaker", "on 0")
    assert asked(game) == "1 turn"
    assert hand(game) == ["linden"]
    assert forest(game) == ["birch squeaker", "oak squeaker"]
    assert points(game, "squeaker") == 2


@covers("base", "wild_boar")
def test_wild_boar_scores_ten_with_a_squeaker() -> None:
    for friend, wanted in {"squeaker": 20, "lynx": 0}.items():
        game = scene("base", hand=["wild_boar", "linden", "oak"], forest=["birch", f"oak {friend}", "oak wild_boar"])
        do(game, "play wild_boar", "on 0", "pay oak linden")
        assert asked(game) == "1 turn"
        assert clearing(game) == ["linden", "oak"]
        assert points(game, "wild_boar") == wanted


@covers("base", "wolf")
def test_wolf_draws_one_for_each_deer_and_scores_five() -> None:
    deer = ["oak roe_deer red_deer>", "oak fallow_deer wild_boar>"]
    deck = ["sycamore", "beech", "birch"]
    game = scene("base", hand=["wolf", *["linden"] * 3], forest=["birch", *deer], deck=deck)
    do(game, "play wolf", "on 0", "pay linden linden linden")
    assert asked(game) == "0 use effect wolf"
    assert hand(after(game, "use")) == sorted(deck)
    assert hand(after(game, "skip")) == []
    assert points(game, "wolf") == 15


@covers("base", "wolf")
def test_wolf_gives_another_turn_as_its_bonus() -> None:
    cards = ["wolf@douglas_fir", *["douglas_fir"] * 3, "oak"]
    game = scene("base", hand=cards, forest=["birch"])
    do(game, "play wolf", "on 0")
    assert asked(after(game, "pay douglas_fir douglas_fir oak")) == "1 turn"
    do(game, "pay douglas_fir douglas_fir douglas_fir")
    assert asked(game) == "0 use bonus wolf"  # no deer, no effect
    assert asked(after(game, "use")) == "0 turn"
    assert asked(after(game, "skip")) == "1 turn"
    assert points(game, "wolf") == 0
