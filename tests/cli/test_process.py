"""Real processes: pipes, signals, missing packages, other locales."""

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial

import pytest

from spinney.arena.match import play_match
from tests.cli.run import EXAMPLES, ROOT

BLOCK = """
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in ("rich", "fluent"):
            raise ImportError(name)
sys.meta_path.insert(0, Block())
from spinney.cli.main import main
sys.exit(main(sys.argv[1:]))
"""


Done = subprocess.CompletedProcess[bytes]


def run(*argv: str, code: str = "", env: dict[str, str] | None = None, stdin: bytes = b"") -> Done:
    command = [sys.executable, "-c", code] if code else [sys.executable, "-m", "spinney"]
    return subprocess.run(
        [*command, *argv], capture_output=True, cwd=ROOT, env={**os.environ, **(env or {})}, input=stdin, check=False
    )


def test_version() -> None:
    done = run("--version")
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.startswith(b"spinney ")


def test_score_from_standard_input_without_colour() -> None:
    data = (EXAMPLES / "base-85.json").read_bytes()
    done = run("score", "-", stdin=data, env={"NO_COLOR": "1", "FORCE_COLOR": ""})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"\x1b[3" not in done.stdout
    assert "85" in done.stdout.decode()


def test_a_poor_locale_prints_question_marks() -> None:
    done = run("score", str(EXAMPLES / "base-85.json"), env={"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"})
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"?" in done.stdout


def test_a_closed_pipe_is_quiet() -> None:
    command = f"{sys.executable} -m spinney cards --edition dartmoor --json | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, cwd=ROOT, check=False)
    assert done.stderr == b""
    assert done.stdout.decode().splitlines()[0] == "["


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_interrupt_is_quiet_and_130(jobs: str) -> None:
    argv = ["simulate", "--edition", "base", "--players", "2", "--games", "1000000", "--seed", "1", "--jobs", jobs]
    heard = partial(
        signal.signal, signal.SIGINT, signal.SIG_DFL
    )  # what was started in the background would be deaf to it
    process = subprocess.Popen(
        [sys.executable, "-m", "spinney", *argv], cwd=ROOT,
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=heard,
    )  # fmt: skip
    try:
        time.sleep(2.5)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=20)
    finally:
        process.kill()
    assert (process.returncode, out, err) == (130, b"", b"")


@pytest.mark.parametrize(
    "argv",
    [
        ["score", "examples/dartmoor-127.json", "--json"],
        ["simulate", "--edition", "base", "--players", "2", "--games", "2", "--seed", "1", "--json"],
        ["bench", "--json", "--seconds", "0.05"],
    ],
)
def test_without_the_extra_packages_json_works(argv: list[str]) -> None:
    done = run(*argv, code=BLOCK)
    assert (done.returncode, done.stderr) == (0, b"")
    assert json.loads(done.stdout)


@pytest.mark.parametrize("argv", [["score", "examples/base-85.json"], ["cards"], ["play", "--terminal"]])
def test_without_the_extra_packages_the_rest_says_what_to_install(argv: list[str]) -> None:
    done = run(*argv, code=BLOCK)
    assert done.returncode == 2
    assert done.stdout == b""
    assert len(done.stderr.splitlines()) == 1
    assert b"pip install 'spinney[cli]'" in done.stderr


def test_without_the_extra_packages_the_page_says_what_to_install() -> None:
    done = run("play", code=BLOCK)
    assert (done.returncode, done.stdout) == (2, b"")
    assert b"pip install 'spinney[server]'" in done.stderr


def test_replay_without_the_extra_packages() -> None:
    data = json.dumps(play_match("dartmoor", ["random", "random"], 1).record()).encode()
    done = run("replay", "-", code=BLOCK, stdin=data)
    assert (done.returncode, done.stderr) == (0, b"")
    assert b"the record replays" in done.stdout
