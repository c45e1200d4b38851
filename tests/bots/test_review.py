"""Reviews find a blunder and say what was better."""

from random import Random

import pytest

import spinney
from spinney.bots.base import bot
from spinney.bots.review import review
from spinney.bots.search import Searcher

FAST = Searcher(limit=4, candidates=3, prior=60.0)


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_who_plays_by_chance_loses_more_points(edition: str) -> None:
    game = spinney.Game.new(edition, ["Ana", "Ben"], seed=6)
    bots, rng = [bot("player"), bot("random")], Random(6)
    while (seat := game.seat_to_act) is not None and game.seq < 60:
        game.play(bots[seat].choose(game.view(seat), rng, 1.0))
    moments = list(review(game, 1.0, FAST))
    assert len(moments) == game.seq
    found = [moment for moment in moments if moment is not None]
    lost = [sum(moment.lost for moment in found if moment.seat == seat) for seat in (0, 1)]
    assert lost[1] > lost[0]
    for number, moment in enumerate(moments):
        if moment is not None:
            assert moment.number == number + 1
            assert moment.played == str(game.moves[number])
            assert moment.better != moment.played
            assert moment.lost >= 3
