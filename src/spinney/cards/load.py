"""Makes an `Edition` from the tables of its boxes, checks it, and applies a game's options to its rows."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, lru_cache
from typing import Any

from spinney.cards.boxes import Table, boxes_of, found_at, table_of
from spinney.cards.compose import compose
from spinney.cards.correction import CORRECTION, check_correction, correction_table, correction_text, trimmed
from spinney.cards.doubts import unsure_of
from spinney.cards.form import PLACES, is_number, is_texts
from spinney.cards.model import Card, Cave, Edition, FaceDown, Half, HandDeal, HostKind, Setup, Species
from spinney.cards.rules import Vocabulary
from spinney.cards.solo import CHALLENGE, alone, make_solo, with_options
from spinney.errors import BadCards, BadOption, shown

_SPECIES_KEYS = {
    "id", "place", "copies", "cost", "types", "effect", "bonus", "permanent", "placement", "points",
    "reading", "unsure", "note", "when_option", "box", "where",
}  # fmt: skip
_SLOTS_OF_PLACE = {"top": ("top",), "bottom": ("bottom",), "side": ("left", "right")}
_CORRECTED = 64
"""So many editions with a correction of somebody's own are kept; others are made again."""


def load_edition(edition: str, options: Mapping[str, Any] | None = None) -> Edition:
    """The edition of these boxes with the options that change rows (`cuckoo`, `wheatear`, `solo`) applied.

    >>> load_edition("base").species["tawny_owl"].cost
    2

    :raises BadOption: if there are no such boxes, if they do not combine, or can't be played alone as the options want.
    :raises BadCards: if a box is not what it should be.
    """
    names = boxes_of(edition)
    where = found_at(names)
    wishes, plain = options or {}, _edition(names, where, ())
    text = correction_text(wishes.get(CORRECTION))
    alone: tuple[tuple[str, Any], ...] = ()
    if wishes.get("solo") is True:
        if plain.solo is None:
            raise BadOption(f"{edition}: there is no solo game with these boxes")
        alone = (("solo", True),)
        plain = _edition(names, where, alone)
    switches = plain.setup.options
    chosen = [(key, value) for key, value in wishes.items() if key in switches and key != CHALLENGE]
    made = tuple(sorted([*alone, *chosen]))
    return _corrected(names, where, made, text) if text else _edition(names, where, made)


def checked_correction(edition: str, rows: Any) -> dict[str, Any]:
    """A correction that a game of this edition brings, as it is kept with the game.

    :raises BadCards: with card or species and reason, if it says more than a correction may.
    """
    kept = trimmed(rows, boxes_of(edition))
    load_edition(edition, {CORRECTION: kept})
    return kept


def row_options(edition: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """Those options of a game that decide what its cards say, checked.

    :raises BadOption: if one has no such value, or there is no such game.
    :raises BadCards: as `checked_correction`.
    """
    chosen: dict[str, Any] = {"solo": True} if options.get("solo") is True else {}
    table = load_edition(edition, chosen)
    for name, values in table.setup.options.items():
        if name in options:
            if not any(type(options[name]) is type(value) and options[name] == value for value in values):
                raise BadOption(f"option {name!r} can't be {shown(options[name])}; it is one of {list(values)}")
            chosen[name] = options[name]
    if options.get(CORRECTION) is not None:
        chosen[CORRECTION] = checked_correction(edition, options[CORRECTION])
    return chosen


@cache
def _edition(names: tuple[str, ...], _where: str, options: tuple[tuple[str, Any], ...]) -> Edition:
    return build_edition([table_of(name) for name in names], dict(options))


@lru_cache(_CORRECTED)
def _corrected(names: tuple[str, ...], _where: str, options: tuple[tuple[str, Any], ...], text: str) -> Edition:
    return build_edition([table_of(name) for name in names], dict(options), correction_table(text))


def build_edition(boxes: Sequence[Table], options: Mapping[str, Any], correction: Table | None = None) -> Edition:
    """Makes an edition from tables as read from their files; `BadCards` says what is wrong with them.

    A `correction` that a game brings lies on top and is no box of the edition.
    """
    tables = [*boxes, correction] if correction else list(boxes)
    for number, table in enumerate(tables):
        if table.rows.get("correction"):
            check_correction(table, [below for below in tables[:number] if not below.rows.get("correction")])
    whole, is_solo = compose(tables), bool(options.get("solo"))
    if is_solo:
        whole = alone(whole)
    rows = _with_longest_tables([with_options(row, options) for row in whole["species"]])
    vocabulary = Vocabulary({row["id"] for row in rows}, set(whole["types"]), set(whole["tree_symbols"]))
    species = {}
    for row in rows:
        with _naming(row):
            species[row["id"]] = _species(row, vocabulary)
    cards = []
    for row in whole["deck"]:
        with _naming(row):
            cards.append(_card(row, species, whole))
    with _naming({"where": tables[-1].where}):
        _check_deck(cards, species)
        setup = _setup(whole["setup"], whole)
    for cave in whole["caves"]:
        vocabulary.actions(cave.get("effect", []), f"{cave['id']}.effect")
    with _naming({"where": tables[0].where}):
        solo = make_solo(whole, options, vocabulary)
    return Edition(
        id="+".join(table.box.id for table in boxes),
        boxes=tuple(table.box for table in boxes),
        setup=setup,
        hosts={kind: HostKind(row["slots"], row.get("turns_over", False)) for kind, row in whole["hosts"].items()},
        tree_symbols=tuple(whole["tree_symbols"]),
        types=tuple(whole["types"]),
        species=species,
        cards=tuple(cards),
        winter=tuple(whole["winter"]),
        caves=tuple(_cave(cave) for cave in whole["caves"]),
        counted=tuple(vocabulary.counted.values()),
        solo=solo,
        is_solo=is_solo,
    )


def _cave(row: Mapping[str, Any]) -> Cave:
    return Cave(**{**row, "effect": tuple(row.get("effect", ())), "unsure": unsure_of(row, row["id"])})


@contextmanager
def _naming(row: Mapping[str, Any]) -> Iterator[None]:
    """A fault in a row of somebody's own box names its file too."""
    try:
        yield
    except BadCards as error:
        raise BadCards(f"{row['where']}: {error}" if row.get("where") else str(error)) from None


def _setup(row: Mapping[str, Any], whole: Mapping[str, Any]) -> Setup:
    below = row["face_down"]
    least, most = row["seats"]
    removed = {int(players): number for players, number in row["removed"].items()}
    for players in range(least, most + 1):
        if players not in removed:
            raise BadCards(f"setup.removed: how many cards with {players} players?")
    if below["kind"] not in whole["hosts"] or not set(below["types"]) <= set(whole["types"]):
        raise BadCards("setup.face_down: its kind of host or one of its types is not known")
    for name, value in row.get("pad", {}).items():
        if value not in row["options"].get(name, []):
            raise BadCards(f"setup.pad: the option {name!r} has no value {value!r}")
    if row["winters"] != len(whole["winter"]) and not row.get("solo"):
        raise BadCards(f"setup.winters: {row['winters']}, but there are {len(whole['winter'])} winter cards")
    if row["caves"] == "draft":
        numbers = sorted(cave.get("number", 0) for cave in whole["caves"])
        if numbers != list(range(1, len(numbers) + 1)) or len(numbers) < most:
            raise BadCards(f"caves: a draft for {most} players needs at least as many caves, numbered from 1 on")
    return Setup(
        seats=(least, most),
        removed=removed,
        hand=row["hand"],
        hand_limit=row["hand_limit"],
        clearing_limit=row["clearing_limit"],
        winters=row["winters"],
        winter_part=row["winter_part"],
        mulligan=row["mulligan"],
        draft=row["caves"] == "draft",
        cave=row.get("cave", 0),
        clearing=row.get("clearing", 0),
        winter_last=row.get("winter_last", 0),
        hand_deals={} if row.get("solo") else _hand_deals(row, range(least, most + 1)),
        draft_removed={int(n): number for n, number in row.get("hand_draft", {}).get("removed", {}).items()},
        face_down=FaceDown(below["species"], below["kind"], tuple(below["types"]), below["as_action"]),
        options={key: tuple(values) for key, values in row["options"].items()},
        pad=row.get("pad", {}),
    )


def _hand_deals(row: Mapping[str, Any], players: Sequence[int]) -> dict[int, HandDeal]:
    """How first hands are drafted; with all numbers of players, or not at all."""
    draft = row.get("hand_draft")
    if draft is None:
        return {}
    for number in players:
        if str(number) not in draft.get("deals", {}) or str(number) not in draft["removed"]:
            raise BadCards(f"setup.hand_draft: nothing is said of {number} players")
    return {number: HandDeal(**draft["deals"][str(number)]) for number in players}


def _with_longest_tables(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Cards that make sets together score by one table: the longest that a box in play prints."""
    tables: dict[str, list[int]] = {}
    for row in rows:
        points = row.get("points")
        if isinstance(points, dict) and isinstance(points.get("table"), list) and "sets" in points:
            tables[repr(points["sets"])] = max(tables.get(repr(points["sets"]), []), points["table"], key=len)
    return [
        {**row, "points": {**row["points"], "table": tables[repr(row["points"]["sets"])]}}
        if isinstance(row.get("points"), dict) and repr(row["points"].get("sets")) in tables
        else row
        for row in rows
    ]


def _species(row: Mapping[str, Any], vocabulary: Vocabulary) -> Species:
    where = str(row["id"])
    for key in row:
        if key not in _SPECIES_KEYS:
            raise BadCards(f"{where}: unknown key {shown(key)}")
    for key in ("place", "copies", "cost", "types", "points"):
        if key not in row:
            raise BadCards(f"{where}: {key!r} is missing")
    if row["place"] not in PLACES:
        raise BadCards(f"{where}.place: unknown place {shown(row['place'])}")
    for key in ("copies", "cost"):
        if not is_number(row[key]):
            raise BadCards(f"{where}.{key}: {shown(row[key])} is not a number of cards")
    if not is_texts(row["types"]):
        raise BadCards(f"{where}.types: {shown(row['types'])} is not a list of types")
    for name in row["types"]:
        if name not in vocabulary.types:
            raise BadCards(f"{where}.types: unknown type {shown(name)}")
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
        unsure=unsure_of(row, where),
        note=str(row.get("note", "")),
        box=row["box"],
        row={key: value for key, value in row.items() if key not in ("box", "where", "unsure")},
    )


def _card(row: Mapping[str, Any], species: Mapping[str, Species], whole: Mapping[str, Any]) -> Card:
    halves = []
    if "halves" not in row:
        raise BadCards(f"{row['id']}: 'halves' is missing")
    for slot, name, symbol, *more in row["halves"]:
        if name not in species:
            raise BadCards(f"{row['id']}: unknown species {shown(name)}")
        if symbol not in whole["tree_symbols"]:
            raise BadCards(f"{row['id']}: unknown tree symbol {shown(symbol)}")
        if slot not in _SLOTS_OF_PLACE.get(species[name].place, (species[name].place,)):
            raise BadCards(f"{row['id']}: {name} can't be a {slot:.60} half")
        if species[name].is_host and slot not in whole["hosts"]:
            raise BadCards(f"{row['id']}: the boxes do not say what slots a {slot} has")
        halves.append(Half(slot, name, symbol, _types(row, species[name], more, whole)))
    if len(halves) == 1 and not species[halves[0].species].is_host:
        raise BadCards(f"{row['id']}: a card with {halves[0].species} needs another half")
    if len(halves) == 2 and tuple(half.slot for half in halves) not in (("top", "bottom"), ("left", "right")):
        raise BadCards(f"{row['id']}: its halves are neither top and bottom nor left and right")
    printed = str(row.get("printed", row["id"][1:]))
    return Card(row["id"], tuple(halves), row.get("source", {}), row.get("note", ""), row["box"], printed)


def _types(
    row: Mapping[str, Any], species: Species, more: list[list[str]], whole: Mapping[str, Any]
) -> tuple[str, ...]:
    """The types of a half: those of its species, and those that only this half shows."""
    extra = more[0] if more else []
    for name in extra:
        if name not in whole["types"] or name in species.types:
            raise BadCards(f"{row['id']}: {shown(name)} is no type that {species.id} could show beside its own")
    return (*species.types, *extra)


def _check_deck(cards: Sequence[Card], species: Mapping[str, Species]) -> None:
    copies = Counter(half.species for card in cards for half in card.halves)
    for name, row in species.items():
        if copies[name] != row.copies:
            raise BadCards(f"{name}: the deck has {copies[name]} copies, the table says {row.copies}")
