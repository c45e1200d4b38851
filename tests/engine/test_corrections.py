"""A game that brings a correction of its box is played with it; its record replays anywhere, no other game changes."""

import json
import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from spinney import Game
from spinney.bots.base import bot
from spinney.cards.correction import CORRECTION, told_briefly
from spinney.cards.findings import Check, Findings
from spinney.cards.load import load_edition
from spinney.engine.infer import Worlds
from spinney.engine.position import Position
from spinney.errors import BadOption, BadRecord
from tests.cards.test_findings import another_box
from tests.engine.walks import play_on

BOX = "dartmoor"
FOUND: dict[str, Any] = {
    "cards": {
        "D067": [["left", "roe_deer", "ash"], ["right", "dartmoor_black_rabbit", "moor_birch"]],
        "D064": [["left", "treecreeper", "ash"], ["right", "gnat", "ash"]],
        "D152": [["moor", "rivulet", "ash"]],
    },
    "readings": {"shrew": {"bonus/0/per/type": "mouse"}, "D176": {"points": 6}},
    "note": "German printing of 2024",
}


def correction(found: dict[str, Any] = FOUND) -> dict[str, Any]:
    return Check(BOX).judge(Findings.read(found)).correction()


def game_with(rows: dict[str, Any], seed: int = 7, **options: Any) -> Game:
    seats = ["Ana"] if options.get("solo") else ["Ana", "Ben"]
    return Game.new(BOX, seats, seed, {**options, CORRECTION: rows})


def test_a_game_is_played_with_its_own_correction_and_no_other_game_is() -> None:
    before = load_edition(BOX)
    game = game_with(correction())
    cards = {card.id: card for card in load_edition(game.edition, game.options).cards}
    assert [half.species for half in cards["D064"].halves] == ["treecreeper", "gnat"]
    assert game.edition == BOX
    assert load_edition(game.edition, game.options).species["shrew"].bonus[0]["per"] == {"type": "mouse"}
    t = game.state.tables
    assert t.species_ids[t.half_species[2 * t.number_of["D152"]]] == "rivulet"
    plain = Game.new(BOX, ["Ana", "Ben"], 7).state.tables
    assert plain is not t
    assert plain.species_ids[plain.half_species[2 * plain.number_of["D152"]]] == "fountainhead"
    assert load_edition(BOX) is before


def test_the_game_keeps_what_changes_cards_and_no_remarks() -> None:
    game = game_with(correction())
    kept = game.options[CORRECTION]
    assert set(kept) == {"box", "builds_on", "correction", "species", "caves", "deck"}
    assert [row["id"] for row in kept["deck"]] == sorted(row["id"] for row in correction()["deck"])
    assert "German" not in json.dumps(game.record())
    assert told_briefly(game.options)[CORRECTION] == {
        "builds_on": BOX,
        "cards": len(kept["deck"]),
        "seen": 3,
        "readings": 2,
    }
    assert told_briefly({"removed": 45}) == {"removed": 45}


@pytest.mark.parametrize("seed", range(3))
def test_whatever_an_owner_finds_the_game_plays_and_its_record_replays(seed: int) -> None:
    rng, check = Random(seed), Check(BOX)
    true = another_box(check, rng)
    looked = rng.sample([card.id for card in check.doubtful], 40 * seed + 10)
    rows = check.judge(Findings(cards={name: true[name] for name in looked})).correction()
    game = game_with(rows, seed, **({"solo": True, "challenge": 6} if seed == 2 else {}))
    play_on(game, rng)
    assert game.is_over
    record = json.loads(json.dumps(game.record()))
    assert Game.from_record(record).scores() == game.scores()
    assert Game.from_record(record).record() == record
    record["options"][CORRECTION]["deck"].clear()
    assert game.options[CORRECTION]["deck"], "a record is a copy"


def test_a_record_replays_where_nobody_has_heard_of_the_correction() -> None:
    game = game_with(correction())
    play_on(game, Random(3))
    source = "import json, sys, spinney; print(spinney.Game.from_record(json.load(sys.stdin)).scores())"
    told = subprocess.run(
        [sys.executable, "-c", source], input=json.dumps(game.record()), capture_output=True, text=True, check=True,
        env=os.environ,
    )  # fmt: skip
    assert json.loads(told.stdout) == game.scores()


def test_views_worlds_and_bots_go_by_the_corrected_cards() -> None:
    game = game_with(correction())
    play_on(game, Random(1), 60)
    view = pickle.loads(pickle.dumps(game.view(0)))
    assert view.tables is game.state.tables
    world = Worlds(game.view(0)).deal(Random(1))
    assert world.tables is game.state.tables
    for name in ("novice", "player"):
        move = bot(name).choose(game.view(game.seat_to_act), Random(1), 0.01)
        assert move in game.legal_moves()
    assert Position.new(BOX, 2, 7, {CORRECTION: correction()}).state.tables is game.state.tables


def _with(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda rows: {**rows, **changes}


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (lambda _: "D064", "expected an object"),
        (lambda _: {}, "'box' is missing"),
        (_with(correction=False), "this is no correction"),
        (_with(builds_on="base"), "it corrects base, the game is one of dartmoor"),
        (_with(setup={"hand": 9}), "'setup': a correction corrects cards, species and caves"),
        (_with(deck=[{"id": "D999", "halves": [["moor", "rivulet", "ash"]]}]), "D999: there is no such card"),
        (_with(deck=[{"id": "D001", "halves": [["tree", "ash", "ash"]]}]), "D001: it is certain that this card shows"),
        (_with(deck=[{"id": "D001", "halves": [["tree", "moor_birch", "ash"]]}]), "D001: it is certain"),
        (_with(deck=[{"id": "D152", "halves": [["moor", "rivulet", "ash"]]}]), "the deck has .* copies"),
        (_with(species=[{"id": "shrew", "cost": 3}]), "shrew.cost: only what is a reading may be corrected"),
        (_with(species=[{"id": "unicorn", "cost": 3}]), "unicorn: there is nothing of that name"),
        (_with(caves=[{"id": "D173", "points": 60}]), "D173.points: only what is a reading"),
    ],
)  # fmt: skip
def test_a_correction_that_contradicts_what_is_certain_is_refused_with_place_and_reason(
    spoil: Callable[[dict[str, Any]], Any], reason: str
) -> None:
    rows = spoil(correction())
    with pytest.raises(BadOption, match=f"option 'correction': .*{reason}"):
        game_with(rows)
    record = {**game_with(correction()).record()}
    record["options"][CORRECTION] = rows
    with pytest.raises(BadRecord, match=f"options: option 'correction': .*{reason}"):
        Game.from_record(record)


def test_a_correction_is_refused_for_another_game() -> None:
    with pytest.raises(BadOption, match="it corrects dartmoor, the game is one of base"):
        Game.new("base", ["Ana", "Ben"], 7, {CORRECTION: correction()})
