"""Rows of bytes: what is written in C does what its Python says."""

import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spinney
from spinney.envs import rows

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
    rows.put(row, 1, b"bcno", (2, 4, 1, 3), (b"\x07\x08", [3, 3, 1 | 5 << 10], 300, 1))
    assert list(row) == [0, 7, 8, 0, 1, 0, 2, 255, 0, 1, 0, 0]
    rows.mark(row, 8, 4, [0, 3])
    assert list(row[8:]) == [1, 0, 0, 1]
    assert rows.clip([-3, 0, 255, 256]) == bytes([0, 0, 255, 255])
    assert rows.unpack([5 | 127 << 42 | 1 << 60, 9], 15) == bytes([5, 0, 0, 0, 0, 0, 127, 9, 0, 0, 0, 0, 0, 0, 0])
    row = bytearray(b"\x09" * 16)
    rows.put_seats(row, 1, 3, 1, 0, [[4, 4], [5]], [b"a", b"b"], [b"T", b"U"], [[], (2, 2 | 1 << 10)])
    assert row == b"\x09\x01b\x00\x02a\x01UT\x00\x00\x02\x00\x00\x00\x09"


@compiled
def test_c_does_what_python_says() -> None:
    """Random parts, many of which do not fit: the same bytes, or both refuse."""
    rng = Random(4)
    c, python = in_c(), in_python()
    refused = 0
    for _ in range(4_000):
        number = rng.randrange(5)
        kinds = bytes(rng.choice(b"bcnoc") for _ in range(number))
        sizes = tuple(rng.choice((0, 1, 3, 40)) if rng.random() < 0.2 else 3 for _ in range(number))
        parts = tuple(some_part(rng, kind) for kind in kinds)
        at = rng.choice((0, 0, 2, -1))
        answers = [outcome(module.put, at, kinds, sizes, parts) for module in (c, python)]
        assert answers[0] == answers[1], (at, kinds, sizes, parts)
        places = [rng.randrange(-1, 12) for _ in range(rng.randrange(3))]
        marks = [outcome(module.mark, at, 10, places) for module in (c, python)]
        assert marks[0] == marks[1]
        refused += answers[0] == "refused"
        numbers = [rng.randrange(-300, 600) for _ in range(6)]
        assert c.clip(numbers) == python.clip(numbers)
    assert 0 < refused < 4_000
    for wrong in ((), (bytearray(1), 0, b"x", (1,), (1,)), (b"", 0, b"", (), ()), (bytearray(1), 0, b"c", (1,), (1,))):
        with pytest.raises((TypeError, ValueError)):
            c.put(*wrong)


@compiled
def test_c_writes_seats_and_fields_as_python_does() -> None:
    """Of two or three seats, in rows that are often too short, with whole numbers of all sizes."""
    rng = Random(6)
    c, python = in_c(), in_python()
    refused = 0
    for _ in range(4_000):
        seats = rng.choice((2, 2, 3))
        numbers = [rng.choice((0, 1, 1, 1, -1)), rng.choice((0, 3, 3, 3, -2)), rng.randrange(-1, seats + 1)]
        lists: list[list[Any]] = [
            [[1] * rng.choice((0, 3, 300)) for _ in range(seats)],
            [rng.randbytes(rng.choice((0, 1))) for _ in range(seats)],
            [rng.randbytes(rng.choice((0, 2))) for _ in range(seats)],
            [tuple(rng.choice((0, 1, 2 | 3 << 10)) for _ in range(rng.randrange(4))) for _ in range(seats)],
        ]
        if rng.random() < 0.1:
            rng.choice(lists).pop()
        acts = rng.randrange(-1, seats)
        answers = [outcome(module.put_seats, *numbers, acts, *lists) for module in (c, python)]
        assert answers[0] == answers[1], (numbers, lists)
        refused += answers[0] == "refused"
        keys = [rng.getrandbits(rng.choice((3, 29, 30, 31, 60, 61, 80))) * rng.choice((1, 1, -1)) for _ in range(3)]
        size = rng.randrange(30)
        assert c.unpack(keys, size) == python.unpack(keys, size)
    assert 0 < refused < 4_000
    some: list[tuple[Any, ...]] = [(), ([1], -1), ([1], None), (3, 7), (["a"], 7)]
    for wrong in some:
        with pytest.raises((TypeError, ValueError)):
            c.unpack(*wrong)
    some = [([[]], ["a"], [b""], [[]]), (1, 1, 1, 1), ()]
    for wrong in some:
        with pytest.raises((TypeError, ValueError)):
            c.put_seats(bytearray(9), 0, 1, 0, 0, *wrong)


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
