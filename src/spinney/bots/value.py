"""What a position is worth: the points that a seat is expected to end with, as self-play taught.

It is a sum with learned weights over what the tables of the edition name: the counters of the forest, now and times the
turns that are left; what one more of each counter would bring; the species in hand; the clock, the points and what the
fast judge sees in the hand. No species is known to it by name. Written for mypyc, as `quick` is.
"""

from typing import Final

from spinney.bots.estimate import turns_left
from spinney.bots.quick import Quick
from spinney.engine.scoring import total
from spinney.engine.state import State

GENERAL: Final = 24
"""How many features there are beside those of counters and species."""
TURNS: Final = 10.0
"""Turns are counted in tens."""


def size_of(judge: Quick) -> int:
    """How many features a position has."""
    return 3 * judge.tables.tally_size + 2 * len(judge.tables.species_ids) + GENERAL


def features(judge: Quick, state: State, seat: int, points: list[int]) -> list[float]:
    """The position as one seat sees it; `points` are those of all seats now. All hands are looked at by their size."""
    left = turns_left(state)
    tens = left / TURNS
    forest = state.forests[seat]
    tally = forest.tally
    row = [float(number) for number in tally]
    row += [number * tens for number in tally]
    _hand(row, judge, state.hands[seat], tens)
    row += [worth * tens / 100.0 for worth in judge.wanted(forest)]
    _general(row, judge, state, seat, points, left)
    return row


def _hand(row: list[float], judge: Quick, hand: list[int], tens: float) -> None:
    t = judge.tables
    species = len(t.species_ids)
    first = len(row)
    row += [0.0] * (2 * species)
    for card in hand:
        for half in (2 * card, 2 * card + 1):
            s = t.half_species[half]
            if s >= 0:
                row[first + s] += 1.0
                row[first + species + s] += tens


def _general(row: list[float], judge: Quick, state: State, seat: int, points: list[int], left: int) -> None:
    hand = state.hands[seat]
    cards = float(len(hand))
    tens = left / TURNS
    soon = min(1.0, left / 3.0)
    own = float(points[seat])
    best = 0.0
    others_cards = 0.0
    others_hosts = 0.0
    for other in range(state.seats):
        if other != seat:
            best = max(best, float(points[other]))
            others_cards = max(others_cards, float(len(state.hands[other])))
            others_hosts = max(others_hosts, float(len(state.forests[other].keys)))
    first, second, uses = _uses(judge, state, seat)
    turn = 1.0 if state.seat == seat else 0.0
    hosts = float(len(state.forests[seat].keys))
    winter = float(state.winter)
    row += [1.0, tens, tens * tens, own, own * tens, best, best * tens, cards, cards * tens, cards * soon]
    row += [others_cards, others_cards * tens, turn, turn * tens, first, second, uses, uses * soon]
    row += [winter, winter * tens, hosts, hosts * tens, others_hosts * tens, float(len(state.clearing))]


def _uses(judge: Quick, state: State, seat: int) -> tuple[float, float, float]:
    """What the two best cards in hand could do, and all together, in points."""
    turn = state.seat
    state.seat = seat
    judge.forget(state.seats)
    judge.look(state)
    state.seat = turn
    judge.stamp = -1
    first = 0
    second = 0
    uses = 0
    for card in state.hands[seat]:
        can = judge.can[card]
        uses += can
        if can > first:
            second = first
            first = can
        elif can > second:
            second = can
    return first / 100.0, second / 100.0, uses / 100.0


class Value:
    """Weights for one edition."""

    def __init__(self, judge: Quick, numbers: list[float]) -> None:
        self.judge = judge
        self.numbers = numbers

    def points(self, state: State) -> list[float]:
        """For each seat the points that it is expected to end with."""
        now = [total(state.forests, seat) for seat in range(state.seats)]
        if state.over:
            return [float(points) for points in now]
        return [now[seat] + self.still(state, seat, now) for seat in range(state.seats)]

    def still(self, state: State, seat: int, points: list[int]) -> float:
        """How many more points a seat is expected to make."""
        numbers = self.numbers
        sum_of = 0.0
        for at, value in enumerate(features(self.judge, state, seat, points)):
            if value != 0.0:
                sum_of += value * numbers[at]
        return sum_of
