"""Reads the header of a `spinney.game/1` record and checks its form."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from spinney.cards.boxes import edition_name
from spinney.engine.setup import Deal, check_seats
from spinney.errors import BadOption, BadRecord, shown

FORMAT = "spinney.game/1"
RULES = 1
"""The number of the rules that this engine plays; it rises when a change would replay old games otherwise."""

MAX_NAME = 100
MAX_SEED_BITS = 256


@dataclass(frozen=True, slots=True)
class Seat:
    """Who sits there: a name, and `human` or `bot:NAME`."""

    name: str
    kind: str = "human"


@dataclass(frozen=True, slots=True)
class Header:
    """Everything in a record, checked for its form but not yet played."""

    edition: str
    options: Mapping[str, Any]
    seats: tuple[Seat, ...]
    deal: Deal
    moves: tuple[str, ...]
    result: Mapping[str, Any] | None


def read_header(record: Any) -> Header:
    """The parts of a record; `BadRecord` says what is not of the form."""
    if not isinstance(record, Mapping):
        raise BadRecord("a record is an object")
    if record.get("format") != FORMAT:
        raise BadRecord(f"format: expected {FORMAT!r}, found {shown(record.get('format'))}")
    if record.get("rules") is True or record.get("rules") != RULES:
        raise BadRecord(f"rules: this engine plays rules {RULES}, not {shown(record.get('rules'))}")
    unknown = set(record) - {"format", "rules", "edition", "options", "seats", "deal", "moves", "result", "fair"}
    if unknown:
        raise BadRecord(f"unknown key {shown(sorted(unknown, key=str)[0])}")
    try:
        edition = edition_name(record.get("edition"))
    except BadOption as error:
        raise BadRecord(f"edition: {error}") from None
    result = record.get("result")
    if result is not None and not isinstance(result, Mapping):
        raise BadRecord("result: expected an object")
    options = record.get("options", {})
    if not isinstance(options, Mapping) or not all(isinstance(name, str) for name in options):
        raise BadRecord("options: expected an object")
    return Header(
        edition, options, _seats(record.get("seats"), edition, options.get("solo") is True), _deal(record.get("deal")),
        _texts(record.get("moves"), "moves"), result,
    )  # fmt: skip


def _seats(seats: Any, edition: str, solo: bool) -> tuple[Seat, ...]:
    if not isinstance(seats, list):
        raise BadRecord("seats: expected a list")
    try:
        check_seats(edition, len(seats), solo)
    except BadOption as error:
        raise BadRecord(f"seats: {error}") from None
    people = []
    for number, seat in enumerate(seats):
        name = seat.get("name") if isinstance(seat, Mapping) else None
        kind = seat.get("kind", "human") if isinstance(seat, Mapping) else None
        if not isinstance(name, str) or not isinstance(kind, str) or max(len(name), len(kind)) > MAX_NAME:
            raise BadRecord(f"seats[{number}]: expected a name and a kind")
        people.append(Seat(name, kind))
    return tuple(people)


def _deal(deal: Any) -> Deal:
    if not isinstance(deal, Mapping):
        raise BadRecord("deal: expected an object")
    caves = deal.get("caves", [])
    if not isinstance(caves, list) or not all(is_whole(cave) for cave in caves):
        raise BadRecord("deal.caves: expected a list of numbers")
    start: Any = deal.get("start")
    seed = deal.get("seed")
    if not is_seed(start):
        raise BadRecord(f"deal.start: expected the number of a seat, found {shown(start)}")
    if seed is not None and not is_seed(seed):
        raise BadRecord(f"deal.seed: expected a whole number, found {shown(seed)}")
    deck, removed = _texts(deal.get("deck"), "deal.deck"), _texts(deal.get("removed", []), "deal.removed")
    automa = deal.get("automa", [])
    if not isinstance(automa, list) or not all(is_whole(number) for number in automa):
        raise BadRecord("deal.automa: expected a list of numbers")
    return Deal(deck, removed, tuple(caves), start, seed, tuple(automa))


def _texts(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
        raise BadRecord(f"{where}: expected a list of texts")
    return tuple(value)


def is_seed(value: Any) -> bool:
    """Whether it may be the seed of a deal: any whole number that can be written down."""
    return is_whole(value) and value.bit_length() <= MAX_SEED_BITS


def is_whole(value: Any) -> bool:
    """Whether it is a whole number, and neither true nor false."""
    return isinstance(value, int) and not isinstance(value, bool)
