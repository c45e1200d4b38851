"""`spinney cards --check`: an owner finds out what is printed, in the terminal; bad files are refused."""

import json
from pathlib import Path
from typing import Any

import pytest

from spinney.cards.boxes import PATHS
from tests.cli.run import spinney


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Files are written where one is."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(PATHS, "")
    return tmp_path


def lines(*answers: str) -> str:
    return "".join(f"{answer}\n" for answer in answers)


def checked(*answers: str, **rest: str) -> str:
    answer = spinney("cards", "--check", *[word for pair in rest.items() for word in pair], stdin=lines(*answers))
    assert answer.code == 0, answer.err
    return answer.out


def test_three_cards_are_corrected_kept_and_played_with(folder: Path) -> None:
    """Numbers 37 and 38 are as we thought but for a symbol; number 46 is another pair, so another card gives way."""
    skips = ["s"] * 7
    said = checked("", "n", "ash", *skips, "n", "Treecreeper", "pecorella", "Bechstein", "", "", "", "q")
    assert "36 of 172 cards are certain" in said
    assert "There is no “pecorella” in this box" in said
    assert "39 of 172 cards are certain" in said
    rows = json.loads((folder / "dartmoor_checked.json").read_text())
    deck = {row["id"]: row for row in rows["deck"]}
    assert deck["D038"]["halves"] == [["shrub", "elderberry", "ash"]]
    assert deck["D046"]["halves"][0][1] == "treecreeper"
    assert len(deck) > 3, "the pair that we thought is there lies under another number now"
    told = json.loads(spinney("cards", "--check", "dartmoor_checked.json", "--json").out)
    assert told["sure"] == {"cards": 172, "cards_sure": 39, "readings": 17, "readings_sure": 0}
    assert len(told["cards"]) == 133
    answer = spinney(
        "--boxes", "dartmoor_checked.json", "simulate", "--edition", "dartmoor+dartmoor_checked",
        "--players", "2", "--games", "1", "--seed", "3", "--bots", "random,random", "--json",
    )  # fmt: skip
    assert answer.code == 0, answer.err
    found = json.loads(spinney("cards", "D046", "--json").out)
    assert any(card["id"] == "D046" and card["source"]["pairing"] == "seen" for row in found for card in row["cards"])


def test_it_goes_on_where_it_stopped_and_asks_for_icons(folder: Path) -> None:
    file = folder / "mine.json"
    checked(*["s"] * 136, "", "0", "99", "s", "q", **{"--lang": "en"})
    (folder / "dartmoor_checked.json").rename(file)
    rows = json.loads(file.read_text())
    assert [row["id"] for row in rows["species"]] == ["ash", "lowland_heath"]
    assert rows["species"][1]["bonus"][0]["what"] == {"type": "amphibian"}
    answer = spinney("cards", "--check", file, stdin=lines(*["s"] * 136, "q"))
    assert "2 of 17 icons and numbers are certain" in answer.out
    assert json.loads(file.read_text()) == rows


@pytest.mark.parametrize("lang", ["de", "es", "fr", "it", "nl"])
def test_it_speaks_six_languages(lang: str) -> None:
    assert checked("q", **{"--lang": lang})


def test_nothing_to_check() -> None:
    answer = spinney("cards", "--check", "--edition", "base")
    assert answer.code == 2
    assert "there is nothing to be checked of 'base'; boxes with marks: dartmoor" in answer.fault


CORRECTION: dict[str, Any] = {"box": "x", "builds_on": "dartmoor", "correction": True, "species": [], "deck": []}
SEEN = {"pairing": "seen", "number": "seen", "symbols": "seen"}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("{", "no correction can be read there"), ("[" * 100_000, "no correction can be read there"),
        ("7", "expected an object"),
        (json.dumps({**CORRECTION, "builds_on": "base"}), "this is no correction of dartmoor"),
        (json.dumps({**CORRECTION, "correction": False}), "this is no correction of dartmoor"),
        (
            json.dumps({**CORRECTION, "deck": [{"id": "D001", "halves": [["tree", "ash", "ash"]], "source": SEEN}]}),
            "D001: It is certain that this card shows Moor Birch",
        ),
        (
            json.dumps({**CORRECTION, "deck": [{"id": "D900", "halves": [["tree", "ash", "ash"]], "source": SEEN}]}),
            "D900: There is no card",
        ),
    ],
)  # fmt: skip
def test_bad_files_are_refused_with_place_and_reason(text: str, reason: str, folder: Path) -> None:
    (folder / "bad.json").write_text(text)
    answer = spinney("cards", "--check", "bad.json")
    assert answer.code == 2
    assert "bad.json: " in answer.fault
    assert reason in answer.fault
    assert (folder / "bad.json").read_text() == text, "it is left as it is"


def test_a_file_that_cannot_be_written(folder: Path) -> None:
    answer = spinney("cards", "--check", folder / "none" / "mine.json", stdin="\n")
    assert answer.code == 2
    assert "can't be written" in answer.err.splitlines()[-1]
