"""What a move made happen, as events tell it."""

from tests.engine.walks import due
from tests.scenes import do, play, scene


def test_a_text_that_finds_nothing_to_do_is_told() -> None:
    game = scene("base", hand=["raccoon", "oak"], forest=["linden"])
    play(game, "raccoon", on=0, pay="oak")  # no card is left that could go into the cave
    told = [event for event in game.events if event["type"] == "lapse"]
    assert [(event["seat"], event["source"]) for event in told] == [(0, "effect")]
    assert told[0]["card"][:-1] in game.state.tables.card_ids
    assert due(game) == (1, "turn")


def test_a_text_that_is_carried_out_does_not_lapse() -> None:
    game = scene("base", hand=["raccoon", "oak", "birch"], forest=["linden"])
    play(game, "raccoon", on=0, pay="oak")
    assert due(game) == (0, "cave")
    do(game, "skip")
    assert not [event for event in game.events if event["type"] == "lapse"]
