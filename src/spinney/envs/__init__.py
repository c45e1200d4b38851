"""Environments for learning programs (docs/research.md).

`aec_env`, `vector_env` and `gymnasium.make("spinney/Table-v0")` are the promised names; the modules have the bare
environments, which are faster. Importing this room makes them known to Gymnasium where that is installed.
"""

from collections.abc import Mapping
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from pettingzoo import AECEnv

    from spinney.envs.encode import Part
    from spinney.envs.vector import VectorEnv

__all__ = ["aec_env", "layout", "vector_env"]


def aec_env(
    edition: str | None = None, players: int = 2, reward: str = "points", options: Mapping[str, Any] | None = None
) -> "AECEnv[str, Any, Any]":
    """The game for PettingZoo; an illegal action ends it with -1 for who took it.

    :raises BadOption: if there is no such edition, number of players, reward or option.
    :raises MissingExtra: without the packages of `spinney[rl]`.
    """
    from spinney.envs.standard import FloatAEC

    return FloatAEC(edition=edition, seats=players, reward=reward, options=options)


def vector_env(
    edition: str | None = None,
    players: int = 2,
    games: int = 256,
    reward: str = "points",
    options: Mapping[str, Any] | None = None,
    seed: int | None = None,
) -> "VectorEnv":
    """Many games at once, all seats played by the caller; `reset` and `step` answer with a `Batch` of arrays."""
    from spinney.envs.standard import FloatVector

    return FloatVector(games, edition, players, options, reward, seed)


def layout(edition: str | None = None, players: int = 2) -> dict[str, "Part"]:
    """The parts of an observation by their names, each with `start`, `stop` and `shape`."""
    from spinney.envs.table import Table

    return Table(edition, players).layout.parts


def _register() -> None:
    import gymnasium

    if "spinney/Table-v0" not in gymnasium.registry:
        gymnasium.register("spinney/Table-v0", entry_point="spinney.envs.standard:TableEnv")


if find_spec("gymnasium"):
    _register()
