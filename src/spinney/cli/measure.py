"""Measures how fast the engine is, in CPU time, so that a busy machine disturbs as little as possible."""

import time
from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from typing import Any

import spinney.engine.apply
from spinney.engine.apply import apply
from spinney.engine.game import Game
from spinney.engine.knowledge import Knowledge
from spinney.engine.legal import legal
from spinney.engine.playout import play_out
from spinney.engine.position import Position
from spinney.engine.scoring import total
from spinney.engine.setup import full_options, quick_state
from spinney.engine.state import State
from spinney.engine.view import make_view

PLAYERS = 2
WINDOWS = 40
"""Many short windows: the best of them is the least disturbed."""
_POSITIONS = 400
_LOOPS = 2_000_000


def calibrate() -> float:
    """Seconds for a plain loop, to compare machines and moments."""
    best = float("inf")
    for _ in range(3):
        started = time.process_time()
        _plain_loop()
        best = min(best, time.process_time() - started)
    return best


def _plain_loop() -> int:
    a, s = [0] * 100, 0
    for i in range(_LOOPS):
        a[i % 100] += 1
        s += a[(i * 7) % 100]
    return s


def measure(edition: str, seconds: float) -> dict[str, Any]:
    """The numbers of one edition, in about so many seconds."""
    best = _throughput(edition, seconds * 0.5)
    positions = _positions(edition)
    share = seconds * 0.3 / 4
    options = full_options(edition, PLAYERS, {})
    names, nothing = [("A", "human"), ("B", "human")], Knowledge(PLAYERS)
    return {
        "edition": edition, "players": PLAYERS, **best, "game_decisions_per_s": _through_game(edition, seconds * 0.1),
        **_through_position(edition, seconds * 0.1),
        "copy_us": _each(positions, State.copy, share),
        "legal_us": _each(positions, legal, share),
        "view_us": _each(positions, lambda state: make_view(state, nothing, state.seat, names, options, 0), share),
        "score_us": _each(positions, lambda state: total(state.forests, state.seat), share),
        "compiled": is_compiled(),
    }  # fmt: skip


def is_compiled() -> bool:
    """Whether the engine runs as a compiled extension."""
    return not str(spinney.engine.apply.__file__).endswith(".py")


def _throughput(edition: str, seconds: float) -> dict[str, float]:
    """Whole games at random, dealing included: the best of several windows."""
    rng = Random(1)
    options = full_options(edition, PLAYERS, {})
    _games(edition, options, rng, 0.0)
    best, decisions, games = (0.0, 0.0), 0, 0
    for _ in range(WINDOWS):
        started = time.process_time()
        made, played = _games(edition, options, rng, seconds / WINDOWS)
        spent = max(time.process_time() - started, 1e-9)
        best = max(best, (made / spent, played / spent))
        decisions, games = decisions + made, games + played
    return {
        "decisions_per_s": round(best[0]), "games_per_s": round(best[1], 1),
        "decisions_per_game": round(decisions / games, 1),
    }  # fmt: skip


def compare(edition: str, other: str, seconds: float) -> float:
    """How many decisions a second the first plays for each of the other: the median of windows taken in turn."""
    rng = Random(1)
    shares = []
    for _ in range(WINDOWS // 2):
        speeds = []
        for name in (edition, other):
            started = time.process_time()
            made, _games_played = _games(name, full_options(name, PLAYERS, {}), rng, seconds / WINDOWS)
            speeds.append(made / max(time.process_time() - started, 1e-9))
        shares.append(speeds[0] / speeds[1])
    return round(median(shares), 3)


def _through_game(edition: str, seconds: float) -> int:
    """Decisions per second where `Game` lists the moves and plays them: the best of several windows."""
    rng, best = Random(1), 0.0
    for _ in range(WINDOWS // 4):
        started, made = time.process_time(), 0
        while time.process_time() - started < 4 * seconds / WINDOWS or not made:
            game = Game.new(edition, ["A", "B"], rng.randrange(1 << 30))
            while not game.is_over:
                moves = game.legal_moves()
                game.play(moves[int(rng.random() * len(moves))])
            made += game.seq
        best = max(best, made / (time.process_time() - started))
    return round(best)


def _through_position(edition: str, seconds: float) -> dict[str, Any]:
    """Random games through the public `Position`, in turns with the engine's own so that both meet the same machine."""
    options, best = full_options(edition, PLAYERS, {}), dict.fromkeys(("engine", "playout", "loop"), 0.0)
    ways: dict[str, Callable[[Random], int]] = {
        "engine": lambda rng: play_out(quick_state(edition, PLAYERS, options, rng), rng.random),
        "playout": lambda rng: Position.new(edition, PLAYERS, rng).play_out(rng.random),
        "loop": lambda rng: _own_loop(Position.new(edition, PLAYERS, rng), rng),
    }  # fmt: skip
    for window in range(WINDOWS // 4):
        for name, play in ways.items():
            rng, made, started = Random(window), 0, time.process_time()
            while time.process_time() - started < 4 * seconds / WINDOWS / len(ways) or not made:
                made += play(rng)
            best[name] = max(best[name], made / (time.process_time() - started))
    return {
        "position_decisions_per_s": round(best["playout"]), "loop_decisions_per_s": round(best["loop"]),
        "position_share": round(best["playout"] / best["engine"], 3),
        "loop_share": round(best["loop"] / best["engine"], 3),
    }  # fmt: skip


def _own_loop(position: Position, rng: Random) -> int:
    """Random play as anybody would write it."""
    made, random = 0, rng.random
    while moves := position.legal():
        position.apply(moves[int(random() * len(moves))])
        made += 1
    return made


def _games(edition: str, options: dict[str, Any], rng: Random, seconds: float) -> tuple[int, int]:
    """Plays until the time is over, at least one game; how many decisions and games that were."""
    decisions = games = 0
    stop = time.process_time() + seconds
    while True:
        state = quick_state(edition, PLAYERS, options, rng)
        decisions += play_out(state, rng.random)
        games += 1
        if time.process_time() >= stop:
            return decisions, games


def _positions(edition: str) -> list[State]:
    """Positions of games in progress, of all kinds of prompts, as often as they come up."""
    rng = Random(2)
    options = full_options(edition, PLAYERS, {})
    found: list[State] = []
    while len(found) < _POSITIONS:
        state = quick_state(edition, PLAYERS, options, rng)
        while not state.over:
            if rng.random() < 0.05:
                found.append(state.copy())
            moves = legal(state)
            apply(state, moves[int(rng.random() * len(moves))])
    return found


def _each(positions: Sequence[State], call: Callable[[State], object], seconds: float) -> float:
    """Microseconds for one call, the best of several windows over all positions."""
    best = float("inf")
    stop = time.process_time() + seconds
    windows = 0
    while windows < WINDOWS or time.process_time() < stop:
        started = time.process_time()
        for state in positions:
            call(state)
        best = min(best, (time.process_time() - started) / len(positions))
        windows += 1
    return round(best * 1e6, 3)
