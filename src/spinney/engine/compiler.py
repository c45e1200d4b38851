"""Turns the rows of an edition into the flat numbers of `engine.tables`."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from spinney.cards.load import load_edition
from spinney.cards.model import Edition, Rule, Species
from spinney.engine import tables as tb
from spinney.engine.tables import JoinRule, Step, Tables
from spinney.errors import BadCards

_SLOT = {name: number for number, name in enumerate(tb.SLOT_NAMES)}
_KIND = {name: number for number, name in enumerate(tb.KIND_NAMES) if name}
_ALL_KINDS = (1 << tb.TREE) | (1 << tb.SHRUB) | (1 << tb.MOOR)
_SLOTS_OF_PLACE = {"top": (tb.TOP,), "bottom": (tb.BOTTOM,), "side": (tb.LEFT, tb.RIGHT)}


@cache
def _compiled(edition: str, options: tuple[tuple[str, Any], ...]) -> Tables:
    return _Compiler(load_edition(edition, dict(options))).compile()


def compile_tables(edition: str, options: Mapping[str, Any]) -> Tables:
    """The tables of an edition with these options; made once and kept."""
    return _compiled(edition, tuple(sorted((name, value) for name, value in options.items() if name != "removed")))


class _Compiler:
    """Works through the rows once; `count_slot` hands out a tally slot for each thing that some rule counts."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.t = Tables(edition.id)
        self.rows: list[Species | None] = [*edition.species.values(), None]
        self.index = {name: number for number, name in enumerate(edition.species)}
        self.index[edition.setup.face_down.species] = len(self.index)
        self.symbols = {name: number for number, name in enumerate(edition.tree_symbols)}
        self.counts: dict[tuple[Any, ...], int] = {}
        self.whats: dict[tuple[str, ...], int] = {}
        self.opens: dict[tuple[int, int], int] = {}

    def compile(self) -> Tables:
        """All tables, in an order in which each part finds what it needs."""
        self._species()
        self._slots()
        self._sharing()
        self._points()
        self._effects()
        self._cards()
        self._setup()
        self.t.tally_size = self.size
        return self.t

    # -- species and tally ------------------------------------------------------------------------------------

    def _species(self) -> None:
        t, below = self.t, self.edition.setup.face_down
        t.species_ids = list(self.index)
        t.symbol_ids = list(self.edition.tree_symbols)
        t.type_ids = list(self.edition.types)
        t.blank = self.index[below.species]
        for row in self.rows:
            place = row.place if row else below.kind
            types = row.types if row else below.types
            t.cost.append(row.cost if row else 0)
            t.host_kind.append(_KIND.get(place, tb.NO_KIND))
            t.is_type.append([name in types for name in t.type_ids])
            placement = (row.placement if row else None) or {}
            t.allowed_kinds.append(_mask(placement.get("host_kind", list(_KIND))))

    def _slots(self) -> None:
        """Lays out the tally: one slot for each species and symbol; the rest is handed out on demand."""
        t = self.t
        size = len(self.rows)
        t.symbol_slot = size
        size += len(self.symbols)
        t.cave_slot, t.cave_points_slot = size, size + 1
        self.size = size + 2
        t.bump = [[number] for number in range(len(self.rows))]
        t.first_bump = [[] for _ in self.rows]
        t.bee_bump = [[] for _ in self.rows]
        t.spot_bump = [[] for _ in range(5 * 4)]
        t.open_bump = [[] for _ in range(5 * 4)]
        t.host_open = [[] for _ in range(4)]
        t.full_bump = [[] for _ in range(4)]
        permanents = [(row.permanent if row else None) or {} for row in self.rows]
        t.bees = [bool(rule.get("bee")) for rule in permanents]

    def new_slot(self) -> int:
        """A fresh tally slot."""
        self.size += 1
        return self.size - 1

    def count_slot(self, rule: Rule) -> int:
        """The tally slot that holds what the rule counts."""
        key = tuple(sorted((name, _frozen(value)) for name, value in rule.items()))
        if key not in self.counts:
            self.counts[key] = self._count_slot(rule)
        return self.counts[key]

    def _count_slot(self, rule: Rule) -> int:
        t = self.t
        if "species" in rule and "bees" not in rule:
            return self.index[rule["species"]]
        if "tree_symbol" in rule:
            return t.symbol_slot + self.symbols[rule["tree_symbol"]]
        if "cave" in rule:
            return t.cave_slot
        slot = self.new_slot()
        if "type" in rule or "species" in rule:
            counted = [number for number in range(len(self.rows)) if self._is_counted(rule, number)]
            for number in counted:
                t.bump[number].append(slot)
                if rule.get("bees"):
                    t.bee_bump[number].append(slot)
        elif "distinct" in rule:
            for number in range(t.blank):
                if t.is_type[number][t.type_ids.index(rule["distinct"])]:
                    t.first_bump[number].append(slot)
        elif "slot" in rule:
            for kind in rule["host"]:
                t.spot_bump[_SLOT[rule["slot"]] * 4 + _KIND[kind]].append(slot)
        else:
            for kind in rule["full"]:
                t.full_bump[_KIND[kind]].append(slot)
        return slot

    def _is_counted(self, rule: Rule, number: int) -> bool:
        if "species" in rule:
            return number == self.index[rule["species"]]
        return self.t.is_type[number][self.t.type_ids.index(rule["type"])]

    def what(self, rule: Rule | None) -> int:
        """The index of a list that says which species the rule names; without a rule it names all."""
        if rule is None:
            key: tuple[str, ...] = ("any",)
        elif "species" in rule:
            key = ("species", rule["species"])
        else:
            key = ("types", *rule.get("any_of", [rule.get("type")]))
        if key not in self.whats:
            self.whats[key] = len(self.t.whats)
            self.t.whats.append([self._is_named(key, number) for number in range(len(self.rows))])
            self.t.what_names.append(list(key[1:]))
        return self.whats[key]

    def _is_named(self, key: tuple[str, ...], number: int) -> bool:
        if key[0] == "any":
            return True
        if key[0] == "species":
            return self.t.species_ids[number] == key[1]
        return any(self.t.is_type[number][self.t.type_ids.index(name)] for name in key[1:])

    def open_slot(self, slot: int, kinds: int) -> int:
        """The tally slot that counts hosts of these kinds with a free place in that slot class."""
        if (slot, kinds) not in self.opens:
            number = self.opens[slot, kinds] = self.new_slot()
            for kind in _KIND.values():
                if kinds >> kind & 1 and not (kind == tb.MOOR and slot in (tb.LEFT, tb.RIGHT)):
                    self.t.open_bump[slot * 4 + kind].append(number)
                    self.t.host_open[kind].append(number)
        return self.opens[slot, kinds]

    # -- sharing ----------------------------------------------------------------------------------------------

    def _sharing(self) -> None:
        t = self.t
        t.joins = [[] for _ in self.rows]
        wheres = {"slot": tb.SAME_SLOT, "top": tb.TOP_OF_HOST, "sides": tb.SIDES_OF_HOST}
        for number, row in enumerate(self.rows):
            if row is None:
                continue
            share = (row.permanent or {}).get("share")
            if share and row.permanent:
                rule = JoinRule(wheres[row.permanent["where"]], number, self.what(share))
                rule.most = row.permanent.get("max", 0)
                rule.onto_others = row.permanent.get("onto_others", False)
                for newcomer, named in enumerate(t.whats[rule.what]):
                    if named:
                        t.joins[newcomer].append(rule)
            if row.placement and "slot_has" in row.placement:
                rule = JoinRule(tb.ONTO_TYPE, number, self.what({"type": row.placement["slot_has"]}))
                rule.most = row.placement.get("max_per_host", 0)
                rule.kinds = t.allowed_kinds[number]
                t.joins[number].append(rule)
                t.allowed_kinds[number] = 0  # such a card never takes a free slot

    # -- points -----------------------------------------------------------------------------------------------

    def _points(self) -> None:
        t = self.t
        t.own_slot, t.local_slot = [-1] * len(self.rows), [-1] * len(self.rows)
        t.double_slot, t.doubles_what = [-1] * len(self.rows), [-1] * len(self.rows)
        t.doubles_at = [0] * len(self.rows)
        t.local_tests = [[] for _ in self.rows]
        t.score_op = [tb.FIXED] * len(self.rows)
        t.score_slot, t.score_a, t.score_b = ([0] * len(self.rows) for _ in range(3))
        t.score_table = [[] for _ in self.rows]
        for number, row in enumerate(self.rows):
            if row is not None:
                self._points_of(number, row.points)

    def _points_of(self, number: int, rule: Rule) -> None:
        t = self.t
        if "fixed" in rule:
            t.score_a[number] = rule["fixed"]
        elif "per" in rule:
            self._per(number, rule)
        elif "sum" in rule:
            t.score_op[number] = tb.LINEAR
            for part in rule["sum"]:
                t.score_table[number] += [part["each"], self.count_slot(part["per"])]
        elif "if" in rule:
            t.score_a[number], t.score_b[number] = rule["then"], rule.get("else", 0)
            self._if(number, rule["if"])
        elif "by" in rule:
            t.score_op[number], t.score_slot[number] = tb.BY, self.count_slot(rule["by"])
            t.score_table[number] = list(rule["table"])
        elif "together" in rule:
            t.score_op[number], t.score_slot[number] = tb.TOGETHER, self.count_slot(rule["together"])
            t.score_table[number] = list(rule["table"])
        elif "sets" in rule:
            self._sets(number, rule)
        else:
            self._doubles(number, rule["doubles"])

    def _per(self, number: int, rule: Rule) -> None:
        t, count = self.t, rule["per"]
        t.score_a[number] = rule["each"]
        if count == {"at": "this"}:
            t.score_op[number] = tb.LOCAL
            self._local(number, [tb.ATTACHED, 0])
        elif count == {"tree_symbol": "own"}:
            t.score_op[number] = tb.OWN_SYMBOL
            t.own_slot[number] = self.size
            self.size += len(self.symbols)
        else:
            t.score_op[number], t.score_slot[number] = tb.PER, self.count_slot(count)

    def _if(self, number: int, rule: Rule) -> None:
        t = self.t
        if "at_least" in rule:
            t.score_op[number], t.score_slot[number] = tb.AT_LEAST, self.count_slot(rule["of"])
            t.score_table[number] = [rule["at_least"]]
        elif "most" in rule:
            t.score_op[number], t.score_slot[number] = tb.MOST, self.count_slot(rule["most"])
        else:
            t.score_op[number] = tb.LOCAL
            tests: list[int] = []
            for part in rule.get("all", [rule]):
                tests += self._local_test(part, number)
            self._local(number, tests)

    def _local_test(self, rule: Rule, number: int) -> list[int]:
        if "host_species" in rule:
            return [tb.HOST_SPECIES, self.index[rule["host_species"]]]
        if "host_kind" in rule:
            return [tb.HOST_KIND, _mask(rule["host_kind"])]
        if "host_full" in rule:
            return [tb.HOST_FULL, 0]
        if "host_has" in rule:
            return [tb.HOST_HAS, self.what({"type": rule["host_has"]})]
        if "shares_slot" in rule:
            return [tb.SHARES_SLOT, self.index[rule["shares_slot"]]]
        raise BadCards(f"{self.t.species_ids[number]}.points: {rule!r} can't be asked of one host")

    def _local(self, number: int, tests: list[int]) -> None:
        self.t.local_tests[number] = tests
        self.t.local_slot[number] = self.t.score_slot[number] = self.new_slot()

    def _sets(self, number: int, rule: Rule) -> None:
        """Cards of one type make sets; where tables differ (expansions) the longest holds."""
        t = self.t
        t.score_op[number] = tb.SETS
        slot = t.score_slot[number] = self.count_slot(rule["sets"])
        if slot not in t.set_slots:
            t.set_slots.append(slot)
            t.set_species.append([other for other in range(t.blank) if slot in t.bump[other]])
            t.set_points.append([])
        group = t.set_slots.index(slot)
        t.set_points[group] = max(t.set_points[group], list(rule["table"]), key=len)

    def _doubles(self, number: int, rule: Rule) -> None:
        t = self.t
        t.doubles_what[number] = self.what({"type": rule["type"]})
        t.doubles_at[number] = _SLOT[rule["slot"]]
        for other, named in enumerate(t.whats[t.doubles_what[number]]):
            if named and t.double_slot[other] < 0:
                t.double_slot[other] = self.new_slot()

    # -- effects ----------------------------------------------------------------------------------------------

    def _effects(self) -> None:
        t = self.t
        for row in self.rows:
            t.effect.append(self._program(row.effect if row else ()))
            t.bonus.append(self._program(row.bonus if row else ()))
            self._permanent((row.permanent if row else None) or {})
        for cave in sorted(self.edition.caves, key=lambda cave: cave.number):
            t.cave_programs.append(self._program(cave.effect))
            t.cave_bonus.append(cave.points)

    def _program(self, rules: Sequence[Rule]) -> int:
        if not rules:
            return -1
        self.t.programs.append([self._step(rule) for rule in rules])
        return len(self.t.programs) - 1

    def _step(self, rule: Rule) -> Step:
        step = Step(_step_word(rule))
        if isinstance(rule.get("n"), int):
            step.n = rule["n"]
        step.same = rule.get("n") == "same"
        if "per" in rule:
            step.slot = self.count_slot(rule["per"])
        if "if" in rule:
            step.slot, step.at_least = self.count_slot(rule["if"]["of"]), rule["if"]["at_least"]
        step.what = self.what(rule.get("what"))
        step.from_clearing = rule.get("from") == "clearing"
        step.use_effect = rule.get("use") == "effect"
        return step

    def _permanent(self, rule: Rule) -> None:
        t, trigger = self.t, rule.get("when", {})
        t.trigger.append(self._program(rule.get("then", ())))
        t.trigger_what.append(self.what(trigger["play"]) if "play" in trigger else -1)
        t.trigger_slot.append(_SLOT[trigger["play_into"]] if "play_into" in trigger else -1)
        t.trigger_kinds.append(_mask(trigger.get("host", ())))
        t.trigger_delay.append(int(rule.get("from") == "next_turn"))

    # -- cards and set-up -------------------------------------------------------------------------------------

    def _cards(self) -> None:
        t = self.t
        for number, card in enumerate(self.edition.cards):
            t.card_ids.append(card.id)
            same = number > 0 and self.edition.cards[number - 1].halves == card.halves
            t.twin.append(t.twin[number - 1] if same else number)
            t.card_symbols.append(sum({1 << self.symbols[half.symbol] for half in card.halves}))
            for half in (*card.halves, None)[:2]:
                species = self.index[half.species] if half else -1
                slot = _SLOT.get(half.slot, tb.HOST) if half else tb.HOST
                t.half_species.append(species)
                t.half_symbol.append(self.symbols[half.symbol] if half else tb.NO_SYMBOL)
                t.half_slot.append(slot)
                t.half_cost.append(t.cost[species] if half else 0)
                open_slot = -1 if slot == tb.HOST else self.open_slot(slot, t.allowed_kinds[species])
                t.half_open.append(open_slot)
        t.half_joins = [species >= 0 and bool(t.joins[species]) for species in t.half_species]
        sides = zip(_pairs(t.half_cost), _pairs(t.half_open), strict=True)
        t.card_plays = [(costs[0], opens[0], costs[1], opens[1]) for costs, opens in sides]
        t.has_twin = [t.twin.count(twin) > 1 for twin in t.twin]
        for named in t.whats:
            t.what_cards.append([named[a] or (b >= 0 and named[b]) for a, b in _pairs(t.half_species)])

    def _setup(self) -> None:
        t, setup = self.t, self.edition.setup
        t.hand_size, t.hand_limit = setup.hand, setup.hand_limit
        t.clearing_limit, t.winters = setup.clearing_limit, setup.winters
        t.mulligan, t.draft = setup.mulligan, setup.draft
        t.saplings = setup.face_down.as_action


def _step_word(rule: Rule) -> int:
    from_hand = rule.get("from") == "hand"
    if rule["do"] == "cave":
        if rule["from"] == "deck":
            return tb.CAVE_DECK
        if from_hand:
            return tb.CAVE_HAND
        return tb.CAVE_ALL if rule["n"] == "all" else tb.CAVE_CLEARING
    if rule["do"] == "face_down":
        return tb.FACE_DOWN_HAND if from_hand else tb.FACE_DOWN_DECK
    words = {
        "draw": tb.DRAW, "turn": tb.EXTRA_TURN, "play": tb.PLAY_FREE, "dig": tb.DIG,
        "take": tb.TAKE, "to_clearing": tb.TO_CLEARING, "keep": tb.KEEP,
    }  # fmt: skip
    return words[rule["do"]]


def _mask(kinds: Sequence[str]) -> int:
    return sum(1 << _KIND[kind] for kind in kinds)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _pairs(values: list[int]) -> list[tuple[int, int]]:
    return list(zip(values[::2], values[1::2], strict=True))
