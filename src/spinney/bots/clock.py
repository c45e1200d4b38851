"""How long a game still lasts, as far as a seat can tell from the deck and the winter cards."""

from spinney.engine.state import State
from spinney.engine.tables import Tables, winter_pile
from spinney.engine.view import View

DECK_PER_TURN = 1.0
"""How many cards leave the deck in a turn of sensible play."""


def cards_to_come(view: View) -> float:
    """How many more cards are expected to leave the deck before the third winter card ends the game."""
    left = view.tables.winters - view.winter
    if left <= 0 or view.deck <= 0:
        return 0.0
    if view.winter:
        return (view.deck + 1) * left / (left + 1)
    if view.tables.winter_last:
        pile = min(view.deck, view.tables.winter_last + left)
        return view.deck - pile + (pile + 1) * left / (left + 1)
    cards = len(view.tables.copy_ids) - int(view.options["removed"])
    pile = winter_pile(view.tables, cards) + left - 1
    return view.deck - pile + (pile + 1) * (left - 1) / left


def automa_pace(t: Tables) -> float:
    """How many cards leave the deck in a turn of the automa; 0 where there is none."""
    return sum(card.add + card.burn for card in t.automa) / len(t.automa) if t.automa else 0.0


def turns_to_come(view: View, state: State) -> float:
    """How many more turns one seat can expect."""
    return cards_to_come(view) / (DECK_PER_TURN * state.seats + automa_pace(state.tables))
