"""A table in memory whose every message is held against other worlds.

At a sampled move, for each seat and a spectator: deal what that viewer can't know differently, but so that the cards
which the move shows to this viewer are where they are in truth; play there what is the same to the eye (in private
places anything else), and the message must be the same to the last byte. A closer look must be the same too, and the
log must hold just what the messages told.
"""

import re
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import orjson

from spinney import Game, View, Worlds
from spinney.engine.events import Event, seen_by
from spinney.engine.knowledge import Knowledge
from spinney.engine.packing import entry_card, entry_species
from spinney.engine.prompts import FREE, KEEP
from spinney.engine.state import State, field_b, field_c, field_d, frame, word_of
from spinney.engine.tables import WINTER
from spinney.server.bus import OneProcess
from spinney.server.clock import OwnClock
from spinney.server.hub import Hub
from spinney.server.live import LiveTable, Watcher
from spinney.server.protocol import Refusal
from spinney.server.settings import Settings
from spinney.server.store import Entries, LogRow, SeatRow, TableRow
from tests.engine.walks import SOAK, some_move

ID = re.compile(r"[BD]\d{3}")
PRIVATE = ("place", "pay")
LOOKS = 1.0 if SOAK else 0.3
"""How often a comparison takes a closer look, which takes longest."""
LANGS = ("en", "de", "es", "fr", "it", "nl")
HIDDEN_WORDS = ("sapling", "lay", "cave", "keep")
"""Moves that name hand cards which nobody else gets to see."""


class Shelf:
    """A store that keeps logs alone."""

    def __init__(self) -> None:
        self.clock = OwnClock()
        self.rows: list[LogRow] = []

    async def append(self, table_id: str, seq: int, entries: Entries) -> None:
        """Stored, as it were."""
        self.rows += [LogRow(table_id, seq + at, entries.seat, one, "", 0.0) for at, one in enumerate(entries.actions)]

    async def change_table(self, table_id: str, values: Any, status: str | None = None) -> bool:
        """Changed, as it were."""
        return True


FROM_DECK = ("draw", "reveal", "automa_add", "automa_burn")
"""What happens to a card of the deck."""


def new_table(
    edition: str, seats: int, seed: int, live_scores: bool = True, options: Mapping[str, Any] | None = None
) -> LiveTable:
    """A table of people whose game begins."""
    game = Game.new(edition, [f"P{seat}" for seat in range(seats)], seed, options)
    settings = {"live_scores": live_scores, "take_back": True, "hints": True, "takeover_after": 0}
    people = [SeatRow(seat, f"P{seat}", "human", f"hash{seat}") for seat in range(seats)]
    now, deal = time.time(), {**game.deal.to_dict(), "seed": seed}
    row = TableRow("table", edition, game.options, settings, deal, "running", now, now, None, None, None, people)
    return LiveTable(row)


def visible(state: State, knowledge: Knowledge, me: int | None) -> Counter[int]:
    """How many of each card lie open on the table, are the viewer's own, or are known to be in another hand."""
    seen = Counter([*state.clearing, *state.discard])
    for seat, forest in enumerate(state.forests):
        laid = {place >> 1 for place in knowledge.buried[seat] if not place & 1}
        secret = {place >> 1 for place in knowledge.buried[seat] if place & 1}
        for host, entries in enumerate(forest.cards):
            for entry in entries:
                if entry_species(entry) != state.tables.face_down or (seat == me and host in laid):
                    seen[entry_card(entry)] += 1
        seen.update(card for at, card in enumerate(state.caves[seat]) if seat == me or at not in secret)
        if seat == me:
            seen.update(state.hands[seat])
            seen.update(state.aside if seat == state.seat else ())
        else:
            seen.update(entry & 1023 for entry in knowledge.known[seat])
    return seen


class Watched:
    """A table with a watcher for each seat and a spectator, driven through the hub as connections drive it."""

    def __init__(self, table: LiveTable, rng: Random) -> None:
        self.table = table
        self.rng = rng
        self.shelf = Shelf()
        self.hub = Hub(Settings(), self.shelf, OneProcess())  # type: ignore[arg-type]
        self.hub.tables[table.row.id] = table
        self.viewers: list[int | None] = [*range(len(table.row.seats)), None]
        self.inbox: dict[int | None, list[bytes]] = {me: [] for me in self.viewers}
        for me in self.viewers:
            table.watchers.add(Watcher(() if me is None else (me,), self.inbox[me].append))
        table.people.here = set(range(len(table.row.seats)))
        table.people.count()
        self.private: list[str] = []
        """The moves since the last position that all could see."""
        self.past: list[list[str]] = []
        self.told: dict[int | None, list[tuple[int, Any, Any]]] = {me: [] for me in self.viewers}
        """For each move that holds who made it, and its events and the points after it as the viewer was told."""
        self.compared = 0
        self.looks = 0
        self.logs = 0
        self.searched = 0
        self.errors = 0

    @property
    def game(self) -> Game:
        """The true game."""
        assert self.table.game is not None
        return self.table.game

    @property
    def now(self) -> tuple[State, Knowledge]:
        """The true position, and what all know."""
        return self.game.state, self.game.knowledge

    async def play(self, compare: bool) -> None:
        """One random move or take-back; every message is searched, and compared with other worlds if so wished."""
        game, table = self.game, self.table
        before, seat, seq = (game.state.copy(), game.knowledge.copy()), game.state.seat, table.seq
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
                del self.told[me][len(self.game.moves) :]
            else:
                heard = orjson.loads(message)
                scores = [person["score"] for person in heard["view"]["seats"]]
                self.told[me].append((seat, heard["events"], None if None in scores else scores))
            self._search(message, me, before)
            if compare:
                self._compare(message, me, views[me], before[0], move)
        kind = self.game.prompt.kind if self.game.prompt else ""
        if is_undo:
            self.private = self.past[len(self.game.moves)]
            del self.past[len(self.game.moves) :]
        else:
            self.past.append(self.private)
            self.private = [*self.private, move] if kind in PRIVATE else []

    def _search(self, message: bytes, me: int | None, before: tuple[State, Knowledge], said: str = "") -> None:
        """No id of a card that is hidden from the viewer stands anywhere in the message, but those that it said."""
        ids = self.game.state.tables.card_ids
        allowed = {ids[card] for card in visible(*before, me) | visible(*self.now, me)}
        named = set(ID.findall(message.decode())) - set(ID.findall(said))
        assert named <= allowed, f"seat {me} at {self.table.seq}: {sorted(named - allowed)}"
        self.searched += 1

    # -- other worlds -----------------------------------------------------------------------------------------

    def _twin(self, worlds: Worlds, state: State | None = None) -> LiveTable:
        """The same table in another world."""
        twin = LiveTable(self.table.row)
        twin.game = self.game.copy()
        twin.game.knowledge = worlds.knowledge.copy()
        twin.game.state = state or worlds.deal(self.rng)
        twin.game._sealed = self.game._sealed  # whether one may take back is said as in truth
        twin.seq, twin.actors, twin.told = self.table.seq, self.table.actors[:], self.table.told
        twin.watchers, twin.people = self.table.watchers, self.table.people
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
            twin = self._twin(Worlds(views[me]))
            assert twin.game is not None
            for text in self.rng.sample(tries, 4):
                if me == game.seat_to_act:
                    assert game.why_not(text) == twin.game.why_not(text), f"seat {me} at {self.table.seq}: {text}"
                    if game.why_not(text) is None:
                        continue
                answers = [await self._refused(table, seats, text) for table in (self.table, twin)]
                assert answers[0] == answers[1], f"seat {me} at {self.table.seq}: {text}"
                self._search(answers[0], me, self.now, text)
                self.errors += 1

    async def _compare_looks(self, views: dict[int | None, Any]) -> None:
        """A closer look of who acts, and of somebody else, shows the same in another world; what it calls unseen is all
        that the viewer can't see."""
        ids = self.game.state.tables.card_ids
        acting = self.game.seat_to_act
        for me in (acting, self.rng.choice([viewer for viewer in self.viewers if viewer != acting])):
            twin = self._twin(Worlds(views[me]))
            lang = self.rng.choice(LANGS)
            true, other = [orjson.loads(table.look(me, lang)) for table in (self.table, twin)]
            assert true == other, f"seat {me} at {self.table.seq}: {different(true, other)}"
            hidden = Counter(self.game.state.tables.copy_cards) - visible(*self.now, me)
            assert sorted(true.pop("unseen")) == sorted(ids[card] for card in hidden.elements())
            assert (true["worth"] is not None) == self.table.row.settings["live_scores"]
            assert me == acting or not true["plans"]
            self._search(orjson.dumps(true), me, self.now)
            self.looks += 1

    async def compare_logs(self) -> None:
        """The log tells a viewer what the messages told it, and nothing else."""
        for me in self.viewers:
            log = orjson.loads(await self.table.log(me))
            seen = self.game.seq if me == self.game.seat_to_act else self.table.told.moves
            assert log["seq"] == self.table.seq_for(me)
            assert [move["seq"] for move in log["moves"]] == list(range(1, seen + 1))
            assert [(move["seat"], move["events"]) for move in log["moves"]] == [
                (seat, events) for seat, events, _ in self.told[me][:seen]
            ], f"seat {me}"
            if self.table.row.settings["live_scores"] or not self.game.is_over:
                scores = [scores for *_, scores in self.told[me][:seen]]
                assert [move["scores"] for move in log["moves"]] == scores, f"seat {me}"
            self.logs += 1

    async def _refused(self, table: LiveTable, seats: tuple[int, ...], text: str) -> bytes:
        try:
            await self.hub.play(table, seats, table.seq_for(table.point_of_view(seats)), [text])
        except Refusal as refusal:
            return table.error(seats, refusal.code, str(refusal))
        raise AssertionError(f"{text} was played")

    def _compare(self, message: bytes, me: int | None, view: View, before: State, move: str) -> None:
        kind = self.game.prompt.kind if self.game.prompt else ""
        own = me == before.seat
        if move == "undo":
            if own or self.private:  # what others took back in private
                again = self._twin(Worlds(self.game.view(me)))
                silent = self.table.told.silent and not own
                self._same(again, me, [] if silent else [{"type": "undo", "seat": before.seat}], message)
            return
        if not own and kind in PRIVATE:
            twin = self._twin(Worlds(view))
            twin.seq -= 1
            self._same(self._choose_in_private(twin), me, [], message)
            return
        moves = [move] if own else [*self.private, move]
        twin = self._twin(Worlds(view), world_with(view, before, self.game, moves, self.rng))
        twin.seq -= 1
        assert twin.game is not None
        events: list[dict[str, Any]] = []
        for text in moves:
            wanted = text if own else self._in_the_twin(text, twin.game)
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

    def _in_the_twin(self, text: str, twin: Game) -> str:
        """The move, with other cards where the viewer does not see which."""
        words, prompt = text.split(), twin.prompt
        assert prompt is not None
        if not is_hidden(text) or prompt.details.get("from") == "clearing":
            return text
        if words[0] == "keep":  # the others of the three are seen
            return f"keep {twin.state.tables.card_ids[field_c(twin.state.stack[-1])]}"
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


# -- worlds in which the same can be played ----------------------------------------------------------------------------


def world_with(view: View, before: State, game: Game, moves: Sequence[str], rng: Random) -> State:
    """A possible state of a view in which the cards that the moves show to the viewer are where they are in truth."""
    events = game.events
    for _ in range(500):
        worlds = Worlds(view)
        if view.me != before.seat:
            hold(worlds, before.seat, shown_of_hand(before, game, moves))
        world = worlds.deal(rng)
        if game.state.automa_turns > before.automa_turns:
            turn_up(world, before.automa[before.automa_turns])
        if put_on_top(worlds, world, before, game.state.top - before.top, events):
            if world.stack and word_of(world.stack[-1]) == KEEP and view.me != before.seat:
                rig_keep(world, before, game.state)
            return world
    raise AssertionError(f"no world lets {moves} be played")


def turn_up(world: State, number: int) -> None:
    """Lets the automa's next card be this one, in place of another of the same pass."""
    cards, at = world.automa[:], world.automa_turns
    other = cards.index(number, at)
    cards[at], cards[other] = cards[other], cards[at]
    world.automa = cards


def shown_of_hand(before: State, game: Game, moves: Sequence[str]) -> list[int]:
    """The cards of the acting seat's hand that everybody sees leave it, or sees at all."""
    hand, number = before.hands[before.seat], before.tables.number_of
    shown: list[int] = []
    for text in moves:
        verb, *words = text.split()
        if verb in ("show", "mulligan"):
            return hand[:]
        from_clearing = any(word_of(item) == FREE and field_b(item) & 1 for item in before.stack[-2:])
        if verb in ("play", "pay", "discard") or (verb == "place" and not from_clearing):
            shown += [number[word[:4]] for word in words]
        elif verb == "keep" and words:
            shown += list((Counter(hand) - Counter(game.state.hands[before.seat])).elements())
    return shown


def hold(worlds: Worlds, seat: int, cards: list[int]) -> None:
    """Only worlds in which the seat has these cards in its hand are dealt."""
    knowledge = worlds.knowledge
    known, now = list(knowledge.known[seat]), len(knowledge.buried[seat])
    for card in cards:
        later = [at for at, entry in enumerate(known) if entry & 1023 == card]
        if later:
            known.pop(later[-1])
        else:
            worlds.unseen.remove(card)
    knowledge.known[seat] = (*known, *(card | now << 10 for card in cards))


def put_on_top(worlds: Worlds, world: State, before: State, count: int, events: Sequence[Event]) -> bool:
    """Brings the cards that the viewer sees coming off the deck to its top, from lower down or from the box.

    Whether that can be done: not if the world has such a card in a hand or face down.
    """
    deck, me = list(world.deck), worlds.view.me
    turned = before.deck[before.top : before.top + count]
    for at, card in enumerate(turned):
        if (card == WINTER) != (deck[at] == WINTER):
            other = next(i for i in range(at + 1, len(deck)) if (deck[i] == WINTER) == (card == WINTER))
            deck[at], deck[other] = deck[other], deck[at]
    cards = [at for at, card in enumerate(turned) if card != WINTER]
    coming = [event for event in events if event["type"] in FROM_DECK or event.get("from") == "deck"]
    if len(coming) < len(cards):
        coming = [event for event in events if event in coming or event["type"] == "cave"]
    box = Counter(worlds.tables.copy_cards) - Counter(placed(world))
    done: set[int] = set()
    for at, event in zip(cards, coming, strict=True):
        done.add(at)
        if seen_by(event, me)["card"] is None or deck[at] == turned[at]:
            continue
        lower = [i for i, card in enumerate(deck) if card == turned[at] and i not in done]
        if lower:
            deck[at], deck[lower[0]] = deck[lower[0]], deck[at]
        elif box[turned[at]]:
            box.subtract([turned[at]])
            box.update([deck[at]])
            deck[at] = turned[at]
        else:
            return False
    world.deck = deck
    return True


def placed(world: State) -> list[int]:
    """All cards but the removed ones."""
    cards = [*world.clearing, *world.discard, *world.aside, *(card for card in world.deck if card != WINTER)]
    for hand, cave, forest in zip(world.hands, world.caves, world.forests, strict=True):
        cards += [*hand, *cave, *(entry_card(entry) for entries in forest.cards for entry in entries)]
    return cards


def rig_keep(world: State, before: State, after: State) -> None:
    """The three cards that a seat chooses one of: those that it is seen to give away, and another of its hand."""
    seat = before.seat
    gone = list((Counter(before.hands[seat]) - Counter(after.hands[seat])).elements())
    kept = list((Counter(world.hands[seat]) - Counter(gone)).elements())
    world.stack[-1] = frame(KEEP, gone[0], gone[1], kept[0], field_d(world.stack[-1]))
