"""Nouns in the form a sentence needs: species, types, symbols, hosts, and whatever rules count."""

from collections.abc import Callable, Iterable, Mapping
from functools import reduce
from typing import Any

from spinney.words.catalog import Catalog, WordsError
from spinney.words.own import readable
from spinney.words.sounds import sound

Rule = Mapping[str, Any]
MANY = 2
"""A number that stands for "several" where a plural is wanted without one."""


def message_id(prefix: str, name: str) -> str:
    """The id of the message for a species, type, … (`species`, `tawny_owl`: `species-tawny-owl`)."""
    return f"{prefix}-{name.replace('_', '-')}"


def check_keys(rule: Rule, where: str, *known: str) -> None:
    """Raise for a key of a rule that is not among those known."""
    for key in rule:
        if key not in known:
            raise WordsError(f"{where}: unknown word {key!r}")


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


class Nouns:
    """The nouns of one language."""

    def __init__(self, catalog: Catalog) -> None:
        self._text = catalog.text
        self._has = catalog.has
        self._counts: dict[str, Callable[[Rule, int], str]] = {
            "type": lambda rule, n: self.type(rule["type"], n),
            "species": lambda rule, n: self.counted(rule["species"], n),
            "distinct": lambda rule, n: self.kinds(rule["distinct"], n),
            "tree_symbol": self._tree_symbol,
            "slot": self._slot,
            "full": self._full,
            "at": self._attached,
            "cave": self._cave,
        }

    def species(self, species: str) -> str:
        """The name of a species, as on the card."""
        return self._text(message_id("species", species))

    def box(self, box: str, title: str) -> str:
        """The name of a box; one that has no message goes by its own title, or by what its id says."""
        message = message_id("game", box)
        return self._text(message) if self._has(message) else title or readable(box)

    def counted(self, species: str, count: int) -> str:
        """A species after that number ("gnats")."""
        return self._text(message_id("species", species) + ".counted", count=count)

    def on_species(self, species: str) -> str:
        """A species after a preposition of place ("an oak")."""
        return self._text(message_id("species", species) + ".on")

    def type(self, symbol: str, count: int) -> str:
        """A type symbol after that number ("insects")."""
        return self._text(message_id("type", symbol), count=count)

    def a_type(self, symbol: str) -> str:
        """A type symbol as the object of a verb ("an insect")."""
        return self._text(message_id("type", symbol) + ".a")

    def kinds(self, symbol: str, count: int) -> str:
        """Different species of a type after that number ("bird species")."""
        return self._text(message_id("kinds", symbol), count=count)

    def symbol(self, tree: str, count: int) -> str:
        """A tree symbol after that number ("birch symbols")."""
        return self._text(message_id("symbol", tree), count=count)

    def hosts(self, kinds: Iterable[str]) -> str:
        """Host kinds after a preposition of place ("a tree or a shrub")."""
        return self.join("or", [self._text(message_id("host", kind)) for kind in kinds])

    def what(self, what: Rule, count: int) -> str:
        """What may be played or taken, after that number ("insect or amphibian")."""
        check_keys(what, "what", "type", "species", "any_of")
        if "any_of" in what:
            return self.join("or", [self.type(symbol, count) for symbol in what["any_of"]])
        return self.count(what, count)

    def named(self, names: Iterable[str], count: int) -> str:
        """Types or species by their names, after that number ("insect or amphibian"); cards for none."""
        listed = [self._named(name, count) for name in names]
        return self.join("or", listed) or self._text("term-card")

    def a_what(self, what: Rule) -> str:
        """What is played, as the object of a verb ("a bird or a bat")."""
        check_keys(what, "what", "type", "any_of")
        symbols = what["any_of"] if "any_of" in what else [what["type"]]
        return self.join("or", [self.a_type(symbol) for symbol in symbols])

    def count(self, rule: Rule, count: int) -> str:
        """What a rule counts, after that number; the number itself is not in the text."""
        word = next((key for key in rule if key in self._counts), None)
        if word is None:
            raise WordsError(f"count: unknown word {next(iter(rule), '')!r}")
        check_keys(rule, "count", word, "bees", *(["host"] if word == "slot" else []))
        things = self._counts[word](rule, count)
        return self._text("count-bees", things=things) if rule.get("bees") else things

    def per(self, rule: Rule) -> str:
        """What a rule counts, after "per" ("fully occupied tree"); some languages decline it there."""
        if "full" in rule:
            check_keys(rule, "count", "full")
            return self.join("or", [self._text(message_id("full", kind) + ".per") for kind in rule["full"]])
        return self.count(rule, 1)

    def per_host(self, kinds: Iterable[str]) -> str:
        """Host kinds after "per" ("tree or shrub")."""
        return self.join("or", [self.type(kind, 1) for kind in kinds])

    def cards(self, what: Rule) -> str:
        """Cards of some types, after "all" ("plant cards and tree cards")."""
        check_keys(what, "what", "type", "any_of")
        symbols = what["any_of"] if "any_of" in what else [what["type"]]
        return self.join("and", [self._text(message_id("type", symbol) + ".cards") for symbol in symbols])

    def join(self, how: str, parts: Iterable[str]) -> str:
        """The parts as one list: `comma`, `and`, `or` or `then`; empty for none."""
        items = list(parts)
        if not items:
            return ""
        if how in ("and", "or") and len(items) > 2:
            items = [self.join("comma", items[:-1]), items[-1]]
        return reduce(lambda a, b: self._text(f"list-{how}", a=a, b=b, sound=sound(b)), items)

    def _named(self, name: str, count: int) -> str:
        is_type = self._has(message_id("type", name))
        return self.type(name, count) if is_type else self.counted(name, count)

    def _tree_symbol(self, rule: Rule, count: int) -> str:
        if rule["tree_symbol"] == "own":
            return self._text("count-own-symbol", count=count)
        return self.symbol(rule["tree_symbol"], count)

    def _slot(self, rule: Rule, count: int) -> str:
        return self._text("count-slot", count=count, slot=rule["slot"], hosts=self.hosts(rule["host"]))

    def _full(self, rule: Rule, count: int) -> str:
        return self.join("or", [self._text(message_id("full", kind), count=count) for kind in rule["full"]])

    def _attached(self, rule: Rule, count: int) -> str:
        if rule["at"] != "this":
            raise WordsError(f"at: unknown word {rule['at']!r}")
        return self._text("count-attached", count=count)

    def _cave(self, rule: Rule, count: int) -> str:
        if rule["cave"] != "own":
            raise WordsError(f"cave: unknown word {rule['cave']!r}")
        return self._text("count-cave", count=count)


def without_host_kind(conditions: Iterable[Rule]) -> list[tuple[Rule, str]]:
    """Conditions that hold together, each with the kind of host it speaks of.

    "On a tree" and "a bat at the same host" become one: "a bat at the same tree".
    """
    rules = list(conditions)
    kinds = [rule["host_kind"] for rule in rules if "host_kind" in rule]
    if any("host_has" in rule for rule in rules) and len(kinds) == 1 and len(kinds[0]) == 1:
        return [(rule, kinds[0][0]) for rule in rules if "host_kind" not in rule]
    return [(rule, "other") for rule in rules]
