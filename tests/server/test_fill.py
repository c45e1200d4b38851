"""The host puts bots into seats that stay empty."""

from collections.abc import Iterator

import pytest

from tests.server.machines import SpinneyServer
from tests.server.talk import join, make, post, refused, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


def test_the_last_empty_seat_filled_begins_the_game(server: SpinneyServer) -> None:
    made = make(server, "me", "open", "open", seed=3)
    path = f"/api/tables/{made['table']}/fill"
    assert post(server, path, {"seat": 2, "bot": "novice"}, made["token"]).json() == {"filled": 2}
    view = view_of(server, made["table"], made["token"])
    assert view["status"] == "open"
    assert [seat["kind"] for seat in view["seats"]] == ["human", "open", "bot:novice"]
    assert post(server, path, {"seat": 1}, made["token"]).status_code == 200
    assert view_of(server, made["table"], made["token"])["status"] == "running"
    assert refused(post(server, path, {"seat": 1}, made["token"])) == (409, "no_seat")


def test_only_the_host_and_only_open_seats(server: SpinneyServer) -> None:
    made = make(server, "me", "open", "open")
    path = f"/api/tables/{made['table']}/fill"
    ben = join(server, made["table"], "Ben")
    assert refused(post(server, path, {"seat": 2})) == (401, "unauthorized")
    assert refused(post(server, path, {"seat": 2}, ben["token"])) == (403, "unauthorized")
    assert refused(post(server, path, {"seat": 1}, made["token"])) == (409, "no_seat")
    assert refused(post(server, path, {"seat": 4}, made["token"])) == (409, "no_seat")
    assert refused(post(server, path, {"seat": 2, "bot": "nobody"}, made["token"])) == (400, "bad_message")
    assert refused(post(server, path, {"seat": 9}, made["token"])) == (422, "bad_message")
