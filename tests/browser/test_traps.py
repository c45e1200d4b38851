"""Where a finger goes astray: what explains does not act, what is shown is whole, a tap means what lies under it."""

import re

import pytest
from playwright.sync_api import Page, expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import CALM, Robot

pytestmark = pytest.mark.xdist_group("browser")

LOW = (360, 640)
LYING = (844, 390)
CHOOSE = "[data-testid=hand] .card button:not([aria-disabled])"
BEYOND = """
() => {
  const space = document.querySelector('[data-testid=forest] .space');
  const room = space.getBoundingClientRect();
  const scrolls = space.scrollHeight > space.clientHeight + 1;
  return [...space.querySelectorAll('.free')].map((place) => place.getBoundingClientRect()).filter((box) =>
    box.left < room.left - 1 || box.right > room.right + 1
    || (!scrolls && (box.top < room.top - 1 || box.bottom > room.bottom + 1))
  ).length;
}
"""
"""How many offered places are cut by an edge of the forest."""

FLIGHTS = """
() => {
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, options) {
    if (this.matches('.flight')) window.flown ??= new DOMMatrix(frames[0].transform).e;
    return animate.call(this, frames, options);
  };
}
"""
"""Notes from how far right the first card flies."""

WEIGHED = """
() => {
  const rows = [...document.querySelectorAll('.look .now li span')];
  return rows.length > 0 && rows.every((row) => row.innerText.trim() !== row.querySelector('b').innerText);
}
"""
"""Whether it is said where each half of the card that is looked at would go."""


@pytest.mark.parametrize("what", ["[data-testid=clock]", "[data-testid=clock] + .winters"], ids=["clock", "flakes"])
@pytest.mark.parametrize("size", [PHONE, LYING])
def test_clock_and_snowflakes_explain_winter_and_draw_nothing(house: House, size: tuple[int, int], what: str) -> None:
    moment = moments.costing("base", 1)
    link = house.table(moment)
    page = house.at_table(link, size=size, touch=True)
    Robot(page).wait()
    page.locator(what).tap()
    expect(page.get_by_role("dialog")).to_contain_text("The third ends the game at once.")
    assert len(house.log(link)) == moment.at


@pytest.mark.parametrize("size", [PHONE, LYING])
def test_a_refusal_leaves_the_draw_button_where_it_is(house: House, size: tuple[int, int]) -> None:
    """Whoever taps what can't be played finds drawing as before, and a tap beside the cards takes the refusal away."""
    page = house.before(moments.find("base", refuses), size=size, touch=True)
    Robot(page).wait()
    draw = page.get_by_test_id("deck")
    expect(draw).to_be_visible()
    page.locator("[data-testid=hand] .card:not(.playable) button").first.tap(force=True)
    expect(page.get_by_test_id("instead")).to_be_visible()
    expect(draw).to_be_visible()
    expect(draw).to_have_class(re.compile("gold"))
    page.get_by_test_id("forest").tap(position={"x": 4, "y": 4})
    expect(page.get_by_test_id("instead")).to_have_count(0)


def refuses(game: Game) -> bool:
    """Whether the seat may draw, and a card of its hand can't be played openly."""
    legal = {str(move) for move in game.legal_moves()}
    hand = game.view(game.state.seat).hand
    return "draw deck" in legal and any(not {f"play {card}a", f"play {card}b"} & legal for card in hand)


def test_enter_plays_what_was_put_together_by_mouse(house: House) -> None:
    moment = moments.costing("base", 1)
    half = moments.payable(moment.game(), 1)[0]
    link = house.table(moment)
    page = house.at_table(link)
    hand = page.get_by_test_id("hand")
    hand.locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    hand.locator("li:not(.own) .card.rest button").first.click()
    expect(page.get_by_test_id("confirm").first).to_be_enabled()
    page.keyboard.press("Enter")
    Robot(page).wait_past(moment.at)


def test_the_own_sheet_shows_the_whole_hand(house: House) -> None:
    link = house.table(moments.costing("base", 1))
    page = house.at_table(link, size=PHONE, touch=True)
    Robot(page).wait()
    view = house.view(link)
    page.locator(f"[data-seat='{view['me']}']").first.tap()
    expect(page.get_by_role("dialog").locator(".known li")).to_have_count(len(view["hand"]))


def test_a_tap_on_a_dweller_opens_it_on_a_phone(house: House) -> None:
    page = house.before(moments.late("base", 2, 60), size=PHONE, touch=True)
    Robot(page).wait()
    page.wait_for_function(CALM)
    place = page.locator("[data-testid=forest] li.side").first
    place.scroll_into_view_if_needed()
    name = place.locator("[role=img]").get_attribute("aria-label")
    box = place.bounding_box()
    assert name
    assert box
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    heading = page.get_by_role("dialog").get_by_role("heading").first
    expect(heading).to_be_visible()
    assert heading.inner_text().replace("\n", " ") in name


@pytest.mark.parametrize("size", [LAPTOP, PHONE, LYING])
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_no_place_that_is_offered_is_cut(house: House, edition: str, size: tuple[int, int]) -> None:
    page = house.before(moments.late(edition, 2, 60), size=size, touch=size != LAPTOP)
    Robot(page).wait()
    for number in range(page.locator(CHOOSE).count()):
        choose(page, number)
        assert page.evaluate(BEYOND) == 0, number
        page.keyboard.press("Escape")
        page.wait_for_function(CALM)


def choose(page: Page, number: int) -> None:
    page.locator(CHOOSE).nth(number).click(force=True)
    page.wait_for_function(CALM)


def clearing_and_hosts(game: Game) -> bool:
    """Whether a turn begins with a full clearing, and hosts in the own forest."""
    hosts = game.state.forests[game.state.seat].keys
    return moments.may_draw_two(game) and len(game.state.clearing) >= 4 and len(hosts) >= 1


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("size", [PHONE, LOW, LYING])
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_what_a_card_would_bring_is_in_sight(house: House, edition: str, size: tuple[int, int], lang: str) -> None:
    page = house.before(moments.find(edition, clearing_and_hosts), size=size, touch=True, lang=lang)
    Robot(page).wait()
    cards = page.locator("[data-testid=clearing] li[data-card] button")
    for number in range(cards.count()):
        if number:
            page.locator(".look .acts button").nth(1).tap()
        else:
            cards.first.tap()
        page.wait_for_function(WEIGHED)
        page.wait_for_function(CALM)
        foot = page.locator(".look .acts").bounding_box()
        assert foot
        for row in page.locator(".look .now li").all():
            box = row.bounding_box()
            assert box
            assert box["y"] + box["height"] <= foot["y"], number


def test_a_payment_can_be_played_before_the_next_frame(house: House) -> None:
    """Whoever is quicker than a slow phone draws finds the button that waits for the last card of the payment awake."""
    moment = moments.costing("base", 1)
    half = moments.payable(moment.game(), 1)[0]
    page = house.before(moment)
    hand = page.get_by_test_id("hand")
    hand.locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()
    play = page.get_by_test_id("confirm").first.bounding_box()
    payment = hand.locator("li:not(.own) .card.rest button").first.bounding_box()
    assert play
    assert payment
    page.wait_for_function(CALM)
    page.evaluate("() => { window.requestAnimationFrame = () => 0; }")
    page.mouse.click(payment["x"] + 20, payment["y"] + 60)
    page.mouse.click(play["x"] + play["width"] / 2, play["y"] + play["height"] / 2)
    Robot(page).wait_past(moment.at)


def twins(game: Game) -> bool:
    """Whether two cards that look alike may be taken from the clearing."""
    clearing = game.state.clearing
    return moments.may_draw_two(game) and len(set(clearing)) < len(clearing)


@pytest.mark.parametrize("which", [0, 1])
def test_of_two_equal_cards_the_one_that_was_tapped_flies(house: House, which: int) -> None:
    moment = moments.find("base", twins)
    page = house.before(moment, motion=True)
    Robot(page).wait()
    clearing = moment.game().view(moment.seat).clearing
    twin = next(card for card in clearing if clearing.count(card) > 1)
    card = page.get_by_test_id("clearing").locator(f"li[data-card={twin}]").nth(which)
    box = card.bounding_box()
    assert box
    page.evaluate(FLIGHTS)
    card.dblclick()
    page.wait_for_function("() => window.flown")
    assert page.evaluate("() => window.flown") == pytest.approx(box["x"], abs=12)
