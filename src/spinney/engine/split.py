"""What a seat sees of first hands that are drafted: its own cards, and how many lie where for the others."""

from dataclasses import dataclass
from typing import Any

from spinney.engine.state import DEAL_OFFERS, State, word_of

PARTS = ("offer", "right", "left", "clearing", "out")
"""What `State.split` holds of each seat."""


@dataclass(frozen=True, slots=True)
class SplitView:
    """The draft of first hands through the eyes of one seat."""

    own: tuple[tuple[str, ...], ...]
    """Its own cards, in the order of `PARTS`; none for a spectator."""
    numbers: tuple[int, ...]
    """How many cards lie there for each seat, five numbers each."""
    wanted: tuple[int, int, int, int]
    """How many cards of an offer go into the hand, to the right, to the left, into the clearing."""
    round: int
    rounds: int

    def to_dict(self) -> dict[str, Any]:
        """As in a message."""
        own = {name: list(cards) for name, cards in zip(PARTS, self.own or ((),) * len(PARTS), strict=True)}
        wanted = dict(zip(("hand", *PARTS[1:4]), self.wanted, strict=True))
        return {**own, "numbers": list(self.numbers), "wanted": wanted, "round": self.round, "rounds": self.rounds}


def split_view(state: State, me: int | None) -> SplitView:
    """What seat `me` (None: a spectator) may know of a draft of first hands."""
    ids, split = state.tables.card_ids, state.split
    own = () if me is None else split[len(PARTS) * me : len(PARTS) * (me + 1)]
    _, keep, right, left, clearing, rounds = state.tables.hand_deals[state.seats]
    to_come = sum(1 for packed in state.stack if word_of(packed) == DEAL_OFFERS)
    return SplitView(
        tuple(tuple(ids[card] for card in cards) for cards in own), tuple(len(cards) for cards in split),
        (keep, right, left, clearing), rounds - to_come, rounds,
    )  # fmt: skip
