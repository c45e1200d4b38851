"""`spinney play` in the browser: a real process that says where it is, serves the page, and ends when it is told to."""

import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from spinney.server import home
from spinney.server.pages import FOLDER
from tests.cli.run import spinney
from tests.cli.test_serve import free_port, is_well

needs_page = pytest.mark.skipif(not (FOLDER / "index.html").exists(), reason="the page is not built (make web)")


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that counts as built, and no settings of one's own."""
    (tmp_path / "index.html").write_text("<p>moss</p>")
    monkeypatch.setattr(home, "FOLDER", tmp_path)
    for name in ("SPINNEY_DATABASE_URL", "SPINNEY_LOG_LEVEL"):
        monkeypatch.setenv(name, "")  # so that it is as it was afterwards
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path


@needs_page
def test_it_serves_the_page_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SPINNEY_")}
    environment["XDG_DATA_HOME"] = str(tmp_path / "data")
    command = [sys.executable, "-m", "spinney", "play", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert is_well(port)
        with urlopen(f"http://127.0.0.1:{port}/t/any", timeout=30) as answer:
            assert answer.read() == (FOLDER / "index.html").read_bytes()
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=30)
    finally:
        process.kill()
        process.wait()
    assert process.returncode == 0, said
    assert said.splitlines() == [
        f"Spinney is at http://127.0.0.1:{port}/ (Ctrl-C stops it)",
        "Spinney has stopped; all games are kept.",
    ]
    assert (tmp_path / "data" / "spinney" / "spinney.db").exists()
    assert not (tmp_path / "spinney.db").exists()


def test_a_page_that_is_not_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(home, "FOLDER", tmp_path)
    answer = spinney("play", "--no-browser")
    assert answer.code == 2
    assert "make web" in answer.fault
    assert "--terminal" in answer.fault


def test_a_port_that_is_taken(page: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        answer = spinney("play", "--port", str(port))
    assert answer.code == 2
    assert f"port {port} is taken" in answer.fault


@pytest.mark.parametrize("port", ["0", "70000", "-1", "http"])
def test_a_port_that_is_none(port: str) -> None:
    answer = spinney("play", "--port", port)
    assert answer.code == 2
    assert "--port" in answer.fault


def test_a_folder_that_can_not_be_made(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (page / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(page / "file"))
    answer = spinney("play", "--no-browser")
    assert answer.code == 2
    assert "can't be made" in answer.fault


class Started:
    """What would have been started."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.calls: list[tuple[str, int]] = []
        self.opened: list[str] = []
        self.shown: str | None = None
        self.seen = threading.Event()
        monkeypatch.setattr(home, "serve", self.serve)
        monkeypatch.setattr("webbrowser.open", self.open)

    def serve(self, host: str, port: int, shown: str | None = None) -> int:
        """Listens until the browser was opened, if it is to be."""
        self.calls.append((host, port))
        self.shown = shown
        with socket.socket() as taken:
            taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            taken.bind((host, port))
            taken.listen()
            self.seen.wait(20)
        return 0

    def open(self, url: str, *_rest: Any) -> bool:
        """Notes the address."""
        self.opened.append(url)
        self.seen.set()
        return True


def test_the_next_free_port_and_the_browser(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --port it looks from 8000 on; the browser is opened when somebody answers there."""
    started = Started(monkeypatch)
    first = free_port()
    monkeypatch.setattr(home, "FIRST_PORT", first)
    with socket.socket() as other:
        other.bind(("127.0.0.1", first))
        other.listen()
        assert spinney("play").code == 0
    [(host, port)] = started.calls
    assert host == "127.0.0.1"
    assert first < port < first + 100
    assert started.opened == [f"http://127.0.0.1:{port}/"]
    assert os.environ["SPINNEY_DATABASE_URL"] == f"sqlite:///{page / 'data' / 'spinney' / 'spinney.db'}"


def test_no_browser_where_none_is_wanted(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And a database of one's own is kept."""
    started = Started(monkeypatch)
    started.seen.set()
    monkeypatch.setenv("SPINNEY_DATABASE_URL", "sqlite:///mine.db")
    port = free_port()
    assert spinney("play", "--no-browser", "--port", str(port)).code == 0
    assert started.calls == [("127.0.0.1", port)]
    assert started.opened == []
    assert os.environ["SPINNEY_DATABASE_URL"] == "sqlite:///mine.db"
    assert not (page / "data" / "spinney" / "spinney.db").exists()


def test_phones_of_the_same_network_may_join(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Links and codes on the page carry the address that it is opened with."""
    started = Started(monkeypatch)
    monkeypatch.setattr(home, "lan_address", lambda: "192.0.2.7")
    port = free_port()
    answer = spinney("play", "--lan", "--port", str(port))
    assert answer.code == 0
    assert "keep nothing offline" in answer.err  # no promise that plain http can't keep
    assert started.calls == [("0.0.0.0", port)]
    assert started.shown == "192.0.2.7"
    assert started.opened == [f"http://192.0.2.7:{port}/"]


def test_a_port_that_another_has_in_the_network_only(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For phones it must be free at all addresses of this machine."""
    started = Started(monkeypatch)
    started.seen.set()
    first = free_port()
    monkeypatch.setattr(home, "FIRST_PORT", first)
    with socket.socket() as other:
        other.bind((home.lan_address(), first))
        other.listen()
        assert spinney("play", "--lan", "--no-browser").code == 0
        assert f"port {first} is taken" in spinney("play", "--lan", "--no-browser", "--port", str(first)).fault
    [(_, port)] = started.calls
    assert first < port < first + 100


def test_the_own_address_in_the_network() -> None:
    """It can be listened at."""
    with socket.socket() as taken:
        taken.bind((home.lan_address(), 0))
