"""Footnotes of cards: found in the rows, said in every language."""

from typing import Any

import pytest

from spinney.cards.load import load_edition
from spinney.words import LANGUAGES, words

Rows = dict[str, dict[str, dict[str, Any]]]
KINDS = {"base": "tree", "dartmoor": "moor"}

ENGLISH = {
    ("base", "beech_marten"): [
        "Tree saplings count as trees.",
        "Fully occupied means that no slot is empty. A slot that several cards share is one slot.",
    ],
    ("base", "oak"): [
        "Tree saplings belong to no species and do not count here.",
        "Not counted here: Violet Carpenter Bee.",
    ],
    ("base", "silver_fir"): [
        "Cards that share a slot count one by one.",
        "One half with the right symbol is enough: that half is played, and it needs a free slot.",
    ],
    ("base", "horse_chestnut"): ["Never more than 49 points."],
    ("base", "linden"): ["A tie is enough."],
    ("base", "bullfinch"): [],
    ("base", "violet_carpenter_bee"): [
        "Counts for Beech, Horse Chestnut, Linden, Great Spotted Woodpecker and Moss."
        " Does not count for Oak, Sycamore, Wild Strawberries and Red Deer."
        " On a tree sapling it only counts where all trees are counted."
    ],
    ("dartmoor", "wet_woodland"): ["This card counts itself, too.", "Universal moors count as moors."],
    ("dartmoor", "beaver"): ["The cards you have just paid with are already in the clearing."],
    ("dartmoor", "blanket_bog"): ["Only cards that lie below it themselves. Everything they score counts double."],
}


@pytest.mark.parametrize(("edition", "species"), ENGLISH)
def test_english(edition: str, species: str, rows: Rows) -> None:
    found = words("en").notes(rows[edition][species], rows[edition], KINDS[edition])
    assert found == ENGLISH[edition, species]


def test_a_card_that_counts_as_another_species_counts_itself() -> None:
    rows = {name: species.row for name, species in load_edition("base+alpine").species.items()}
    assert words("en").notes(rows["mountain_hare"], rows, "tree") == ["This card counts itself, too."]
    assert words("en").notes(rows["red_fox"], rows, "tree") == ["Counted when the effect is carried out."]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_footnote_is_a_sentence(lang: str, rows: Rows) -> None:
    said = set()
    for edition, species in rows.items():
        for row in species.values():
            notes = words(lang).notes(row, species, KINDS[edition])
            assert len(set(notes)) == len(notes) <= 4, row["id"]
            for note in notes:
                assert note[0] == note[0].upper()
                assert note.endswith(".")
                assert not {"{", "_"} & set(note)
                said.add(note)
    assert len(said) >= 25


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mushrooms_wait_and_shrubs_do_not(lang: str, rows: Rows) -> None:
    w = words(lang)
    mushrooms = [row for row in rows["base"].values() if "mushroom" in row["types"]]
    assert {w.notes(row, rows["base"], "tree")[-1] for row in mushrooms} == {w.text("note-next-turn")}
    assert w.notes(rows["dartmoor"]["common_hazel"], rows["dartmoor"], "moor")[-1] == w.text("note-at-once")
