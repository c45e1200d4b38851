"""The server's own time, for what is removed when it gets old.

The clock of a machine can be wrong by years, and be put right or wrong at any moment. This one only counts the time
that a server process was running, and is stored with the database. So nothing gets old too soon: not by a clock that
jumps, and not while the server is off.
"""

import time
from collections.abc import Callable


class OwnClock:
    """Seconds; they go on from where the store says that they had come to."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic = monotonic
        self.base = 0.0
        self.began = monotonic()

    def go_on_from(self, stored: float) -> None:
        """Takes over what is stored, unless this clock is further already."""
        now = self.monotonic()
        if stored > self.now():
            self.base, self.began = stored, now

    def now(self) -> float:
        """The time."""
        return self.base + self.monotonic() - self.began
