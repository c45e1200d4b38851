"""What a move scores at once: the plain difference in points, for people who choose."""

from collections.abc import Mapping

from spinney.engine import moves as mv
from spinney.engine import prompts as pr
from spinney.engine import tables as tb
from spinney.engine.forest import Forest
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import text_of
from spinney.engine.packing import card_of
from spinney.engine.scoring import total
from spinney.engine.state import State, field_a, word_of
from spinney.engine.view import View


def with_half(forest: Forest, half: int, place: int) -> Forest:
    """A copy of the forest with the half where the packed move `place` puts it."""
    t, after = forest.tables, forest.copy()
    species, symbol = t.half_species[half], t.half_symbol[half]
    if t.half_slot[half] == tb.HOST:
        after.add_host(species, symbol, card_of(half))
    else:
        after.attach(
            species, symbol, card_of(half), t.half_slot[half], mv.argument_of(place), mv.verb_of(place) == mv.JOIN_HOST
        )
    return after


def with_face_down(forest: Forest) -> Forest:
    """A copy of the forest with one more face-down card."""
    after = forest.copy()
    after.add_host(forest.tables.face_down, tb.NO_SYMBOL, -1)
    return after


def points_with(forests: list[Forest], seat: int, forest: Forest) -> int:
    """The points of a seat if its forest were this one."""
    return total([*forests[:seat], forest, *forests[seat + 1 :]], seat)


def points_now(view: View) -> Mapping[str, int]:
    """For each legal move that puts a card into the forest: the points that this alone brings, at the best place."""
    state = Worlds(view).state
    if state.over:
        return {}
    before = total(state.forests, state.seat)
    now = {}
    for move in legal(state):
        after = best_points(state, move)
        if after is not None:
            now[text_of(state, move)] = after - before
    return now


def best_points(state: State, move: int) -> int | None:
    """The points after the move, or None if it puts nothing into the forest (or finds no place there)."""
    verb, argument = mv.verb_of(move), mv.argument_of(move)
    forests, seat = state.forests, state.seat
    forest = forests[seat]
    if verb in (mv.PLAY_HALF, mv.PLACE_HALF):
        places = [0] if state.tables.half_slot[argument] == tb.HOST else forest.places(argument)
        return max((points_with(forests, seat, with_half(forest, argument, place)) for place in places), default=None)
    if verb in (mv.SAPLING, mv.LAY_CARD):
        return points_with(forests, seat, with_face_down(forest))
    if verb in (mv.ON_HOST, mv.JOIN_HOST):
        half = field_a(state.stack[-1])
        return points_with(forests, seat, with_half(forest, half, move))
    return None


def earning(view: View) -> frozenset[str]:
    """The payments among the legal moves that earn the bonus of the card that is paid for, if it has one."""
    state = Worlds(view).state
    if state.over or word_of(state.stack[-1]) != pr.PAY:
        return frozenset()
    half, t, hand = field_a(state.stack[-1]), state.tables, state.hands[state.seat]
    if t.bonus[t.half_species[half]] < 0:
        return frozenset()
    symbol = t.half_symbol[half]
    return frozenset(text_of(state, move) for move in legal(state) if all_show(t, hand, mv.argument_of(move), symbol))


def all_show(t: tb.Tables, hand: list[int], mask: int, symbol: int) -> bool:
    """Whether all cards of a payment show the tree symbol."""
    return all(t.card_symbols[card] >> symbol & 1 for place, card in enumerate(hand) if mask >> place & 1)
