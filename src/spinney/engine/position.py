"""A position for search: legal moves as numbers, applied in place, copied in a microsecond. The public fast face.

`Game` checks every move, keeps a log and knows what each seat has seen. A `Position` does none of this: it trusts its
caller, and plays as fast as the engine can. Arguments that may be wrong are typed `… | Any`, so that what is refused is
refused in our words also when this is compiled.
"""

from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Any

from spinney.cards.boxes import edition_name, own_paths
from spinney.cards.correction import CORRECTION
from spinney.engine.apply import apply
from spinney.engine.legal import legal
from spinney.engine.notation import Move, text_of
from spinney.engine.playout import play_out
from spinney.engine.prompts import PROMPTS
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state
from spinney.engine.state import State
from spinney.engine.why import pack
from spinney.errors import BadMove, BadOption, shown

_MOST_SEED_BITS = 256


class Position:
    """All that the rules know at one moment, hidden cards included.

    A move is a number. It means something in the position that listed it, and only there; its text means the same
    everywhere. `apply` does not check.

    >>> position = Position.new("base", seats=2, seed=7)
    >>> [position.text(move) for move in position.legal()]
    ['keep']
    >>> position.apply(position.parse("keep"))
    >>> position.seat, position.prompt, position.over
    (1, 'mulligan', False)
    """

    def __init__(self, state: State) -> None:
        self.state = state
        """The engine's own position, whose fields are not promised."""

    @classmethod
    def new(
        cls,
        edition: str | Any,
        seats: int | Any = 2,
        seed: int | Random | Any = None,
        options: Mapping[str, Any] | Any = None,
    ) -> "Position":
        """The first position of a new game, the same as `Game.new` deals from that seed.

        :param seed: a whole number, or a `Random` to draw from; None: any deal.
        :raises BadOption: if there is no such edition, number of seats or option.
        """
        number = _number(seats)
        if not isinstance(edition, str):
            edition_name(edition)  # says what is wrong with it
        if isinstance(options, Mapping) and CORRECTION in options:
            name = edition_name(edition)
            full = full_options(name, number, options)
        else:
            name, full = _options(edition, number, _hashable(options), own_paths())
        return Position(quick_state(name, number, full, _random(seed)))

    # -- asking -----------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Whose decision it is; when the game is over, whose it was last."""
        return self.state.seat

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.over

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def turn(self) -> int:
        """The number of the turn, all players' together; 0 during set-up."""
        return self.state.turns

    @property
    def edition(self) -> str:
        """The boxes that are played with."""
        return self.state.tables.edition

    @property
    def prompt(self) -> str:
        """The kind of decision that is due (docs/decisions.md); empty when the game is over."""
        return "" if self.state.over else PROMPTS[self.state.stack[-1] & 31].name

    def legal(self) -> list[int]:
        """The legal moves in a fixed order, none twice; none when the game is over."""
        return legal(self.state)

    def score(self, seat: int | Any) -> int:
        """The points of a seat as the table lies now."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.state.seats:
            raise BadOption(no_seat(seat, self.state.seats))
        return total(self.state.forests, seat)

    def scores(self) -> list[int]:
        """Everybody's points as the table lies now."""
        forests = self.state.forests
        return [total(forests, seat) for seat in range(self.state.seats)]

    def text(self, move: int | Any) -> str:
        """A legal move as a text, as records have it.

        :raises BadMove: if it is no number that could be a move.
        """
        if isinstance(move, int) and move >= 0:
            try:
                return text_of(self.state, move)
            except (IndexError, KeyError):
                pass
        raise BadMove(f"there is no move {shown(move)}: moves are the numbers that legal() lists")

    def parse(self, text: str | Any) -> int:
        """The move of a text.

        :raises BadMove: if it is no move at all.
        :raises IllegalMove: if the rules do not allow it here; the text says why.
        """
        return pack(self.state, Move.parse(text))

    def __repr__(self) -> str:
        points = " : ".join([str(score) for score in self.scores()])
        now = "over" if self.state.over else f"seat {self.state.seat} decides: {self.prompt}"
        return f"<Position {self.edition}: {points}; turn {self.state.turns}; {now}>"

    # -- playing ----------------------------------------------------------------------------------------------

    def apply(self, move: int) -> None:
        """Plays one of the legal moves and goes on to the next decision; any other number breaks the position."""
        apply(self.state, move)

    def copy(self) -> "Position":
        """An independent position at the same point."""
        return Position(self.state.copy())

    def play_out(self, random: Callable[[], float] | Any) -> int:
        """Plays random moves to the end of the game; how many that were. `random` is that of a `Random`."""
        if not callable(random):
            raise BadOption(f"play_out needs a function, such as Random(1).random, not {shown(random)}")
        return play_out(self.state, random)

    # -- values -----------------------------------------------------------------------------------------------

    def __copy__(self) -> "Position":
        return self.copy()

    def __deepcopy__(self, _memo: object) -> "Position":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return Position, (self.state,)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.state.key() == other.state.key()

    def __hash__(self) -> int:
        return hash(self.state.key())


def _number(seats: object) -> int:
    """A number of seats, if it is a number at all."""
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise BadOption(f"the number of seats must be a whole number, not {shown(seats)}")
    return seats


def no_seat(seat: object, seats: int) -> str:
    """What to say of a seat that is not there."""
    return f"there is no seat {shown(seat)}; the seats are 0 to {seats - 1}"


def _random(seed: object) -> Random:
    if isinstance(seed, Random):
        return seed
    if seed is None:
        return Random()
    if not isinstance(seed, int) or isinstance(seed, bool) or seed.bit_length() > _MOST_SEED_BITS:
        raise BadOption(f"the seed must be a whole number of a sensible size, or a Random, not {shown(seed)}")
    return Random(seed)


def _hashable(options: object) -> tuple[tuple[str, Any], ...]:
    if options is None:
        return ()
    if not isinstance(options, Mapping):
        raise BadOption(f"options must be names with values, not {shown(options)}")
    pairs = tuple(options.items())
    try:
        hash(pairs)
    except TypeError:
        raise BadOption(f"options must be names with plain values, not {shown(dict(options))}") from None
    return pairs


@lru_cache(256, typed=True)
def _options(edition: str, seats: int, options: tuple[tuple[str, Any], ...], _own: str) -> tuple[str, dict[str, Any]]:
    """The proper name of an edition, and all options of a game with their defaults."""
    name = edition_name(edition)
    return name, full_options(name, seats, dict(options))
