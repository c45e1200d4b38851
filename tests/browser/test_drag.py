"""Cards can be carried: the same moves as by taps, by mouse and by finger, and what scrolls still does."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from spinney import Game
from spinney.engine.tables import BOTTOM, TOP
from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import Robot
from tests.browser.test_table import birch, free_with_a_gain, may_take

pytestmark = pytest.mark.xdist_group("browser")

Carry = Callable[[tuple[float, float], tuple[float, float]], None]


def by_mouse(page: Page) -> Carry:
    """Carries something with the mouse."""

    def carry(start: tuple[float, float], end: tuple[float, float]) -> None:
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(start[0], start[1] - 20)
        page.mouse.move(*end, steps=6)
        page.mouse.up()

    return carry


def by_finger(page: Page) -> Carry:
    """Carries something with a finger, which goes up or down first."""
    wire = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        touches = [{"x": x, "y": y} for x, y in points]
        wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def carry(start: tuple[float, float], end: tuple[float, float]) -> None:
        touch("touchStart", start)
        for step in range(1, 9):
            share = step / 8
            touch("touchMove", (start[0] + (end[0] - start[0]) * share**2, start[1] + (end[1] - start[1]) * share))
        touch("touchEnd")

    return carry


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carrier(page: Page, size: tuple[int, int]) -> Carry:
    return by_finger(page) if size == PHONE else by_mouse(page)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_card_of_the_clearing_is_carried_to_the_hand(house: House, size: tuple[int, int]) -> None:
    moment = moments.find("base", may_take)
    link = house.table(moment)
    page = house.at_table(link, size=size, touch=size == PHONE)
    robot = Robot(page)
    robot.wait()
    card = page.locator("[data-testid=clearing] li[data-card]").nth(1)
    name = card.get_attribute("data-card")
    carry = carrier(page, size)
    carry(middle(card), middle(page.get_by_test_id("forest")))  # not there: nothing happens
    assert len(house.log(link)) == moment.at
    expect(page.get_by_test_id("dragged")).to_have_count(0)
    carry(middle(card), middle(page.get_by_test_id("hand")))
    robot.wait_past(moment.at)
    assert house.log(link)[moment.at] == f"draw {name}"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_tree_that_costs_nothing_is_carried_into_the_forest(house: House, size: tuple[int, int]) -> None:
    moment = moments.find("base", free_with_a_gain)
    half = birch(moment.game())
    assert half
    link = house.table(moment)
    page = house.at_table(link, size=size, touch=size == PHONE, asks=False)
    robot = Robot(page)
    robot.wait()
    card = page.get_by_test_id("hand").locator(f"li[data-card={half[:4]}]").first
    card.scroll_into_view_if_needed()
    carrier(page, size)(middle(card), middle(page.get_by_test_id("forest")))
    robot.wait_past(moment.at + 1)
    assert house.log(link)[moment.at :][:2] == [f"play {half}", "use"]


STARTS = """
window.starts = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if (node.classList?.contains('flight')) {
        const [x, y] = node.getAnimations()[0].effect.getKeyframes()[0].transform.match(/[-.0-9]+/g).map(Number);
        window.starts.push([x, y]);
      }
}).observe(document.body, { childList: true, subtree: true });
"""
"""Notes where each flight begins."""


def test_a_card_that_was_let_go_does_not_fly_from_the_clearing_again(house: House) -> None:
    link = house.table(moments.find("base", may_take))
    page = house.at_table(link, size=LAPTOP, motion=True)
    robot = Robot(page)
    seq = robot.wait().seq
    page.evaluate(STARTS)
    card = page.locator("[data-testid=clearing] li[data-card]").nth(1)
    goal = middle(page.get_by_test_id("hand"))
    by_mouse(page)(middle(card), goal)
    robot.wait_past(seq)
    page.wait_for_function("window.starts.length > 0")
    x, y = page.evaluate("window.starts[0]")
    assert abs(x - goal[0]) < 120
    assert abs(y - goal[1]) < 120


def to_a_slot(game: Game) -> bool:
    """Whether a half that costs one card may go to more than one place."""
    return bool(moments.may_draw_two(game) and _choosy(game))


def _choosy(game: Game) -> str | None:
    for half in moments.payable(game, 1):
        after = game.copy()
        after.play(f"play {half}")
        if sum(move.verb == "on" for move in after.legal_moves()) > 1:
            return half
    return None


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_half_is_carried_to_its_slot_and_paid_for(house: House, size: tuple[int, int]) -> None:
    moment = moments.find("base", to_a_slot)
    half = _choosy(moment.game())
    assert half
    link = house.table(moment)
    page = house.at_table(link, size=size, touch=size == PHONE)
    robot = Robot(page)
    robot.wait()
    carry = carrier(page, size)
    hand = page.get_by_test_id("hand")
    card = hand.locator(f"li[data-card={half[:4]}]").first
    card.scroll_into_view_if_needed()
    # The place is found by the taps that offer it, and then by carrying the card to it.
    card.locator("button").nth("ab".index(half[4])).click()
    spot = page.locator("[data-spot='1']")
    target = middle(spot)
    page.keyboard.press("Backspace")
    expect(spot).to_have_count(0)
    carry(middle(card.locator("button").nth("ab".index(half[4]))), target)
    expect(spot).to_have_attribute("aria-pressed", "true")
    pays = hand.locator("li:has(.card:not(.off):not(.chosen))").first
    carry(middle(pays), middle(page.locator("[data-drop=pay]").first))
    page.get_by_test_id("confirm").click()
    robot.wait_past(moment.at)
    played = house.log(link)[moment.at :]
    assert played[0] == f"play {half}"
    assert played[1].startswith("on ")
    assert played[2].startswith("pay ")


def test_a_payment_is_let_go_anywhere_in_the_frame_of_the_clearing(house: House) -> None:
    moment = moments.costing("base", 1)
    page = house.before(moment, size=LAPTOP)
    Robot(page).wait()
    half = moments.payable(moment.game(), 1)[0]
    hand = page.get_by_test_id("hand")
    hand.locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    pays = hand.locator("li:has(.card:not(.off):not(.chosen))").first
    by_mouse(page)(middle(pays), middle(page.get_by_test_id("deck")))
    expect(page.get_by_test_id("confirm")).to_be_enabled()


def test_a_finger_along_the_hand_scrolls_it(house: House) -> None:
    moment = moments.find(
        "base", lambda game: moments.may_draw_two(game) and len(game.state.hands[game.state.seat]) > 6
    )
    page = house.before(moment, size=PHONE, touch=True)
    Robot(page).wait()
    hand = page.get_by_test_id("hand")
    x, y = middle(hand)
    before = hand.evaluate("(row) => row.scrollLeft")
    by_finger(page)((x, y), (x - 150, y + 6))
    page.wait_for_function("(was) => document.querySelector('[data-testid=hand]').scrollLeft > was + 60", arg=before)
    expect(page.get_by_test_id("dragged")).to_have_count(0)


def test_escape_lets_go(house: House) -> None:
    moment = moments.find("base", may_take)
    link = house.table(moment)
    page = house.at_table(link)
    Robot(page).wait()
    x, y = middle(page.locator("[data-testid=clearing] li[data-card]").first)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*middle(page.get_by_test_id("hand")), steps=4)
    expect(page.get_by_test_id("dragged")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("dragged")).to_have_count(0)
    page.mouse.up()
    assert len(house.log(link)) == moment.at


def test_a_sheet_is_pulled_down_by_its_grip(house: House) -> None:
    page = house.before(moments.before("base", "turn"), size=PHONE)
    Robot(page).wait()
    page.get_by_role("button", name="More", exact=True).click()
    sheet = page.get_by_role("dialog")
    grip = sheet.locator(".grip")
    expect(grip).to_be_visible()
    page.wait_for_timeout(300)
    x, y = middle(grip)
    carry = by_finger(page)
    carry((x, y), (x, y + 30))
    expect(sheet).to_be_visible()
    assert middle(grip) == (x, y)
    carry((x, y), (x, y + 220))
    expect(sheet).to_have_count(0)


def test_a_finger_that_held_a_card_carries_nothing(house: House) -> None:
    """Whoever looks at a card and moves the finger looks at it still."""
    page = house.before(moments.before("base", "turn"), size=PHONE)
    Robot(page).wait()
    x, y = middle(page.locator("[data-zone=hand] li[data-card]").first)
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(page.get_by_role("dialog")).to_be_visible()
    for up in (20, 60, 120):
        wire.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x, "y": y - up}]})
    expect(page.locator("html.carrying")).to_have_count(0)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("dialog")).to_be_visible()


def level_card(game: Game) -> str | None:
    """A card of the clearing whose halves lie one above the other."""
    tables = game.state.tables
    for card in game.state.clearing:
        if tables.half_slot[2 * card] in (TOP, BOTTOM):
            return tables.card_ids[card]
    return None


def test_the_half_of_a_clearing_card_that_is_held_is_shown_and_stays(house: House) -> None:
    """Its sheet opens below the finger: when that goes, it has not tapped beside the sheet."""
    moment = moments.find("base", lambda game: may_take(game) and level_card(game) is not None)
    page = house.at_table(house.table(moment), size=PHONE, touch=True)
    Robot(page).wait()
    card = page.locator(f"[data-testid=clearing] li[data-card={level_card(moment.game())}]").first
    box = card.bounding_box()
    assert box
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] * 0.8}
    wire = page.context.new_cdp_session(page)
    wire.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    sheet = page.get_by_role("dialog")
    expect(sheet).to_be_visible()
    page.wait_for_timeout(250)
    wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(250)
    expect(sheet.locator(".picture .part.top.faded")).to_be_visible()
    # What lies in the clearing is not played from there, also if the hand holds one like it.
    expect(sheet.get_by_role("button", name="Play")).to_have_count(0)
