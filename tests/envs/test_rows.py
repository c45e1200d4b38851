"""Rows of bytes: what is written in C does what its Python says."""

import os
import subprocess
import sys
from array import array
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spinney
from spinney.envs import rows
from spinney.envs.encode import piece

HERE = Path(spinney.__file__).parent / "envs"
ROOT = Path(__file__).resolve().parents[2]
BUILT = HERE / f"rows{EXTENSION_SUFFIXES[0]}"
compiled = pytest.mark.skipif(not BUILT.exists(), reason="not compiled; `make compile` does it")


def in_c() -> Any:
    spec = spec_from_file_location("spinney.envs.rows", BUILT)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def in_python() -> Any:
    spec = spec_from_file_location("rows_in_python", HERE / "rows.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_parts_of_all_kinds() -> None:
    """Bytes, counts, numbers and places; what does not fit is refused."""
    row = bytearray(b"\0" + b"\x09" * 10 + b"\0")
    rows.put(row, 1, pattern(b"bcno", (2, 4, 1, 3)), b"\x07\x08", [3, 3, 1 | 5 << 10], 300, 1)
    assert list(row) == [0, 7, 8, 0, 1, 0, 2, 255, 0, 1, 0, 0]
    rows.mark(row, 8, 4, [0, 3])
    assert list(row[8:]) == [1, 0, 0, 1]
    assert rows.clip([-3, 0, 255, 256]) == bytes([0, 0, 255, 255])
    assert rows.unpack([5 | 127 << 42 | 1 << 60, 9], 15) == bytes([5, 0, 0, 0, 0, 0, 127, 9, 0, 0, 0, 0, 0, 0, 0])
    row = bytearray(b"\x09" * 16)
    for place, told in enumerate(((1, b"b", False, b"U", b"uvw"), (300, b"a", True, b"T", b"xyz"))):
        rows.put_seat(row, 1, place, (0, 6, 8), *told)
    assert row == b"\x09\x01b\x00\xffa\x01UTuvwxyz\x09"
    assert rows.count((2, 2 | 1 << 10, 0), 4) == bytes([1, 0, 2, 0])


@compiled
def test_c_does_what_python_says() -> None:
    """Random parts, many of which do not fit: the same bytes, or both refuse."""
    rng = Random(4)
    c, python = in_c(), in_python()
    refused = 0
    for _ in range(4_000):
        number = rng.randrange(5)
        kinds = bytes(rng.choice(b"bcnoc") for _ in range(number))
        sizes = tuple(rng.choice((0, 1, 3, 40, 300)) if rng.random() < 0.2 else 3 for _ in range(number))
        parts = tuple(some_part(rng, kind) for kind in kinds)
        at = rng.choice((0, 0, 2, -1))
        answers = [outcome(module.put, at, pattern(kinds, sizes), *parts) for module in (c, python)]
        assert answers[0] == answers[1], (at, kinds, sizes, parts)
        places = [rng.randrange(-1, 12) for _ in range(rng.randrange(3))]
        marks = [outcome(module.mark, at, 10, places) for module in (c, python)]
        assert marks[0] == marks[1]
        refused += answers[0] == "refused"
        numbers = [rng.randrange(-300, 600) for _ in range(6)]
        assert c.clip(numbers) == python.clip(numbers)
    assert 0 < refused < 4_000
    one = bytearray(1)
    some: list[tuple[Any, ...]] = [(), (b"", 0, b"")]
    some += [(one, 0, pattern(b"x", (1,)), 1), (one, 0, pattern(b"c", (1,)), 1)]
    some += [(one, 0, b"n\1", 1), (one, 0, pattern(b"n", (1,))), (one, 0, b"", 1)]
    for wrong in some:
        with pytest.raises((TypeError, ValueError)):
            c.put(*wrong)


def pattern(kinds: bytes, sizes: tuple[int, ...]) -> bytes:
    return b"".join(piece(chr(kind), size) for kind, size in zip(kinds, sizes, strict=True))


@compiled
def test_c_picks_and_draws_as_python_does() -> None:
    """From tables, by places that may not be there; from lists, by random bytes, none of which reaches beyond them."""
    rng = Random(7)
    c, python = in_c(), in_python()
    refused = 0
    for _ in range(2_000):
        table = [rng.randrange(2_000) for _ in range(rng.randrange(6))]
        places = [rng.randrange(-1, 7) if rng.random() < 0.2 else rng.randrange(3) for _ in range(rng.randrange(4))]
        answers = [answer(module.pick, table, places) for module in (c, python)]
        assert answers[0] == answers[1], (table, places)
        refused += answers[0] == "refused"
        lists = [[rng.randrange(2_000) for _ in range(rng.choice((0, 1, 2, 40, 40, 40)))] for _ in range(3)]
        luck = rng.randbytes(rng.choice((12, 12, 11)))
        drawn = [answer(module.draw, lists, luck) for module in (c, python)]
        assert drawn[0] == drawn[1], (lists, luck)
        refused += drawn[0] == "refused"
    assert 0 < refused < 4_000
    for module in (c, python):
        assert array("q", bytes(module.draw([[5, 6]] * 2, b"\0\0\0\0\xff\xff\xff\xff"))).tolist() == [5, 6]
    some: list[tuple[Any, ...]] = [(), (1, [1]), ([1], 1), ([1], ["a"]), ([1], [10**30])]
    for wrong in some:
        with pytest.raises((TypeError, ValueError, OverflowError)):
            c.pick(*wrong)
    some = [(), ([[1]], 1), (1, b"1234"), ([1], b"1234"), ([["a"]], b"1234"), ([[10**30]], b"1234")]
    for wrong in some:
        with pytest.raises((TypeError, ValueError, OverflowError)):
            c.draw(*wrong)


def answer(function: Any, *given: Any) -> Any:
    try:
        return function(*given)
    except ValueError:
        return "refused"


@compiled
def test_c_writes_seats_and_fields_as_python_does() -> None:
    """Seats at places that there often are not; whole numbers of all sizes."""
    rng = Random(6)
    c, python = in_c(), in_python()
    refused = 0
    for _ in range(4_000):
        starts = tuple(rng.choice((0, 3, 6)) if rng.random() < 0.95 else rng.choice((-1, 2**62)) for _ in range(3))
        at, place = rng.choice((0, 1, 1, 1, -1)), rng.choice((0, 0, 1, 2, -1, 2**61))
        told: tuple[Any, ...] = (rng.choice((0, 3, 300)), rng.randbytes(rng.randrange(3)), rng.random() < 0.5)
        told += (rng.randbytes(rng.randrange(4)), rng.randbytes(rng.randrange(4)))
        answers = [outcome(module.put_seat, at, place, starts, *told) for module in (c, python)]
        assert answers[0] == answers[1], (at, place, starts, told)
        refused += answers[0] == "refused"
        keys = [rng.getrandbits(rng.choice((3, 29, 30, 31, 60, 61, 80))) * rng.choice((1, 1, -1)) for _ in range(3)]
        cards = tuple(rng.choice((0, 1, 2 | 3 << 10)) for _ in range(rng.randrange(4)))
        room = rng.choice((3, 3, 4, 2, -1))
        assert answer(c.count, cards, room) == answer(python.count, cards, room)
        size = rng.randrange(30)
        assert c.unpack(keys, size) == python.unpack(keys, size)
    assert 0 < refused < 4_000
    some: list[tuple[Any, ...]] = [(), ([1], -1), ([1], None), (3, 7), (["a"], 7)]
    for wrong in some:
        with pytest.raises((TypeError, ValueError)):
            c.unpack(*wrong)
        with pytest.raises((TypeError, ValueError)):
            c.count(*wrong)
    good = (bytearray(9), 0, 0, (0, 2, 3), 1, b"", True, b"a", b"b")
    c.put_seat(*good)
    for place, other in (
        (0, b"123456789"),
        (1, "a"),
        (2, None),
        (3, (0, 2)),
        (3, [0, 2, 3]),
        (3, "abc"),
        (4, "a"),
        (5, 1),
        (7, []),
        (8, "b"),
    ):
        with pytest.raises((TypeError, ValueError)):
            c.put_seat(*good[:place], other, *good[place + 1 :])


def some_part(rng: Random, kind: int) -> Any:
    if kind == ord("b"):
        return bytes(rng.randrange(256) for _ in range(rng.choice((3, 3, 3, 2))))
    if kind == ord("c"):
        cards = [rng.choice((0, 1, 2, 2 | 3 << 10, 3 if rng.random() < 0.1 else 1)) for _ in range(rng.randrange(4))]
        return rng.choice((list, tuple))(cards * rng.choice((1, 1, 100)))
    return rng.randrange(-2, 300 if kind == ord("n") else 4)


def outcome(function: Any, at: int, *rest: Any) -> bytes | str:
    row = bytearray(b"\x09" * 14)
    try:
        function(row, at, *rest)
    except ValueError:
        return "refused"
    return bytes(row)


@compiled
def test_compiled_environments_show_the_same() -> None:
    """All that seats see in some games, with the masks: the sources and what is compiled from them agree."""
    answers = []
    for pure in ("1", ""):
        run = subprocess.run(
            [sys.executable, "-m", "tests.envs.trace"],
            cwd=ROOT, env={**os.environ, "SPINNEY_PURE": pure}, capture_output=True, text=True, check=True,
        )  # fmt: skip
        answers.append(run.stdout)
    assert answers[0] == answers[1] != ""
