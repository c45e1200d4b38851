"""The fast engine and the slow, independently written oracle play the same games, decision by decision."""

import os
import random
from collections import Counter

import pytest

from spinney import Game
from tests.reference.oracle_game import OracleGame

SEEDS = 40 if os.environ.get("SPINNEY_SOAK") else 1
EDITIONS = ("base", "dartmoor", "base+alpine", "base+woodland_edge", "base+alpine+woodland_edge")
CASES = [
    (edition, seats, seed)
    for edition in EDITIONS
    for seats in (2, 3, 4, 5)
    for seed in range(SEEDS * (3 if seats < 4 else 1))
]


def walk(edition: str, seats: int, seed: int, options: dict[str, object] | None = None) -> None:
    """Plays one random game on both and compares everything that both can tell."""
    game = Game.new(edition, seats=[f"p{seat}" for seat in range(seats)], seed=seed, options=options)
    oracle = OracleGame(edition, seats, game.deal.to_dict(), game.options)
    rng = random.Random(seed)
    kind = oracle.box.kind_text

    def kinds(cards: list[str]) -> list[str]:
        return [kind(f"card {card}") for card in cards]

    while not game.is_over:
        prompt = game.prompt
        assert prompt is not None
        where = f"{edition} {seats} {seed}, move {game.seq}"
        assert (prompt.kind, prompt.seat) == (oracle.prompt, oracle.seat_to_act), where
        moves = [str(move) for move in game.legal_moves()]
        assert sorted(map(kind, moves)) == sorted(map(kind, oracle.legal())), where
        move = rng.choice(moves)
        game.play(move)
        oracle.play_like(move)
        names = game.state.tables.card_ids
        for seat in range(seats):
            hand = [names[card] for card in game.state.hands[seat]]
            assert Counter(kinds(hand)) == Counter(kinds(oracle.hands[seat])), where
        clearing = [names[card] for card in game.state.clearing]
        assert Counter(kinds(clearing)) == Counter(kinds(oracle.clearing)), where
    assert oracle.is_over
    assert game.scores() == oracle.scores()


@pytest.mark.parametrize(("edition", "seats", "seed"), CASES)
def test_same_game_decision_by_decision(edition: str, seats: int, seed: int) -> None:
    walk(edition, seats, seed)


@pytest.mark.parametrize("seed", range(2 * SEEDS))
def test_same_game_with_the_french_readings(seed: int) -> None:
    walk("dartmoor", 3, seed, {"cuckoo": "any", "wheatear": "bonus"})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_same_game_with_a_draft_of_first_hands(seats: int) -> None:
    for seed in range(SEEDS):
        walk(("base", "base+alpine+woodland_edge")[seats % 2], seats, seed, {"hand_draft": True})


@pytest.mark.parametrize("seed", range(2 * SEEDS))
def test_same_game_without_mulligan_and_with_all_cards(seed: int) -> None:
    walk("base", 2, seed, {"mulligan": False, "removed": 0})
