"""Equal cards can't be told apart: which of them leaves a hand tells nothing about what lies face down."""

import pytest

from tests.scenes import scene

FIRST, SECOND = "B023", "B024"


@pytest.mark.parametrize("buried", [FIRST, SECOND])
def test_the_card_that_leaves_does_not_depend_on_what_lies_face_down(buried: str) -> None:
    """Two equal trees are taken openly, one is laid face down, the other is played: all see the same id."""
    game = scene("base", hand=["B111"], clearing=[FIRST, SECOND, "B112"])
    seat = game.state.seat
    twins = game.state.tables
    assert twins.twin[twins.card_ids.index(FIRST)] == twins.twin[twins.card_ids.index(SECOND)]
    game.play(f"draw {FIRST}")
    game.play(f"draw {SECOND}")
    for move in (f"sapling {buried}", f"play {SECOND if buried == FIRST else FIRST}a"):
        while game.state.seat != seat or game.prompt is None or game.prompt.kind != "turn":
            game.play(game.legal_moves()[0])
        game.play(move)
    while game.prompt is not None and game.prompt.kind == "pay":
        game.play(game.legal_moves()[0])
    placed = [event["card"] for event in game.events if event["type"] == "place"]
    assert placed == [f"{SECOND}a"]
    assert [card for card in game.view(1 - seat).seats[seat].known if card in (FIRST, SECOND)] == [FIRST]
