"""What a bot is, and how bots are found by name."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TYPE_CHECKING, Protocol, runtime_checkable

from spinney.engine.notation import Move
from spinney.engine.view import View
from spinney.errors import BadOption, shown

if TYPE_CHECKING:
    from importlib.metadata import EntryPoints

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


@runtime_checkable
class Adjustable(Protocol):
    """A bot that can be played with other settings, to find out which are good."""

    def adjusted(self, settings: Mapping[str, float]) -> Bot:
        """The same bot with these settings.

        :raises BadOption: if it has no such setting.
        """
        ...


Maker = Callable[[], Bot]
_makers: dict[str, Maker] = {}
_guests: dict[str, Maker] = {}


def own(name: str) -> Callable[[Maker], Maker]:
    """Decorates one of our own bots."""

    def keep(maker: Maker) -> Maker:
        _makers[name] = maker
        return maker

    return keep


def register(name: str) -> Callable[[Maker], Maker]:
    """Decorates a class (or a function) that makes a bot without arguments: from then on this process knows it.

    A name can be registered again, as happens in notebooks; those of our own bots can't.

    :raises BadOption: if it can't be the name of a bot.
    """
    if not isinstance(name, str) or not name.strip() or set(name) & set(",:") or name in _own():
        raise BadOption(
            f"a bot can't be called {shown(name)}; any name without comma and colon that no bot of ours has"
        )

    def keep(maker: Maker) -> Maker:
        if not callable(maker):
            raise BadOption(f"a class or a function that makes the bot is registered, not {shown(maker)}")
        _guests[name] = maker
        return maker

    return keep


def bot_names() -> tuple[str, ...]:
    """The names of all bots, our own first."""
    ours = _own()
    others = {*_guests, *(entry.name for entry in entry_points(group=GROUP))}
    return (*ours, *sorted(others - set(ours)))


def bot(name: str) -> Bot:
    """A bot by its name: one of ours, one that was registered, or one of another package.

    :raises BadOption: if there is none, or it can't be made.
    """
    if not isinstance(name, str):
        raise BadOption(f"a bot is found by its name, not by {shown(name)}; there are {', '.join(bot_names())}")
    ours = _own()
    if name in ours:
        return ours[name]()
    if name in _guests:
        return _foreign(name, _guests[name])
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            return _foreign(name, entry.load())
    raise BadOption(f"there is no bot {name!r:.60}; there are {', '.join(bot_names())}")


def is_own(name: str) -> bool:
    """Whether it is one of our bots, and not somebody else's."""
    return name in _own()


def entry_points(*, group: str) -> "EntryPoints":
    """What other packages offer; finding it takes longer than all else that `import spinney` does, so it comes late."""
    from importlib.metadata import entry_points

    return entry_points(group=group)


def _own() -> dict[str, Maker]:
    import spinney.bots.expert  # they register themselves
    import spinney.bots.simple  # noqa: F401

    return _makers


def _foreign(name: str, maker: Callable[[], object]) -> Bot:
    made = maker()
    if not isinstance(made, Bot):
        raise BadOption(f"the bot {name!r} has no `name` and `choose`")
    return made
