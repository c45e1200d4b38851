"""A game with its log: the friendly face of the engine."""

import secrets
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from spinney.cards.boxes import edition_name
from spinney.cards.load import load_edition
from spinney.engine.apply import apply
from spinney.engine.events import Event, read_trace
from spinney.engine.legal import legal
from spinney.engine.notation import Move, move_of
from spinney.engine.reasons import score_parts
from spinney.engine.record import FORMAT, RULES, Header, Seat, read_header
from spinney.engine.scoring import total
from spinney.engine.setup import Deal, check_deal, deal_cards, first_state, full_options
from spinney.engine.state import PROMPTS, State
from spinney.engine.view import Prompt, View, forest_hosts, make_view, prompt_of, winners_of
from spinney.engine.why import pack, why_not
from spinney.errors import BadMove, BadOption, BadRecord, CannotUndo, IllegalMove

_ACTIONS_BEGIN = ("mulligan", "draft", "turn", "dig")
"""The prompts whose answers begin something new; `undo_action` stops there."""


class Game:
    """One game from the deal to the end.

    >>> game = Game.new("base", seats=["Ana", "Ben"], seed=7)
    >>> game.seat_to_act, game.prompt.kind
    (0, 'mulligan')
    >>> game.play("keep")
    """

    def __init__(self, edition: str, seats: Sequence[Seat], options: Mapping[str, Any], deal: Deal) -> None:
        self.edition = edition
        self.seats = tuple(seats)
        self.options = dict(options)
        self.deal = deal
        self.state = first_state(edition, len(seats), options, deal)
        self.events: list[Event] = []
        """What the last move made happen; `engine.events.seen_by` says what of it a seat may know."""
        self._log: list[Move] = []
        self._past: list[State] = []  # positions since something hidden was last shown

    @classmethod
    def new(
        cls,
        edition: str,
        seats: Sequence[str | Seat] = ("Ana", "Ben"),
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        start: int | None = None,
    ) -> "Game":
        """Deals a new game; without a seed a random one is drawn and kept in the record.

        :raises BadOption: if there is no such edition, number of seats or option.
        """
        if isinstance(seats, str) or not all(isinstance(seat, str | Seat) for seat in seats):
            raise BadOption(f"seats must be a list of names, not {seats!r}")
        people = tuple(seat if isinstance(seat, Seat) else Seat(seat) for seat in seats)
        wishes = dict(options or {})
        start = wishes.pop("start", start)
        edition = edition_name(edition)
        full = full_options(edition, len(people), wishes)
        if start is not None and (
            not isinstance(start, int) or isinstance(start, bool) or not 0 <= start < len(people)
        ):
            raise BadOption(f"there is no seat {start!r} to start")
        if seed is None:
            seed = secrets.randbits(48)
        if not isinstance(seed, int) or isinstance(seed, bool):
            raise BadOption(f"the seed must be a whole number, not {seed!r}")
        deal = deal_cards(edition, len(people), full, Random(seed), start)
        return cls(edition, people, full, Deal(deal.deck, deal.removed, deal.caves, deal.start, seed))

    # -- asking -----------------------------------------------------------------------------------------------

    @property
    def seat_to_act(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self.state.over else self.state.seat

    @property
    def prompt(self) -> Prompt | None:
        """What is to be decided; None when the game is over."""
        return prompt_of(self.state, own=True)

    @property
    def is_over(self) -> bool:
        """Whether the third winter card has come."""
        return self.state.over

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far."""
        return tuple(self._log)

    @property
    def seq(self) -> int:
        """How many moves were made."""
        return len(self._log)

    def legal_moves(self) -> list[Move]:
        """The moves of the decision that is due, in a fixed order, none twice."""
        return [move_of(self.state, packed) for packed in legal(self.state)]

    def why_not(self, move: Move | str) -> str | None:
        """Why a move is not allowed now, in words; None if it is."""
        reason = why_not(self.state, _checked(move))
        return None if reason is None else str(reason)

    def scores(self) -> list[int]:
        """Everybody's points as the table lies now."""
        return [total(self.state.forests, seat) for seat in range(len(self.seats))]

    def winners(self) -> tuple[int, ...]:
        """The seats with the highest score as the table lies now."""
        return winners_of(self.scores())

    def score_sheet(self, seat: int) -> dict[str, Any]:
        """The points of one seat with their reasons: name, total, cave and parts as in `spinney.scores/1`."""
        forests = self.state.forests
        parts = score_parts(load_edition(self.edition, self.options), forests, seat)
        cave = forests[seat].tally[self.state.tables.cave_points_counter]
        name = self.seats[seat].name
        return {"name": name, "total": total(forests, seat), "cave": cave, "parts": parts}

    def table(self) -> dict[str, Any]:
        """All forests as `spinney.forests/1`."""
        forests = []
        for seat, person in enumerate(self.seats):
            forest: dict[str, Any] = {"name": person.name, "cave": len(self.state.caves[seat])}
            if self.state.cave_cards[seat]:
                forest["cave_card"] = self.state.cave_cards[seat]
            forest["hosts"] = forest_hosts(self.state.tables, self.state.forests[seat])
            forests.append(forest)
        return {"format": "spinney.forests/1", "edition": self.edition, "forests": forests}

    def view(self, seat: int | None) -> View:
        """What that seat may know; None stands for a spectator."""
        if seat is not None and (not isinstance(seat, int) or not 0 <= seat < len(self.seats)):
            raise BadOption(f"there is no seat {seat!r}")
        names = [(person.name, person.kind) for person in self.seats]
        return make_view(self.state, seat, names, self.options, len(self._log))

    # -- playing ----------------------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Plays a move or its text.

        :raises BadMove: if it is no move at all.
        :raises IllegalMove: if the rules do not allow it now; nothing has changed then.
        """
        move = _checked(move)
        packed = pack(self.state, move)
        before = self.state.copy()
        self.state.tracing, self.state.trace = True, []
        apply(self.state, packed)
        self.events = read_trace(self.state)
        shown = self.state.top != before.top or self.state.shows != before.shows
        if shown:
            self._past.clear()
        else:
            self._past.append(before)
        self._log.append(move)

    def undo(self) -> Move:
        """Takes the last decision back and returns it.

        :raises CannotUndo: at the beginning, or if something hidden was shown since.
        """
        if not self._past:
            what = "a hidden card was shown since" if self._log else "nothing was played yet"
            raise CannotUndo(f"can't take back: {what}")
        self.state = self._past.pop()
        self.events = []
        return self._log.pop()

    def undo_action(self) -> int:
        """Takes the whole last action back, as far as `undo` may go, and returns how many decisions that were.

        An action is what one choice at the beginning of a turn (or while digging) led to: a card with its place, its
        payment and the answers after it.
        """
        self.undo()
        steps = 1
        while self.can_undo and PROMPTS[self.state.stack[-1] & 31] not in _ACTIONS_BEGIN:
            self.undo()
            steps += 1
        return steps

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back."""
        return bool(self._past)

    def copy(self) -> "Game":
        """An independent game at the same point."""
        new = Game.__new__(Game)
        new.edition, new.seats, new.options, new.deal = self.edition, self.seats, dict(self.options), self.deal
        new.state = self.state.copy()
        new.events = self.events
        new._log = self._log[:]
        new._past = self._past[:]  # earlier positions are never changed, so they can be shared
        return new

    # -- records ----------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The game as `spinney.game/1`: header, deal and moves."""
        record: dict[str, Any] = {
            "format": FORMAT, "rules": RULES, "edition": self.edition, "options": dict(self.options),
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
            "deal": self.deal.to_dict(), "moves": [str(move) for move in self._log],
        }  # fmt: skip
        if self.is_over:
            record["result"] = {"totals": self.scores(), "winners": list(self.winners())}
        return record

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> "Game":
        """The game of a record, replayed to its last move.

        :raises BadRecord: with what is wrong and where.
        """
        header: Header = read_header(record)
        try:
            options = full_options(header.edition, len(header.seats), header.options)
        except BadOption as error:
            raise BadRecord(f"options: {error}") from error
        check_deal(header.edition, len(header.seats), options, header.deal)
        game = cls(header.edition, header.seats, options, header.deal)
        for number, text in enumerate(header.moves):
            try:
                game.play(text)
            except (BadMove, IllegalMove) as error:
                raise BadRecord(f"moves[{number}]: {error}") from error
        game._check_result(header.result)
        return game

    def _check_result(self, result: Mapping[str, Any] | None) -> None:
        if result is None:
            return
        if not self.is_over:
            raise BadRecord("result: the game is not over after the last move")
        expected = {"totals": self.scores(), "winners": list(self.winners())}
        if dict(result) != expected:
            raise BadRecord(f"result: the record says {dict(result)}, the rules give {expected}")


def _checked(move: Move | str) -> Move:
    """The move in its proper form; a `Move` that was made by hand may not have it."""
    if not isinstance(move, Move | str):
        raise BadMove(f"not a move: {move!r:.60}")
    return Move.parse(str(move))
