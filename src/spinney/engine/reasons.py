"""A score with its reasons: for each species in a forest its points and, as plain data, what they come from."""

from typing import Any

from spinney.cards.model import Edition, Rule
from spinney.engine import scoring
from spinney.engine import tables as tb
from spinney.engine.forest import Forest
from spinney.engine.packing import entry_species, entry_symbol
from spinney.engine.tables import Tables


def score_parts(edition: Edition, forests: list[Forest], seat: int) -> list[dict[str, Any]]:
    """One entry for each species, in order of arrival; with the cave they add up to the total."""
    forest = forests[seat]
    shares = set_shares(forest)
    parts = []
    for species in forest.present:
        t = forest.tables
        points = shares.get(species, 0) + scoring.species_points(forests, seat, (species,))
        row = edition.species.get(t.species_ids[species])
        why: dict[str, Any] = {"kind": "fixed", "each": 0}
        if row is not None:
            why = _why(row.points, forests, seat, species)
        double = t.double_counter[species]
        if double >= 0 and forest.tally[double]:
            why["doubled"] = forest.tally[double]
        parts.append({"species": t.species_ids[species], "cards": forest.tally[species], "points": points, "why": why})
    return parts


def set_shares(forest: Forest) -> dict[int, int]:
    """What sets of different species score, spread over the species so that the sum is exact.

    The cards of a set share its points evenly; what does not divide goes to the first ones.
    """
    t = forest.tables
    shares: dict[int, int] = {}
    for group, members in enumerate(t.set_species):
        for number, size in enumerate(scoring.set_sizes(forest, group)):
            points = scoring.entry_of(t.set_points[group], size)
            species = [s for s in members if forest.tally[s] > number]
            for place, s in enumerate(species):
                shares[s] = shares.get(s, 0) + points // size + (1 if place < points % size else 0)
    return shares


def _why(rule: Rule, forests: list[Forest], seat: int, species: int) -> dict[str, Any]:
    forest = forests[seat]
    t = forest.tables
    tally, counter = forest.tally, t.score_counter[species]
    if "fixed" in rule:
        return {"kind": "fixed", "each": rule["fixed"]}
    if "doubles" in rule:
        return {"kind": "doubles"}
    if "sets" in rule:
        group = t.set_counters.index(counter)
        sizes = scoring.set_sizes(forest, group)
        points = scoring.sum_of_sets(t, group, sizes)
        return {"kind": "sets", "type": rule["sets"]["type"], "sets": sizes, "points": points}
    if "together" in rule:
        points = scoring.entry_of(t.score_table[species], tally[counter])
        return {"kind": "together", "count": tally[counter], "points": points}
    if "by" in rule:
        each = scoring.entry_of(t.score_table[species], tally[counter])
        return {"kind": "by", "of": rule["by"], "count": tally[counter], "each": each}
    if "if" in rule:
        return _why_if(rule, forests, seat, species)
    return _why_per(rule, forest, species)


def _why_per(rule: Rule, forest: Forest, species: int) -> dict[str, Any]:
    t, tally = forest.tables, forest.tally
    if t.score_op[species] == tb.LOCAL:
        return {"kind": "at_this", "each": rule["each"], "count": tally[t.local_counter[species]]}
    if t.score_op[species] == tb.OWN_SYMBOL:
        return {"kind": "own_symbol", "each": rule["each"], "cards": _own_symbols(t, forest, species)}
    if "sum" in rule:
        counters = t.score_table[species][1::2]
        terms = zip(rule["sum"], counters, strict=True)
        each = [{"each": part["each"], "of": part["per"], "count": tally[counter]} for part, counter in terms]
        return {"kind": "per", "terms": each}
    count = tally[t.score_counter[species]]
    return {"kind": "per", "terms": [{"each": rule["each"], "of": rule["per"], "count": count}]}


def _own_symbols(t: Tables, forest: Forest, species: int) -> list[dict[str, Any]]:
    found = []
    for entries in forest.cards:
        for entry in entries:
            symbol = entry_symbol(entry)
            if t.plain[entry_species(entry)] == species:
                name = t.symbol_ids[symbol] if symbol >= 0 else None
                count = forest.tally[t.symbol_counter + symbol] if symbol >= 0 else 0
                found.append({"symbol": name, "count": count})
    return found


def _why_if(rule: Rule, forests: list[Forest], seat: int, species: int) -> dict[str, Any]:
    forest = forests[seat]
    t, tally = forest.tables, forest.tally
    cards, counter = tally[species], t.score_counter[species]
    why: dict[str, Any] = {"kind": "if", "cond": rule["if"], "then": rule["then"], "else": rule.get("else", 0)}
    if t.score_op[species] == tb.AT_LEAST:
        met = cards if tally[counter] >= t.score_table[species][0] else 0
        return {**why, "met": met, "count": tally[counter]}
    if t.score_op[species] == tb.MOST:
        return {**why, "met": cards if scoring.has_most(forests, seat, counter) else 0, "count": tally[counter]}
    return {**why, "met": min(tally[counter], cards)}
