"""Boxes: which combine, how one lies on top of another, and what is refused (docs/cards.md)."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from spinney import BadCards, BadOption
from spinney.cards import boxes, edition_name, editions, load_edition
from spinney.cards.boxes import PATHS
from spinney.engine.compiler import compile_tables
from spinney.engine.packing import MOST_SPECIES
from tests.cards.hedgerow import EDITION, HEDGEROW, NAME, write

Rows = dict[str, Any]


@pytest.fixture
def hedgerow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a box of somebody's own, which is looked for there."""
    write(tmp_path)
    monkeypatch.setenv(PATHS, str(tmp_path))
    return tmp_path


# -- which combine ------------------------------------------------------------------------------------------------


OURS = ["base", "dartmoor", "base+alpine", "base+woodland_edge", "base+alpine+woodland_edge"]


def test_our_boxes_and_what_they_make_together() -> None:
    assert editions() == OURS
    assert [(box.id, box.builds_on, box.is_own) for box in boxes()] == [
        ("base", "", False), ("dartmoor", "", False), ("alpine", "base", False), ("woodland_edge", "base", False),
    ]  # fmt: skip
    assert edition_name("woodland_edge+base+alpine") == "base+alpine+woodland_edge"


def test_more_boxes_more_cards_are_removed() -> None:
    """With one added box and with both, by number of players."""
    both = {2: 90, 3: 60, 4: 45, 5: 30}
    for edition, cards, removed in (
        ("base+alpine", 194, {2: 55, 3: 40, 4: 25, 5: 10}),
        ("base+woodland_edge", 194, {2: 55, 3: 40, 4: 25, 5: 10}),
        ("base+alpine+woodland_edge", 230, both),
    ):
        loaded = load_edition(edition)
        assert (len(loaded.cards), loaded.setup.removed) == (cards, removed)


def test_a_box_that_builds_on_another_makes_an_edition_with_it(hedgerow: Path) -> None:
    assert [name for name in editions() if NAME not in name] == OURS
    assert EDITION in editions()
    assert f"base+alpine+{NAME}+woodland_edge" in editions()
    assert edition_name(f"{NAME}+base") == EDITION
    assert load_edition(f"{NAME}+base") is load_edition(EDITION)
    own = next(box for box in boxes() if box.is_own)
    assert (own.id, own.title, own.builds_on, own.letters, own.cards) == (NAME, "Hedgerow", "base", ("H",), 15)


@pytest.mark.parametrize(
    ("edition", "reason"),
    [
        ("base+dartmoor", "base and dartmoor are games of their own"),
        (f"dartmoor+{NAME}", f"{NAME} builds on base"),
        (NAME, f"{NAME} builds on base"),
        ("base+base", "base stands there twice"),
        ("dartmoor+alpine", "alpine builds on base"),
        ("woodland_edge", "woodland_edge builds on base"),
        ("alpine+woodland_edge", "alpine builds on base"),
        ("base+alpine+alpine", "alpine stands there twice"),
        ("base+dartmoor+alpine", "base and dartmoor are games of their own"),
        (f"{EDITION}+{NAME}", f"{NAME} stands there twice"),
        ("base+", "no box ''"),
        ("base + dartmoor", "no box 'base '"),
        ("BASE", "no box 'BASE'"),
        (None, "None"),
        (["base"], "base"),
    ],
)
def test_what_does_not_combine_is_refused_with_the_reason(hedgerow: Path, edition: Any, reason: str) -> None:
    for ask in (edition_name, load_edition):
        with pytest.raises(BadOption) as caught:
            ask(edition)
        assert reason in str(caught.value)


def test_added_boxes_may_come_in_any_order(hedgerow: Path) -> None:
    more = {**deepcopy(HEDGEROW), "box": "arable", "removes": [], "species": [], "deck": [], "with": {}}
    more["setup"] = {"removed": {"2": 50}, "options": {"hedge": ["low", "tall"]}}
    more["with"] = {NAME: {"setup": {"removed": {"2": 77}}}}
    write(hedgerow, more, "")
    names = {edition_name(name) for name in (f"base+arable+{NAME}", f"base+{NAME}+arable", f"{NAME}+arable+base")}
    assert names == {f"base+arable+{NAME}"}
    both = load_edition(names.pop())
    assert (both.setup.removed[2], both.setup.removed[3]) == (77, 28)
    assert both.setup.options["hedge"] == ("tall", "low")
    assert load_edition("base+arable").setup.removed[2] == 50


# -- one on top of another ----------------------------------------------------------------------------------------


def test_an_edition_is_the_sum_of_its_boxes(hedgerow: Path) -> None:
    base, both = load_edition("base"), load_edition(EDITION)
    assert [box.id for box in both.boxes] == ["base", NAME]
    ids = [card.id for card in both.cards]
    left = [card.id for card in base.cards if card.id not in HEDGEROW["removes"]]
    assert ids == [*left, *(row["id"] for row in HEDGEROW["deck"])]
    assert both.species["squeaker"].copies == base.species["squeaker"].copies + 3
    assert (both.species["squeaker"].box, both.species["dog_rose"].box) == ("base", NAME)
    gone = {half.species for card in base.cards[:1] for half in card.halves}
    assert all(both.species[name].copies == base.species[name].copies - 1 for name in gone)
    assert both.types == (*base.types, "shrub", "hedge")
    assert both.tree_symbols == (*base.tree_symbols, "rowan")
    assert list(both.hosts) == ["tree", "shrub"]
    assert not both.hosts["shrub"].turns_over
    assert both.setup.removed == {2: 40, 3: 28, 4: 14, 5: 4}
    assert both.setup.options == {"mulligan": (True, False), "hedge": ("tall", "low")}
    assert {"full": ["tree", "shrub"]} in both.counted


def test_other_boxes_do_not_change_a_game(hedgerow: Path) -> None:
    assert load_edition("base") is load_edition("base")
    assert {card.box for card in load_edition("base").cards} == {"base"}
    assert "hedge" not in load_edition("base").types


def test_types_belong_to_a_half(hedgerow: Path) -> None:
    """A squeaker of the added box shows one symbol more; it is the same species all the same."""
    both, t = load_edition(EDITION), compile_tables(EDITION, {})
    shown = {card.id: half.types for card in both.cards for half in card.halves if half.species == "squeaker"}
    assert shown["B096"] == ("cloven_hoofed",)
    assert shown["H013"] == ("cloven_hoofed", "hedge")
    variants = [number for number, plain in enumerate(t.plain) if plain != number]
    assert [t.species_ids[number] for number in variants] == ["squeaker"]
    assert t.plain[variants[0]] == t.species_ids.index("squeaker")


def test_a_correction_is_a_small_table_over_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Halves of two cards change places, and a row gets another reading; everything else stays as it is."""
    before = load_edition("dartmoor")
    one, two = (card for card in before.cards if card.id in ("D067", "D068"))
    swapped = [
        {"id": card.id, "source": {}, "halves": [[half.slot, half.species, half.symbol] for half in halves]}
        for card, halves in ((one, (one.halves[0], two.halves[1])), (two, (two.halves[0], one.halves[1])))
    ]
    mended: Rows = {
        "box": "my_dartmoor", "builds_on": "dartmoor", "deck": swapped,
        "species": [{"id": "shrew", "reading": False, "note": None, "points": {"per": {"type": "mouse"}, "each": 2}}],
    }  # fmt: skip
    write(tmp_path, mended, "")
    monkeypatch.setenv(PATHS, str(tmp_path))
    after = load_edition("dartmoor+my_dartmoor")
    cards = {card.id: card for card in after.cards}
    assert cards["D067"].halves == (one.halves[0], two.halves[1])
    assert (cards["D067"].source, cards["D067"].box) == ({}, "dartmoor")
    assert (after.species["shrew"].reading, after.species["shrew"].points["each"]) == (False, 2)
    assert (after.species["shrew"].cost, after.species["shrew"].note) == (before.species["shrew"].cost, "")
    assert [card.id for card in after.cards] == [card.id for card in before.cards]
    assert load_edition("dartmoor") is before


# -- what is refused ----------------------------------------------------------------------------------------------


def species(rows: Rows, name: str) -> Rows:
    """The row of a species."""
    row: Rows = next(row for row in rows["species"] if row["id"] == name)
    return row


REFUSED: list[tuple[Callable[[Rows], Any], list[str]]] = [
    (lambda rows: species(rows, "rowan")["points"].update(each="2"), ["rowan.points", "each"]),
    (lambda rows: species(rows, "rowan").update(points={"per": {"type": "fish"}, "each": 1}), ["rowan.points", "fish"]),
    (lambda rows: species(rows, "rowan").pop("cost"), ["rowan", "cost"]),
    (lambda rows: species(rows, "rowan").update(copies=2), ["rowan", "3 copies", "says 2"]),
    (lambda rows: species(rows, "dog_rose").update(place="hedge"), ["dog_rose.place", "hedge"]),
    (lambda rows: rows["hosts"].clear(), ["H004", "shrub"]),
    (lambda rows: rows["hosts"].update(pond={"slots": {}}), ["hosts", "pond"]),
    (lambda rows: rows["hosts"]["shrub"]["slots"].update(left=2), ["hosts.shrub.slots", "left"]),
    (lambda rows: rows["deck"][0].update(id="Rowan1"), ["deck[0]", "Rowan1"]),
    (lambda rows: rows["deck"][0].update(hue=3), ["deck[0]", "hue"]),
    (lambda rows: rows["deck"][0].update(halves=[["tree", "rowan"]]), ["H001.halves"]),
    (lambda rows: rows["deck"][0].update(halves=[]), ["H001.halves"]),
    (lambda rows: rows["deck"][7].update(halves=rows["deck"][7]["halves"][:1]), ["H008", "another half"]),
    (lambda rows: rows["deck"][7]["halves"].reverse(), ["H008", "top and bottom"]),
    (lambda rows: rows["deck"][12]["halves"][1][3].append("scaly"), ["H013", "scaly"]),
    (lambda rows: rows["deck"][12]["halves"][1][3].append("cloven_hoofed"), ["H013", "cloven_hoofed"]),
    (lambda rows: rows["deck"].append(rows["deck"][0]), ["H001", "twice"]),
    (lambda rows: rows["species"].append(rows["species"][0]), ["rowan", "twice"]),
    (lambda rows: rows["species"].append({"id": "Rowan"}), ["species[7]", "id"]),
    (lambda rows: rows["removes"].append("B999"), ["removes", "B999"]),
    (lambda rows: rows["removes"].append("B001"), ["removes", "B001"]),
    (lambda rows: rows["setup"].update(hand=True), ["setup", "hand"]),
    (lambda rows: rows["setup"].update(seats=[2, 9]), ["setup", "seats"]),
    (lambda rows: rows["setup"].update(pad={"hedge": "wide"}), ["setup.pad", "wide"]),
    (lambda rows: rows["setup"].update(winters=4), ["setup.winters", "4"]),
    (lambda rows: rows.update(boxes=1), ["boxes"]),
    (lambda rows: rows.update(species={}), ["species"]),
    (lambda rows: rows.pop("deck"), ["deck"]),
    (lambda rows: rows.pop("builds_on"), ["setup", "'seats' is missing"]),
]


@pytest.mark.parametrize(("change", "words"), REFUSED)
def test_a_bad_box_is_refused_in_one_line_with_its_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: Callable[[Rows], Any], words: list[str]
) -> None:
    rows = deepcopy(HEDGEROW)
    change(rows)
    file = write(tmp_path, rows)
    monkeypatch.setenv(PATHS, str(tmp_path))
    with pytest.raises(BadCards) as caught:
        load_edition(EDITION)
    said = str(caught.value)
    assert said.startswith(f"{file}: ")
    assert all(word in said for word in words), said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "no JSON"), ("[" * 100_000, "no JSON"), ("7", "expected an object"), ("\udcff", "read"),
        ('{"box": "../x", "species": [], "deck": []}', "../x"),
    ],
)  # fmt: skip
def test_a_file_that_is_no_box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, words: str) -> None:
    file = tmp_path / "x.json"
    file.write_text(text, "utf-8", errors="surrogateescape")
    monkeypatch.setenv(PATHS, str(file))
    with pytest.raises(BadCards) as caught:
        editions()
    assert str(caught.value).startswith(f"{file}: ")
    assert words in str(caught.value)
    assert load_edition("base").id == "base"  # who plays our own boxes is not bothered


def test_boxes_that_are_there_already_or_lead_nowhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(tmp_path, {**HEDGEROW, "box": "base"}, "")
    for path, words in ((tmp_path, "there is a box 'base' already"), (tmp_path / "none", "no such file")):
        monkeypatch.setenv(PATHS, str(path))
        with pytest.raises(BadCards, match=words):
            editions()


def test_what_does_not_fit_into_packed_numbers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Never cut off in silence: the limits of keys, entries and frames are asked when tables are compiled."""
    rows = deepcopy(HEDGEROW)
    rows["box"] = "huge"
    trees = [{**species(rows, "rowan"), "id": f"rowan_{number}", "copies": 1} for number in range(70)]
    rows["species"] += trees
    rows["deck"] += [{"id": f"X{at:03}", "halves": [["tree", tree["id"], "rowan"]]} for at, tree in enumerate(trees)]
    write(tmp_path, rows, "")
    monkeypatch.setenv(PATHS, str(tmp_path))
    with pytest.raises(BadCards, match=rf"base\+huge: \d+ species .* at most {MOST_SPECIES}"):
        compile_tables("base+huge", {})


def test_a_box_is_data_only(hedgerow: Path) -> None:
    assert json.loads((hedgerow / f"{NAME}.json").read_text("utf-8")) == HEDGEROW
