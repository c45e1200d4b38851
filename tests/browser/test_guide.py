"""The guided game never covers what it speaks of, says one thing at a time, and has a last word."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import PHONE, House
from tests.browser.robot import CALM, Robot

pytestmark = pytest.mark.xdist_group("browser")

STEPS = re.findall(r"\bid: '(\w+)'", (Path(__file__).parents[2] / "web/src/learn/steps.ts").read_text())
SIZES = [(360, 640), (390, 844), (844, 390), (768, 1024), (1366, 768)]
COVERED = """
() => {
  const coach = document.querySelector('[data-testid=coach]');
  const box = coach.getBoundingClientRect();
  const places = {
    hand: '[data-testid=hand] li', prompt: '[data-testid=prompt]', forest: '[data-testid=forest] [data-slot=host]',
    clearing: '[data-testid=clearing] li[data-card]', deck: '[data-testid=deck]', others: '[data-seat]',
  };
  const shown = (each) => {
    for (let at = each.parentElement; at; at = at.parentElement)
      if (['auto', 'scroll', 'hidden'].includes(getComputedStyle(at).overflowX)) return at.getBoundingClientRect();
    return new DOMRect(0, 0, innerWidth, innerHeight);
  };
  return [...document.querySelectorAll(places[coach.dataset.about])].filter((each) => {
    const [it, room] = [each.getBoundingClientRect(), shown(each)];
    const [left, right] = [Math.max(it.left, room.left), Math.min(it.right, room.right)];
    const [top, bottom] = [Math.max(it.top, room.top), Math.min(it.bottom, room.bottom)];
    return left < right && top < bottom
      && left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1;
  }).map(() => `${coach.dataset.about}: ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
}
"""
"""What the guide speaks of and lies over."""


@pytest.mark.parametrize(("size", "lang"), [(size, lang) for size in SIZES for lang in ("de", "fr")])
def test_it_never_lies_over_what_it_speaks_of(house: House, size: tuple[int, int], lang: str) -> None:
    assert len(STEPS) > 10
    link = house.table(moments.late("base", 2, 60))
    page = house.at_table(link, size=size, touch=size[0] < 900, lang=lang)
    Robot(page).wait()
    told = [{"id": step, "seq": 0, "args": {"species": "Rosskastanie"}} for step in STEPS]
    page.evaluate("([key, told]) => sessionStorage.setItem(key, told)", [f"spinney.guide.{link.id}", json.dumps(told)])
    page.goto(f"{house.server.base_url}/t/{link.id}?guide=1")
    coach = page.get_by_test_id("coach")
    coach.wait_for()
    page.evaluate("document.fonts.ready.then(() => true)")
    Robot(page).wait()
    found = []
    for step in reversed(STEPS):
        page.wait_for_function(CALM)
        found += [f"{step} lies over {each}" for each in page.evaluate(COVERED)]
        if step != STEPS[0]:
            coach.locator(".step").first.click()
    assert not found, "\n".join(found)


def told_so_far(house: House, steps: list[str], size: tuple[int, int], moves_left: int = 60) -> Page:
    """A table whose guide has told these steps."""
    link = house.table(moments.late("base", 2, moves_left))
    page = house.at_table(link, size=size, touch=size[0] < 900)
    told = json.dumps([{"id": step, "seq": 10**6, "args": {"species": "Birch"}} for step in steps])
    page.evaluate("([key, told]) => sessionStorage.setItem(key, told)", [f"spinney.guide.{link.id}", told])
    page.goto(f"{house.server.base_url}/t/{link.id}?guide=1")
    page.get_by_test_id("coach").wait_for()
    Robot(page).wait()
    page.wait_for_function(CALM)
    return page


@pytest.mark.parametrize("size", [(1100, 700), (1366, 768), (1920, 1080), (844, 390)])
def test_it_stands_clear_of_what_is_being_paid(house: House, size: tuple[int, int]) -> None:
    page = told_so_far(house, [step for step in STEPS if step not in ("limit", "bonus")] + ["bonus"], size)
    page.locator("[data-testid=hand] button").first.click()
    page.locator(".side-compose").wait_for()
    coach, paid = page.get_by_test_id("coach").bounding_box(), page.locator(".side-compose").bounding_box()
    assert coach
    assert paid
    assert coach["x"] >= 0
    assert coach["x"] + coach["width"] <= paid["x"]
    assert coach["y"] >= 0


def test_a_second_tap_does_not_fall_through(house: House) -> None:
    """From the clearing to the forest the guide moves up: what lay under it is no button for a moment."""
    page = told_so_far(house, ["welcome", "clearing", "worth"], (360, 640))
    coach = page.get_by_test_id("coach")
    coach.get_by_role("button", name="Back").tap()
    expect(coach).to_have_attribute("data-about", "clearing")
    page.wait_for_timeout(800)
    button = coach.get_by_role("button", name="Next").bounding_box()
    assert button
    x, y = button["x"] + button["width"] / 2, button["y"] + button["height"] / 2
    page.touchscreen.tap(x, y)
    expect(coach).to_have_attribute("data-about", "forest")
    below = "([x, y]) => document.elementFromPoint(x, y).closest('[data-testid], button')?.outerHTML ?? null"
    assert page.evaluate(below, [x, y]) is None
    page.wait_for_function(f"([x, y]) => ({below})([x, y]) !== null", arg=[x, y])


@pytest.mark.parametrize("size", [(360, 640), PHONE, (844, 390), (768, 1024)])
def test_it_makes_room_while_a_place_is_chosen(house: House, size: tuple[int, int]) -> None:
    """Whoever plays a card has read it: it becomes a small sign, beside all that can be tapped, that opens it again."""
    page = told_so_far(house, [step for step in STEPS if step != "limit"], size)
    coach = page.get_by_test_id("coach")
    expect(coach.get_by_role("heading")).to_be_visible()
    page.locator("[data-testid=hand] button").first.tap()
    expect(page.locator("[data-testid=confirm]:visible").first).to_be_visible()
    fold = coach.get_by_role("button", name="Show the guide")
    expect(fold).to_be_visible()
    page.wait_for_function(CALM)
    under = page.evaluate(
        """() => {
          const box = document.querySelector('[data-testid=coach]').getBoundingClientRect();
          const rows = '[data-testid=clearing] li, [data-testid=hand] li';
          const taps = `[data-testid=forest] [data-slot], ${rows}, .compose *, .acts *`;
          const isUnder = (it) => it.width && it.left < box.right && it.right > box.left
            && it.top < box.bottom && it.bottom > box.top;
          return [...document.querySelectorAll(taps)].filter((each) => isUnder(each.getBoundingClientRect()))
            .map((each) => each.outerHTML.slice(0, 80));
        }"""
    )
    assert not under
    fold.tap()
    expect(coach.get_by_role("heading")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), PHONE, (768, 1024)])
def test_its_sign_stands_beside_the_last_move(house: House, size: tuple[int, int]) -> None:
    page = told_so_far(house, ["welcome", "turn"], size)
    page.get_by_test_id("coach").get_by_role("button", name="Minimise the guide").tap()
    page.get_by_test_id("coach").get_by_role("button", name="Show the guide").wait_for()
    page.wait_for_function(CALM)
    sign, said = page.get_by_test_id("coach").bounding_box(), page.locator(".last .pill").first.bounding_box()
    assert sign
    assert said
    assert sign["x"] + sign["width"] <= said["x"]
    assert abs(sign["y"] + sign["height"] / 2 - said["y"] - said["height"] / 2) < 24


@pytest.mark.parametrize("size", [(360, 640), PHONE])
def test_its_buttons_keep_their_place(house: House, size: tuple[int, int]) -> None:
    told = [step for step in STEPS if step != "worth"]
    page = told_so_far(house, told, size)
    coach = page.get_by_test_id("coach")
    seen = set()
    for _ in told:
        page.wait_for_function(CALM)
        box = coach.locator(".step").last.bounding_box()
        assert box
        seen.add((round(box["x"]), round(box["y"])))
        coach.locator(".step").first.click(force=True)
    assert len(seen) == 1


def test_a_ring_shows_what_it_speaks_of(house: House) -> None:
    page = told_so_far(house, ["welcome", "turn", "cards"], (360, 640))
    coach, ringed = page.get_by_test_id("coach"), page.locator("[data-told]")
    expect(page.locator("[data-testid=hand] li:first-child .coin[data-told]").first).to_be_visible()
    coach.get_by_role("button", name="Back").tap()
    expect(ringed).to_have_count(1)
    expect(ringed).to_have_attribute("data-testid", "prompt")
    coach.get_by_role("button", name="Minimise the guide").tap()
    expect(ringed).to_have_count(0)


def test_it_says_what_it_waits_for(house: House) -> None:
    """Where nothing is asked one plays on; whoever looks at the other forest, as the guide asks, can go on."""
    early = [step for step in STEPS if step not in ("others", "clock", "winter", "last")]
    page = told_so_far(house, early, (1366, 768), moves_left=200)
    coach = page.get_by_test_id("coach")
    onward = coach.get_by_role("button", name="Next")
    onward.click()
    expect(coach).to_contain_text("tap its name to see it")
    expect(onward).to_be_disabled()
    page.locator("[data-seat]").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    onward.click()
    expect(coach).to_contain_text("The winter clock")
    expect(onward).to_be_disabled()
    expect(coach).to_contain_text("Play on: the next step comes at the right moment.")


def test_one_step_for_each_turn(house: House) -> None:
    """What answers itself on the way (a hand that is kept, a card that is drawn) tells no step."""
    page = house.open("/learn", size=PHONE, touch=True, asks=False)
    page.get_by_role("button", name="Start the guided game").tap()
    told = page.get_by_test_id("coach").get_by_role("heading")
    prompt = page.locator("[data-testid=prompt][data-kind=turn]")
    prompt.wait_for()
    Robot(page).wait()
    expect(told).to_have_text("Welcome to the forest")
    page.locator("[data-testid=hand] button").filter(has_text="Birch").first.tap()
    page.get_by_test_id("confirm").tap()
    expect(told).to_have_text("One thing each turn")
    prompt.wait_for()
    steps = page.evaluate(
        "() => JSON.parse(Object.entries({...sessionStorage}).find(([key]) => key.startsWith('spinney.guide.'))[1])"
    )
    assert [step["id"] for step in steps] == ["welcome", "turn"]


@pytest.mark.parametrize("size", [PHONE, (600, 960), (844, 390)], ids=["phone", "tablet", "lying"])
def test_it_does_not_lie_over_what_was_opened(house: House, size: tuple[int, int]) -> None:
    link = house.table(moments.late("base", 2, 60))
    page = house.at_table(link, size=size, touch=True)
    page.goto(f"{house.server.base_url}/t/{link.id}?guide=1")
    coach = page.get_by_test_id("coach")
    expect(coach).to_be_visible()
    Robot(page).wait()
    page.get_by_role("button", name="More", exact=True).first.tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(coach).to_have_count(0)
    page.keyboard.press("Escape")
    expect(coach).to_be_visible()


def test_nothing_else_speaks_up_beside_it(house: House) -> None:
    """At pace "at once" a phone tells by itself what the others did; where a guide speaks, that would lie under it."""
    link = house.table(moments.late("base", 3, 60))
    page = house.at_table(link, size=(360, 640), touch=True)
    strip = page.get_by_test_id("since-strip")
    expect(strip).to_be_visible()
    page.goto(f"{house.server.base_url}/t/{link.id}?guide=1")
    expect(page.get_by_test_id("coach")).to_be_visible()
    Robot(page).wait()
    expect(strip).to_have_count(0)


# -- the last word ------------------------------------------------------------------------------------------------


def test_a_guided_game_to_its_end(house: House) -> None:
    """A whole game on a small phone: each step is told once, and after the end what to do next."""
    page = house.open("/learn", size=(360, 640), touch=True, asks=False)
    page.get_by_role("button", name="Start the guided game").tap()
    page.get_by_test_id("coach").wait_for()
    Robot(page, seed=2, hurry=0.6, touch=True).play_to_the_end()
    steps = page.evaluate(
        "() => JSON.parse(Object.entries({...sessionStorage}).find(([key]) => key.startsWith('spinney.guide.'))[1])"
    )
    told = [step["id"] for step in steps]
    assert len(told) == len(set(told)) > 8
    farewell = page.get_by_test_id("farewell")
    expect(farewell).to_contain_text("You have grown your first forest")
    page.reload()
    page.locator("main.finish tfoot td").first.wait_for()
    expect(farewell).to_have_count(0)


def at_the_end(house: House, size: tuple[int, int], **rest: Any) -> Page:
    """The score sheet of a guided game."""
    link = house.table(moments.last_draw("base"))
    page = house.open("/rules", seat=link, size=size, touch=size[0] < 900, **rest)
    page.goto(f"{house.server.base_url}/t/{link.id}?guide=1")
    page.get_by_test_id("coach").locator("header button").first.click()  # it may lie over the deck
    page.get_by_test_id("deck").click()
    page.locator("main.finish tfoot td").first.wait_for()
    return page


@pytest.mark.parametrize(("size", "lang"), [(size, lang) for size in SIZES for lang in ("de", "fr")])
def test_its_last_word_lies_over_nothing(house: House, size: tuple[int, int], lang: str) -> None:
    """It speaks of the bars above it, and names three ways on; all of it is seen, and none of it lies over the bars."""
    page = at_the_end(house, size, lang=lang)
    farewell = page.get_by_test_id("farewell")
    farewell.wait_for()
    box, bars = farewell.bounding_box(), page.locator("main.finish .sources").bounding_box()
    assert box
    assert bars
    assert bars["y"] + bars["height"] <= box["y"]
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    links = farewell.get_by_role("link")
    assert [link.get_attribute("href") for link in links.all()] == ["/", "/friends", "/pad"]
    for link in links.all():
        link.scroll_into_view_if_needed()
        link.click(trial=True)
        words = link.locator("span").bounding_box()
        assert words
        assert words["x"] + words["width"] <= size[0]


def test_its_last_word_can_be_closed_and_leads_on(house: House) -> None:
    page = at_the_end(house, PHONE)
    farewell = page.get_by_test_id("farewell")
    farewell.get_by_role("button", name="Close the guide").tap()
    expect(farewell).to_have_count(0)
    other = at_the_end(house, PHONE)
    other.get_by_test_id("farewell").get_by_role("link", name="Play with friends").tap()
    other.wait_for_url("**/friends")


def test_a_guide_that_was_closed_stays_closed(house: House) -> None:
    link = house.table(moments.last_draw("base"))
    page = house.at_table(link)
    page.goto(f"{house.server.base_url}/t/{link.id}?guide=1")
    coach = page.get_by_test_id("coach")
    coach.get_by_role("button", name="Close the guide").click()
    expect(coach).to_have_count(0)
    page.reload()
    page.get_by_test_id("deck").click()
    page.locator("main.finish tfoot td").first.wait_for()
    expect(coach).to_have_count(0)
    expect(page.get_by_test_id("farewell")).to_have_count(0)
