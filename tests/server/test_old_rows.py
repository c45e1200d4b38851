"""PostgreSQL with the rows of an earlier server: today's server brings them up to date, and the tables go on."""

import asyncio
import sqlite3
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import pytest
from alembic.script import ScriptDirectory
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from tests.records.test_old_database import LEFT, goes_on, reviewed, unpacked
from tests.server.machines import SpinneyServer
from tests.server.phones import show_pad
from tests.server.talk import check_no_crash, run
from tests.server.test_pad_store import migrations, upgrade

pytestmark = pytest.mark.xdist_group("servers")

MOVES = 8
TABLES = ("tables", "seats", "log", "pads", "pad_forests")
"""What the first servers kept, in an order in which no row names one that is still to come."""


def rows_of(source: sqlite3.Connection, table: str) -> tuple[list[str], list[Sequence[Any]]]:
    """The columns of a table, and all that is in it."""
    cursor = source.execute(f"SELECT * FROM {table}")
    return [column[0] for column in cursor.description], cursor.fetchall()


def schema_before(connection: Connection) -> str:
    """The schema that the last one before today's made."""
    scripts = ScriptDirectory.from_config(migrations(connection))
    return str(scripts.get_revision("head").down_revision)


async def left_behind(url: str, source: sqlite3.Connection, goes_through_the_last: bool) -> None:
    """Fills a PostgreSQL database as an earlier server left an SQLite database.

    Perhaps the server before today's had it in between.
    """
    [revision] = source.execute("SELECT version_num FROM alembic_version").fetchone()
    engine = create_async_engine(url.replace("postgresql://", "postgresql+asyncpg://"))
    async with engine.begin() as connection:
        await connection.run_sync(upgrade, revision)
    target = await asyncpg.connect(url)
    for table in TABLES:
        columns, rows = rows_of(source, table)
        kinds = dict(
            await target.fetch(
                "SELECT column_name, data_type FROM information_schema.columns WHERE table_name = $1", table
            )
        )
        values = [
            [bool(value) if kinds[name] == "boolean" else value for name, value in zip(columns, row, strict=True)]
            for row in rows
        ]
        names = ", ".join(f'"{name}"' for name in columns)
        places = ", ".join(f"${number}" for number in range(1, len(columns) + 1))
        await target.executemany(f"INSERT INTO {table} ({names}) VALUES ({places})", values)
    await target.close()
    if goes_through_the_last:
        async with engine.begin() as connection:
            await connection.run_sync(upgrade, await connection.run_sync(schema_before))
    await engine.dispose()


async def asked(url: str, question: str) -> Any:
    """One value of the database."""
    connection = await asyncpg.connect(url)
    try:
        return await connection.fetchval(question)
    finally:
        await connection.close()


@pytest.mark.parametrize("goes_through_the_last", [False, True])
def test_old_rows_are_taken_over_on_postgresql(tmp_path: Path, postgres_url: str, goes_through_the_last: bool) -> None:
    source = sqlite3.connect(unpacked(tmp_path).removeprefix("sqlite:///"))
    asyncio.run(left_behind(postgres_url, source, goes_through_the_last))
    source.close()
    assert asyncio.run(asked(postgres_url, "SELECT count(*) FROM tables WHERE status = 'running'")) == 2
    server = SpinneyServer(postgres_url)
    try:
        for left in LEFT["tables"]:
            run(goes_on(server, left, MOVES))
        for pad in LEFT["pads"]:
            shown = show_pad(server, pad["pad"])
            assert [score["total"] for score in shown["scores"]["scores"]] == pad["totals"]
        assert asyncio.run(asked(postgres_url, "SELECT count(*) FROM log")) == 160 + 2 * MOVES
        reviewed(server, LEFT["tables"][0])
        check_no_crash(server)
    finally:
        server.close()
    assert asyncio.run(asked(postgres_url, "SELECT version_num FROM alembic_version")) != "0002"
    assert asyncio.run(asked(postgres_url, "SELECT count(*) FROM reviews WHERE ready")) == 1
