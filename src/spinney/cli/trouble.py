"""What ends a command early: one line for people and an exit code."""

import unicodedata

DONE, NO, BAD_INPUT, STOPPED = 0, 1, 2, 130
_LONGEST = 400


class Trouble(Exception):
    """Ends the command with one line on standard error."""

    code = BAD_INPUT


class BadInput(Trouble):
    """The arguments or a file can't be used; the text says what and where."""


class AnswerIsNo(Trouble):
    """All went well and the answer is no."""

    code = NO


def one_line(text: str) -> str:
    """The text on one line, without anything that could upset a terminal, and not too long."""
    plain = "".join(" " if unicodedata.category(char)[0] == "C" else char for char in text)
    line = " ".join(plain.split())
    return line if len(line) <= _LONGEST else f"{line[: _LONGEST - 2]} …"
