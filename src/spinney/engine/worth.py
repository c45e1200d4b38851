"""What each card of a forest is worth now, and which cards were counted for it: numbers that a person can ask about."""

from spinney.engine import tables as tb
from spinney.engine.forest import Forest
from spinney.engine.local import Local
from spinney.engine.packing import entry_position, entry_species, entry_symbol, is_full, slot_of
from spinney.engine.reasons import set_shares
from spinney.engine.scales import Sets
from spinney.engine.scoring import species_points

Card = tuple[int, int]
"""A card of a forest: host, place among the host's cards."""


def card_points(forests: list[Forest], seat: int) -> list[list[int]]:
    """For each host the points of its cards, the host's own first; with the cave they add up to the total.

    Points that cards make together are spread evenly; what does not divide goes to the cards that came first.
    """
    forest = forests[seat]
    t = forest.tables
    shares = set_shares(forest)
    points = [[0] * len(entries) for entries in forest.cards]
    for species, cards in _by_species(forest).items():
        rest = species_points(forests, seat, (species,)) + shares.get(species, 0)
        double = t.double_counter[species]
        if t.points[species].by_card:
            weights = [_weight(forest, species, card) for card in cards]
        elif double >= 0 and forest.tally[double]:
            times = [_weight(forest, species, card) for card in cards]
            weights = [rest // sum(times) * time for time in times]
        else:
            weights = [rest // len(cards)] * len(cards)
        for (host, place), weight in zip(cards, weights, strict=True):
            points[host][place] = weight
            rest -= weight
        for host, place in cards[:rest]:
            points[host][place] += 1
    return points


def one_more(forests: list[Forest], seat: int) -> dict[int, int]:
    """For each species that counts something: what its cards would score more if one more of that were there.

    Where several things count it is the one that brings most. What the new card would score itself is not in it.
    """
    forest = forests[seat]
    found = {}
    for species in forest.present:
        group = forest.tables.points[species]
        if isinstance(group, Sets):
            sets = [group.together(_raise(forest.tally, one)) for one in group.species]
            found[species] = max(sets) - group.together(forest.tally)
        elif counters := _counters(forest, species):
            more = [_score(forests, seat, species, counter) for counter in counters]
            found[species] = max(more) - _score(forests, seat, species)
    return found


def _counters(forest: Forest, species: int) -> list[int]:
    """The counters by which a species scores more: of the forest, or of the cards at its hosts."""
    rule = forest.tables.points[species]
    if isinstance(rule, Local):
        return [rule.counter] if rule.attached else []
    return rule.counted(forest.tally)


def _score(forests: list[Forest], seat: int, species: int, raised: int | None = None) -> int:
    """The points of a species as they are, or with one more in a counter."""
    tallies = [forest.tally for forest in forests]
    if raised is not None:
        tallies[seat] = _raise(tallies[seat], raised)
    double = forests[seat].tables.double_counter[species]
    cards = forests[seat].tally[species] + (forests[seat].tally[double] if double >= 0 else 0)
    return forests[seat].tables.points[species].score(cards, tallies[seat], tallies)


def _raise(tally: list[int], counter: int) -> list[int]:
    return [*tally[:counter], tally[counter] + 1, *tally[counter + 1 :]]


def worth_key(forests: list[Forest], seat: int) -> tuple[object, ...]:
    """All that the points of a seat's cards depend on: while it stays the same, so do they and their reasons."""
    forest = forests[seat]
    t = forest.tables
    compared = [s for s in forest.present if t.points[s].looks_at_others]
    most = [_score(forests, seat, s, raised) for s in compared for raised in (None, *_counters(forest, s))]
    return (tuple(forest.cards), forest.tally[t.cave_counter], forest.tally[t.cave_points_counter], tuple(most))


def _by_species(forest: Forest) -> dict[int, list[Card]]:
    """The cards of each species, in order of arrival at their hosts."""
    found: dict[int, list[Card]] = {species: [] for species in forest.present}
    for host, entries in enumerate(forest.cards):
        for place, entry in enumerate(entries):
            found[forest.tables.plain[entry_species(entry)]].append((host, place))
    return found


def _weight(forest: Forest, species: int, card: Card) -> int:
    """The points of a card where each has its own; else how often the card counts."""
    t, (host, place) = forest.tables, card
    entry = forest.cards[host][place]
    times = (
        2 if forest._is_doubled(forest.host_species(host), entry_species(entry), slot_of(entry_position(entry))) else 1
    )
    rule, local = t.points[species], t.local[species]
    if not rule.by_card:
        return times
    units = local.units(entry, forest.cards[host], forest.keys[host]) if local else 1
    return times * rule.one_card(units, entry_symbol(entry), forest.tally)


def counted_cards(forest: Forest) -> dict[int, list[Card]]:
    """For each species the cards of the forest that its points count ("3 × 5 birds": those five)."""
    rules = forest.tables.points
    raised: dict[int, list[Card]] = {}
    seen: set[int] = set()
    for host, entries in enumerate(forest.cards):
        for place, entry in enumerate(entries):
            for counter in _raised(forest, entry, host, seen):
                raised.setdefault(counter, []).append((host, place))
    found = {}
    for species in forest.present:
        counted = [raised.get(counter, []) for counter in rules[species].counted(forest.tally)]
        found[species] = counted[0] if len(counted) == 1 else sorted({card for cards in counted for card in cards})
    return found


def _raised(forest: Forest, entry: int, host: int, seen: set[int]) -> set[int]:
    """The counters that a card has raised; `seen` are the species before it."""
    t, species, symbol = forest.tables, entry_species(entry), entry_symbol(entry)
    host_species = forest.host_species(host)
    kind = t.host_kind[host_species]
    counters = set(t.raises[species])
    for shown in {species, t.plain[species]} - seen:
        seen.add(shown)
        counters |= set(t.first_raises[shown])
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
