"""Which species counts as what: for each type one card that counts it, played beside all others."""

from itertools import cycle, zip_longest

import pytest

from spinney.cards.load import load_edition
from tests.scenes import do, points, scene

# For each card that counts: its price, its points for each, and all species that it counts.
BASE = {
    "goshawk": (2, 3, "bullfinch chaffinch eurasian_jay goshawk great_spotted_woodpecker tawny_owl"),
    "bullfinch": (
        1, 2, "camberwell_beauty large_tortoiseshell peacock_butterfly purple_emperor silver_washed_fritillary "
        "fireflies stag_beetle wood_ant gnat violet_carpenter_bee",
    ),
    "hedgehog": (
        1, 2, "camberwell_beauty large_tortoiseshell peacock_butterfly purple_emperor silver_washed_fritillary",
    ),
    "blackberries": (0, 2, "blackberries moss tree_ferns wild_strawberries"),
    "tree_ferns": (1, 6, "common_toad fire_salamander pond_turtle tree_frog"),
    "stag_beetle": (
        2, 1, "red_squirrel hedgehog mole beech_marten brown_bear european_badger european_fat_dormouse european_hare "
        "lynx raccoon red_fox wolf",
    ),
    "gnat": (0, 1, "barbastelle_bat bechsteins_bat brown_long_eared_bat greater_horseshoe_bat"),
    "fallow_deer": (2, 3, "fallow_deer red_deer roe_deer squeaker wild_boar"),
    "wolf": (3, 5, "fallow_deer red_deer roe_deer"),
}  # fmt: skip
DARTMOOR = {
    "barn_owl": (2, 3, "alcathoe_bat brandts_bat common_noctule daubentons_bat serotine_bat"),
    "blueberry": (
        1, 2, "barn_owl black_tailed_godwit buzzard common_moorhen curlew grey_heron meadow_pipit wheatear "
        "capercaillie common_pheasant nuthatch treecreeper",
    ),
    "buzzard": (2, 2, "field_vole shrew wood_mouse"),
    "capercaillie": (
        1, 1, "adders_tongue blueberry bog_asphodel greater_butterfly_orchid heather meadowsweet royal_fern "
        "water_soldiers",
    ),
    "common_moorhen": (
        1, 2, "beautiful_demoiselle emerald_damselfly keeled_skimmer small_red_damselfly southern_damselfly",
    ),
    "dartmoor_badger": (1, 2, "beaver otter dartmoor_badger dartmoor_black_rabbit field_vole shrew wood_mouse"),
    "dartmoor_sheep": (2, 2, "dartmoor_pony dartmoor_sheep roe_deer"),
    "heather": (
        0, 1, "beautiful_demoiselle emerald_damselfly keeled_skimmer small_red_damselfly southern_damselfly "
        "blue_ground_beetle gnat lake_fly",
    ),
    "otter": (2, 3, "adder common_lizard grass_snake moor_frog warty_newt"),
}  # fmt: skip
COUNTERS = {"base": BASE, "dartmoor": DARTMOOR}
CASES = [(edition, counter) for edition, counters in COUNTERS.items() for counter in counters]
PAYMENT = {"base": "oak", "dartmoor": "goat_willow"}
TREES = ("ash", "moor_birch", "black_alder", "crab_apple", "sessile_oak")


def all_cards(edition: str) -> list[str]:
    """Every species that lies at a host; the cuckoo, which needs another bird, has its own tests."""
    return [row.id for row in load_edition(edition).species.values() if not row.is_host and row.id != "cuckoo"]


def hosts_with(edition: str, species: list[str]) -> list[str]:
    """Each of these species once, on as few hosts as possible."""
    rows = load_edition(edition).species
    places: dict[str, list[str]] = {"top": [], "bottom": [], "side": []}
    for name in species:
        places[rows[name].place].append(name)
    if edition == "base":
        return [" ".join(["sapling", *filter(None, cards)]) for cards in zip_longest(*places.values())]
    on_moors = zip_longest(places["top"][::2], places["top"][1::2], places["bottom"][::2], places["bottom"][1::2])
    moors = [" ".join(["universal_moor", *filter(None, cards)]) for cards in on_moors]
    return moors + [f"{tree} {side}" for tree, side in zip(cycle(TREES), places["side"], strict=False)]


@pytest.mark.parametrize(("edition", "counter"), CASES)
def test_a_card_counts_exactly_the_species_of_its_type(edition: str, counter: str) -> None:
    cost, each, names = COUNTERS[edition][counter]
    counted = names.split()
    rest = [name for name in all_cards(edition) if name not in counted]
    is_side = load_edition(edition).species[counter].place == "side"
    host = "linden" if edition == "base" else "elderberry" if is_side else "rivulet"
    price = [PAYMENT[edition]] * cost
    for there in (counted, rest):
        hosts = [host, *hosts_with(edition, [name for name in there if name != counter])]
        game = scene(edition, hand=[counter, *price], forest=hosts)
        do(game, f"play {counter}", "on 0", *([f"pay {' '.join(price)}"] if cost else []))
        number = len(counted) if there is counted else int(counter in counted)
        assert points(game, counter) == each * number
