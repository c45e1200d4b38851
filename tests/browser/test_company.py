"""What people at a table see of each other: leaves and faces, the moves they missed, why nothing can be taken back."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.robot import Robot
from tests.server.machines import TableLink

pytestmark = pytest.mark.xdist_group("browser")


SEEN = """
() => [...document.querySelectorAll('[data-testid=forest] :is(.counts, .counted)')].filter((card) => {
  const box = card.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return there && card.closest('.host').contains(there);
}).length
"""
"""How many lit cards are not covered by anything."""


def two_people(house: House) -> tuple[TableLink, TableLink]:
    """A table with two people, and the seat of each."""
    wish = {"edition": "base", "name": "Ana", "seats": ["me", "open"], "seed": 4}
    made = house.server.request("POST", "/api/tables", json=wish).json()
    joined = house.server.request("POST", f"/api/tables/{made['table']}/join", json={"name": "Ben"}).json()
    return TableLink(made["table"], [made["token"]]), TableLink(made["table"], [joined["token"]])


def show(page: Page, sign: str) -> None:
    page.get_by_test_id("react").click()
    page.locator(f"[data-sign={sign}]").click()


def test_a_face_is_seen_at_the_seat_of_the_one_who_shows_it(house: House) -> None:
    ana, ben = two_people(house)
    laptop, phone = house.at_table(ana), house.at_table(ben, size=PHONE, touch=True)
    quiet = house.at_table(ben, size=PHONE, touch=True, reactions=False)
    expect(phone.get_by_test_id("react")).to_be_visible()
    show(laptop, "wow")
    seen = phone.locator("[data-shown='0']")
    expect(seen).to_be_visible()
    chip, bubble = phone.locator("[data-seat='0']").bounding_box(), seen.bounding_box()
    assert chip
    assert bubble
    assert chip["x"] - 8 <= bubble["x"] <= chip["x"] + chip["width"]
    expect(seen).to_have_count(0)  # it goes by itself
    show(phone, "acorn")
    expect(laptop.get_by_text("Ben: Thank you!")).to_have_count(1)
    assert quiet.locator("[data-shown]").count() == 0
    assert quiet.get_by_test_id("react").count() == 0


def test_bots_see_no_faces(house: House) -> None:
    page = house.before(moments.find("base", moments.may_draw_two))
    Robot(page).wait()
    assert page.get_by_test_id("react").count() == 0


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_was_missed_is_shown_again(house: House, size: tuple[int, int]) -> None:
    link = house.new_table("base", ["random", "random"], seed=3)
    page = house.at_table(link, size=size, touch=size == PHONE, motion=True)
    robot = Robot(page, touch=size == PHONE, hurry=1)
    sight = robot.wait()
    while sight.kind != "turn" or len(house.log(link)) < 8:  # until the others have had a turn
        robot.step()
        sight = robot.wait()
    if size == PHONE:  # at pace "at once" it is told by itself
        expect(page.get_by_test_id("since-strip")).to_be_visible()
        page.get_by_test_id("since-strip").locator("button").first.click()
        expect(page.get_by_test_id("since-strip")).to_have_count(0)
    page.get_by_test_id("again").click()
    expect(page.locator(".flight").first).to_be_attached()


def test_it_says_what_was_revealed_where_nothing_can_be_taken_back(house: House) -> None:
    moment = moments.find("base", moments.may_draw_two)
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True)
    robot = Robot(page, touch=True)
    robot.wait()
    page.get_by_test_id("deck").tap()
    robot.wait_past(moment.at)
    robot.wait()
    assert not house.view(link)["can_undo"]
    page.get_by_test_id("undo").tap(force=True)
    expect(page.get_by_test_id("prompt")).to_contain_text("Revealed: ")
    page.reload()
    robot.wait()
    expect(page.get_by_test_id("prompt")).not_to_contain_text("Revealed: ")
    page.wait_for_function("document.querySelector('[data-testid=last-move]') !== null")
    page.keyboard.press("Backspace")
    expect(page.get_by_test_id("prompt")).to_contain_text("Revealed: ")
    assert len(house.log(link)) == moment.at + 1


def test_who_is_here_is_true_at_once_both_ways(house: House) -> None:
    ana, ben = two_people(house)
    laptop = house.at_table(ana)
    here = laptop.get_by_test_id("here")
    expect(here).to_have_text("Ben is away")
    phone = house.at_table(ben, size=PHONE, touch=True)
    expect(here).to_have_text("all here")
    gone = phone.get_by_label("Ana is away")
    expect(gone).to_have_count(0)
    laptop.goto(house.server.base_url + "/credits")
    expect(gone).to_have_count(1)
    laptop.go_back()
    expect(gone).to_have_count(0)
    phone.close()
    expect(laptop.get_by_test_id("here")).to_have_text("Ben is away")


def test_every_total_answers_why(house: House) -> None:
    page = house.before(moments.find("base", lambda game: all(len(one.cards) > 3 for one in game.state.forests)))
    Robot(page).wait()
    totals = page.locator(".scores .total")
    totals.nth(1).click()
    expect(totals.nth(1)).to_have_attribute("aria-pressed", "true")
    page.locator(".scores .ask").first.click()
    expect(page.locator(".scores .sum")).to_be_visible()
    page.locator("[data-seat]").first.click()
    expect(page.get_by_test_id("sources")).to_be_visible()


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390)])
def test_the_cards_of_a_sum_are_seen_beside_it(house: House, size: tuple[int, int]) -> None:
    """On a phone the score folds when one of its sums is asked: the cards that it lights are not covered by it."""
    page = house.before(moments.late("base", 2, 40), size=size, touch=True)
    Robot(page, touch=True).wait()
    if size[0] > size[1]:  # without tabs
        page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Score", exact=True).tap()
    page.locator(".parts .ask").nth(1).tap()
    strip = page.get_by_test_id("why-strip")
    expect(strip).to_be_visible()
    sheet = page.locator(".sheet[role=dialog]").bounding_box()
    assert sheet
    name = strip.locator("h2").inner_text()
    for _ in range(3):
        page.wait_for_timeout(400)  # the forest scrolls
        lit = page.evaluate(SEEN)
        assert lit > 0, strip.inner_text()
        strip.get_by_role("button", name="Next card").tap()
        expect(strip.locator("h2")).not_to_have_text(name)
        name = strip.locator("h2").inner_text()
    strip.get_by_role("button", name="Score").tap()
    expect(page.locator(".parts .ask:focus")).to_have_count(1)
    expect(strip).to_have_count(0)


@pytest.mark.parametrize("lang", ["de", "fr", "it"])
def test_a_sum_at_the_side_fits_there(house: House, lang: str) -> None:
    width, height = 844, 390
    page = house.before(moments.late("base", 2, 40), size=(width, height), touch=True, lang=lang)
    Robot(page, touch=True).wait()
    page.get_by_role("button", name={"de": "Mehr", "fr": "Plus", "it": "Altro"}[lang], exact=True).tap()
    page.get_by_role("button", name={"de": "Punkte", "fr": "Score", "it": "Punti"}[lang], exact=True).tap()
    page.locator(".parts .ask").nth(1).tap()
    last = page.get_by_test_id("why-strip").get_by_role("button").last.bounding_box()
    assert last
    assert last["x"] + last["width"] <= width


def test_what_happened_since_comes_with_its_points(house: House) -> None:
    """Each seat with its points and what they grew by; the lines add up to it."""
    page = house.before(moments.late("base", 3, 60), size=PHONE, touch=True)
    Robot(page, touch=True).wait()
    page.get_by_test_id("last-move").locator(".words").first.tap()
    rows = page.get_by_test_id("since-points").locator("li")
    expect(rows).to_have_count(3)
    made = [int(text.split()[-1].replace("−", "-").lstrip("±")) for text in rows.locator(".made").all_inner_texts()]
    heard = page.get_by_test_id("since").locator("li:not(:last-child) .change .sr").all_inner_texts()
    assert sum(made) == sum(int(text.rsplit(" ", 1)[1].replace("−", "-")) for text in heard)


def test_a_wrong_address_says_so_in_the_own_language(house: House) -> None:
    page = house.open("/nonsense", lang="de")
    expect(page.get_by_role("heading", name="Hier wächst nichts")).to_be_visible()
    page.get_by_test_id("lost").get_by_role("link", name="Zur Startseite").click()
    expect(page.get_by_test_id("lost")).to_have_count(0)
    house.heard = [line for line in house.heard if "404" not in line]


def test_a_table_that_is_not_there_has_a_way_home(house: House) -> None:
    page = house.open("/t/nosuchtable", lang="fr", size=PHONE)
    lost = page.get_by_test_id("lost")
    expect(lost.get_by_role("heading", name="Cette table n’existe pas.")).to_be_visible()
    lost.get_by_role("link", name="Accueil").click()
    expect(lost).to_have_count(0)
    house.heard = [line for line in house.heard if "404" not in line]


def test_the_rules_leave_the_table_where_it_is(house: House) -> None:
    page = house.before(moments.late("base", 3, 60))
    page.get_by_role("button", name="Help").click()
    with page.expect_popup() as opened:
        page.get_by_role("link", name="Rules", exact=True).click()
    expect(opened.value).to_have_url(f"{house.server.base_url}/rules")
    expect(page.get_by_test_id("table")).to_be_visible()


def test_a_game_that_waits_comes_first_on_a_phone(house: House) -> None:
    link = house.table(moments.late("base", 3, 60))
    page = house.open("/", seat=link, size=PHONE, touch=True)
    row = page.get_by_role("link", name="Continue")
    expect(row).to_contain_text(re.compile(r"with \w+, \w+: your turn"))
    below = page.get_by_role("button", name="Play now").bounding_box()
    first = row.bounding_box()
    assert below
    assert first
    assert first["y"] < below["y"]
