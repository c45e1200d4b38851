"""Every message is used somewhere, and code glues nothing onto words that belongs to them."""

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from spinney.words import LANGUAGES
from spinney.words.catalog import FILES
from tests.words.test_files import PROMPTS, source
from tests.words.test_page_words import WEB

ROOT = Path(__file__).parents[2]
NAMES = ("species", "type", "kinds", "symbol", "host", "full", "illegal", "game")
"""Messages that are named after something of the game: `species-tawny-owl`."""

FAMILIES = {
    "page": ("points", "placement", "effect", "bonus"),
    "log": ("play-on", "place-on", "effect", "bonus", "permanent"),
    "move": ("sapling", "on", "join"),
    "help": ("number", "enter", "hint", "undo", "scores", "forest", "card", "log", "table", "texts", "quit"),
    "prompt": tuple(prompt.replace("_", "-") for prompt in PROMPTS),
    "score": ("moors", "top", "bottom", "sides", "cave"),
}
"""Messages whose names are put together from a word of the code, where the first part alone would say too little."""
BROAD = {"at-", "cave-", *(f"{family}-" for family in FAMILIES)}
BARE_COLON = re.compile(r"\}: \$?\{|\}:</")

LITERAL = re.compile(r"""(['"`])([a-z][a-z0-9]*(?:-[a-z0-9]+)*)(?:\.[a-z]+)?\1""")
MADE = re.compile(r"""(?:f["']|`)([a-z][a-z0-9-]*-)(?:\$?\{)""")
BY_NAME = re.compile(r"""(?:message_id|wordId)\(\s*['"]([a-z-]+)['"]""")
REFERENCE = re.compile(r"\{ ([a-z][a-z0-9-]+) \}")


@cache
def code() -> str:
    """All sources that ask for words."""
    return "\n".join(path.read_text("utf-8") for path in [*(ROOT / "src" / "spinney").rglob("*.py"), *pages()])


def pages() -> list[Path]:
    return sorted(path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte"))


def messages(lang: str) -> list[str]:
    return [
        entry.id.name
        for name in sorted({*FILES, *WEB})
        for entry in FluentParser().parse(source(lang, name)).body
        if isinstance(entry, ast.Message)
    ]


def unused() -> list[str]:
    """Messages that nobody asks for: by name, with a name that is put together, or from another message."""
    said = {found[1] for found in LITERAL.findall(code())}
    said |= {f"{family}-{name}" for family, names in FAMILIES.items() for name in names}
    made = tuple({*MADE.findall(code()), *(f"{name}-" for name in (*BY_NAME.findall(code()), *NAMES))} - BROAD)
    referred = {found for name in sorted({*FILES, *WEB}) for found in REFERENCE.findall(source("en", name))}
    return [one for one in messages("en") if one not in said | referred and not one.startswith(made)]


def test_no_message_is_unused() -> None:
    assert unused() == []


@pytest.mark.parametrize("lang", [lang for lang in LANGUAGES if lang != "en"])
def test_no_message_is_missing(lang: str) -> None:
    assert sorted(messages(lang)) == sorted(messages("en"))


def lines(lang: str) -> list[str]:
    """What is said in all files of a language, line by line, without comments and names of messages."""
    found = [line for name in sorted({*FILES, *WEB}) for line in source(lang, name).splitlines()]
    return [re.sub(r"^[a-z][a-z0-9-]* = ", "", line) for line in found if not line.startswith("#")]


def test_french_punctuation_never_stands_alone_on_a_line() -> None:
    """A no-break space stands before : ; ? ! and inside « », in every file."""
    wrong = re.compile(r"[^\s\u00a0\u202f{}\[\]*>-] [:;?!]|« |[^\u00a0\u202f]»|[\w}][;?!](?:\s|$)|[\w}]:(?: |$)")
    assert [line for line in lines("fr") if wrong.search(re.sub(r"\{ \$\w+ ->|https?://\S+", "", line))] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_kind_of_apostrophe_and_quotes(lang: str) -> None:
    """Printed text has curly ones; a straight one is a slip of the keyboard."""
    assert [line for line in lines(lang) if re.search(r"['\"`´‘]", line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_one_word_for_one_thing(lang: str) -> None:
    """The glossary names each thing of the game once; its other names are not used."""
    glossary = json.loads((Path(__file__).parent / "glossary.json").read_text("utf-8"))[lang]
    wrong = [
        (one, line)
        for others in glossary.values()
        for one in others
        for line in lines(lang)
        if one.lower() in line.lower()
    ]
    assert wrong == []


OTHER_ADDRESS = {
    "de": r"[a-zäöüß,] (?:Sie|Ihnen|Ihr|Ihre[nmrs]?)\b",
    "es": r"\b[Uu]sted",
    "fr": r"\b(?:[Tt]u|[Tt]oi|[Tt]on|[Tt]a|[Tt]es|[Tt]e)\b",
    "it": r"\bLei\b|\bSuo\b",
    "nl": r"\b(?:[Uu]|[Uu]w)\b",
}
"""What nobody is called: all but French say the familiar form."""


@pytest.mark.parametrize("lang", OTHER_ADDRESS)
def test_one_form_of_address(lang: str) -> None:
    assert [line for line in lines(lang) if re.search(OTHER_ADDRESS[lang], line)] == []


COUNTED = {
    "en": "cards|points|games|seats|moves|players|trees|questions",
    "de": "Karten|Punkte|Spiele|Partien|Plätze|Züge|Personen|Bäume|Fragen",
    "es": "cartas|puntos|partidas|asientos|jugadas|participantes|árboles|preguntas",
    "fr": "cartes|points|parties|places|coups|joueurs|arbres|questions",
    "it": "carte|punti|partite|posti|mosse|giocatori|alberi|domande",
    "nl": "kaarten|punten|spellen|partijen|plaatsen|zetten|spelers|bomen|vragen",
}
ALWAYS_SEVERAL = {
    "card-clock", "card-stack", "note-at-most", "learn-example-note", "learn-setup-deck", "pad-no-box",
    "solo-medal-from", "check-sure", "check-problem-many",
}  # fmt: skip
"""Messages whose number is never one."""
ROWS = frozenset({"list"})
"""Variables that hold several numbers: "3 / 6 / 12"."""


def without_one(pattern: ast.Pattern, nouns: str, asked: frozenset[str] = ROWS) -> bool:
    """Whether a number stands before several of something and nobody has asked for the form of one."""
    texts = [part.value if isinstance(part, ast.TextElement) else "" for part in pattern.elements]
    several = re.compile(rf"[ \u00a0](?:{nouns})\b")
    for part, behind in zip(pattern.elements, [*texts[1:], ""], strict=True):
        said = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(said, ast.VariableReference) and said.id.name not in asked and several.match(behind):
            return True
        if isinstance(said, ast.SelectExpression):
            chosen = said.selector
            known = asked | {chosen.id.name} if isinstance(chosen, ast.VariableReference) else asked
            if any(without_one(each.value, nouns, known) for each in said.variants):
                return True
    return False


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nouns_after_a_number_know_one_and_several(lang: str) -> None:
    """No "1 cards": where a noun follows a number, the message chooses its form."""
    wrong = [
        entry.id.name
        for name in sorted({*FILES, *WEB})
        for entry in FluentParser().parse(source(lang, name)).body
        if isinstance(entry, ast.Message) and entry.value and without_one(entry.value, COUNTED[lang])
    ]
    assert set(wrong) - ALWAYS_SEVERAL == set()


def choices(pattern: ast.Pattern, variable: str) -> Iterator[set[str]]:
    """The variants of every choice by a variable, wherever it stands in the pattern."""
    for part in pattern.elements:
        said = part.expression if isinstance(part, ast.Placeable) else None
        if isinstance(said, ast.SelectExpression):
            chosen = said.selector
            if isinstance(chosen, ast.VariableReference) and chosen.id.name == variable:
                yield {each.key.name for each in said.variants if isinstance(each.key, ast.Identifier)}
            for each in said.variants:
                yield from choices(each.value, variable)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_moor_is_named_where_there_is_none(lang: str) -> None:
    """Games have trees, trees and shrubs, or moors too: who names them knows all three."""
    found = {
        entry.id.name: kinds
        for name in sorted({*FILES, *WEB})
        for entry in FluentParser().parse(source(lang, name)).body
        if isinstance(entry, ast.Message) and entry.value
        for kinds in choices(entry.value, "hosts")
    }
    assert len(found) >= 7
    assert {name: kinds for name, kinds in found.items() if kinds != {"tree", "tree-shrub", "other"}} == {}


def test_no_colon_is_glued_onto_words() -> None:
    """Languages differ in what stands before a colon, so it is part of a message (`label`)."""
    found = []
    for path in pages():
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            shown = "t(" in line or "name" in line
            if shown and BARE_COLON.search(line) and "console" not in line and "style" not in line:
                found.append(f"{path.relative_to(ROOT)}:{number}: {line.strip()}")
    assert found == []
    for path in (ROOT / "src" / "spinney" / "cli" / "terminal").glob("*.py"):
        assert re.findall(r"""f".*\}: .*words\.text|words\.text\([^)]*\)\}: """, path.read_text("utf-8")) == []
