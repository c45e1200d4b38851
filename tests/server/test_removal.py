"""Players delete a table for all: at once where it concerns nobody else, else when all have agreed."""

import contextlib
import json
import sqlite3
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.server.machines import SpinneyServer, until
from tests.server.players import Client, players
from tests.server.talk import finish, get, join, link, make, post, put, refused, run, shared_server, view_of
from tests.server.test_webhooks import Mailbox

pytestmark = pytest.mark.xdist_group("server_talk")
PLAYER = "a-secret-of-a-player-who-deletes-which-is-long"
GONE = {"deleted": True, "waits_for": []}


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mailbox for one test."""
    box = Mailbox()
    yield box
    box.close()


def delete(server: SpinneyServer, table: str, token: str | None = None) -> Any:
    return post(server, f"/api/tables/{table}", {}, token, "DELETE")


def is_asked(client: Client, by: list[int] | None) -> bool:
    return bool(client.view.get("deleting") == by)


def rows_of(server: SpinneyServer, table: str) -> list[Any]:
    """All that the database has of a table, wherever it is named."""
    file = server.database_url.split("///", 1)[1]
    with contextlib.closing(sqlite3.connect(file, timeout=30)) as database:
        names = [name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        rows = [row for name in names for row in database.execute(f"SELECT * FROM {name}")]
    return [row for row in rows if any(isinstance(value, str) and table in value for value in row)]


def test_who_plays_with_bots_alone_deletes_at_once(server: SpinneyServer) -> None:
    made = make(server, "me", "me", "bot:novice", player=PLAYER)
    assert rows_of(server, made["table"])
    assert delete(server, made["table"], made["token"]).json() == GONE
    assert rows_of(server, made["table"]) == []
    assert refused(get(server, f"/api/tables/{made['table']}", made["token"])) == (404, "no_such_table")
    assert refused(get(server, f"/api/tables/{made['table']}/record")) == (404, "no_such_table")
    assert made["table"] not in [row["id"] for row in get(server, "/api/mine", PLAYER).json()["tables"]]
    assert refused(delete(server, made["table"], made["token"])) == (404, "no_such_table")


def test_the_players_own_secret_will_do(server: SpinneyServer) -> None:
    made = make(server, "me", "open", player=PLAYER)
    assert delete(server, made["table"], PLAYER).json() == GONE


@pytest.mark.parametrize("action", ["DELETE", "keep"])
def test_strangers_delete_and_keep_nothing(server: SpinneyServer, action: str) -> None:
    made, other = make(server, "me", "open", "bot:novice"), make(server, "me", "me")

    def act(table: str, token: str | None) -> Any:
        return (
            delete(server, table, token) if action == "DELETE" else post(server, f"/api/tables/{table}/keep", {}, token)
        )

    for token in (None, other["token"], PLAYER, made["table"], "x" * 5000):
        assert refused(act(made["table"], token)) == (401, "unauthorized")
    for table in ("no-such-table", "%00", "é" * 30):
        assert refused(act(table, made["token"]))[0] == 404
    assert view_of(server, made["table"])["status"] == "open"
    assert "deleting" not in view_of(server, made["table"])


def test_all_who_play_must_agree_and_all_are_told(server: SpinneyServer) -> None:
    made = make(server, "me", "open", "open", seed=5)
    ben, cleo = join(server, made["table"], "Ben"), join(server, made["table"], "Cleo")

    async def play() -> None:
        async with players(server.base_url, link(made, ben, cleo)) as clients:
            watcher = await Client(server.base_url, made["table"]).open()
            everybody = [*clients, watcher]
            assert delete(server, made["table"], made["token"]).json() == {"deleted": False, "waits_for": [1, 2]}
            for client in everybody:
                await client.wait(partial(is_asked, client, [0]), "nobody was asked")
            assert await next(client for client in clients if client.legal).play("keep") == "", "the game goes on"
            # One says no: no wish holds any more, and the first has to ask again.
            assert post(server, f"/api/tables/{made['table']}/keep", {}, ben["token"]).json() == {"kept": True}
            for client in everybody:
                await client.wait(partial(is_asked, client, None), "it is still asked")
            assert delete(server, made["table"], cleo["token"]).json() == {"deleted": False, "waits_for": [0, 1]}
            assert delete(server, made["table"], ben["token"]).json() == {"deleted": False, "waits_for": [0]}
            assert view_of(server, made["table"])["deleting"] == [1, 2]
            marks = [len(client.messages) for client in everybody]
            assert delete(server, made["table"], made["token"]).json() == GONE
            for client, mark in zip(everybody, marks, strict=True):
                told = await client.wait_message("error", mark, "no_such_table")
                assert (told["view"], told["message"]) == (None, "this table was deleted")
            await watcher.close()

    run(play())
    assert rows_of(server, made["table"]) == []


def test_who_has_left_need_not_agree(server: SpinneyServer) -> None:
    made = make(server, "me", "open", "open", seed=5)
    ben, cleo = join(server, made["table"], "Ben"), join(server, made["table"], "Cleo")
    post(server, f"/api/tables/{made['table']}/leave", {}, ben["token"])
    post(server, f"/api/tables/{made['table']}/token", {}, cleo["token"], "DELETE")
    assert delete(server, made["table"], made["token"]).json() == GONE


def test_a_finished_game_goes_when_one_of_its_players_wants_it(server: SpinneyServer) -> None:
    made = make(server, "me", "open", seed=5, options={"start": 0})
    ben = join(server, made["table"])

    async def play() -> dict[str, Any]:
        async with players(server.base_url, link(made, ben)) as clients:
            await finish(server, clients, "base", 2, 5)
            next_game: dict[str, Any] = post(server, f"/api/tables/{made['table']}/rematch", {}, made["token"]).json()
            # A rematch that was deleted does not stand in the way of the next.
            assert delete(server, next_game["table"], next_game["token"]).json() == GONE
            await clients[1].wait(lambda: clients[1].view["rematch"] is None, "the rematch is still offered")
            again: dict[str, Any] = post(server, f"/api/tables/{made['table']}/rematch", {}, ben["token"]).json()
            assert again["table"] != next_game["table"]
            assert delete(server, made["table"], ben["token"]).json() == GONE
            await clients[0].wait_message("error", 0, "no_such_table")
            return again

    again = run(play())
    assert [row for row in rows_of(server, made["table"]) if again["table"] not in row] == []
    assert view_of(server, again["table"])["status"] == "open"


def test_who_is_away_is_told_by_webhook_once(server: SpinneyServer, mailbox: Mailbox) -> None:
    made = make(server, "me", "open", seed=3, options={"start": 0})
    ben = join(server, made["table"], "Ben")
    put(server, f"/api/tables/{made['table']}/webhook", {"url": mailbox.url(), "lang": "de"}, ben["token"])
    for _ in range(3):
        delete(server, made["table"], made["token"])
    until(lambda: len(mailbox.letters) > 0, "nobody was asked")
    assert "möchte diese Partie löschen" in mailbox.letters[0][1]["content"]
    assert "Ana" not in json.dumps(mailbox.letters), "nobody is named to a service outside"
    put(server, f"/api/tables/{made['table']}/webhook", {"url": mailbox.url("/of-ana"), "lang": "en"}, made["token"])
    assert delete(server, made["table"], ben["token"]).json() == GONE
    until(lambda: len(mailbox.letters) > 1, "nobody was told")
    assert [path for path, _ in mailbox.letters] == ["/hook", "/of-ana"]
    assert "The game was deleted" in mailbox.letters[1][1]["content"]


def test_wishes_outlast_a_restart_and_hold_at_two_processes(
    tmp_path: Path, start_server: Callable[..., SpinneyServer]
) -> None:
    """The wish is stored: another process that knows the database only carries it out."""
    url = f"sqlite:///{tmp_path / 'spinney.db'}"
    server = start_server(url)
    made = make(server, "me", "open", seed=5)
    ben = join(server, made["table"])
    assert delete(server, made["table"], made["token"]).json()["waits_for"] == [1]
    server.restart()
    assert view_of(server, made["table"])["deleting"] == [0]
    assert delete(server, made["table"], ben["token"]).json() == GONE
