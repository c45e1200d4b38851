"""A change on trial: a sequential test between two bots on deals that nobody has seen, and the log of the verdicts."""

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

from spinney.arena.deals import purpose
from spinney.arena.games import Arena
from spinney.arena.ledger import Ledger
from spinney.arena.sequential import UNDECIDED, Sprt, value_of
from spinney.arena.standing import mean_interval
from spinney.errors import BadOption

Play = Callable[[Iterable[int]], Iterator[dict[str, Any]]]
"""Plays the games of these numbers, as many as are taken."""


@dataclass(frozen=True, slots=True)
class Trial:
    """An arena whose games a sequential test looks at; the first bot is the change."""

    arena: Arena
    test: Sprt
    most: int
    """So many games at most; what is not clear by then stays undecided."""

    @property
    def each(self) -> int:
        """How many games are played on a deal: every seat for everybody."""
        return len(self.arena.lineups())

    def header(self) -> dict[str, Any]:
        """The first line of its file: games that were looked at with other bounds are not its own."""
        return {**self.arena.header(), "sprt": self.test.to_dict(), "most": self.most}

    def values(self, games: dict[int, dict[str, Any]]) -> list[float]:
        """What each deal said, in order, up to the first one that is not played to the end."""
        values = []
        for deal in range(self.most // self.each):
            there = [games.get(deal * self.each + place) for place in range(self.each)]
            whole = [game for game in there if game is not None]
            if len(whole) < self.each:
                break
            values.append(value_of(self.test.measure, self.arena.bots[0], whole))
        return values

    def result(self, games: dict[int, dict[str, Any]], note: str) -> dict[str, Any] | None:
        """The line of the log, or None as long as nothing is decided.

        What came in after the deal that decided counts no more.
        """
        values = self.values(games)
        for number in range(1, len(values) + 1):
            verdict = self.test.verdict(values[:number])
            if verdict is None and number * self.each + self.each > self.most:
                verdict = UNDECIDED
            if verdict is not None:
                return self._line(values[:number], verdict, note)
        return None

    def _line(self, values: list[float], verdict: str, note: str) -> dict[str, Any]:
        arena = self.arena
        return {
            "day": datetime.now(UTC).date().isoformat(), "change": note, "verdict": verdict, "bots": list(arena.bots),
            "edition": arena.edition, "players": arena.players, "budget": arena.budget, "seed": arena.seed,
            "deals": purpose(arena.seed), **self.test.to_dict(), "games": len(values) * self.each,
            "mean": round(sum(values) / len(values), 4), "mean_ci95": mean_interval(values, 4),
            "ratio": round(self.test.ratio(values), 3),
        }  # fmt: skip


def trial_of(arena: Arena, test: Sprt, most: int) -> Trial:
    """A trial between two bots.

    :raises BadOption: if there are more or fewer, or the deals are too few.
    """
    if len(set(arena.bots)) != 2:
        raise BadOption("a sequential test is between two bots: --bots CHANGE,BEFORE")
    trial = Trial(arena, test, most)
    if most < trial.each:
        raise BadOption(f"a deal takes {trial.each} games")
    return trial


def run_trial(
    trial: Trial, path: Path, play: Play, note: str, told: Callable[[list[float]], None] | None = None
) -> dict[str, Any]:
    """Plays until the test is over, from where the file ends; returns the line for the log."""
    ledger = Ledger(path, trial)
    games = play(number for number in count() if number not in ledger.games)
    try:
        while (line := trial.result(ledger.games, note)) is None:
            game = next(games)
            if game.get("faults"):
                raise BadOption(f"{game['faults'][0]['bot']} {game['faults'][0]['what']}: such games prove nothing")
            ledger.add(game)
            if told is not None:
                told(trial.values(ledger.games))
    finally:
        close = getattr(games, "close", None)
        if close is not None:
            close()
        ledger.close()
    return line


class Log:
    """All changes that were on trial, accepted or refused, one line of a file each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            lines = path.read_text("utf-8").splitlines() if path.exists() else []
            self.lines: list[dict[str, Any]] = [json.loads(line) for line in lines]
            self.seeds = {int(line["seed"]) for line in self.lines}
        except (ValueError, KeyError, TypeError):
            raise BadOption(f"{path} is not a log of trials") from None

    def add(self, line: dict[str, Any]) -> None:
        """Keeps a line."""
        self.lines.append(line)
        self.seeds.add(line["seed"])
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line, ensure_ascii=False) + "\n")
