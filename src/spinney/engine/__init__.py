"""The rules: what is legal, what happens, what it is worth, and who may know what.

The hot modules of this room, and those of `bots` and `envs` that go with them, may be compiled with mypyc
(`make compile`); the compiled ones then lie beside their sources and play exactly alike. `SPINNEY_PURE=1` makes Python
use the sources. In a checkout they are also used when one of them is newer than what was compiled from it. It is all or
nothing: compiled modules know each other's classes.
"""

import os
import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

_HERE = Path(__file__).parent
_ROOMS = {__name__: _HERE, **{f"spinney.{room}": _HERE.parent / room for room in ("bots", "envs")}}
_IN_CHECKOUT = (_HERE.parents[2] / "tools" / "compile.py").exists()


class _Sources(MetaPathFinder):
    """Finds the sources of these rooms and passes compiled modules over."""

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        room, _, name = fullname.rpartition(".")
        source = _ROOMS.get(room, _HERE) / f"{name}.py"
        return spec_from_file_location(fullname, source) if room in _ROOMS and source.exists() else None


def _is_stale() -> bool:
    """Whether a source is newer than its compiled module."""
    for room in _ROOMS.values():
        for module in room.glob(f"*{EXTENSION_SUFFIXES[0]}"):
            source = room / f"{module.name.removesuffix(EXTENSION_SUFFIXES[0])}.py"
            if source.stat().st_mtime > module.stat().st_mtime:
                return True
    return False


if os.environ.get("SPINNEY_PURE") or (_IN_CHECKOUT and _is_stale()):
    sys.meta_path.insert(0, _Sources())
