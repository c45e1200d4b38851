"""Runs the command line inside the test, with what it printed."""

import io
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path

from spinney.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
EXAMPLES = ROOT / "examples"


@dataclass(frozen=True)
class Answer:
    """Exit code and output of a command."""

    code: int
    out: str
    err: str

    @property
    def fault(self) -> str:
        """The one line on standard error of a command that refused, without output."""
        lines = self.err.splitlines()
        assert len(lines) == 1, self.err
        assert lines[0].startswith("spinney: ")
        assert self.out == ""
        return lines[0]


def spinney(*argv: str | Path, stdin: str | bytes = "") -> Answer:
    """Runs `spinney ARGV`."""
    out, err, before = io.StringIO(), io.StringIO(), sys.stdin
    data = stdin.encode() if isinstance(stdin, str) else stdin
    sys.stdin = io.TextIOWrapper(io.BytesIO(data), encoding="utf-8")
    try:
        with redirect_stdout(out), redirect_stderr(err):
            code = main([str(word) for word in argv])
    finally:
        sys.stdin = before
    return Answer(code, out.getvalue(), err.getvalue())
