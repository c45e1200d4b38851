"""`spinney cards`: finds species in six languages and says how sure we are of them."""

import json
from pathlib import Path

import pytest

from spinney.cards.boxes import PATHS
from spinney.cards.load import load_edition
from tests.cards import hedgerow
from tests.cli.run import spinney


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
@pytest.mark.parametrize("lang", ["en", "de", "es", "fr", "it", "nl"])
def test_all_species_are_listed(edition: str, lang: str) -> None:
    answer = spinney("cards", "--edition", edition, "--lang", lang, "--json")
    rows = json.loads(answer.out)
    species = load_edition(edition).species
    assert [row["species"] for row in rows] == list(species)
    assert all(row["name"] and row["text"] for row in rows)
    assert all(row["cost"] == species[row["species"]].cost for row in rows)
    assert sum(len(row["cards"]) for row in rows) > len(load_edition(edition).cards)


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("owl", "Tawny Owl"), ("WALDKAUZ", "Tawny Owl"), ("pajaro", ""), ("gamo", "Fallow Deer"), ("cerf", "Red Deer"),
        ("mausebussard", "Buzzard"), ("Mäusebussard", "Buzzard"), ("birds", "Goshawk"), ("Vögel", "Goshawk"),
        ("Strix aluco", "Tawny Owl"),
    ],
)  # fmt: skip
def test_search(query: str, found: str) -> None:
    answer = spinney("cards", query)
    assert answer.code == 0
    assert found in answer.out


@pytest.mark.parametrize(
    ("lang", "query", "found"),
    [
        ("en", "owl", {"barn_owl", "tawny_owl"}),  # and no lowland heath
        ("nl", "uil", {"barn_owl", "tawny_owl"}),  # and no chevreuil
        ("fr", "uil", {"bullfinch", "red_squirrel", "roe_deer"}),
        ("en", "uil", {"barn_owl", "bullfinch", "red_squirrel", "roe_deer", "tawny_owl"}),
        ("en", "lowl", {"lowland_heath"}),
        ("en", "wlan", {"lowland_heath"}),
    ],
)
def test_the_own_language_and_whole_words_come_first(lang: str, query: str, found: set[str]) -> None:
    rows = json.loads(spinney("cards", "--lang", lang, query, "--json").out)
    assert {row["species"] for row in rows} == found


def test_a_name_of_several_words_needs_no_quotes() -> None:
    assert spinney("cards", "fly", "agaric").out == spinney("cards", "fly agaric").out
    assert spinney("cards", "pink", "unicorn").out == "Nothing found: pink unicorn\n"


def test_nothing_found() -> None:
    answer = spinney("cards", "unicorn")
    assert (answer.code, answer.out) == (0, "Nothing found: unicorn\n")
    assert json.loads(spinney("cards", "unicorn", "--json").out) == []


@pytest.mark.parametrize("kind", ["bat", "bats", "Fledermaus", "murciélago"])
def test_types(kind: str) -> None:
    rows = json.loads(spinney("cards", "--edition", "base", "--type", kind, "--json").out)
    assert len(rows) == 4
    assert all("bat" in row["types"] for row in rows)


def test_details_of_a_few() -> None:
    out = spinney("cards", "tawny owl", "--edition", "base").out
    for text in ("cost 2", "top", "4 copies", "bird", "Draw 1 card", "Bonus: Draw 2 cards", "5 points", "B114", "↑"):
        assert text in out
    assert "reconstructed" not in out


def test_a_card_is_found_by_the_number_on_it_and_by_ours() -> None:
    for number in ("070", "70", "B067", "b067"):
        out = spinney("cards", number, "--edition", "base").out
        assert "European Hare" in out
        assert "European Badger" in out
        assert "B067 (070)" in out
    assert "Horse Chestnut" in spinney("cards", "066", "--edition", "base").out
    assert "Nothing found" in spinney("cards", "068", "--edition", "base").out  # no such number is printed


def test_marks_of_dartmoor() -> None:
    out = spinney("cards", "--edition", "dartmoor").out
    assert "\n? Warrens" in out
    assert "\n~ Barn Owl" in out
    assert "\n  Moor Birch" in out
    assert "~ pairings or tree symbols reconstructed" in " ".join(out.split())
    assert "our reading of an icon" in " ".join(out.split())
    rows = {row["species"]: row for row in json.loads(spinney("cards", "--edition", "dartmoor", "--json").out)}
    assert rows["warrens"]["provenance"] == "reading"
    assert rows["barn_owl"]["provenance"] == "reconstructed"
    assert rows["ash"]["provenance"] == "reading"
    assert rows["moor_birch"]["provenance"] == "printed"
    assert rows["barn_owl"]["cards"][0]["source"]


def test_the_cards_of_a_box_of_ones_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Names from its file, readable ones where it has none; a fault in it is one line."""
    file = hedgerow.write(tmp_path)
    monkeypatch.setenv(PATHS, "")
    answer = spinney("--boxes", str(tmp_path), "cards", "--edition", f"{hedgerow.NAME}+base", "--json")
    rows = {row["species"]: row for row in json.loads(answer.out)}
    assert (rows["rowan"]["edition"], rows["rowan"]["name"]) == (hedgerow.EDITION, "Rowan")
    assert rows["dog_rose"]["name"] == "Dog Rose"
    assert rows["harvest_mouse"]["text"]["points"] == "1 point per hedgerow card"
    assert [card["id"] for card in rows["rowan"]["cards"]] == ["H001", "H002", "H003"]
    file.write_text(file.read_text("utf-8").replace('"insect"', '"fish"'), "utf-8")
    monkeypatch.setenv(PATHS, "")
    broken = spinney("--boxes", str(file), "cards")
    assert broken.code == 2
    assert all(word in broken.fault for word in (str(file), "rowan.points", "fish"))
