"""The environments as other programs are promised them: numbers in `float32`, the mask beside them.

The bare ones (`aec`, `gym`, `vector`) give bytes, which are smaller and faster, and have more switches.
"""

from typing import Any

from spinney.envs.actions import SIZE
from spinney.envs.aec import raw_env
from spinney.envs.gym import ForestEnv
from spinney.envs.vector import Batch, VectorEnv
from spinney.errors import MissingExtra

try:
    import gymnasium
    import numpy as np
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

    _floats = np.dtype(np.float32)

    def __init__(self, **wishes: Any) -> None:
        super().__init__(**wishes, forgiving=True)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen_space(self.table.layout.size))


class FloatVector(VectorEnv):
    """Many games at once with observations in `float32`."""

    def _batch(self, *shown: Any) -> Batch:
        batch = super()._batch(*shown)
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
