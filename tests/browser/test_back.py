"""Back, a phone's too, closes what lies over the table before it leaves the table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import Robot
from tests.browser.test_table import may_take

pytestmark = pytest.mark.xdist_group("browser_table")

SHEET = ".sheet[role=dialog]"
LAYERS = {
    "score": (".tabs button:has-text('Score')", SHEET),
    "log": (".tabs button:has-text('Log')", SHEET),
    "more": (".tabs button:has-text('More')", SHEET),
    "a card of the clearing": ("[data-testid=clearing] li[data-card] button", "[data-testid=looked]"),
    "a card that is being played": ("[data-testid=hand] .card.playable button", ".compose"),
}
"""What is tapped on a phone, and what then lies over the table or beside it."""
DOUBLE = 800
"""Milliseconds after which a second tap is one of its own: two at once on a card of the clearing take it."""


def arrive(house: House, size: tuple[int, int] = PHONE) -> Page:
    """Somebody comes to a table from another page of the browser's."""
    link = house.table(moments.find("base", may_take))
    page = house.open("/about", seat=link, size=size, touch=size == PHONE)
    page.goto(f"{house.server.base_url}/t/{link.id}")
    Robot(page).wait()
    return page


def back(page: Page) -> None:
    page.evaluate("history.back()")


@pytest.mark.parametrize("layer", LAYERS)
def test_back_closes_what_is_open_and_then_leaves(house: House, layer: str) -> None:
    page = arrive(house)
    table, (tapped, shown) = page.url, LAYERS[layer]
    for _ in range(2):
        page.locator(tapped).first.tap()
        expect(page.locator(shown).first).to_be_visible()
        back(page)
        expect(page.locator(shown)).to_have_count(0)
        assert page.url == table
        expect(page.get_by_test_id("hand")).to_be_visible()
        Robot(page).wait()
        page.wait_for_timeout(DOUBLE)
    back(page)
    page.wait_for_url("**/about")


def test_of_several_the_last_one_is_closed_first(house: House) -> None:
    page = arrive(house, LAPTOP)
    page.locator("[data-testid=hand] .card.playable button").first.click()
    expect(page.locator(".compose").first).to_be_visible()
    page.locator("[data-testid=hand] li").last.click(button="right")
    expect(page.locator(SHEET)).to_be_visible()
    back(page)
    expect(page.locator(SHEET)).to_have_count(0)
    expect(page.locator(".compose").first).to_be_visible()
    back(page)
    expect(page.locator(".compose")).to_have_count(0)
    expect(page.get_by_test_id("hand")).to_be_visible()


def test_what_was_closed_by_hand_needs_no_back(house: House) -> None:
    page = arrive(house)
    page.locator(LAYERS["score"][0]).tap()
    page.locator(SHEET).get_by_role("button", name="Close").last.tap()
    expect(page.locator(SHEET)).to_have_count(0)
    back(page)
    page.wait_for_url("**/about")


def test_after_another_page_of_the_site_the_table_is_one_step_away(house: House) -> None:
    page = arrive(house)
    table = page.url
    page.locator(LAYERS["score"][0]).tap()
    expect(page.locator(SHEET)).to_be_visible()
    page.evaluate("() => { history.pushState(null, '', '/rules'); dispatchEvent(new PopStateEvent('popstate')); }")
    expect(page.locator("main h1").first).to_be_visible()
    back(page)
    expect(page.get_by_test_id("hand")).to_be_visible()
    assert page.url == table
    back(page)
    page.wait_for_url("**/about")
