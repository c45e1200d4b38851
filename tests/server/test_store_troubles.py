"""A database that can't store, for real: locked, full, read-only, gone. It is said, and nothing is lost."""

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import psutil
import pytest

from spinney.errors import BadOption
from spinney.server.auth import hash_of
from spinney.server.bus import OneProcess
from spinney.server.clock import OwnClock
from spinney.server.hub import Hub
from spinney.server.protocol import NewPad, NewTable
from spinney.server.run import serve
from spinney.server.settings import Settings
from spinney.server.store import Store
from tests.server.machines import SOAK, SpinneyServer, read_log, until
from tests.server.phones import forest
from tests.server.players import Client, Driver, check_nothing_lost, play_random_game, players
from tests.server.talk import get, link, make, post, refused, run
from tests.server.test_store import opened

pytestmark = pytest.mark.xdist_group("servers")

Start = Callable[..., SpinneyServer]
Trouble = Callable[[Path], contextlib.AbstractContextManager[None]]


@contextlib.contextmanager
def small_disk(**options: str) -> Iterator[Path]:
    """A file system of our own, of two megabytes; only root may make one."""
    folder = Path(tempfile.mkdtemp(prefix="spinney-disk-"))
    words = ",".join(["size=3m", *options.values()])
    done = subprocess.run(["mount", "-t", "tmpfs", "-o", words, "tmpfs", folder], capture_output=True, check=False)
    try:
        if done.returncode:
            pytest.skip("a file system can't be mounted here")
        yield folder
    finally:
        subprocess.run(["umount", "-l", folder], capture_output=True, check=False)
        shutil.rmtree(folder, ignore_errors=True)


@contextlib.contextmanager
def full(file: Path) -> Iterator[None]:
    """Somebody else fills the disk to the last byte."""
    filler = file.with_name("filler")
    with filler.open("wb", buffering=0) as out, contextlib.suppress(OSError):
        while out.write(bytes(4096)):
            pass
    yield
    filler.unlink()


@contextlib.contextmanager
def locked(file: Path) -> Iterator[None]:
    """Another program holds the lock for writing."""
    with contextlib.closing(sqlite3.connect(file, isolation_level=None, timeout=30)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


@contextlib.contextmanager
def gone(file: Path) -> Iterator[None]:
    """Somebody has moved the file away; SQLite would write on into it, and a restart would find nothing."""
    away = file.with_name("elsewhere")
    file.rename(away)
    yield
    away.rename(file)


@contextlib.contextmanager
def read_only(file: Path) -> Iterator[None]:
    """Nobody may write into the files any more, not even who has them open; as after an error of the disk."""
    files = [file, file.with_name(file.name + "-wal")]
    done = subprocess.run(["chattr", "+i", *files], capture_output=True, check=False)
    try:
        if done.returncode:
            pytest.skip("files can't be made immutable here")
        yield
    finally:
        subprocess.run(["chattr", "-i", *files], capture_output=True, check=False)


def says_why(server: SpinneyServer) -> str:
    """What `/healthz` says while the database can't store; empty while it can."""
    answer = get(server, "/healthz")
    body = answer.json()
    assert (answer.status_code == 503) == (body["status"] == "store_down")
    return str(body.get("why") or "")


@pytest.mark.parametrize(
    ("trouble", "why"),
    [(full, "full|space"), (locked, "locked"), (gone, "gone"), (read_only, "readonly|I/O")],
    ids=["full", "locked", "gone", "read-only"],
)
def test_a_database_that_cannot_store(trouble: Trouble, why: str, start_server: Start, tmp_path: Path) -> None:
    """In the middle of a game: everybody is told, `/healthz` and one line of the log say why, and the game goes on."""
    with small_disk() if trouble is full else contextlib.nullcontext(tmp_path) as folder:
        file = folder / "spinney.db"
        server = start_server(f"sqlite:///{file}")
        made = server.new_table(bots=())

        async def play() -> list[Client]:
            async with players(server.base_url, made) as clients, asyncio.TaskGroup() as tasks:
                for seat, client in enumerate(clients):
                    driver = Driver(Random(seat), stop_at=60, stay=False, hurry=0.5)
                    tasks.create_task(play_random_game(client, driver))
                await clients[0].wait_seq(20)
                marks = [len(client.messages) for client in clients]
                with trouble(file):
                    for client, mark in zip(clients, marks, strict=True):
                        await client.wait_message("notice", mark, "store_down")
                    found = await asyncio.to_thread(says_why, server)
                    assert any(word in found for word in why.split("|")), found
                    answer = await asyncio.to_thread(
                        post, server, "/api/tables", {"edition": "base", "seats": ["me", "me"]}
                    )
                    assert refused(answer) == (503, "unavailable")
                for client, mark in zip(clients, marks, strict=True):
                    await client.wait_message("notice", mark, "store_back")
            return clients

        clients = run(play())
        assert [client.connects for client in clients] == [1, 1]
        until(lambda: not says_why(server), "it does not get well")
        log = check_nothing_lost(server.database_url, clients)
        assert len(log) >= 60
        assert server.log().count("can't store") == 1, server.log()
        assert server.log().count("stores again") == 1
        assert "Traceback" not in server.log(), server.log()
        server.close()


def test_a_file_that_was_replaced(tmp_path: Path, start_server: Start) -> None:
    """Another database in its place is not taken for it: nothing is confirmed that a restart would not find."""
    file = tmp_path / "spinney.db"
    server = start_server(f"sqlite:///{file}")
    made = make(server, "me", "me", seed=5)
    other = file.with_name("other.db")
    with contextlib.closing(sqlite3.connect(file)) as before, contextlib.closing(sqlite3.connect(other)) as after:
        before.backup(after)

    async def play() -> None:
        async with players(server.base_url, link(made)) as [client]:
            assert await client.play("keep") == ""
            other.replace(file)
            await client.send({"type": "move", "seq": 1, "move": "keep"})
            await client.wait_message("notice", code="store_down")
            assert client.seq == 1

    run(play())
    assert "replaced" in says_why(server)


def test_a_file_written_ahead_that_is_gone(tmp_path: Path, start_server: Start) -> None:
    """Without the -wal file nothing is confirmed any more; what was confirmed before is there after a restart."""
    file = tmp_path / "spinney.db"
    server = start_server(f"sqlite:///{file}")
    made = make(server, "me", "me", seed=5)

    async def play() -> None:
        async with players(server.base_url, link(made)) as [client]:
            assert await client.play("keep") == ""
            file.with_name("spinney.db-wal").unlink()
            await client.send({"type": "move", "seq": 1, "move": "keep"})
            await client.wait_message("notice", code="store_down")
            assert client.seq == 1

    run(play())
    assert "-wal" in says_why(server)
    server.terminate()
    server.start()
    assert not says_why(server)
    assert read_log(server.database_url, made["table"])[:1] == ["keep"]


def test_a_full_quota(tmp_path: Path, start_server: Start) -> None:
    """A write that fails although the disk has room (here: the longest file that the process may write)."""
    server = start_server(f"sqlite:///{tmp_path / 'spinney.db'}")
    made = server.new_table(bots=())
    process = psutil.Process(server.pid)
    unlimited = process.rlimit(psutil.RLIMIT_FSIZE)

    async def play() -> list[Client]:
        async with players(server.base_url, made) as clients, asyncio.TaskGroup() as tasks:
            for seat, client in enumerate(clients):
                driver = Driver(Random(seat), stop_at=40, stay=False)
                tasks.create_task(play_random_game(client, driver))
            await clients[0].wait_seq(10)
            mark = len(clients[0].messages)
            process.rlimit(psutil.RLIMIT_FSIZE, (4096, unlimited[1]))
            await clients[0].wait_message("notice", mark, "store_down")
            assert await asyncio.to_thread(says_why, server)
            process.rlimit(psutil.RLIMIT_FSIZE, unlimited)
            await clients[0].wait_message("notice", mark, "store_back")
        return clients

    clients = run(play())
    assert len(check_nothing_lost(server.database_url, clients)) >= 40
    log = server.log()
    assert log.count("can't store") == log.count("stores again") == 1, log


# -- what is found when it is opened ------------------------------------------------------------------------------


def test_the_file_is_for_nobody_else(tmp_path: Path) -> None:
    """Made so that only its owner reads it, whatever the mask says; one that was open to others is closed."""
    file = tmp_path / "spinney.db"

    async def modes() -> list[int]:
        async with opened(f"sqlite:///{file}"):
            files = [file, file.with_name("spinney.db-wal"), file.with_name("spinney.db-shm")]
            return [stat.S_IMODE(one.stat().st_mode) for one in files]

    before = os.umask(0o000)
    try:
        assert run(modes()) == [0o600] * 3
        file.chmod(0o644)
        assert run(modes()) == [0o600] * 3
    finally:
        os.umask(before)


def test_a_newer_database_is_refused_in_one_line(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def make_one() -> None:
        async with opened(sqlite_url):
            pass

    run(make_one())
    _execute(sqlite_url, "UPDATE alembic_version SET version_num = '9999'")
    monkeypatch.setenv("SPINNEY_DATABASE_URL", sqlite_url)
    with pytest.raises(BadOption, match=r"newer Spinney \(schema 9999") as told:
        serve(port=1)
    assert "\n" not in str(told.value)


def test_a_read_only_database_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """As after an error of the disk, when the system lets nobody write any more."""

    async def make_one(url: str) -> None:
        async with opened(url):
            pass

    with small_disk() as folder:
        url = f"sqlite:///{folder / 'spinney.db'}"
        run(make_one(url))
        subprocess.run(["mount", "-o", "remount,ro", folder], check=True)
        monkeypatch.setenv("SPINNEY_DATABASE_URL", url)
        with pytest.raises(BadOption, match=r"readonly|unable to open|Read-only") as told:
            serve(port=1)
        assert "\n" not in str(told.value)


def test_what_is_no_database_is_refused_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "spinney.db"
    file.write_bytes(b"these are not the rows you are looking for" * 100)
    monkeypatch.setenv("SPINNEY_DATABASE_URL", f"sqlite:///{file}")
    with pytest.raises(BadOption, match="not a database") as told:
        serve(port=1)
    assert "\n" not in str(told.value)


DAMAGES = (
    "UPDATE tables SET deal = '{' WHERE id = '{}'", "UPDATE tables SET deal = '{\"deck\": 7}' WHERE id = '{}'",
    "UPDATE tables SET options = '[]' WHERE id = '{}'", "UPDATE tables SET edition = 'atlantis' WHERE id = '{}'",
    "UPDATE tables SET settings = 'null' WHERE id = '{}'", "UPDATE log SET action = 'fly away' WHERE table_id = '{}'",
    "UPDATE log SET action = 'undo' WHERE table_id = '{}'", "DELETE FROM seats WHERE table_id = '{}'",
    "UPDATE seats SET seat = seat + 7 WHERE table_id = '{}'",
)  # fmt: skip


def test_damaged_rows(sqlite_url: str, start_server: Start) -> None:
    """Whatever is wrong with a table: it is refused, one line of the log names it, all others go on."""
    server = start_server(sqlite_url, SPINNEY_IDLE_AFTER=0)

    async def begin() -> list[dict[str, Any]]:
        made = [make(server, "me", "me", seed=number) for number in range(len(DAMAGES) + 1)]
        for one in made:
            async with players(server.base_url, link(one)) as [client]:
                assert await client.play("keep") == ""
        return made

    *broken, whole = run(begin())
    pad = post(server, "/api/pads", {"edition": "base", "forests": [forest()]}).json()["pad"]
    until(lambda: "spinney_tables 0.0" in get(server, "/metrics").text, "tables stay in memory")
    for damage, one in zip(DAMAGES, broken, strict=True):
        _execute(sqlite_url, damage.replace("{}", one["table"]))
    _execute(sqlite_url, f"UPDATE pad_forests SET forest = 'x' WHERE pad_id = '{pad}'")
    _execute(sqlite_url, f"UPDATE tables SET result = 'x' WHERE id = '{whole['table']}'")
    for one in broken:
        answer = get(server, f"/api/tables/{one['table']}")
        assert answer.headers["content-type"] == "application/json", server.log()[-3000:]
        assert refused(answer) == (500, "damaged"), one
        assert refused(get(server, f"/api/tables/{one['table']}/record")) == (500, "damaged")
        assert server.log().count(one["table"]) <= 2
    assert refused(get(server, f"/api/pads/{pad}")) == (500, "damaged")
    assert {one["id"] for one in get(server, "/api/mine", whole["token"]).json()["tables"]} == {whole["table"]}
    _execute(sqlite_url, f"UPDATE tables SET result = NULL WHERE id = '{whole['table']}'")
    assert get(server, f"/api/tables/{whole['table']}", whole["token"]).json()["seq"] == 1
    assert "Traceback" not in server.log(), server.log()


def _execute(url: str, statement: str) -> None:
    with contextlib.closing(sqlite3.connect(url.split("///", 1)[1], timeout=30)) as database:
        database.execute("PRAGMA foreign_keys=OFF")
        database.execute(statement)
        database.commit()


# -- clocks -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("years", [10, -25])  # no machine can be set to a time before 1970
def test_a_clock_that_jumps_removes_nothing(sqlite_url: str, monkeypatch: pytest.MonkeyPatch, years: int) -> None:
    """The machine's clock jumps, before a start and under a running server: all pads, tables and tokens stay."""
    monkeypatch.setattr("spinney.server.housekeeping._HOUR", 0.01)
    real = time.time
    made: list[str] = []
    tables: list[dict[str, Any]] = []

    async def a_while() -> None:
        settings = Settings(pad_days=90, table_days=180, over_days=400, token_days=400)
        hub = Hub(settings, Store(sqlite_url), OneProcess())
        await hub.start()
        made.append((await hub.pads.create(NewPad(edition="base", forests=[forest()])))["pad"])
        tables.append(await hub.seating.create(NewTable(edition="base", name="Ana", seats=["me", "me"])))
        hub.tables.clear()  # they come from the store
        for jump in (0, years, -years, 2 * years):
            monkeypatch.setattr(time, "time", lambda jump=jump: real() + jump * 365 * 86_400)
            await asyncio.sleep(0.05)
        assert set(await hub.pads.store.seqs(made)) == set(made)
        for one in tables:
            table = await hub.table(one["table"])
            assert table.seats_of(hash_of(one["token"])) == (0, 1)
            assert table.view(0).get("expires_in") is None, "nobody is frightened either"
        await hub.close()

    for _ in range(3):
        run(a_while())


@pytest.mark.skipif(not SOAK, reason="takes long: SPINNEY_SOAK=1")
def test_a_server_that_starts_in_another_year(sqlite_url: str, start_server: Start) -> None:
    """As above, with a whole process that never knew another time."""
    server = start_server(sqlite_url)
    pads: list[str] = []
    for jump in (10 * 365 * 86_400, -1_000_000_000, 10 * 365 * 86_400):
        server.terminate()
        server.prelude = f"import time; real = time.time; time.time = lambda: real() + {jump}"
        server.start()
        pads.append(post(server, "/api/pads", {"edition": "base", "forests": [forest()]}).json()["pad"])
        assert [get(server, f"/api/pads/{pad}").status_code for pad in pads] == [200] * len(pads)
    assert "old pads removed" not in server.log()


def test_the_own_time_goes_on_and_never_back() -> None:
    moment = [100.0]
    clock = OwnClock(lambda: moment[0])
    clock.go_on_from(5000.0)
    moment[0] += 10
    assert clock.now() == 5010
    clock.go_on_from(4000.0)
    assert clock.now() == 5010, "another process is behind"
    clock.go_on_from(6000.0)
    moment[0] += 1
    assert clock.now() == 6001
