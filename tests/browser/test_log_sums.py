"""Every number answers why: a tap on the points of a line shows the sums that they are made of, in the log of a table,
in what happened since one's turn or while one was away, and in a replay."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import Robot
from tests.browser.test_actions import goes_on, tap_half, tap_payment

pytestmark = pytest.mark.xdist_group("browser")


def number(text: str) -> int:
    return int(text.replace("−", "-").replace("+", ""))


def check_line(page: Page | Locator, at: int) -> None:
    """The sums of a line add up to its points, seat by seat together."""
    points = page.get_by_test_id("line-points").nth(at)
    made = sum(number(text.rsplit(" ", 1)[1]) for text in points.locator(".sr").all_inner_texts())
    points.click()
    sums = page.get_by_test_id("line-sums")
    check_sums(sums, made)
    points.click()
    expect(sums).to_have_count(0)


def check_sums(sums: Locator, made: int) -> None:
    """One list of sums is seen, and they add up."""
    expect(sums).to_have_count(1)
    expect(sums).to_be_in_viewport()
    parts = sums.locator(".points").all_inner_texts()
    assert parts
    assert sum(number(text) for text in parts) == made
    assert sums.locator("b").first.inner_text()


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


# -- since one's turn ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (360, 640), (844, 390)], ids=str)
def test_points_of_what_happened_since_ones_turn_answer_why(house: House, size: tuple[int, int]) -> None:
    page = house.before(moments.late("base", 3, 60), size=size, touch=size != LAPTOP)
    Robot(page, touch=size != LAPTOP).wait()
    page.get_by_test_id("last-move").get_by_role("button").first.click()
    sheet = page.get_by_role("dialog", name="Since your turn")
    lines = sheet.get_by_test_id("since").get_by_test_id("line-points")
    expect(lines.first).to_be_attached()
    for at in range(lines.count()):
        check_line(sheet.get_by_test_id("since"), at)


def away(house: House, size: tuple[int, int], **rest: Any) -> Locator:
    """What is told to somebody who has missed many moves."""
    moment = moments.late("base", 3, 60)
    link = house.table(moment)
    page = house.open("/rules", seat=link, size=size, touch=size != LAPTOP, **rest)
    seen = {link.id: moment.at - 40}
    page.evaluate("(seen) => (localStorage['spinney.seen'] = JSON.stringify(seen))", seen)
    page.goto(f"{house.server.base_url}/t/{link.id}")
    sheet = page.get_by_role("dialog", name="While you were away")
    sheet.wait_for()
    return sheet


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_points_of_what_was_missed_answer_why(house: House, size: tuple[int, int]) -> None:
    """Line by line, and what each seat has gained in all."""
    sheet = away(house, size)
    lines = sheet.get_by_test_id("since")
    expect(lines.get_by_test_id("line-points").nth(2)).to_be_attached()
    for at in (0, 2):
        check_line(lines, at)
    gained = sheet.get_by_test_id("since-points").get_by_test_id("line-points")
    expect(gained.first).to_be_visible()
    for at in range(gained.count()):
        made = number(gained.nth(at).locator(".sr").inner_text().rsplit(" ", 1)[1])
        gained.nth(at).click()
        check_sums(sheet.get_by_test_id("line-sums"), made)


def test_points_in_the_strip_of_a_phone_lead_to_their_sums(house: House) -> None:
    page = house.before(moments.late("base", 3, 60), size=PHONE, touch=True)
    strip = page.get_by_test_id("since-strip")
    points = strip.get_by_test_id("line-points").first
    made = number(points.locator(".sr").first.inner_text().rsplit(" ", 1)[1])
    points.tap()
    check_sums(page.get_by_role("dialog", name="Since your turn").get_by_test_id("line-sums"), made)


# -- a replay -----------------------------------------------------------------------------------------------------


def scoring_move(record: dict[str, Any]) -> int:
    """How many moves lead to the last of a game that has brought points."""
    last = len(record["moves"])
    final = Game.from_record(record).scores()
    return next(at + 1 for at in range(last, 0, -1) if moments.Moment(record, at, 0).game().scores() != final)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (360, 640), (844, 390)], ids=str)
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_points_in_a_replay_answer_why(house: House, edition: str, size: tuple[int, int]) -> None:
    """Whoever has the link may ask: what the last move has brought, and what a total is made of."""
    _, link = house.finished(edition)
    at = scoring_move(house.server.record(link.id))
    page = house.open(f"/t/{link.id}/replay?at={at}", size=size, touch=size != LAPTOP, name="Ben")
    check_line(page, 0)
    if size == LAPTOP:
        points = page.locator(".score-now")
    else:
        page.get_by_test_id("total").first.click()
        points = page.get_by_role("dialog", name="Score")
    points.locator("[data-ask]").first.click()
    expect(points.locator(".sum")).to_be_in_viewport()
    expect(page.locator(".forest .counts").first).to_be_visible()
