"""A table in memory: its game, who watches, and what each of them is told."""

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Any

import orjson

from spinney.cards.correction import told_briefly
from spinney.engine.events import Event
from spinney.engine.game import Game
from spinney.engine.record import FORMAT, RULES
from spinney.server.deals import shown_deal, told_deal
from spinney.server.happenings import Happening
from spinney.server.lobby import lobby_view
from spinney.server.looks import Looks, weigh
from spinney.server.people import People
from spinney.server.protocol import Refusal
from spinney.server.sealing import sealed_moves, undecided
from spinney.server.store import Entries, LogRow, TableRow
from spinney.server.story import Story
from spinney.server.takeback import UNDO, TakenBack, taken_back
from spinney.server.view_messages import Forests, Told, ViewMessages, private_steps

Send = Callable[[bytes], None]
DaysLeft = Callable[[TableRow], int | None]

_VOTE_AFTER = 45
"""What holds at tables that were made before this could be set."""

MOST_UNDOS = 400
"""Decisions that may be taken back in one turn: enough to try everything, too few to fill a disk."""


def _for_ever(_row: TableRow) -> None:
    """No table is deleted."""


class Watcher:
    """One connection: the seats that it holds (none: a spectator) by which token, and how to send to it."""

    __slots__ = ("address", "seats", "send", "token_hash")

    def __init__(self, seats: tuple[int, ...], send: Send, token_hash: str | None = None, address: str = "") -> None:
        self.address = address
        self.seats = seats
        self.send = send
        self.token_hash = token_hash


class LiveTable:
    """One table. Whoever changes it holds `lock`."""

    def __init__(self, row: TableRow, days_left: DaysLeft = _for_ever) -> None:
        self.row = row
        self.days_left = days_left
        """In how many days it is deleted, where that is soon."""
        self.lock = asyncio.Lock()
        self.seq = 0
        self.game: Game | None = None
        self.watchers: set[Watcher] = set()
        self.people = People(len(row.seats))
        self.notes: list[Happening] = []
        """What happened at the seats beside the moves."""
        self.maker = ""
        """The address that made the table, while it has been in memory since then."""
        self.used = 0.0
        self.has_news = False
        """Whether somebody is about to look for what other processes have stored."""
        self.bot_task: asyncio.Task[None] | None = None
        self.actors: list[int] = []
        """Who made each of the moves that hold."""
        self.nonces: set[tuple[int, str]] = set()
        """The names of what is stored: the seat, and what its client called it."""
        self.last_nonces: dict[int, tuple[int, str]] = {}
        """For each seat where its last named entry stands, and the name."""
        self.undos = self.furthest_turn = 0
        """How much was taken back since the game came to its furthest turn."""
        self.told = Told()
        self.story = Story()
        self.forests = Forests(len(row.seats))
        self.looks = Looks()
        if row.status != "open":
            self.begin()

    # -- the game ---------------------------------------------------------------------------------------------

    def begin(self, log: Sequence[LogRow] = ()) -> None:
        """Deals the game that was drawn when the table was made, and plays what it begins with."""
        if self.row.rules != RULES:
            raise Refusal("other_rules", f"the game was begun under rules {self.row.rules}, not {RULES}", 409)
        self.game = Game.from_record(
            {
                "format": FORMAT, "rules": self.row.rules, "edition": self.row.edition, "options": self.row.options,
                "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.row.seats],
                "deal": self.row.deal, "moves": [],
            }
        )  # fmt: skip
        for entry in log:
            self.replay(entry.action, entry.seat, entry.client_nonce)

    def replay(self, action: str, seat: int, nonce: str | None = None) -> list[Event]:
        """Plays one entry of the log; returns what it made happen."""
        assert self.game is not None
        if action == UNDO:
            self.game.undo()
        else:
            self.game.play(action)
        self._count(Entries(seat, [action], nonce))
        return [{"type": "undo", "seat": seat}] if action == UNDO else self.game.events

    def go_on(self, after: Game, entries: Entries) -> None:
        """Takes over the game as it is after these entries of the log, which were stored just now."""
        self.game = after
        self._count(entries)

    def _count(self, entries: Entries) -> None:
        """Notes who did it, by which name, and how much was taken back in this turn."""
        assert self.game is not None
        if entries.nonce is not None:
            self.nonces.add((entries.seat, entries.nonce))
            self.last_nonces[entries.seat] = (self.seq, entries.nonce)
        for action in entries.actions:
            if action == UNDO:
                self.actors.pop()
                self.undos += 1
            else:
                self.actors.append(entries.seat)
        if self.game.state.turns > self.furthest_turn:
            self.furthest_turn, self.undos = self.game.state.turns, 0
        self.seq += len(entries.actions)
        self.told.note(self.seq, len(self.actors), private_steps(self.game))

    def seq_for(self, seat: int | None) -> int:
        """The number of the position that this seat (None: a spectator) is shown."""
        return self.seq if seat is not None and seat == self.seat_to_act() else self.told.seq

    def has_stored(self, seats: tuple[int, ...], nonce: str | None) -> bool:
        """Whether one of these seats has stored something by this name."""
        return nonce is not None and any((seat, nonce) in self.nonces for seat in seats)

    def last_nonce(self, seat: int | None) -> str | None:
        """The name of the last thing that was stored for whoever holds this seat, perhaps with others."""
        if seat is None:
            return None
        token = self.row.seats[seat].token_hash
        mine = [row.seat for row in self.row.seats if row.seat == seat or (token and row.token_hash == token)]
        named = [self.last_nonces[one] for one in mine if one in self.last_nonces]
        return max(named)[1] if named else None

    def last_actor(self) -> int | None:
        """The seat that made the last move."""
        return self.actors[-1] if self.actors else None

    def present_seats(self) -> set[int]:
        """The seats whose players are connected, to whichever process."""
        return self.people.present()

    @property
    def address(self) -> str:
        """The address that the bots of this table think for: that of a player who is here, or of whoever watches."""
        seated = [watcher.address for watcher in self.watchers if watcher.seats]
        return min(seated or [watcher.address for watcher in self.watchers] or [""])

    def is_watched(self, patience: float) -> bool:
        """Whether bots should play on: somebody is here, was a moment ago, or will be told when it is their turn."""
        waits = any((seat.webhook or seat.player_hash) and not seat.stand_in for seat in self.row.seats)
        return bool(self.watchers or self.present_seats() or waits) or time.monotonic() - self.used < patience

    def vote_after(self, seat: int) -> int | None:
        """For how many seconds somebody must have been gone before the others may vote for a bot; None: no votes."""
        row = self.row.seats[seat]
        has_votes = self.row.settings.get("votes", True) and self.game is not None and not self.is_over
        if not has_votes or row.kind != "human" or row.stand_in:
            return None
        return int(self.row.settings.get("vote_after", _VOTE_AFTER))

    @property
    def has_bots(self) -> bool:
        """Whether bots sit here; stand-ins don't count."""
        return any(seat.kind.startswith("bot:") for seat in self.row.seats)

    @property
    def takeover_after(self) -> int:
        """After how many seconds a bot plays for somebody who is gone (0: never), at older tables too."""
        after, grace = self.row.settings["takeover_after"], self.row.settings.get("vote_after", _VOTE_AFTER)
        return max(after, grace) if after else 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.game is not None and self.game.is_over

    @property
    def shows_scores(self) -> bool:
        """Whether points are told now."""
        return bool(self.row.settings["live_scores"]) or self.is_over

    def seat_to_act(self) -> int | None:
        """Whose decision it is."""
        return self.game.seat_to_act if self.game is not None else None

    def check_turn(self, seats: tuple[int, ...], seq: int) -> Game:
        """The game, if one of these seats may act on the position `seq` now."""
        if self.is_over:
            raise Refusal("over", "the game is over", 409)
        if self.game is None:
            raise Refusal("not_your_turn", "the game has not begun", 409)
        self.check_seq(seats, seq)
        if self.game.seat_to_act not in seats:
            raise Refusal("not_your_turn", "another seat is to decide", 403)
        return self.game

    def take_back(self, seats: tuple[int, ...], seq: int, whole: bool) -> tuple[int, TakenBack]:
        """Whose the last decision or action was, and the game without it."""
        if self.game is None or self.is_over:
            raise Refusal("over" if self.is_over else "not_your_turn", "there is nothing to take back", 409)
        self.check_seq(seats, seq)
        if not self.row.settings["take_back"]:
            raise Refusal("illegal", "this table does not allow to take back")
        if not self.game.can_undo:
            raise Refusal("illegal", "something hidden was shown since, or nothing was played")
        if self.undos >= MOST_UNDOS:
            raise Refusal("illegal", f"in one turn at most {MOST_UNDOS} decisions may be taken back")
        actor = self.last_actor()
        if actor is None or actor not in seats:
            raise Refusal("not_your_turn", "the last decision was another seat's", 403)
        return actor, taken_back(self.game, self.told, self.seq, whole)

    def check_seq(self, seats: tuple[int, ...], seq: int) -> None:
        """Refuses a message that was not sent for the position that its sender is shown."""
        shown = self.seq_for(self.point_of_view(seats))
        if seq != shown:
            raise Refusal("stale", f"the table is at {shown}, the message at {seq}", 409)

    def stand_in_for(self, seat: int) -> str | None:
        """The bot that plays this seat, or None for a person."""
        row = self.row.seats[seat]
        if row.kind.startswith("bot:"):
            return row.kind[4:]
        return "player" if row.stand_in else None

    # -- who sees what ----------------------------------------------------------------------------------------

    def take_row(self, row: TableRow) -> None:
        """Takes over what the store says. A connection whose seat was given up or to somebody else only watches."""
        self.row = row
        for watcher in self.watchers:
            if watcher.token_hash is not None:
                watcher.seats = self.seats_of(watcher.token_hash)

    def unseat(self, seats: tuple[int, ...]) -> None:
        """The connections of these seats only watch from now on."""
        for watcher in self.watchers:
            if set(watcher.seats) & set(seats):
                watcher.seats, watcher.token_hash = (), None

    def seats_of(self, token_hash: str) -> tuple[int, ...]:
        """The seats that a token holds."""
        return tuple(seat.seat for seat in self.row.seats if seat.token_hash == token_hash)

    def point_of_view(self, seats: tuple[int, ...]) -> int | None:
        """Through whose eyes a connection looks: the seat that is to decide, if it holds that one."""
        acting = self.seat_to_act()
        to_decide = [seat for seat in undecided(self.game, self.row.seats) if seat in seats]
        if to_decide:
            return to_decide[0]
        if acting in seats:
            return acting
        return seats[0] if seats else None

    def view(self, seat: int | None) -> dict[str, Any]:
        """What one seat (None: a spectator) is shown."""
        if self.game is None:
            view = lobby_view(self.row, seat)
        else:
            view = self.game.view(seat).to_dict()
            view["can_undo"] = self._may_undo(seat)
        view["nonce"] = self.last_nonce(seat)
        if "split" in view:
            view["sealed"] = self._sealed(seat)
        return self._dress(view)

    def _sealed(self, seat: int | None) -> list[str] | None:
        """What a seat has decided for all to hear later; nobody else is told."""
        return None if seat is None else sealed_moves(self.game, self.row.seats[seat])

    def _dress(self, view: dict[str, Any]) -> dict[str, Any]:
        """Adds what the table knows and the game does not."""
        hides_scores = self.game is not None and not self.shows_scores
        view["seq"] = self.seq_for(view["me"])
        view["table"] = self.row.id
        view["status"] = "over" if self.is_over else self.row.status
        view["options"] = told_briefly(self.row.options)
        view["settings"] = self.row.settings
        view["rematch"] = self.row.rematch
        view["deal"] = shown_deal(self.row)
        if deleting := [seat.seat for seat in self.row.seats if seat.deletes]:
            view["deleting"] = deleting
        if (left := self.days_left(self.row)) is not None:
            view["expires_in"] = left
        if hides_scores and "solo" in view:
            view["solo"]["medal"] = None  # it tells of points
        present = self.present_seats()
        for number, person in enumerate(view["seats"]):
            row = self.row.seats[number]
            person["kind"], person["name"], person["stand_in"] = row.kind, row.name, row.stand_in
            person["present"] = number in present or row.kind.startswith("bot:")
            if "split" in view:
                person["ready"] = sealed_moves(self.game, row) is not None
            person["away"] = self._away(number) if row.kind == "human" else None
            if hides_scores:
                person["score"] = None
        return view

    def _away(self, seat: int) -> dict[str, Any] | None:
        began = [one.at for one in self.notes if one.seat == seat] if self.row.seats[seat].stand_in else []
        return self.people.shown(seat, self.vote_after(seat), began[-1] if began else None)

    def _may_undo(self, seat: int | None) -> bool:
        if self.game is None or not self.row.settings["take_back"] or not self.game.can_undo or seat is None:
            return False
        return self.last_actor() == seat and self.undos < MOST_UNDOS and not self.game.was_forced(seat)

    # -- telling ----------------------------------------------------------------------------------------------

    def tell_all(self, events: list[Event], silent: bool = False, but: Watcher | None = None) -> None:
        """Sends everybody the present view with the events as they may know them; each view is made once.

        Of a `silent` change only the seat that decides is told: nobody else sees one.
        """
        made: dict[int | None, bytes] = {}
        messages = self._view_messages(events) if self.watchers else None
        acting = self.seat_to_act()
        for watcher in list(self.watchers):
            seat = self.point_of_view(watcher.seats)
            if watcher is but or (silent and seat != acting):
                continue
            if seat not in made:
                made[seat] = self._message(messages, seat)
            watcher.send(made[seat])

    def message(self, seat: int | None, events: list[Event]) -> bytes:
        """A `view` message."""
        return self._message(self._view_messages(events), seat)

    def _view_messages(self, events: list[Event]) -> ViewMessages | None:
        """What all may see of the game, or None before it has begun."""
        if self.game is None:
            return None
        view = self.game.view(None)
        forests = [self.forests.of(view.tables, seat, person.hosts) for seat, person in enumerate(view.seats)]
        public = self._dress(view.to_dict(forests) | {"can_undo": False, "nonce": None})
        return ViewMessages(self.game, public, events, self.forests)

    def _message(self, messages: ViewMessages | None, seat: int | None) -> bytes:
        if messages is not None:
            return messages.message(
                seat, self.seq_for(seat), self._may_undo(seat), self.last_nonce(seat), self._sealed(seat)
            )
        return orjson.dumps({"type": "view", "seq": self.seq, "view": self.view(seat), "events": []})

    def error(self, seats: tuple[int, ...], code: str, text: str) -> bytes:
        """An `error` message with the present view."""
        view = self.view(self.point_of_view(seats))
        return orjson.dumps({"type": "error", "code": code, "message": text, "seq": view["seq"], "view": view})

    # -- answers to one who asks ------------------------------------------------------------------------------

    def _running(self) -> Game:
        if self.game is None:
            raise Refusal("not_your_turn", "the game has not begun", 409)
        return self.game

    def look(self, seat: int | None, lang: str) -> bytes:
        """A closer look at the position through the eyes of a seat, as a message."""
        return self.looks.message(self._running(), self.seq, seat, self.seq_for(seat), lang, self.shows_scores)

    async def weigh(self, seat: int | None, card: str) -> dict[str, Any]:
        """What a card would bring in the forest of a seat."""
        return await asyncio.to_thread(weigh, self._running().view(seat), self.seq_for(seat), card)

    async def log(self, seat: int | None) -> bytes:
        """All that has happened so far, as a seat may know it, as a message."""
        game, seq, actors = self._running(), self.seq_for(seat), self.actors[:]
        if seat != self.seat_to_act():
            del actors[self.told.moves :]
        start = {key: value for key, value in game.record().items() if key != "result"} | {"moves": []}
        moves = await self.story.moves(start, game.moves[: len(actors)], actors, seat, self.shows_scores)
        notes = [{"seq": one.seq, "after": self.told.moves_by(one.seq), **one.to_dict()} for one in self.notes]
        return orjson.dumps({"type": "log", "seq": seq, "moves": orjson.Fragment(moves), "notes": notes})

    def record(self) -> dict[str, Any]:
        """The record of a finished game."""
        if self.game is None or not self.game.is_over:
            raise Refusal("illegal", "the record is there when the game is over", 403)
        told = told_deal(self.row)
        return self.game.record() if told is None else {**self.game.record(), "fair": told}
