"""Card texts: every row in every language, golden texts, and rows that cannot be said."""

import copy
from dataclasses import astuple
from typing import Any

import pytest

from spinney.cards.load import load_edition
from spinney.words import LANGUAGES, CardText, WordsError, words

Rows = dict[str, dict[str, dict[str, Any]]]

ENGLISH = {
    ("base", "beech"): CardText(effect="Draw 1 card", points="5 points if you have at least 4 beeches (bees included)"),
    ("base", "birch"): CardText(effect="Draw 1 card", points="1 point"),
    ("base", "horse_chestnut"): CardText(
        points="1\u00a0/ 4\u00a0/ 9\u00a0/ 16\u00a0/ 25\u00a0/ 36\u00a0/ 49 points in all"
        " for 1\u00a0/ 2\u00a0/ 3\u00a0/ 4\u00a0/ 5\u00a0/ 6\u00a0/ 7+"
        " horse chestnuts (bees included)"
    ),
    ("base", "linden"): CardText(points="3 points if no other forest has more lindens (bees included), otherwise 1"),
    ("base", "silver_fir"): CardText(
        bonus="Play 1 pawed animal from your hand for free, without its effect or bonus",
        points="2 points per attached card",
    ),
    ("base", "camberwell_beauty"): CardText(
        points="Sets of different butterfly species: 0\u00a0/ 3\u00a0/ 6\u00a0/ 12\u00a0/ 20 points"
        " for 1\u00a0/ 2\u00a0/ 3\u00a0/ 4\u00a0/ 5"
    ),
    ("base", "chaffinch"): CardText(points="5 points if it is on top of a beech"),
    ("base", "eurasian_jay"): CardText(effect="Take another turn", points="3 points"),
    ("base", "chanterelle"): CardText(permanent="Whenever you play a tree: draw 1 card (from your next turn on)"),
    ("base", "penny_bun"): CardText(
        permanent="Whenever you play a card on top of a tree: draw 1 card (from your next turn on)"
    ),
    ("base", "common_toad"): CardText(
        permanent="Up to 2 common toads may share this slot",
        points="5 points if 2 common toads share its slot",
    ),
    ("base", "fire_salamander"): CardText(
        bonus="Play 1 pawed animal from your hand for free, without its effect or bonus",
        points="5\u00a0/ 15\u00a0/ 25 points in all for 1\u00a0/ 2\u00a0/ 3 fire salamanders",
    ),
    ("base", "mole"): CardText(
        effect="Play as many more cards from your hand as you like, paying for each;"
        " then use their effects and bonuses in the same order"
    ),
    ("base", "wood_ant"): CardText(points="2 points per card below a tree"),
    ("base", "beech_marten"): CardText(effect="Draw 1 card", points="5 points per fully occupied tree"),
    ("base", "brown_bear"): CardText(
        effect="Put all cards from the clearing into your cave", bonus="Draw 1 card, then take another turn"
    ),
    ("base", "european_fat_dormouse"): CardText(points="15 points if a bat is on the same tree"),
    ("base", "european_hare"): CardText(
        permanent="Any number of European hares may share this slot", points="1 point per European hare"
    ),
    ("base", "raccoon"): CardText(
        effect="Put any number of cards from your hand into your cave, then draw the same number of cards"
    ),
    ("base", "roe_deer"): CardText(bonus="Draw 1 card", points="3 points per card with the same tree symbol"),
    ("base", "violet_carpenter_bee"): CardText(
        permanent="Its tree counts once more on every card that counts trees and says “bees included”"
    ),
    ("base", "wolf"): CardText(
        effect="Draw 1 card per deer in your forest", bonus="Take another turn", points="5 points per deer"
    ),
    ("dartmoor", "ash"): CardText(
        effect="Draw 1 card",
        bonus="Take 1 card from the clearing into your hand",
        points="1 point per black alder symbol and 1 point per plant",
    ),
    ("dartmoor", "crab_apple"): CardText(
        bonus="Take 1 card from the clearing into your hand", points="8 points if it is fully occupied"
    ),
    ("dartmoor", "goat_willow"): CardText(
        bonus="Put 1 card from your hand face down into your forest", points="1 point per moor"
    ),
    ("dartmoor", "blanket_bog"): CardText(points="Plants below it score double"),
    ("dartmoor", "tor"): CardText(permanent="Whenever you play a bird: draw 1 card"),
    ("dartmoor", "barn_owl"): CardText(
        effect="Take another turn if you have at least 1 bat", points="3 points per bat"
    ),
    ("dartmoor", "cuckoo"): CardText(
        placement="Only on top of a tree or a shrub, in a slot that already holds a bird,"
        " at most 1 of them per tree or shrub",
        points="7 points",
    ),
    ("dartmoor", "meadow_pipit"): CardText(
        points="1\u00a0/ 3\u00a0/ 6\u00a0/ 10 points for 1\u00a0/ 2–3\u00a0/ 4–5\u00a0/ 6+ bird species"
    ),
    ("dartmoor", "wheatear"): CardText(
        effect="Put 1 card from the deck into your cave per moor in your forest",
        points="5 points if it is on top of a moor",
    ),
    ("dartmoor", "beaver"): CardText(
        effect="Put all tree cards from the clearing into your cave", points="1 point per card in your cave"
    ),
    ("dartmoor", "bog_asphodel"): CardText(
        placement="Only below a moor",
        bonus="Play 1 insect or amphibian from your hand for free, without its effect or bonus",
        points="1 point per moor",
    ),
    ("dartmoor", "blue_ground_beetle"): CardText(
        effect="Play 1 insect from your hand for free, without its effect or bonus",
        points="1 point per card below a tree, a shrub or a moor",
    ),
    ("dartmoor", "royal_fern"): CardText(bonus="Take another turn", points="2 points per plant species"),
    ("dartmoor", "water_soldiers"): CardText(
        permanent="Any number of dragonflies may share one top slot of its tree, shrub or moor",
        points="2 points per dragonfly",
    ),
    ("dartmoor", "alcathoe_bat"): CardText(
        effect="Put 2 cards from the clearing into your cave",
        points="5 points if you have at least 3 bat species",
    ),
    ("dartmoor", "common_noctule"): CardText(
        effect="Play 1 plant from the clearing for free, without its effect or bonus",
        points="5 points if you have at least 3 bat species",
    ),
    ("dartmoor", "dartmoor_badger"): CardText(
        permanent="Any number of Dartmoor black rabbits may share the side slots of the same tree or shrub,"
        " even with other species",
        points="2 points per pawed animal",
    ),
    ("dartmoor", "lake_fly"): CardText(
        effect="Play 1 bat from your hand for free and use its effect, but not its bonus", points="1 point per bat"
    ),
    ("dartmoor", "nuthatch"): CardText(
        bonus="Take another turn", points="10 points if its tree or shrub is fully occupied"
    ),
}

OTHERS = {
    ("de", "base", "bullfinch"): CardText(points="2 Punkte je Insekt"),
    ("de", "base", "chaffinch"): CardText(points="5 Punkte, wenn diese Karte auf einer Buche liegt"),
    ("de", "base", "beech_marten"): CardText(effect="Ziehe 1 Karte", points="5 Punkte je voll besetzten Baum"),
    ("de", "base", "european_fat_dormouse"): CardText(points="15 Punkte, wenn du eine Fledermaus am selben Baum hast"),
    ("de", "base", "penny_bun"): CardText(
        permanent="Immer wenn du eine Karte auf einem Baum spielst: ziehe 1 Karte (ab deinem nächsten Zug)"
    ),
    ("de", "dartmoor", "tor"): CardText(permanent="Immer wenn du einen Vogel spielst: ziehe 1 Karte"),
    ("es", "dartmoor", "curlew"): CardText(
        placement="Solo encima de un páramo", points="10 puntos si tienes al menos 5 insectos; si no, 3"
    ),
    ("es", "dartmoor", "ash"): CardText(
        effect="Roba 1 carta",
        bonus="Añade a tu mano 1 carta del claro",
        points="1 punto por símbolo de aliso común y 1 punto por planta",
    ),
    ("fr", "base", "bullfinch"): CardText(points="2 points par insecte"),
    ("fr", "base", "gnat"): CardText(
        effect="Jouez gratuitement des chauves-souris de votre main, autant que vous voulez,"
        " sans leurs effets ni leurs bonus",
        points="1 point par chauve-souris",
    ),
    ("fr", "dartmoor", "meadow_pipit"): CardText(
        points="1\u00a0/ 3\u00a0/ 6\u00a0/ 10 points pour 1\u00a0/ 2–3\u00a0/ 4–5\u00a0/ 6+ espèces d’oiseaux"
    ),
    ("fr", "dartmoor", "cuckoo"): CardText(
        placement="Uniquement au-dessus d’un arbre ou d’un arbuste, sur un emplacement contenant déjà un oiseau,"
        " 1 de cette espèce au maximum par arbre ou arbuste",
        points="7 points",
    ),
    ("fr", "dartmoor", "tor"): CardText(permanent="Chaque fois que vous jouez un oiseau\u00a0: piochez 1 carte"),
    ("it", "base", "wood_ant"): CardText(points="2 punti per carta sotto un albero"),
    ("it", "base", "red_squirrel"): CardText(points="5 punti se si trova sopra una quercia"),
    ("nl", "base", "oak"): CardText(bonus="Speel nog een beurt", points="10 punten als je minstens 8 boomsoorten hebt"),
    ("nl", "dartmoor", "rivulet"): CardText(points="2 punten per symbool van de boswilg"),
}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_row_has_a_text(lang: str, rows: Rows, tables: dict[str, dict[str, Any]]) -> None:
    w = words(lang)
    for edition, species in rows.items():
        texts = [w.card_text(row) for row in species.values()]
        texts += [w.cave_text(cave) for cave in tables[edition]["caves"]]
        for text in texts:
            lines = astuple(text)
            assert any(lines)
            for line in filter(None, lines):
                assert not {"{", "}", "_", "\u2068"} & set(line), line
                assert "  " not in line
                assert line == line.strip()
                assert line[0] == line[0].upper()


def test_lines_stand_where_the_row_has_rules(rows: Rows) -> None:
    for species in rows.values():
        for row in species.values():
            text = words("en").card_text(row)
            for line in ("placement", "effect", "bonus", "permanent"):
                assert bool(getattr(text, line)) == bool(row.get(line)), row["id"]
            assert bool(text.points) == (row["points"] != {"fixed": 0}), row["id"]


@pytest.mark.parametrize(("edition", "species"), ENGLISH)
def test_english(edition: str, species: str, rows: Rows) -> None:
    assert words("en").card_text(rows[edition][species]) == ENGLISH[edition, species]


@pytest.mark.parametrize(("lang", "edition", "species"), OTHERS)
def test_other_languages(lang: str, edition: str, species: str, rows: Rows) -> None:
    assert words(lang).card_text(rows[edition][species]) == OTHERS[lang, edition, species]


def test_caves(tables: dict[str, dict[str, Any]]) -> None:
    texts = [words("en").cave_text(cave) for cave in tables["dartmoor"]["caves"]]
    assert [text.effect for text in texts] == [
        "Put 1 card from the deck face down into your forest",
        "Put 2 cards from the deck into your cave",
        "Draw 3 cards, then put 3 cards from your hand into the clearing",
        "",
        "Draw 3 cards, then keep 1 of them and put the others into the clearing",
    ]
    assert {text.points for text in texts} == {
        "1 point per card in it",
        "1 point per card in it and 5 more at the end",
    }


def test_what_a_face_down_card_becomes(rows: Rows, tables: dict[str, dict[str, Any]]) -> None:
    willow, cave = rows["dartmoor"]["goat_willow"], tables["dartmoor"]["caves"][0]
    assert words("en").card_text(willow, face_down="moor").bonus == (
        "Put 1 card from your hand face down into your forest as a universal moor"
    )
    assert words("fr").cave_text(cave, "tree").effect.endswith(" comme jeune pousse d’arbre")
    assert words("de").card_text(willow, face_down="moor").bonus.endswith(", als universelles Moor")


def test_options_change_the_text(rows: Rows) -> None:
    w, row = words("en"), rows["dartmoor"]
    assert w.card_text(row["cuckoo"], {"cuckoo": "one"}) == w.card_text(row["cuckoo"])
    assert w.card_text(row["cuckoo"], {"cuckoo": "any"}).placement == (
        "Only on top of a tree or a shrub, in a slot that already holds a bird"
    )
    wheatear = w.card_text(row["wheatear"], {"wheatear": "bonus"})
    assert wheatear.effect == ""
    assert wheatear.bonus == "Put 1 card from the deck into your cave per moor in your forest"


@pytest.mark.parametrize(
    ("species", "changes", "said"),
    [
        ("tawny_owl", {"points": {"square": 3}}, "tawny_owl: points: unknown word 'square'"),
        ("tawny_owl", {"points": {"fixed": 5, "more": 1}}, "tawny_owl: points: unknown word 'more'"),
        (
            "bullfinch",
            {"points": {"per": {"colour": "red"}, "each": 2}},
            "bullfinch: count: unknown word 'colour'",
        ),
        (
            "bullfinch",
            {"points": {"per": {"type": "fish"}, "each": 2}},
            "bullfinch: en: no message 'type-fish'",
        ),
        ("bullfinch", {"points": {"per": {"type": "bat"}}}, "bullfinch: missing word 'each'"),
        ("oak", {"points": {"if": {"lonely": True}, "then": 5}}, "oak: if: unknown word 'lonely'"),
        ("oak", {"points": {"if": {"most": {}, "all": []}, "then": 5}}, "oak: if: one word wanted"),
        ("oak", {"bonus": [{"do": "fly"}]}, "oak: do: unknown word 'fly'"),
        ("oak", {"bonus": [{"do": "draw", "n": 1, "up_to": True}]}, "oak: draw: unknown word 'up_to'"),
        ("oak", {"bonus": [{"do": "draw", "n": "lots"}]}, "oak: draw: unknown word 'lots'"),
        ("gnat", {"permanent": {"while": {}}}, "gnat: permanent: unknown word 'while'"),
        ("gnat", {"placement": {"near": "water"}}, "gnat: placement: unknown word 'near'"),
        ("gnat", {"secret": 1}, "gnat: row: unknown word 'secret'"),
    ],
)
def test_unknown_words_are_named(species: str, changes: dict[str, Any], said: str, rows: Rows) -> None:
    row = copy.deepcopy(rows["base"][species]) | changes
    with pytest.raises(WordsError, match=said):
        words("en").card_text(row)


def test_unknown_words_deep_in_a_rule(rows: Rows) -> None:
    cases = [
        ("penny_bun", ("permanent", "from"), "later", "penny_bun: from: unknown word 'later'"),
        ("european_hare", ("permanent", "where"), "air", "european_hare: where: unknown word 'air'"),
        ("silver_fir", ("points", "per"), {"at": "that"}, "silver_fir: at: unknown word 'that'"),
        ("silver_fir", ("points", "per"), {"cave": "any"}, "silver_fir: cave: unknown word 'any'"),
    ]
    for species, (outer, inner), value, said in cases:
        row = copy.deepcopy(rows["base"][species])
        row[outer][inner] = value
        with pytest.raises(WordsError, match=said):
            words("en").card_text(row)
    row = copy.deepcopy(rows["dartmoor"]["lake_fly"])
    row["effect"][0]["use"] = "all"
    with pytest.raises(WordsError, match="lake_fly: use: unknown word 'all'"):
        words("en").card_text(row)
    with pytest.raises(WordsError, match="D173: cave: unknown word 'size'"):
        words("en").cave_text({"id": "D173", "size": 3})


def test_a_card_that_counts_as_another_names_it_as_in_a_sentence() -> None:
    row = load_edition("base+alpine").species["mountain_hare"].row
    assert words("en").card_text(row).permanent.startswith("Counts as a European hare wherever those are counted")
    assert words("es").card_text(row).permanent.startswith("Cuenta como liebre común")
