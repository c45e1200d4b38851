"""Tables are made, people sit down, leave, and meet again."""

import asyncio
import time
from typing import TYPE_CHECKING, Any

from spinney.bots.base import bot_names
from spinney.server.auth import hash_of, new_id, new_token
from spinney.server.deals import beginning, dealt, new_beginning
from spinney.server.happenings import LEFT
from spinney.server.live import LiveTable
from spinney.server.names import apart_from
from spinney.server.protocol import FillSeat, Join, NewTable, Refusal, TableSettings
from spinney.server.store import SeatRow, TableRow, tell_apart

if TYPE_CHECKING:
    from spinney.server.hub import Hub

BOT_NAMES = ("Badger", "Owl", "Fox", "Wren", "Hare")
"""What bots are called, by seat; a page says them in its own language."""
_EMPTY = {"name": "", "kind": "open", "token_hash": None, "player_hash": None, "salt": None}


class Seating:
    """What happens to seats as a whole."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def create(self, wish: NewTable, before: TableRow | None = None, address: str = "") -> dict[str, Any]:
        """Makes a table for somebody at this address; the game begins at once if no seat is open. The table before a
        rematch tells whose seats they are."""
        unknown = [seat for seat in wish.seats if seat.startswith("bot:") and seat[4:] not in bot_names()]
        if unknown:
            raise Refusal("bad_message", f"no bot {unknown[0]!r}; there are {', '.join(bot_names())}")
        if "me" not in wish.seats and "open" not in wish.seats and len(wish.seats) > 1:
            raise Refusal("bad_message", "a table needs somebody to watch it: one seat must be 'me' or 'open'")
        if any(seat.startswith("bot:") for seat in wish.seats):
            self._check_bots(address)
        begun = await asyncio.to_thread(beginning, wish) if wish.origin else new_beginning(wish)
        token, now = new_token(), time.time()
        player = hash_of(wish.player) if wish.player else None
        people = [seat_row(i, seat, wish.name, hash_of(token), player) for i, seat in enumerate(wish.seats)]
        mine = [i for i, seat in enumerate(wish.seats) if seat == "me"]
        for seat in mine:
            people[seat].salt = wish.salt
            if before:
                people[seat].player_hash = before.seats[seat].player_hash
        tell_apart(people)
        status = "open" if "open" in wish.seats else "running"
        row = TableRow(
            new_id(), wish.edition, begun.options, self._settings(wish.settings), begun.deal, status, now, now,
            before.id if before else None, None, None, people,
        )  # fmt: skip
        if status == "running":
            row.deal = dealt(row, people)
        await self.hub.store.create(row, begun.moves)
        table = await self.hub.table(row.id)
        table.maker = address
        self.hub.wake_bots(table)
        answer = {"table": row.id, "invite": f"/t/{row.id}"}
        return {**answer, "seat": mine[0] if mine else None, "token": token if mine else None, "seats": mine}

    def _check_bots(self, address: str) -> None:
        """Refuses bots for somebody at whose tables enough of them play already."""
        busy = [one for one in self.hub.tables.values() if one.maker == address and one.has_bots and not one.is_over]
        if address and len(busy) >= self.hub.settings.bot_tables_per_address:
            raise Refusal("too_many", "bots play at too many tables of this address; end some, or try again later", 429)

    def _settings(self, wish: TableSettings) -> dict[str, Any]:
        """What the table allows, with what this server has chosen where the maker did not."""
        settings = {**wish.model_dump(), "vote_after": self.hub.settings.vote_after}
        if settings["takeover_after"] is None:
            settings["takeover_after"] = self.hub.settings.takeover_after
        if settings["takeover_after"]:  # nobody loses a seat sooner than by a vote
            settings["takeover_after"] = max(settings["takeover_after"], settings["vote_after"])
        return settings

    async def join(self, table: LiveTable, wish: Join, token_hash: str | None = None) -> dict[str, Any]:
        """Takes the first open seat; the last one to come starts the game. At a rematch everybody has the old seat."""
        async with table.lock:
            open_seats = [seat.seat for seat in table.row.seats if seat.kind == "open"]
            kept = await self._kept(table, {token_hash, hash_of(wish.player) if wish.player else None} - {None})
            if open_seats and kept is not None and not kept & set(open_seats):
                raise Refusal("no_seat", "the open seats are kept for those who sat there in the last game", 409)
            for seat in open_seats:
                player = hash_of(wish.player) if wish.player else None
                if (kept is None or seat in kept) and (token := await self._take(table, {seat: player}, wish)):
                    return {"table": table.row.id, "seat": seat, "token": token}
            await self.hub.catch_up(table)
        raise Refusal("no_seat", "no seat is open", 409)

    async def _kept(self, table: LiveTable, hashes: set[Any]) -> set[int] | None:
        """The seats of a rematch that are kept for whoever knows one of these secrets; None: it is no rematch."""
        before = await self.hub.store.table(table.row.rematch_of) if table.row.rematch_of else None
        if before is None:
            return None
        return {seat.seat for seat in before.seats if {seat.token_hash, seat.player_hash} & hashes}

    async def _take(self, table: LiveTable, seats: dict[int, str | None], wish: Join) -> str | None:
        """Gives open seats, each with its player's hash, to somebody: the token, or None if they are taken by now."""
        token, taken = new_token(), False
        for seat, player in seats.items():
            name = apart_from(wish.name, [other.name for other in table.row.seats if other.seat not in seats])
            row = SeatRow(seat, name, "human", hash_of(token), player, salt=wish.salt)
            taken |= await self.hub.store.take_seat(table.row.id, row)
        if not taken:
            return None
        await self.begin_if_full(table)
        await self.hub.bus.tell(table.row.id)
        return token

    async def fill(self, table: LiveTable, seats: tuple[int, ...], wish: FillSeat) -> None:
        """Puts a bot into an open seat, if the host asks: whoever sits first at the table."""
        if wish.bot not in bot_names():
            raise Refusal("bad_message", f"no bot {wish.bot!r}; there are {', '.join(bot_names())}")
        async with table.lock:
            host = min((row.seat for row in table.row.seats if row.kind == "human"), default=None)
            if host not in seats:
                raise Refusal("unauthorized", "only the host fills seats", 403)
            self._check_bots(table.maker)
            row = SeatRow(wish.seat, BOT_NAMES[wish.seat], f"bot:{wish.bot}")
            if wish.seat >= len(table.row.seats) or not await self.hub.store.take_seat(table.row.id, row):
                raise Refusal("no_seat", "this seat is not open", 409)
            await self.begin_if_full(table)
        await self.hub.bus.tell(table.row.id)

    async def begin_if_full(self, table: LiveTable) -> None:
        """Reads the seats anew, and deals and begins the game when none is open."""
        hub = self.hub
        row = await hub.store.table(table.row.id)
        assert row is not None
        if row.status == "open" and all(seat.kind != "open" for seat in row.seats):
            values = {"status": "running", "deal": dealt(row, row.seats)}
            await hub.store.change_table(row.id, values, status="open")
            row = await hub.store.table(row.id) or row  # another process may have begun it
        begun = await hub.store.log(row.id) if row.status != "open" and table.game is None else []
        table.take_row(row)
        hub.presence.recount(table)
        if row.status != "open" and table.game is None:
            table.begin(begun)
            hub.tell_whose_turn(table)
        table.tell_all([])
        hub.wake_bots(table)

    async def leave(self, table: LiveTable, seats: tuple[int, ...]) -> None:
        """Gives seats up: they are open again, or a bot plays on once the game has begun."""
        async with table.lock:
            has_begun = table.row.status != "open"
            table.unseat(seats)
            self.hub.presence.recount(table)
            for seat in seats:
                if has_begun:
                    await self.hub.presence.stand_in(table, seat, LEFT)
                else:
                    await self.hub.store.change_seat(table.row.id, seat, _EMPTY)
            if not has_begun:
                await self.begin_if_full(table)
        await self.hub.bus.tell(table.row.id)

    async def rematch(self, table: LiveTable, seats: tuple[int, ...]) -> dict[str, Any]:
        """A new table for the same people: who asks first makes it, who asks later sits down at it. Bots do at once."""
        if not table.is_over:
            raise Refusal("illegal", "a rematch begins when the game is over", 409)
        if table.row.rematch:
            return await self._meet(table, table.row.rematch, seats)
        kinds = [row.kind if row.kind.startswith("bot:") else "open" for row in table.row.seats]
        for seat in seats:
            kinds[seat] = "me"
        options = {**table.row.options, "start": (table.row.deal["start"] + 1) % len(kinds)}
        settings = {name: table.row.settings[name] for name in TableSettings.model_fields if name in table.row.settings}
        wish = NewTable.model_validate(
            {
                "edition": table.row.edition, "name": table.row.seats[seats[0]].name, "seats": kinds,
                "options": options, "settings": settings,
            }
        )  # fmt: skip
        answer = await self.create(wish, before=table.row)
        holds = await self.hub.store.claim_rematch(table.row.id, answer["table"])
        if holds != answer["table"]:
            await self.hub.store.remove(answer["table"])
            lost = self.hub.tables.pop(answer["table"], None)
            if lost is not None and lost.bot_task is not None:
                lost.bot_task.cancel()
            answer = await self._meet(table, holds, seats)
        await self.hub.refresh(table)
        await self.hub.bus.tell(table.row.id)
        return answer

    async def _meet(self, table: LiveTable, name: str, seats: tuple[int, ...]) -> dict[str, Any]:
        """Sits down at the rematch that somebody else has made; who sits there already is only told where it is."""
        answer: dict[str, Any] = {"table": name, "invite": f"/t/{name}"}
        new = await self.hub.table(name)
        async with new.lock:
            mine = [seat for seat in seats if new.row.seats[seat].kind == "open"]
            wish = Join(name=table.row.seats[seats[0]].name)
            players = {seat: table.row.seats[seat].player_hash for seat in mine}
            token = await self._take(new, players, wish) if mine else None
        return {**answer, "seat": mine[0], "token": token, "seats": mine} if token else answer


def seat_row(number: int, wish: str, name: str, token_hash: str, player_hash: str | None) -> SeatRow:
    """The seat that a wish of `POST /api/tables` makes."""
    if wish == "me":
        return SeatRow(number, name, "human", token_hash, player_hash)
    if wish == "open":
        return SeatRow(number, "", "open")
    return SeatRow(number, BOT_NAMES[number], wish)
