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
GAMES = "1000" if os.environ.get("SPINNEY_SOAK") else "120"


def run_trace(pure: str) -> list[str]:
    environment = {**os.environ, "SPINNEY_PURE": pure}
    command = [sys.executable, "-m", "tests.engine.trace", GAMES]
    answer = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
    return answer.stdout.split()


@pytest.mark.skipif(not list(ENGINE.glob(f"*{EXTENSION_SUFFIXES[0]}")), reason="not compiled; `make compile` does it")
def test_sources_and_compiled_modules_play_alike() -> None:
    sources, compiled = run_trace("1"), run_trace("")
    assert sources[0] == "sources"
    assert compiled[0] == "compiled", "a source is newer than its compiled module; `make compile` makes them anew"
    assert sources[1] == compiled[1]
