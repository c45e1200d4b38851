"""The fast way to a view message gives what the plain way gives, for every seat and a spectator, move by move."""

import time
from functools import partial
from random import Random
from typing import Any

import orjson
import pytest

from spinney.engine.events import Event, seen_by
from spinney.engine.game import Game
from spinney.engine.question import is_private
from spinney.server.live import LiveTable, Watcher
from spinney.server.store import SeatRow, TableRow
from spinney.server.view_messages import private_steps
from tests.server.machines import SOAK


def table_of(edition: str, seed: int, seats: int, live_scores: bool) -> LiveTable:
    """A table whose game is about to begin."""
    game = Game.new(edition, seats=[f"Seat {seat}" for seat in range(seats)], seed=seed)
    settings = {"live_scores": live_scores, "take_back": True, "hints": True, "takeover_after": 0}
    people = [SeatRow(seat, f"Seat {seat}", "human", f"hash {seat}") for seat in range(seats)]
    now, deal = time.time(), game.deal.to_dict()
    return LiveTable(
        TableRow("t", edition, game.options, settings, deal, "running", now, now, None, None, None, people)
    )  # fmt: skip


def plain(table: LiveTable, seat: int | None, events: list[Event]) -> dict[str, Any]:
    """The message as it should be, made without any sharing."""
    seen = [seen_by(event, seat) for event in events]
    message = {"type": "view", "seq": table.seq_for(seat), "view": table.view(seat), "events": seen}
    read: dict[str, Any] = orjson.loads(orjson.dumps(message))
    return read


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_fast_messages_are_the_plain_ones(edition: str, seats: int) -> None:
    rng = Random(seats)
    for seed in range(6 if SOAK else 2):
        table = table_of(edition, seed, seats, live_scores=bool(seed % 2))
        told: dict[int | None, bytes] = {}
        for seat in (None, *range(seats)):
            table.watchers.add(Watcher(() if seat is None else (seat,), partial(told.__setitem__, seat)))
        table.people.here = set(range(seats))
        table.people.count()
        events: list[Event] = []
        while True:
            table.tell_all(events)
            assert {seat: orjson.loads(data) for seat, data in told.items()} == {
                seat: plain(table, seat, events) for seat in (None, *range(seats))
            }
            assert orjson.loads(table.message(0, events)) == plain(table, 0, events)
            if table.game is None or table.game.is_over:
                break
            if table.game.can_undo and rng.randrange(8) == 0:
                events = table.replay("undo", table.actors[-1])
            else:
                events = table.replay(str(rng.choice(table.game.legal_moves())), table.game.state.seat)


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_steps_in_private_are_those_that_undo_takes_back(edition: str) -> None:
    """Copies, taken-back moves and games whose events nobody asks for included."""
    rng, game, found = Random(3), Game.new(edition, seats=["Ana", "Ben", "Cleo"], seed=3), 0
    while not game.is_over:
        game = game.copy()
        game.play(rng.choice(game.legal_moves()))
        if rng.random() < 0.7:
            assert isinstance(game.events, list)
        if rng.random() < 0.15 and game.can_undo:
            game.undo()
        before, steps = game.copy(), 0
        while is_private(before.state) and before.can_undo:
            before.undo()
            steps += 1
        assert private_steps(game) == steps
        found += steps > 0
    assert found > 20
