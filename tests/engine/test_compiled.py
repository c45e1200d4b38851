"""The compiled engine and its sources play alike, move for move."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

import spinney

ENGINE = Path(spinney.__file__).parent / "engine"
ROOT = Path(__file__).resolve().parents[2]
GAMES = "1000" if os.environ.get("SPINNEY_SOAK") else "200"
ALWAYS = {
    "200": "ee58580ee6ed86776660a0a3e3b6c50e7ed38b8e80f12518aecd10a1e22af6e9",
    "1000": "9d011a506d1061d5b60966f589876bc6238549f987066b0ab73d90c48bd11506",
}
"""What the first engine gave; all later ones must give the same for as long as the rules are the same."""


def run_trace(pure: str) -> list[str]:
    environment = {**os.environ, "SPINNEY_PURE": pure}
    command = [sys.executable, "-m", "tests.engine.trace", GAMES]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return answer.stdout.split()


def test_the_games_are_those_of_earlier_engines() -> None:
    assert run_trace("1") == ["sources", ALWAYS[GAMES]]


@pytest.mark.skipif(not list(ENGINE.glob(f"*{EXTENSION_SUFFIXES[0]}")), reason="not compiled; `make compile` does it")
def test_compiled_modules_play_the_same_games() -> None:
    kind, games = run_trace("")
    assert kind == "compiled", "a source is newer than its compiled module; `make compile` makes them anew"
    assert games == ALWAYS[GAMES]
