"""`spinney score`: the sheet line by line, JSON, and refusals."""

import json
from pathlib import Path

import pytest

import spinney as library
from tests.cli.run import EXAMPLES, spinney

BASE_LINES = """\
Cave 0
Trees 23
Oak 1 only 5 of 8 tree species: 0 0
Sycamore 1 1 × 5 trees = 5 5
Douglas Fir 1 5 points 5
Birch 1 1 point 1
Silver Fir 1 2 × 6 attached cards = 12 12
Top and bottom 26
Large Tortoiseshell 1 set of 3 butterfly species: 6 together 2
Fly Agaric 1 no points 0
Purple Emperor 1 set of 3 butterfly species: 6 together 2
Stag Beetle 1 1 × 3 pawed animals = 3 3
Silver-Washed Fritillary 1 set of 3 butterfly species: 6 together 2
Tawny Owl 1 5 points 5
Wood Ant 1 2 × 3 cards below a tree = 6 6
Goshawk 1 3 × 2 birds = 6 6
Left and right 36
Brown Long-Eared Bat 1 3 bat species: 5 5
Bechstein’s Bat 1 3 bat species: 5 5
Gnat 1 1 × 3 bats = 3 3
Roe Deer 1 3 × 3 birch symbols = 9 9
Barbastelle Bat 1 3 bat species: 5 5
European Hare 3 3 × 3 European hares = 9 9
Total 85
"""
DARTMOOR_LINES = """\
Cave 10
Trees, shrubs and moors 25
Crab Apple 1 fully occupied: 8 8
Moor Birch 1 1 point 1
Elderberry 1 no points 0
Valley Mire 1 2 × 5 insects = 10 10
Wet Woodland 1 2 × 3 moors = 6 6
Universal Moor 1 no points 0
Top and bottom 55
Beaver 1 1 × 10 cards in your cave = 10 10
Buzzard 1 2 × 2 mice = 4 4
Heather 1 1 × 5 insects = 5 5
Water Soldiers 1 2 × 4 dragonflies = 8 8
Bog Asphodel 1 1 × 3 moors = 3 3
Emerald Damselfly 1 set of 4 dragonfly species: 15 together 4
Keeled Skimmer 1 set of 4 dragonfly species: 15 together 4
Small Red Damselfly 1 set of 4 dragonfly species: 15 together 4
Southern Damselfly 1 set of 4 dragonfly species: 15 together 3
Blue Ground Beetle 1 1 × 5 cards below a tree, a shrub or a moor = 5 5
Wheatear 1 on a moor: 5 5
Left and right 37
Roe Deer 1 3 × 5 crab apple symbols = 15 15
Common Pheasant 1 2 trees + 1 shrub = 3 3
Wood Mouse 1 1 × 2 mice = 2 2
Shrew 1 1 point 1
Dartmoor Badger 1 2 × 6 pawed animals = 12 12
Dartmoor Black Rabbit 2 2 × 2 Dartmoor black rabbits = 4 4
Total 127
"""


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


def lines(text: str) -> list[str]:
    """The lines of a sheet without rules and spaces."""
    plain = [" ".join(line.replace("│", " ").split()) for line in text.splitlines()]
    return [line for line in plain if line and "─" not in line]


@pytest.mark.parametrize(("name", "golden"), [("base-85", BASE_LINES), ("dartmoor-127", DARTMOOR_LINES)])
def test_every_line_of_the_examples(name: str, golden: str) -> None:
    answer = spinney("score", EXAMPLES / f"{name}.json")
    assert (answer.code, answer.err) == (0, "")
    assert sorted(lines(answer.out)[1:]) == sorted(golden.splitlines())
    assert "Rulebook" in answer.out


@pytest.mark.parametrize(("name", "total"), [("base-85", 85), ("dartmoor-127", 127)])
def test_json_is_the_answer_of_the_library(name: str, total: int) -> None:
    table = json.loads((EXAMPLES / f"{name}.json").read_text())
    for answer in (
        spinney("score", EXAMPLES / f"{name}.json", "--json"),
        spinney("score", "-", "--json", stdin=json.dumps(table)),
    ):
        assert (answer.code, answer.err) == (0, "")
        scores = json.loads(answer.out)
        assert scores == library.score_table(table)
        assert scores["format"] == "spinney.scores/1"
        assert scores["scores"][0]["total"] == total


@pytest.mark.parametrize(
    ("lang", "words"),
    [("de", "Summe"), ("es", "Total"), ("fr", "Total"), ("it", "Totale"), ("nl", "Totaal"), ("de", "Mäusebussard")],
)
def test_languages(lang: str, words: str) -> None:
    assert words in spinney("score", EXAMPLES / "dartmoor-127.json", "--lang", lang).out


@pytest.mark.parametrize("columns", ["40", "80", "200"])
def test_every_width_keeps_the_numbers(columns: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    out = spinney("score", EXAMPLES / "base-85.json").out
    assert max(map(len, out.splitlines())) <= int(columns)
    assert out.rstrip().endswith("85")


def table_of(*names: str) -> str:
    forests = [{"name": name, "cave": 3, "hosts": [{"species": "birch"}]} for name in names]
    return json.dumps({"format": "spinney.forests/1", "edition": "base", "forests": forests})


def test_winners() -> None:
    out = spinney("score", "-", stdin=table_of("Ana", "Ben")).out
    assert lines(out)[-1] == "Tie: Ana and Ben share the win"
    one = json.loads(table_of("Ana", "Ben"))
    one["forests"][1]["cave"] = 4
    assert lines(spinney("score", "-", stdin=json.dumps(one)).out)[-1] == "Ben wins"


def test_names_can_not_upset_the_terminal() -> None:
    out = spinney("score", "-", stdin=table_of("[red]\x1b[31mA\nB[/red]", "🦊")).out
    assert "\x1b" not in out
    assert "[red]" in out
    assert "🦊" in out


BAD: list[tuple[str, str | bytes, str]] = [
    ("not JSON", "{", "line 1, column 2"),
    ("empty", "", "not JSON"),
    ("NaN", '{"cave": NaN}', "NaN"),
    ("infinity", "[-Infinity]", "Infinity"),
    ("a key twice", '{"a": 1, "a": 2}', "'a'"),
    ("not UTF-8", b'{"a": "\xff"}', "byte 7"),
    ("half a character", '{"a": "\\ud800"}', "ud800"),
    ("nested", "[" * 100_000, "nested"),
    ("a long number", "1" * 5000, "not JSON"),
    ("a list", "[]", "object"),
    ("no format", "{}", "format"),
    ("no edition", '{"format": "spinney.forests/1"}', "edition"),
    ("another edition", '{"format": "spinney.forests/1", "edition": "alpine", "forests": []}', "alpine"),
    ("an edition that is a list", '{"format": "spinney.forests/1", "edition": [], "forests": []}', "edition"),
]


@pytest.mark.parametrize(("what", "text", "where"), BAD, ids=[row[0] for row in BAD])
@pytest.mark.parametrize("option", [[], ["--json"]])
def test_bad_input_is_one_line_and_code_2(what: str, text: str | bytes, where: str, option: list[str]) -> None:
    answer = spinney("score", "-", *option, stdin=text)
    assert answer.code == 2
    assert where in answer.fault


HOSTS = [
    ([{"species": "unicorn"}], "unicorn"),
    ([{"species": "ash"}], "ash"),
    ([{"species": "tawny_owl@beech"}], "tawny_owl"),
    ([{"species": "birch", "top": ["wolf@sycamore"]}], "wolf"),
    ([{"species": "birch", "top": ["tawny_owl@beech"] * 2}], "tawny_owl"),
    ([{"species": "birch"}] * 11, "birch"),
    ([{"species": "birch", "top": "tawny_owl"}], "top"),
    ([{"species": "birch", "middle": []}], "middle"),
    ([{"species": True}], "True"),
    ([7], "host 1"),
]


@pytest.mark.parametrize(("hosts", "where"), HOSTS)
def test_tables_that_can_not_be(hosts: object, where: str) -> None:
    table = {"format": "spinney.forests/1", "edition": "base", "forests": [{"name": "Ana", "hosts": hosts}]}
    answer = spinney("score", "-", stdin=json.dumps(table))
    assert answer.code == 2
    assert where in answer.fault


def test_files_that_can_not_be_read(tmp_path: Path) -> None:
    for name in (tmp_path, tmp_path / "missing.json", "a\0b"):
        answer = spinney("score", name)
        assert answer.code == 2
        assert "can't be read" in answer.fault


def test_a_game_with_shrubs_names_no_moor() -> None:
    hosts = [{"species": "birch"}, {"species": "blackthorn@birch"}]
    table = {"format": "spinney.forests/1", "edition": "base+woodland_edge", "forests": [{"name": "A", "hosts": hosts}]}
    out = spinney("score", "-", stdin=json.dumps(table)).out
    assert "Trees and shrubs" in out
    assert "oor" not in out
    assert "Forest Shuffle + Woodland Edge" in out
