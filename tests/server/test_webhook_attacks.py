"""Webhooks to hostile servers: bombs, answers without an end, drops, names that change their address."""

import asyncio
import contextlib
import gzip
import ipaddress
import json
import socket
import ssl
import subprocess
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from spinney.server.settings import Settings
from spinney.server.webhooks import Webhooks, is_public
from tests.server.machines import PATIENCE, SOAK
from tests.server.talk import run
from tests.server.test_webhooks import away

pytestmark = pytest.mark.xdist_group("server_talk")

DRIPS = 300 if SOAK else 100
MEGABYTE = 1 << 20
Serve = Callable[["Trap", asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


class Trap:
    """A server that does to its callers what it is told to; it counts what it could send."""

    def __init__(self, serve: Serve) -> None:
        self.serve = serve
        self.port = 0
        self.heads: list[bytes] = []
        self.letters: list[Any] = []
        self.callers = 0
        self.most = 0
        self.sent = 0
        self.asked = asyncio.Event()

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.callers += 1
        self.most = max(self.most, self.callers)
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            self.heads.append(head)
            length = next(int(line.split(b":")[1]) for line in head.lower().split(b"\r\n") if b"content-length" in line)
            self.letters.append(json.loads(await reader.readexactly(length)))
            self.asked.set()
            await self.serve(self, reader, writer)
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            self.callers -= 1
            writer.close()

    async def push(self, writer: asyncio.StreamWriter, data: bytes) -> None:
        """Sends, as far as the other side takes it."""
        writer.write(data)
        await writer.drain()
        self.sent += len(data)


@contextlib.asynccontextmanager
async def trap(serve: Serve, host: str = "127.0.0.1", port: int = 0, tls: Any = None) -> AsyncIterator[Trap]:
    """A trap that is open for the length of a block."""
    made = Trap(serve)
    server = await asyncio.start_server(made._call, host, port, ssl=tls)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


async def content(made: Trap, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All is well."""
    await made.push(writer, b"HTTP/1.1 204 No Content\r\n\r\n")


async def bomb(made: Trap, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Small on the wire, without an end in memory."""
    packed = gzip.compress(bytes(16 * MEGABYTE), 9)
    head = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: %d\r\n\r\n" % (64 * len(packed))
    await made.push(writer, head)
    for _ in range(64):
        await made.push(writer, packed)


async def endless(made: Trap, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """An answer without an end; 64 MB are taken for one."""
    await made.push(writer, b"HTTP/1.1 200 OK\r\n\r\n")
    while made.sent < 64 * MEGABYTE:
        await made.push(writer, b"x" * 65536)


async def endless_head(made: Trap, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A head without an end."""
    await made.push(writer, b"HTTP/1.1 200 OK\r\n")
    while made.sent < 64 * MEGABYTE:
        await made.push(writer, b"X-More: " + b"y" * 8000 + b"\r\n")


async def hints(made: Trap, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Early hints without an end, so that the answer itself never comes."""
    while made.sent < 64 * MEGABYTE:
        await made.push(writer, b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n" * 1000)


async def drip(made: Trap, _reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """A byte now and then, each in time."""
    while True:
        await made.push(writer, b"H" if not made.sent else b"x")
        await asyncio.sleep(0.05)


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """The limit of all is a second and a half."""
    monkeypatch.setattr("spinney.server.webhooks._WITHIN", 1.5)


@pytest.mark.parametrize("attack", [bomb, endless, endless_head, hints, drip])
def test_nothing_of_an_answer_is_taken_in(attack: Serve) -> None:
    """The call ends, hardly anything was read, and nobody asked for packed bytes."""

    async def tell() -> None:
        hooks = Webhooks(Settings(webhook_private=True))
        async with trap(attack) as made:
            async with asyncio.timeout(PATIENCE):
                await hooks.your_turn(away(f"http://127.0.0.1:{made.port}/x"), 0)
                while made.callers:  # the connection is let go of, not kept
                    await asyncio.sleep(0.01)
            assert len(made.letters) == 1
            assert b"accept-encoding: identity" in made.heads[0].lower()
            assert made.sent < 24 * MEGABYTE, f"{made.sent / MEGABYTE:.0f} MB were taken in"
        await hooks.close()

    run(tell())


def test_a_hundred_drips_stop_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """While they drip, another player's call goes through; the drips have few connections among them."""
    monkeypatch.setattr("spinney.server.webhooks._WITHIN", PATIENCE)

    async def tell() -> None:
        hooks = Webhooks(Settings(webhook_private=True))
        async with trap(drip) as slow, trap(content, "127.0.0.2") as good, asyncio.timeout(PATIENCE):
            calls = []
            for number in range(DRIPS):
                table = away(f"http://127.0.0.1:{slow.port}/{number}")
                table.row.id = f"t{number}"
                calls.append(asyncio.create_task(hooks.your_turn(table, 0)))
            await slow.asked.wait()
            await asyncio.sleep(0.2)
            await hooks.your_turn(away(f"http://127.0.0.2:{good.port}/x"), 0)
            assert len(good.letters) == 1
            assert slow.most <= 4
            for call in calls:
                call.cancel()
            await asyncio.gather(*calls, return_exceptions=True)
            assert not hooks.slots.each
            assert not hooks.slots.wanted
        await hooks.close()

    run(tell())


def test_a_name_that_changes_its_address(monkeypatch: pytest.MonkeyPatch) -> None:
    """The address that was checked is the one that is called, whatever the name says a moment later."""
    asked: list[str] = []
    real = socket.getaddrinfo

    def rebind(host: Any, port: Any, *rest: Any, **more: Any) -> Any:
        if host != "hook.example":
            return real(host, port, *rest, **more)
        asked.append(host)
        address = "127.0.0.2" if len(asked) == 1 else "127.0.0.1"
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))]

    monkeypatch.setattr("socket.getaddrinfo", rebind)
    monkeypatch.setattr("spinney.server.webhooks.is_public", lambda address: str(address) == "127.0.0.2")

    async def tell() -> None:
        hooks = Webhooks(Settings())
        async with trap(content, "127.0.0.2") as outside, trap(content, "127.0.0.1", outside.port) as inside:
            await hooks.your_turn(away(f"http://hook.example:{outside.port}/x"), 0)
            assert (len(outside.letters), len(inside.letters)) == (1, 0)
            assert f"host: hook.example:{outside.port}".encode() in outside.heads[0].lower()
            assert len(asked) == 1
            await hooks.your_turn(away(f"http://hook.example:{outside.port}/x"), 0)
            table = away(f"http://hook.example:{outside.port}/x")
            table.row.id = "another"
            await hooks.your_turn(table, 0)
            assert inside.letters == [], "an address of the own network is refused"
        await hooks.close()

    run(tell())


def test_a_slow_name_holds_up_nothing_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names are looked up by threads of their own: the server's others go on working."""
    release = threading.Event()

    def slow(*_words: Any, **_more: Any) -> Any:
        release.wait(PATIENCE)
        raise OSError

    monkeypatch.setattr("socket.getaddrinfo", slow)

    async def tell() -> None:
        hooks = Webhooks(Settings())
        calls = []
        for number in range(50):
            table = away("https://slow.example/x")
            table.row.id = f"t{number}"
            calls.append(asyncio.create_task(hooks.your_turn(table, 0)))
        await asyncio.sleep(0.1)
        async with asyncio.timeout(PATIENCE):
            assert await asyncio.to_thread(lambda: 7) == 7
        release.set()
        await asyncio.gather(*calls)
        await hooks.close()

    run(tell())


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "127.8.8.8", "10.1.2.3", "172.31.0.1", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "240.0.0.1", "255.255.255.255", "192.0.2.1", "198.18.0.1", "::1", "::", "fe80::1", "fc00::1",
        "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1", "64:ff9b::a9fe:a9fe", "2002:7f00:1::",
        "2002:a00:1::1", "2001:db8::1", "fec0::1",
    ],
)  # fmt: skip
def test_addresses_that_are_nobody_elses(address: str) -> None:
    assert not is_public(ipaddress.ip_address(address))


@pytest.mark.parametrize("address", ["1.1.1.1", "93.184.216.34", "2606:4700::1111", "::ffff:1.1.1.1"])
def test_addresses_out_in_the_world(address: str) -> None:
    assert is_public(ipaddress.ip_address(address))


def test_the_certificate_is_that_of_the_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Called at an address, greeted by the name: the server is told which, and its certificate must be for it."""
    for name in ("hook.example", "other.example"):
        words = ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"]
        where = ["-keyout", str(tmp_path / f"{name}.key"), "-out", str(tmp_path / f"{name}.pem"), "-days", "2"]
        subject = ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"]
        subprocess.run([*words, *where, *subject], check=True, capture_output=True)
    serving = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    serving.load_cert_chain(tmp_path / "hook.example.pem", tmp_path / "hook.example.key")
    greeted: list[str | None] = []
    serving.sni_callback = lambda _socket, name, _context: greeted.append(name)
    trusting = ssl.create_default_context(cafile=str(tmp_path / "hook.example.pem"))
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", ("127.0.0.1", 0))]
    monkeypatch.setattr("socket.getaddrinfo", lambda *_words, **_more: found)

    async def tell() -> None:
        hooks = Webhooks(Settings(webhook_private=True))
        await hooks.client.aclose()
        hooks.client = httpx.AsyncClient(verify=trusting, trust_env=False)
        async with trap(content, tls=serving) as made:
            await hooks.your_turn(away(f"https://hook.example:{made.port}/x"), 0)
            assert len(made.letters) == 1
            table = away(f"https://other.example:{made.port}/x")
            table.row.id = "another"
            await hooks.your_turn(table, 0)
            assert len(made.letters) == 1, "the certificate is another's"
            assert greeted == ["hook.example", "other.example"]
        await hooks.close()

    run(tell())
