"""What answers itself (a pure gain, a forced no) is never seen as a question, however slow the line is."""

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from spinney import Game
from tests.browser import moments
from tests.browser.house import LAPTOP, PHONE, House
from tests.browser.moments import Moment
from tests.browser.robot import Robot
from tests.server.machines import TableLink, until

pytestmark = pytest.mark.xdist_group("browser")


def gains(game: Game) -> bool:
    """Whether only a gain is to be taken."""
    return game.prompt is not None and game.prompt.kind == "use" and bool(game.prompt.details.get("gain"))


def leaves_no_choice(game: Game) -> bool:
    """Whether a decision is due at which only a no can be said."""
    moves = [str(move) for move in game.legal_moves()] if game.prompt is not None else []
    return moves in (["skip"], ["stop"])


CASES = [("base", gains), ("dartmoor", gains), ("base", leaves_no_choice), ("dartmoor", leaves_no_choice)]


def on_a_held_line(
    house: House, moment: Moment, size: tuple[int, int]
) -> tuple[Page, TableLink, list[Callable[[], None]]]:
    """A page whose moves reach the server only when the test lets them go, and those that wait."""
    link = house.table(moment)
    page = house.open("/rules", seat=link, size=size, touch=size == PHONE, asks=False)
    held: list[Callable[[], None]] = []

    def carry(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def to_server(message: str | bytes) -> None:
            if json.loads(message)["type"] == "move":
                held.append(lambda: server.send(message))
            else:
                server.send(message)

        line.on_message(to_server)

    page.route_web_socket(f"**/api/tables/{link.id}/ws", carry)
    page.add_init_script(SEEN)
    page.goto(f"{house.server.base_url}/t/{link.id}")
    page.get_by_test_id("prompt").wait_for()
    return page, link, held


SEEN = """
window.asked = [];
new MutationObserver(() => {
  const prompt = document.querySelector('[data-testid=prompt]');
  if (!prompt) return;
  const isSeen = (button) => button.checkVisibility({ visibilityProperty: true });
  const acts = [...prompt.querySelectorAll('button')].filter(isSeen);
  const now = [prompt.dataset.seq, prompt.dataset.kind, acts.length].join(' ');
  if (window.asked.at(-1) !== now) window.asked.push(now);
}).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""
"""Writes down at each change of the page what the prompt is and how many of its buttons are seen."""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize(("edition", "wish"), CASES)
def test_what_answers_itself_is_not_asked(
    house: House, edition: str, wish: Callable[[Game], bool], size: tuple[int, int]
) -> None:
    moment = moments.find(edition, wish)
    page, link, held = on_a_held_line(house, moment, size)
    page.wait_for_function("() => document.querySelector('[data-testid=prompt]').dataset.look !== undefined")
    until(lambda: page.evaluate("true") and len(held) > 0, "nothing is answered")
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "wait")
    assert {each for each in page.evaluate("asked") if each.startswith(f"{moment.at} ")} == {f"{moment.at} wait 0"}
    held[0]()
    until(lambda: len(house.log(link)) > moment.at, "the answer was not stored")
    assert house.log(link)[moment.at] in ("use", "skip", "stop")
    assert len(held) == 1 or len(house.log(link)) > moment.at + 1


def test_who_no_longer_wants_to_be_asked_is_answered_at_once(house: House) -> None:
    moment = moments.find("base", gains)
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True)
    expect(page.get_by_test_id("prompt")).to_have_attribute("data-kind", "use")
    page.get_by_role("button", name="More", exact=True).tap()
    page.get_by_role("button", name="Table settings").tap()
    page.get_by_role("switch").first.tap()
    until(lambda: house.log(link)[moment.at :][:1] == ["use"], "the gain is not taken")


def is_last_cave(game: Game) -> bool:
    """Whether one cave is left in the draft."""
    return game.prompt is not None and game.prompt.kind == "draft" and len(game.legal_moves()) == 1


def test_the_last_cave_comes_by_itself(house: House) -> None:
    moment = moments.find("dartmoor", is_last_cave)
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True, asks=False)
    until(lambda: page.evaluate("true") and len(house.log(link)) > moment.at, "the cave is not taken")
    expect(page.locator(".draft")).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_be_disabled()


def hides_nothing(game: Game) -> bool:
    """Whether a gain is to be taken that shows no card, after which nothing can be taken back but itself."""
    if not gains(game) or game.can_undo:
        return False
    after = game.copy()
    after.play("use")
    return after.can_undo


def test_undo_is_not_offered_where_all_would_come_again(house: House) -> None:
    """A gain that was taken by itself after a card was turned over: taken back, it would only be taken once more."""
    moment = moments.find("base", hides_nothing, 6)
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True, asks=False)
    until(lambda: page.evaluate("true") and len(house.log(link)) > moment.at, "the gain is not taken")
    Robot(page, touch=True).wait()
    expect(page.get_by_test_id("undo")).to_be_disabled()


def test_a_forced_no_says_why(house: House) -> None:
    moment = moments.find("base", leaves_no_choice)
    page, _, held = on_a_held_line(house, moment, PHONE)
    expect(page.get_by_test_id("prompt")).to_contain_text("none of your cards fits, so nothing happens")
    until(lambda: page.evaluate("true") and len(held) > 0, "nothing is answered")


def finds_nothing(game: Game) -> bool:
    """Whether an effect or a bonus has nothing to do, however the card is paid for."""
    if game.prompt is None or game.prompt.kind != "pay":
        return False
    for move in game.legal_moves():
        trial = game.copy()
        trial.play(move)
        if not any(event["type"] == "lapse" and event["source"] != "permanent" for event in trial.events):
            return False
    return True


def test_a_card_that_finds_nothing_to_do_says_so(house: House) -> None:
    moment = moments.find("base", finds_nothing)
    link = house.table(moment)
    page = house.at_table(link, size=PHONE, touch=True)
    Robot(page, shy=0, touch=True).play(1)
    assert house.log(link)[moment.at].startswith("pay")
    expect(page.get_by_test_id("prompt")).to_contain_text("there is nothing it can do now")
