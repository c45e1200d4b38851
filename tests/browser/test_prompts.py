"""Every kind of decision of both games, answered through the page."""

import pytest
from playwright.sync_api import expect

from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.moments import Moment
from tests.browser.robot import Robot
from tests.engine.walks import PROMPTS
from tests.server.machines import SOAK

pytestmark = pytest.mark.xdist_group("browser_table")

ANSWERS = {
    "mulligan": ("keep", "mulligan"),
    "draft": ("draft",),
    "turn": ("draw", "play", "sapling"),
    "second": ("draw",),
    "place": ("on", "join"),
    "pay": ("pay",),
    "use": ("use",),
    "free": ("place",),
    "dig": ("play", "sapling"),
    "take": ("take",),
    "cave": ("cave",),
    "face_down": ("lay",),
    "discard": ("discard",),
    "keep": ("keep",),
}
"""What may be done where each kind of decision is due; to say no is no answer here."""
SOURCES = {
    ("base", "use"): ("effect", "bonus", "permanent"),
    ("dartmoor", "use"): ("effect", "bonus", "permanent"),
}
FROM = {("base", "free"): ("hand",), ("dartmoor", "free"): ("hand", "clearing")}
CASES = [
    (edition, kind, detail)
    for edition in ("base", "dartmoor")
    for kind in sorted(PROMPTS[edition])
    for detail in SOURCES.get((edition, kind), FROM.get((edition, kind), ("",)))
]
DEVICES = [LAPTOP, PHONE] if SOAK else [LAPTOP]


def moment_before(edition: str, kind: str, detail: str) -> Moment:
    if not detail:
        return moments.before(edition, kind)
    return moments.before(edition, kind, **{"source" if kind == "use" else "from": detail})


@pytest.mark.parametrize("size", DEVICES, ids=lambda size: f"{size[0]}px")
@pytest.mark.parametrize(("edition", "kind", "detail"), CASES)
def test_a_decision_of_each_kind(house: House, edition: str, kind: str, detail: str, size: tuple[int, int]) -> None:
    moment = moment_before(edition, kind, detail)
    link = house.table(moment)
    touch = size == PHONE
    page = house.at_table(link, size=size, touch=touch)
    robot = Robot(page, seed=moment.at, shy=0, touch=touch)
    shown = robot.step()
    assert shown.kind == kind or (touch and shown.kind == "composing")
    assert house.log(link)[moment.at].split()[0] in ANSWERS[kind]


def test_a_hand_that_can_only_be_shown(house: House) -> None:
    moment = moments.show()
    link = house.table(moment)
    robot = Robot(house.at_table(link), shy=0)
    robot.step()
    assert robot.step().kind == "discard"
    assert [move.split()[0] for move in house.log(link)[moment.at :][:2]] == ["show", "discard"]


def test_what_a_card_face_down_is(house: House) -> None:
    """The sheet of a card that is laid face down says what it will be."""
    moment = moments.only_face_down()
    page = house.at_table(house.table(moment), size=PHONE, touch=True)
    page.get_by_test_id("hand").locator("li button").first.tap(force=True)
    page.get_by_test_id("instead").tap()
    expect(page.locator(".compose")).to_contain_text("Counts as a tree, but shows no symbol")


def test_a_full_hand_with_nothing_to_play_openly(house: House) -> None:
    moment = moments.only_face_down()
    link = house.table(moment)
    page = house.at_table(link)
    expect(page.get_by_test_id("prompt")).to_contain_text("Your hand is full")
    assert Robot(page, shy=0).step().kind == "turn"
    assert house.log(link)[moment.at].split()[0] == "sapling"


@pytest.mark.parametrize(("edition", "kind"), [("base", "free"), ("base", "dig"), ("dartmoor", "take")])
def test_saying_no(house: House, edition: str, kind: str) -> None:
    moment = moments.before(edition, kind)
    link = house.table(moment)
    page = house.at_table(link)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", kind)
    page.get_by_test_id("skip").click()
    Robot(page).wait_past(moment.at)
    assert house.log(link)[moment.at] in ("skip", "stop")


def test_taking_back(house: House) -> None:
    """What was put together goes first, then what was played."""
    moment = moments.costing("base", 1)
    link = house.table(moment)
    page = house.at_table(link)
    half = moments.payable(moment.game(), 1)[0]
    hand = page.get_by_test_id("hand")
    hand.locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("confirm")).to_have_count(0)
    assert len(house.log(link)) == moment.at


@pytest.mark.parametrize("size", [LAPTOP, PHONE, (844, 390)], ids=lambda size: f"{size[0]}px")
def test_a_play_that_is_not_whole_says_what_is_missing(house: House, size: tuple[int, int]) -> None:
    moment = moments.costing("base", 1)
    link = house.table(moment)
    page = house.at_table(link, size=size, touch=size != LAPTOP)
    Robot(page).wait()
    half = moments.payable(moment.game(), 1)[0]
    page.get_by_test_id("hand").locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    confirm = page.locator("[data-testid=confirm]:visible").last
    confirm.click(force=True)
    expect(page.get_by_text("One more card to pay.").locator("visible=true").first).to_be_visible()
    expect(confirm).to_be_disabled()
    assert len(house.log(link)) == moment.at
