"""The game for one learner against bots, as a Gymnasium environment."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from spinney.bots.base import Bot, bot
from spinney.engine.record import is_whole
from spinney.engine.why import pack
from spinney.envs.actions import SIZE
from spinney.envs.ledger import number_of
from spinney.envs.play import Play
from spinney.envs.table import WIN, Table, check_render_mode, random_from
from spinney.errors import BadOption, IllegalMove, MissingExtra, shown

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise MissingExtra("rl", error) from error

Seen = NDArray[np.uint8]
RANDOM = "random"
_LONGEST = 3_600


class ForestEnv(gymnasium.Env[Seen, Any]):
    """The learner sits at `seat`, the others are bots; `info["action_mask"]` says what is legal.

    :param opponents: the name of a bot for all other seats, or a list with one for each.
    :param budget: seconds that a bot may think for a decision.
    :param illegal: what an action does that is not legal: `end` the game with a reward of -1, or `raise` `IllegalMove`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 1}  # type: ignore[misc]

    def __init__(
        self,
        edition: str | None = None,
        seats: int = 2,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM,
        options: Mapping[str, Any] | None = None,
        reward: str = WIN,
        budget: float = 0.05,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(edition, seats, options, reward)
        if illegal not in ("end", "raise"):
            raise BadOption(f"an illegal action can 'end' the game or 'raise' an error, not {shown(illegal)}")
        if not is_whole(seat) or not 0 <= seat < seats:
            raise BadOption(f"there is no seat {shown(seat)}; the seats are 0 to {seats - 1}")
        if isinstance(budget, bool) or not isinstance(budget, int | float) or not 0 <= budget < _LONGEST:
            raise BadOption(f"the budget must be seconds from 0 to {_LONGEST}, not {shown(budget)}")
        check_render_mode(render_mode, self.metadata)
        self.seat = seat
        self.budget = budget
        self.illegal = illegal
        self.render_mode = render_mode
        self.bots = self._bots(opponents, seats)
        self.observation_space = gymnasium.spaces.Box(0, 255, (self.table.layout.size,), np.uint8)
        self.action_space = gymnasium.spaces.Discrete(SIZE)
        self._random: Random | None = None
        self.play: Play
        self._points: list[int] = []

    def _bots(self, opponents: str | Sequence[str], seats: int) -> dict[int, Bot | None]:
        """Who decides at the other seats; None for random moves, which need no view."""
        others = [number for number in range(seats) if number != self.seat]
        if not isinstance(opponents, Sequence):
            raise BadOption(f"opponents must be the name of a bot or a list of names, not {shown(opponents)}")
        names = [opponents] * len(others) if isinstance(opponents, str) else list(opponents)
        if len(names) != len(others):
            raise BadOption(f"{len(names)} opponents for {len(others)} seats")
        return {number: None if name == RANDOM else bot(name) for number, name in zip(others, names, strict=True)}

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """Deals a new game and lets the bots play up to the learner's first decision."""
        self._random = random_from(seed, self._random)
        super().reset(seed=seed)
        self.play = self.table.deal(self._random)
        self._points = self.play.points()
        self._let_bots_play()
        return self._seen(), self._info()

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        """Takes an action, and lets the bots answer."""
        if self._random is None:
            raise gymnasium.error.ResetNeeded("Cannot call env.step() before calling env.reset()")
        try:
            self.play.act(number_of(action))
        except IllegalMove:
            if self.illegal == "raise":
                raise
            return self._seen(), -1.0, True, False, self._info()
        self._let_bots_play()
        over = self.play.state.over
        reward = self.table.rewards(self.play, self._points)[self.seat]
        self._points = self.play.points()
        return self._seen(), reward, over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as libraries for masked learning ask for it."""
        return self._mask().astype(np.bool_)

    def _let_bots_play(self) -> None:
        play, rng = self.play, self._random
        assert rng is not None
        while not play.state.over and play.state.seat != self.seat:
            player = self.bots[play.state.seat]
            if player is None:
                play.act(play.actions[int(rng.random() * len(play.actions))])
            else:
                move = player.choose(self.table.view(play, play.state.seat), rng, self.budget)
                play.play(pack(play.state, move))

    def _seen(self) -> Seen:
        return np.frombuffer(self.play.see(self.seat), np.uint8)

    def _mask(self) -> NDArray[np.int8]:
        acts = not self.play.state.over
        return np.frombuffer(self.play.mask() if acts else bytearray(SIZE), np.int8)

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask(), "points": self.play.points()}

    def render(self) -> str | None:
        """The view of the learner, as a text."""
        return str(self.table.view(self.play, self.seat).to_dict()) if self.render_mode == "ansi" else None


def register() -> None:
    """Makes `gymnasium.make("spinney/Forest-v0", edition=...)` known."""
    if "spinney/Forest-v0" not in gymnasium.registry:
        gymnasium.register("spinney/Forest-v0", entry_point="spinney.envs.gym:ForestEnv")


register()
