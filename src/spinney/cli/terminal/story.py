"""Tells in words what happened, from what one seat can see."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from spinney.cli.terminal.book import Book
from spinney.cli.trouble import one_line
from spinney.engine.notation import Move
from spinney.engine.view import View
from spinney.words.solo import automa_line


@dataclass(slots=True)
class _Play:
    """A play that is being put together: card, place, payment."""

    half: str
    free: bool
    host: int | None = None
    paid: tuple[str, ...] = ()


@dataclass(slots=True)
class Event:
    """One thing that happened; draws of the same player that follow each other become one."""

    message: str
    seat: int
    count: int = 0
    cards: list[str] = field(default_factory=list)
    args: dict[str, str | int] = field(default_factory=dict)


class Story:
    """The log of a game as one seat sees it."""

    def __init__(self, book: Book, names: Iterable[str], me: int) -> None:
        self.book, self.words, self.me = book, book.words, me
        self.names = [one_line(name) for name in names]
        self.events: list[Event] = []
        self._play: _Play | None = None

    def lines(self, since: int = 0) -> list[str]:
        """The sentences of the events from that number on."""
        return [self._sentence(event) for event in self.events[since:]]

    def forget_play(self) -> None:
        """A play was taken back before it was complete."""
        self._play = None

    def watch(self, before: View, move: Move, after: View, happened: list[dict[str, Any]] | None = None) -> None:
        """Takes in one move with the views of this seat before and after it.

        Where one plays alone `happened` are its events: there the automa moves cards, too.
        """
        assert before.prompt is not None
        seat = before.prompt.seat
        if move.verb == "give":
            self._tell_split(before, after, seat)
        elif not self._is_chain(before, move, after, seat):
            self._tell_move(before, move, seat)
            if happened is None:
                self._tell_consequences(before, move, after, seat)
            else:
                self._tell_events(move, happened)

    def _tell_split(self, before: View, after: View, seat: int) -> None:
        """Of a draft of first hands all see that somebody has decided, and what lies in the clearing at the end."""
        if after.turn or (after.prompt and after.prompt.seat != seat):
            self._add("log-split", seat)
        for card in after.clearing[len(before.clearing) :]:
            self._add("log-reveal", seat, card=self.book.plain(card))

    # -- plays ------------------------------------------------------------------------------------------------

    def _is_chain(self, before: View, move: Move, after: View, seat: int) -> bool:
        """Puts a play together; True while it is not complete."""
        if move.verb in ("play", "place"):
            self._play = _Play(move.words[0], move.verb == "place")
        elif move.verb in ("on", "join") and self._play:
            self._play.host = int(move.words[0])
        elif move.verb == "pay" and self._play:
            self._play.paid = move.words
        else:
            self._play = None
            return False
        return not after.over and _forest_size(after, seat) == _forest_size(before, seat)

    def _tell_move(self, before: View, move: Move, seat: int) -> None:
        if self._play is not None:
            self._tell_play(before, seat)
            self._play = None
            return
        words = move.words
        if move.verb == "keep" and not words:
            self._add("log-keep-hand", seat)
        elif move.verb == "mulligan":
            self._add("log-mulligan", seat)
        elif move.verb == "draft":
            self._add("log-draft", seat, number=int(words[0]))
        elif move.verb in ("draw", "take") and words != ("deck",):
            self._add("log-take", seat, card=self.book.plain(words[0]))
        elif move.verb in ("sapling", "lay"):
            self._add("log-face-down", seat, species=self.book.face_down())
        elif move.verb == "use":
            self._tell_use(before, seat)
        elif move.verb == "cave":
            self._tell_cave(before, move, seat)
        elif move.verb == "discard":
            self._add("log-discard", seat, cards=self.book.plain_list(words))

    def _tell_play(self, before: View, seat: int) -> None:
        play = self._play
        assert play is not None
        args: dict[str, str | int] = {"species": self.book.name(play.half)}
        message = "log-place" if play.free else "log-play"
        if play.host is not None:
            args["host"] = self._host(before, seat, play.host)
            message += "-on"
        self._add(message, seat, **args)
        if play.paid:
            self._add("log-pay", seat, cards=self.book.plain_list(play.paid))

    def _host(self, view: View, seat: int, host: int) -> str:
        half = view.seats[seat].hosts[host][0][1]
        return self.book.face_down() if half is None or len(half) == 4 else self.book.name(half)

    def _tell_use(self, before: View, seat: int) -> None:
        assert before.prompt is not None
        source, card = before.prompt.details["source"], before.prompt.details["card"]
        if source in ("effect", "bonus", "permanent"):
            self._add(f"log-{source}", seat, species=self.book.name(str(card)))

    def _tell_cave(self, before: View, move: Move, seat: int) -> None:
        assert before.prompt is not None
        if before.prompt.details["from"] == "clearing":
            self._add("log-cave-cards", seat, cards=self.book.plain_list(move.words))
        else:
            self._add("log-cave", seat, count=len(move.words))

    # -- what followed ----------------------------------------------------------------------------------------

    def _tell_consequences(self, before: View, move: Move, after: View, seat: int) -> None:
        if move.verb == "show":
            self._add("log-show", seat, cards=self.book.plain_list(after.seats[seat].known))
        fresh = self._fresh(before, move, after, seat)
        if fresh and move.verb == "keep":
            self._add("log-discard", seat, cards=self.book.plain_list(fresh))
            fresh = []
        for card in fresh:
            self._add("log-reveal", seat, card=self.book.plain(card))
        from_deck = before.deck - after.deck - (after.winter - before.winter) - len(fresh)
        for number in range(len(after.seats)):
            from_deck -= self._tell_seat(before, move, after, number, number == seat)
        if from_deck > 0:
            self._tell_draw(before, after, seat, from_deck)
        self._tell_end(before, move, after, seat)

    def _tell_events(self, move: Move, happened: list[dict[str, Any]]) -> None:
        """What a move made happen where one plays alone, the turn of the automa included."""
        solo = self.book.edition.solo
        assert solo is not None
        for event in happened:
            kind, card = event["type"], event.get("card")
            if kind == "draw":
                self._add_draw("log-drew", self.me, 1, [self.book.plain(str(card))])
            elif kind in ("reveal", "automa_add"):
                self._add("log-reveal", self.me, card=self.book.plain(str(card)))
            elif kind == "cave" and move.verb != "cave":
                self._add("log-cave-cards", self.me, cards=self.book.plain(str(card)))
            elif kind == "sweep":
                self._add("log-clearing-emptied", self.me, count=event["number"])
            elif kind == "extra_turn":
                self._add("log-another-turn", self.me)
            elif kind == "automa":
                line = automa_line(self.words, solo, solo.cards[event["number"] - 1])
                self._add("solo-line", self.me, text=line)
            elif kind == "over":
                self._add("solo-over", self.me)

    def _fresh(self, before: View, move: Move, after: View, seat: int) -> list[str]:
        """Cards that lie open now and did not before, in their order, without those that were paid or laid down."""
        if move.verb == "mulligan":
            return []
        old = Counter([*before.clearing, *before.discard])
        old.update(move.words if move.verb in ("pay", "discard") else ())
        fresh = []
        for card in (*after.discard, *after.clearing):
            if old[card]:
                old[card] -= 1
            else:
                fresh.append(card)
        return fresh

    def _tell_seat(self, before: View, move: Move, after: View, seat: int, acting: bool) -> int:
        """What came to a seat by itself; how many of these cards came from the deck."""
        then, now = before.seats[seat], after.seats[seat]
        caved = [] if move.verb == "cave" else [card for card in now.cave[len(then.cave) :] if card is not None]
        if caved:
            self._add("log-cave-cards", seat, cards=self.book.plain_list(caved))
        laid = sum(1 for host in now.hosts[len(then.hosts) :] if host[0][1] is None or len(host[0][1]) == 4)
        laid -= sum(1 for place in now.buried[len(then.buried) :] if not place & 1)
        if laid > 0:
            self._add("log-face-down", seat, species=self.book.face_down())
        number = (Counter(caved) - Counter(before.clearing)).total() + laid
        if not acting and now.hand > then.hand:
            self._tell_draw(before, after, seat, now.hand - then.hand)
            number += now.hand - then.hand
        return number

    def _tell_end(self, before: View, move: Move, after: View, seat: int) -> None:
        """Winter, a swept clearing, another turn, the end."""
        winters = before.tables.winters
        for number in range(before.winter + 1, after.winter + 1):
            self._add("log-over" if number == winters else "log-winter", seat, number=number, winters=winters)
        if move.verb != "mulligan" and len(after.discard) > len(before.discard):
            self._add("log-clearing-emptied", seat, count=len(after.discard) - len(before.discard))
        if not after.over and after.turn > before.turn > 0 and after.prompt and after.prompt.seat == seat:
            self._add("log-another-turn", seat)

    def _tell_draw(self, before: View, after: View, seat: int, number: int) -> None:
        """Draws from the deck; one's own by name."""
        if seat == self.me:
            held = {*before.hand, *before.aside, *before.clearing}
            cards = [self.book.plain(card) for card in (*after.hand, *after.aside) if card not in held]
            self._add_draw("log-drew", seat, number, cards)
        else:
            self._add_draw("log-draw-deck", seat, number, [])

    def _add(self, message: str, seat: int, **args: str | int) -> None:
        self.events.append(Event(message, seat, args=args))

    def _add_draw(self, message: str, seat: int, count: int, cards: list[str]) -> None:
        last = self.events[-1] if self.events else None
        if last is not None and last.message == message and last.seat == seat:
            last.count += count
            last.cards += cards
        else:
            self.events.append(Event(message, seat, count, cards))

    def _sentence(self, event: Event) -> str:
        args: dict[str, str | int] = {**event.args, "player": self.names[event.seat]}
        if event.count:
            args["count"] = event.count
        if event.message == "log-drew":
            args["cards"] = ", ".join(event.cards)
        if event.message == "solo-line":
            return str(args["text"])
        return self.words.text(event.message, **args)


def _forest_size(view: View, seat: int) -> int:
    return sum(len(host) for host in view.seats[seat].hosts)
