"""The game as a PettingZoo environment: one agent a seat, one action after another (AEC)."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from spinney.envs.actions import SIZE
from spinney.envs.ledger import Ledger, selected
from spinney.envs.play import Play
from spinney.envs.table import POINTS, Table, check_render_mode, random_from
from spinney.errors import MissingExtra

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
    from pettingzoo import AECEnv
    from pettingzoo.utils.env import AECIterable
    from pettingzoo.utils.env_logger import EnvLogger
except ImportError as error:
    raise MissingExtra("rl", error) from error

_ARRAYS = (np.frombuffer, np.dtype(np.uint8), np.dtype(np.int8))
Seen = dict[str, NDArray[Any]]


def kept(name: str, place: str = "", get: Callable[["raw_env"], Any] | None = None) -> Any:
    """One of PettingZoo's attributes of an environment, which the ledger keeps."""

    def ask(env: "raw_env") -> Any:
        if env._ledger.play is None:
            raise AttributeError(f"{name} cannot be accessed before reset")
        return getattr(env._ledger, place or name)

    def put(env: "raw_env", value: Any) -> None:
        setattr(env._ledger, place or name, value)

    return property(get or ask, put)


class _Agents(AECIterable[str, Any, Any]):  # type: ignore[misc]
    """The agents of a loop, which must not go round without a step."""

    def __iter__(self) -> Iterator[str]:
        env: raw_env = self.env
        left, steps = self.max_iter, -1
        while env.agents and left > 0:
            assert env._ledger.steps != steps, "need to call step() or reset() in a loop over `agent_iter`"
            left, steps = left - 1, env._ledger.steps
            yield env.agent_selection


def env(**wishes: Any) -> AECEnv[str, Any, Any]:
    """The environment as PettingZoo's own games come: an illegal action ends the game with -1 for who took it.

    It takes the arguments of `raw_env`. PettingZoo's wrappers, which do the same, would take most of the time.
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
    _floats: ClassVar[Any] = None
    """What observations are turned into, unless they stay bytes."""

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
        check_render_mode(render_mode, self.metadata)
        self.forgiving = forgiving
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
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
        self._skip_agent_selection = None
        self._ledger = Ledger(self.possible_agents, reward, forgiving, _ARRAYS, self._floats)
        self._shorten()

    def _shorten(self) -> None:
        """Lets the ledger answer `last` and `step` itself, where a subclass has nothing to say to it."""
        self._ledger.out = self._step_out
        own = type(self)
        if own.last is raw_env.last and own.observe is raw_env.observe:
            self.__dict__["last"] = self._ledger.last
        if own.step is raw_env.step and self.render_mode != "human":
            self.__dict__["step"] = self._ledger.step

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in ("last", "step")}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self._shorten()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent sees: the bytes of the layout, and which actions are legal."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """The action numbers, the same for all."""
        return self.action_spaces[agent]

    rewards = kept("rewards")
    terminations = kept("terminations")
    truncations = kept("truncations")
    infos = kept("infos")
    agents = kept("agents")
    agent_selection = kept("agent_selection", "selection", selected)
    _cumulative_rewards = kept("_cumulative_rewards", "cumulative")

    @property
    def play(self) -> Play:
        """The game itself."""
        if self._ledger.play is None:
            raise AttributeError("reset() needs to be called before the game can be asked for.")
        return self._ledger.play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game; the same seed deals the same cards."""
        self._random = random_from(seed, self._random)
        self._ledger.begin(self.table.deal(self._random))
        self._skip_agent_selection = None

    def observe(self, agent: str) -> Seen:
        """What an agent sees now."""
        return self._ledger.observe(agent)

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent whose turn it is sees, has earned since its last turn, and is told; whether it is over."""
        return super().last(observe)  # type: ignore[no-any-return]

    def step(self, action: Any) -> None:
        """Takes an action for the agent whose turn it is."""
        if not self._ledger.take(action):
            self._step_out(action)
        elif self.render_mode == "human":
            self.render()

    def _step_out(self, action: Any) -> None:
        """A step of an agent that is out of the game."""
        if self.agents:
            self._was_dead_step(action)
        else:
            EnvLogger.warn_step_after_terminated_truncated()
        self._ledger.steps += 1

    def agent_iter(self, max_iter: int = 2**63) -> "AECIterable[str, Any, Any]":
        """The agents whose turn it is, one after another, while there are any; a step has to be made for each."""
        if self._ledger.play is None:
            EnvLogger.error_agent_iter_before_reset()
        return _Agents(self, max_iter)

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
