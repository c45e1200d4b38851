"""The contract: what the engine promises at every decision of every game, for both games and every number of seats."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from spinney import Game, Move, score_table
from spinney.engine.packing import entry_position, entry_species, entry_symbol
from spinney.engine.scoring import total
from tests.engine.walks import (
    ALL_BOXES,
    DECISIONS,
    EDITIONS,
    PROMPTS,
    SOAK,
    every_card,
    kind_of,
    more_cases,
    play_on,
    rebuilt,
    walk,
)
from tests.reference import oracle_score
from tests.scenes import scene

SEEDS = range(40) if SOAK else range(1)
EVERY = 1 if SOAK else 25
"""The dear checks are made at every so many decisions, and at the first of each kind."""
CASES = [(edition, seats, seed) for edition in EDITIONS for seats in (2, 3, 4, 5) for seed in SEEDS]
CASES += more_cases(SEEDS[0])

games = pytest.mark.parametrize(("edition", "seats", "seed"), CASES)


def where(game: Game) -> str:
    """The place in the game, for messages."""
    return f"{game.edition}, {len(game.seats)} seats, seed {game.deal.seed}, move {game.seq}"


def is_sampled(game: Game, seen: set[str], number: int) -> bool:
    """Whether to look closely: at the first decision of each kind and every so often."""
    kind = kind_of(game)
    first = kind not in seen
    seen.add(kind)
    return first or number % EVERY == 0


@games
def test_moves_are_there_once_and_spelt_both_ways(edition: str, seats: int, seed: int) -> None:
    """There is something to do, no move stands twice, `str` and `parse` are inverses, all of them may be played."""
    for game in walk(edition, seats, seed):
        moves = game.legal_moves()
        assert bool(moves) != game.is_over, where(game)
        texts = [str(move) for move in moves]
        assert len(set(texts)) == len(texts), where(game)
        assert [Move.parse(text) for text in texts] == moves, where(game)
        assert game.legal_moves() == moves, where(game)
        assert game.is_over == (game.seat_to_act is None) == (game.prompt is None), where(game)


@games
def test_no_card_is_lost_or_doubled(edition: str, seats: int, seed: int) -> None:
    """There are as many cards of each kind as the box holds, no hand holds more than ten, all winter cards exist."""
    for game in walk(edition, seats, seed):
        state = game.state
        assert every_card(game) == sorted(state.tables.copy_cards), where(game)
        for seat, hand in enumerate(state.hands):
            aside = len(state.aside) if seat == state.seat else 0
            assert len(hand) + aside <= 10, where(game)
            assert hand == sorted(hand), where(game)
        assert state.deck[state.top :].count(-1) + state.winter == state.tables.winters, where(game)
        assert game.is_over == (state.winter == state.tables.winters), where(game)


@games
def test_the_game_ends(edition: str, seats: int, seed: int) -> None:
    """The third winter card always comes."""
    *_, game = walk(edition, seats, seed)
    assert game.is_over
    assert game.seq < DECISIONS
    assert game.seat_to_act is None
    assert game.legal_moves() == []


@games
def test_a_copy_is_independent(edition: str, seats: int, seed: int) -> None:
    """What is played on a copy does not touch the original, and the other way round."""
    seen: set[str] = set()
    for number, game in enumerate(walk(edition, seats, seed)):
        if not is_sampled(game, seen, number):
            continue
        before, log, copy = game.state.key(), game.moves, game.copy()
        assert copy.state.key() == before, where(game)
        play_on(copy, Random(number), 12)
        assert game.state.key() == before, where(game)
        assert game.moves == log, where(game)
        again, third = game.copy(), game.copy()
        kept = again.state.key()
        play_on(third, Random(number), 12)
        assert third.state.key() == copy.state.key(), where(game)
        assert again.state.key() == kept, where(game)


@games
def test_save_and_load_at_every_prompt(edition: str, seats: int, seed: int) -> None:
    """A record, through JSON and back, is the same game at the same decision, with the same way back."""
    seen: set[str] = set()
    for number, game in enumerate(walk(edition, seats, seed)):
        if not is_sampled(game, seen, number) and not game.is_over:
            continue
        record = game.record()
        loaded = Game.from_record(json.loads(json.dumps(record, allow_nan=False)))
        assert loaded.state.key() == game.state.key(), where(game)
        assert loaded.record() == record, where(game)
        assert loaded.legal_moves() == game.legal_moves(), where(game)
        assert loaded.can_undo == game.can_undo, where(game)
        if game.can_undo:
            back = game.copy()
            assert (loaded.undo(), loaded.state.key()) == (back.undo(), back.state.key()), where(game)


@games
def test_views_are_plain_json(edition: str, seats: int, seed: int) -> None:
    """Every seat's view, and a spectator's, is JSON at every decision."""
    seen: set[str] = set()
    for number, game in enumerate(walk(edition, seats, seed)):
        viewers = [*range(seats), None] if is_sampled(game, seen, number) else [game.seat_to_act]
        for me in viewers:
            view = game.view(me).to_dict()
            assert json.loads(json.dumps(view, allow_nan=False)) == view, where(game)


@games
def test_counters_are_those_of_the_cards(edition: str, seats: int, seed: int) -> None:
    """The counters that a forest keeps up are those of a forest built anew, and of counting by hand."""
    seen: set[str] = set()
    for number, game in enumerate(walk(edition, seats, seed)):
        if not is_sampled(game, seen, number) and not game.is_over:
            continue
        t = game.state.tables
        for seat, forest in enumerate(game.state.forests):
            again = rebuilt(game.state, seat)
            assert again.tally == forest.tally, where(game)
            assert again.keys == forest.keys, where(game)
            assert again.cards == forest.cards, where(game)
            assert sorted(again.present) == sorted(forest.present), where(game)
            entries = [entry for host in forest.cards for entry in host]
            species = Counter(shown for s in map(entry_species, entries) for shown in {s, t.plain[s]})
            assert forest.tally[: len(t.species_ids)] == [species[s] for s in range(len(t.species_ids))]
            symbols = Counter(map(entry_symbol, entries))
            shown = forest.tally[t.symbol_counter : t.symbol_counter + len(t.symbol_ids)]
            assert shown == [symbols[s] for s in range(len(t.symbol_ids))], where(game)
            hosts = [host for host in forest.cards if entry_position(host[0]) == 0]
            assert len(hosts) == len(forest.keys), where(game)


def set_species(edition: str) -> set[str]:
    """The species that score in sets; how a set's points are spread over them is nobody's promise."""
    rows = oracle_score.plain_box(edition).rows
    return {name for name, row in rows.items() if "sets" in row["points"]}


@games
def test_scores_add_up_and_agree_with_the_rescan(edition: str, seats: int, seed: int) -> None:
    """Parts and cave are the total; `total`, the score pad and a scorer that recounts every card agree."""
    seen: set[str] = set()
    together = set_species(edition)
    for number, game in enumerate(walk(edition, seats, seed)):
        if not is_sampled(game, seen, number) and not game.is_over:
            continue
        if seats == 1:  # scores are changed there; `test_solo_against_oracle` has them
            continue
        table = game.table()
        slow = oracle_score.score_table(table)
        pad = score_table(table)
        assert game.scores() == [total(game.state.forests, seat) for seat in range(seats)]
        assert game.scores() == [sheet["total"] for sheet in slow], where(game)
        assert game.scores() == [score["total"] for score in pad["scores"]], where(game)
        for seat in range(seats):
            sheet = game.score_sheet(seat)
            parts = {part["species"]: part["points"] for part in sheet["parts"]}
            assert sheet["cave"] + sum(parts.values()) == sheet["total"] == game.scores()[seat], where(game)
            assert sheet["cave"] == slow[seat]["cave"], where(game)
            assert without(parts, together) == without(slow[seat]["parts"], together), where(game)
            by_pad = {part["species"]: part["points"] for part in pad["scores"][seat]["parts"]}
            assert by_pad == parts, where(game)


def without(parts: dict[str, int], species: set[str]) -> dict[str, Any]:
    """The parts, with those of these species added up."""
    rest: dict[str, Any] = {name: points for name, points in parts.items() if name not in species}
    return {**rest, "sets": sum(points for name, points in parts.items() if name in species)}


@pytest.mark.parametrize("edition", [*EDITIONS, ALL_BOXES])
def test_random_games_meet_every_prompt(edition: str) -> None:
    """The games of this file would not notice a fault in a decision that never comes."""
    seen: set[str] = set()
    for seats in (2, 3, 4, 5):
        for seed in range(2):
            seen |= {kind_of(game) for game in walk(edition, seats, seed)}
    assert seen - {""} == PROMPTS[edition]


def test_one_of_equal_cards_is_listed() -> None:
    """Cards that look alike are one move; any copy may be named, all go by the first one's id (docs/decisions.md)."""
    game = scene("base", hand=["B007", "B004"], clearing=["B005", "B002", "B023"])
    assert [str(move) for move in game.legal_moves()] == [
        "draw deck", "draw B001", "draw B023", "play B001a", "sapling B001",
    ]  # fmt: skip
    for text in ("draw B002", "play B007a", "sapling B007"):
        assert game.why_not(text) is None
        again = game.copy()
        again.play(text)
        assert str(again.moves[-1]) == text.replace("B002", "B001").replace("B007", "B001")
