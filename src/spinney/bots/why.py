"""Why a move is good, as data: the id of a message and its arguments. `words` makes a sentence of it.

An argument `species` is the id of a species and `seat` the number of a seat (its name is said as `player`); all others
are numbers.
"""

from dataclasses import dataclass, field
from typing import Any

from spinney.bots.appraise import Appraisal
from spinney.bots.gains import best_points
from spinney.engine import moves as mv
from spinney.engine import prompts as pr
from spinney.engine import tables as tb
from spinney.engine.notation import choice_zone, is_from_clearing
from spinney.engine.plans import cave_cards, freed_cave_cards
from spinney.engine.scoring import total
from spinney.engine.state import TO_HAND, State, field_a, field_d, word_of
from spinney.engine.steps import Step, amount, named_in_clearing

MANY_POINTS = 6
GREAT_USE = 6.0
_PLAIN = {
    mv.KEEP_HAND: "why-keep-hand", mv.NEW_HAND: "why-new-hand", mv.DRAFT_CAVE: "why-draft", mv.SHOW: "why-show",
    mv.STOP: "why-stop", mv.SAPLING: "why-sapling", mv.LAY_CARD: "why-sapling",
}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Why:
    """A message and what stands in it."""

    id: str
    args: dict[str, str | int] = field(default_factory=dict)

    def to_dict(self) -> dict[str, Any]:
        """As in a message of the server."""
        return {"id": self.id, "args": dict(self.args)}


def why(judge: Appraisal, move: int) -> Why:
    """The main reason for a move of the decision that is due."""
    verb, argument = mv.verb_of(move), mv.argument_of(move)
    if verb == mv.PLAY_HALF:
        return _play(judge, move)
    if verb == mv.PLACE_HALF:
        return _points(_now(judge, move) + freed_cave_cards(judge.state, argument), "why-free", "why-free-grows")
    if verb in (mv.ON_HOST, mv.JOIN_HOST):
        return _points(_now(judge, move), "why-place", "why-place-room")
    if verb == mv.DRAW_DECK:
        return _deck(judge)
    if verb in (mv.DRAW_CARD, mv.TAKE_CARD, mv.KEEP_CARD):
        return _card(judge, argument)
    if verb == mv.PAY_CARDS:
        return _payment(judge, argument)
    if verb == mv.CAVE_CARDS:
        return Why("why-cave", {"count": argument.bit_count()})
    if verb == mv.DISCARD_CARDS:
        return _least(argument)
    if verb == mv.GIVE_CARDS:
        return _split(judge, argument)
    if verb in (mv.USE_IT, mv.SKIP):
        return _use(judge) if verb == mv.USE_IT else _skip(judge)
    return Why(_PLAIN[verb])


def cost_of(judge: Appraisal, move: int) -> Why | None:
    """What a move has cost and brought at once, where that says something against it."""
    if mv.verb_of(move) != mv.PLAY_HALF:
        return None
    half = mv.argument_of(move)
    count = judge.tables.half_cost[half]
    args: dict[str, str | int] = {"species": _species(judge, half), "points": max(0, _played(judge, move))}
    return Why("why-dear", {**args, "count": count}) if count else Why("why-slow", args)


def _species(judge: Appraisal, half: int) -> str:
    return judge.tables.species_ids[judge.tables.half_species[half]]


def _now(judge: Appraisal, move: int) -> int:
    """The points that the move makes at once."""
    after = best_points(judge.state, move)
    return 0 if after is None else after - total(judge.state.forests, judge.seat)


def _played(judge: Appraisal, move: int) -> int:
    """The points that a half makes at once if it is played: with the cards that it brings into the cave."""
    half = mv.argument_of(move)
    return _now(judge, move) + cave_cards(judge.state, half, judge.tables.half_cost[half])


def _points(points: int, some: str, none: str) -> Why:
    return Why(some, {"points": points}) if points > 0 else Why(none)


def _play(judge: Appraisal, move: int) -> Why:
    t, half = judge.tables, mv.argument_of(move)
    species, points = t.half_species[half], _played(judge, move)
    paid = max(judge.payments(half), key=lambda cards: judge.payment(half, cards))
    symbol = t.half_symbol[half]
    earned = t.bonus[species] >= 0 and all(t.card_symbols[card] >> symbol & 1 for card in paid)
    brings = [step.brings for step in t.programs[t.effect[species]]] if t.effect[species] >= 0 else []
    if earned:
        brings += [step.brings for step in t.programs[t.bonus[species]]]
    name: dict[str, str | int] = {"species": t.species_ids[species]}
    if "turn" in brings:
        return Why("why-turn", name)
    if earned:
        return Why("why-bonus" if t.half_cost[half] else "why-bonus-free", name)
    if points >= MANY_POINTS:
        return Why("why-points", {**name, "points": points})
    if t.trigger[species] >= 0:
        return Why("why-lasting", name)
    if "cards" in brings:
        return Why("why-draws", name)
    if t.half_slot[half] == tb.HOST:
        return Why("why-host", name)
    return Why("why-points", {**name, "points": points}) if points > 0 else Why("why-grows", name)


def _deck(judge: Appraisal) -> Why:
    """Why a new card is drawn; nothing is said against cards of the clearing that another reason may praise.

    Where something could be played instead, other cards of the clearing are beside the point.
    """
    if not judge.state.clearing or word_of(judge.state.stack[-1]) == pr.TURN:
        return Why("why-more-cards")
    is_good = any(judge.can_do(card) >= 1 for card in judge.state.clearing)
    return Why("why-deck-even" if is_good else "why-deck")


def _card(judge: Appraisal, card: int) -> Why:
    """Why this card of several is taken or kept."""
    worth = judge.can_do(card)
    name: dict[str, str | int] = {"species": _species(judge, _better_half(judge, card))}
    if worth < GREAT_USE and judge.gift(card) > max(worth, 3.0) and judge.view.me is not None:
        return Why("why-deny", {"seat": _rival(judge, card), **name})
    if worth >= 1:
        return Why("why-card", {**name, "points": round(worth)})
    return Why("why-money", name)


def _better_half(judge: Appraisal, card: int) -> int:
    """The half that would bring more if played."""
    halves = [half for half in (2 * card, 2 * card + 1) if judge.tables.half_species[half] >= 0]
    return max(halves, key=judge.net)


def _rival(judge: Appraisal, card: int) -> int:
    """Who would like to have the card most."""
    others = [seat for seat in range(judge.state.seats) if seat != judge.seat]
    return max(others, key=lambda seat: judge.use_to(seat, card))


def _split(judge: Appraisal, mask: int) -> Why:
    """Why cards of a draft are kept or given away."""
    if field_a(judge.state.stack[-1]) != TO_HAND:
        return _least(mask)
    return _card(judge, max(mv.chosen_cards(choice_zone(judge.state), mask), key=judge.hold))


def _payment(judge: Appraisal, mask: int) -> Why:
    t = judge.tables
    half = field_a(judge.state.stack[-1])
    paid = [card for place, card in enumerate(judge.hand) if mask >> place & 1]
    symbol = t.half_symbol[half]
    if t.bonus[t.half_species[half]] >= 0 and all(t.card_symbols[card] >> symbol & 1 for card in paid):
        return Why("why-pay-bonus", {"species": _species(judge, half), "count": len(paid)})
    return _least(mask)


def _least(mask: int) -> Why:
    """These are the cards that one can do without."""
    return Why("why-least", {"count": mask.bit_count()})


def _use(judge: Appraisal) -> Why:
    """What an effect brings: the best of it, as it is for nothing."""
    state = judge.state
    steps = [step for step in judge.tables.programs[field_a(state.stack[-1])] if not step.chooses]
    doing = [step for step in steps if step.would_do(state)]
    if any(step.brings == "turn" for step in doing):
        return Why("why-use-turn")
    for reason, count in _moved(state, doing):
        if count:
            return Why(reason, {"count": count})
    return Why("why-use")


def _moved(state: State, steps: list[Step]) -> list[tuple[str, int]]:
    """How many cards these steps of an effect move, way by way."""
    drawn = sum(amount(state, step, 0) for step in steps if step.brings == "cards")
    caved = sum(step.caves(state, 0, 0) for step in steps)
    emptied = len(state.clearing) if any(step.empties for step in steps) else 0
    taken = sum(len(named_in_clearing(state, step.selector)) for step in steps if step.selector >= 0)
    return [
        ("why-use-cave", caved), ("why-use-draw", min(drawn, state.room())), ("why-use-clearing", emptied),
        ("why-use-take", min(taken, state.room())),
    ]  # fmt: skip


def _skip(judge: Appraisal) -> Why:
    """Effects are for nothing, so leaving one needs a reason of its own."""
    top = judge.state.stack[-1]
    if word_of(top) != pr.USE:
        is_hand = word_of(top) == pr.LAY or (word_of(top) in (pr.FREE, pr.CAVE) and not is_from_clearing(top))
        return Why("why-skip-hand" if is_hand else "why-skip")
    if judge.last_card < 0 and field_d(top) >= 0:
        return Why("why-skip-winter")
    if any(step.empties for step in judge.tables.programs[field_a(top)]):
        best = max(judge.state.clearing, key=judge.can_do)
        if judge.can_do(best) >= 1:
            return Why("why-skip-clearing", {"species": _species(judge, _better_half(judge, best))})
    return Why("why-skip")
