"""What each card is worth, and which cards were counted for it: held against the sheet, and against the rows."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from spinney import Game
from spinney.cards.load import load_edition
from spinney.cards.model import Edition, Rule
from spinney.engine.forest import Forest
from spinney.engine.packing import entry_card, entry_position, entry_species, entry_symbol, is_full, slot_of
from spinney.engine.reasons import score_parts
from spinney.engine.scales import Sets
from spinney.engine.scoring import species_points, total
from spinney.engine.tables import HOST, SLOT_NAMES
from spinney.engine.worth import Card, card_points, counted_cards, one_more
from spinney.pad.table import _Reader
from tests.engine.walks import ALL_BOXES, EDITIONS, SOAK, more_cases, walk
from tests.scenes import scene

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SEEDS = range(300, 330) if SOAK else range(300, 302)
EVERY = 7 if SOAK else 31
CASES = [(edition, seats, seed) for edition in EDITIONS for seats in (2, 3, 4, 5) for seed in SEEDS]
CASES += more_cases(SEEDS[0])

games = pytest.mark.parametrize(("edition", "seats", "seed"), CASES)


def sampled(edition: str, seats: int, seed: int) -> Iterator[Game]:
    """Every so many decisions of a random game, and its end."""
    for game in walk(edition, seats, seed):
        if game.is_over or game.seq % EVERY == 0:
            yield game


def species_at(forest: Forest, card: Card) -> str:
    """The species of a card."""
    return forest.tables.species_ids[forest.tables.plain[entry_species(forest.cards[card[0]][card[1]])]]


def types_at(edition: Edition, forest: Forest, card: Card) -> tuple[str, ...]:
    """The type symbols that a card shows: those of its species, and what its half has beside them."""
    name, below = species_at(forest, card), edition.setup.face_down
    if name == below.species:
        return below.types
    number = entry_card(forest.cards[card[0]][card[1]])
    if number < 0:  # entered by hand
        return edition.species[name].types
    printed = next(one for one in edition.cards if one.id == forest.tables.card_ids[number])
    return next(half.types for half in printed.halves if half.species == name)


def all_cards(forest: Forest) -> list[Card]:
    """Every card of a forest, host by host."""
    return [(host, place) for host, entries in enumerate(forest.cards) for place in range(len(entries))]


# -- points -------------------------------------------------------------------------------------------------------


def check_points(edition: Edition, forests: list[Forest], seat: int) -> None:
    """Each card once; together the total; species by species what the sheet says."""
    forest = forests[seat]
    points = card_points(forests, seat)
    assert [len(row) for row in points] == [len(entries) for entries in forest.cards]
    assert sum(map(sum, points)) + forest.tally[forest.tables.cave_points_counter] == total(forests, seat)
    cards = all_cards(forest)
    for part in score_parts(edition, forests, seat):
        own = [points[host][place] for host, place in cards if species_at(forest, (host, place)) == part["species"]]
        assert len(own) == part["cards"], part
        assert sum(own) == part["points"], part
        assert min(own) >= 0


@games
def test_points_of_cards_add_up(edition: str, seats: int, seed: int) -> None:
    for game in sampled(edition, seats, seed):
        for seat in range(seats):
            check_points(load_edition(edition, game.options), game.state.forests, seat)


def test_points_that_do_not_divide_go_to_the_first() -> None:
    game = scene("base", forest=["birch", "oak fire_salamander", "birch fire_salamander"])
    assert card_points(game.state.forests, 0) == [[1], [0, 8], [1, 7]]


def test_each_card_has_its_own_where_the_place_counts() -> None:
    forest = ["silver_fir tawny_owl wood_ant", "silver_fir", "beech chaffinch", "oak chaffinch"]
    assert card_points(scene("base", forest=forest).state.forests, 0) == [[4, 5, 2], [0], [0, 5], [0, 0]]
    forest = ["birch roe_deer@birch", "beech roe_deer@beech", "birch"]
    assert card_points(scene("base", forest=forest).state.forests, 0) == [[1, 9], [0, 6], [1]]


def test_a_card_that_counts_twice_has_twice_the_points() -> None:
    forest = ["blanket_bog heather buzzard heather", "moor_birch heather field_vole", "moor_birch gnat"]
    game = scene("dartmoor", forest=forest)
    assert card_points(game.state.forests, 0) == [[0, 2, 2, 2], [1, 1, 1], [1, 0]]


def test_what_others_have_matters() -> None:
    linden = [["linden", "linden"]]
    assert card_points(scene("base", forest=["linden"]).state.forests, 0) == [[3]]
    assert card_points(scene("base", forest=["linden"], others=linden).state.forests, 0) == [[1]]


EXPECTED = {
    "base-85": {
        "silver_fir": [12], "large_tortoiseshell": [2], "stag_beetle": [3], "european_hare": [3, 3, 3], "goshawk": [6],
        "roe_deer": [9], "oak": [0], "gnat": [3], "wood_ant": [6],
    },
    "dartmoor-127": {
        "crab_apple": [8], "beaver": [10], "roe_deer": [15], "dartmoor_black_rabbit": [2, 2], "dartmoor_badger": [12],
        "southern_damselfly": [3], "emerald_damselfly": [4], "common_pheasant": [3],
    },
}  # fmt: skip


@pytest.mark.parametrize("name", EXPECTED)
def test_the_examples_of_the_rulebooks(name: str) -> None:
    reader = _Reader(json.loads((EXAMPLES / f"{name}.json").read_text("utf-8")))
    check_points(reader.edition, reader.forests, 0)
    check_counted(reader.edition, reader.forests, 0)
    [forest] = reader.forests
    points = card_points(reader.forests, 0)
    for species, wanted in EXPECTED[name].items():
        found = [points[host][at] for host, at in all_cards(forest) if species_at(forest, (host, at)) == species]
        assert found == wanted, species


# -- what was counted ---------------------------------------------------------------------------------------------


def counted_rules(points: Rule) -> list[Rule]:
    """What the points of a row count in a forest; nothing where they look at one host."""
    if "sum" in points:
        return [part["per"] for part in points["sum"]]
    condition = points.get("if", {})
    found = (points.get(word) for word in ("per", "by", "together", "sets"))
    rules = [*found, condition.get("of"), condition.get("most")]
    return [rule for rule in rules if rule and rule != {"at": "this"}]


def cards_for(edition: Edition, forest: Forest, rule: Rule, species: str) -> set[Card]:
    """The cards that a rule names, read from the rows once more."""
    t, below, found = forest.tables, edition.setup.face_down, set[Card]()
    seen: set[str] = set()

    def is_named(card: Card) -> bool:
        name = species_at(forest, card)
        if "species" in rule:
            lasting = {} if name == below.species else edition.species[name].permanent or {}
            return rule["species"] in (name, lasting.get("counts_as"))
        return rule.get("type", rule.get("distinct")) in types_at(edition, forest, card)

    own = {
        symbol_of(forest, card) for card in all_cards(forest) if species_at(forest, card) == species
    } - {""}  # fmt: skip
    for card in all_cards(forest):
        name, entry = species_at(forest, card), forest.cards[card[0]][card[1]]
        host = t.species_ids[forest.host_species(card[0])]
        kind = below.kind if host == below.species else edition.species[host].place
        if "tree_symbol" in rule:
            fits = symbol_of(forest, card) in (own if rule["tree_symbol"] == "own" else {rule["tree_symbol"]})
        elif "slot" in rule:
            fits = SLOT_NAMES[slot_of(entry_position(entry))] == rule["slot"] and kind in rule["host"]
        elif "full" in rule:
            fits = entry_position(entry) == HOST and kind in rule["full"] and is_full(forest.keys[card[0]])
        elif "distinct" in rule:
            fits = is_named(card) and name not in seen and name != below.species
        else:
            is_bee = name != below.species and bool((edition.species[name].permanent or {}).get("bee"))
            fits = "cave" not in rule and (
                is_named(card) or bool(rule.get("bees") and is_bee and is_named((card[0], 0)))
            )
        seen.add(name)
        if fits:
            found.add(card)
    return found


def symbol_of(forest: Forest, card: Card) -> str:
    """The tree symbol that a card shows; empty for none."""
    symbol = entry_symbol(forest.cards[card[0]][card[1]])
    return forest.tables.symbol_ids[symbol] if symbol >= 0 else ""


def numbers_in(why: dict[str, Any]) -> list[int]:
    """The counts that a reason gives."""
    if why["kind"] == "own_symbol":
        return list({one["symbol"]: one["count"] for one in why["cards"]}.values())
    if why["kind"] == "sets":
        return [sum(why["sets"])]
    return [term["count"] for term in why.get("terms", [])] or ([why["count"]] if "count" in why else [])


def check_counted(edition: Edition, forests: list[Forest], seat: int) -> set[str]:
    """The cards are those that the rows name, and as many as the reason says; which kinds of reasons there were."""
    forest = forests[seat]
    kinds = set()
    for part in score_parts(edition, forests, seat):
        species = part["species"]
        cards = counted_cards(forest)[forest.tables.species_ids.index(species)]
        assert len(set(cards)) == len(cards)
        row = edition.species.get(species)
        rules = counted_rules(row.points) if row is not None else []
        each = [cards_for(edition, forest, rule, species) for rule in rules]
        assert set(cards) == set().union(*each), part
        if rules and "cave" not in rules[0]:
            assert sum(numbers_in(part["why"])) == sum(map(len, each)), part
            kinds |= {next(iter(rule)) for rule, found in zip(rules, each, strict=True) if found}
    return kinds


@pytest.mark.parametrize("edition", [*EDITIONS, ALL_BOXES])
def test_counted_cards_are_those_that_the_rows_name(edition: str) -> None:
    kinds: set[str] = set()
    for seats, seed in ((2, 310), (3, 311), (4, 312), (5, 313)):
        for game in sampled(edition, seats, seed):
            table = load_edition(edition, game.options)
            for seat in range(seats):
                kinds |= check_counted(table, game.state.forests, seat)
    assert kinds >= {"type", "species", "distinct", "slot", "tree_symbol"}


def counted(game: Game, species: str) -> list[Card]:
    """The cards that the points of a species of seat 0 count."""
    return counted_cards(game.state.forests[0])[game.state.tables.species_ids.index(species)]


def test_bees_count_as_the_tree_they_are_at() -> None:
    game = scene("base", forest=["beech violet_carpenter_bee moss", "beech", "oak violet_carpenter_bee"])
    assert counted(game, "beech") == [(0, 0), (0, 1), (1, 0)]
    assert counted(game, "moss") == [(0, 0), (0, 1), (1, 0), (2, 0), (2, 1)]


def test_full_hosts_are_counted() -> None:
    game = scene("base", forest=["birch beech_marten lynx wood_ant tawny_owl", "birch wood_ant"])
    assert counted(game, "beech_marten") == [(0, 0)]


def test_what_looks_at_one_host_counts_nothing_elsewhere() -> None:
    game = scene("base", forest=["silver_fir chaffinch", "birch tawny_owl"])
    for species in ("silver_fir", "chaffinch", "birch", "tawny_owl"):
        assert counted(game, species) == []


def test_of_one_species_the_first_is_counted_where_species_are() -> None:
    game = scene("base", forest=["oak", "oak", "birch", "sapling wild_strawberries"])
    assert counted(game, "oak") == counted(game, "wild_strawberries") == [(0, 0), (2, 0)]


# -- one more -----------------------------------------------------------------------------------------------------

ONE_MORE = [
    ("base", ["birch red_deer", "oak wolf red_deer", "beech wolf"], "wolf", 10),
    ("base", ["silver_fir tawny_owl", "silver_fir"], "silver_fir", 2),
    ("base", ["horse_chestnut"], "horse_chestnut", 3),
    ("base", ["birch purple_emperor", "birch camberwell_beauty"], "purple_emperor", 3),
    ("base", ["birch purple_emperor", "birch purple_emperor"], "purple_emperor", 3),
    ("base", ["birch roe_deer@birch", "beech roe_deer@beech"], "roe_deer", 3),
    ("base", ["birch tawny_owl"], "tawny_owl", None),
    ("base", ["birch gnat"], "gnat", 1),
]  # fmt: skip


@pytest.mark.parametrize(("edition", "rows", "species", "more"), ONE_MORE)
def test_what_one_more_would_bring(edition: str, rows: list[str], species: str, more: int | None) -> None:
    forests = scene(edition, forest=rows).state.forests
    assert one_more(forests, 0).get(forests[0].tables.species_ids.index(species)) == more


def test_one_more_may_take_the_lead() -> None:
    forests = scene("base", forest=["linden"], others=[["linden", "linden"]]).state.forests
    linden = forests[0].tables.species_ids.index("linden")
    assert (one_more(forests, 0)[linden], one_more(forests, 1)[linden]) == (2, 0)


@games
def test_one_more_is_what_a_card_really_brings(edition: str, seats: int, seed: int) -> None:
    """Whatever adds one of the thing that a species counts: its cards gain what was said."""
    before: list[tuple[list[int], dict[int, int], dict[int, int]]] = []
    seen = 0
    for game in walk(edition, seats, seed):
        forests, now = game.state.forests, []
        for seat, forest in enumerate(forests):
            points = {species: species_points(forests, seat, (species,)) for species in forest.present}
            now.append((forest.tally[:], one_more(forests, seat), points))
        for (old, said, was), (new, _, points), forest in zip(before, now, forests, strict=False):
            t = forest.tables
            for species, more in said.items():
                rule, double = t.points[species], t.double_counter[species]
                same = new[species] == old[species] and (double < 0 or new[double] == old[double])
                counters = [] if isinstance(rule, Sets) or rule.looks_at_others else rule.counted(old)
                if same and len(counters) == 1 and new[counters[0]] == old[counters[0]] + 1:
                    assert points[species] - was[species] == more
                    seen += 1
        before = now
    assert seen
