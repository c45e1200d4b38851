"""The rules of an edition as data that a small machine can follow (`spinney.rules/1`): counters, and sums of them.

The page scores without a server. It does not read the rule rows again for that: here the tables that the engine plays
with are told as plain data. docs/formats.md (The compiled rules) says what each part means.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any

from spinney.cards.load import load_edition
from spinney.cards.model import Challenge, Edition
from spinney.cards.solo import CHALLENGE
from spinney.engine import tables as tb
from spinney.engine.challenge import BestCard, Counted, EachHost
from spinney.engine.compiler import compile_tables
from spinney.engine.tables import JoinRule, Tables
from spinney.pad.box import halves_of

RULES = "spinney.rules/1"
_KINDS = tb.KIND_NAMES[1:]
_SIDES = tb.SLOT_NAMES[1:]
_JOINS = {
    tb.SAME_SLOT: "slot", tb.TOP_OF_HOST: "top", tb.SIDES_OF_HOST: "sides", tb.ONTO_TYPE: "onto",
}  # fmt: skip

Data = dict[str, Any]


@cache
def compiled_rules(edition: str, solo: bool = False) -> Data:
    """The rules of an edition, compiled; with the loosest options, since a pad takes what lies on the table.

    For a game that was played alone: with the points that hold there, and its challenges.

    :raises BadOption: if there is no solo game with these boxes.
    """
    return _Export(edition, {"solo": True} if solo else {}).rules()


class _Export:
    """Walks through the tables of an edition once."""

    def __init__(self, edition: str, chosen: Mapping[str, Any]) -> None:
        options = {**load_edition(edition, chosen).setup.pad, **chosen}
        self.cards: Edition = load_edition(edition, options)
        self.t: Tables = compile_tables(edition, options)
        self.counters: list[Data] = []
        self.numbers: dict[tuple[str, int, int], int] = {}
        """Where a counter of the engine stands in the exported list."""

    def rules(self) -> Data:
        t = self.t
        species = {name: self._species(t.species_ids.index(name)) for name in t.species_ids}
        groups = [
            {
                "members": self._names(group.species),
                "table": group.table,
                "of": {"distinct": t.counter_rules[group.counter]["type"]},
            }
            for group in t.groups
        ]
        return {
            "format": RULES,
            "edition": self.cards.id,
            "size": len(self.cards.cards),
            "face_down": t.species_ids[t.face_down],
            "symbols": list(t.symbol_ids),
            "places": {
                kind: {side: self.cards.hosts[kind].slots.get(side, 0) for side in _SIDES} for kind in self._kinds()
            },
            "species": species,
            "counters": self.counters,
            "groups": groups,
            "doubles": self._doubles(),
            "halves": self._halves(),
            "caves": {str(cave.number): cave.points for cave in self.cards.caves if cave.number},
            **({"challenges": self._challenges()} if self.cards.is_solo else {}),
        }

    def _challenges(self) -> list[Data]:
        """What a game that was played alone can be played for: what is counted, or which cards are looked at."""
        rows = self.cards.solo.challenges if self.cards.solo else ()
        return [_Export(self.cards.id, {"solo": True, CHALLENGE: row.id}).challenge(row) for row in rows]

    def challenge(self, row: Challenge) -> Data:
        """One of them, with counters of its own."""
        goal, found = self.t.challenge, {"id": row.id, "need": row.goal["at_least"]}
        if isinstance(goal, Counted):
            return {**found, "counters": [self.counters[self._counter(number)] for number in goal.counters]}
        assert isinstance(goal, BestCard | EachHost)
        named = self._names([number for number, is_named in enumerate(goal.named) if is_named])
        return {**found, "best" if isinstance(goal, BestCard) else "each_host": named}

    def _kinds(self) -> list[str]:
        return [kind for kind in _KINDS if _KINDS.index(kind) + 1 in self.t.host_kind]

    def _names(self, numbers: list[int]) -> list[str]:
        return [self.t.species_ids[number] for number in numbers if number == self.t.plain[number]]

    def _named(self, selector: int) -> list[str]:
        return self._names([number for number, named in enumerate(self.t.selectors[selector]) if named])

    def _of_mask(self, kinds: int) -> list[str]:
        return [kind for place, kind in enumerate(_KINDS) if kinds >> place + 1 & 1 and kind in self._kinds()]

    # -- species ----------------------------------------------------------------------------------------------

    def _species(self, number: int) -> Data:
        t, name = self.t, self.t.species_ids[number]
        row = self.cards.species.get(name)
        place = row.place if row else self.cards.setup.face_down.kind
        joins = [self._join(rule) for rule in t.joins[number]]
        kinds = t.allowed_kinds[number] or next((rule.kinds for rule in t.joins[number]), 0)
        return {
            "kind": _KINDS[t.host_kind[number] - 1] if t.host_kind[number] else None,
            "sides": {"side": ["left", "right"]}.get(place, [place]) if not t.host_kind[number] else [],
            "on": self._of_mask(kinds),
            "copies": row.copies if row else len(self.cards.cards),
            "shows": name if name in t.symbol_ids else None,
            "guest": bool(joins) and not t.allowed_kinds[number],
            "joins": joins,
            "points": self._points(number),
        }

    def _join(self, rule: JoinRule) -> Data:
        return {
            "where": _JOINS[rule.where],
            "sharer": self.t.species_ids[rule.sharer],
            "named": self._named(rule.selector),
            "most": rule.most,
            "onto_others": rule.onto_others,
            "on": self._of_mask(rule.kinds),
        }

    def _doubles(self) -> list[Data]:
        t = self.t
        return [
            {"host": t.species_ids[host], "side": tb.SLOT_NAMES[t.doubles_at[host]], "named": self._named(selector)}
            for host, selector in enumerate(t.doubles_selector)
            if selector >= 0
        ]

    def _halves(self) -> dict[str, list[list[Any]]]:
        """For `species/side` the symbols and cards of its halves; none where the deck is not known for sure."""
        return {
            f"{species}/{slot}": [[symbol, card] for symbol, card in shown]
            for (species, slot), shown in halves_of(self.cards.id).items()
        }

    # -- points -----------------------------------------------------------------------------------------------

    def _points(self, number: int) -> Any:
        """What the cards of a species score, with the counters as they are numbered here."""
        return self._renumbered(number, self.t.points[number].formula())

    def _renumbered(self, number: int, formula: Any) -> Any:
        if not isinstance(formula, list) or not formula or not isinstance(formula[0], str):
            return formula
        word, *rest = formula
        if word in ("count", "enough", "lead"):
            return [word, self._counter(rest[0]), *rest[1:]]
        if word in ("own", "either"):
            return [word, self._own_counter(number, rest[0]), *rest[1:]]
        return [word, *(self._renumbered(number, part) for part in rest)]

    def _own_counter(self, number: int, counter: int) -> int:
        """A counter that the forest keeps for the cards of one species."""
        rule = self.t.local[number]
        if rule is None:
            return self._own_symbol(number, counter - self.t.own_counter[number])
        if rule.attached:
            return self._own(number, "at", 0, {"attached": True})
        return self._own(number, "met", 0, {"tests": [self._test(test.to_data()) for test in rule.tests]})

    def _test(self, test: Data) -> Data:
        """A condition about a host, with names instead of numbers."""
        told = {word: self._names(value) if isinstance(value, list) else value for word, value in test.items()}
        return {**told, "kind": self._of_mask(test["kind"])} if "kind" in test else told

    # -- counters ---------------------------------------------------------------------------------------------

    def _put(self, key: tuple[str, int, int], counter: Data) -> int:
        if key not in self.numbers:
            self.numbers[key] = len(self.counters)
            self.counters.append(counter)
        return self.numbers[key]

    def _own_symbol(self, number: int, symbol: int) -> int:
        """The cards of a species that show a symbol."""
        shown = self.t.symbol_ids[symbol]
        return self._own(number, "own", symbol, {"symbol": shown}, f"@{shown}")

    def _own(self, number: int, word: str, part: int, rest: Mapping[str, Any], tail: str = "") -> int:
        name = self.t.species_ids[number]
        counter = {"own": name, **rest, "ask": f"{word}:{name}{tail}"}
        rule = self.t.counter_rules.get(self.t.local_counter[number]) if word in ("at", "met") else None
        return self._put((word, number, part), {**counter, "of": rule} if rule else counter)

    def _counter(self, number: int) -> int:
        """A counter of the whole forest: all that raises it."""
        t = self.t
        key = ("tally", number, 0)
        if key in self.numbers:
            return self.numbers[key]
        raised: Data = {
            "cards": self._names([s for s, counters in enumerate(t.raises) if number in counters]),
            "different": self._names([s for s, counters in enumerate(t.first_raises) if number in counters]),
        }
        counter = {word: names for word, names in raised.items() if names}
        hosts = self._names([s for s, counters in enumerate(t.bee_raises) if number in counters])
        if hosts:
            guests = self._names([s for s, is_bee in enumerate(t.bees) if is_bee])
            counter |= {"guests": {"cards": guests, "at": hosts}, "ask": f"bees:{self._bees(number)}"}
        counter |= self._placed(number)
        shown = self._shown(number)
        if shown:
            counter["shown"] = shown
        if number == t.cave_counter:
            counter["cave"] = True
        return self._put(key, {**counter, "of": t.counter_rules[number]})

    def _shown(self, number: int) -> dict[str, list[str]]:
        """Species of which only some halves raise the counter: their symbols, with the box where another has it too."""
        t = self.t
        found: dict[str, list[str]] = {}
        for half, face in enumerate(t.half_species):
            if face < 0 or t.plain[face] == face or number not in t.raises[face] or number in t.raises[t.plain[face]]:
                continue
            symbol = t.symbol_ids[t.half_symbol[half]]
            box = t.variant_boxes.get((face, t.half_symbol[half]))
            found.setdefault(t.species_ids[face], []).append(f"{symbol}:{box}" if box else symbol)
        return found

    def _bees(self, number: int) -> str:
        rule = self.t.counter_rules[number]
        return str(rule.get("species", f"type.{rule.get('type')}"))

    def _placed(self, number: int) -> Data:
        """What raises a counter by where cards lie or what they show."""
        t = self.t
        symbol = number - t.symbol_counter
        if 0 <= symbol < len(t.symbol_ids):
            return {"symbol": t.symbol_ids[symbol], "ask": f"symbol:{t.symbol_ids[symbol]}"}
        full = [kind for kind, counters in zip(["", *_KINDS], t.full_raises, strict=True) if number in counters]
        if full:
            return {"full": full, "ask": f"full:{'.'.join(full)}"}
        spots = [spot for spot, counters in enumerate(t.slot_raises) if number in counters]
        if spots:
            side, kinds = tb.SLOT_NAMES[spots[0] // 4], [tb.KIND_NAMES[spot % 4] for spot in spots]
            return {"places": {"side": side, "at": kinds}, "ask": f"slot:{'.'.join([side, *kinds])}"}
        return {}
