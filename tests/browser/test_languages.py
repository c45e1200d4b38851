"""Six languages, switched in the middle of a game."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import Robot

pytestmark = pytest.mark.xdist_group("browser_table")

LANGUAGES = ("de", "es", "fr", "it", "nl", "en")
RAW = re.compile(r"\b(?:page|home|finish|card|learn|move|score|illegal|reason|pad|why|note)-[a-z]+(?:-[a-z]+)*\b")
MACHINE = re.compile(r"^\s*(?:true|false|null|undefined|NaN)\s*$", re.MULTILINE)
WORDS = """
() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')].flatMap((each) =>
  [each.getAttribute('aria-label') ?? '', each.getAttribute('title') ?? ''])].join('\\n')
"""


def check_words(page: Page, lang: str) -> str:
    """No name of a message shows through; returns all words of the page."""
    expect(page.locator("html")).to_have_attribute("lang", lang)
    words: str = page.evaluate(WORDS)
    assert RAW.findall(words) == []
    assert MACHINE.findall(words) == [], "a value of the program stands where a word should"
    return words


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_the_language_changes_at_the_table(house: House, edition: str) -> None:
    page = house.before(moments.before(edition, "turn"))
    robot = Robot(page, 5)
    said = set()
    for lang in LANGUAGES:
        robot.wait()
        page.locator("header select").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        robot.wait()
        said.add(page.locator("[data-testid=prompt] .line").inner_text())
        check_words(page, lang)
        robot.play(1)
        robot.wait()
        check_words(page, lang)
    assert len(said) > 3, "the question is the same in several languages"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_in_each_language(house: House, lang: str) -> None:
    page, _ = house.finished("base", lang=lang)
    check_words(page, lang)


@pytest.mark.parametrize("path", ["/", "/friends", "/rules", "/glossary"])
def test_other_pages_in_each_language(house: House, path: str) -> None:
    page = house.open(path)
    seen = set()
    for lang in LANGUAGES:
        if path == "/":
            page.locator(f".letters button[lang={lang}]").click()
        else:
            page.locator("header select").first.select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        seen.add(check_words(page, lang))
    assert len(seen) == len(LANGUAGES)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_languages_need_no_letters_beyond_the_first_files(house: House, lang: str) -> None:
    """All else of Latin lies in files of its own, which are fetched for a name that needs them."""
    page, _ = house.finished("base", lang=lang)
    fetched = fonts(page)
    for path in ("/", "/cards", "/rules", "/pad"):
        page.goto(house.server.base_url + path)
        page.locator("main").first.wait_for()
        fetched |= fonts(page)
    assert fetched == {"alegreya-normal-ours", "alegreya-italic-ours", "source-sans-3-normal-ours"}


def test_a_name_with_other_letters_has_them(house: House) -> None:
    page = house.open()
    assert "alegreya-normal-rest" not in fonts(page)
    page.locator("h1").evaluate("(title) => (title.textContent = 'Åse Højgaard')")
    page.wait_for_function("() => document.fonts.check(`600 20px 'Spinney Serif'`, 'Å')")
    assert "alegreya-normal-rest" in fonts(page)


def fonts(page: Page) -> set[str]:
    """The files of letters that a page has fetched."""
    page.evaluate("document.fonts.ready.then(() => true)")
    names: list[str] = page.evaluate("performance.getEntriesByType('resource').map((each) => each.name)")
    return {found[1] for name in names if (found := re.search(r"/([\w-]+?)-[\w-]{8}\.woff2$", name))}
