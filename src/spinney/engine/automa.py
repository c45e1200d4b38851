"""The turn of the automa in a game that is played alone: its next card is carried out from top to bottom."""

from spinney.engine.state import State


def take_turn(state: State) -> None:
    """Adds, removes and burns as the card says; the game may be over then."""
    t = state.tables
    card = t.automa[state.automa_begins() - 1]
    for _ in range(card.add):
        state.automa_adds()
        if state.over:
            return
    for _ in range(min(card.remove, len(state.clearing))):
        state.automa_removes(card.from_right)
    for _ in range(card.burn):
        state.automa_burns()
        if state.over:
            return
    if t.automa_sweeps and len(state.clearing) >= t.clearing_limit:
        state.sweep()
