"""The words for points that look into a table: an entry for each card, for all of a species, for sets of a type."""

from typing import Any

from spinney.engine.points import Points, Reason, Rule, Tallies


class By(Points):
    """`by`: each card scores the entry of a table at a count."""

    def __init__(self, counter: int, table: list[int]) -> None:
        super().__init__(0)
        self.counter = counter
        self.counters = [counter]
        self.table = table

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """Cards × entry."""
        return cards * entry_of(self.table, tally[self.counter])

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """The count and its entry."""
        count = tally[self.counter]
        return {"kind": "by", "of": rule["by"], "count": count, "each": entry_of(self.table, count)}

    def formula(self) -> Any:
        """An entry for each card."""
        return ["product", ["cards"], ["entry", ["count", self.counter], self.table]]

    def hoped(self, cards: int, tally: list[int], tallies: Tallies, growth: list[float], time_share: float) -> float:
        """Between two entries."""
        return cards * between(self.table, tally[self.counter] + growth[self.counter])

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """The next entry."""
        return entry_of(self.table, tally[self.counter] + 1) * 100


class Together(By):
    """`together`: all cards of the species together score the entry of a table at a count."""

    def score(self, cards: int, tally: list[int], tallies: Tallies) -> int:
        """One entry for all."""
        return entry_of(self.table, tally[self.counter])

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """The count and its entry."""
        count = tally[self.counter]
        return {"kind": "together", "count": count, "points": entry_of(self.table, count)}

    def formula(self) -> Any:
        """One entry."""
        return ["entry", ["count", self.counter], self.table]

    def hoped(self, cards: int, tally: list[int], tallies: Tallies, growth: list[float], time_share: float) -> float:
        """Between two entries."""
        return between(self.table, tally[self.counter] + growth[self.counter])

    def pace(self, rates: list[float]) -> float:
        """A little."""
        return 10.0

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """From one entry to the next."""
        count = tally[self.counter]
        return (entry_of(self.table, count + 1) - entry_of(self.table, count)) * 100


class Sets(Points):
    """`sets`: cards of a type make sets of different species; the points belong to all of them together."""

    def __init__(self, counter: int, table: list[int]) -> None:
        super().__init__(0)
        self.counter = counter
        self.counters = [counter]
        self.number = 0
        """Which of `Tables.groups` it is."""
        self.species: list[int] = []
        self.table = table

    def sizes(self, tally: list[int]) -> list[int]:
        """The sets that the cards make, the largest first."""
        sizes: list[int] = []
        while True:
            size = 0
            for species in self.species:
                if tally[species] > len(sizes):
                    size += 1
            if size == 0:
                return sizes
            sizes.append(size)

    def together(self, tally: list[int]) -> int:
        """What these sets score."""
        points = 0
        for size in self.sizes(tally):
            points += entry_of(self.table, size)
        return points

    def reason(self, rule: Rule, cards: int, tally: list[int], tallies: Tallies, shown: list[int]) -> Reason:
        """The sizes of the sets."""
        points = self.together(tally)
        return {"kind": "sets", "type": rule["sets"]["type"], "sets": self.sizes(tally), "points": points}

    def formula(self) -> Any:
        """Its share of a group."""
        return ["group", self.number]

    def hoped_together(self, tally: list[int], growth: list[float]) -> float:
        """What the sets will score if they still grow so far."""
        points = 0.0
        for size in self.sizes(tally):
            missing = len(self.species) - size
            more = min(missing * 0.8, growth[self.counter] * missing / len(self.species))
            points += between(self.table, size + more)
        return points

    def pace(self, rates: list[float]) -> float:
        """A little."""
        return 10.0

    def gain(self, cards: int, tally: list[int], tallies: Tallies, itself: bool, symbol: int) -> int:
        """One more in the set that it comes into."""
        sizes = self.sizes(tally)
        size = sizes[cards] if cards < len(sizes) else 0
        return (entry_of(self.table, size + 1) - entry_of(self.table, size)) * 100


def entry_of(table: list[int], count: int) -> int:
    """Entry number `count` of a table, the last one beyond its end, 0 for none."""
    if count <= 0:
        return 0
    return table[count - 1] if count <= len(table) else table[-1]


def between(table: list[int], count: float) -> float:
    """The entry of a table at a count that need not be whole."""
    if count <= 0:
        return 0.0
    whole = int(count)
    if whole >= len(table):
        return float(table[-1])
    below = table[whole - 1] if whole else 0
    return below + (table[whole] - below) * (count - whole)
