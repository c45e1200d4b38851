"""Who sees nothing or holds no mouse plays all the same: by keyboard alone, and by the words of a screen reader."""

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import READY, TRIES, Offer, Robot
from tests.browser.test_whole_games import check_the_end
from tests.server.machines import SOAK

pytestmark = pytest.mark.xdist_group("browser")

FOCUS = """
(number) => {
  const element = window.robotSees[number];
  if (!element.isConnected || element.tabIndex < 0 || element.closest('[inert]')) return false;
  element.focus();
  return document.activeElement === element;
}
"""
BUTTON = re.compile(r"""- '?button "(?P<name>(?:[^"\\]|\\.)*)"(?P<state>(?: \[\w+\])*)""")


class KeyRobot(Robot):
    """Goes to what is offered with the keyboard, and presses the return key there."""

    def _tapped(self, offer: Offer) -> bool:
        for _ in range(TRIES):
            if self.page.evaluate(FOCUS, offer.number):
                self.page.keyboard.press("Enter")
                return True
            self.page.wait_for_timeout(100)
        return False


class Listener:
    """Plays by what a screen reader would read: names and states of buttons, in their order, and the question."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)

    def play_to_the_end(self, most: int = 3000) -> None:
        """Listens and answers until the score sheet is read out."""
        for _ in range(most):
            self.page.wait_for_function(READY)
            if self.page.locator("main.finish").count():
                return
            self._answer(self.page.get_by_role("main").aria_snapshot())
        raise AssertionError("the game does not end")

    def _answer(self, read: str) -> None:
        asks, _, hand = read.partition('- list "Your hand"')
        before, _, question = asks.partition("- status")
        said = [name for name in self._open(question) if name not in ("Hint", "Undo", "Back")]
        takes = [name for name in self._open(before) if name.startswith(("Draw ", "Take ", "Cave "))]
        cards = self._open(hand)
        playable = [name for name in cards if name.endswith(", playable")]
        if said:
            self._press(said[-1])
        elif takes and (self.random.random() < 0.6 or not playable):
            self._press(self.random.choice(takes))
        else:
            self._press(self.random.choice(playable or cards))

    @staticmethod
    def _open(read: str) -> list[str]:
        """The buttons that can be pressed and are not pressed yet."""
        found = [(match["name"], match["state"]) for match in BUTTON.finditer(read)]
        return [re.sub(r"\\(.)", r"\1", name) for name, state in found if not state]

    def _press(self, name: str) -> None:
        seq = self.page.evaluate("document.querySelector('[data-testid=prompt]')?.dataset.seq")
        buttons = self.page.get_by_role("main").get_by_role("button", name=name, exact=True, pressed=False)
        if not buttons.count():
            buttons = self.page.get_by_role("main").get_by_role("button", name=name, exact=True)
        buttons.first.press("Enter")
        assert seq is not None


def test_the_end_of_a_game_by_keyboard(house: House) -> None:
    link = house.table(moments.late("base", 2, 20))
    page = house.at_table(link)
    KeyRobot(page, seed=4, hurry=0.5).play_to_the_end()
    check_the_end(house, page, link)


def test_the_end_of_a_game_by_ear(house: House) -> None:
    link = house.table(moments.late("dartmoor", 2, 20))
    page = house.at_table(link)
    Listener(page, 3).play_to_the_end()
    check_the_end(house, page, link)
    expect(page.get_by_role("heading", level=1)).to_be_visible()


@pytest.mark.skipif(not SOAK, reason="takes minutes")
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_a_whole_game_by_keyboard(house: House, edition: str) -> None:
    link = house.new_table(edition, ["random"], seed=5)
    page = house.at_table(link)
    KeyRobot(page, seed=5, hurry=0.2).play_to_the_end()
    check_the_end(house, page, link)


@pytest.mark.skipif(not SOAK, reason="takes minutes")
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_a_whole_game_by_ear(house: House, edition: str) -> None:
    link = house.new_table(edition, ["random"], seed=6)
    page = house.at_table(link)
    Listener(page, 6).play_to_the_end()
    check_the_end(house, page, link)
