"""Turns the rows of an edition into the flat numbers of `engine.tables`."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from types import MappingProxyType
from typing import Any

from spinney.cards.boxes import boxes_of, found_at
from spinney.cards.correction import CORRECTION, correction_text
from spinney.cards.load import load_edition
from spinney.cards.model import Card, Half, Rule, Solo
from spinney.cards.model import Challenge as ChallengeRow
from spinney.cards.rules import POINTS_WORDS
from spinney.cards.solo import CHALLENGE
from spinney.cards.steps import step_word
from spinney.engine import tables as tb
from spinney.engine.challenge import Counted, make_challenge
from spinney.engine.conditions import Alone, Condition, HostFull, HostHas, HostKind, HostSpecies, SharesSlot
from spinney.engine.layout import KIND, SLOT, Layout, mask
from spinney.engine.local import Local, OwnSymbol
from spinney.engine.moves import DRAW_CARD, PLAY_HALF, SAPLING, pack_move
from spinney.engine.packing import MOST_CARDS, MOST_SPECIES, MOST_SYMBOLS, new_key
from spinney.engine.points import AtLeast, Doubles, Most, Per, Points, Sum
from spinney.engine.scales import By, Sets, Together
from spinney.engine.steps import STEPS, Step
from spinney.engine.tables import AutomaCard, JoinRule, Tables
from spinney.errors import BadCards

MOST_IN_A_FRAME = 1023
"""A field of a frame has ten bits;"""
MOST_STEPS = 511
"""and one of them says of a step whether the player was asked."""


_CORRECTED = 64
"""So many tables with a correction of somebody's own are kept; others are made again."""


@cache
def _compiled(edition: str, _where: str, options: tuple[tuple[str, Any], ...]) -> Tables:
    table, chosen = load_edition(edition, dict(options)), dict(options)
    compiler = _Compiler(table)
    challenges = table.solo.challenges if table.solo and table.is_solo else ()
    compiler.challenge = next((row for row in challenges if row.id == chosen.get(CHALLENGE)), None)
    compiler.options = chosen
    tables = compiler.compile()
    tables.options = chosen
    return tables


_corrected = lru_cache(_CORRECTED)(_compiled.__wrapped__)


def compile_tables(edition: str, options: Mapping[str, Any]) -> Tables:
    """The tables of an edition with these options; made once and kept."""
    names = boxes_of(edition)
    chosen = {name: value for name, value in options.items() if name != "removed"}
    make = _compiled
    if CORRECTION in chosen:
        chosen[CORRECTION], make = correction_text(chosen[CORRECTION]), _corrected
    return make("+".join(names), found_at(names), tuple(sorted(chosen.items())))


class _Compiler(Layout):
    """Works through the rows once and fills the tables, part by part."""

    challenge: ChallengeRow | None = None
    options: Mapping[str, Any] = MappingProxyType({})

    def compile(self) -> Tables:
        """All tables, in an order in which each part finds what it needs."""
        self._hosts()
        self._species()
        self._counters()
        self._sharing()
        self._points()
        self._effects()
        self._cards()
        self._told_apart()
        self._setup()
        if self.edition.solo and self.edition.is_solo:
            self._solo(self.edition.solo)
        self.t.tally_size = self.size
        self._check_limits()
        return self.t

    def _check_limits(self) -> None:
        """Keys, entries, frames and moves are packed numbers: what does not fit is refused here, and never cut off."""
        t = self.t
        for number, most, what in (
            (len(t.card_ids), MOST_CARDS, "different cards"),
            (len(t.species_ids), MOST_SPECIES, "species"),
            (len(t.symbol_ids), MOST_SYMBOLS, "tree symbols"),
            (len(t.selectors), MOST_IN_A_FRAME, "kinds of cards that rules name"),
            (len(t.programs), MOST_IN_A_FRAME, "effects"),
            (max(len(steps) for steps in t.programs), MOST_STEPS, "steps of one effect"),
            (len(t.half_species), MOST_IN_A_FRAME, "halves"),
        ):
            if number > most:
                raise BadCards(f"{t.edition}: {number} {what} are too many together, at most {most} can be played")

    def _hosts(self) -> None:
        t = self.t
        t.slot_size, t.new_keys = [0] * (5 * 4), [0] * 4
        for name, host in self.edition.hosts.items():
            kind = KIND[name]
            for slot, size in host.slots.items():
                t.slot_size[SLOT[slot] * 4 + kind] = size
            t.new_keys[kind] = new_key(t.slot_size[kind::4])

    # -- sharing ----------------------------------------------------------------------------------------------

    def _sharing(self) -> None:
        t = self.t
        t.joins = [[] for _ in self.rows]
        wheres = {"slot": tb.SAME_SLOT, "top": tb.TOP_OF_HOST, "sides": tb.SIDES_OF_HOST}
        for number, row in enumerate(self.rows):
            if row is None:
                continue
            share = (row.permanent or {}).get("share")
            if share and row.permanent and t.plain[number] == number:
                rule = JoinRule(wheres[row.permanent["where"]], number, self.selector(share))
                rule.most = row.permanent.get("max", 0)
                rule.onto_others = row.permanent.get("onto_others", False)
                for newcomer, named in enumerate(t.selectors[rule.selector]):
                    if named:
                        t.joins[newcomer].append(rule)
            if row.placement and "slot_has" in row.placement:
                rule = JoinRule(tb.ONTO_TYPE, t.plain[number], self.selector({"type": row.placement["slot_has"]}))
                rule.most = row.placement.get("max_per_host", 0)
                rule.kinds = t.allowed_kinds[number]
                t.joins[number].append(rule)
                t.allowed_kinds[number] = 0  # such a card never takes a free slot

    # -- points -----------------------------------------------------------------------------------------------

    def _points(self) -> None:
        t = self.t
        size = len(self.rows)
        t.own_counter, t.local_counter, t.double_counter = [-1] * size, [-1] * size, [-1] * size
        t.doubles_selector, t.doubles_at = [-1] * size, [0] * size
        t.points = [Points(0) for _ in self.rows]
        t.local = [None] * size
        for number, row in enumerate(self.rows):
            if row is not None and t.plain[number] == number:
                t.points[number] = self._rule(number, row.points)
                if t.points[number].looks_at_others:
                    t.comparing.append(number)
        lists: list[list[Any]] = [
            t.points, t.local, t.own_counter, t.local_counter, t.double_counter, t.doubles_selector, t.doubles_at
        ]  # fmt: skip
        for number in range(t.face_down + 1, len(self.rows)):
            for values in lists:
                values[number] = values[t.plain[number]]

    def _rule(self, number: int, rule: Rule) -> Points:
        """The rule for points of a species: its word, made with the counters that it looks at."""
        word = next(word for word in rule if word in POINTS_WORDS)
        make: Callable[[int, Rule], Points] = getattr(self, f"_{word}")
        return make(number, rule)

    def _fixed(self, _number: int, rule: Rule) -> Points:
        return Points(rule["fixed"])

    def _per(self, number: int, rule: Rule) -> Points:
        t, count = self.t, rule["per"]
        if count == {"at": "this"}:
            return self._local(number, rule["each"], 0, [], count)
        if count == {"tree_symbol": "own"}:
            first = t.own_counter[number] = self.size
            self.size += len(self.symbols)
            return OwnSymbol(rule["each"], first, t.symbol_counter, t.symbol_ids)
        return Per(rule["each"], self.counter_of(count))

    def _sum(self, _number: int, rule: Rule) -> Points:
        return Sum([part["each"] for part in rule["sum"]], [self.counter_of(part["per"]) for part in rule["sum"]])

    def _if(self, number: int, rule: Rule) -> Points:
        then, otherwise, condition = rule["then"], rule.get("else", 0), rule["if"]
        if "at_least" in condition:
            return AtLeast(then, otherwise, self.counter_of(condition["of"]), condition["at_least"])
        if "most" in condition:
            return Most(then, otherwise, self.counter_of(condition["most"]))
        tests = [self._condition(part, number) for part in condition.get("all", [condition])]
        return self._local(number, then, otherwise, tests, condition)

    def _by(self, _number: int, rule: Rule) -> Points:
        return By(self.counter_of(rule["by"]), list(rule["table"]))

    def _together(self, _number: int, rule: Rule) -> Points:
        return Together(self.counter_of(rule["together"]), list(rule["table"]))

    def _sets(self, _number: int, rule: Rule) -> Points:
        """Cards of one type make sets."""
        t, counter = self.t, self.counter_of(rule["sets"])
        group = next((group for group in t.groups if group.counter == counter), None)
        if group is None:
            group = Sets(counter, list(rule["table"]))
            group.number = len(t.groups)
            group.species = [other for other in range(t.face_down) if counter in t.raises[other]]
            t.groups.append(group)
            for other in range(t.face_down + 1, len(self.rows)):
                if counter in t.raises[other] and t.plain[other] not in group.species:
                    raise BadCards(f"{t.species_ids[other]}: only some of its cards would be in sets")
        return group

    def _doubles(self, number: int, rule: Rule) -> Points:
        t, doubled = self.t, rule["doubles"]
        t.doubles_selector[number] = self.selector({"type": doubled["type"]})
        t.doubles_at[number] = SLOT[doubled["slot"]]
        for other, named in enumerate(t.selectors[t.doubles_selector[number]]):
            if named and t.double_counter[t.plain[other]] < 0:
                t.double_counter[t.plain[other]] = self.new_counter()
        return Doubles()

    def _local(self, number: int, then: int, otherwise: int, tests: list[Condition], rule: Rule) -> Points:
        """A rule that looks at the card's own host; without tests it counts the cards there."""
        t = self.t
        counter = t.local_counter[number] = self.new_counter()
        t.counter_rules[counter] = dict(rule)
        made = t.local[number] = Local(then, otherwise, counter, tests, attached=not tests)
        return made

    def _condition(self, rule: Rule, number: int) -> Condition:
        """A condition about one host."""
        t = self.t
        if "host_species" in rule:
            return HostSpecies(self._named({"species": rule["host_species"]}))
        if "host_kind" in rule:
            return HostKind(mask(rule["host_kind"]), t.host_kind)
        if "host_full" in rule:
            return HostFull()
        if "host_has" in rule:
            return HostHas(self._named({"type": rule["host_has"]}), rule["host_has"])
        if "shares_slot" in rule:
            return SharesSlot(self.index[rule["shares_slot"]], self._named({"species": rule["shares_slot"]}))
        if "alone" in rule:
            return Alone()
        raise BadCards(f"{t.species_ids[number]}.points: {rule!r} can't be asked of one host")

    def _named(self, rule: Rule) -> list[bool]:
        return self.t.selectors[self.selector(rule)]

    # -- effects ----------------------------------------------------------------------------------------------

    def _effects(self) -> None:
        t = self.t
        for row in self.rows[: t.face_down + 1]:
            t.effect.append(self._program(row.effect if row else ()))
            t.bonus.append(self._program(row.bonus if row else ()))
            t.has_text.append(bool(row and (row.effect or row.bonus)))
            self._permanent((row.permanent if row else None) or {})
        lists: list[list[Any]] = [
            t.effect, t.bonus, t.has_text, t.trigger, t.trigger_selector, t.trigger_slot, t.trigger_kinds,
            t.trigger_delay,
        ]  # fmt: skip
        for values in lists:
            values += [values[plain] for plain in t.plain[t.face_down + 1 :]]
        for cave in sorted(self.edition.caves, key=lambda cave: cave.number):
            t.cave_programs.append(self._program(cave.effect))
            t.cave_bonus.append(cave.points)

    def _program(self, rules: Sequence[Rule]) -> int:
        if not rules:
            return -1
        self.t.programs.append([self._step(rule) for rule in rules])
        return len(self.t.programs) - 1

    def _step(self, rule: Rule) -> Step:
        step: Step = STEPS[step_word(rule, self.t.edition).name]()
        if isinstance(rule.get("n"), int):
            step.n = rule["n"]
        step.same = rule.get("n") == "same"
        if "per" in rule:
            step.counter = self.counter_of(rule["per"])
        if "if" in rule:
            step.counter, step.at_least = self.counter_of(rule["if"]["of"]), rule["if"]["at_least"]
        step.selector = self.selector(rule.get("what"))
        step.from_clearing = rule.get("from") == "clearing"
        step.use_effect = rule.get("use") == "effect"
        step.up_to = "up_to" in rule
        return step

    def _permanent(self, rule: Rule) -> None:
        t, trigger = self.t, rule.get("when", {})
        t.trigger.append(self._program(rule.get("then", ())))
        t.trigger_selector.append(self.selector(trigger["play"]) if "play" in trigger else -1)
        t.trigger_slot.append(SLOT[trigger["play_into"]] if "play_into" in trigger else -1)
        t.trigger_kinds.append(mask(trigger.get("host", ())))
        t.trigger_delay.append(int(rule.get("from") == "next_turn"))

    # -- cards and set-up -------------------------------------------------------------------------------------

    def _cards(self) -> None:
        """Cards with equal halves are one kind, which has the id of its first copy."""
        t = self.t
        kinds: dict[tuple[Half, ...], int] = {}
        for card in self.edition.cards:
            if card.halves not in kinds:
                kinds[card.halves] = len(t.card_ids)
                t.card_ids.append(card.id)
                self._kind(card)
            t.copy_ids.append(card.id)
            t.copy_cards.append(kinds[card.halves])
            t.number_of[card.id] = kinds[card.halves]
        self._kinds()

    def _kind(self, card: Card) -> None:
        t = self.t
        t.card_symbols.append(sum({1 << self.symbols[half.symbol] for half in card.halves}))
        for half in (*card.halves, None)[:2]:
            species = self.faces[half.species, half.types] if half else -1
            slot = SLOT.get(half.slot, tb.HOST) if half else tb.HOST
            t.half_species.append(species)
            t.half_symbol.append(self.symbols[half.symbol] if half else tb.NO_SYMBOL)
            t.half_slot.append(slot)
            t.half_cost.append(t.cost[species] if half else 0)
            room = -1 if slot == tb.HOST else self.room_counter(slot, t.allowed_kinds[species])
            t.half_room.append(room)

    def _kinds(self) -> None:
        """What is looked up for each kind of card while games are played."""
        t = self.t
        t.half_joins = [species >= 0 and bool(t.joins[species]) for species in t.half_species]
        self._moves()
        several = [card for card in range(len(t.card_ids)) if t.copy_cards.count(card) > 1]
        t.copy_bit = [1 << several.index(card) if card in several else 0 for card in range(len(t.card_ids))]
        for named in t.selectors:
            t.selector_cards.append([named[a] or (b >= 0 and named[b]) for a, b in _pairs(t.half_species)])

    def _told_apart(self) -> None:
        """Halves that two boxes print alike but for their types: those of the later box carry its name."""
        first: dict[tuple[int, int], int] = {}
        for card in self.edition.cards:
            for half in card.halves:
                face, symbol = self.faces[half.species, half.types], self.symbols[half.symbol]
                if first.setdefault((self.t.plain[face], symbol), face) != face:
                    self.t.variant_boxes[face, symbol] = card.box

    def _moves(self) -> None:
        """The moves that are listed most, packed once and for all."""
        t = self.t
        for card in range(len(t.card_ids)):
            a, b = 2 * card, 2 * card + 1
            t.card_plays.append(
                (
                    t.half_cost[a],
                    t.half_room[a],
                    pack_move(PLAY_HALF, a),
                    t.half_cost[b],
                    t.half_room[b],
                    pack_move(PLAY_HALF, b),
                )
            )
            t.draw_moves.append(pack_move(DRAW_CARD, card))
            t.sapling_moves.append(pack_move(SAPLING, card))

    def _setup(self) -> None:
        t, setup = self.t, self.edition.setup
        t.boxes = [box.id for box in self.edition.boxes]
        t.hand_size, t.hand_limit = setup.hand, setup.hand_limit
        t.clearing_limit, t.winters, t.winter_part = setup.clearing_limit, setup.winters, setup.winter_part
        t.mulligan, t.draft = setup.mulligan, setup.draft
        t.saplings = setup.face_down.as_action
        if self.options.get("hand_draft"):
            t.hand_deals = {
                seats: (deal.cards, deal.keep, deal.right, deal.left, deal.clearing, deal.rounds)
                for seats, deal in setup.hand_deals.items()
            }
        t.winter_last, t.open_cards, t.cave = setup.winter_last, setup.clearing, setup.cave

    def _solo(self, solo: Solo) -> None:
        """The automa and the challenge of a game that is played alone."""
        t, row, options = self.t, self.challenge, self.options
        t.automa = [AutomaCard(card.add, card.remove, card.from_right, card.burn) for card in solo.cards]
        t.automa_passes = len(t.copy_ids) // solo.pass_takes + 1
        t.automa_extra = options.get("automa_extra") == "yes"
        t.automa_sweeps = options.get("automa_sweep") == "yes"
        if row is None:
            return
        start = self.index[row.start] if row.start else None
        faces = list(zip(t.half_species[::2], t.half_species[1::2], strict=True))
        t.start_copies = [copy for copy, card in enumerate(t.copy_cards) if start in faces[card]]
        t.start_extra = options.get("start_card") == "extra"
        challenge = t.challenge = make_challenge(self, row, options)
        if isinstance(challenge, Counted):
            t.goal_counters, t.goal_need = challenge.counters, challenge.need


def _pairs(values: list[int]) -> list[tuple[int, int]]:
    return list(zip(values[::2], values[1::2], strict=True))
