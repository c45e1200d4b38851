"""A score with its reasons: for each species in a forest its points and, as plain data, what they come from."""

from typing import Any

from spinney.cards.model import Edition
from spinney.engine.forest import Forest
from spinney.engine.packing import entry_species, entry_symbol
from spinney.engine.scales import entry_of
from spinney.engine.scoring import species_points


def score_parts(edition: Edition, forests: list[Forest], seat: int) -> list[dict[str, Any]]:
    """One entry for each species, in order of arrival; with the cave they add up to the total."""
    forest = forests[seat]
    t, tally = forest.tables, forest.tally
    tallies = [other.tally for other in forests]
    shares = set_shares(forest)
    parts = []
    for species in forest.present:
        rule, row = t.points[species], edition.species.get(t.species_ids[species])
        shown = _card_by_card(forest, species) if rule.by_card else []
        why = rule.reason(row.points if row else {}, tally[species], tally, tallies, shown)
        double = t.double_counter[species]
        if double >= 0 and tally[double]:
            why["doubled"] = tally[double]
        points = shares.get(species, 0) + species_points(forests, seat, (species,))
        parts.append({"species": t.species_ids[species], "cards": tally[species], "points": points, "why": why})
    return parts


def set_shares(forest: Forest) -> dict[int, int]:
    """What sets of different species score, spread over the species so that the sum is exact.

    The cards of a set share its points evenly; what does not divide goes to the first ones.
    """
    shares: dict[int, int] = {}
    for group in forest.tables.groups:
        for number, size in enumerate(group.sizes(forest.tally)):
            points = entry_of(group.table, size)
            species = [s for s in group.species if forest.tally[s] > number]
            for place, s in enumerate(species):
                shares[s] = shares.get(s, 0) + points // size + (1 if place < points % size else 0)
    return shares


def _card_by_card(forest: Forest, species: int) -> list[int]:
    """For each card of a species, in the order of the forest, how often its rule about the host counts it, as if none
    scored double; without such a rule the tree symbol that it shows."""
    plain, local = forest.tables.plain, forest.tables.local[species]
    return [
        local.units(entry, entries, forest.keys[host]) if local else entry_symbol(entry)
        for host, entries in enumerate(forest.cards)
        for entry in entries
        if plain[entry_species(entry)] == species
    ]
