"""What everybody at the table knows of hands and of cards that lie face down, kept by following the moves.

It is common knowledge: the same for all seats and for spectators. What a seat knows beside it are its own cards. The
rules need none of it, so it stands beside the position; who plays on in the head (`bots`) does without.
"""

from typing import Any

from spinney.engine.moves import (
    CAVE_CARDS,
    DISCARD_CARDS,
    DRAW_CARD,
    GIVE_CARDS,
    JOIN_HOST,
    LAY_CARD,
    NEW_HAND,
    ON_HOST,
    PAY_CARDS,
    PLACE_HALF,
    PLAY_HALF,
    SAPLING,
    SHOW,
    TAKE_CARD,
    USE_IT,
    argument_of,
    chosen_cards,
    verb_of,
)
from spinney.engine.prompts import FREE, PLACE
from spinney.engine.state import HAND_OVER, TO_LEFT, TO_RIGHT, State, field_a, field_b
from spinney.engine.tables import HOST


class Knowledge:
    """Known cards and buried ones of each seat."""

    def __init__(self, seats: int) -> None:
        self.known: list[tuple[int, ...]] = [()] * seats
        """For each seat the cards seen going into its hand, not seen leaving: card + (cards buried by then << 10)."""
        self.buried: list[tuple[int, ...]] = [()] * seats
        """For each seat what left its hand unseen, in order: host * 2, or place in the cave * 2 + 1."""
        self.shows = 0
        """How often a hand was shown."""
        self.given: list[tuple[int, ...]] = [()] * seats
        """For each seat what it alone knows: cards that it gave others before the first turn, card + (seat << 10)."""

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt_knowledge, (self.known, self.buried, self.shows, self.given)

    def copy(self) -> "Knowledge":
        """An independent copy."""
        new = Knowledge(0)
        new.known, new.buried, new.shows = self.known[:], self.buried[:], self.shows
        new.given = self.given[:]
        return new

    def key(self) -> tuple[object, ...]:
        """Equal keys mean equal knowledge."""
        return tuple(self.known), tuple(self.buried), self.shows, tuple(self.given)

    def follow(self, state: State, move: int) -> None:
        """Learns from a legal packed move that is about to be carried out in this position."""
        verb = verb_of(move)
        if verb in (DRAW_CARD, TAKE_CARD):
            self.see(state.seat, argument_of(move))
        elif verb in (PAY_CARDS, DISCARD_CARDS):
            for card in chosen_cards(state.hands[state.seat], argument_of(move)):
                self.see_off(state.seat, card)
            if verb == PAY_CARDS:
                self.see_off(state.seat, field_a(state.stack[-1]) >> 1)
        elif verb in (PLAY_HALF, PLACE_HALF, ON_HOST, JOIN_HOST):
            half = comes_at_once(state, verb, argument_of(move))
            if half >= 0:
                self.see_off(state.seat, half >> 1)
        elif verb in (SAPLING, LAY_CARD):
            self.buried[state.seat] += (len(state.forests[state.seat].keys) * 2,)
        elif verb == CAVE_CARDS:
            self.bury_in_cave(state, argument_of(move).bit_count())
        elif verb == USE_IT:
            for card in taken_together(state):
                self.see(state.seat, card)
        elif verb in (SHOW, NEW_HAND):
            self.shows += 1
            if verb == SHOW:
                self.see_all(state.seat, state.hands[state.seat])
        elif verb == GIVE_CARDS:
            self.remember_gifts(state, argument_of(move))

    def bury_in_cave(self, state: State, number: int) -> None:
        """So many cards go into the cave, unseen where they come from the hand."""
        if not field_b(state.stack[-1]):
            first = len(state.caves[state.seat])
            for place in range(first, first + number):
                self.buried[state.seat] += (place * 2 + 1,)

    def remember_gifts(self, state: State, last: int) -> None:
        """When first hands are handed over with this last decision, everybody knows what they gave to whom."""
        if state.stack[-2] & 31 != HAND_OVER:
            return
        for seat in range(state.seats):
            right, left = list(state.split[5 * seat + TO_RIGHT]), list(state.split[5 * seat + TO_LEFT])
            to = field_a(state.stack[-1])
            if seat == state.seat and to in (TO_RIGHT, TO_LEFT):
                (right if to == TO_RIGHT else left).extend(chosen_cards(list(state.split[5 * seat]), last))
            gifts = [card | (((seat - 1) % state.seats) << 10) for card in right]
            gifts += [card | (((seat + 1) % state.seats) << 10) for card in left]
            self.given[seat] = tuple(gifts)

    def known_to(self, viewer: int, seat: int) -> tuple[int, ...]:
        """The cards of a seat that a viewer knows (-1: a spectator), in the form of `known`: gifts, then the others."""
        if viewer < 0 or viewer == seat or not self.given[viewer]:
            return self.known[seat]
        gifts = [entry & 1023 for entry in self.given[viewer] if entry >> 10 == seat]
        return (*gifts, *self.known[seat])

    def see(self, seat: int, card: int) -> None:
        """A card was seen going into the hand."""
        self.known[seat] += (card | (len(self.buried[seat]) << 10),)

    def see_off(self, seat: int, card: int) -> None:
        """A card was seen leaving the hand.

        If one of its kind was seen going in, it may be that one: of several the last, which is surely not buried where
        an earlier one may be.
        """
        known = self.known[seat]
        for at in range(len(known) - 1, -1, -1):
            if known[at] & 1023 == card:
                self.known[seat] = known[:at] + known[at + 1 :]
                return
        entry = card | (seat << 10)
        for giver, gifts in enumerate(self.given):
            if entry in gifts:
                at = gifts.index(entry)
                self.given[giver] = gifts[:at] + gifts[at + 1 :]

    def see_all(self, seat: int, hand: list[int]) -> None:
        """The hand was shown: its cards are there now, and known ones that are not must have been buried."""
        for card in hand:
            self.see_off(seat, card)
        for card in hand:
            self.see(seat, card)


def taken_together(state: State) -> list[int]:
    """The cards that the effect in question takes from the clearing into the hand, if it is used."""
    cards: list[int] = []
    for step in state.tables.programs[field_a(state.stack[-1])]:
        cards += step.takes(state)
    return cards


def comes_at_once(state: State, verb: int, argument: int) -> int:
    """The half that the move puts from the hand into the forest with no payment to come, or -1."""
    t = state.tables
    top = state.stack[-1]
    half = argument
    if verb in (ON_HOST, JOIN_HOST):
        assert top & 31 == PLACE
        half = field_a(top)
        top = state.stack[-2]
    elif t.half_slot[half] != HOST:
        return -1  # its place is asked for first
    if top & 31 == FREE:
        return -1 if field_b(top) & 1 else half
    return half if t.half_cost[half] == 0 else -1


def rebuilt_knowledge(
    known: list[tuple[int, ...]], buried: list[tuple[int, ...]], shows: int, given: list[tuple[int, ...]]
) -> Knowledge:
    """Knowledge from its parts."""
    knowledge = Knowledge(0)
    knowledge.known, knowledge.buried, knowledge.shows, knowledge.given = known, buried, shows, given
    return knowledge
