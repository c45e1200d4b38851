"""The environments as other programs are promised them: numbers in `float32`, the mask beside them.

The bare ones (`aec`, `gym`, `vector`) give bytes, which are smaller and faster, and have more switches.
"""

from collections.abc import Mapping
from typing import Any

from spinney.envs.actions import SIZE
from spinney.envs.aec import Seen as Observed
from spinney.envs.aec import raw_env
from spinney.envs.gym import ForestEnv
from spinney.envs.vector import Batch, VectorEnv
from spinney.errors import MissingExtra

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("rl", error) from error


def seen_space(size: int) -> gymnasium.spaces.Dict:
    """What is seen: `observation` and `action_mask`."""
    return gymnasium.spaces.Dict(
        {
            "observation": gymnasium.spaces.Box(0.0, 255.0, (size,), np.float32),
            "action_mask": gymnasium.spaces.Box(0, 1, (SIZE,), np.int8),
        }
    )


class FloatAEC(raw_env):
    """The PettingZoo environment with observations in `float32`."""

    def __init__(self, **wishes: Any) -> None:
        super().__init__(**wishes, forgiving=True)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen_space(self.table.layout.size))

    def observe(self, agent: str) -> Observed:
        """What an agent sees now."""
        seen = super().observe(agent)
        return {"observation": seen["observation"].astype(np.float32), "action_mask": seen["action_mask"]}


class FloatVector(VectorEnv):
    """Many games at once with observations in `float32`."""

    def _batch(self, rewards: NDArray[np.float32], over: NDArray[np.bool_], ended: Mapping[int, list[int]]) -> Batch:
        batch = super()._batch(rewards, over, ended)
        return batch._replace(observations=batch.observations.astype(np.float32))


class TableEnv(ForestEnv):
    """One learner against bots, who sees `{"observation", "action_mask"}`: `gymnasium.make("spinney/Table-v0")`.

    It takes the arguments of `ForestEnv`, with `players` for the number of seats.
    """

    def __init__(self, edition: str | None = None, players: int = 2, **wishes: Any) -> None:
        super().__init__(edition, players, **wishes)
        self.observation_space = seen_space(self.table.layout.size)  # type: ignore[assignment]

    def _seen(self) -> Any:
        return {"observation": super()._seen().astype(np.float32), "action_mask": self._mask()}
