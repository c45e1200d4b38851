"""What hosts and owners do on the page: imprint and privacy, games that are deleted, a box that is checked."""

import contextlib
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from spinney.cards.findings import Check, Findings
from tests.browser.house import PHONE, House
from tests.browser.robot import Robot
from tests.browser.test_access import check
from tests.browser.test_browse import no_wider
from tests.server.machines import SpinneyServer, TableLink

pytestmark = pytest.mark.xdist_group("browser")
EVIL = "Ana <script>window.evil = 1</script>\nForest Road 1\n\n<img src=x onerror='window.evil = 2'>"
BEN = "the-secret-of-ben-which-is-long-enough-for-all"


@pytest.fixture
def own_house(chromium: Browser, tmp_path: Path) -> Iterator[House]:
    """A server of a host who has something to say, with a folder for boxes."""
    (tmp_path / "boxes").mkdir()
    server = SpinneyServer(
        f"sqlite:///{tmp_path / 'spinney.db'}", SPINNEY_IMPRINT=EVIL, SPINNEY_CONTACT="mailto:ana@example.org",
        SPINNEY_BOXES=str(tmp_path / "boxes"), SPINNEY_OVER_DAYS=0, SPINNEY_PAD_DAYS=1,
    )  # fmt: skip
    made = House(chromium, server)
    yield made
    made.close()
    server.close()
    assert made.troubles() == []


def see(page: Page, number: str) -> None:
    """To the card with this number."""
    page.get_by_label("Another number").fill(number)
    page.get_by_label("Another number").press("Enter")
    expect(page.get_by_test_id("card-check").get_by_role("heading")).to_have_text(f"Find card {number} in your box.")


def impossible() -> str:
    """A species all copies of which are on cards that are certain."""
    box = Check("dartmoor")
    for name, row in box.edition.species.items():
        found = Findings({"D064": [["left", name, "ash"], ["right", "gnat", "ash"]]})
        if row.place == "side" and [problem.code for problem in box.judge(found).problems] == ["many"]:
            return name
    raise LookupError("all could be there")


def test_a_host_speaks_and_an_owner_corrects_three_cards_and_plays_with_them(own_house: House, tmp_path: Path) -> None:
    house = own_house
    page = house.open("/about", size=PHONE)
    expect(page.get_by_test_id("about-imprint")).to_contain_text("<script>window.evil = 1</script>")
    expect(page.get_by_test_id("about-contact").get_by_role("link")).to_have_attribute("href", "mailto:ana@example.org")
    kept = page.get_by_test_id("about-kept")
    expect(kept).to_contain_text("for 180 days")
    expect(kept).to_contain_text("Finished games are kept until somebody deletes them.")
    expect(kept).to_contain_text("nobody has changed it for 1 day.")
    assert page.evaluate("window.evil") is None
    no_wider(page)

    page = house.open("/check", size=PHONE)
    sure, card = page.get_by_test_id("sure"), page.get_by_test_id("card-check")
    expect(sure).to_contain_text("36 of 172 cards are certain")
    page.get_by_role("button", name="Yes, just so").first.click()
    expect(sure).to_contain_text("37 of 172 cards are certain")

    see(page, "67")
    card.get_by_role("button", name="Something differs").click()
    expect(card.get_by_text("This is certain.")).to_have_count(2)
    card.get_by_role("radiogroup").first.get_by_role("radio", name="Ash").click()
    card.get_by_role("button", name="That’s what I see").click()
    expect(sure).to_contain_text("38 of 172 cards are certain")

    see(page, "64")
    card.get_by_role("button", name="Something differs").click()
    card.get_by_label("Species").first.select_option(impossible())
    card.get_by_label("Species").last.select_option("gnat")
    card.get_by_role("button", name="That’s what I see").click()
    expect(card.get_by_role("alert")).to_contain_text(re.compile(r"would be on \d cards, but the box has \d"))
    card.get_by_label("Species").first.select_option("treecreeper")
    card.get_by_role("button", name="That’s what I see").click()
    expect(sure).to_contain_text("39 of 172 cards are certain")

    icon = page.get_by_test_id("icon-check").filter(has_text="Shrew")
    icon.get_by_role("radio", name="mouse", exact=True).click()
    expect(sure).to_contain_text("1 of 17 icons and numbers are certain")
    check(page)
    no_wider(page)
    page.reload()
    expect(sure).to_contain_text("39 of 172 cards are certain")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save the correction file").click()
    saved.value.save_as(tmp_path / "boxes" / saved.value.suggested_filename)
    house.close()

    house.server.restart()
    edition = "dartmoor+dartmoor_checked"
    cards = house.server.request("GET", f"/api/cards/{edition}").json()["cards"]
    assert cards["D067"]["halves"][0] == {"slot": "left", "species": "roe_deer", "symbol": "ash"}
    assert [half["species"] for half in cards["D064"]["halves"]] == ["treecreeper", "gnat"]
    page = house.at_table(house.new_table(edition, ["random"]))
    robot = Robot(page, seed=2, hurry=0.5)
    for _ in range(4):
        robot.step()
    expect(page.get_by_test_id("table")).to_be_visible()


def test_a_game_is_deleted_when_all_agree(house: House) -> None:
    wish = {"edition": "base", "name": "Ana", "seats": ["me", "open"], "player": house.secret}
    made = house.server.request("POST", "/api/tables", json=wish).json()
    joined = house.server.request(
        "POST", f"/api/tables/{made['table']}/join", json={"name": "Ben", "player": BEN}
    ).json()
    ana, ben = (TableLink(made["table"], [one["token"]]) for one in (made, joined))
    alone = house.new_table("base", ["random"])

    page = house.open("/tables", seat=ana)
    rows = page.locator("article")
    expect(rows).to_have_count(2)
    mine = page.locator(f"article:has(a[href='/t/{alone.id}'])")
    mine.get_by_role("button", name=re.compile("^Leave")).click()
    expect(mine).to_contain_text("Then it is gone for everyone who played.")
    mine.get_by_role("button", name="Delete game").click()
    expect(rows).to_have_count(1)
    rows.get_by_role("button", name=re.compile("^Leave")).click()
    expect(rows).to_contain_text("Everyone else at the table has to agree first.")
    rows.get_by_role("button", name="Delete game").click()
    expect(rows.get_by_test_id("deleting")).to_contain_text("will be deleted once everyone agrees")
    check(page)

    other = house.at_table(ben, size=PHONE, player=BEN)
    asked = other.get_by_test_id("deleting")
    expect(asked).to_contain_text("Ana wants to delete this game.")
    check(other)
    asked.get_by_role("button", name="Keep it").click()
    expect(asked).to_have_count(0)
    page.reload()
    expect(rows.get_by_test_id("deleting")).to_have_count(0)
    rows.get_by_role("button", name=re.compile("^Leave")).click()
    rows.get_by_role("button", name="Delete game").click()
    asked.get_by_role("button", name="Agree").click()
    expect(other.get_by_role("heading")).to_have_text("This table was deleted.")
    page.reload()
    expect(page.get_by_text("Your tables").first).to_be_visible()
    expect(rows).to_have_count(0)


def test_a_table_that_nobody_has_opened_for_long_says_when_it_ends(own_house: House) -> None:
    """In the list of its players, to who watches, and to a player who comes: by that it is kept."""
    house = own_house
    link = house.new_table("base", ["random"])
    house.server.terminate()
    file = house.server.database_url.removeprefix("sqlite:///")
    with contextlib.closing(sqlite3.connect(file)) as database:
        database.execute("UPDATE clock SET now = now + 171 * 86400")
        database.commit()
    house.server.start()
    page = house.open("/tables", seat=link, size=PHONE)
    row = page.locator("article")
    expect(row).to_contain_text("Will be deleted in 9 days unless you open it.")
    check(page)
    no_wider(page)
    watching = house.open(f"/t/{link.id}", size=PHONE)
    expect(watching.get_by_text("Will be deleted in 9 days unless one of its players opens it.")).to_be_visible()
    page = house.at_table(link, size=PHONE)
    expect(page.get_by_text("This table was to be deleted in 9 days. Now that you are here, it stays.")).to_be_visible()
    check(page)
    page = house.open("/tables", seat=link)
    expect(row).to_have_count(1)
    expect(page.locator("article")).not_to_contain_text("Will be deleted")
