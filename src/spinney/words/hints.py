"""The reasons of bots as sentences."""

from collections.abc import Mapping
from typing import Any

from spinney.words.language import Words


def why_text(words: Words, why: Mapping[str, Any]) -> str:
    """One line from a reason `{"id", "args"}`; an argument `species` is the id of a species."""
    args = {name: words.species(value) if name == "species" else value for name, value in why["args"].items()}
    return words.text(why["id"], **args)
