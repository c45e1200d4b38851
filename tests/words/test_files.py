"""The Fluent files: six languages that say the same things."""

import re
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from spinney.engine import prompts
from spinney.words import LANGUAGES, words
from spinney.words.catalog import FILES, Catalog, WordsError

OTHERS = [lang for lang in LANGUAGES if lang != "en"]
NUMBERS = {"cards", "cost", "count", "max", "needed", "number", "otherwise", "points", "sets", "winters"}
SOUNDS = {"sound"}
"""How the next word begins: only some languages ask."""
PROMPTS = [kind.name for kind in prompts.PROMPTS]
CODES = [
    "not_your_prompt",
    "not_in_hand",
    "not_in_clearing",
    "too_expensive",
    "no_slot",
    "slot_taken",
    "moor_only",
    "tree_or_shrub_only",
    "needs_bird",
    "one_per_host",
    "hand_full",
    "wrong_number",
    "wrong_type",
    "has_tree",
    "can_do_else",
    "no_such_host",
    "no_such_cave",
    "over",
    "bad_move",
]


class Variables(Visitor):
    """Collects the variables of a pattern."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def variables(pattern: ast.Pattern) -> frozenset[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return frozenset(visitor.names)


def source(lang: str, name: str) -> str:
    return files("spinney.words").joinpath(lang, f"{name}.ftl").read_text("utf-8")


def shape(lang: str, name: str) -> list[tuple[str, frozenset[str]]]:
    """Message ids and attributes of a file in order, each with its variables."""
    parts = []
    for entry in FluentParser().parse(source(lang, name)).body:
        assert not isinstance(entry, ast.Junk), f"{lang}/{name}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            parts.append((entry.id.name, variables(entry.value) - SOUNDS))
            parts += [(f"{entry.id.name}.{a.id.name}", variables(a.value)) for a in entry.attributes]
    return parts


@pytest.fixture(scope="module")
def english() -> dict[str, list[tuple[str, frozenset[str]]]]:
    return {name: shape("en", name) for name in FILES}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", FILES)
def test_same_messages_attributes_and_variables(
    lang: str, name: str, english: dict[str, list[tuple[str, frozenset[str]]]]
) -> None:
    assert shape(lang, name) == english[name]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("count", [0, 1, 2])
def test_every_message_can_be_said(lang: str, count: int, english: dict[str, list[tuple[str, frozenset[str]]]]) -> None:
    every = [part for name in FILES for part in english[name]]
    known = SOUNDS.union(*(names for _, names in every))
    args: dict[str, str | int] = {name: count if name in NUMBERS else "x" for name in known}
    for message, _ in every:
        text = words(lang).text(message, **args)
        assert text, message
        assert "{" not in text, message
        assert "  " not in text, message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prompts_and_codes_have_words(lang: str) -> None:
    prompts = Catalog(lang, ["table"]).ids("prompt-")
    assert {f"prompt-{prompt.replace('_', '-')}" for prompt in PROMPTS} <= set(prompts)
    assert len({words(lang).illegal(code) for code in CODES}) >= len(CODES) - 1


def test_french_punctuation_does_not_break() -> None:
    for name in FILES:
        lines = [line for line in source("fr", name).splitlines() if not line.startswith("#")]
        assert [line for line in lines if re.search(r"\S [:;?!]", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_stray_blanks(lang: str) -> None:
    for name in FILES:
        for line in source(lang, name).splitlines():
            assert line == line.rstrip()
            assert "  " not in line.strip()
            assert "\t" not in line


def test_latin_names_belong_to_species() -> None:
    latin = Catalog("la", ["names"])
    assert set(latin.ids()) <= set(Catalog("en", ["names"]).ids("species-"))
    assert words("de").latin("tawny_owl") == "Strix aluco"
    assert words("de").latin("tor") == ""


def test_a_broken_file_is_refused() -> None:
    catalog = Catalog("en", ["reasons"])
    junk, twice = ast.Junk("what = { $"), ast.Message(ast.Identifier("because"))
    with pytest.raises(WordsError, match="not understood"):
        catalog._register(junk, "en/x.ftl")
    with pytest.raises(WordsError, match=r"en/x\.ftl: message 'because' is there twice"):
        catalog._register(twice, "en/x.ftl")
