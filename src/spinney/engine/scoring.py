"""What forests are worth: the rules of their species (`engine.points`), asked with what their tallies have counted."""

from spinney.engine.forest import Forest


def total(forests: list[Forest], seat: int) -> int:
    """All points of one seat: its forest and its cave."""
    forest = forests[seat]
    t = forest.tables
    points = forest.tally[t.cave_points_counter] + species_points(forests, seat, forest.present)
    for group in t.groups:
        if forest.tally[group.counter]:
            points += group.together(forest.tally)
    return points


def species_points(forests: list[Forest], seat: int, species: tuple[int, ...]) -> int:
    """The points of these species in the seat's forest, without those that sets of different species make together."""
    tally = forests[seat].tally
    tallies = [forest.tally for forest in forests]
    t = forests[seat].tables
    rules = t.points
    doubles = t.double_counter
    points = 0
    for s in species:
        cards = tally[s]
        double = doubles[s]
        if double >= 0:
            cards += tally[double]
        points += rules[s].score(cards, tally, tallies)
    return points
