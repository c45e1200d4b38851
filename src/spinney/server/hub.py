"""All tables of this process: making, joining, playing, leaving; bots and stand-ins; news from other processes."""

import asyncio
import contextlib
import functools
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import orjson

from spinney.engine.events import Event
from spinney.engine.game import Game
from spinney.server.auth import is_id
from spinney.server.bot_turns import run_bots
from spinney.server.bus import Bus
from spinney.server.crowd import Crowd
from spinney.server.damage import reading
from spinney.server.expiry import SOON, days_left_of
from spinney.server.housekeeping import insist, keep_tidy, refresh_surely, watch_over
from spinney.server.lanes import Lanes
from spinney.server.live import LiveTable
from spinney.server.pads import ON_BUS, Pads
from spinney.server.playing import played, replayed, to_seal
from spinney.server.presence import Presence
from spinney.server.protocol import Refusal
from spinney.server.reactions import Reactions
from spinney.server.reviews import Reviews
from spinney.server.sealing import due_seats, is_splitting, sealed_moves, undecided
from spinney.server.seating import Seating
from spinney.server.settings import Settings
from spinney.server.store import DOWN, Conflict, Entries, SeatRow, Store, TableRow
from spinney.server.switches import is_closed
from spinney.server.thinking import Thinking

_REFRESH = 2.0
_LATER = 2.0
"""Seconds after which a table that nobody watches here is brought up to date, however much has happened by then."""
_BOT_GRACE = 3.0
"""How long another process waits before it plays for a bot whose own process seems to be gone."""

TurnListener = Callable[[LiveTable, int], Awaitable[None]]
Writer = Callable[..., Awaitable[None]]
"""Tells a seat of a table (its id, the row of the seat) something: the name of a message, and the values in it."""
StoreListener = Callable[[int, float], None]
"""Hears how many moves were stored, and how long that took."""


class Hub:
    """The tables that are in memory, and the way to all others."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.thinking = Thinking(settings.bot_workers, settings.bot_budget)
        self.errands = Lanes(1)
        """What takes longer than a message: one at a time, whoever asks in turn."""
        self.crowd = Crowd(settings)
        self.tables: dict[str, LiveTable] = {}
        self.pads = Pads(self)
        self.reviews = Reviews(self)
        self.presence = Presence(self)
        self.seating = Seating(self)
        self.reactions = Reactions(self)
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.on_turn: TurnListener | None = None
        self.on_stored: StoreListener | None = None
        self.write: Writer | None = None
        self.is_closing = False
        self.takes_tables = True
        """Whether new tables and pads are made; the host decides."""

    async def start(self) -> None:
        """Opens the store and begins to listen."""
        await self.store.start()
        self.takes_tables = not await is_closed(self.store.database)
        await self.bus.start(self.hear, self.presence.hear)
        self.spawn(watch_over(self))
        self.spawn(keep_tidy(self))

    async def close(self) -> None:
        """Tells everybody, lets pending moves be stored, and stops."""
        self.say_goodbye()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for table in list(self.tables.values()):
            async with table.lock:  # a move that is being stored is finished first
                pass
        self.thinking.close()
        await self.bus.close()
        await self.store.close()

    def say_goodbye(self) -> None:
        """Tells everybody, once, that the server is about to end; from now on nobody new is let in."""
        if not self.is_closing:
            self.is_closing = True
            self.notice("closing", "the server is going down; nothing is lost")

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        """Runs something beside everything else."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    def spawn_surely(self, work: Callable[[], Awaitable[None]]) -> None:
        """The same for what has to come about: as long as the database does not answer, it is tried again."""
        self.spawn(insist(work))

    def tell(self, table_id: str, seat: SeatRow, message: str, **values: int) -> None:
        """Tells a player who is away something by webhook or push, if there is a way."""
        if self.write is not None:
            self.spawn(self.write(table_id, seat, message, **values))

    def notice(self, code: str, message: str) -> None:
        """Tells every connection something about the server itself."""
        data = orjson.dumps({"type": "notice", "code": code, "message": message})
        for table in list(self.tables.values()):
            for watcher in list(table.watchers):
                watcher.send(data)
        self.pads.notice(data)

    # -- finding tables ---------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or rebuilt from the store."""
        table = self.tables.get(table_id)
        if table is None:
            if not is_id(table_id):
                raise Refusal("no_such_table", "there is no such table", 404)
            if table_id not in self.loading:
                self.loading[table_id] = loading = asyncio.create_task(self._load(table_id))
                loading.add_done_callback(lambda _: self.loading.pop(table_id, None))
            table = await asyncio.shield(self.loading[table_id])
        elif self.bus.is_shared and not self.store.is_down:  # another process may just have told its client more
            await asyncio.wait([self.spawn(refresh_surely(self, table_id))], timeout=_REFRESH)
        table.used = time.monotonic()
        self.wake_bots(table)
        return table

    async def _load(self, table_id: str) -> LiveTable:
        with reading("table", table_id):
            return await self._rebuild(table_id)

    async def _rebuild(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise Refusal("no_such_table", "there is no such table", 404)
        table = LiveTable(row, self._days_left)
        if table.game is not None:
            for number, entry in enumerate(await self.store.log(table_id)):
                table.replay(entry.action, entry.seat, entry.client_nonce)
                if number % 50 == 49:
                    await asyncio.sleep(0)
        await self.presence.introduce(table)
        if table.is_over and row.status != "over":  # the process that played the last move ended before it could say so
            await self.finish(table)
        if [seat.seat for seat in row.seats] != list(range(len(row.seats))) or not row.seats:
            raise ValueError("seats are missing")
        table.view(None)  # what is damaged shows now
        self.tables[table_id] = table
        self.wake_bots(table)
        return table

    def _days_left(self, row: TableRow) -> int | None:
        """In how many days a table is deleted, where its people should know."""
        left = days_left_of(self.settings, row, self.store.clock.now())
        return left if left is not None and left <= SOON else None

    async def refresh(self, table: LiveTable) -> None:
        """Takes over what another process has stored, and tells those who watch here."""
        async with table.lock:
            table.has_news = False  # what is stored from now on is news again
            await self.catch_up(table)

    async def catch_up(self, table: LiveTable) -> None:
        """The same for whoever holds the table's lock."""
        row = await self.store.table(table.row.id)
        if row is None:
            self.forget(table)
            return
        news = await self.store.log(row.id, table.seq) if row.status != "open" else []
        changed = row != table.row
        table.take_row(row)
        seated: list[Event] = await self.presence.catch_up(table) if changed else []
        if row.status != "open" and table.game is None:
            table.begin(news)
            changed, news = True, []
        seen = table.told.seq
        events = replayed(table, news)
        if changed or news:
            table.tell_all(events + seated, not changed and table.told.seq == seen)
            self.wake_bots(table, _BOT_GRACE + self.settings.bot_budget)

    def forget(self, table: LiveTable) -> None:
        """A table was deleted: whoever is at it is told, and nobody plays there any more."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        if table.bot_task is not None and table.bot_task is not asyncio.current_task():
            table.bot_task.cancel()
        data = {
            "type": "error",
            "code": "no_such_table",
            "message": "this table was deleted",
            "seq": None,
            "view": None,
        }
        for watcher in list(table.watchers):
            watcher.send(orjson.dumps(data))

    async def hear(self, changed: str) -> None:
        """News from another process about a table or a pad; without a name any may have changed."""
        if not changed or changed.startswith(ON_BUS):
            self.pads.hear(changed.removeprefix(ON_BUS))
        wanted = [name for name in (*self.tables, *self.loading) if not changed or name == changed]
        for name in wanted:
            table = self.tables.get(name)
            if table is None or not table.has_news:  # else somebody is about to look already
                if table is not None:
                    table.has_news = True
                is_watched = table is None or table.watchers
                self.spawn(refresh_surely(self, name, 0 if is_watched else _LATER))

    # -- playing ----------------------------------------------------------------------------------------------

    async def play(
        self, table: LiveTable, seats: tuple[int, ...], seq: int, moves: Sequence[str], nonce: str | None = None
    ) -> bool:
        """Plays decisions of one seat, all or none: checked on a copy, stored at once, then told to all.

        False if this very message was stored before.
        """
        async with table.lock:
            if table.has_stored(seats, nonce):
                return False
            if is_splitting(table.game) and not self._settles(table, seats):
                await self._seal(table, seats, seq, moves)
                return True
            game = table.check_turn(seats, seq)
            seat = game.state.seat
            after, events = played(game, moves)
            return await self._store_and_tell(table, Entries(seat, moves, nonce), after, events)

    def _settles(self, table: LiveTable, seats: tuple[int, ...]) -> bool:
        """Whether a move in a draft is a bot's, or one that was sealed and is played now."""
        acting = table.seat_to_act()
        return acting in seats and not undecided(table.game, table.row.seats)

    async def _seal(self, table: LiveTable, seats: tuple[int, ...], seq: int, moves: Sequence[str]) -> None:
        """Keeps what a seat has decided until all have; tells all who is ready."""
        table.check_seq(seats, seq)
        seat = table.point_of_view(seats)
        if seat is None:
            raise Refusal("not_your_turn", "a spectator does not decide", 403)
        assert table.game is not None
        text = to_seal(table.game, seat, moves)
        await self.store.change_seat(table.row.id, seat, {"sealed": text})
        table.row.seats[seat].sealed = text
        table.tell_all([])
        await self.bus.tell(table.row.id)
        self.wake_bots(table)

    async def undo(
        self, table: LiveTable, seats: tuple[int, ...], seq: int, whole: bool = False, nonce: str | None = None
    ) -> bool:
        """Takes the last decision or action back, if it was made here and nothing was revealed since.

        False as for `play`.
        """
        async with table.lock:
            if table.has_stored(seats, nonce):
                return False
            actor, back = table.take_back(seats, seq, whole)
            event: Event = {"type": "undo", "seat": actor, **({"moves": back.moves} if whole else {})}
            return await self._store_and_tell(table, Entries(actor, back.actions, nonce), back.game, [event])

    async def _store_and_tell(self, table: LiveTable, entries: Entries, after: Game, events: list[Event]) -> bool:
        seat, began = entries.seat, time.monotonic()
        try:
            await self.store.append(table.row.id, table.seq, entries)
        except Conflict as error:
            await self.catch_up(table)
            if self.tables.get(table.row.id) is not table:
                raise Refusal("no_such_table", "this table was deleted", 404) from error
            if table.has_stored((seat,), entries.nonce):  # the same message came in by another process
                return False
            raise Refusal("stale", "another move was stored first", 409) from error
        if self.on_stored is not None:
            self.on_stored(len(entries.actions), time.monotonic() - began)
        table.go_on(after, entries)
        table.tell_all(events, table.told.silent)
        await self.bus.tell(table.row.id)
        if table.is_over:
            await self.finish(table)
        else:
            self.wake_bots(table)
            if table.seat_to_act() != seat:
                self.tell_whose_turn(table)
        return True

    def tell_whose_turn(self, table: LiveTable) -> None:
        """Lets those who have to decide and are not connected know; in a draft that are several."""
        if self.on_turn is None:
            return
        for seat in due_seats(table.game, table.row.seats):
            if table.stand_in_for(seat) is not None:
                continue
            if self.bus.is_shared:
                self.spawn_surely(functools.partial(self._look_whose_turn, table, seat))
            elif _can_be_told(table.row.seats[seat]):
                self.spawn(self.on_turn(table, seat))

    async def _look_whose_turn(self, table: LiveTable, seat: int) -> None:
        """The same where another process may just have been told where to."""
        row = await self.store.table(table.row.id)
        if row is not None and self.on_turn is not None and _can_be_told(row.seats[seat]):
            table.row.seats[seat] = row.seats[seat]
            await self.on_turn(table, seat)

    async def finish(self, table: LiveTable) -> None:
        """Notes the result of a game that is over; if the database does not answer now, `housekeeping` tries again."""
        assert table.game is not None
        result = table.game.result()
        with contextlib.suppress(*DOWN):
            await self.store.change_table(table.row.id, {"status": "over", "result": result})
            table.row.status, table.row.result = "over", result

    # -- bots and stand-ins -----------------------------------------------------------------------------------

    def wake_bots(self, table: LiveTable, delay: float = 0.0) -> None:
        """Lets a bot play if it is a bot's turn and none is thinking yet; with a delay if nothing happens meanwhile."""
        acting = table.seat_to_act()
        if acting is None or self.is_closing or undecided(table.game, table.row.seats):
            return
        if table.stand_in_for(acting) is None and sealed_moves(table.game, table.row.seats[acting]) is None:
            return
        if not table.is_watched(self.settings.bots_wait):
            return
        if delay:
            asyncio.get_running_loop().call_later(delay, self._wake_late, table, table.seq)
        elif table.bot_task is None or table.bot_task.done():
            table.bot_task = self.spawn(run_bots(self, table))

    def _wake_late(self, table: LiveTable, seq: int) -> None:
        if table.seq == seq and self.tables.get(table.row.id) is table:
            self.wake_bots(table)

    async def hint(self, table: LiveTable, seats: tuple[int, ...], seq: int, address: str = "") -> list[dict[str, Any]]:
        """What a bot would do in this place: the best few moves with their values and reasons, the best first."""
        game = table.check_turn(seats, seq)
        if not table.row.settings["hints"]:
            raise Refusal("illegal", "this table does not allow hints")
        return await self.thinking.hints(game.view(game.state.seat), address, table.row.id)


def _can_be_told(row: SeatRow) -> bool:
    """Whether there may be a way to tell somebody who is away that it is the own turn."""
    return row.webhook is not None or row.player_hash is not None
