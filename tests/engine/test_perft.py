"""Perft: the number of ways to answer the next few prompts, as the slow reference counted them (`perft/make.py`)."""

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from spinney import Game
from spinney.engine.apply import apply
from spinney.engine.legal import legal
from spinney.engine.notation import text_of
from spinney.engine.state import State
from tests.engine.walks import EDITIONS, PROMPTS, kind_of, new_game
from tests.reference.oracle_cards import Box

FILES = sorted((Path(__file__).parent / "perft").glob("*.perft"))


class Position(NamedTuple):
    """One block of a `.perft` file."""

    id: str
    edition: str
    seats: int
    seed: int
    options: dict[str, object]
    moves: list[str]
    counts: dict[int, int]


def read(path: Path) -> list[Position]:
    """The positions of a file."""
    found = []
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        rows = [line.partition(" ") for line in block.splitlines() if line and not line.startswith("#")]
        words = {key: rest for key, _, rest in rows if key != "perft"}
        edition, seats, seed, options = words["game"].split(" ", 3)
        pairs = [rest.split() for key, _, rest in rows if key == "perft"]
        counts = {int(depth): int(count) for depth, count in pairs}
        moves = [text for text in words["moves"].split("; ") if text]
        chosen = json.loads(options.removeprefix("options:"))
        found.append(Position(words["id"], edition, int(seats), int(seed.removeprefix("seed:")), chosen, moves, counts))
    return found


POSITIONS = [position for path in FILES for position in read(path)]


def position_of(position: Position) -> Game:
    """The game at that point. Where the reference named a card's equal, the listed one is played."""
    game = new_game(position.edition, position.seats, position.seed, position.options)
    box = Box(position.edition, {})
    for text in position.moves:
        alike = [move for move in game.legal_moves() if box.kind_text(str(move)) == box.kind_text(text)]
        assert alike, f"{position.id}: {text} is not legal after {game.seq} moves"
        game.play(alike[0])
    return game


def perft(state: State, depth: int) -> int:
    """Counts the leaves of the move tree, so many decisions deep."""
    moves = legal(state)
    if depth == 1:
        return len(moves)
    count = 0
    for move in moves:
        child = state.copy()
        apply(child, move)
        count += perft(child, depth - 1)
    return count


def divide(state: State, depth: int) -> str:
    """The count below each root move, one a line: where two engines part."""
    lines = []
    for move in legal(state):
        child = state.copy()
        apply(child, move)
        lines.append(f"  {text_of(state, move)}: {perft(child, depth - 1) if depth > 1 else 1}")
    return "\n".join(lines)


@pytest.mark.parametrize("position", POSITIONS, ids=[position.id for position in POSITIONS])
def test_perft(position: Position) -> None:
    """As many moves, and moves after moves, as the rules allow: none missing, none twice."""
    game = position_of(position)
    before = game.state.key()
    for depth, expected in position.counts.items():
        found = perft(game.state, depth)
        assert found == expected, (
            f"depth {depth}: {found}, not {expected}; below each move:\n{divide(game.state, depth)}"
        )
    assert game.state.key() == before


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_of_decision_is_counted(edition: str) -> None:
    kinds = {kind_of(position_of(position)) for position in POSITIONS if position.edition == edition}
    assert kinds == PROMPTS[edition]
    assert len(POSITIONS) >= 12
    assert all(max(position.counts) >= 3 for position in POSITIONS)
