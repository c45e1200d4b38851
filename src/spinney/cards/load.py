"""Reads a card table into an `Edition`, checks it, and applies a game's options to its rows."""

import json
from collections import Counter
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

from spinney.cards.model import HOST_KINDS, Card, Cave, Edition, FaceDown, Half, Setup, Species
from spinney.cards.rules import Vocabulary
from spinney.errors import BadCards, BadOption

EDITIONS = ("base", "dartmoor")

_SPECIES_KEYS = {
    "id", "place", "copies", "cost", "types", "effect", "bonus", "permanent", "placement", "points",
    "reading", "note", "when_option",
}  # fmt: skip
_PLACES = {*HOST_KINDS, "top", "bottom", "side"}
_SLOTS_OF_PLACE = {"top": ("top",), "bottom": ("bottom",), "side": ("left", "right")}


@cache
def _read(edition: str) -> Mapping[str, Any]:
    if edition not in EDITIONS:
        raise BadOption(f"unknown edition {edition!r}; there are {', '.join(EDITIONS)}")
    text = resources.files("spinney.cards").joinpath(f"{edition}.json").read_text("utf-8")
    table: Mapping[str, Any] = json.loads(text)
    return table


def load_edition(edition: str, options: Mapping[str, Any] | None = None) -> Edition:
    """The edition of that name with the options that change rows (`cuckoo`, `wheatear`) applied.

    >>> load_edition("base").species["tawny_owl"].cost
    2
    """
    if not isinstance(edition, str):
        raise BadOption(f"unknown edition {edition!r}; there are {', '.join(EDITIONS)}")
    switches = _read(edition)["setup"]["options"]
    chosen = tuple(sorted((key, value) for key, value in (options or {}).items() if key in switches))
    return _edition(edition, chosen)


@cache
def _edition(edition: str, options: tuple[tuple[str, Any], ...]) -> Edition:
    return build_edition(_read(edition), dict(options))


def build_edition(table: Mapping[str, Any], options: Mapping[str, Any]) -> Edition:
    """Makes an edition from a table as read from its file; `BadCards` says what is wrong with it."""
    setup = _setup(table["setup"])
    rows = [_with_options(row, options) for row in table["species"]]
    names = [str(row.get("id")) for row in rows]
    if len(set(names)) != len(names):
        raise BadCards("a species stands twice in the table")
    vocabulary = Vocabulary(set(names), set(table["types"]), set(table["tree_symbols"]))
    species = {row["id"]: _species(row, vocabulary) for row in rows}
    cards = tuple(_card(row, species, table["tree_symbols"]) for row in table["deck"])
    _check_deck(cards, species)
    for cave in table["caves"]:
        for step in cave.get("effect", []):
            vocabulary.action(step, f"{cave['id']}.effect")
    return Edition(
        id=table["edition"],
        setup=setup,
        tree_symbols=tuple(table["tree_symbols"]),
        types=tuple(table["types"]),
        species=species,
        cards=cards,
        winter=tuple(table["winter"]),
        caves=tuple(Cave(**{**cave, "effect": tuple(cave.get("effect", ()))}) for cave in table["caves"]),
    )


def _setup(row: Mapping[str, Any]) -> Setup:
    below = row["face_down"]
    return Setup(
        removed={int(players): number for players, number in row["removed"].items()},
        hand=row["hand"],
        hand_limit=row["hand_limit"],
        winters=row["winters"],
        clearing_limit=row["clearing_limit"],
        mulligan=row["mulligan"],
        draft=row["caves"] == "draft",
        face_down=FaceDown(below["species"], below["kind"], tuple(below["types"]), below["as_action"]),
        options={key: tuple(values) for key, values in row["options"].items()},
    )


def _with_options(row: Mapping[str, Any], options: Mapping[str, Any]) -> dict[str, Any]:
    """The row, with the keys replaced that an option of the game replaces."""
    changed = dict(row)
    for option, values in row.get("when_option", {}).items():
        changed.update(values.get(options.get(option), {}))
    return changed


def _species(row: Mapping[str, Any], vocabulary: Vocabulary) -> Species:
    where = str(row.get("id"))
    for key in row:
        if key not in _SPECIES_KEYS:
            raise BadCards(f"{where}: unknown key {key!r}")
    for key in ("id", "place", "copies", "cost", "types", "points"):
        if key not in row:
            raise BadCards(f"{where}: {key!r} is missing")
    if row["place"] not in _PLACES:
        raise BadCards(f"{where}.place: unknown place {row['place']!r}")
    for key in ("copies", "cost"):
        if not isinstance(row[key], int) or isinstance(row[key], bool) or row[key] < 0:
            raise BadCards(f"{where}.{key}: {row[key]!r} is not a number of cards")
    for name in row["types"]:
        if name not in vocabulary.types:
            raise BadCards(f"{where}.types: unknown type {name!r}")
    vocabulary.check_species(row)
    return Species(
        id=where,
        place=row["place"],
        copies=row["copies"],
        cost=row["cost"],
        types=tuple(row["types"]),
        points=row["points"],
        effect=tuple(row.get("effect", ())),
        bonus=tuple(row.get("bonus", ())),
        permanent=row.get("permanent"),
        placement=row.get("placement"),
        reading=bool(row.get("reading", False)),
        note=str(row.get("note", "")),
        row=row,
    )


def _card(row: Mapping[str, Any], species: Mapping[str, Species], symbols: list[str]) -> Card:
    halves = []
    for slot, name, symbol in row["halves"]:
        if name not in species:
            raise BadCards(f"{row['id']}: unknown species {name!r}")
        if symbol not in symbols:
            raise BadCards(f"{row['id']}: unknown tree symbol {symbol!r}")
        if slot not in _SLOTS_OF_PLACE.get(species[name].place, (species[name].place,)):
            raise BadCards(f"{row['id']}: {name} can't be a {slot} half")
        halves.append(Half(slot, name, symbol))
    return Card(row["id"], tuple(halves), row.get("source", {}), row.get("note", ""))


def _check_deck(cards: tuple[Card, ...], species: Mapping[str, Species]) -> None:
    copies = Counter(half.species for card in cards for half in card.halves)
    for name, row in species.items():
        if copies[name] != row.copies:
            raise BadCards(f"{name}: the deck has {copies[name]} copies, the table says {row.copies}")
    if len({card.id for card in cards}) != len(cards):
        raise BadCards("a card number stands twice in the deck")
