"""What a screen reader meets: axe finds nothing serious on any page, and every button has a name."""

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import moments
from tests.browser.house import PHONE, House
from tests.browser.robot import Robot

pytestmark = pytest.mark.xdist_group("browser_table")

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = "() => axe.run(document, { resultTypes: ['violations'] }).then((found) => found.violations)"
NAMELESS = """
() => [...document.querySelectorAll('button, a[href], select, input')].filter((each) => each.checkVisibility()
  && !(each.getAttribute('aria-label') || each.innerText?.trim() || each.textContent.trim() || each.labels?.length
  || each.getAttribute('aria-labelledby'))).map((each) => each.outerHTML.slice(0, 200))
"""
THEMES = ("light", "dark")


def check(page: Page) -> None:
    """Nothing serious or critical, and no button without a name."""
    page.wait_for_function("() => !document.getAnimations().some((each) => each.playState === 'running')")
    assert page.evaluate(NAMELESS) == []
    page.evaluate(AXE.read_text("utf-8"))
    found: list[dict[str, Any]] = page.evaluate(RUN)
    serious = [
        (each["id"], node["target"], node["failureSummary"])
        for each in found
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
    assert serious == []


@pytest.mark.parametrize("theme", THEMES)
def test_pages(house: House, theme: str) -> None:
    page = house.open("/", theme=theme)
    check(page)
    for path in ("/friends", "/solo", "/tables", "/rules", "/glossary", "/credits", "/learn"):
        page.goto(house.server.base_url + path)
        page.locator("main").first.wait_for()
        check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_lobby(house: House, theme: str) -> None:
    page = house.open("/friends", theme=theme)
    page.get_by_role("button", name="Create the table").click()
    page.locator("input[readonly]").wait_for()
    check(page)


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
@pytest.mark.parametrize("theme", THEMES)
def test_table(house: House, theme: str, edition: str) -> None:
    moment = moments.costing(edition, 1)
    half = moments.payable(moment.game(), 1)[0]
    page = house.before(moment, theme=theme)
    Robot(page).wait()
    check(page)
    card = page.locator(f"[data-testid=hand] li[data-card={half[:4]}] button")
    card.nth("ab".index(half[4])).click(button="right")
    page.get_by_role("dialog").wait_for()
    check(page)
    page.keyboard.press("Escape")
    card.nth("ab".index(half[4])).click()
    page.get_by_test_id("confirm").wait_for()
    check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_table_on_a_phone(house: House, theme: str) -> None:
    moment = moments.costing("base", 1)
    half = moments.payable(moment.game(), 1)[0]
    page = house.before(moment, theme=theme, size=PHONE, touch=True)
    Robot(page).wait()
    check(page)
    page.locator(f"[data-testid=hand] li[data-card={half[:4]}] button").nth("ab".index(half[4])).tap()
    page.get_by_test_id("confirm").wait_for()
    check(page)


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_and_the_replay(house: House, theme: str) -> None:
    page, link = house.finished("base", theme=theme)
    check(page)
    page.goto(f"{house.server.base_url}/t/{link.id}/replay?at=40")
    page.locator("input[type=range]").wait_for()
    check(page)
