"""Where output goes: plain lines, JSON, and pretty tables where the extra packages are there."""

import json
import sys
from typing import TYPE_CHECKING, Any, TextIO

from spinney.cli.trouble import BadInput

if TYPE_CHECKING:
    from rich.console import Console

    from spinney.words import Words

INSTALL = "pip install 'spinney[cli]'"
_NARROWEST = 40


def print_json(value: Any) -> None:
    """One JSON document on standard output."""
    encoding = (getattr(sys.stdout, "encoding", None) or "utf-8").lower().replace("-", "")
    print(json.dumps(value, ensure_ascii=encoding != "utf8", indent=2, allow_nan=False))


def console(file: TextIO | None = None) -> "Console":
    """A console on standard output (or another file) that writes texts as they are.

    :raises BadInput: if rich is not installed.
    """
    try:
        from rich.console import Console
    except ImportError:
        raise BadInput(f"tables need the package rich: {INSTALL}") from None
    made = Console(file=file or sys.stdout, markup=False, emoji=False, highlight=False)
    if made.width < _NARROWEST:
        made.width = _NARROWEST
    return made


def words_of(lang: str) -> "Words":
    """The words of a language.

    :raises BadInput: if fluent.runtime is not installed.
    """
    try:
        from spinney.words import words
    except ImportError:
        raise BadInput(f"names and texts need the package fluent.runtime: {INSTALL}") from None
    return words(lang)
