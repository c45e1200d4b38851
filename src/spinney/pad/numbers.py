"""A forest of which only numbers are known: how many cards of each species, and answers about where they lie.

Its counters are filled straight from the numbers, so that the engine scores it as any other. The answers have the names
that `pad.compiled` gives to the counters; a number of cards alone does not tell what they ask.
"""

import re
from collections.abc import Mapping
from typing import Any

from spinney.engine.forest import Forest
from spinney.engine.packing import make_entry
from spinney.engine.tables import HOST, NO_SYMBOL, Tables
from spinney.errors import BadTable, shown
from spinney.pad.compiled import compiled_rules

KEY = "quick"
"""What marks a forest that was only counted."""
_MOST = 99
_MOST_COUNTS = 120
_MOST_ANSWERS = 60
_QUESTION = re.compile(r"[a-z0-9_@:.-]{1,60}")


def check_numbers(tables: Tables, quick: Any, where: str) -> tuple[Mapping[str, int], Mapping[str, int]]:
    """The counts and answers of a forest in numbers, if they have the right form."""
    if not isinstance(quick, Mapping) or quick.keys() != {"counts", "answers"}:
        raise BadTable(f"{where}: expected counts and answers")
    counts = _numbers(quick["counts"], f"{where}, counts", _MOST_COUNTS)
    answers = _numbers(quick["answers"], f"{where}, answers", _MOST_ANSWERS)
    for name in counts:
        if name not in tables.species_ids:
            raise BadTable(f"{where}, counts: {tables.edition} has no species {shown(name)}")
    for name in answers:
        if _QUESTION.fullmatch(name) is None:
            raise BadTable(f"{where}, answers: {shown(name)} is no question")
    return counts, answers


def _numbers(row: Any, where: str, most: int) -> Mapping[str, int]:
    """An object of at most so many small numbers."""
    if not isinstance(row, Mapping) or len(row) > most:
        raise BadTable(f"{where}: expected an object with at most {most} numbers")
    for name, value in row.items():
        if type(value) is not int or not 0 <= value <= _MOST:
            raise BadTable(f"{where}, {shown(name)}: expected a number from 0 to {_MOST}, not {shown(value)}")
    return row


def fill(forest: Forest, counts: Mapping[str, int], answers: Mapping[str, int], where: str) -> dict[str, int]:
    """Fills an empty forest; returns for how many cards of a species a condition about its host holds."""
    filler = _Filler(forest, counts, answers, where)
    filler.run()
    return filler.met


def counters_in(points: Any) -> list[int]:
    """The counters of a compiled sum."""
    if not isinstance(points, list):
        return []
    if points[0] in ("sum", "product", "entry"):
        return [counter for part in points[1:] for counter in counters_in(part)]
    return [points[1]] if points[0] in ("count", "own", "enough", "lead", "either") else []


class _Filler:
    """Fills the counters of one forest, each kind of them in its way."""

    def __init__(self, forest: Forest, counts: Mapping[str, int], answers: Mapping[str, int], where: str) -> None:
        self.forest = forest
        self.tables = forest.tables
        self.rules = compiled_rules(forest.tables.edition, forest.tables.options.get("solo") is True)
        self.answers = answers
        self.where = where
        self.asked: set[str] = set()
        """Questions whose answers were put in."""
        self.met: dict[str, int] = {}
        t = forest.tables
        self.counts = {t.species_ids.index(name): counts[name] for name in t.species_ids if counts.get(name)}

    def run(self) -> None:
        t, tally = self.tables, self.forest.tally
        self.forest.present = tuple(self.counts)
        for species, number in self.counts.items():
            for counter in t.raises[species]:
                tally[counter] += number
            for counter in t.first_raises[species]:
                tally[counter] += 1
            if t.species_ids[species] in t.symbol_ids:
                tally[t.symbol_counter + t.symbol_ids.index(t.species_ids[species])] += number
            if self._doubling(species):
                tally[t.double_counter[species]] = self._answer(f"twice:{t.species_ids[species]}", number)
        entries = [entry for species in self.counts for entry in self._own_symbols(species)]
        self.forest.cards.append(tuple(entries))
        for species, number in self.counts.items():
            self._local(species, number)
        for species in self.counts:
            for counter in counters_in(self.rules["species"][t.species_ids[species]]["points"]):
                told = self.rules["counters"][counter]
                # A symbol that a species counts by its own cards was asked for with them.
                if t.own_counter[species] < 0 or "symbol" not in told:
                    self._placed(told)
                self._shown(told)
        self._bees()

    def _answer(self, name: str, most: int) -> int:
        if name not in self.answers:
            raise BadTable(f"{self.where}, answers: {name} is missing")
        if self.answers[name] > most:
            raise BadTable(f"{self.where}, answers: {name} can be {most} at most")
        return self.answers[name]

    def _named(self, names: list[str]) -> int:
        """How many cards of these species there are."""
        return sum(self.counts.get(self.tables.species_ids.index(name), 0) for name in names)

    def _doubling(self, species: int) -> list[dict[str, Any]]:
        """The hosts of the forest that make cards of the species count twice."""
        name = self.tables.species_ids[species]
        return [row for row in self.rules["doubles"] if name in row["named"] and self._named([row["host"]])]

    def _own_symbols(self, species: int) -> list[int]:
        """The cards of a species that scores by the symbol each of them shows."""
        t, found = self.tables, list[int]()
        first = t.own_counter[species]
        if first < 0:
            return found
        for symbol, name in enumerate(t.symbol_ids):
            cards = self.answers.get(f"own:{t.species_ids[species]}@{name}", 0)
            self.forest.tally[first + symbol] += cards
            self.forest.tally[t.symbol_counter + symbol] += cards
            if cards:
                self._placed(next(row for row in self.rules["counters"] if row.get("ask") == f"symbol:{name}"))
            found += [make_entry(HOST, species, symbol, -1)] * cards
        if len(found) > self.counts[species]:
            raise BadTable(f"{self.where}, answers: {t.species_ids[species]} shows more symbols than it has cards")
        return found + [make_entry(HOST, species, NO_SYMBOL, -1)] * (self.counts[species] - len(found))

    def _local(self, species: int, number: int) -> None:
        """Cards for which a condition about their host holds, or cards that lie at them."""
        t, name = self.tables, self.tables.species_ids[species]
        counter = t.local_counter[species]
        if counter < 0:
            return
        told = next(row for row in self.rules["counters"] if row.get("own") == name and not row.get("symbol"))
        if "attached" in told:
            self.forest.tally[counter] += self._answer(told["ask"], _MOST)
            return
        met = self.met[name] = self._answer(told["ask"], number)
        twice = self.forest.tally[t.double_counter[species]] if t.double_counter[species] >= 0 else 0
        fits = any(self._fits(row["host"], told["tests"]) for row in self._doubling(species))
        self.forest.tally[counter] += met + (min(met, twice) if fits else 0)

    def _fits(self, host: str, tests: list[dict[str, Any]]) -> bool:
        """Whether tests can hold at a host of this species."""
        kind = self.rules["species"][host]["kind"]
        return all(host in test.get("host", [host]) and kind in test.get("kind", [kind]) for test in tests)

    def _placed(self, told: Mapping[str, Any]) -> None:
        """What is counted by where cards lie or what they show, once for each counter."""
        if "own" in told or not {"symbol", "places", "full"} & told.keys() or told["ask"] in self.asked:
            return
        self.asked.add(told["ask"])
        counter = next(number for number, rule in self.tables.counter_rules.items() if rule == told["of"])
        self.forest.tally[counter] += self._answer(told["ask"], _MOST)

    def _shown(self, told: Mapping[str, Any]) -> None:
        """Cards of a species that only some of its halves make count: those of another box, with one more type."""
        for name in told.get("shown", {}):
            question = f"shown:{name}.{told['of']['type']}"
            if question not in self.asked and self._named([name]):
                self.asked.add(question)
                counter = next(number for number, rule in self.tables.counter_rules.items() if rule == told["of"])
                self.forest.tally[counter] += self._answer(question, self._named([name]))

    def _bees(self) -> None:
        t = self.tables
        bees = sum(number for species, number in self.counts.items() if t.bees[species])
        counters = {counter for host in self.counts for counter in t.bee_raises[host]} if bees else set()
        for counter in sorted(counters):
            rule = t.counter_rules[counter]
            told = next(row for row in self.rules["counters"] if row.get("of") == rule)
            self.forest.tally[counter] += self._answer(told["ask"], bees)
