"""Reads a table of forests, by cards or by numbers, refuses what can't stand on a real one, and scores it."""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from typing import Any

from spinney.cards.load import load_edition
from spinney.cards.model import Edition, Species
from spinney.cards.solo import CHALLENGE
from spinney.engine.challenge import Outcome, outcome_dict, outcome_with
from spinney.engine.compiler import compile_tables
from spinney.engine.forest import Forest, empty_forest
from spinney.engine.reasons import score_parts
from spinney.engine.scoring import total
from spinney.engine.setup import full_options
from spinney.engine.tables import KIND_NAMES, NO_SYMBOL, SLOT_NAMES, Tables
from spinney.errors import BadOption, BadTable, shown
from spinney.pad.box import Box, Seen
from spinney.pad.numbers import KEY, check_numbers, fill

FORESTS, COUNTS, SCORES = "spinney.forests/1", "spinney.counts/1", "spinney.scores/1"
_SLOTS = ("top", "bottom", "left", "right")
_ORDER = ("bottom", "left", "right", "top")
"""Sharing rules lie at the bottom and the sides, so tops come last."""
_MAX_NAME = 100


def score_table(table: Mapping[str, Any]) -> dict[str, Any]:
    """Scores a table of forests, `spinney.forests/1` or `spinney.counts/1`.

    >>> forest = {"name": "Ana", "cave": 2, "hosts": [{"species": "birch"}]}
    >>> answer = score_table({"format": "spinney.forests/1", "edition": "base", "forests": [forest]})
    >>> answer["scores"][0]["total"], answer["winners"]
    (3, ['Ana'])

    :raises BadTable: with one line that names the forest, the host and the slot.
    """
    reader = _Reader(table)
    scores: list[dict[str, Any]] = []
    for seat, name in enumerate(reader.names):
        forest = reader.forests[seat]
        cave = forest.tally[forest.tables.cave_points_counter]
        parts = score_parts(reader.edition, reader.forests, seat)
        for part in parts:
            if part["species"] in reader.met[seat]:  # no card lies there to ask
                part["why"]["met"] = reader.met[seat][part["species"]]
        scores.append({"name": name, "total": total(reader.forests, seat), "cave": cave, "parts": parts})
    best = max(score["total"] for score in scores)
    winners = [score["name"] for score in scores if score["total"] == best]
    answer = {"format": SCORES, "edition": reader.edition.id, "scores": scores, "winners": winners}
    if not reader.edition.is_solo:
        return answer
    outcome = reader.outcome(best)
    return {**answer, "winners": winners if outcome.won else [], "solo": outcome_dict(outcome)}


class _Reader:
    """Builds engine forests from a table; every fault is told with its place."""

    edition: Edition
    tables: Tables

    def __init__(self, table: Any) -> None:
        _expect(isinstance(table, Mapping), "a table is an object")
        _keys(table, {"format", "edition", "options", "forests"}, "table")
        self.format = table.get("format")
        _expect(self.format in (FORESTS, COUNTS), f"format: expected {FORESTS!r}, found {shown(self.format)}")
        try:
            plain = load_edition(table.get("edition"))
        except BadOption as error:
            raise BadTable(f"edition: {error}") from None
        rows = table.get("forests")
        most = plain.setup.seats[1]
        if not isinstance(rows, list) or not 1 <= len(rows) <= most:
            raise BadTable(f"forests: expected a list of 1 to {most}")
        options = {**_options(plain, table.get("options", {}), len(rows)), **plain.setup.pad}
        self.edition = load_edition(plain.id, options)
        self.tables = compile_tables(plain.id, options)
        self.number = {name: self.tables.species_ids.index(name) for name in self.tables.species_ids}
        self.faces = faces_of(self.tables)
        self.symbols = {name: place for place, name in enumerate(self.tables.symbol_ids)}
        self.copies: Counter[str] = Counter()
        self.box = Box(self.edition)
        self.cave_cards: set[int] = set()
        self.names: list[str] = []
        self.met: list[dict[str, int]] = []
        """For forests in numbers: for how many cards of a species a condition about its host holds."""
        self.says_met = False
        """Whether somebody says that the challenge is met, where numbers do not tell."""
        self.is_counted = False
        self.forests = [self._forest(row, number) for number, row in enumerate(rows)]
        self._check_box()

    # -- forests ----------------------------------------------------------------------------------------------

    def _forest(self, row: Any, number: int) -> Forest:
        where = f"forest {number + 1}"
        _expect(isinstance(row, Mapping), f"{where}: expected an object")
        name = row.get("name", f"Player {number + 1}")
        if not isinstance(name, str) or len(name) > _MAX_NAME:
            raise BadTable(f"{where}: the name must be a text")
        where = f"forest {number + 1} ({' '.join(name.split())})"
        _keys(row, {"name", "cave", "cave_card", "hosts"} | ({KEY} if self.format == COUNTS else set()), where)
        self.names.append(name)
        self.met.append({})
        forest = empty_forest(self.tables)
        self._cave(forest, row, where)
        hosts = row.get("hosts")
        if not isinstance(hosts, list):
            raise BadTable(f"{where}: hosts must be a list")
        if KEY in row:
            _expect(not hosts, f"{where}: a forest that is only counted has no hosts")
            counts, answers = check_numbers(self.tables, row[KEY], f"{where}, {KEY}")
            self.copies.update(counts)
            self.is_counted, self.says_met = True, answers.get(CHALLENGE, 0) > 0
            answers = {name: value for name, value in answers.items() if name != CHALLENGE}
            self.met[-1] = fill(forest, counts, answers, f"{where}, {KEY}")
        for place, host in enumerate(hosts):
            self._host(forest, host, f"{where}, host {place + 1}")
        return forest

    def _cave(self, forest: Forest, row: Mapping[str, Any], where: str) -> None:
        cave, card = row.get("cave", 0), row.get("cave_card")
        size = len(self.edition.cards)
        _expect(
            _whole(cave) and 0 <= cave <= size, f"{where}: cave must be a number from 0 to {size}, not {shown(cave)}"
        )
        forest.tally[self.tables.cave_counter] = forest.tally[self.tables.cave_points_counter] = cave
        if card is None:
            return
        numbers = [known.number for known in self.edition.caves if known.number]
        _expect(bool(numbers), f"{where}: {self.edition.id} has no numbered caves")
        _expect(_whole(card) and card in numbers, f"{where}: there is no cave card {shown(card)}")
        _expect(card not in self.cave_cards, f"{where}: cave card {card} lies on the table twice")
        self.cave_cards.add(card)
        forest.tally[self.tables.cave_points_counter] += self.tables.cave_bonus[card - 1]

    def _host(self, forest: Forest, row: Any, where: str) -> None:
        _expect(isinstance(row, Mapping), f"{where}: expected an object")
        _keys(row, {"species", *_SLOTS}, where)
        species, symbol = self._card(row.get("species"), where)
        kind = self.tables.host_kind[species]
        name = self.tables.species_ids[species]
        _expect(kind > 0, f"{where}: {name} is not a tree, shrub or moor")
        if species != self.tables.face_down and name not in self.symbols:
            self._take(species, KIND_NAMES[kind], row["species"], where)
        forest.add_host(species, symbol, -1)
        cards: list[tuple[int, int, int]] = []
        for slot in _ORDER:
            if slot not in row:
                continue
            place = f"{where} ({name}), {slot}"
            names = row[slot]
            _expect(isinstance(names, list), f"{place}: expected a list of cards")
            for text in names:
                card, symbol = self._card(text, place)
                self._check_slot(card, slot, kind, place)
                self._take(card, slot, text, place)
                cards.append((SLOT_NAMES.index(slot), card, symbol))
        # Cards that may share a slot come after those that need one for themselves.
        cards.sort(key=lambda card: bool(self.tables.joins[card[1]]))
        for slot_number, card, symbol in cards:
            self._attach(forest, card, symbol, slot_number, where)

    def _take(self, species: int, slot: str, text: str, where: str) -> None:
        """Takes the card out of the box."""
        t = self.tables
        types = frozenset(name for name, has in zip(t.type_ids, t.is_type[species], strict=True) if has)
        fault = self.box.take(Seen(t.species_ids[species], slot, text.partition(":")[0].partition("@")[2], types))
        _expect(not fault, f"{where}: {fault}")

    def _check_slot(self, species: int, slot: str, kind: int, where: str) -> None:
        row = self.edition.species.get(self.tables.species_ids[species])
        if row is None or row.is_host:
            raise BadTable(f"{where}: {self.tables.species_ids[species]} is a host")
        if row.place != slot and not (row.place == "side" and slot in ("left", "right")):
            raise BadTable(f"{where}: {row.id} can't be there; it is a {row.place} card")
        if row.placement is not None and KIND_NAMES[kind] not in row.placement["host_kind"]:
            raise BadTable(f"{where}: {row.id} can only be on a {' or '.join(row.placement['host_kind'])}")
        if slot not in self.edition.hosts[KIND_NAMES[kind]].slots:
            raise BadTable(f"{where}: a {KIND_NAMES[kind]} has no {slot} slot")

    def _attach(self, forest: Forest, species: int, symbol: int, slot: int, where: str) -> None:
        host = len(forest.keys) - 1
        join = forest.join_position(species, slot, host) > 0
        name = self.tables.species_ids[species]
        place = f"{where} ({self.tables.species_ids[forest.host_species(host)]}), {SLOT_NAMES[slot]}"
        if not join and self.tables.joins[species] and not self.tables.allowed_kinds[species]:
            raise BadTable(f"{place}: {name} needs another card of the right kind in the same slot")
        if not join and not forest.is_free(slot, host):
            raise BadTable(f"{place}: there is no room for {name}; the slot is taken")
        forest.attach(species, symbol, -1, slot, host, join)

    def outcome(self, points: int) -> Outcome:
        """How a game that was played alone ended."""
        says_met = self.says_met if self.is_counted else None
        return outcome_with(self.tables.challenge, self.forests, points, says_met)

    # -- cards ------------------------------------------------------------------------------------------------

    def _card(self, text: Any, where: str) -> tuple[int, int]:
        """Species and symbol of `species@symbol`, or of `species@symbol:box`; a tree shows its own symbol."""
        if not isinstance(text, str):
            raise BadTable(f"{where}: a card is a text, not {shown(text)}")
        card, colon, box = text.partition(":")
        name, at, symbol = card.partition("@")
        species = self.number.get(name)
        if species is None:
            raise BadTable(f"{where}: {self.edition.id} has no species {shown(name)}")
        if at and symbol not in self.symbols:
            raise BadTable(f"{where}: {shown(symbol)} is no tree symbol of {self.edition.id}")
        if at and species == self.tables.face_down:
            raise BadTable(f"{where}: a face-down card shows no symbol")
        if name in self.symbols:
            if symbol not in ("", name):
                raise BadTable(f"{where}: {name} shows its own symbol, not {symbol}")
            symbol = name
        self.copies[name] += 1
        if colon or name in self.faces:
            species = self._face(name, symbol, box if colon else None, where)
        return species, self.symbols[symbol] if symbol else NO_SYMBOL

    def _face(self, name: str, symbol: str, box: str | None, where: str) -> int:
        """The species as this half shows it: some boxes print one with more types."""
        known = self.faces.get(name, [(self.number[name], symbol, row.box) for row in self._rows(name)])
        found = [(face, printed) for face, printed, of in known if box in (None, of)]
        if not found:
            boxes = sorted({of for _, _, of in known})
            raise BadTable(f"{where}: {name} is a card of {' and '.join(boxes) or 'no box'}, not of {shown(box)}")
        return next((face for face, printed in found if symbol == printed), found[0][0])

    def _rows(self, name: str) -> list[Species]:
        """The row of a species; the face-down card has none."""
        return [self.edition.species[name]] if name in self.edition.species else []

    def _check_box(self) -> None:
        """No more cards on the whole table than the box holds."""
        box = len(self.edition.cards)
        caves = sum(forest.tally[self.tables.cave_counter] for forest in self.forests)
        face_down = self.tables.species_ids[self.tables.face_down]
        for name, number in self.copies.items():
            most = box if name == face_down else self.edition.species[name].copies
            _expect(number <= most, f"table: {number} cards of {name}, the box holds {most}")
        everything = sum(self.copies.values()) + caves
        _expect(everything <= box, f"table: {everything} cards in forests and caves, the box holds {box}")


@cache
def faces_of(tables: Tables) -> dict[str, list[tuple[int, str, str]]]:
    """For each species that not all halves show alike: number, symbol and box of its halves, older boxes first."""
    several = set(tables.species_ids[tables.face_down + 1 :])
    numbers = {
        (name, tuple(has)): number
        for number, (name, has) in enumerate(zip(tables.species_ids, tables.is_type, strict=True))
    }
    found: dict[str, list[tuple[int, str, str]]] = {}
    for card in load_edition(tables.edition).cards:
        for half in card.halves:
            if half.species in several:
                has = tuple(name in half.types for name in tables.type_ids)
                found.setdefault(half.species, []).append((numbers[half.species, has], half.symbol, card.box))
    return found


def _options(plain: Edition, options: Any, forests: int) -> dict[str, Any]:
    """The options of a game that was played alone; any other is scored without."""
    _expect(isinstance(options, Mapping), "options: expected an object")
    if not options:
        return {}
    _expect(options.get("solo") is True, "options: only a game with 'solo' true is scored by its options")
    try:
        return full_options(plain.id, forests, options)
    except BadOption as error:
        raise BadTable(f"options: {error}") from None


def _expect(condition: bool, message: str) -> None:
    if not condition:
        raise BadTable(message)


def _keys(row: Mapping[str, Any], known: set[str], where: str) -> None:
    for key in row:
        _expect(isinstance(key, str) and key in known, f"{where}: unknown key {shown(key)}")


def _whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
