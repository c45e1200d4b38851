"""The table stands still, shows a card before it is taken, and asks no more than it must."""

import pytest
from playwright.sync_api import Page, expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.moments import Moment
from tests.browser.robot import CALM, Robot

pytestmark = pytest.mark.xdist_group("browser")

WIDTHS = [(320, 640), (360, 640), (600, 800), (768, 1024), (844, 390), (1024, 768), (1366, 768), (1920, 1080)]
SHIFTS = """
() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: false });
}
"""
STANDS = """
() => ['[data-testid=forest]', '[data-testid=clearing]', '[data-zone=hand]'].map((selector) => {
  const box = document.querySelector(selector).getBoundingClientRect();
  return [box.left, box.top, box.width].map(Math.round);
})
"""


def may_take(game: Game) -> bool:
    """Whether a turn begins with cards in the clearing and room in the hand."""
    return moments.may_draw_two(game) and len(game.state.clearing) >= 2


def free_with_a_gain(game: Game) -> bool:
    """Whether a turn begins with a Birch in hand, which costs nothing and draws a card."""
    return moments.may_draw_two(game) and birch(game) is not None and game.state.winter == 0


def birch(game: Game) -> str | None:
    t = game.state.tables
    plays = [str(move).split()[1] for move in game.legal_moves() if move.verb == "play"]
    number = t.species_ids.index("birch")
    return next((half for half in plays if t.half_species[2 * t.card_ids.index(half[:4])] == number), None)


def wide(page: Page) -> None:
    page.wait_for_function(CALM)
    width, room = page.evaluate("[document.scrollingElement.scrollWidth, innerWidth]")
    assert width <= room, f"{width} px at {room} px"


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_card_is_looked_at_before_it_is_taken(house: House, size: tuple[int, int]) -> None:
    moment = moments.find("base", may_take)
    link = house.table(moment)
    page = house.at_table(link, size=size, touch=size == PHONE)
    robot = Robot(page)
    robot.wait()
    card = page.locator("[data-testid=clearing] li[data-card] button").nth(1)
    card.click()
    expect(page.get_by_test_id("looked")).to_be_visible()
    expect(page.get_by_test_id("looked").locator(".badge, .known").first).to_be_visible()
    assert len(house.log(link)) == moment.at
    page.get_by_test_id("take").click()
    robot.wait_past(moment.at)
    assert house.log(link)[moment.at].startswith("draw ")
    assert house.log(link)[moment.at] != "draw deck"


def test_one_tap_takes_where_that_is_wished(house: House) -> None:
    moment = moments.find("base", may_take)
    link = house.table(moment)
    page = house.at_table(link, quick=True)
    robot = Robot(page)
    robot.wait()
    page.locator("[data-testid=clearing] li[data-card] button").first.click()
    robot.wait_past(moment.at)
    assert house.log(link)[moment.at].startswith("draw ")


def test_a_birch_is_two_taps_and_its_gain_comes_by_itself(house: House) -> None:
    moment = moments.find("base", free_with_a_gain)
    half = birch(moment.game())
    assert half
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True, asks=False)
    robot = Robot(page, touch=True)
    robot.wait()
    page.get_by_test_id("hand").locator(f"li[data-card={half[:4]}] button").first.tap()
    page.get_by_test_id("confirm").tap()
    robot.wait_past(moment.at + 1)
    assert house.log(link)[moment.at :][:2] == [f"play {half}", "use"]


def test_what_others_did_stays_as_a_line(house: House) -> None:
    moment = moments.find("base", moments.may_draw_two)
    page = house.before(moment, size=PHONE, touch=True)
    robot = Robot(page, touch=True)
    for _ in range(2):
        robot.wait()
        page.get_by_test_id("deck").tap()
        page.wait_for_timeout(50)
    robot.wait()
    line = page.get_by_test_id("last-move")
    expect(line.locator(".pill")).to_have_count(1)
    line.locator(".words").tap()
    expect(page.get_by_test_id("since").locator("li").first).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_nothing_moves_while_a_card_is_chosen(house: House, size: tuple[int, int]) -> None:
    moment = moments.costing("base", 1)
    half = moments.payable(moment.game(), 1)[0]
    page = house.before(moment, size=size, touch=size == PHONE)
    robot = Robot(page)
    robot.wait()
    page.wait_for_function(CALM)
    before = page.evaluate(STANDS)
    page.evaluate(SHIFTS)
    page.locator(f"[data-testid=hand] li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    page.get_by_test_id("confirm").wait_for()
    page.wait_for_function(CALM)
    after = page.evaluate(STANDS)
    assert after[:2] == before[:2]
    page.get_by_test_id("undo").click()
    robot.play(2)
    page.wait_for_function(CALM)
    assert page.evaluate("window.shifted") <= 0.02


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_nothing_is_wider_than_the_screen(house: House, lang: str) -> None:
    link = house.table(moments.costing("base", 1))
    page = house.at_table(link, lang=lang, size=WIDTHS[0])
    Robot(page).wait()
    for width, height in WIDTHS:
        page.set_viewport_size({"width": width, "height": height})
        wide(page)


@pytest.mark.parametrize("size", [(360, 640), (844, 390)], ids=["upright", "lying"])
def test_every_cave_can_be_reached(house: House, size: tuple[int, int]) -> None:
    page = house.before(moments.before("dartmoor", "draft"), size=size, touch=True, lang="de")
    Robot(page, touch=True).wait()
    caves = page.locator("[data-cave]")
    for number in range(caves.count()):
        caves.nth(number).tap()
        expect(caves.nth(number)).to_have_attribute("aria-pressed", "true")
    wide(page)
    page.get_by_test_id("confirm").tap()
    page.locator("[data-cave]").first.wait_for(state="detached")


def test_a_hint_only_points(house: House) -> None:
    moment: Moment = moments.find("base", moments.may_draw_two)
    link = house.table(moment)
    page = house.at_table(link)
    Robot(page).wait()
    page.get_by_test_id("hint").click()
    hints = page.get_by_test_id("hints")
    expect(hints.locator("ol > li").first).to_be_visible()
    hints.locator("ol > li > .btn").first.click()
    page.keyboard.press("Escape")
    expect(hints).to_have_count(0)
    assert len(house.log(link)) == moment.at


@pytest.mark.parametrize("lang", ["en", "de"])
def test_hints_on_a_lying_phone_leave_free_what_they_point_at(house: House, lang: str) -> None:
    page = house.before(moments.find("base", may_take), size=(844, 390), touch=True, lang=lang)
    Robot(page).wait()
    page.get_by_test_id("hint").tap()
    hints = page.get_by_test_id("hints").bounding_box()
    assert hints is not None
    for zone in ("clearing", "hand", "clock"):
        shown = page.get_by_test_id(zone).bounding_box()
        assert shown is not None
        apart = shown["x"] + shown["width"] <= hints["x"] + 1 or shown["y"] + shown["height"] <= hints["y"] + 1
        assert apart, f"hints lie over the {zone}"
    rows = page.get_by_test_id("hints").locator("ol > li > button.row")
    for number in range(rows.count()):
        rows.nth(number).tap()
        expect(rows.nth(number)).to_have_attribute("aria-expanded", "true")


def test_leaving_is_asked_first(house: House) -> None:
    page = house.before(moments.before("base", "turn"), size=PHONE, touch=True)
    page.locator("nav.tabs button").last.tap()
    page.get_by_role("button", name="Leave the table").tap()
    expect(page.get_by_test_id("leave")).to_be_visible()
    page.get_by_role("button", name="Stay").tap()
    expect(page.get_by_test_id("table")).to_be_visible()
