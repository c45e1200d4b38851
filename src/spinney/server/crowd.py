"""Who may come in: sockets are counted by address and by table, and spectators never take the room of players."""

from collections import Counter, OrderedDict
from typing import Protocol

from spinney.server.protocol import Refusal
from spinney.server.settings import Settings

_SMALL = 100
"""With fewer sockets than that in all, none are kept for players; otherwise a quarter of them."""
_STRANGERS = 100
"""Sockets of one address that have not said yet who they are; the oldest of them goes when another one comes."""
_DEVICES = 20
"""Sockets of one token."""


class Guest(Protocol):
    """A connection, as far as it matters here."""

    address: str

    def send_away(self) -> None:
        """Ends it."""


class Crowd:
    """All open sockets of this process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.strangers: dict[str, OrderedDict[int, Guest]] = {}
        self.counted: dict[int, list[tuple[str, str]]] = {}
        """For each guest what it is counted under."""
        self.counts: Counter[tuple[str, str]] = Counter()

    @property
    def size(self) -> int:
        """How many there are."""
        return len(self.counted)

    def come_in(self, guest: Guest) -> bool:
        """Somebody connects; whether there is room."""
        if self.size >= self.settings.max_connections:
            return False
        self.counted[id(guest)] = []
        waiting = self.strangers.setdefault(guest.address, OrderedDict())
        waiting[id(guest)] = guest
        if len(waiting) > _STRANGERS:
            waiting.popitem(last=False)[1].send_away()
        return True

    def sit(self, guest: Guest, place: str, token: str | None) -> None:
        """The guest has said who it is: a player by a token, or (None) one who only watches this table or pad."""
        self._forget_stranger(guest)
        if token is not None:
            self._count(guest, ("token", token), _DEVICES)
            self._count(guest, ("players", guest.address), self.settings.players_per_address)
            return
        most = self.settings.max_connections
        self._count(guest, ("watching", ""), most if most < _SMALL else most - most // 4)
        self._count(guest, ("address", guest.address), self.settings.spectators_per_address)
        self._count(guest, ("place", place), self.settings.spectators_per_table)

    def _count(self, guest: Guest, name: tuple[str, str], most: int) -> None:
        if self.counts[name] >= most:
            raise Refusal("too_many", "too many are here already; try again later", 429)
        self.counts[name] += 1
        self.counted.setdefault(id(guest), []).append(name)

    def go(self, guest: Guest) -> None:
        """The guest has gone."""
        self._forget_stranger(guest)
        for name in self.counted.pop(id(guest), ()):
            self.counts[name] -= 1
            if not self.counts[name]:
                del self.counts[name]

    def _forget_stranger(self, guest: Guest) -> None:
        waiting = self.strangers.get(guest.address)
        if waiting is not None:
            waiting.pop(id(guest), None)
            if not waiting:
                del self.strangers[guest.address]
