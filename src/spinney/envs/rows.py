"""Puts the parts of an observation one behind the other into a row of bytes: the innermost loop of all environments.

`rows.c` says the same in C, and `make compile` builds it; tests hold the two against each other.
"""

from collections.abc import Sequence
from typing import Any

_FULL = 255
_FIELDS = 7


def put(row: bytearray, at: int, kinds: bytes, sizes: Sequence[int], parts: Sequence[Any]) -> None:
    """Writes the parts into the row, over what was there; each has its kind and its size in bytes.

    - `b`: bytes, as they are;
    - `c`: cards (what stands above the ten lowest bits does not count), how many there are of each;
    - `n`: a number, up to 255;
    - `o`: a 1 at this place, if it is one.

    :raises ValueError: if something does not fit into its place.
    """
    if not len(kinds) == len(sizes) == len(parts):
        raise ValueError("as many kinds and sizes as parts are needed")
    for kind, size, part in zip(kinds, sizes, parts, strict=True):
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


def put_seats(
    row: bytearray,
    at: int,
    cards: int,
    me: int,
    acts: int,
    hands: Sequence[Sequence[int]],
    standings: Sequence[bytes],
    tallies: Sequence[bytes],
    known: Sequence[Sequence[int]],
) -> None:
    """Writes what everybody sees of each seat, clockwise from `me`, over what was there.

    First for each seat how many cards are in its hand, its standing, and whether it acts; then the tallies; then the
    known cards, so many kinds of which there are.

    :raises ValueError: if there is no such seat, or something does not fit into its place.
    """
    seats = len(hands)
    if not len(standings) == len(tallies) == len(known) == seats:
        raise ValueError("each list needs an entry for each seat")
    if not 0 <= at <= len(row) or cards < 0 or not 0 <= me < seats:
        raise ValueError("there is no such place, seat or number of cards")
    order = [(me + number) % seats for number in range(seats)]
    pieces = [bytes([min(len(hands[seat]), _FULL), *standings[seat], seat == acts]) for seat in order]
    pieces += [tallies[seat] for seat in order]
    if at + sum(map(len, pieces)) + seats * cards > len(row):
        raise ValueError("a part does not fit into the row")
    for piece in pieces:
        row[at : at + len(piece)] = piece
        at += len(piece)
    for seat in order:
        _count(row, at, cards, known[seat])
        at += cards


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
