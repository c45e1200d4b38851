"""Who plays in an arena: a bot by its name, one with other settings, one from a file, or an engine.

`expert`, `expert:prior=40:budget=0.1`, `tools/frozen.py`: a file holds one class that is a bot, and is run.
"""

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

from spinney.bots.base import Adjustable, Bot, bot
from spinney.bots.engine import PREFIX, player
from spinney.errors import BadOption

_FILE = ".py"


def player_of(text: str) -> Bot:
    """The bot that a text names.

    :raises BadOption: if there is none, or it can't be set so.
    """
    if text.startswith(PREFIX):
        return player(text)
    name, *settings = text.split(":")
    made = _from_file(Path(name)) if name.endswith(_FILE) else bot(name)
    if not settings:
        return made
    if not isinstance(made, Adjustable):
        raise BadOption(f"the bot {name!r:.60} has no settings")
    return made.adjusted(dict(_setting(one) for one in settings))


def _setting(text: str) -> tuple[str, float]:
    name, _, value = text.partition("=")
    try:
        return name, float(value)
    except ValueError:
        raise BadOption(f"{text!r:.60} is no setting: name=number") from None


def _from_file(path: Path) -> Bot:
    name = f"spinney_bot_{path.stem}"
    spec = spec_from_file_location(name, path) if path.is_file() else None
    if spec is None or spec.loader is None:
        raise BadOption(f"there is no file {str(path)!r:.80}")
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    for value in vars(module).values():
        if isinstance(value, type) and value.__module__ == name and hasattr(value, "choose"):
            made = value()
            if isinstance(made, Bot):
                return made
    raise BadOption(f"{str(path)!r:.80} holds no class with `name` and `choose`")
