"""What a forest promises: its points now, and what its cards will earn when the rest of the game goes as usual.

`Outlook` looks once at a position and guesses how many cards of each species the seat will still play. From that follow
how far each count will grow, and what a card is worth to cards that are still to come. `promise` is then the score of a
forest with these hopes in it: the rules are those of `engine.points`, asked with counts that are hoped for.
"""

from collections.abc import Sequence

from spinney.bots.goal import goal_worth
from spinney.engine.forest import Forest
from spinney.engine.packing import entry_species
from spinney.engine.state import State

PLAYS_PER_TURN = 0.55
IN_HAND = 0.4
"""How likely a card in hand is to be played one day, beside the chance of any other card."""
IN_CLEARING = 0.1
TRUST = 0.7
"""How much of a hope counts."""
SLOT_WORTH = 1.2
FULL_PER_PLAY = 0.07
BOTTOM_PER_PLAY = 0.25


class Outlook:
    """One seat's hopes at one position."""

    def __init__(self, state: State, seat: int, unseen: Sequence[int], turns: float) -> None:
        self.tables = state.tables
        self.seat = seat
        self.forests = state.forests
        self.turns = turns
        self.plays = turns * PLAYS_PER_TURN
        self.time_share = min(1.0, turns / 6)
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
        chance *= self.time_share
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
            t.points[species].wanted(number * TRUST, forest.tally, wanted)
        return wanted

    # -- what a forest promises -------------------------------------------------------------------------------

    def promise(self, forest: Forest) -> float:
        """The forest's points with the hopes of this outlook."""
        forests = self.forests
        if forest is not forests[self.seat]:
            forests = [*forests[: self.seat], forest, *forests[self.seat + 1 :]]
        t, tally = self.tables, forest.tally
        tallies = [other.tally for other in forests]
        points = float(tally[t.cave_points_counter])
        for species in forest.present:
            double = t.double_counter[species]
            cards = tally[species] if double < 0 else tally[species] + tally[double]
            points += t.points[species].hoped(cards, tally, tallies, self.growth, self.time_share)
        for group in t.groups:
            if tally[group.counter]:
                points += group.hoped_together(tally, self.growth)
        if t.challenge is not None:
            points += goal_worth(forests, self.seat)
        return points + self._company(forest) + self._room(forest)

    def _company(self, forest: Forest) -> float:
        """What cards that wait for company at their host may still earn."""
        t = self.tables
        points = 0.0
        for entries in forest.cards:
            for entry in entries:
                rule = t.local[entry_species(entry)]
                if rule is not None:
                    taken = min(4, len({other & 7 for other in entries}) - 1)
                    points += rule.company(entries, taken, self.expected)
        return points * self.time_share

    def _room(self, forest: Forest) -> float:
        """What free places are worth: the more of them, the less one more is."""
        worth = 0.0
        for counter, asked in self.demand:
            free = forest.tally[counter]
            worth += asked * free / (asked + free)
        return worth * SLOT_WORTH * self.time_share
