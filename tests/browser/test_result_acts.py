"""The buttons below a result: one row, the next game first, and seats that look the same wherever they stand."""

import pytest
from playwright.sync_api import expect

from tests.browser.house import House

pytestmark = pytest.mark.xdist_group("browser_table")

BOXES = (
    "(row) => [...row.children].map((each) => each.getBoundingClientRect()).map((box) => [box.x, box.y, box.height])"
)
SIZES = "(all) => [...new Set(all.map((one) => getComputedStyle(one).fontSize))].length"
TINTS = "(all) => all.map((one) => getComputedStyle(one).getPropertyValue('--tint'))"


@pytest.mark.parametrize("lang", ["de", "fr", "nl"])
@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_one_row_on_a_phone(house: House, size: tuple[int, int], lang: str) -> None:
    """The next game first and largest, all of one height, always in sight, and no word cut."""
    page, _ = house.finished("base", size=size, touch=True, lang=lang)
    row = page.locator(".acts .first")
    boxes = row.evaluate(BOXES)
    assert len(boxes) == 4
    assert boxes == sorted(boxes)
    assert len({(round(y), round(height)) for _, y, height in boxes}) == 1
    widths = [each.evaluate("(one) => one.offsetWidth") for each in row.locator("> *").all()]
    assert max(widths) == widths[0]
    assert "main" in (row.locator("> *").first.get_attribute("class") or "")
    for each in row.locator("> *").all():
        expect(each).to_be_in_viewport(ratio=1)
        assert each.evaluate("(one) => one.scrollWidth <= one.clientWidth")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("lang", ["de", "es", "fr"])
@pytest.mark.parametrize("size", [(844, 390), (1024, 768), (1366, 768), (1920, 1080)])
def test_one_row_elsewhere(house: House, size: tuple[int, int], lang: str) -> None:
    page, _ = house.finished("base", size=size, touch=size[0] < 1000, lang=lang)
    buttons = page.locator(".acts .btn")
    assert len({round(box["y"]) for each in buttons.all() if (box := each.bounding_box())}) == 1
    assert "main" in (buttons.first.get_attribute("class") or "")
    if size[1] < 500:
        for each in buttons.all():
            expect(each).to_be_in_viewport(ratio=1)
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


@pytest.mark.parametrize("size", [(1366, 768), (360, 640), (844, 390)])
def test_seats_look_the_same_wherever_they_stand(house: House, size: tuple[int, int]) -> None:
    """In one order, each in its colour, names of one size, one's own marked."""
    page, link = house.finished("base", 3, size=size, touch=size[0] < 1000)
    seats = [seat["name"] for seat in house.view(link)["seats"]]
    colours = page.locator(".bars .face .face").evaluate_all(TINTS)
    assert len(set(colours)) == 3
    for names in (".bars .called", ".sheet thead .called"):
        assert page.locator(f"{names} .name").all_inner_texts() == seats
        assert page.locator(f"{names} .name").evaluate_all(SIZES) == 1
        assert page.locator(f"{names} .you").count() == 1
    assert page.locator(".sheet thead .face .face").evaluate_all(TINTS) == colours
    page.goto(f"{house.server.base_url}/t/{link.id}/replay?at=40")
    shown = page.locator(".seats .called .name")
    expect(shown).to_have_text(seats)
    assert shown.evaluate_all(SIZES) == 1
    assert page.locator(".seats .face .face").evaluate_all(TINTS) == colours
    expect(page.locator(".seats .you")).to_have_count(1)
    page.goto(f"{house.server.base_url}/t/{link.id}/review")
    page.locator(".list .seg .seat-dot").first.wait_for()
    assert page.locator(".list .seg .seat-dot").evaluate_all(TINTS) == colours
    for chosen in range(3):
        page.locator(".list .seg button").nth(chosen).click()
        order = [chosen, *[seat for seat in range(3) if seat != chosen]]
        expect(page.locator(".graph .names li")).to_have_text([seats[seat] for seat in order])
        assert page.locator(".graph .names li").evaluate_all(TINTS) == [colours[seat] for seat in order]
