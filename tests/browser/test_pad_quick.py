"""The score pad in numbers: counters and a few questions instead of places, by touch on a phone."""

import json
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from spinney.words import words
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.test_access import check
from tests.browser.test_pad import EXAMPLES, SIDES, Hand, begin, by_link, example, total

pytestmark = pytest.mark.xdist_group("browser_pad")

ANSWERS = {
    "base-85": {"at:silver_fir": 6, "own:roe_deer@birch": 1, "symbol:birch": 1},
    "dartmoor-127": {"met:crab_apple": 1, "met:wheatear": 1, "own:roe_deer@crab_apple": 1, "symbol:crab_apple": 3},
}
"""What lies where in the examples, as far as it is asked for."""


def species_of(forest: dict[str, Any]) -> Counter[str]:
    """How many cards of each species there are."""
    texts = [host["species"] for host in forest["hosts"]]
    texts += [card for host in forest["hosts"] for side in SIDES for card in host.get(side, ())]
    return Counter(text.partition("@")[0] for text in texts)


def to_numbers(page: Page) -> None:
    page.locator("[data-mode=numbers]").click()
    page.locator("main.numbers").wait_for()


def count(page: Page, lang: str, species: str, number: int) -> None:
    """Types some letters of the name and taps the plus."""
    page.locator("input[type=search]").fill(words(lang).species(species)[:3].lower())
    row = page.locator(f".entry[data-species={species}] .row")
    for _ in range(number):
        row.locator(".more").click()
    expect(row.locator(".value b")).to_have_text(str(number))


def answer(page: Page, question: str, number: int) -> None:
    """Taps until the question has its answer."""
    row = page.locator(f"[data-question='{question}']")
    for _ in range(number):
        row.locator(".more").click()
    expect(row.locator("b")).to_have_text(str(number))


@pytest.mark.parametrize(
    ("name", "lang", "points"), [("dartmoor-127", "en", 127), ("base-85", "de", 85), ("dartmoor-127", "fr", 127)]
)
def test_the_examples_in_numbers_by_touch(house: House, name: str, lang: str, points: int) -> None:
    page = house.open("/pad", size=PHONE, touch=True, lang=lang)
    table = example(name)
    begin(page, table["edition"])
    to_numbers(page)
    forest = table["forests"][0]
    for species, number in species_of(forest).items():
        count(page, lang, species, number)
    page.locator("input[type=search]").fill("")
    page.locator("[data-show=counted]").click()
    expect(page.locator(".entry")).to_have_count(len(species_of(forest)))
    expect(page.locator("[data-show=open]")).to_be_visible()
    for question, number in ANSWERS[name].items():
        answer(page, question, number)
    for _ in range(forest.get("cave", 0)):
        page.locator(".counter.cave button").last.click()
    expect(page.locator("[data-show=open]")).to_have_count(0)
    assert total(page) == points
    page.reload()
    expect(page.locator(".people .own b")).to_have_text(str(points))


def test_an_entered_forest_becomes_numbers_and_comes_back(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    page.locator("input[type=file]").set_input_files(EXAMPLES / "dartmoor-127.json")
    expect(page.locator(".totals dd").first).to_be_visible()
    rows = page.locator(".totals dd").all_inner_texts()
    to_numbers(page)
    assert total(page) == 127
    assert page.locator(".totals dd").all_inner_texts() == rows
    # Numbers have no places: back only by undo.
    page.locator("[data-mode=cards]").click(force=True)
    expect(page.locator(".said")).to_contain_text("Undo")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".strip li")).to_have_count(6)
    assert total(page) == 127


def test_numbers_stand_beside_cards(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "base", names=2)
    Hand(page, "en").host({"species": "linden"})
    page.locator(".people button").last.click()
    to_numbers(page)
    # What is empty may go back to cards.
    page.locator("[data-mode=cards]").click()
    page.locator("button.add").wait_for()
    to_numbers(page)
    count(page, "en", "linden", 2)
    # Who has fewer lindens loses the majority at once.
    assert page.locator(".people b").all_inner_texts() == ["1", "6"]
    page.locator("input[type=search]").fill("tawny")
    for _ in range(5):
        page.locator(".entry[data-species=tawny_owl] .more").click()
    expect(page.locator(".said")).to_have_text("Tawny Owl: the box holds only 4.")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".entry[data-species=tawny_owl] .value b")).to_have_text("3")


def test_a_result_in_numbers_is_handed_on(house: House) -> None:
    page = house.open("/pad", size=LAPTOP)
    begin(page, "base")
    to_numbers(page)
    # Enter adds one of the first that is found, in any language.
    search = page.locator("input[type=search]")
    for letters in ("buche", "birk", "buchfink"):
        search.fill(letters)
        search.press("Enter")
    search.fill("")
    expect(page.locator("[data-show=open]")).to_have_text("1 open question")
    page.locator("header button").last.click()
    expect(page.locator(".strange")).to_contain_text("1 question has no answer yet")
    page.get_by_role("button", name="Continue entering").click()
    answer(page, "met:chaffinch", 1)
    page.locator("header button").last.click()
    expect(page.locator(".strange")).to_have_count(0)
    with page.expect_download() as download:
        page.get_by_role("button", name="JSON").click()
    saved = json.loads(download.value.path().read_text("utf-8"))
    quick = {"counts": {"beech": 1, "birch": 1, "chaffinch": 1}, "answers": {"met:chaffinch": 1}}
    assert (saved["format"], saved["forests"][0]["quick"]) == ("spinney.counts/1", quick)
    other = by_link(house, page)
    expect(other.get_by_role("heading", level=1)).to_have_text("Ana: 6 points")


@pytest.mark.parametrize(("theme", "size"), [("light", PHONE), ("dark", PHONE), ("dark", LAPTOP)])
def test_a_screen_reader_finds_its_way(house: House, theme: str, size: tuple[int, int]) -> None:
    page = house.open("/pad", size=size, touch=size == PHONE, theme=theme)
    begin(page, "dartmoor")
    to_numbers(page)
    check(page)
    for species in ("ash", "tor", "wheatear", "roe_deer"):
        count(page, "en", species, 1)
    page.locator("input[type=search]").fill("")
    page.locator("[data-show=counted]").click()
    answer(page, "own:roe_deer@ash", 1)
    check(page)
