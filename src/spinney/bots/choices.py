"""The answers to each prompt, with their values."""

from spinney.bots.appraise import SAPLING_LOSS, Appraisal
from spinney.engine import moves as mv
from spinney.engine import prompts as pr
from spinney.engine import tables as tb
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.engine.notation import Move, choice_zone, is_from_clearing, move_of
from spinney.engine.packing import number_in
from spinney.engine.state import TO_CLEARING, TO_HAND, TO_RIGHT, State, field_a, field_d, word_of
from spinney.engine.view import View


def values(view: View) -> dict[Move, float]:
    """Each legal move of the view's decision with what it is worth, in the order of the moves."""
    state, worth = ranked_moves(view)
    return {move_of(state, move): worth[move] for move in worth}


def ranked_moves(view: View, worlds: Worlds | None = None) -> tuple[State, dict[int, float]]:
    """The known part of the position, and each packed move with its value in the order of the moves."""
    judge = Appraisal(view, worlds)
    moves = legal(judge.state)
    worth = values_of(judge, moves)
    return judge.state, {move: worth[move] for move in moves}


def values_of(judge: Appraisal, moves: list[int]) -> dict[int, float]:
    """The packed moves of the decision that the judge looks at, each with its value."""
    top = judge.state.stack[-1]
    word = word_of(top)
    if word in (pr.TURN, pr.SECOND, pr.DIG):
        return _turn(judge, moves, word)
    if word == pr.PLACE:
        half = field_a(top)
        return {move: judge.gain_at(half, move) for move in moves}
    if word == pr.PAY:
        return {move: judge.payment(field_a(top), _chosen(judge.hand, move)) for move in moves}
    if word == pr.USE:
        return {mv.USE_IT: _use(judge, top), mv.SKIP: 0.0}
    return {move: _rare(judge, word, top, move) for move in moves}


def cave_value(t: tb.Tables, number: int) -> float:
    """What a cave card brings when it is drafted: its points, and what its effect does."""
    program = t.cave_programs[number - 1]
    steps = t.programs[program] if program >= 0 else []
    return t.cave_bonus[number - 1] + sum(step.at_start * max(1, step.n) for step in steps)


def _turn(judge: Appraisal, moves: list[int], word: int) -> dict[int, float]:
    draws = {move: _drawn(judge, move) for move in moves if mv.verb_of(move) in (mv.DRAW_DECK, mv.DRAW_CARD)}
    worth: dict[int, float] = {}
    for move in moves:
        verb, argument = mv.verb_of(move), mv.argument_of(move)
        if move in draws:
            worth[move] = draws[move]
            if word == pr.TURN and len(judge.hand) + 1 < judge.tables.hand_limit:
                again = [draws[other] for other in draws if other != move or verb == mv.DRAW_DECK]
                worth[move] += max(again) - 0.2
        elif verb == mv.PLAY_HALF:
            worth[move] = judge.play(argument) + (judge.turn() * 0.5 if word == pr.DIG else 0.0)
        elif verb == mv.SAPLING:
            worth[move] = judge.face_down() - judge.hold(argument) - SAPLING_LOSS
        else:
            worth[move] = 0.0
    return worth


def _drawn(judge: Appraisal, move: int) -> float:
    if mv.verb_of(move) == mv.DRAW_DECK:
        return judge.draws(1, len(judge.hand))
    card = mv.argument_of(move)
    return judge.hold(card) + 0.1 * judge.time_share * judge.gift(card)


def _chosen(zone: list[int], move: int) -> list[int]:
    """The cards that the set of a move names."""
    return [card for place, card in enumerate(zone) if mv.argument_of(move) >> place & 1]


def _use(judge: Appraisal, top: int) -> float:
    """What an effect brings that needs no choice; it is worth asking only where a draw may end the game."""
    half = number_in(field_d(top))
    return judge.effect(field_a(top), half, [])


def _rare(judge: Appraisal, word: int, top: int, move: int) -> float:
    verb, argument = mv.verb_of(move), mv.argument_of(move)
    if verb == mv.SKIP:
        return 0.0
    if word == pr.FREE:
        loss = 0.0 if is_from_clearing(top) else judge.price(len(judge.hand))
        return judge.gain(argument)[0] - loss + 0.5
    if word in (pr.TAKE, pr.KEEP):
        return judge.hold(argument)
    if word == pr.LAY:
        return judge.face_down() - judge.hold(argument)
    if word == pr.DRAFT:
        return cave_value(judge.tables, argument)
    if word == pr.MULLIGAN:
        return 1.0 if verb == mv.NEW_HAND else 0.0
    if word == pr.SPLIT:
        return _split(judge, field_a(top), _chosen(choice_zone(judge.state), move))
    zone = judge.state.clearing if is_from_clearing(top) else judge.hand
    cards = _chosen(zone, move)
    if word == pr.DISCARD:
        return -sum(judge.hold(card) for card in cards)
    if zone is judge.hand:
        return sum(judge.cave_from_hand(card) for card in cards)
    return judge.cave_card * len(cards) + sum(0.2 * judge.gift(card) - 0.3 * judge.hold(card) for card in cards)


def _split(judge: Appraisal, to: int, cards: list[int]) -> float:
    """Cards of a draft: the best are kept; neighbours get what is of least use to them and to us."""
    if to == TO_HAND:
        return sum(judge.hold(card) for card in cards)
    if to == TO_CLEARING:
        return -sum(0.5 * judge.hold(card) + 0.5 * judge.gift(card) for card in cards)
    neighbour = (judge.seat + (-1 if to == TO_RIGHT else 1)) % judge.state.seats
    return -sum(0.5 * judge.hold(card) + judge.use_to(neighbour, card) for card in cards)
