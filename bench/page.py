"""How heavy and how quick the page is: first loads on a slow phone, taps, answers, frames, and what moves by itself.

    PYTHONPATH=. python bench/page.py

A real Chromium and the real server. The slow phone has a quarter of this machine's processor and a line with 1.6 Mbit/s
and 150 ms there and back, 390 x 844 px, an empty cache. `--only loads` (or taps, work, answers, frames, shifts)
measures one thing. Of several loads the median is told and the quickest: on a busy machine that one says more.
"""

import argparse
import json
import shutil
import statistics
from collections import Counter
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright
from tests.browser.robot import Robot
from tools.screens import moment, post, server

SLOW_CPU = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Bytes a second, milliseconds."""
PHONE = (390, 844)
LAPTOP = (1366, 768)
WATCH = """
window.blocked = 0;
new PerformanceObserver((list) => { for (const task of list.getEntries()) window.blocked += task.duration - 50; })
  .observe({ type: 'longtask', buffered: true });
window.taps = [];
new PerformanceObserver((list) => {
  for (const event of list.getEntries())
    if (event.interactionId) window.taps.push([event.interactionId, event.duration]);
}).observe({ type: 'event', durationThreshold: 16, buffered: true });
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { hadRecentInput, value, sources } of list.getEntries())
    if (!hadRecentInput) window.shifts.push([value, ...sources.map(({ node }) => node?.className ?? '')]);
}).observe({ type: 'layout-shift', buffered: true });
"""
"""What is noted from the beginning: blocked time, how long taps take to be painted, what moves without a tap."""
TALK = """
window.answers = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  const { type } = JSON.parse(text);
  if (type === 'move' || type === 'moves') {
    const began = performance.now();
    const hear = ({ data }) => {
      if (JSON.parse(data).type !== 'view') return;
      window.answers.push(performance.now() - began);
      this.removeEventListener('message', hear);
    };
    this.addEventListener('message', hear);
  }
  return send.call(this, text);
};
"""
"""The time from a move that is sent to the view that answers it."""


class Bench:
    """A browser, a server, and tables to measure at."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        self.games = {"base": moment("base", 3, 3, 0.62), "dartmoor": moment("dartmoor", 3, 4, 0.62)}

    def table(self, edition: str, bot: str = "player") -> dict[str, Any]:
        """A table in the middle of a game, and the seat of this browser there."""
        record, at = self.games[edition]
        wish = {"edition": edition, "seats": ["me", f"bot:{bot}", f"bot:{bot}"], "from": {"record": record, "at": at}}
        return post(self.address, "/api/tables", wish)

    def visit(
        self, seat: dict[str, Any] | None, size: tuple[int, int] = PHONE, **settings: Any
    ) -> tuple[BrowserContext, Page, CDPSession]:
        """An empty page of a new visitor, who holds a seat perhaps."""
        stored = {"spinney.settings": {"lang": "en", **settings}}
        if seat:
            stored["spinney.seats"] = {seat["table"]: seat["token"]}
        kept: Any = [{"name": name, "value": json.dumps(value)} for name, value in stored.items()]
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            locale="en-GB",
            storage_state={"cookies": [], "origins": [{"origin": self.address, "localStorage": kept}]},
        )
        context.add_init_script(WATCH)
        page = context.new_page()
        talk = context.new_cdp_session(page)
        return context, page, talk

    def sit(self, seat: dict[str, Any], size: tuple[int, int] = PHONE, **settings: Any) -> tuple[Page, CDPSession]:
        """A page at a table, at rest."""
        context, page, talk = self.visit(seat, size, **settings)
        context.add_init_script(TALK)
        page.goto(f"{self.address}/t/{seat['table']}")
        page.wait_for_load_state("networkidle")
        Robot(page).wait()
        return page, talk

    # -- first loads ----------------------------------------------------------------------------------------------

    def load(self, path: str, usable: str, seat: dict[str, Any] | None) -> dict[str, float]:
        """One visit of a slow phone with an empty cache."""
        context, page, talk = self.visit(seat)
        talk.send("Network.enable")
        talk.send("Network.emulateNetworkConditions", LINE)
        talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
        sizes: list[float] = []
        talk.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
        page.goto(self.address + path, wait_until="commit")
        page.wait_for_selector(usable, state="visible")
        usable_at = page.evaluate("performance.now()")
        page.wait_for_load_state("networkidle")
        first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
        found = {"kB": sum(sizes) / 1000, "requests": len(sizes), "first paint ms": first, "usable ms": usable_at}
        found["blocked ms"] = page.evaluate("window.blocked")
        context.close()
        return found

    def loads(self, many: int) -> None:
        """Front door and tables."""
        places: list[tuple[str, str, str, dict[str, Any] | None]] = [("home page", "/", "button.go", None)]
        for edition in self.games:
            seat = self.table(edition)
            places.append((f"table of {edition}", f"/t/{seat['table']}", "[data-testid=hand]", seat))
        for name, path, usable, seat_or_none in places:
            runs = [self.load(path, usable, seat_or_none) for _ in range(many)]
            middle = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
            quickest = min(run["usable ms"] for run in runs)
            words = "".join(f"  {key}: {value:,.0f}" for key, value in middle.items())
            print(f"{name:<18}{words}  quickest usable ms: {quickest:,.0f}")

    # -- a turn ---------------------------------------------------------------------------------------------------

    def taps(self, many: int) -> None:
        """From a tap to what it shows: cards are chosen, paid with, put back; the clearing looked at."""
        hand, paying = (
            f"[data-testid=hand] {card} button:not([aria-disabled]):visible"
            for card in (".card.playable", ".card.rest")
        )
        clearing, close = "[data-testid=clearing] li[data-card] button", ".look .close"
        back = ".acts [data-testid=undo]:visible"
        for edition in self.games:
            page, talk = self.sit(self.table(edition))
            talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
            page.evaluate("window.taps.length = 0")
            tapped = 0
            for _ in range(many):
                for place in range(3):
                    tapped += tap(page, hand, place) + tap(page, paying) + tap(page, back)
                tapped += tap(page, clearing) + tap(page, close)
            longest: dict[int, float] = {}
            for number, duration in page.evaluate("window.taps"):
                longest[number] = max(duration, longest.get(number, 0))
            print(f"{tapped} taps, those of 16 ms and more:")
            told(f"from a tap to its paint, {edition}, slow phone, ms", list(longest.values()))
            page.context.close()

    def work(self, many: int) -> None:
        """What the main thread does for a tap until all is at rest, in its own time: neighbours do not disturb it."""
        for edition in self.games:
            page, talk = self.sit(self.table(edition))
            talk.send("Performance.enable", {"timeDomain": "threadTicks"})
            spent: dict[str, list[float]] = {"a card is chosen": [], "and put back": []}
            for _ in range(many):
                for name, times in spent.items():
                    before = worked(talk)
                    if name == "and put back":
                        page.keyboard.press("Escape")
                    else:
                        page.locator("[data-testid=hand] .card.playable button").first.tap()
                    rest(page)
                    rest(page)
                    times.append(worked(talk) - before)
            for name, times in spent.items():
                told(f"main thread, {name}, {edition}, not slowed, ms", times[1:])
            page.context.close()

    def answers(self, many: int) -> None:
        """From a move to the server's view of what came of it, at rest."""
        came, heard = Frames(), []
        for edition in self.games:
            page, talk = self.sit(self.table(edition), LAPTOP, pace="once", motion=False)
            came.watch(page, talk)
            Robot(page, 1).play(many)
            heard += page.evaluate("window.answers")
            page.context.close()
        told("from a move to the server's answer on the wire, ms", came.answers())
        told("until the page's script has it, ms", heard)

    def frames(self, many: int) -> None:
        """Which frames reach the screen while something moves on it, by the browser's own count, on the slow phone."""
        for edition in self.games:
            page, talk = self.sit(self.table(edition), pace="normal", motion=True)
            talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
            self.browser.start_tracing(page=page, categories=["benchmark"])
            Robot(page, 2, hurry=0.5, touch=True).play(many)
            seen = [event["args"]["frame_reporter"] for event in traced(self.browser, "PipelineReporter")]
            states = Counter(each["state"] for each in seen if each["has_compositor_animation"])
            lost, all_of_them = states["STATE_DROPPED"], states.total()
            print(f"frames in motion, {edition}, slow phone: {all_of_them}, lost {lost} ({lost / all_of_them:.1%})")
            page.context.close()

    def shifts(self, many: int) -> None:
        """What moves by itself during turns of mine and of the others."""
        for name, size in (("phone", PHONE), ("laptop", LAPTOP)):
            for edition in self.games:
                page, _ = self.sit(self.table(edition), size, pace="fast", motion=True)
                page.evaluate("window.shifts.length = 0")
                robot, worst = Robot(page, 3, touch=size == PHONE), 0.0
                for _ in range(many):
                    if robot.step().over:
                        break
                    robot.wait()
                    moved = page.evaluate("window.shifts.splice(0)")
                    turn = sum(shift[0] for shift in moved)
                    worst = max(worst, turn)
                    if turn > 0.02:
                        print("  ", round(turn, 3), moved)
                print(f"largest shift in a decision and its answer, {edition}, {name}: {worst:.4f}")
                page.context.close()


class Frames:
    """What goes over the sockets of pages, with the browser's own times: a script that is busy does not delay them."""

    def __init__(self) -> None:
        self.seen: list[tuple[float, str]] = []

    def watch(self, page: Page, talk: CDPSession) -> None:
        """Notes what a page sends and hears from now on; its socket is opened anew, or it would not be seen."""
        talk.send("Network.enable")
        for event in ("Network.webSocketFrameSent", "Network.webSocketFrameReceived"):
            talk.on(event, self._note)
        page.reload()
        Robot(page).wait()

    def _note(self, event: dict[str, Any]) -> None:
        self.seen.append((1000 * event["timestamp"], json.loads(event["response"]["payloadData"])["type"]))

    def answers(self) -> list[float]:
        """The times from moves to the views that answer them."""
        times, sent = [], None
        for time, kind in sorted(self.seen):
            if kind == "move":
                sent = time
            elif kind == "view" and sent is not None:
                times.append(time - sent)
                sent = None
        return times


def traced(browser: Browser, name: str) -> list[dict[str, Any]]:
    """Ends a trace: its events of this name, each where it began."""
    events: list[dict[str, Any]] = json.loads(browser.stop_tracing())["traceEvents"]
    return [event for event in events if event["name"] == name and event["ph"] == "b"]


def tap(page: Page, what: str, place: int = 0) -> int:
    """Touches one of these and waits until nothing is under way; how many taps that were: none where there is none."""
    found = page.locator(what)
    if found.count() <= place:
        return 0
    found.nth(place).tap()
    rest(page)
    return 1


def rest(page: Page) -> None:
    """Waits until nothing is under way."""
    page.wait_for_timeout(250)


def worked(talk: CDPSession) -> float:
    """Milliseconds that the main thread has worked so far."""
    metrics: list[dict[str, Any]] = talk.send("Performance.getMetrics")["metrics"]
    return next(1000 * float(each["value"]) for each in metrics if each["name"] == "TaskDuration")


def told(name: str, times: Sequence[float]) -> None:
    """One line: how many, the middle one, and the one that 95 of 100 do not exceed."""
    if not times:
        print(f"{name}: none seen")
        return
    ordered = sorted(times)
    high = ordered[min(len(ordered) - 1, int(0.95 * len(ordered)))]
    print(
        f"{name}: {len(ordered)} seen, median {statistics.median(ordered):.0f}, p95 {high:.0f}, most {ordered[-1]:.0f}"
    )


MEASURES = {"loads": 5, "taps": 4, "work": 6, "answers": 30, "frames": 12, "shifts": 20}
"""What is measured, and how often."""


def main() -> None:
    """Prints the numbers."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", choices=MEASURES, action="append")
    parser.add_argument("--times", type=int, help="how often each is measured")
    asked = parser.parse_args()
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
        bench = Bench(browser, address)
        for name in asked.only or MEASURES:
            getattr(bench, name)(asked.times or MEASURES[name])
        browser.close()


if __name__ == "__main__":
    main()
