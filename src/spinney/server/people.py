"""The people of one table: who is connected, here or at another process, who is gone since when, and who votes."""

import math
import time
from collections.abc import Iterable
from typing import Any

FADES = 30.0
"""Seconds after which what another process said of its connections no longer counts; it says it more often."""


class People:
    """Whoever changes something here tells the table's watchers."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.here: set[int] = set()
        """The seats whose players are connected to this process."""
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """For each other process the seats that are connected there, and when it said so."""
        self.gone: dict[int, float] = {}
        """Since when a seat has no connection; a table that comes into memory begins to count anew."""
        self.awaited: dict[int, float] = {}
        """Since when all wait for somebody who is not there."""
        self.votes: dict[int, set[int]] = {}
        """For each seat that a bot shall play for, the seats that want it."""
        self.count()

    def present(self) -> set[int]:
        """The seats whose players are connected somewhere."""
        found = set(self.here)
        for seats, _ in self.elsewhere.values():
            found |= seats
        return found

    def count(self) -> bool:
        """Brings clocks and votes up to date; whether somebody has come or gone."""
        now, present = time.monotonic(), self.present()
        before = set(self.gone)
        for seat in self.seats:
            if seat in present:
                self.gone.pop(seat, None)
                self.awaited.pop(seat, None)
                self.votes.pop(seat, None)
            else:
                self.gone.setdefault(seat, now)
        return set(self.gone) != before

    def hear(self, process: str, seats: Iterable[int], gone: dict[int, float]) -> bool:
        """What another process says: who is connected there, and how long it has missed the others."""
        now = time.monotonic()
        self.elsewhere[process] = (frozenset(seats), now)
        has_changed = self.count()
        for seat, seconds in gone.items():
            if seat in self.gone:
                self.gone[seat] = min(self.gone[seat], now - seconds)
        return has_changed

    def fade(self) -> bool:
        """Forgets processes that say nothing any more; whether somebody has gone with them."""
        now = time.monotonic()
        for process, (_, heard) in list(self.elsewhere.items()):
            if now - heard > FADES:
                del self.elsewhere[process]
        return self.count()

    def missed(self) -> dict[int, float]:
        """For each seat that is gone, for how many seconds."""
        now = time.monotonic()
        return {seat: now - since for seat, since in self.gone.items()}

    def shown(self, seat: int, vote_after: int | None, bot_at: float | None) -> dict[str, Any] | None:
        """What all see of a seat that is gone: in how many seconds the others may vote, and who has; None if it is not.

        `bot_at` is when a bot began to play for it. Where nobody is there who could vote, nothing is counted down.

        Seconds instead of times of day, so that nobody's clock needs to be right; without `vote_after` nobody may vote.
        """
        if seat not in self.gone:
            return None
        wait = None
        if vote_after is not None and self.present():
            wait = max(0, math.ceil(vote_after - (time.monotonic() - self.gone[seat])))
        return {"vote_in": wait, "votes": sorted(self.votes.get(seat, ())), "bot_at": bot_at}
