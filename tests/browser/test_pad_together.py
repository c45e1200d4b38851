"""Several phones at one pad: they see each other's forests, go offline and come back, and agree in the end."""

import pytest
from playwright.sync_api import Page, expect

from spinney.pad import score_table
from tests.browser.house import PHONE, House
from tests.browser.test_access import check
from tests.browser.test_pad import Hand, Table, begin, example
from tests.server.machines import until

pytestmark = pytest.mark.xdist_group("browser_pad")


def phone(house: House, path: str = "/pad", name: str = "Ana") -> Page:
    return house.open(path, size=PHONE, touch=True, name=name)


def open_pad(page: Page, *names: str, edition: str = "base") -> str:
    """Begins on several phones; the path that the others need."""
    page.locator(f"input[type=radio][value={edition}]").check(force=True)
    while page.locator("form li input").count() < len(names):
        page.get_by_role("button", name="Add a player").tap()
    for field, name in zip(page.locator("form li input").all(), names, strict=True):
        field.fill(name)
    page.get_by_role("button", name="Score on several phones").tap()
    link = page.locator(".invite input")
    expect(link).to_be_visible()
    expect(page.locator(".invite svg[role=img]")).to_be_visible()
    path = page.evaluate("location.pathname")
    assert link.input_value() == page.evaluate("location.origin") + path
    page.get_by_role("button", name="Close").tap()
    return str(path)


def join(house: House, path: str, name: str) -> Page:
    page = phone(house, path, name)
    page.get_by_role("button", name=name).tap()
    page.locator("main.pad").wait_for()
    return page


def two_phones(house: House) -> tuple[Page, Page, str]:
    """Ana's phone, which opened a pad, Ben's, which joined it, and the pad's path."""
    ana = phone(house)
    path = open_pad(ana, "Ana", "Ben")
    return ana, join(house, path, "Ben"), path


def totals(page: Page) -> list[str]:
    return page.locator(".people b").all_inner_texts()


def agree(points: list[int], *pages: Page) -> None:
    """All pages come to show these totals."""
    for page in pages:
        expect(page.locator(".people b")).to_have_text([str(number) for number in points])


def on_the_server(house: House, path: str) -> Table:
    found: Table = house.server.request("GET", f"/api/pads/{path.rsplit('/', 1)[1]}").json()
    return found


def stored(house: House, path: str, *hosts: int) -> None:
    """Waits until the server holds forests of so many hosts: what is tapped on a phone is on its way for a moment."""

    def is_there() -> bool:
        return [len(row["forest"]["hosts"]) for row in on_the_server(house, path)["forests"]] == list(hosts)

    until(is_there, f"the forests do not come to have {hosts} hosts")


def forgive(house: House) -> None:
    """A lost net is what these tests are about."""
    house.heard[:] = [heard for heard in house.heard if "ERR_INTERNET_DISCONNECTED" not in heard]


def test_three_phones_score_one_game(patchy_house: House) -> None:
    house = patchy_house
    ana = phone(house)
    path = open_pad(ana, "Ana", "Ben", "Cid")
    ben, cid = join(house, path, "Ben"), join(house, path, "Cid")
    Hand(ana, "en").host({"species": "linden", "top": ["tawny_owl"]})
    agree([8, 0, 0], ana, ben, cid)
    expect(ana.locator(".people .dot")).to_have_count(2)

    cid.context.set_offline(True)
    hand = Hand(cid, "en")
    hand.host({"species": "linden"})
    expect(cid.get_by_text("No connection")).to_be_visible()
    hand.host({"species": "linden", "left": ["wolf"]})
    Hand(ben, "en").host({"species": "birch", "right": ["roe_deer@birch"]})
    agree([8, 7, 0], ana, ben)  # nothing of it has come yet
    assert totals(cid) == ["6", "0", "6"]  # and Ana's linden is beaten only there
    cid.context.set_offline(False)
    agree([6, 7, 6], ana, ben, cid)
    expect(cid.get_by_text("No connection")).to_be_hidden()
    pad = on_the_server(house, path)
    assert [score["total"] for score in pad["scores"]["scores"]] == [6, 7, 6]

    # Everybody can look at the result, and keep it.
    for page in (ana, cid):
        page.locator("header button").last.tap()
        assert page.locator("tfoot tr").first.locator("td").all_inner_texts() == ["6", "7", "6"]
    cid.locator("tfoot input").last.check()
    expect(ana.locator("tfoot input").last).to_be_checked()
    ana.get_by_role("button", name="Finish and save").tap()
    expect(ana.locator("a[href^='/pad?show=']")).to_contain_text("Cid 6")
    forgive(house)


def test_a_phone_that_reloads_or_sleeps_without_a_net_loses_nothing(patchy_house: House) -> None:
    house = patchy_house
    ana, ben, _ = two_phones(house)
    ben.locator("html[data-offline=ready]").wait_for(state="attached")
    ben.context.set_offline(True)
    Hand(ben, "en").host({"species": "birch", "top": ["tawny_owl"]})
    ben.reload()
    expect(ben.locator(".people .own b")).to_have_text("6")
    expect(ben.get_by_text("kept and sent later")).to_be_visible()
    ben.context.set_offline(False)
    agree([0, 6], ana, ben)
    forgive(house)


def test_the_server_is_killed_and_comes_back(shaky_house: House) -> None:
    house = shaky_house
    ana, ben, path = two_phones(house)
    Hand(ana, "en").host({"species": "birch", "top": ["tawny_owl"]})
    agree([6, 0], ben)
    house.server.kill()
    Hand(ben, "en").host({"species": "beech"})
    Hand(ana, "en").host({"species": "birch"})
    house.server.start()
    agree([7, 0], ana, ben)
    stored(house, path, 2, 1)  # a beech alone scores nothing, so the totals agree before it has come


@pytest.mark.parametrize("mine", [True, False])
def test_two_phones_change_one_forest(patchy_house: House, mine: bool) -> None:
    house = patchy_house
    ana, ben, path = two_phones(house)
    ben.context.set_offline(True)
    Hand(ben, "en").host({"species": "birch"})
    ana.locator(".people button").last.tap()
    Hand(ana, "en").host({"species": "douglas_fir"})
    agree([0, 5], ana)
    stored(house, path, 0, 1)
    ben.context.set_offline(False)
    expect(ben.get_by_text("another phone has changed this forest, too")).to_be_visible()
    assert totals(ben) == ["0", "1"]
    ben.get_by_role("button", name="Keep mine" if mine else "Take theirs").tap()
    agree([0, 1 if mine else 5], ana, ben)
    if not mine:  # what went can be had back
        ben.get_by_role("button", name="Undo").tap()
        agree([0, 1], ana, ben)
    forgive(house)


def test_a_conflict_is_told_wherever_one_looks(patchy_house: House) -> None:
    house = patchy_house
    ana, ben, path = two_phones(house)
    ana.context.set_offline(True)
    ana.locator(".people button").last.tap()
    Hand(ana, "en").host({"species": "birch"})
    ana.locator(".people button").first.tap()
    Hand(ben, "en").host({"species": "douglas_fir"})
    stored(house, path, 0, 1)
    ana.context.set_offline(False)
    expect(ana.get_by_text("Ben: another phone has changed this forest, too")).to_be_visible()
    ana.locator("header button").last.tap()
    ana.get_by_role("button", name="Take theirs").tap()
    expect(ana.locator("tfoot tr").first.locator("td").last).to_have_text("5")
    forgive(house)


def test_undo_leaves_what_others_have_entered_since(house: House) -> None:
    ana, ben, _ = two_phones(house)
    ana.get_by_role("button", name="Players").tap()
    ana.get_by_role("textbox", name="Player 2").fill("Benno")
    ana.get_by_role("textbox", name="Player 2").blur()
    expect(ben.locator(".people button").last).to_contain_text("Benno")
    Hand(ben, "en").host({"species": "douglas_fir"})
    agree([0, 5], ana, ben)
    ana.get_by_role("button", name="Undo").tap()
    expect(ben.locator(".people button").last).not_to_contain_text("Benno")
    agree([0, 5], ana, ben)
    # Where both meet it is said, and nothing is lost.
    ana.get_by_role("button", name="Close").tap()
    ana.locator(".people button").last.tap()
    Hand(ana, "en").host({"species": "birch"})
    agree([0, 6], ben)
    Hand(ben, "en").host({"species": "birch"})
    agree([0, 7], ana, ben)
    ana.get_by_role("button", name="Undo").tap()
    expect(ana.locator(".said")).to_contain_text("Another phone has changed this since")
    agree([0, 7], ana, ben)


def test_what_is_not_sent_yet_outlives_the_end(patchy_house: House) -> None:
    house = patchy_house
    ana, ben, path = two_phones(house)
    ben.context.set_offline(True)
    Hand(ben, "en").host({"species": "douglas_fir"})
    ben.locator("header button").last.tap()
    expect(ben.get_by_text("kept and sent later")).to_be_visible()
    ben.get_by_role("button", name="Finish and save").tap()
    ben.context.set_offline(False)
    ben.locator(f"a[href='{path}']").tap()
    agree([0, 5], ana, ben)
    forgive(house)


def test_nobody_is_taken_off_the_list_by_a_slip(house: House) -> None:
    ana, ben, _ = two_phones(house)
    Hand(ben, "en").host({"species": "douglas_fir"})
    agree([0, 5], ana)
    ana.get_by_role("button", name="Players").tap()
    ana.get_by_role("button", name="Remove Ben").tap()
    expect(ana.get_by_role("alert")).to_contain_text("Ben’s forest will be deleted on all phones")
    ana.get_by_role("alert").get_by_role("button", name="Remove Ben").tap()
    agree([0], ana)
    expect(ben.get_by_text("Ben was taken off the list")).to_be_visible()
    ben.get_by_role("button", name="Join").tap()
    agree([0, 5], ana, ben)


def test_together_they_have_more_than_the_box(patchy_house: House) -> None:
    """Each phone alone was right to take it; all are told, and whoever mends it is done."""
    house = patchy_house
    ana, ben, _ = two_phones(house)
    ben.context.set_offline(True)
    for page, lindens in ((ana, 5), (ben, 5)):
        for _ in range(lindens):
            Hand(page, "en").host({"species": "linden"})
    ben.context.set_offline(False)
    for page in (ana, ben):
        expect(page.get_by_text("All phones together have too many cards. Linden: the box holds only")).to_be_visible()
    ana.get_by_role("button", name="Change Linden").tap()
    ana.get_by_role("button", name="Remove", exact=True).tap()
    for page in (ana, ben):
        expect(page.get_by_text("All phones together")).to_be_hidden()
    agree([4, 15], ana, ben)
    forgive(house)


def test_a_forest_entered_alone_is_brought_along(house: House) -> None:
    """Ben began on his own phone; then there was a pad for all."""
    table = example("base-85")
    ana = phone(house)
    path = open_pad(ana, "Ana", "Ben")
    ben = phone(house, name="Ben")
    begin(ben, "base")
    Hand(ben, "en").forest(table["forests"][0])
    ben.goto(house.server.base_url + path)
    ben.get_by_role("checkbox", name="Ben").check()
    ben.get_by_role("button", name="Ben").tap()
    agree([0, 85], ana, ben)
    # A pad that is there already can be opened for others, too.
    cid = phone(house, name="Cid")
    begin(cid, "base")
    Hand(cid, "en").host({"species": "birch"})
    cid.get_by_role("button", name="Score together").tap()
    cid.get_by_role("button", name="Open for other phones").tap()
    cid.locator(".invite").wait_for()
    pad = on_the_server(house, cid.evaluate("location.pathname"))
    assert pad["scores"]["scores"][0]["total"] == 1


def test_who_is_not_on_the_list_joins_all_the_same(house: House) -> None:
    ana = phone(house)
    path = open_pad(ana, "Ana", "Ben", edition="dartmoor")
    dora = phone(house, path, "Dora")
    check(dora)
    dora.get_by_role("button", name="Join").tap()
    dora.locator("main.pad").wait_for()
    table = example("dartmoor-127")
    first = {**table["forests"][0], "hosts": table["forests"][0]["hosts"][:3], "cave": 0}
    Hand(dora, "en").forest(first)
    points = score_table({**table, "forests": [first]})["scores"][0]["total"]
    agree([0, 0, points], ana, dora)
    expect(ana.locator(".people button").last).to_contain_text("Dora")
    ana.get_by_role("button", name="Players").tap()
    ana.get_by_role("button", name="Remove Ben").tap()
    agree([0, points], ana, dora)
    ana.get_by_role("textbox", name="Player 1").fill("Anna")
    ana.get_by_role("textbox", name="Player 1").blur()
    expect(dora.locator(".people button").first).to_contain_text("Anna")
    ana.get_by_role("button", name="Score together").tap()
    check(ana)


def test_a_pad_that_is_not_there(house: House) -> None:
    page = phone(house, "/pad/never-was-one")
    expect(page.get_by_role("heading", level=1)).to_have_text("There is no such score pad.")
    check(page)
