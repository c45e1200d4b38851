"""A tap or a key that comes right when a scene appears was meant for the table: it must not press anything there."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import Robot
from tests.browser.test_motion import winter_comes

pytestmark = pytest.mark.xdist_group("browser_table")
PHONE = (390, 844)

TAP_AT_ONCE = """
(where) => new MutationObserver((_, watch) => {
  const found = document.querySelector(where);
  if (!found) return;
  watch.disconnect();
  const box = found.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, Math.min(box.y + box.height / 2, innerHeight - 4));
  window.hit = found.contains(hit);
  if (window.hit) found.click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  hit?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
}).observe(document.body, { subtree: true, childList: true, attributes: true })
"""
"""Taps in the middle of what is named, and presses Enter, in the moment in which it appears."""


def tap_at_once(page: Page, where: str) -> None:
    """The deck is tapped, and again where that brings something up."""
    page.evaluate(TAP_AT_ONCE, where)
    page.get_by_test_id("deck").click()
    page.wait_for_function("() => window.hit !== undefined")
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_a_late_tap_does_not_close_the_winter(house: House) -> None:
    page = house.at_table(house.table(moments.find("base", winter_comes)), size=PHONE, touch=True, motion=True)
    Robot(page).wait()
    tap_at_once(page, "[data-testid=winter]")
    winter = page.get_by_test_id("winter")
    expect(winter).to_be_visible()
    page.wait_for_timeout(500)
    winter.click()
    expect(winter).to_have_count(0)


def test_a_late_tap_does_not_pass_over_snow_and_counting(house: House) -> None:
    page = house.at_table(house.table(moments.last_draw("base")), size=PHONE, touch=True, motion=True)
    Robot(page).wait()
    tap_at_once(page, "[data-testid=end-snow] .all")
    expect(page.get_by_test_id("end-snow")).to_have_count(1)
    page.wait_for_timeout(500)
    page.evaluate("delete window.hit")
    page.evaluate(TAP_AT_ONCE, ".counting")
    page.get_by_test_id("end-snow").locator(".act").click()
    page.wait_for_function("() => window.hit !== undefined")
    expect(page.locator(".counting")).to_be_visible()
    page.keyboard.press("Enter")
    page.wait_for_timeout(500)
    page.keyboard.press("Enter")
    expect(page.locator(".counting")).to_have_count(0, timeout=1000)


@pytest.mark.parametrize("motion", [True, False], ids=["counted", "at once"])
def test_a_late_tap_presses_no_button_of_the_result(house: House, motion: bool) -> None:
    link = house.table(moments.last_draw("base"))
    page = house.at_table(link, size=PHONE, touch=True, motion=motion)
    Robot(page).wait()
    # While it is counted the buttons are there, but not to be seen.
    tap_at_once(page, ".acts:not(.hidden) .again")
    assert not page.evaluate("window.hit")
    assert page.url.endswith(link.id)
    page.locator(".acts .again").click()
    page.wait_for_function("(id) => !location.pathname.includes(id)", arg=link.id)
