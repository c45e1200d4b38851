"""A table in memory whose every message is held against other worlds.

At a sampled move, for each seat and a spectator: deal what that viewer can't know differently, put the cards that the
move shows to this viewer where they are in truth, play the same there (in private places anything else), and the
message must be the same to the last byte. A closer look must be the same too, and the log must hold just what the
messages told.
"""

import re
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import orjson

from spinney import Game, possible_state
from spinney.engine.packing import entry_card, entry_species, make_entry
from spinney.engine.state import KEEP, State, field_a, field_b, field_c, field_d, frame
from spinney.engine.tables import HOST, NO_SYMBOL, WINTER
from spinney.server.bus import OneProcess
from spinney.server.hub import Hub
from spinney.server.live import LiveTable, Watcher
from spinney.server.protocol import Refusal
from spinney.server.settings import Settings
from spinney.server.store import Entries, SeatRow, TableRow
from tests.engine.walks import SOAK, some_move, visible_now

ID = re.compile(r"[BD]\d{3}")
PRIVATE = ("place", "pay")
LOOKS = 1.0 if SOAK else 0.3
"""How often a comparison takes a closer look, which takes longest."""
LANGS = ("en", "de", "es", "fr", "it", "nl")
HIDDEN_WORDS = ("sapling", "lay", "cave", "keep")
"""Moves that name hand cards which nobody else gets to see."""


class Shelf:
    """A store that keeps nothing."""

    async def append(self, table_id: str, seq: int, entries: Entries) -> None:
        """Stored, as it were."""

    async def change_table(self, table_id: str, values: Any, status: str | None = None) -> bool:
        """Changed, as it were."""
        return True


def new_table(edition: str, seats: int, seed: int, live_scores: bool = True) -> LiveTable:
    """A table of people whose game begins."""
    game = Game.new(edition, [f"P{seat}" for seat in range(seats)], seed)
    settings = {"live_scores": live_scores, "take_back": True, "hints": True, "takeover_after": 0}
    people = [SeatRow(seat, f"P{seat}", "human", f"hash{seat}") for seat in range(seats)]
    now, deal = time.time(), {**game.deal.to_dict(), "seed": seed}
    row = TableRow("table", edition, game.options, settings, deal, "running", now, now, None, None, None, people)
    return LiveTable(row)


def visible(state: State, me: int | None) -> set[int]:
    """The cards that lie open on the table, the viewer's own, and those known to be in a hand."""
    return visible_now(state, me) | {entry & 255 for entries in state.known for entry in entries}


class Watched:
    """A table with a watcher for each seat and a spectator, driven through the hub as connections drive it."""

    def __init__(self, table: LiveTable, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.hub = Hub(Settings(), Shelf(), OneProcess())  # type: ignore[arg-type]
        self.hub.tables[table.row.id] = table
        self.viewers: list[int | None] = [*range(len(table.row.seats)), None]
        self.inbox: dict[int | None, list[bytes]] = {me: [] for me in self.viewers}
        for me in self.viewers:
            table.watchers.add(Watcher(() if me is None else (me,), self.inbox[me].append))
        self.private: list[str] = []
        """The moves since the last position that all could see."""
        self.past: list[list[str]] = []
        self.told: dict[int | None, list[tuple[int, Any]]] = {me: [] for me in self.viewers}
        """For each move that holds who made it, and its events as the viewer was told."""
        self.compared = 0
        self.looks = 0
        self.logs = 0
        self.skipped = 0
        self.searched = 0
        self.errors = 0

    @property
    def game(self) -> Game:
        """The true game."""
        assert self.table.game is not None
        return self.table.game

    async def play(self, compare: bool) -> None:
        """One random move or take-back; every message is searched, and compared with other worlds if so wished."""
        game, table = self.game, self.table
        before, seat, seq = game.state.copy(), game.state.seat, table.seq
        views = {me: game.view(me) for me in self.viewers}
        is_undo = game.can_undo and table.last_actor() == seat and self.rng.random() < 0.1
        move = "undo" if is_undo else str(some_move(game, self.rng))
        if compare:
            await self._compare_errors(views)
            if self.rng.random() < LOOKS:
                await self._compare_looks(views)
        if is_undo:
            await self.hub.undo(table, (seat,), seq)
        else:
            await self.hub.play(table, (seat,), seq, [move])
        for me in self.viewers:
            if table.told.silent and me != seat:
                assert not self.inbox[me], f"seat {me} at {table.seq} is told of a private choice"
                self.inbox[me].append(table.message(me, []))  # what it would see if it looked
            [message] = self.inbox[me]
            self.inbox[me].clear()
            if is_undo:
                self.told[me].pop()
            else:
                self.told[me].append((seat, orjson.loads(message)["events"]))
            self._search(message, me, before)
            if compare:
                self._compare(message, me, views[me], before, move)
        kind = self.game.prompt.kind if self.game.prompt else ""
        if is_undo:
            self.private = self.past.pop()
        else:
            self.past.append(self.private)
            self.private = [*self.private, move] if kind in PRIVATE else []

    def _search(self, message: bytes, me: int | None, before: State, said: str = "") -> None:
        """No id of a card that is hidden from the viewer stands anywhere in the message, but those that it said."""
        ids = self.game.state.tables.card_ids
        allowed = {ids[card] for card in visible(before, me) | visible(self.game.state, me)}
        named = set(ID.findall(message.decode())) - set(ID.findall(said))
        assert named <= allowed, f"seat {me} at {self.table.seq}: {sorted(named - allowed)}"
        self.searched += 1

    # -- other worlds -----------------------------------------------------------------------------------------

    def _twin(self, state: State) -> LiveTable:
        """The same table in another world."""
        twin = LiveTable(self.table.row)
        twin.game = self.game.copy()
        twin.game.state = state
        twin.seq, twin.actors, twin.told = self.table.seq, self.table.actors[:], self.table.told
        twin.watchers = self.table.watchers
        return twin

    async def _compare_errors(self, views: dict[int | None, Any]) -> None:
        """What a refused move tells is the same in another world."""
        game = self.game
        ids = game.state.tables.card_ids
        tries = [
            f"{verb} {self.rng.choice(ids)}" for verb in ("draw", "sapling", "take", "pay", "discard", "cave", "lay")
        ]
        tries += [
            f"play {self.rng.choice(ids)}a",
            f"place {self.rng.choice(ids)}b",
            f"on {self.rng.randrange(9)}",
            "show",
        ]
        for me in self.viewers:
            seats = () if me is None else (me,)
            twin = self._twin(possible_state(views[me], self.rng))
            assert twin.game is not None
            for text in self.rng.sample(tries, 4):
                if me == game.seat_to_act:
                    assert game.why_not(text) == twin.game.why_not(text), f"seat {me} at {self.table.seq}: {text}"
                    if game.why_not(text) is None:
                        continue
                answers = [await self._refused(table, seats, text) for table in (self.table, twin)]
                assert answers[0] == answers[1], f"seat {me} at {self.table.seq}: {text}"
                self._search(answers[0], me, game.state, text)
                self.errors += 1

    async def _compare_looks(self, views: dict[int | None, Any]) -> None:
        """A closer look of who acts, and of somebody else, shows the same in another world; what it calls unseen is all
        that the viewer can't see."""
        ids = self.game.state.tables.card_ids
        acting = self.game.seat_to_act
        for me in (acting, self.rng.choice([viewer for viewer in self.viewers if viewer != acting])):
            twin = self._twin(possible_state(views[me], self.rng))
            lang = self.rng.choice(LANGS)
            true, other = [orjson.loads(table.look(me, lang)) for table in (self.table, twin)]
            assert true == other, f"seat {me} at {self.table.seq}: {different(true, other)}"
            assert set(true.pop("unseen")) == set(ids) - {ids[card] for card in visible(self.game.state, me)}
            assert (true["worth"] is not None) == self.table.row.settings["live_scores"]
            assert me == acting or not true["plans"]
            self._search(orjson.dumps(true), me, self.game.state)
            self.looks += 1

    async def compare_logs(self) -> None:
        """The log tells a viewer what the messages told it, and nothing else."""
        for me in self.viewers:
            log = orjson.loads(orjson.dumps(await self.table.log(me)))
            seen = self.game.seq if me == self.game.seat_to_act else self.table.told.moves
            assert log["seq"] == self.table.seq_for(me)
            assert [move["seq"] for move in log["moves"]] == list(range(1, seen + 1))
            assert [(move["seat"], move["events"]) for move in log["moves"]] == self.told[me][:seen], f"seat {me}"
            self.logs += 1

    async def _refused(self, table: LiveTable, seats: tuple[int, ...], text: str) -> bytes:
        try:
            await self.hub.play(table, seats, table.seq_for(table.point_of_view(seats)), [text])
        except Refusal as refusal:
            return table.error(seats, refusal.code, str(refusal))
        raise AssertionError(f"{text} was played")

    def _compare(self, message: bytes, me: int | None, view: Any, before: State, move: str) -> None:
        after = self.game.state
        world = possible_state(view, self.rng)
        kind = self.game.prompt.kind if self.game.prompt else ""
        twin = self._twin(world)
        twin.seq -= 1
        assert twin.game is not None
        own = me == before.seat
        if move == "undo":
            if own or self.private:  # what others took back in private
                known = possible_state(self.game.view(me), self.rng)
                again = self._twin(known)
                silent = self.table.told.silent and not own
                self._same(again, me, [] if silent else [{"type": "undo", "seat": before.seat}], message)
            return
        if not own and kind in PRIVATE:
            self._same(self._choose_in_private(twin), me, [], message)
            return
        shown = visible(after, me) - visible(before, me)
        played = set(before.hands[before.seat]) - set(after.hands[before.seat])
        whole = set(before.hands[before.seat]) if move == "show" else set()
        align(before, after, world, me, shown | (played & visible(after, me)) | whole)
        events: list[dict[str, Any]] = []
        moves = [move] if own else [*self.private, move]
        if not own:
            ids = world.tables.card_ids
            named = {ids.index(card) for text in moves if not is_hidden(text) for card in ID.findall(text)}
            if named & two_of_a_kind(before):
                self.skipped += 1
                return
            moves = stand_in_twins(world, before, named, shown | played, moves)
        for text in moves:
            wanted = text if own else self._in_the_twin(text, twin.game, after, me)
            if twin.game.why_not(wanted) is not None:
                raise AssertionError(f"seat {me} at {self.table.seq}: {moves}: {wanted}: {twin.game.why_not(wanted)}")
            twin.game.play(wanted)
            events = twin.game.events
        twin.seq += 1
        twin.actors.append(before.seat) if len(twin.actors) < len(self.table.actors) else None
        self._same(twin, me, events, message)

    def _choose_in_private(self, twin: LiveTable) -> LiveTable:
        """Something else is being chosen there, or nothing yet: nobody else may notice."""
        assert twin.game is not None
        ways = []
        for move in twin.game.legal_moves():
            if move.verb in ("play", "place"):
                trial = twin.game.copy()
                trial.play(move)
                if trial.prompt and trial.prompt.kind in PRIVATE:
                    ways.append(trial)
        if ways:
            twin.game = self.rng.choice(ways)
        twin.seq += 1
        return twin

    def _in_the_twin(self, text: str, twin: Game, after: State, me: int | None) -> str:
        """The move, with other cards where the viewer does not see which."""
        words = text.split()
        if not is_hidden(text):
            return text
        ids = twin.state.tables.card_ids
        seen = {ids[card] for card in visible(after, me) - {e & 255 for es in after.known for e in es}}
        if all(word in seen for word in words[1:]):
            return text
        if words[0] == "keep":  # the others of the three are seen
            top = twin.state.stack[-1]
            drawn = {field_a(top), field_b(top), field_c(top)} - set(after.clearing) - set(after.discard)
            return f"keep {ids[min(drawn)]}"
        fit = [str(move) for move in twin.legal_moves() if move.verb == words[0] and len(move.words) == len(words) - 1]
        return self.rng.choice(fit)

    def _same(self, twin: LiveTable, me: int | None, events: Sequence[dict[str, Any]], message: bytes) -> None:
        other = orjson.loads(twin.message(me, list(events)))
        true = orjson.loads(message)
        if me is None or self.table.last_actor() != me:  # whether one may take back is one's own affair
            assert not true["view"]["can_undo"]
        other["view"]["can_undo"] = true["view"]["can_undo"]
        assert other == true, f"seat {me} at {self.table.seq}: {different(true, other)}"
        self.compared += 1


def is_hidden(text: str) -> bool:
    """Whether a move names hand cards that nobody else gets to see; a bare `keep` names none."""
    words = text.split()
    return words[0] in HIDDEN_WORDS and len(words) > 1


def different(one: Any, two: Any, path: str = "") -> str:
    """Where two messages differ, for the failure's text."""
    if isinstance(one, dict) and isinstance(two, dict) and one.keys() == two.keys():
        return "; ".join(filter(None, (different(one[key], two[key], f"{path}.{key}") for key in one)))
    if isinstance(one, list) and isinstance(two, list) and len(one) == len(two):
        pairs = enumerate(zip(one, two, strict=True))
        return "; ".join(filter(None, (different(a, b, f"{path}[{at}]") for at, (a, b) in pairs)))
    return "" if one == two else f"{path}: {one} / {two}"


# -- putting what is shown into its place -----------------------------------------------------------------------------


def align(before: State, after: State, world: State, me: int | None, shown: set[int]) -> None:
    """Puts the cards that the move shows where they are in truth, and the winter cards that it turns over."""
    count = after.top - before.top
    for at in range(count):
        is_winter = before.deck[before.top + at] == WINTER
        if is_winter != (world.deck[world.top + at] == WINTER):
            rest = range(world.top + at + 1, len(world.deck))
            swap_deck(world, world.top + at, next(i for i in rest if (world.deck[i] == WINTER) == is_winter))
    seat = before.seat
    turned = before.deck[before.top : before.top + count]
    for at, card in enumerate(turned):
        if card in shown and world.deck[world.top + at] != card:
            exchange(world, card, world.deck[world.top + at])
    held = shown & set(before.hands[seat])
    for card in sorted(held - set(world.hands[seat])):
        spare = [other for other in world.hands[seat] if other not in held]
        exchange(world, card, spare[0])
    if world.stack and world.stack[-1] & 31 == KEEP and me != seat:
        gone = [card for card in before.hands[seat] if card not in after.hands[seat]]
        kept = [card for card in world.hands[seat] if card not in gone]
        drawn = [field(before.stack[-1]) for field in (field_a, field_b, field_c)]
        drawn = [card if card in gone else kept.pop() for card in drawn]
        world.stack[-1] = frame(KEEP, drawn[0], drawn[1], drawn[2], field_d(world.stack[-1]))


def two_of_a_kind(state: State) -> set[int]:
    """The cards of which the acting seat is known to have two equal ones, in the hand or laid away unseen.

    Which of the two the engine lets leave depends on which of them is still in the hand; such moves are not compared.
    """
    twin = state.tables.twin
    kinds = [twin[entry & 255] for entry in state.known[state.seat]]
    return {card for card in range(len(twin)) if kinds.count(twin[card]) > 1}


def stand_in_twins(world: State, before: State, named: set[int], fixed: set[int], moves: list[str]) -> list[str]:
    """The moves with cards that the acting seat holds there.

    Equal cards can't be told apart: where one of them is known to be in a hand, that one is said to leave, whichever
    was named. So a named card that is not there may have a known twin which is.
    """
    seat, t = before.seat, world.tables
    known = {entry & 255 for entry in world.known[seat]}
    used = set(fixed)
    for card in sorted(named & set(before.hands[seat])):
        if card in world.hands[seat]:
            used.add(card)
            continue
        twins = [other for other in world.hands[seat] if t.twin[other] == t.twin[card] and other in known - used]
        if twins:
            used.add(twins[0])
            moves = [move.replace(t.card_ids[card], t.card_ids[twins[0]]) for move in moves]
        else:
            spare = [other for other in world.hands[seat] if other not in used | named]
            exchange(world, card, spare[0])
            used.add(card)
    return [in_order(world, move) for move in moves]


def in_order(world: State, move: str) -> str:
    """A move whose cards stand in the order of their ids."""
    verb, *words = move.split()
    return " ".join([verb, *sorted(words)]) if verb in ("pay", "discard", "cave") else move


def swap_deck(world: State, one: int, two: int) -> None:
    """Two places of the deck change their cards."""
    deck = list(world.deck)
    deck[one], deck[two] = deck[two], deck[one]
    world.deck = deck


def exchange(world: State, one: int, two: int) -> None:
    """Two cards change places, wherever they lie hidden; one that is in no place (removed) comes in for the other."""

    def other(card: int) -> int:
        return two if card == one else one if card == two else card

    world.deck = [other(card) if card != WINTER else card for card in world.deck]
    for seat in range(world.seats):
        world.hands[seat] = sorted(other(card) for card in world.hands[seat])
        world.caves[seat] = tuple(other(card) for card in world.caves[seat])
        forest = world.forests[seat]
        for host, entries in enumerate(forest.cards):
            card = entry_card(entries[0])
            if entry_species(entries[0]) == world.tables.face_down and card in (one, two):
                forest.cards[host] = (make_entry(HOST, world.tables.face_down, NO_SYMBOL, other(card)), *entries[1:])
    world.aside = sorted(other(card) for card in world.aside)
