"""An owner checks three cards, plays a table with them, and only that; a solo game is scored on the pad."""

import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import Robot
from tests.browser.test_access import check

pytestmark = pytest.mark.xdist_group("browser_pad")

SHOTS = os.environ.get("SPINNEY_SHOTS", "")
"""A folder for pictures, for whoever wants to see what was tried."""


def shoot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"))


def check_three_cards(page: Page) -> None:
    """Two are as we think, the third shows another symbol."""
    asked = page.get_by_test_id("card-check")
    for number in range(3):
        asked.wait_for()
        heading = asked.locator("h2").inner_text()
        if number < 2:
            asked.locator(".btn.main").click()
        else:
            asked.locator(".btn").nth(1).click()
            asked.locator("[role=radiogroup]").last.locator("[aria-checked=false]").first.click()
            shoot(page, "check-differs")
            asked.locator(".btn.main").click()
        expect(asked.locator("h2")).not_to_have_text(heading)
    expect(page.locator(".found li")).to_have_count(3)


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "de"), (LAPTOP, "en")])
def test_three_cards_are_corrected_and_played_with(house: House, size: tuple[int, int], lang: str) -> None:
    page = house.open("/check", size=size, touch=size == PHONE, lang=lang)
    check_three_cards(page)
    switch = page.locator(".file").get_by_role("switch")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    shoot(page, f"check-file-{lang}")
    check(page)
    page.goto(house.server.base_url + "/")
    page.locator("input[type=radio][value=base]").check(force=True)
    expect(page.get_by_test_id("own-box")).to_have_count(0)
    page.locator("input[type=radio][value=dartmoor]").check(force=True)
    expect(page.get_by_test_id("own-box").get_by_role("switch")).to_have_attribute("aria-checked", "true")
    shoot(page, f"home-own-box-{lang}")
    check(page)
    page.locator(".go").click()
    page.get_by_test_id("table").wait_for()
    table = re.sub(r".*/t/", "", page.url)
    link = house.link_of(page, table)
    assert house.view(link)["options"]["correction"]["seen"] == 3
    Robot(page, seed=1, hurry=0.2).play(12)
    shoot(page, f"table-own-box-{lang}")
    page.goto(house.server.base_url + "/")
    page.get_by_test_id("own-box").get_by_role("switch").click()
    page.locator(".go").click()
    page.get_by_test_id("table").wait_for()
    other = house.link_of(page, re.sub(r".*/t/", "", page.url))
    assert "correction" not in house.view(other)["options"]


def test_who_comes_to_such_a_table_is_told(house: House) -> None:
    page = house.open("/check")
    check_three_cards(page)
    page.locator(".file").get_by_role("switch").click()
    page.goto(house.server.base_url + "/friends")
    page.locator("input[type=radio][value=dartmoor]").check(force=True)
    expect(page.get_by_test_id("own-box").get_by_role("switch")).to_have_attribute("aria-checked", "true")
    shoot(page, "friends-own-box")
    page.locator(".foot .btn.main").click()
    expect(page.get_by_test_id("corrected-box")).to_contain_text("3 cards.")
    friend = house.open(re.sub(house.server.base_url, "", page.url), size=PHONE, touch=True, lang="fr", player="f" * 48)
    expect(friend.get_by_test_id("corrected-box")).to_contain_text("3 cartes")
    shoot(friend, "lobby-own-box-fr")


def test_boxes_are_chosen_for_the_pad_by_their_switches(house: House) -> None:
    """Inside of a form, where a button that says nothing else would send it."""
    page = house.open("/pad", size=PHONE, touch=True)
    page.locator("input[type=radio][value=base]").check(force=True)
    for name in ("Alpine", "Woodland Edge"):
        page.get_by_role("switch", name=name).click()
    shoot(page, "pad-setup-boxes")
    page.locator("form .btn.main").click()
    page.locator("main.pad").wait_for()
    expect(page.locator("main.pad header p")).to_contain_text("Alpine + Woodland Edge")


@pytest.mark.parametrize(("size", "lang"), [(PHONE, "fr"), (LAPTOP, "en")])
def test_a_solo_game_is_scored_with_its_medal(house: House, size: tuple[int, int], lang: str) -> None:
    page = house.open("/pad", size=size, touch=size == PHONE, lang=lang)
    page.locator("input[type=radio][value=dartmoor]").check(force=True)
    page.locator("form").get_by_role("switch").click()
    page.locator("form select").select_option(value="14")
    expect(page.locator("form li input")).to_have_count(1)
    shoot(page, f"pad-solo-setup-{lang}")
    check(page)
    page.locator("form .btn.main").click()
    page.locator("main.pad").wait_for()
    page.evaluate(
        """() => { const kept = JSON.parse(localStorage['spinney.pad']); kept.table.forests[0].cave = 160;
                   localStorage['spinney.pad'] = JSON.stringify(kept); }"""
    )
    page.goto(house.server.base_url + "/pad?show=result")
    told = page.get_by_test_id("pad-solo")
    expect(told).to_contain_text(re.compile("bronze", re.I))
    expect(told).to_contain_text("14")
    shoot(page, f"pad-solo-result-{lang}")
    check(page)


def test_somebody_says_what_numbers_do_not_tell(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    forest = {"name": "Ana", "cave": 99, "hosts": [], "quick": {"counts": {"universal_moor": 60}, "answers": {}}}
    table = {
        "format": "spinney.forests/1", "edition": "dartmoor", "options": {"solo": True, "challenge": 15},
        "forests": [forest],
    }  # fmt: skip
    kept = {"table": table, "undo": [], "seat": 0, "host": None, "asked": [], "less": [False], "started": 1}
    page.evaluate("(kept) => { localStorage['spinney.pad'] = kept }", json.dumps(kept))
    page.goto(house.server.base_url + "/pad?show=result")
    told = page.get_by_test_id("pad-solo")
    expect(told).to_contain_text("No medal this time")
    told.get_by_role("switch").click()
    expect(told).not_to_contain_text("No medal this time")
    shoot(page, "pad-solo-numbers")
