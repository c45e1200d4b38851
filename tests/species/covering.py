"""Keeps book of which species has a test. `conftest.py` sees to it that such a test really plays the species."""

from collections.abc import Callable

Test = Callable[[], None]
COVERED: dict[str, set[str]] = {"base": set(), "dartmoor": set()}


def covers(edition: str, *species: str) -> Callable[[Test], Test]:
    """Marks a test as one that plays these species in a game."""

    def mark(test: Test) -> Test:
        COVERED[edition].update(species)
        test.covers = species  # type: ignore[attr-defined]
        return test

    return mark
