"""Tables that nobody uses are deleted in the end, by the server's own time, finished and unfinished ones apart."""

from collections.abc import Callable

import pytest
from sqlalchemy import text

from spinney.server.database import Database
from spinney.server.expiry import days_left
from spinney.server.settings import Settings
from tests.server import test_webhooks
from tests.server.machines import SpinneyServer, until
from tests.server.players import Client
from tests.server.talk import get, join, make, post, put, refused, run
from tests.server.test_webhooks import Mailbox

pytestmark = pytest.mark.xdist_group("servers")
mailbox = test_webhooks.mailbox
PLAYER = "a-secret-of-the-player-which-is-long-enough"


def change(url: str, *statements: str) -> None:
    """Changes what is stored while no server runs."""

    async def work() -> None:
        database = Database(url)
        async with database.engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await database.close()

    run(work())


def told(server: SpinneyServer, table: str, token: str | None = None) -> list[int | None]:
    """The days that the first view of a connection tells, and for a player that of the next."""

    async def look() -> list[int | None]:
        days = []
        for _ in range(2 if token else 1):
            client = await Client(server.base_url, table, token).open()
            days.append(client.view.get("expires_in"))
            await client.close()
        return days

    return run(look())


def test_days_that_are_left() -> None:
    settings, day = Settings(table_days=10, over_days=0), 86_400
    assert [days_left(settings, "running", 0, days * day) for days in (0, 0.5, 9.5, 10, 99)] == [10, 10, 1, 0, 0]
    assert days_left(settings, "running", 100, 0) == 10, "a clock that was killed may be behind"
    assert days_left(settings, "over", 0, 99 * day) is None


def test_tables_are_deleted_when_nobody_has_used_them_for_long(
    database_url: str, start_server: Callable[..., SpinneyServer]
) -> None:
    server = start_server(database_url, SPINNEY_TABLE_DAYS=30, SPINNEY_OVER_DAYS=90, SPINNEY_TOKEN_DAYS=0)
    left, used, over = (make(server, "me", "me", player=PLAYER) for _ in range(3))

    def later(days: int, *statements: str) -> None:
        server.terminate()
        more = days * 86_400 + 3_600  # the clock is stored once an hour
        change(database_url, f"UPDATE clock SET now = now + {more}", *statements)
        server.start()

    later(20, f"UPDATE tables SET status = 'over' WHERE id = '{over['table']}'")
    listed = {row["id"]: row["expires_in"] for row in get(server, "/api/mine", PLAYER).json()["tables"]}
    assert listed == {left["table"]: 10, used["table"]: 10, over["table"]: 70}
    assert get(server, f"/api/tables/{used['table']}").json()["expires_in"] == 10
    glance = get(server, f"/api/tables/{used['table']}?glance=true", used["token"]).json()
    assert glance["hand"], "it is the player's view"
    assert glance["expires_in"] == 10, "a list of tables is no visit"
    assert told(server, used["table"]) == [10], "a spectator is told, and keeps nothing"
    assert told(server, used["table"], used["token"]) == [10, None], "a player is told once, and has kept it"
    assert told(server, over["table"]) == [None], "there is time"
    looked = get(server, f"/api/tables/{used['table']}", used["token"]).json()
    assert looked["expires_in"] == 30, "a player has looked"
    later(15)
    until(lambda: get(server, f"/api/tables/{left['table']}").status_code == 404, "it is still there")
    assert get(server, f"/api/tables/{used['table']}").json()["expires_in"] == 15
    assert refused(post(server, f"/api/tables/{left['table']}/join", {"name": "Ben"})) == (404, "no_such_table")
    later(60)
    until(lambda: not get(server, "/api/mine", PLAYER).json()["tables"], "they are still there")
    server.close()
    assert "Traceback" not in server.log()


def test_who_is_away_is_told_once_before_a_table_is_deleted(
    database_url: str, start_server: Callable[..., SpinneyServer], mailbox: Mailbox
) -> None:
    days = {"SPINNEY_TABLE_DAYS": 30, "SPINNEY_OVER_DAYS": 0, "SPINNEY_TOKEN_DAYS": 0}
    server = start_server(database_url, SPINNEY_WEBHOOK_PRIVATE=1, **days)
    made, gone = make(server, "me", "open"), make(server, "me", "open")
    ben, dan = join(server, made["table"], "Ben"), join(server, gone["table"], "Dan")
    for table, player, path in ((made, ben, "/ben"), (gone, dan, "/dan")):
        wish = {"url": mailbox.url(path), "lang": "de"}
        assert put(server, f"/api/tables/{table['table']}/webhook", wish, player["token"]).status_code == 200
    post(server, f"/api/tables/{gone['table']}/leave", token=dan["token"])
    before = len(mailbox.letters)

    def later(days: int) -> None:
        server.terminate()
        change(database_url, f"UPDATE clock SET now = now + {days * 86_400 + 3_600}")
        server.start()

    def letters() -> list[tuple[str, str]]:
        return [(path, letter["content"]) for path, letter in mailbox.letters[before:] if "gelöscht" in str(letter)]

    later(10)
    later(10)
    until(lambda: len(letters()) > 0, "nobody was told")
    later(2)
    [(path, content)] = letters()
    assert path == "/ben", "who has left is told nothing"
    assert content.startswith("Ben: Diese Partie wird in 10 Tagen gelöscht")
    assert content.endswith(f"/t/{made['table']}")
    assert get(server, f"/api/tables/{made['table']}", ben["token"]).status_code == 200
    later(20)
    until(lambda: len(letters()) > 1, "it was used, and nobody was told anew")
    server.close()
    assert "Traceback" not in server.log()
