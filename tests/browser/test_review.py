"""The review of a game on the page: graph, keys, moments, links, and nothing that does not fit."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from spinney.arena.match import play_match
from tests.browser.house import PHONE, House
from tests.browser.test_access import check
from tests.browser.test_drag import by_finger

pytestmark = pytest.mark.xdist_group("browser_table")


def opened(house: House, edition: str = "base", seats: int = 2, **rest: object) -> Page:
    """The review of a game that is over, from its score sheet."""
    page, _ = house.finished(edition, seats, **rest)
    page.locator("a[href$='/review']").click()
    page.get_by_test_id("review-graph").wait_for()
    page.locator(".list .mark").wait_for()
    return page


def test_graph_and_keys(house: House) -> None:
    page = opened(house)
    slider = page.locator("main input[type=range]")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    expect(page.locator(".graph polygon")).to_have_count(2)
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("3")
    expect(page.locator(".table h2")).to_contain_text("Turn 4")
    page.keyboard.press("End")
    expect(page.locator(".table h2")).to_have_text("The end of the game")
    page.keyboard.press("Home")
    page.locator("h1").evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    box = page.locator(".graph .field").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 20)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * 0.75, box["y"] + 20, steps=4)
    page.mouse.up()
    assert abs(int(slider.input_value()) - round(0.75 * last)) <= 1
    page.get_by_role("button", name="Points", exact=True).click()
    expect(page.locator(".graph polyline")).to_have_count(2)
    assert page.locator(".graph .number").count() >= 2
    field, tags = page.locator(".graph .field").bounding_box(), page.locator(".graph .tags li")
    expect(tags).to_have_count(2)
    boxes = sorted((box for tag in tags.all() if (box := tag.bounding_box())), key=lambda box: box["y"])
    assert field
    assert boxes[0]["y"] + boxes[0]["height"] <= boxes[1]["y"]
    assert field["x"] + field["width"] <= boxes[0]["x"]


def test_a_finger_that_scrolls_chooses_no_turn(house: House) -> None:
    """A swipe up that begins on the graph scrolls the page; a drag across and a tap choose."""
    page = opened(house, size=PHONE, touch=True)
    slider, carry = page.locator("main input[type=range]"), by_finger(page)
    last, box = int(slider.get_attribute("max") or 0), page.locator(".graph .field").bounding_box()
    assert box
    before = slider.input_value()
    x, y = box["x"] + box["width"] * 0.3, box["y"] + box["height"] - 10
    carry((x, y), (x + 12, y - 110))
    page.wait_for_function("scrollY > 40")
    expect(slider).to_have_value(before)
    page.evaluate("scrollTo(0, 0)")
    carry((x, y), (x + box["width"] * 0.4, y + 3))
    assert abs(int(slider.input_value()) - round(0.7 * last)) <= 1
    page.touchscreen.tap(x, y)
    assert abs(int(slider.input_value()) - round(0.3 * last)) <= 1


@pytest.mark.parametrize("lang", ["fr", "de", "es"])
@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=str)
def test_the_switch_of_the_graph_is_whole(house: House, lang: str, size: tuple[int, int]) -> None:
    page = opened(house, lang=lang, size=size)
    cut = "(all) => all.filter((each) => each.scrollWidth > each.clientWidth + 1).length"
    for button in page.locator(".panel.graph .seg button").all():
        button.click()
        assert page.locator(".panel.graph :is(.seg, .seg button, h2)").evaluate_all(cut) == 0


def test_moments_that_decided_are_pinned_to_the_slider_of_the_replay(house: House) -> None:
    page = opened(house)
    found = page.locator("ol.moments > li:not(.none)").count()
    assert found
    page.get_by_role("link", name="Replay").click()
    page.locator(".reel").wait_for()
    expect(page.locator(".reel .pin")).to_have_count(found)
    # Without a review there are none.
    assert page.evaluate("Object.keys(sessionStorage).filter((key) => key.startsWith('spinney.pins')).length") == 1
    page.evaluate("sessionStorage.clear()")
    page.reload()
    page.locator(".reel").wait_for()
    expect(page.locator(".reel .pin")).to_have_count(0)


def test_how_far_a_review_is_counts_turns(house: House) -> None:
    page, link = house.finished("base")
    half = {"state": "working", "progress": 0.5, "course": [], "marks": [], "moments": [], "ready": False}
    page.route("**/api/reviews*", lambda route: route.fulfill(json={"id": "x", "format": "spinney.review/2", **half}))
    page.route("**/api/reviews/x", lambda route: route.fulfill(json={"id": "x", "format": "spinney.review/2", **half}))
    page.goto(f"{house.server.base_url}/t/{link.id}/review")
    told = page.locator(".tiles [role=status]")
    expect(told).to_contain_text("turns")
    done, turns = (int(number) for number in re.findall(r"\d+", told.inner_text()))
    assert turns > 20
    assert done == turns // 2


def test_a_record_from_a_file_keeps_its_place(house: House, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play_match("base", ["random", "random"], seed=4).record()))
    page = house.open("/replay")
    page.locator("input[type=file]").set_input_files(path)
    page.locator("input[type=range]").fill("30")
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_test_id("review-graph").wait_for()
    page.get_by_role("button", name="Replay", exact=True).click()
    expect(page.locator("input[type=range]")).to_have_value("30")


def test_a_small_card_opens_large(house: House) -> None:
    page = opened(house)
    page.locator(".rows .cards li").first.locator("button").first.click()
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_moment_with_its_reasons(house: House) -> None:
    page = opened(house)
    rows = page.locator(".moments > li")
    if not rows.count():  # whoever sits here has played well
        page.get_by_role("group", name="Whose moves").get_by_role("button").last.click()
    expect(rows.first).to_be_visible()
    assert rows.count() <= 7
    rows.first.locator(".row").click()
    two = rows.first.locator(".two")
    # What a move cost is the difference of what is said of the two, in the words and in the number.
    leads = [
        int(points or 0) * (-1 if side == "behind" else 1)
        for points, side in re.findall(r"(?:(\d+) points? )?(ahead|behind|level) at the end", two.inner_text())
    ]
    gain = rows.first.locator(".gain b").inner_text().replace("−", "-")
    assert leads[0] - leads[1] == int(gain)
    expect(page.locator(".counted")).to_contain_text("points of lead")
    expect(rows.first.locator(".why").first).not_to_be_empty()
    if rows.first.locator(".why .link").count():
        rows.first.locator(".why .link").first.click()
        expect(rows.first.locator(".why .link").first).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="As played").click()
    expect(page.get_by_role("button", name="As played")).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Stay here").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    page.wait_for_url(re.compile(r"/t/[^/]+$"))
    page.get_by_test_id("prompt").wait_for()


def test_what_was_tapped_opens_in_view(house: House) -> None:
    """The last of the list, too, whose reasons would stand below the edge of its panel."""
    page = opened(house, size=(1366, 640))
    page.get_by_role("group", name="Whose moves").get_by_role("button").last.click()
    page.locator(".moments .row").last.click()
    page.wait_for_function(
        """() => {
          const boxOf = (place) => document.querySelector(place)?.getBoundingClientRect();
          const [item, panel] = [boxOf('.moments .open'), boxOf('.list')];
          return item && (item.bottom <= panel.bottom + 1 || Math.abs(item.top - panel.top) <= 1);
        }"""
    )


def test_a_record_from_a_file(house: House, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(play_match("dartmoor", ["random", "random", "novice"], seed=4).record()))
    page = house.open("/replay")
    page.locator("input[type=file]").set_input_files(path)
    page.get_by_role("button", name="Review", exact=True).click()
    page.get_by_test_id("review-graph").wait_for()
    expect(page.locator(".graph polygon")).to_have_count(3)
    page.locator(".list .mark").wait_for()
    wrong = house.open("/review")
    unfinished = json.loads(path.read_text())
    unfinished["moves"] = unfinished["moves"][:20]
    del unfinished["result"]
    path.write_text(json.dumps(unfinished))
    wrong.locator("input[type=file]").set_input_files(path)
    expect(wrong.get_by_role("alert")).to_have_text("Only a game that is over can be reviewed.")
    house.heard[:] = [one for one in house.heard if "403" not in one]


@pytest.mark.parametrize(
    ("lang", "size"),
    [("de", (360, 640)), ("fr", (360, 640)), ("de", (844, 390)), ("fr", (1366, 768)), ("en", (390, 844))],
)
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_nothing_is_too_wide(house: House, edition: str, lang: str, size: tuple[int, int]) -> None:
    page = opened(house, edition, lang=lang, size=size)
    groups = page.locator(".list [role=group] button")
    for seat in range(groups.count()):
        groups.nth(seat).click()
        rows = page.locator(".moments > li .row")
        for at in range(rows.count()):
            rows.nth(at).click()
            page.locator(".moments .two").wait_for()
            too_wide = page.evaluate(
                """() => [...document.querySelectorAll('.list *, .graph *, .table header *')]
                    .filter(e => e.getBoundingClientRect().right > innerWidth + 1 && !e.closest('.seg, .sr'))
                    .map(e => e.className + ' ' + e.textContent.slice(0, 40))"""
            )
            assert too_wide == []
            assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_screen_reader_finds_no_fault(house: House, theme: str) -> None:
    page = opened(house, theme=theme)
    rows = page.locator(".moments > li .row")
    if rows.count():
        rows.first.click()
        page.locator(".moments .two").wait_for()
    check(page)


def test_what_is_shown_comes_into_view_on_a_phone(house: House) -> None:
    """The board lies above the list there: what a button shows on it is scrolled to."""
    page = opened(house, size=PHONE, touch=True)
    rows = page.locator(".moments > li")
    if not rows.count():
        page.get_by_role("group", name="Whose moves").get_by_role("button").last.tap()
    rows.last.locator(".row").tap()
    rows.last.get_by_role("button", name=re.compile("Show")).tap()
    expect(page.locator(".panel.table h2")).to_be_in_viewport()
