"""The words for points: a class for each, which says all that there is to say of it. Here are those that count.

A rule knows the counters that it looks at. From those it tells what the cards of a species score now (`score`), why
(`reason`), and the same as a formula for others to follow (`formula`). Bots ask the same rule with counts that they
hope for (`hoped`), what one more of a counter would be worth (`wanted`, `demand`), what one more card would make
(`gain`) and how that grows (`pace`). The other words are in `engine.scales` and `engine.local`; `cards.rules` checks
the form of all, `engine.compiler` makes rules from rows.

Numbers of bots are whole hundredths of a point where they say so; the module is written so that mypyc can compile it.
"""

from collections.abc import Mapping
from typing import Any

Rule = Mapping[str, Any]
Reason = dict[str, Any]
Tallies = list[list[int]]
"""The counters of all forests on the table."""


class Points:
    """What the cards of one species score. This one: nothing that is counted, so many points each (`fixed`)."""

    def __init__(self, then: int) -> None:
        self.then = then
        """For each card, or for each thing counted, or if a condition holds."""
        self.otherwise = 0
        self.counters: list[int] = []
        """The counters of the whole forest that it looks at."""
        self.by_card = False
        """Whether each card scores by itself, so that points need not be spread."""
        self.looks_at_others = False
        """Whether other forests matter."""

    # -- now --------------------------------------------------------------------------------------------------

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """The points of so many cards, those that score twice counted twice."""
        return cards * self.then

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """Why these cards score what they score, as plain data.

        `rule` is the row of the table. Where each card scores by itself, `shown` says for each how often it counts, or
        the tree symbol that it shows.
        """
        return {"kind": "fixed", "each": self.then}

    def counted(self, tally: list[int]) -> list[int]:
        """The counters that it looks at in a forest."""
        return self.counters

    def one_card(self, units: int, symbol: int, tally: list[int]) -> int:
        """The points of one card, where each scores by itself: how often it counts, and the symbol that it shows."""
        raise AssertionError("these cards score together")

    def formula(self) -> Any:
        """The same as data: a number, or a list that begins with a word (docs/formats.md, The compiled rules)."""
        return ["product", ["cards"], self.then] if self.then else 0

    # -- with hopes -------------------------------------------------------------------------------------------

    def hoped(self, cards: int, tally: list[int], tallies: Tallies, growth: list[float], time_share: float) -> float:
        """The points if counters still grow so far; `time_share` is 1 while there is time, 0 at the end."""
        return float(self.score(cards, tally, tallies))

    def wanted(self, hope: float, tally: list[int], wanted: list[float]) -> None:
        """Adds what one more of each counter is worth to so many cards."""

    def pace(self, rates: list[float]) -> float:
        """How many hundredths more a card scores in a turn in which counters rise so far."""
        return 0.0

    # -- at a glance, in hundredths ---------------------------------------------------------------------------

    def demand(self, cards: int, tally: list[int], demand: list[int]) -> None:
        """Adds what one more of each counter is worth to so many cards that lie there."""

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """What one more card scores beside so many; `itself`: it counts itself; `symbol` is the one that it shows."""
        return self.then * 100


class Doubles(Points):
    """`doubles`: scores nothing; what it doubles is counted twice elsewhere."""

    def __init__(self) -> None:
        super().__init__(0)

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """It doubles others."""
        return {"kind": "doubles"}


class Per(Points):
    """`per`: so many points for each thing counted."""

    def __init__(self, then: int, counter: int) -> None:
        super().__init__(then)
        self.counter = counter
        self.counters = [counter]

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """Cards × each × count."""
        return cards * self.then * tally[self.counter]

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """One term."""
        terms = [{"each": self.then, "of": rule["per"], "count": tally[self.counter]}]
        return {"kind": "per", "terms": terms}

    def formula(self) -> Any:
        """A product."""
        return ["product", ["cards"], self.then, ["count", self.counter]]

    def hoped(self, cards: int, tally: list[int], tallies: Tallies, growth: list[float], time_share: float) -> float:
        """With the count that is hoped for."""
        return cards * self.then * (tally[self.counter] + growth[self.counter])

    def wanted(self, hope: float, tally: list[int], wanted: list[float]) -> None:
        """Each one more is worth as much."""
        wanted[self.counter] += hope * self.then

    def pace(self, rates: list[float]) -> float:
        """As fast as the counter rises."""
        return 100 * self.then * rates[self.counter]

    def demand(self, cards: int, tally: list[int], demand: list[int]) -> None:
        """Each one more is worth as much."""
        demand[self.counter] += cards * self.then * 100

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """What is there, and itself."""
        return self.then * (tally[self.counter] * 100 + (100 if itself else 0))


class Sum(Points):
    """`sum`: several `per` rules added up."""

    def __init__(self, factors: list[int], counters: list[int]) -> None:
        super().__init__(0)
        self.factors = factors
        self.counters = counters

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """Cards × the sum."""
        value = 0
        for i in range(len(self.factors)):
            value += self.factors[i] * tally[self.counters[i]]
        return cards * value

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """Term by term."""
        parts = zip(rule["sum"], self.counters, strict=True)
        terms = [{"each": part["each"], "of": part["per"], "count": tally[counter]} for part, counter in parts]
        return {"kind": "per", "terms": terms}

    def formula(self) -> Any:
        """A sum of products."""
        parts = zip(self.factors, self.counters, strict=True)
        return ["product", ["cards"], ["sum", *[["product", each, ["count", counter]] for each, counter in parts]]]

    def hoped(self, cards: int, tally: list[int], tallies: Tallies, growth: list[float], time_share: float) -> float:
        """With the counts that are hoped for."""
        each = 0.0
        for i in range(len(self.factors)):
            counter = self.counters[i]
            each += self.factors[i] * (tally[counter] + growth[counter])
        return cards * each

    def wanted(self, hope: float, tally: list[int], wanted: list[float]) -> None:
        """Each one more is worth its factor."""
        for i in range(len(self.factors)):
            wanted[self.counters[i]] += hope * self.factors[i]

    def pace(self, rates: list[float]) -> float:
        """As fast as the counters rise."""
        return sum([100 * self.factors[i] * rates[self.counters[i]] for i in range(len(self.factors))])

    def demand(self, cards: int, tally: list[int], demand: list[int]) -> None:
        """Each one more is worth its factor."""
        for i in range(len(self.factors)):
            demand[self.counters[i]] += cards * self.factors[i] * 100

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """What is there."""
        return self.score(100, tally, tallies)


class AtLeast(Points):
    """`if` with `at_least`: points if there are so many, others if not."""

    def __init__(self, then: int, otherwise: int, counter: int, needed: int) -> None:
        super().__init__(then)
        self.otherwise = otherwise
        self.counter = counter
        self.counters = [counter]
        self.needed = needed

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """All of them, or none."""
        return cards * (self.then if tally[self.counter] >= self.needed else self.otherwise)

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """Whether there are enough."""
        count = tally[self.counter]
        return {**choice(rule), "met": cards if count >= self.needed else 0, "count": count}

    def formula(self) -> Any:
        """By whether it is enough."""
        return ["product", ["cards"], ["enough", self.counter, self.needed, self.then, self.otherwise]]

    def hoped(self, cards: int, tally: list[int], tallies: Tallies, growth: list[float], time_share: float) -> float:
        """The nearer, the likelier."""
        count = tally[self.counter]
        if count >= self.needed:
            return float(cards * self.then)
        share = min(0.9, (count + growth[self.counter]) / self.needed)
        return cards * (self.otherwise + (self.then - self.otherwise) * share * share * time_share)

    def wanted(self, hope: float, tally: list[int], wanted: list[float]) -> None:
        """A share of what is missing, as long as something is."""
        if tally[self.counter] < self.needed:
            wanted[self.counter] += hope * (self.then - self.otherwise) / self.needed

    def pace(self, rates: list[float]) -> float:
        """Not faster than one may wait for it."""
        return 100 * (self.then - self.otherwise) * min(0.04, rates[self.counter] / self.needed)

    def demand(self, cards: int, tally: list[int], demand: list[int]) -> None:
        """The less is missing, the more."""
        missing = self.needed - tally[self.counter]
        if missing > 0:
            demand[self.counter] += cards * (self.then - self.otherwise) * 100 // (missing * missing)

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """All of it if that is enough; else a little for being nearer."""
        missing = self.needed - tally[self.counter] - (1 if itself else 0)
        if missing <= 0:
            return self.then * 100
        return self.otherwise * 100 + (self.then - self.otherwise) * 50 // (missing * missing)


class Most(Points):
    """`if` with `most`: points if no other forest has more, others if not."""

    def __init__(self, then: int, otherwise: int, counter: int) -> None:
        super().__init__(then)
        self.otherwise = otherwise
        self.counter = counter
        self.counters = [counter]
        self.looks_at_others = True

    def leads(self, tally: list[int], tallies: Tallies) -> bool:
        """Whether no other forest has more of it; a tie is enough."""
        own = tally[self.counter]
        for other in tallies:
            if other[self.counter] > own:
                return False
        return True

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """All of them, or none."""
        return cards * (self.then if self.leads(tally, tallies) else self.otherwise)

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """Whether others have more."""
        met = cards if self.leads(tally, tallies) else 0
        return {**choice(rule), "met": met, "count": tally[self.counter]}

    def formula(self) -> Any:
        """By who leads."""
        return ["product", ["cards"], ["lead", self.counter, self.then, self.otherwise]]

    def demand(self, cards: int, tally: list[int], demand: list[int]) -> None:
        """To stay ahead is worth a little."""
        demand[self.counter] += 50

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """As things stand."""
        return self.score(100, tally, tallies)


def choice(rule: Rule) -> Reason:
    """What a condition decides between, as a reason tells it."""
    return {"kind": "if", "cond": rule["if"], "then": rule["then"], "else": rule.get("else", 0)}
