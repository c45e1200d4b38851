"""A draft of first hands on a phone and on a laptop: cards are given a place, changed, and the game begins."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import LAPTOP, PHONE, House

pytestmark = pytest.mark.xdist_group("browser_table")


def split(page: Page) -> None:
    """Gives the first cards of an offer a place, and is ready."""
    cards = page.get_by_test_id("hand-draft").locator(".offer li")
    ready = page.get_by_test_id("split-ready")
    for number in range(cards.count()):
        if ready.is_enabled():
            break
        cards.nth(number).locator("button").first.click()
    ready.click()


@pytest.mark.parametrize(("size", "lang"), [(LAPTOP, "en"), (PHONE, "de")])
def test_a_first_hand_is_drafted(house: House, size: tuple[int, int], lang: str) -> None:
    link = house.drafted_table("base", ["novice"])
    page = house.at_table(link, size=size, touch=size == PHONE, lang=lang)
    draft = page.get_by_test_id("hand-draft")
    expect(draft.locator(".offer li")).to_have_count(5)
    first = draft.locator(".offer li button").first
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    first.click()
    expect(first).to_have_attribute("aria-pressed", "false")
    for number in (1, 2, 3):
        expect(draft).to_contain_text(f"{number} {'of' if lang == 'en' else 'von'} 3")
        split(page)
    expect(page.get_by_test_id("hand").locator("li")).to_have_count(6)
    expect(draft).to_have_count(0)
