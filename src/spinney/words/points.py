"""Points and conditions of rule rows as sentences."""

from collections.abc import Callable, Sequence
from itertools import groupby

from spinney.words.catalog import Catalog, WordsError
from spinney.words.nouns import MANY, Nouns, Rule, check_keys, without_host_kind

HOST_PLACES = ("tree", "shrub", "moor")
_THEN = "\u00a0/ "
"""Between the numbers of a table; no line begins with the slash."""


def table_ranges(table: Sequence[int], beyond: bool) -> tuple[str, str]:
    """A table as two lists: the points ("1 / 3 / 6") and the numbers they are for ("1 / 2–3 / 4+")."""
    points: list[str] = []
    counts: list[str] = []
    for value, group in groupby(enumerate(table, 1), key=lambda entry: entry[1]):
        numbers = [number for number, _ in group]
        last = numbers[-1] == len(table)
        points.append(str(value))
        if last and beyond:
            counts.append(f"{numbers[0]}+")
        else:
            counts.append(str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}–{numbers[-1]}")
    return _THEN.join(points), _THEN.join(counts)


class Conditions:
    """Conditions as adverbs ("if you have at least 3 bat species", "on a moor")."""

    def __init__(self, catalog: Catalog, nouns: Nouns) -> None:
        self._text = catalog.text
        self._nouns = nouns

    def text(self, rule: Rule, place: str, kind: str = "other") -> str:
        """A condition of a card that goes to that place; `kind` is the kind of its host where known."""
        if "at_least" in rule:
            check_keys(rule, "if", "at_least", "of")
            number = rule["at_least"]
            return self._text("cond-at-least", count=number, things=self._nouns.count(rule["of"], number))
        if len(rule) != 1:
            raise WordsError(f"if: one word wanted, not {sorted(rule)}")
        ((word, value),) = rule.items()
        match word:
            case "most":
                return self._text("cond-most", things=self._nouns.count(value, MANY))
            case "host_species":
                return self._text("cond-on", slot=place, hosts=self._nouns.on_species(value))
            case "host_kind":
                return self._text("cond-on", slot=place, hosts=self._nouns.hosts(value))
            case "host_full":
                return self._text("cond-full", place="host" if place in HOST_PLACES else place)
            case "host_has":
                return self._text("cond-host-has", a=self._nouns.a_type(value), kind=kind)
            case "alone":
                return self._text("cond-alone")
            case "shares_slot":
                return self._text("cond-shares-slot", count=MANY, things=self._nouns.counted(value, MANY))
            case "all":
                parts = [self.text(part, place, its_kind) for part, its_kind in without_host_kind(value)]
                return self._nouns.join("and", parts)
        raise WordsError(f"if: unknown word {word!r}")


class Points:
    """Points rules as sentences."""

    def __init__(self, catalog: Catalog, nouns: Nouns, conditions: Conditions) -> None:
        self._text = catalog.text
        self._nouns = nouns
        self._conditions = conditions
        self._words: dict[str, Callable[[Rule, Rule], str]] = {
            "fixed": self._fixed,
            "per": self._per,
            "sum": self._sum,
            "if": self._if,
            "by": self._by,
            "sets": self._sets,
            "together": self._together,
            "doubles": self._doubles,
        }

    def text(self, rule: Rule, row: Rule) -> str:
        """What one card of that row scores; empty for no points."""
        word = next((key for key in rule if key in self._words), None)
        if word is None:
            raise WordsError(f"points: unknown word {next(iter(rule), '')!r}")
        return self._words[word](rule, row)

    def _fixed(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "fixed")
        return self._text("points-fixed", points=rule["fixed"]) if rule["fixed"] else ""

    def _per(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "per", "each")
        return self._text("points-per", points=rule["each"], thing=self._nouns.per(rule["per"]))

    def _sum(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "sum")
        return self._nouns.join("and", [self.text(part, row) for part in rule["sum"]])

    def _if(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "if", "then", "else")
        cond = self._conditions.text(rule["if"], row["place"])
        if rule.get("else"):
            return self._text("points-if-else", points=rule["then"], cond=cond, otherwise=rule["else"])
        return self._text("points-if", points=rule["then"], cond=cond)

    def _by(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "by", "table")
        points, counts = table_ranges(rule["table"], beyond=True)
        things = self._nouns.count(rule["by"], MANY)
        return self._text("points-by", list=points, counts=counts, things=things)

    def _sets(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "sets", "table")
        check_keys(rule["sets"], "sets", "type")
        points, counts = table_ranges(rule["table"], beyond=False)
        kinds = self._nouns.kinds(rule["sets"]["type"], MANY)
        return self._text("points-sets", list=points, counts=counts, kinds=kinds)

    def _together(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "together", "table")
        more = row.get("copies", 0) > len(rule["table"]) or bool(rule["together"].get("bees"))
        points, counts = table_ranges(rule["table"], beyond=more)
        things = self._nouns.count(rule["together"], MANY)
        return self._text("points-together", list=points, counts=counts, things=things)

    def _doubles(self, rule: Rule, row: Rule) -> str:
        check_keys(rule, "points", "doubles")
        check_keys(rule["doubles"], "doubles", "type", "slot")
        things = self._nouns.type(rule["doubles"]["type"], MANY)
        return self._text("points-doubles", things=things, slot=rule["doubles"]["slot"])
