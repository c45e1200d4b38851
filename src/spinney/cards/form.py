"""The form of a box's table: which keys it has and what stands under them. What the rows say is for `cards.rules`."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from spinney.cards.model import HOST_KINDS, SLOTS
from spinney.errors import BadCards, shown

Check = Callable[[Any], bool]

_BOX = re.compile(r"[a-z][a-z0-9_]{0,39}")
_NAME = re.compile(r"[a-z][a-z0-9_]{0,59}")
_CARD = re.compile(r"[A-Z][0-9]{3,6}")
_MOST_PLAYERS = 5
_MOST_HAND = 30
_MOST_OF_A_SLOT = {"top": 2, "bottom": 2, "left": 1, "right": 1}
PLACES = (*HOST_KINDS, "top", "bottom", "side")


def check_box(rows: Any) -> None:
    """Raises `BadCards` with the place unless this has the form of a box, alone or on top of another."""
    keys(rows, "box", {"box": is_box, "species": is_list, "deck": is_list}, _PARTS)
    setup_row(rows.get("setup", {}), "setup", whole="builds_on" not in rows)
    if "builds_on" not in rows:
        for key in ("setup", "hosts", "tree_symbols", "types", "winter", "caves"):
            if key not in rows:
                raise BadCards(f"{shown(key)} is missing; a box that builds on no other needs it")
        if "removes" in rows or "with" in rows:
            raise BadCards("'removes' and 'with' are for a box that builds on another")
    for kind, host in rows.get("hosts", {}).items():
        host_row(kind, host)
    for other, more in rows.get("with", {}).items():
        keys(more, f"with.{other}", {"setup": is_row})
        setup_row(more["setup"], f"with.{other}.setup", whole=False)
    for number, row in enumerate(rows["species"]):
        if not isinstance(row, dict) or not is_name(row.get("id")):
            raise BadCards(f"species[{number}]: expected an object with an 'id' in snake_case")
    for number, row in enumerate(rows["deck"]):
        card_row(row, f"deck[{number}]")
    for number, row in enumerate(rows.get("caves", [])):
        keys(row, f"caves[{number}]", {"id": is_card}, _CAVE)
    if "solo" in rows:
        solo_row(rows["solo"], whole="builds_on" not in rows)


def solo_row(row: Any, whole: bool) -> None:
    """Checks how a box is played alone; one on top of another says only what differs."""
    keys(row, "solo", _SOLO if whole else {}, {"automa": is_text} if whole else {**_SOLO, "automa": is_text})
    keys(row.get("setup", {}), "solo.setup", {}, _SOLO_SETUP)
    for number, card in enumerate(row.get("cards", [])):
        keys(card, f"solo.cards[{number}]", {"id": _within(number + 1, number + 1)}, _AUTOMA_CARD)
        if ("remove" in card) != ("from" in card):
            raise BadCards(f"solo.cards[{number}]: 'remove' and 'from' stand together")
    for number, challenge in enumerate(row.get("challenges", [])):
        keys(challenge, f"solo.challenges[{number}]", _CHALLENGE, {"start": is_row})
    for number, species in enumerate(row.get("species", [])):
        keys(species, f"solo.species[{number}]", {"id": is_name, "points": is_row})


def setup_row(row: Any, where: str, whole: bool) -> None:
    """Checks the numbers of a set-up; one on top of another need not be `whole`."""
    keys(row, where, _SETUP if whole else {}, _MORE_SETUP if whole else {**_SETUP, **_MORE_SETUP})
    if "face_down" in row:
        keys(row["face_down"], f"{where}.face_down", _FACE_DOWN)
    if "hand_draft" in row:
        keys(row["hand_draft"], f"{where}.hand_draft", _HAND_DRAFT, {"deals": is_row})
        for players, deal in row["hand_draft"].get("deals", {}).items():
            keys(deal, f"{where}.hand_draft.deals.{players}", _HAND_DEAL)
            if sum(deal[key] for key in ("keep", "right", "left", "clearing")) > deal["cards"]:
                raise BadCards(f"{where}.hand_draft.deals.{players}: more cards are given away than there are")


def host_row(kind: str, row: Any) -> None:
    """Checks what a box says of one kind of hosts."""
    if kind not in HOST_KINDS:
        raise BadCards(f"hosts: unknown kind {shown(kind)}; there are {', '.join(HOST_KINDS)}")
    keys(row, f"hosts.{kind}", {"slots": is_row}, {"turns_over": is_flag})
    for slot, most in row["slots"].items():
        if slot not in SLOTS or not is_number(most) or not 0 < most <= _MOST_OF_A_SLOT[slot]:
            raise BadCards(f"hosts.{kind}.slots: {shown(slot)} can't hold {shown(most)} cards")


def card_row(row: Any, where: str) -> None:
    """Checks one line of a deck; what it names is for those who know all boxes."""
    keys(row, where, {"id": is_card}, {"halves": is_list, "source": is_row, "printed": is_text, "note": is_text})
    for half in row.get("halves", []):
        if not isinstance(half, list) or len(half) not in (3, 4) or not all(isinstance(text, str) for text in half[:3]):
            raise BadCards(f"{row['id']}.halves: {shown(half)} is not slot, species, tree symbol (and more types)")
        if len(half) == 4 and not is_texts(half[3]):
            raise BadCards(f"{row['id']}.halves: {shown(half[3])} is not a list of types")
    if not 1 <= len(row.get("halves", [0])) <= 2:
        raise BadCards(f"{row['id']}.halves: a card has one half or two")


def letters_of(deck: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """The letters with which the numbers of these cards begin."""
    return tuple(sorted({row["id"][0] for row in deck}))


def keys(row: Any, where: str, must: Mapping[str, Check], may: Mapping[str, Check] | None = None) -> None:
    """Checks that a row has these keys and no others, each with a fitting value."""
    known = {**must, **(may or {})}
    if not isinstance(row, dict):
        raise BadCards(f"{where}: expected an object, found {shown(row)}")
    for key in must:
        if key not in row:
            raise BadCards(f"{where}: {shown(key)} is missing in {shown(row)}")
    for key, value in row.items():
        if key not in known:
            raise BadCards(f"{where}: unknown key {shown(key)} in {shown(row)}")
        if not known[key](value):
            raise BadCards(f"{where}: {shown(value)} does not fit {shown(key)}")


# -- values -------------------------------------------------------------------------------------------------------


def is_number(value: Any) -> bool:
    """A whole number from 0 on; Python takes `True` for 1, we do not."""
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def is_flag(value: Any) -> bool:
    """True or false."""
    return isinstance(value, bool)


def is_text(value: Any) -> bool:
    """Any text."""
    return isinstance(value, str)


def is_texts(value: Any) -> bool:
    """A list of texts."""
    return isinstance(value, list) and all(isinstance(item, str) for item in value)


def is_list(value: Any) -> bool:
    """A list."""
    return isinstance(value, list)


def is_row(value: Any) -> bool:
    """An object, all keys of which are texts."""
    return isinstance(value, dict) and all(isinstance(key, str) for key in value)


def is_box(value: Any) -> bool:
    """The name of a box."""
    return isinstance(value, str) and _BOX.fullmatch(value) is not None


def is_name(value: Any) -> bool:
    """The name of a species, a type, a tree symbol."""
    return isinstance(value, str) and _NAME.fullmatch(value) is not None


def is_card(value: Any) -> bool:
    """The number of a card: a letter and three to six digits."""
    return isinstance(value, str) and _CARD.fullmatch(value) is not None


def _names(value: Any) -> bool:
    return isinstance(value, list) and all(is_name(item) for item in value)


def _cards(value: Any) -> bool:
    return isinstance(value, list) and all(is_card(item) for item in value)


def _seats(value: Any) -> bool:
    return (
        isinstance(value, list) and len(value) == 2 and all(is_number(item) for item in value)
        and 2 <= value[0] <= value[1] <= _MOST_PLAYERS
    )  # fmt: skip


def _by_players(value: Any) -> bool:
    players = [str(number) for number in range(1, _MOST_PLAYERS + 1)]
    return is_row(value) and all(key in players and is_number(number) for key, number in value.items())


def _options(value: Any) -> bool:
    return is_row(value) and all(
        isinstance(values, list) and values and all(isinstance(item, bool | str) for item in values)
        for values in value.values()
    )


def _medals(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 3 and all(map(is_number, value)) and value == sorted(value)


def _within(least: int, most: int) -> Check:
    return lambda value: is_number(value) and least <= value <= most


_PARTS: dict[str, Check] = {
    "title": is_text, "builds_on": is_box, "setup": is_row, "hosts": is_row, "tree_symbols": _names, "types": _names,
    "winter": _cards, "caves": is_list, "removes": _cards, "with": is_row, "note": is_text, "solo": is_row,
    "correction": is_flag,
}  # fmt: skip
_SETUP: dict[str, Check] = {
    "seats": _seats, "removed": _by_players, "hand": _within(1, _MOST_HAND), "hand_limit": _within(1, _MOST_HAND),
    "winters": _within(1, 9), "winter_part": _within(1, 9), "clearing_limit": _within(1, 99), "mulligan": is_flag,
    "face_down": is_row, "caves": lambda value: value in ("plain", "draft"), "options": _options,
}  # fmt: skip
_SOLO: dict[str, Check] = {
    "setup": is_row, "options": _options, "species": is_list, "cards": is_list, "challenges": is_list,
}  # fmt: skip
_SOLO_SETUP: dict[str, Check] = {
    "removed": _by_players, "winters": _within(1, 9), "winter_last": _within(1, 99), "cave": is_number,
    "clearing": _within(0, 9),
}  # fmt: skip
_AUTOMA_CARD: dict[str, Check] = {
    "add": _within(1, 9), "remove": _within(1, 9), "from": lambda value: value in ("left", "right"),
    "burn": _within(1, 9), "note": is_text, "when_option": is_row,
}  # fmt: skip
_CHALLENGE: dict[str, Check] = {"id": is_number, "key": is_name, "goal": is_row, "medals": _medals}
_MORE_SETUP: dict[str, Check] = {"pad": is_row, "hand_draft": is_row}
_HAND_DRAFT: dict[str, Check] = {"removed": _by_players}
_HAND_DEAL: dict[str, Check] = {
    "cards": _within(1, _MOST_HAND), "keep": _within(1, _MOST_HAND), "right": _within(0, _MOST_HAND),
    "left": _within(0, _MOST_HAND), "clearing": _within(0, _MOST_HAND), "rounds": _within(1, 9),
}  # fmt: skip
_FACE_DOWN: dict[str, Check] = {
    "species": is_name, "kind": lambda value: value in HOST_KINDS, "types": _names, "as_action": is_flag,
}  # fmt: skip
_CAVE: dict[str, Check] = {
    "number": is_number, "effect": is_list, "points": is_number, "reading": is_flag, "unsure": is_texts,
    "note": is_text,
}  # fmt: skip
