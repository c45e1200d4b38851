"""What is asked can be read whole, and what answers it can be seen and reached, also on small screens."""

import pytest
from playwright.sync_api import Page, expect

from spinney import Game
from spinney.engine.plans import plans_at
from tests.browser import moments
from tests.browser.house import PHONE, House
from tests.browser.robot import CALM, Robot

pytestmark = pytest.mark.xdist_group("browser")

LYING = (844, 390)
CONFIRM = "[data-testid=confirm]:visible"
"""The one that can be seen: on its side a phone hides the one of the prompt while a card is paid for."""


def begin(page: Page, half: str) -> None:
    """Taps a half of the hand, as somebody who wants to play it."""
    Robot(page).wait()
    page.get_by_test_id("hand").locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4])).tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.wait_for_function(CALM)


def with_words(game: Game) -> str | None:
    """A half in hand with a price, a bonus and an effect, which say more than a short screen has room for."""
    tables = game.state.tables
    number = tables.species_ids.index("brown_bear")
    found = (half for half in moments.payable(game, 3) if tables.half_species[index(game, half)] == number)
    return next(found, None)


def index(game: Game, half: str) -> int:
    return 2 * game.state.tables.card_ids.index(half[:4]) + "ab".index(half[4])


@pytest.mark.parametrize("lang", ["en", "de", "fr"])
@pytest.mark.parametrize("kind", ["free", "use"])
def test_a_question_is_whole_on_a_phone_on_its_side(house: House, kind: str, lang: str) -> None:
    page = house.before(moments.before("base", kind), size=LYING, touch=True, lang=lang)
    page.wait_for_function(
        "() => { const line = document.querySelector('[data-testid=prompt] .line');"
        " return line.innerText && line.scrollHeight <= line.clientHeight + 1; }"
    )


def test_a_payment_is_confirmed_on_a_phone_on_its_side(house: House) -> None:
    moment = moments.find("base", lambda game: with_words(game) is not None)
    page = house.at_table(house.table(moment), size=LYING, touch=True, lang="de")
    half = with_words(moment.game())
    assert half
    begin(page, half)
    box = page.locator(CONFIRM).bounding_box()
    assert box
    assert box["y"] + box["height"] <= LYING[1]


def test_score_and_log_are_in_the_menu_of_a_phone_on_its_side(house: House) -> None:
    page = house.at_table(house.table(moments.costing("base", 1)), size=LYING, touch=True)
    Robot(page).wait()
    for name in ("Others", "Score", "Log"):
        page.get_by_role("button", name="More", exact=True).tap()
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).tap()
        expect(page.get_by_role("dialog")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, (360, 640), (768, 1024)], ids=["phone", "small", "tablet"])
def test_ticks_are_whole(house: House, size: tuple[int, int]) -> None:
    moment = moments.costing("base", 1)
    page = house.at_table(house.table(moment), size=size, touch=True)
    half = moments.payable(moment.game(), 1)[0]
    begin(page, half)
    page.get_by_test_id("hand").locator(f"li:not([data-card={half[:4]}]) button").first.tap()
    tick = page.get_by_test_id("hand").locator(".tick")
    expect(tick).to_be_visible()
    page.wait_for_function(CALM)
    assert page.evaluate(
        "() => document.querySelector('[data-testid=hand] .tick').getBoundingClientRect().top"
        " >= document.querySelector('[data-testid=hand]').getBoundingClientRect().top"
    )


def test_the_last_cave_only_has_to_be_taken(house: House) -> None:
    def is_left(game: Game) -> bool:
        return game.prompt is not None and game.prompt.kind == "draft" and len(game.legal_moves()) == 1

    page = house.at_table(house.table(moments.find("dartmoor", is_left)), size=PHONE, touch=True)
    page.get_by_test_id("confirm").tap()
    expect(page.locator(".draft")).to_have_count(0)


def test_a_card_that_answers_is_scrolled_to(house: House) -> None:
    """One card may be played for free, the fifth of seven: three and a half can be seen."""
    moment = moments.Moment(moments.walk("base", 44), 217, 0)
    game = moment.game()
    assert [str(move) for move in game.legal_moves() if move.verb == "place"]
    moment = moments.Moment(moment.record, moment.at, game.state.seat)
    page = house.at_table(house.table(moment), size=PHONE, touch=True)
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-testid=hand] .card:not(.off)')].some((card) => {"
        " const box = card.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })"
    )


def far_out(game: Game) -> bool:
    """A full hand, of which only cards beyond the edge of a phone can be played."""
    if game.prompt is None or game.prompt.kind != "turn":
        return False
    moves, hand = game.legal_moves(), game.view(game.state.seat).hand
    playable = [hand.index(move.words[0][:4]) for move in moves if move.verb == "play"]
    return bool(playable) and min(playable) > 3 and all(move.verb != "draw" for move in moves)


def test_who_has_to_play_sees_a_card_that_can_be_played(house: House) -> None:
    moment = moments.find("dartmoor", far_out)
    page = house.at_table(house.table(moment), size=PHONE, touch=True)
    page.wait_for_function(
        "() => [...document.querySelectorAll('[data-testid=hand] .card.playable')].some((card) => {"
        " const box = card.getBoundingClientRect(); return box.left >= 0 && box.right <= innerWidth; })"
    )


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=["phone", "small"])
def test_all_cards_of_which_one_is_kept_are_seen_at_once(house: House, size: tuple[int, int]) -> None:
    def apart(game: Game) -> bool:
        """Three of nine cards can be kept, and the last of them is the seventh: four can be seen."""
        if game.prompt is None or game.prompt.kind != "keep":
            return False
        return max(map(game.view(game.state.seat).hand.index, game.prompt.details["cards"])) == 6

    moment = moments.find("dartmoor", apart)
    page = house.at_table(house.table(moment), size=size, touch=True)
    Robot(page).wait()
    cards = page.get_by_test_id("hand").locator(".card:not(.off)")
    expect(cards).to_have_count(3)
    for box in cards.evaluate_all("(all) => all.map((card) => card.getBoundingClientRect().toJSON())"):
        assert box["left"] >= 0
        assert box["right"] <= size[0]


@pytest.mark.parametrize("size", [PHONE, (360, 640)], ids=["phone", "small"])
def test_it_says_in_words_that_a_card_is_to_be_paid(house: House, size: tuple[int, int]) -> None:
    moment = moments.costing("base", 1)
    page = house.at_table(house.table(moment), size=size, touch=True)
    begin(page, moments.payable(moment.game(), 1)[0])
    expect(page.get_by_text("Pay 1 card").locator("visible=true")).to_have_count(1)


def beyond(game: Game) -> str | None:
    """A half among the first cards of a long hand whose bonus only cards at its end would earn."""
    if game.prompt is None or game.prompt.kind != "turn" or len(hand := game.view(game.state.seat).hand) < 9:
        return None
    for plan in plans_at(game.state):
        card = plan.card[:4]
        if plan.cost and plan.earns and hand.index(card) < 3 and all(hand.index(each) > 7 for each in plan.earns):
            return plan.card
    return None


def test_the_row_stays_where_it_is_under_the_finger(house: House) -> None:
    """A phone on its side keeps the hand in its place while a card is paid for."""
    moment = moments.find("base", lambda game: beyond(game) is not None)
    page = house.at_table(house.table(moment), size=LYING, touch=True)
    half = beyond(moment.game())
    assert half
    Robot(page).wait()
    page.get_by_test_id("hand").locator(f"li[data-card={half[:4]}] button").nth("ab".index(half[4:] or "a")).tap()
    expect(page.locator(CONFIRM)).to_be_visible()
    page.wait_for_function(CALM)
    assert page.get_by_test_id("hand").evaluate("(row) => row.scrollLeft") == 0


def test_gains_hang_below_the_cards_of_a_phone_on_its_side(house: House) -> None:
    page = house.at_table(house.table(moments.costing("base", 1)), size=LYING, touch=True)
    Robot(page).wait()
    page.locator("[data-testid=hand] .tag").first.wait_for()
    over = page.evaluate(
        "() => [...document.querySelectorAll('[data-testid=hand] li')].filter((each) => each.querySelector('.tag'))"
        ".map((each) => [each.getBoundingClientRect().bottom - each.querySelector('.tag').getBoundingClientRect().top,"
        " each.querySelector('.tag').getBoundingClientRect().bottom - innerHeight])"
    )
    assert all(upper <= 3 and lower <= 0.5 for upper, lower in over), over


def test_nothing_lies_over_what_is_paid(house: House) -> None:
    moment = moments.find("base", lambda game: with_words(game) is not None)
    page = house.at_table(house.table(moment), size=LYING, touch=True)
    half = with_words(moment.game())
    assert half
    begin(page, half)
    pay, bonus = (page.locator(f".side-compose {part}").bounding_box() for part in ("p.pay", "p.bonus"))
    assert pay
    assert bonus
    assert pay["y"] + pay["height"] <= bonus["y"]


def test_a_card_of_another_forest_leads_back_to_it(house: House) -> None:
    page = house.at_table(house.table(moments.late("base", 2, 60)), size=LYING, touch=True)
    Robot(page).wait()
    page.locator("[data-seat='1']").tap()
    sheet = page.get_by_role("dialog")
    sheet.locator("[data-host] button").first.tap()
    expect(sheet.get_by_role("heading", level=2)).not_to_have_text("")
    page.wait_for_function(CALM)
    sheet.get_by_role("button", name="Close").first.tap()
    page.wait_for_function(CALM)
    expect(page.get_by_role("dialog").locator("[data-slot=host]").first).to_be_visible()
    page.get_by_role("dialog").get_by_role("button", name="Close").first.tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
