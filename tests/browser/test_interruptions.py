"""A reload in the middle of a payment, and a server that goes and comes back."""

import json

import pytest
from playwright.sync_api import WebSocketRoute, expect

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


@pytest.mark.parametrize("arrives", [True, False], ids=["stored", "not stored"])
def test_the_connection_is_cut_after_a_move_was_sent(house: House, arrives: bool) -> None:
    """The page does not hear the answer; it finds out whether the move was stored, and it is played once."""
    moment = moments.before("base", "turn")
    link = house.table(moment)
    page = house.open("/rules", seat=link)
    sent: list[str] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        is_first = not sent

        def to_server(message: str | bytes) -> None:
            is_move = json.loads(message)["type"] == "move"
            if is_move:
                sent.append(str(message))
            if arrives or not is_move or not is_first:
                server.send(message)
            else:
                line.close()

        def to_page(message: str | bytes) -> None:
            if sent and is_first:
                line.close()
            else:
                line.send(message)

        line.on_message(to_server)
        server.on_message(to_page)

    page.route_web_socket(f"**/api/tables/{link.id}/ws", carry)
    page.goto(f"{house.server.base_url}/t/{link.id}")
    robot = Robot(page)
    robot.wait()
    page.get_by_test_id("deck").click()
    robot.wait_past(moment.at)
    assert house.log(link)[moment.at :] == ["draw deck"]
    assert len(sent) == (1 if arrives else 2)
    assert len(set(sent)) == 1, "it was not the same message"
