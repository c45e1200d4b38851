"""Asks the bots of a game for their moves, and sees to it that a bot of other people that fails spoils nothing.

A bot that breaks off, is silent or names an illegal move is named with the seed and the position, gets no points, and
its seat is played on by one of ours.
"""

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from spinney.arena.players import player_of
from spinney.bots.base import bot, is_own
from spinney.bots.engine import PREFIX
from spinney.engine.game import Game
from spinney.engine.notation import Move
from spinney.engine.record import MAX_NAME, Seat
from spinney.errors import SpinneyError

STAND_IN = "novice"
GIVEN_UP_AFTER = 3
"""After so many games in which it failed, a process asks a bot no more."""
_failed: dict[str, int] = {}

Watch = Callable[[Game, int, Move], None]


class Fault(NamedTuple):
    """What went wrong, and where: the seed, and the moves up to there, are the position."""

    bot: str
    seat: int
    seed: int
    seq: int
    prompt: str
    what: str
    moves: tuple[str, ...]

    def __str__(self) -> str:
        where = f"seed {self.seed}, move {self.seq} ({self.prompt})"
        return f"{self.bot} in seat {self.seat} {self.what}; {where}; {STAND_IN} plays on, and the seat gets no points"

    def to_dict(self) -> dict[str, Any]:
        """As in a file of games."""
        return {**self._asdict(), "moves": list(self.moves)}


def seat_of(name: str, shown: str = "") -> Seat:
    """The seat of a bot; the command of an engine may be longer than a name."""
    return Seat((shown or name)[:MAX_NAME], f"bot:{name}"[:MAX_NAME])


def seat_rng(seed: int, seat: int) -> Random:
    """A seat's own random generator."""
    return Random(f"{seed}/{seat}")


class Referee:
    """Plays one game between bots; `close` it."""

    def __init__(self, game: Game, names: Sequence[str], seed: int, budget: float) -> None:
        self.game = game
        self.names = tuple(names)
        self.seed = seed
        self.budget = budget
        self.players = [player_of(name) for name in names]
        self.dice = [seat_rng(seed, seat) for seat in range(len(names))]
        self.spent, self.asked = [0.0] * len(names), [0] * len(names)
        self.faults: list[Fault] = []
        self.watch: Watch | None = None
        """Hears of each move before it is played."""
        for seat, name in enumerate(names):
            if _failed.get(name, 0) >= GIVEN_UP_AFTER:
                self._fail(seat, f"failed in {GIVEN_UP_AFTER} games before and is asked no more")

    def play(self) -> None:
        """Plays to the end."""
        while (seat := self.game.seat_to_act) is not None:
            self.decide(seat)

    def decide(self, seat: int) -> None:
        """Lets one seat decide."""
        view = self.game.view(seat)
        try:
            started = self._now(seat)
            move = self.players[seat].choose(view, self.dice[seat], self.budget)
            self.spent[seat] += self._now(seat) - started
            self.asked[seat] += 1
            if self.watch is not None and self.game.why_not(move) is None:
                self.watch(self.game, seat, move)
            self.game.play(move)
        except Exception as error:
            if is_own(self.names[seat].partition(":")[0]) or any(fault.seat == seat for fault in self.faults):
                raise
            _failed[self.names[seat]] = _failed.get(self.names[seat], 0) + 1
            self._fail(seat, str(error) if isinstance(error, SpinneyError) else f"broke off: {error!r:.200}")
            self.decide(seat)

    def _now(self, seat: int) -> float:
        """The time of a seat's clock; what another process needs is measured on the wall."""
        return time.perf_counter() if self.names[seat].startswith(PREFIX) else time.thread_time()

    def _fail(self, seat: int, what: str) -> None:
        prompt = self.game.prompt
        moves = tuple(str(move) for move in self.game.moves)
        kind = prompt.kind if prompt else "over"
        self.faults.append(Fault(self.names[seat], seat, self.seed, len(moves), kind, what, moves))
        _close(self.players[seat])
        self.players[seat] = bot(STAND_IN)

    def scores(self) -> list[int]:
        """Everybody's points; a bot that failed gets none."""
        failed = {fault.seat for fault in self.faults}
        return [0 if seat in failed else points for seat, points in enumerate(self.game.scores())]

    def close(self) -> None:
        """Ends the processes of engines."""
        for each in self.players:
            _close(each)


def _close(each: object) -> None:
    close = getattr(each, "close", None)
    if close is not None:
        close()
