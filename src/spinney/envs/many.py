"""Steps and shows many games, each once and in one go: 256 games do not fit into a fast memory at the same time."""

from array import array
from collections.abc import Callable
from typing import Any, Final

from spinney.envs.play import Play
from spinney.envs.rewards import earned
from spinney.envs.room import Room
from spinney.envs.rows import draw

_DRAW: Final[Any] = draw


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
        self.room = Room(number, self.plays[0].layout.size)
        self.seats = [0] * number
        """Whose action it is in each game."""
        self.rewards = array("f", [0.0] * number * len(self.points[0]))
        """What the last step was rewarded with, game by game and seat by seat."""
        self.finals = array("q", [each for points in self.points for each in points])
        """The points of all games and seats, at the end of those that ended with the last step."""
        self.rewarded: list[int] = []
        """The games in which points changed with the last step, or which ended."""
        self.ended: list[int] = []

    def step(self, actions: list[int]) -> tuple[bytearray, bytearray]:
        """Takes one action in each game; what the seats see whose action it is then, and the masks of the actions."""
        self._forget()
        rows, masks = self.room.find()
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
        rows, masks = self.room.find()
        for number, play in enumerate(self.plays):
            self.seats[number] = play.state.seat
            play.show(rows, masks, number, play.state.seat)
        return rows, masks

    def _forget(self) -> None:
        """Takes back what only the last step was told: its rewards, and the points of games that have ended."""
        for number in self.rewarded:
            at = number * len(self.points[number])
            for seat in range(len(self.points[number])):
                self.rewards[at + seat] = 0.0
        for number in self.ended:
            at = number * len(self.points[number])
            for seat, points in enumerate(self.points[number]):
                self.finals[at + seat] = points
        self.rewarded, self.ended = [], []

    def _pay(self, number: int, play: Play) -> Play:
        """Points have changed or the game is over; the game that goes on."""
        points = play.points()
        self.rewarded.append(number)
        rewards = earned(self.reward, points, self.points[number], play.state.over)
        at = number * len(points)
        for seat, reward in enumerate(rewards):
            self.rewards[at + seat] = reward
            self.finals[at + seat] = points[seat]
        if play.state.over:
            self.ended.append(number)
            play = self.deal(number)
            self.plays[number] = play
            points = play.points()
        self.points[number] = points
        self.changes[number] = play.point_changes()
        return play

    def any_actions(self, luck: bytes) -> bytearray:
        """A legal action of each game, all equally likely, in eight bytes each; it takes four random bytes a game."""
        drawn: bytearray = _DRAW([play.actions for play in self.plays], luck)
        return drawn
