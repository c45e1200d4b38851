"""A reload in the middle of a payment, and a server that goes and comes back."""

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import Robot

pytestmark = pytest.mark.xdist_group("browser_table")


def test_a_reload_in_the_middle_of_a_payment(house: House) -> None:
    moment = moments.costing("base", 2, places=2)
    half = moments.payable(moment.game(), 2, places=2)[0]
    link = house.table(moment)
    page = house.at_table(link)
    robot = Robot(page)
    robot.wait()
    hand, confirm = page.get_by_test_id("hand"), page.get_by_test_id("confirm")
    hand.locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    expect(confirm).to_be_disabled()
    robot.tap(robot.see().of("place")[0])
    places = page.locator("[data-testid=forest] button.free")
    pressed = [place.get_attribute("aria-pressed") for place in places.all()]
    first = robot.see().of("hand")[0]
    robot.tap(first)
    picked = hand.locator(f"li[data-card={first.card}] button").first  # cards that look alike have one id
    expect(picked).to_have_attribute("aria-pressed", "true")

    page.reload()
    robot.wait()
    expect(picked).to_have_attribute("aria-pressed", "true")
    expect(places).to_have_count(len(pressed))
    assert [place.get_attribute("aria-pressed") for place in places.all()] == pressed
    expect(confirm).to_be_disabled()
    robot.tap(robot.see().of("hand")[0])
    expect(confirm).to_be_enabled()
    confirm.click()
    robot.wait_past(moment.at + 2)
    play, place, pay = house.log(link)[moment.at :][:3]
    assert play == f"play {half}"
    assert place.split()[0] in ("on", "join")
    assert first.card in pay.split()


def test_the_server_goes_and_comes_back(shaky_house: House) -> None:
    house = shaky_house
    link = house.table(moments.before("base", "turn"))
    page = house.at_table(link)
    robot = Robot(page, 3)
    robot.play(3)
    page.evaluate("window.stayed = true")
    house.server.terminate()
    expect(page.locator(".trouble")).to_be_visible()
    house.server.start()
    expect(page.locator(".trouble")).to_have_count(0)
    before = len(house.log(link))
    robot.play(4)
    assert len(house.log(link)) >= before + 4
    assert page.evaluate("window.stayed"), "the page was loaded anew"
