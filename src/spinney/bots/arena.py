"""Matches between bots: seats rotated over the same deals, each game kept as soon as it is played.

A game depends on the arena's arguments and its number only, so it does not matter who plays it, or when. Played games
are lines of a file that only grows: whatever ends a run, the next one goes on behind the last whole line.
"""

import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, TextIO

from spinney.bots.base import bot
from spinney.bots.match import seat_rng
from spinney.cards.boxes import edition_name
from spinney.engine.game import Game
from spinney.engine.record import Seat
from spinney.engine.setup import check_seats
from spinney.errors import BadOption

FORMAT = "spinney.arena/1"
CAVE = "cave"


@dataclass(frozen=True, slots=True)
class Arena:
    """Who plays what: the header of a file of games."""

    edition: str
    bots: tuple[str, ...]
    players: int
    seed: int
    budget: float

    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits where on one deal: every choice of bots for the seats, each rotated, none twice."""
        names = [self.bots[seat % len(self.bots)] for seat in range(max(self.players, len(self.bots)))]
        found = {}
        for chosen in combinations(names, self.players):
            for turn in range(self.players):
                found[chosen[turn:] + chosen[:turn]] = True
        return list(found)

    def game(self, number: int) -> tuple[int, tuple[str, ...]]:
        """The seed and the seats of one game."""
        lineups = self.lineups()
        deal, place = divmod(number, len(lineups))
        return Random(f"{self.seed}:{deal}").getrandbits(48), lineups[place]

    def header(self) -> dict[str, Any]:
        """The first line of its file."""
        return {"format": FORMAT, **asdict(self), "bots": list(self.bots)}


def arena_of(edition: str, bots: Sequence[str], players: int, seed: int, budget: float) -> Arena:
    """An arena whose bots exist.

    :raises BadOption: if one does not, or the number of players is wrong.
    """
    for name in bots:
        bot(name)
    return Arena(edition_name(edition), tuple(bots), check_seats(edition, players), seed, budget)


def play_game(arena: Arena, number: int) -> dict[str, Any]:
    """Plays one game and sums it up as plain data; thinking is measured in time on the processor."""
    seed, names = arena.game(number)
    players = [bot(name) for name in names]
    game = Game.new(arena.edition, [Seat(name, f"bot:{name}") for name in names], seed)
    dice = [seat_rng(seed, seat) for seat in range(len(names))]
    spent, asked = [0.0] * len(names), [0] * len(names)
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        started = time.thread_time()
        move = players[seat].choose(view, dice[seat], arena.budget)
        spent[seat] += time.thread_time() - started
        asked[seat] += 1
        game.play(move)
    return {
        "game": number, "seed": seed, "start": game.deal.start, "bots": list(names), "scores": game.scores(),
        "turns": game.state.turns, "decisions": asked, "seconds": [round(seconds, 4) for seconds in spent],
        "sources": [_sources(game, seat) for seat in range(len(names))],
        "cards": [_cards(game, seat) for seat in range(len(names))],
    }  # fmt: skip


def _sources(game: Game, seat: int) -> dict[str, int]:
    """Where the points of a seat come from: species, and the cave."""
    sheet = game.score_sheet(seat)
    points = {part["species"]: part["points"] for part in sheet["parts"] if part["points"]}
    return {**points, CAVE: sheet["cave"]} if sheet["cave"] else points


def _cards(game: Game, seat: int) -> dict[str, int]:
    """How many cards of each species lie in the forest of a seat."""
    return {part["species"]: part["cards"] for part in game.score_sheet(seat)["parts"]}


# -- the file of games --------------------------------------------------------------------------------------------


class Ledger:
    """The games that were played, in a file: a header, then one line for each."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.games: dict[int, dict[str, Any]] = {}
        self._file = self._open(arena)

    def _open(self, arena: Arena) -> TextIO:
        lines = self._whole_lines() if self.path.exists() else []
        if lines and json.loads(lines[0]) != arena.header():
            raise BadOption(f"{self.path} holds games of another match; give another name or take it away")
        for line in lines[1:]:
            game = json.loads(line)
            self.games[game["game"]] = game
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("a", encoding="utf-8")
        if not lines:
            file.truncate(0)
            self._write(file, arena.header())
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
