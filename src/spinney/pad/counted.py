"""Forests that come one by one from several phones, entered card by card or only counted; each is checked alone."""

from collections.abc import Mapping, Sequence
from typing import Any

from spinney.cards.load import load_edition
from spinney.engine.compiler import compile_tables
from spinney.errors import BadTable
from spinney.pad.numbers import KEY, check_numbers
from spinney.pad.table import FORESTS, score_table


def check_forest(edition: str, forest: Any) -> None:
    """Refuses a forest that can't lie on any table, whatever the others hold.

    >>> check_forest("base", {"name": "Ana", "cave": 2, "hosts": [{"species": "birch"}]})

    :raises BadTable: with one line that names the host and the slot.
    """
    score_table(_table(edition, [forest]))
    if KEY in forest:
        _check_counts(edition, forest)


def score_forests(edition: str, forests: Sequence[Mapping[str, Any]]) -> tuple[dict[str, Any] | None, str | None]:
    """The scores of forests that were checked one by one, or the line why they can't be scored together."""
    for number, forest in enumerate(forests):
        if KEY in forest:
            return None, f"forest {number + 1} is only counted; the page scores it"
    try:
        return score_table(_table(edition, forests)), None
    except BadTable as error:
        return None, str(error)


def _table(edition: str, forests: Sequence[Any]) -> dict[str, Any]:
    """The table of these forests, without what was only counted."""
    return {"format": FORESTS, "edition": edition, "forests": [_entered(forest) for forest in forests]}


def _entered(forest: Any) -> Any:
    if not isinstance(forest, Mapping):
        return forest  # `score_table` says what it thinks of that
    return {name: value for name, value in forest.items() if name != KEY}


def _check_counts(edition: str, forest: Mapping[str, Any]) -> None:
    if forest["hosts"]:
        raise BadTable(f"{KEY}: a forest that is only counted has no hosts")
    check_numbers(compile_tables(edition, load_edition(edition).setup.pad), forest[KEY], KEY)
