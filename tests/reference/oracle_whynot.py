"""Why is a move not legal? Each rule is asked for itself, without making any list of moves.

Twins (an equal card with a higher id, a later host that looks alike) are fine here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from .oracle_cards import Box, Half, Row
from .oracle_forest import Host, Placed

if TYPE_CHECKING:
    from .oracle_game import OracleGame
    from .oracle_table import Ask

VERBS = {
    "mulligan": ("keep", "mulligan"),
    "draft": ("draft",),
    "turn": ("draw", "play", "sapling", "show"),
    "second": ("draw",),
    "place": ("on", "join"),
    "pay": ("pay",),
    "use": ("use", "skip"),
    "free": ("place", "skip"),
    "dig": ("play", "sapling", "stop"),
    "take": ("take", "skip"),
    "cave": ("cave", "skip"),
    "face_down": ("lay", "skip"),
    "discard": ("discard",),
    "keep": ("keep",),
    "split": ("give",),
}
BARE = {"mulligan", "use", "skip", "stop", "show"}


def why_not(game: OracleGame, text: str) -> str | None:
    ask = game.ask
    if ask is None:
        return "the game is over"
    verb, *words = text.split(" ")
    if verb not in VERBS[ask.kind]:
        return f"the prompt is {ask.kind}"
    if verb in BARE or ask.kind == "mulligan":
        return "this verb stands alone" if words else why_not_bare(game, ask, verb)
    if verb in ("pay", "cave", "discard", "give"):
        return why_not_set(game, ask, verb, words)
    if len(words) != 1:
        return "one word is needed after the verb"
    word = words[0]
    if verb == "draft":
        return None if word in map(str, game.open_caves) else "that cave is not open"
    if verb in ("on", "join"):
        return why_not_there(game, ask, verb, word)
    if verb in ("play", "place"):
        return why_not_half(game, ask, verb, word)
    return why_not_card(game, ask, verb, word)


def why_not_bare(game: OracleGame, ask: Ask, verb: str) -> str | None:
    hand = game.hands[ask.seat]
    if verb == "mulligan" and any(game.box.cards[card][0].slot == "tree" for card in hand):
        return "there is a tree in the hand"
    if verb == "show":
        if game.box.face_down["as_action"]:
            return "the hand is never shown in this edition"
        if len(hand) < 10:
            return "a card can be drawn"
        halves = [half for card in hand for half in game.box.cards[card]]
        if any(why_not_half(game, ask, "play", half.name) is None for half in halves):
            return "a card can be played"
    return None


def why_not_card(game: OracleGame, ask: Ask, verb: str, word: str) -> str | None:
    """draw, sapling, take, lay, keep: one card, or the deck."""
    hand = game.hands[ask.seat]
    if verb in ("draw", "take"):
        if len(hand) >= 10:
            return "the hand is full"
        if verb == "draw" and word == "deck":
            return None
        if word not in game.clearing:
            return "that card is not in the clearing"
        fits = not ask.what or any(game.box.fits(ask.what, half) for half in game.box.cards[word])
        return None if fits else "not such a card is taken now"
    if verb == "sapling" and not game.box.face_down["as_action"]:
        return "there are no saplings in this edition"
    if verb == "keep":
        return None if word in ask.drawn else "that card was not just drawn"
    return None if word in hand else "that card is not in the hand"


def why_not_half(game: OracleGame, ask: Ask, verb: str, word: str) -> str | None:
    card, letter = word[:-1], word[-1:]
    zone = game.clearing if verb == "place" and ask.source == "clearing" else game.hands[ask.seat]
    if card not in zone:
        return "that card is not there"
    halves = [half for half in game.box.cards[card] if half.letter == letter]
    if not halves:
        return "the card has no such half"
    half = halves[0]
    if verb == "place" and not game.box.fits(ask.what, half):
        return "not such a card is placed free now"
    if verb == "play" and game.box.row(half.species)["cost"] > len(zone) - 1:
        return "too few other cards to pay with"
    if half.slot in ("tree", "shrub", "moor"):
        return None
    forest = game.forests[ask.seat]
    if not any(lies_free(game.box, host, half) or can_join(game.box, host, half) for host in forest):
        return "there is no place for it"
    return None


def why_not_there(game: OracleGame, ask: Ask, verb: str, word: str) -> str | None:
    forest = game.forests[ask.seat]
    if word not in [str(number) for number in range(len(forest))]:
        return "there is no such host"
    assert ask.half is not None
    host = forest[int(word)]
    if verb == "on":
        return None if lies_free(game.box, host, ask.half) else "no free slot for it there"
    return None if can_join(game.box, host, ask.half) else "no slot that it may share there"


def why_not_set(game: OracleGame, ask: Ask, verb: str, words: list[str]) -> str | None:
    if words != sorted(set(words)):
        return "the cards stand once each in the order of their ids"
    zone = game.clearing if ask.source == "clearing" else game.hands[ask.seat]
    if verb == "give":
        zone = list(ask.drawn)
    if not set(words) <= set(zone):
        return "not all of these cards are there"
    if verb == "pay" and ask.half is not None and ask.half.card in words:
        return "a card does not pay for itself"
    if ask.n == "any" or ask.fewer:
        fits = ask.n == "any" or len(words) <= int(ask.n)
        return None if words and fits else "no card is named, or too many"
    return None if len(words) == ask.n else f"it must be {ask.n} cards"


# -- places, asked slot by slot ------------------------------------------------------------------------


def placement_allows(box: Box, host: Host, half: Half) -> bool:
    placement: Row = box.row(half.species).get("placement", {})
    return "host_kind" not in placement or host.kind in placement["host_kind"]


def is_cuckoo(box: Box, half: Half) -> bool:
    return "slot_has" in box.row(half.species).get("placement", {})


def lies_free(box: Box, host: Host, half: Half) -> bool:
    if not placement_allows(box, host, half) or is_cuckoo(box, half):
        return False
    return any(len(stack) == 0 for stack in host.stacks[half.slot])


def can_join(box: Box, host: Host, half: Half) -> bool:
    if not placement_allows(box, host, half):
        return False
    occupied = [stack for stack in host.stacks[half.slot] if stack]
    if is_cuckoo(box, half):
        return any(cuckoo_may_join(box, host, stack, half) for stack in occupied)
    return any(is_shared_with(box, host, stack, half) for stack in occupied)


def cuckoo_may_join(box: Box, host: Host, stack: list[Placed], half: Half) -> bool:
    placement = box.row(half.species)["placement"]
    if not any(placement["slot_has"] in card.types for card in stack):
        return False
    at_host = [card.species for card in host.cards()].count(half.species)
    return "max_per_host" not in placement or at_host < placement["max_per_host"]


def is_shared_with(box: Box, host: Host, stack: list[Placed], half: Half) -> bool:
    """Does some card at this host open this occupied slot to the half?"""
    for card in host.cards():
        rule = box.row(card.species).get("permanent", {})
        if "share" not in rule or not box.fits(rule["share"], half):
            continue
        all_named = all(box.fits(rule["share"], other) for other in stack)
        if rule["where"] == "sides":
            if half.slot in ("left", "right"):
                return True
        elif rule["where"] == "slot":
            if card in stack and all_named and not ("max" in rule and len(stack) >= rule["max"]):
                return True
        elif half.slot == "top" and all_named:
            others = [other for other in host.stacks["top"] if other is not stack]
            if not any(len(other) > 1 for other in others):
                return True
    return False
