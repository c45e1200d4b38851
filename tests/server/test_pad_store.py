"""What lasts of joint score pads, on SQLite and on PostgreSQL: changes, conflicts, removal, and the way from before."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, text, update

import spinney.server
from spinney.server.pad_store import ForestRow, PadRow, PadStore
from spinney.server.schema import metadata, pads
from spinney.server.store import SeatRow, Store, TableRow
from tests.server.phones import forest
from tests.server.talk import run
from tests.server.test_store import opened, row, with_store

pytestmark = pytest.mark.xdist_group("server_store")


def new_pad(name: str = "p1", forests: int = 2) -> PadRow:
    """A pad to store."""
    return PadRow(name, "base", 0, [ForestRow(key, 1, "", False, forest(f"P{key}")) for key in range(forests)])


def change(key: int, nonce: str, cave: int = 0) -> ForestRow:
    """Another content for a forest; its revision is up to the store."""
    return ForestRow(key, 0, nonce, True, forest("New", cave))


def test_a_pad_comes_back_as_it_was_stored(database_url: str) -> None:
    async def work(store: Store) -> None:
        known = PadStore(store)
        assert await known.read("p1") is None
        pad = new_pad()
        pad.forests[1] = ForestRow(1, 1, "", True, forest('Zoë 🌲 "x" \\ \u0000'))
        await known.create(pad)
        await known.create(new_pad("p2", 5))
        assert await known.read("p1") == pad
        assert await known.seqs(["p1", "p2", "p3"]) == {"p1": 0, "p2": 0}
        async with opened(database_url) as second:
            assert await PadStore(second).read("p1") == pad

    with_store(database_url, work)


def test_of_changes_of_one_revision_one_is_stored(database_url: str) -> None:
    """Whatever else happens to the pad at that moment; a repeated one is known by its nonce."""

    async def work(store: Store) -> None:
        known = PadStore(store)
        await known.create(new_pad())
        puts = [known.put("p1", 1, change(0, f"n{number}", number)) for number in range(6)]
        others = [known.put("p1", 1, change(1, "other")), known.add("p1", "more", True, forest())]
        outcomes = [done.outcome for done in await asyncio.gather(*puts, *others)]
        assert sorted(outcomes[:6]) == ["done"] + ["stale"] * 5
        assert outcomes[6:] == ["done", "done"]
        pad = await known.read("p1")
        assert pad is not None
        won = outcomes.index("done")
        assert pad.forests[0] == ForestRow(0, 2, f"n{won}", True, forest("New", won))
        assert [(one.key, one.rev, one.nonce) for one in pad.forests[1:]] == [(1, 2, "other"), (2, 1, "more")]
        assert pad.seq == 3  # what was refused counts for nothing
        for rev in (1, 2):
            assert await known.put("p1", rev, change(0, f"n{won}", 50)) == ("repeated", pad)
        assert await known.put("p1", 3, change(0, "early")) == ("stale", pad)
        assert await known.put("p1", 1, change(7, "x")) == ("no_forest", pad)
        assert await known.put("p9", 1, change(0, "x")) == ("no_pad", None)

    with_store(database_url, work)


def test_never_more_than_five_and_never_none(database_url: str) -> None:
    async def work(store: Store) -> None:
        known = PadStore(store)
        await known.create(new_pad())
        adds = [known.add("p1", f"a{number % 4}", False, forest()) for number in range(8)]
        outcomes = [done.outcome for done in await asyncio.gather(*adds)]
        assert outcomes.count("done") == 3
        pad = await known.read("p1")
        assert pad is not None
        assert [one.key for one in pad.forests] == [0, 1, 2, 3, 4]
        assert len({one.nonce for one in pad.forests[2:]}) == 3
        assert (await known.add("p1", pad.forests[2].nonce, False, forest())).outcome == "repeated"
        assert (await known.drop("p1", 4, 2)).outcome == "stale"
        assert (await known.drop("p1", 9, 1)).outcome == "no_forest"
        dropped = await asyncio.gather(*(known.drop("p1", key, 1) for key in range(5)))
        assert sorted(done.outcome for done in dropped) == ["done"] * 4 + ["last"]
        pad = (await known.add("p1", "late", False, forest())).pad
        assert pad is not None
        assert [one.key for one in pad.forests][1:] == [5]  # a key never comes again

    with_store(database_url, work)


def test_what_nobody_has_changed_goes(database_url: str) -> None:
    async def work(store: Store) -> None:
        known = PadStore(store)
        for name in ("old", "used", "young"):
            await known.create(new_pad(name))
        async with store.database.engine.begin() as connection:
            await connection.execute(update(pads).where(pads.c.id != "young").values(changed=time.time() - 100))
        await known.put("used", 1, change(0, "n"))
        assert await known.remove_unchanged(time.time() - 50) == 1
        assert await known.seqs(["old", "used", "young"]) == {"used": 1, "young": 0}
        async with store.database.engine.connect() as connection:
            assert (await connection.execute(text("SELECT count(*) FROM pad_forests"))).scalar() == 4

    with_store(database_url, work)


def migrations(connection: Connection) -> Config:
    """All steps from the first schema to today's."""
    config = Config()
    config.set_main_option("script_location", str(Path(spinney.server.__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection, revision: str) -> None:
    """Brings a database to a revision of the past."""
    command.upgrade(migrations(connection), revision)


def differences(connection: Connection) -> list[Any]:
    """What the migrations make otherwise than `schema` says; SQLite does not heed the length of a text."""
    compare = {"compare_type": connection.dialect.name != "sqlite"}
    return list(compare_metadata(MigrationContext.configure(connection, opts=compare), metadata))


def fill(connection: Connection, table: TableRow) -> None:
    """Stores a table and a move as the first version did."""
    old = MetaData()
    old.reflect(connection)
    values = {"table_id": table.id, "seq": 0, "seat": 0, "action": "keep", "nonce": "n", "at": 0.0}
    columns = {name: getattr(table, name) for name in TableRow.__slots__}
    columns |= {name: json.dumps(columns[name]) for name in ("options", "settings", "deal")}
    connection.execute(text(_insertion(old.tables["tables"])), columns)
    for seat in table.seats:
        person = {name: getattr(seat, name) for name in SeatRow.__slots__}
        connection.execute(text(_insertion(old.tables["seats"])), {"table_id": table.id, **person})
    connection.execute(text(_insertion(old.tables["log"])), values)


def _insertion(table: Table) -> str:
    names = [column.name for column in table.columns]
    return f"INSERT INTO {table.name} ({', '.join(names)}) VALUES ({', '.join(f':{name}' for name in names)})"


def test_a_database_from_before_pads(database_url: str) -> None:
    """All that it holds stays, and pads can be made."""

    async def go() -> None:
        before = Store(database_url).database.engine
        table = row()
        async with before.begin() as connection:
            await connection.run_sync(upgrade, "0001")
            await connection.run_sync(fill, table)
        await before.dispose()
        async with opened(database_url) as store:
            assert await store.table("t1") == table, "its rules are those that all games had then"
            assert [entry.action for entry in await store.log("t1")] == ["keep"]
            await PadStore(store).create(new_pad())
            async with store.database.engine.connect() as connection:
                assert await connection.run_sync(differences) == []

    run(go())
