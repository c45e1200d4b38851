"""A robot that plays through the page: it sees what a person could tap, and taps it where it is visible."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.browser.house import PATIENCE

SEE = """
() => {
  const isThere = (element) => element.checkVisibility({ visibilityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(isThere);
  const seen = [];
  const offer = (what, element) => ({
    what,
    card: element.closest('[data-card]')?.dataset.card ?? '',
    name: element.getAttribute('aria-label') ?? element.innerText,
    number: seen.push(element) - 1,
  });
  const offers = (what, selector) => all(selector).map((element) => offer(what, element));
  const prompt = document.querySelector('[data-testid=prompt]');
  const composing = document.querySelector('[data-testid=confirm]') !== null;
  const kind = prompt?.dataset.kind ?? (composing ? 'composing' : 'none');
  const hand = composing
    ? '[data-testid=hand] .card:not(.off):not(.chosen):not(.picked) button'
    : '[data-testid=hand] .card.playable button';
  window.robotSees = seen;
  return {
    kind,
    seq: Number(prompt?.dataset.seq ?? -1),
    composing,
    over: document.querySelector('main.finish') !== null,
    offers: [
      ...offers('confirm', '[data-testid=confirm]:enabled:not([aria-disabled=true])'),
      ...offers('skip', '[data-testid=skip]:enabled'),
      ...offers('say', '[data-testid=prompt] .act:enabled:not([data-testid]):not([aria-label])'),
      ...offers('undo', '[data-testid=undo]:enabled'),
      ...offers('deck', '[data-testid=deck]:not([aria-disabled=true])'),
      ...offers('clearing', '[data-testid=clearing] .card.playable button'),
      ...offers('hand', hand),
      ...offers('place', '[data-testid=forest] button.free[aria-pressed=false]'),
      ...offers('draft', '[data-cave]:enabled[aria-pressed=false]'),
      ...offers('take', '[data-testid=take]'),
      ...offers('instead', '[data-testid=instead]:enabled'),
      ...offers('refused', '[data-testid=hand] .card:not(.playable) button'),
    ],
  };
}
"""

AT = """
(number) => {
  const spots = [[.5, .5], [.2, .5], [.5, .2], [.5, .8], [.8, .5], [.12, .2], [.12, .8], [.08, .5], [.88, .2]];
  const element = window.robotSees[number];
  for (const scrolls of [false, true]) {
    if (scrolls) element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = element.getBoundingClientRect();
    for (const [right, down] of spots) {
      const [x, y] = [box.left + box.width * right, box.top + box.height * down];
      const hit = document.elementFromPoint(x, y);
      if (hit && element.contains(hit)) return [x, y];
    }
  }
  return null;
}
"""
"""A point of what was seen that nothing else lies over, scrolled to if need be."""

CALM = """
() => !document.querySelector('[aria-busy=true]') && !document.getAnimations().some(
  (each) => each.playState === 'running' && each.effect?.getTiming().iterations !== Infinity,
)
"""
"""Whether taps are answered, everything lies where it will stay, and what leaves is gone; only the dots of who thinks
go on for ever."""

TRIES = 10
"""How often, at most, a point is looked for."""

READY = """
() => {
  if (document.querySelector('main.finish')) return true;
  const prompt = document.querySelector('[data-testid=prompt]');
  if (!prompt) return document.querySelector('[data-testid=confirm]') !== null;
  const { kind, seq, look } = prompt.dataset;
  return kind !== 'wait' && look === seq && !document.querySelector('.trouble, [aria-busy=true]');
}
"""


@dataclass(frozen=True)
class Offer:
    """Something that can be tapped: what it is, its card and name, and its number in what was last seen."""

    what: str
    card: str
    name: str
    number: int


@dataclass(frozen=True)
class Sight:
    """What the page shows to the one who decides."""

    kind: str
    seq: int
    composing: bool
    over: bool
    offers: list[Offer]

    def of(self, *selectors: str) -> list[Offer]:
        """The offers of these kinds."""
        return [offer for offer in self.offers if offer.what in selectors]


class Robot:
    """Taps through a game. `hurry` is how often it draws from the deck, which brings the end nearer; `shy` is how often
    it says no where it could do something."""

    def __init__(self, page: Page, seed: int = 0, *, hurry: float = 0.0, shy: float = 0.1, touch: bool = False) -> None:
        self.page = page
        self.random = Random(seed)
        self.hurry = hurry
        self.shy = shy
        self._press: Callable[[float, float], None] = page.touchscreen.tap if touch else page.mouse.click

    # -- seeing and tapping ---------------------------------------------------------------------------------------

    def see(self) -> Sight:
        """What can be tapped now."""
        self.page.wait_for_function(CALM)
        seen: dict[str, Any] = self.page.evaluate(SEE)
        offers = [Offer(**offer) for offer in seen["offers"]]
        return Sight(seen["kind"], seen["seq"], seen["composing"], seen["over"], offers)

    def wait(self) -> Sight:
        """Waits until there is something to decide or the game is over."""
        self.page.wait_for_function(READY)
        return self.see()

    def tap(self, offer: Offer) -> None:
        """One tap of a finger or click of a mouse."""
        assert self._tapped(offer), f"offered but not to be reached by a tap: {offer}"

    def _tapped(self, offer: Offer) -> bool:
        """Taps if that can be reached; what others have just taken leaves while one looks at it."""
        for _ in range(TRIES):
            point: list[float] | None = self.page.evaluate(AT, offer.number)
            if point is not None:
                self._press(point[0], point[1])
                return True
            self.page.wait_for_timeout(100)
        return False

    def wait_past(self, seq: int) -> None:
        """Waits until the page shows a later position than this."""
        js = "(seq) => document.querySelector('main.finish')"
        js += " || Number(document.querySelector('[data-testid=prompt]')?.dataset.seq ?? -1) > seq"
        self.page.wait_for_function(js, arg=seq, timeout=PATIENCE)

    # -- playing --------------------------------------------------------------------------------------------------

    def step(self) -> Sight:
        """One decision, from the first tap to the answer of the server; returns what was to be decided."""
        first = sight = self.wait()
        for number in range(40):
            if sight.over or sight.seq > first.seq:
                return first
            offer = self._choice(sight) if number < 20 else self._way_out(sight)
            if not self._tapped(offer):
                self.page.keyboard.press("Escape")  # a slow tap is a long one, and opens a card that then lies over all
                sight = self.see()
                continue
            if self._decides(offer):
                self.wait_past(first.seq)
                return first
            sight = self.see()
        raise AssertionError(f"forty taps and no decision: {sight}")

    def _choice(self, sight: Sight) -> Offer:
        ready, places = sight.of("confirm"), sight.of("place")
        if sight.of("take"):
            return sight.of("take")[0]
        if sight.composing:
            if places and self.random.random() < 0.25:
                return self.random.choice(places)
            if ready:
                return ready[0]
            picks = sight.of("draft") or sight.of("hand", "clearing")
            return self.random.choice(picks or sight.of("skip"))
        deck = sight.of("deck")
        if deck and self.random.random() < self.hurry:
            return deck[0]
        ways = sight.of("say", "deck", "clearing", "hand")
        if not ways or self.random.random() < self.shy:
            ways = sight.of("skip") or ways
        # With a full hand and nothing to play openly a card goes face down: it is refused first, and offers that.
        ways = ways or sight.of("instead") or sight.of("refused")
        assert ways, f"nothing is offered: {sight}"
        what = self.random.choice(sorted({way.what for way in ways}))
        return self.random.choice([way for way in ways if way.what == what])

    def _way_out(self, sight: Sight) -> Offer:
        """What ends a decision that has gone to and fro for long: the plan that is ready, else a draw or a no."""
        if sight.composing:
            ways = sight.of("draft") or sight.of("hand", "clearing", "skip")
            return (sight.of("confirm", "take") or [self.random.choice(ways)])[0]
        return (sight.of("take", "deck", "say", "skip") or [self._choice(sight)])[0]

    @staticmethod
    def _decides(offer: Offer) -> bool:
        """Whether a tap answers the question, and does not only prepare the answer."""
        return offer.what in ("confirm", "skip", "say", "take", "deck")

    def play_to_the_end(self, most: int = 2000) -> None:
        """Plays until the score sheet is there."""
        for _ in range(most):
            if self.step().over:
                return
        raise AssertionError("the game does not end")

    def play(self, decisions: int) -> None:
        """Plays so many decisions, or to the end."""
        for _ in range(decisions):
            if self.step().over:
                return
