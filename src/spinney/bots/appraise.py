"""What each legal move of a decision is worth to the seat that decides, in points, looking one play ahead.

Cards are money here: a card in hand has a *price* that falls with the size of the hand and towards the end of the game.
A play is worth what its card promises in the forest and what its effects bring, less what is paid for it. Whole chains
(play, place, pay) are judged when the first decision is due; the later ones judge by the same numbers, so that the plan
holds although nothing is remembered.
"""

from spinney.bots.clock import turns_to_come
from spinney.bots.gains import points_with, with_face_down, with_half
from spinney.bots.goal import cave_goal
from spinney.bots.outlook import Outlook
from spinney.engine import tables as tb
from spinney.engine.forest import Forest
from spinney.engine.infer import Worlds
from spinney.engine.judge import Judge
from spinney.engine.packing import card_of, number_in
from spinney.engine.scoring import total
from spinney.engine.state import State
from spinney.engine.view import View

PRICE = 2.8
"""What a card in an empty hand is worth as money."""
PRICE_FALLS = 0.17
"""How much less each further card is worth."""
HOPE = 0.22
"""How much of what a card could do counts while it is not played."""
UNKNOWN = 1.2
"""What a card of the deck can do, on average. More makes for shorter games with fewer points."""
USED_PER_TURN = 2.0
"""How many cards a turn can use up: with few turns left, more cards are of no use."""
USE_SPAN = 5.0
TURN_WORTH = 4.0
GIFT = 0.3
"""How much of what another seat gains counts against us."""
END_WORTH = 6.0
SAPLING_LOSS = 1.0
REVEAL_LOSS = 0.3


class Appraisal(Judge):
    """All that is judged once for a decision."""

    def __init__(self, view: View, worlds: Worlds | None = None) -> None:
        """`worlds` are those of the view, if somebody has made them already."""
        worlds = worlds or Worlds(view)
        self.view = view
        self.state: State = worlds.state
        self.tables = view.tables
        self.seat = self.state.seat
        self.forest: Forest = self.state.forests[self.seat]
        self.hand = self.state.hands[self.seat]
        self.turns = turns_to_come(view, self.state)
        self.outlook = Outlook(self.state, self.seat, worlds.unseen, self.turns)
        self.base = self.outlook.promise(self.forest)
        self.time_share = self.outlook.time_share
        self.last_card = self._last_card()
        self.cave_card = 1.0 + cave_goal(self.state.forests, self.seat)
        """What a card in the cave is worth."""
        self._gains: dict[int, tuple[float, int]] = {}
        self._nets: dict[int, float] = {}
        self._gifts: dict[int, float] = {}
        programs = enumerate(self.tables.programs)
        self._removing = {number for number, steps in programs if steps[0].empties}
        """The effects that take all cards of the clearing out of the game."""

    # -- cards as money ---------------------------------------------------------------------------------------

    def price(self, hand: int) -> float:
        """What one more card is worth to a hand of this size."""
        use = min(1.0, max(0.1, (USED_PER_TURN * self.turns - hand) / USE_SPAN))
        return max(0.3, PRICE - PRICE_FALLS * hand) * use

    def draws(self, number: int, hand: int) -> float:
        """What drawing so many cards is worth."""
        room = self.tables.hand_limit - hand
        worth = 0.0
        for i in range(min(number, room)):
            worth += self.price(hand + i) + UNKNOWN * self.time_share + self.last_card
        return worth

    def _last_card(self) -> float:
        """What it is worth to us that a card leaves the deck, because it may be the third winter card.

        Who is ahead wants the end, who is behind does not.
        """
        if self.view.winter + 1 < self.tables.winters or self.state.seats == 1:
            return 0.0
        points = [seat.score for seat in self.view.seats]
        lead = points[self.seat] - max(score for seat, score in enumerate(points) if seat != self.seat)
        return END_WORTH * max(-1.0, min(1.0, lead / 10)) / max(1, self.view.deck)

    def turn(self) -> float:
        """What another turn is worth."""
        return TURN_WORTH * min(1.0, self.turns / 2)

    def hold(self, card: int) -> float:
        """What a card is worth in our hand."""
        return self.price(len(self.hand)) + HOPE * self.can_do(card) * min(1.0, self.turns / 3)

    def can_do(self, card: int) -> float:
        """What the better half of the card would bring if played."""
        best = max(self.net(2 * card), 0.0)
        if self.tables.half_species[2 * card + 1] >= 0:
            best = max(best, self.net(2 * card + 1))
        return best

    def net(self, half: int) -> float:
        """What playing the half would bring, less an ordinary price."""
        if half not in self._nets:
            net = self.gain(half)[0] - self.tables.half_cost[half] * self.price(len(self.hand))
            self._nets[half] = net  # for effects that ask what this very card is worth
            self._nets[half] += self.effect(self.tables.effect[self.tables.half_species[half]], half, [])
        return self._nets[half]

    def gift(self, card: int) -> float:
        """What the card would be worth to the seat that has most use for it; nothing to an automa."""
        if card not in self._gifts:
            others = [seat for seat in range(self.state.seats) if seat != self.seat]
            self._gifts[card] = max((self.use_to(seat, card) for seat in others), default=0.0)
        return self._gifts[card]

    def use_to(self, seat: int, card: int) -> float:
        """What the card would bring another seat at once."""
        worth = 0.0
        for half in (2 * card, 2 * card + 1):
            if self.tables.half_species[half] >= 0:
                worth = max(worth, self._points_of(seat, half) - 1.5 * self.tables.half_cost[half])
        return worth

    def _points_of(self, seat: int, half: int) -> int:
        """The points that a seat would get at once for the half."""
        forests = self.state.forests
        places = [0] if self.tables.half_slot[half] == tb.HOST else forests[seat].places(half)
        if not places:
            return 0
        return points_with(forests, seat, with_half(forests[seat], half, places[0])) - total(forests, seat)

    # -- cards in the forest ----------------------------------------------------------------------------------

    def gain(self, half: int) -> tuple[float, int]:
        """What the half promises in the forest at its best place, and that place."""
        if half not in self._gains:
            self._gains[half] = self._gain(half)
        return self._gains[half]

    def _gain(self, half: int) -> tuple[float, int]:
        if self.tables.half_slot[half] == tb.HOST:
            return self.gain_at(half, 0), 0
        places = self.forest.places(half)
        if not places:
            return self._gain_without_place(half), -1
        gains = [(self.gain_at(half, place), -place) for place in places]
        best = max(gains)
        return best[0], -best[1]

    def gain_at(self, half: int, place: int) -> float:
        """What the half promises where the packed move `place` puts it."""
        return self._gain_in(self.forest, self.base, half, place)

    def _gain_in(self, forest: Forest, base: float, half: int, place: int) -> float:
        species = self.tables.half_species[half]
        after = self.outlook.promise(with_half(forest, half, place))
        return after - base + self._enables(species) + self._triggers(half)

    def _gain_without_place(self, half: int) -> float:
        """There is no place yet: half of what it would promise at a fresh host."""
        t = self.tables
        allowed = t.allowed_kinds[t.half_species[half]]
        hosts = [s for s in range(len(t.species_ids)) if t.host_kind[s] and allowed >> t.host_kind[s] & 1]
        if t.face_down in hosts:
            hosts = [t.face_down]
        for species in hosts:
            forest = self.forest.copy()
            forest.add_host(species, tb.NO_SYMBOL, -1)
            places = forest.places(half)
            if places:
                return 0.5 * self._gain_in(forest, self.outlook.promise(forest), half, places[-1])
        return 0.0

    def _enables(self, species: int) -> float:
        """What the card does for cards that are still to be played."""
        t, wanted = self.tables, self.outlook.wanted
        worth = sum(wanted[slot] for slot in t.raises[species])
        if not self.forest.tally[species]:
            worth += sum(wanted[slot] for slot in t.first_raises[species])
        return worth

    def _triggers(self, half: int) -> float:
        """What permanent effects bring: those that answer to the card, and its own."""
        t = self.tables
        species, slot = t.half_species[half], t.half_slot[half]
        worth = 0.0
        for entry in self.forest.permanents:
            source = t.half_species[number_in(entry)]
            selector = t.trigger_selector[source]
            if t.selectors[selector][species] if selector >= 0 else slot == t.trigger_slot[source]:
                worth += self.draws(1, len(self.hand) - 1)
        if t.trigger[species] >= 0:
            worth += self._answers(species) * (self.price(5) + UNKNOWN) * 0.8
        return worth

    def _answers(self, species: int) -> float:
        """How often a permanent effect will still work."""
        t = self.tables
        selector = t.trigger_selector[species]
        if selector < 0:
            return self.outlook.plays * 0.25
        return sum(number for s, number in enumerate(self.outlook.expected) if t.selectors[selector][s])

    # -- effects ----------------------------------------------------------------------------------------------

    def effect(self, program: int, half: int, paid: list[int]) -> float:
        """What an effect or a bonus of the half brings, after these cards were paid."""
        if program < 0:
            return 0.0
        left = without(self.hand, [card_of(half), *paid])
        return sum(step.hope(self, half, paid, left) for step in self.tables.programs[program])

    def deny(self, cards: list[int]) -> float:
        """What it is worth that nobody gets these cards: others can't, and we can't either."""
        gift = max((self.gift(card) for card in cards), default=0.0)
        best = max((self.can_do(card) for card in cards), default=0.0)
        return self.time_share * (GIFT * gift - HOPE * best)

    def cave_from_hand(self, card: int) -> float:
        """What the Raccoon brings for one card: a point and a new card for an old one."""
        return self.cave_card + self.draws(1, len(self.hand) - 1) - self.hold(card)

    def face_down(self) -> float:
        """What a face-down card promises in the forest."""
        t = self.tables
        gain = self.outlook.promise(with_face_down(self.forest)) - self.base + self._enables(t.face_down)
        for entry in self.forest.permanents:
            selector = t.trigger_selector[t.half_species[number_in(entry)]]
            if selector >= 0 and t.selectors[selector][t.face_down]:
                gain += self.draws(1, len(self.hand) - 1)
        return gain

    # -- playing and paying -----------------------------------------------------------------------------------

    def play(self, half: int) -> float:
        """What playing the half brings at its best place with its best payment."""
        worth = self.gain(half)[0] - self.price(len(self.hand) - 1) - self._reveals(half)
        return worth + max(self.payment(half, paid) for paid in self.payments(half))

    def payments(self, half: int) -> list[list[int]]:
        """The cheapest payment, and the cheapest one that earns the bonus."""
        t = self.tables
        cost, symbol = t.half_cost[half], t.half_symbol[half]
        purse = sorted((self.hold(card), card) for card in without(self.hand, [card_of(half)]))
        cards = [card for _, card in purse]
        matching = [card for card in cards if t.card_symbols[card] >> symbol & 1]
        if t.bonus[t.half_species[half]] >= 0 and len(matching) >= cost:
            return [cards[:cost], matching[:cost]]
        return [cards[:cost]]

    def _reveals(self, half: int) -> float:
        kind = self.tables.host_kind[self.tables.half_species[half]]
        return REVEAL_LOSS * self.time_share if kind == tb.TREE else 0.0

    def payment(self, half: int, paid: list[int]) -> float:
        """What is gained by effect and bonus and lost with the cards of a payment."""
        t = self.tables
        species, symbol = t.half_species[half], t.half_symbol[half]
        worth = self.effect(t.effect[species], half, paid)
        if t.bonus[species] >= 0 and all(t.card_symbols[card] >> symbol & 1 for card in paid):
            worth += self.effect(t.bonus[species], half, paid)
        return worth - sum(self.hold(card) for card in paid) - self._gifts_of(half, paid)

    def _gifts_of(self, half: int, paid: list[int]) -> float:
        """What others gain from the cards that we pay, unless the clearing is swept or emptied."""
        t = self.tables
        tree = t.host_kind[t.half_species[half]] == tb.TREE
        if t.effect[t.half_species[half]] in self._removing:
            return 0.0
        if len(self.state.clearing) + len(paid) + tree >= t.clearing_limit:
            return 0.0
        return GIFT * self.time_share * max((self.gift(card) for card in paid), default=0.0)


def without(cards: list[int], taken: list[int]) -> list[int]:
    """The cards that are left when some are taken away, as far as they are there."""
    left = cards[:]
    for card in taken:
        if card in left:
            left.remove(card)
    return left
