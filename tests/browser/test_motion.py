"""Who wants no motion gets none: not on the table, not in winter, not at the end."""

import pytest
from playwright.sync_api import Page

from spinney import Game
from tests.browser import moments
from tests.browser.house import House
from tests.browser.robot import Robot
from tests.server.machines import TableLink

pytestmark = pytest.mark.xdist_group("browser")

WATCH = """
window.moved = new Set();
const FADE = 100;
const note = (each) => {
  const { duration, iterations } = each.effect?.getComputedTiming() ?? {};
  const lasts = Number(duration) * Math.min(iterations, 1000);
  const target = each.effect?.target;
  const name = each.animationName ?? each.transitionProperty ?? 'script';
  if (each.playState === 'running' && lasts > FADE) window.moved.add(`${name} ${lasts} ${target?.className ?? ''}`);
};
const look = () => {
  document.getAnimations().forEach(note);
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
const animate = Element.prototype.animate;
Element.prototype.animate = function (...rest) {
  const made = animate.apply(this, rest);
  note(made);
  return made;
};
"""
"""Notes all that runs longer than a short fade."""


def calm_page(house: House, link: TableLink, by_system: bool) -> Page:
    """A page at a table, still by the wish of the system or of the settings."""
    page = house.open("/credits", seat=link, motion=by_system, pace="fast", asks=False)
    page.emulate_media(reduced_motion="reduce" if by_system else "no-preference")
    page.add_init_script(WATCH)
    page.goto(f"{house.server.base_url}/t/{link.id}")
    return page


def winter_comes(game: Game) -> bool:
    """Whether a winter card lies on top of the deck, and the seat may draw."""
    if game.prompt is None or game.prompt.kind != "turn":
        return False
    trial = game.copy()
    if "draw deck" not in [str(move) for move in trial.legal_moves()]:
        return False
    trial.play("draw deck")
    return not trial.is_over and trial.state.winter > game.state.winter


@pytest.mark.parametrize("by_system", [True, False], ids=["system", "settings"])
def test_nothing_moves_in_a_game(house: House, by_system: bool) -> None:
    link = house.table(moments.find("base", winter_comes))
    page = calm_page(house, link, by_system)
    Robot(page).wait()
    page.get_by_test_id("deck").click()
    page.keyboard.press("Escape")
    Robot(page, 2).play(5)
    assert page.evaluate("[...window.moved]") == []


def test_nothing_moves_at_the_end(house: House) -> None:
    link = house.table(moments.last_draw("base"))
    page = calm_page(house, link, True)
    Robot(page).wait()
    page.get_by_test_id("deck").click()
    page.locator("main.finish tfoot td").first.wait_for()
    assert page.evaluate("[...window.moved]") == []


TWEENS = """
() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(
  [...new Set(document.getAnimations().map((each) => each.transitionProperty))].filter((each) => each),
))))
"""
"""The properties that go to their new values little by little, right after a change."""


@pytest.mark.parametrize("by_system", [True, False], ids=["system", "settings"])
def test_all_takes_its_new_size_at_once(house: House, by_system: bool) -> None:
    page = calm_page(house, house.table(moments.before("base", "turn")), by_system)
    Robot(page).wait()
    for width, height in ((360, 640), (1024, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert set(page.evaluate(TWEENS)) <= {"opacity"}


LANDING = """
() => {
  const last = new Map();
  const look = () => {
    const flights = [...document.querySelectorAll('.flight')];
    const card = [...document.querySelectorAll('[data-testid=hand] li[data-card]')].at(-1);
    for (const each of flights) last.set(each, [each, card].map((one) => one.getBoundingClientRect().toJSON()));
    if (!flights.length && last.size) window.landed = [...last.values()].at(-1);
    else requestAnimationFrame(look);
  };
  look();
}
"""
"""Notes where the last flight and the last card of the hand were in the last frame before it landed."""


def test_a_card_lands_where_it_lies_then(house: House) -> None:
    """Also where the row of the hand is scrolled to it meanwhile."""
    page = house.before(moments.find("base", moments.may_draw_two), size=(390, 844), touch=True, motion=True)
    Robot(page).wait()
    page.evaluate(LANDING)
    page.get_by_test_id("deck").tap()
    flown, card = page.wait_for_function("() => window.landed").json_value()
    assert abs(flown["x"] - card["x"]) < 12
    assert abs(flown["y"] - card["y"]) < 12
    assert abs(flown["width"] - card["width"]) < 4
