"""Reviews of games: only of those that are over, made once, kept with the table, whoever is killed meanwhile."""

import asyncio
import contextlib
import copy
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from spinney.server.review_store import STALE, ReviewStore
from spinney.server.reviews import name_of
from spinney.server.store import Store
from tests.server.machines import SpinneyServer, running, until
from tests.server.players import players
from tests.server.talk import check_no_crash, get, join, link, make, post, refused, run, shared_server
from tests.server.test_removal import delete, rows_of
from tests.server.test_replay import cut, played

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


def over_table(server: SpinneyServer, record: dict[str, Any]) -> dict[str, Any]:
    """A table whose game is over: it began before the last move of a record, and that was played."""
    last = len(record["moves"]) - 1
    seat = cut(record, last).seat_to_act
    seats = ["me" if one == seat else "bot:random" for one in range(len(record["seats"]))]
    made = make(server, *seats, edition=record["edition"], **{"from": {"record": record, "at": last}})

    async def finish() -> None:
        async with players(server.base_url, link(made)) as [client]:
            assert await client.play(record["moves"][last]) == ""
            assert client.is_over

    run(finish())
    return made


def asked(server: SpinneyServer, **wish: Any) -> dict[str, Any]:
    """The answer to a wish for a review, which must be granted."""
    answer = post(server, "/api/reviews", wish)
    assert answer.status_code == 200, answer.text
    shown: dict[str, Any] = answer.json()
    return shown


def ready(server: SpinneyServer, review: str) -> dict[str, Any]:
    """A review when it is ready."""
    until(lambda: get(server, f"/api/reviews/{review}").json()["state"] == "ready", "the review is not made", pause=0.2)
    shown: dict[str, Any] = get(server, f"/api/reviews/{review}").json()
    return shown


def rows(server: SpinneyServer, review: str) -> list[Any]:
    """What the database has of a review."""
    return [row for row in rows_of(server, review) if row[0] == review]


# -- what it is ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats"), [("base", 2), ("dartmoor", 3)])
def test_the_review_of_a_table(server: SpinneyServer, edition: str, seats: int) -> None:
    record = played(edition, seats, 71)
    made = over_table(server, record)
    begun = asked(server, table=made["table"])
    assert begun["state"] in ("working", "ready")
    shown = ready(server, begun["id"])
    assert shown["progress"] == 1
    assert shown["course"][-1]["points"] == record["result"]["totals"]
    assert [mark["points"] for mark in shown["marks"]] == record["result"]["totals"]
    assert all(moment["played"] == record["moves"][moment["number"] - 1] for moment in shown["moments"])
    assert asked(server, table=made["table"]) == shown
    assert asked(server, record=record) == shown, "the record of the same game has the same review"
    assert len(rows(server, begun["id"])) == 1


def test_names_do_not_get_into_a_review(server: SpinneyServer) -> None:
    record = played(seed=72)
    for number, seat in enumerate(record["seats"]):
        seat["name"] = f"Zebedee{number}"
    shown = ready(server, asked(server, record=record)["id"])
    assert rows_of(server, "Zebedee") == []
    other = copy.deepcopy(record)
    other["seats"][0]["name"] = "Somebody"
    assert asked(server, record=other) == shown


# -- what is refused ----------------------------------------------------------------------------------------------


def test_nobody_gets_the_review_of_a_running_game(server: SpinneyServer) -> None:
    made = make(server, "me", "open")
    assert refused(post(server, "/api/reviews", {"table": made["table"]})) == (403, "illegal")
    ben = join(server, made["table"])
    for token in (None, made["token"], ben["token"]):
        assert refused(post(server, "/api/reviews", {"table": made["table"]}, token)) == (403, "illegal")
    assert refused(post(server, "/api/reviews", {"table": "nosuchtable"})) == (404, "no_such_table")
    unfinished = {name: value for name, value in played().items() if name != "result"}
    unfinished["moves"] = unfinished["moves"][:50]
    assert refused(post(server, "/api/reviews", {"record": unfinished})) == (403, "illegal")
    assert rows(server, name_of(unfinished)) == []


def test_bad_input_is_named(server: SpinneyServer) -> None:
    record = played()
    assert refused(post(server, "/api/reviews", {})) == (422, "bad_message")
    assert refused(post(server, "/api/reviews", {"table": "x", "record": record})) == (422, "bad_message")
    assert refused(post(server, "/api/reviews", {"record": []})) == (422, "bad_message")
    assert refused(post(server, "/api/reviews", {"record": {}})) == (400, "bad_message")
    wrong = {**record, "moves": [*record["moves"][:9], "play B999a"]}
    answer = post(server, "/api/reviews", {"record": wrong})
    assert refused(answer) == (400, "bad_message")
    assert "moves[9]" in answer.json()["error"]["message"]
    assert refused(get(server, "/api/reviews/nothing")) == (404, "no_such_table")


def test_an_address_has_so_many_made_in_an_hour(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'spinney.db'}", SPINNEY_REVIEWS_PER_ADDRESS=2) as server:
        first = asked(server, record=played(seed=73))
        asked(server, record=played(seed=74))
        assert refused(post(server, "/api/reviews", {"record": played(seed=75)})) == (429, "too_many")
        assert asked(server, record=played(seed=73))["id"] == first["id"], "what is there is not counted"


# -- how long it lasts --------------------------------------------------------------------------------------------


def test_a_review_goes_with_its_table(server: SpinneyServer) -> None:
    record = played(seed=76)
    ready(server, asked(server, record=record)["id"])
    made = over_table(server, record)
    review = asked(server, table=made["table"])["id"]
    assert rows(server, review)
    assert delete(server, made["table"], made["token"]).json()["deleted"]
    assert rows(server, review) == []
    assert refused(get(server, f"/api/reviews/{review}")) == (404, "no_such_table")


def test_a_table_that_is_deleted_ends_the_work(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'spinney.db'}", SPINNEY_REVIEW_EFFORT=50) as server:
        made = over_table(server, played(seed=77))
        review = asked(server, table=made["table"])["id"]
        assert delete(server, made["table"], made["token"]).json()["deleted"]
        until(lambda: get(server, f"/api/reviews/{review}").status_code == 404, "it is still made")
        assert rows(server, review) == []
        check_no_crash(server)


def test_it_survives_a_restart_and_what_was_cut_off_begins_anew(tmp_path: Path) -> None:
    server = SpinneyServer(f"sqlite:///{tmp_path / 'spinney.db'}")
    try:
        record, other = played(seed=78), played("dartmoor", seed=79)
        shown = ready(server, asked(server, record=record)["id"])
        server.env["SPINNEY_REVIEW_EFFORT"] = "50"
        server.restart()
        assert asked(server, record=record) == shown
        cut_off = asked(server, record=other)["id"]
        server.terminate()
        server.start()
        assert get(server, f"/api/reviews/{cut_off}").status_code == 404, "who goes down gives it up"
        assert asked(server, record=other)["state"] == "working"
        server.env["SPINNEY_REVIEW_EFFORT"] = "0.05"
        server.restart()
        assert asked(server, record=other)["state"] == "working", "another process might still make it"
        with contextlib.closing(sqlite3.connect(tmp_path / "spinney.db", timeout=30)) as database:
            database.execute("UPDATE reviews SET beat = beat - ?", [STALE])
            database.commit()
        assert get(server, f"/api/reviews/{cut_off}").json()["state"] == "stopped"
        asked(server, record=other)
        ready(server, cut_off)
        check_no_crash(server)
    finally:
        server.close()


def test_the_processes_of_the_bots_are_killed_while_it_is_made(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'spinney.db'}", SPINNEY_REVIEW_EFFORT=0.2) as server:
        review = asked(server, record=played(seed=80))["id"]
        killed = 0
        for _ in range(4):
            time.sleep(0.4)
            for child in psutil.Process(server.pid).children():
                if any("spawn_main" in word for word in child.cmdline()):
                    child.kill()
                    killed += 1
        assert killed
        until(lambda: get(server, f"/api/reviews/{review}").json().get("state") in ("ready", None), "it hangs")
        ready(server, asked(server, record=played(seed=80))["id"])
        check_no_crash(server)


# -- several processes --------------------------------------------------------------------------------------------


def test_two_processes_make_it_once(pair: list[SpinneyServer]) -> None:
    """On PostgreSQL: both are asked at once, both say how far it is, and both tell the same when it is ready."""
    record = played("dartmoor", 2, 81)

    async def at_once() -> list[dict[str, Any]]:
        return await asyncio.gather(*(asyncio.to_thread(asked, server, record=record) for server in pair * 3))

    assert {one["id"] for one in run(at_once())} == {name_of(record)}
    shown = [ready(server, name_of(record)) for server in pair]
    assert shown[0] == shown[1]
    for server in pair:
        check_no_crash(server)


@pytest.mark.parametrize("kind", ["sqlite_url", "postgres_url"])
def test_a_claim_is_one_makers_until_it_is_dead(
    kind: str, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = request.getfixturevalue(kind)

    async def claim() -> None:
        store = Store(url)
        await store.start()
        try:
            kept = ReviewStore(store)
            assert await kept.claim("game", "one", None, {"said": 1})
            assert not await kept.claim("game", "two", None, {})
            assert await kept.keep("game", "one", {"said": 2}, False)
            row = await kept.read("game")
            assert row is not None
            assert (row.review, row.ready, row.is_stale) == ({"said": 2}, False, False)
            later = time.time() + STALE + 1
            monkeypatch.setattr(time, "time", lambda: later)
            row = await kept.read("game")
            assert row is not None
            assert row.is_stale
            assert await kept.claim("game", "two", None, {})
            assert not await kept.keep("game", "one", {"said": 3}, True)
            assert await kept.keep("game", "two", {"said": 4}, True)
            monkeypatch.setattr(time, "time", lambda: later + 1000)
            assert not await kept.claim("game", "three", None, {}), "what is ready is not made again"
            await kept.remove_old()
            assert await kept.read("game")
            monkeypatch.setattr(time, "time", lambda: later + 40 * 86_400)
            await kept.remove_old()
            assert await kept.read("game") is None
        finally:
            await store.close()

    run(claim())
