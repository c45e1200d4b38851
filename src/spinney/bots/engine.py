"""Engines: bots in any language. A process is told views as lines of JSON and answers with moves.

docs/bot-protocol.md says how. Only who starts a match names an engine: tables of the server never do, for a name is
a command.
"""

import json
import queue
import shlex
import shutil
import subprocess
import tempfile
import threading
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import IO, Any

from spinney.bots.base import Bot, bot
from spinney.engine.notation import Move
from spinney.engine.view import View
from spinney.errors import BadMove, BadOption, SpinneyError, shown

PREFIX = "engine:"
PROTOCOL = "spinney.engine/1"
START = 30.0
"""Seconds in which an engine must say that it is ready."""
LONGEST = 1_000
"""Characters of a line that an engine may answer with."""
_END = 2.0


class EngineFault(SpinneyError):
    """An engine that can't be played with any more: it said nothing, ended, or named no legal move."""

    code = "engine_fault"


def player(name: str) -> Bot:
    """A bot by its name, or an engine: `engine:` and its command.

    :raises BadOption: if there is none.
    """
    return EngineBot(name) if isinstance(name, str) and name.startswith(PREFIX) else bot(name)


class EngineBot:
    """An engine as any other bot; its process starts with the first decision."""

    def __init__(self, name: str, patience: float | None = None) -> None:
        self.name = name
        self.engine = Engine(name.removeprefix(PREFIX), patience)

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """What the engine answers.

        :raises EngineFault: if that is no legal move.
        """
        return Move.parse(self.engine.ask(view.to_dict(), budget, rng.getrandbits(32)))

    def close(self) -> None:
        """Ends the process."""
        self.engine.close()


class Engine:
    """The process of an engine.

    :param command: as in a shell, but without one: `./mybot --deep`.
    :param patience: seconds that it may take for a decision; without a number ten times the budget and five more.
    :raises BadOption: if there is no such program.
    """

    def __init__(self, command: str, patience: float | None = None) -> None:
        self.command = _words(command)
        self.patience = patience
        self.title = Path(self.command[0]).name
        """What it calls itself, once it was started."""
        self._process: subprocess.Popen[str] | None = None
        self._lines: queue.Queue[str] = queue.Queue()
        self._errors: IO[bytes] | None = None

    def ask(self, view: Mapping[str, Any], budget: float, dice: int) -> str:
        """The text of the legal move that the engine chooses; it may answer with its number in `legal` instead.

        :raises EngineFault: if it says nothing in time, ends, or names no legal move.
        """
        if self._process is None:
            self.start()
        self._tell({"type": "decide", "budget": budget, "dice": dice, "view": view})
        answer = self._hear(10 * budget + 5 if self.patience is None else self.patience)
        return legal_answer(answer, view["legal"])

    def start(self) -> None:
        """Starts the process and waits until it is ready.

        :raises EngineFault: if it does not say so.
        """
        self._errors = tempfile.TemporaryFile()  # noqa: SIM115 (closed with the process)
        try:
            self._process = subprocess.Popen(
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=self._errors, encoding="utf-8",
                errors="replace", bufsize=1,
            )  # fmt: skip
        except OSError as error:
            raise EngineFault(f"can't be started: {error.strerror}") from None
        self._lines = queue.Queue()
        threading.Thread(target=_read, args=(self._process.stdout, self._lines), daemon=True).start()
        weakref.finalize(self, _end, self._process)
        self._tell({"type": "hello", "protocol": PROTOCOL})
        first, _, rest = self._hear(START).partition(" ")
        if first != "ready":
            raise EngineFault(f"answers hello with {shown(first)}, not with ready")
        self.title = rest.strip()[:40] or self.title

    def close(self) -> None:
        """Ends the process: its input ends, and after two seconds so does its patience."""
        if self._process is not None:
            _end(self._process)
            self._process = None
        if self._errors is not None:
            self._errors.close()
            self._errors = None

    def _tell(self, message: Mapping[str, Any]) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(message, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise EngineFault(self._last_words()) from None

    def _hear(self, seconds: float) -> str:
        try:
            line = self._lines.get(timeout=seconds)
        except queue.Empty:
            raise EngineFault(f"said nothing for {seconds:g} seconds") from None
        if not line.endswith("\n"):
            raise EngineFault(self._last_words() if not line else f"answers without an end: {shown(line)}")
        return line.strip()

    def _last_words(self) -> str:
        """How the process ended, and the last line that it wrote about it."""
        assert self._process is not None
        try:
            code: int | None = self._process.wait(_END)
        except subprocess.TimeoutExpired:
            return "closed its output"
        said = b""
        if self._errors is not None:
            self._errors.seek(0)
            said = self._errors.read()[-2_000:]
        lines = said.decode("utf-8", "replace").strip().splitlines()
        return f"ended with exit code {code}" + (f": {lines[-1][:200]}" if lines else "")


def legal_answer(answer: str, legal: Sequence[str]) -> str:
    """The legal move that an answer names: by its text, or by its number in the list.

    :raises EngineFault: if it names none.
    """
    if answer.isascii() and answer.isdecimal() and len(answer) < 6 and int(answer) < len(legal):
        return legal[int(answer)]
    try:
        text = str(Move.parse(answer))
    except BadMove:
        raise EngineFault(f"answers {shown(answer)}, which is no move") from None
    if text not in legal:
        raise EngineFault(f"answers {shown(answer)}, which is not legal")
    return text


def _words(command: str) -> list[str]:
    try:
        words = shlex.split(command)
    except ValueError as error:
        raise BadOption(f"the command of an engine can't be read: {shown(command)} ({error})") from None
    if not words:
        raise BadOption("an engine needs a command, such as engine:./mybot")
    if shutil.which(words[0]) is None:
        raise BadOption(f"there is no program {shown(words[0])} that can be started; a script must be executable")
    return words


def _read(stream: IO[str], lines: "queue.Queue[str]") -> None:
    """Runs beside the match: a pipe can't be waited for with a limit everywhere."""
    with suppress(ValueError):  # closed in the meantime
        while line := stream.readline(LONGEST):
            lines.put(line)
    lines.put("")


def _end(process: subprocess.Popen[str]) -> None:
    if process.stdin is not None:
        with suppress(OSError):
            process.stdin.close()
    try:
        process.wait(_END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    if process.stdout is not None:
        process.stdout.close()
