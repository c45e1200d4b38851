"""The score pad by touch on a phone: the rulebooks' examples entered tap by tap, kept over a reload, without a net."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spinney.words import words
from tests.browser.house import PHONE, House
from tests.browser.test_access import check

pytestmark = pytest.mark.xdist_group("browser_pad")

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
SIDES = ("bottom", "top", "left", "right")
SHARED = {"european_hare"}
"""What the test adds with the counter."""

Table = dict[str, Any]


def example(name: str) -> Table:
    found: Table = json.loads((EXAMPLES / f"{name}.json").read_text("utf-8"))
    return found


def begin(page: Page, edition: str, names: int = 1) -> None:
    """Chooses the game and how many play."""
    page.locator(f"input[type=radio][value={edition}]").check(force=True)
    while page.locator("form li input").count() > names:
        page.locator("form li .icon-btn").last.click()
    page.locator("form .btn.main").click()
    page.locator("main.pad").wait_for()


class Hand:
    """Somebody who taps a forest into the pad."""

    def __init__(self, page: Page, lang: str) -> None:
        self.page = page
        self.speech = words(lang)
        self.symbols: dict[str, list[str]] = {}

    def find(self, text: str) -> None:
        """Types some letters of the name and taps the picture."""
        species, _, symbol = text.partition("@")
        self.symbols.setdefault(species, []).append(symbol)
        self.page.locator("input[type=search]").fill(self.speech.species(species)[:3].lower())
        self.page.locator(f".tiles [data-species={species}]").tap()
        expect(self.page.locator("input[type=search]")).to_have_value("")
        self.answer(symbol)

    def answer(self, symbol: str) -> None:
        """Answers for symbols, where the pad asks."""
        for _ in range(9):
            own = self.page.locator(f".ask [data-symbol={symbol}][aria-pressed=false]") if symbol else None
            late = self.page.locator(".ask[data-asks]")
            if late.count():
                asked = late.get_attribute("data-asks")
                for species, shown in self.symbols.items():
                    for _ in range(shown.count(str(asked))):
                        chips = late.locator(f"[data-species={species}]")
                        if chips.count():
                            chips.first.tap()
                if late.count() and late.get_attribute("data-asks") == asked:
                    late.locator(".btn").tap()
            elif own is not None and own.count():
                own.tap()
            else:
                return

    def host(self, row: Table) -> None:
        """A host and all that lies at it."""
        if self.page.locator("button.add[aria-pressed=true]").count() == 0:
            self.page.locator("button.add").tap()
        self.find(row["species"])
        for side in SIDES:
            for number, text in enumerate(row.get(side, [])):
                if number and text.partition("@")[0] in SHARED:
                    self.page.locator(".counter.species button").last.tap()
                    self.symbols[text.partition("@")[0]].append(text.partition("@")[2])
                    continue
                free = self.page.locator(f"button.free.{side}")
                if free.count():
                    free.first.tap()
                self.find(text)

    def forest(self, forest: Table) -> None:
        """All of it."""
        for row in forest["hosts"]:
            self.host(row)
        for _ in range(forest.get("cave", 0)):
            self.page.locator(".counter.cave button").last.tap()


def by_link(house: House, page: Page) -> Page:
    """Somebody else's page, opened by the link to the result."""
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Link").click()
    expect(page.get_by_role("status")).to_have_text("Link copied")
    link = page.evaluate("navigator.clipboard.readText()")
    return house.open(link.removeprefix(house.server.base_url), name="Ben")


def total(page: Page) -> int:
    return int(page.locator(".people .own b").inner_text())


@pytest.mark.parametrize(
    ("name", "lang", "points"),
    [("base-85", "de", 85), ("dartmoor-127", "es", 127), ("base-85", "fr", 85), ("dartmoor-127", "en", 127)],
)
def test_the_examples_by_touch(house: House, name: str, lang: str, points: int) -> None:
    page = house.open("/pad", size=PHONE, touch=True, lang=lang)
    table = example(name)
    begin(page, table["edition"])
    Hand(page, lang).forest(table["forests"][0])
    assert total(page) == points
    page.reload()
    expect(page.locator(".people .own b")).to_have_text(str(points))
    # What is exported is a table that the server scores alike.
    page.locator("header button").last.tap()
    with page.expect_download() as download:
        page.get_by_role("button", name="JSON").tap()
    saved = json.loads(download.value.path().read_text("utf-8"))
    answer = house.server.request("POST", "/api/score", json=saved).json()
    assert [score["total"] for score in answer["scores"]] == [points]


def test_undo_change_move_and_take_away(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base", names=2)
    hand = Hand(page, "en")
    hand.host({"species": "birch", "top": ["tawny_owl"], "left": ["wolf"]})
    hand.host({"species": "beech"})
    assert total(page) == 6
    page.locator(".strip li button").first.tap()
    page.get_by_role("button", name=re.compile("^Tawny Owl")).tap()
    page.get_by_role("button", name="Move", exact=True).tap()
    page.locator(".ways button").first.tap()
    expect(page.locator(".about h2")).to_have_text("Beech")
    assert total(page) == 6
    page.get_by_role("button", name="Undo").tap()
    page.locator(".strip li button").first.tap()
    page.get_by_role("button", name=re.compile("^Tawny Owl")).tap()
    page.get_by_role("button", name="Remove", exact=True).tap()
    expect(page.locator(".people .own b")).to_have_text("1")
    page.get_by_role("button", name="Undo").tap()
    expect(page.locator(".people .own b")).to_have_text("6")


def test_what_can_not_be_is_refused_with_its_reason(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "dartmoor")
    hand = Hand(page, "en")
    hand.host({"species": "ash"})
    search = page.locator("input[type=search]")
    search.fill("grey heron")
    page.locator(".tiles [data-species=grey_heron]").tap()
    expect(page.locator(".said")).to_contain_text("moor")
    hand.host({"species": "tor"})
    search.fill("shrew")
    page.locator(".tiles [data-species=shrew]").tap()
    expect(page.locator(".said")).to_have_text("Shrew: a moor has no sides.")
    assert total(page) == 0


def test_a_symbol_of_the_other_side_takes_the_card_there(house: House) -> None:
    """In the base game only right halves of the Roe Deer show a birch; found by letters it lies left."""
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base")
    hand = Hand(page, "en")
    hand.host({"species": "birch"})
    hand.find("roe_deer")
    expect(page.get_by_role("button", name=re.compile("^Roe Deer, left"))).to_be_visible()
    hand.answer("birch")
    expect(page.get_by_role("button", name=re.compile("^Roe Deer.* right"))).to_be_visible()
    assert total(page) == 7
    # Moved back, it is another half: it is asked again.
    page.get_by_role("button", name=re.compile("^Roe Deer.* right")).tap()
    page.get_by_role("button", name="Move", exact=True).tap()
    page.locator(".ways button").tap()
    expect(page.locator(".ask")).to_contain_text("which symbol?")
    assert total(page) == 1
    # What lies there goes to the other side.
    page.locator("button.free.right").tap()
    hand.find("wolf")
    page.get_by_role("button", name=re.compile("^Roe Deer, left")).tap()
    page.locator(".row [data-symbol=birch]").tap()
    expect(page.get_by_role("button", name=re.compile("^Roe Deer.* right"))).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Wolf.* left"))).to_be_visible()


def test_a_question_passed_over_comes_back(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base")
    hand = Hand(page, "en")
    hand.host({"species": "birch", "right": ["roe_deer@birch"]})
    page.locator("button.free.top").tap()
    hand.find("tawny_owl")  # it is not said what it shows
    expect(page.locator(".ask")).to_contain_text("Tawny Owl: which symbol?")
    page.locator("header button").last.tap()
    expect(page.locator(".strange")).to_have_text("Ana: 1 question has no answer yet.")
    page.get_by_role("button", name="Continue entering").tap()
    page.locator("button.add").tap()
    page.locator(".ask[data-asks=birch] [data-species=tawny_owl]").tap()
    assert total(page) == 15
    page.locator("header button").last.tap()
    expect(page.locator(".strange")).to_have_count(0)


def test_the_result_is_named_in_reach_of_the_thumb(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base")
    result = page.locator(".sheet").get_by_role("button", name="Result")
    expect(result).to_have_count(0)
    Hand(page, "en").host({"species": "birch", "right": ["roe_deer@birch"]})
    result.tap()
    page.get_by_role("button", name="Continue entering").wait_for()


def test_two_quick_taps_are_one(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "dartmoor", names=2)
    tile = page.locator(".tiles button").nth(5).bounding_box()
    assert tile
    for _ in range(2):
        page.touchscreen.tap(tile["x"] + 30, tile["y"] + 30)
    expect(page.locator(".strip li")).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("^Free slot"))).to_have_count(4)
    # A cave that is somebody else's is not shown as if it were chosen.
    page.get_by_role("combobox").select_option("2")
    page.locator(".people button").last.tap()
    page.get_by_role("combobox").select_option("2")
    expect(page.locator(".said")).to_contain_text("cave 2")
    expect(page.get_by_role("combobox")).to_have_value("")


@pytest.mark.parametrize("lang", ["de", "fr"])
def test_long_words_and_names_fit_a_phone(house: House, lang: str) -> None:
    page = house.open("/pad", size=PHONE, touch=True, lang=lang)
    names = ["Maximilian", "Annegret-Luise", "Christopher", "Bartholomew", "Wilhelmine"]
    while page.locator("form li input").count() < len(names):
        page.locator("form .btn:not(.main, .phones)").tap()
    for field, name in zip(page.locator("form li input").all(), names, strict=True):
        field.fill(name)
    page.locator("form .btn.main").click()
    assert page.locator("main.pad h1").evaluate("it => it.scrollWidth <= it.clientWidth")
    page.locator("header button").last.tap()
    assert page.locator(".scroll").evaluate("it => it.scrollWidth <= it.clientWidth")
    expect(page.locator("tfoot td").nth(4)).to_be_in_viewport()


@pytest.mark.parametrize("size", [(844, 390), (915, 412), (390, 844), (1366, 768)], ids=lambda size: f"{size[0]}px")
def test_counters_have_room_for_their_words(house: House, size: tuple[int, int]) -> None:
    page = house.open("/pad", size=size, touch=True, lang="de")
    begin(page, "dartmoor")
    Hand(page, "de").host({"species": "moor_birch", "left": ["dartmoor_black_rabbit"]})
    for name in page.locator(".counters .name").all():
        assert name.evaluate("it => it.getClientRects().length === 0 || it.offsetWidth > 60")
    assert page.locator(".counters select").evaluate("it => it.offsetWidth") > 60


def test_a_game_of_two_is_kept_in_the_history(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base", names=2)
    hand = Hand(page, "en")
    hand.host({"species": "linden"})
    page.locator(".people button").last.tap()
    assert page.locator(".people b").all_inner_texts() == ["3", "0"]
    hand.host({"species": "linden"})
    hand.host({"species": "linden"})
    # Who has fewer lindens loses the majority at once.
    assert page.locator(".people b").all_inner_texts() == ["1", "6"]
    page.locator("header button").last.tap()
    page.locator("tfoot input").first.check()
    page.get_by_role("button", name="Finish and save").tap()
    row = page.locator("a[href^='/pad?show=']")
    expect(row).to_contain_text("Player 2 6")
    row.tap()
    expect(page.get_by_role("heading", level=1)).to_have_text("Player 2 wins")
    expect(page.locator("tfoot input").first).to_be_checked()
    page.get_by_role("button", name="Delete").tap()
    page.get_by_role("button", name="Really delete?").tap()
    expect(page.locator("form .btn.main")).to_be_visible()
    expect(row).to_have_count(0)


def test_it_works_without_a_net(patchy_house: House) -> None:
    page = patchy_house.open("/pad", size=PHONE, touch=True)
    page.locator("html[data-offline=ready]").wait_for(state="attached")
    page.context.set_offline(True)
    page.reload()
    begin(page, "dartmoor")
    table = example("dartmoor-127")
    hand = Hand(page, "en")
    hand.forest({**table["forests"][0], "cave": 0, "hosts": table["forests"][0]["hosts"][:2]})
    before = total(page)
    page.reload()
    expect(page.locator(".people .own b")).to_have_text(str(before))
    patchy_house.heard[:] = [heard for heard in patchy_house.heard if "ERR_INTERNET_DISCONNECTED" not in heard]


def test_a_result_travels_in_a_link(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base")
    Hand(page, "en").host({"species": "douglas_fir", "top": ["tawny_owl"]})
    page.locator("header button").last.click()
    other = by_link(house, page)
    expect(other.get_by_role("heading", level=1)).to_have_text("Ana: 10 points")
    other.get_by_role("button", name="Save", exact=True).click()
    expect(other.locator("a[href^='/pad?show=']")).to_contain_text("Ana 10")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_screen_reader_finds_its_way(house: House, theme: str) -> None:
    page = house.open("/pad", size=PHONE, touch=True, theme=theme)
    check(page)
    begin(page, "dartmoor", names=2)
    hand = Hand(page, "en")
    hand.host({"species": "rivulet", "top": ["wheatear"]})
    check(page)
    page.get_by_role("button", name=re.compile("^Wheatear, above")).tap()
    check(page)
    page.locator("header button").last.tap()
    check(page)


def test_people_may_come_later_and_change_their_names(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base")
    Hand(page, "en").host({"species": "linden"})
    page.get_by_role("button", name="Players").tap()
    page.get_by_role("button", name="Add a player").tap()
    page.get_by_role("textbox", name="Player 2").fill("Bea")
    page.get_by_role("textbox", name="Player 2").blur()
    expect(page.locator(".people button")).to_have_count(2)
    expect(page.locator(".people button").last).to_contain_text("Bea")
    page.get_by_role("button", name="Remove Ana").tap()
    expect(page.locator(".people button")).to_have_count(1)
    page.get_by_role("button", name="Undo").tap()
    assert page.locator(".people b").all_inner_texts() == ["3", "0"]
