"""A game alone on a phone and on a laptop: a challenge is chosen, the automa is told, a medal is won."""

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from spinney.arena.match import play_match
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.moments import Moment
from tests.browser.robot import Robot

pytestmark = pytest.mark.xdist_group("browser_table")


@cache
def nearly_won() -> Moment:
    """A solo game of a bot that ends with a medal, a few moves before that."""
    for seed in range(20):
        game = play_match("dartmoor", ["player"], seed, {"solo": True, "challenge": 1})
        if game.outcome and game.outcome.medal:
            return Moment(game.record(), game.seq - 10, 0)
    raise AssertionError("the bot wins no medal: take other seeds")


@pytest.mark.parametrize(
    ("size", "lang", "title", "says"),
    [(LAPTOP, "en", "Forest Gliders", "Anna: "), (PHONE, "de", "Waldsegler", "Anna: ")],
)
def test_a_challenge_is_chosen_and_the_automa_told(
    house: House, size: tuple[int, int], lang: str, title: str, says: str
) -> None:
    page = house.open("/solo", size=size, touch=size == PHONE, lang=lang)
    page.locator("[data-challenge='5']").click()
    expect(page.locator("[data-challenge='5']")).to_contain_text(title)
    page.get_by_test_id("play-alone").click()
    page.get_by_test_id("table").wait_for()
    robot = Robot(page, seed=1, hurry=0.3)
    while says not in page.get_by_test_id("last-move").inner_text():
        robot.step()
    if size == PHONE:
        page.get_by_test_id("challenge").click()
    expect(page.get_by_test_id("solo").last).to_contain_text(title)
    expect(page.get_by_test_id("automa").last).to_contain_text(says)
    expect(page.get_by_test_id("solo").last).to_contain_text(re.compile(r"\b0 \w+ 7\b"))


def test_a_medal_stands_on_the_score_sheet(house: House) -> None:
    link = house.table(nearly_won())
    page = house.at_table(link)
    Robot(page, seed=1, hurry=0.5).play_to_the_end()
    result = house.server.record(link.id)["result"]
    told = page.get_by_test_id("solo-outcome")
    expect(told).to_contain_text("Water Strider")
    expect(told).to_contain_text(f"{result['medal'].title()}!" if result["medal"] else "No medal this time")
    expect(page.locator("main.finish tfoot td").first).to_have_text(str(result["totals"][0]))
    expect(page.locator(".again")).to_have_text("Play again")
