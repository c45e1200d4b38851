"""A review of a whole game, in pieces that anybody can work on: the terminal one after the other, a server in the
processes of its bots. How the game stood comes first, then the moments as they are found.

Work is counted in worlds and not in seconds, so a game gets the same review wherever it is made.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, fields, replace
from functools import lru_cache
from typing import Any, NamedTuple

from spinney.bots.course import Standing, course, standing
from spinney.bots.review import BIG, GOOD, SLIP, Decision, Judgement, Moment, decisions_and_turns, in_worlds, is_big
from spinney.bots.search import Searcher
from spinney.engine.game import Game

FORMAT = "spinney.review/2"
MOST_SLIPS, MOST_GOOD = 5, 2
"""So many moments of a seat are listed."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is done, in worlds: for each turn, at a glance at each decision, at a look at those that may matter, and
    how many more where that does not settle it; and how many looks at most."""

    course: int = 24
    glance: int = 4
    look: int = 20
    longer: int = 40
    looks: int = 64

    def times(self, factor: float) -> "Effort":
        """So many times as much."""
        return Effort(*(max(1, round(factor * getattr(self, each.name))) for each in fields(self)))


class Piece(NamedTuple):
    """A part of the work, small enough to let others have their turn."""

    what: str
    """`begin`, `course`, `glance` or `look`"""
    places: tuple[int, ...] = ()
    """Which turns or decisions."""


TURNS_AT_ONCE, GLANCES_AT_ONCE = 8, 12


class Played:
    """The game of a record: where each turn began, and what was decided."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: list[Decision] = []
        self.decisions: list[Decision] = []
        for one, begins in decisions_and_turns(game):
            if begins:
                self.turns.append(one)
            if len(one.view.legal) > 1:
                self.decisions.append(one)

    def begin(self) -> dict[str, Any]:
        """What a report has to know of it."""
        return {
            "totals": self.game.scores(), "winners": list(self.game.winners()) if self.game.is_over else [],
            "turns": [
                {"turn": one.turn, "at": one.number - 1, "seat": one.view.me, "winter": one.view.winter}
                for one in self.turns
            ],
            "decisions": len(self.decisions), "moves": self.game.seq,
        }  # fmt: skip


@lru_cache(maxsize=2)
def _played(record: str) -> Played:
    return Played(Game.from_record(json.loads(record)))


def work(record: str, piece: Piece, effort: Effort) -> Any:
    """Does one piece of the work on a record (as JSON); plain data, for `Report.take`."""
    played = _played(record)
    if piece.what == "begin":
        return played.begin()
    if piece.what == "course":
        return [_told(standing(played.turns[place].view, effort.course)) for place in piece.places]
    searcher = in_worlds(Searcher(), effort.glance if piece.what == "glance" else effort.look)
    judged = [Judgement(played.decisions[place], searcher) for place in piece.places]
    if piece.what == "glance":
        return [one.weight for one in judged]
    for one in judged:
        one.look_longer(effort.longer)
    moments = [one.moment() for one in judged]
    return [moment and moment.to_dict() for moment in moments]


def _told(one: Standing) -> tuple[int, tuple[float, ...], tuple[float, ...]]:
    return one.seat, one.points, one.chances


def held_against(moment: Moment, stood: Standing | None) -> Moment:
    """A moment counted from how the game stood in its turn: the better of the two moves has the lead and the chance of
    its seat then, the other one loses as many points and as much of the odds as it was found to lose."""
    if stood is None:
        return replace(moment, chance=_rounded(moment.chance), other_chance=_rounded(moment.other_chance))
    good, lost = moment.kind == GOOD, abs(moment.gain)
    others = [points for seat, points in enumerate(stood.points) if seat != moment.seat]
    lead = round(stood.points[moment.seat] - max(others, default=0.0))
    before, after = _chances(moment, stood.chances[moment.seat])
    if good:
        return replace(moment, lead=lead, other_lead=lead - lost, chance=before, other_chance=after)
    kind = BIG if is_big(lost, (before or 0) - (after or 0)) else SLIP
    return replace(moment, kind=kind, lead=lead - lost, other_lead=lead, chance=after, other_chance=before)


def _chances(moment: Moment, before: float) -> tuple[int | None, int | None]:
    """In percent, with the better move and with the other one."""
    if moment.chance is None or moment.other_chance is None:
        return None, None
    worse, better = sorted(min(99.99, max(0.01, one)) for one in (moment.chance, moment.other_chance))
    share = worse * (100 - better) / (better * (100 - worse))
    return round(100 * before), round(100 * before * share / (1 - before + before * share))


def _one_of_turns(moments: Iterable[Moment]) -> list[Moment]:
    """Of each turn the first that cost points, else the first good one: a play, its payment and the answers to its
    effects are told once."""
    found: dict[int, Moment] = {}
    for one in moments:
        if one.turn not in found or (found[one.turn].kind == GOOD and one.kind != GOOD):
            found[one.turn] = one
    return list(found.values())


def _rounded(chance: float | None) -> int | None:
    return None if chance is None else round(chance)


class Report:
    """A review in the making."""

    def __init__(self, effort: Effort | None = None, slips: int = MOST_SLIPS) -> None:
        """`slips` is how many of each seat are listed at most."""
        self.effort, self.slips = effort or Effort(), slips
        self.begun: dict[str, Any] = {}
        self.standings: list[Standing] = []
        self.glanced = self.looked = 0
        self.suspects: list[tuple[float, int]] = []
        """Decisions that deserve a longer look: what seems lost or found, and which."""
        self.moments: list[Moment] = []

    # -- the work ---------------------------------------------------------------------------------------------

    def next(self) -> Piece | None:
        """What is to be done now; None: nothing more."""
        if not self.begun:
            return Piece("begin")
        turns, all_decisions = len(self.begun["turns"]), self.begun["decisions"]
        if (at := len(self.standings)) < turns:
            return Piece("course", tuple(range(at, min(turns, at + TURNS_AT_ONCE))))
        if (at := self.glanced) < all_decisions:
            return Piece("glance", tuple(range(at, min(all_decisions, at + GLANCES_AT_ONCE))))
        if self.suspects and self.looked < self.effort.looks:
            return Piece("look", (max(self.suspects)[1],))
        return None

    def take(self, piece: Piece, done: Any) -> None:
        """Puts a piece that is done into its place."""
        if piece.what == "begin":
            self.begun = done
        elif piece.what == "course":
            self.standings += [Standing(seat, tuple(points), tuple(chances)) for seat, points, chances in done]
        elif piece.what == "glance":
            self.glanced += len(piece.places)
            self.suspects += [(abs(weight), at) for at, weight in zip(piece.places, done, strict=True) if weight]
        else:
            self.looked += 1
            self.suspects = [suspect for suspect in self.suspects if suspect[1] not in piece.places]
            self.moments += [Moment.from_dict(moment) for moment in done if moment]

    @property
    def is_ready(self) -> bool:
        """Whether all is done."""
        return self.next() is None

    def progress(self) -> float:
        """How much of the work is done, from 0 to 1: as far as that can be told."""
        if not self.begun:
            return 0.0
        if self.is_ready:
            return 1.0
        turns, all_decisions = len(self.begun["turns"]) or 1, self.begun["decisions"] or 1
        looks = min(self.effort.looks, self.looked + len(self.suspects)) or 1
        glanced = self.glanced / all_decisions
        return 0.2 * len(self.standings) / turns + 0.2 * glanced + 0.6 * glanced * self.looked / looks

    # -- what it says -----------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, Any]:
        """As `spinney.review/2`, however far it is."""
        return {
            "format": FORMAT, "ready": self.is_ready, "progress": round(self.progress(), 3),
            "course": list(self._course()), "marks": self.marks(),
            "moments": [moment.to_dict() for moment in self.chosen()],
        }  # fmt: skip

    def chosen(self) -> list[Moment]:
        """For each seat the moments that mattered most, in the order of the game; of a turn only one."""
        listed: list[Moment] = []
        # Every big mistake that the marks count is listed, also where the chance makes it one and not the points.
        by_weight = sorted(self.judged(), key=lambda one: (one.kind != BIG, -abs(one.gain), one.number))
        for seat in range(len(self.begun.get("totals", ()))):
            mine = _one_of_turns(one for one in by_weight if one.seat == seat)
            listed += [one for one in mine if one.kind != GOOD][: self.slips]
            listed += [one for one in mine if one.kind == GOOD][:MOST_GOOD]
        return sorted(listed, key=lambda one: one.number)

    def judged(self) -> list[Moment]:
        """All moments, counted from how the game stood then: the graph and the list have the same numbers.

        What a seat sees alone is too bright (it knows its own hand); the course has heard them all.
        """
        stood = dict(zip((turn["turn"] for turn in self.begun.get("turns", ())), course(self.standings), strict=False))
        return [held_against(moment, stood.get(moment.turn)) for moment in self.moments]

    def marks(self) -> list[dict[str, int]]:
        """How each seat has played."""
        return [self._mark(seat) for seat in range(len(self.begun.get("totals", ())))]

    def _mark(self, seat: int) -> dict[str, int]:
        """Its turns by the worst that happened in them, and the points of lead that it gave away."""
        turns = sum(1 for turn in self.begun["turns"] if turn["seat"] == seat)
        mine = [moment for moment in self.judged() if moment.seat == seat and moment.kind != GOOD]
        big = {moment.turn for moment in mine if moment.kind == BIG}
        slips = {moment.turn for moment in mine if moment.kind == SLIP} - big
        made, lost = self.begun["totals"][seat], -sum(moment.gain for moment in mine)
        mark = round(100 * made / (made + lost)) if made > 0 else 0
        good = max(0, turns - len(big) - len(slips))
        return {
            "turns": turns, "good": good, "slips": len(slips), "big": len(big), "points": made, "lost": lost,
            "mark": mark,
        }  # fmt: skip

    def _course(self) -> Iterator[dict[str, Any]]:
        """How it stood at the beginning of each turn, and at the end."""
        seats = len(self.begun.get("totals", ()))
        for turn, one in zip(self.begun.get("turns", ()), course(self.standings), strict=False):
            chances = [round(100 * chance, 1) for chance in one.chances] if seats > 1 else None
            yield {**turn, "points": [round(points, 1) for points in one.points], "chances": chances}
        if self.begun and self.begun["winners"] and len(self.standings) == len(self.begun["turns"]):
            yield self._end(seats)

    def _end(self, seats: int) -> dict[str, Any]:
        totals, winners = self.begun["totals"], self.begun["winners"]
        last = self.begun["turns"][-1] if self.begun["turns"] else {"turn": 0, "seat": 0, "winter": 0}
        shares = [round(100 / len(winners), 1) if seat in winners else 0.0 for seat in range(seats)]
        end = {"turn": last["turn"] + 1, "at": self.begun["moves"], "seat": None}
        return {**end, "winter": 3, "points": totals, "chances": shares if seats > 1 else None}
