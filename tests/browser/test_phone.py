"""A phone by touch: few taps, and everything within reach of a finger."""

import pytest
from playwright.sync_api import Locator, expect

from spinney.arena.match import play_match
from spinney.engine.game import Game
from tests.browser import moments
from tests.browser.house import PHONE, House
from tests.browser.moments import Moment
from tests.browser.robot import Robot

pytestmark = pytest.mark.xdist_group("browser_table")


class Finger:
    """Taps and counts."""

    def __init__(self) -> None:
        self.taps = 0

    def tap(self, there: Locator) -> None:
        self.taps += 1
        there.tap()


def test_from_the_home_page_to_the_first_own_move(house: House) -> None:
    page = house.open(size=PHONE, touch=True)
    finger, robot = Finger(), Robot(page, touch=True)
    finger.tap(page.get_by_role("button", name="Play now"))
    page.get_by_test_id("prompt").wait_for()
    assert robot.wait().kind == "mulligan"
    assert finger.taps <= 4, "taps to the first own decision"
    finger.tap(page.get_by_role("button", name="Keep"))
    page.locator("[data-testid=prompt][data-kind=turn]").wait_for()
    finger.tap(page.get_by_test_id("deck"))
    page.locator("[data-testid=prompt][data-kind=second]").wait_for()
    assert finger.taps <= 4, "taps to the first own move"


def test_three_taps_for_a_card_that_costs_one(house: House) -> None:
    moment = moments.costing("base", 1)
    half = moments.payable(moment.game(), 1)[0]
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True)
    finger, robot = Finger(), Robot(page, touch=True)
    robot.wait()
    hand = page.get_by_test_id("hand")
    finger.tap(hand.locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])))
    payment = hand.locator(f"li:not([data-card={half[:4]}]) .card:not(.off) button").first
    finger.tap(payment)
    finger.tap(page.get_by_test_id("confirm"))
    assert finger.taps <= 3
    for _ in range(100):  # a play is two or three moves, each stored by itself
        log = house.log(link)[moment.at :]
        if any(move.startswith("pay ") for move in log):
            break
        page.wait_for_timeout(100)
    assert log[0] == f"play {half}"
    assert log[2 if log[1].startswith(("on", "join")) else 1].startswith("pay ")


def test_two_taps_for_a_draw(house: House) -> None:
    moment = moments.find("base", moments.may_draw_two)
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True)
    finger, robot = Finger(), Robot(page, touch=True)
    robot.wait()
    finger.tap(page.get_by_test_id("deck"))
    page.locator("[data-testid=prompt][data-kind=second]").wait_for()
    finger.tap(page.get_by_test_id("deck"))
    robot.wait_past(moment.at + 1)
    assert finger.taps == 2
    assert house.log(link)[moment.at :][:2] == ["draw deck", "draw deck"]


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_some_turns_by_touch(house: House, edition: str) -> None:
    link = house.table(moments.before(edition, "turn"))
    page = house.at_table(link, size=PHONE, touch=True)
    before = len(house.log(link))
    Robot(page, 8, touch=True).play(8)
    assert len(house.log(link)) >= before + 8


def test_every_tab_opens_and_closes(house: House) -> None:
    page = house.before(moments.before("base", "turn"), size=PHONE, touch=True)
    tabs = page.locator("nav.tabs button")
    for number in range(1, tabs.count()):
        tabs.nth(number).tap()
        sheet = page.get_by_role("dialog")
        expect(sheet).to_be_visible()
        sheet.get_by_role("button", name="Close").first.tap()
        expect(sheet).to_have_count(0)


COVERED = """
() => {
  const room = document.querySelector('[data-testid=forest] .space').getBoundingClientRect();
  return [...document.querySelectorAll('[data-testid=forest] button.free')].flatMap((place) => {
    const { left, top, width, height } = place.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const hidden = x < room.left || x > room.right || y < room.top || y > room.bottom - 30;
    return hidden || place.contains(document.elementFromPoint(x, y)) ? [] : [place.className];
  });
}
"""
"""The offered places in view whose middle something else lies over."""


def lower(game: Game) -> list[str]:
    """Halves that cost one card and may go below several hosts, or at their right."""
    return [half for half in moments.payable(game, 1, 3) if half.endswith("b")]


def crowded() -> Moment:
    """A turn of a bot that plays alone for many moors: three rows of them, close together."""
    for seed in range(20):
        game = play_match("dartmoor", ["player"], seed, {"solo": True, "challenge": 2})
        record = game.record()
        for at in range(60, game.seq):
            moment = Moment(record, at, 0)
            there = moment.game()
            if len(there.table()["forests"][0]["hosts"]) > 11 and lower(there):
                return moment
    raise AssertionError("no forest is full: take other seeds")


def test_no_host_lies_over_an_offered_place(house: House) -> None:
    """Where there is no room, places become tabs, and those below reach into the next row."""
    moment = crowded()
    page = house.before(moment, size=PHONE, touch=True)
    Robot(page, touch=True).wait()
    page.locator(f"[data-testid=hand] [data-card={lower(moment.game())[0][:-1]}] button").nth(1).tap()
    expect(page.locator("[data-testid=forest] button.free.tab").first).to_be_visible()
    assert page.evaluate(COVERED) == []


@pytest.mark.parametrize("lang", ["de", "nl"])
def test_no_button_of_a_prompt_is_cut_off_by_long_words(house: House, lang: str) -> None:
    page = house.before(moments.before("base", "free"), size=(360, 740), touch=True, lang=lang)
    expect(page.get_by_test_id("skip")).to_be_visible()
    page.wait_for_function(
        "() => { const row = document.querySelector('.acts'); return row.children.length > 2 &&"
        " row.scrollWidth <= row.clientWidth + 1; }"
    )


def test_names_of_three_can_be_read_in_a_replay(house: House) -> None:
    page, link = house.finished("base", 3, size=(360, 640), touch=True, lang="fr")
    page.goto(f"{house.server.base_url}/t/{link.id}/replay")
    names = page.locator(".seats .name")
    expect(names).to_have_count(3)
    assert names.evaluate_all("all => all.map((it) => it.scrollWidth <= it.clientWidth)") == [True] * 3


def test_tabs_lead_from_one_sheet_to_the_next(house: House) -> None:
    page = house.before(moments.late("base", 2, 40), size=(360, 640), touch=True)
    Robot(page).wait()
    tabs = page.locator("nav.tabs button")
    for at, name in ((1, "Others"), (2, "Score"), (3, "Log"), (4, "More")):
        tabs.nth(at).tap()
        expect(page.get_by_role("dialog")).to_have_count(1)
        expect(page.get_by_role("dialog", name=name, exact=True)).to_be_visible()
        expect(tabs.nth(at)).to_have_attribute("aria-current", "true")
    tabs.first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
