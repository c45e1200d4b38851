"""All cards of an edition with their names and texts in one language, for pages."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

import orjson

from spinney.cards.boxes import boxes
from spinney.cards.boxes import editions as all_editions
from spinney.cards.load import load_edition
from spinney.cards.model import Cave, Edition, Half
from spinney.pad.compiled import compiled_rules
from spinney.server.pages import Page, make_page
from spinney.words import words
from spinney.words.language import Words

_RULES = ("effect", "bonus", "permanent", "points", "placement")
"""The rule rows of a species: a page draws them as signs, the texts say them in words."""


@cache
def catalogue(edition: str, lang: str) -> dict[str, Any]:
    """Species with names and generated texts, the deck card by card, symbols, types and caves."""
    table, speech = load_edition(edition), words(lang)
    face_down = table.setup.face_down
    rows = {name: row.row for name, row in table.species.items()}
    species = {}
    for name, row in table.species.items():
        texts = {
            key: value for key, value in asdict(speech.card_text(row.row, face_down=face_down.kind)).items() if value
        }
        species[name] = {
            "name": speech.species(name), "latin": speech.latin(name), "place": row.place, "cost": row.cost,
            "copies": row.copies, "types": list(row.types), "text": texts, "reading": row.reading,
            "notes": speech.notes(row.row, rows, face_down.kind),
            "rules": {word: row.row[word] for word in _RULES if row.row.get(word)},
        }  # fmt: skip
    species[face_down.species] = {
        "name": speech.species(face_down.species), "latin": "", "place": face_down.kind, "cost": 0, "copies": 0,
        "types": list(face_down.types), "text": {}, "reading": False, "notes": [], "rules": {},
    }  # fmt: skip
    return {
        "edition": edition,
        "lang": lang,
        "species": species,
        "types": {name: speech.type(name) for name in table.types},
        "tree_symbols": {name: speech.species(name) for name in table.tree_symbols},
        "cards": {
            card.id: {
                "halves": [_half(half, table) for half in card.halves],
                "source": dict(card.source),
            }
            for card in table.cards
        },
        "face_down": face_down.species,
        "caves": [_cave(cave, speech, face_down.kind) for cave in table.caves],
    }


def _half(half: Half, table: Edition) -> dict[str, Any]:
    """A half; with its types where it shows others than its species does as a rule."""
    shown = {"slot": half.slot, "species": half.species, "symbol": half.symbol}
    is_usual = half.types == table.species[half.species].types
    return shown if is_usual else {**shown, "types": list(half.types)}


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
def catalogue_page(edition: str, lang: str) -> Page:
    """The same, ready to be sent: every page asks for it first."""
    return make_page(orjson.dumps(catalogue(edition, lang)), "application/json")


@cache
def rules(edition: str, lang: str) -> dict[str, Any]:
    """The compiled rules of an edition (`spinney.rules/1`), with words for what they count in one language."""
    compiled, speech = compiled_rules(edition), words(lang)
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
def rules_page(edition: str, lang: str) -> Page:
    """The same, ready to be sent."""
    return make_page(orjson.dumps(rules(edition, lang), option=orjson.OPT_NON_STR_KEYS), "application/json")


def _cave(cave: Cave, speech: Words, face_down: str) -> dict[str, Any]:
    row = {"id": cave.id, "number": cave.number, "effect": cave.effect, "points": cave.points}
    text = speech.cave_text(row, face_down)
    return {"id": cave.id, "number": cave.number, "points": cave.points, "text": text.effect or text.points}
