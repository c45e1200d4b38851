"""“Your turn” to a player who is away: a real HTTP server receives it."""

import asyncio
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest

from spinney.server.settings import Settings
from spinney.server.webhooks import Webhooks
from tests.server.leaks import new_table
from tests.server.machines import SpinneyServer, until
from tests.server.players import gather_round, players
from tests.server.talk import join, link, make, put, run, shared_server

pytestmark = pytest.mark.xdist_group("server_talk")


class Mailbox:
    """A small HTTP server that keeps what is posted to it."""

    def __init__(self) -> None:
        self.letters: list[tuple[str, Any]] = []
        self.status = 204
        box = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                box.letters.append((self.path, json.loads(body)))
                self.send_response(box.status)
                if box.status == 302:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_words: Any) -> None:
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)
        self.thread.start()

    def url(self, path: str = "/hook") -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.server.server_address[1]}{path}"

    def close(self) -> None:
        """Stops listening."""
        self.server.shutdown()
        self.server.server_close()
        self.thread.join(10)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mailbox for one test."""
    box = Mailbox()
    yield box
    box.close()


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """A server that may call its own network."""
    yield from shared_server()


def test_a_player_who_is_away_is_told(server: SpinneyServer, mailbox: Mailbox) -> None:
    """Discord-style JSON in the player's language, once for each turn, and not while the player is connected."""

    async def play() -> None:
        made = make(server, "me", "open", seed=3, options={"start": 0})
        ben = join(server, made["table"], "Ben")
        path = f"/api/tables/{made['table']}/webhook"
        assert put(server, path, {"url": mailbox.url(), "lang": "es"}, ben["token"]).status_code == 200
        async with players(server.base_url, link(made)) as [ana]:
            assert await ana.play("keep") == ""
            assert ana.view["prompt"]["seat"] == 1
            await asyncio.to_thread(until, lambda: bool(mailbox.letters), "nobody was told")
            [(where, letter)] = mailbox.letters
            assert where == "/hook"
            assert letter["content"].startswith("Ben: Tu turno")
            assert f"/t/{made['table']}" in letter["content"]
            assert letter["username"] == "Spinney"
            assert "B0" not in letter["content"]
            async with players(server.base_url, link(ben)) as [back]:
                assert await back.play("keep") == ""
                for _ in range(40):  # Ben is connected: no letters while the turns go on
                    await gather_round([ana, back])
                    acting = ana if ana.legal else back
                    if acting is ana and ana.view["turn"] >= 6 and ana.view["prompt"]["kind"] == "turn":
                        break
                    assert await acting.play(acting.legal[0]) == ""
                await asyncio.sleep(0.2)
                assert len(mailbox.letters) == 1
            for _ in range(40):  # away again
                if not ana.legal:
                    break
                assert await ana.play(ana.legal[0]) == ""
            await asyncio.to_thread(until, lambda: len(mailbox.letters) == 2, "nobody was told")
            assert put(server, path, {"url": None}, ben["token"]).json() == {"webhook": None}

    run(play())


def away(url: str) -> Any:
    """A table at which an absent player with this webhook is to act."""
    table = new_table("base", 2, 1)
    table.row.seats[0].webhook = url
    return table


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost", "10.0.0.1", "192.168.1.1", "169.254.169.254", "[::1]", "0.0.0.0", "172.16.0.1"]
)
def test_private_addresses_are_refused(mailbox: Mailbox, host: str, caplog: pytest.LogCaptureFixture) -> None:
    async def tell() -> None:
        hooks = Webhooks(Settings())
        port = mailbox.server.server_address[1]
        await hooks.your_turn(away(f"http://{host}:{port}/secret-path"), 0)
        await hooks.close()

    caplog.set_level("WARNING", "spinney.webhooks")
    run(tell())
    assert mailbox.letters == []
    assert "webhook failed" in caplog.text
    assert "secret-path" not in caplog.text


@pytest.mark.parametrize(
    "url", ["http://127.0.0.1:1/x", "http://127.0.0.1:99999/", "http://[", "http://\u2028/", "https://a..b/"]
)
def test_a_url_that_fails_is_only_logged(url: str) -> None:
    async def tell() -> None:
        hooks = Webhooks(Settings(webhook_private=True))
        await hooks.your_turn(away(url), 0)
        await hooks.close()
        hooks = Webhooks(Settings())
        await hooks.your_turn(away(url), 0)
        await hooks.close()

    run(tell())


def test_who_is_not_told(mailbox: Mailbox) -> None:
    """A seat without a URL, one that a bot plays for, one told already in this turn; a redirect is not followed."""

    async def tell() -> None:
        hooks = Webhooks(Settings(webhook_private=True))
        table = away(mailbox.url("/a"))
        await hooks.your_turn(table, 1)
        table.row.seats[0].stand_in = True
        await hooks.your_turn(table, 0)
        assert mailbox.letters == []
        table.row.seats[0].stand_in = False
        mailbox.status = 302
        await hooks.your_turn(table, 0)
        await hooks.your_turn(table, 0)
        await hooks.close()

    run(tell())
    assert [path for path, _ in mailbox.letters] == ["/a"]
