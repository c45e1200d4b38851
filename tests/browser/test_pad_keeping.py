"""What the score pad keeps: a finished game is never lost, files come back, names are known, reasons are told."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.house import PHONE, House
from tests.browser.test_pad import Hand, begin, example, total
from tests.browser.test_sizes import check as fits
from tests.words.test_files import source

pytestmark = pytest.mark.xdist_group("browser_pad")

FILL = """
() => {
  const block = 'x'.repeat(100_000);
  let number = 0;
  for (let size = block.length; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) { localStorage.setItem(`full.${number}`, block.slice(0, size)); number += 1; }
    } catch { /* full for this size */ }
  }
}
"""
NO_ROOM = """
() => { IDBObjectStore.prototype.put = () => { throw new DOMException('no room', 'QuotaExceededError'); }; }
"""


def text(message: str) -> str:
    """What the pad says in English, as it stands in the file."""
    return str(re.findall(rf"(?m)^{message} = (.+)$", source("en", "pad"))[0])


def one_linden(page: Page) -> None:
    begin(page, "base")
    Hand(page, "en").host({"species": "linden"})


def test_a_full_store_keeps_a_finished_game(house: House) -> None:
    """`localStorage` has no byte left; the game is kept all the same, and the pad says what it can't keep."""
    page = house.open("/pad", size=PHONE, touch=True)
    one_linden(page)
    page.evaluate(FILL)
    Hand(page, "en").host({"species": "linden"})
    expect(page.locator(".said")).to_contain_text("no room left")
    page.locator("header button").last.tap()
    page.get_by_role("button", name=text("pad-keep")).tap()
    expect(page.locator("a[href^='/pad?show=']")).to_contain_text("Ana 6")
    page.reload()
    expect(page.locator("a[href^='/pad?show=']")).to_contain_text("Ana 6")
    expect(page.locator("form .btn.main")).to_be_visible()


def test_a_game_that_can_not_be_kept_stays_open(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    one_linden(page)
    page.evaluate(NO_ROOM)
    page.locator("header button").last.tap()
    page.get_by_role("button", name=text("pad-keep")).tap()
    expect(page.get_by_role("alert")).to_contain_text("the game was not saved")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ana: 3 points")
    # It is still there, and can be kept when there is room again.
    page.reload()
    page.get_by_role("button", name=text("pad-keep")).tap()
    expect(page.locator("a[href^='/pad?show=']")).to_contain_text("Ana 3")


def test_games_of_earlier_versions_come_along_and_none_is_dropped(house: House) -> None:
    page = house.open("/pad")
    table = example("base-85")
    old = [
        {"id": f"g{day}", "date": day * 86_400_000, "table": table, "totals": [day], "less": [False]}
        for day in range(1, 231)
    ]
    page.evaluate("games => localStorage.setItem('spinney.pad.history', JSON.stringify(games))", old)
    page.reload()
    expect(page.locator("a[href^='/pad?show=']")).to_have_count(230)
    assert page.locator("a[href^='/pad?show='] .people").first.inner_text().endswith("230")
    assert page.evaluate("localStorage.getItem('spinney.pad.history')") is None


def test_a_backup_comes_back_on_another_device(house: House, tmp_path: Path) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    one_linden(page)
    page.locator("header button").last.tap()
    page.get_by_role("button", name=text("pad-keep")).tap()
    expect(page.locator("a.fresh[href^='/pad?show=']")).to_be_in_viewport()
    expect(page.get_by_text(text("pad-kept-now"))).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save all as a file").tap()
    saved = tmp_path / "games.json"
    download.value.save_as(saved)
    other = house.open("/pad", name="Ben")
    expect(other.get_by_role("button", name="Save all as a file")).to_have_count(0)
    other.locator("input[type=file]").set_input_files(saved)
    expect(other.get_by_role("status")).to_have_text("1 game was added.")
    expect(other.locator("a[href^='/pad?show=']")).to_contain_text("Ana 3")
    other.locator("input[type=file]").set_input_files(
        {"name": "cat.json", "mimeType": "application/json", "buffer": b"{}"}
    )
    expect(other.get_by_role("alert")).to_have_text("This is not a score pad file.")


@pytest.mark.parametrize("name", ["base-85", "dartmoor-127"])
def test_a_file_of_forests_goes_on(house: House, name: str) -> None:
    """As it was saved, card by card and in numbers; the server scores both."""
    page = house.open("/pad")
    page.locator("input[type=file]").set_input_files(Path("examples") / f"{name}.json")
    points = int(name.split("-")[1])
    expect(page.locator(".people .own b")).to_have_text(str(points))
    page.locator("[data-mode=numbers]").click()
    expect(page.locator("[data-mode=numbers]")).to_have_attribute("aria-pressed", "true")
    assert total(page) == points
    page.locator("header button").last.click()
    with page.expect_download() as download:
        page.get_by_role("button", name="JSON").click()
    saved = download.value.path().read_bytes()
    table = json.loads(saved)
    assert table["format"] == "spinney.counts/1"
    answer = house.server.request("POST", "/api/score", json=table).json()
    assert [score["total"] for score in answer["scores"]] == [points]
    other = house.open("/pad")
    other.locator("input[type=file]").set_input_files(
        {"name": "counts.json", "mimeType": "application/json", "buffer": saved}
    )
    expect(other.locator(".people .own b")).to_have_text(str(points))


def test_a_file_that_can_not_be_is_refused_with_its_reason(house: House) -> None:
    page = house.open("/pad")
    table = {"format": "spinney.forests/1", "edition": "base", "forests": [{"name": "Ana", "cave": 0, "hosts": []}]}
    table["forests"][0]["hosts"] = [{"species": "oak", "top": ["tawny_owl", "tawny_owl"]}]  # type: ignore[index]
    page.locator("input[type=file]").set_input_files(
        {"name": "no.json", "mimeType": "application/json", "buffer": json.dumps(table).encode()}
    )
    expect(page.get_by_role("alert")).to_have_text(text("pad-no-room").replace("{ $name }", "Tawny Owl"))
    expect(page.locator("form .btn.main")).to_be_visible()


def test_it_promises_to_work_offline_only_where_it_does(house: House) -> None:
    """Over plain http a browser keeps no page; of what the pad says only this depends on how it was opened."""
    page = house.open("/pad")
    expect(page.locator("main .head p")).to_contain_text(text("pad-note-offline"))
    page.add_init_script("Object.defineProperty(window, 'isSecureContext', { value: false })")
    page.reload()
    expect(page.locator("main .head p")).to_contain_text(text("pad-note-online"))
    expect(page.locator("main .head p")).not_to_contain_text(text("pad-note-offline"))


def test_names_are_known_the_next_time(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    for field, name in zip(page.locator("form li input").all(), ["Ana", "Zoë"], strict=True):
        field.fill(name)
    page.locator("form .btn.main").tap()
    page.locator("header button").last.tap()
    page.get_by_role("button", name=text("pad-keep")).tap()
    expect(page.locator("form li input").last).to_have_value("Zoë")


def test_caves_say_what_they_do_and_that_one_is_missing(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True)
    begin(page, "dartmoor")
    Hand(page, "en").host({"species": "tor"})
    choice = page.get_by_role("combobox", name="Which cave card")
    expect(choice).to_contain_class("missing")
    assert "5" in choice.locator("option[value='4']").inner_text().removeprefix("Cave 4")
    page.locator("header button").last.tap()
    expect(page.locator(".strange")).to_have_text("Ana: no cave card chosen, so its points are missing.")
    page.get_by_role("button", name=text("pad-go-on")).tap()
    before = total(page)
    choice.select_option("4")
    assert total(page) == before + 5
    expect(choice).not_to_contain_class("missing")


def test_reasons_in_words_on_a_tap(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True, lang="de")
    begin(page, "base")
    Hand(page, "de").host({"species": "sycamore"})
    page.locator("header button").last.tap()
    page.locator(".why li .icon-btn").first.tap()
    expect(page.locator(".words")).to_have_text("1 × 1 Baum = 1")


def test_a_search_that_forgives(house: House) -> None:
    page = house.open("/pad", size=PHONE, touch=True, lang="nl")
    begin(page, "base")
    Hand(page, "nl").host({"species": "oak"})
    search = page.locator("input[type=search]")
    for letters, species in (("eekhorn", "red_squirrel"), ("uil", "tawny_owl"), ("bosuil", "tawny_owl")):
        search.fill(letters)
        expect(page.locator(".tiles button").first).to_have_attribute("data-species", species)


@pytest.mark.parametrize("lang", ["nl", "de", "fr"])
@pytest.mark.parametrize("size", [(360, 640), (1366, 768)], ids=["phone", "laptop"])
def test_nothing_scrolls_sideways(house: House, size: tuple[int, int], lang: str) -> None:
    page = house.open("/pad", size=size, lang=lang)
    fits(page)
    page.locator("input[type=file]").set_input_files(Path("examples") / "dartmoor-127.json")
    page.locator("main.pad").wait_for()
    fits(page)
    # The counter below shows the name of what lies there in numbers in one piece.
    name = page.locator(".counter.species .name")
    if name.count() and name.is_visible():
        assert name.evaluate("it => it.scrollWidth <= it.clientWidth && it.clientHeight <= 36")
    page.locator("header button").last.click()
    fits(page)
    page.locator(".why li .icon-btn").first.click()
    fits(page)
