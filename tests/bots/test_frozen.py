"""The frozen expert still makes the moves of its day, whatever became of the search since."""

from hashlib import sha256
from random import Random

import pytest

import spinney
from spinney.arena.players import player_of
from spinney.bots.base import bot
from tests.cli.run import ROOT

# Taken from the search as it was before it could be adjusted.
MOVES = {
    "base": "eb227960d2a2a32c",
    "dartmoor": "8fb321528a38833e",
}


@pytest.mark.parametrize("edition", list(MOVES))
def test_it_plays_as_it_did(edition: str) -> None:
    """Two worlds for a decision instead of a time; the moves at some positions of a game of `player`."""
    frozen, player = player_of(str(ROOT / "tools" / "frozen.py") + ":limit=2"), bot("player")
    game, chosen = spinney.Game.new(edition, ["A", "B"], seed=12), []
    while (seat := game.seat_to_act) is not None and game.seq < 90:
        view = game.view(seat)
        if len(view.legal) > 1 and game.seq % 9 == 0:
            chosen.append(str(frozen.choose(view, Random(game.seq), 1.0)))
        game.play(player.choose(view, Random(1), 1.0))
    assert len(chosen) > 6
    assert sha256("\n".join(chosen).encode()).hexdigest()[:16] == MOVES[edition]
