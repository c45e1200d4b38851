"""What a move made happen, as data in the order in which it happened: for animations, and for a log in any language.

The engine writes a trace of numbers while it plays; here it becomes events. An event tells everything; `seen_by` leaves
out what one seat may not know, so that no event tells a seat more than its view does.
"""

from typing import Any

from spinney.engine import state as st
from spinney.engine.notation import half_id
from spinney.engine.state import State, field_a, field_b, field_c, field_d
from spinney.engine.view import POSITIONS

Event = dict[str, Any]

_CARD_EVENTS = {
    st.DREW: "draw", st.TOOK: "take", st.REVEALED: "reveal", st.DISCARDED: "discard", st.CHANGED_HAND: "mulligan",
}  # fmt: skip


def read_trace(state: State) -> list[Event]:
    """The events of the trace that the state holds."""
    return [_event(state, packed) for packed in state.trace]


def _event(state: State, packed: int) -> Event:
    word, a, b, c, d = packed & 31, field_a(packed), field_b(packed), field_c(packed), field_d(packed)
    ids = state.tables.card_ids
    if word in _CARD_EVENTS:
        return {"type": _CARD_EVENTS[word], "seat": a, "card": ids[b]}
    if word == st.PLACED:
        return {"type": "place", "seat": a, "card": half_id(state, b), "host": c, "position": POSITIONS[d]}
    if word == st.LAID:
        return {"type": "face_down", "seat": a, "card": ids[b], "host": c, "from": "deck" if d else "hand"}
    if word == st.CAVED:
        return {"type": "cave", "seat": a, "card": ids[b], "from_hand": bool(c)}
    if word == st.WINTER_CAME:
        return {"type": "winter", "number": a}
    if word == st.SWEPT:
        return {"type": "sweep", "number": a}
    if word == st.TURN_BEGAN:
        return {"type": "turn", "seat": a, "number": b, "extra": bool(c)}
    if word == st.ENDED:
        return {"type": "over"}
    return {"type": "show" if word == st.SHOWED else "extra_turn", "seat": a}


def seen_by(event: Event, seat: int | None) -> Event:
    """The event as this seat (None: a spectator) may know it: a hidden card is None."""
    kind = event["type"]
    own = seat is not None and event.get("seat") == seat
    hidden = (
        (kind == "draw" and not own)
        or (kind == "face_down" and (not own or event["from"] == "deck"))
        or (kind == "cave" and event["from_hand"] and not own)
    )
    return {**event, "card": None} if hidden else event
