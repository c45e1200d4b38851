"""All cards of an edition with their names and texts in one language."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import cache
from typing import Any

from spinney.cards.load import load_edition
from spinney.cards.model import Cave, Edition, Half
from spinney.words.language import Words, words

_RULES = ("effect", "bonus", "permanent", "points", "placement")
"""The rule rows of a species: a page draws them as signs, the texts say them in words."""


def catalogue(edition: str, lang: str, options: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """Species with names and generated texts, the deck card by card, symbols, types and caves.

    With the options of a game: as they are in that game.
    """
    return _listed(load_edition(edition, options), lang) if options else _plain(edition, lang)


@cache
def _plain(edition: str, lang: str) -> dict[str, Any]:
    return _listed(load_edition(edition), lang)


def _listed(table: Edition, lang: str) -> dict[str, Any]:
    speech = words(lang)
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
        "edition": table.id,
        "lang": lang,
        "species": species,
        "types": {name: speech.type(name) for name in table.types},
        "a_type": {name: speech.a_type(name) for name in table.types},
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


def _cave(cave: Cave, speech: Words, face_down: str) -> dict[str, Any]:
    row = {"id": cave.id, "number": cave.number, "effect": cave.effect, "points": cave.points}
    text = speech.cave_text(row, face_down)
    return {"id": cave.id, "number": cave.number, "points": cave.points, "text": text.effect or text.points}
