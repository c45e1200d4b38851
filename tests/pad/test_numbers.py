"""Forests in numbers, scored by the engine. That all the pad saves scores as on the page is in test_page.py."""

from typing import Any

import pytest

from spinney import BadTable, score_table

COUNTS = {"beech": 3, "oak": 1, "chaffinch": 2, "roe_deer": 1}
ANSWERS = {"met:chaffinch": 1, "own:roe_deer@linden": 1, "symbol:linden": 2}


def table(counts: Any = COUNTS, answers: Any = ANSWERS, **more: Any) -> dict[str, Any]:
    forest = {"name": "Ana", "cave": 3, "hosts": [], "quick": {"counts": counts, "answers": answers}, **more}
    return {"format": "spinney.counts/1", "edition": "base", "forests": [forest]}


def test_numbers_score() -> None:
    score = score_table(table())["scores"][0]
    assert {part["species"]: part["points"] for part in score["parts"]} == {
        "beech": 0, "oak": 0, "chaffinch": 5, "roe_deer": 9,
    }  # fmt: skip
    assert score["total"] == 17


def test_reasons_say_for_how_many_cards_a_condition_holds() -> None:
    score = score_table(table())["scores"][0]
    assert next(part["why"]["met"] for part in score["parts"] if part["species"] == "chaffinch") == 1
    answers = {"met:meadowsweet": 1, "twice:meadowsweet": 1}
    score = score_table(table({"blanket_bog": 1, "meadowsweet": 2}, answers) | {"edition": "dartmoor"})["scores"][0]
    part = next(part for part in score["parts"] if part["species"] == "meadowsweet")
    assert (part["points"], part["why"]["met"], part["why"]["doubled"]) == (10, 1, 1)


def test_numbers_beside_cards() -> None:
    """Who has more is decided between a forest of cards and one in numbers."""
    both = table({"linden": 2}, {})
    both["forests"].append({"name": "Ben", "cave": 0, "hosts": [{"species": "linden"}]})
    assert [score["total"] for score in score_table(both)["scores"]] == [9, 1]


@pytest.mark.parametrize(
    ("broken", "line"),
    [
        (table(answers={}), "met:chaffinch is missing"),
        (table(answers={**ANSWERS, "met:chaffinch": 3}), "met:chaffinch can be 2 at most"),
        (table(answers={**ANSWERS, "own:roe_deer@birch": 1, "symbol:birch": 0}), "more symbols than it has cards"),
        (table({"tor": 1}, {}), "base has no species 'tor'"),
        (table({"oak": 99}, {}), "99 cards of oak"),
        (table({"oak": True}, {}), "expected a number"),
        (table(hosts=[{"species": "oak"}]), "has no hosts"),
        (table() | {"format": "spinney.forests/1"}, "unknown key 'quick'"),
    ],
)
def test_what_is_missing_or_can_not_be_is_refused(broken: dict[str, Any], line: str) -> None:
    with pytest.raises(BadTable, match=line):
        score_table(broken)
