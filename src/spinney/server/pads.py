"""Joint score pads: several phones enter the forests of one game on a real table, and all see them.

A pad is in memory only while somebody watches it. What is stored decides; memory holds what was told last.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

import orjson

from spinney.errors import BadTable
from spinney.pad.counted import check_forest, score_forests
from spinney.server.auth import is_id, new_id
from spinney.server.damage import reading
from spinney.server.pad_store import MOST_FORESTS, Change, ForestRow, Outcome, PadRow, PadStore
from spinney.server.protocol import Add, Drop, NewPad, Put, Refusal
from spinney.server.store import DOWN

if TYPE_CHECKING:
    from spinney.server.hub import Hub

log = logging.getLogger("spinney.server")

FORMAT = "spinney.pad/1"
ON_BUS = "pad:"
"""What stands before the ids of pads where processes tell each other what has changed."""
MAX_FOREST = 32 * 1024
"""Bytes of one forest, and characters of a message that brings one."""
_AGAIN = 0.5
_DAY = 86_400
_REFUSED: dict[Outcome, tuple[str, str]] = {
    "stale": ("stale", "the forest has changed meanwhile"),
    "no_forest": ("no_seat", "there is no such forest"),
    "full": ("no_seat", f"a pad has at most {MOST_FORESTS} forests"),
    "last": ("no_seat", "the last forest stays"),
    "no_pad": ("no_such_table", "there is no such pad"),
}


class PadWatcher:
    """One connection: how to send to it, at which forest it sits, and what it was told."""

    __slots__ = ("heard", "send", "sent", "sits_at")

    def __init__(self, send: Callable[[bytes], None]) -> None:
        self.send = send
        self.sits_at: int | None = None
        self.sent: dict[int, int] = {}
        """The revision of each forest that it knows."""
        self.heard: tuple[list[int], list[int]] | None = None
        """The keys of the forests, and of those with somebody at them, as it was told last."""


class LivePad:
    """A pad that somebody watches; `row` is missing until it was read."""

    def __init__(self, pad_id: str) -> None:
        self.id = pad_id
        self.row: PadRow | None = None
        self.watchers: set[PadWatcher] = set()
        self.has_news = False
        """Whether somebody is about to look for what other processes have stored."""

    def take(self, row: PadRow) -> None:
        """Takes over what is stored, unless it is older than what is known, and tells those who do not know it."""
        if self.row is None or row.seq > self.row.seq:
            self.row = row
        self.tell_all()

    def tell_all(self) -> None:
        """Sends each connection what it does not know yet; equal messages are made once."""
        made: dict[tuple[int, ...], bytes] = {}
        for watcher in list(self.watchers):
            self._tell(watcher, made)

    def tell_again(self, watcher: PadWatcher, *keys: int) -> None:
        """Sends a connection these forests although it was sent them before."""
        for key in keys:
            watcher.sent.pop(key, None)
        self._tell(watcher, {})

    def _tell(self, watcher: PadWatcher, made: dict[tuple[int, ...], bytes]) -> None:
        if self.row is None:
            return
        forests = self.row.forests
        keys = [row.key for row in forests]
        here = sorted({other.sits_at for other in self.watchers if other.sits_at is not None}.intersection(keys))
        news = [row for row in forests if watcher.sent.get(row.key) != row.rev]
        if not news and watcher.heard == (keys, here):
            return
        watcher.heard, watcher.sent = (keys, here), {row.key: row.rev for row in forests}
        which = tuple(row.key for row in news)
        if which not in made:
            message = {"type": "pad", "pad": self.id, "edition": self.row.edition, "keys": keys}
            made[which] = orjson.dumps({**message, "forests": news, "here": here})
        watcher.send(made[which])


class Pads:
    """All pads: making, showing, changing, and those that are watched in this process."""

    def __init__(self, hub: "Hub") -> None:
        self.hub = hub
        self.store = PadStore(hub.store)
        self.live: dict[str, LivePad] = {}

    async def create(self, wish: NewPad) -> dict[str, Any]:
        """Opens a pad with what was entered so far."""
        less = wish.less if wish.less is not None else [False] * len(wish.forests)
        if len(less) != len(wish.forests):
            raise Refusal("bad_message", "less needs one value for each forest", 422)
        for forest in wish.forests:
            await _check(wish.edition, forest)
        rows = [ForestRow(key, 1, "", less[key], forest) for key, forest in enumerate(wish.forests)]
        pad = PadRow(new_id(), wish.edition, 0, rows)
        await self.store.create(pad)
        return {"pad": pad.id, "edition": pad.edition, "forests": rows}

    async def show(self, pad_id: str) -> dict[str, Any]:
        """A pad with the scores of its forests, where they can be scored together."""
        pad = await self._read(pad_id)
        forests = [row.forest for row in pad.forests]
        scores, problem = await asyncio.to_thread(score_forests, pad.edition, forests)
        answer = {"format": FORMAT, "pad": pad.id, "edition": pad.edition, "forests": pad.forests}
        return {**answer, "scores": scores, "problem": problem}

    async def _read(self, pad_id: str) -> PadRow:
        with reading("pad", pad_id):
            pad = await self.store.read(pad_id) if is_id(pad_id) else None
        if pad is None:
            raise Refusal("no_such_table", "there is no such pad", 404)
        return pad

    # -- connections ------------------------------------------------------------------------------------------

    async def attach(self, pad_id: str, watcher: PadWatcher) -> LivePad:
        """Begins to tell a connection what happens, with the present forests first."""
        pad = self.live.setdefault(pad_id, LivePad(pad_id))
        pad.watchers.add(watcher)  # before it is read, so that no news can slip in between
        pad.take(await self._read(pad_id))
        return pad

    def detach(self, pad_id: str, watcher: PadWatcher) -> None:
        """Stops telling a connection; the others see that nobody sits there any more."""
        pad = self.live.get(pad_id)
        if pad is not None and watcher in pad.watchers:
            pad.watchers.remove(watcher)
            pad.tell_all()
            if not pad.watchers:
                del self.live[pad_id]

    def sit(self, pad: LivePad, watcher: PadWatcher, key: int | None) -> None:
        """A connection is at this forest now, or at none."""
        watcher.sits_at = key
        pad.tell_all()

    def notice(self, data: bytes) -> None:
        """Tells every connection something about the server itself."""
        for pad in list(self.live.values()):
            for watcher in list(pad.watchers):
                watcher.send(data)

    # -- changes ----------------------------------------------------------------------------------------------

    async def put(self, pad: LivePad, watcher: PadWatcher, wish: Put) -> None:
        """Gives a forest another content: checked, stored, then told to all."""
        await self._check(pad, wish.forest)
        row = ForestRow(wish.key, wish.rev + 1, wish.nonce, wish.less, wish.forest)
        if await self._settle(pad, self.store.put(pad.id, wish.rev, row)) == "repeated":
            pad.tell_again(watcher, wish.key)  # who says it again has missed the answer

    async def add(self, pad: LivePad, watcher: PadWatcher, wish: Add) -> None:
        """One forest more."""
        await self._check(pad, wish.forest)
        if await self._settle(pad, self.store.add(pad.id, wish.nonce, wish.less, wish.forest)) == "repeated":
            known = pad.row.forests if pad.row is not None else []
            pad.tell_again(watcher, *(row.key for row in known if row.nonce == wish.nonce))

    async def drop(self, pad: LivePad, wish: Drop) -> None:
        """A forest goes."""
        await self._settle(pad, self.store.drop(pad.id, wish.key, wish.rev))

    async def _check(self, pad: LivePad, forest: dict[str, Any]) -> None:
        assert pad.row is not None
        await _check(pad.row.edition, forest)

    async def _settle(self, pad: LivePad, work: Awaitable[Change]) -> Outcome:
        """Tells all what became of a change; one that could not be made is refused."""
        try:
            change = await work
        except DOWN:
            self.hear(pad.id)  # it may be stored all the same
            raise
        if change.pad is not None:
            pad.take(change.pad)
        if change.outcome == "done":
            await self.hub.bus.tell(ON_BUS + pad.id)
        elif change.outcome in _REFUSED:
            raise Refusal(*_REFUSED[change.outcome], 409)
        return change.outcome

    # -- news from other processes ----------------------------------------------------------------------------

    def hear(self, pad_id: str) -> None:
        """A pad that is watched here may have changed; without a name any of them."""
        for pad in [pad for pad in self.live.values() if not pad_id or pad.id == pad_id]:
            if not pad.has_news:  # else somebody is about to look already
                pad.has_news = True
                self.hub.spawn(self._refresh(pad))

    async def _refresh(self, pad: LivePad) -> None:
        """Takes over what is stored; as long as the database does not answer, it is tried again."""
        while pad.watchers:
            pad.has_news = False  # what is stored from now on is news again
            try:
                row = await self.store.read(pad.id)
            except DOWN:
                pad.has_news = True
                await asyncio.sleep(_AGAIN)
                continue
            if row is not None:
                pad.take(row)
            return

    async def find_news(self) -> None:
        """Looks which of the pads that are watched here have changed, while nobody tells."""
        known = {pad.id: pad.row.seq for pad in self.live.values() if pad.row is not None}
        for pad_id, seq in (await self.store.seqs(list(known)) if known else {}).items():
            if seq > known[pad_id]:
                self.hear(pad_id)

    async def remove_old(self) -> None:
        """Removes the pads that nobody has changed for as many days as the settings say."""
        days = self.hub.settings.pad_days
        if days and (gone := await self.store.remove_unchanged(self.hub.store.clock.now() - days * _DAY)):
            log.info("old pads removed", extra={"pads": gone})


async def _check(edition: str, forest: dict[str, Any]) -> None:
    """Refuses a forest that can't lie on a table, or can't be kept; made aside, because it takes a while."""
    try:
        size = len(orjson.dumps(forest))
    except TypeError as error:
        raise Refusal("bad_message", "the forest holds a number or a text that can't be kept", 422) from error
    if size > MAX_FOREST:
        raise Refusal("bad_message", f"a forest has at most {MAX_FOREST} bytes", 422)
    try:
        await asyncio.to_thread(check_forest, edition, forest)
    except BadTable as error:
        raise Refusal("bad_message", str(error), 422) from error
