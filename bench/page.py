"""How heavy and how quick the page is on a slow phone: bytes, first paint, when it can be used, blocked time.

    python bench/page.py

A real Chromium with a slowed CPU (four times) and line (1.6 Mbit/s, 150 ms there and back), an empty cache, and the
real server. Prints a table; the numbers are medians of several loads.
"""

import argparse
import shutil
import statistics
from typing import Any

from playwright.sync_api import Browser, sync_playwright
from tools.screens import moment, post, server

SLOW_CPU = 4
LINE = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Bytes a second, milliseconds."""
WATCH = """
window.blocked = 0;
new PerformanceObserver((list) => { for (const task of list.getEntries()) window.blocked += task.duration - 50; })
  .observe({ type: 'longtask', buffered: true });
new PerformanceObserver((list) => { for (const paint of list.getEntries()) window.largest = paint.startTime; })
  .observe({ type: 'largest-contentful-paint', buffered: true });
"""


def load(browser: Browser, address: str, path: str, usable: str, seat: dict[str, Any] | None) -> dict[str, float]:
    """One visit with an empty cache."""
    context = browser.new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="en-GB")
    context.add_init_script(WATCH)
    if seat:
        keep = f"localStorage.setItem('spinney.seats', JSON.stringify({{'{seat['table']}': '{seat['token']}'}}))"
        context.add_init_script(keep)
    page = context.new_page()
    talk = context.new_cdp_session(page)
    talk.send("Network.enable")
    talk.send("Network.emulateNetworkConditions", LINE)
    talk.send("Emulation.setCPUThrottlingRate", {"rate": SLOW_CPU})
    sizes: list[float] = []
    talk.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(address + path, wait_until="commit")
    page.wait_for_selector(usable, state="visible")
    usable_at = page.evaluate("performance.now()")
    page.wait_for_load_state("networkidle")
    first = page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0")
    found = {
        "kB": sum(sizes) / 1000,
        "first paint ms": first,
        "largest paint ms": page.evaluate("window.largest ?? 0"),
        "usable ms": usable_at,
        "blocked ms": page.evaluate("window.blocked"),
    }
    context.close()
    return found


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--loads", type=int, default=5)
    loads = parser.parse_args().loads
    record, at = moment("base", 3, 3, 0.62)
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=shutil.which("chromium-headless-shell"), args=["--no-sandbox"])
        wish = {"edition": "base", "seats": ["me", "bot:player", "bot:player"], "from": {"record": record, "at": at}}
        seat = post(address, "/api/tables", wish)
        places = [
            ("home page", "/", "button.go", None),
            ("table", f"/t/{seat['table']}", "[data-testid=hand]", seat),
        ]
        for name, path, usable, token in places:
            runs = [load(browser, address, path, usable, token) for _ in range(loads)]
            middle = {key: statistics.median(run[key] for run in runs) for key in runs[0]}
            print(f"{name:<12}" + "".join(f"  {key}: {value:,.0f}" for key, value in middle.items()))
        browser.close()


if __name__ == "__main__":
    main()
