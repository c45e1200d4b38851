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
