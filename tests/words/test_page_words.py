"""The Fluent files of the web page: six languages with the same messages, and words for all that the page asks for."""

import re
from collections import Counter
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from spinney.words import LANGUAGES
from spinney.words.catalog import FILES
from tests.words.test_files import source, variables

HERE = files("spinney.words").joinpath("en")
WEB = ["page", "home", "learn", "finish", "card", "bots", "review", "pad", "solo", "check"]
OTHERS = [lang for lang in LANGUAGES if lang != "en"]
SOURCES = Path(__file__).parents[2] / "web" / "src"

CALL = re.compile(r"(?<![\w.$])t\(")
PLAIN = re.compile(r"\s*(['\"])([a-z][\w.-]*)\1\s*")
CHOSEN = re.compile(r"[?:]\s*(['\"])([a-z][\w.-]*)\1")


def entries(lang: str, name: str) -> list[ast.EntryType]:
    body: list[ast.EntryType] = FluentParser().parse(source(lang, name)).body
    return body


def shape(lang: str, name: str) -> dict[str, frozenset[str]]:
    """Messages, terms and attributes of a file, each with its variables."""
    parts: dict[str, frozenset[str]] = {}
    for entry in entries(lang, name):
        if isinstance(entry, ast.Message | ast.Term):
            if entry.value is not None:
                parts[entry.id.name] = variables(entry.value)
            parts |= {f"{entry.id.name}.{each.id.name}": variables(each.value) for each in entry.attributes}
    return parts


def first_argument(code: str, start: int) -> str:
    """What stands between an opening bracket and the comma or bracket that ends the first argument."""
    depth = 0
    for at in range(start, len(code)):
        letter = code[at]
        if depth == 0 and letter in ",)":
            return code[start:at]
        depth += (letter in "([{") - (letter in ")]}")
    return code[start:]


def literal_ids(code: str) -> Iterator[str]:
    """The ids that calls of `t` name: `t('a')`, `t(if ? 'b' : 'c')`."""
    for call in CALL.finditer(code):
        argument = first_argument(code, call.end())
        if plain := PLAIN.fullmatch(argument):
            yield plain[2]
        else:
            yield from (chosen[2] for chosen in CHOSEN.finditer(argument))


@pytest.fixture(scope="module")
def asked() -> dict[str, str]:
    """Every literal id in the sources of the page, with the file that asks for it."""
    paths = [path for path in sorted(SOURCES.rglob("*")) if path.suffix in (".svelte", ".ts")]
    return {each: str(path.relative_to(SOURCES)) for path in paths for each in literal_ids(path.read_text("utf-8"))}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", WEB)
def test_every_file_is_understood(lang: str, name: str) -> None:
    assert [entry.content for entry in entries(lang, name) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", WEB)
def test_same_messages_as_in_english(lang: str, name: str) -> None:
    own, english = shape(lang, name), shape("en", name)
    assert {"missing": english.keys() - own.keys(), "unknown": own.keys() - english.keys()} == {
        "missing": set(),
        "unknown": set(),
    }


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("name", WEB)
def test_same_variables_as_in_english(lang: str, name: str) -> None:
    english = shape("en", name)
    own = shape(lang, name)
    differing = {each: (own[each], english[each]) for each in own.keys() & english.keys() if own[each] != english[each]}
    assert differing == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_there_twice(lang: str) -> None:
    count = Counter(
        entry.id.name
        for name in sorted({*FILES, *WEB})
        for entry in entries(lang, name)
        if isinstance(entry, ast.Message | ast.Term)
    )
    assert [each for each, times in count.items() if times > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_asks_only_for_words_that_are_there(lang: str, asked: dict[str, str]) -> None:
    known = {each for name in ("table", "reasons", *WEB) for each in shape(lang, name)}
    assert {each: path for each, path in asked.items() if each not in known} == {}


def test_literal_ids_are_found(asked: dict[str, str]) -> None:
    code = """{t('a-b')} {t("c.d", { e: 'no' })} {at('no')} {x.t('no')} {t(`no-${f}`)}
    {t(g === 'no' ? 'h' : i() > 1 ? 'j' : 'k', { l: m ? 'no' : 'no' })} {t(n(o, 'no') ? 'p' : `no-${q}`)}"""
    assert list(literal_ids(code)) == ["a-b", "c.d", "h", "j", "k", "p"]
    assert len(asked) > 200
