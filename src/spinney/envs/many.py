"""Steps and shows many games in one go, so that what comes between them is compiled too."""

from collections.abc import Callable

from spinney.envs.actions import SIZE
from spinney.envs.play import Play


def step_all(plays: list[Play], actions: list[int], points: list[list[int]]) -> list[int]:
    """Takes one action in each game; returns the games that ended or whose points are no longer these."""
    changed: list[int] = []
    for number, play in enumerate(plays):
        play.act(actions[number])
        if play.state.over or play.has_other_points(points[number]):
            changed.append(number)
    return changed


def any_actions(plays: list[Play], random: Callable[[], float]) -> list[int]:
    """A legal action of each game, all equally likely."""
    return [play.actions[int(random() * len(play.actions))] for play in plays]


def see_all(plays: list[Play]) -> tuple[bytearray, bytearray]:
    """What the seats see whose action it is, one game after another, and the masks of the legal actions."""
    pieces: list[bytes] = []
    masks = bytearray(SIZE * len(plays))
    start = 0
    for play in plays:
        play.look(pieces, play.state.seat)
        for action in play.actions:
            masks[start + action] = 1
        start += SIZE
    return bytearray().join(pieces), masks
