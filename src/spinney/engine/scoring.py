"""What forests are worth: look-ups in their tallies, by the score words of the tables."""

from spinney.engine.forest import Forest
from spinney.engine.tables import (
    AT_LEAST,
    BY,
    FIXED,
    LINEAR,
    LOCAL,
    MOST,
    OWN_SYMBOL,
    PER,
    SETS,
    TOGETHER,
    Tables,
)


def total(forests: list[Forest], seat: int) -> int:
    """All points of one seat: its forest and its cave."""
    forest = forests[seat]
    t = forest.tables
    points = forest.tally[t.cave_points_counter] + species_points(forests, seat, forest.present)
    for group in range(len(t.set_counters)):
        if forest.tally[t.set_counters[group]]:
            points += sum_of_sets(t, group, set_sizes(forest, group))
    return points


def species_points(forests: list[Forest], seat: int, species: tuple[int, ...]) -> int:
    """The points of these species in the seat's forest, without those that sets of different species make together."""
    forest = forests[seat]
    tally = forest.tally
    t = forest.tables
    ops = t.score_op
    counters = t.score_counter
    each = t.then
    doubles = t.double_counter
    points = 0
    for s in species:
        cards = tally[s]
        if doubles[s] >= 0:
            cards += tally[doubles[s]]
        op = ops[s]
        if op == PER:
            points += cards * each[s] * tally[counters[s]]
        elif op == FIXED:
            points += cards * each[s]
        elif op == AT_LEAST:
            points += cards * (each[s] if tally[counters[s]] >= t.score_table[s][0] else t.otherwise[s])
        elif op == LINEAR:
            points += cards * linear(t.score_table[s], tally)
        elif op == LOCAL:
            met = tally[counters[s]]
            points += met * each[s]
            if t.otherwise[s]:
                points += (cards - met) * t.otherwise[s]
        elif op == TOGETHER:
            points += entry_of(t.score_table[s], tally[counters[s]])
        elif op == MOST:
            points += cards * (each[s] if has_most(forests, seat, counters[s]) else t.otherwise[s])
        elif op == BY:
            points += cards * entry_of(t.score_table[s], tally[counters[s]])
        elif op == OWN_SYMBOL:
            points += each[s] * own_symbols(t, tally, s)
        elif op != SETS:
            raise AssertionError(f"no such word for points: {op}")
    return points


def linear(terms: list[int], tally: list[int]) -> int:
    """A sum of products: factor, counter, factor, counter …"""
    value = 0
    for i in range(0, len(terms), 2):
        value += terms[i] * tally[terms[i + 1]]
    return value


def entry_of(table: list[int], count: int) -> int:
    """Entry number `count` of a table, the last one beyond its end, 0 for none."""
    if count <= 0:
        return 0
    return table[count - 1] if count <= len(table) else table[-1]


def has_most(forests: list[Forest], seat: int, counter: int) -> bool:
    """Whether no other forest has more of it; a tie is enough."""
    own = forests[seat].tally[counter]
    for forest in forests:
        if forest.tally[counter] > own:
            return False
    return True


def own_symbols(t: Tables, tally: list[int], species: int) -> int:
    """Over all cards of the species: how many visible cards show the symbol of that card."""
    first = t.own_counter[species]
    count = 0
    for symbol in range(len(t.symbol_ids)):
        if tally[first + symbol]:
            count += tally[first + symbol] * tally[t.symbol_counter + symbol]
    return count


def set_sizes(forest: Forest, group: int) -> list[int]:
    """The sets of different species that the cards of a group make, the largest first."""
    tally = forest.tally
    copies = [tally[s] for s in forest.tables.set_species[group]]
    sizes: list[int] = []
    while True:
        size = 0
        for left in copies:
            if left > len(sizes):
                size += 1
        if size == 0:
            return sizes
        sizes.append(size)


def sum_of_sets(t: Tables, group: int, sizes: list[int]) -> int:
    """What such sets score together."""
    points = 0
    for size in sizes:
        points += entry_of(t.set_points[group], size)
    return points
