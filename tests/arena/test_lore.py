"""What a study learns from games."""

import pytest

from spinney.arena.games import arena_of
from spinney.arena.lore import learn
from spinney.arena.workers import play_here


def game(number: int, scores: tuple[int, int], cards: tuple[dict[str, int], dict[str, int]]) -> dict[str, object]:
    return {
        "game": number, "bots": ["player", "player"], "scores": list(scores), "start": 0, "turns": 80,
        "cards": list(cards), "sources": [{name: 5 * n for name, n in seat.items()} for seat in cards],
    }  # fmt: skip


def test_a_card_is_held_against_forests_without_it() -> None:
    rows = [((30, 10), ({"oak": 2, "wolf": 1}, {"birch": 1})), ((20, 12), ({"oak": 1}, {"wolf": 1}))] * 5
    lore = learn([game(number, *row) for number, row in enumerate(rows)])
    oak = next(card for card in lore.cards if card.species == "oak")
    assert (oak.share, oak.copies, oak.points) == (0.5, 1.5, 5)
    assert oak.ahead == pytest.approx(25 - 11)
    assert dict(oak.partners)["wolf"] == pytest.approx(30 - 20 - 12 + 10)
    assert lore.start_wins == 1
    assert lore.sources["oak"] == pytest.approx(3.75)


def test_real_games() -> None:
    arena = arena_of("base", ["novice", "novice"], 2, 1, 0.1)
    lore = learn(list(play_here(arena, range(8), 1)))
    assert sum(lore.sources.values()) == pytest.approx(sum(lore.scores) / 16)
    assert len(lore.cards) > 20
    assert 0 <= lore.start_wins <= 1
