"""The game for OpenSpiel: `pyspiel.load_game("spinney(players=3)")` once this module is imported.

A game begins with one roll of chance, the number of the deal; from then on all is fixed by the players' actions. So a
history of actions tells a whole game, and states can be cloned and serialised.
"""

from random import Random
from typing import Any

from spinney.cards.boxes import editions
from spinney.envs.actions import SIZE
from spinney.envs.play import Play
from spinney.envs.table import DIFFERENCE, POINTS, WIN, Table
from spinney.errors import MissingExtra

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise MissingExtra("openspiel", error) from error

DEALS = 1_024
"""So many deals a game has unless it is asked for more: chance has to name each of them."""
_LONGEST = 20_000
_MOST_POINTS = 2_000.0


def type_of(name: str, edition: str) -> pyspiel.GameType:
    """What OpenSpiel wants to know of the game; the edition is played unless another one is asked for."""
    return pyspiel.GameType(
        short_name=name,
        long_name="Forest Shuffle (Spinney)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"edition": edition, "players": 2, "deals": DEALS, "first_deal": 0, "reward": POINTS},
    )


_TYPE = type_of("spinney", editions()[0])


class SpinneyGame(pyspiel.Game):  # type: ignore[misc]
    """An edition with its number of players, and the range of deals that chance picks from."""

    kind = _TYPE

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wishes = {**self.kind.parameter_specification, **(params or {})}
        self.table = Table(str(wishes["edition"]), int(wishes["players"]), None, str(wishes["reward"]))
        self.deals = int(wishes["deals"])
        self.first_deal = int(wishes["first_deal"])
        lowest = {POINTS: 0.0, WIN: -1.0, DIFFERENCE: -_MOST_POINTS}[self.table.reward]
        highest = 1.0 if self.table.reward == WIN else _MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=SIZE,
            max_chance_outcomes=self.deals,
            num_players=self.table.seats,
            min_utility=lowest,
            max_utility=highest,
            utility_sum=None,
            max_game_length=_LONGEST,
        )
        super().__init__(self.kind, info, wishes)

    def new_initial_state(self) -> "SpinneyState":
        """Before the deal."""
        return SpinneyState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpinneyObserver":
        """Who turns a state into what a player sees."""
        if params:
            raise ValueError(f"there are no parameters for observations: {params}")
        return SpinneyObserver(self.table)


class SpinneyState(pyspiel.State):  # type: ignore[misc]
    """One game, or the moment before its deal."""

    def __init__(self, game: SpinneyGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.deals = game.deals
        self.first_deal = game.first_deal
        self.play: Play | None = None

    def current_player(self) -> int:
        """Whose action it is; chance deals first."""
        if self.play is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.play.state.over else self.play.state.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return sorted(self.play.actions) if player == self.play.state.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Each deal is as likely as any other."""
        return [(deal, 1.0 / self.deals) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = self.table.deal(Random(self.first_deal + action))
        else:
            self.play.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.play is None or player == int(pyspiel.PlayerId.CHANCE):
            return f"deal {action}"
        return self.table.text(self.play, action) if action in self.play.actions else f"action {action}"

    def is_terminal(self) -> bool:
        """Whether the last winter card has come."""
        return self.play is not None and self.play.state.over

    def returns(self) -> list[float]:
        """What each player has in the end."""
        if self.play is None or not self.play.state.over:
            return [0.0] * self.table.seats
        return self.table.rewards(self.play, [0] * self.table.seats)

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        state = self.play.state
        return f"turn {state.turns}, step {self.play.steps}, points {self.play.points()}"


class SpinneyObserver:
    """What a player sees, as numbers (the parts of `spinney.envs.encode.Layout`) and as a text."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(table.layout.size, np.float32)
        self.dict = {
            name: self.tensor[part.start : part.stop].reshape(part.shape) for name, part in table.layout.parts.items()
        }

    def set_from(self, state: SpinneyState, player: int) -> None:
        """Fills the numbers."""
        if state.play is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = np.frombuffer(state.play.see(player), np.uint8)

    def string_from(self, state: SpinneyState, player: int) -> str:
        """The view as a text."""
        return "before the deal" if state.play is None else str(self.table.view(state.play, player).to_dict())


def register_game(kind: pyspiel.GameType, game: type[SpinneyGame]) -> None:
    """Makes a game known to OpenSpiel."""
    pyspiel.register_game(kind, game)


register_game(_TYPE, SpinneyGame)
