"""Bots think in processes of their own, so that a slow one delays nobody's messages."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from spinney.bots.base import bot
from spinney.bots.hint import hint
from spinney.bots.pool import processes
from spinney.bots.report import Effort, Piece, work
from spinney.engine.view import View
from spinney.server.lanes import Lanes
from spinney.server.protocol import Refusal


def choose(name: str, view: View, seed: int, budget: float) -> str:
    """Runs in a thinking process: the move of a bot for a view."""
    return str(bot(name).choose(view, Random(seed), budget))


def hints(view: View, budget: float) -> list[dict[str, Any]]:
    """Runs in a thinking process: what a bot would tell somebody in this place."""
    return [found.to_dict() for found in hint(view, budget)]


class Thinking:
    """A bounded pool of processes for bots."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = max(1, workers)
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None
        self.lanes = Lanes(self.workers)

    async def choose(self, name: str, view: View, seed: int, address: str = "", table: str = "") -> str:
        """The bot's move; addresses and tables take turns."""
        async with self.lanes.turn(address, table):
            return str(await self._ask(choose, name, view, seed, self.budget))

    async def hints(self, view: View, address: str = "", table: str = "") -> list[dict[str, Any]]:
        """The best few moves with their values and reasons, the best first."""
        async with self.lanes.turn(address, table):
            return list(await self._ask(hints, view, self.budget))

    async def review(self, record: str, piece: Piece, effort: Effort, address: str, review: str) -> Any:
        """A piece of a review; between two of them others have their turn."""
        async with self.lanes.turn(address, review):
            return await self._ask(work, record, piece, effort)

    async def _ask(self, function: Callable[..., Any], *arguments: Any) -> Any:
        """Runs a function in a thinking process. A pool whose process died is made anew."""
        for _ in range(2):
            if self.pool is None:
                self.pool = processes(self.workers)
            pool = self.pool
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(pool, function, *arguments)
            except BrokenProcessPool:
                if self.pool is pool:  # else another table has made a new one already
                    self.close()
        raise Refusal("unavailable", "bots can't think now; try again soon", 503)

    def close(self) -> None:
        """Ends the processes without waiting for their thoughts."""
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=True, cancel_futures=True)
