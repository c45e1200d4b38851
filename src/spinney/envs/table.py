"""What all environments have in common: edition, seats, options, what is rewarded, and how games are dealt."""

from collections.abc import Mapping
from random import Random
from typing import Any

from spinney.cards.boxes import edition_name, editions
from spinney.engine.compiler import compile_tables
from spinney.engine.notation import text_of
from spinney.engine.record import is_seed, is_whole
from spinney.engine.setup import full_options, state_from
from spinney.engine.view import View, make_view
from spinney.envs.actions import MOST_CARDS, MOST_CAVES, block_of
from spinney.envs.encode import Layout
from spinney.envs.play import Play, begin_play
from spinney.envs.rewards import DIFFERENCE, POINTS, REWARDS, WIN, earned
from spinney.errors import BadOption, shown

__all__ = ["DIFFERENCE", "POINTS", "REWARDS", "WIN", "Table", "check_render_mode", "random_from"]


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
        if options is not None and not isinstance(options, Mapping):
            raise BadOption(f"options must be names with values, not {shown(options)}")
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
        return begin_play(state_from(self.tables, self.seats, self.options, rng), self.layout)

    def rewards(self, play: Play, before: list[int]) -> list[float]:
        """What each seat is rewarded with, now that its points are no longer what they were."""
        return earned(self.reward, play.points(), before, play.state.over)

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


def check_render_mode(mode: str | None, metadata: Mapping[str, Any]) -> None:
    """Refuses a way to show a game that the environment does not have."""
    if mode is not None and mode not in metadata["render_modes"]:
        modes = ", ".join(metadata["render_modes"])
        raise BadOption(f"there is no render_mode {shown(mode)}; there are None, {modes}")


def random_from(seed: int | None, before: Random | None) -> Random:
    """The randomness of the next games: from a seed, or what goes on from before.

    :raises BadOption: if the seed is no whole number.
    """
    if seed is None:
        return before or Random()
    if not is_seed(seed):
        raise BadOption(f"the seed must be a whole number of a sensible size, not {shown(seed)}")
    return Random(seed)
