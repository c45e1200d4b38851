"""Where the games of an arena are played: here, in several processes, or on a Ray cluster."""

from collections.abc import Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from itertools import islice
from typing import Any

from spinney.arena.games import Arena, play_game
from spinney.bots.pool import processes
from spinney.errors import BadOption

Game = dict[str, Any]


def play_here(arena: Arena, numbers: Iterable[int], jobs: int) -> Iterator[Game]:
    """The games as they are finished, on this machine."""
    if jobs <= 1:
        for number in numbers:
            yield play_game(arena, number)
        return
    pool = processes(jobs)
    try:
        todo = iter(numbers)
        # One game ahead for each process: what waits is lost when the run is ended.
        running: set[Future[Game]] = {pool.submit(play_game, arena, n) for n in islice(todo, 2 * jobs)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                running |= {pool.submit(play_game, arena, n) for n in islice(todo, 1)}
                yield future.result()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def play_on_ray(arena: Arena, numbers: Iterable[int], address: str) -> Iterator[Game]:
    """The games as they are finished, on a Ray cluster whose nodes have this package; `local` starts one here.

    :raises BadOption: if Ray is not installed or can't be reached.
    """
    try:
        import ray
    except ImportError:
        raise BadOption("--ray needs the package ray: pip install 'spinney[ray]'") from None
    try:
        ray.init(address=None if address == "local" else address, include_dashboard=False, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadOption(f"Ray at {address!r:.60} can't be reached: {error}") from None
    try:
        task = ray.remote(play_game)
        todo = iter(numbers)
        ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running = [task.remote(arena, number) for number in islice(todo, ahead)]
        while running:
            done, running = ray.wait(running)
            running += [task.remote(arena, number) for number in islice(todo, len(done))]
            yield from ray.get(done)
    finally:
        ray.shutdown()
