"""PettingZoo's bookkeeping for one game: who acts, what each has earned, whether it is over. Written to be compiled.

Most of the time of a step would go into it otherwise. Arrays are made by functions that it is given, so that this needs
no library.
"""

from collections.abc import Callable
from itertools import islice
from typing import Any, Final

from spinney.envs.actions import SIZE
from spinney.envs.play import Play
from spinney.envs.rewards import earned
from spinney.envs.room import Room
from spinney.errors import IllegalMove, shown

_ROOM: Final = 16
"""So many observations have their arrays made at once: one by one they would take as long as what is in them."""
_ZERO: Final[Any] = 0.0


class Ledger:
    """What the agents of one game are told; the dicts are PettingZoo's own, by the names of the agents.

    :param arrays: makes an array of bytes: the function, and the types of observations and of masks.
    :param floats: the type that observations are turned into, or None.
    """

    def __init__(
        self, agents: list[str], reward: str, forgiving: bool, arrays: tuple[Callable[..., Any], Any, Any], floats: Any
    ) -> None:
        self.possible = agents
        self.seats = {agent: seat for seat, agent in enumerate(agents)}
        self.reward = reward
        self.forgiving = forgiving
        self.arrays = arrays
        self.array, self.byte, self.flag = arrays
        self.floats = floats
        self.agents = agents[:]
        self.selection = agents[0]
        self.rewards: dict[str, Any] = {}
        self.cumulative: dict[str, Any] = {}
        self.terminations: dict[str, Any] = {}
        self.truncations: dict[str, Any] = {}
        self.infos: dict[str, Any] = {}
        self.steps = 0
        """How often a step was made or a game dealt."""
        self.has_rewards = False
        self.points: list[int] = []
        self.changes = 0
        self.play: Play | None = None
        self.room = Room(_ROOM, 0)
        self.rows = bytearray()
        self.masks = bytearray()
        self.seen: list[Any] = []
        """Arrays that show `rows` one by one, as far as they have not been given away yet."""
        self.legal: list[Any] = []
        """The same for `masks`."""
        self.out: Callable[[Any], None] = _nobody_asks
        """Is asked for the step of an agent that is out of the game."""

    def begin(self, play: Play) -> None:
        """A new game was dealt."""
        self.play = play
        self.agents = self.possible[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.cumulative = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.has_rewards = False
        self.points = play.points()
        self.changes = play.point_changes()
        self.selection = self.possible[play.state.seat]
        self.steps += 1

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now, in arrays of its own."""
        play = self.play
        assert play is not None, "reset() needs to be called before observe."
        if not self.seen:
            self._make_arrays(play)
        seen = self.seen.pop()
        play.show(self.rows, self.masks, len(self.seen), self.seats[agent])
        if self.floats is not None:
            seen = seen.astype(self.floats)
        return {"observation": seen, "action_mask": self.legal.pop()}

    def _make_arrays(self, play: Play) -> None:
        """Arrays for the next observations."""
        width = play.layout.size
        if self.room.width != width:
            self.room = Room(_ROOM, width)
        self.rows, self.masks = self.room.find()
        # A loop that is told where to end makes no error of an index out of bounds, which an array's own does.
        self.seen = list(islice(self.array(self.rows, self.byte).reshape(_ROOM, width), _ROOM))
        self.legal = list(islice(self.array(self.masks, self.flag).reshape(_ROOM, SIZE), _ROOM))

    def last(self, observe: Any = True) -> tuple[Any, Any, Any, Any, Any]:
        """What the agent whose turn it is sees, has earned since its last turn, and is told."""
        agent = self.selection
        return (
            self.observe(agent) if observe else None,
            self.cumulative[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def step(self, action: Any) -> None:
        """Takes an action for the agent whose turn it is."""
        if not self.take(action):
            self.out(action)

    def take(self, action: Any) -> bool:
        """Takes an action for the agent whose turn it is; False, and nothing happens, if it is out of the game."""
        play = self.play
        assert play is not None, "reset() needs to be called before step."
        agent = self.selection
        if not self.agents or self.terminations[agent] or self.truncations[agent]:
            return False
        self.steps += 1
        try:
            play.act(number_of(action))
        except IllegalMove as error:
            if not self.forgiving or error.code != "illegal_action":
                raise
            self._end_illegally(agent)
            return True
        self.cumulative[agent] = _ZERO
        over = play.state.over
        if over or play.point_changes() != self.changes:
            self._pay(play)
        elif self.has_rewards:
            self.has_rewards = False
            for each in self.agents:
                self.rewards[each] = _ZERO
        if over:
            for each in self.agents:
                self.terminations[each] = True
        else:
            self.selection = self.possible[play.state.seat]
        return True

    def _pay(self, play: Play) -> None:
        """Points have changed, or the game is over."""
        points = play.points()
        self.has_rewards = True
        rewards = earned(self.reward, points, self.points, play.state.over)
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = rewards[seat]
            self.cumulative[agent] += rewards[seat]
        self.points = points
        self.changes = play.point_changes()

    def _end_illegally(self, agent: str) -> None:
        """The game is over for all, and who took an illegal action is punished."""
        self.cumulative[agent] = 0.0
        for each in self.agents:
            self.rewards[each] = -1.0 if each == agent else 0.0
            self.cumulative[each] += self.rewards[each]
            self.terminations[each] = True
            self.truncations[each] = True

    def __reduce__(self) -> tuple[Any, ...]:
        how = (self.possible, self.reward, self.forgiving, self.arrays, self.floats)
        told = (self.agents, self.selection, self.rewards, self.cumulative, self.terminations, self.truncations)
        return rebuilt_ledger, (how, self.play, told, self.infos, self.steps, self.has_rewards, self.points)


def selected(env: Any) -> str:
    """The agent whose turn it is in an environment that has a ledger: compiled, as loops ask for it in each step."""
    ledger: Ledger = env._ledger
    if ledger.play is None:
        raise AttributeError("agent_selection cannot be accessed before reset")
    return ledger.selection


def _nobody_asks(action: Any) -> None:
    raise AssertionError("an agent that is out of the game can't step")


def number_of(action: Any) -> int:
    """The action as a number.

    :raises IllegalMove: if it is no whole number.
    """
    if isinstance(action, int):
        return action
    try:
        number: int = action.__index__()
    except (AttributeError, TypeError):
        raise IllegalMove("no_such_action", f"an action is a whole number, not {shown(action)}") from None
    return number


def rebuilt_ledger(
    how: tuple[Any, ...],
    play: Play | None,
    told: tuple[Any, ...],
    infos: dict[str, Any],
    steps: int,
    has_rewards: bool,
    points: list[int],
) -> Ledger:
    """A ledger from its parts, as `Ledger.__reduce__` names them."""
    agents, reward, forgiving, arrays, floats = how
    ledger = Ledger(agents, reward, forgiving, arrays, floats)
    ledger.play = play
    ledger.agents, ledger.selection, ledger.rewards, ledger.cumulative, ledger.terminations, ledger.truncations = told
    ledger.infos, ledger.steps, ledger.has_rewards, ledger.points = infos, steps, has_rewards, points
    ledger.changes = 0 if play is None else play.point_changes()
    return ledger
