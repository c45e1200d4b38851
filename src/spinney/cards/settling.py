"""Fills the cards that nobody has seen, so that every species is on as many cards as the box has of it.

What was seen holds, and so does what is printed. A pairing that is printed without its number moves to another number
if its own turns out to be another card. The other halves stay where they are as long as they can; those that are found
elsewhere give way to those that are missed.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from spinney.cards.doubts import knows_pairing, knows_species
from spinney.cards.model import Card, Edition

HalfRow = list[Any]
"""Slot, species, tree symbol, perhaps more types."""
Pair = tuple[tuple[str, str], ...]
"""What a card shows, without symbols."""
_ACROSS, _UPRIGHT = ("left", "right"), ("top", "bottom")


class Misfit(Exception):
    """The deck can't come out: the box has a species less often (`many`), or what is left makes no cards (`rest`)."""

    def __init__(self, code: str, species: str = "", count: int = 0, copies: int = 0) -> None:
        super().__init__(code)
        self.code, self.species, self.count, self.copies = code, species, count, copies


def settle(edition: Edition, cards: Mapping[str, Card], seen: Mapping[str, list[HalfRow]]) -> dict[str, list[HalfRow]]:
    """The cards that must differ from what we thought, although nobody has seen them.

    :raises Misfit: if the copies can't come out.
    """
    moves = {name for name, card in cards.items() if not knows_species(card)}
    free = sorted(moves - set(seen))
    deck = {name: seen.get(name) or rows_of(edition, card) for name, card in cards.items() if name not in free}
    homes, lost = _placed(cards, moves, seen)
    deck |= {name: rows_of(edition, cards[name]) for name in homes}
    free = [name for name in free if name not in homes]
    for card in lost:
        if not free:
            raise Misfit("rest")
        at = min(free, key=lambda name: (knows_pairing(cards[name]) is False, _form(cards[name]) != _form(card), name))
        free.remove(at)
        deck[at] = rows_of(edition, card)
    deck |= _filled(edition, cards, deck, free)
    return {name: deck[name] for name in sorted(moves - set(seen)) if _pair(deck[name]) != _shown(cards[name])}


def rows_of(edition: Edition, card: Card) -> list[HalfRow]:
    """The halves of a card as a table has them."""
    rows: list[HalfRow] = []
    for half in card.halves:
        more = list(half.types[len(edition.species[half.species].types) :])
        rows.append([half.slot, half.species, half.symbol, *([more] if more else [])])
    return rows


def _pair(halves: Iterable[HalfRow]) -> Pair:
    return tuple((half[0], half[1]) for half in halves)


def _shown(card: Card) -> Pair:
    return tuple((half.slot, half.species) for half in card.halves)


def _form(card: Card) -> tuple[str, ...]:
    return tuple(half.slot for half in card.halves)


def _placed(
    cards: Mapping[str, Card], moves: set[str], seen: Mapping[str, list[HalfRow]]
) -> tuple[list[str], list[Card]]:
    """Of the pairings that are printed without a number: which stay where we thought, and which must go elsewhere."""
    units = {name: cards[name] for name in sorted(moves) if knows_pairing(cards[name])}
    found = Counter(_pair(seen[name]) for name in seen if name in moves)
    homes, lost = [], []
    for name, card in units.items():
        if name in seen and _pair(seen[name]) == _shown(card):
            found[_pair(seen[name])] -= 1
    for name, card in units.items():
        pair = _shown(card)
        if name in seen and _pair(seen[name]) == pair:
            continue
        if found[pair] > 0:
            found[pair] -= 1  # it was seen under another number
        elif name in seen:
            lost.append(card)
        else:
            homes.append(name)
    return homes, lost


def _filled(
    edition: Edition, cards: Mapping[str, Card], deck: Mapping[str, list[HalfRow]], free: list[str]
) -> dict[str, list[HalfRow]]:
    """The cards that are left, with the halves that are left."""
    left = Counter({name: row.copies for name, row in edition.species.items()})
    left.subtract(half.species for card in edition.cards if card.id not in cards for half in card.halves)
    left.subtract(half[1] for halves in deck.values() for half in halves)
    for name, number in left.items():
        if number < 0:
            copies = edition.species[name].copies
            raise Misfit("many", name, copies - number, copies)
    places = {name: row.place for name, row in edition.species.items()}
    tops, bottoms, sides = (sum(n for s, n in left.items() if places[s] == at) for at in ("top", "bottom", "side"))
    if tops != bottoms or sides % 2 or tops + sides // 2 != len(free) or tops + bottoms + sides != left.total():
        raise Misfit("rest")
    upright = _upright(cards, free, tops, left)
    forms = {name: _UPRIGHT if name in upright else _ACROSS for name in free}
    filled: dict[str, list[HalfRow | None]] = {}
    for name in free:  # what can stay stays
        old = {half.slot: half for half in cards[name].halves}
        filled[name] = [
            [slot, half.species, half.symbol] if (half := old.get(slot)) and _take(left, half.species) else None
            for slot in forms[name]
        ]
    return {name: _without_gaps(edition, cards[name], forms[name], filled[name], left) for name in free}


def _take(left: Counter[str], species: str) -> bool:
    if left[species] <= 0:
        return False
    left[species] -= 1
    return True


def _upright(cards: Mapping[str, Card], free: list[str], wanted: int, left: Counter[str]) -> set[str]:
    """Which of the cards lie upright: those that we thought do, as far as there are so many."""

    def misses(name: str) -> int:
        return sum(left[half.species] <= 0 for half in cards[name].halves)

    mine = sorted((name for name in free if _form(cards[name]) == _UPRIGHT), key=lambda name: (misses(name), name))
    others = sorted((name for name in free if name not in mine), key=lambda name: (-misses(name), name))
    return {*mine[:wanted], *others[: max(0, wanted - len(mine))]}


def _without_gaps(
    edition: Edition, card: Card, form: tuple[str, str], halves: list[HalfRow | None], left: Counter[str]
) -> list[HalfRow]:
    """A card whose gaps are filled with what is missed most; not twice the same species if that can be."""
    done: list[HalfRow] = []
    for slot, half in zip(form, halves, strict=True):
        if half is None:
            place = slot if slot in _UPRIGHT else "side"
            other = {one[1] for one in (*halves, *done) if one}
            fitting = [name for name, row in edition.species.items() if row.place == place and left[name] > 0]
            best = max(fitting, key=lambda name: (name not in other, left[name], name))
            left[best] -= 1
            symbols = [one.symbol for one in card.halves]
            half = [slot, best, symbols[len(done)] if len(done) < len(symbols) else symbols[0]]
        done.append(half)
    return done
