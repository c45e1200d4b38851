"""The words for points by which each card scores for itself: by its own host, or by its own tree symbol."""

from typing import Any

from spinney.engine.conditions import Condition
from spinney.engine.points import Points, Reason, Rule, Tallies, choice


class Local(Points):
    """A condition about the card's own host (`if`), or the cards at it (`per` `at` `this`).

    The forest counts for how many cards it holds, or how many lie there.
    """

    def __init__(self, then: int, otherwise: int, counter: int, tests: list[Condition], attached: bool) -> None:
        super().__init__(then)
        self.otherwise = otherwise
        self.by_card = True
        self.counter = counter
        self.tests = tests
        self.attached = attached
        """Whether it counts the cards at its host instead."""

    def units(self, entry: int, entries: tuple[int, ...], key: int) -> int:
        """How often the card of this entry counts."""
        if self.attached:
            return len(entries) - 1
        for test in self.tests:
            if not test.holds(entry, entries, key):
                return 0
        return 1

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """By what the forest has counted."""
        met = tally[self.counter]
        points = met * self.then
        if self.otherwise:
            points += (cards - met) * self.otherwise
        return points

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """For how many it holds, or how many lie there."""
        if self.attached:
            return {"kind": "at_this", "each": self.then, "count": tally[self.counter]}
        return {**choice(rule), "met": sum(shown)}

    def one_card(self, units: int, symbol: int, tally: list[int]) -> int:
        """By what the forest has counted for this card."""
        return units * self.then if units else self.otherwise

    def formula(self) -> Any:
        """By the counter of its own."""
        if self.attached:
            return ["product", self.then, ["own", self.counter]]
        return ["either", self.counter, self.then, self.otherwise]

    def company(self, entries: tuple[int, ...], taken: int, expected: list[float]) -> float:
        """What a card that waits for company at its host may still earn."""
        each = self.then - self.otherwise
        if self.attached:
            return each * (4 - taken) * 0.4
        for test in self.tests:
            hope = test.hope(each, entries, taken, expected)
            if hope >= 0:
                return hope
        return 0.0

    def promise(self) -> int:
        """What such a card may hope for as a rule, in hundredths."""
        each = 100 * (self.then - self.otherwise)
        return 2 * each if self.attached else each * 3 // 10

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """The least of it, but for the second of a pair."""
        if self.tests and self.tests[0].waits_for_pairs() and cards & 1:
            return 2 * self.then * 100
        return self.otherwise * 100


class OwnSymbol(Points):
    """`per` with the tree symbol of the card itself: each card counts the cards that show the same."""

    def __init__(self, then: int, first_own: int, first_symbol: int, names: list[str]) -> None:
        super().__init__(then)
        self.by_card = True
        self.first_own = first_own
        """The first of the counters of its cards by the symbol that they show;"""
        self.first_symbol = first_symbol
        """and of all cards by symbol."""
        self.names = names
        self.symbols = len(names)

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """For each symbol own cards × all cards."""
        count = 0
        for symbol in range(self.symbols):
            if tally[self.first_own + symbol]:
                count += tally[self.first_own + symbol] * tally[self.first_symbol + symbol]
        return self.then * count

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """Card by card: its symbol, and how many show it."""
        found: list[Reason] = []
        for symbol in shown:
            if symbol >= 0:
                count = tally[self.first_symbol + symbol]
                found.append({"symbol": self.names[symbol], "count": count})
            else:
                found.append({"symbol": None, "count": 0})
        return {"kind": "own_symbol", "each": self.then, "cards": found}

    def counted(self, tally: list[int]) -> list[int]:
        """The symbols that its cards show."""
        return [self.first_symbol + symbol for symbol in range(self.symbols) if tally[self.first_own + symbol]]

    def one_card(self, units: int, symbol: int, tally: list[int]) -> int:
        """By how many show its symbol."""
        return self.then * (tally[self.first_symbol + symbol] if symbol >= 0 else 0)

    def formula(self) -> Any:
        """A sum over the symbols."""
        terms = [
            ["product", ["own", self.first_own + symbol], ["count", self.first_symbol + symbol]]
            for symbol in range(self.symbols)
        ]
        return ["product", self.then, ["sum", *terms]]

    def hoped(self, cards: int, tally: list[int], tallies: Tallies, growth: list[float], time_share: float) -> float:
        """With the counts that are hoped for."""
        count = 0.0
        for symbol in range(self.symbols):
            if tally[self.first_own + symbol]:
                counter = self.first_symbol + symbol
                count += tally[self.first_own + symbol] * (tally[counter] + growth[counter])
        return self.then * count

    def pace(self, rates: list[float]) -> float:
        """As fast as any symbol comes."""
        return 100 * self.then * rates[self.first_symbol]

    def demand(self, cards: int, tally: list[int], demand: list[int]) -> None:
        """Symbols that its cards show."""
        for symbol in range(self.symbols):
            demand[self.first_symbol + symbol] += tally[self.first_own + symbol] * self.then * 100

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """What is there of its symbol, and itself."""
        return self.then * (tally[self.first_symbol + symbol] + 1) * 100
