"""Positions of games that are played in the head, in which each seat draws its own cards.

What one seat draws does then not depend on how much the others draw, so that two ways to go on can be compared by the
same luck. Winter cards stay where they are in the deck.
"""

from spinney.engine.state import State


class OwnDraws(State):
    """A position whose deck is dealt out to the seats in turn. `with_own_draws` makes one."""

    piles: list[list[int]]
    """For each seat the cards that it draws, the first one first; shared between copies, never changed."""
    drawn: list[int]
    """How many of each pile were drawn."""
    latest: list[int]
    """All cards that were drawn, in order."""

    def copy(self) -> "OwnDraws":
        """An independent copy."""
        new = OwnDraws()
        self.fill(new)
        new.piles = self.piles
        new.drawn = self.drawn[:]
        new.latest = self.latest[:]
        return new

    def next_card(self) -> int:
        """The seat's own next card, or the top one of all when it has none left; winter cards come as they lie."""
        while self.deck[self.top] < 0:
            self.top += 1
            if self.winter_comes():
                return -1
        self.top += 1
        seat = self.seat
        if self.drawn[seat] == len(self.piles[seat]):
            seat = self.fullest()
        card = self.piles[seat][self.drawn[seat]]
        self.drawn[seat] += 1
        self.latest.append(card)
        return card

    def fullest(self) -> int:
        """The seat whose next card lay highest in the deck."""
        best = -1
        for seat in range(self.seats):
            left = self.drawn[seat] < len(self.piles[seat])
            if left and (best < 0 or self.drawn[seat] < self.drawn[best]):
                best = seat
        return best

    def last_cards(self, number: int) -> list[int]:
        """The last cards that came off the deck, the latest first."""
        return self.latest[-number:][::-1]


def with_own_draws(state: State) -> OwnDraws:
    """The position with what is left of its deck dealt out to the seats in turn."""
    new = OwnDraws()
    state.fill(new)
    cards = [card for card in state.deck[state.top :] if card >= 0]
    new.piles = [cards[seat :: state.seats] for seat in range(state.seats)]
    new.drawn = [0] * state.seats
    new.latest = []
    return new
