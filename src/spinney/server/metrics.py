"""Numbers for Prometheus, the same whichever of several workers is asked.

The workers of one `spinney serve` share a folder (`prometheus_client` calls it `PROMETHEUS_MULTIPROC_DIR`): each writes
its own numbers there, and whoever is asked adds them up.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess

_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
_STEPS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


@contextmanager
def shared_numbers(workers: int) -> Iterator[None]:
    """A folder for the numbers of several workers, unless the host has given one."""
    if workers == 1 or _FOLDER in os.environ:
        yield
        return
    with TemporaryDirectory(prefix="spinney-metrics-") as folder:
        os.environ[_FOLDER] = folder
        yield
        del os.environ[_FOLDER]


class Metrics:
    """What one server process counts."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.connections = Gauge("spinney_connections", "Open sockets", registry=registry, multiprocess_mode="livesum")
        self.most = Gauge(
            "spinney_connections_most", "Sockets that may be open", registry=registry, multiprocess_mode="livesum"
        )
        self.tables = Gauge("spinney_tables", "Tables in memory", registry=registry, multiprocess_mode="livesum")
        self.moves = Counter("spinney_moves_stored", "Moves stored", registry=registry)
        self.storing = Histogram(
            "spinney_store_seconds", "How long storing a move took", buckets=_STEPS, registry=registry
        )
        self.waiting = Gauge(
            "spinney_bots_waiting", "Bots and hints that wait for a turn", registry=registry,
            multiprocess_mode="livesum",
        )  # fmt: skip
        self.sent = Counter("spinney_messages_sent", "Messages sent to clients", registry=registry)
        self.errors = Counter("spinney_errors", "Errors told to clients", ["code"], registry=registry)
        self.answers = Counter("spinney_http_answers", "Answers to HTTP requests", ["status"], registry=registry)
        self.store_down = Gauge(
            "spinney_store_down", "1 while the database does not answer", registry=registry, multiprocess_mode="livemax"
        )
        self.bus_down = Gauge(
            "spinney_bus_down", "1 while Redis does not answer", registry=registry, multiprocess_mode="livemax"
        )

    def stored(self, moves: int, seconds: float) -> None:
        """Moves were stored, and it took so long."""
        self.moves.inc(moves)
        self.storing.observe(seconds)

    def answered(self, status: int) -> None:
        """A request was answered."""
        self.answers.labels(str(status)).inc()

    def page(self) -> bytes:
        """The text that Prometheus reads."""
        folder = os.environ.get(_FOLDER)
        if folder is None:
            return generate_latest(self.registry)
        _forget_dead(Path(folder))
        all_workers = CollectorRegistry()
        multiprocess.MultiProcessCollector(all_workers, folder)  # type: ignore[no-untyped-call]
        return generate_latest(all_workers)


def _forget_dead(folder: Path) -> None:
    """Sockets and tables of a worker that has died are none; what it had counted stays counted."""
    for file in folder.glob("gauge_live*_*.db"):
        number = file.stem.rpartition("_")[2]
        if number.isdecimal() and not _lives(int(number)):
            multiprocess.mark_process_dead(int(number), str(folder))  # type: ignore[no-untyped-call]


def _lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True
