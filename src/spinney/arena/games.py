"""Matches between bots: seats rotated over the same deals.

A game depends on the arena's arguments and its number only, so it does not matter who plays it, or when.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from random import Random
from typing import Any

from spinney.arena.deals import check_seed
from spinney.arena.players import player_of
from spinney.arena.referee import Referee, seat_of
from spinney.cards.boxes import edition_name
from spinney.engine.game import Game
from spinney.engine.setup import check_seats

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


def arena_of(edition: str, bots: Sequence[str], players: int, seed: int, budget: float, final: bool = False) -> Arena:
    """An arena whose bots exist.

    :raises BadOption: if one does not, the number of players is wrong, or the deals are final ones and nobody said so.
    """
    for name in bots:
        player_of(name)
    check_seed(seed, final)
    return Arena(edition_name(edition), tuple(bots), check_seats(edition, players), seed, budget)


def play_game(arena: Arena, number: int) -> dict[str, Any]:
    """Plays one game and sums it up as plain data; thinking is measured in time on the processor."""
    seed, names = arena.game(number)
    game = Game.new(arena.edition, [seat_of(name) for name in names], seed)
    referee = Referee(game, names, seed, arena.budget)
    try:
        referee.play()
    finally:
        referee.close()
    failed = {fault.seat for fault in referee.faults}
    faults = {"faults": [fault.to_dict() for fault in referee.faults]} if failed else {}
    return {
        "game": number, "seed": seed, "start": game.deal.start, "bots": list(names), "scores": referee.scores(),
        "turns": game.state.turns, "decisions": referee.asked,
        "seconds": [round(seconds, 4) for seconds in referee.spent],
        "sources": [{} if seat in failed else _sources(game, seat) for seat in range(len(names))],
        "cards": [{} if seat in failed else _cards(game, seat) for seat in range(len(names))], **faults,
    }  # fmt: skip


def _sources(game: Game, seat: int) -> dict[str, int]:
    """Where the points of a seat come from: species, and the cave."""
    sheet = game.score_sheet(seat)
    points = {part["species"]: part["points"] for part in sheet["parts"] if part["points"]}
    return {**points, CAVE: sheet["cave"]} if sheet["cave"] else points


def _cards(game: Game, seat: int) -> dict[str, int]:
    """How many cards of each species lie in the forest of a seat."""
    return {part["species"]: part["cards"] for part in game.score_sheet(seat)["parts"]}
