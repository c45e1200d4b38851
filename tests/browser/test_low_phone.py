"""What is told and asked on phones with little room is whole: nothing is cut off, nothing out of reach."""

import pytest
from playwright.sync_api import expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import CALM, Robot

pytestmark = pytest.mark.xdist_group("browser")

LOW = (360, 640)
LYING = (844, 390)
SIZES = [LOW, LYING]
CUT = """
(selector) => [...document.querySelectorAll(selector)]
  .filter((each) => each.scrollHeight > each.clientHeight + 2 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.innerText)
"""


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize("size", SIZES, ids=["low", "lying"])
def test_moves_of_the_others_are_told_whole(house: House, size: tuple[int, int], lang: str) -> None:
    """In the strip that comes by itself, and in the line of the last move."""
    for left in (40, 80):
        page = house.before(moments.late("dartmoor", 3, left), size=size, touch=True, lang=lang)
        Robot(page).wait()
        page.get_by_test_id("since-strip").wait_for()
        page.wait_for_function(CALM)
        assert page.evaluate(CUT, "[data-testid=since-strip] .text") == []
        page.wait_for_function(f"() => !({CUT})('[data-testid=last-move] .text').length")


@pytest.mark.parametrize("lang", ["de", "fr"])
@pytest.mark.parametrize(
    ("edition", "kind"), [("base", "free"), ("base", "cave"), ("dartmoor", "use"), ("base", "dig")]
)
def test_questions_are_whole_on_a_low_phone(house: House, edition: str, kind: str, lang: str) -> None:
    """In three lines at most, and large enough to be read; what answers them stays where it was."""
    page = house.before(moments.before(edition, kind), size=LOW, touch=True, lang=lang)
    Robot(page).wait()
    page.wait_for_function(f"() => !({CUT})('[data-testid=prompt] .line').length")
    prompt = page.get_by_test_id("prompt")
    assert float(prompt.locator(".line").evaluate("(line) => parseFloat(getComputedStyle(line).fontSize)")) > 12.5
    for box in prompt.locator("button").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().toJSON())"):
        assert box["width"] >= 44
        assert box["right"] <= LOW[0]
    hand = page.get_by_test_id("hand").bounding_box()
    bar = prompt.bounding_box()
    assert hand
    assert bar
    assert bar["y"] + bar["height"] <= hand["y"] + 1


def fills_the_cave(game: Game) -> bool:
    """Any cards of a hand of eight may go into the cave."""
    if game.prompt is None or game.prompt.kind != "cave" or game.prompt.details["from"] != "hand":
        return False
    return len(game.view(game.state.seat).hand) == 8


@pytest.mark.parametrize("size", [LOW, (390, 844), LYING], ids=["low", "phone", "lying"])
def test_who_fills_the_cave_sees_the_whole_hand(house: House, size: tuple[int, int]) -> None:
    """And how many cards are chosen."""
    page = house.before(moments.find("base", fills_the_cave, 64), size=size, touch=True)
    Robot(page).wait()
    cards = page.get_by_test_id("hand").locator(".card")
    expect(cards).to_have_count(8)
    for at in range(8):
        expect(cards.nth(at)).to_be_in_viewport(ratio=1)
    for at in (0, 7):
        cards.nth(at).locator("button").tap()
    expect(page.get_by_test_id("confirm")).to_have_text("Into the cave2")
