"""The story of a table: what each move made happen. It is told once for each move, however often somebody asks."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any

import orjson

from spinney.engine.events import seen_by
from spinney.engine.game import Game
from spinney.engine.notation import Move

_AT_ONCE = 20
"""Moves that are told before others get a turn."""


class Story:
    """Plays the game along when somebody asks, from where it was the last time on."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.game: Game | None = None
        self.events: list[bytes] = []
        """For each move all that it made happen, as JSON."""
        self.scores: list[list[int]] = []
        """And the points of all seats after it."""
        self.told: dict[tuple[int | None, int, bool], bytes] = {}
        """What was told to a seat (None: a spectator) of so many moves; kept as long as no move is added."""

    async def moves(
        self,
        start: Mapping[str, Any],
        moves: Sequence[Move],
        actors: Sequence[int],
        seat: int | None,
        shows_scores: bool = True,
    ) -> bytes:
        """What each of these moves made happen as a seat may know it, as JSON; `start` is a record without moves."""
        async with self.lock:
            await self._go_to(start, moves)
            key = (seat, len(moves), shows_scores)
            if key not in self.told:
                self.told[key] = orjson.dumps(
                    [
                        {
                            "seq": at + 1,
                            "seat": actor,
                            "events": [seen_by(one, seat) for one in orjson.loads(happened)],
                            "scores": scores if shows_scores else None,
                        }
                        for at, (actor, happened, scores) in enumerate(
                            zip(actors, self.events, self.scores, strict=False)
                        )
                    ]
                )
            return self.told[key]

    async def _go_to(self, start: Mapping[str, Any], moves: Sequence[Move]) -> None:
        game = self.game = self.game or Game.from_record(start)
        known = game.moves
        same = next((at for at, (one, two) in enumerate(zip(known, moves, strict=False)) if one != two), None)
        keep = min(len(known), len(moves)) if same is None else same
        if same is not None or len(moves) > len(known):
            self.told.clear()
        if same is not None:  # something was taken back and something else played
            for _ in range(len(known) - keep):
                game.undo()
            del self.events[keep:], self.scores[keep:]
        for at, move in enumerate(moves[len(game.moves) :]):
            game.play(move)
            self.events.append(orjson.dumps(game.events))
            self.scores.append(game.scores())
            if at % _AT_ONCE == _AT_ONCE - 1:
                await asyncio.sleep(0)
