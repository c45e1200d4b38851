"""`spinney admin` beside a running server, on SQLite and PostgreSQL; and what the server makes of it."""

import json
import re
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine

from spinney import Game
from spinney.cli.main import main
from spinney.server.database import async_url
from tests.server.machines import SpinneyServer, until
from tests.server.players import players
from tests.server.talk import get, link, make, post, refused, run
from tests.server.test_pad_store import upgrade

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


def test_what_people_read(admin: Admin, database_url: str, start_server: Start, capsys: Any) -> None:
    """Every deed without --json, wrong names too: lines without a word of Python."""
    server = start_server(database_url)
    made = make(server, "me", "me")
    pad = post(server, "/api/pads", pad_wish()).json()["pad"]
    deeds = {
        f"show /t/{made['table']}": "seat 0     Ana (human)", "tables": f"/t/{made['table']}  running",
        "pads": "forests: 1", "stats": "takes new tables    yes", "close": "no new tables", "drain": "nobody plays",
        "open": "new tables", "vacuum": "bytes after", "rotate-secrets": "browsers forgotten  0",
        f"delete /t/{made['table']}": "1 deleted", f"delete-pad /pad/{pad}": "1 deleted",
    }  # fmt: skip
    for deed, told in deeds.items():
        with ThreadPoolExecutor(1) as thread:
            assert thread.submit(main, ["admin", *deed.split()]).result() == 0, deed
        said = capsys.readouterr().out
        assert told in said
        assert not re.search("None|True|False|[{}]", said), said


def test_an_older_or_newer_database_is_left_as_it_is(admin: Admin, database_url: str) -> None:
    """A server of that version may be running beside it: only `spinney serve` changes the schema."""

    async def schema_of(change: Callable[[Connection], None] | None = None) -> str:
        engine = create_async_engine(async_url(database_url))
        try:
            async with engine.begin() as connection:
                if change is not None:
                    await connection.run_sync(change)
                return str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar())
        finally:
            await engine.dispose()

    if database_url.startswith("sqlite"):
        Path(database_url.removeprefix("sqlite:///")).touch()
    assert "no database of Spinney" in admin("stats", code=2)
    assert run(schema_of(partial(upgrade, revision="0009"))) == "0009"
    for words in (["tables"], ["stats"], ["close"], ["vacuum"], ["rotate-secrets"], ["delete", "/t/none"]):
        complaint = admin(*words, code=2)
        assert "of an older Spinney (schema 0009; this one needs 00" in complaint
        assert len(complaint.splitlines()) == 1
    assert run(schema_of()) == "0009"

    def of_the_future(connection: Connection) -> None:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    assert run(schema_of(of_the_future)) == "9999"
    assert "of a newer Spinney (schema 9999" in admin("stats", code=2)


def test_no_database_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    monkeypatch.setenv("SPINNEY_DATABASE_URL", f"sqlite:///{tmp_path / 'none.db'}")
    assert main(["admin", "tables"]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "none.db").exists()
