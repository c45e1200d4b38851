"""The card browser, and own games that stay in the browser."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, House
from tests.browser.test_access import check
from tests.server.machines import until

pytestmark = pytest.mark.xdist_group("browser")

WRITTEN = """
() => new Promise((tell) => {
  const opened = indexedDB.open('spinney-mine', 1);
  opened.onupgradeneeded = () => opened.result.createObjectStore('games', { keyPath: 'id' });
  opened.onsuccess = () => {
    const count = opened.result.transaction('games').objectStore('games').count();
    count.onsuccess = () => { opened.result.close(); tell(count.result > 0); };
  };
})
"""
APOSTROPHES = """
() => [...document.querySelectorAll('.shelf .upright .name')].flatMap((name) => {
  const at = name.firstChild?.data?.indexOf('\u2019') ?? -1;
  if (at < 0) return [];
  const range = document.createRange();
  range.setStart(name.firstChild, at);
  range.setEnd(name.firstChild, at + 1);
  return [range.getBoundingClientRect().height / parseFloat(getComputedStyle(name).fontSize)];
})
"""
"""How long the apostrophes of names at the sides of cards are, in em."""
WIDTHS = (320, 360, 390, 600, 768, 844, 1024, 1366, 1920)


def no_wider(page: Page) -> None:
    """Nothing is wider than the screen, at any width."""
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 780})
        assert page.evaluate("document.documentElement.scrollWidth") <= width, f"{width} px"


def test_another_game_leaves_the_start_where_it_is(house: House) -> None:
    """A game without boxes to add keeps their room on a laptop: neither button nor hills jump."""
    page = house.open("/", size=(1366, 768))
    start, hills = page.locator("button.go"), page.locator("div.scene")
    page.evaluate("document.fonts.ready.then(() => true)")
    before = [start.bounding_box(), hills.bounding_box()]
    page.locator(".editions label").nth(1).click()
    expect(page.locator(".editions [role=switch]")).to_have_count(0)
    for one, was in zip((start, hills), before, strict=True):
        assert was
        page.wait_for_function(
            "([one, y]) => Math.abs(one.getBoundingClientRect().y - y) <= 1", arg=[one.element_handle(), was["y"]]
        )


def test_find_cards(house: House) -> None:
    page = house.open("/cards")
    shelf = page.locator("ul.shelf > li")
    expect(page.get_by_role("group", name="Box", exact=True).get_by_role("button").nth(2)).to_be_visible()
    everything = shelf.count()
    assert everything > 150
    page.get_by_role("searchbox").fill("squirel")
    expect(shelf.filter(has_text="Red Squirrel").first).to_be_visible()
    assert 0 < shelf.count() < 10
    page.get_by_role("searchbox").fill("points per deer")
    expect(shelf.filter(has_text="Wolf").first).to_be_visible()
    page.get_by_role("searchbox").fill("")
    page.get_by_role("button", name="Forest Shuffle", exact=True).click()
    page.get_by_role("group", name="Type", exact=True).get_by_role("button", name="deer").click()
    page.get_by_role("group", name="Cost", exact=True).get_by_role("button", name="2").click()
    assert "kind=deer" in page.url
    assert "cost=2" in page.url
    # One of its halves, by keyboard; what stands beside it is of that half.
    half = shelf.locator("button", has_text="Roe Deer").first
    half.focus()
    page.keyboard.press("Enter")
    panel = page.get_by_role("complementary")
    expect(panel.get_by_role("heading", name="Roe Deer")).to_be_visible()
    expect(panel.locator(".company li").filter(has_text="Wolf")).to_be_visible()
    panel.locator(".company li button").filter(has_text="Wolf").click()
    expect(panel.get_by_role("heading", name="Wolf")).to_be_visible()
    no_wider(page)


def test_filters_are_folded_away_on_a_low_screen(house: House) -> None:
    """On a phone that lies on its side half of the screen is for cards; what is chosen is named."""
    page = house.open("/cards", size=(844, 390), touch=True)
    first = page.get_by_role("list", name="Cards").locator("li").first
    first.wait_for()
    box = first.bounding_box()
    assert box
    assert box["y"] < 195
    kind = page.get_by_role("button", name="deer", exact=True)
    expect(kind).to_be_hidden()
    page.get_by_role("button", name="Filter").tap()
    expect(kind.locator("span")).to_be_hidden()
    kind.tap()
    expect(kind.locator("span")).to_have_text("deer")
    no_wider(page)


def test_an_apostrophe_turns_with_its_name(house: House) -> None:
    """At the sides of a card names go up or down; a bat's apostrophe once stood upright, far from its word."""
    page = house.open("/cards?q=bechstein")
    page.locator("ul.shelf > li").first.wait_for()
    long: list[float] = page.evaluate(APOSTROPHES)
    assert long
    assert max(long) < 0.5


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_cards_for_all(house: House, theme: str) -> None:
    page = house.open("/cards?kind=deer&card=B067a", theme=theme)
    page.locator(".shelf .scene").first.wait_for()
    check(page)
    page = house.open("/mine", theme=theme)
    check(page)


def test_cards_on_a_phone(house: House) -> None:
    page = house.open("/cards?q=wolf", size=PHONE, touch=True)
    page.locator("ul.shelf button", has_text="Wolf").first.tap()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Wolf")).to_be_visible()
    sheet.get_by_role("button", name="Close").tap()
    expect(sheet).to_be_hidden()
    no_wider(page)


def test_a_game_is_written_down_and_moves_to_another_browser(house: House, tmp_path: Path) -> None:
    page, link = house.finished("base")
    until(lambda: bool(page.evaluate(WRITTEN)), "the game was not written down")
    page.goto(f"{house.server.base_url}/mine")
    expect(page.locator(".list li")).to_have_count(1)
    # It went on from a moment of another one.
    expect(page.locator(".list .mark")).to_have_text("continued, not counted")
    expect(page.locator(".numbers")).to_have_count(0)
    expect(page.get_by_text("After 3 more games")).to_be_visible()
    expect(page.get_by_role("link", name="Replay")).to_have_attribute("href", f"/t/{link.id}/replay")
    with page.expect_download() as found:
        page.get_by_role("button", name="Save as a file").click()
    saved = tmp_path / "games.json"
    found.value.save_as(saved)
    assert json.loads(saved.read_text("utf-8"))["games"][0]["id"] == link.id
    no_wider(page)

    other = house.open("/mine")
    expect(other.get_by_text("No game has ended on this device yet")).to_be_visible()
    other.locator("input[type=file]").set_input_files(saved)
    expect(other.get_by_role("status")).to_have_text("1 game was new")
    expect(other.locator(".list li")).to_have_count(1)
    other.locator("input[type=file]").set_input_files(saved)
    expect(other.get_by_role("status")).to_have_text("0 games were new")
    other.on("dialog", lambda dialog: dialog.accept())
    other.locator(".list summary").click()
    other.get_by_role("button", name="Remove", exact=True).click()
    expect(other.locator(".list li")).to_have_count(0)
