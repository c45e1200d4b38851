"""Forests that come one by one from several phones, entered card by card or only counted; each is checked alone."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from spinney.cards.load import load_edition
from spinney.errors import BadTable
from spinney.pad.table import FORESTS, score_table

_KEY = "quick"
"""What marks a forest that was only counted."""
_MOST = 99
_MOST_COUNTS = 120
_MOST_ANSWERS = 60
_QUESTION = re.compile(r"[a-z0-9_@:.-]{1,60}")


def check_forest(edition: str, forest: Any) -> None:
    """Refuses a forest that can't lie on any table, whatever the others hold.

    >>> check_forest("base", {"name": "Ana", "cave": 2, "hosts": [{"species": "birch"}]})

    :raises BadTable: with one line that names the host and the slot.
    """
    score_table(_table(edition, [forest]))
    if _KEY in forest:
        _check_counts(edition, forest)


def score_forests(edition: str, forests: Sequence[Mapping[str, Any]]) -> tuple[dict[str, Any] | None, str | None]:
    """The scores of forests that were checked one by one, or the line why they can't be scored together."""
    for number, forest in enumerate(forests):
        if _KEY in forest:
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
    return {name: value for name, value in forest.items() if name != _KEY}


def _check_counts(edition: str, forest: Mapping[str, Any]) -> None:
    quick = forest[_KEY]
    if forest["hosts"]:
        raise BadTable(f"{_KEY}: a forest that is only counted has no hosts")
    if not isinstance(quick, Mapping) or quick.keys() != {"counts", "answers"}:
        raise BadTable(f"{_KEY}: expected counts and answers")
    cards = load_edition(edition)
    for name in _numbers(quick["counts"], f"{_KEY}, counts", _MOST_COUNTS):
        if name not in cards.species and name != cards.setup.face_down.species:
            raise BadTable(f"{_KEY}, counts: {edition} has no species {name!r:.60}")
    for name in _numbers(quick["answers"], f"{_KEY}, answers", _MOST_ANSWERS):
        if _QUESTION.fullmatch(name) is None:
            raise BadTable(f"{_KEY}, answers: {name!r:.60} is no question")


def _numbers(row: Any, where: str, most: int) -> Mapping[str, int]:
    """An object of at most so many small numbers."""
    if not isinstance(row, Mapping) or len(row) > most:
        raise BadTable(f"{where}: expected an object with at most {most} numbers")
    for name, value in row.items():
        if type(value) is not int or not 0 <= value <= _MOST:
            raise BadTable(f"{where}, {name!r:.60}: expected a number from 0 to {_MOST}, not {value!r:.60}")
    return row
