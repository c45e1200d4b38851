"""What the owner of a box has found on its cards, held against what is certain, and the correction that comes of it.

Species and their copies are certain. So a half that is found on one card is missing on another: the cards that nobody
has looked at yet are filled anew with what is left (`cards.settling`), and the deck comes out at every step.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

from spinney.cards.boxes import boxes, make_table, table_of
from spinney.cards.doubts import (
    SEEN,
    Leaf,
    Reading,
    is_sure,
    knows_species,
    knows_symbol,
    leaf_at,
    readings_of,
    with_leaf,
)
from spinney.cards.load import build_edition, load_edition
from spinney.cards.model import Card, Edition
from spinney.cards.settling import HalfRow, Misfit, settle
from spinney.errors import BadCards, BadOption, shown

_LONGEST_NOTE = 500
_SEEN = {"pairing": SEEN, "number": SEEN, "symbols": SEEN}
_GUESSED = dict.fromkeys(_SEEN, "reconstructed")


@dataclass(slots=True)
class Findings:
    """What was seen so far: cards by number, readings by species or cave and place; and a remark."""

    cards: dict[str, list[HalfRow]] = field(default_factory=dict)
    readings: dict[str, dict[str, Leaf]] = field(default_factory=dict)
    note: str = ""

    @classmethod
    def read(cls, data: Any) -> "Findings":
        """From JSON; `BadCards` says what has not the form."""
        if not isinstance(data, dict) or not set(data) <= {"cards", "readings", "note"}:
            raise BadCards("findings: expected an object with 'cards', 'readings' and 'note'")
        for part in ("cards", "readings"):
            if not isinstance(data.get(part, {}), dict):
                raise BadCards(f"findings.{part}: expected an object")
        cards = {name: _halves(name, rows) for name, rows in data.get("cards", {}).items()}
        for name, places in data.get("readings", {}).items():
            if not isinstance(places, dict) or not all(_is_leaf(value) for value in places.values()):
                raise BadCards(f"findings.readings.{name:.40}: expected icons and numbers by their place")
        note = data.get("note", "")
        if not isinstance(note, str) or len(note) > _LONGEST_NOTE:
            raise BadCards(f"findings.note: expected a text of at most {_LONGEST_NOTE} letters")
        readings = {name: dict(places) for name, places in data.get("readings", {}).items()}
        return cls(cards, readings, note)

    def to_dict(self) -> dict[str, Any]:
        """As JSON."""
        return {"cards": self.cards, "readings": self.readings, "note": self.note}


class Problem(NamedTuple):
    """Why something can't be so: at which card, species or cave, and a message of the words with what it speaks of."""

    at: str
    code: str
    args: dict[str, Any]


class Sureness(NamedTuple):
    """How much is known of a box."""

    cards: int
    cards_sure: int
    readings: int
    readings_sure: int


def checked_boxes() -> list[str]:
    """The boxes of which something is not sure, ours first; corrections are not checked again."""
    return [box.id for box in boxes() if not table_of(box.id).rows.get("correction") and _marks(box.id)]


def _marks(box: str) -> bool:
    rows = table_of(box).rows
    return any(row.get("source") for row in rows["deck"]) or any(
        row.get("unsure") for row in (*rows["species"], *rows.get("caves", []))
    )


class Check:
    """A box that is being checked."""

    def __init__(self, box: str) -> None:
        if box not in checked_boxes():
            names = ", ".join(checked_boxes()) or "none"
            raise BadOption(f"there is nothing to be checked of {shown(box)}; boxes with marks: {names}")
        self.box = box
        self.edition: Edition = load_edition(_alone_with(box))
        self.cards: dict[str, Card] = {card.id: card for card in self.edition.cards if card.box == box}
        own = {*table_of(box).box.species, *(row["id"] for row in table_of(box).rows.get("caves", []))}
        self.readings: list[Reading] = [reading for reading in readings_of(self.edition) if reading.id in own]

    @property
    def doubtful(self) -> list[Card]:
        """The cards that somebody should look at, in the order of their numbers."""
        return [card for card in self.cards.values() if not is_sure(card)]

    def judge(self, findings: Findings) -> "Judged":
        """What comes of the findings."""
        problems = [*self._wrong_cards(findings), *self._wrong_readings(findings)]
        if problems:
            return Judged(self, findings, problems, {})
        try:
            settled = settle(self.edition, self.cards, findings.cards)
        except Misfit as misfit:
            at = [name for name in findings.cards if misfit.species in {half[1] for half in findings.cards[name]}]
            args = {"species": misfit.species, "count": misfit.count, "copies": misfit.copies, "cards": " ".join(at)}
            return Judged(self, findings, [Problem(at[-1] if at else "", misfit.code, args)], {})
        return Judged(self, findings, [], settled)

    def _wrong_cards(self, findings: Findings) -> list[Problem]:
        found = []
        for name, halves in findings.cards.items():
            problem = self._wrong_card(name, halves)
            if problem is not None:
                found.append(Problem(name, problem[0], problem[1]))
        return found

    def _wrong_card(self, name: str, halves: list[HalfRow]) -> tuple[str, dict[str, Any]] | None:
        card = self.cards.get(name)
        if card is None:
            return "no-card", {}
        for slot, species, symbol, *_ in halves:
            row = self.edition.species.get(species)
            if row is None or symbol not in self.edition.tree_symbols:
                return "no-species", {"species": species if row is None else symbol}
            if slot not in {"top": ("top",), "bottom": ("bottom",), "side": ("left", "right")}.get(
                row.place, (row.place,)
            ):
                return "place", {"species": species}
        if [half[0] for half in halves] not in (["top", "bottom"], ["left", "right"]):
            hosts = [half[1] for half in halves if self.edition.species[half[1]].is_host]
            if len(halves) != 1 or not hosts:
                return "pair", {}
        was = [[half.slot, half.species] for half in card.halves]
        if knows_species(card) and [list(half[:2]) for half in halves] != was:
            return "certain", {"species": " ".join(half.species for half in card.halves)}
        if [list(half[:2]) for half in halves] != was:  # what is printed of one pair says nothing of another
            return None
        for number, (half, old) in enumerate(zip(halves, card.halves, strict=True)):
            if knows_symbol(card, number) and half[2] != old.symbol:
                return "symbol", {"species": old.species, "symbol": old.symbol}
        return None

    def _wrong_readings(self, findings: Findings) -> list[Problem]:
        asked = {(reading.id, reading.path): reading for reading in self.readings}
        return [
            Problem(name, "no-reading", {})
            for name, places in findings.readings.items()
            for path, value in places.items()
            if (name, path) not in asked or value not in asked[name, path].choices
            or isinstance(value, bool)
        ]  # fmt: skip


class Judged:
    """Findings, whether they can be, and what is made of them."""

    def __init__(
        self, check: Check, findings: Findings, problems: list[Problem], settled: dict[str, list[HalfRow]]
    ) -> None:
        self.check = check
        self.findings = findings
        self.problems = problems
        self.settled = settled
        """Cards that nobody has seen and that must differ from what we thought, for the copies to come out."""

    @property
    def sureness(self) -> Sureness:
        """How much is known now."""
        check, found = self.check, self.findings
        sure = [name for name, card in check.cards.items() if is_sure(card) or name in found.cards]
        read = [one for one in check.readings if one.path in found.readings.get(one.id, {})]
        return Sureness(len(check.cards), len(sure), len(check.readings), len(read))

    def correction(self) -> dict[str, Any]:
        """The box over the box; empty parts where nothing was found. It loads, or `BadCards` says why not."""
        if self.problems:
            raise BadCards(f"{self.problems[0].at}: {self.problems[0].code}")
        check, found = self.check, self.findings
        deck = [{"id": name, "halves": halves, "source": _SEEN} for name, halves in found.cards.items()]
        for name, halves in self.settled.items():
            deck.append({"id": name, "halves": halves, "source": _GUESSED})
        caves = {cave.id for cave in check.edition.caves}
        rows = [self._row(name) for name in sorted(found.readings)]
        done = {
            "box": f"{check.box}_checked", "builds_on": check.box, "correction": True,
            "title": f"{check.box.replace('_', ' ').capitalize()} ✓ {len(found.cards) + len(found.readings)}",
            "species": [row for row in rows if row["id"] not in caves],
            "caves": [row for row in rows if row["id"] in caves],
            "deck": sorted(deck, key=lambda row: str(row["id"])), **({"note": found.note} if found.note else {}),
        }  # fmt: skip
        tables = [table_of(name) for name in check.edition.id.split("+")]
        build_edition([*tables, make_table(done, "", Path())], {})
        return done

    def _row(self, name: str) -> dict[str, Any]:
        """A species or a cave with what was seen at the places that were a reading."""
        check, places = self.check, self.findings.readings.get(name, {})
        cave = next((cave for cave in check.edition.caves if cave.id == name), None)
        species = check.edition.species.get(name)
        if cave is None and species is None:
            raise BadCards(f"{name:.40}: there is no such card, species or cave")
        unsure = cave.unsure if cave else species.unsure if species else ()
        rules: Any = {"effect": list(cave.effect), "points": cave.points} if cave else species.row if species else {}
        for path, value in places.items():
            rules = with_leaf(rules, path, value)
        left = [path for path in unsure if path not in places]
        row: dict[str, Any] = {
            "id": name,
            **{key: rules[key] for key in sorted({path.split("/")[0] for path in places})},
        }
        return {**row, "reading": bool(left), "unsure": left, **({} if left else {"note": ""})}


def findings_in(rows: Mapping[str, Any], box: str) -> Findings:
    """What somebody had found, from the correction that was made of it."""
    if not rows.get("correction") or rows.get("builds_on") != box:
        raise BadCards(f"this is no correction of {box}")
    check, found = Check(box), Findings(note=str(rows.get("note", "")))
    for row in rows.get("deck", []):
        if row.get("source") == _SEEN:
            found.cards[row["id"]] = [list(half) for half in row["halves"]]
    for row in (*rows.get("species", []), *rows.get("caves", [])):
        left = row.get("unsure") or []
        for reading in check.readings:
            if reading.id == row["id"] and reading.path not in left:
                found.readings.setdefault(row["id"], {})[reading.path] = leaf_at(row, reading.path)
    return found


def _alone_with(box: str) -> str:
    """The smallest edition with this box."""
    names = [box]
    while below := table_of(names[0]).box.builds_on:
        names.insert(0, below)
    return "+".join(names)


def _is_leaf(value: Any) -> bool:
    return isinstance(value, str | int) and not isinstance(value, bool)


def _halves(name: str, rows: Any) -> list[HalfRow]:
    if not isinstance(rows, list) or not 1 <= len(rows) <= 2:
        raise BadCards(f"findings.cards.{name:.40}: a card has one half or two")
    for half in rows:
        if not isinstance(half, list) or len(half) not in (3, 4) or not all(isinstance(text, str) for text in half[:3]):
            raise BadCards(
                f"findings.cards.{name:.40}: {shown(half)} is not slot, species, tree symbol (and more types)"
            )
    return [list(half) for half in rows]
