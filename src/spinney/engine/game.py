"""A game with its log: the friendly face of the engine."""

import secrets
from collections.abc import Callable, Mapping, Sequence
from copy import deepcopy
from dataclasses import replace
from random import Random
from typing import Any

from spinney.cards.boxes import edition_name
from spinney.cards.correction import CORRECTION
from spinney.cards.load import load_edition
from spinney.engine.apply import apply
from spinney.engine.challenge import Outcome, outcome_of
from spinney.engine.events import Event, events_of
from spinney.engine.knowledge import Knowledge
from spinney.engine.legal import has_tree, legal
from spinney.engine.moves import GIVE_CARDS, NEW_HAND, SHOW, verb_of
from spinney.engine.notation import Move, move_of, moves_of
from spinney.engine.position import Position, no_seat
from spinney.engine.prompts import PROMPTS
from spinney.engine.question import Prompt, prompt_of
from spinney.engine.reasons import score_parts
from spinney.engine.record import FORMAT, MAX_NAME, RULES, Header, Seat, is_seed, is_whole, read_header
from spinney.engine.scoring import total
from spinney.engine.setup import Deal, check_deal, deal_cards, first_state, full_options
from spinney.engine.solo import winners_alone
from spinney.engine.state import State, word_of
from spinney.engine.view import View, forest_hosts, make_view, winners_of
from spinney.engine.why import pack, why_not
from spinney.errors import BadMove, BadOption, BadRecord, CannotUndo, IllegalMove, shown

_EXAMPLES = ("Ana", "Ben", "Cleo", "Dan", "Eva")


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
        self.knowledge = Knowledge(len(seats))
        """What all know of hands and of cards that lie face down."""
        self._log: list[Move] = []
        self._packed: list[int] = []
        self._watched = False  # whether somebody asks for events: then the position before each move is kept
        self.state = first_state(edition, len(seats), options, deal)

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
        people = _people(seats)
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options must be names with values, not {shown(options)}")
        wishes = dict(options or {})
        start = wishes.pop("start", start)
        edition = edition_name(edition)
        full = full_options(edition, len(people), wishes)
        if start is not None and (not is_whole(start) or not 0 <= start < len(people)):
            raise BadOption(f"{no_seat(start, len(people))}; one of them starts")
        if seed is None:
            seed = secrets.randbits(48)
        if not is_seed(seed):
            raise BadOption(f"the seed must be a whole number of a sensible size, not {shown(seed)}")
        deal = deal_cards(edition, len(people), full, Random(seed), start)
        return cls(edition, people, full, replace(deal, seed=seed))

    def __repr__(self) -> str:
        scores = ", ".join(f"{seat.name} {score}" for seat, score in zip(self.seats, self.scores(), strict=True))
        prompt = self.prompt
        now = "over" if prompt is None else f"{self.seats[prompt.seat].name} decides: {prompt.kind}"
        return f"<Game {self.edition}: {scores}; turn {self.state.turns}, {self.seq} moves; {now}>"

    # -- asking -----------------------------------------------------------------------------------------------

    @property
    def state(self) -> State:
        """The position. If another one is put in its place (a scene, a world), nothing before it can be taken back."""
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state
        self._base = state.copy(), self.knowledge.copy(), len(self._log)
        self._sealed = len(self._log)  # so many moves can't be taken back
        self._before: State | None = None
        self._events: list[Event] | None = []
        self._legal: list[int] = []
        self._moves: list[Move] | None = None  # the legal moves, once they were asked for

    @property
    def seat_to_act(self) -> int | None:
        """Whose decision it is; None when the game is over."""
        return None if self._state.over else self._state.seat

    @property
    def prompt(self) -> Prompt | None:
        """What is to be decided; None when the game is over."""
        return prompt_of(self._state, own=True)

    @property
    def is_over(self) -> bool:
        """Whether the third winter card has come."""
        return self._state.over

    @property
    def moves(self) -> tuple[Move, ...]:
        """All moves so far."""
        return tuple(self._log)

    @property
    def seq(self) -> int:
        """How many moves were made."""
        return len(self._log)

    @property
    def events(self) -> list[Event]:
        """What the last move made happen; `engine.events.seen_by` says what of it a seat may know."""
        if self._events is None:
            before = self._before or self._position(len(self._log) - 1)[0]
            self._events = events_of(before, self._packed[-1])
            self._watched = True
        return self._events

    def legal_moves(self) -> list[Move]:
        """The moves of the decision that is due, in a fixed order, none twice."""
        if self._moves is None:
            self._legal = legal(self._state)
            self._moves = moves_of(self._state, self._legal)
        return self._moves[:]

    def why_not(self, move: Move | str) -> str | None:
        """Why a move is not allowed now, in words; None if it is."""
        reason = why_not(self._state, _checked(move))
        return None if reason is None else str(reason)

    def scores(self) -> list[int]:
        """Everybody's points as the table lies now."""
        return [total(self._state.forests, seat) for seat in range(len(self.seats))]

    def winners(self) -> tuple[int, ...]:
        """The seats with the highest score as the table lies now; who plays alone wins with a medal."""
        return winners_alone(self._state) if self._state.automa else winners_of(self.scores())

    @property
    def outcome(self) -> Outcome | None:
        """How a game that is played alone stands: the challenge and the medal; None with several players."""
        return outcome_of(self._state) if self._state.automa else None

    def score_sheet(self, seat: int) -> dict[str, Any]:
        """The points of one seat with their reasons: name, total, cave and parts as in `spinney.scores/1`.

        :raises BadOption: if there is no such seat.
        """
        self._check_seat(seat)
        forests = self._state.forests
        parts = score_parts(load_edition(self.edition, self.options), forests, seat)
        cave = forests[seat].tally[self._state.tables.cave_points_counter]
        name = self.seats[seat].name
        return {"name": name, "total": total(forests, seat), "cave": cave, "parts": parts}

    def table(self) -> dict[str, Any]:
        """All forests as `spinney.forests/1`."""
        state, forests = self._state, []
        for seat, person in enumerate(self.seats):
            forest: dict[str, Any] = {"name": person.name, "cave": len(state.caves[seat])}
            if state.cave_cards[seat]:
                forest["cave_card"] = state.cave_cards[seat]
            forest["hosts"] = forest_hosts(state.tables, state.forests[seat])
            forests.append(forest)
        table = {"format": "spinney.forests/1", "edition": self.edition, "forests": forests}
        return {**table, "options": self._solo_options()} if state.automa else table

    def _solo_options(self) -> dict[str, Any]:
        """What of the options of a game that is played alone decides about its points."""
        return {name: value for name, value in self.options.items() if name not in ("removed", CORRECTION)}

    def view(self, seat: int | None) -> View:
        """What that seat may know; None stands for a spectator.

        :raises BadOption: if there is no such seat.
        """
        if seat is not None:
            self._check_seat(seat)
        names = [(person.name, person.kind) for person in self.seats]
        return make_view(self._state, self.knowledge, seat, names, self.options, len(self._log))

    def position(self) -> Position:
        """The position for search, independent of the game.

        It holds the hidden cards: a bot that plays fair gets a view and samples `Worlds` instead.
        """
        return Position(self._state.copy())

    def _check_seat(self, seat: int) -> None:
        if not is_whole(seat) or not 0 <= seat < len(self.seats):
            raise BadOption(no_seat(seat, len(self.seats)))

    # -- playing ----------------------------------------------------------------------------------------------

    def play(self, move: Move | str) -> None:
        """Plays a move or its text.

        :raises BadMove: if it is no move at all.
        :raises IllegalMove: if the rules do not allow it now; nothing has changed then.
        """
        state = self._state
        if self._moves is not None and isinstance(move, Move) and move in self._moves:
            packed = self._legal[self._moves.index(move)]
        else:
            packed = pack(state, _checked(move))
            move = move_of(state, packed)
        if self._watched:
            self._before = state.copy()
        self._moves = self._events = None
        self.knowledge.follow(state, packed)
        top, automa = state.top, state.automa_turns
        apply(state, packed)
        self._log.append(move)
        self._packed.append(packed)
        handed_over = verb_of(packed) == GIVE_CARDS and state.turns > 0
        if state.top != top or state.automa_turns != automa or verb_of(packed) in (SHOW, NEW_HAND) or handed_over:
            self._sealed = len(self._log)

    def undo(self) -> Move:
        """Takes the last decision back and returns it.

        :raises CannotUndo: at the beginning, or if something hidden was shown since.
        """
        if not self.can_undo:
            what = "a hidden card was shown since" if self._log else "nothing was played yet"
            raise CannotUndo(f"can't take back: {what}")
        self._state, self.knowledge = self._position(len(self._log) - 1)
        self._events, self._before, self._moves = [], None, None
        self._packed.pop()
        return self._log.pop()

    def undo_action(self) -> int:
        """Takes the whole last action back, as far as `undo` may go, and returns how many decisions that were.

        An action is what one choice at the beginning of a turn (or while digging) led to: a card with its place, its
        payment and the answers after it.
        """
        self.undo()
        steps = 1
        while self.can_undo and not PROMPTS[word_of(self.state.stack[-1])].begins:
            self.undo()
            steps += 1
        return steps

    @property
    def can_undo(self) -> bool:
        """Whether the last decision may be taken back."""
        return len(self._log) > self._sealed

    def was_forced(self, seat: int) -> bool:
        """Whether the last move, a decision of this seat before the first turn, was the only one that the rules left.

        Taken back, it would only be made again: a first hand with a tree was kept, or the last cave chosen. It is told
        from the position as it is now, which is all that a seat knows of.
        """
        last = str(self._log[-1]) if self._log else ""
        if last != "keep":
            return last.startswith("draft") and not self._state.draft
        kept = self._state.copy()
        kept.seat = seat
        return has_tree(kept)

    def _position(self, number: int) -> tuple[State, Knowledge]:
        """The position after so many moves, played anew from the last one that was kept.

        What is kept moves on to where nothing can be taken back, so that a second asking has less to play.
        """
        base, known, at = self._base
        state, knowledge = base.copy(), known.copy()
        for here in range(at, number):
            if here == self._sealed:
                self._base = state.copy(), knowledge.copy(), here
            knowledge.follow(state, self._packed[here])
            apply(state, self._packed[here])
        if number == self._sealed:
            self._base = state.copy(), knowledge.copy(), number
        return state, knowledge

    def steps_while(self, holds: Callable[[State], bool]) -> int:
        """How many decisions back, one after the other, something held of the positions; as far as `undo` may go."""
        steps, state = 0, self._state
        while len(self._log) - steps > self._sealed and holds(state):
            steps += 1
            state = self._before if steps == 1 and self._before else self._position(len(self._log) - steps)[0]
        return steps

    def copy(self) -> "Game":
        """An independent game at the same point."""
        new = Game.__new__(Game)
        new.__dict__.update(self.__dict__)  # what is not copied below is never changed in place
        new.options = dict(self.options)
        new._state, new.knowledge = self._state.copy(), self.knowledge.copy()
        new._log, new._packed = self._log[:], self._packed[:]
        return new

    # -- records ----------------------------------------------------------------------------------------------

    def record(self) -> dict[str, Any]:
        """The game as `spinney.game/1`: header, deal and moves."""
        record: dict[str, Any] = {
            "format": FORMAT, "rules": RULES, "edition": self.edition, "options": deepcopy(self.options),
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
            "deal": self.deal.to_dict(), "moves": [str(move) for move in self._log],
        }  # fmt: skip
        if self.is_over:
            record["result"] = self.result()
        return record

    def result(self) -> dict[str, Any]:
        """Points and winners as the table lies now, as in a record; alone with challenge and medal, if there is one."""
        result: dict[str, Any] = {"totals": self.scores(), "winners": list(self.winners())}
        outcome = self.outcome
        if outcome is not None and outcome.number:
            result |= {"met": outcome.met, "medal": outcome.medal}
        return result

    @classmethod
    def from_record(cls, record: Mapping[str, Any]) -> "Game":
        """The game of a record, replayed to its last move. Its moves may name any of several equal cards.

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
        expected = self.result()
        if dict(result) != expected:
            raise BadRecord(f"result: the record says {shown(dict(result))}, the rules give {expected}")


def _people(seats: Sequence[str | Seat]) -> tuple[Seat, ...]:
    """The seats of a game from what a caller gives."""
    if isinstance(seats, str) or not isinstance(seats, Sequence):
        number = seats if isinstance(seats, int) and 0 < seats < 6 else 2
        example = ", ".join(f'"{name}"' for name in _EXAMPLES[:number])
        raise BadOption(f"seats must be a list of names, such as [{example}], not {shown(seats)}")
    people = []
    for seat in seats:
        if not isinstance(seat, str | Seat):
            raise BadOption(f"seats must be a list of names, not {shown(seats)}")
        people.append(seat if isinstance(seat, Seat) else Seat(seat))
        if not isinstance(people[-1].name, str) or not isinstance(people[-1].kind, str):
            raise BadOption(f"seats must be a list of names, not {shown(seats)}")
        if max(len(people[-1].name), len(people[-1].kind)) > MAX_NAME:
            longest = max(len(people[-1].name), len(people[-1].kind))
            raise BadOption(f"a name has at most {MAX_NAME} characters, not {longest}: {shown(seat)}")
    return tuple(people)


def _checked(move: Move | str) -> Move:
    """The move in its proper form; a `Move` that was made by hand may not have it."""
    if not isinstance(move, Move | str):
        raise BadMove(f"not a move: {shown(move)}")
    try:
        return Move.parse(str(move))
    except TypeError:
        raise BadMove(f"not a move: {shown(move)}") from None
