"""Tells the browser of a player who is away that it is the own turn (Web Push), where that player asked for it.

The page of a player gives an address at its browser's push service and two keys. What is sent there is encrypted for
that browser, and signed with a key that the server has made and keeps in its database. The address is a stranger's: it
is called as a webhook's is.
"""

import asyncio
import base64
import functools
import logging
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

import httpx
import orjson
from sqlalchemy import delete, insert, select
from sqlalchemy.exc import IntegrityError

from spinney.server.auth import hash_of
from spinney.server.limits import Bucket
from spinney.server.live import LiveTable
from spinney.server.schema import push_keys, push_subscriptions
from spinney.server.settings import Settings
from spinney.server.store import SeatRow, Store
from spinney.server.webhooks import Told
from spinney.words import words

log = logging.getLogger("spinney.push")

MOST_BROWSERS = 8
"""So many browsers may one player have told; the oldest gives way."""
_FOR = 24 * 3600
"""Seconds that a push service keeps the message for a browser that is off."""
_GONE = (404, 410)
"""What a push service answers when the browser no longer wants to hear."""
_SIGNED_FOR = 12 * 3600


@dataclass(frozen=True, slots=True)
class Browser:
    """Where a browser is told, and in which language."""

    endpoint: str
    p256dh: str
    auth: str
    lang: str

    @property
    def key(self) -> str:
        """Its name in the database: an address may be long."""
        return hash_of(self.endpoint)


class PushStore:
    """The key of the server and the browsers of players, in the same database as the tables."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def key(self) -> str:
        """The private key; the first who asks makes it, for all processes."""
        for _ in range(2):
            async with self.store.database.connect() as connection:
                found = (await connection.execute(select(push_keys.c.private))).scalar()
            if found is not None:
                return str(found)
            try:
                async with self.store.database.begin() as connection:
                    await connection.execute(insert(push_keys).values(id=1, private=await asyncio.to_thread(_new_key)))
            except IntegrityError:
                continue  # another process was first
        return await self.key()

    async def keep(self, player: str, browser: Browser, now: float) -> None:
        """Notes a browser of a player; it belongs to whoever asked last."""
        mine = push_subscriptions.c.player_hash == player
        async with self.store.database.begin() as connection:
            await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.key == browser.key))
            rows = await connection.execute(
                select(push_subscriptions.c.key).where(mine).order_by(push_subscriptions.c.created.desc())
            )
            for old in [row.key for row in rows][MOST_BROWSERS - 1 :]:
                await connection.execute(delete(push_subscriptions).where(push_subscriptions.c.key == old))
            await connection.execute(
                insert(push_subscriptions).values(
                    key=browser.key, player_hash=player, endpoint=browser.endpoint, p256dh=browser.p256dh,
                    auth=browser.auth, lang=browser.lang, created=now,
                )
            )  # fmt: skip

    async def forget(self, endpoint: str, player: str | None = None) -> None:
        """Forgets a browser, if it is the player's."""
        wanted = push_subscriptions.c.key == hash_of(endpoint)
        if player is not None:
            wanted &= push_subscriptions.c.player_hash == player
        async with self.store.database.begin() as connection:
            await connection.execute(delete(push_subscriptions).where(wanted))

    async def browsers(self, player: str) -> list[Browser]:
        """All browsers that a player wants to be told at."""
        rows = select(push_subscriptions).where(push_subscriptions.c.player_hash == player)
        async with self.store.database.connect() as connection:
            found = await connection.execute(rows.order_by(push_subscriptions.c.created))
        return [Browser(row.endpoint, row.p256dh, row.auth, row.lang) for row in found]


class Caller(Protocol):
    """Posts to a stranger's address, safely; says what was answered."""

    async def call(self, url: httpx.URL, headers: Mapping[str, str], **body: Any) -> int: ...


class Pushes:
    """Sends "your turn" to browsers; whatever a push service does, the game goes on."""

    def __init__(self, settings: Settings, store: Store, caller: Caller) -> None:
        self.store = PushStore(store)
        self.caller = caller
        self.contact = settings.push_contact
        self.told = Told()
        self.lines = Bucket(1, 20)

    async def public_key(self) -> str:
        """The key that a browser must know to be told by this server."""
        return _public(await self.store.key())

    async def your_turn(self, table: LiveTable, seat: int) -> None:
        """Tells the player of the seat, once for each time the turn comes to it."""
        row = table.row.seats[seat]
        if not row.player_hash or row.stand_in or seat in table.present_seats():
            return
        if not self.told.first_time(table, seat):
            return
        await self.write(table.row.id, row, "ui-your-turn")

    async def write(self, table_id: str, row: SeatRow, message: str, **values: int) -> None:
        """Tells the browsers of a seat's player something by the name of its message."""
        if not row.player_hash:
            return
        try:
            for browser in await self.store.browsers(row.player_hash):
                await self._tell(browser, table_id, words(browser.lang).text(message, **values))
        except Exception as error:
            self._note(error)

    async def _tell(self, browser: Browser, table: str, text: str) -> None:
        letter = orjson.dumps({"table": table, "title": "Spinney", "body": text})
        url = httpx.URL(browser.endpoint)
        try:
            private = await self.store.key()
            body = await asyncio.to_thread(_encrypted, browser, letter)
            signed = await asyncio.to_thread(_signature, private, f"{url.scheme}://{url.netloc.decode()}", self.contact)
            headers = {
                "Authorization": signed, "Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream",
                "TTL": str(_FOR), "Urgency": "normal", "Topic": table,
            }  # fmt: skip
            answer = await self.caller.call(url, headers, content=body)
        except Exception as error:
            self._note(error, url.host)
            return
        if answer in _GONE:
            await self.store.forget(browser.endpoint)
        elif answer >= 400 and self.lines.take():
            log.warning("push refused", extra={"host": url.host, "status": answer})

    def _note(self, error: Exception, host: str = "") -> None:
        if self.lines.take():
            log.warning("push failed", extra={"host": host, "why": type(error).__name__})


# The library takes long to load: only a server that pushes waits for it, once.


def _new_key() -> str:
    from py_vapid import Vapid02

    made = Vapid02()
    made.generate_keys()
    number: int = made.private_key.private_numbers().private_value
    return _text(number.to_bytes(32, "big"))


@functools.cache
def _public(private: str) -> str:
    from py_vapid import Vapid02

    point = Vapid02.from_raw(private.encode()).public_key.public_numbers()
    return _text(b"\x04" + point.x.to_bytes(32, "big") + point.y.to_bytes(32, "big"))


def _signature(private: str, audience: str, contact: str) -> str:
    """Says to the push service who calls (RFC 8292)."""
    from py_vapid import Vapid02

    claims = {"aud": audience, "sub": contact, "exp": int(time.time()) + _SIGNED_FOR}
    signed: str = Vapid02.from_raw(private.encode()).sign(claims)["Authorization"]
    return signed


def _encrypted(browser: Browser, letter: bytes) -> bytes:
    """Only the browser can read it (RFC 8291)."""
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    once = ec.generate_private_key(ec.SECP256R1())
    theirs, secret = _raw(browser.p256dh), _raw(browser.auth)
    body: bytes = http_ece.encrypt(letter, private_key=once, dh=theirs, auth_secret=secret, version="aes128gcm")
    return body


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def _raw(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))
