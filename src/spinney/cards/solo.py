"""How an edition is played alone: the table of a solo game, its automa cards and its challenges."""

from collections.abc import Mapping
from typing import Any

from spinney.cards.form import keys
from spinney.cards.model import AutomaCard, Challenge, Solo
from spinney.cards.rules import Vocabulary
from spinney.errors import BadCards

Rows = dict[str, Any]

CHALLENGE = "challenge"
"""The option that says what a solo game is played for: the number of a challenge."""


def with_options(row: Mapping[str, Any], options: Mapping[str, Any]) -> Rows:
    """The row, with the keys replaced that an option of the game replaces."""
    changed = dict(row)
    for option, values in row.get("when_option", {}).items():
        changed.update(values.get(options.get(option), {}))
    return changed


def alone(whole: Rows) -> Rows:
    """The composed table of some boxes as one plays it alone: other numbers of the set-up, other points."""
    solo = whole["solo"]
    changed = {row["id"]: row for row in solo["species"]}
    unknown = set(changed) - {row["id"] for row in whole["species"]}
    if unknown:
        raise BadCards(f"solo.species: unknown species {min(unknown)!r}")
    setup = {
        **whole["setup"], **solo["setup"], "seats": [1, 1], "caves": "plain", "solo": True,
        "options": {**whole["setup"]["options"], **_options(solo)},
    }  # fmt: skip
    species = [{**row, **changed.get(row["id"], {})} for row in whole["species"]]
    return {**whole, "setup": setup, "species": species}


def _options(solo: Mapping[str, Any]) -> Rows:
    """The switches that a solo game has of its own; the first challenge is the one that is played if none is named."""
    challenges = [row["id"] for row in solo["challenges"]]
    return {CHALLENGE: challenges, **solo["options"]} if challenges else dict(solo["options"])


def make_solo(whole: Rows, options: Mapping[str, Any], vocabulary: Vocabulary) -> Solo | None:
    """What a composed table says of playing alone, with the options applied to its automa cards."""
    solo = whole["solo"]
    if solo is None:
        return None
    goals = Vocabulary(vocabulary.species, vocabulary.types, vocabulary.symbols)  # no card counts what they count
    made = Solo(
        automa=solo.get("automa", ""),
        cards=tuple(_card(with_options(row, options)) for row in solo["cards"]),
        challenges=tuple(_challenge(row, goals) for row in solo["challenges"]),
        options={name: tuple(values) for name, values in _options(solo).items()},
    )
    if not made.pass_takes:
        raise BadCards("solo.cards: an automa that takes no card of the deck would play for ever")
    if len({challenge.id for challenge in made.challenges}) < len(made.challenges):
        raise BadCards("solo.challenges: a number stands there twice")
    cave = solo["setup"].get("cave", 0)
    if cave and cave not in [row.get("number") for row in whole["caves"]]:
        raise BadCards(f"solo.setup.cave: there is no cave {cave}")
    return made


def _card(row: Mapping[str, Any]) -> AutomaCard:
    return AutomaCard(
        row["id"], row.get("add", 0), row.get("remove", 0), row.get("from") == "right", row.get("burn", 0),
        row.get("note", ""),
    )  # fmt: skip


def _challenge(row: Mapping[str, Any], vocabulary: Vocabulary) -> Challenge:
    where = f"solo.challenges {row['id']}"
    vocabulary.goal(row["goal"], where)
    start = row.get("start", {})
    if start:
        keys(start, f"{where}.start", {"species": lambda name: name in vocabulary.species})
    return Challenge(row["id"], row["key"], row["goal"], tuple(row["medals"]), start.get("species", ""))
