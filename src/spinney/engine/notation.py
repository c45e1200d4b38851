"""Moves as texts, for records, people and programs: `str(move)` and `Move.parse(text)` are inverses."""

import re
from typing import NamedTuple

from spinney.engine import moves as mv
from spinney.engine.state import CAVE, State, field_b
from spinney.errors import BadMove

_CARD = re.compile(r"[A-Z][0-9]{3}")
_HALF = re.compile(r"[A-Z][0-9]{3}[ab]")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")

# For each verb: the form of its words, the least and the greatest number of them.
_FORMS: dict[str, tuple[re.Pattern[str], int, int]] = {
    "keep": (_CARD, 0, 1),
    "mulligan": (_CARD, 0, 0),
    "draft": (_NUMBER, 1, 1),
    "draw": (re.compile(r"deck|[A-Z][0-9]{3}"), 1, 1),
    "play": (_HALF, 1, 1),
    "sapling": (_CARD, 1, 1),
    "show": (_CARD, 0, 0),
    "on": (_NUMBER, 1, 1),
    "join": (_NUMBER, 1, 1),
    "pay": (_CARD, 1, 10),
    "use": (_CARD, 0, 0),
    "skip": (_CARD, 0, 0),
    "place": (_HALF, 1, 1),
    "stop": (_CARD, 0, 0),
    "take": (_CARD, 1, 1),
    "cave": (_CARD, 1, 60),
    "lay": (_CARD, 1, 1),
    "discard": (_CARD, 1, 10),
}
_LONGEST = 400

_PLAIN = {
    mv.KEEP_HAND: "keep", mv.NEW_HAND: "mulligan", mv.SHOW: "show", mv.USE_IT: "use", mv.SKIP: "skip", mv.STOP: "stop",
}  # fmt: skip
_CARDS = {
    mv.DRAW_CARD: "draw", mv.SAPLING: "sapling", mv.TAKE_CARD: "take", mv.LAY_CARD: "lay", mv.KEEP_CARD: "keep",
}  # fmt: skip
_HALVES = {mv.PLAY_HALF: "play", mv.PLACE_HALF: "place"}
_NUMBERS = {mv.DRAFT_CAVE: "draft", mv.ON_HOST: "on", mv.JOIN_HOST: "join"}
_SETS = {mv.PAY_CARDS: "pay", mv.CAVE_CARDS: "cave", mv.DISCARD_CARDS: "discard"}


class Move(NamedTuple):
    """One answer to one prompt.

    >>> Move.parse("pay B004 B002")
    Move('pay B002 B004')
    >>> str(Move("draw", ("deck",)))
    'draw deck'
    """

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"

    @classmethod
    def parse(cls, text: str) -> "Move":
        """The move of a text; cards of a set may stand in any order.

        :raises BadMove: if it is no move at all.
        """
        if not isinstance(text, str) or len(text) > _LONGEST:
            raise BadMove(f"not a move: {text!r:.60}")
        verb, *words = text.split(" ")
        if verb not in _FORMS:
            raise BadMove(f"not a move: {text!r:.60}; the verbs are {', '.join(_FORMS)}")
        form, least, most = _FORMS[verb]
        if not least <= len(words) <= most or not all(form.fullmatch(word) for word in words):
            raise BadMove(f"not a move: {text!r:.60}")
        if len(set(words)) != len(words):
            raise BadMove(f"not a move: {text!r:.60}; a card stands in it twice")
        return cls(verb, tuple(sorted(words)) if len(words) > 1 else tuple(words))


def text_of(state: State, packed: int) -> str:
    """The text of a packed move of this position."""
    verb, argument = packed & 31, packed >> 5
    ids = state.tables.card_ids
    if verb in _PLAIN:
        return _PLAIN[verb]
    if verb == mv.DRAW_DECK:
        return "draw deck"
    if verb in _CARDS:
        return f"{_CARDS[verb]} {ids[argument]}"
    if verb in _HALVES:
        return f"{_HALVES[verb]} {half_id(state, argument)}"
    if verb in _NUMBERS:
        return f"{_NUMBERS[verb]} {argument}"
    zone = choice_zone(state)
    cards = [ids[card] for place, card in enumerate(zone) if argument >> place & 1]
    return " ".join((_SETS[verb], *sorted(cards)))


def move_of(state: State, packed: int) -> Move:
    """The `Move` of a packed move of this position."""
    verb, *words = text_of(state, packed).split(" ")
    return Move(verb, tuple(words))


def half_id(state: State, half: int) -> str:
    """`B012a` for a half."""
    return state.tables.card_ids[half >> 1] + "ab"[half & 1]


def choice_zone(state: State) -> list[int]:
    """The cards that a set of the present prompt is taken from: the clearing or the hand."""
    top = state.stack[-1]
    if top & 31 == CAVE and field_b(top):
        return state.clearing
    return state.hands[state.seat]
