"""Reasons of a score: one short line each."""

from typing import Any

import pytest

from spinney.words import LANGUAGES, WordsError, words

Rows = dict[str, dict[str, dict[str, Any]]]
BAT_AT_TREE = {"all": [{"host_kind": ["tree"]}, {"host_has": "bat"}]}


def entry(species: str, cards: int, points: int, /, **why: Any) -> dict[str, Any]:
    return {"species": species, "cards": cards, "points": points, "why": why}


def per(*terms: tuple[int, dict[str, Any], int]) -> list[dict[str, Any]]:
    return [{"each": each, "of": of, "count": count} for each, of, count in terms]


def iff(species: str, cards: int, points: int, cond: Any, then: int, met: int, **more: Any) -> dict[str, Any]:
    return entry(species, cards, points, kind="if", cond=cond, then=then, met=met, **({"else": 0} | more))


ENGLISH = [
    (entry("tawny_owl", 1, 5, kind="fixed", each=5), "5 points"),
    (entry("tawny_owl", 2, 10, kind="fixed", each=5), "2 × 5 = 10"),
    (entry("adders_tongue", 1, 6, kind="fixed", each=3, doubled=1), "2 × 3 = 6 (1 scores double)"),
    (entry("mole", 1, 0, kind="fixed", each=0), "no points"),
    (entry("bullfinch", 1, 10, kind="per", terms=per((2, {"type": "insect"}, 5))), "2 × 5 insects = 10"),
    (
        entry("european_hare", 4, 16, kind="per", terms=per((1, {"species": "european_hare"}, 4))),
        "4 × 4 European hares = 16",
    ),
    (entry("goshawk", 2, 18, kind="per", terms=per((3, {"type": "bird"}, 3))), "2 × 3 × 3 birds = 18"),
    (entry("sycamore", 1, 1, kind="per", terms=per((1, {"type": "tree"}, 1))), "1 × 1 tree = 1"),
    (
        entry("red_deer", 2, 14, kind="per", terms=per((1, {"type": "tree"}, 4), (1, {"type": "plant"}, 3))),
        "2 × (4 trees + 3 plants) = 14",
    ),
    (
        entry("red_deer", 1, 11, kind="per", terms=per((2, {"type": "tree"}, 4), (1, {"type": "plant"}, 3))),
        "2 × 4 trees + 3 plants = 11",
    ),
    (
        entry("royal_fern", 2, 24, kind="per", terms=per((2, {"distinct": "plant"}, 4)), doubled=1),
        "3 × 2 × 4 plant species = 24 (1 scores double)",
    ),
    (
        entry("roe_deer", 1, 15, kind="own_symbol", each=3, cards=[{"symbol": "birch", "count": 5}]),
        "3 × 5 birch symbols = 15",
    ),
    (
        entry(
            "roe_deer",
            2,
            12,
            kind="own_symbol",
            each=3,
            cards=[{"symbol": "birch", "count": 3}, {"symbol": "oak", "count": 1}],
        ),
        "3 × 3 birch symbols + 3 × 1 oak symbol = 12",
    ),
    (
        entry("roe_deer", 1, 0, kind="own_symbol", each=3, cards=[{"symbol": None, "count": 0}]),
        "3 × 0 cards with the same tree symbol = 0",
    ),
    (
        iff("oak", 2, 20, {"at_least": 8, "of": {"distinct": "tree"}}, 10, 2, count=8),
        "8 tree species: 2 × 10 = 20",
    ),
    (
        iff("oak", 1, 0, {"at_least": 8, "of": {"distinct": "tree"}}, 10, 0, count=5),
        "only 5 of 8 tree species: 0",
    ),
    (iff("lynx", 1, 0, {"at_least": 1, "of": {"species": "roe_deer"}}, 10, 0, count=0), "0 of 1 roe deer: 0"),
    (
        iff("beech", 4, 20, {"at_least": 4, "of": {"species": "beech", "bees": True}}, 5, 4),
        "at least 4 beeches (bees included): 4 × 5 = 20",
    ),
    (iff("lynx", 1, 0, {"at_least": 1, "of": {"species": "roe_deer"}}, 10, 0), "fewer than 1 roe deer: 0"),
    (
        iff("linden", 1, 3, {"most": {"species": "linden"}}, 3, 1, **{"else": 1}),
        "no other forest has more lindens: 3",
    ),
    (
        iff("linden", 2, 2, {"most": {"species": "linden"}}, 3, 0, **{"else": 1}),
        "another forest has more lindens: 2 × 1 = 2",
    ),
    (iff("chaffinch", 3, 10, {"host_species": "beech"}, 5, 2), "on a beech (2 of 3): 2 × 5 = 10"),
    (iff("chaffinch", 1, 0, {"host_species": "beech"}, 5, 0), "not on a beech: 0"),
    (
        iff("dartmoor_pony", 3, 25, {"host_kind": ["moor"]}, 10, 2, **{"else": 5}),
        "on a moor (2 of 3): 2 × 10 + 1 × 5 = 25",
    ),
    (
        iff("meadowsweet", 3, 15, {"host_kind": ["moor"]}, 5, 2, doubled=1),
        "on a moor (2 of 3): 15 (1 scores double)",
    ),
    (iff("meadowsweet", 1, 0, {"host_kind": ["moor"]}, 5, 0, doubled=1), "not on a moor: 0"),
    (iff("crab_apple", 1, 8, {"host_full": True}, 8, 1), "fully occupied: 8"),
    (iff("crab_apple", 1, 0, {"host_full": True}, 8, 0), "not fully occupied: 0"),
    (iff("european_fat_dormouse", 1, 15, BAT_AT_TREE, 15, 1), "with a bat on the same tree: 15"),
    (iff("european_fat_dormouse", 1, 0, BAT_AT_TREE, 15, 0), "without a bat on the same tree: 0"),
    (
        iff("common_toad", 3, 10, {"shares_slot": "common_toad"}, 5, 2),
        "2 common toads in the slot (2 of 3): 2 × 5 = 10",
    ),
    (iff("common_toad", 1, 0, {"shares_slot": "common_toad"}, 5, 0), "alone in the slot: 0"),
    (
        iff("nuthatch", 1, 0, {"all": [{"host_full": True}, {"host_species": "oak"}]}, 5, 0),
        "not met: fully occupied and on an oak: 0",
    ),
    (
        entry("meadow_pipit", 2, 12, kind="by", of={"distinct": "bird"}, count=4, each=6),
        "4 bird species: 2 × 6 = 12",
    ),
    (
        entry("peacock_butterfly", 1, 2, kind="sets", type="butterfly", sets=[3], points=6),
        "set of 3 butterfly species: 6 together",
    ),
    (
        entry("peacock_butterfly", 2, 4, kind="sets", type="butterfly", sets=[3, 1], points=6),
        "sets of 3 + 1 butterfly species: 6 together",
    ),
    (
        entry("fire_salamander", 3, 25, kind="together", count=3, points=25),
        "3 fire salamanders: 25 together",
    ),
    (entry("silver_fir", 2, 12, kind="at_this", each=2, count=6), "2 × 6 attached cards = 12"),
    (entry("blanket_bog", 1, 0, kind="doubles"), "doubles the points of other cards"),
]


@pytest.mark.parametrize(("reason", "line"), ENGLISH)
def test_english(reason: dict[str, Any], line: str) -> None:
    assert words("en").reason(reason) == line


def test_other_languages() -> None:
    birch = entry("roe_deer", 1, 15, kind="own_symbol", each=3, cards=[{"symbol": "birch", "count": 5}])
    most = iff("linden", 3, 9, {"most": {"species": "linden"}}, 3, 3, **{"else": 1})
    sets = entry("peacock_butterfly", 1, 0, kind="sets", type="butterfly", sets=[1], points=0)
    assert words("de").reason(birch) == "3 × 5 Birkensymbole = 15"
    assert words("fr").reason(birch) == "3 × 5 icônes de bouleau = 15"
    assert words("de").reason(most) == "kein anderer Wald hat mehr Linden: 3 × 3 = 9"
    assert words("fr").reason(most) == "aucune autre forêt n’a davantage de tilleuls\u00a0: 3 × 3 = 9"
    assert words("it").reason(sets) == "serie di 1 specie di farfalla: 0 in tutto"
    assert words("nl").reason(iff("crab_apple", 1, 0, {"host_full": True}, 8, 0)) == "niet volledig bebouwd: 0"
    assert words("es").reason(iff("lynx", 1, 10, {"at_least": 1, "of": {"species": "roe_deer"}}, 10, 1, count=2)) == (
        "2 corzos: 10"
    )


def whys(rule: dict[str, Any]) -> list[dict[str, Any]]:
    """Reasons that a scorer could give for a points rule."""
    if "fixed" in rule:
        return [{"kind": "fixed", "each": rule["fixed"]}]
    if "if" in rule:
        base = {"kind": "if", "cond": rule["if"], "then": rule["then"], "else": rule.get("else", 0)}
        return [base | {"met": met} | more for met in (0, 1, 2) for more in ({}, {"count": met}, {"doubled": 1})]
    if "by" in rule:
        return [{"kind": "by", "of": rule["by"], "count": n, "each": n} for n in (1, 2)]
    if "sets" in rule:
        return [{"kind": "sets", "type": rule["sets"]["type"], "sets": [2, 1], "points": 3}]
    if "together" in rule:
        return [{"kind": "together", "count": n, "points": n} for n in (1, 2)]
    if "doubles" in rule:
        return [{"kind": "doubles"}]
    if rule.get("per") == {"at": "this"}:
        return [{"kind": "at_this", "each": rule["each"], "count": n} for n in (0, 1, 2)]
    if rule.get("per") == {"tree_symbol": "own"}:
        return [{"kind": "own_symbol", "each": 3, "cards": [{"symbol": "birch", "count": 1}]}]
    terms = rule.get("sum", [rule])
    return [{"kind": "per", "terms": per(*((t["each"], t["per"], n) for t in terms))} for n in (0, 1, 2)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_points_rule_has_reasons(lang: str, rows: Rows) -> None:
    for species in rows.values():
        for row in species.values():
            for why in whys(row["points"]):
                line = words(lang).reason({"species": row["id"], "cards": 2, "points": 4, "why": why})
                assert line == line.strip()
                assert line
                assert not {"{", "_"} & set(line), line
                assert "  " not in line


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        (entry("oak", 1, 1, kind="luck"), "oak: why: unknown word 'luck'"),
        (entry("oak", 1, 1, kind="fixed"), "oak: missing word 'each'"),
        (iff("oak", 1, 1, {"lonely": True}, 5, 1), "oak: if: unknown word 'lonely'"),
    ],
)
def test_unknown_words_are_named(reason: dict[str, Any], said: str) -> None:
    with pytest.raises(WordsError, match=said):
        words("en").reason(reason)
