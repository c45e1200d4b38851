"""What a forest promises: its points now, and what its cards will earn when the rest of the game goes as usual.

`Outlook` looks once at a position and guesses how many cards of each species the seat will still play. From that follow
how far each count will grow, and what a card is worth to cards that are still to come. `promise` is then the score of a
forest with these hopes in it: the words for points are those of `engine.scoring`, with fractions allowed.
"""

from collections.abc import Sequence

from spinney.engine import tables as tb
from spinney.engine.forest import Forest
from spinney.engine.packing import entry_species
from spinney.engine.scoring import has_most, set_sizes
from spinney.engine.state import State
from spinney.engine.tables import Tables

PLAYS_PER_TURN = 0.55
IN_HAND = 0.4
"""How likely a card in hand is to be played one day, beside the chance of any other card."""
IN_CLEARING = 0.1
TRUST = 0.7
"""How much of a hope counts."""
SLOT_WORTH = 1.2
FULL_PER_PLAY = 0.07
BOTTOM_PER_PLAY = 0.25
_WAITS_FOR_COMPANY = (tb.HOST_FULL, tb.HOST_HAS, tb.SHARES_SLOT, tb.ATTACHED)


class Outlook:
    """One seat's hopes at one position."""

    def __init__(self, state: State, seat: int, unseen: Sequence[int], turns: float) -> None:
        self.tables = state.tables
        self.seat = seat
        self.forests = state.forests
        self.turns = turns
        self.plays = turns * PLAYS_PER_TURN
        self.calm = min(1.0, turns / 6)
        """1 while there is time for everything, 0 at the end."""
        self.expected = [0.0] * len(self.tables.species_ids)
        """For each species how many of its cards the seat will still play."""
        self.asked: dict[int, float] = {}
        """For each counter that counts free places how many of them will be asked for."""
        self._expect(unseen, self.plays / max(1, len(unseen)) * 0.6)
        self._expect(state.clearing, IN_CLEARING)
        self._expect(state.hands[seat], IN_HAND)
        self.growth = self._growth()
        self.wanted = self._wanted(state.forests[seat])
        self.demand = [(counter, min(number, 4.0)) for counter, number in self.asked.items() if number > 0]

    # -- what is still to come --------------------------------------------------------------------------------

    def _expect(self, cards: Sequence[int], chance: float) -> None:
        """Each half of these cards will be played with that chance."""
        t = self.tables
        chance *= self.calm
        for card in cards:
            for half in (2 * card, 2 * card + 1):
                species, counter = t.half_species[half], t.half_room[half]
                if species >= 0:
                    self.expected[species] += chance
                    if counter >= 0:
                        self.asked[counter] = self.asked.get(counter, 0.0) + chance

    def _growth(self) -> list[float]:
        """For each counter how far it will still rise."""
        t = self.tables
        growth = [0.0] * t.tally_size
        for species, number in enumerate(self.expected):
            if number:
                for counter in t.raises[species]:
                    growth[counter] += number
                for counter in t.first_raises[species]:
                    growth[counter] += min(number, 0.8)
        for counters in t.slot_raises:
            for counter in counters:
                growth[counter] = self.plays * BOTTOM_PER_PLAY
        for counters in t.full_raises:
            for counter in counters:
                growth[counter] = self.plays * FULL_PER_PLAY
        for symbol in range(len(t.symbol_ids)):
            growth[t.symbol_counter + symbol] = self.plays / len(t.symbol_ids)
        return [number * TRUST for number in growth]

    def _wanted(self, forest: Forest) -> list[float]:
        """For each counter what one more will be worth to cards that are still to be played."""
        t = self.tables
        wanted = [0.0] * t.tally_size
        for species, number in enumerate(self.expected):
            if not number:
                continue
            hope = number * TRUST
            op, counter = t.score_op[species], t.score_counter[species]
            if op == tb.PER:
                wanted[counter] += hope * t.then[species]
            elif op == tb.LINEAR:
                terms = t.score_table[species]
                for i in range(0, len(terms), 2):
                    wanted[terms[i + 1]] += hope * terms[i]
            elif op == tb.AT_LEAST:
                needed = t.score_table[species][0]
                if forest.tally[counter] < needed:
                    wanted[counter] += hope * (t.then[species] - t.otherwise[species]) / needed
        return wanted

    # -- what a forest promises -------------------------------------------------------------------------------

    def promise(self, forest: Forest) -> float:
        """The forest's points with the hopes of this outlook."""
        forests = self.forests
        if forest is not forests[self.seat]:
            forests = [*forests[: self.seat], forest, *forests[self.seat + 1 :]]
        t, tally = self.tables, forest.tally
        points = float(tally[t.cave_points_counter])
        for species in forest.present:
            points += self._species(forests, forest, species)
        for group, counter in enumerate(t.set_counters):
            if tally[counter]:
                points += self._sets(forest, group)
        return points + self._company(forest) + self._room(forest)

    def _species(self, forests: list[Forest], forest: Forest, s: int) -> float:
        t, tally = self.tables, forest.tally
        op, counter = t.score_op[s], t.score_counter[s]
        cards = tally[s] if t.double_counter[s] < 0 else tally[s] + tally[t.double_counter[s]]
        if op == tb.PER:
            return cards * t.then[s] * (tally[counter] + self.growth[counter])
        if op == tb.FIXED:
            return float(cards * t.then[s])
        if op == tb.AT_LEAST:
            return cards * self._at_least(t, tally, s, counter)
        if op == tb.LINEAR:
            terms = t.score_table[s]
            each = 0.0
            for i in range(0, len(terms), 2):
                counter = terms[i + 1]
                each += terms[i] * (tally[counter] + self.growth[counter])
            return cards * each
        if op == tb.LOCAL:
            met = tally[counter]
            return float(met * t.then[s] + (cards - met) * t.otherwise[s])
        if op == tb.TOGETHER:
            return _between(t.score_table[s], tally[counter] + self.growth[counter])
        if op == tb.MOST:
            return float(cards * (t.then[s] if has_most(forests, self.seat, counter) else t.otherwise[s]))
        if op == tb.BY:
            return cards * _between(t.score_table[s], tally[counter] + self.growth[counter])
        if op == tb.OWN_SYMBOL:
            return t.then[s] * self._own_symbols(t, tally, s)
        return 0.0

    def _at_least(self, t: Tables, tally: list[int], s: int, counter: int) -> float:
        needed = t.score_table[s][0]
        if tally[counter] >= needed:
            return float(t.then[s])
        share = min(0.9, (tally[counter] + self.growth[counter]) / needed)
        return t.otherwise[s] + (t.then[s] - t.otherwise[s]) * share * share * self.calm

    def _own_symbols(self, t: Tables, tally: list[int], s: int) -> float:
        first, count = t.own_counter[s], 0.0
        for symbol in range(len(t.symbol_ids)):
            if tally[first + symbol]:
                counter = t.symbol_counter + symbol
                count += tally[first + symbol] * (tally[counter] + self.growth[counter])
        return count

    def _sets(self, forest: Forest, group: int) -> float:
        t = self.tables
        points = 0.0
        for size in set_sizes(forest, group):
            missing = len(t.set_species[group]) - size
            more = min(missing * 0.8, self.growth[t.set_counters[group]] * missing / len(t.set_species[group]))
            points += _between(t.set_points[group], size + more)
        return points

    def _company(self, forest: Forest) -> float:
        """What cards that wait for company at their host may still earn."""
        t = self.tables
        points = 0.0
        for entries in forest.cards:
            for entry in entries:
                tests = t.local_tests[entry_species(entry)]
                if tests:
                    points += self._hope(t, entry_species(entry), tests, entries)
        return points * self.calm

    def _hope(self, t: Tables, species: int, tests: list[int], entries: tuple[int, ...]) -> float:
        each = t.then[species] - t.otherwise[species]
        taken = min(4, len({entry & 7 for entry in entries}) - 1)
        for i in range(0, len(tests), 2):
            word, named = tests[i], tests[i + 1]
            if word == tb.ATTACHED:
                return each * (4 - taken) * 0.4
            if word == tb.HOST_FULL and taken < 4:
                return each * (taken + 1) * (taken + 1) / 36
            if word == tb.SHARES_SLOT and sum(1 for e in entries if entry_species(e) == named) % 2:
                return each * min(0.5, self.expected[named])
            if word == tb.HOST_HAS and not any(t.selectors[named][entry_species(e)] for e in entries):
                partners = sum(n for s, n in enumerate(self.expected) if t.selectors[named][s])
                return each * min(0.5, partners * 0.5) if taken < 4 else 0.0
        return 0.0

    def _room(self, forest: Forest) -> float:
        """What free places are worth: the more of them, the less one more is."""
        worth = 0.0
        for counter, asked in self.demand:
            free = forest.tally[counter]
            worth += asked * free / (asked + free)
        return worth * SLOT_WORTH * self.calm


def _between(table: list[int], count: float) -> float:
    """The entry of a table at a count that need not be whole."""
    if count <= 0:
        return 0.0
    whole = int(count)
    if whole >= len(table):
        return float(table[-1])
    below = table[whole - 1] if whole else 0
    return below + (table[whole] - below) * (count - whole)
