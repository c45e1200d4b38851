"""`spinney bot run`: an engine plays a whole game at a table of a real server, over real sockets."""

import re
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from tests.cli.run import spinney
from tests.server.machines import SpinneyServer

ROOT = Path(__file__).resolve().parents[2]
FIRST, LUMBERJACK = ROOT / "examples" / "engine_first.sh", ROOT / "examples" / "engine_lumberjack.py"
SHORT = {"removed": 123}


def run(link: str, engine: Path) -> subprocess.CompletedProcess[str]:
    """The command, in a process of its own."""
    command = ["bot", "run", "--table", link, "--engine", str(engine)]
    return subprocess.run([sys.executable, "-m", "spinney", *command], capture_output=True, text=True, check=False)


def test_engines_at_a_table(start_server: Callable[..., SpinneyServer], sqlite_url: str, tmp_path: Path) -> None:
    """One plays well to the end; the other fails, is named, and the game goes on."""
    server = start_server(sqlite_url)
    bad = tmp_path / "bad"
    bad.write_text('#!/bin/sh\nread -r line; echo ready Bad; read -r line; echo "draw the moon"; cat > /dev/null\n')
    bad.chmod(0o755)
    wish = {"edition": "base", "seats": ["open", "open"], "options": SHORT}
    link = server.base_url + httpx.post(f"{server.base_url}/api/tables", json=wish).json()["invite"]
    with ThreadPoolExecutor(2) as both:
        done, failed = both.map(lambda engine: run(link, engine), (FIRST, bad))
    assert (done.returncode, done.stderr) == (0, "")
    assert "First sits at table" in done.stdout
    assert failed.returncode == 1
    for answer in (done, failed):
        assert re.search(r"over: .*First \d", answer.stdout)
    assert all(word in failed.stderr for word in (str(bad), "draw the moon", "move ", "random moves go on"))


def test_engines_draft_their_first_hands(start_server: Callable[..., SpinneyServer], sqlite_url: str) -> None:
    """All seats decide at the same time there, and each tells all places at once: an engine is asked one by one."""
    server = start_server(sqlite_url)
    wish = {"edition": "base", "seats": ["open", "open", "open"], "options": {"hand_draft": True, "removed": 80}}
    link = server.base_url + httpx.post(f"{server.base_url}/api/tables", json=wish).json()["invite"]
    with ThreadPoolExecutor(3) as all_seats:
        answers = list(all_seats.map(lambda engine: run(link, engine), (FIRST, FIRST, LUMBERJACK)))
    assert [(answer.returncode, answer.stderr) for answer in answers] == [(0, "")] * 3
    assert all(re.search(r"over: .*First \d", answer.stdout) for answer in answers)


@pytest.mark.parametrize(
    ("link", "engine", "says"),
    [
        ("nonsense", "sh", "no link to a table"), ("http://127.0.0.1:9/t/abc", "/nowhere", "no program"),
        ("http://127.0.0.1:9/t/abc", "true", "exit code 0"),
        ("http://127.0.0.1:9/t/abc", str(FIRST), "can't be reached"),
    ],
)  # fmt: skip
def test_what_cannot_be(link: str, engine: str, says: str) -> None:
    answer = spinney("bot", "run", "--table", link, "--engine", engine)
    assert answer.code == 2
    assert says in answer.err
