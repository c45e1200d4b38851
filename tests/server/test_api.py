"""Every HTTP route with its shapes and statuses (docs/formats.md, "HTTP and WebSocket")."""

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import spinney
from tests.server.machines import SpinneyServer, TableLink
from tests.server.players import Client, players
from tests.server.talk import (
    finish,
    get,
    join,
    link,
    make,
    play_moves,
    post,
    put,
    refused,
    run,
    send,
    shared_server,
    view_of,
)

pytestmark = pytest.mark.xdist_group("server_talk")

EDITIONS = ("base", "dartmoor")
EXAMPLES = Path(spinney.__file__).parents[2] / "examples"
VIEW_KEYS = {
    "edition": str, "seq": int, "me": (int, type(None)), "seats": list, "hand": list, "clearing": list, "discard": list,
    "deck": int, "winter": int, "prompt": (dict, type(None)), "legal": list, "over": bool,
    "totals": (list, type(None)), "winners": (list, type(None)),
}  # fmt: skip
SEAT_KEYS = {
    "name": str, "kind": str, "hand": int, "known": list, "cave": int, "forest": dict, "score": (int, type(None)),
}  # fmt: skip


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.fixture(scope="module")
def finished(server: SpinneyServer) -> dict[str, Any]:
    """A table of one person with two seats whose game is over, with hidden scores until then."""
    made = make(server, "me", "me", seed=5, settings={"live_scores": False})

    async def play() -> list[dict[str, Any]]:
        async with players(server.base_url, link(made)) as clients:
            await play_moves(clients, 25)
        return clients[0].messages

    async def end(table: str, token: str) -> list[dict[str, Any]]:
        async with players(server.base_url, TableLink(table, [token])) as clients:
            await finish(server, clients, "base", 2, 6)
        return clients[0].messages

    early = run(play())
    made = make(server, "me", "me", seed=6, settings={"live_scores": False})
    return {**made, "messages": early + run(end(made["table"], made["token"]))}


def check_view(view: dict[str, Any], seats: int) -> None:
    """The keys that the formats name, each of its kind."""
    for key, kind in VIEW_KEYS.items():
        assert isinstance(view[key], kind), key  # type: ignore[arg-type]
    assert len(view["seats"]) == seats
    for seat in view["seats"]:
        for key, kind in SEAT_KEYS.items():
            assert isinstance(seat[key], kind), key  # type: ignore[arg-type]
        assert isinstance(seat["forest"]["hosts"], list)
    if view["prompt"] is not None:
        assert view["prompt"].keys() >= {"seat", "kind"}


# -- making and looking -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_is_made_joined_and_begins(server: SpinneyServer, edition: str) -> None:
    answer = post(server, "/api/tables", {"edition": edition, "name": "Ana", "seats": ["me", "open"], "options": {}})
    assert answer.status_code == 201
    made = answer.json()
    assert made.keys() >= {"table", "seat", "token", "invite"}
    assert made["seat"] == 0
    assert made["table"] in made["invite"]
    lobby = view_of(server, made["table"], made["token"])
    check_view(lobby, 2)
    assert (lobby["status"], lobby["prompt"], lobby["hand"], lobby["me"]) == ("open", None, [], 0)
    joined = post(server, f"/api/tables/{made['table']}/join", {"name": "Ben"})
    assert joined.status_code == 200
    assert joined.json().keys() >= {"seat", "token"}
    assert joined.json()["seat"] == 1
    assert joined.json()["token"] != made["token"]
    for seat, token in enumerate((made["token"], joined.json()["token"])):
        view = view_of(server, made["table"], token)
        check_view(view, 2)
        assert (view["status"], view["me"], len(view["hand"]), view["edition"]) == ("running", seat, 6, edition)
        assert bool(view["legal"]) == (view["prompt"]["seat"] == seat)
        assert [person["name"] for person in view["seats"]] == ["Ana", "Ben"]
    assert refused(post(server, f"/api/tables/{made['table']}/join", {"name": "Cleo"})) == (409, "no_seat")


def test_a_spectator_sees_no_hand(server: SpinneyServer) -> None:
    made = make(server, "me", "me")
    view = view_of(server, made["table"])
    check_view(view, 2)
    assert (view["me"], view["hand"], view["legal"], view["can_undo"]) == (None, [], [], False)
    assert [seat["hand"] for seat in view["seats"]] == [6, 6]


def test_a_table_without_oneself(server: SpinneyServer) -> None:
    made = make(server, "open", "bot:random")
    assert made["seat"] is None
    assert made["token"] is None
    assert join(server, made["table"])["seat"] == 0


def test_one_seed_deals_one_game(server: SpinneyServer) -> None:
    views = [view_of(server, made["table"], made["token"]) for made in (make(server, "me", "me", seed=7) for _ in "ab")]
    assert views[0]["hand"] == views[1]["hand"]
    other = make(server, "me", "me")
    assert view_of(server, other["table"], other["token"])["hand"] != views[0]["hand"]


GOOD = {"edition": "base", "name": "Ana", "seats": ["me", "open"]}


@pytest.mark.parametrize(
    "wrong",
    [
        {"edition": "alpine"}, {"edition": None}, {"edition": 7}, {"name": ""}, {"name": "   "}, {"name": "x" * 41},
        {"name": "a\u0000b"}, {"name": "a\nb"}, {"name": 5}, {"name": "\ud800"}, {"seats": []}, {"seats": ["me"]},
        {"seats": ["me"] * 6}, {"seats": "me"}, {"seats": ["me", "you"]}, {"seats": ["me", "bot:"]},
        {"seats": ["me", "bot:nobody"]}, {"seats": ["bot:random", "bot:random"]}, {"seats": [1, 2]}, {"options": []},
        {"options": {"no": 1}}, {"options": {"start": 2}}, {"options": {"start": True}}, {"options": {"\ud800": 1}},
        {"seed": -1}, {"seed": True}, {"seed": 1.5}, {"seed": "7"}, {"seed": 2**60}, {"seed": 10**400}, {"extra": 1},
        {"\ud800": 1}, {"settings": {"live_scores": 1}}, {"settings": {"other": True}}, {"settings": None},
        {"settings": {"takeover_after": -1}}, {"settings": {"takeover_after": True}}, {"player": "short"},
    ],
    ids=str,
)  # fmt: skip
def test_a_wrong_table_is_refused(server: SpinneyServer, wrong: dict[str, Any]) -> None:
    status, code = refused(post(server, "/api/tables", {**GOOD, **wrong}))
    assert status in (400, 422)
    assert code == "bad_message"


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"7",
        b'"text"',
        b"\xff\xfe",
        b'{"edition":NaN}',
        b"[" * 100_000,
        b'{"seed":' + b"9" * 9000,
    ],
    ids=lambda body: repr(body[:12]),
)
@pytest.mark.parametrize("path", ["/api/tables", "/api/score"])
def test_what_is_no_json_object_is_refused(server: SpinneyServer, path: str, body: bytes) -> None:
    headers = {"Content-Type": "application/json"}
    answer = send(server, "POST", path, content=body, headers=headers)
    status, code = refused(answer)
    assert status in (400, 422)
    assert code == "bad_message"


@pytest.mark.parametrize("name", [None, "", " ", "x" * 41, 1, ["x"], "\x00"])
def test_a_wrong_name_does_not_join(server: SpinneyServer, name: Any) -> None:
    made = make(server, "me", "open")
    status, code = refused(post(server, f"/api/tables/{made['table']}/join", {"name": name}))
    assert (status, code) == (422, "bad_message")
    assert view_of(server, made["table"])["seats"][1]["kind"] == "open"


@pytest.mark.parametrize("table", ["nosuchtable0", "a%00b", "..%2f..", "x" * 3000, "%ff", "tisch%20", "'%20OR%201=1--"])
def test_an_unknown_table(server: SpinneyServer, table: str) -> None:
    for answer in (
        get(server, f"/api/tables/{table}"), get(server, f"/api/tables/{table}", "x" * 43),
        get(server, f"/api/tables/{table}/record"), post(server, f"/api/tables/{table}/join", {"name": "Ben"}),
        post(server, f"/api/tables/{table}/leave"), post(server, f"/api/tables/{table}/rematch"),
        put(server, f"/api/tables/{table}/webhook", {"url": None}),
    ):  # fmt: skip
        assert refused(answer) == (404, "no_such_table")


def test_other_routes_and_methods_answer_in_the_same_shape(server: SpinneyServer) -> None:
    assert refused(get(server, "/nothing"))[0] == 404
    assert refused(send(server, "DELETE", "/api/tables"))[0] == 405
    assert get(server, "/docs").status_code == 404


# -- tokens -------------------------------------------------------------------------------------------------------


def test_a_wrong_token_is_refused(server: SpinneyServer) -> None:
    made, other = make(server, "me", "open"), make(server, "me", "open")
    path = f"/api/tables/{made['table']}"
    for token in ("x" * 43, other["token"], made["token"][:-1], made["token"] + "x", "ü"):
        headers = {"Authorization": f"Bearer {token}".encode("latin-1")}
        for method, end in (("GET", ""), ("POST", "/leave"), ("POST", "/rematch")):
            answer = send(server, method, path + end, headers=headers)
            assert refused(answer) == (401, "unauthorized")
    for words in (made["token"], f"Basic {made['token']}", "Bearer"):
        answer = send(server, "GET", path, headers={"Authorization": words})
        assert refused(answer) == (401, "unauthorized")
    for answer in (
        post(server, f"{path}/leave"), post(server, f"{path}/rematch"), get(server, "/api/mine"),
        put(server, f"{path}/webhook", {"url": None}),
    ):  # fmt: skip
        assert refused(answer) == (401, "unauthorized")


def test_the_lists_of_a_player(server: SpinneyServer) -> None:
    player = "a-player-token-of-the-page-" + "p" * 16
    tables = [make(server, "me", "open", player=player), make(server, "me", "me", player=player)]
    third = make(server, "me", "open")
    answer = post(server, f"/api/tables/{third['table']}/join", {"name": "Ana", "player": player})
    assert answer.status_code == 200
    mine = get(server, "/api/mine", player).json()["tables"]
    assert {row["id"] for row in mine} == {made["table"] for made in (*tables, third)}
    assert {(row["id"], row["seat"]) for row in mine} >= {(tables[1]["table"], 0), (tables[1]["table"], 1)}
    for row in mine:
        assert row.keys() >= {"id", "edition", "status", "created", "changed", "result", "seat", "name"}
    by_token = get(server, "/api/mine", tables[0]["token"]).json()["tables"]
    assert [row["id"] for row in by_token] == [tables[0]["table"]]
    assert get(server, "/api/mine", "n" * 43).json() == {"tables": []}


# -- the end: record, rematch, scores -----------------------------------------------------------------------------


def test_the_record_comes_with_the_end(server: SpinneyServer, finished: dict[str, Any]) -> None:
    running = make(server, "me", "me")
    assert refused(get(server, f"/api/tables/{running['table']}/record", running["token"])) == (403, "illegal")
    lobby = make(server, "me", "open")
    assert refused(get(server, f"/api/tables/{lobby['table']}/record"))[0] == 403
    record = server.record(finished["table"])
    assert record["format"] == "spinney.game/1"
    game = spinney.Game.from_record(record)
    view = view_of(server, finished["table"])
    check_view(view, 2)
    assert (view["over"], view["status"], view["legal"], view["prompt"]) == (True, "over", [], None)
    assert view["totals"] == game.scores() == record["result"]["totals"]
    assert view["winners"] == list(game.winners())
    row = next(row for row in get(server, "/api/mine", finished["token"]).json()["tables"])
    assert row["result"] == record["result"]
    assert row["status"] == "over"


def test_scores_are_hidden_until_the_end(server: SpinneyServer, finished: dict[str, Any]) -> None:
    views = [message["view"] for message in finished["messages"]]
    running = [view for view in views if not view["over"]]
    assert len(running) > 25
    assert {seat["score"] for view in running for seat in view["seats"]} == {None}
    assert [seat["score"] for seat in views[-1]["seats"]] == views[-1]["totals"]
    shown = view_of(server, make(server, "me", "me")["table"])
    assert [seat["score"] for seat in shown["seats"]] == [0, 0]


def test_pass_and_play_shows_the_seat_that_decides(finished: dict[str, Any]) -> None:
    """One connection with two seats looks through the eyes of the one whose decision it is."""
    assert finished["seats"] == [0, 1]
    seen = set()
    for message in finished["messages"]:
        view = message["view"]
        if not view["over"]:
            assert view["me"] == view["prompt"]["seat"]
            assert view["legal"]
            seen.add(view["me"])
    assert seen == {0, 1}


def test_two_who_want_a_rematch_at_once_meet(server: SpinneyServer) -> None:
    async def play(table: dict[str, Any], ben: dict[str, Any]) -> None:
        async with players(server.base_url, link(table, ben)) as clients:
            await finish(server, clients, "dartmoor", 2, 9)

    made = make(server, "me", "open", edition="dartmoor", seed=9, settings={"take_back": False})
    ben = join(server, made["table"])
    path = f"/api/tables/{made['table']}/rematch"
    assert refused(post(server, path, token=made["token"])) == (409, "illegal")
    run(play(made, ben))
    with ThreadPoolExecutor(6) as pool:
        asked = list(pool.map(lambda token: post(server, path, token=token), [made["token"], ben["token"]] * 3))
    assert {answer.status_code for answer in asked} == {201}
    bodies = [answer.json() for answer in asked]
    assert len({body["table"] for body in bodies}) == 1
    table = bodies[0]["table"]
    assert table != made["table"]
    holders = [body for body in bodies if body.get("token")]
    assert sorted(body["seat"] for body in holders) == [0, 1]
    assert view_of(server, made["table"])["rematch"] == table
    view = view_of(server, table, holders[0]["token"])
    assert (view["edition"], view["status"], view["settings"]["take_back"]) == ("dartmoor", "running", False)
    assert view_of(server, table)["start"] != view_of(server, made["table"])["start"]


def test_a_double_click_on_rematch_makes_one_table(server: SpinneyServer, finished: dict[str, Any]) -> None:
    path = f"/api/tables/{finished['table']}/rematch"
    with ThreadPoolExecutor(4) as pool:
        asked = list(pool.map(lambda _: post(server, path, token=finished["token"]), range(4)))
    assert {answer.status_code for answer in asked} == {201}
    assert len({answer.json()["table"] for answer in asked}) == 1
    assert len(get(server, "/api/mine", finished["token"]).json()["tables"]) == 2  # two seats at the first table only


# -- leaving ------------------------------------------------------------------------------------------------------


def test_who_leaves_before_the_start_gives_the_seat_up(server: SpinneyServer) -> None:
    """Also an open connection of the seat no longer sees or plays for whoever takes the seat then."""

    async def watch() -> None:
        made = make(server, "me", "open", "open")
        ben = join(server, made["table"], "Ben")
        old = await Client(server.base_url, made["table"], ben["token"]).open()
        assert old.view["me"] == 1
        assert post(server, f"/api/tables/{made['table']}/leave", token=ben["token"]).json() == {"left": True}
        view = view_of(server, made["table"])
        assert [seat["kind"] for seat in view["seats"]] == ["human", "open", "open"]
        assert view["seats"][1]["name"] == ""
        assert refused(get(server, f"/api/tables/{made['table']}", ben["token"])) == (401, "unauthorized")
        cleo, dan = join(server, made["table"], "Cleo"), join(server, made["table"], "Dan")
        assert (cleo["seat"], dan["seat"]) == (1, 2)
        await old.wait(lambda: old.view["status"] == "running", "the game begins")
        assert (old.view["me"], old.view["hand"], old.view["legal"]) == (None, [], [])
        assert all(message["view"]["hand"] == [] for message in old.messages)
        assert await old.play("keep", 0) == "not_your_turn"
        await old.close()

    run(watch())


def test_who_leaves_a_running_game_is_replaced_and_can_come_back(server: SpinneyServer) -> None:
    async def watch() -> None:
        made = make(server, "me", "open", options={"start": 1})
        ben = join(server, made["table"])
        ana = await Client(server.base_url, made["table"], made["token"]).open()
        assert not ana.legal
        assert post(server, f"/api/tables/{made['table']}/leave", token=ben["token"]).status_code == 200
        await ana.wait(lambda: bool(ana.legal), "the bot plays for Ben")
        assert ana.view["seats"][1]["stand_in"] is True
        assert (ana.view["seats"][1]["name"], ana.view["seats"][1]["kind"]) == ("Ben", "human")
        for _ in range(3):
            await ana.play(ana.legal[0])
            await ana.wait(lambda: bool(ana.legal), "the bot goes on")
        back = await Client(server.base_url, made["table"], ben["token"]).open()
        await ana.wait(lambda: ana.view["seats"][1]["stand_in"] is False, "Ben is back")
        assert back.view["me"] == 1
        for _ in range(30):  # until it is Ben's decision again; no bot may take it
            if back.legal:
                break
            assert await ana.play(ana.legal[0]) == ""
            await back.follow(ana)
        assert await back.play(back.legal[0]) == ""
        await ana.close()
        await back.close()

    run(watch())


@pytest.mark.parametrize("words", [None, {}])
def test_the_webhook_of_a_seat(server: SpinneyServer, words: dict[str, Any] | None) -> None:
    made = make(server, "me", "open")
    path = f"/api/tables/{made['table']}/webhook"
    body = {"url": "https://example.org/hook", "lang": "es"} if words is None else {"url": None}
    answer = put(server, path, body, made["token"])
    assert answer.status_code == 200
    assert answer.json() == {"webhook": body["url"]}
    for wrong in (
        "ftp://example.org",
        "javascript:1",
        "x",
        "",
        "https://",
        "https://a b",
        "http://\x00",
        7,
        "https://" + "x" * 500,
    ):
        assert refused(put(server, path, {"url": wrong}, made["token"])) == (422, "bad_message")
    assert refused(put(server, path, {"url": None, "lang": "xx"}, made["token"]))[0] == 422
    assert "example.org" not in get(server, f"/api/tables/{made['table']}").text


# -- scoring, cards, health ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["base-85.json", "dartmoor-127.json"])
def test_scores_of_the_examples(server: SpinneyServer, name: str) -> None:
    table = json.loads((EXAMPLES / name).read_text())
    answer = post(server, "/api/score", table)
    assert answer.status_code == 200
    assert answer.json() == spinney.score_table(table)
    assert answer.json()["scores"][0]["total"] == int(name.split("-")[1].split(".")[0])


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "alpine"}, {"format": "spinney.forests/2"}, {"forests": []}, {"forests": {}}, {"forests": [7]},
        {"forests": [{"name": "Ana", "hosts": [{"species": "oak_tree"}]}]},
        {"forests": [{"name": "Ana", "hosts": [{"species": "oak", "top": ["wolf@oak"]}]}]},
        {"forests": [{"name": "Ana", "cave": True, "hosts": []}]},
        {"forests": [{"name": "Ana", "cave": float("nan"), "hosts": []}]},
        {"forests": [{"name": "Ana", "cave": 10**30, "hosts": []}]},
        {"forests": [{"name": "\ud800", "cave": -1, "hosts": []}]},
        {"forests": [{"name": "Ana", "hosts": [{"species": "\ud800"}]}]},
        {"forests": [{"name": "Ana", "\ud800": 1, "hosts": []}]},
    ],
    ids=lambda change: json.dumps(change)[:60],
)  # fmt: skip
def test_a_bad_table_is_refused_with_its_place(server: SpinneyServer, change: dict[str, Any]) -> None:
    table = {"format": "spinney.forests/1", "edition": "base", "forests": [{"name": "Ana", "hosts": []}], **change}
    with pytest.raises(spinney.BadTable) as error:
        spinney.score_table(table)
    answer = post(server, "/api/score", table)
    assert refused(answer) == (422, "bad_message")
    assert answer.json()["error"]["message"] == str(error.value).encode(errors="replace").decode()


def test_a_strange_name_is_scored_or_refused(server: SpinneyServer) -> None:
    """JSON can hold half a surrogate pair; whatever becomes of it, it is no server error."""
    table = {"format": "spinney.forests/1", "edition": "base", "forests": [{"name": "\ud800", "hosts": []}]}
    answer = post(server, "/api/score", table)
    assert answer.status_code in (200, 400, 422)


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_cards_of_an_edition(server: SpinneyServer, edition: str) -> None:
    spanish = get(server, f"/api/cards/{edition}?lang=es").json()
    english = get(server, f"/api/cards/{edition}").json()
    assert (spanish["edition"], spanish["lang"], english["lang"]) == (edition, "es", "en")
    assert spanish["species"].keys() == english["species"].keys()
    names = {key for key in spanish["species"] if spanish["species"][key]["name"] != english["species"][key]["name"]}
    assert len(names) > len(spanish["species"]) / 2
    first = "B001" if edition == "base" else "D001"
    assert first in spanish["cards"]
    assert spanish["cards"][first]["halves"]
    assert refused(get(server, f"/api/cards/{edition}?lang=xx"))[0] == 422
    assert refused(get(server, "/api/cards/alpine"))[0] in (404, 422)


def test_health_and_metrics(server: SpinneyServer) -> None:
    health = get(server, "/healthz")
    assert (health.status_code, health.json()["status"]) == (200, "ok")
    make(server, "me", "me")
    page = get(server, "/metrics")
    assert page.status_code == 200
    assert page.headers["content-type"].startswith("text/plain")
    numbers = dict(line.rsplit(" ", 1) for line in page.text.splitlines() if line and not line.startswith("#"))
    assert float(numbers["spinney_tables"]) >= 1
    assert {
        "spinney_connections",
        "spinney_moves_stored_total",
        "spinney_messages_sent_total",
        "spinney_store_down",
    } <= numbers.keys()


def test_every_answer_has_security_headers(server: SpinneyServer) -> None:
    for answer in (
        get(server, "/healthz"), get(server, "/nothing"), get(server, "/api/tables/none"),
        post(server, "/api/tables", {}), post(server, "/api/tables", "x" * 300_000),
    ):  # fmt: skip
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert "frame-ancestors 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "no-referrer"
        assert answer.headers["cross-origin-opener-policy"] == "same-origin"
        assert "server" not in answer.headers


def test_a_body_has_a_bound(server: SpinneyServer) -> None:
    assert refused(post(server, "/api/score", {"x": "y" * 262_144})) == (413, "bad_message")
    assert refused(post(server, "/api/score", {"x": "y" * 262_000})) == (422, "bad_message")
    pieces = (b"x" * 10 for _ in range(10))
    answer = send(server, "POST", "/api/score", content=pieces)
    assert refused(answer) == (411, "bad_message")
