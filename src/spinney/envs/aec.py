"""The game as a PettingZoo environment: one agent a seat, one action after another (AEC)."""

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from spinney.envs.actions import SIZE
from spinney.envs.play import Play
from spinney.envs.table import POINTS, Table, random_from
from spinney.errors import IllegalMove, MissingExtra

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
except ImportError as error:
    raise MissingExtra("rl", error) from error

Seen = dict[str, NDArray[Any]]


def env(**wishes: Any) -> AECEnv[str, Any, Any]:
    """The environment as PettingZoo's own games come: an illegal action ends the game with -1 for who took it.

    It takes the arguments of `raw_env`. PettingZoo's wrappers, which do the same, would halve the speed.
    """
    return raw_env(**wishes, forgiving=True)


class raw_env(AECEnv[str, Any, Any]):  # type: ignore[misc]  # noqa: N801 (so are PettingZoo's own called)
    """The bare environment; an illegal action raises `IllegalMove` and changes nothing, unless it is `forgiving`.

    :param edition: a list of boxes, such as `base`.
    :param seats: how many play.
    :param options: options of the game, as for `Game.new`.
    :param reward: `points`, `win` or `difference` (`spinney.envs.table`).
    :param render_mode: `ansi` for a text, `human` to print it.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "spinney_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False, "render_fps": 1,
    }  # fmt: skip

    def __init__(
        self,
        edition: str | None = None,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = POINTS,
        render_mode: str | None = None,
        forgiving: bool = False,
    ) -> None:
        super().__init__()
        self.table = Table(edition, seats, options, reward)
        self.forgiving = forgiving
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents = self.possible_agents[:]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        size = self.table.layout.size
        seen = gymnasium.spaces.Dict(
            {
                "observation": gymnasium.spaces.Box(0, 255, (size,), np.uint8),
                "action_mask": gymnasium.spaces.Box(0, 1, (SIZE,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: gymnasium.spaces.Discrete(SIZE) for agent in self.possible_agents}
        self._random: Random | None = None
        self.play: Play

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees: the bytes of the layout, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The action numbers, the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same cards."""
        self._random = random_from(seed, self._random)
        self.play = self.table.deal(self._random)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._points = self.play.points()
        self._rewarded = False
        self.agent_selection = self.possible_agents[self.play.state.seat]

    def observe(self, agent: str) -> Seen:
        """What an agent sees now."""
        seat, play = self._seat_of[agent], self.play
        acts = seat == play.state.seat and not play.state.over
        return {
            "observation": np.frombuffer(play.see(seat), np.uint8),
            "action_mask": np.frombuffer(play.mask() if acts else bytearray(SIZE), np.int8),
        }

    def step(self, action: Any) -> None:
        """Takes an action for the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        play = self.play
        try:
            play.act(int(action))
        except IllegalMove:
            if not self.forgiving:
                raise
            self._end_illegally(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        over = play.state.over
        if over or play.has_other_points(self._points):
            earned = self.table.rewards(play, self._points)
            self.rewards = dict(zip(self.possible_agents, earned, strict=True))
            self._points = play.points()
            self._rewarded = True
            self._accumulate_rewards()
        elif self._rewarded:
            self._rewarded = False
            self._clear_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[play.state.seat]
        if self.render_mode == "human":
            self.render()

    def _end_illegally(self, agent: str) -> None:
        """The game is over for all, and who took an illegal action is punished."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = -1.0
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | None:
        """The points and what is to be decided, as a text."""
        state = self.play.state
        points = ", ".join(f"{a} {p}" for a, p in zip(self.possible_agents, self.play.points(), strict=True))
        now = "over" if state.over else f"{self.agent_selection}: {self.table.view(self.play, state.seat).prompt}"
        text = f"turn {state.turns} ({points}); {now}"
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing stays open."""
