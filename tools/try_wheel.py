"""Tries an installed Spinney from outside the checkout: a game, the command line, the page of a real server.

`python tools/try_wheel.py [--compiled]`, with the Python of the environment that it was installed into.
"""

import argparse
import os
import re
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

_PATIENCE = 120.0


def play(compiled: bool) -> None:
    """One whole game, by the compiled engine if it has to be."""
    import spinney
    from spinney.engine import state

    is_compiled = not str(state.__file__).endswith(".py")
    if compiled and not is_compiled:
        raise SystemExit("the engine is not compiled")
    game = spinney.Game.new("base", seats=["Ana", "Ben"], seed=7)
    while not game.is_over:
        game.play(game.legal_moves()[0])
    kind = "compiled" if is_compiled else "from its sources"
    print(f"a game {kind}: {game.scores()} ({Path(str(spinney.__file__)).parent})")


def run(*words: str) -> str:
    """What a command says."""
    done = subprocess.run([sys.executable, "-m", "spinney", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"spinney {' '.join(words)}: {done.stderr}")
    return done.stdout


def serve(folder: Path) -> None:
    """The page of `spinney play` with all that it loads at once, fetched from a real process."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "spinney", "play", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(command, env={**os.environ, "XDG_DATA_HOME": str(folder)})
    door = f"http://127.0.0.1:{port}"
    try:
        page = _fetched(f"{door}/", process)
        if b'<div id="app">' not in page:
            raise SystemExit(f"the page is not in the package: {page[:200]!r}")
        files = {name.decode() for name in re.findall(rb'(?:src|href)="(/[^"]+)"', page)} | {"/api/editions"}
        sizes = [len(_fetched(door + name, process)) for name in sorted(files)]
    finally:
        process.terminate()
        process.wait(30)
    if not any(name.endswith(".js") for name in files) or not all(sizes):
        raise SystemExit(f"what the page loads is not in the package: {sorted(files)}")
    print(f"the page: {len(page)} bytes at its door, {len(files)} files behind it with {sum(sizes) // 1000} kB")


def _fetched(address: str, process: subprocess.Popen[bytes]) -> bytes:
    end = time.monotonic() + _PATIENCE
    while time.monotonic() < end and process.poll() is None:
        try:
            with urlopen(address, timeout=10) as answer:
                return bytes(answer.read())
        except HTTPError as error:
            raise SystemExit(f"{address}: {error}") from None
        except OSError:  # it is not up yet
            time.sleep(0.2)
    raise SystemExit("spinney play did not answer")


def main() -> None:
    """All of it, in an empty folder, so that nothing is found that was not installed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", action="store_true", help="the engine must be compiled")
    parser.add_argument("--no-page", action="store_true", help="the page was not built into it")
    parser.add_argument("--library", action="store_true", help="no other package was installed: only a game is played")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="spinney-try-") as folder:
        os.chdir(folder)
        play(arguments.compiled)
        if arguments.library:
            return
        print(run("--version").strip())
        if "Tawny Owl" not in run("cards", "owl", "--edition", "base"):
            raise SystemExit("spinney cards does not know the owl")
        if not arguments.no_page:
            serve(Path(folder))


if __name__ == "__main__":
    sys.path.pop(0)  # the folder of this file
    main()
