"""Steps and shows many games, each once and in one go: 256 games do not fit into a fast memory at the same time."""

from collections.abc import Callable
from typing import Any, Final

from spinney.envs.actions import SIZE
from spinney.envs.play import Play
from spinney.envs.rewards import earned

_KEPT: Final = 3


class Many:
    """Games that are stepped together, each dealt anew as it ends.

    :param deal: deals a new game in place of the one with this number.
    """

    def __init__(self, number: int, reward: str, deal: Callable[[int], Play]) -> None:
        self.reward = reward
        self.deal = deal
        self.plays = [deal(each) for each in range(number)]
        self.points = [play.points() for play in self.plays]
        self.changes = [play.point_changes() for play in self.plays]
        self.width = self.plays[0].layout.size
        self.seats = bytearray(number)
        """Whose action it is in each game."""
        self.rewarded: list[int] = []
        """The games in which points changed with the last step, or which ended."""
        self.rewards: list[list[float]] = []
        """What they earned, seat by seat."""
        self.finals: list[list[int]] = []
        """Their points, at the end of those that ended."""
        self.ended: list[int] = []
        self.shown: list[tuple[bytearray, bytearray]] = []
        """What was written for earlier steps, to be written over."""

    def step(self, actions: list[int]) -> tuple[bytearray, bytearray]:
        """Takes one action in each game; what the seats see whose action it is then, and the masks of the actions."""
        self.rewarded, self.rewards, self.finals, self.ended = [], [], [], []
        rows, masks = self._room()
        for number, play in enumerate(self.plays):
            play.act(actions[number])
            if play.state.over or play.point_changes() != self.changes[number]:
                play = self._pay(number, play)
            seat = play.state.seat
            self.seats[number] = seat
            play.show(rows, masks, number, seat)
        return rows, masks

    def show(self) -> tuple[bytearray, bytearray]:
        """What all see now, and what is legal."""
        rows, masks = self._room()
        for number, play in enumerate(self.plays):
            self.seats[number] = play.state.seat
            play.show(rows, masks, number, play.state.seat)
        return rows, masks

    def _room(self) -> tuple[bytearray, bytearray]:
        """Where to write: into what was shown earlier, if nobody looks at it any more."""
        for rows, masks in self.shown:
            if is_free(rows) and is_free(masks):
                return rows, masks
        made = (bytearray(len(self.plays) * self.width), bytearray(len(self.plays) * SIZE))
        if len(self.shown) < _KEPT:
            self.shown.append(made)
        return made

    def _pay(self, number: int, play: Play) -> Play:
        """Points have changed or the game is over; the game that goes on."""
        points = play.points()
        self.rewarded.append(number)
        self.rewards.append(earned(self.reward, points, self.points[number], play.state.over))
        self.finals.append(points)
        if play.state.over:
            self.ended.append(number)
            play = self.deal(number)
            self.plays[number] = play
            points = play.points()
        self.points[number] = points
        self.changes[number] = play.point_changes()
        return play

    def any_actions(self, random: Callable[[], float]) -> list[Any]:
        """A legal action of each game, all equally likely."""
        return [play.actions[int(random() * len(play.actions))] for play in self.plays]


def is_free(row: bytearray) -> bool:
    """Whether no array shows these bytes: as long as one does, they can't become more."""
    try:
        row.append(0)
    except BufferError:
        return False
    row.pop()
    return True
