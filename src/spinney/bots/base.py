"""What a bot is, and how bots are found by name."""

from collections.abc import Callable
from importlib.metadata import entry_points
from random import Random
from typing import Protocol, runtime_checkable

from spinney.engine.notation import Move
from spinney.engine.view import View
from spinney.errors import BadOption

GROUP = "spinney.bots"
"""The entry-point group through which other packages add bots: name = a class or function that makes one."""


@runtime_checkable
class Bot(Protocol):
    """Decides for a seat.

    A bot is given a view, never the true position, and keeps nothing between decisions: the same view and the same
    state of `rng` give the same move. `budget` is the time in seconds that it may take.
    """

    name: str

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """One of the legal moves of the decision that is due."""
        ...


Maker = Callable[[], Bot]
_makers: dict[str, Maker] = {}


def register(name: str) -> Callable[[Maker], Maker]:
    """Decorates a class (or a function) that makes a bot without arguments."""

    def keep(maker: Maker) -> Maker:
        _makers[name] = maker
        return maker

    return keep


def bot_names() -> tuple[str, ...]:
    """All names that `bot` knows, our own first."""
    own = _own()
    return (*own, *sorted(entry.name for entry in entry_points(group=GROUP) if entry.name not in own))


def bot(name: str) -> Bot:
    """A bot by its name.

    :raises BadOption: if there is none.
    """
    own = _own()
    if name in own:
        return own[name]()
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _foreign(name, entry.load())
    raise BadOption(f"there is no bot {name!r:.60}; there are {', '.join(bot_names())}")


def _own() -> dict[str, Maker]:
    import spinney.bots.expert  # they register themselves
    import spinney.bots.simple  # noqa: F401

    return _makers


def _foreign(name: str, maker: Callable[[], object]) -> Bot:
    made = maker()
    if not isinstance(made, Bot):
        raise BadOption(f"the bot {name!r} has no `name` and `choose`")
    return made
