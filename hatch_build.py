"""Puts compiled modules into the wheel when asked to: `SPINNEY_COMPILE=1 pip wheel .` (needs a C compiler and mypy)."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompileHook(BuildHookInterface[Any]):
    """Compiles the hot modules first and takes them along; without the variable the wheel is pure Python."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called by hatchling before a wheel is made."""
        if not os.environ.get("SPINNEY_COMPILE") or version == "editable":
            return
        root = Path(self.root)
        subprocess.run([sys.executable, "tools/compile.py"], cwd=root, check=True)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        for module in (root / "src").rglob("*.so"):
            build_data["force_include"][str(module)] = str(module.relative_to(root / "src"))
