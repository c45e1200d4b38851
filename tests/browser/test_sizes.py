"""Narrow and wide: nothing sticks out, and a finger hits what it aims at."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import CALM, Robot

pytestmark = pytest.mark.xdist_group("browser_table")

NARROW = (360, 740)
WIDE = (2560, 1440)
# An element may be smaller than a finger if its surroundings belong to it, such as an ::after that reaches out.
SMALL = """
(selector) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility()).flatMap((each) => {
  each.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  const box = each.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const mine = (right, down) => each.contains(document.elementFromPoint(x + right, y + down));
  const reach = (right, down) => mine(right, down) && mine(-right, -down);
  const wide = box.width >= 43.5 || reach(21, 0);
  const high = box.height >= 43.5 || reach(0, 21);
  return wide && high ? [] : [`${Math.round(box.width)}x${Math.round(box.height)} ${each.outerHTML.slice(0, 120)}`];
})
"""
TARGETS = (
    "[data-testid=hand] button, [data-testid=prompt] button, nav.tabs button, "
    "[data-testid=confirm], [data-testid=deck], [data-testid=clock]"
)


def check(page: Page) -> None:
    """The document does not scroll sideways."""
    page.wait_for_function(CALM)
    width, room = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert width <= room


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_home_page(house: House, size: tuple[int, int], lang: str) -> None:
    page = house.open(size=size, touch=size == NARROW, lang=lang)
    check(page)


@pytest.mark.parametrize("lang", ["en", "de", "es", "fr", "it", "nl"])
def test_a_lying_phone_needs_no_scrolling_to_begin(house: House, lang: str) -> None:
    page = house.open("/", size=(844, 390), touch=True, lang=lang)
    expect(page.locator(".play .go")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_table(house: House, size: tuple[int, int], edition: str) -> None:
    moment = moments.costing(edition, 1)
    half = moments.payable(moment.game(), 1)[0]
    page = house.before(moment, size=size, touch=size == NARROW, lang="de")
    Robot(page).wait()
    check(page)
    assert page.evaluate(SMALL, TARGETS) == []
    page.locator(f"[data-testid=hand] li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    page.get_by_test_id("confirm").wait_for()
    check(page)
    assert page.evaluate(SMALL, TARGETS) == []


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_a_late_table_of_four(house: House, size: tuple[int, int]) -> None:
    page = house.before(moments.late("dartmoor", 4, 30), size=size, touch=size == NARROW)
    Robot(page).wait()
    check(page)
    assert page.evaluate(SMALL, TARGETS) == []


@pytest.mark.parametrize("size", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_end(house: House, size: tuple[int, int]) -> None:
    page, _ = house.finished("base", size=size, lang="de")
    check(page)


def test_last_moves_can_be_read_on_a_tablet(house: House) -> None:
    page = house.at_table(house.table(moments.late("base", 4, 40)), size=(768, 1024), touch=True, lang="de")
    Robot(page).wait()
    texts = page.locator("[data-testid=last-move] .text")
    expect(texts.first).to_be_visible()
    assert min(texts.evaluate_all("(all) => all.map((text) => text.clientWidth)")) > 100
