"""The messages of one position. What all may see is made and encoded once; each seat's own part is put beside it.

What is shared comes from the view of a spectator, so that nothing private can get into it. `LiveTable.view` is the
plain way to the same view, and a test holds the two against each other.
"""

from bisect import bisect_right
from functools import lru_cache
from typing import Any

import orjson

from spinney.engine.events import Event, seen_by
from spinney.engine.game import Game
from spinney.engine.question import is_private
from spinney.engine.tables import Tables
from spinney.engine.view import Host, host_dict, known_by, own_part, own_seat

_OWN = ("seq", "me", "hand", "aside", "prompt", "legal", "pending", "can_undo", "nonce")
"""What differs from seat to seat, beside the own place among the seats."""
_KEPT = 1 << 14


@lru_cache(_KEPT)
def _host_json(tables: Tables, host: Host) -> bytes:
    return orjson.dumps(host_dict(tables, host))


class Told:
    """The last position that all were told of.

    Choosing a place and paying are private, and so is how many steps that takes. All learn that somebody has begun to
    choose; after that nobody else is told anything, nor shown another `seq`, until there is something to see.
    """

    __slots__ = ("began", "course", "moves", "seq", "silent", "steps")

    def __init__(self) -> None:
        self.seq = 0
        self.moves = 0
        """How many moves they know of."""
        self.steps = 0
        """How many of the last moves belong to a choice in private; they know of the first."""
        self.began = 0
        """How long the log was when the choice in private began."""
        self.silent = False
        """Whether the last change was one that nobody else is told of."""
        self.course = [(0, 0)]
        """All that they were told: `seq`, and how many moves held then."""

    def note(self, seq: int, moves: int, steps: int) -> None:
        """The position has changed: `moves` of them hold now, the last `steps` in private."""
        known = moves - max(0, steps - 1)
        self.silent = steps > 0 and self.steps > 0 and known == self.moves
        self.steps = steps
        if not self.silent:
            self.began = seq - steps
            self.seq, self.moves = max(self.seq + 1, seq - (moves - known)), known
            self.course.append((self.seq, known))

    def moves_by(self, seq: int) -> int:
        """How many of the moves that hold now had been made by then."""
        return min(moves for _, moves in self.course[bisect_right(self.course, seq, key=lambda one: one[0]) - 1 :])


class Forests:
    """The forests of a table as JSON; a move changes one of them at most, the others are kept."""

    __slots__ = ("made", "seen")

    def __init__(self, seats: int) -> None:
        self.seen: list[tuple[Host, ...]] = [()] * (2 * seats)
        self.made = [orjson.Fragment(b'{"hosts":[]}')] * (2 * seats)

    def of(self, tables: Tables, seat: int, hosts: tuple[Host, ...], own: bool = False) -> orjson.Fragment:
        """The forest of a seat as everybody sees it, or (`own`) as the seat itself does."""
        place = 2 * seat + own
        if hosts != self.seen[place]:
            parts = [_host_json(tables, host) for host in hosts]
            self.seen[place], self.made[place] = hosts, orjson.Fragment(b'{"hosts":[' + b",".join(parts) + b"]}")
        return self.made[place]


class ViewMessages:
    """One position of a running game, ready to be told to each seat."""

    def __init__(self, game: Game, public: dict[str, Any], events: list[Event], forests: Forests) -> None:
        """`public` is a spectator's view with all that the table adds; it is taken apart here."""
        self.game = game
        self.forests = forests
        self.events = events
        self.people = public.pop("seats")
        self.others = {key: public.pop(key) for key in _OWN}
        if "split" in public:
            self.others |= {"split": public.pop("split"), "sealed": None}
        self.seats = [orjson.dumps(person) for person in self.people]
        self.shared = orjson.dumps(public)[1:-1]

    def message(
        self, seat: int | None, seq: int, can_undo: bool, nonce: str | None, sealed: list[str] | None = None
    ) -> bytes:
        """The `view` message of a seat; None stands for a spectator."""
        own, seats = self.others, self.seats
        if seat is not None:
            own = {**own, **own_part(self.game.state, seat), "seq": seq, "can_undo": can_undo, "nonce": nonce}
            if "split" in own:
                own["sealed"] = sealed
            mine = own_seat(self.game.state, self.game.knowledge, seat)
            if mine is not None:
                forest = self.forests.of(self.game.state.tables, seat, mine[1], own=True)
                seats = seats[:]
                seats[seat] = orjson.dumps({**self.people[seat], "cave_cards": mine[0], "forest": forest})
            if self.game.knowledge.given[seat]:
                seats = self._with_gifts(seats, seat)
        told = orjson.dumps([seen_by(event, seat) for event in self.events])
        view = b'%b,%b,"seats":[%b]' % (self.shared, orjson.dumps(own)[1:-1], b",".join(seats))
        return b'{"type":"view","seq":%d,"view":{%b},"events":%b}' % (seq, view, told)

    def _with_gifts(self, seats: list[bytes], me: int) -> list[bytes]:
        """The seats as one sees them that knows which cards it gave to others."""
        seats = seats[:]
        for seat, person in enumerate(self.people):
            known, since = known_by(self.game.state, self.game.knowledge, me, seat)
            if seat != me and len(known) != len(person["known"]):
                seats[seat] = orjson.dumps({**person, "known": known, "known_since": since})
        return seats


def private_steps(game: Game) -> int:
    """How many of the last moves belong to a choice that only its seat sees so far."""
    return game.steps_while(is_private)
