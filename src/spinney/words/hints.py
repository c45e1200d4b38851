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


def lead_args(lead: float) -> dict[str, Any]:
    """What messages want to know of a lead: on which `side` one ends, and by how many `points`."""
    points = round(lead)
    return {"side": "ahead" if points > 0 else "behind" if points else "level", "points": abs(points)}


def outlook_text(words: Words, lead: float, chance: float | None) -> str:
    """What is to be expected of the end; alone (without a chance to win) a lead is one's points."""
    if chance is None:
        return words.text("hint-points", points=round(lead))
    return words.text("hint-outlook", percent=round(100 * chance), **lead_args(lead))
