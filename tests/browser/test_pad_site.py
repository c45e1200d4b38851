"""The score pad without a server (`make pad-site`): plain files in a folder of a web space, offline after one visit."""

import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

from spinney.pad.table import score_table
from tests.browser.house import PATIENCE, PHONE
from tests.browser.test_access import check
from tests.browser.test_pad import Hand, begin, example, total

pytestmark = pytest.mark.xdist_group("browser_pad")

SITE = Path(__file__).resolve().parents[2] / "build" / "pad-site"
PLACE = "/clubs/owls/pad/"


@dataclass
class Space:
    """A web space that can only send files, and what it was asked for."""

    port: int
    asked: list[str] = field(default_factory=list)

    @property
    def address(self) -> str:
        """Where the pad lies in it."""
        return f"http://127.0.0.1:{self.port}{PLACE}"


class Sender(SimpleHTTPRequestHandler):
    """Sends files, and notes their paths."""

    def __init__(self, *words: Any, asked: list[str], directory: str) -> None:
        self.asked = asked
        super().__init__(*words, directory=directory)

    def log_message(self, format: str, *args: Any) -> None:
        self.asked.append(urlsplit(self.path).path)


@pytest.fixture
def space(tmp_path: Path) -> Iterator[Space]:
    """The built pad in a folder of its own."""
    if not (SITE / "index.html").exists():
        pytest.skip("the pad's site is not built (make pad-site)")
    folder = tmp_path / PLACE.strip("/")
    folder.parent.mkdir(parents=True)
    folder.symlink_to(SITE, target_is_directory=True)
    asked: list[str] = []
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Sender, asked=asked, directory=str(tmp_path)))
    thread = threading.Thread(target=server.serve_forever)
    thread.start()
    yield Space(server.server_port, asked)
    server.shutdown()
    thread.join()
    server.server_close()


@dataclass
class Visitor:
    """A phone that visits it, and what went wrong there."""

    context: BrowserContext
    heard: list[str]

    def open(self, address: str) -> Page:
        """A page at an address."""
        page = self.context.new_page()
        page.goto(address)
        page.locator("main").first.wait_for()
        return page


@pytest.fixture
def visitor(chromium: Browser) -> Iterator[Visitor]:
    """A phone that speaks English; nothing may go wrong while it is online."""
    context = chromium.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, is_mobile=True, locale="en-GB",
        reduced_motion="reduce", color_scheme="light",
    )  # fmt: skip
    context.set_default_timeout(PATIENCE)
    heard: list[str] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and "ERR_INTERNET_DISCONNECTED" not in message.text:
            heard.append(message.text)

    context.on("console", listen)
    context.on("weberror", lambda error: heard.append(str(error.error)))
    yield Visitor(context, heard)
    context.close()
    assert heard == []


def test_it_scores_offline_from_any_folder(space: Space, visitor: Visitor) -> None:
    page = visitor.open(space.address)
    page.locator("html[data-offline=ready]").wait_for(state="attached")
    visitor.context.set_offline(True)
    page.reload()
    begin(page, "base")
    table = example("base-85")
    table["forests"] = [{**table["forests"][0], "hosts": table["forests"][0]["hosts"][:2]}]
    Hand(page, "en").forest(table["forests"][0])
    score = score_table(table)["scores"][0]["total"]
    assert total(page) == score
    page.reload()
    expect(page.locator(".people .own b")).to_have_text(str(score))
    check(page)
    # The result, the history and a link to it stay in the folder.
    page.locator("header button").last.tap()
    page.get_by_role("button", name="Finish and save").tap()
    kept = page.locator("a[href*='show=']")
    expect(kept).to_contain_text(str(score))
    kept.tap()
    expect(page.locator("tfoot")).to_contain_text(str(score))
    assert urlsplit(page.url).path == PLACE
    assert [path for path in space.asked if not path.startswith(PLACE)] == []


def test_it_offers_nothing_that_needs_a_server(space: Space, visitor: Visitor) -> None:
    page = visitor.open(space.address)
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    expect(page.locator(".phones")).to_have_count(0)
    page.get_by_role("link", name="Credits").tap()
    expect(page.locator("h1")).to_have_text("Credits")
    page.get_by_role("button", name="Help").tap()
    expect(page.locator("h1")).to_have_text("The rules")
    expect(page.locator("a[href*=learn]")).to_have_count(0)
    page.reload()
    expect(page.locator("h1")).to_have_text("The rules")
    page.go_back()
    page.go_back()
    begin(page, "dartmoor")
    expect(page.locator("header .icon-btn")).to_have_count(3)
    assert [path for path in space.asked if not path.startswith(PLACE)] == []


def test_it_is_an_app_of_its_folder(space: Space, visitor: Visitor) -> None:
    page = visitor.open(space.address)
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())")
    assert (manifest["start_url"], manifest["scope"], manifest.get("id")) == ("./", "./", None)
    for icon in manifest["icons"]:
        assert page.evaluate("(src) => fetch(src).then((it) => it.status)", icon["src"]) == 200
    page.locator("html[data-offline=ready]").wait_for(state="attached")
    scope = page.evaluate("navigator.serviceWorker.ready.then((it) => it.scope)")
    assert scope == space.address
