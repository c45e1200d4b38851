"""Keeps book of which species has a test. `conftest.py` sees to it that such a test really plays the species."""

from collections.abc import Callable

Test = Callable[[], None]
COVERED: dict[str, set[str]] = {"base": set(), "dartmoor": set(), "alpine": set(), "woodland_edge": set()}
"""By box."""


def covers(box: str, *species: str) -> Callable[[Test], Test]:
    """Marks a test as one that plays these species of a box in a game."""

    def mark(test: Test) -> Test:
        COVERED[box].update(species)
        test.covers = species  # type: ignore[attr-defined]
        return test

    return mark
