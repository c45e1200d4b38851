"""The store on SQLite and on PostgreSQL: tables, seats, logs, conflicts, retries, lists."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from spinney.server.database import async_url
from spinney.server.journal import Journal, LogRow
from spinney.server.store import Conflict, Entries, SeatRow, Store, TableRow
from tests.server.talk import run

pytestmark = pytest.mark.xdist_group("server_store")


def row(name: str = "t1", seats: int = 2, **changes: Any) -> TableRow:
    """A table to store."""
    people = [SeatRow(number, "", "open") for number in range(seats)]
    people[0] = SeatRow(0, "Ana", "human", f"hash-{name}", "player")
    values: dict[str, Any] = {
        "id": name, "edition": "base", "options": {"removed": 30}, "settings": {"live_scores": True},
        "deal": {"deck": ["B001"], "start": 0}, "status": "open", "created": 1.0, "changed": 1.0, "rematch_of": None,
        "rematch": None, "result": None, "seats": people,
    }  # fmt: skip
    return TableRow(**(values | changes))


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    """A store for the length of a block."""
    store = Store(url)
    await store.start()
    try:
        yield store
    finally:
        await store.close()


def with_store(url: str, work: Callable[[Store], Awaitable[None]]) -> None:
    """Runs something with a new store."""

    async def go() -> None:
        async with opened(url) as store:
            await work(store)

    run(go())


def test_addresses() -> None:
    assert async_url("sqlite:///x.db") == "sqlite+aiosqlite:///x.db"
    assert async_url("postgresql://a:b@c/d") == "postgresql+asyncpg://a:b@c/d"
    assert async_url("postgres://a:b@c/d") == "postgresql+asyncpg://a:b@c/d"


def test_a_table_comes_back_as_it_was_stored(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.check()
        assert await store.table("t1") is None
        table = row(options={"cuckoo": "one", "note": 'Ä "quoted" \\u0000'})
        table.seats[1] = SeatRow(1, "Zoë 🌲", "human", "h", "p", True, "https://x", "es")
        await store.create(table)
        assert await store.table("t1") == table
        assert await store.log("t1") == []
        async with opened(database_url) as second:  # another start finds what is there
            assert await second.table("t1") == table

    with_store(database_url, work)


def test_a_seat_is_taken_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row(seats=3))
        tries = [store.take_seat("t1", SeatRow(1, f"P{number}", "human", f"h{number}")) for number in range(8)]
        taken = await asyncio.gather(*tries)
        assert sorted(taken) == [False] * 7 + [True]
        found = await store.table("t1")
        assert found is not None
        assert found.seats[1].name == f"P{taken.index(True)}"
        assert found.seats[2].kind == "open"
        await store.change_seat("t1", 1, {"stand_in": True, "webhook": "https://x"})
        found = await store.table("t1")
        assert found is not None
        assert (found.seats[1].stand_in, found.seats[1].webhook, found.seats[0].stand_in) == (True, "https://x", False)
        assert not await store.take_seat("nothing", SeatRow(1, "P", "human"))

    with_store(database_url, work)


def test_a_status_changes_once(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        changes = await asyncio.gather(*(store.change_table("t1", {"status": "running"}, "open") for _ in range(4)))
        assert sorted(changes) == [False, False, False, True]
        assert await store.change_table("t1", {"result": {"totals": [1, 2]}})
        found = await store.table("t1")
        assert found is not None
        assert (found.status, found.result) == ("running", {"totals": [1, 2]})
        assert found.changed > 1.0
        assert not await store.change_table("t2", {"status": "over"})

    with_store(database_url, work)


def test_of_two_entries_for_one_place_one_is_stored(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        await store.append("t1", 0, Entries(0, ["keep"]))
        with pytest.raises(Conflict):
            await store.append("t1", 0, Entries(1, ["mulligan"]))
        outcomes = await asyncio.gather(
            *(store.append("t1", 1, Entries(1, [f"m{n}"])) for n in range(6)), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 5
        entries = await store.log("t1")
        assert [(entry.seq, entry.seat) for entry in entries] == [(0, 0), (1, 1)]
        assert entries[1].action == f"m{outcomes.index(None)}"
        assert [entry.seq for entry in await store.log("t1", 1)] == [1]
        assert await store.log("t1", 2) == []

    with_store(database_url, work)


def test_a_conflict_in_a_batch_harms_no_other_entry(database_url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(20):
            await store.create(row(f"t{number}"))
        await store.append("t7", 0, Entries(0, ["first"]))
        both = [store.append(f"t{number}", 0, Entries(0, ["keep"])) for number in range(20)]
        later = [store.append(f"t{number}", 1, Entries(0, ["draw deck"])) for number in range(20)]
        outcomes = await asyncio.gather(*both, *later, return_exceptions=True)
        assert [at for at, outcome in enumerate(outcomes) if outcome is not None] == [7]
        assert isinstance(outcomes[7], Conflict)
        for number in range(20):
            actions = [entry.action for entry in await store.log(f"t{number}")]
            assert actions == ["first" if number == 7 else "keep", "draw deck"]

    with_store(database_url, work)


def test_an_entry_of_an_unknown_table_is_a_conflict(database_url: str) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(Conflict):
            await store.append("gone", 0, Entries(0, ["keep"]))
        await store.create(row())
        await store.append("t1", 0, Entries(0, ["keep"]))

    with_store(database_url, work)


class Forgetful(Journal):
    """Its database stores and then loses the connection before it answers, so many times."""

    lost = 2

    async def _insert(self, rows: list[LogRow]) -> None:
        await super()._insert(rows)
        if self.lost:
            self.lost -= 1
            raise OperationalError("INSERT", {}, ConnectionError("the connection is gone"))


def test_entries_that_hold_together_are_stored_whole_or_not_at_all(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        await store.append("t1", 0, Entries(0, ["play", "on", "pay"]))
        with pytest.raises(Conflict):
            await store.append("t1", 2, Entries(1, ["too late", "by one"]))
        outcomes = await asyncio.gather(
            *(store.append("t1", 3, Entries(seat, ["draw", "draw"])) for seat in range(4)), return_exceptions=True
        )
        assert sum(outcome is None for outcome in outcomes) == 1
        found = await store.log("t1")
        assert [entry.action for entry in found] == ["play", "on", "pay", "draw", "draw"]
        assert found[3].seat == found[4].seat

    with_store(database_url, work)


def test_an_entry_whose_answer_was_lost_counts_as_stored(database_url: str) -> None:
    """The next try finds the own nonce in its place; a stranger's entry there is a conflict."""

    async def work(store: Store) -> None:
        await store.create(row())
        await store.create(row("t2"))
        await store.append("t2", 0, Entries(0, ["theirs"]))
        journal = Forgetful(store.database)
        journal.start()
        rows = [LogRow("t1", 0, 0, "mine", "nonce-1", time.time()), LogRow("t1", 1, 1, "next", "nonce-2", time.time())]
        await asyncio.gather(*(journal.append([entry]) for entry in rows))
        with pytest.raises(Conflict):
            await journal.append([LogRow("t2", 0, 0, "mine", "nonce-3", time.time())])
        assert not journal.is_down
        await journal.close()
        assert [(entry.action, entry.nonce) for entry in await store.log("t1")] == [
            ("mine", "nonce-1"),
            ("next", "nonce-2"),
        ]
        assert [entry.action for entry in await store.log("t2")] == ["theirs"]

    with_store(database_url, work)


class Away(Journal):
    """Its database does not answer for a while."""

    tries = 0

    async def _insert(self, rows: list[LogRow]) -> None:
        self.tries += 1
        if self.tries <= 3:
            raise OperationalError("INSERT", {}, ConnectionError("nobody there"))
        await super()._insert(rows)


def test_entries_wait_for_the_database(sqlite_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        journal = Away(store.database)
        journal.start()
        waiting = asyncio.create_task(journal.append([LogRow("t1", 0, 0, "keep", "n", 0.0)]))
        await asyncio.sleep(0.02)
        assert not waiting.done()
        assert journal.is_down
        await waiting
        assert not journal.is_down
        await journal.close()
        assert len(await store.log("t1")) == 1

    with_store(sqlite_url, work)


def test_closing_writes_what_is_waiting(sqlite_url: str) -> None:
    async def go() -> None:
        async with opened(sqlite_url) as store:
            await store.create(row())
            tasks = [asyncio.create_task(store.append("t1", seq, Entries(0, [f"m{seq}"]))) for seq in range(50)]
            await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        async with opened(sqlite_url) as store:
            assert len(await store.log("t1")) == 50

    run(go())


def test_one_rematch_holds(database_url: str) -> None:
    async def work(store: Store) -> None:
        await store.create(row())
        holds = await asyncio.gather(*(store.claim_rematch("t1", f"new{number}") for number in range(6)))
        assert len(set(holds)) == 1
        assert await store.claim_rematch("t1", "late") == holds[0]
        await store.create(row("new9"))
        await store.remove("new9")
        assert await store.table("new9") is None

    with_store(database_url, work)


def test_lists(database_url: str) -> None:
    async def work(store: Store) -> None:
        for number in range(12):
            await store.create(row(f"t{number}", changed=float(number)))
        await store.change_table("t3", {"status": "over", "result": {"totals": [3]}})
        mine = await store.tables_of(["player"])
        assert [table["id"] for table in mine][:2] == ["t3", "t11"]
        assert len(mine) == 12
        assert mine[0]["result"] == {"totals": [3]}
        assert len(await store.tables_of(["player"], limit=5)) == 5
        assert [table["id"] for table in await store.tables_of(["hash-t4"])] == ["t4"]
        assert await store.tables_of(["nobody"]) == []
        assert await store.tables_of([]) == []

    with_store(database_url, work)
