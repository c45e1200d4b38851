"""One action, few taps, one way back: what a play costs a finger, and what Undo takes back."""

from collections import Counter

import pytest
from playwright.sync_api import Page, expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import PHONE, House
from tests.browser.moments import Moment
from tests.browser.robot import Robot
from tests.server.machines import moves_that_hold, until

pytestmark = pytest.mark.xdist_group("browser")


def after_play(game: Game, half: str) -> Game:
    """The game after a half was played at its first place and paid in the first way."""
    trial = game.copy()
    trial.play(f"play {half}")
    for kind in ("place", "pay"):
        if trial.prompt is not None and trial.prompt.kind == kind:
            trial.play(trial.legal_moves()[0])
    return trial


def goes_on(game: Game) -> str | None:
    """A half with cost 1 after which the same seat may have a gain, and can still take all back."""
    seat = game.state.seat
    for half in moments.payable(game, 1):
        trial = after_play(game, half)
        prompt = trial.prompt
        asked = prompt is not None and prompt.seat == seat and prompt.kind == "use" and trial.can_undo
        if prompt is not None and asked and prompt.details.get("gain"):
            return half
    return None


def equal_pair(game: Game) -> tuple[str, str] | None:
    """A half with cost 2, and a card that lies twice in the hand and pays for it."""
    if game.prompt is None or game.prompt.kind != "turn":
        return None
    t = game.state.tables
    many = Counter(t.card_ids[card] for card in game.state.hands[game.state.seat])
    for half in moments.payable(game, 2):
        for card, number in many.items():
            if number >= 2 and card != half[:4]:
                return half, card
    return None


def find_pair() -> tuple[Moment, str, str]:
    """A moment in one of the games with such a hand."""
    for edition in ("dartmoor", "base"):
        try:
            moment = moments.find(edition, lambda game: equal_pair(game) is not None)
        except AssertionError:
            continue
        pair = equal_pair(moment.game())
        assert pair
        return moment, *pair
    raise AssertionError("no hand with two equal cards: take other seeds")


def tap_half(page: Page, half: str) -> None:
    page.locator(f"[data-testid=hand] li[data-card={half[:4]}] button").nth("ab".index(half[4])).click()


def tap_payment(page: Page, half: str) -> None:
    """The first card of the hand that can pay."""
    page.locator(f"[data-testid=hand] li:not([data-card={half[:4]}]) .card:not(.off) button").first.click()


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_a_whole_action_is_taken_back_at_once(house: House, edition: str) -> None:
    moment = moments.find(edition, lambda game: goes_on(game) is not None)
    half = goes_on(moment.game())
    assert half
    link = house.table(moment)
    page = house.at_table(link)
    Robot(page).wait()
    before = house.view(link)
    tap_half(page, half)
    tap_payment(page, half)
    page.get_by_test_id("confirm").click()
    page.locator("[data-testid=prompt][data-kind=use]").wait_for()
    assert len(house.view(link)["hand"]) == len(before["hand"]) - 2
    page.get_by_test_id("undo").click()
    page.locator("[data-testid=prompt][data-kind=turn]").wait_for()
    after = house.view(link)
    assert moves_that_hold(house.log(link)) == moment.record["moves"][: moment.at]
    for part in ("hand", "clearing", "prompt", "seats"):
        assert after[part] == before[part]
    expect(page.get_by_test_id("hand").locator("li")).to_have_count(len(before["hand"]))


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_three_taps_for_a_card_with_an_effect(house: House, edition: str) -> None:
    moment = moments.find(edition, lambda game: goes_on(game) is not None)
    half = goes_on(moment.game())
    assert half
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True, asks=False)
    Robot(page, touch=True).wait()
    tap_half(page, half)
    tap_payment(page, half)
    page.get_by_test_id("confirm").click()
    until(lambda: "use" in house.log(link)[moment.at :][:4], "the gain does not come by itself")
    moves = [move.split()[0] for move in house.log(link)[moment.at :]]
    assert moves[:2] in (["play", "on"], ["play", "join"], ["play", "pay"])


def test_two_equal_cards_pay(house: House) -> None:
    moment, half, card = find_pair()
    link = house.table(moment)
    page = house.at_table(link)
    Robot(page).wait()
    tap_half(page, half)
    twins = page.locator(f"[data-testid=hand] li[data-card={card}] button")
    expect(twins).to_have_count(2)
    twins.first.click()
    expect(twins.first).to_have_attribute("aria-pressed", "true")
    expect(twins.last).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_test_id("confirm")).to_be_disabled()
    twins.last.click()
    page.get_by_test_id("confirm").click()
    until(lambda: any(move.startswith("pay ") for move in house.log(link)[moment.at :]), "nothing was paid")
    paid = next(move for move in house.log(link)[moment.at :] if move.startswith("pay "))
    assert paid == f"pay {card} {card}"
