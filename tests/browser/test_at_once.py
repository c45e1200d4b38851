"""A tap is answered in its own frame: what was tapped is marked, and all that takes longer comes after it."""

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import CALM, Robot
from tests.browser.test_table import may_take

pytestmark = pytest.mark.xdist_group("browser_table")

TAP = """
async (selector) => {
  const [changes, sent] = [[], []];
  const note = ({ type, attributeName }) => changes.push(attributeName ?? type);
  const seen = new MutationObserver((list) => list.forEach(note));
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) { sent.push(JSON.parse(text).type); return send.call(this, text); };
  seen.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  document.querySelector(selector).click();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  seen.takeRecords().forEach(note);
  seen.disconnect();
  WebSocket.prototype.send = send;
  return { changes, sent };
}
"""
"""Clicks, and tells what has changed and what was sent before the browser can draw again."""


def tapped(page: Page, selector: str) -> dict[str, Any]:
    page.wait_for_function(CALM)
    found: dict[str, Any] = page.evaluate(TAP, selector)
    return found


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_tap_on_a_card_marks_it_and_nothing_else(house: House, size: tuple[int, int]) -> None:
    page = house.before(moments.find("base", may_take), size=size, touch=size == PHONE)
    robot = Robot(page)
    robot.wait()
    assert tapped(page, "[data-testid=hand] .card.playable button")["changes"] == ["aria-busy"]
    expect(page.get_by_test_id("confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".compose")).to_have_count(0)
    robot.wait()
    assert tapped(page, "[data-testid=clearing] li[data-card] button")["changes"] == ["aria-busy"]
    expect(page.get_by_test_id("looked")).to_be_visible()


def test_a_move_is_sent_in_the_tap_and_the_table_changes_with_the_answer(house: House) -> None:
    moment = moments.costing("base", 1)
    half = moments.payable(moment.game(), 1)[0]
    page = house.before(moment, size=PHONE, touch=True)
    robot = Robot(page, touch=True)
    robot.wait()
    hand = page.get_by_test_id("hand")
    hand.locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).tap()
    hand.locator(f"li:not([data-card={half[:4]}]) .card:not(.off) button").first.tap()
    expect(page.get_by_test_id("confirm")).to_be_enabled()
    found = tapped(page, "[data-testid=confirm]")
    assert found == {"changes": ["aria-busy"], "sent": ["move"]}
    robot.wait_past(moment.at)
    expect(page.locator("[aria-busy=true]")).to_have_count(0)


CLIPPED = """
() => {
  const room = document.querySelector('.compose .rules').getBoundingClientRect();
  const hand = document.querySelector('.hand-area').getBoundingClientRect();
  const lines = [...document.querySelectorAll('.compose .rules > p')].map((each) => each.getBoundingClientRect());
  const found = lines.filter((line) => line.top < room.top - 1 || line.bottom > Math.min(room.bottom, hand.top) + 1);
  return found.map((line) => `${Math.round(line.bottom - room.bottom)} px of ${Math.round(line.height)} px are hidden`);
}
"""
"""Lines of a card that is being paid for that are cut off."""


def may_play_much(game: Game) -> bool:
    """Whether a turn begins at which many cards can be played."""
    plays = [move for move in game.legal_moves() if move.verb == "play"]
    return game.prompt is not None and game.prompt.kind == "turn" and len(plays) >= 8


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de"), ((360, 640), "fr"), ((360, 640), "de")])
def test_what_a_card_does_can_be_read_while_it_is_paid_for(
    house: House, size: tuple[int, int], lang: str, edition: str
) -> None:
    page = house.before(moments.find(edition, may_play_much), size=size, touch=True, lang=lang)
    Robot(page, touch=True).wait()
    ways = page.locator("[data-testid=hand] .card.playable button:not([aria-disabled])")
    seen = []
    for number in range(ways.count()):
        ways.nth(number).tap()
        page.locator(".compose .rules").wait_for()
        page.wait_for_function(CALM)
        seen += [f"{page.locator('.compose h2').inner_text()}: {each}" for each in page.evaluate(CLIPPED)]
        page.keyboard.press("Escape")
        page.locator(".compose").wait_for(state="detached")
        page.wait_for_function(CALM)
    assert ways.count() > 0
    assert seen == []


def test_a_table_is_called_while_the_words_are_on_their_way(house: House) -> None:
    moment = moments.find("base", may_take)
    page = house.before(moment, size=PHONE, touch=True)
    Robot(page).wait()
    held: list[Route] = []
    page.route(re.compile(r"/assets/en-[^/]*\.js$"), lambda route: held.append(route))
    with page.expect_websocket() as line, page.expect_response(re.compile("/api/cards/base")):
        page.reload(wait_until="commit")
    assert line.value.url.endswith("/ws")
    expect(page.locator("main")).to_have_count(0)
    for each in held:
        each.continue_()
    page.unroute_all()
    Robot(page).wait()
    expect(page.get_by_test_id("hand")).to_be_visible()


def test_a_position_is_asked_about_once(house: House) -> None:
    page = house.before(moments.find("base", may_take), size=LAPTOP)
    heard: dict[str, int] = {"view": 0, "look": 0}

    def note(text: str | bytes) -> None:
        kind = json.loads(text)["type"]
        heard[kind] = heard.get(kind, 0) + 1

    page.on("websocket", lambda line: line.on("framereceived", note))
    page.reload()
    robot = Robot(page, 1)
    robot.play(4)
    assert 0 < heard["look"] <= heard["view"]


ASKED = """
() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('/api/'))
  .map(({ name, initiatorType }) => [new URL(name).pathname, initiatorType])
"""


@pytest.mark.parametrize("edition", ["base", "base+alpine"])
def test_what_a_table_needs_of_the_server_comes_with_its_scripts(house: House, edition: str) -> None:
    """Each thing is asked for once, by the header of the page: no script has to run first."""
    page = house.at_table(house.new_table(edition, ["random"]), size=PHONE, touch=True, lang="de")
    expect(page.get_by_test_id("hand")).to_be_visible()
    cards = f"/api/cards/{edition.replace('+', '%2B')}"
    assert sorted(page.evaluate(ASKED)) == [[cards, "link"], ["/api/editions", "link"]]
