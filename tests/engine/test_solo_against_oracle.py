"""Games that are played alone: the engine and the slow oracle, which knows the solo rules by itself, play the same."""

import os
from random import Random
from typing import Any

import pytest

from spinney import Game
from tests.engine.walks import some_move
from tests.reference.oracle_solo import SoloOracle

SEEDS = 40 if os.environ.get("SPINNEY_SOAK") else 1
OTHER_WAYS: list[tuple[str, dict[str, Any]]] = [
    ("dartmoor", {"challenge": 2, "automa_extra": "yes", "automa_two": "no_burn", "face_down": "ignore"}),
    ("dartmoor", {"challenge": 6, "automa_sweep": "no", "bog": "with_plants", "medal": "silver"}),
    ("dartmoor", {"challenge": 7, "start_card": "extra", "removed": 0}),
    ("dartmoor", {"challenge": 15, "face_down": "ignore", "cuckoo": "any"}),
    ("base", {"arrow": "end", "automa_sweep": "no"}),
    ("base", {"automa_extra": "yes", "mulligan": False}),
]


def walk(edition: str, seed: int, options: dict[str, Any]) -> None:
    """One random game on both; after each decision everything that both can tell is compared, the order too."""
    game = Game.new(edition, ["Ana"], seed, {"solo": True, **options})
    oracle = SoloOracle(edition, game.deal.to_dict(), game.options)
    rng = Random(seed)
    twin, names = oracle.box.twin, game.state.tables.card_ids

    while not game.is_over:
        where = f"{edition} {seed} {options}, move {game.seq}"
        prompt = game.prompt
        assert prompt is not None
        assert (prompt.kind, prompt.seat) == (oracle.prompt, oracle.seat_to_act), where
        moves = [str(move) for move in game.legal_moves()]
        assert sorted(map(oracle.box.kind_text, moves)) == sorted(map(oracle.box.kind_text, oracle.legal())), where
        move = some_move(game, rng)
        game.play(move)
        oracle.play_like(str(move))
        state = game.state
        hand = sorted(names[card] for card in state.hands[0])
        assert hand == sorted(map(twin, oracle.hands[0])), where
        assert [names[card] for card in state.clearing] == [twin(card) for card in oracle.clearing], where
        assert sorted(names[card] for card in state.discard) == sorted(map(twin, oracle.discard)), where
        if game.seq % 20 and not game.is_over:
            continue
        assert game.scores() == oracle.scores(), where
        outcome, result = game.outcome, oracle.result()
        assert outcome is not None
        assert (outcome.have, outcome.need, outcome.met, outcome.medal) == (
            result.have, result.need, result.met, result.medal
        ), where  # fmt: skip
    assert oracle.is_over


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize("challenge", range(1, 16))
def test_same_game_for_each_challenge(challenge: int, seed: int) -> None:
    walk("dartmoor", 100 * challenge + seed, {"challenge": challenge})


@pytest.mark.parametrize("seed", range(3 * SEEDS))
def test_same_game_with_the_automa_of_base(seed: int) -> None:
    walk("base", seed, {})


@pytest.mark.parametrize("seed", range(SEEDS))
@pytest.mark.parametrize(("edition", "options"), OTHER_WAYS)
def test_same_game_where_the_open_points_are_read_otherwise(edition: str, options: dict[str, Any], seed: int) -> None:
    walk(edition, seed, options)
