"""A box of somebody's own, in a temporary folder: played, scored, viewed, stored and described without a line of code.

It has a letter of its own, a shrub, a tree with a new symbol, species that count what nothing else counts, a half with
one more type than its species, and it takes two cards of the other box out (`tests/cards/hedgerow.py`).
"""

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spinney import Game, Worlds, score_table
from spinney.arena.match import play_match
from spinney.cards import load_edition
from spinney.cards.boxes import PATHS
from spinney.engine.compiler import compile_tables
from spinney.server.catalogue import edition_of
from spinney.words import LANGUAGES, words
from spinney.words.cardlist import catalogue
from tests.cards.hedgerow import EDITION, HEDGEROW, NAME, write
from tests.engine.walks import SOAK, play_on
from tests.server.machines import SpinneyServer
from tests.server.talk import get, make, post

NEW = [row["id"] for row in HEDGEROW["species"] if "place" in row]
SEEDS = range(40 if SOAK else 3)


@pytest.fixture(scope="module", autouse=True)
def folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The folder in which the box lies, for all tests here."""
    made = tmp_path_factory.mktemp("boxes")
    write(made)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(PATHS, str(made))
        yield made


def whole_game(seed: int, seats: int = 3) -> Game:
    """A game to its end, in which the new cards are played whenever they can be."""
    game, rng = Game.new(f"{NAME}+base", [f"P{seat}" for seat in range(seats)], seed), Random(seed)
    cards = {card.id: card for card in load_edition(EDITION).cards}
    while not game.is_over:
        moves = game.legal_moves()
        new = [move for move in moves if move.verb == "play" and cards[move.words[0][:-1]].box == NAME]
        game.play(rng.choice(new or moves))
    return game


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_played_stored_and_scored(seed: int) -> None:
    game = whole_game(seed)
    assert game.edition == EDITION
    record = json.loads(json.dumps(game.record()))
    assert record["edition"] == EDITION
    again = Game.from_record(record)
    assert again.scores() == game.scores()
    answer = score_table(json.loads(json.dumps(game.table())))
    assert [score["total"] for score in answer["scores"]] == game.scores()
    for seat in range(3):
        sheet = game.score_sheet(seat)
        assert sheet["cave"] + sum(part["points"] for part in sheet["parts"]) == sheet["total"] == game.scores()[seat]
        assert all(words("en").reason(part) for part in sheet["parts"])


def test_what_is_new_is_counted() -> None:
    """New counts, a shrub that is no tree, a half with one more type; a card that was taken out is not there."""
    hosts: list[dict[str, Any]] = [
        {"species": "rowan", "top": ["orange_tip@rowan"]},
        {"species": "dog_rose@oak", "bottom": ["hedge_bedstraw@beech"], "left": ["harvest_mouse@beech"],
         "right": ["squeaker@rowan"], "top": ["yellowhammer@birch"]},
        {"species": "sycamore", "left": ["squeaker@horse_chestnut"]},
        {"species": "sycamore", "left": [f"squeaker@horse_chestnut:{NAME}"]},
    ]  # fmt: skip
    table = {"format": "spinney.forests/1", "edition": EDITION, "forests": [{"name": "Ana", "hosts": hosts}]}
    parts = {part["species"]: part["points"] for part in score_table(table)["scores"][0]["parts"]}
    assert parts["rowan"] == 1  # one species of insects
    assert parts["dog_rose"] == 6  # full
    assert parts["yellowhammer"] == 4  # one full tree or shrub
    assert parts["hedge_bedstraw"] == 2 + 3  # a shrub; rowan symbols of the tree, the butterfly and a squeaker
    assert parts["harvest_mouse"] == 8  # two squeakers show the hedge, the one of base does not
    assert parts["sycamore"] == 2 * 3  # a shrub is no tree
    assert parts["squeaker"] == 3
    assert {card.id for card in load_edition(EDITION).cards}.isdisjoint(HEDGEROW["removes"])


def test_a_shrub_turns_no_card_over() -> None:
    t = compile_tables(EDITION, {})
    assert t.turns_over[t.species_ids.index("rowan")]
    assert not t.turns_over[t.species_ids.index("dog_rose")]


@pytest.mark.parametrize("seed", SEEDS)
def test_it_is_seen(seed: int) -> None:
    """Views hold what they should, and worlds that fit them can be dealt from them."""
    game, rng = Game.new(EDITION, ["Ana", "Ben"], seed), Random(seed)
    for _ in range(12):
        play_on(game, rng, 15)
        if game.is_over:
            return
        for seat in (None, 0, 1):
            view = game.view(seat)
            assert json.loads(json.dumps(view.to_dict()))["edition"] == EDITION
            names = [(person.name, person.kind) for person in game.seats]
            assert Worlds(view).deal(rng).forests[0].tally == game.state.forests[0].tally, names


@pytest.mark.parametrize("bot", ["novice", "player"])
def test_bots_play_it(bot: str) -> None:
    game = play_match(EDITION, [bot, "random"], 5)
    assert game.is_over
    assert game.scores()[0] > game.scores()[1]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_described(lang: str) -> None:
    """Names from its file, readable ones where it has none; texts from its rows."""
    shown = catalogue(EDITION, lang)
    for name in NEW:
        assert shown["species"][name]["name"]
        assert shown["species"][name]["text"]["points"]
    assert {"rowan": "Rowan", "dog_rose": "Dog Rose"}.items() <= {
        name: row["name"] for name, row in shown["species"].items()
    }.items()
    assert edition_of(EDITION, lang)["title"].endswith(" + Hedgerow")


def test_its_names_are_used() -> None:
    texts = {name: catalogue(EDITION, "en")["species"][name]["text"]["points"] for name in NEW}
    assert texts["harvest_mouse"] == "1 point per hedgerow card"
    assert texts["rowan"] == "1 point per insect species"


@pytest.mark.xdist_group("server_talk")
def test_a_server_deals_it(folder: Path, tmp_path: Path) -> None:
    server = SpinneyServer(f"sqlite:///{tmp_path / 'spinney.db'}", SPINNEY_BOXES=str(folder))
    try:
        listed = get(server, "/api/editions").json()
        assert [row["edition"] for row in listed["editions"] if row["edition"] in ("base", "dartmoor", EDITION)] == [
            "base", "dartmoor", EDITION,
        ]  # fmt: skip
        made = make(server, "me", "bot:novice", edition=f"{NAME}+base", seed=3, options={"hedge": "low"})
        view = get(server, f"/api/tables/{made['table']}", made["token"]).json()
        assert (view["edition"], view["options"]["hedge"], view["options"]["removed"]) == (EDITION, "low", 40)
        assert "H001" in get(server, f"/api/cards/{EDITION}").json()["cards"]
        refused = post(server, "/api/tables", {"edition": f"dartmoor+{NAME}", "seats": ["me", "open"]})
        assert (refused.status_code, "builds on base" in refused.text) == (422, True)
        forest = {"name": "Ana", "hosts": [{"species": "dog_rose@oak", "bottom": ["hedge_bedstraw@beech"]}]}
        pad = post(server, "/api/pads", {"edition": EDITION, "forests": [forest]}).json()
        assert get(server, f"/api/pads/{pad['pad']}").json()["scores"]["scores"][0]["total"] == 2
    finally:
        server.close()


def test_a_game_of_our_own_boxes_is_the_same_with_it_and_without(monkeypatch: pytest.MonkeyPatch) -> None:
    def moves() -> list[str]:
        game, rng = Game.new("base", ["Ana", "Ben"], 11), Random(11)
        play_on(game, rng, 5000)
        return [*map(str, game.moves), str(game.scores())]

    beside = moves()
    monkeypatch.delenv(PATHS)
    assert moves() == beside
