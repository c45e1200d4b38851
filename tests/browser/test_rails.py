"""What stands beside the table on a laptop: it is there when it is asked for, fits, and goes when its cause is gone."""

import pytest
from playwright.sync_api import expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import LAPTOP, House
from tests.browser.robot import Robot
from tests.browser.test_table import may_take

pytestmark = pytest.mark.xdist_group("browser")

CROWD = """
() => {
  for (const counts of document.querySelectorAll('.rail .counts')) {
    const first = counts.querySelector('span');
    while (counts.children.length < 6) counts.prepend(first.cloneNode(true));
    for (const each of counts.querySelectorAll('span:not(.closely)')) each.lastChild.data = '10';
  }
}
"""
"""Makes all counts of the others as long as they can be: hand, cave and three kinds of hosts, ten of each."""


def test_a_hint_for_the_cave_is_seen(house: House) -> None:
    page = house.at_table(house.new_table("dartmoor", ["random"]), size=LAPTOP)
    Robot(page).wait()
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hints").locator("ol > li").first).to_be_visible()
    # Where nothing lies at a place, nobody is offered to be shown one.
    expect(page.get_by_test_id("hints").locator(".btn")).to_have_count(0)


def test_a_look_goes_with_its_card(house: House) -> None:
    moment = moments.find("base", may_take)
    page = house.at_table(house.table(moment), size=LAPTOP)
    robot = Robot(page)
    robot.wait()
    page.locator("[data-testid=clearing] li[data-card]").first.hover()
    expect(page.get_by_test_id("looked")).to_be_visible()
    page.get_by_test_id("table").evaluate("() => window.getSelection().removeAllRanges()")
    page.locator("[data-testid=clearing] li[data-card] button").first.dblclick()
    robot.wait_past(moment.at)
    page.mouse.move(LAPTOP[0] / 2, LAPTOP[1] - 240)
    expect(page.get_by_test_id("looked")).to_have_count(0)
    assert page.evaluate("() => getSelection().toString()") == ""


def test_counts_of_two_digits_fit(house: House) -> None:
    page = house.before(moments.before("dartmoor", "turn"), size=LAPTOP)
    Robot(page).wait()
    page.evaluate(CROWD)
    assert page.evaluate("() => { const rail = document.querySelector('aside'); return rail.scrollWidth; }") <= 248


def test_another_total_ends_the_question_about_the_first(house: House) -> None:
    page = house.at_table(house.table(moments.late("base", 2, 40)), size=LAPTOP)
    Robot(page).wait()
    page.locator("[data-ask]").first.click()
    expect(page.locator("[data-ask][aria-expanded=true]")).to_have_count(1)
    page.locator(".players button.total[aria-pressed=false]").first.click()
    expect(page.locator("[data-ask][aria-expanded=true]")).to_have_count(0)
    expect(page.locator(".players button.total[aria-pressed=true]")).to_have_count(1)


def crowded(game: Game) -> bool:
    """Whether an effect asks while more cards than ten lie in the clearing."""
    prompt = game.prompt
    return prompt is not None and len(game.state.clearing) > 10 and prompt.kind not in ("place", "pay")


def test_more_than_ten_cards_lie_within_the_clearing(house: House) -> None:
    page = house.before(moments.find("base", crowded, 6), size=LAPTOP)
    Robot(page).wait()
    cards = page.get_by_test_id("clearing")
    expect(cards.locator("li[data-card]").nth(10)).to_be_visible()
    last = cards.locator("li[data-card]").last.bounding_box()
    tenth = cards.evaluate("(list) => list.getBoundingClientRect().right")
    assert last
    assert last["x"] + last["width"] <= tenth + 1
    expect(page.locator(".clearing .count")).to_contain_text("cleared after this turn")


@pytest.mark.parametrize("moves_left", [60, 10], ids=["large cards", "small cards"])
def test_the_other_mouse_button_opens_what_lies_in_the_forest(house: House, moves_left: int) -> None:
    page = house.before(moments.late("base", 2, moves_left), size=LAPTOP)
    Robot(page).wait()
    page.locator("[data-testid=forest] [data-slot=host]").first.click(button="right")
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_gear_of_a_table_has_the_pace_of_others(house: House) -> None:
    page = house.before(moments.before("base", "turn"), size=LAPTOP)
    Robot(page).wait()
    page.get_by_role("button", name="Settings", exact=True).click()
    expect(page.get_by_role("group", name="How fast others move")).to_be_visible()
    page.get_by_role("button", name="All settings").click()
    expect(page.get_by_label("Language").last).to_be_visible()


@pytest.mark.parametrize("where", ["[data-testid=hand] li[data-card]", "[data-testid=forest] [data-slot=host]"])
def test_what_the_mouse_rests_on_is_seen_large(house: House, where: str) -> None:
    """A card of the hand or of the forest stands in the rail as long as the mouse rests on it; nothing else moves."""
    page = house.before(moments.late("base", 2, 40), size=LAPTOP)
    Robot(page).wait()
    boxes = "() => [...document.querySelectorAll('[data-testid=hand] li, [data-host], [data-testid=prompt]')]"
    boxes += ".map((each) => JSON.stringify(each.getBoundingClientRect()))"
    before = page.evaluate(boxes)
    page.locator(where).first.hover()
    expect(page.get_by_test_id("looked")).to_be_visible()
    assert page.evaluate(boxes) == before
    page.mouse.move(LAPTOP[0] / 2, 20)
    expect(page.get_by_test_id("looked")).to_have_count(0)
    expect(page.locator(".right .players")).to_be_visible()
