"""Every number answers why: a tap on the points of a line of the log shows the sums that they are made of."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import Robot
from tests.browser.test_actions import goes_on, tap_half, tap_payment

pytestmark = pytest.mark.xdist_group("browser")


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def check_line(page: Page, at: int) -> None:
    """The sums of a line add up to its points, seat by seat together."""
    points = page.get_by_test_id("line-points").nth(at)
    made = sum(number(text.rsplit(" ", 1)[1]) for text in points.locator(".sr").all_inner_texts())
    points.click()
    sums = page.get_by_test_id("line-sums")
    expect(sums).to_have_count(1)
    expect(sums).to_be_in_viewport()
    parts = sums.locator(".points").all_inner_texts()
    assert parts
    assert sum(number(text) for text in parts) == made
    assert sums.locator("b").first.inner_text()
    points.click()
    expect(sums).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_points_of_the_log_answer_why(house: House, edition: str, size: tuple[int, int]) -> None:
    page = house.before(moments.late(edition, 3, 60), size=size, touch=size == PHONE)
    robot = Robot(page, touch=size == PHONE, hurry=1)
    robot.wait()
    if size == PHONE:
        page.get_by_role("button", name="Log", exact=True).tap()
    expect(page.get_by_test_id("line-points").nth(7)).to_be_attached()
    for at in (0, 3, 7):
        check_line(page, at)


def test_they_do_so_after_something_was_taken_back(house: House) -> None:
    """Positions count what was taken back, the lines of the log do not."""
    moment = moments.find("base", lambda game: len(game.moves) > 40 and goes_on(game) is not None)
    half = goes_on(moment.game())
    assert half
    page = house.before(moment)
    robot = Robot(page)
    for undoes in (True, False):
        robot.wait()
        tap_half(page, half)
        tap_payment(page, half)
        page.get_by_test_id("confirm").click()
        page.locator("[data-testid=prompt][data-kind=use]").wait_for()
        if undoes:
            page.get_by_test_id("undo").click()
            page.locator("[data-testid=prompt][data-kind=turn]").wait_for()
    check_line(page, 0)
