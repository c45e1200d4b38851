"""Bots think in processes of their own, so that a slow one delays nobody's messages."""

import asyncio
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random

from spinney.bots.base import bot
from spinney.engine.view import View


def choose(name: str, view: View, seed: int, budget: float) -> str:
    """Runs in a thinking process: the move of a bot for a view."""
    return str(bot(name).choose(view, Random(seed), budget))


class Thinking:
    """A bounded pool of processes for bots."""

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = max(1, workers)
        self.budget = budget
        self.pool: ProcessPoolExecutor | None = None

    async def choose(self, name: str, view: View, seed: int) -> str:
        """The bot's move. A pool whose process died is made anew."""
        for _ in range(2):
            if self.pool is None:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers, mp_context=context)
            try:
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(self.pool, choose, name, view, seed, self.budget)
            except BrokenProcessPool:
                self.close()
        raise RuntimeError("the processes for bots die at once")

    def close(self) -> None:
        """Ends the processes without waiting for their thoughts."""
        if self.pool is not None:
            self.pool.shutdown(wait=False, cancel_futures=True)
            self.pool = None
