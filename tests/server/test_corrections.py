"""A table brings a correction of its box: it holds there and nowhere else, over restarts and at both processes."""

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

import spinney
from tests.engine.test_corrections import correction
from tests.server.machines import SpinneyServer
from tests.server.players import Client, players
from tests.server.talk import get, join, link, make, post, refused, run, shared_server, view_of

pytestmark = pytest.mark.xdist_group("servers")

BRIEF = {"builds_on": "dartmoor", "cards": 6, "seen": 3, "readings": 2}


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


def cards_of(server: SpinneyServer, table: str, lang: str = "en") -> dict[str, Any]:
    answer = get(server, f"/api/tables/{table}/cards?lang={lang}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def shown(cards: dict[str, Any], card: str) -> list[str]:
    return [half["species"] for half in cards["cards"][card]["halves"]]


def play_to_the_end(server: SpinneyServer, made: dict[str, Any], least: int = 10_000) -> None:
    """Whoever made the table plays so many decisions of all its seats, or all of them."""

    async def play() -> None:
        async with players(server.base_url, link(made)) as [client]:
            rng = Random(1)
            for _ in range(least):
                await client.wait(lambda: bool(client.legal) or client.is_over, "nobody asks")
                if client.is_over:
                    return
                assert await client.play(rng.choice(client.legal)) == ""

    run(play())


def new(server: SpinneyServer, *seats: str, **rest: Any) -> dict[str, Any]:
    return make(server, *seats, edition="dartmoor", options={"correction": correction()}, **rest)


def test_the_table_is_played_with_it_and_another_is_not(server: SpinneyServer) -> None:
    made, other = new(server, "me", "me", seed=3), make(server, "me", "me", edition="dartmoor", seed=3)
    assert view_of(server, made["table"])["options"]["correction"] == BRIEF
    assert "correction" not in view_of(server, other["table"])["options"]
    assert shown(cards_of(server, made["table"]), "D064") == ["treecreeper", "gnat"]
    plain = get(server, "/api/cards/dartmoor").json()
    assert cards_of(server, other["table"]) == plain
    assert shown(plain, "D064") != ["treecreeper", "gnat"]
    assert "maus" in cards_of(server, made["table"], "de")["species"]["shrew"]["text"]["bonus"].lower()
    play_to_the_end(server, made)
    record = get(server, f"/api/tables/{made['table']}/record").json()
    assert len(record["options"]["correction"]["deck"]) == 6
    assert spinney.Game.from_record(record).is_over
    told = post(server, "/api/cards", {"edition": "dartmoor", "options": record["options"]}).json()
    assert told == cards_of(server, made["table"])
    moment = post(server, "/api/replay", {"record": record, "at": 30, "seat": 0}).json()
    assert moment["view"]["options"]["correction"] == BRIEF
    goes_on = make(server, "me", "bot:random", edition="dartmoor", **{"from": {"record": record, "at": 30}})
    assert view_of(server, goes_on["table"])["options"]["correction"] == BRIEF
    again = post(server, f"/api/tables/{made['table']}/rematch", {}, made["token"]).json()
    assert shown(cards_of(server, again["table"]), "D064") == ["treecreeper", "gnat"]


def test_everybody_who_comes_to_the_table_is_told(server: SpinneyServer) -> None:
    made = new(server, "me", "open")
    assert view_of(server, made["table"])["options"]["correction"] == BRIEF
    joined = join(server, made["table"])
    assert view_of(server, made["table"], joined["token"])["options"]["correction"] == BRIEF

    async def watch() -> Client:
        async with players(server.base_url, link(made)) as [client]:
            return client

    view = run(watch()).view
    assert view["options"]["correction"] == BRIEF
    assert "treecreeper" not in json.dumps(view["options"]), "the cards are not sent with every move"


def test_bots_play_with_it(server: SpinneyServer) -> None:
    made = new(server, "me", "bot:novice", "bot:player")
    play_to_the_end(server, made, 25)
    assert view_of(server, made["table"])["turn"] > 1


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"deck": [{"id": "D001", "halves": [["tree", "ash", "ash"]]}]}, "D001: it is certain that this card shows"),
        ({"species": [{"id": "shrew", "cost": 3}]}, "shrew.cost: only what is a reading may be corrected here"),
        ({"builds_on": "base"}, "it corrects base, the game is one of dartmoor"),
        ({"setup": {}}, "'setup': a correction corrects cards, species and caves, nothing else"),
        ({"correction": False}, "this is no correction"),
        ({"deck": 7}, "deck"),
    ],
)  # fmt: skip
def test_what_contradicts_the_certain_facts_is_refused_with_place_and_reason(
    server: SpinneyServer, change: dict[str, Any], reason: str
) -> None:
    rows = {**correction(), **change}
    body = {"edition": "dartmoor", "name": "Ana", "seats": ["me", "me"], "options": {"correction": rows}}
    answer = post(server, "/api/tables", body)
    assert refused(answer) == (400, "bad_message")
    assert reason in answer.json()["error"]["message"]
    answer = post(server, "/api/cards", {"edition": "dartmoor", "options": {"correction": rows}})
    assert refused(answer) == (400, "bad_message")
    assert reason in answer.json()["error"]["message"]


def test_options_of_cards_are_checked_too(server: SpinneyServer) -> None:
    spoiled: list[dict[str, Any]] = [{"cuckoo": "many"}, {"cuckoo": ["one"]}, {"correction": 5}, {"correction": [[]]}]
    for options in spoiled:
        assert refused(post(server, "/api/cards", {"edition": "dartmoor", "options": options}))[0] == 400
    assert refused(post(server, "/api/cards", {"edition": "base", "options": {"correction": correction()}}))[0] == 400
    assert refused(get(server, "/api/tables/nowhere/cards")) == (404, "no_such_table")


def test_cards_of_a_game_alone_say_what_they_score_there(server: SpinneyServer) -> None:
    made = make(server, "me", edition="base", options={"solo": True})
    own, plain = cards_of(server, made["table"]), get(server, "/api/cards/base").json()
    assert own["species"]["linden"]["text"] != plain["species"]["linden"]["text"]
    assert own["species"]["oak"] == plain["species"]["oak"]


def test_it_lasts_over_a_restart(database_url: str, start_server: Callable[..., SpinneyServer]) -> None:
    server = start_server(database_url)
    made = new(server, "me", "me", seed=3)
    play_to_the_end(server, made, 40)
    before = view_of(server, made["table"], made["token"])
    server.close()
    server = start_server(database_url)
    assert view_of(server, made["table"], made["token"]) == before
    assert shown(cards_of(server, made["table"]), "D064") == ["treecreeper", "gnat"]
    play_to_the_end(server, made)
    record = get(server, f"/api/tables/{made['table']}/record").json()
    assert spinney.Game.from_record(record).scores() == record["result"]["totals"]


def test_it_holds_at_both_processes(pair: list[SpinneyServer]) -> None:
    made = new(pair[0], "me", "me", seed=3)
    for server in pair:
        assert shown(cards_of(server, made["table"]), "D064") == ["treecreeper", "gnat"]
        play_to_the_end(server, made, 20)
    assert view_of(pair[0], made["table"], made["token"]) == view_of(pair[1], made["table"], made["token"])
