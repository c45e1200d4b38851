"""What a table says about its seats: a deal that its maker knows, who is away, for whom a bot plays."""

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import CALM
from tests.server.machines import TableLink


def made(house: House, **rest: Any) -> dict[str, Any]:
    """A table of Ana's with an open seat."""
    body = {"edition": "base", "name": "Ana", "seats": ["me", "open"], **rest}
    answer = house.server.request("POST", "/api/tables", json=body)
    assert answer.status_code == 201, answer.text
    table: dict[str, Any] = answer.json()
    return table


def test_whoever_is_invited_sees_that_the_deal_is_known(house: House) -> None:
    known, fair = made(house, seed=3), made(house)
    page = house.open(f"/t/{known['table']}", wait=False)
    expect(page.get_by_test_id("known-deal")).to_have_text("Whoever made this table knows the deal.")
    page = house.open(f"/t/{fair['table']}", wait=False)
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(page.get_by_test_id("known-deal")).to_have_count(0)


BOXES = """
() => {
  const parts = ['forest', 'clearing', 'prompt', 'hand', 'deck', 'last-move'].map((part) => `[data-testid=${part}]`);
  return [...document.querySelectorAll(`${parts}, [data-testid=hand] li, [data-seat], header`)].map((part) => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [part.dataset.testid ?? part.tagName, x, y, width, height].join(' ');
  });
}
"""
"""Where everything lies on the table."""

SHIFTS = """
() => {
  window.shifts = [];
  const note = (entries) => entries.getEntries().forEach(({ value, sources }) =>
    window.shifts.push([value, ...sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 90))]));
  new PerformanceObserver(note).observe({ type: 'layout-shift' });
}
"""
"""Writes down what the browser sees to be moved."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (360, 640), (844, 390), (768, 1024)], ids=lambda size: f"{size[0]}px")
def test_the_table_stands_still_when_somebody_leaves(house: House, size: tuple[int, int]) -> None:
    table = made(house, options={"start": 1})
    joined = house.server.request("POST", f"/api/tables/{table['table']}/join", json={"name": "Ben"}).json()
    ben = house.at_table(TableLink(table["table"], [joined["token"]]))
    page = house.at_table(TableLink(table["table"], [table["token"]]), size=size, touch=size[0] < 900, lang="de")
    news, hand = page.get_by_test_id("seat-news"), page.get_by_test_id("hand").locator("li")
    hand.first.wait_for()
    expect(news).to_have_count(0)
    page.wait_for_function(CALM)
    page.evaluate(SHIFTS)
    before = page.evaluate(BOXES)
    ben.close()
    expect(news).to_have_attribute("data-news", "vote")
    page.wait_for_function(CALM)
    assert page.evaluate(BOXES) == before
    news.get_by_role("button", name="Schließen").click()
    expect(news).to_have_count(0)
    assert page.evaluate(BOXES) == before
    assert page.evaluate("shifts") == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_vote_for_a_bot_while_somebody_is_away(house: House, size: tuple[int, int]) -> None:
    """News come one at a time, the most pressing first; each can be put aside."""
    table = made(house, seed=3, options={"start": 1})
    house.server.request("POST", f"/api/tables/{table['table']}/join", json={"name": "Ben"})
    page: Page = house.at_table(TableLink(table["table"], [table["token"]]), size=size)
    news = page.get_by_test_id("seat-news")
    news.get_by_role("button", name="Let a bot play for Ben").click()
    expect(news).to_contain_text(re.compile(r"A bot has been playing for Ben since \d\d:\d\d"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    news.get_by_role("button", name="Close").click()
    expect(news).to_contain_text("knows the deal")
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    if size == LAPTOP:
        expect(page.get_by_role("log")).to_contain_text(re.compile(r"A bot has been playing for Ben since \d\d:\d\d"))
        page.reload()
        expect(page.get_by_role("log")).to_contain_text("A bot has been playing for Ben since")
