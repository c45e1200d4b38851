"""The numbers that `quick` judges by: a guess from the card tables, or what self-play made of it.

All are whole hundredths of a point in one flat list: first the general ones, then three for each species. *Promise* is
what a card brings beside the points that it makes at once, *prospect* how much more for each turn that is left, *bonus*
what earning its bonus is worth. `tools/train.py` fits them; `weights.json` holds what it found for each edition.
"""

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final
from zlib import crc32

from spinney.engine.tables import Tables

GENERAL: Final = (
    "price", "price_falls", "hope", "unknown", "room", "at_once", "price_left", "unknown_left", "company",
)  # fmt: skip
GUESS: Final = (280, 17, 22, 150, 420, 100, 0, 0, 0)
EACH: Final = ("promise", "prospect", "bonus")
_KEPT: Final = 256
"""Tables of so many games are remembered: a game may bring cards of its own."""
PLAYED_PER_TURN = 0.23
"""How much of each half in the deck a seat plays in a turn, with the trust that hopes deserve."""


@lru_cache(_KEPT)
def weights(t: Tables) -> list[int]:
    """The fitted numbers of an edition."""
    return numbers_of(t, _read("weights.json"))


@lru_cache(_KEPT)
def winning(t: Tables) -> list[int]:
    """The numbers that were fitted to end ahead of others; where there are none for an edition, its fitted numbers."""
    return numbers_of(t, _read("weights.json") | _read("winning.json"))


def _read(name: str) -> dict[str, Any]:
    read: dict[str, Any] = json.loads(files("spinney.bots").joinpath(name).read_text("utf-8"))
    return read


def numbers_of(t: Tables, fitted: Mapping[str, Any]) -> list[int]:
    """The numbers that a file holds for the edition, or the box that it builds on; others are guessed."""
    found = fitted.get(t.edition, fitted.get(t.boxes[0]))
    numbers = guess(t)
    if found:
        numbers[: len(GENERAL)] = [
            found["general"].get(name, guessed) for name, guessed in zip(GENERAL, GUESS, strict=True)
        ]
        for number, species in enumerate(t.species_ids):
            at = len(GENERAL) + 3 * number
            numbers[at : at + 3] = found["species"].get(species, numbers[at : at + 3])
    return numbers


@lru_cache(_KEPT)
def value_numbers(t: Tables, seats: int) -> list[float] | None:
    """The weights of `value` for an edition and so many seats, if they were learned for just these tables."""
    learned = _read("value.json")
    found = learned.get(t.edition)
    fits = found is not None and seats in found["players"] and found["tables"] == fingerprint(t)
    return [float(number) for number in found["numbers"]] if found is not None and fits else None


def fingerprint(t: Tables) -> int:
    """A number that changes with what the counters count."""
    return crc32(repr((t.edition, t.species_ids, t.tally_size, t.raises, t.first_raises)).encode())


def named(t: Tables, numbers: list[int]) -> dict[str, object]:
    """The numbers as they stand in the file."""
    first = len(GENERAL)
    return {
        "general": dict(zip(GENERAL, numbers, strict=False)),
        "species": {s: numbers[first + 3 * i : first + 3 * i + 3] for i, s in enumerate(t.species_ids)},
    }


def guess(t: Tables) -> list[int]:
    """What the tables alone suggest."""
    rates = _rates(t)
    wanted = _wanted(t, rates)
    numbers = list(GUESS)
    for s in range(len(t.species_ids)):
        prospect = (
            sum(wanted[counter] for counter in t.raises[s]) + t.points[s].pace(rates) + _answers(t, s, rates) * 350
        )
        rule = t.local[s]
        promise = _program(t, t.effect[s]) + (rule.promise() if rule else 0)
        numbers += [promise, round(prospect), _program(t, t.bonus[s])]
    return numbers


def _rates(t: Tables) -> list[float]:
    """For each counter how far it rises in a turn of one seat."""
    rates = [0.0] * t.tally_size
    cards = len(t.copy_ids)
    for s in [t.half_species[half] for card in t.copy_cards for half in (2 * card, 2 * card + 1)]:
        if s >= 0:
            for counter in t.raises[s]:
                rates[counter] += PLAYED_PER_TURN / cards
            for counter in t.first_raises[s]:
                rates[counter] += PLAYED_PER_TURN / cards / 2
    for symbol in range(len(t.symbol_ids)):
        rates[t.symbol_counter + symbol] = 2 * PLAYED_PER_TURN / len(t.symbol_ids)
    for counters in t.full_raises:
        for counter in counters:
            rates[counter] = 0.2 * PLAYED_PER_TURN
    for counters in t.slot_raises:
        for counter in counters:
            rates[counter] = 0.7 * PLAYED_PER_TURN
    return rates


def _wanted(t: Tables, rates: list[float]) -> list[float]:
    """For each counter what one more does in a turn for cards that are still to come."""
    wanted = [0.0] * t.tally_size
    nothing = [0] * t.tally_size
    for s in range(t.face_down):
        t.points[s].wanted(100 * rates[s], nothing, wanted)
    return wanted


def _answers(t: Tables, s: int, rates: list[float]) -> float:
    """How often in a turn a permanent effect of the species will work."""
    what = t.trigger_selector[s]
    if t.trigger[s] < 0:
        return 0.0
    return (
        0.1
        if what < 0
        else sum(rate for other, rate in enumerate(rates[: t.face_down + 1]) if t.selectors[what][other])
    )


def _program(t: Tables, program: int) -> int:
    """What an effect or a bonus brings as a rule."""
    if program < 0:
        return 0
    return sum(step.usual * max(1, step.n) for step in t.programs[program])
