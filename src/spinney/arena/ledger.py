"""The file of games of an arena: each is kept as soon as it is played.

Played games are lines of a file that only grows: whatever ends a run, the next one goes on behind the last whole line.
"""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol, TextIO

from spinney.errors import BadOption


class Match(Protocol):
    """Whose games they are: a file begins with its header."""

    def header(self) -> dict[str, Any]:
        """The first line."""
        ...


class Ledger:
    """The games that were played, in a file: a header, then one line for each."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        self._file = self._open(match)

    def _open(self, match: Match) -> TextIO:
        lines = self._whole_lines() if self.path.exists() else []
        if lines and json.loads(lines[0]) != match.header():
            raise BadOption(f"{self.path} holds games of another match; give another name or take it away")
        for line in lines[1:]:
            game = json.loads(line)
            self.games[game["game"]] = game
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("a", encoding="utf-8")
        if not lines:
            file.truncate(0)
            self._write(file, match.header())
        return file

    def _whole_lines(self) -> list[str]:
        """The lines that were written to their end; half a line, where a run was killed, is cut off."""
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if len(whole) < len(data):
            with self.path.open("r+b") as file:
                file.truncate(len(whole))
        try:
            lines = whole.decode("utf-8").splitlines()
            for line in lines:
                json.loads(line)
        except ValueError:
            raise BadOption(f"{self.path} is not a file of games") from None
        return lines

    def missing(self, games: int) -> list[int]:
        """The numbers of the games that are still to be played."""
        return [number for number in range(games) if number not in self.games]

    def add(self, game: dict[str, Any]) -> None:
        """Keeps a game; it is in the file when this returns."""
        self.games[game["game"]] = game
        self._write(self._file, game)

    def first(self, games: int) -> list[dict[str, Any]]:
        """The first games that were played, in the order of their numbers."""
        return [self.games[number] for number in range(games) if number in self.games]

    def close(self) -> None:
        """Lets go of the file."""
        self._file.close()

    def __iter__(self) -> Iterator[dict[str, Any]]:
        return iter(self.games.values())

    @staticmethod
    def _write(file: TextIO, line: dict[str, Any]) -> None:
        file.write(json.dumps(line, separators=(",", ":")) + "\n")
        file.flush()


def header_of(path: Path) -> dict[str, Any]:
    """The header of a file of games; empty where there is none."""
    with path.open(encoding="utf-8") as file:
        try:
            header = json.loads(file.readline())
        except ValueError:
            return {}
    return header if isinstance(header, dict) else {}
