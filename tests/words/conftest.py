"""The card tables of both editions, for the tests of words."""

import json
from importlib.resources import files
from typing import Any

import pytest

Row = dict[str, Any]


def table(edition: str) -> dict[str, Any]:
    loaded: dict[str, Any] = json.loads(files("spinney.cards").joinpath(f"{edition}.json").read_text("utf-8"))
    return loaded


@pytest.fixture(scope="session")
def tables() -> dict[str, dict[str, Any]]:
    return {edition: table(edition) for edition in ("base", "dartmoor")}


@pytest.fixture(scope="session")
def rows(tables: dict[str, dict[str, Any]]) -> dict[str, dict[str, Row]]:
    """Species rows by edition and id."""
    return {edition: {row["id"]: row for row in loaded["species"]} for edition, loaded in tables.items()}
