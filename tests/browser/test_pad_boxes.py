"""The score pad with more boxes: shrubs, a species that two boxes print, and what long names do to a list."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, House
from tests.browser.test_sizes import check as fits

pytestmark = pytest.mark.xdist_group("browser_pad")

BOXES = "base+alpine+woodland_edge"


def opened(house: House, forest: dict[str, Any], kind: str = "forests", **rest: Any) -> Page:
    """The pad on a phone with a forest from a file."""
    page = house.open("/pad", size=PHONE, touch=True, **rest)
    table = {"format": f"spinney.{kind}/1", "edition": BOXES, "forests": [{"name": "Ana", "cave": 0, **forest}]}
    file: Any = {"name": "table.json", "mimeType": "application/json", "buffer": json.dumps(table).encode()}
    page.locator("input[type=file]").set_input_files(file)
    page.locator("main.pad").wait_for()
    return page


def test_a_list_of_other_cards_begins_with_the_first_one(house: House) -> None:
    page = opened(house, {"hosts": [{"species": "oak"}]})
    page.locator("button.add").tap()
    page.locator(".tiles [data-species=stone_pine]").tap()
    expect(page.locator("button.free.top")).to_be_visible()
    assert page.locator(".tiles").evaluate("it => it.scrollTop") == 0


def test_a_card_that_two_boxes_print_names_them(house: House) -> None:
    page = opened(house, {"hosts": [{"species": "elderberry", "left": ["squeaker@horse_chestnut"]}]})
    page.locator(".strip li button").first.tap()
    page.get_by_role("button", name="Squeaker, left").tap()
    expect(page.get_by_role("radio", name="Forest Shuffle")).to_be_checked()
    page.locator(".sheet").get_by_text("Woodland Edge", exact=True).tap()
    expect(page.get_by_role("radio", name="Woodland Edge")).to_be_checked()


def test_bees_at_shrubs_are_asked_for_in_words(house: House) -> None:
    counts = {"oak": 1, "elderberry": 1, "violet_carpenter_bee": 1}
    page = opened(house, {"hosts": [], "quick": {"counts": counts, "answers": {"bees:type.tree": 1}}}, "counts")
    expect(page.locator("[data-question='bees:type.tree']")).to_contain_text("How many on a tree?")


def test_equal_cards_in_a_question_are_told_apart_by_their_hosts(house: House) -> None:
    hosts = [{"species": "birch", "left": ["fallow_deer"]}, {"species": "oak", "left": ["fallow_deer"]}]
    page = opened(house, {"hosts": [*hosts, {"species": "oak", "left": ["roe_deer@linden"]}]})
    chips = page.locator(".ask[data-asks=linden] [data-species=fallow_deer]")
    expect(chips.first).to_have_text("Fallow Deer· Birch")
    expect(chips.last).to_have_text("Fallow Deer· Oak")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_kept_game_of_all_boxes_fits_a_small_phone(house: House, lang: str) -> None:
    page = house.open("/pad", size=(360, 640), touch=True, lang=lang)
    forests: list[dict[str, Any]] = [
        {"name": name, "cave": 0, "hosts": []} for name in ("Annegret-Luise", "Maximilian", "Zoë")
    ]
    table = {"format": "spinney.forests/1", "edition": BOXES, "forests": forests}
    game = {"id": "g1", "date": 1, "table": table, "totals": [236, 263, 166], "less": [False] * 3}
    text = json.dumps({"format": "spinney.games/1", "games": [game]})
    file: Any = {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.locator("a[href^='/pad?show=']")).to_contain_text("263")
    fits(page)
    row = page.locator("a[href^='/pad?show=']")
    assert row.evaluate("it => it.scrollWidth <= it.clientWidth")


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
def test_a_long_name_leaves_points_and_button_in_their_row(house: House, lang: str) -> None:
    hosts = [{"species": "oak", "bottom": ["great_green_bush_cricket"], "top": ["great_spotted_woodpecker"]}] * 2
    page = opened(house, {"hosts": hosts}, lang=lang)
    page.locator("header button").last.tap()
    rows = page.locator(".why li")
    expect(rows).to_have_count(3)
    for row in rows.all():
        points, button = row.locator("b").last.bounding_box(), row.locator(".icon-btn").bounding_box()
        assert points
        assert button
        assert button["y"] < points["y"] + points["height"] / 2 < button["y"] + button["height"]
        assert button["x"] > points["x"]
