"""Whole games clicked through, with bots: the score sheet at the end says what the record says."""

import pytest
from playwright.sync_api import Page

from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import Robot
from tests.server.machines import SOAK, TableLink

THREE_BOXES = "base+alpine+woodland_edge"

pytestmark = pytest.mark.xdist_group("browser_table")


def totals(page: Page) -> list[int]:
    """The last line of the score sheet."""
    cells = page.locator("main.finish tfoot td")
    cells.first.wait_for()
    return [int(text) for text in cells.all_inner_texts()]


def check_the_end(house: House, page: Page, link: TableLink) -> None:
    """The score sheet stands there and is right."""
    page.locator("main.finish").wait_for()
    assert totals(page) == house.server.record(link.id)["result"]["totals"]


@pytest.mark.parametrize(("edition", "seats"), [("base", 2), ("dartmoor", 4), (THREE_BOXES, 3)])
def test_the_end_of_a_game(house: House, edition: str, seats: int) -> None:
    link = house.table(moments.late(edition, seats, 60))
    page = house.at_table(link)
    Robot(page, seed=seats, hurry=0.5).play_to_the_end()
    check_the_end(house, page, link)


@pytest.mark.skipif(not SOAK, reason="takes minutes")
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("edition", ["base", "dartmoor", THREE_BOXES])
def test_a_whole_game(house: House, edition: str, seats: int) -> None:
    link = house.new_table(edition, ["random"] * (seats - 1), seed=seats)
    page = house.at_table(link)
    Robot(page, seed=seats, hurry=0.2).play_to_the_end()
    check_the_end(house, page, link)
