"""Every message is used somewhere, and code glues nothing onto words that belongs to them."""

import json
import re
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
    wrong = [(one, line) for others in glossary.values() for one in others for line in lines(lang) if one in line]
    assert wrong == []


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
