"""Games between bots as rows of data: one for each game, or one for each decision with what the seat saw.

The rows of a series depend on its arguments only, as its games do.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from spinney.arena.match import BUDGET, Result
from spinney.arena.referee import Referee, seat_of
from spinney.arena.series import Series, in_order
from spinney.bots.base import is_own
from spinney.bots.engine import player
from spinney.engine.compiler import compile_tables
from spinney.engine.game import Game
from spinney.engine.notation import Move
from spinney.engine.prompts import PROMPTS
from spinney.engine.record import RULES
from spinney.engine.setup import full_options
from spinney.engine.view import winners_of
from spinney.envs.encode import CLOCK, OWN, Counted, Layout, look

FORMAT = "spinney.dataset/1"
SEEN = "seen"
"""The key of a decision under which the whole observation lies, as bytes."""
_CHUNK = 4

GAME_COLUMNS = {
    "game": "its number, from 0", "seed": "what it was dealt from", "edition": "the boxes", "players": "how many seats",
    "bots": "who sat where", "start": "the seat that began", "scores": "points of each seat",
    "winners": "the seats with most points", "turns": "turns of all players", "decisions": "moves of all players",
    "caves": "points of each seat's cave", "parts": "for each seat its species, with how many cards and their points",
    "faults": "what bots of other people did wrong",
}  # fmt: skip
DECISION_COLUMNS = {
    "game": "the number of the game", "seed": "what it was dealt from", "seq": "moves before this one",
    "turn": "turns so far", "seat": "who decides", "bot": "its name", "prompt": "the kind of decision",
    "legal": "how many moves were legal", "chosen": "the place of the move among them", "move": "its text",
    "points": "the seat's points before the move", "lead": "those points less the best other seat's",
    "final": "the seat's points at the end", "won": "1 for winning alone, a share for sharing, 0 otherwise",
}  # fmt: skip


class Played(NamedTuple):
    """What is kept of one game."""

    game: dict[str, Any]
    decisions: list[dict[str, Any]]

    @property
    def result(self) -> Result:
        """As the summary of a series wants it."""
        row = self.game
        return Result(tuple(row["scores"]), row["decisions"], row["turns"], tuple(row["faults"]))


def layout_of(series: Series) -> Layout:
    """The layout of what seats see in the games of a series."""
    options = full_options(series.edition, len(series.bots), {})
    return Layout(compile_tables(series.edition, options), len(series.bots))


def play_rows(
    series: Series, decisions: bool, jobs: int = 1, told: Callable[[int], None] | None = None
) -> Iterator[Played]:
    """The games in order; `told` hears how many more are done."""
    chunks = [range(first, min(first + _CHUNK, series.games)) for first in range(0, series.games, _CHUNK)]
    for part in in_order(_chunk, [(series, chunk, decisions) for chunk in chunks], min(jobs, len(chunks))):
        yield from part
        if told is not None:
            told(len(part))


def _chunk(series: Series, numbers: range, decisions: bool) -> list[Played]:
    layout = layout_of(series) if decisions else None
    return [_played(series, number, layout) for number in numbers]


def _played(series: Series, number: int, layout: Layout | None) -> Played:
    seed, rows = series.game_seed(number), list[dict[str, Any]]()
    game = Game.new(series.edition, [seat_of(name, f"{name} {at + 1}") for at, name in enumerate(series.bots)], seed)
    referee = Referee(game, series.bots, seed, BUDGET)
    if layout is not None:
        referee.watch = Watcher(number, seed, series.bots, layout, rows)
    try:
        referee.play()
    finally:
        referee.close()
    scores = referee.scores()
    winners = winners_of(scores)
    for row in rows:
        row["final"] = scores[row["seat"]]
        row["won"] = 1 / len(winners) if row["seat"] in winners else 0.0
    sheets = [game.score_sheet(seat) for seat in range(len(series.bots))]
    return Played(
        {
            "game": number, "seed": seed, "edition": series.edition, "players": len(series.bots),
            "bots": list(series.bots), "start": game.deal.start, "scores": scores, "winners": list(winners),
            "turns": game.state.turns, "decisions": game.seq, "caves": [sheet["cave"] for sheet in sheets],
            "parts": [[_part(part) for part in sheet["parts"]] for sheet in sheets],
            "faults": [str(fault) for fault in referee.faults],
        },
        rows,
    )  # fmt: skip


def _part(part: dict[str, Any]) -> dict[str, Any]:
    return {key: part[key] for key in ("species", "cards", "points")}


class Watcher:
    """Writes down each decision before it is played."""

    def __init__(
        self, number: int, seed: int, bots: tuple[str, ...], layout: Layout, rows: list[dict[str, Any]]
    ) -> None:
        self.number, self.seed, self.bots, self.layout, self.rows = number, seed, bots, layout, rows
        self.counted = Counted(len(bots))

    def __call__(self, game: Game, seat: int, move: Move) -> None:
        seen = bytearray(self.layout.size)
        look(seen, 0, self.layout, game.state, game.knowledge, seat, [], self.counted)
        moves, scores, prompt = game.legal_moves(), game.scores(), game.prompt
        others = [points for number, points in enumerate(scores) if number != seat]
        self.rows.append({
            "game": self.number, "seed": self.seed, "seq": game.seq, "turn": game.state.turns, "seat": seat,
            "bot": self.bots[seat], "prompt": prompt.kind if prompt else "", "legal": len(moves),
            "chosen": moves.index(move) if move in moves else -1, "move": str(move), "points": scores[seat],
            "lead": scores[seat] - max(others), SEEN: bytes(seen),
        })  # fmt: skip


def manifest(series: Series, decisions: bool) -> dict[str, Any]:
    """All that is needed to make the rows again, and to read them."""
    told: dict[str, Any] = {
        "format": FORMAT, "rules": RULES, "edition": series.edition,
        "options": full_options(series.edition, len(series.bots), {}), "players": len(series.bots),
        "bots": list(series.bots), "games": series.games, "seed": series.seed, "budget": BUDGET,
        "repeats": all(is_own(name) and not getattr(player(name), "by_clock", False) for name in series.bots),
        "rows": "decisions" if decisions else "games",
        "columns": DECISION_COLUMNS if decisions else GAME_COLUMNS,
    }  # fmt: skip
    if decisions:
        layout = layout_of(series)
        told["seen"] = {name: list(part.shape) for name, part in layout.parts.items()}
        told["names"] = {
            "cards": list(layout.tables.card_ids), "species": list(layout.tables.species_ids),
            "prompt": [kind.name for kind in PROMPTS], "clock": list(CLOCK), "seats": list(OWN),
        }  # fmt: skip
    return told
