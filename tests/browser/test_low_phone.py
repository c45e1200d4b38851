"""What is told and asked on phones with little room is whole: nothing is cut off, nothing out of reach."""

import pytest

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
@pytest.mark.parametrize(("edition", "kind"), [("base", "free"), ("base", "cave"), ("dartmoor", "use"), ("base", "dig")])
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
