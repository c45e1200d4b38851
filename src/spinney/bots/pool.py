"""Processes in which bots think: for a match on several processors, and beside the table server."""

import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor


def processes(number: int) -> ProcessPoolExecutor:
    """A pool of processes that end with the one that started them, however that ends."""
    return ProcessPoolExecutor(number, mp_context=multiprocessing.get_context("spawn"), initializer=_begin)


def _begin() -> None:
    """Runs first in each process: Ctrl-C is for the one that started them."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)
