"""Decides in a few millionths of a second: what search plays games to their end with, many times over.

It plays as `choices` does, by the rough values of `estimate`, and answers every prompt. Written for mypyc too.
"""

from typing import Final

from spinney.bots.estimate import Estimate
from spinney.engine.apply import apply
from spinney.engine.forest import Forest
from spinney.engine.legal import draw_moves, free_moves, legal, to_take
from spinney.engine.moves import (
    CAVE_CARDS,
    DISCARD_CARDS,
    DRAW_DECK,
    GIVE_CARDS,
    JOIN_HOST,
    KEEP_CARD,
    LAY_CARD,
    NEW_HAND,
    PAY_CARDS,
    SAPLING,
    SHOW,
    SKIP,
    STOP,
    TAKE_CARD,
    USE_IT,
    chosen_cards,
)
from spinney.engine.packing import entry_species
from spinney.engine.prompts import (
    CAVE,
    DIG,
    DISCARD,
    FREE,
    KEEP,
    LAY,
    MULLIGAN,
    PAY,
    PLACE,
    SECOND,
    SPLIT,
    TAKE,
    TURN,
    USE,
)
from spinney.engine.state import TO_HAND, State, field_a, field_b, field_c

CLEAR: Final = 800
"""So much better than two unknown cards must a play be that nobody looks at the clearing."""


class Quick(Estimate):
    """A fast player for all seats."""

    def play_on(self, state: State) -> int:
        """Plays to the end; returns how many decisions that took."""
        self.stamp = -1
        made = 0
        while not state.over:
            apply(state, self.choose(state))
            made += 1
        return made

    def play_turns(self, state: State, turns: int) -> None:
        """Plays on until so many turns are over and another begins, or to the end."""
        self.stamp = -1
        last = state.turns + turns
        while not state.over and (state.turns < last or state.stack[-1] & 31 != TURN):
            apply(state, self.choose(state))

    def choose(self, state: State) -> int:
        """The move that seems best."""
        top = state.stack[-1]
        word = top & 31
        if word == USE:
            return USE_IT
        stamp = state.turns * 8 + state.seat
        if stamp != self.stamp:
            if self.stamp < 0 or stamp < self.stamp:
                self.forget(state.seats)
            self.stamp = stamp
            self.look(state)
        if word in (TURN, DIG):
            return self.turn(state, word == DIG)
        if word == SECOND:
            return self.best_draw(state)
        if word == PLACE:
            return self.place(state, field_a(top))
        if word == PAY:
            return self.pay(state, field_a(top))
        return self.rare(state, word, top)

    # -- the action of a turn ---------------------------------------------------------------------------------

    def turn(self, state: State, digging: bool) -> int:
        """Plays what is worth more than drawing two cards."""
        t = self.tables
        hand = state.hands[state.seat]
        best = -1
        most = 50 if digging else -100000
        moves = self.plays(state, hand)
        order = self.by_loss(hand) if moves and self.hope_now > 0 else hand
        for move in moves:
            worth = self.play_worth(order, move >> 5)
            if worth > most:
                most, best = worth, move
        if digging:
            return best if best >= 0 else STOP
        if len(hand) < t.hand_limit:
            if most < 2 * (self.price + self.unknown) + CLEAR and self.two_draws(state) >= most:
                return self.best_draw(state)
            return best
        if t.saplings and most < 0:
            return (chosen_cards(hand, self.cheapest(hand, -1, 1, -1))[0] << 5) | SAPLING
        return best if best >= 0 else SHOW

    def plays(self, state: State, hand: list[int]) -> list[int]:
        """The halves that can be paid for and placed."""
        t = self.tables
        forest = state.forests[state.seat]
        tally = forest.tally
        purse = len(hand) - 1
        moves: list[int] = []
        for card in hand:
            self.consider(state, card)
            cost_a, open_a, move_a, cost_b, open_b, move_b = t.card_plays[card]
            if open_a < 0:
                if cost_a <= purse:
                    moves.append(move_a)
                continue
            if cost_a <= purse and (tally[open_a] > 0 or (t.half_joins[2 * card] and forest.has_place(2 * card))):
                moves.append(move_a)
            if cost_b <= purse and (
                tally[open_b] > 0 or (t.half_joins[2 * card + 1] and forest.has_place(2 * card + 1))
            ):
                moves.append(move_b)
        return moves

    def by_loss(self, hand: list[int]) -> list[int]:
        """The hand, cards that are the least loss first."""
        can = self.can
        order: list[int] = []
        for card in hand:
            loss = can[card]
            at = len(order)
            while at > 0 and can[order[at - 1]] > loss:
                at -= 1
            order.insert(at, card)
        return order

    def play_worth(self, hand: list[int], half: int) -> int:
        """What playing the half brings, less the card itself and a cheap payment; takes the hand `by_loss`."""
        t = self.tables
        s = t.half_species[half]
        cost = t.half_cost[half]
        worth = self.gains[half] - self.price * (cost + 1)
        if cost == 0:
            return worth + self.bonus[s]
        if t.bonus[s] >= 0:
            symbol = 1 << t.half_symbol[half]
            fitting = 0
            for card in hand:
                if t.card_symbols[card] & symbol:
                    fitting += 1
            if fitting > cost:  # the card itself shows the symbol too
                worth += self.bonus[s]
        if self.hope_now > 0:
            own = half >> 1
            for card in hand:
                if cost == 0:
                    break
                if card == own:
                    own = -1  # the card itself, once
                else:
                    worth -= self.hold(card)
                    cost -= 1
        return worth

    def cheapest(self, hand: list[int], but: int, number: int, symbols: int) -> int:
        """The places, as a bit mask, of the cards that are the least loss among those that show one of the symbols.

        One card `but` stays; 0 if there are too few.
        """
        shown = self.tables.card_symbols
        can = self.can
        taken = 0
        if but >= 0:
            taken = 1 << hand.index(but)
        kept = taken
        for _ in range(number):
            least = -1
            loss = 0
            for at, card in enumerate(hand):
                if (least < 0 or can[card] < loss) and (taken >> at) & 1 == 0 and shown[card] & symbols != 0:
                    least = at
                    loss = can[card]
            if least < 0:
                return 0
            taken |= 1 << least
        return taken ^ kept

    def loss_of(self, hand: list[int], chosen: int) -> int:
        """What the cards at these places are worth in hand."""
        loss = 0
        for card in chosen_cards(hand, chosen):
            loss += self.hold(card)
        return loss

    def two_draws(self, state: State) -> int:
        """What drawing is worth."""
        first = self.from_deck
        second = self.from_deck
        for card in state.clearing:
            self.consider(state, card)
            hold = self.hold(card)
            if hold > first:
                second = first
                first = hold
            elif hold > second:
                second = hold
        worth = first + self.price
        if len(state.hands[state.seat]) + 1 == self.tables.hand_limit:
            return worth
        return worth + second + self.price - self.price_falls

    def best_draw(self, state: State) -> int:
        """The deck or a card of the clearing."""
        best = DRAW_DECK
        most = self.from_deck
        for move in draw_moves(state):
            if move != DRAW_DECK:
                self.consider(state, move >> 5)
                if self.hold(move >> 5) > most:
                    best, most = move, self.hold(move >> 5)
        return best

    # -- places and payments ----------------------------------------------------------------------------------

    def place(self, state: State, half: int) -> int:
        """The host at which the half does most."""
        forest = state.forests[state.seat]
        moves = forest.places(half)
        best = moves[0]
        if len(moves) > 1:
            most = -100000
            for move in moves:
                worth = self.place_worth(forest, half, move)
                if worth > most:
                    best, most = move, worth
        return best

    def place_worth(self, forest: Forest, half: int, move: int) -> int:
        """What a place adds: hosts that count their cards or double them, and what the card itself counts there."""
        t = self.tables
        s = t.half_species[half]
        host = move >> 5
        entries = forest.cards[host]
        host_species = entry_species(entries[0])
        worth = len(entries) * 30
        if len(entries) == 2:
            lonely = t.local[entry_species(entries[1])]
            if lonely is not None and lonely.tests and lonely.tests[0].is_spoilt():
                worth -= lonely.then * 100
        hosts_rule = t.local[host_species]
        if hosts_rule is not None and hosts_rule.attached:
            worth += hosts_rule.then * 100
        if t.doubles_selector[host_species] >= 0 and t.selectors[t.doubles_selector[host_species]][s]:
            worth += 500
        if t.bees[s]:
            for counter in t.bee_raises[host_species]:
                worth += self.demand[counter] + 100
        rule = t.local[s]
        if rule is not None:
            after = forest.copy()
            after.attach(s, t.half_symbol[half], half >> 1, t.half_slot[half], host, move & 31 == JOIN_HOST)
            worth += (after.tally[rule.counter] - forest.tally[rule.counter]) * rule.then * 100
        return worth

    def pay(self, state: State, half: int) -> int:
        """The least loss, or the least that earns a bonus worth having."""
        t = self.tables
        hand = state.hands[state.seat]
        s = t.half_species[half]
        cost = t.half_cost[half]
        chosen = self.cheapest(hand, half >> 1, cost, -1)
        if t.bonus[s] >= 0:
            earning = self.cheapest(hand, half >> 1, cost, 1 << t.half_symbol[half])
            if earning and self.bonus[s] >= self.loss_of(hand, earning) - self.loss_of(hand, chosen):
                chosen = earning
        return (chosen << 5) | PAY_CARDS

    # -- what comes up now and then ---------------------------------------------------------------------------

    def rare(self, state: State, word: int, top: int) -> int:
        """The answers to all other prompts."""
        hand = state.hands[state.seat]
        self.looks += 1  # the forest has changed since the turn began
        if word == FREE:
            return self.free(state, field_a(top), field_b(top) & 1 == 1)
        if word == MULLIGAN:
            moves = legal(state)
            return NEW_HAND if NEW_HAND in moves else moves[0]
        if word == TAKE:
            return (self.best_of(state, to_take(state, top)) << 5) | TAKE_CARD
        if word == KEEP:
            return (self.best_of(state, [field_a(top), field_b(top), field_c(top)]) << 5) | KEEP_CARD
        if word in (LAY, DISCARD) or (word == CAVE and not field_b(top)):
            for card in hand:
                self.consider(state, card)
            if word == LAY and field_b(top) and not self.wants_blank(state, hand):
                return SKIP
            if word == LAY:
                return (chosen_cards(hand, self.cheapest(hand, -1, 1, -1))[0] << 5) | LAY_CARD
            if word == DISCARD:
                return (self.cheapest(hand, -1, field_a(top), -1) << 5) | DISCARD_CARDS
            poor = self.poor(hand)
            return (poor << 5) | CAVE_CARDS if poor else SKIP
        if word == SPLIT:
            return self.split(state, field_a(top), field_b(top))
        moves = legal(state)
        return moves[-2] if word == CAVE and field_c(top) else moves[0]  # up to so many: as many as may be

    def split(self, state: State, to: int, number: int) -> int:
        """Cards of a draft: the best into the hand, the poorest to others."""
        offer = list(state.split[5 * state.seat])
        for card in offer:
            self.consider(state, card)
        if to != TO_HAND:
            return (self.cheapest(offer, -1, number, -1) << 5) | GIVE_CARDS
        poorest = self.cheapest(offer, -1, len(offer) - number, -1) if len(offer) > number else 0
        return ((((1 << len(offer)) - 1) ^ poorest) << 5) | GIVE_CARDS

    def wants_blank(self, state: State, hand: list[int]) -> bool:
        """Whether one more face-down card does more in the forest than the poorest card in hand."""
        t = self.tables
        forest = state.forests[state.seat]
        worth = self.new_places(forest.tally, t.host_kind[t.face_down]) + self.promise[t.face_down]
        for counter in t.raises[t.face_down]:
            worth += self.demand[counter]
        return worth > self.price + self.loss_of(hand, self.cheapest(hand, -1, 1, -1))

    def free(self, state: State, selector: int, from_clearing: bool) -> int:
        """The best card that may be placed free."""
        best = SKIP
        most = 0 if from_clearing else self.price // 2
        for move in free_moves(state, selector, state.clearing if from_clearing else state.hands[state.seat]):
            self.consider(state, move >> 6)
            worth = self.gains[move >> 5]
            if worth > most:
                best, most = move, worth
        return best

    def poor(self, hand: list[int]) -> int:
        """The places of the cards that are worth less than a point and a new card."""
        mask = 0
        bit = 1
        for card in hand:
            if self.hold(card) < 100 + self.unknown:
                mask |= bit
            bit <<= 1
        return mask

    def best_of(self, state: State, cards: list[int]) -> int:
        """The card that can do most."""
        best = cards[0]
        most = -1
        for card in cards:
            can = self.consider(state, card)
            if can > most:
                best, most = card, can
        return best
