"""What a host sees from outside: the port, readiness, numbers of all workers, names of requests in answers and logs."""

import asyncio
import json
import re
import signal
import socket
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import psutil
import pytest
from websockets.asyncio.client import connect

from tests.server.machines import HOST, RedisServer, SpinneyServer, running, until
from tests.server.talk import get, make, run, send, shared_server

pytestmark = pytest.mark.xdist_group("servers")
DEPLOY = Path(__file__).parents[2] / "deploy"

server = pytest.fixture(scope="module")(shared_server)


def numbers(server: SpinneyServer) -> dict[str, float]:
    """What Prometheus would read."""
    lines = [line for line in get(server, "/metrics").text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, value in (line.rsplit(" ", 1) for line in lines)}


# -- the port -----------------------------------------------------------------------------------------------------


def test_a_busy_port_is_one_line(tmp_path: Path) -> None:
    """Nothing is announced, the exit code says that the command was at fault, and no database is made or changed."""
    with socket.socket() as taken:
        taken.bind((HOST, 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "spinney", "serve", "--port", str(port)]
        done = subprocess.run(
            command, capture_output=True, text=True, check=False,
            env={"SPINNEY_DATABASE_URL": f"sqlite:///{tmp_path / 'x.db'}", "SPINNEY_PURE": "1", "PATH": ""},
        )  # fmt: skip
    assert done.returncode == 2, done.stderr
    assert f"port {port} is in use" in done.stderr
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert not (tmp_path / "x.db").exists()


# -- readiness and names of requests ------------------------------------------------------------------------------


def test_ready(server: SpinneyServer) -> None:
    answer = get(server, "/readyz")
    assert (answer.status_code, answer.json()) == (200, {"status": "ready", "why": None})


def test_requests_have_names(server: SpinneyServer) -> None:
    """Without a proxy of the host's own, what a caller writes is not taken over."""
    names = [send(server, "GET", "/healthz", headers={"X-Request-ID": "mine"}).headers["X-Request-ID"] for _ in "12"]
    assert all(re.fullmatch(r"[0-9a-f]{16}", name) for name in names)
    assert names[0] != names[1]
    refusal = send(server, "POST", "/api/tables", content=b"{", headers={"Content-Type": "application/json"})
    assert re.fullmatch(r"[0-9a-f]{16}", refusal.headers["X-Request-ID"])


def test_a_proxy_names_requests_and_the_log_has_the_names(tmp_path: Path) -> None:
    settings: dict[str, Any] = {"SPINNEY_TRUST_PROXY": 1, "SPINNEY_LOG_LEVEL": "debug"}
    with running(f"sqlite:///{tmp_path / 'spinney.db'}", **settings) as behind:
        for given, kept in (("from-proxy.1", True), ("x" * 65, False), ("two words", False)):
            told = send(behind, "GET", "/healthz", headers={"X-Request-ID": given}).headers["X-Request-ID"]
            assert (told == given) is kept
        made = make(behind, "me", "me")

        async def socket_name() -> str:
            uri = f"{behind.base_url.replace('http', 'ws')}/api/tables/{made['table']}/ws"
            async with connect(uri, proxy=None, additional_headers={"X-Request-ID": "socket-7"}) as connection:
                await connection.send(json.dumps({"type": "hello", "token": made["token"]}))
                await connection.recv()
                assert connection.response is not None
                return connection.response.headers["X-Request-ID"]

        assert run(socket_name()) == "socket-7"
        lines = [json.loads(line) for line in behind.log().splitlines() if line.startswith("{")]
        answered = [line for line in lines if line["message"] == "answered"]
        assert any(line.get("request") == "from-proxy.1" and line["status"] == 200 for line in answered)
        assert made["token"] not in behind.log()
        assert made["table"] not in behind.log()


# -- numbers ------------------------------------------------------------------------------------------------------


def test_all_workers_tell_the_same_numbers(tmp_path: Path, redis_server: RedisServer) -> None:
    """Whichever worker is asked; one that dies takes its sockets along, and no counted move."""
    several = SpinneyServer(f"sqlite:///{tmp_path / 'spinney.db'}", redis_server.url, workers=2)

    def has(name: str, value: float) -> bool:
        return numbers(several)[name] == value

    async def watch() -> None:
        made = make(several, "me", "me")
        uri = f"{several.base_url.replace('http', 'ws')}/api/tables/{made['table']}/ws"
        sockets = [await connect(uri, proxy=None) for _ in range(12)]
        for number, one in enumerate(sockets):
            await one.send(json.dumps({"type": "hello", **({"token": made["token"]} if not number else {})}))
            await one.recv()
        await sockets[0].send(json.dumps({"type": "move", "seq": 0, "move": "keep"}))
        for _ in range(12):
            told = await asyncio.to_thread(numbers, several)
            assert told["spinney_connections"] == 12
            assert told["spinney_store_down"] == 0
        for name, value in (("spinney_moves_stored_total", 1), ("spinney_connections_most", 2 * 5000)):
            await asyncio.to_thread(until, partial(has, name, value), f"{name} is not {value}")
        workers = [one for one in psutil.Process(several.pid).children() if len(one.cmdline()) > 3]
        # The one with most sockets: chance may have given all of them to the same worker.
        victim = max(workers, key=lambda one: sum(each.status == "ESTABLISHED" for each in one.net_connections()))
        victim.send_signal(signal.SIGKILL)
        await asyncio.to_thread(until, lambda: numbers(several)["spinney_connections"] < 12, "the dead are counted")
        assert (await asyncio.to_thread(numbers, several))["spinney_moves_stored_total"] == 1
        for one in sockets:
            one.transport.abort()

    try:
        run(watch())
    finally:
        several.close()


def test_dashboard_and_alerts_ask_for_numbers_that_exist(server: SpinneyServer) -> None:
    told = {name.partition("{")[0] for name in numbers(server)} | {"spinney_errors_total"}
    rules = (DEPLOY / "alerts.yaml").read_text()
    dashboard = json.loads((DEPLOY / "dashboard.json").read_text())
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    assert len(asked) > 6
    for name in re.findall(r"\bspinney_\w+", rules + " ".join(asked)):
        assert name in told, name
