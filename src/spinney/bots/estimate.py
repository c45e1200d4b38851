"""What cards are worth at a glance: rough look-ups, a fraction of a millionth of a second each.

The points that a card makes at once are told by its rule (`engine.points`); all else that it promises is a number for
its species (`weights`). Values are whole hundredths of a point, and the module is written so that mypyc can compile it
with the engine. `quick` decides by these values.
"""

from typing import Final

from spinney.engine.forest import Forest
from spinney.engine.state import State
from spinney.engine.tables import HOST, Tables, winter_pile

FULL_HOPE_TURNS: Final = 6
"""With fewer turns left than this, hopes shrink."""


FIRST: Final = 9
"""The numbers before those of the species (`weights.GENERAL`)."""
GOAL: Final = 6000
"""What is shared out among the steps towards a challenge."""


class Seen:
    """What is known of one seat's forest, as long as that does not change."""

    def __init__(self, halves: int) -> None:
        self.changes = -1
        """How often the forest had changed when it was looked at; -1: nothing is known."""
        self.looks = 0
        """How often it was looked at anew."""
        self.demand: list[int] = []
        self.made = [0] * halves
        """What a half makes there at once,"""
        self.found_in_look = [-1] * halves
        """and in which look that was found."""


class Estimate:
    """Looks at a turn of any seat. It keeps scratch lists, so each search needs its own."""

    def __init__(self, t: Tables, numbers: list[int]) -> None:
        self.tables = t
        self.full_price = numbers[0]
        self.price_falls = numbers[1]
        self.hope = numbers[2]
        self.any_card = numbers[3]
        self.room = numbers[4]
        self.at_once = numbers[5]
        self.price_left = numbers[6]
        self.any_left = numbers[7]
        self.company = numbers[8]
        species = len(t.species_ids)
        self.promise = [numbers[FIRST + 3 * s] for s in range(species)]
        self.prospect = [numbers[FIRST + 1 + 3 * s] for s in range(species)]
        self.bonus = [numbers[FIRST + 2 + 3 * s] for s in range(species)]
        self.counts_itself = [_counts_itself(t, s) for s in range(species)]
        self.demand: list[int] = []
        """For each counter what one more is worth to the forest that is looked at."""
        self.no_others: list[list[int]] = []
        """What a rule that does not look at other forests gets of them."""
        self.seen: list[Seen] = []
        """For each seat."""
        self.gains: list[int] = [0] * len(t.half_species)
        self.can: list[int] = [0] * len(t.card_ids)
        """What the better half of a card would bring, for each card looked at in this turn."""
        self.looked: list[int] = [-1] * len(t.card_ids)
        """In which look that was."""
        self.looks = 0
        self.stamp = -1
        self.left = 0
        self.price = 0
        self.unknown = 0
        """What a card of the deck can do, as long as there is time,"""
        self.from_deck = 0
        """and what drawing one is worth now, beside its price."""
        self.coming: list[int] = []
        """The counters of the forest as if all cards in hand lay there,"""
        self.asked: list[int] = []
        """and what one more of each would be worth to them."""
        self.hope_now = 0
        """Percent of hope that count with the turns that are left."""

    # -- looking at a turn ------------------------------------------------------------------------------------

    def look(self, state: State) -> None:
        """Sums up what the clock, the forest and the hand say, once for each turn."""
        hand = state.hands[state.seat]
        self.looks += 1
        self.left = turns_left(state)
        use = min(100, max(10, (2 * self.left - len(hand)) * 20))
        full = self.full_price - self.price_falls * len(hand) + self.price_left * self.left // 10
        self.price = max(30, full) * use // 100
        self.unknown = self.any_card + self.any_left * self.left // 10
        self.from_deck = self.unknown * min(self.left, FULL_HOPE_TURNS) // FULL_HOPE_TURNS
        self.hope_now = self.hope * min(3, self.left) // 3
        forest = state.forests[state.seat]
        seen = self.seen[state.seat]
        if forest.changes != seen.changes:
            seen.changes = forest.changes
            seen.looks += 1
            seen.demand = self.wanted(forest)
        self.demand = seen.demand
        if self.company:
            self.look_at_hand(forest, hand)
        for card in hand:
            self.consider(state, card)

    def look_at_hand(self, forest: Forest, hand: list[int]) -> None:
        """Sums up what the cards in hand would count and ask for."""
        t = self.tables
        tally = forest.tally
        coming = tally[:]
        asked = [0] * t.tally_size
        for card in hand:
            for half in (2 * card, 2 * card + 1):
                s = t.half_species[half]
                if s >= 0:
                    for counter in t.raises[s]:
                        coming[counter] += 1
                    t.points[s].demand(1, tally, asked)
        self.coming = coming
        self.asked = asked

    def forget(self, seats: int) -> None:
        """Another game begins: nothing is known of its forests."""
        while len(self.seen) < seats:
            self.seen.append(Seen(len(self.tables.half_species)))
        for seen in self.seen:
            seen.changes = -1

    def wanted(self, forest: Forest) -> list[int]:
        """For each counter what one more is worth to the cards that lie there."""
        t = self.tables
        tally = forest.tally
        demand = [0] * t.tally_size
        for s in forest.present:
            t.points[s].demand(tally[s], tally, demand)
        for counter in t.goal_counters:
            if tally[counter] < t.goal_need:
                demand[counter] += GOAL // t.goal_need
        return demand

    def consider(self, state: State, card: int) -> int:
        """What the better half of a card would bring, less an ordinary price; never less than nothing."""
        if self.looked[card] == self.looks:
            return self.can[card]
        t = self.tables
        tally = state.forests[state.seat].tally
        best = 0
        for half in (2 * card, 2 * card + 1):
            s = t.half_species[half]
            if s >= 0:
                gain = self.gain(state, half, s)
                self.gains[half] = gain
                gain -= t.half_cost[half] * self.price
                if t.half_room[half] >= 0 and tally[t.half_room[half]] <= 0:
                    gain >>= 1
                if gain > best:
                    best = gain
        self.can[card] = best
        self.looked[card] = self.looks
        return best

    # -- what a half is worth ---------------------------------------------------------------------------------

    def gain(self, state: State, half: int, s: int) -> int:
        """What the half promises in the forest of the seat that decides."""
        t = self.tables
        forest = state.forests[state.seat]
        seen = self.seen[state.seat]
        if forest.changes != seen.changes or t.points[s].looks_at_others:  # who has most depends on the others too
            at_once = self.makes(state, forest, s, half)
        elif seen.found_in_look[half] == seen.looks:
            at_once = seen.made[half]
        else:
            at_once = self.makes(state, forest, s, half)
            seen.made[half] = at_once
            seen.found_in_look[half] = seen.looks
        worth = at_once * self.at_once // 100 + self.promise[s] + self.prospect[s] * self.left
        if self.company:
            worth += self.with_hand(forest, s, half) * self.company * min(self.left, FULL_HOPE_TURNS) // 600
        if t.half_slot[half] == HOST:
            worth += self.new_places(forest.tally, t.host_kind[s])
        if forest.permanents:
            for entry in forest.permanents:
                source = t.half_species[entry & 1023]
                selector = t.trigger_selector[source]
                if (selector >= 0 and t.selectors[selector][s]) or (
                    selector < 0 and t.half_slot[half] == t.trigger_slot[source]
                ):
                    worth += self.price + self.unknown
        return worth

    def makes(self, state: State, forest: Forest, s: int, half: int) -> int:
        """What the half makes at once: its own points, and those of the cards that count it."""
        t = self.tables
        demand = self.demand
        rule = t.points[s]
        tallies = [other.tally for other in state.forests] if rule.looks_at_others else self.no_others
        cards = forest.tally[t.plain[s]]
        at_once = rule.gain(cards, forest.tally, tallies, self.counts_itself[s], t.half_symbol[half])
        for counter in t.raises[s]:
            at_once += demand[counter]
        if forest.tally[s] == 0:
            for counter in t.first_raises[s]:
                at_once += demand[counter]
        symbol = t.half_symbol[half]
        if symbol >= 0:
            at_once += demand[t.symbol_counter + symbol]
        return at_once

    def with_hand(self, forest: Forest, s: int, half: int) -> int:
        """How much more the half would do together with the cards in hand."""
        t = self.tables
        more = 0
        for counter in t.raises[s]:
            more += self.asked[counter]
        rule = t.points[s]
        if rule.counters and not rule.looks_at_others:
            cards = forest.tally[t.plain[s]]
            itself = self.counts_itself[s]
            symbol = t.half_symbol[half]
            more += rule.gain(cards, self.coming, self.no_others, itself, symbol)
            more -= rule.gain(cards, forest.tally, self.no_others, itself, symbol)
        return more

    def new_places(self, tally: list[int], kind: int) -> int:
        """What the places of a new host are worth: the fewer there are, the more."""
        free = 0
        counters = self.tables.host_raises[kind]
        for counter in counters:
            free += tally[counter]
        return self.room * min(self.left, FULL_HOPE_TURNS) * len(counters) // (FULL_HOPE_TURNS * (len(counters) + free))

    def hold(self, card: int) -> int:
        """What a card is worth in hand, beside its price."""
        return self.can[card] * self.hope_now // 100


def _counts_itself(t: Tables, s: int) -> bool:
    """Whether a card of the species raises what its own points count."""
    counters = t.points[s].counters
    return len(counters) > 0 and counters[0] in t.raises[s]


def turns_left(state: State) -> int:
    """How many more turns the seat can expect, by what lies open."""
    cards = len(state.deck) - state.top
    if state.automa:
        return alone_left(state, cards)
    if state.winter == 0:
        cards -= (winter_pile(state.tables, len(state.deck) - state.tables.winters) + 2) // 3
    else:
        winters = state.tables.winters - state.winter
        cards = cards * winters // (winters + 1)
    return max(0, cards) // state.seats


def alone_left(state: State, cards: int) -> int:
    """The same where one plays alone: winter lies among the last cards, and the automa takes its share."""
    cards -= min(cards, state.tables.winter_last) // 2
    takes = 0
    for card in state.tables.automa:
        takes += card.add + card.burn
    each = len(state.tables.automa)
    return max(0, cards) * each // (each + takes)
