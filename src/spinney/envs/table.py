"""What all environments have in common: edition, seats, options, what is rewarded, and how games are dealt."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from spinney.cards.boxes import edition_name, editions
from spinney.engine.compiler import compile_tables
from spinney.engine.notation import text_of
from spinney.engine.record import is_seed, is_whole
from spinney.engine.setup import full_options, quick_state
from spinney.engine.view import View, make_view, winners_of
from spinney.envs.actions import MOST_CARDS, MOST_CAVES, block_of
from spinney.envs.encode import Layout
from spinney.envs.play import Play, begin_play
from spinney.errors import BadOption, shown

POINTS: Final = "points"
"""Each point as it is made (or lost)."""
WIN: Final = "win"
"""At the end 1 for who wins alone, 0 for each who shares the win, -1 for the others."""
DIFFERENCE: Final = "difference"
"""Each point made, less each point by which the best of the others gets further: in all, by how much it was won."""
REWARDS: Final = (POINTS, WIN, DIFFERENCE)


class Table:
    """Deals games of one edition (without a name the first that there is) and says what they reward.

    :raises BadOption: if there is no such edition, number of seats, option or reward.
    """

    def __init__(
        self,
        edition: str | None = None,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = POINTS,
    ) -> None:
        if reward not in REWARDS:
            raise BadOption(f"there is no reward {shown(reward)}; there are {', '.join(REWARDS)}")
        if not is_whole(seats):
            raise BadOption(f"the number of seats must be a whole number, not {shown(seats)}")
        self.edition = editions()[0] if edition is None else edition_name(edition)
        self.seats = seats
        self.options = full_options(self.edition, seats, dict(options or {}))
        self.reward = reward
        self.tables = compile_tables(self.edition, self.options)
        if self.tables.hand_deals:
            raise BadOption(
                "option 'hand_draft': environments deal first hands, their observations have no place for a draft"
            )
        self.layout = Layout(self.tables, seats)
        if len(self.tables.card_ids) > MOST_CARDS or len(self.tables.cave_programs) > MOST_CAVES:
            raise BadOption(f"{self.edition} has more cards or caves than the action numbers have places for")

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.edition, self.seats, self.options, self.reward)

    def __deepcopy__(self, _memo: object) -> "Table":
        return self  # it never changes

    def deal(self, rng: Random) -> Play:
        """A new game."""
        return begin_play(quick_state(self.edition, self.seats, self.options, rng), self.layout)

    def rewards(self, play: Play, before: Sequence[int]) -> list[float]:
        """What each seat is rewarded with, now that its points are no longer what they were."""
        points = play.points()
        if self.reward == POINTS:
            return [float(now - was) for now, was in zip(points, before, strict=True)]
        if self.reward == DIFFERENCE:
            return [float(_lead(points, seat) - _lead(before, seat)) for seat in range(self.seats)]
        if not play.state.over:
            return [0.0] * self.seats
        winners = winners_of(points)
        prize = 1.0 if len(winners) == 1 else 0.0
        return [prize if seat in winners else -1.0 for seat in range(self.seats)]

    def view(self, play: Play, seat: int) -> View:
        """What a seat sees, as bots are told."""
        names = [(f"seat_{number}", "bot") for number in range(self.seats)]
        return make_view(play.state, play.knowledge, seat, names, self.options, play.steps)

    def text(self, play: Play, action: int) -> str:
        """A legal action in words: the text of the move, or the card with which a set goes on."""
        move = play.move_of(action)
        if move >= 0:
            return text_of(play.state, move)
        return f"and {self.tables.card_ids[block_of(action)[1]]}"


def _lead(points: Sequence[int], seat: int) -> int:
    """By how many points a seat is ahead of the best of the others."""
    return points[seat] - max((other for number, other in enumerate(points) if number != seat), default=0)


def random_from(seed: int | None, before: Random | None) -> Random:
    """The randomness of the next games: from a seed, or what goes on from before.

    :raises BadOption: if the seed is no whole number.
    """
    if seed is None:
        return before or Random()
    if not is_seed(seed):
        raise BadOption(f"the seed must be a whole number of a sensible size, not {shown(seed)}")
    return Random(seed)
