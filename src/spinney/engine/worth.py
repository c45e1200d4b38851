"""What each card of a forest is worth now, and which cards were counted for it: numbers that a person can ask about."""

from spinney.engine import tables as tb
from spinney.engine.forest import Forest, entry_position, entry_species, entry_symbol, is_full, slot_of
from spinney.engine.reasons import set_shares
from spinney.engine.scoring import species_points

Card = tuple[int, int]
"""A card of a forest: host, place among the host's cards."""


def card_points(forests: list[Forest], seat: int) -> list[list[int]]:
    """For each host the points of its cards, the host's own first; with the cave they add up to the total.

    Points that cards make together are spread evenly; what does not divide goes to the cards that came first.
    """
    forest = forests[seat]
    shares = set_shares(forest)
    points = [[0] * len(entries) for entries in forest.cards]
    for species in forest.present:
        found = species_points(forests, seat, (species,)) + shares.get(species, 0)
        cards = _cards_of(forest, species)
        weights = [_weight(forest, species, card) for card in cards]
        rest = found
        if forest.tables.score_op[species] not in (tb.LOCAL, tb.OWN_SYMBOL):
            weights = [found // sum(weights) * weight for weight in weights]
        for (host, place), weight in zip(cards, weights, strict=True):
            points[host][place] = weight
            rest -= weight
        for host, place in cards[:rest]:
            points[host][place] += 1
    return points


def _cards_of(forest: Forest, species: int) -> list[Card]:
    return [
        (host, place)
        for host, entries in enumerate(forest.cards)
        for place, entry in enumerate(entries)
        if entry_species(entry) == species
    ]


def _weight(forest: Forest, species: int, card: Card) -> int:
    """The points of a card where each has its own; else how often the card counts."""
    t, (host, place) = forest.tables, card
    entry = forest.cards[host][place]
    times = 2 if forest._is_doubled(forest.host_species(host), species, slot_of(entry_position(entry))) else 1
    if t.score_op[species] == tb.LOCAL:
        units = forest._local_units(entry, host)
        return times * (units * t.then[species] + (0 if units else t.otherwise[species]))
    if t.score_op[species] == tb.OWN_SYMBOL:
        symbol = entry_symbol(entry)
        return times * t.then[species] * (forest.tally[t.symbol_counter + symbol] if symbol >= 0 else 0)
    return times


def counted_cards(forest: Forest, species: int) -> list[Card]:
    """The cards of the forest that the points of a species count ("3 × 5 birds": those five)."""
    counters = _counters(forest, species)
    if not counters:
        return []
    seen: set[int] = set()
    found = []
    for host, entries in enumerate(forest.cards):
        for place, entry in enumerate(entries):
            if counters & _raised(forest, entry, host, seen):
                found.append((host, place))
    return found


def _counters(forest: Forest, species: int) -> set[int]:
    """The counters that the points of a species look at."""
    t = forest.tables
    op = t.score_op[species]
    if op == tb.LINEAR:
        return set(t.score_table[species][1::2])
    if op == tb.OWN_SYMBOL:
        symbols = range(len(t.symbol_ids))
        return {t.symbol_counter + symbol for symbol in symbols if forest.tally[t.own_counter[species] + symbol]}
    return set() if op in (tb.FIXED, tb.LOCAL) else {t.score_counter[species]}


def _raised(forest: Forest, entry: int, host: int, seen: set[int]) -> set[int]:
    """The counters that a card has raised; `seen` are the species before it."""
    t, species, symbol = forest.tables, entry_species(entry), entry_symbol(entry)
    host_species = forest.host_species(host)
    kind = t.host_kind[host_species]
    counters = set(t.raises[species])
    if species not in seen:
        seen.add(species)
        counters |= set(t.first_raises[species])
    if symbol >= 0:
        counters.add(t.symbol_counter + symbol)
    position = entry_position(entry)
    if position != tb.HOST:
        counters |= set(t.slot_raises[slot_of(position) * 4 + kind])
        if t.bees[species]:
            counters |= set(t.bee_raises[host_species])
    elif is_full(forest.keys[host]):
        counters |= set(t.full_raises[kind])
    return counters
