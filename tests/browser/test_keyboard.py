"""Some turns without a mouse."""

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import Robot

pytestmark = pytest.mark.xdist_group("browser_table")


def test_a_draw_by_keyboard(house: House) -> None:
    moment = moments.find("base", moments.may_draw_two)
    link = house.table(moment)
    page = house.at_table(link)
    robot = Robot(page)
    robot.wait()
    page.keyboard.press("d")
    page.locator("[data-testid=prompt][data-kind=second]").wait_for()
    page.keyboard.press("d")
    robot.wait_past(moment.at + 1)
    assert house.log(link)[moment.at :][:2] == ["draw deck", "draw deck"]


def test_a_card_is_played_and_paid_by_keyboard(house: House) -> None:
    moment = moments.costing("base", 1)
    link = house.table(moment)
    page = house.at_table(link)
    robot = Robot(page)
    robot.wait()
    half = moments.payable(moment.game(), 1)[0]
    hand = [card.get_attribute("data-card") for card in page.locator("[data-testid=hand] li").all()]
    place = hand.index(half[:4])
    page.keyboard.press(str((place + 1) % 10))
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    page.keyboard.press(str((place + 1) % 10))
    chosen = page.locator(f"[data-testid=hand] li[data-card={half[:4]}] button").nth("ab".index(half[4]))
    if chosen.get_attribute("aria-pressed") != "true":
        page.keyboard.press("ArrowDown")
    expect(chosen).to_have_attribute("aria-pressed", "true")
    other = next(number for number in range(len(hand)) if number != place)
    page.keyboard.press(str((other + 1) % 10))
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    page.keyboard.press("Enter")
    paid = f"pay {hand[other]}"
    for _ in range(100):  # a play is two or three moves, each stored by itself
        log = house.log(link)[moment.at :]
        if paid in log:
            break
        page.wait_for_timeout(100)
    assert log[0] == f"play {half}"
    assert paid in log[:3]


def test_questions_are_answered_by_keyboard(house: House) -> None:
    moment = moments.before("base", "use")
    link = house.table(moment)
    page = house.at_table(link)
    robot = Robot(page)
    robot.wait()
    page.keyboard.press("Enter")
    robot.wait_past(moment.at)
    assert house.log(link)[moment.at] == "use"

    moment = moments.before("base", "free")
    link = house.table(moment)
    page = house.at_table(link)
    robot = Robot(page)
    robot.wait()
    page.keyboard.press("s")
    robot.wait_past(moment.at)
    assert house.log(link)[moment.at] == "skip"


def test_buttons_by_tab_and_return(house: House) -> None:
    moment = moments.find("base", moments.may_draw_two)
    link = house.table(moment)
    page = house.at_table(link)
    robot = Robot(page)
    robot.wait()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.testid === 'deck'"):
            break
    page.keyboard.press("Enter")
    page.locator("[data-testid=prompt][data-kind=second]").wait_for()
    assert house.log(link)[moment.at] == "draw deck"


def test_the_question_mark_lists_the_keys(house: House) -> None:
    page = house.before(moments.before("base", "turn"))
    Robot(page).wait()
    page.keyboard.press("?")
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    assert sheet.locator("kbd").count() >= 12
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
