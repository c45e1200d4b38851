"""Who is at which table, in all processes: connections come and go, others vote, bots stand in, players come back."""

import time
from typing import TYPE_CHECKING, Any

from spinney.server.happenings import LEFT, Happening, happened, note
from spinney.server.live import LiveTable, Watcher
from spinney.server.protocol import Refusal
from spinney.server.tokens import note_use

if TYPE_CHECKING:
    from spinney.server.hub import Hub


class Presence:
    """Each process tells the others who is connected to it, at every change and every few seconds."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    # -- connections ------------------------------------------------------------------------------------------

    async def attach(self, table: LiveTable, watcher: Watcher) -> None:
        """Begins to tell a connection what happens, the present view first; then everybody knows of it."""
        table.watchers.add(watcher)
        table.used = time.monotonic()
        has_come = self._count(table)
        watcher.send(table.message(table.point_of_view(watcher.seats), []))
        if has_come:
            table.tell_all([], but=watcher)
        self.say(table)
        await self.come_back(table, watcher.seats)
        await note_use(self.hub, table, watcher.seats)
        self.hub.wake_bots(table)

    def detach(self, table: LiveTable, watcher: Watcher) -> None:
        """Stops telling a connection."""
        table.watchers.discard(watcher)
        table.used = time.monotonic()
        if self._count(table):
            table.tell_all([])
            self.say(table)
            self.hub.spawn_surely(lambda: self.count_votes(table))

    def _count(self, table: LiveTable) -> bool:
        """Whether somebody has come to the table or gone from it."""
        table.people.here = {seat for watcher in table.watchers for seat in watcher.seats}
        return table.people.count()

    def recount(self, table: LiveTable) -> None:
        """The seats of connections may have changed; whoever calls this tells the watchers."""
        if self._count(table):
            self.say(table)

    # -- other processes --------------------------------------------------------------------------------------

    def say(self, table: LiveTable) -> None:
        """Lets the other processes know who is connected here, and how long the others have been missed."""
        gone = {str(seat): seconds for seat, seconds in table.people.missed().items()}
        self.hub.bus.say({"table": table.row.id, "here": sorted(table.people.here), "gone": gone})

    def say_all(self) -> None:
        """The same of all tables at which somebody is; others forget what is not said again."""
        for table in self.hub.tables.values():
            if table.people.here:
                self.say(table)

    def ask(self, table_id: str) -> None:
        """Asks the other processes who is at a table that has just come into memory."""
        self.hub.bus.say({"ask": table_id})

    async def hear(self, process: str, news: dict[str, Any]) -> None:
        """What another process says or asks; an empty message means that much may have been missed."""
        if not news:
            self.say_all()
            for name in self.hub.tables:
                self.ask(name)
            return
        table = self.hub.tables.get(news.get("ask") or news["table"])
        if table is None:
            return
        if "ask" in news:
            self.say(table)
        elif "react" in news:
            self.hub.reactions.hear(table, news)
        elif "vote" in news:
            table.people.votes.setdefault(news["vote"], set()).update(news["by"])
            table.tell_all([])
            await self.count_votes(table)
        elif table.people.hear(process, news["here"], {int(seat): s for seat, s in news["gone"].items()}):
            table.tell_all([])

    def fade(self) -> None:
        """Those whose process says nothing any more are gone."""
        if not self.hub.bus.is_down:  # else nobody hears anybody
            for table in list(self.hub.tables.values()):
                if table.people.elsewhere and table.people.fade():
                    table.tell_all([])

    # -- stand-ins --------------------------------------------------------------------------------------------

    async def vote(self, table: LiveTable, seats: tuple[int, ...], gone: int) -> None:
        """A bot plays for somebody who has been gone for long enough when all others who are there want it."""
        if gone >= len(table.row.seats) or table.row.seats[gone].kind != "human" or gone in seats:
            raise Refusal("no_seat", "nobody can be voted for there", 409)
        after = table.vote_after(gone)
        if after is None:
            raise Refusal("illegal", "there are no votes at this table now", 409)
        if gone not in table.people.gone or self.hub.bus.is_down:  # where nobody knows, they may be here
            raise Refusal("illegal", "that player is here", 409)
        left = after - table.people.missed()[gone]
        if left > 0:
            raise Refusal("illegal", f"that player may come back for {int(left) + 1} more seconds", 409)
        votes = table.people.votes.setdefault(gone, set())
        if not votes >= set(seats):
            votes |= set(seats)
            self.hub.bus.say({"table": table.row.id, "vote": gone, "by": list(seats)})
            table.tell_all([])
        await self.count_votes(table)

    async def count_votes(self, table: LiveTable) -> None:
        """Lets a bot play where all who are there have voted for it."""
        for gone in list(table.people.votes):
            async with table.lock:
                present, after = table.people.present(), table.vote_after(gone)
                votes = table.people.votes.get(gone, set())
                if votes and present and votes >= present and gone not in present and after is not None:
                    await self.stand_in(table, gone, "vote")

    async def come_back(self, table: LiveTable, seats: tuple[int, ...]) -> None:
        """A player is here again and takes the seat back from the bot."""
        for seat in seats:
            if table.row.seats[seat].stand_in:
                async with table.lock:
                    await self.stand_in(table, seat, None)

    async def stand_in(self, table: LiveTable, seat: int, why: str | None) -> None:
        """Lets a bot play for a seat, or (None) no longer; whoever calls this holds the table's lock."""
        done = await note(self.hub.store, table.row.id, table.told.seq, seat, why)
        table.row.seats[seat].stand_in = why is not None
        table.people.votes.pop(seat, None)
        if done is None:  # another process was first
            table.tell_all(await self.catch_up(table))
        else:
            self.take_notes(table, [done])
            table.tell_all([done.to_dict()])
            await self.hub.bus.tell(table.row.id)
        self.hub.wake_bots(table)

    async def catch_up(self, table: LiveTable) -> list[dict[str, Any]]:
        """What happened at the seats by other processes, as events; a seat given up elsewhere is given up here too."""
        news = await happened(self.hub.store, table.row.id, table.notes[-1].id if table.notes else 0)
        self.take_notes(table, news)
        for one in news:
            if one.why == LEFT:
                table.unseat((one.seat,))
        self.recount(table)
        back = [seat for seat in table.people.here if table.row.seats[seat].stand_in]
        if back:  # they came while the bot was being let in
            self.hub.spawn_surely(lambda: self.come_back(table, tuple(back)))
        return [one.to_dict() for one in news]

    async def introduce(self, table: LiveTable) -> None:
        """A table has come into memory: what happened there is read, and other processes are asked who is there."""
        self.take_notes(table, await happened(self.hub.store, table.row.id))
        self.ask(table.row.id)

    def take_notes(self, table: LiveTable, news: list[Happening]) -> None:
        """Keeps what happened, for the log."""
        table.notes = sorted({*table.notes, *news})

    async def take_over(self) -> None:
        """Lets bots play for people who have been away for as long as their tables say while all wait for them."""
        now = time.monotonic()
        for table in list(self.hub.tables.values()):
            acting, after = table.seat_to_act(), table.takeover_after
            if acting is None or not after or table.stand_in_for(acting) is not None or self.hub.bus.is_down:
                continue
            if acting not in table.people.gone:
                table.people.awaited.pop(acting, None)
            elif now - table.people.awaited.setdefault(acting, now) >= after and not table.lock.locked():
                async with table.lock:
                    if table.seat_to_act() == acting and acting in table.people.gone:
                        await self.stand_in(table, acting, "time")
