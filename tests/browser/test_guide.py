"""The guided game never covers what it speaks of, and says one thing at a time."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

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
