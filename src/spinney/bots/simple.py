"""The plain bots: one that plays anything, one that looks at single cards, one that plans a whole play."""

from random import Random

from spinney.bots.base import own
from spinney.bots.choices import values
from spinney.bots.gains import best_points
from spinney.engine import moves as mv
from spinney.engine import tables as tb
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import Move, choice_zone, move_of
from spinney.engine.scoring import total
from spinney.engine.state import TO_HAND, State, field_a
from spinney.engine.view import View

DECK_CARD = 2.0
"""What a card of the deck is worth to a beginner."""
CARD = 1.2
"""What a card is worth that is paid."""
FEW_PLACES = 3
NEW_HOST = 5.0
"""What a new host is worth while there are few free places."""


@own("random")
class RandomBot:
    """Plays any legal move, all with the same chance."""

    name = "random"

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """One of the legal moves."""
        return Move.parse(view.legal[int(rng.random() * len(view.legal))])


@own("novice")
class NoviceBot:
    """Plays sensible single cards: the points that a card makes now against the cards that it costs.

    It knows no bonus, plans no second card and looks at nobody else. Where two moves look alike to it, chance decides.
    """

    name = "novice"

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """One of the moves that look best at first sight."""
        if len(view.legal) == 1:
            return Move.parse(view.legal[0])
        glance = Glance(Worlds(view).state)
        moves = legal(glance.state)
        worth = [glance.worth(move) for move in moves]
        best = max(worth)
        equal = [move for move, points in zip(moves, worth, strict=True) if points >= best - 1e-9]
        return move_of(glance.state, equal[int(rng.random() * len(equal))])


class Glance:
    """What a beginner sees in a position."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.tables = state.tables
        self.hand = state.hands[state.seat]
        self.points = total(state.forests, state.seat)
        forest = state.forests[state.seat]
        sides = (tb.TOP, tb.BOTTOM, tb.LEFT, tb.RIGHT)
        free = sum(forest.is_free(slot, host) for host in range(len(forest.keys)) for slot in sides)
        self.new_host = NEW_HOST if free < FEW_PLACES * 4 else 0.0
        self._cards: dict[int, float] = {}

    def worth(self, move: int) -> float:
        """What a move seems to be worth."""
        verb, argument = mv.verb_of(move), mv.argument_of(move)
        if verb == mv.PLAY_HALF:
            return self._half(argument) - CARD * self.tables.half_cost[argument]
        if verb in (mv.PLACE_HALF, mv.ON_HOST, mv.JOIN_HOST):
            return float((best_points(self.state, move) or 0) - self.points) + 0.5
        if verb == mv.SAPLING:
            return self.new_host - self._card(argument) - 2
        if verb == mv.DRAW_DECK:
            return DECK_CARD
        if verb in (mv.DRAW_CARD, mv.TAKE_CARD, mv.KEEP_CARD):
            return self._card(argument)
        if verb in (mv.PAY_CARDS, mv.DISCARD_CARDS):
            return -sum(self._card(card) for place, card in enumerate(self.hand) if argument >> place & 1)
        if verb == mv.GIVE_CARDS:
            worth = sum(self._card(card) for card in mv.chosen_cards(choice_zone(self.state), argument))
            return worth if field_a(self.state.stack[-1]) == TO_HAND else -worth
        if verb == mv.CAVE_CARDS:
            return 1.0
        return 0.5 if verb in (mv.USE_IT, mv.NEW_HAND) else 0.0

    def _half(self, half: int) -> float:
        """The points that the half makes now, at its best place."""
        after = best_points(self.state, mv.pack_move(mv.PLAY_HALF, half))
        if after is None:
            return 0.0
        new_host = self.new_host if self.tables.half_slot[half] == tb.HOST else 0.0
        return after - self.points + new_host

    def _card(self, card: int) -> float:
        """What a card in hand may be good for."""
        if card not in self._cards:
            halves = [half for half in (2 * card, 2 * card + 1) if self.tables.half_species[half] >= 0]
            net = max(self._half(half) - CARD * self.tables.half_cost[half] for half in halves)
            self._cards[card] = 1.0 + 0.5 * max(0.0, net)
        return self._cards[card]


@own("player")
class PlayerBot:
    """Plans one play with its place, its payment and all that it sets off, and takes what is worth most."""

    name = "player"

    def choose(self, view: View, rng: Random, budget: float) -> Move:
        """The first of the moves with the highest value; chance has no part in it."""
        if len(view.legal) == 1:
            return Move.parse(view.legal[0])
        ranked = values(view)
        return max(ranked, key=lambda move: ranked[move])
