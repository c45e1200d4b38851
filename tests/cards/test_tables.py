"""The card tables: what they hold, that they are checked, and that their words are known (docs/cards.md)."""

import ast
import hashlib
import inspect
import json
import re
from collections import Counter
from collections.abc import Callable, Iterator
from importlib import resources
from pathlib import Path
from typing import Any

import pytest

from spinney import BadCards, BadOption
from spinney.cards import Edition, boxes, editions, load_edition, rules
from spinney.cards.boxes import Table as Box
from spinney.cards.boxes import make_table
from spinney.cards.load import build_edition
from spinney.cards.steps import STEP_WORDS
from spinney.engine.compiler import _Compiler, compile_tables
from spinney.engine.steps import STEPS
from tests.cards import facts

Table = dict[str, Any]
DOCS = Path(__file__).resolve().parents[2] / "docs" / "cards.md"
GOLDEN = {
    "base": facts.BASE, "dartmoor": facts.DARTMOOR, "alpine": facts.ALPINE, "woodland_edge": facts.WOODLAND_EDGE,
}  # fmt: skip
DECKS = {"alpine": facts.ALPINE_DECK, "woodland_edge": facts.WOODLAND_EDGE_DECK}
BASE_DECK = "7e8622ef1afd089e6c912066cf0f4ce9e3c59175e825e841ee0a6a3eebd145b7"
EDITIONS = editions()
BOXES = [box.id for box in boxes()]
every_edition = pytest.mark.parametrize("edition", EDITIONS)


def table(box: str) -> Table:
    """The table as it stands in its file, to be changed at will."""
    text = resources.files("spinney.cards").joinpath(f"{box}.json").read_text("utf-8")
    read: Table = json.loads(text)
    return read


def boxed(rows: Table) -> Box:
    """The changed table as one of ours."""
    return make_table(rows, "", resources.files("spinney.cards"))


def species_row(changed: Table, name: str) -> Table:
    """The row of a species."""
    row: Table = next(row for row in changed["species"] if row["id"] == name)
    return row


# -- what they hold -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "species", "cards"), [("base", 57, 158), ("dartmoor", 66, 172)])
def test_numbers(edition: str, species: int, cards: int) -> None:
    loaded = load_edition(edition)
    assert len(loaded.species) == species
    assert len(loaded.cards) == cards
    assert len(loaded.winter) == 3
    assert len(loaded.caves) == 5
    letter = edition[0].upper()
    assert [card.id for card in loaded.cards] == [f"{letter}{number:03}" for number in range(1, cards + 1)]
    others = [*loaded.winter, *(cave.id for cave in loaded.caves)]
    assert sorted(others) == [f"{letter}{number:03}" for number in range(cards + 1, cards + 9)]


@every_edition
def test_golden_facts(edition: str) -> None:
    """Place, copies, cost and types of every species, against a list that was written down apart."""
    rows = load_edition(edition).species.values()
    found = [(row.id, row.place, row.copies, str(row.cost), *row.types) for row in rows]
    golden: dict[str, tuple[Any, ...]] = {}
    for line in [line for box in edition.split("+") for line in GOLDEN[box].split("\n")[1:-1]]:
        name, place, copies, *rest = line.split()
        there = golden[name][2] if name in golden else 0
        golden[name] = (name, place, there + int(copies), *rest)
    assert sorted(found) == sorted(golden.values())


@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if "+" in edition])
def test_the_cards_of_an_added_box_are_those_of_the_facts(edition: str) -> None:
    """Number, slots, species, symbols and types of all 36, against a list that was written down apart."""
    loaded = load_edition(edition)
    assert [card for card in loaded.cards if card.box == "base"] == list(load_edition("base").cards)
    for box in edition.split("+")[1:]:
        found = []
        for card in [card for card in loaded.cards if card.box == box]:
            halves = []
            for half in card.halves:
                more = [name for name in half.types if name not in loaded.species[half.species].types]
                halves.append("+".join((f"{half.slot}:{half.species}@{half.symbol}", *more)))
            found.append(" ".join((card.id, *halves)))
        assert found == DECKS[box].split("\n")[1:-1]
        assert len(found) == 36


@every_edition
def test_every_species_is_there_as_often_as_its_row_says(edition: str) -> None:
    loaded = load_edition(edition)
    copies = Counter(half.species for card in loaded.cards for half in card.halves)
    assert copies == {name: row.copies for name, row in loaded.species.items()}


@every_edition
def test_whole_cards_are_hosts_and_split_cards_are_not(edition: str) -> None:
    """A tree, shrub or moor is a card alone; top goes with bottom, left with right."""
    loaded = load_edition(edition)
    for card in loaded.cards:
        slots = tuple(half.slot for half in card.halves)
        assert slots in (("tree",), ("shrub",), ("moor",), ("top", "bottom"), ("left", "right")), card.id
        assert all(loaded.species[half.species].is_host == (len(slots) == 1) for half in card.halves)


@every_edition
def test_trees_show_their_own_symbol(edition: str) -> None:
    loaded = load_edition(edition)
    trees = {name for name, row in loaded.species.items() if row.place == "tree"}
    assert trees == set(loaded.tree_symbols)
    assert all(half.symbol == half.species for card in loaded.cards for half in card.halves if half.species in trees)
    assert {half.symbol for card in loaded.cards for half in card.halves} == trees


@every_edition
def test_equal_cards_stand_side_by_side(edition: str) -> None:
    """The engine finds twins by looking at the card before."""
    cards = [card.halves for card in load_edition(edition).cards]
    runs = [halves for number, halves in enumerate(cards) if number == 0 or cards[number - 1] != halves]
    assert len(set(runs)) == len(runs)


def test_base_ids_are_never_renumbered() -> None:
    """Stored games name cards by id: the base deck is pinned. (Dartmoor's may be corrected: it is reconstructed.)"""
    lines = [
        " ".join([card.id, *(f"{half.slot}:{half.species}@{half.symbol}" for half in card.halves)])
        for card in load_edition("base").cards
    ]
    assert hashlib.sha256("\n".join(lines).encode()).hexdigest() == BASE_DECK


def test_caves() -> None:
    assert [(cave.number, cave.effect, cave.points) for cave in load_edition("base").caves] == [(0, (), 0)] * 5
    dartmoor = {cave.number: cave for cave in load_edition("dartmoor").caves}
    assert sorted(dartmoor) == [1, 2, 3, 4, 5]
    assert {number: cave.points for number, cave in dartmoor.items() if cave.points} == {4: 5}
    assert [number for number, cave in dartmoor.items() if cave.reading] == [2, 4]
    assert [bool(cave.effect) for cave in dartmoor.values()] == [True, True, True, False, True]


def test_readings_are_marked_as_the_rulings_say() -> None:
    """docs/rulings.md lists what we read without its icon; each is marked in the table."""
    marked = {name for name, row in load_edition("dartmoor").species.items() if row.reading}
    assert marked == {
        "lowland_heath", "grass_snake", "valley_mire", "blue_ground_beetle", "greater_butterfly_orchid", "meadowsweet",
        "warrens", "wood_mouse", "bog_asphodel", "shrew", "ash", "rivulet", "blueberry",
    }  # fmt: skip
    assert not any(row.reading for row in load_edition("base").species.values())


def test_options_change_rows() -> None:
    plain, french = (
        load_edition("dartmoor"),
        load_edition("dartmoor", {"cuckoo": "any", "wheatear": "bonus", "removed": 3}),
    )
    assert (plain.species["cuckoo"].placement or {}).get("max_per_host") == 1
    assert "max_per_host" not in (french.species["cuckoo"].placement or {})
    assert (plain.species["wheatear"].effect, plain.species["wheatear"].bonus) == (
        french.species["wheatear"].bonus,
        french.species["wheatear"].effect,
    )
    assert load_edition("dartmoor", {"cuckoo": "one"}).species["cuckoo"] == plain.species["cuckoo"]


def test_editions_are_loaded_once_and_unknown_ones_refused() -> None:
    assert load_edition("base") is load_edition("base")
    for name in ("alpine", "", "../base", None, 3):
        with pytest.raises(BadOption):
            load_edition(name)  # type: ignore[arg-type]


# -- what is refused ----------------------------------------------------------------------------------------------


def refusal(edition: str, change: Callable[[Table], Any]) -> str:
    """What is said of a changed table: one line."""
    changed = table(edition)
    change(changed)
    with pytest.raises(BadCards) as caught:
        build_edition([boxed(changed)], {})
    assert caught.value.code == "bad_cards"
    return str(caught.value)


@every_edition
def test_the_tables_themselves_are_fine(edition: str) -> None:
    assert isinstance(build_edition([boxed(table(box)) for box in edition.split("+")], {}), Edition)
    assert compile_tables(edition, {}).edition == edition


@pytest.mark.parametrize(
    ("key", "value", "word"),
    [
        ("points", {"fixd": 1}, "fixd"),
        ("points", {"fixed": "1"}, "fixed"),
        ("points", {"fixed": True}, "fixed"),
        ("points", {"fixed": -1}, "fixed"),
        ("points", {"fixed": 1, "each": 2}, "each"),
        ("points", {"per": {"type": "bird"}}, "each"),
        ("points", {"per": {"type": "fish"}, "each": 1}, "fish"),
        ("points", {"per": {"species": "heron"}, "each": 1}, "heron"),
        ("points", {"per": {"tree_symbol": "pine"}, "each": 1}, "pine"),
        ("points", {"per": {"slot": "under", "host": ["tree"]}, "each": 1}, "under"),
        ("points", {"per": {"full": ["bush"]}, "each": 1}, "bush"),
        ("points", {"per": "bird", "each": 1}, "bird"),
        ("points", {"sum": [{"fixed": 1}]}, "per"),
        ("points", {"sum": []}, "sum"),
        ("points", {"if": {"at_least": 2}, "then": 1}, "of"),
        ("points", {"if": {"least": 2}, "then": 1}, "least"),
        ("points", {"if": {"host_has": "fish"}, "then": 1}, "fish"),
        ("points", {"if": {"host_species": "pine"}, "then": 1}, "pine"),
        ("points", {"by": {"distinct": "bird"}, "table": []}, "table"),
        ("points", {"sets": {"type": "bird"}, "table": [1, "2"]}, "table"),
        ("points", {"doubles": {"type": "bird"}}, "slot"),
        ("points", 5, "5"),
        ("effect", [{"do": "jump"}], "jump"),
        ("effect", [{"draw": 1}], "do"),
        ("effect", [{"do": "draw", "m": 1}], "'m'"),
        ("effect", [{"do": "draw", "n": -1}], "n"),
        ("effect", [{"do": "play", "what": {"type": "fish"}, "n": 1, "from": "hand", "use": "nothing"}], "fish"),
        ("effect", [{"do": "play", "what": {"type": "bird"}, "n": 2, "from": "hand", "use": "nothing"}], "n"),
        ("effect", [{"do": "play", "what": {"type": "bird"}, "n": 1, "from": "deck", "use": "nothing"}], "from"),
        ("bonus", [{"do": "cave", "from": "bag"}], "bag"),
        ("bonus", [{"do": "take"}], "n"),
        ("bonus", [{"do": "take", "n": "all"}], "what"),
        ("bonus", [{"do": "take", "n": "all", "what": {"type": "bat"}}, {"do": "draw", "n": 1}], "longer"),
        ("bonus", [{"do": "draw"}], "'n' or 'per'"),
        ("bonus", [{"do": "cave", "n": 2}], "from"),
        ("bonus", [{"do": "cave", "from": "hand", "n": 2}], "n"),
        ("bonus", [{"do": "cave", "from": "deck", "n": 2, "up_to": True}], "up_to"),
        ("bonus", [{"do": "face_down", "from": "deck", "n": "any"}], "any"),
        ("permanent", {"whenever": 1}, "whenever"),
        ("permanent", {"when": {"play": {"type": "fish"}}, "then": [{"do": "draw", "n": 1}], "from": "now"}, "fish"),
        ("permanent", {"when": {"play": {"type": "bird"}}, "then": [{"do": "draw", "n": 1}], "from": "later"}, "later"),
        ("permanent", {"when": {"play": {"type": "bird"}}, "then": [], "from": "now"}, "then"),
        ("permanent", {"share": {"species": "heron"}, "where": "slot"}, "heron"),
        ("permanent", {"share": {"type": "bird"}, "where": "left"}, "left"),
        ("placement", {"host_kind": ["sea"]}, "sea"),
        ("placement", {"host": ["tree"]}, "host"),
    ],
)  # fmt: skip
def test_an_unknown_word_is_refused_with_species_and_key(key: str, value: Any, word: str) -> None:
    said = refusal("base", lambda changed: species_row(changed, "tawny_owl").update({key: value}))
    assert said.startswith(f"tawny_owl.{key}: ")
    assert word in said
    assert "\n" not in said


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("place", "branch"),
        ("types", ["fish"]),
        ("feathers", 2),
        ("cost", "2"),
        ("cost", -1),
        ("cost", True),
        ("copies", "4"),
    ],
)
def test_a_broken_row_is_refused_with_species_and_key(key: str, value: Any) -> None:
    said = refusal("base", lambda changed: species_row(changed, "tawny_owl").update({key: value}))
    assert said.startswith("tawny_owl")
    assert key in said


@pytest.mark.parametrize("key", ["place", "copies", "cost", "types", "points"])
def test_a_missing_key_is_named(key: str) -> None:
    said = refusal("dartmoor", lambda changed: species_row(changed, "curlew").pop(key))
    assert said.startswith("curlew")
    assert key in said


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda t: species_row(t, "beech").update(copies=9), ["beech", "10", "9"]),
        (lambda t: t["deck"].pop(), ["the deck has"]),
        (lambda t: t["deck"][66]["halves"][0].__setitem__(1, "heron"), ["B067", "heron"]),
        (lambda t: t["deck"][66]["halves"][0].__setitem__(2, "pine"), ["B067", "pine"]),
        (lambda t: t["deck"][66]["halves"][0].__setitem__(0, "top"), ["B067", "european_hare", "top"]),
        (lambda t: t["deck"][1].update(id="B001"), ["twice"]),
        (lambda t: t["species"].append(dict(t["species"][0])), ["twice"]),
    ],
)
def test_a_broken_deck_is_refused(change: Callable[[Table], Any], words: list[str]) -> None:
    said = refusal("base", change)
    assert all(word in said for word in words), said


def test_a_broken_cave_is_refused() -> None:
    said = refusal("dartmoor", lambda changed: changed["caves"][0]["effect"][0].update(do="sleep"))
    assert (said.startswith("D173"), "sleep" in said) == (True, True)


def test_what_an_option_puts_into_a_row_is_checked_too() -> None:
    changed = table("dartmoor")
    species_row(changed, "cuckoo")["when_option"]["cuckoo"]["any"]["placement"]["slot_has"] = "fish"
    with pytest.raises(BadCards, match=r"cuckoo\.placement"):
        build_edition([boxed(changed)], {"cuckoo": "any"})


@pytest.mark.parametrize(
    "rule",
    [
        {"points": {"sum": [{"per": {"tree_symbol": "own"}, "each": 1}]}},
        {"points": {"if": {"at_least": 1, "of": {"at": "this"}}, "then": 1}},
        {"effect": [{"do": "turn", "if": {"most": {"type": "bird"}}}]},
        {"effect": [{"do": "draw", "per": {"at": "this"}}]},
    ],
)
def test_what_the_check_lets_pass_can_be_compiled(rule: Table) -> None:
    """A row is refused when it is loaded, by name, and not by a stray error when a game begins."""
    changed = table("base")
    species_row(changed, "tawny_owl").update(rule)
    with pytest.raises(BadCards, match="tawny_owl"):
        _Compiler(build_edition([boxed(changed)], {})).compile()


# -- the words ----------------------------------------------------------------------------------------------------


def words_of_the_check() -> set[str]:
    """Every word that stands as a text in `cards.rules`, and those of the table of steps: what a row may say."""
    tree = ast.parse(inspect.getsource(rules))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    for word in STEP_WORDS:
        texts |= {*word.says, *word.says.values(), *word.must, *word.may}
        texts |= {one for values in (*word.must.values(), *word.may.values()) for one in values if isinstance(one, str)}
    return {text for text in texts if re.fullmatch(r"[a-z_]{1,16}", text)}


def words_in(thing: Any) -> Iterator[str]:
    """All keys and texts of a row."""
    if isinstance(thing, dict):
        for key, value in thing.items():
            yield key
            yield from words_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from words_in(value)
    elif isinstance(thing, str):
        yield thing


def test_every_word_is_documented() -> None:
    documented = set(re.findall(r"[a-z_]+", " ".join(re.findall(r"`([^`]+)`", DOCS.read_text("utf-8")))))
    assert words_of_the_check() - documented == set()


def test_every_word_is_used() -> None:
    """A word that no row uses is dead weight, and nobody knows whether it works."""
    used = {word for box in BOXES for row in table(box)["species"] for word in words_in(row)}
    used |= {word for box in BOXES for row in table(box).get("caves", []) for word in words_in(row)}
    challenges = [row for box in BOXES for row in table(box).get("solo", {}).get("challenges", [])]
    used |= {word for row in challenges for word in words_in(row)}
    assert words_of_the_check() - used == set()


def test_every_step_has_a_form_and_a_meaning() -> None:
    assert {word.name for word in STEP_WORDS} == set(STEPS)
