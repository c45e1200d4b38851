"""Owners of a box find out what is printed: whatever they find, the deck comes out, and what can't be is refused."""

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spinney import Game
from spinney.cards.boxes import PATHS
from spinney.cards.doubts import is_sure, knows_pairing, knows_species, knows_symbol
from spinney.cards.findings import Check, Findings, checked_boxes, findings_in
from spinney.cards.load import load_edition
from spinney.cards.settling import rows_of
from spinney.errors import BadCards, BadOption
from tests.engine.walks import SOAK

BOX = "dartmoor"


def halves(check: Check, card: str) -> list[Any]:
    return rows_of(check.edition, check.cards[card])


def another_box(check: Check, rng: Random) -> dict[str, list[Any]]:
    """A deck that could be the printed one: all that is certain holds, the rest is dealt anew."""
    true = {name: halves(check, name) for name in check.cards}
    moving = [name for name, card in check.cards.items() if not knows_species(card)]
    whole = [
        [half if knows_symbol(check.cards[name], at) else half[:2] for at, half in enumerate(true[name])]
        for name in moving
        if knows_pairing(check.cards[name])
    ]
    loose = [half for name in moving if not knows_pairing(check.cards[name]) for half in true[name]]
    by_place: dict[str, list[str]] = {"top": [], "bottom": [], "side": []}
    for slot, species, *_ in loose:
        by_place[slot if slot in by_place else "side"].append(species)
    for names in by_place.values():
        rng.shuffle(names)
    made = [[["top", by_place["top"].pop()], ["bottom", by_place["bottom"].pop()]] for _ in range(len(by_place["top"]))]
    sides = by_place["side"]
    made += [[["left", sides.pop()], ["right", sides.pop()]] for _ in range(len(sides) // 2)]
    dealt = [*whole, *made]
    rng.shuffle(dealt)
    for name, shown in zip(moving, dealt, strict=True):
        true[name] = [[*half, rng.choice(check.edition.tree_symbols)][:3] for half in shown]
    for name, card in check.cards.items():
        for number, half in enumerate(true[name]):
            if name not in moving and not knows_symbol(card, number):
                half[2] = rng.choice(check.edition.tree_symbols)
    return true


def test_a_printed_symbol_goes_with_its_pair_not_with_its_number() -> None:
    """That the nuthatch beside a sheep shows a crab apple is known; which number that card has is not."""
    check = Check(BOX)
    nuthatch, sheep = halves(check, "D047")
    assert (nuthatch, sheep[1]) == (["left", "nuthatch", "crab_apple"], "dartmoor_sheep")
    other = check.judge(Findings({"D047": [["left", "nuthatch", "ash"], ["right", "treecreeper", "ash"]]}))
    assert other.problems == []
    assert other.correction()
    same = check.judge(Findings({"D047": [["left", "nuthatch", "ash"], sheep]}))
    assert [problem.code for problem in same.problems] == ["symbol"]


def as_edition(rows: dict[str, Any], folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """The edition with this correction, loaded as everybody loads it."""
    file = folder / f"{abs(hash(json.dumps(rows)))}.json"
    file.write_text(json.dumps(rows))
    monkeypatch.setenv(PATHS, str(file))
    return load_edition(f"{BOX}+{rows['box']}")


def test_boxes_with_marks_are_found_by_their_marks() -> None:
    assert checked_boxes() == [BOX]
    with pytest.raises(BadOption, match="boxes with marks: dartmoor"):
        Check("base")
    check = Check(BOX)
    assert len(check.doubtful) == 136
    assert len(check.readings) == 17
    assert check.judge(Findings()).sureness == (172, 36, 17, 0)


@pytest.mark.parametrize("seed", range(60 if SOAK else 3))
def test_whatever_the_box_holds_it_comes_out_at_every_step(
    seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards of a box that could be true are looked at one by one, in any order; in the end all of it is known."""
    rng, check = Random(seed), Check(BOX)
    true, found = another_box(check, rng), Findings()
    names = [card.id for card in check.doubtful]
    rng.shuffle(names)
    for number, name in enumerate(names):
        found.cards[name] = true[name]
        judged = check.judge(found)
        assert judged.problems == []
        assert set(judged.settled).isdisjoint(found.cards)
        if number % 45 == 7 or number == len(names) - 1:
            rows = json.loads(json.dumps(judged.correction()))
            edition = as_edition(rows, tmp_path, monkeypatch)
            shown = {card.id: rows_of(edition, card) for card in edition.cards}
            assert all(shown[one] == true[one] for one in found.cards)
            assert findings_in(rows, BOX).to_dict() == found.to_dict()
    assert judged.sureness.cards_sure == 172
    assert shown == true
    assert all(is_sure(card) for card in edition.cards)


def test_three_cards_corrected_and_played_with(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    check = Check(BOX)
    found = Findings.read(
        {
            "cards": {
                "D067": [["left", "roe_deer", "ash"], ["right", "dartmoor_black_rabbit", "moor_birch"]],
                "D064": [["left", "treecreeper", "ash"], ["right", "gnat", "ash"]],
                "D152": [["moor", "rivulet", "ash"]],
            },
            "readings": {"shrew": {"bonus/0/per/type": "mouse"}, "D176": {"points": 6}},
            "note": "German printing of 2024",
        }
    )
    judged = check.judge(found)
    assert judged.problems == []
    assert judged.sureness == (172, 39, 17, 2)
    assert judged.settled["D167"] == [["moor", "fountainhead", "ash"]], "the pond and the brook change places"
    edition = as_edition(judged.correction(), tmp_path, monkeypatch)
    cards = {card.id: card for card in edition.cards}
    assert [half.species for half in cards["D064"].halves] == ["treecreeper", "gnat"]
    assert cards["D067"].halves[0].symbol == "ash"
    assert judged.correction()["note"] == "German printing of 2024"
    assert edition.species["shrew"].bonus[0]["per"] == {"type": "mouse"}
    assert (edition.species["shrew"].reading, edition.species["shrew"].note) == (False, "")
    assert [cave.points for cave in edition.caves if cave.number == 4] == [6]
    assert Counter(half.species for card in edition.cards for half in card.halves) == Counter(
        half.species for card in check.edition.cards for half in card.halves
    )
    assert edition.solo is not None, "it is played alone as before"
    game = Game.new(edition.id, ["Ana", "Ben"], 7)
    rng = Random(7)
    while not game.is_over:
        game.play(rng.choice(game.legal_moves()))
    assert Game.from_record(game.record()).scores() == game.scores()
    assert load_edition(BOX).cards == check.edition.cards, "the box below stays as it is"


@pytest.mark.parametrize(
    ("card", "shows", "code"),
    [
        ("D999", [["moor", "rivulet", "ash"]], "no-card"),
        ("D064", [["left", "unicorn", "ash"], ["right", "gnat", "ash"]], "no-species"),
        ("D064", [["left", "gnat", "beech"], ["right", "gnat", "ash"]], "no-species"),
        ("D064", [["top", "gnat", "ash"], ["bottom", "adder", "ash"]], "place"),
        ("D064", [["left", "gnat", "ash"], ["left", "gnat", "ash"]], "pair"),
        ("D064", [["left", "gnat", "ash"]], "pair"),
        ("D067", [["left", "gnat", "crab_apple"], ["right", "dartmoor_black_rabbit", "moor_birch"]], "certain"),
        ("D001", [["tree", "moor_birch", "ash"]], "symbol"),
    ],
)
def test_a_card_that_cannot_be_is_refused_with_the_reason(card: str, shows: list[Any], code: str) -> None:
    judged = Check(BOX).judge(Findings.read({"cards": {card: shows}}))
    assert [(problem.at, problem.code) for problem in judged.problems] == [(card, code)]
    with pytest.raises(BadCards, match=f"{card}: {code}"):
        judged.correction()


def test_more_of_a_species_than_the_box_has() -> None:
    check = Check(BOX)
    open_ones = [card.id for card in check.doubtful if not knows_species(card)][:9]
    found = Findings({name: [["left", "shrew", "ash"], ["right", "shrew", "ash"]] for name in open_ones})
    [problem] = check.judge(found).problems
    assert (problem.code, problem.args["species"], problem.args["copies"]) == ("many", "shrew", 5)
    assert problem.args["count"] > 5
    assert problem.at in open_ones


@pytest.mark.parametrize("value", ["unicorn", 3, "tree_symbol"])
def test_a_reading_that_cannot_be(value: Any) -> None:
    judged = Check(BOX).judge(Findings.read({"readings": {"ash": {"points/sum/0/per/tree_symbol": value}}}))
    assert [(problem.at, problem.code) for problem in judged.problems] == [("ash", "no-reading")]


@pytest.mark.parametrize(
    "data",
    [
        [], {"more": {}}, {"cards": []}, {"cards": {"D067": []}}, {"cards": {"D067": [["left"]]}},
        {"cards": {"D067": 7}},
        {"readings": {"ash": 7}}, {"readings": {"ash": {"points": True}}}, {"readings": {"ash": {"points": [1]}}},
        {"note": "x" * 501}, {"note": 1}, None,
    ],
)  # fmt: skip
def test_findings_without_form_are_refused(data: Any) -> None:
    with pytest.raises(BadCards, match="findings"):
        Findings.read(data)


def box_over(**parts: Any) -> dict[str, Any]:
    return {"box": "mine", "builds_on": BOX, "correction": True, "species": [], "deck": [], **parts}


@pytest.mark.parametrize(
    ("parts", "reason"),
    [
        ({"removes": ["D001"]}, "'removes': a correction corrects cards, species and caves, nothing else"),
        ({"setup": {"hand": 7}}, "'setup': a correction"),
        ({"deck": [{"id": "D900", "halves": [["moor", "rivulet", "ash"]]}]}, "D900: there is no such card"),
        ({"deck": [{"id": "D001", "halves": [["tree", "ash", "ash"]]}]}, "D001: it is certain that this card"),
        ({"deck": [{"id": "D001", "halves": [["tree", "moor_birch", "ash"]]}]}, "D001: .* moor_birch shows"),
        (
            {"deck": [{"id": "D064", "halves": [["left", "shrew", "ash"], ["right", "shrew", "ash"]]}]},
            "the deck has . copies, the table says",
        ),
        ({"species": [{"id": "unicorn"}]}, "unicorn: there is nothing of that name"),
        ({"species": [{"id": "shrew", "cost": 1}]}, "shrew.cost: only what is a reading"),
        ({"species": [{"id": "shrew", "copies": 1}]}, "shrew.copies: only what is a reading"),
        ({"species": [{"id": "shrew", "bonus": None}]}, "shrew: the correction takes bonus/0/per/type away"),
        ({"species": [{"id": "black_alder", "points": {"fixed": 6}}]}, "black_alder.points: only what is a reading"),
        ({"species": [{"id": "shrew", "bonus": [{"do": "cave", "from": "deck", "per": {"type": "x"}}]}]},
         "'x' does not fit 'type'"),
        ({"caves": [{"id": "D173", "points": 9}]}, "D173.points: only what is a reading"),
        ({"caves": [{"id": "D179", "points": 9}]}, "D179: there is nothing of that name"),
    ],
)  # fmt: skip
def test_a_correction_that_contradicts_what_is_certain_is_refused_with_file_and_place(
    parts: dict[str, Any], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(BadCards, match=reason) as refused:
        as_edition(box_over(**parts), tmp_path, monkeypatch)
    assert str(tmp_path) in str(refused.value)
