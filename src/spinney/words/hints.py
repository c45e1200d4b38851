"""The reasons of bots as sentences."""

from collections.abc import Mapping, Sequence
from typing import Any

from spinney.words.language import Words


def why_text(words: Words, why: Mapping[str, Any], players: Sequence[str]) -> str:
    """One line from a reason `{"id", "args"}`: `species` is the id of a species, `seat` the number of a player."""
    args = dict(why["args"])
    if "species" in args:
        args["species"] = words.species(args["species"])
    if "seat" in args:
        args["player"] = players[args.pop("seat")]
    return words.text(why["id"], **args)
