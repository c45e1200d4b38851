"""What the page's own tests play with is what the server tells today."""

import json
from collections.abc import Iterator
from typing import Any

from tools.record_views import FILE, record

from spinney.engine.prompts import PROMPTS

MOST = 150_000
"""Bytes that the repository keeps of it."""


def paths(value: Any, where: str = "") -> Iterator[str]:
    """Every key that is somewhere in it, with the keys that lead there."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield f"{where}.{key}"
            yield from paths(inner, f"{where}.{key}")
    elif isinstance(value, list):
        for inner in value:
            yield from paths(inner, f"{where}[]")


def told(recorded: dict[str, Any]) -> dict[str, list[Any]]:
    """All messages, by what they are."""
    editions = recorded.values()
    moments = [moment for edition in editions for moment in edition["moments"].values()]
    views = [message for edition in editions for message in (edition["lobby"], *edition["story"])]
    return {"view": views + [moment["view"] for moment in moments], "look": [moment["look"] for moment in moments]}


def test_the_recorded_views_have_the_shape_of_todays() -> None:
    kept, today = told(json.loads(FILE.read_text(encoding="utf-8"))), told(record())
    for name, messages in today.items():
        assert set(paths(kept[name])) == set(paths(messages)), "record them again: python -m tools.record_views"


def test_every_kind_of_decision_is_recorded() -> None:
    kept = json.loads(FILE.read_text(encoding="utf-8"))
    kinds = {moment["view"]["view"]["prompt"]["kind"] for one in kept.values() for moment in one["moments"].values()}
    assert kinds == {prompt.name for prompt in PROMPTS}
    assert FILE.stat().st_size < MOST
