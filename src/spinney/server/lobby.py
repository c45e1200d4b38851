"""What is shown of a table whose game has not begun."""

from typing import Any

from spinney.server.store import TableRow


def lobby_view(row: TableRow, seat: int | None) -> dict[str, Any]:
    """What a seat (None: a spectator) is shown before the game has begun."""
    people: list[dict[str, Any]] = [
        {
            "name": person.name, "kind": person.kind, "hand": 0, "known": [], "known_since": [], "buried": [],
            "cave": 0, "cave_cards": [], "cave_card": None, "forest": {"hosts": []}, "permanents": [], "score": 0,
        }
        for person in row.seats
    ]  # fmt: skip
    return {
        "edition": row.edition, "options": row.options, "me": seat, "start": 0, "seats": people,
        "hand": [], "aside": [], "aside_number": 0, "clearing": [], "discard": [], "deck": 0, "winter": 0,
        "draft": [], "turn": 0, "extra": 0, "shows": 0, "digging": False, "prompt": None, "legal": [],
        "over": False, "totals": None, "winners": None, "pending": [], "can_undo": False,
    }  # fmt: skip
