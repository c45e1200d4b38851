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
