"""How far a long command is, with the time left, on standard error."""

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Optional

if TYPE_CHECKING:
    from rich.progress import Progress

Told = Callable[[int], None]
_EVERY = 30.0
"""Seconds between lines where nobody watches a bar."""


@contextmanager
def progress(total: int, lines: bool = False) -> Iterator[Told | None]:
    """A bar if somebody looks at it; else, with `lines`, a line now and then, for a log."""
    bar = _bar(total)
    if bar is not None:
        with bar as shown:
            task = shown.add_task("", total=total)
            yield lambda done: shown.advance(task, done)
    elif lines:
        yield Lines(total)
    else:
        yield None


def _bar(total: int) -> Optional["Progress"]:
    try:
        from rich.console import Console
        from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
    except ImportError:
        return None
    screen = Console(file=sys.stderr)
    if not screen.is_terminal or not total:
        return None
    return Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=screen, transient=True)


class Lines:
    """Tells in plain lines how far it is."""

    def __init__(self, total: int) -> None:
        self.total, self.done = total, 0
        self.started = self.told = time.monotonic()

    def __call__(self, more: int) -> None:
        self.done += more
        now = time.monotonic()
        if now - self.told >= _EVERY:
            self.told = now
            left = (now - self.started) / self.done * (self.total - self.done)
            time_left = f"{left / 60:.0f} min" if left >= 90 else f"{left:.0f} s"
            print(f"{self.done} of {self.total}, about {time_left} left", file=sys.stderr, flush=True)
