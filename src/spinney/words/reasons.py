"""Why a species scores what it scores, in one short line."""

from collections.abc import Callable, Mapping
from typing import Any

from spinney.words.cardtext import fault
from spinney.words.catalog import Catalog, WordsError
from spinney.words.nouns import MANY, Nouns, Rule, without_host_kind

Reason = Mapping[str, Any]


class ReasonWriter:
    """Writes reasons in one language.

    A reason is `{"species", "cards", "points", "why"}`; `why` has a `kind` and may say that some cards
    are `doubled`.
    """

    def __init__(self, catalog: Catalog, nouns: Nouns) -> None:
        self._text = catalog.text
        self._nouns = nouns
        self._kinds: dict[str, Callable[[Reason, Reason], str]] = {
            "fixed": self._fixed,
            "per": self._per,
            "own_symbol": self._own_symbol,
            "if": self._if,
            "by": self._by,
            "sets": self._sets,
            "together": self._together,
            "at_this": self._at_this,
            "doubles": self._doubles,
        }

    def text(self, reason: Reason) -> str:
        """The reason as a line ("3 × 5 birch symbols = 15")."""
        try:
            return self._line(reason, reason["why"])
        except (WordsError, KeyError) as error:
            raise WordsError(f"{reason.get('species', '?')}: {fault(error)}") from error

    def finding(self, cond: Rule, met: bool) -> str:
        """A condition as a finding: it holds, or it does not ("on an oak", "not on an oak")."""
        return self._why(cond, met, None)

    def _line(self, reason: Reason, why: Reason) -> str:
        if why["kind"] not in self._kinds:
            raise WordsError(f"why: unknown word {why['kind']!r}")
        line = self._kinds[why["kind"]](reason, why)
        doubled = why.get("doubled", 0) if reason["points"] else 0
        return self._text("counts-twice", line=line, count=doubled) if doubled else line

    def _fixed(self, reason: Reason, why: Reason) -> str:
        if not why["each"]:
            return self._text("no-points")
        times = factor(reason, why)
        if times == 1:
            return self._text("points-fixed", points=why["each"])
        return f"{times} × {why['each']} = {reason['points']}"

    def _per(self, reason: Reason, why: Reason) -> str:
        times, terms = factor(reason, why), why["terms"]
        if len(terms) == 1:
            each, counted = terms[0]["each"], self._counted(terms[0]["of"], terms[0]["count"])
            numbers = [n for n in (times, each) if n != 1] or [1]
            return f"{' × '.join(map(str, numbers))} × {counted} = {reason['points']}"
        parts = [self._term(term["each"], self._counted(term["of"], term["count"])) for term in terms]
        total = " + ".join(parts)
        return f"{total if times == 1 else f'{times} × ({total})'} = {reason['points']}"

    def _own_symbol(self, reason: Reason, why: Reason) -> str:
        rules = [{"tree_symbol": card.get("symbol") or "own"} for card in why["cards"]]
        parts = [
            f"{why['each']} × {self._counted(rule, card['count'])}"
            for rule, card in zip(rules, why["cards"], strict=True)
        ]
        return f"{' + '.join(parts)} = {reason['points']}"

    def _if(self, reason: Reason, why: Reason) -> str:
        cards, met = reason["cards"], why["met"]
        clause = self._why(why["cond"], met > 0, why.get("count"))
        if 0 < met < cards:
            clause = self._text("part-of", why=clause, met=met, cards=cards)
            return self._because(clause, self._mixed_sum(reason, why))
        each = why["then"] if met else why.get("else", 0)
        return self._because(clause, product(factor(reason, why), each, reason["points"]))

    def _mixed_sum(self, reason: Reason, why: Reason) -> str:
        met, rest, otherwise = why["met"], reason["cards"] - why["met"], why.get("else", 0)
        if why.get("doubled"):
            return str(reason["points"])
        total = f"{met} × {why['then']}" + (f" + {rest} × {otherwise}" if otherwise else "")
        return f"{total} = {reason['points']}"

    def _by(self, reason: Reason, why: Reason) -> str:
        total = product(factor(reason, why), why["each"], reason["points"])
        return self._because(self._counted(why["of"], why["count"]), total)

    def _sets(self, reason: Reason, why: Reason) -> str:
        sizes = why["sets"]
        kinds = self._nouns.kinds(why["type"], sum(sizes))
        listed = " + ".join(map(str, sizes))
        return self._text("group-sets", sets=len(sizes), sizes=listed, kinds=kinds, points=why["points"])

    def _together(self, reason: Reason, why: Reason) -> str:
        things = self._nouns.counted(reason["species"], why["count"])
        return self._text("group-together", count=why["count"], things=things, points=why["points"])

    def _at_this(self, reason: Reason, why: Reason) -> str:
        return f"{why['each']} × {self._counted({'at': 'this'}, why['count'])} = {reason['points']}"

    def _doubles(self, reason: Reason, why: Reason) -> str:
        return self._text("group-doubles")

    def _counted(self, rule: Rule, count: int) -> str:
        return f"{count} {self._nouns.count(rule, count)}"

    def _term(self, each: int, counted: str) -> str:
        return counted if each == 1 else f"{each} × {counted}"

    def _because(self, why: str, total: str) -> str:
        return self._text("because", why=why, sum=total)

    def _why(self, cond: Rule, met: bool, count: int | None, kind: str = "other") -> str:
        """The condition as a finding: it holds, or it does not."""
        yes = "yes" if met else "no"
        if "at_least" in cond:
            return self._enough(cond, yes, count)
        ((word, value),) = cond.items()
        match word:
            case "most":
                return self._text("why-most", met=yes, things=self._nouns.count(value, MANY))
            case "host_species":
                return self._text("why-on", met=yes, hosts=self._nouns.on_species(value))
            case "host_kind":
                return self._text("why-on", met=yes, hosts=self._nouns.hosts(value))
            case "host_full":
                return self._text("why-full", met=yes)
            case "host_has":
                return self._text("why-host-has", met=yes, a=self._nouns.a_type(value), kind=kind)
            case "alone":
                return self._text("why-alone", met=yes)
            case "shares_slot":
                things = self._nouns.counted(value, MANY)
                return self._text("why-shares-slot", met=yes, count=MANY, things=things)
            case "all":
                return self._all(value, met)
        raise WordsError(f"if: unknown word {word!r}")

    def _enough(self, cond: Rule, yes: str, count: int | None) -> str:
        needed = cond["at_least"]
        if count is None:
            things = self._nouns.count(cond["of"], needed)
            return self._text("why-enough", met=yes, needed=needed, things=things)
        things = self._nouns.count(cond["of"], count if yes == "yes" else needed)
        return self._text("why-at-least", met=yes, count=count, needed=needed, things=things)

    def _all(self, conditions: list[Rule], met: bool) -> str:
        rules = without_host_kind(conditions)
        if len(rules) == 1:
            return self._why(rules[0][0], met, None, rules[0][1])
        findings = self._nouns.join("and", [self._why(rule, True, None, kind) for rule, kind in rules])
        return findings if met else self._text("why-not-all", cond=findings)


def factor(reason: Reason, why: Reason) -> int:
    """How often the cards count: each once, those that are doubled twice."""
    return int(reason["cards"]) + int(why.get("doubled", 0))


def product(times: int, each: int, points: int) -> str:
    """The sum of equal parts: "10" for one, "2 × 10 = 20" for more."""
    return str(each) if times == 1 or not each else f"{times} × {each} = {points}"
