"""Two browsers at one table, and a third that looks on."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import House
from tests.browser.robot import Robot

pytestmark = pytest.mark.xdist_group("browser_table")
TURNS = 12
TRIES = 300


def clearing(page: Page) -> list[str | None]:
    cards = page.locator("[data-testid=clearing] li[data-card]")
    return [card.get_attribute("data-card") for card in cards.all()]


def seq(page: Page) -> str | None:
    return page.get_by_test_id("prompt").get_attribute("data-seq")


def come_together(*pages: Page) -> None:
    """Waits until all show the same position and none has a move on its way: a play may be several moves."""
    for _ in range(TRIES):
        waits = any(page.locator("[aria-busy=true]").count() for page in pages)
        if not waits and len({seq(page) for page in pages}) == 1:
            return
        pages[0].wait_for_timeout(100)
    raise AssertionError(f"the pages stay apart: {[seq(page) for page in pages]}")


def test_two_play_and_a_third_looks_on(house: House) -> None:
    ana = house.open("/friends", name="Ana")
    ana.get_by_role("button", name="Create the table").click()
    link = ana.locator("input[readonly]").input_value()
    path = link.removeprefix(house.server.base_url)
    assert path.startswith("/t/")

    ben = house.open(path, name="", player="b" * 48)
    ben.get_by_role("textbox").fill("Ben")
    ben.get_by_role("button", name="Take a seat").click()
    cleo = house.open(path, name="Cleo", player="c" * 48)

    players = [Robot(ana, 1), Robot(ben, 2)]
    for _ in range(TURNS):
        here = [robot for robot in players if robot.page.locator("[data-testid=prompt]:not([data-kind=wait])").count()]
        if not here:
            ana.locator("[data-testid=prompt]").wait_for()
            ben.locator("[data-testid=prompt]").wait_for()
            continue
        here[0].step()
        come_together(ana, ben, cleo)

    assert seq(ana) == seq(ben) == seq(cleo)
    assert clearing(ana) == clearing(ben) == clearing(cleo)
    expect(cleo.get_by_test_id("hand")).to_have_count(0)
    view = house.server.request("GET", f"/api{path.replace('/t/', '/tables/')}").json()
    for number, seat in enumerate(view["seats"]):
        shown = cleo.locator(f"li:has([data-seat='{number}'])").first
        expect(shown).to_contain_text(seat["name"])
        expect(shown.locator(".score")).to_have_text(str(seat["score"]))
    assert {seat["name"] for seat in view["seats"]} == {"Ana", "Ben"}
