"""Cards, editions and rules as pages ask for them, ready to be sent."""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from typing import Any

import orjson

from spinney.cards.boxes import boxes
from spinney.cards.boxes import editions as all_editions
from spinney.cards.load import load_edition, row_options
from spinney.pad.compiled import compiled_rules
from spinney.server.pages import Page, make_page
from spinney.words import words
from spinney.words.cardlist import catalogue
from spinney.words.language import Words

_KEPT = 64
"""Lists of cards of games with options of their own that are kept."""


def editions(lang: str) -> dict[str, Any]:
    """The boxes that there are, and all that their editions say of themselves."""
    speech = words(lang)
    listed = [
        {"box": box.id, "title": speech.box(box), "builds_on": box.builds_on or None, "cards": box.cards,
         "species": list(box.species), "own": box.is_own}
        for box in boxes()
    ]  # fmt: skip
    return {"boxes": listed, "editions": [edition_of(name, lang) for name in all_editions()]}


def edition_of(edition: str, lang: str) -> dict[str, Any]:
    """All that an edition says of itself, with its title."""
    table = load_edition(edition)
    return {**table.to_dict(), "title": words(lang).edition(table.boxes)}


@cache
def editions_page(lang: str) -> Page:
    """The editions, ready to be sent."""
    return make_page(orjson.dumps(editions(lang)), "application/json")


@cache
def edition_page(edition: str, lang: str) -> Page:
    """One edition, ready to be sent."""
    return make_page(orjson.dumps(edition_of(edition, lang)), "application/json")


@cache
def catalogue_page(edition: str, lang: str, solo: bool = False) -> Page:
    """The same, ready to be sent: every page asks for it first."""
    return make_page(orjson.dumps(catalogue(edition, lang, {"solo": True} if solo else None)), "application/json")


def own_catalogue_page(edition: str, lang: str, options: Mapping[str, Any]) -> Page:
    """The cards as they are in a game with these options, ready to be sent.

    :raises BadOption: if one has no such value.
    :raises BadCards: if a correction says more than it may.
    """
    return _own_catalogue_page(edition, lang, json.dumps(row_options(edition, options), sort_keys=True))


@lru_cache(_KEPT)
def _own_catalogue_page(edition: str, lang: str, options: str) -> Page:
    chosen: dict[str, Any] = json.loads(options)
    return make_page(orjson.dumps(catalogue(edition, lang, chosen)), "application/json")


@cache
def rules(edition: str, lang: str, solo: bool = False) -> dict[str, Any]:
    """The compiled rules of an edition (`spinney.rules/1`), with words for what they count in one language."""
    compiled, speech = compiled_rules(edition, solo), words(lang)
    counters = [counter.get("of") for counter in compiled["counters"]]
    tested = [number for number, counter in enumerate(compiled["counters"]) if "tests" in counter]
    return {
        **compiled,
        "words": {
            "counters": [_counted(of, speech) if of and at not in tested else None for at, of in enumerate(counters)],
            "groups": [_counted(group["of"], speech) for group in compiled["groups"]],
            "findings": {number: [speech.finding(counters[number], met) for met in (False, True)] for number in tested},
        },
    }


def _counted(rule: Mapping[str, Any], speech: Words) -> list[str]:
    """What is counted after the number one, and after others."""
    return [speech.counted(rule, number) for number in (1, 2)]


@cache
def rules_page(edition: str, lang: str, solo: bool) -> Page:
    """The same, ready to be sent."""
    return make_page(orjson.dumps(rules(edition, lang, solo), option=orjson.OPT_NON_STR_KEYS), "application/json")
