"""The reference implementation checks itself: whole random games, and the two examples of the rulebooks."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from .oracle_cards import WINTER, Row, deal
from .oracle_forest import everything
from .oracle_game import OracleGame
from .oracle_score import score, score_table
from .perft_oracle import by_trying, divide, perft

OPTIONS: dict[str, list[Row]] = {
    "base": [{"mulligan": True}, {"mulligan": False}],
    "dartmoor": [{"cuckoo": "one", "wheatear": "effect"}, {"cuckoo": "any", "wheatear": "bonus"}],
}


def new_game(edition: str, seats: int, seed: int) -> OracleGame:
    options = OPTIONS[edition][seed % 2]
    return OracleGame(edition, seats, deal(edition, seats, seed), options)


def some_move(game: OracleGame, rng: Random) -> str:
    """First a verb, then a move with it, so that rare things happen; saying no is rarer than its share."""
    verbs = sorted({text.split()[0] for text in game.legal()})
    if len(verbs) > 1 and verbs[-1] in ("skip", "stop", "sapling") and rng.random() < 0.7:
        verbs.pop()
    if "play" in verbs and rng.random() < 0.4:
        verbs = ["play"]
    verb = rng.choice(verbs)
    return rng.choice([text for text in game.legal() if text.split()[0] == verb])


def assert_all_cards_there(game: OracleGame) -> None:
    cards = [card for card in game.deck if card != WINTER] + game.removed + game.clearing + game.discard
    for seat in range(game.seats):
        cards += game.hands[seat] + game.aside[seat] + game.caves[seat]
        cards += [placed.card for placed in everything(game.forests[seat])]
        assert len(game.hands[seat]) + len(game.aside[seat]) <= 10
    assert sorted(cards) == sorted(game.box.cards)
    assert game.deck.count(WINTER) + game.winters == 3


def play_to_the_end(game: OracleGame, rng: Random, try_out: float) -> Counter[str]:
    """One random game; `try_out` is the share of decisions at which all candidates are tried."""
    prompts: Counter[str] = Counter()
    while not game.is_over:
        prompts[str(game.prompt)] += 1
        moves = game.legal()
        assert moves
        assert len(set(moves)) == len(moves)
        assert_all_cards_there(game)
        if rng.random() < try_out:
            assert by_trying(game) == sorted(moves), (game.prompt, game.history)
        game.play(some_move(game, rng))
    assert_all_cards_there(game)
    assert game.winters == 3
    return prompts


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_random_games(edition: str, seats: int) -> None:
    for seed in range(10):
        game = new_game(edition, seats, seed)
        play_to_the_end(game, Random(seed), try_out=0.06)
        assert game.legal() == []
        assert game.why_not("use") == "the game is over"
        sheets = game.sheets()
        assert game.scores() == [sheet["cave"] + sum(sheet["parts"].values()) for sheet in sheets]


def test_every_prompt_comes_up() -> None:
    prompts: Counter[str] = Counter()
    for edition in ("base", "dartmoor"):
        for seed in range(20, 32):
            prompts += play_to_the_end(new_game(edition, 2, seed), Random(seed), try_out=0)
    expected = "mulligan draft turn second place pay use free dig take cave face_down discard keep"
    assert set(prompts) == set(expected.split())


def test_rare_prompts_against_trying() -> None:
    seen: Counter[str] = Counter()
    for edition in ("base", "dartmoor"):
        for seed in range(40, 60):
            rng = Random(seed)
            game = new_game(edition, 2, seed)
            while not game.is_over:
                prompt = str(game.prompt)
                if seen[edition + prompt] < 20 and rng.random() < 0.5:
                    seen[edition + prompt] += 1
                    assert by_trying(game) == sorted(game.legal()), (prompt, game.history)
                game.play(some_move(game, rng))


def test_a_replayed_game_stands_where_the_first_one_stood() -> None:
    game = new_game("base", 3, 9)
    rng = Random(9)
    for _ in range(120):
        game.play(some_move(game, rng))
    again = game.again()
    assert (again.legal(), again.hands, again.clearing) == (game.legal(), game.hands, game.clearing)
    assert again.scores() == game.scores()


def test_twins_are_one_move_and_any_of_them_is_taken() -> None:
    kinds = deal("base", 2, 1)
    trees = [card for card in sorted(kinds["deck"]) if card < "B060"]
    rest = [card for card in kinds["deck"] if card not in trees]
    game = OracleGame("base", 2, kinds | {"deck": trees + rest, "start": 0}, {"mulligan": False})
    first, last = min(game.hands[0]), max(game.hands[0])
    assert game.box.kind(first) == game.box.kind(last)
    assert game.legal() == ["draw deck", f"play {first}a", f"sapling {first}"]
    assert game.why_not(f"play {last}a") is None
    game.play(f"play {last}a")
    assert len(game.legal()) == 1
    with pytest.raises(ValueError, match="pay for itself"):
        game.play(f"pay {last}")


@pytest.mark.parametrize(("edition", "seed"), [("base", 3), ("dartmoor", 4)])
def test_perft_adds_up(edition: str, seed: int) -> None:
    game = new_game(edition, 2, seed)
    assert perft(game, 0) == 1
    assert perft(game, 1) == len(game.legal())
    assert sum(divide(game, 3).values()) == perft(game, 3)


def test_example_of_the_base_rulebook() -> None:
    hosts: list[Row] = [
        {"species": "oak", "top": ["large_tortoiseshell@silver_fir"], "left": ["gnat@birch"]},
        {
            "species": "sycamore",
            "top": ["purple_emperor@linden"],
            "bottom": ["wood_ant@beech"],
            "right": ["roe_deer@birch"],
        },
        {
            "species": "douglas_fir",
            "top": ["silver_washed_fritillary@oak"],
            "left": ["brown_long_eared_bat@sycamore"],
        },
        {
            "species": "birch",
            "top": ["tawny_owl@beech"],
            "bottom": ["fly_agaric@silver_fir"],
            "left": ["bechsteins_bat@beech"],
        },
        {
            "species": "silver_fir",
            "top": ["goshawk@douglas_fir"],
            "bottom": ["stag_beetle@sycamore"],
            "left": ["barbastelle_bat@horse_chestnut"],
            "right": ["european_hare@linden", "european_hare@sycamore", "european_hare@silver_fir"],
        },
    ]
    (sheet,) = score("base", [hosts], [0], [None])
    parts = sheet["parts"]
    butterflies = ("large_tortoiseshell", "purple_emperor", "silver_washed_fritillary")
    assert sum(parts.pop(name) for name in butterflies) == 6
    assert parts == {
        "oak": 0,
        "sycamore": 5,
        "douglas_fir": 5,
        "birch": 1,
        "silver_fir": 12,
        "tawny_owl": 5,
        "goshawk": 6,
        "wood_ant": 6,
        "fly_agaric": 0,
        "stag_beetle": 3,
        "gnat": 3,
        "roe_deer": 9,
        "brown_long_eared_bat": 5,
        "bechsteins_bat": 5,
        "barbastelle_bat": 5,
        "european_hare": 9,
    }
    assert sheet["total"] == 85


def test_example_of_the_dartmoor_rulebook() -> None:
    hosts: list[Row] = [
        {
            "species": "crab_apple",
            "top": ["buzzard@ash"],
            "bottom": ["blue_ground_beetle@black_alder"],
            "left": ["roe_deer@crab_apple"],
            "right": ["wood_mouse@crab_apple"],
        },
        {"species": "moor_birch", "left": ["common_pheasant@moor_birch"], "right": ["shrew@moor_birch"]},
        {
            "species": "elderberry@crab_apple",
            "bottom": ["beaver@ash"],
            "left": ["dartmoor_badger@crab_apple", "dartmoor_black_rabbit@ash"],
            "right": ["dartmoor_black_rabbit@goat_willow"],
        },
        {
            "species": "valley_mire@ash",
            "top": ["emerald_damselfly@sessile_oak", "keeled_skimmer@ash", "small_red_damselfly@ash"],
            "bottom": ["water_soldiers@goat_willow", "heather@sessile_oak"],
        },
        {"species": "wet_woodland@goat_willow", "top": ["southern_damselfly@ash", "wheatear@ash"]},
        {"species": "universal_moor", "bottom": ["bog_asphodel@goat_willow"]},
    ]
    table = {"edition": "dartmoor", "forests": [{"name": "Ana", "cave": 10, "hosts": hosts}]}
    (sheet,) = score_table(table)
    parts = sheet["parts"]
    dragonflies = ("emerald_damselfly", "keeled_skimmer", "small_red_damselfly", "southern_damselfly")
    assert sum(parts.pop(name) for name in dragonflies) == 15
    assert parts == {
        "crab_apple": 8,
        "moor_birch": 1,
        "elderberry": 0,
        "valley_mire": 10,
        "wet_woodland": 6,
        "universal_moor": 0,
        "wheatear": 5,
        "buzzard": 4,
        "beaver": 10,
        "heather": 5,
        "blue_ground_beetle": 5,
        "water_soldiers": 8,
        "bog_asphodel": 3,
        "common_pheasant": 3,
        "wood_mouse": 2,
        "shrew": 1,
        "roe_deer": 15,
        "dartmoor_black_rabbit": 4,
        "dartmoor_badger": 12,
    }
    assert (sheet["cave"], sheet["total"]) == (10, 127)
