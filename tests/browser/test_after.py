"""After the end: replay, links to a moment, going on from there, the same deal, a rematch."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import House
from tests.browser.test_drag import by_finger

pytestmark = pytest.mark.xdist_group("browser_table")
AT = 40


def table_of(page: Page, old: str) -> str:
    """The table that the page has gone to."""
    page.wait_for_function("(old) => /^.t.[^/]+$/.test(location.pathname) && !location.pathname.includes(old)", arg=old)
    found = re.search(r"/t/([^/?]+)", page.url)
    assert found
    page.get_by_test_id("prompt").wait_for()
    return found[1]


def test_replay_and_going_on_from_there(house: House) -> None:
    page, link = house.finished("base")
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[type=range]")
    slider.fill(str(AT))
    expect(page).to_have_url(re.compile(rf"/t/{link.id}/replay\?at={AT}$"))
    again = house.open(f"/t/{link.id}/replay?at={AT}", name="Ben")
    expect(again.locator("input[type=range]")).to_have_value(str(AT))
    expect(again.locator("main")).to_contain_text(str(AT))

    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Stay here").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Play on", exact=True).click()
    new = table_of(page, link.id)
    assert house.log(house.link_of(page, new))[:AT] == house.server.record(link.id)["moves"][:AT]


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (360, 640), (844, 390)])
def test_going_on_is_asked_for_in_place(house: House, size: tuple[int, int]) -> None:
    """Nothing moves, nothing of what steers shows through, and no second tap at the same spot says yes."""
    _, link = house.finished("base")
    page = house.open(f"/t/{link.id}/replay?at={AT}", size=size, lang="fr")
    button, forest = page.locator(".desk .main"), page.locator("section.forest")
    spot, before = button.bounding_box(), forest.bounding_box()
    button.click()
    yes = page.locator(".asking .main").bounding_box()
    assert spot
    assert yes
    assert not (yes["x"] <= spot["x"] + spot["width"] / 2 <= yes["x"] + yes["width"])
    assert forest.bounding_box() == before
    assert yes["x"] + yes["width"] <= size[0]
    assert yes["y"] + yes["height"] <= size[1]
    page.keyboard.press("Escape")
    expect(page.locator(".asking")).to_have_count(0)


def test_replay_and_review_keep_the_place(house: House) -> None:
    """From one to the other and back at the same move, and from both to the result."""
    page, link = house.finished("base", size=(390, 844), touch=True)
    page.goto(f"{house.server.base_url}/t/{link.id}/replay?at={AT}")
    page.get_by_role("link", name="Review").tap()
    page.wait_for_url(re.compile(rf"/review\?at={AT}$"))
    page.get_by_test_id("review-graph").wait_for()
    expect(page.locator(".table h2")).not_to_be_empty()
    turn = page.locator(".table h2").inner_text()
    assert not turn.startswith("Turn 1 ")
    page.reload()
    expect(page.locator(".table h2")).to_have_text(turn)
    page.get_by_role("link", name="Replay").tap()
    expect(page.locator("input[type=range]")).to_have_value(str(AT))
    expect(page.locator(".where")).to_contain_text(turn.split(" ·")[0])
    page.get_by_role("link", name="Result").tap()
    page.locator("main.finish").wait_for()


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (360, 640), (844, 390)])
def test_the_end_has_a_way_home_and_to_the_counting(house: House, size: tuple[int, int]) -> None:
    page, _ = house.finished("dartmoor", 3, size=size, lang="de")
    home = page.locator(".acts a[href='/']")
    home.scroll_into_view_if_needed()
    box = home.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size[0]
    page.evaluate("scrollTo(0, 0)")
    expect(page.get_by_role("button", name="Zählung noch einmal zeigen")).to_be_in_viewport(ratio=1)
    home.click()
    page.locator("main.finish").wait_for(state="detached")


@pytest.mark.parametrize("size", [(844, 390), (1024, 768), (1366, 768)])
def test_the_page_of_the_end_scrolls_and_nothing_within_it(house: House, size: tuple[int, int]) -> None:
    page, _ = house.finished("dartmoor", 3, size=size, touch=True)
    page.locator(".woods .host").first.wait_for()
    inner = """() => [...document.querySelectorAll('.woods *')].filter((each) =>
        ['auto', 'scroll'].includes(getComputedStyle(each).overflowY) && each.scrollHeight > each.clientHeight + 1)
        .map((each) => each.className)"""
    assert page.evaluate(inner) == []
    box = page.locator(".woods .host").first.bounding_box()
    assert box
    start = box["x"] + 10, min(box["y"] + 10, size[1] - 80)
    by_finger(page)(start, (start[0], start[1] - 200))
    page.wait_for_function("() => scrollY > 100")


def test_a_replay_names_the_forest_that_it_shows(house: House) -> None:
    page, link = house.finished("base", size=(360, 640))
    page.goto(f"{house.server.base_url}/t/{link.id}/replay?at={AT}")
    seats, shown = page.locator(".seats .seat"), page.locator(".forest > .label")
    for seat in range(2):
        if seats.nth(seat).get_attribute("aria-pressed") == "false":
            seats.nth(seat).click()
        expect(shown).to_have_text(f"Forest: {seats.nth(seat).locator('.name').inner_text()}")


def test_a_replay_shows_the_forest_of_whoever_is_watched(house: House) -> None:
    _, link = house.finished("base")
    page = house.open(f"/t/{link.id}/replay?at={AT}")
    whom, forest, hand = page.get_by_label("View as"), page.locator(".forest > .label"), page.locator(".hand > .label")
    names = whom.locator("option").all_inner_texts()[:2]
    for name in names:
        whom.select_option(name)
        for _ in range(4):
            page.get_by_role("button", name="Next turn").click()
            expect(forest).to_have_text(f"Forest: {name}")
            expect(hand).to_contain_text(name)
    whom.select_option("whoever plays")
    seen = set()
    for _ in range(12):
        page.get_by_role("button", name="Next turn").click()
        page.get_by_role("button", name="One move forward").click()
        agreed = page.wait_for_function(
            """() => {
              const [acting, forest, hand] = ['.seats .acting .name', '.forest > .label', '.hand > .label']
                .map((place) => document.querySelector(place)?.textContent ?? '');
              return forest === `Forest: ${acting}` && hand.trim().startsWith(`${acting}:`) && acting;
            }"""
        )
        seen.add(agreed.json_value())
    assert seen == set(names)


@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (844, 390)])
def test_the_speed_of_a_replay_is_kept(house: House, size: tuple[int, int]) -> None:
    _, link = house.finished("base", 3)
    page = house.open(f"/t/{link.id}/replay?at={AT}", size=size)
    speed = page.get_by_role("button", name="Speed")
    for times in ("1×", "2×", "4×", "1×", "2×"):
        expect(speed).to_have_text(times)
        speed.focus()
        page.keyboard.press("Enter")
    page.reload()
    expect(speed).to_have_text("4×")
    for part in page.locator(".desk :is(button, a, select, input)").all():
        box = part.bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]


def test_totals_only_grow_while_they_are_counted(house: House) -> None:
    """From nothing on: the first glance must not tell the end."""
    page = house.at_table(house.table(moments.last_draw("base")), motion=True)
    page.evaluate(
        """() => {
          window.seen = [];
          new MutationObserver(() => {
            const totals = [...document.querySelectorAll('.bars .total')].map((one) => Number(one.textContent));
            if (totals.length) seen.push(totals.reduce((sum, one) => sum + one));
          }).observe(document.body, { subtree: true, childList: true, characterData: true });
        }"""
    )
    page.get_by_test_id("deck").click()
    for _ in range(2):
        page.locator(".counting").wait_for()
        page.locator(".outcome").wait_for()
        seen = page.evaluate("seen")
        assert seen[0] == 0
        assert seen == sorted(seen)
        page.evaluate("() => (seen.length = 0)")
        page.get_by_role("button", name="Show the counting again").click()


def test_only_keys_that_go_on_pass_over_the_counting(house: House) -> None:
    page, _ = house.finished("base")
    counting = page.get_by_text(re.compile(r"Counting · \d"))
    for key in ("Enter", "Space", "Escape"):
        page.get_by_role("button", name="Show the counting again").click()
        page.keyboard.press("d")
        expect(counting).to_have_count(1)
        page.keyboard.press(key)
        expect(counting).to_have_count(0)


def test_forests_at_the_end_are_of_one_size(house: House) -> None:
    page, _ = house.finished("dartmoor", 3)
    forests = page.locator(".woods ul.forest")
    expect(forests).to_have_count(3)
    page.wait_for_function(
        """() => {
          const forests = [...document.querySelectorAll('.woods ul.forest')];
          return new Set(forests.map((one) => one.style.getPropertyValue('--em'))).size === 1;
        }"""
    )


def test_the_sheet_says_whose_points_are_told(house: House) -> None:
    page, _ = house.finished("base")
    heads = page.locator(".sheet thead button")
    for at in (1, 0):
        heads.nth(at).click()
        expect(heads.nth(at)).to_have_attribute("aria-pressed", "true")
        expect(page.get_by_role("tab").nth(at)).to_have_attribute("aria-selected", "true")


def test_the_counting_can_be_seen_again(house: House) -> None:
    page, _ = house.finished("base", size=(360, 640))
    counting = page.get_by_text(re.compile(r"Counting · \d"))
    expect(counting).to_have_count(0)
    page.get_by_role("button", name="Show the counting again").click()
    expect(counting).to_be_in_viewport()
    page.mouse.click(5, 300)
    expect(counting).to_have_count(0)


def test_the_cards_of_a_bar_are_seen_on_a_small_phone(house: House) -> None:
    """The forest lies below the fold: it comes up where a piece of a bar is asked about."""
    page, _ = house.finished("base", 4, size=(360, 640), touch=True)
    page.locator(".sources button").first.tap()
    page.wait_for_function(
        "() => [...document.querySelectorAll('.woods .counted, .woods .counts')].some((card) => {"
        " const box = card.getBoundingClientRect(); return box.top >= 0 && box.bottom <= innerHeight - 70; })"
    )


def test_a_replay_on_a_phone_on_its_side(house: House) -> None:
    """The forest has its room, and what steers is in reach without scrolling."""
    width, height = 844, 390
    _, link = house.finished("base", seats=3)
    page = house.open(f"/t/{link.id}/replay?at={AT}", size=(width, height), touch=True)
    for part, least in (("section.forest", 170), (".seat >> nth=2", 40), ("input[type=range]", 40), (".main", 40)):
        box = page.locator(f"main {part}").first.bounding_box()
        assert box
        assert box["height"] >= least, part
        assert box["y"] + box["height"] <= height, part


def test_forests_stand_beside_the_bars_on_a_phone_on_its_side(house: House) -> None:
    """While the points are counted, the cards that count are seen."""
    page, _ = house.finished("base", 3, size=(844, 390), touch=True, lang="de")
    top, hosts = page.locator(".hero").bounding_box(), page.locator(".woods .host").first.bounding_box()
    assert top is not None
    assert hosts is not None
    assert hosts["y"] + hosts["height"] - top["y"] < 330


def test_equal_cards_in_a_replay(house: House) -> None:
    """A hand with two cards that look alike is shown whole, wherever the replay is opened."""
    _, link = house.finished("base")
    seat = moments.last_draw("base").seat
    record = house.server.record(link.id)
    hands = [moments.Moment(record, at, seat).game().view(seat).hand for at in range(0, len(record["moves"]), 4)]
    at = next(4 * place for place, hand in enumerate(hands) if len(set(hand)) < len(hand))
    page = house.open(f"/t/{link.id}/replay?at={at}")
    page.locator("main select").first.select_option(str(seat))
    expect(page.locator("section.hand li")).to_have_count(len(hands[at // 4]))


def test_a_rematch(house: House) -> None:
    page, link = house.finished("dartmoor")
    page.get_by_role("button", name="Rematch").click()
    view = house.view(house.link_of(page, table_of(page, link.id)))
    assert view["edition"] == "dartmoor"
    assert view["status"] == "running"
    assert len(view["seats"]) == 2


def test_the_same_deal_again(house: House) -> None:
    page, link = house.finished("base")
    seat = moments.last_draw("base").seat
    again = page.get_by_role("button", name="Same deal again")
    again.click()
    page.keyboard.press("Escape")
    expect(again).to_be_focused()
    again.click()
    page.get_by_role("button", name="Stay here").click()
    expect(again).to_be_visible()
    again.click()
    page.get_by_role("button", name="Begin").click()
    view = house.view(house.link_of(page, table_of(page, link.id)))
    first = moments.Moment(house.server.record(link.id), 0, seat).game().view(seat).to_dict()
    assert view["me"] == seat
    assert sorted(view["hand"]) == sorted(first["hand"])


def test_the_record_is_saved(house: House) -> None:
    page, link = house.finished("base")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save").click()
    assert link.id in download.value.suggested_filename


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (390, 844), (844, 390)])
def test_cards_of_the_final_forests_open_large(house: House, size: tuple[int, int]) -> None:
    """By a tap and by the other mouse button; Escape closes the card, and another one takes back what was asked."""
    page, _ = house.finished("base", size=size, touch=size[1] > size[0])
    card, sheet = page.locator(".woods li[data-host] button").first, page.get_by_role("dialog")
    piece = page.locator(".sources button.piece").first
    piece.click()
    expect(piece).to_have_attribute("aria-pressed", "true")
    for button in ("left", "right"):
        card.click(button=button)
        expect(sheet).to_be_in_viewport(ratio=1)
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    expect(piece).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(piece).to_have_attribute("aria-pressed", "false")


def test_a_replay_on_a_phone_shows_the_place_that_was_chosen(house: House) -> None:
    """Before it is paid, too: the forest scrolls to the host."""
    _, link = house.finished("base")
    moves = house.server.record(link.id)["moves"]
    at, host = next(
        (place + 1, int(move.split()[1]))
        for place, move in reversed(list(enumerate(moves)))
        if re.match(r"on \d\d", move) and moves[place + 1].startswith("pay")
    )
    page = house.open(f"/t/{link.id}/replay?at={at}", size=(360, 640), touch=True)
    page.locator("main select").first.select_option("player")
    expect(page.locator(f"section.forest li[data-host='{host}'] .host").first).to_be_in_viewport(ratio=0.9)
