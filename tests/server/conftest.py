"""Servers that tests share: PostgreSQL and Redis are started when the first test of a worker asks for them."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.machines import PostgresServer, RedisServer, SpinneyServer, postgres_programs


def pytest_configure(config: pytest.Config) -> None:
    """Without xdist the mark has to be made known."""
    config.addinivalue_line("markers", "xdist_group(name): tests that run in one worker")


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A PostgreSQL for this worker; a test that stops it starts it again."""
    if postgres_programs() is None:
        pytest.skip("PostgreSQL is not installed")
    server = PostgresServer()
    yield server
    server.close()


@pytest.fixture(scope="session")
def redis_server() -> Iterator[RedisServer]:
    """A Redis for this worker; a test that stops it starts it again."""
    if shutil.which("redis-server") is None:
        pytest.skip("Redis is not installed")
    server = RedisServer()
    yield server
    server.close()


@pytest.fixture(scope="session")
def pair(postgres: PostgresServer, redis_server: RedisServer) -> Iterator[list[SpinneyServer]]:
    """Two server processes on one PostgreSQL and one Redis, started at once on an empty database."""
    url = postgres.new_database()
    servers: list[SpinneyServer] = []
    try:
        servers += [SpinneyServer(url, redis_server.url, wait=False, SPINNEY_WEBHOOK_PRIVATE=1) for _ in range(2)]
        for server in servers:
            server.wait_healthy()
        yield servers
    finally:
        for server in servers:
            server.close()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a new SQLite database."""
    return f"sqlite:///{tmp_path / 'spinney.db'}"


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """The address of a new PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest) -> str:
    """The address of a new database, of both kinds in turn."""
    url: str = request.getfixturevalue("sqlite_url" if request.param == "sqlite" else "postgres_url")
    return url


@pytest.fixture
def start_server() -> Iterator[Callable[..., SpinneyServer]]:
    """Starts servers (arguments as for `SpinneyServer`) that end with the test."""
    started: list[SpinneyServer] = []

    def start(database_url: str, redis_url: str = "", **rest: str | int | float) -> SpinneyServer:
        started.append(SpinneyServer(database_url, redis_url, **rest))  # type: ignore[arg-type]
        return started[-1]

    yield start
    for server in started:
        server.close()
