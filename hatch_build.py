"""Puts compiled modules into the wheel when asked to: `SPINNEY_COMPILE=1 pip wheel .` (needs a C compiler)."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

_TOOLS = ("mypy", "setuptools")


class CompileHook(BuildHookInterface[Any]):
    """Compiles the hot modules first and takes them along; without the variable the wheel is pure Python."""

    def dependencies(self) -> list[str]:
        """What an isolated build has to fetch first: the compiler, in the versions that were tested."""
        if not _is_wanted():
            return []
        lines = (Path(self.root) / "constraints.txt").read_text("utf-8").splitlines()
        return [line for line in lines if line.split("==")[0] in _TOOLS]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is made."""
        if not _is_wanted() or version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, "tools/compile.py"], cwd=root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in [*(root / "src").rglob("*.so"), *(root / "src").rglob("*.pyd")]:
            build_data["force_include"][str(module)] = str(module.relative_to(root / "src"))


def _is_wanted() -> bool:
    return bool(os.environ.get("SPINNEY_COMPILE"))
