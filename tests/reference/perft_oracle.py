"""Counting and trying out moves: perft by replaying, and every move text that could be written down."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from .oracle_forest import looks
from .oracle_game import OracleGame
from .oracle_whynot import BARE, VERBS


def perft(game: OracleGame, depth: int) -> int:
    """How many ways are there to answer exactly so many prompts? A game that ends earlier has none."""
    if depth == 0:
        return 1
    if depth == 1:
        return len(game.legal())
    total = 0
    for text in game.legal():
        after = game.again()
        after.play(text)
        total += perft(after, depth - 1)
    return total


def divide(game: OracleGame, depth: int) -> dict[str, int]:
    """perft for each first move, to find where two engines part."""
    counts = {}
    for text in game.legal():
        after = game.again()
        after.play(text)
        counts[text] = perft(after, depth - 1)
    return counts


def candidates(game: OracleGame) -> Iterator[str]:
    """Everything that could be written at this moment: all verbs, cards, halves, hosts, and sets of cards."""
    assert game.ask is not None
    verbs = sorted({verb for some in VERBS.values() for verb in some})
    yield from ("", "draw deck", "draw winter", "take deck", "draw", "pay ", "cave ", "discard ", "on -1")
    for verb in verbs:
        yield verb
        for number in range(len(game.forests[game.ask.seat]) + 7):
            yield f"{verb} {number}"
        for card in game.box.cards:
            if verb in BARE:
                continue
            yield f"{verb} {card}"
            yield f"{verb} {card}a"
            yield f"{verb} {card}b"
    yield from sets_of_cards(game)


def sets_of_cards(game: OracleGame) -> Iterator[str]:
    """Sets for the prompts that want one: of the hand, the cards set aside and the clearing."""
    assert game.ask is not None
    verb = game.ask.kind
    if verb not in ("pay", "cave", "discard"):
        return
    hand = game.hands[game.ask.seat] + game.aside[game.ask.seat]
    wanted = 2 if game.ask.n == "any" else int(game.ask.n)
    for zone in (hand, game.clearing, hand[:3] + game.clearing[:3]):
        largest = len(zone) if game.ask.n == "any" and zone is hand else wanted + 1
        for size in range(2, largest + 1):
            for some in combinations(sorted(zone), size):
                yield f"{verb} {' '.join(some)}"
    if len(hand) > 1:
        yield f"{verb} {' '.join(sorted(hand[:2], reverse=True))}"
        yield f"{verb} {hand[0]} {hand[0]}"


def look_of(game: OracleGame, text: str) -> str:
    """The same for two texts that are one move: equal cards, hosts that look alike."""
    assert game.ask is not None
    verb, *words = text.split(" ")
    if verb in ("on", "join"):
        return f"{verb} {looks(game.forests[game.ask.seat][int(words[0])])}"
    return game.box.kind_text(text)


def by_trying(game: OracleGame) -> list[str]:
    """The legal moves, found by asking `why_not` about every candidate; of twins the lowest."""
    best: dict[str, str] = {}
    for text in candidates(game):
        if game.why_not(text) is None:
            look = look_of(game, text)
            best[look] = min(text, best.get(look, text), key=in_order)
    return sorted(best.values())


def in_order(text: str) -> tuple[str, ...]:
    """Host numbers in the order of numbers, ids in the order of ids."""
    return tuple(word.zfill(4) for word in text.split(" "))
