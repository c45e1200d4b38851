"""“Your turn” to the browser of a player who is away: a push service of our own gets and reads it as a browser does."""

import asyncio
import base64
import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spinney.server.push import MOST_BROWSERS, Browser, PushStore
from spinney.server.store import Store
from tests.server.machines import SpinneyServer, until
from tests.server.players import players
from tests.server.talk import check_no_crash, get, link, make, post, put, refused, run
from tests.server.test_hand_draft import chosen, say

pytestmark = pytest.mark.xdist_group("server_talk")

PLAYER = "p" * 48
STRANGER = "s" * 48


def text(raw: bytes) -> str:
    """As keys are written in messages."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class PushService:
    """A push service with one browser: it keeps what is sent, and can read it."""

    def __init__(self) -> None:
        self.private = ec.generate_private_key(ec.SECP256R1())
        self.secret = b"0123456789abcdef"
        self.letters: list[tuple[dict[str, str], bytes]] = []
        self.status = 201
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.letters.append(({key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(service.status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_words: Any) -> None:
                """Says nothing."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.server.daemon_threads = True
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def origin(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.server.server_address[1]}"

    def subscription(self, path: str = "/send/1") -> dict[str, Any]:
        """What the page of that browser sends to the server."""
        point = self.private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.origin + path, "keys": {"p256dh": text(point), "auth": text(self.secret)}}

    def read(self, body: bytes) -> dict[str, Any]:
        """The letter, decrypted."""
        plain = http_ece.decrypt(body, private_key=self.private, auth_secret=self.secret, version="aes128gcm")
        letter: dict[str, Any] = json.loads(plain)
        return letter

    def close(self) -> None:
        """Stops listening."""
        self.server.shutdown()
        self.server.server_close()


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service for one test."""
    made = PushService()
    yield made
    made.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server of its own that may call its own network: what others have asked for before uses up no limit here."""
    database = tmp_path_factory.mktemp("push") / "spinney.db"
    made = SpinneyServer(f"sqlite:///{database}", SPINNEY_WEBHOOK_PRIVATE=1)
    yield made
    check_no_crash(made)
    made.close()


def away(server: SpinneyServer, player: str) -> tuple[dict[str, Any], dict[str, Any]]:
    """A table of two at which the second, who can be pushed, is not connected."""
    made = make(server, "me", "open", seed=3, options={"start": 0})
    ben = post(server, f"/api/tables/{made['table']}/join", {"name": "Ben", "player": player}).json()
    return made, ben


def test_a_browser_is_told(server: SpinneyServer, service: PushService) -> None:
    """Encrypted for that browser, signed with the key that the server tells, in the player's language, once a turn."""
    key = get(server, "/api/push").json()["key"]
    wish = {**service.subscription(), "lang": "es"}
    assert put(server, "/api/push", wish, PLAYER).json() == {"push": True}

    async def play() -> None:
        made, ben = away(server, PLAYER)
        async with players(server.base_url, link(made)) as [ana]:
            assert await ana.play("keep") == ""
            await asyncio.to_thread(until, lambda: bool(service.letters), "nobody was told")
            async with players(server.base_url, link(ben)) as [back]:
                assert await back.play("keep") == ""
        [(headers, body)] = service.letters
        letter = service.read(body)
        assert letter == {"table": made["table"], "title": "Spinney", "body": letter["body"]}
        assert letter["body"].startswith("Tu turno")
        assert headers["content-encoding"] == "aes128gcm"
        assert headers["topic"] == made["table"]
        assert 0 < int(headers["ttl"]) <= 86400
        signed = dict(part.strip().split("=", 1) for part in headers["authorization"].removeprefix("vapid ").split(","))
        assert signed["k"].rstrip("=") == key
        assert Vapid02.verify(headers["authorization"])
        claims = json.loads(base64.urlsafe_b64decode(signed["t"].split(".")[1] + "=="))
        assert claims["aud"] == service.origin

    run(play())
    assert get(server, "/api/push").json()["key"] == key


def test_all_who_still_have_to_choose_in_a_draft_are_told(server: SpinneyServer, service: PushService) -> None:
    """Both at its beginning, though the rules ask one after the other; in the next round again, but nobody twice."""
    for number, player in enumerate((PLAYER, STRANGER)):
        assert put(server, "/api/push", service.subscription(f"/draft/{number}"), player).status_code == 200
    made = make(server, "open", "open", seed=3, options={"hand_draft": True, "start": 0})
    seats = [
        post(server, f"/api/tables/{made['table']}/join", {"name": name, "player": player}).json()
        for name, player in (("Ana", PLAYER), ("Ben", STRANGER))
    ]
    until(lambda: len(service.letters) >= 2, "not both were told")

    async def split(joined: dict[str, Any]) -> None:
        async with players(server.base_url, link(joined)) as [client]:
            before = client.view["split"]["round"]
            await say(client, chosen(client.view, Random(1)))
            if joined is seats[0]:
                await client.wait(lambda: client.view["split"]["round"] > before, "the next round does not come")

    run(split(seats[1]))
    assert len(service.letters) == 2, "who has chosen is not told again, nor who was told already"
    run(split(seats[0]))
    until(lambda: len(service.letters) >= 3, "nobody was told of the next round")
    assert len(service.letters) == 3, "who is there sees it"
    for player in (PLAYER, STRANGER):
        for number in range(2):
            post(server, "/api/push", {"endpoint": f"{service.origin}/draft/{number}"}, player, "DELETE")


def test_who_wants_no_more_and_who_is_gone(server: SpinneyServer, service: PushService) -> None:
    """A browser that said no, or that its push service no longer knows, is not called again."""
    assert put(server, "/api/push", service.subscription("/a"), PLAYER).status_code == 200
    assert post(server, "/api/push", {"endpoint": service.origin + "/a"}, STRANGER, "DELETE").status_code == 200
    service.status = 410

    async def play(told: int) -> None:
        made, _ben = away(server, PLAYER)
        async with players(server.base_url, link(made)) as [ana]:
            assert await ana.play("keep") == ""
            if told:
                await asyncio.to_thread(until, lambda: len(service.letters) >= told, "nobody was told")
            await asyncio.sleep(0.3)

    run(play(1))
    assert len(service.letters) == 1, "a stranger can't end it"
    run(play(0))
    assert len(service.letters) == 1, "it is gone"
    service.status = 201
    assert put(server, "/api/push", service.subscription("/b"), PLAYER).status_code == 200
    assert post(server, "/api/push", {"endpoint": service.origin + "/b"}, PLAYER, "DELETE").json() == {"push": False}
    run(play(0))
    assert len(service.letters) == 1


def test_what_is_refused(server: SpinneyServer, service: PushService) -> None:
    wish = service.subscription()
    assert refused(put(server, "/api/push", wish)) == (401, "unauthorized")
    for wrong in (
        {**wish, "endpoint": "ftp://x"}, {**wish, "keys": {}}, {**wish, "lang": "xx"}, {"endpoint": wish["endpoint"]},
        {**wish, "keys": {**wish["keys"], "auth": "short"}}, {**wish, "endpoint": "https://x/" + "y" * 1000},
    ):  # fmt: skip
        assert refused(put(server, "/api/push", wrong, PLAYER)) == (422, "bad_message")


def test_a_server_for_everybody_calls_no_neighbours(tmp_path: Path, service: PushService) -> None:
    """Not over plain http, and not in the own network."""
    server = SpinneyServer(f"sqlite:///{tmp_path / 'spinney.db'}")
    try:
        assert refused(put(server, "/api/push", service.subscription(), PLAYER)) == (400, "bad_message")
        wish = service.subscription()
        wish["endpoint"] = wish["endpoint"].replace("http:", "https:")
        assert put(server, "/api/push", wish, PLAYER).status_code == 200

        async def play() -> None:
            made, _ben = away(server, PLAYER)
            async with players(server.base_url, link(made)) as [ana]:
                assert await ana.play("keep") == ""
                await asyncio.sleep(0.5)

        run(play())
        assert service.letters == []
    finally:
        server.close()


def test_one_key_for_all_and_few_browsers_each(tmp_path: Path) -> None:
    """Whoever asks first makes the key; the oldest browser of a player gives way."""

    async def play() -> None:
        stores = [Store(f"sqlite:///{tmp_path / 'spinney.db'}") for _ in range(2)]
        for store in stores:
            await store.start()
        try:
            one, other = PushStore(stores[0]), PushStore(stores[1])
            assert len(set(await asyncio.gather(one.key(), other.key(), one.key()))) == 1
            for number in range(MOST_BROWSERS + 2):
                await one.keep("ana", Browser(f"https://push/{number}", "k", "a", "en"), number)
            found = [browser.endpoint for browser in await other.browsers("ana")]
            assert found == [f"https://push/{number}" for number in range(2, MOST_BROWSERS + 2)]
            await one.keep("ben", Browser("https://push/5", "k", "a", "de"), 99)
            assert len(await other.browsers("ana")) == MOST_BROWSERS - 1
            assert [browser.lang for browser in await other.browsers("ben")] == ["de"]
        finally:
            for store in stores:
                await store.close()

    run(play())
