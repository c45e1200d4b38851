"""SIGTERM and Ctrl-C: clients are told before uvicorn cuts their connections."""

import asyncio
import signal
import threading
from collections.abc import Callable
from types import FrameType

_FAREWELL = 0.2
"""Seconds in which the last messages go out."""


def end_gently(say_goodbye: Callable[[], None]) -> None:
    """Calls `say_goodbye` at the first signal, uvicorn's own handler a moment later; a second signal is not held up."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)
        if callable(before):
            signal.signal(number, _handler(loop, say_goodbye, before))


def _handler(
    loop: asyncio.AbstractEventLoop,
    say_goodbye: Callable[[], None],
    before: Callable[[int, FrameType | None], object],
) -> Callable[[int, FrameType | None], None]:
    is_ending = False

    def handle(number: int, frame: FrameType | None) -> None:
        nonlocal is_ending
        if is_ending or loop.is_closed():
            before(number, frame)
            return
        is_ending = True
        loop.call_soon_threadsafe(say_goodbye)
        loop.call_soon_threadsafe(loop.call_later, _FAREWELL, before, number, None)

    return handle
