"""The slow truth about moves: whether one is allowed, and if not, why not.

It does not look at the list of legal moves; tests hold the two against each other. It is also the way in for moves that
come from outside: `pack` turns a `Move` into the packed move that `apply` takes.
"""

from spinney.engine import moves as mv
from spinney.engine import prompts as pr
from spinney.engine.legal import has_tree
from spinney.engine.notation import Move, choice_zone
from spinney.engine.packing import card_of
from spinney.engine.prompts import PROMPTS
from spinney.engine.state import State, field_a, field_b, field_c, word_of
from spinney.engine.tables import HOST, KIND_NAMES, MOOR, SLOT_NAMES
from spinney.errors import IllegalMove

_PLAIN = {"use": mv.USE_IT, "skip": mv.SKIP, "stop": mv.STOP}


def why_not(state: State, move: Move) -> IllegalMove | None:
    """The reason why a move is not allowed here, or None if it is."""
    try:
        pack(state, move)
    except IllegalMove as reason:
        return reason
    return None


def pack(state: State, move: Move) -> int:
    """The packed form of a legal move.

    :raises IllegalMove: with the reason, if the rules do not allow it here.
    """
    if state.over:
        raise IllegalMove("over", "the game is over")
    top = state.stack[-1]
    word = word_of(top)
    kind = PROMPTS[word]
    if move.verb not in kind.verbs:
        raise IllegalMove(
            "not_your_prompt",
            f"'{move.verb}' does not answer the prompt '{kind.name}'; {' or '.join(kind.verbs)} does",
        )
    if move.verb in _PLAIN:
        return _PLAIN[move.verb]
    if word == pr.MULLIGAN:
        return _mulligan(state, move)
    if word == pr.KEEP:
        return _keep(state, move, [field_a(top), field_b(top), field_c(top)])
    if move.verb in ("pay", "cave", "discard", "give"):
        return _set_of_cards(state, move, word, top)
    return _SINGLE[move.verb](state, move.words[0] if move.words else "")


def _mulligan(state: State, move: Move) -> int:
    if move.words:
        raise IllegalMove("bad_move", "'keep' names no card here")
    if move.verb == "keep":
        return mv.KEEP_HAND
    if has_tree(state):
        raise IllegalMove("has_tree", "only a hand without a tree may be changed")
    return mv.NEW_HAND


def _keep(state: State, move: Move, drawn: list[int]) -> int:
    if not move.words:
        raise IllegalMove("bad_move", "'keep' needs the card that is kept")
    card = _card(state, move.words[0])
    if card not in drawn:
        raise IllegalMove("not_in_hand", f"{move.words[0]} is not one of the cards just drawn")
    return mv.pack_move(mv.KEEP_CARD, card)


def _draft(state: State, word: str) -> int:
    if int(word) not in state.draft:
        raise IllegalMove("no_such_cave", f"cave {word} does not lie open; there are {list(state.draft)}")
    return mv.pack_move(mv.DRAFT_CAVE, int(word))


def _draw(state: State, word: str) -> int:
    if state.room() <= 0:
        raise IllegalMove("hand_full", f"the hand holds {state.tables.hand_limit} cards")
    if word == "deck":
        return mv.DRAW_DECK
    return mv.pack_move(mv.DRAW_CARD, _find(state, word, state.clearing))


def _take(state: State, word: str) -> int:
    top = state.stack[-1]
    card = _find(state, word, choice_zone(state))
    if field_b(top) and not state.tables.selector_cards[field_a(top)][card]:
        raise IllegalMove("wrong_type", f"{word} is not what may be taken here")
    return mv.pack_move(mv.TAKE_CARD, card)


def _lay(state: State, word: str) -> int:
    return mv.pack_move(mv.LAY_CARD, _find(state, word, choice_zone(state)))


def _play(state: State, word: str) -> int:
    t = state.tables
    half = _half(state, word, state.hands[state.seat])
    purse = len(state.hands[state.seat]) - 1
    if t.half_cost[half] > purse:
        raise IllegalMove("too_expensive", f"{word} costs {t.half_cost[half]}, the hand holds {purse} other cards")
    _check_some_place(state, half)
    return mv.pack_move(mv.PLAY_HALF, half)


def _sapling(state: State, word: str) -> int:
    if not state.tables.saplings:
        raise IllegalMove("bad_move", f"{state.tables.edition} has no saplings")
    return mv.pack_move(mv.SAPLING, _find(state, word, state.hands[state.seat]))


def _show(state: State, _word: str) -> int:
    t = state.tables
    if state.room() > 0:
        raise IllegalMove("can_do_else", "the hand may only be shown when neither drawing nor playing is possible")
    for card in state.hands[state.seat]:
        for half in (2 * card, 2 * card + 1):
            if t.half_species[half] >= 0 and why_not(state, Move("play", (t.card_ids[card] + "ab"[half & 1],))) is None:
                raise IllegalMove("can_do_else", f"{t.card_ids[card]} can be played")
    if t.saplings:
        raise IllegalMove("can_do_else", "a sapling can be played")
    return mv.SHOW


def _place(state: State, word: str) -> int:
    t = state.tables
    top = state.stack[-1]
    half = _half(state, word, choice_zone(state))
    if not t.selectors[field_a(top)][t.half_species[half]]:
        raise IllegalMove("wrong_type", f"{t.species_ids[t.half_species[half]]} is not what may be placed here")
    _check_some_place(state, half)
    return mv.pack_move(mv.PLACE_HALF, half)


def _on(state: State, word: str) -> int:
    half = field_a(state.stack[-1])
    host = _host(state, word)
    reason = why_not_on(state, half, host)
    if reason is not None:
        raise reason
    return mv.pack_move(mv.ON_HOST, host)


def _join(state: State, word: str) -> int:
    t = state.tables
    half = field_a(state.stack[-1])
    host = _host(state, word)
    species = t.half_species[half]
    if not state.forests[state.seat].join_position(species, t.half_slot[half], host):
        raise IllegalMove("slot_taken", f"no rule lets {t.species_ids[species]} share a slot at host {host}")
    return mv.pack_move(mv.JOIN_HOST, host)


_SINGLE = {
    "draft": _draft, "draw": _draw, "take": _take, "lay": _lay, "play": _play, "sapling": _sapling, "show": _show,
    "place": _place, "on": _on, "join": _join,
}  # fmt: skip


def why_not_on(state: State, half: int, host: int) -> IllegalMove | None:
    """Why the half can't take a free slot of the host, or None if it can."""
    t = state.tables
    forest = state.forests[state.seat]
    species = t.half_species[half]
    slot = t.half_slot[half]
    kind = t.host_kind[forest.host_species(host)]
    name = t.species_ids[species]
    if t.joins[species] and t.allowed_kinds[species] == 0:
        return IllegalMove("needs_bird", f"{name} only joins a card that lies there already")
    if not t.allowed_kinds[species] >> kind & 1:
        code = "moor_only" if t.allowed_kinds[species] == 1 << MOOR else "tree_or_shrub_only"
        return IllegalMove(code, f"{name} can't be placed on a {KIND_NAMES[kind]}")
    positions = (slot, slot + 4)[: t.slot_size[slot * 4 + kind]]
    if not positions:
        return IllegalMove("no_slot", f"a {KIND_NAMES[kind]} has no {SLOT_NAMES[slot]} slot")
    if all(_is_taken(state, host, position) for position in positions):
        return IllegalMove("slot_taken", f"host {host} has no free slot there")
    return None


def _is_taken(state: State, host: int, position: int) -> bool:
    return any(entry & 7 == position for entry in state.forests[state.seat].cards[host])


def _check_some_place(state: State, half: int) -> None:
    t = state.tables
    forest = state.forests[state.seat]
    slot = t.half_slot[half]
    if slot == HOST:
        return
    for host in range(len(forest.keys)):
        if why_not_on(state, half, host) is None or forest.join_position(t.half_species[half], slot, host):
            return
    raise IllegalMove("no_slot", f"there is no place for {t.species_ids[t.half_species[half]]} in the forest")


def _set_of_cards(state: State, move: Move, word: int, top: int) -> int:
    zone = choice_zone(state)
    cards = [_find(state, name, zone) for name in move.words]
    number = field_b(top) if word == pr.SPLIT else field_a(top)
    if word == pr.PAY:
        number = state.tables.half_cost[field_a(top)]
    if word == pr.CAVE and field_c(top):
        if len(cards) > number:
            raise IllegalMove("wrong_number", f"{len(cards)} cards named, at most {number} may be")
    elif number and len(cards) != number:
        raise IllegalMove("wrong_number", f"{len(cards)} cards named, it must be {number}")
    chosen = [zone.index(card_of(field_a(top)))] if word == pr.PAY else []
    mask = 0
    for card in cards:
        places = [place for place, there in enumerate(zone) if there == card and place not in chosen]
        if not places:
            raise _not_so_often(state, card, word == pr.PAY and card == card_of(field_a(top)), zone)
        chosen.append(places[0])
        mask |= 1 << places[0]
    verbs = {"pay": mv.PAY_CARDS, "cave": mv.CAVE_CARDS, "discard": mv.DISCARD_CARDS, "give": mv.GIVE_CARDS}
    return mv.pack_move(verbs[move.verb], mask)


def _not_so_often(state: State, card: int, is_paid_for: bool, zone: list[int]) -> IllegalMove:
    """The reason where a card is named more often than it is there."""
    if is_paid_for:
        return IllegalMove("not_in_hand", "a card can't pay for itself")
    name, times = state.tables.card_ids[card], zone.count(card)
    if zone is state.clearing:
        return IllegalMove("not_in_clearing", f"{name} is in the clearing only {times} times")
    where = "in the hand" if zone is state.hands[state.seat] else "among the cards to be split"
    return IllegalMove("not_in_hand", f"{name} is {where} only {times} times")


def _card(state: State, name: str) -> int:
    number = state.tables.number_of.get(name)
    if number is None:
        raise IllegalMove("bad_move", f"{state.tables.edition} has no card {name}")
    return number


def _find(state: State, name: str, zone: list[int]) -> int:
    card = _card(state, name)
    if card in zone:
        return card
    if zone is state.clearing:
        raise IllegalMove("not_in_clearing", f"{name} is not in the clearing")
    where = "in the hand" if zone is state.hands[state.seat] else "among the cards to be split"
    raise IllegalMove("not_in_hand", f"{name} is not {where}")


def _half(state: State, name: str, zone: list[int]) -> int:
    half = 2 * _find(state, name[:-1], zone) + "ab".index(name[-1])
    if state.tables.half_species[half] < 0:
        raise IllegalMove("bad_move", f"{name[:-1]} has no half {name[-1]}")
    return half


def _host(state: State, word: str) -> int:
    hosts = len(state.forests[state.seat].keys)
    if int(word) >= hosts:
        raise IllegalMove("no_such_host", f"there is no host {word}; the forest has {hosts}")
    return int(word)
