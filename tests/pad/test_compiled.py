"""The compiled rules: plain data with a closed form; test_page.py holds the page to the engine."""

import gzip
import json
from collections.abc import Iterator
from typing import Any

import pytest

from spinney.cards.load import load_edition
from spinney.languages import LANGUAGES
from spinney.pad.compiled import RULES, compiled_rules
from spinney.server.catalogue import rules
from tests.engine.walks import EDITIONS as ALONE

EDITIONS = (*ALONE, "base+alpine+woodland_edge")

ARGUMENTS = {
    "cards": 0, "count": 1, "own": 1, "sum": None, "product": None, "entry": 2, "enough": 4, "lead": 3, "either": 3,
    "group": 1,
}  # fmt: skip
"""The words of the machine, and how much follows them."""
RAISED_BY = {"cards", "different", "symbol", "guests", "places", "full", "cave", "own"}
ON_THE_PAPER = {"guests", "symbol", "places", "full", "own"}
"""What raises a counter that numbers of cards alone don't tell."""


def words_in(points: Any) -> Iterator[list[Any]]:
    """All parts of a sum."""
    if isinstance(points, list):
        yield points
        if points[0] in ("sum", "product", "entry"):
            for part in points[1:]:
                yield from words_in(part) if points[0] != "entry" or part is points[1] else ()


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_machine_has_few_words(edition: str) -> None:
    compiled = compiled_rules(edition)
    assert compiled["format"] == RULES
    assert list(compiled["species"])[:-1] == list(load_edition(edition).species)
    for name, row in compiled["species"].items():
        for part in words_in(row["points"]):
            expected = ARGUMENTS[part[0]]
            assert expected is None or len(part) == expected + 1, name
            if part[0] in ("count", "own", "enough", "lead", "either"):
                counter = compiled["counters"][part[1]]
                assert ("own" in counter) == (part[0] in ("own", "either")), name


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_counter_says_what_raises_it(edition: str) -> None:
    compiled = compiled_rules(edition)
    asks = [counter["ask"] for counter in compiled["counters"] if "ask" in counter]
    assert len(set(asks)) == len(asks)
    for counter in compiled["counters"]:
        assert RAISED_BY & counter.keys(), counter
        assert ("ask" in counter) == bool(ON_THE_PAPER & counter.keys()), counter


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_small_and_has_words_in_each_language(edition: str, lang: str) -> None:
    told = rules(edition, lang)
    text = json.dumps(told)
    assert len(gzip.compress(text.encode())) < 8_000
    assert len(told["words"]["counters"]) == len(told["counters"])
    for number, counter in enumerate(told["counters"]):
        if "of" in counter:
            said = told["words"]["counters"][number] or told["words"]["findings"][number]
            assert all(said), counter
