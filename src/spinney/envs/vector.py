"""Many games at once, stepped on arrays: for learning programs that want thousands of decisions a second."""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from spinney.engine.record import is_whole
from spinney.envs.actions import SIZE
from spinney.envs.many import Many
from spinney.envs.play import Play
from spinney.envs.table import POINTS, Table, random_from
from spinney.errors import BadOption, MissingExtra, shown

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("rl", error) from error

_MOST_GAMES = 1_000_000


class Batch(NamedTuple):
    """What all games show after a step."""

    observations: NDArray[np.uint8]
    """For each game what the seat sees whose action it is."""
    masks: NDArray[np.int8]
    seats: NDArray[np.int64]
    """Whose action it is."""
    rewards: NDArray[np.float32]
    """For each game and each seat what the step was rewarded with."""
    over: NDArray[np.bool_]
    """Which games ended with the step; they have been dealt anew already."""
    points: NDArray[np.int64]
    """For each game the points of the seats: at the end of those that ended, else now."""


class VectorEnv:
    """`number` games of all seats by the same program (self-play), each dealt anew as it ends.

    :param seed: the same seed deals the same games.
    """

    def __init__(
        self,
        number: int,
        edition: str | None = None,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: str = POINTS,
        seed: int | None = None,
    ) -> None:
        if not is_whole(number) or not 1 <= number <= _MOST_GAMES:
            raise BadOption(f"the number of games must be a whole number from 1 to {_MOST_GAMES}, not {shown(number)}")
        self.table = Table(edition, seats, options, reward)
        self.number = number
        self._seed(seed)

    def _seed(self, seed: int | None) -> None:
        root = random_from(seed, None)
        self._randoms = [Random(root.getrandbits(64)) for _ in range(self.number)]
        self._many = Many(self.number, self.table.reward, self._deal)

    def _deal(self, number: int) -> Play:
        return self.table.deal(self._randoms[number])

    def reset(self, seed: int | None = None) -> Batch:
        """Deals all games anew."""
        self._seed(seed)
        return self._batch(self._many.show())

    def step(self, actions: NDArray[Any]) -> Batch:
        """Takes one action in each game.

        :raises BadOption: if there is not one whole number for each game.
        :raises IllegalMove: if one is not legal; the games before it have made their step.
        """
        try:
            wanted = np.asarray(actions)
        except ValueError:
            raise BadOption(f"actions must be {self.number} whole numbers, not {shown(actions)}") from None
        if wanted.shape != (self.number,) or wanted.dtype.kind not in "iu":
            raise BadOption(f"actions must be {self.number} whole numbers, not {wanted.dtype} of shape {wanted.shape}")
        return self._batch(self._many.step(wanted.tolist()))

    def sample(self, rng: Random) -> NDArray[np.int64]:
        """A random legal action for each game."""
        if not isinstance(rng, Random):
            raise BadOption(f"sample needs a random.Random, not {shown(rng)}")
        return np.frombuffer(self._many.any_actions(rng.randbytes(4 * self.number)), np.int64)

    def _batch(self, seen: tuple[bytearray, bytearray]) -> Batch:
        many = self._many
        over = np.zeros(self.number, np.bool_)
        if many.ended:
            over[many.ended] = True
        return Batch(
            np.frombuffer(seen[0], np.uint8).reshape(self.number, -1),
            np.frombuffer(seen[1], np.int8).reshape(self.number, SIZE),
            np.frombuffer(bytes(many.seats), np.uint8).astype(np.int64),
            np.array(many.rewards).reshape(self.number, -1),
            over,
            np.array(many.finals).reshape(self.number, -1),
        )
