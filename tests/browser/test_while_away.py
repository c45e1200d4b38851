"""Whoever comes back to a table is told what happened meanwhile: after a lost connection, after the page was closed and
opened again, and after a bot has played for them."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import Robot
from tests.server.machines import TableLink, until

pytestmark = pytest.mark.xdist_group("browser")

DEVICES = pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])


class Two:
    """A table at which Ben has his turn after Ana has had hers; Ana's page is the one that is looked at."""

    def __init__(self, house: House, size: tuple[int, int]) -> None:
        self.house = house
        wish = {"edition": "base", "name": "Ana", "seats": ["me", "open"], "seed": 4, "options": {"start": 0}}
        made = house.server.request("POST", "/api/tables", json=wish).json()
        joined = house.server.request("POST", f"/api/tables/{made['table']}/join", json={"name": "Ben"}).json()
        self.link = TableLink(made["table"], [made["token"]])
        self.ana = house.at_table(self.link, size=size, touch=size == PHONE, asks=False)
        self.ben = house.at_table(TableLink(made["table"], [joined["token"]]), asks=False)
        self.turn(self.ana)

    def turn(self, page: Page) -> None:
        """Draws cards until somebody else decides, and waits until that is seen."""
        mine = {"seat": 0 if page is self.ana else 1}
        until(lambda: self.prompt() == mine | {"kind": "turn"}, "the turn does not begin")
        robot = Robot(page, hurry=1)
        while self.prompt()["seat"] == mine["seat"]:
            robot.step()
        page.locator("[data-testid=prompt][data-kind=wait]").wait_for()

    def prompt(self) -> dict[str, Any]:
        """Who is to decide what."""
        prompt = self.house.view(self.link)["prompt"]
        return {name: prompt[name] for name in ("seat", "kind")}

    def come_back(self) -> Page:
        """Ana opens the table anew in the same browser."""
        self.ana = self.ana.context.new_page()
        self.ana.goto(f"{self.house.server.base_url}/t/{self.link.id}")
        return self.ana


def missed(page: Page) -> Locator:
    """The lines of what was missed."""
    return page.get_by_role("dialog", name="While you were away").get_by_test_id("since").locator("li")


def expect_nothing(page: Page) -> None:
    """Nothing was missed: the log is there, and no sheet."""
    page.get_by_test_id("last-move").get_by_role("button").first.wait_for()
    expect(page.get_by_role("dialog")).to_have_count(0)


@DEVICES
def test_after_the_page_was_closed(house: House, size: tuple[int, int]) -> None:
    two = Two(house, size)
    two.ana.close()
    two.turn(two.ben)
    page = two.come_back()
    expect(missed(page)).to_have_count(1)
    expect(missed(page)).to_contain_text("Ben")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.reload()
    expect_nothing(page)


@DEVICES
def test_after_a_bot_has_played_for_them(house: House, size: tuple[int, int]) -> None:
    two = Two(house, size)
    two.turn(two.ben)
    two.ana.locator("[data-testid=prompt][data-kind=turn]").wait_for()
    two.ana.close()
    two.ben.get_by_role("button", name="Let a bot play for Ana").click()
    until(lambda: two.prompt()["seat"] == 1, "the bot does not play")
    page = two.come_back()
    expect(missed(page).filter(has_text="A bot has been playing for Ana since")).to_have_count(1)
    expect(missed(page).filter(has_text="Ana").filter(has_not_text="bot").first).to_be_visible()
    expect(missed(page).filter(has_text="Ben")).to_have_count(0)


def test_after_the_connection_was_lost(patchy_house: House) -> None:
    two = Two(patchy_house, PHONE)
    two.ana.context.set_offline(True)
    expect(two.ana.locator(".trouble")).to_be_visible()
    two.turn(two.ben)
    two.ana.context.set_offline(False)
    expect(missed(two.ana)).to_have_count(1)
    expect(missed(two.ana)).to_contain_text("Ben")


def test_whoever_has_seen_it_all_is_told_nothing(house: House) -> None:
    two = Two(house, LAPTOP)
    two.turn(two.ben)
    two.ana.locator("[data-testid=prompt][data-kind=turn]").wait_for()
    two.ana.close()
    expect_nothing(two.come_back())
