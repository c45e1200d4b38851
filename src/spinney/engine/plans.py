"""What a seat could do with its cards now: where each half may go, what that would score, what may pay for it.

Made from a view, so it holds nothing that the seat may not know. It is for people who choose; the moves stay the
engine's own.
"""

from dataclasses import dataclass

from spinney.engine import moves as mv
from spinney.engine import prompts as pr
from spinney.engine import tables as tb
from spinney.engine.forest import Forest
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import Move, half_id, is_from_clearing, text_of
from spinney.engine.packing import POSITIONS, card_of
from spinney.engine.scoring import total
from spinney.engine.state import State, field_a, field_b, word_of
from spinney.engine.view import View
from spinney.engine.why import why_not
from spinney.engine.worth import card_points


@dataclass(frozen=True, slots=True)
class Spot:
    """One place for a card, with what it would change at once."""

    move: str | None
    """The move that chooses the place; None where there is nothing to choose."""
    host: int | None
    position: str
    gain: int
    """Points that the forest gains in all."""
    worth: int
    """Points of the card itself."""
    others: tuple[tuple[int, int, int], ...]
    """Other cards that gain or lose by it: host, place among its cards, points."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One half, or one card face down, that may be played now."""

    move: str
    card: str
    cost: int
    spots: tuple[Spot, ...]
    pay: tuple[str, ...]
    """Hand cards that may pay for it."""
    bonus: bool
    """Whether it has a bonus that this play could earn."""
    earns: tuple[str, ...]
    """Those of the paying cards that show the symbol which earns it."""
    cave: int = 0
    """How many cards its effect could bring into the cave at once, each of them a point that no spot counts; and its
    bonus, where it costs nothing and so is sure."""
    reveals: bool = False
    """Whether a card of the deck is turned over for it, without anybody being asked."""


def plans(view: View) -> list[Plan]:
    """All plays of the decision that is due, for the seat that is to decide; none for anybody else."""
    if view.prompt is None or view.prompt.seat != view.me:
        return []
    return plans_at(Worlds(view).state)


def plans_at(state: State) -> list[Plan]:
    """All plays of the decision that is due. They rest on what the seat that decides sees, and on nothing else."""
    return [] if state.over else _Planner(state).plans()


def prospects(view: View, card: str) -> list[Plan]:
    """What each half of a card would bring in the viewer's forest now, as if it were in hand; none for a spectator."""
    if view.me is None or view.over or card not in view.tables.number_of:
        return []
    worlds = Worlds(view).state
    worlds.seat = view.me
    return _Planner(worlds).prospects(view.tables.number_of[card])


def refused(view: View) -> dict[str, str]:
    """For each half of the own hand that can't be played in this turn: the code of the reason."""
    if view.prompt is None or view.prompt.seat != view.me:
        return {}
    return refused_at(Worlds(view).state)


def refused_at(state: State) -> dict[str, str]:
    """The same for the seat that decides."""
    if state.over or word_of(state.stack[-1]) not in (pr.TURN, pr.DIG):
        return {}
    reasons = {}
    for number in sorted(set(state.hands[state.seat])):
        for half in (2 * number, 2 * number + 1):
            if state.tables.half_species[half] >= 0:
                error = why_not(state, Move.parse(f"play {half_id(state.tables, half)}"))
                if error is not None:
                    reasons[half_id(state.tables, half)] = error.code
    return reasons


def cave_cards(state: State, half: int, cost: int) -> int:
    """How many cards the effect of a half could bring into the cave; what pays for it lies in the clearing then."""
    return _caved_by_play(state, state.tables.effect[state.tables.half_species[half]], cost)


def freed_cave_cards(state: State, half: int) -> int:
    """The same for a half that is being placed free: none where its effect is left out."""
    top = _free_frame(state)
    if not _uses_effect(top):
        return 0
    after = state.copy()
    hand = after.hands[after.seat]
    (after.clearing if is_from_clearing(top) else hand).remove(card_of(half))
    return _caved(after, state.tables.effect[state.tables.half_species[half]], len(hand), 0)


def _caved_by_play(state: State, program: int, cost: int) -> int:
    return _caved(state, program, max(0, len(state.hands[state.seat]) - 1 - cost), cost)


def _caved(state: State, program: int, hand: int, paid: int) -> int:
    return sum(step.caves(state, hand, paid) for step in state.tables.programs[program]) if program >= 0 else 0


def _free_frame(state: State) -> int:
    """The frame by which a card is placed free, also while its place is chosen; -1 where cards are paid for."""
    top = state.stack[-2 if word_of(state.stack[-1]) == pr.PLACE else -1]
    return top if word_of(top) == pr.FREE else -1


def _uses_effect(free: int) -> bool:
    """Whether the effect of the card that is placed free is carried out."""
    return field_b(free) & 4 != 0


def _plays(state: State) -> list[int]:
    """The moves that put a card into the forest; at a place or a payment the one that was begun."""
    top = state.stack[-1]
    if word_of(top) in (pr.PLACE, pr.PAY):
        return [mv.pack_move(mv.PLAY_HALF, field_a(top))]
    wanted = (mv.PLAY_HALF, mv.PLACE_HALF, mv.SAPLING, mv.LAY_CARD)
    return [move for move in legal(state) if mv.verb_of(move) in wanted]


class _Planner:
    """Looks at one position; what the forest is worth now is counted once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.forest = state.forests[state.seat]
        self.points = card_points(state.forests, state.seat)
        self.total = total(state.forests, state.seat)

    def plans(self) -> list[Plan]:
        """One plan for each play that has a place."""
        return [plan for move in _plays(self.state) for plan in [self._plan(move)] if plan.spots]

    def prospects(self, card: int) -> list[Plan]:
        """A plan for each half that has a place, whether it could be paid for or not."""
        self.state.stack = [pr.TURN]
        halves = [half for half in (2 * card, 2 * card + 1) if self.state.tables.half_species[half] >= 0]
        return [plan for half in halves for plan in [self._plan(mv.pack_move(mv.PLAY_HALF, half))] if plan.spots]

    def _plan(self, move: int) -> Plan:
        state = self.state
        t, verb, hand = state.tables, mv.verb_of(move), state.hands[state.seat]
        if verb in (mv.SAPLING, mv.LAY_CARD):
            card, spot = t.card_ids[mv.argument_of(move)], self._new_host(-1)
            return Plan(text_of(state, move), card, 0, (spot,), (), False, (), reveals=t.turns_over[t.face_down])
        half = mv.argument_of(move)
        is_free = _free_frame(state) >= 0
        purse = hand[:] if t.half_cost[half] and not is_free else []
        if card_of(half) in purse:  # not where it lies in the clearing
            purse.remove(card_of(half))
        symbol, has_bonus = t.half_symbol[half], t.bonus[t.half_species[half]] >= 0 and not is_free
        fitting = [card for card in purse if has_bonus and t.card_symbols[card] >> symbol & 1]
        cost = 0 if is_free else t.half_cost[half]
        sure = _caved_by_play(state, t.bonus[t.half_species[half]], cost) if has_bonus and not cost else 0
        cave = freed_cave_cards(state, half) if is_free else cave_cards(state, half, cost) + sure
        return Plan(
            text_of(state, move), half_id(t, half), cost, tuple(self._spots(half)),
            tuple([t.card_ids[card] for card in purse]), has_bonus, tuple([t.card_ids[card] for card in fitting]),
            cave, t.turns_over[t.half_species[half]],
        )  # fmt: skip

    def _spots(self, half: int) -> list[Spot]:
        if self.state.tables.half_slot[half] == tb.HOST:
            return [self._new_host(half)]
        if word_of(self.state.stack[-1]) == pr.PAY:
            return [self._at(half, _chosen_place(self.state))]
        return [spot for place in self.forest.places(half) for spot in self._everywhere(half, place)]

    def _new_host(self, half: int) -> Spot:
        """A new tree, shrub or moor; -1 for a card face down."""
        t, after = self.state.tables, self.forest.copy()
        if half < 0:
            after.add_host(t.face_down, tb.NO_SYMBOL, -1)
        else:
            after.add_host(t.half_species[half], t.half_symbol[half], card_of(half))
        return self._spot(after, None, len(after.cards) - 1)

    def _everywhere(self, half: int, place: int) -> list[Spot]:
        """The place that is listed, and the same place at every host that looks like this one."""
        keys, verb = self.forest.keys, mv.verb_of(place)
        return [
            self._at(half, mv.pack_move(verb, host))
            for host, key in enumerate(keys)
            if key == keys[mv.argument_of(place)]
        ]

    def _at(self, half: int, place: int) -> Spot:
        t, host, verb = self.state.tables, mv.argument_of(place), mv.verb_of(place)
        after = self.forest.copy()
        species, symbol = t.half_species[half], t.half_symbol[half]
        after.attach(species, symbol, card_of(half), t.half_slot[half], host, verb == mv.JOIN_HOST)
        return self._spot(after, f"{_verb(verb)} {host}", host)

    def _spot(self, after: Forest, move: str | None, host: int) -> Spot:
        """What the forest would be with a new card, the last at its host, held against what it is."""
        seat, forests = self.state.seat, self.state.forests
        then = [*forests[:seat], after, *forests[seat + 1 :]]
        points = card_points(then, seat)
        others = [
            (number, at, points[number][at] - value)
            for number, values in enumerate(self.points)
            for at, value in enumerate(values)
            if points[number][at] != value
        ]
        position = POSITIONS[after.cards[host][-1] & 7]
        gain = total(then, seat) - self.total
        return Spot(move, None if move is None else host, position, gain, points[host][-1], tuple(others))


def _verb(verb: int) -> str:
    return "join" if verb == mv.JOIN_HOST else "on"


def _chosen_place(state: State) -> int:
    """The place that was chosen before the payment, as a move."""
    place = field_b(state.stack[-1])
    return mv.pack_move(mv.JOIN_HOST if place & 1 else mv.ON_HOST, place >> 1)
