"""The database itself: connections to it, its file, whether it can store, and why not."""

import asyncio
import contextlib
import errno
import logging
import os
import sqlite3
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, event, make_url, text, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from spinney.errors import BadOption
from spinney.server.schema import clock

try:  # a PostgreSQL that is just starting refuses with errors that SQLAlchemy does not translate
    from asyncpg import InterfaceError, PostgresError  # type: ignore[import-untyped]

    _RAW: tuple[type[Exception], ...] = (InterfaceError, PostgresError)
except ImportError:
    _RAW = ()

log = logging.getLogger("spinney.server")

DOWN: tuple[type[Exception], ...] = (DBAPIError, PoolTimeout, OSError, asyncio.TimeoutError, *_RAW)
"""What a database raises that does not answer."""
AWAY = "the database can't store or read now; try again soon"
_BUSY = 1000
"""Milliseconds that SQLite waits for somebody else's lock; after that the clients are told."""
_PROBE = 2.0
_TICK = 0.001
"""Seconds that storing something on trial puts the own time forward: SQLite writes nothing where nothing changes."""
_ROOM = 1 << 20
"""Bytes that must be free on the disk."""
_MODE = 0o600


class Gone(OSError):
    """The file of the database is no longer the one that was opened: what is written into that one is lost."""


def async_url(url: str) -> str:
    """The address with the driver that the server uses."""
    address = make_url(url)
    drivers = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
    return address.set(drivername=drivers.get(address.drivername, address.drivername)).render_as_string(False)


def _make_engine(address: str) -> AsyncEngine:
    """A pool of connections; SQLite writes ahead and waits for its turn."""
    if address.startswith("sqlite"):
        engine = create_async_engine(address, connect_args={"timeout": _BUSY / 1000})
        event.listen(engine.sync_engine, "connect", _tune_sqlite)
        return engine
    return create_async_engine(address, pool_size=5, max_overflow=10, pool_pre_ping=True, pool_timeout=5)


def _tune_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    # No checkpoints of its own: they would hold up the move that happens to start one (see `Store._checkpoint`).
    settings = (
        f"busy_timeout={_BUSY}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "wal_autocheckpoint=0",
    )  # fmt: skip
    for setting in settings:
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrations(connection: Connection) -> tuple[Config, str, str | None]:
    """How to bring it up to date, the schema of this Spinney, and the one that is found there."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    scripts = ScriptDirectory.from_config(config)
    head = str(scripts.get_current_head())
    found = MigrationContext.configure(connection).get_current_revision()
    if found is not None and found not in {script.revision for script in scripts.walk_revisions()}:
        raise BadOption(
            f"SPINNEY_DATABASE_URL: the database is of a newer Spinney (schema {found}; this one knows up to {head})"
        )
    return config, head, found


def _upgrade(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # two servers that start together take turns
        connection.execute(text("SELECT pg_advisory_xact_lock(7217)"))
    config, _, _ = _migrations(connection)
    command.upgrade(config, "head")


def _check_schema(connection: Connection) -> None:
    _, head, found = _migrations(connection)
    if found is None:
        raise BadOption("SPINNEY_DATABASE_URL: this is no database of Spinney; 'spinney serve' makes one")
    if found != head:
        raise BadOption(
            f"SPINNEY_DATABASE_URL: the database is of an older Spinney (schema {found}; this one needs {head}). "
            "Nothing was changed: use the spinney admin of that version, or start the new 'spinney serve' first, "
            "which brings the database up to date"
        )


def reason(error: BaseException) -> str:
    """Why a database can't store, in a few words that anybody may read: no addresses, no names."""
    original = getattr(error, "orig", None) or error
    if isinstance(original, Gone | sqlite3.Error):
        return str(original)
    if isinstance(original, OSError) and original.strerror:
        return original.strerror
    return type(original.__cause__ or original).__name__  # what SQLAlchemy wraps has the better name


class Database:
    """All connections go through here, so that what fails is noticed, and said once."""

    def __init__(self, url: str) -> None:
        address = async_url(url)
        self.engine = _make_engine(address)
        self.is_sqlite = address.startswith("sqlite")
        name = make_url(address).database
        self.file = Path(name) if self.is_sqlite and name and name != ":memory:" else None
        self.opened: tuple[int, int] | None = None
        """Device and number of the file that was opened."""
        self.ahead: tuple[int, int] | None = None
        """The same of the file into which SQLite writes ahead, once it is there."""
        self.why: str | None = None
        """Why it can't store now; None while it can."""
        self.probed = 0.0

    async def start(self) -> None:
        """Brings it up to date; its file is for nobody else to read."""
        if self.file is not None:
            with contextlib.suppress(FileExistsError):
                os.close(os.open(self.file, os.O_CREAT | os.O_EXCL | os.O_RDWR, _MODE))
            for file in (self.file, *self.file.parent.glob(f"{self.file.name}-*")):
                if file.name.removeprefix(self.file.name) in ("", "-wal", "-shm") and file.stat().st_mode & 0o077:
                    with contextlib.suppress(OSError):  # another user's, who may let us write all the same
                        file.chmod(_MODE)
        async with self.engine.begin() as connection:
            await connection.run_sync(_upgrade)
        self._note_file()

    async def join(self) -> None:
        """Uses it as it is, perhaps beside a running server; `BadOption` if that is of another version."""
        async with self.engine.connect() as connection:
            await connection.run_sync(_check_schema)
        self._note_file()

    def _note_file(self) -> None:
        if self.file is not None:
            found = self.file.stat()
            self.opened = (found.st_dev, found.st_ino)

    async def close(self) -> None:
        """Lets go of it."""
        await self.engine.dispose()

    # -- connections ------------------------------------------------------------------------------------------

    @contextlib.asynccontextmanager
    async def begin(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it counts only if the file is still there afterwards."""
        with self._noticing():
            self.check_file()
            async with self.engine.begin() as connection:
                yield connection
            self.check_file()
        self.worked()

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading, or for whoever commits and checks the file afterwards."""
        with self._noticing():
            self.check_file()
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.contextmanager
    def _noticing(self) -> Iterator[None]:
        """Notes what fails; neither a place that is taken nor a crowd before the pool says anything of the database."""
        try:
            yield
        except (IntegrityError, PoolTimeout):
            raise
        except DOWN as error:
            self.failed(error)
            raise

    def check_file(self) -> None:
        """Raises `Gone` unless the file is the one that was opened."""
        if self.file is None or self.opened is None:
            return
        try:
            found = self.file.stat()
        except FileNotFoundError as error:
            raise Gone("the file of the database is gone") from error
        if (found.st_dev, found.st_ino) != self.opened:
            raise Gone("the file of the database was replaced; restart the server")
        self._check_ahead(self.file.with_name(self.file.name + "-wal"))

    def _check_ahead(self, file: Path) -> None:
        """Connections that are open would write on into a file without a name, and a crash would take all of it."""
        try:
            found = file.stat()
        except FileNotFoundError as error:
            if self.ahead is None:
                return
            raise Gone("the -wal file of the database is gone; restart the server") from error
        if self.ahead is None:
            self.ahead = (found.st_dev, found.st_ino)
        elif (found.st_dev, found.st_ino) != self.ahead:
            raise Gone("the -wal file of the database was replaced; restart the server")

    # -- can it store? ----------------------------------------------------------------------------------------

    def failed(self, error: BaseException) -> None:
        """Notes that it can't store; the log says so once."""
        if self.why is None:
            self.why = reason(error)
            log.error("the database can't store", extra={"why": self.why, "error": str(error).splitlines()[:1]})

    def worked(self) -> None:
        """Notes that something was stored."""
        if self.why is not None:
            log.warning("the database stores again", extra={"was": self.why})
            self.why = None

    async def probe(self) -> None:
        """Finds out whether it can store; while it could not, by storing something."""
        self.probed = time.monotonic()
        try:
            await asyncio.wait_for(self._probe(self.why is not None), _PROBE)
        except DOWN as error:
            self.failed(error)

    async def _probe(self, by_writing: bool) -> None:
        self.check_file()
        if self.file is not None:
            disk = os.statvfs(self.file.parent)
            if disk.f_bavail * disk.f_frsize < _ROOM:
                raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        if by_writing:
            async with self.begin() as connection:
                await connection.execute(update(clock).values(now=clock.c.now + _TICK))
            return
        async with self.engine.connect() as connection:
            if self.is_sqlite:
                await connection.execute(text("BEGIN IMMEDIATE"))
                await connection.rollback()
            else:
                read_only = (await connection.execute(text("SHOW transaction_read_only"))).scalar()
                if read_only != "off":
                    raise OSError(errno.EROFS, os.strerror(errno.EROFS))
