"""`spinney serve`: starts, answers, stops when told to, and refuses settings that can't work in one line."""

import os
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

from tests.cli.run import spinney


def free_port() -> int:
    """A port that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def is_well(port: int, within: float = 60.0) -> bool:
    """Whether the server says that it is well."""
    end = time.monotonic() + within
    while time.monotonic() < end:
        try:
            with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
                return bool(answer.status == 200)
        except (URLError, OSError):
            time.sleep(0.1)
    return False


def test_it_runs_until_it_is_told_to_stop(tmp_path: Path) -> None:
    port = free_port()
    environment = {key: value for key, value in os.environ.items() if not key.startswith("SPINNEY_")}
    command = [sys.executable, "-m", "spinney", "serve", "--port", str(port)]
    server = subprocess.Popen(command, cwd=tmp_path, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert is_well(port)
        server.send_signal(signal.SIGTERM)
        _, complaint = server.communicate(timeout=30)
    finally:
        server.kill()
        server.wait()
    assert server.returncode == 0, complaint
    assert f"http://127.0.0.1:{port}/" in complaint
    assert "Traceback" not in complaint
    assert (tmp_path / "spinney.db").exists()


@pytest.mark.parametrize(
    ("arguments", "environment", "what"),
    [
        (["--workers", "2"], {"SPINNEY_REDIS_URL": ""}, "SPINNEY_REDIS_URL"),
        ([], {"SPINNEY_DATABASE_URL": "mysql://somewhere/else"}, "SPINNEY_DATABASE_URL"),
        ([], {"SPINNEY_DATABASE_URL": "sqlite:////no/such/folder/spinney.db"}, "SPINNEY_DATABASE_URL"),
        ([], {"SPINNEY_DATABASE_URL": "postgresql://nobody@127.0.0.1:1/nothing"}, "SPINNEY_DATABASE_URL"),
        ([], {"SPINNEY_BOT_WORKERS": "many"}, "SPINNEY_BOT_WORKERS"),
        (["--port", "70000"], {}, "--port"),
        (["--workers", "0"], {}, "--workers"),
    ],
)
def test_bad_settings_are_one_line(
    arguments: list[str], environment: dict[str, str], what: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    answer = spinney("serve", *arguments)
    assert answer.code == 2
    assert what in answer.fault


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(sys.modules, "spinney.server.run", raising=False)
    monkeypatch.setitem(sys.modules, "uvicorn", None)
    answer = spinney("serve")
    assert answer.code == 2
    assert "pip install 'spinney[server]'" in answer.fault


def test_the_help_explains_the_environment() -> None:
    answer = spinney("serve", "--help")
    assert answer.code == 0
    for name in ("SPINNEY_DATABASE_URL", "SPINNEY_REDIS_URL", "SPINNEY_BOT_WORKERS", "--workers"):
        assert name in answer.out
