"""Deals a game: checks its options, builds the deck with its winter cards, and makes the first position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from spinney.cards.load import load_edition
from spinney.cards.model import Edition
from spinney.engine.compiler import compile_tables
from spinney.engine.dealing import begin, deal_numbers, deck_of
from spinney.engine.state import State
from spinney.engine.tables import WINTER
from spinney.errors import BadOption, BadRecord, shown


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance decides in a game, written out."""

    deck: tuple[str, ...]
    """Card ids from the top, `winter` for winter cards, before the hands are dealt."""
    removed: tuple[str, ...]
    caves: tuple[int, ...]
    start: int
    seed: int | None = None

    def to_dict(self) -> dict[str, Any]:
        """As in a record."""
        deal: dict[str, Any] = {
            "deck": list(self.deck), "removed": list(self.removed), "caves": list(self.caves), "start": self.start,
        }  # fmt: skip
        return deal if self.seed is None else {**deal, "seed": self.seed}


def check_seats(edition: str, number: int) -> int:
    """The number of seats, if it is one that the edition can be played with."""
    least, most = load_edition(edition).setup.seats
    if not least <= number <= most:
        raise BadOption(f"{number} seats: there are games for {least} to {most}")
    return number


def full_options(edition: str, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game with their defaults filled in; `BadOption` names what does not exist."""
    setup = load_edition(edition).setup
    switches = setup.options
    full: dict[str, Any] = {name: values[0] for name, values in switches.items()}
    full["removed"] = setup.removed[check_seats(edition, seats)]
    for name, value in options.items():
        if name not in full:
            raise BadOption(f"{edition} has no option {shown(name)}; it has {', '.join(sorted(full))}")
        if name == "removed":
            full[name] = _removed(edition, seats, value)
        elif not any(value is known or (isinstance(known, str) and value == known) for known in switches[name]):
            raise BadOption(f"option {name!r} can't be {shown(value)}; it is one of {list(switches[name])}")
        else:
            full[name] = value
    return full


def _removed(edition: str, seats: int, value: Any) -> int:
    most = load_edition(edition).most_removed(seats)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise BadOption(f"option 'removed' can't be {shown(value)}; with {seats} seats it is a number from 0 to {most}")
    return value


def deal_cards(edition: str, seats: int, options: Mapping[str, Any], rng: Random, start: int | None = None) -> Deal:
    """Shuffles and builds the deck as the rules say; every random choice comes from `rng`."""
    tables = compile_tables(edition, options)
    numbers = deal_numbers(tables, seats, options["removed"], rng.random)
    ids = [*tables.copy_ids, "winter"]
    deck = tuple(ids[card] for card in numbers.deck)
    return Deal(
        deck, tuple(ids[card] for card in numbers.removed), numbers.caves, numbers.start if start is None else start
    )


def quick_state(edition: str, seats: int, options: Mapping[str, Any], rng: Random) -> State:
    """The first position of a game dealt with `rng` as by `deal_cards`, but without a record: for simulations."""
    tables = compile_tables(edition, options)
    numbers = deal_numbers(tables, seats, options["removed"], rng.random)
    return begin(tables, seats, deck_of(tables, numbers), numbers.caves, numbers.start, bool(options.get("mulligan")))


def first_state(edition: str, seats: int, options: Mapping[str, Any], deal: Deal) -> State:
    """The position at the first decision of a game."""
    tables = compile_tables(edition, options)
    deck = [WINTER if card == "winter" else tables.number_of[card] for card in deal.deck]
    return begin(tables, seats, deck, deal.caves, deal.start, bool(options.get("mulligan")))


def check_deal(edition: str, seats: int, options: Mapping[str, Any], deal: Deal) -> None:
    """Raises `BadRecord` unless the deal could have been dealt in such a game."""
    table = load_edition(edition, options)
    ids = sorted(card.id for card in table.cards)
    if sorted(card for card in (*deal.deck, *deal.removed) if card != "winter") != ids:
        raise BadRecord(f"deal: deck and removed do not hold each of the {len(ids)} cards of {edition} once")
    winters = [place for place, card in enumerate(deal.deck) if card == "winter"]
    if len(winters) != table.setup.winters or "winter" in deal.removed:
        raise BadRecord(f"deal.deck: {len(winters)} winter cards, there are {table.setup.winters}")
    if len(deal.removed) != options["removed"]:
        raise BadRecord(f"deal.removed: {len(deal.removed)} cards, the options say {options['removed']}")
    cards = len(ids) - len(deal.removed)
    above = cards - table.setup.winter_pile(cards)
    if winters[0] != above:
        raise BadRecord(f"deal.deck: the first winter card is at place {winters[0]}, it belongs at place {above}")
    _check_caves(table, deal.caves, seats)
    if not 0 <= deal.start < seats:
        raise BadRecord(f"deal.start: there is no seat {deal.start}")


def _check_caves(table: Edition, caves: Sequence[int], seats: int) -> None:
    wanted = seats if table.setup.draft else 0
    if len(caves) != wanted or len(set(caves)) != wanted or not set(caves) <= {cave.number for cave in table.caves}:
        raise BadRecord(f"deal.caves: {list(caves)} are not {wanted} different caves")
