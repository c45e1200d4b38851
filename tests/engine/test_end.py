"""Winter and the end: the third winter card ends the game at once, whatever was going on (rulings 15 to 19)."""

import pytest

from spinney import Game
from spinney.engine.view import winners_of
from tests.engine.walks import EDITIONS, due, walk
from tests.scenes import cave, clearing, do, forest, hand, play, points, scene

END = ["winter", "winter", "winter"]


def over(game: Game) -> bool:
    """Whether the game is over, in every way in which it says so."""
    assert game.is_over == game.state.over == (game.state.winter == 3)
    assert game.is_over == (game.seat_to_act is None) == (game.prompt is None) == (not game.legal_moves())
    if game.is_over:
        assert game.state.stack == []
        view = game.view(0).to_dict()
        assert (view["over"], view["totals"], view["winners"]) == (True, game.scores(), list(game.winners()))
    return game.is_over


# -- the first and the second -------------------------------------------------------------------------------------


def test_ruling_15_first_and_second_are_replaced_when_drawn() -> None:
    game = scene("base", hand=["oak"], deck=["winter", "winter", "birch", "linden"])
    do(game, "draw deck")
    assert (hand(game), game.state.winter) == (["birch", "oak"], 2)
    do(game, "draw deck")
    assert (hand(game), due(game)) == (["birch", "linden", "oak"], (1, "turn"))
    assert not over(game)


def test_ruling_15_replaced_when_a_tree_turns_it_over() -> None:
    game = scene("base", hand=["birch"], deck=["winter", "linden"])
    do(game, "play birch")
    assert (clearing(game), game.state.winter) == (["linden"], 1)


def test_ruling_15_replaced_when_an_effect_draws() -> None:
    game = scene(
        "base", hand=["wolf", "oak", "oak", "oak"], forest=["birch roe_deer", "linden"], deck=["winter", "beech"]
    )
    play(game, "wolf", on=1, pay="oak oak oak", then="use")
    assert (hand(game), game.state.winter) == (["beech"], 1)


def test_ruling_15_replaced_on_the_way_to_a_cave() -> None:
    game = scene(
        "dartmoor", hand=["brandts_bat", "ash"], forest=["elderberry"], deck=["tor", "winter", "winter", "ash"]
    )
    play(game, "brandts_bat", on=0, pay="ash", then="use")
    assert (cave(game), game.state.winter) == (["tor", "ash"], 2)


# -- the third ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("before", [0, 1])
def test_third_winter_in_the_draw_action(before: int) -> None:
    """The first drawn card stays in the hand; there is no second one."""
    game = scene("base", hand=["oak"], deck=["birch"] * before + END)
    do(game, *["draw deck"] * (before + 1))
    assert over(game)
    assert hand(game) == ["birch"] * before + ["oak"]


def test_third_winter_when_a_tree_turns_it_over() -> None:
    """Ruling 17: the tree is in the forest and scores, what was paid is in the clearing; effect and bonus are lost."""
    game = scene("base", hand=["beech", "linden", "oak"], forest=["beech", "beech", "beech"], deck=END)
    play(game, "beech", pay="linden")
    assert over(game)
    assert (forest(game), clearing(game), hand(game)) == (["beech"] * 4, ["linden"], ["oak"])
    assert game.scores() == [20, 0]


def test_third_winter_when_a_sapling_turns_it_over() -> None:
    game = scene("base", hand=["oak", "linden"], forest=["sycamore"], deck=END)
    do(game, "sapling oak")
    assert over(game)
    assert (forest(game), game.scores()) == (["sycamore", "sapling"], [2, 0])


def test_third_winter_when_an_effect_draws() -> None:
    """Ruling 18: the card is in the forest, the cards drawn before stay in the hand."""
    lone = ["birch roe_deer fallow_deer", "linden"]
    game = scene("base", hand=["wolf", "oak", "oak", "oak"], forest=lone, deck=["beech", *END])
    play(game, "wolf", on=1, pay="oak oak oak", then="use")
    assert over(game)
    assert (hand(game), forest(game)[1], points(game, "wolf")) == (["beech"], "linden wolf", 10)


def test_third_winter_when_a_mushroom_draws() -> None:
    """Ruling 18: the Mole's effect was still to come and is lost."""
    game = scene("base", hand=["mole", "oak", "oak", "birch"], forest=["linden parasol_mushroom", "linden"], deck=END)
    play(game, "mole", on=1, pay="oak oak", then="use")
    assert over(game)
    assert (forest(game)[1], hand(game)) == ("linden mole", ["birch"])


def test_third_winter_when_the_raccoon_draws() -> None:
    """Ruling 18: what is in the cave is in the cave, what was drawn is in the hand."""
    game = scene("base", hand=["raccoon", "oak", "linden", "beech", "birch"], forest=["birch"], deck=["sycamore", *END])
    play(game, "raccoon", on=0, pay="oak")
    do(game, "cave linden beech birch")
    assert over(game)
    assert (len(cave(game)), hand(game), game.scores()) == (3, ["sycamore"], [1 + 3, 0])


def test_third_winter_on_the_way_to_a_cave() -> None:
    game = scene("dartmoor", hand=["brandts_bat", "ash"], forest=["elderberry"], deck=["tor", *END])
    play(game, "brandts_bat", on=0, pay="ash", then="use")
    assert over(game)
    assert cave(game) == ["tor"]
    assert game.scores()[0] == 1


def test_third_winter_after_a_stuck_hand() -> None:
    """The two discarded cards are in the clearing, one of the two new ones is in the hand."""
    cards = [f"D{number:03}" for number in range(45, 55)]
    game = scene("dartmoor", hand=cards, forest=["wet_woodland"], deck=["ash", *END])
    do(game, "show", "discard D045 D046")
    assert over(game)
    assert len(hand(game)) == 9
    assert len(clearing(game)) == 2


def test_third_winter_while_the_mole_digs() -> None:
    """The cards that were placed stay, their effects never come; what stands aside is worth nothing anyway."""
    hands = ["mole", "goshawk", "birch", "oak", "oak", "oak", "oak"]
    game = scene("base", hand=hands, forest=["linden", "linden"], deck=END)
    play(game, "mole", on=0, pay="oak oak")
    play(game, "goshawk", on=1, pay="oak oak")
    do(game, "play birch")
    assert over(game)
    assert forest(game) == ["linden mole", "linden goshawk", "birch"]
    assert len(game.state.clearing) == 4


def test_a_free_play_that_turns_it_over() -> None:
    """Only trees turn cards over, and no rule places a tree free; a permanent effect is the way."""
    hands = ["elderberry@crab_apple", "crab_apple", "crab_apple", "adders_tongue"]
    game = scene("dartmoor", hand=hands, forest=["wet_woodland"], deck=END)
    play(game, "elderberry", pay="crab_apple crab_apple")
    do(game, "place adders_tongue", "on 0", "use")
    assert over(game)
    assert forest(game) == ["wet_woodland adders_tongue", "elderberry"]


def test_nothing_is_swept_when_the_game_ends() -> None:
    """The sweep belongs to the end of a turn, and this turn has none."""
    full = ["linden"] * 9 + ["birch"] * 3
    game = scene("base", hand=["oak", "birch"], clearing=full, deck=END)
    do(game, "sapling oak")
    assert over(game)
    assert (len(game.state.clearing), game.state.discard) == (12, ())


def test_ruling_19_a_game_may_end_in_mid_round() -> None:
    game = scene("base", hand=["oak"], seats=3, deck=["birch", "birch", "birch", *END])
    do(game, "draw deck", "draw deck", "draw deck", "draw deck")
    assert over(game)  # seat 1 was stopped, seat 2 had no turn


def test_a_skipped_draw_does_not_bring_winter() -> None:
    """Ruling 1: that is why it may be skipped."""
    game = scene("base", hand=["pond_turtle", "oak", "oak"], forest=["birch"], deck=END)
    play(game, "pond_turtle", on=0, pay="oak oak", then="skip")
    assert not over(game)
    assert due(game) == (1, "turn")


# -- the result ---------------------------------------------------------------------------------------------------


def test_hands_are_worth_nothing_and_each_cave_card_one() -> None:
    game = scene("base", hand=["oak", "birch", "tawny_owl"], cave=4)
    assert game.scores() == [4, 0]


def test_equal_scores_share_the_win() -> None:
    game = scene("base", hand=["oak"], forest=["birch"], others=[["birch"], []], seats=3, deck=END)
    do(game, "draw deck")
    assert over(game)
    assert (game.scores(), game.winners()) == ([1, 1, 0], (0, 1))
    assert winners_of([0, 0, 0]) == (0, 1, 2)
    assert winners_of([3, 7, 7, 5]) == (1, 2)
    assert game.record()["result"] == {"totals": [1, 1, 0], "winners": [0, 1]}


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_highest_score_wins(edition: str) -> None:
    for seats in (2, 5):
        *_, game = walk(edition, seats, 17)
        assert over(game)
        best = max(game.scores())
        assert game.winners() == tuple(seat for seat, score in enumerate(game.scores()) if score == best)
