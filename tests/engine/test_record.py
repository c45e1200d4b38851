"""Records (`spinney.game/1`): enough to replay a game exactly; whatever is wrong with one is told with its place."""

import copy
import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from spinney import BadRecord, Game, Seat
from tests.engine.walks import EDITIONS, QUICK, new_game, play_on, some_move

Record = dict[str, Any]
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)


@cache
def finished(edition: str) -> str:
    """The record of a finished game, as JSON."""
    game = new_game(edition, 2, 3)
    play_on(game, Random(3))
    return json.dumps(game.record())


@cache
def short(edition: str) -> str:
    """The record of a game that has just begun, as JSON."""
    game = new_game(edition, 2, 3)
    play_on(game, Random(3), 6)
    return json.dumps(game.record())


def refusal(record: Any) -> str:
    """What `from_record` says about it: one line."""
    with pytest.raises(BadRecord) as caught:
        Game.from_record(record)
    assert caught.value.code == "bad_record"
    assert "\n" not in str(caught.value)
    return str(caught.value)


# -- replay -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_record_has_the_shape_of_the_formats(edition: str) -> None:
    record = json.loads(finished(edition))
    assert set(record) == {"format", "rules", "edition", "options", "seats", "deal", "moves", "result"}
    assert (record["format"], record["rules"], record["edition"]) == ("spinney.game/1", 1, edition)
    assert record["seats"] == [{"name": "P0", "kind": "human"}, {"name": "P1", "kind": "human"}]
    assert set(record["deal"]) == {"deck", "removed", "caves", "start", "seed"}
    assert record["deal"]["deck"].count("winter") == 3
    assert set(record["result"]) == {"totals", "winners"}
    assert "result" not in json.loads(short(edition))
    defaults = {
        "base": {"mulligan": True, "removed": 30},
        "dartmoor": {"cuckoo": "one", "wheatear": "effect", "removed": 45},
    }
    assert record["options"] == defaults[edition]


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5])
def test_a_replay_is_the_game(edition: str, seats: int) -> None:
    """Position, result and record of a replayed game are those of the game, without the seed too."""
    game = new_game(edition, seats, 8)
    play_on(game, Random(8))
    record = game.record()
    again = Game.from_record(record)
    assert again.state.key() == game.state.key()
    assert again.record() == record
    del record["deal"]["seed"]
    assert Game.from_record(record).state.key() == game.state.key()
    assert "seed" not in Game.from_record(record).record()["deal"]


def test_names_kinds_and_options_are_kept() -> None:
    seats = [Seat("Ana"), Seat("Owl", "bot:player"), Seat("Ben ✿")]
    game = Game.new("dartmoor", seats, 4, {"cuckoo": "any", "wheatear": "bonus", "removed": 0}, start=1)
    again = Game.from_record(json.loads(json.dumps(game.record())))
    assert (again.seats, again.options, again.deal) == (tuple(seats), game.options, game.deal)
    assert again.deal.start == 1


def test_a_loaded_game_goes_on() -> None:
    game = new_game("dartmoor", 3, 2)
    play_on(game, Random(1), 100)
    again = Game.from_record(game.record())
    play_on(game, Random(2))
    play_on(again, Random(2))
    assert again.record() == game.record()


def test_a_record_is_not_the_game() -> None:
    """Changing a record that was handed out does not touch the game."""
    game = new_game("base", 2, 1)
    record = game.record()
    record["moves"].append("draw deck")
    record["options"]["removed"] = 0
    record["deal"]["deck"].clear()
    assert game.record() == new_game("base", 2, 1).record()


# -- what is wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(
    "change",
    [
        lambda result: result["totals"].reverse() or result["totals"].append(0),
        lambda result: result["totals"].__setitem__(0, result["totals"][0] + 1),
        lambda result: result.update(winners=[]),
        lambda result: result.update(winners=[0, 1]),
        lambda result: result.pop("winners"),
        lambda result: result.update(best=1),
        lambda result: result.clear(),
    ],
)
def test_a_wrong_result_is_refused(edition: str, change: Callable[[Record], Any]) -> None:
    record = json.loads(finished(edition))
    change(record["result"])
    assert refusal(record).startswith("result")


def test_a_result_before_the_end_is_refused() -> None:
    record = json.loads(short("base"))
    record["result"] = {"totals": [0, 0], "winners": [0, 1]}
    assert refusal(record).startswith("result: the game is not over")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_broken_move_is_named_by_its_number(edition: str) -> None:
    record = json.loads(finished(edition))
    for number in (0, 5, len(record["moves"]) - 1):
        for text in ("fly", "", "use it", "stop"):
            broken = copy.deepcopy(record)
            broken["moves"][number] = text
            assert refusal(broken).startswith(f"moves[{number}]")
    record["moves"].append("draw deck")
    assert refusal(record).startswith(f"moves[{len(record['moves']) - 1}]: the game is over")


def swap(record: Record, a: int, b: int) -> None:
    """Changes two cards of the deck."""
    deck = record["deal"]["deck"]
    deck[a], deck[b] = deck[b], deck[a]


@pytest.mark.parametrize(
    ("change", "place"),
    [
        (lambda r: r["deal"]["deck"].pop(), "deal"),
        (lambda r: r["deal"]["deck"].append("B001"), "deal"),
        (lambda r: r["deal"]["deck"].__setitem__(0, "D001"), "deal"),
        (lambda r: r["deal"]["removed"].pop(), "deal"),
        (lambda r: r["deal"]["deck"].append(r["deal"]["removed"].pop()), "deal.removed"),
        (lambda r: swap(r, 0, r["deal"]["deck"].index("winter")), "deal.deck"),
        (lambda r: r["deal"]["deck"].append("winter"), "deal.deck"),
        (lambda r: r["deal"]["deck"].remove("winter"), "deal.deck"),
        (lambda r: r["deal"].update(start=2), "deal.start"),
        (lambda r: r["deal"].update(start=-1), "deal.start"),
        (lambda r: r["deal"].update(caves=[1, 2]), "deal.caves"),
        (lambda r: r["options"].update(removed=31), "deal.removed"),
        (lambda r: r["options"].update(removed=-1), "options"),
        (lambda r: r["options"].update(cuckoo="one"), "options"),
        (lambda r: r["options"].update(mulligan=1), "options"),
        (lambda r: r.update(edition="woodland"), "edition"),
        (lambda r: r.update(format="spinney.game/2"), "format"),
        (lambda r: r.update(rules=2), "rules"),
        (lambda r: r.update(rules=True), "rules"),
        (lambda r: r.update(seats=r["seats"][:1]), "seats"),
        (lambda r: r.update(seats=r["seats"] * 3), "seats"),
        (lambda r: r["seats"][1].pop("name"), "seats[1]"),
        (lambda r: r["seats"][0].update(name=3), "seats[0]"),
        (lambda r: r["seats"][0].update(name="x" * 101), "seats[0]"),
        (lambda r: r.update(extra=1), "unknown key"),
        (lambda r: r.pop("deal"), "deal"),
        (lambda r: r.pop("moves"), "moves"),
        (lambda r: r.pop("format"), "format"),
    ],
)
def test_a_broken_header_is_refused_with_its_place(change: Callable[[Record], Any], place: str) -> None:
    record = json.loads(short("base"))
    change(record)
    assert refusal(record).startswith(place)


@pytest.mark.parametrize("caves", [[], [1], [1, 1], [1, 6], [0, 1], [1, 2, 3]])
def test_caves_that_cannot_be_dealt(caves: list[int]) -> None:
    record = json.loads(short("dartmoor"))
    record["deal"]["caves"] = caves
    assert refusal(record).startswith("deal.caves")


@pytest.mark.parametrize("thing", [None, True, 1, 1.5, float("nan"), "text", [], [1], {}, {"a": 1}, [[]], [None]])
def test_wrong_types_everywhere(thing: Any) -> None:
    """Any JSON in any place of a record: it replays, or `BadRecord` says what is wrong."""
    record = json.loads(short("dartmoor"))
    for path in paths(record):
        broken = copy.deepcopy(record)
        put(broken, path, thing)
        replays_or_is_refused(broken)
    replays_or_is_refused(thing)


def paths(thing: Any, prefix: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The places in a record; of long lists the first and the last item only."""
    found = [prefix] if prefix else []
    if isinstance(thing, dict):
        for key, value in thing.items():
            found += paths(value, (*prefix, key))
    elif isinstance(thing, list) and thing:
        for at in {0, len(thing) - 1}:
            found += paths(thing[at], (*prefix, at))
    return found


def put(record: Any, path: tuple[Any, ...], thing: Any) -> None:
    """Puts something into a place of a record."""
    for key in path[:-1]:
        record = record[key]
    record[path[-1]] = thing


def replayed(record: Any) -> Game | BadRecord:
    """The game, or what is wrong."""
    try:
        return Game.from_record(record)
    except BadRecord as error:
        return error


def replays_or_is_refused(record: Any) -> None:
    """Nothing but `BadRecord` comes out, and what replays gives its record back."""
    game = replayed(record)
    if isinstance(game, BadRecord):
        assert "\n" not in str(game)
        return
    assert Game.from_record(game.record()).state.key() == game.state.key()


@QUICK
@given(JSON)
@example({})
@example({"format": "spinney.game/1", "rules": 1, "edition": "base"})
@example({"format": "spinney.game/1", "rules": 1, "edition": ["base"]})
def test_arbitrary_json_is_refused(thing: Any) -> None:
    refusal(thing)


@QUICK
@given(
    st.dictionaries(
        st.sampled_from(["format", "rules", "edition", "options", "seats", "deal", "moves", "result"]), JSON
    )
)
def test_arbitrary_json_under_the_right_keys_is_refused(thing: Record) -> None:
    refusal({**thing, "format": "spinney.game/1", "rules": 1, "moves": thing.get("moves", [])})


@QUICK
@given(st.data())
def test_a_mutated_record_replays_or_is_refused(data: st.DataObject) -> None:
    """One place of a good record is changed: another value, another move, two moves changed about, one left out."""
    edition = data.draw(st.sampled_from(EDITIONS))
    record = json.loads(short(edition))
    how = data.draw(st.sampled_from(["value", "swap", "drop", "move", "deck"]))
    moves = record["moves"]
    at = data.draw(st.integers(0, len(moves) - 1))
    if how == "value":
        put(record, data.draw(st.sampled_from(paths(record))), data.draw(JSON))
    elif how == "swap":
        moves[at], moves[at - 1] = moves[at - 1], moves[at]
    elif how == "drop":
        del moves[at]
    elif how == "move":
        moves[at] = data.draw(
            st.sampled_from(["draw deck", "use", "skip", "keep", "draft 1", "draft 2", "on 0", "pay B001"])
        )
    else:
        deck = record["deal"]["deck"]
        swap(record, data.draw(st.integers(0, len(deck) - 1)), data.draw(st.integers(0, len(deck) - 1)))
    replays_or_is_refused(record)


def test_other_legal_moves_make_another_game_with_another_result() -> None:
    """A record does not hide behind its result: the moves are what counts."""
    record = json.loads(finished("base"))
    game = new_game("base", 2, 3)
    rng = Random(99)
    while not game.is_over:
        game.play(some_move(game, rng))
    record["moves"] = [str(move) for move in game.moves]
    assert refusal(record).startswith("result: the record says")
