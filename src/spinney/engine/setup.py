"""Deals a game: checks its options, builds the deck with its winter cards, and makes the first position."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from spinney.cards.correction import CORRECTION
from spinney.cards.load import checked_correction, load_edition
from spinney.cards.model import Edition
from spinney.cards.solo import CHALLENGE
from spinney.engine.compiler import compile_tables
from spinney.engine.dealing import begin, deal_numbers, deck_of
from spinney.engine.state import State
from spinney.engine.tables import WINTER, Tables
from spinney.errors import BadCards, BadOption, BadRecord, shown

HAND_DRAFT = "hand_draft"
"""The option by which first hands are drafted."""


@dataclass(frozen=True, slots=True)
class Deal:
    """All that chance decides in a game, written out."""

    deck: tuple[str, ...]
    """Card ids from the top, `winter` for winter cards, before the hands are dealt."""
    removed: tuple[str, ...]
    caves: tuple[int, ...]
    start: int
    seed: int | None = None
    automa: tuple[int, ...] = ()
    """The numbers of the automa's cards in the order in which they are turned up, one pass after the other."""

    def to_dict(self) -> dict[str, Any]:
        """As in a record."""
        deal: dict[str, Any] = {
            "deck": list(self.deck), "removed": list(self.removed), "caves": list(self.caves), "start": self.start,
        }  # fmt: skip
        if self.automa:
            deal["automa"] = list(self.automa)
        return deal if self.seed is None else {**deal, "seed": self.seed}


def check_seats(edition: str, number: int, solo: bool = False) -> int:
    """The number of seats, if it is one that the edition can be played with."""
    if solo:
        load_edition(edition, {"solo": True})
        if number != 1:
            raise BadOption(f"{shown(number)} seats: a solo game has one seat")
        return number
    table = load_edition(edition)
    least, most = table.setup.seats
    if not least <= number <= most:
        hint = "; one plays alone with the option 'solo'" if number == 1 and table.solo else ""
        raise BadOption(f"{shown(number)} seats: there are games for {least} to {most}{hint}")
    return number


def full_options(edition: str, seats: int, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a game with their defaults filled in; `BadOption` names what does not exist."""
    wishes = dict(options)
    solo, correction = wishes.pop("solo", False), wishes.pop(CORRECTION, None)
    if not isinstance(solo, bool):
        raise BadOption(f"option 'solo' can't be {shown(solo)}; it is one of [False, True]")
    check_seats(edition, seats, solo)
    table = load_edition(edition, {"solo": solo})
    drafts = _drafts(table, wishes.pop(HAND_DRAFT, False))
    switches = table.setup.options
    full: dict[str, Any] = {"solo": True} if solo else {}
    full |= {name: values[0] for name, values in switches.items()}
    if drafts:
        full[HAND_DRAFT] = True
    full["removed"] = (table.setup.draft_removed if drafts else table.setup.removed)[seats]
    for name, value in wishes.items():
        if name not in full:
            raise BadOption(_no_option(table, name, sorted(full)))
        if name == "removed":
            full[name] = _removed(table, seats, value, drafts)
        elif not any(type(value) is type(known) and value == known for known in switches[name]):
            raise BadOption(f"option {name!r} can't be {shown(value)}; it is one of {list(switches[name])}")
        else:
            full[name] = value
    return full if correction is None else {**full, CORRECTION: _correction(edition, correction)}


def _correction(edition: str, rows: Any) -> dict[str, Any]:
    """What the owner of a box has found, for this game alone."""
    try:
        return checked_correction(edition, rows)
    except BadCards as error:
        raise BadOption(f"option {CORRECTION!r}: {error}") from None


def _no_option(table: Edition, name: str, known: Sequence[str]) -> str:
    if table.is_solo and name == CHALLENGE:
        return f"the solo game of {table.id} has no challenges, it is played for points"
    if table.solo and not table.is_solo and name in table.solo.options:
        return f"option {shown(name)} belongs to the solo game of {table.id}"
    return f"{table.id} has no option {shown(name)}; it has {', '.join(known)}"


def _drafts(table: Edition, value: Any) -> bool:
    """Whether first hands are drafted."""
    if not isinstance(value, bool):
        raise BadOption(f"option {HAND_DRAFT!r} can't be {shown(value)}; it is one of [False, True]")
    if value and not table.setup.hand_deals:
        alone = " by one who plays alone" if table.is_solo else ""
        raise BadOption(f"the first hands of {table.id} can't be drafted{alone}")
    return value


def _removed(table: Edition, seats: int, value: Any, drafts: bool) -> int:
    most = table.most_removed(seats, drafts)
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
        deck,
        tuple(ids[card] for card in numbers.removed),
        numbers.caves,
        numbers.start if start is None else start,
        automa=tuple(numbers.automa),
    )


def quick_state(edition: str, seats: int, options: Mapping[str, Any], rng: Random) -> State:
    """The first position of a game dealt with `rng` as by `deal_cards`, but without a record: for simulations."""
    return state_from(compile_tables(edition, options), seats, options, rng)


def state_from(tables: Tables, seats: int, options: Mapping[str, Any], rng: Random) -> State:
    """The same by tables that somebody has already."""
    numbers = deal_numbers(tables, seats, options["removed"], rng.random)
    mulligan = bool(options.get("mulligan"))
    return begin(tables, seats, deck_of(tables, numbers), numbers.caves, numbers.start, mulligan, numbers.automa)


def first_state(edition: str, seats: int, options: Mapping[str, Any], deal: Deal) -> State:
    """The position at the first decision of a game."""
    tables = compile_tables(edition, options)
    deck = [WINTER if card == "winter" else tables.number_of[card] for card in deal.deck]
    return begin(tables, seats, deck, deal.caves, deal.start, bool(options.get("mulligan")), list(deal.automa))


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
    if table.setup.winter_last:
        if winters[0] < above:
            raise BadRecord(f"deal.deck: a winter card is at place {winters[0]}, above place {above}")
    elif winters[0] != above:
        raise BadRecord(f"deal.deck: the first winter card is at place {winters[0]}, it belongs at place {above}")
    _check_caves(table, deal.caves, seats)
    _check_solo(compile_tables(edition, options), deal)
    if not 0 <= deal.start < seats:
        raise BadRecord(f"deal.start: there is no seat {deal.start}")


def _check_caves(table: Edition, caves: Sequence[int], seats: int) -> None:
    if table.setup.cave:
        if list(caves) != [table.setup.cave]:
            raise BadRecord(f"deal.caves: {list(caves)}, a solo game is played with cave {table.setup.cave}")
        return
    wanted = seats if table.setup.draft else 0
    if len(caves) != wanted or len(set(caves)) != wanted or not set(caves) <= {cave.number for cave in table.caves}:
        raise BadRecord(f"deal.caves: {list(caves)} are not {wanted} different caves")


def _check_solo(t: Tables, deal: Deal) -> None:
    cards = list(range(1, len(t.automa) + 1))
    passes = [sorted(deal.automa[at : at + len(cards)]) for at in range(0, len(deal.automa), max(1, len(cards)))]
    if passes != [cards] * t.automa_passes:
        raise BadRecord(f"deal.automa: expected {t.automa_passes} times the {len(cards)} cards of the automa")
    if t.start_copies and deal.deck[0] not in [t.copy_ids[copy] for copy in t.start_copies]:
        raise BadRecord(f"deal.deck: {deal.deck[0]} is not the card that the first hand of this challenge holds")
