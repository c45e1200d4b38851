"""Puts the parts of an observation one behind the other into a row of bytes: the innermost loop of all environments.

`rows.c` says the same in C, and `make compile` builds it; tests hold the two against each other.
"""

from array import array
from collections.abc import Sequence
from typing import Any

_FULL = 255
_FIELDS = 7
_LUCK = 4


def put(row: bytearray, at: int, pattern: bytes, *parts: Any) -> None:
    """Writes the parts into the row, over what was there; three bytes of the pattern say of each what it is.

    The first is its kind, the others are its size in bytes, the lower one first. Kinds are:

    - `b`: bytes, as they are;
    - `c`: cards (what stands above the ten lowest bits does not count), how many there are of each;
    - `n`: a number, up to 255;
    - `o`: a 1 at this place, if it is one.

    :raises ValueError: if something does not fit into its place.
    """
    if len(pattern) != 3 * len(parts):
        raise ValueError("the pattern needs three bytes for each part")
    for number, part in enumerate(parts):
        kind, size = pattern[3 * number], pattern[3 * number + 1] | pattern[3 * number + 2] << 8
        if at < 0 or size < (kind == 110) or at + size > len(row):
            raise ValueError("a part does not fit into the row")
        if kind == 98:
            if len(part) != size:
                raise ValueError("bytes do not have the size of their part")
            row[at : at + size] = part
        elif kind == 99:
            _count(row, at, size, part)
        elif kind == 110:
            row[at : at + size] = bytes(size)
            row[at] = min(max(part, 0), _FULL)
        elif kind == 111:
            row[at : at + size] = bytes(size)
            if 0 <= part < size:
                row[at + part] = 1
        else:
            raise ValueError("there is no such kind of part")
        at += size


def _count(row: bytearray, at: int, size: int, cards: Sequence[int]) -> None:
    row[at : at + size] = bytes(size)
    for card in cards:
        place = card & 1023
        if place >= size:
            raise ValueError("there is no place for a card")
        if row[at + place] < _FULL:
            row[at + place] += 1


def put_seat(
    row: bytearray,
    at: int,
    place: int,
    starts: tuple[int, int, int],
    hand: int,
    standing: bytes,
    acts: bool,
    tally: bytes,
    known: bytes,
) -> None:
    """Writes what everybody sees of a seat over what was there, into three parts that have a place for each seat.

    The first has how many cards are in hand, the standing, and whether the seat acts; then the tally; then what is
    known of the hand. `at` is where the observation begins, `starts` where the parts do in it, and the seat has this
    place in each.

    :raises ValueError: if something does not fit into its place.
    """
    pieces = (bytes([min(max(hand, 0), _FULL), *standing, acts]), tally, known)
    if at < 0 or place < 0 or min(starts) < 0:
        raise ValueError("there is no such place")
    for start, piece in zip(starts, pieces, strict=True):
        to = at + start + place * len(piece)
        if to + len(piece) > len(row):
            raise ValueError("a part does not fit into the row")
        row[to : to + len(piece)] = piece


def count(cards: Sequence[int], size: int) -> bytes:
    """How many there are of each of so many cards, as `put` counts them.

    :raises ValueError: if there is no place for a card.
    """
    if size < 0:
        raise ValueError("there is no such size")
    counted = bytearray(size)
    _count(counted, 0, size, cards)
    return bytes(counted)


def mark(row: bytearray, at: int, size: int, places: Sequence[int]) -> None:
    """Writes a 1 at each of these places of a part, and a 0 at all others.

    :raises ValueError: if there is no such place.
    """
    if at < 0 or size < 0 or at + size > len(row):
        raise ValueError("a part does not fit into the row")
    row[at : at + size] = bytes(size)
    for place in places:
        if not 0 <= place < size:
            raise ValueError("there is no such place")
        row[at + place] = 1


def pick(table: Sequence[Any], places: Sequence[int]) -> list[Any]:
    """What stands at these places of the table.

    :raises ValueError: if it has no such place.
    """
    if places and not 0 <= min(places) <= max(places) < len(table):
        raise ValueError("the table has no such place")
    return [table[place] for place in places]


def draw(lists: Sequence[Sequence[int]], luck: bytes) -> bytearray:
    """One number of each list by four random bytes each, the lowest first; eight bytes for each, as arrays have them.

    :raises ValueError: if a list is empty, or there are more or fewer bytes.
    """
    if len(luck) != _LUCK * len(lists):
        raise ValueError("four bytes are needed for each list")
    if not all(lists):
        raise ValueError("there is nothing to draw from")
    shares = [int.from_bytes(luck[at : at + _LUCK], "little") for at in range(0, len(luck), _LUCK)]
    return bytearray(array("q", [list[share * len(list) >> 32] for list, share in zip(lists, shares, strict=True)]))


def clip(numbers: Sequence[int]) -> bytes:
    """The numbers as bytes; what is below 0 or above 255 becomes that."""
    try:
        return bytes(numbers)
    except ValueError:
        return bytes([min(max(number, 0), _FULL) for number in numbers])


def unpack(numbers: Sequence[int], size: int) -> bytes:
    """Of each number the seven lowest fields of seven bits, a byte each: as many as fit into the size, then zeros.

    :raises ValueError: if the size is below zero.
    """
    if size < 0:
        raise ValueError("there is no such size")
    told = [number >> (7 * place) & 127 for number in numbers[: size // _FIELDS] for place in range(_FIELDS)]
    return bytes(told) + bytes(size - len(told))
