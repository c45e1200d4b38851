"""The score pad: the two rulebooks' examples line by line, and every refusal with its place (docs/formats.md)."""

import copy
import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spinney import BadTable, score_table
from spinney.errors import shown
from spinney.words import words
from tests.engine.walks import EDITIONS, QUICK, SOAK, new_game, play_on
from tests.reference import oracle_score

Table = dict[str, Any]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


def one(edition: str, *hosts: Any, **more: Any) -> Table:
    """A table with one forest."""
    return {
        "format": "spinney.forests/1",
        "edition": edition,
        "forests": [{"name": "Ana", "hosts": list(hosts), **more}],
    }


def base(*hosts: Any, **more: Any) -> Table:
    return one("base", *hosts, **more)


def dartmoor(*hosts: Any, **more: Any) -> Table:
    return one("dartmoor", *hosts, **more)


def edge(*hosts: Any, **more: Any) -> Table:
    return one("base+woodland_edge", *hosts, **more)


def refusal(table: Any) -> str:
    """What the pad says about it: one line, not too long."""
    with pytest.raises(BadTable) as caught:
        score_table(table)
    assert caught.value.code == "bad_table"
    said = str(caught.value)
    assert "\n" not in said
    assert len(said) < 400
    return said


# -- the examples of the rulebooks --------------------------------------------------------------------------------


def sheet(name: str) -> tuple[dict[str, int], Table]:
    """The points by species of an example, and the whole answer."""
    answer = score_table(json.loads((EXAMPLES / f"{name}.json").read_text("utf-8")))
    (score,) = answer["scores"]
    return {part["species"]: part["points"] for part in score["parts"]}, score


def take(points: dict[str, int], *species: str) -> int:
    """The points of these species together; they are struck off."""
    return sum(points.pop(name) for name in species)


def test_base_example_line_by_line() -> None:
    points, score = sheet("base-85")
    lines = {name: take(points, name) for name in ("oak", "sycamore", "douglas_fir", "birch", "silver_fir")}
    assert lines == {"oak": 0, "sycamore": 5, "douglas_fir": 5, "birch": 1, "silver_fir": 12}
    assert take(points, "large_tortoiseshell", "purple_emperor", "silver_washed_fritillary") == 6
    assert (take(points, "tawny_owl"), take(points, "goshawk")) == (5, 6)
    lines = {name: take(points, name) for name in ("wood_ant", "fly_agaric", "stag_beetle")}
    assert lines == {"wood_ant": 6, "fly_agaric": 0, "stag_beetle": 3}
    assert (take(points, "gnat"), take(points, "roe_deer"), take(points, "european_hare")) == (3, 9, 9)
    for bat in ("brown_long_eared_bat", "bechsteins_bat", "barbastelle_bat"):
        assert take(points, bat) == 5
    assert (points, score["cave"], score["total"]) == ({}, 0, 85)


def test_dartmoor_example_line_by_line() -> None:
    points, score = sheet("dartmoor-127")
    assert (take(points, "crab_apple"), take(points, "moor_birch"), take(points, "elderberry")) == (8, 1, 0)
    assert (take(points, "valley_mire"), take(points, "wet_woodland"), take(points, "universal_moor")) == (10, 6, 0)
    assert score["cave"] == 10
    flies = ("emerald_damselfly", "keeled_skimmer", "small_red_damselfly", "southern_damselfly")
    assert take(points, *flies) == 15
    assert (take(points, "wheatear"), take(points, "buzzard")) == (5, 4)
    lines = {
        name: take(points, name)
        for name in ("beaver", "heather", "blue_ground_beetle", "water_soldiers", "bog_asphodel")
    }
    assert lines == {"beaver": 10, "heather": 5, "blue_ground_beetle": 5, "water_soldiers": 8, "bog_asphodel": 3}
    assert (take(points, "common_pheasant"), take(points, "wood_mouse"), take(points, "shrew")) == (3, 2, 1)
    assert (take(points, "roe_deer"), take(points, "dartmoor_black_rabbit"), take(points, "dartmoor_badger")) == (
        15,
        4,
        12,
    )
    assert (points, score["total"]) == ({}, 127)


@pytest.mark.parametrize("name", ["base-85", "dartmoor-127"])
def test_examples_agree_with_the_rescan(name: str) -> None:
    table = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
    assert [s["total"] for s in oracle_score.score_table(table)] == [s["total"] for s in score_table(table)["scores"]]


def test_the_example_of_the_formats_page() -> None:
    ana = {
        "name": "Ana",
        "cave": 3,
        "hosts": [
            {
                "species": "silver_fir",
                "top": ["tawny_owl@beech"],
                "bottom": ["common_toad@oak", "common_toad@silver_fir"],
                "left": ["european_hare@linden"],
                "right": [],
            },
            {"species": "sapling", "left": ["wolf@sycamore"]},
        ],
    }
    ben = {"name": "Ben", "hosts": [{"species": "linden", "top": ["goshawk@oak"], "right": ["gnat@oak"]}]}
    answer = score_table({"format": "spinney.forests/1", "edition": "base", "forests": [ana, ben]})
    assert (answer["format"], answer["edition"], answer["winners"]) == ("spinney.scores/1", "base", ["Ana"])
    assert [(score["name"], score["total"], score["cave"]) for score in answer["scores"]] == [
        ("Ana", 27, 3),
        ("Ben", 6, 0),
    ]
    parts = [(part["species"], part["cards"], part["points"]) for part in answer["scores"][0]["parts"]]
    assert sorted(parts) == [
        ("common_toad", 2, 10),
        ("european_hare", 1, 1),
        ("sapling", 1, 0),
        ("silver_fir", 1, 8),
        ("tawny_owl", 1, 5),
        ("wolf", 1, 0),
    ]
    kinds = {"fixed", "per", "own_symbol", "if", "by", "sets", "together", "at_this", "doubles"}
    assert all(part["why"]["kind"] in kinds for score in answer["scores"] for part in score["parts"])
    assert json.loads(json.dumps(answer, allow_nan=False)) == answer


# -- what may stand there -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "table",
    [
        base(),
        base({"species": "birch"}),
        base({"species": "birch@birch"}),
        base({"species": "oak", "left": ["european_hare@birch"] * 2, "right": ["european_hare"] * 5}),
        base({"species": "oak", "bottom": ["common_toad", "common_toad@oak"]}),
        base(
            {"species": "sapling", "top": ["bullfinch"], "bottom": ["moss"], "left": ["lynx"], "right": ["wolf"]},
            cave=158 - 5,
        ),
        dartmoor({"species": "universal_moor", "top": ["curlew@ash", "buzzard@goat_willow"]}, cave_card=4),
        dartmoor({"species": "common_hazel@ash"}, {"species": "common_hazel"}),
        dartmoor({"species": "ash", "top": ["meadow_pipit", "cuckoo"]}),
        dartmoor({"species": "ash", "top": ["cuckoo", "meadow_pipit"]}),
        dartmoor({"species": "ash", "top": ["meadow_pipit", "cuckoo", "cuckoo"]}),
        dartmoor({"species": "ash", "left": ["dartmoor_badger", "dartmoor_black_rabbit", "dartmoor_black_rabbit"]}),
        dartmoor({"species": "ash", "left": ["dartmoor_black_rabbit", "roe_deer"], "right": ["dartmoor_badger"]}),
        dartmoor({"species": "tor", "top": ["keeled_skimmer"] * 3 + ["buzzard"], "bottom": ["water_soldiers"]}),
        dartmoor(
            {"species": "elderberry", "top": ["keeled_skimmer", "emerald_damselfly"], "bottom": ["water_soldiers"]}
        ),
        dartmoor(*({"species": "tor"} for _ in range(3))),
        edge({"species": "elderberry@linden"}, {"species": "elderberry"}, {"species": "elderberry@oak"}),
        edge({"species": "elderberry"}, {"species": "elderberry@linden"}, {"species": "common_hazel"}),
    ],
)
def test_what_can_stand_on_a_table_is_scored(table: Table) -> None:
    answer = score_table(table)
    for score in answer["scores"]:
        assert score["total"] == score["cave"] + sum(part["points"] for part in score["parts"])
    assert [score["total"] for score in answer["scores"]] == [
        score["total"] for score in oracle_score.score_table(table)
    ]


def test_names_and_winners() -> None:
    table = base({"species": "birch"})
    table["forests"] += [{"hosts": [{"species": "birch"}]}, {"name": "Cleo", "hosts": []}]
    answer = score_table(table)
    assert [score["name"] for score in answer["scores"]] == ["Ana", "Player 2", "Cleo"]
    assert answer["winners"] == ["Ana", "Player 2"]


def test_cave_and_cave_card() -> None:
    for number, more in ((1, 0), (2, 0), (3, 0), (4, 5), (5, 0)):
        (score,) = score_table(dartmoor(cave=3, cave_card=number))["scores"]
        assert (score["cave"], score["total"]) == (3 + more, 3 + more)


def test_a_card_without_a_symbol_matches_nothing() -> None:
    with_symbol = base(
        {"species": "birch", "right": ["roe_deer@birch"]}, {"species": "oak", "top": ["chaffinch@birch"]}
    )
    without = base({"species": "birch", "right": ["roe_deer@birch"]}, {"species": "oak", "top": ["chaffinch"]})
    bare = base({"species": "birch", "left": ["roe_deer"]})
    assert [score_table(table)["scores"][0]["total"] for table in (with_symbol, without, bare)] == [9 + 1, 6 + 1, 1]


def test_the_input_is_not_changed() -> None:
    table = json.loads((EXAMPLES / "dartmoor-127.json").read_text("utf-8"))
    before = copy.deepcopy(table)
    score_table(table)
    assert table == before


# -- what is refused ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("table", "place", "what"),
    [
        (base({"species": "okk"}), "forest 1 (Ana), host 1", "okk"),
        (base({"species": "tor"}), "forest 1 (Ana), host 1", "tor"),
        (base({"species": "universal_moor"}), "forest 1 (Ana), host 1", "universal_moor"),
        (dartmoor({"species": "sapling"}), "forest 1 (Ana), host 1", "sapling"),
        (base({"species": "birch"}, {"species": "lynx"}), "forest 1 (Ana), host 2", "lynx"),
        (base({"species": "birch@oak"}), "forest 1 (Ana), host 1", "birch"),
        (base({"species": "sapling@oak"}), "forest 1 (Ana), host 1", "symbol"),
        (dartmoor({"species": "common_hazel@oak"}), "forest 1 (Ana), host 1", "oak"),
        (base({"species": "oak", "top": ["heron"]}), "host 1 (oak), top", "heron"),
        (base({"species": "oak", "top": ["curlew@ash"]}), "host 1 (oak), top", "curlew"),
        (base({"species": "oak", "top": ["goshawk@ash"]}), "host 1 (oak), top", "ash"),
        (base({"species": "oak", "top": ["goshawk@"]}), "host 1 (oak), top", "symbol"),
        (base({"species": "oak", "top": ["goshawk@oak@oak"]}), "host 1 (oak), top", "oak@oak"),
        (base({"species": "oak", "top": ["GOSHAWK"]}), "host 1 (oak), top", "GOSHAWK"),
        (base({"species": "oak", "bottom": ["goshawk"]}), "host 1 (oak), bottom", "goshawk"),
        (base({"species": "oak", "left": ["goshawk"]}), "host 1 (oak), left", "goshawk"),
        (base({"species": "oak", "top": ["lynx"]}), "host 1 (oak), top", "lynx"),
        (base({"species": "oak", "top": ["birch"]}), "host 1 (oak), top", "birch"),
        (base({"species": "oak", "top": ["sapling"]}), "host 1 (oak), top", "sapling"),
        (base({"species": "oak", "top": ["goshawk", "bullfinch"]}), "host 1 (oak), top", "bullfinch"),
        (base({"species": "oak", "left": ["european_hare", "lynx"]}), "host 1 (oak), left", "european_hare"),
        (base({"species": "oak", "bottom": ["common_toad"] * 3}), "host 1 (oak), bottom", "common_toad"),
        (dartmoor({"species": "tor", "left": ["roe_deer"]}), "host 1 (tor), left", "moor"),
        (dartmoor({"species": "tor", "top": ["buzzard", "curlew", "barn_owl"]}), "host 1 (tor), top", "barn_owl"),
        (dartmoor({"species": "ash", "top": ["curlew"]}), "host 1 (ash), top", "curlew"),
        (dartmoor({"species": "ash", "bottom": ["moor_frog"]}), "host 1 (ash), bottom", "moor_frog"),
        (dartmoor({"species": "ash", "top": ["cuckoo"]}), "host 1 (ash), top", "cuckoo"),
        (dartmoor({"species": "ash", "top": ["keeled_skimmer", "cuckoo"]}), "host 1 (ash), top", "cuckoo"),
        (dartmoor({"species": "tor", "top": ["buzzard", "cuckoo"]}), "host 1 (tor), top", "cuckoo"),
        (
            dartmoor({"species": "ash", "left": ["dartmoor_black_rabbit"] * 2}),
            "host 1 (ash), left",
            "dartmoor_black_rabbit",
        ),
        (dartmoor({"species": "ash", "left": ["dartmoor_badger", "roe_deer"]}), "host 1 (ash), left", "roe_deer"),
        (dartmoor({"species": "ash", "top": ["keeled_skimmer"] * 2}), "host 1 (ash), top", "keeled_skimmer"),
        (
            dartmoor({"species": "ash", "top": ["keeled_skimmer", "buzzard"], "bottom": ["water_soldiers"]}),
            "host 1 (ash), top",
            "",
        ),
        (base(*({"species": "oak"} for _ in range(8))), "table", "oak"),
        (base({"species": "oak", "left": ["european_hare"] * 12}), "host 1 (oak), left", "european_hare"),
        (base({"species": "oak", "left": ["roe_deer@birch"]}), "host 1 (oak), left", "roe_deer@birch"),
        (base({"species": "oak", "left": ["european_hare@linden"] * 2}), "host 1 (oak), left", "european_hare@linden"),
        (
            base(
                {"species": "oak", "bottom": ["chanterelle"]},
                {"species": "oak", "top": ["camberwell_beauty@horse_chestnut"]},
                {"species": "oak", "bottom": ["chanterelle"]},
            ),
            "host 3 (oak), bottom",
            "chanterelle",
        ),
        (edge({"species": "elderberry@silver_fir"}), "host 1", "the box has no shrub elderberry@silver_fir"),
        (edge(*[{"species": "elderberry@linden"}] * 2), "host 2", "no card is left in the box that is elderberry@"),
        (edge(*[{"species": "blackthorn"}] * 5), "host 5", "no card is left in the box that is blackthorn"),
        (base(*({"species": "sapling"} for _ in range(159))), "table", "sapling"),
        (base({"species": "oak"}, cave=158), "table", "158"),
        (base(cave_card=1), "forest 1 (Ana)", "cave"),
        (dartmoor(cave_card=6), "forest 1 (Ana)", "6"),
        (dartmoor(cave_card=0), "forest 1 (Ana)", "0"),
        (base(cave=-1), "forest 1 (Ana)", "cave"),
        (base(cave=159), "forest 1 (Ana)", "cave"),
        (base(birds=3), "forest 1 (Ana)", "birds"),
        (base({"species": "oak", "middle": []}), "forest 1 (Ana), host 1", "middle"),
        (base({"top": ["goshawk"]}), "forest 1 (Ana), host 1", "None"),
        (base("oak"), "forest 1 (Ana), host 1", "object"),
        (base({"species": "oak", "top": "goshawk"}), "host 1 (oak), top", "list"),
        (base({"species": "oak", "top": [["goshawk"]]}), "host 1 (oak), top", "text"),
        (base({"species": ["oak"]}), "forest 1 (Ana), host 1", "text"),
        (base(name=3), "forest 1", "name"),
        (base(name="x" * 101), "forest 1", "name"),
        (base(hosts=None), "forest 1 (Ana)", "hosts"),
        (base(hosts={}), "forest 1 (Ana)", "hosts"),
        ({**base(), "forests": []}, "forests", "list"),
        ({**base(), "forests": [{}] * 6}, "forests", "5"),
        ({**base(), "forests": {}}, "forests", "list"),
        ({**base(), "forests": [3]}, "forest 1", "object"),
        ({**base(), "edition": "alpine"}, "edition", "alpine"),
        ({**base(), "edition": None}, "edition", "None"),
        ({**base(), "format": "spinney.forests/2"}, "format", "spinney.forests/2"),
        ({**base(), "format": None}, "format", "None"),
        ({**base(), "rules": 1}, "table", "rules"),
        ({}, "format", "spinney.forests/1"),
        ([], "a table", "object"),
        (None, "a table", "object"),
        ("{}", "a table", "object"),
    ],
)
def test_what_cannot_stand_on_a_table_is_refused_with_its_place(table: Any, place: str, what: str) -> None:
    said = refusal(table)
    assert place in said, said
    assert what in said, said


def test_copies_are_counted_over_the_whole_table() -> None:
    table = base(*({"species": "oak"} for _ in range(4)))
    table["forests"].append({"name": "Ben", "hosts": [{"species": "oak"}] * 3})
    assert score_table(table)["scores"][1]["total"] == 0
    table["forests"][1]["hosts"].append({"species": "oak"})
    said = refusal(table)
    assert ("8" in said, "oak" in said, "7" in said) == (True, True, True)


def test_symbols_and_pairings_of_dartmoor_cards_are_not_held_against_the_table() -> None:
    """That deck is partly reconstructed: an owner of the box may see what we do not know."""
    hosts = [{"species": "ash", "left": ["field_vole@goat_willow"], "top": ["barn_owl@sessile_oak"]}] * 4
    assert score_table(dartmoor(*hosts))["scores"][0]["total"] > 0


def test_a_cave_card_lies_on_the_table_once() -> None:
    table = dartmoor(cave_card=2)
    table["forests"].append({"name": "Ben", "cave_card": 2})
    assert "forest 2 (Ben)" in refusal(table)


@pytest.mark.parametrize(
    "value", [True, False, 1.0, float("nan"), float("inf"), "1", [1], {}, 10**30, 10**5000], ids=shown
)
@pytest.mark.parametrize("key", ["cave", "cave_card"])
def test_only_whole_numbers_are_numbers(key: str, value: Any) -> None:
    """`true` is no number, neither is NaN."""
    assert "forest 1 (Ana)" in refusal(dartmoor(**{key: value}))


def test_null_is_no_number_of_cave_cards() -> None:
    assert "cave" in refusal(base(cave=None))


@pytest.mark.parametrize(
    "change", [lambda row: {3: 1, **row}, lambda row: {None: 1, **row}, lambda row: {("a",): 1, **row}]
)
def test_keys_that_json_does_not_know(change: Callable[[Table], Table]) -> None:
    refusal(change(base()))


JSON = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(
        ["oak", "sapling", "goshawk@oak", "european_hare", "tor", "cuckoo", "water_soldiers", "keeled_skimmer"]
    ),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(
            st.sampled_from(["species", "top", "bottom", "left", "right", "cave", "hosts", "name", "x"]), inner
        )
    ),
    max_leaves=12,
)
SPECIES = {edition: sorted(oracle_score.plain_box(edition).rows) for edition in EDITIONS}


def answered(table: Any) -> Table | BadTable:
    """The scores, or what is wrong."""
    try:
        return score_table(table)
    except BadTable as error:
        return error


def scored_or_refused(table: Any) -> None:
    """Nothing but `BadTable` comes out, and what is scored agrees with the rescan."""
    answer = answered(table)
    if isinstance(answer, BadTable):
        assert "\n" not in str(answer)
        return
    assert [score["total"] for score in answer["scores"]] == [
        score["total"] for score in oracle_score.score_table(table)
    ]


@QUICK
@given(JSON)
@example({"format": "spinney.forests/1", "edition": "base", "forests": [{"hosts": [{"species": "a\nb"}]}]})
def test_arbitrary_json_is_refused(thing: Any) -> None:
    refusal(thing)


@QUICK
@given(st.sampled_from(EDITIONS), st.lists(JSON, min_size=1, max_size=3))
@example("base", [{"hosts": [{"species": "a\nb"}]}])
@example("base", [{"name": "two\nlines", "hosts": 3}])
@example("base", [{"x\ny": 1}])
def test_arbitrary_forests_are_refused(edition: str, forests: list[Any]) -> None:
    """Where the form is right by chance, it is scored right."""
    scored_or_refused({"format": "spinney.forests/1", "edition": edition, "forests": forests})


@QUICK
@given(st.data())
def test_made_up_forests_are_scored_right_or_refused(data: st.DataObject) -> None:
    """Species of the game in slots at random: whatever the pad takes, it scores as the rescan does."""
    edition = data.draw(st.sampled_from(EDITIONS))
    cards = st.lists(st.sampled_from(SPECIES[edition]), max_size=2)
    slots = st.fixed_dictionaries({}, optional=dict.fromkeys(("top", "bottom", "left", "right"), cards))
    hosts = [
        name
        for name in SPECIES[edition]
        if {"tree", "shrub", "moor"} & set(oracle_score.plain_box(edition).row(name)["types"])
    ]
    host = st.tuples(st.sampled_from(hosts), slots).map(lambda pair: {"species": pair[0], **pair[1]})
    forests = st.lists(st.fixed_dictionaries({"hosts": st.lists(host, max_size=4)}), min_size=1, max_size=2)
    scored_or_refused({"format": "spinney.forests/1", "edition": edition, "forests": data.draw(forests)})


# -- forests of real games ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("seed", range(40) if SOAK else range(3))
def test_forests_of_games_score_the_same_everywhere(edition: str, seats: int, seed: int) -> None:
    """What a game of legal moves leaves on the table is taken, and pad, game and rescan agree on it."""
    options = {"cuckoo": "any"} if edition == "dartmoor" and seed % 2 else {}
    game = new_game(edition, seats, 700 + seed, options)
    play_on(game, Random(seed))
    table = game.table()
    answer = score_table(json.loads(json.dumps(table)))
    assert [score["total"] for score in answer["scores"]] == game.scores()
    assert [score["total"] for score in answer["scores"]] == [
        score["total"] for score in oracle_score.score_table(table)
    ]
    assert answer["winners"] == [game.seats[seat].name for seat in game.winners()]
    for forest in table["forests"]:  # the order of cards in a slot is nobody's promise
        for host in forest["hosts"]:
            for slot in ("top", "bottom", "left", "right"):
                host.get(slot, []).reverse()
    again = score_table(table)
    assert [score["total"] for score in again["scores"]] == game.scores()


def test_a_reason_counts_a_card_that_scores_double_once() -> None:
    hosts = [{"species": "blanket_bog", "bottom": ["meadowsweet"]}, {"species": "ash", "bottom": ["meadowsweet"]}]
    (score,) = score_table(one("dartmoor", *hosts))["scores"]
    (part,) = [part for part in score["parts"] if part["species"] == "meadowsweet"]
    assert (part["cards"], part["points"], part["why"]["met"], part["why"]["doubled"]) == (2, 10, 1, 1)
    assert words("en").reason(part) == "on a moor (1 of 2): 10 (1 scores double)"
