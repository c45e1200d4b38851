"""Names, types, symbols, and the ways to ask for words."""

import subprocess
import sys
from typing import Any

import pytest

from spinney.words import LANGUAGES, Words, WordsError, find_species, search_key, words
from spinney.words.sounds import elide

Rows = dict[str, dict[str, dict[str, Any]]]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_species_type_and_symbol_has_a_name(lang: str, rows: Rows, tables: dict[str, dict[str, Any]]) -> None:
    w = words(lang)
    for edition, table in tables.items():
        names = [w.species(species) for species in [*rows[edition], table["setup"]["face_down"]["species"]]]
        assert len(set(names)) == len(names)
        assert all(w.type(symbol, count) for symbol in table["types"] for count in (1, 2))
        assert all(w.symbol(tree, count) for tree in table["tree_symbols"] for count in (1, 2))
        assert w.text(f"game-{edition}")


def test_forms() -> None:
    assert words("en").species("tawny_owl") == "Tawny Owl"
    assert [words("en").type("mouse", n) for n in (0, 1, 2)] == ["mice", "mouse", "mice"]
    assert [words("fr").type("mouse", n) for n in (0, 1, 2)] == ["souris", "souris", "souris"]
    assert [words("fr").type("bird", n) for n in (0, 1, 2)] == ["oiseau", "oiseau", "oiseaux"]
    assert words("de").symbol("birch") == "Birkensymbol"
    assert words("fr").symbol("black_alder", 3) == "icônes d’aulne glutineux"
    assert words("en").text("type-insect.a") == "an insect"
    assert words("it").what({"any_of": ["insect", "amphibian"]}) == "insetto o anfibio"
    assert words("it").named(["insect", "amphibian"]) == "insetto o anfibio"
    assert words("en").named(["dartmoor_black_rabbit"], 2) == "Dartmoor black rabbits"
    assert words("de").named([]) == "Karte"
    assert words("es").join("and", []) == ""
    assert words("es").join("and", ["Ana", "Ben", "Eva"]) == "Ana, Ben y Eva"
    assert words("nl").illegal("hand_full") == "Je hand is vol"


def test_table_sentences() -> None:
    w = words("en")
    assert w.text("prompt-pay", species="Wolf", count=1) == "Wolf: pay 1 card"
    assert w.text("prompt-pay", species="Wolf", count=3) == "Wolf: pay 3 cards"
    assert w.text("prompt-cave", species="Raccoon", count=0, source="hand") == (
        "Raccoon: put any number of cards from your hand into your cave"
    )
    assert words("de").text("log-draw-deck", player="Ana", count=2) == "Ana zieht 2 Karten vom Stapel"
    assert words("es").text("score-winners", players="Ana y Ben") == "Empate: Ana y Ben comparten la victoria"


def test_no_isolation_marks() -> None:
    assert words("en").text("score-winner", player="Ana") == "Ana wins"


def test_words_are_read_once() -> None:
    assert words("de") is words("de")
    assert words("de").lang == "de"


def test_unknown_language() -> None:
    with pytest.raises(ValueError, match=r"unknown language 'xx'; known are en, de, es, fr, it, nl"):
        Words("xx")
    with pytest.raises(ValueError, match="unknown language 'xx'"):
        find_species("owl", ["xx"])


def test_faults_raise() -> None:
    w = words("en")
    with pytest.raises(WordsError, match="no message 'species-unicorn'"):
        w.species("unicorn")
    with pytest.raises(WordsError, match="message 'species-oak' has no attribute 'many'"):
        w.text("species-oak.many")
    with pytest.raises(WordsError, match="message 'score-winner': Unknown external: player"):
        w.text("score-winner")


def test_search_key() -> None:
    assert search_key("  Großer Brachvogel ") == "grosser brachvogel"
    assert words("fr").search_key("Écureuil") == "ecureuil"
    assert search_key("Bechstein's Bat") == "bechsteins bat"
    assert search_key("Black-Tailed Godwit") == "black tailed godwit"


def test_search_by_prefix_without_accents() -> None:
    assert find_species("ecureuil", ["fr"]) == ["red_squirrel"]
    assert find_species("aranda", ["es"]) == ["blueberry"]
    assert find_species("grosser bra") == ["curlew"]
    assert find_species("Gämse") == ["chamois"]
    assert find_species("strix", ["la"]) == ["tawny_owl"]


def test_search_ranks_and_keeps_to_ids(rows: Rows) -> None:
    assert find_species("owl", ["en"]) == ["barn_owl", "tawny_owl", "lowland_heath"]
    assert find_species("owl", ["en"], rows["base"]) == ["tawny_owl"]
    assert find_species("ra", ["es"], ["moor_frog", "blueberry", "blue_ground_beetle", "raccoon"]) == [
        "moor_frog",
        "blueberry",
        "blue_ground_beetle",
    ]
    assert find_species("xyzzy") == []
    assert find_species("owl", []) == []
    assert len(find_species("", ["nl"], rows["dartmoor"])) == len(rows["dartmoor"])


def test_the_core_does_not_import_fluent() -> None:
    code = "import sys, spinney; sys.exit(any(name.split('.')[0] == 'fluent' for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_spanish_and_and_or_before_their_own_sound() -> None:
    join = words("es").join
    assert join("and", ["Ana", "Inés"]) == "Ana e Inés"
    assert join("and", ["Ana", "Hilda"]) == "Ana e Hilda"
    assert join("and", ["agua", "hielo"]) == "agua y hielo"
    assert join("and", ["Ana", "Ben", "Íñigo"]) == "Ana, Ben e Íñigo"
    assert join("or", ["insecto", "odonato"]) == "insecto u odonato"
    assert join("or", ["odonato", "ave"]) == "odonato o ave"


def test_french_elision_not_before_an_aspirated_h() -> None:
    assert elide("davantage de arbres") == "davantage d’arbres"
    assert elide("plus que Anna") == "plus qu’Anna"
    assert elide("icône de hêtre, de hérisson") == "icône de hêtre, de hérisson"
    assert elide("de herbe") == "d’herbe"
    assert elide("moins de 3 landes") == "moins de 3 landes"
    assert elide("au-dessus d’un arbre, un arbuste ou une lande") == "au-dessus d’un arbre, d’un arbuste ou d’une lande"
