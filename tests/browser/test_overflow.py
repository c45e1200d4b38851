"""Nothing sticks out of any screen: every question of both games, in every language, at every width."""

from collections.abc import Iterator
from contextlib import suppress

import pytest
from playwright.sync_api import Page, TimeoutError

from tests.browser import moments
from tests.browser.house import House
from tests.browser.moments import Moment
from tests.browser.test_prompts import CASES, moment_before
from tests.browser.told import Told
from tests.server.machines import SOAK

pytestmark = pytest.mark.xdist_group("browser")

LANGUAGES = ("en", "de", "es", "fr", "it", "nl")
EDITIONS = ("base", "dartmoor")
CASES_AT_TABLES = [(lang, edition) for lang in LANGUAGES for edition in EDITIONS] if SOAK else [("de", "base")]
SCREENS = [
    (320, 568), (360, 640), (390, 844), (600, 800), (768, 1024), (844, 390), (1024, 768), (1366, 768), (1920, 1080),
    (2560, 1440),
]  # fmt: skip
ENOUGH = 5_000
"""Milliseconds after which nothing is fitted any more."""
EVERYDAY = ("/friends", "/glossary", "/mine")
WHOLE_WORDS = 360
"""From this width on no word is broken."""
PLACES = (
    "/",
    "/friends",
    "/tables",
    "/learn",
    "/rules",
    "/glossary",
    "/cards",
    "/mine",
    "/credits",
    "/pad",
    "/check",
    "/about",
)
STICKS = """
() => {
  const wide = innerWidth;
  const found = [];
  if (document.scrollingElement.scrollWidth > wide) found.push(`the page: ${document.scrollingElement.scrollWidth}`);
  const scrolls = (element) => {
    for (let at = element.parentElement; at; at = at.parentElement)
      if (['auto', 'scroll'].includes(getComputedStyle(at).overflowX)) return true;
    return false;
  };
  for (const each of document.querySelectorAll('button, a[href], input, select, h1, h2, .line, .name, .score')) {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.closest('svg, [aria-hidden=true]')) continue;
    const box = each.getBoundingClientRect();
    if (box.width && (box.left < -1 || box.right > wide + 1) && !scrolls(each))
      found.push(`${Math.round(box.left)} to ${Math.round(box.right)}: ${each.outerHTML.slice(0, 160)}`);
  }
  return found;
}
"""
"""What lies beside the screen and can't be scrolled to."""
LAID = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"
"""Two frames on: a change of size has reached the page."""
STANDS = """
() => document.getAnimations().every((each) =>
  each.playState !== 'running' || each.effect.getComputedTiming().endTime === Infinity)
"""
"""Nothing is on its way to another place."""
CUT = """
() => document.querySelector('.side-compose') ? [] : [...document.querySelectorAll('[data-testid=prompt] button')]
  .filter((each) => each.checkVisibility() && each.innerText.trim() && each.scrollWidth > each.clientWidth + 1)
  .map((each) => `${each.scrollWidth} in ${each.clientWidth}: ${each.innerText}`)
"""
"""Answers whose words do not fit their buttons; beside a card that is played they are covered."""
BROKEN = r"""
() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const parent = node.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('svg')) continue;
    for (const match of node.data.matchAll(/[\p{L}\p{M}’']{4,}/gu)) {
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) found.push(`a broken word: ${match[0]}`);
    }
  }
  return found;
}
"""
"""Words that go on in the next line."""


def questions(edition: str) -> list[tuple[str, Moment]]:
    """A moment of each kind of decision, a late one of a full table, and a hand that can only be shown."""
    found = [(" ".join(case[1:]), moment_before(*case)) for case in CASES if case[0] == edition]
    found.append(("late, five seats", moments.late(edition, 5, 40)))
    if edition == "dartmoor":
        found.append(("show", moments.show()))
    return found


def settled(page: Page, *looks: str) -> list[str]:
    """What is still wrong when the page has had time: forests and lines are fitted to a new size bit by bit.

    What is right before the new size was laid out says nothing, and what is on its way is not wrong yet. All looks are
    taken in the same frame, so each size waits for frames only once.
    """
    page.evaluate(LAID)
    seen = f"[{', '.join(looks)}].flatMap((look) => look())"
    with suppress(TimeoutError):
        page.wait_for_function(f"() => ({STANDS})() && {seen}.length === 0", timeout=ENOUGH)
        return []
    found: list[str] = page.evaluate(f"() => {seen}")
    return found


def at_all_sizes(page: Page) -> Iterator[str]:
    """What sticks out, at one size after the other."""
    for width, height in SCREENS:
        page.set_viewport_size({"width": width, "height": height})
        looks = [STICKS, CUT, BROKEN] if width >= WHOLE_WORDS else [STICKS, CUT]
        for trouble in settled(page, *looks):
            yield f"{width}x{height} {trouble}"


def choose(page: Page) -> bool:
    """Begins a play with the first card of the hand that can be played."""
    page.set_viewport_size({"width": 1366, "height": 768})
    card = page.locator("[data-testid=hand] .card.playable button").first
    if not card.count():
        return False
    card.click()
    return page.get_by_test_id("confirm").count() > 0


@pytest.mark.parametrize(("lang", "edition"), CASES_AT_TABLES)
def test_every_question_at_every_size(house: House, lang: str, edition: str) -> None:
    """In a soak every question in every language; everyday some of them where words are long."""
    found = []
    for at, (kind, moment) in enumerate(questions(edition)):
        if not SOAK and at % 4 and kind != "free hand":  # with it a card has many places, and the rail a long name
            continue
        page = Told(house, moment, lang).page
        found += [f"{kind}: {trouble}" for trouble in at_all_sizes(page)]
        if choose(page):
            found += [f"{kind}, chosen: {trouble}" for trouble in at_all_sizes(page)]
        page.close()
    assert not found, "\n".join(found)


@pytest.mark.parametrize("lang", LANGUAGES if SOAK else ("fr",))
def test_other_pages_at_every_size(house: House, lang: str) -> None:
    found = []
    page = house.open(PLACES[0], lang=lang)
    for path in PLACES if SOAK else EVERYDAY:
        page.goto(house.server.base_url + path)
        page.locator("main").first.wait_for()
        found += [f"{path}: {trouble}" for trouble in at_all_sizes(page)]
    assert not found, "\n".join(found)


COVERED = """
() => [...document.querySelectorAll('li.free')].filter((seat) => {
  const [name, button] = [seat.querySelector('b'), seat.querySelector('button')].map((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    return range.getBoundingClientRect();
  });
  return name.bottom > button.top && name.right > button.left;
}).map((seat) => seat.innerText)
"""
"""Free seats of a lobby whose name lies under the button beside it."""


@pytest.mark.parametrize("lang", LANGUAGES if SOAK else ("nl", "es"))
def test_a_free_seat_of_a_lobby_is_whole(house: House, lang: str) -> None:
    page = house.open("/friends", lang=lang, size=(WHOLE_WORDS, 640))
    page.locator(".btn.main").last.click()
    page.locator("li.free button").wait_for()
    assert settled(page, BROKEN, COVERED) == []
