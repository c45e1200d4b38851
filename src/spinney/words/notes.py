"""Footnotes of a card: what players ask about its rules, found in the rows themselves."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from spinney.words.catalog import Catalog
from spinney.words.nouns import Nouns, Rule


class NoteWriter:
    """Writes footnotes in one language."""

    def __init__(self, catalog: Catalog, nouns: Nouns) -> None:
        self._text = catalog.text
        self._nouns = nouns

    def notes(self, row: Rule, rows: Mapping[str, Rule], face_down: str) -> list[str]:
        """The footnotes of a species row; `rows` are all of its game, `face_down` what a face-down card becomes."""
        return [*self._counting(row, rows, face_down), *self._doing(row), *self._lasting(row, rows, face_down)]

    # -- what is counted --------------------------------------------------------------------------------------

    def _counting(self, row: Rule, rows: Mapping[str, Rule], face_down: str) -> Iterator[str]:
        counts = list(counted(row))
        points = [rule for rule in counted({"points": row.get("points", {})}) if rule != {"tree_symbol": "own"}]
        if any(counts_itself(row, rule) for rule in counted_each(row.get("points", {}))):
            yield self._text("note-itself")
        if any(face_down in (rule.get("type"), *rule.get("full", ())) for rule in counts):
            yield self._text("note-face-down", kind=face_down)
        if any(rule.get("distinct") == face_down for rule in counts):
            yield self._text("note-face-down-species", kind=face_down)
        bees = [name for name, other in rows.items() if (other.get("permanent") or {}).get("bee")]
        if bees and any("tree" in (rule.get("type"), rule.get("distinct")) and not rule.get("bees") for rule in points):
            yield self._text("note-no-bee", species=self._nouns.species(bees[0]))
        if any("slot" in rule or "at" in rule for rule in counts):
            yield self._text("note-shared")
        if any("full" in rule for rule in counts) or mentions(row.get("points"), "host_full"):
            yield self._text("note-full")
        if any("tree_symbol" in rule for rule in counts):
            yield self._text("note-symbol")
        yield from self._scoring(row)

    def _scoring(self, row: Rule) -> Iterator[str]:
        points = row.get("points") or {}
        if mentions(points, "most"):
            yield self._text("note-most")
        if "sets" in points:
            yield self._text("note-sets")
        if "together" in points and points["together"].get("bees"):
            yield self._text("note-at-most", points=max(points["table"]))
        if "doubles" in points:
            yield self._text("note-doubles", slot=points["doubles"]["slot"])
        if mentions(points, "alone"):
            yield self._text("note-alone")

    # -- what is done -----------------------------------------------------------------------------------------

    def _doing(self, row: Rule) -> Iterator[str]:
        steps = [*row.get("effect", ()), *row.get("bonus", ())]
        if any(step["do"] == "play" for step in steps):
            yield self._text("note-half")
        if any(step["do"] == "play" and step["n"] == "any" for step in steps):
            yield self._text("note-any")
        if any(step["do"] == "take" or step.get("from") == "clearing" for step in steps):
            yield self._text("note-clearing")
        if any(step["do"] == "cave" and step["from"] == "deck" for step in steps):
            yield self._text("note-deck")
        if any("per" in step or "if" in step for step in steps):
            yield self._text("note-number")
        if any(step["do"] == "dig" for step in steps):
            yield self._text("note-dig")
        if any(step["do"] == "face_down" and step["n"] == "any" for step in steps):
            yield self._text("note-lay")
        if any(step["do"] == "take" and step["n"] == "all" for step in steps):
            yield self._text("note-take-all")
        if any(step["do"] == "remove_clearing" for step in steps):
            yield self._text("note-gone")
        if "slot_has" in (row.get("placement") or {}):
            yield self._text("note-joins")

    # -- what lasts -------------------------------------------------------------------------------------------

    def _lasting(self, row: Rule, rows: Mapping[str, Rule], face_down: str) -> Iterator[str]:
        rule = row.get("permanent") or {}
        if "when" in rule:
            yield self._text("note-next-turn" if rule["from"] == "next_turn" else "note-at-once")
        if "share" in rule and (rule["where"] != "top" or face_down == "moor"):
            yield self._text(f"note-share-{rule['where']}", things=self._nouns.what(rule["share"], 2))
        if rule.get("bee"):
            yield self._bee(rows, face_down)

    def _bee(self, rows: Mapping[str, Rule], face_down: str) -> str:
        found: dict[bool, list[str]] = {True: [], False: []}
        for name, row in rows.items():
            rules = [rule for rule in counted({"points": row.get("points", {})}) if asks_trees(rule, rows)]
            if rules:
                found[any(rule.get("bees") for rule in rules)].append(self._nouns.species(name))
        wanted, others = (self._nouns.join("and", found[bees]) for bees in (True, False))
        return self._text("note-bee", wanted=wanted, others=others, kind=face_down)


def counted(rule: Any) -> Iterator[Rule]:
    """Everything that a rule counts or waits for, wherever it stands in it."""
    if isinstance(rule, list | tuple):
        for part in rule:
            yield from counted(part)
    elif isinstance(rule, Mapping):
        for word, value in rule.items():
            if word in ("per", "by", "together", "of", "most") or (word == "play" and isinstance(value, Mapping)):
                yield value
            elif word not in ("doubles", "sets"):
                yield from counted(value)


def counted_each(points: Rule) -> Iterable[Rule]:
    """What a card scores for, one by one."""
    return [part["per"] for part in points.get("sum", [points]) if "per" in part]


def counts_itself(row: Rule, rule: Rule) -> bool:
    """Whether a card of the row is among what the rule counts."""
    names = (row["id"], (row.get("permanent") or {}).get("counts_as"))
    if rule.get("tree_symbol") == "own" or ("species" in rule and rule["species"] in names):
        return True
    return bool({rule.get("type"), rule.get("distinct")} & set(row["types"]))


def asks_trees(rule: Rule, rows: Mapping[str, Rule]) -> bool:
    """Whether trees are counted: all of them, their species, or one species of them."""
    if "tree" in (rule.get("type"), rule.get("distinct")):
        return True
    return rule.get("species") in rows and rows[rule["species"]]["place"] == "tree"


def mentions(rule: Any, word: str) -> bool:
    """Whether the word stands anywhere in the rule."""
    if isinstance(rule, Mapping):
        return word in rule or any(mentions(part, word) for part in rule.values())
    return isinstance(rule, list | tuple) and any(mentions(part, word) for part in rule)
