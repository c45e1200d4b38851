"""The closed vocabulary of card rules: which words a row may use, and in which form.

Each word has one meaning, carried out once by the engine (`engine.points` and its neighbours have a class for each word
for points, `engine.steps` one for each step). `docs/cards.md` explains the words; steps have a table of their own,
`cards.steps`. Whatever is not listed is refused when a table is loaded, with the name of the species and the key.
"""

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from spinney.cards.model import HOST_KINDS, SLOTS, Rule
from spinney.cards.steps import Form, StepWord, Value, step_word
from spinney.errors import BadCards, shown

Check = Callable[[Any], bool]

_OWN_COUNTS = ({"at": "this"}, {"tree_symbol": "own"})
"""What only a card itself can be asked for: what is attached to it, cards that show its own symbol."""


POINTS_WORDS = ("fixed", "per", "sum", "if", "by", "sets", "together", "doubles")
"""The words for points; `engine.points` says what each means."""


class Vocabulary:
    """Checks the rules of one edition's rows against the words and the names that it knows."""

    def __init__(self, species: set[str], types: set[str], symbols: set[str]) -> None:
        self.species = species
        self.types = types
        self.symbols = symbols
        self.counted: dict[str, Rule] = {}
        """Everything that some rule counts, by its text."""

    def check_species(self, row: Mapping[str, Any]) -> None:
        """Raises `BadCards` with the species and the key if a rule of the row uses an unknown word."""
        where = str(row.get("id"))
        for key in ("effect", "bonus"):
            self.actions(row.get(key, []), f"{where}.{key}")
        if "permanent" in row:
            self.permanent(row["permanent"], f"{where}.permanent")
        if "placement" in row:
            self.placement(row["placement"], f"{where}.placement")
        self.points(row["points"], f"{where}.points")

    def points(self, rule: Any, where: str) -> None:
        """Checks a rule for points."""
        word = _word(rule, where, POINTS_WORDS)
        if word == "fixed":
            _keys(rule, where, {"fixed": _number})
        elif word == "per":
            _keys(rule, where, {"per": _anything, "each": _number})
            if rule["per"] not in _OWN_COUNTS:
                self.count(rule["per"], where)
        elif word == "sum":
            _keys(rule, where, {"sum": _a_list})
            for part in rule["sum"]:
                _keys(part, where, {"per": _anything, "each": _number})
                self.count(part["per"], where)
        elif word == "if":
            _keys(rule, where, {"if": _anything, "then": _number}, {"else": _number})
            self.condition(rule["if"], where)
        elif word == "doubles":
            _keys(rule, where, {"doubles": _anything})
            _keys(rule["doubles"], where, {"type": self._type, "slot": _slot})
        else:
            _keys(rule, where, {word: _anything, "table": _numbers})
            self.count(rule[word], where)

    def count(self, rule: Any, where: str) -> None:
        """Checks what is counted in a whole forest."""
        word = _word(rule, where, ("type", "species", "distinct", "tree_symbol", "slot", "full", "cave"))
        forms: dict[str, dict[str, Check]] = {
            "type": {"type": self._type},
            "species": {"species": self._species},
            "distinct": {"distinct": self._type},
            "tree_symbol": {"tree_symbol": lambda value: value in self.symbols},
            "slot": {"slot": _slot, "host": _kinds},
            "full": {"full": _kinds},
            "cave": {"cave": lambda value: value == "own"},
        }
        bees: dict[str, Check] = {"bees": _true} if word in ("type", "species") else {}
        _keys(rule, where, forms[word], bees)
        self.counted.setdefault(repr(sorted(rule.items())), rule)

    def condition(self, rule: Any, where: str) -> None:
        """Checks a condition."""
        words = (
            "at_least", "most", "host_species", "host_kind", "host_full", "host_has", "shares_slot", "alone", "all",
        )  # fmt: skip
        word = _word(rule, where, words)
        if word == "at_least":
            _keys(rule, where, {"at_least": _number, "of": _anything})
            self.count(rule["of"], where)
        elif word == "most":
            _keys(rule, where, {"most": _anything})
            self.count(rule["most"], where)
        elif word == "all":
            _keys(rule, where, {"all": _a_list})
            for part in rule["all"]:
                _word(part, where, words[2:-1])
                self.condition(part, where)
        else:
            forms: dict[str, Check] = {
                "host_species": self._species, "host_kind": _kinds, "host_full": _true,
                "host_has": self._type, "shares_slot": self._species, "alone": _true,
            }  # fmt: skip
            _keys(rule, where, {word: forms[word]})

    def goal(self, rule: Any, where: str) -> None:
        """Checks what a challenge asks for."""
        word = _word(rule, where, ("of", "of_hosts", "points_of", "each_host"))
        forms: dict[str, Check] = {
            "of": _anything, "of_hosts": _kinds, "points_of": self._what, "each_host": self._what,
        }  # fmt: skip
        _keys(rule, where, {"at_least": _number, word: forms[word]})
        if word == "of":
            self.count(rule["of"], where)

    def action(self, rule: Any, where: str) -> StepWord:
        """Checks one step of an effect or a bonus by its row of `cards.steps`, which is returned."""
        _word(rule, where, ("do",))
        word = step_word(rule, where)
        says: dict[str, Check] = dict.fromkeys(word.says, _anything)
        _keys(rule, where, {**says, **self._checks(word.must)}, self._checks(word.may))
        if "per" in rule:
            self.count(rule["per"], where)
        if "if" in rule:
            _word(rule["if"], where, ("at_least",))
            self.condition(rule["if"], where)
        if word.either and sum(key in rule for key in word.either) != 1:
            names = " or ".join(repr(key) for key in word.either)
            raise BadCards(f"{where}: {rule['do']} needs either {names} in {shown(rule)}")
        return word

    def actions(self, rules: Any, where: str) -> None:
        """Checks the steps of an effect."""
        for word in [self.action(rule, where) for rule in rules]:
            if word.alone and len(rules) > 1:
                raise BadCards(f"{where}: {word.says['do']} in this form is no part of a longer effect")

    def _checks(self, form: Form) -> dict[str, Check]:
        """What may stand for each key of a step."""
        checks: dict[Value, Check] = {
            Value.NUMBER: _number, Value.ONE: _just_one, Value.WHAT: self._what, Value.YES: _true,
            Value.COUNT: _anything, Value.AT_LEAST: _anything,
        }  # fmt: skip

        def fits(values: tuple[Value | str, ...], found: Any) -> bool:
            return any(checks[one](found) if isinstance(one, Value) else found == one for one in values)

        return {key: partial(fits, values) for key, values in form.items()}

    def permanent(self, rule: Any, where: str) -> None:
        """Checks a permanent effect."""
        word = _word(rule, where, ("when", "share", "bee", "counts_as"))
        if word == "bee":
            _keys(rule, where, {"bee": _true})
        elif word == "counts_as":
            _keys(rule, where, {"counts_as": self._species})
        elif word == "share":
            wheres = _one_of("slot", "top", "sides")
            _keys(rule, where, {"share": self._what, "where": wheres}, {"max": _number, "onto_others": _true})
        else:
            _keys(rule, where, {"when": _anything, "then": _a_list, "from": _one_of("now", "next_turn")})
            trigger = rule["when"]
            if _word(trigger, where, ("play", "play_into")) == "play":
                _keys(trigger, where, {"play": self._what})
            else:
                _keys(trigger, where, {"play_into": _slot, "host": _kinds})
            self.actions(rule["then"], where)

    def placement(self, rule: Any, where: str) -> None:
        """Checks where a card may be placed."""
        _keys(rule, where, {"host_kind": _kinds}, {"slot_has": self._type, "max_per_host": _number})

    def _type(self, value: Any) -> bool:
        return value in self.types

    def _species(self, value: Any) -> bool:
        return value in self.species

    def _what(self, value: Any) -> bool:
        if not isinstance(value, dict) or len(value) != 1:
            return False
        if "any_of" in value:
            return isinstance(value["any_of"], list) and all(self._type(item) for item in value["any_of"])
        return self._type(value.get("type")) or self._species(value.get("species"))


def _number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0


def _just_one(value: Any) -> bool:
    return _number(value) and value == 1


def _numbers(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(_number(item) for item in value)


def _true(value: Any) -> bool:
    return value is True


def _anything(_value: Any) -> bool:
    return True


def _a_list(value: Any) -> bool:
    return isinstance(value, list) and bool(value)


def _slot(value: Any) -> bool:
    return value in SLOTS


def _kinds(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(item in HOST_KINDS for item in value)


def _one_of(*names: str) -> Check:
    return lambda value: value in names


def _word(rule: Any, where: str, words: tuple[str, ...]) -> str:
    """The one word of `words` that the rule is about."""
    if not isinstance(rule, dict):
        raise BadCards(f"{where}: expected an object, found {shown(rule)}")
    for word in words:
        if word in rule:
            return word
    raise BadCards(f"{where}: none of the words {', '.join(words)} in {shown(rule)}")


def _keys(rule: Any, where: str, must: Mapping[str, Check], may: Mapping[str, Check] | None = None) -> None:
    """Checks that a rule has these keys and no others, each with a fitting value."""
    known = {**must, **(may or {})}
    if not isinstance(rule, dict):
        raise BadCards(f"{where}: expected an object, found {shown(rule)}")
    for key in must:
        if key not in rule:
            raise BadCards(f"{where}: {shown(key)} is missing in {shown(rule)}")
    for key, value in rule.items():
        if key not in known:
            raise BadCards(f"{where}: unknown key {shown(key)} in {shown(rule)}")
        if not known[key](value):
            raise BadCards(f"{where}: {shown(value)} does not fit {shown(key)}")
