"""How a game stood, turn by turn: the points that each seat could expect to end with, and its chance to win.

At the beginning of each turn worlds are dealt that fit what the seat to move knew then, and all of them are played to
the end. What that seat says of itself counts whole; of the others, who know their own hands better, it counts half.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from spinney.bots.chances import chance_of
from spinney.bots.draws import with_own_draws
from spinney.bots.quick import Quick
from spinney.bots.weights import weights, winning
from spinney.engine.infer import Worlds
from spinney.engine.scoring import total
from spinney.engine.view import View


@dataclass(frozen=True, slots=True)
class Standing:
    """What one seat could expect of the end, for all seats."""

    seat: int
    points: tuple[float, ...]
    chances: tuple[float, ...]


def standing(view: View, worlds: int) -> Standing:
    """How games end that go on from what the seat to move knows."""
    numbers = winning if len(view.seats) > 1 else weights  # as hints and moments are judged
    judge, possible, rng = Quick(view.tables, list(numbers(view.tables))), Worlds(view), Random(view.seq)
    ends: list[list[int]] = []
    for _ in range(worlds):
        state = with_own_draws(possible.deal(rng))
        judge.play_on(state)
        ends.append([total(state.forests, seat) for seat in range(state.seats)])
    seats = range(len(view.seats))
    points = tuple(sum(end[seat] for end in ends) / worlds for seat in seats)
    return Standing(possible.state.seat, points, _shares([_chance(ends, seat) for seat in seats]))


def _chance(ends: Sequence[Sequence[int]], seat: int) -> float:
    """How likely a seat is to end ahead of all others."""
    return chance_of(
        [end[seat] - max((own for other, own in enumerate(end) if other != seat), default=0) for end in ends]
    )


def _shares(chances: Sequence[float]) -> tuple[float, ...]:
    """Somebody wins."""
    whole = sum(chances)
    return tuple(chance / whole if whole else 1 / len(chances) for chance in chances)


def course(standings: Sequence[Standing]) -> list[Standing]:
    """What was said turn by turn, each seat heard about itself, and with less of the luck of the worlds."""
    heard: list[Standing] = []
    for one in standings:
        last = heard[-1] if heard else one
        heard.append(
            Standing(one.seat, _heard(one, one.points, last.points), _shares(_heard(one, one.chances, last.chances)))
        )
    return [_evened(heard, at) for at in range(len(heard))]


def _heard(one: Standing, now: Sequence[float], last: Sequence[float]) -> tuple[float, ...]:
    return tuple(
        told if seat == one.seat else (told + before) / 2
        for seat, (told, before) in enumerate(zip(now, last, strict=True))
    )


def _evened(heard: Sequence[Standing], at: int) -> Standing:
    before, one, after = heard[max(0, at - 1)], heard[at], heard[min(len(heard) - 1, at + 1)]
    even = [
        tuple((a + 2 * b + c) / 4 for a, b, c in zip(*three, strict=True))
        for three in (
            (before.points, one.points, after.points),
            (before.chances, one.chances, after.chances),
        )
    ]
    return Standing(one.seat, even[0], even[1])
