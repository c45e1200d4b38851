"""Compiles the hot modules of the engine and of the bots with mypyc, in place: the same files, several times faster.

Run it with `make compile`. The compiled modules lie beside their sources; `SPINNEY_PURE=1` makes Python use the
sources.
"""

import os
import shutil
import sys
from pathlib import Path

HOT = [
    "tables", "moves", "packing", "conditions", "points", "scales", "local", "forest", "scoring", "prompts", "state",
    "automa", "effects", "steps", "apply", "legal", "dealing", "playout", "knowledge", "events", "position",
]  # fmt: skip
HOT_BOTS = ["estimate", "quick", "draws", "value"]
HOT_ENVS = ["actions", "encode", "play", "rewards", "room", "ledger", "many"]
WRITTEN = {"spinney.envs.rows": "src/spinney/envs/rows.c"}
"""Modules that have a second text in C beside the one in Python."""
ROOT = Path(__file__).resolve().parent.parent


def sources() -> list[str]:
    """The modules that are worth compiling."""
    engine = [f"src/spinney/engine/{name}.py" for name in HOT]
    bots = [f"src/spinney/bots/{name}.py" for name in HOT_BOTS]
    return engine + bots + [f"src/spinney/envs/{name}.py" for name in HOT_ENVS]


def words() -> list[str]:
    """What the compiler is told; it reports nothing of modules that are only imported, as packages may be missing."""
    return ["--strict", "--explicit-package-bases", "--follow-imports=silent", *sources()]


def clean() -> None:
    """Takes earlier compiled modules away."""
    for ending in ("so", "pyd"):
        for path in [*ROOT.glob(f"src/spinney/*/*.{ending}"), *ROOT.glob(f"src/*__mypyc*.{ending}")]:
            path.unlink()
    shutil.rmtree(ROOT / "build" / "mypyc", ignore_errors=True)


def build() -> None:
    """Compiles all of them as one group, so that calls between them are direct."""
    from mypyc.build import mypycify
    from setuptools import Distribution, Extension
    from setuptools.command.build_ext import build_ext

    os.environ.setdefault("MYPYPATH", "src")
    extensions = mypycify(
        words(),
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        group_name="spinney_engine",
        target_dir="build/mypyc",
    )
    extensions += [Extension(name, [source], extra_compile_args=["-O3"]) for name, source in WRITTEN.items()]
    for extension in extensions if os.name == "posix" else []:  # calls inside the module need no look-up
        extension.extra_compile_args += ["-fvisibility=hidden", "-fno-semantic-interposition"]
    distribution = Distribution({"name": "spinney", "ext_modules": extensions, "package_dir": {"": "src"}})
    command = build_ext(distribution)
    command.inplace = True
    command.build_temp = "build/mypyc/objects"
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    os.chdir(ROOT)
    clean()
    if "--clean" not in sys.argv:
        build()
