"""Moves as texts, for records, people and programs: `str(move)` and `Move.parse(text)` are inverses."""

import re
from functools import lru_cache
from typing import NamedTuple

from spinney.engine import moves as mv
from spinney.engine.packing import card_of
from spinney.engine.prompts import CARDS, CLEARING, DECK_OR_CARD, EITHER, HALVES, NUMBERS, OFFER, PROMPTS, VERBS
from spinney.engine.state import State, field_b, word_of
from spinney.engine.tables import Tables
from spinney.errors import BadMove, shown

_ID = r"[A-Z]{1,2}[0-9]{2,6}"
_WORDS = {
    CARDS: re.compile(_ID),
    HALVES: re.compile(_ID + "[ab]"),
    NUMBERS: re.compile(r"0|[1-9][0-9]{0,2}"),
    DECK_OR_CARD: re.compile("deck|" + _ID),
}
_LONGEST = 400
_MOST = 1 << 16
"""How many moves of an edition are remembered: all single ones, and many of the sets."""
_TABLES = 256
"""The moves of so many editions are: a game may bring cards of its own."""

_PLAIN = {
    mv.KEEP_HAND: "keep", mv.NEW_HAND: "mulligan", mv.SHOW: "show", mv.USE_IT: "use", mv.SKIP: "skip", mv.STOP: "stop",
}  # fmt: skip
_CARDS = {
    mv.DRAW_CARD: "draw", mv.SAPLING: "sapling", mv.TAKE_CARD: "take", mv.LAY_CARD: "lay", mv.KEEP_CARD: "keep",
}  # fmt: skip
_HALVES = {mv.PLAY_HALF: "play", mv.PLACE_HALF: "place"}
_NUMBERS = {mv.DRAFT_CAVE: "draft", mv.ON_HOST: "on", mv.JOIN_HOST: "join"}
_SETS = {mv.PAY_CARDS: "pay", mv.CAVE_CARDS: "cave", mv.DISCARD_CARDS: "discard", mv.GIVE_CARDS: "give"}


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
        """The move of a text; cards of a set may stand in any order, equal ones as often as they are meant.

        :raises BadMove: if it is no move at all.
        """
        if not isinstance(text, str) or len(text) > _LONGEST:
            raise BadMove(f"not a move: {shown(text)}")
        return _parsed(text)


@lru_cache(_MOST)
def _parsed(text: str) -> Move:
    verb, *words = text.split(" ")
    if verb not in VERBS:
        raise BadMove(f"not a move: {shown(text)}; the verbs are {', '.join(VERBS)}")
    least, most, kind = VERBS[verb]
    form = _WORDS[kind]
    if not least <= len(words) <= most or not all(form.fullmatch(word) for word in words):
        raise BadMove(f"not a move: {shown(text)}")
    return Move(verb, tuple(sorted(words)) if len(words) > 1 else tuple(words))


def text_of(state: State, packed: int) -> str:
    """The text of a packed move of this position."""
    return str(move_of(state, packed))


def move_of(state: State, packed: int) -> Move:
    """The `Move` of a packed move of this position."""
    return moves_of(state, [packed])[0]


def moves_of(state: State, packed: list[int]) -> list[Move]:
    """The `Move`s of packed moves of one prompt. Each is made once for all games and remembered."""
    t = state.tables
    remembered = _remembered(t)
    if packed and mv.verb_of(packed[0]) in _SETS:
        zone = choice_zone(state)
        packed = [_by_content(zone, move) for move in packed]
    moves = []
    for number in packed:
        move = remembered.get(number)
        if move is None:
            move = _made(t, number)
            if len(remembered) < _MOST:
                remembered[number] = move
        moves.append(move)
    return moves


@lru_cache(_TABLES)
def _remembered(_tables: Tables) -> dict[int, Move]:
    """The moves of an edition that came up so far."""
    return {}


def _by_content(zone: list[int], packed: int) -> int:
    """A set of cards with the cards themselves in place of the bit mask, ten bits each; any other move as it is."""
    mask = mv.argument_of(packed)
    if not mask:
        return packed
    content = 0
    for card in sorted(mv.chosen_cards(zone, mask), reverse=True):
        content = (content << 10) | (card + 1)
    return mv.pack_move(mv.verb_of(packed), content)


def _made(t: Tables, packed: int) -> Move:
    verb, argument = mv.verb_of(packed), mv.argument_of(packed)
    if verb in _PLAIN:
        return Move(_PLAIN[verb])
    if verb == mv.DRAW_DECK:
        return Move("draw", ("deck",))
    if verb in _CARDS:
        return Move(_CARDS[verb], (t.card_ids[argument],))
    if verb in _HALVES:
        return Move(_HALVES[verb], (half_id(t, argument),))
    if verb in _NUMBERS:
        return Move(_NUMBERS[verb], (str(argument),))
    cards = []
    while argument:
        cards.append(t.card_ids[(argument & 1023) - 1])
        argument >>= 10
    return Move(_SETS[verb], tuple(sorted(cards)))


def half_id(t: Tables, half: int) -> str:
    """`B012a` for a half."""
    return t.card_ids[card_of(half)] + "ab"[half & 1]


def choice_zone(state: State) -> list[int]:
    """The cards that the answers to the present prompt choose from: the clearing, the hand, or those to be split."""
    if PROMPTS[word_of(state.stack[-1])].zone == OFFER:
        return list(state.split[5 * state.seat])
    return state.clearing if is_from_clearing(state.stack[-1]) else state.hands[state.seat]


def is_from_clearing(packed: int) -> bool:
    """Whether the cards for the prompt of a frame lie in the clearing, and not in the hand."""
    zone = PROMPTS[word_of(packed)].zone
    return zone == CLEARING or (zone == EITHER and bool(field_b(packed) & 1))
