"""Bare connections: bodies that lie about their size, odd heads, half a request, and who is calling."""

import contextlib
import json
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from spinney.server.callers import caller_of
from tests.server.machines import HOST, PATIENCE, SOAK, SpinneyServer, running
from tests.server.talk import check_no_crash, get, post, send

pytestmark = pytest.mark.xdist_group("server_limits")

GOOD = json.dumps({"edition": "base", "name": "Ana", "seats": ["me", "me"]}).encode()
HALF = 600 if SOAK else 300
"""Connections that say half a request."""
FILES = 256
MEGABYTE = 1 << 20


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server with few descriptors and little patience; five tables an hour for each address, and no proxy."""
    url = f"sqlite:///{tmp_path_factory.mktemp('connections') / 'spinney.db'}"
    narrow: dict[str, Any] = {"SPINNEY_REQUEST_WITHIN": 1, "SPINNEY_TABLES_PER_ADDRESS": 5}
    server = SpinneyServer(url, files=FILES, **narrow)
    yield server
    check_no_crash(server)
    assert "Traceback" not in server.log(), server.log()[-4000:]
    server.close()


@contextlib.contextmanager
def wire(server: SpinneyServer) -> Iterator[socket.socket]:
    """A bare connection."""
    with socket.create_connection((HOST, server.port), PATIENCE) as connection:
        yield connection


def answer_to(connection: socket.socket) -> bytes:
    """All that comes until the server hangs up."""
    heard = b""
    with contextlib.suppress(ConnectionError):
        while piece := connection.recv(65536):
            heard += piece
    return heard


def status_of(answer: bytes) -> int:
    """The status of the first answer; 0 if there was none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


# -- bodies -------------------------------------------------------------------------------------------------------


def test_a_length_and_chunks_exclude_each_other(server: SpinneyServer) -> None:
    """`Content-Length: 2` with chunks that never end is refused at once: hardly anything is taken in."""
    head = b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    for both in (
        b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n",
        b"Transfer-Encoding: chunked\r\nContent-Length: 2\r\n",
    ):
        with wire(server) as connection:
            connection.sendall(head + both + b"\r\n")
            chunk = b"10000\r\n" + b" " * 65536 + b"\r\n"
            taken = 0
            connection.settimeout(2)
            with contextlib.suppress(OSError):
                while taken < 64 * MEGABYTE:
                    connection.sendall(chunk)
                    taken += len(chunk)
            assert taken < 32 * MEGABYTE, "the body is read on and on"
        with wire(server) as connection:
            connection.sendall(head + both + b"\r\n2\r\n{}\r\n0\r\n\r\n")
            assert status_of(answer_to(connection)) == 400


@pytest.mark.parametrize("method", ["POST", "PUT", "GET", "DELETE", "PATCH"])
def test_chunks_alone_are_refused(server: SpinneyServer, method: str) -> None:
    """No request of ours needs them; whatever the method, no body without a declared length is read."""
    with wire(server) as connection:
        head = f"{method} /api/score HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
        connection.sendall(head.encode() + b"2\r\n{}\r\n0\r\n\r\n")
        answer = answer_to(connection)
    assert status_of(answer) == 411
    assert b"connection: close" in answer.lower()


def test_a_large_body_is_refused_and_heard(server: SpinneyServer) -> None:
    """A client that sends first and listens then hears the answer; one that promises a terabyte is not waited for."""
    for size in (262_145, 1_000_000):
        answer = send(server, "POST", "/api/score", content=b" " * size, headers={"Content-Type": "application/json"})
        assert answer.status_code == 413
        assert answer.json()["error"]["code"] == "bad_message"
    with wire(server) as connection:
        connection.sendall(b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000000000\r\n\r\n")
        assert status_of(answer_to(connection)) == 413
    answer = send(server, "POST", "/api/score", content=b" " * 262_144, headers={"Content-Type": "application/json"})
    assert answer.status_code in (400, 422), "the limit itself is allowed; spaces are no table"


def test_a_body_that_does_not_come(server: SpinneyServer) -> None:
    """Is waited for so long and no longer, drop by drop too."""
    with wire(server) as connection:
        connection.sendall(b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        assert status_of(answer_to(connection)) == 408
    with wire(server) as connection:
        connection.sendall(b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n")
        drops = 0
        with contextlib.suppress(OSError):
            while drops < 300:
                connection.sendall(b" ")
                drops += 1
                time.sleep(0.1)
        assert drops < 300, "drop by drop it is waited for without an end"


ODD = {
    "two lengths": b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{} ",
    "a length that is none": b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: 0x2\r\n\r\n{}",
    "a length below nothing": b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length: -2\r\n\r\n{}",
    "another coding": b"POST /api/score HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n",
    "twice chunked": b"POST /api/score HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n"
    b"Transfer-Encoding: identity\r\n\r\n0\r\n\r\n",
    "a space before the colon": b"POST /api/score HTTP/1.1\r\nHost: x\r\nContent-Length : 2\r\n\r\n{}",
    "a folded line": b"POST /api/score HTTP/1.1\r\nHost: x\r\nX: a\r\n\tContent-Length: 9\r\n\r\n{}",
    "a bare line feed": b"POST /api/score HTTP/1.1\nHost: x\nTransfer-Encoding: chunked\nContent-Length: 2\n\n{}",
    "a zero byte": b"GET /healthz\x00 HTTP/1.1\r\nHost: x\r\n\r\n",
    "a long head": b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: " + b"y" * 70_000 + b"\r\n",
    "many headers": b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + b"X: y\r\n" * 120 + b"\r\n",
    "no host": b"GET /healthz HTTP/1.1\r\n\r\n",
    "another protocol": b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 300,
}  # fmt: skip


@pytest.mark.parametrize("odd", ODD)
def test_odd_heads(server: SpinneyServer, odd: str) -> None:
    """Refused in order, or cut; never a request that one side reads otherwise than the other."""
    with wire(server) as connection:
        with contextlib.suppress(OSError):
            connection.sendall(ODD[odd])
        answer = answer_to(connection)
    assert 400 <= status_of(answer) < 500 or not answer
    assert get(server, "/healthz").status_code == 200
    assert "Invalid HTTP request" not in server.log(), "anybody could fill the disk with such lines"


# -- connections that wait ----------------------------------------------------------------------------------------


def test_half_a_request_does_not_shut_others_out(server: SpinneyServer) -> None:
    """More half-sent and silent connections than descriptors: others are served, and all of them are closed."""
    halves = (b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"P", b"POST /api/score HTTP/1.1\r\nContent-Le")
    held: list[socket.socket] = []
    try:
        for number in range(HALF):
            connection = socket.create_connection((HOST, server.port), PATIENCE)
            held.append(connection)
            with contextlib.suppress(OSError):
                connection.sendall(halves[number % len(halves)])
            if number % 50 == 49:
                assert get(server, "/healthz").status_code == 200
        for connection in held:
            assert answer_to(connection) == b"", "a connection that asks for nothing is held"
    finally:
        for connection in held:
            connection.close()
    assert get(server, "/healthz").status_code == 200
    assert "Too many open files" not in server.log()


def test_a_head_that_drips(server: SpinneyServer) -> None:
    """Each byte in time, the head never: it has so long in all."""
    with wire(server) as connection:
        drops = 0
        with contextlib.suppress(OSError):
            connection.sendall(b"GET /healthz HTTP/1.1\r\nX-Drip: ")
            while drops < 300:
                connection.sendall(b"x")
                drops += 1
                time.sleep(0.1)
    assert drops < 300


def test_one_connection_for_several_requests(server: SpinneyServer) -> None:
    """Patience is counted for each request anew."""
    with wire(server) as connection:
        for _ in range(4):
            connection.sendall(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
            heard = b""
            while not heard.endswith(b"}"):
                heard += connection.recv(65536)
            assert status_of(heard) == 200
            time.sleep(0.4)
        both = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 2
        connection.sendall(both)
        heard = b""
        while heard.count(b'"status"') < 2:
            heard += connection.recv(65536)


# -- who is calling -----------------------------------------------------------------------------------------------


def caller(peer: str, *lines: str, proxies: int) -> str:
    """Who is counted for a request with these lines of `X-Forwarded-For`."""
    headers = [(b"x-forwarded-for", line.encode()) for line in lines]
    return caller_of(HTTPConnection({"type": "http", "headers": headers, "client": (peer, 1)}), proxies)


def test_so_many_proxies_from_the_right() -> None:
    assert caller("10.0.0.9", "1.1.1.1", proxies=0) == "10.0.0.9"
    assert caller("10.0.0.9", proxies=1) == "10.0.0.9"
    assert caller("10.0.0.9", "1.1.1.1, 2.2.2.2", proxies=1) == "2.2.2.2"
    assert caller("10.0.0.9", "1.1.1.1", "2.2.2.2", proxies=1) == "2.2.2.2", "the last of all lines"
    assert caller("10.0.0.9", "1.1.1.1, 2.2.2.2", "3.3.3.3", proxies=2) == "2.2.2.2"
    assert caller("10.0.0.9", "1.1.1.1", proxies=3) == "1.1.1.1", "less than promised: the nearest proxy's word"
    assert caller("10.0.0.9", "9.9.9.9, 1.1.1.1", proxies=3) == "1.1.1.1"
    assert caller("10.0.0.9", "9.9.9.9, nonsense", proxies=1) == "10.0.0.9"
    assert caller("10.0.0.9", "1.1.1.1:4711", proxies=1) == "1.1.1.1"


def test_a_network_of_addresses_is_one_caller() -> None:
    """Whoever has one IPv6 address has 2^64 of them."""
    first, second, other = "2001:db8:1:2::1", "2001:db8:1:2:ffff:eeee:dddd:cccc", "2001:db8:1:3::1"
    assert caller(first, proxies=0) == caller(second, proxies=0) == "2001:db8:1:2::/64"
    assert caller(first, proxies=0) != caller(other, proxies=0)
    assert caller("10.0.0.9", f"[{first}]:4711", proxies=1) == caller(first, proxies=0)
    assert caller("fe80::1%eth0", proxies=0) == "fe80::/64"
    assert caller("::ffff:10.0.0.9", proxies=0) == "10.0.0.9"
    assert caller("", proxies=0) == "?"


def test_nobody_believes_a_stranger(server: SpinneyServer) -> None:
    """Without a proxy of the host's own no header changes who is calling, from the own machine neither."""

    def ask(number: int) -> int:
        invented: dict[str, Any] = {"X-Forwarded-For": f"10.0.0.{number}", "X-Real-IP": f"10.0.0.{number}"}
        headers = {"Content-Type": "application/json", "Forwarded": f"for=10.0.0.{number}", **invented}
        return send(server, "POST", "/api/tables", headers=headers, content=GOOD).status_code

    codes = [ask(number) for number in range(8)]
    assert codes.count(201) <= 5
    assert codes[-3:] == [429] * 3
    assert post(server, "/api/tables", json.loads(GOOD)).status_code == 429


def test_two_lines_of_one_header(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Behind one proxy: what the caller wrote into a line of its own does not count."""
    url = f"sqlite:///{tmp_path_factory.mktemp('proxy') / 'spinney.db'}"
    with running(url, SPINNEY_TRUST_PROXY=1, SPINNEY_TABLES_PER_ADDRESS=3) as server:

        def ask(number: int) -> int:
            headers = [
                ("Content-Type", "application/json"), ("X-Forwarded-For", f"10.0.0.{number}"),
                ("X-Forwarded-For", "203.0.113.7"),
            ]  # fmt: skip
            return send(server, "POST", "/api/tables", headers=headers, content=GOOD).status_code

        assert [ask(number) for number in range(5)] == [201] * 3 + [429] * 2
