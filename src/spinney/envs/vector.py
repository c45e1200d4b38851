"""Many games at once, stepped on arrays: for learning programs that want thousands of decisions a second."""

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from spinney.envs.actions import SIZE
from spinney.envs.many import any_actions, see_all, step_all
from spinney.envs.table import POINTS, Table, random_from
from spinney.errors import BadOption, MissingExtra, shown

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("rl", error) from error


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
        if not isinstance(number, int) or number < 1:
            raise BadOption(f"the number of games must be a whole number from 1 on, not {shown(number)}")
        self.table = Table(edition, seats, options, reward)
        self.number = number
        self._seed(seed)

    def _seed(self, seed: int | None) -> None:
        root = random_from(seed, None)
        self._randoms = [Random(root.getrandbits(64)) for _ in range(self.number)]
        self._plays = [self.table.deal(rng) for rng in self._randoms]
        self._points = [play.points() for play in self._plays]
        self._now = np.array(self._points)

    def reset(self, seed: int | None = None) -> Batch:
        """Deals all games anew."""
        self._seed(seed)
        none = np.zeros((self.number, self.table.seats), np.float32)
        return self._batch(none, np.zeros(self.number, np.bool_), {})

    def step(self, actions: NDArray[Any]) -> Batch:
        """Takes one action in each game.

        :raises BadOption: if there is not one whole number for each game.
        :raises IllegalMove: if one is not legal; the games before it have made their step.
        """
        wanted = np.asarray(actions)
        if wanted.shape != (self.number,) or wanted.dtype.kind not in "iu":
            raise BadOption(f"actions must be {self.number} whole numbers, not {wanted.dtype} of shape {wanted.shape}")
        rewards = np.zeros((self.number, self.table.seats), np.float32)
        over = np.zeros(self.number, np.bool_)
        ended: dict[int, list[int]] = {}
        changed = step_all(self._plays, wanted.tolist(), self._points)
        earned: list[list[float]] = []
        for number in changed:
            play = self._plays[number]
            earned.append(self.table.rewards(play, self._points[number]))
            self._points[number] = play.points()
            if play.state.over:
                over[number] = True
                ended[number] = self._points[number]
                self._plays[number] = play = self.table.deal(self._randoms[number])
                self._points[number] = play.points()
        if changed:
            rewards[changed] = earned
            self._now[changed] = [self._points[number] for number in changed]
        return self._batch(rewards, over, ended)

    def sample(self, rng: Random) -> NDArray[np.int64]:
        """A random legal action for each game."""
        return np.array(any_actions(self._plays, rng.random))

    def _batch(self, rewards: NDArray[np.float32], over: NDArray[np.bool_], ended: Mapping[int, list[int]]) -> Batch:
        seen, masks = see_all(self._plays)
        points = self._now.copy()
        for number, final in ended.items():
            points[number] = final
        return Batch(
            np.frombuffer(seen, np.uint8).reshape(self.number, -1),
            np.frombuffer(masks, np.int8).reshape(self.number, SIZE),
            np.array([play.state.seat for play in self._plays]),
            rewards,
            over,
            points,
        )
