"""`spinney admin` beside a running server, on SQLite and PostgreSQL; and what the server makes of it."""

import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from spinney import Game
from spinney.cli.main import main
from tests.server.machines import SpinneyServer, until
from tests.server.players import players
from tests.server.talk import get, link, make, post, refused, run

pytestmark = pytest.mark.xdist_group("servers")
Start = Callable[..., SpinneyServer]
Admin = Callable[..., Any]


@pytest.fixture
def admin(database_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs the command; what it printed as JSON. Its exit code must be the given one."""
    monkeypatch.setenv("SPINNEY_DATABASE_URL", database_url)

    def do(*words: str, code: int = 0) -> Any:
        capsys.readouterr()
        with ThreadPoolExecutor(1) as thread:  # it has an event loop of its own
            assert thread.submit(main, ["admin", *words, "--json"]).result() == code
        printed = capsys.readouterr()
        return json.loads(printed.out) if code != 2 else printed.err

    return do


def pad_wish() -> dict[str, Any]:
    return {"edition": "base", "forests": [{"name": "Ana", "hosts": [{"species": "beech"}]}]}


def test_a_host_looks_after_a_running_server(admin: Admin, database_url: str, start_server: Start) -> None:
    server = start_server(database_url)
    made, other = make(server, "me", "me", seed=5), make(server, "me", "open")

    async def play() -> None:
        async with players(server.base_url, link(made)) as [client]:
            assert await client.play("keep") == ""
            listed = {row["id"]: row for row in admin("tables")}
            assert listed.keys() == {made["table"], other["table"]}
            assert listed[made["table"]]["entries"] == 1
            assert [row["id"] for row in admin("tables", "--status", "open")] == [other["table"]]

            shown = admin("show", f"/t/{made['table']}")
            assert [seat["name"] for seat in shown["seats"]] == ["Ana", "Ana (2)"]
            assert made["token"] not in json.dumps(shown)
            assert "deck" not in json.dumps(shown)
            record = admin("export", f"{server.base_url}/t/{made['table']}")
            assert [str(move) for move in Game.from_record(record).moves] == ["keep"]

            assert admin("stats")["tables"] == {"open": 1, "running": 1, "over": 0}
            assert admin("delete", f"/t/{made['table']}", "none", code=1) == {
                "deleted": [made["table"]],
                "not_found": ["none"],
            }
            await client.wait(lambda: "no_such_table" in client.errors(), "the player is not told")

    run(play())
    assert refused(get(server, f"/api/tables/{made['table']}")) == (404, "no_such_table")
    assert "there is no table" in admin("show", f"/t/{made['table']}", code=2)
    assert admin("vacuum")["bytes_after"] > 0
    assert make(server, "me", "me")["table"], "the server stores as before"
    server.close()
    assert "Traceback" not in server.log()


def test_a_move_at_a_table_that_was_deleted_just_now(admin: Admin, database_url: str, start_server: Start) -> None:
    server = start_server(database_url)
    made = make(server, "me", "me", seed=5)

    async def play() -> None:
        async with players(server.base_url, link(made)) as [client]:
            admin("delete", f"/t/{made['table']}")
            await client.send({"type": "move", "seq": 0, "move": "keep"})
            await client.wait(lambda: "no_such_table" in client.errors(), "the player is not told")

    run(play())
    assert admin("tables") == []
    server.close()
    assert "Traceback" not in server.log()


def test_closing_for_new_tables_and_pads(admin: Admin, database_url: str, start_server: Start) -> None:
    server = start_server(database_url)
    made = make(server, "me", "me", seed=5)
    pad = post(server, "/api/pads", pad_wish()).json()["pad"]
    assert [row["id"] for row in admin("pads")] == [pad]
    assert admin("export-pad", f"/pad/{pad}")["forests"][0]["name"] == "Ana"
    assert admin("close") == {"takes_new_tables": False}
    wish = {"edition": "base", "name": "Ana", "seats": ["me", "me"]}
    until(lambda: post(server, "/api/tables", wish).status_code == 503, "the server does not notice")
    assert refused(post(server, "/api/pads", pad_wish())) == (503, "unavailable")

    async def play() -> None:
        async with players(server.base_url, link(made)) as [client]:
            assert await client.play("keep") == "", "games go on"

    run(play())
    assert admin("stats")["takes_new_tables"] is False
    server.restart()
    assert post(server, "/api/tables", wish).status_code == 503, "it stays closed"
    assert admin("drain", "--within", "0", code=1) == {"games": 1}
    assert admin("drain", "--quiet", "1") == {"games": 0}
    assert admin("open") == {"takes_new_tables": True}
    until(lambda: post(server, "/api/tables", wish).status_code == 201, "the server does not open again")
    assert admin("delete-pad", f"/pad/{pad}")["deleted"] == [pad]
    assert refused(get(server, f"/api/pads/{pad}"))[0] == 404


def test_new_secrets(admin: Admin, database_url: str, start_server: Start) -> None:
    server = start_server(database_url)
    made = make(server, "me", "me")
    key = get(server, "/api/push").json()["key"]
    assert admin("rotate-secrets") == {"browsers_forgotten": 0, "seats_without_token": 0}
    assert get(server, f"/api/tables/{made['table']}", made["token"]).status_code == 200
    server.restart()
    assert get(server, "/api/push").json()["key"] != key
    assert admin("rotate-secrets", "--tokens")["seats_without_token"] == 2
    server.restart()
    assert refused(get(server, f"/api/tables/{made['table']}", made["token"])) == (401, "unauthorized")


def test_no_database_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setenv("SPINNEY_DATABASE_URL", f"sqlite:///{tmp_path / 'none.db'}")
    assert main(["admin", "tables"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
