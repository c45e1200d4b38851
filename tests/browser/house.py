"""Pages of the browser for tests: who opens them, on what device, at which table."""

import json
import secrets
from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, StorageState

from tests.browser import moments
from tests.browser.moments import Moment
from tests.server.machines import SpinneyServer, TableLink, read_log

PATIENCE = 30_000
"""Milliseconds that anything may take on a slow machine before a test gives up."""

SLOW = "was preloaded using link preload but not used within a few seconds"
"""Chromium says so where a machine is slow. That what is named early is used, `test_at_once` counts."""

LAPTOP = (1366, 768)
PHONE = (390, 844)


class House:
    """All pages that one test opens, and what went wrong on them."""

    def __init__(self, browser: Browser, server: SpinneyServer) -> None:
        self.browser = browser
        self.server = server
        self.secret = secrets.token_hex(24)
        self.contexts: list[BrowserContext] = []
        self.heard: list[str] = []

    def open(
        self,
        path: str = "/",
        *,
        seat: TableLink | None = None,
        size: tuple[int, int] = LAPTOP,
        touch: bool = False,
        wait: bool = True,
        **settings: Any,
    ) -> Page:
        """A page of a new visitor, who holds a seat's token perhaps; `settings` as the page keeps them."""
        kept: dict[str, Any] = {"lang": "en", "theme": "light", "sound": False, "motion": False, "name": "Ana"}
        kept |= {"player": self.secret, "pace": "once", "asks": True}
        stored = {"spinney.settings": kept | settings}
        if seat is not None:
            stored["spinney.seats"] = {seat.id: seat.tokens[0]}
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            locale={"en": "en-GB"}.get(lang := stored["spinney.settings"]["lang"], lang),
            storage_state=self._storage(stored),
        )
        context.set_default_timeout(PATIENCE)
        context.on("request", self._request)
        context.on("console", self._console)
        context.on("weberror", lambda error: self.heard.append(f"page: {error.error}"))
        self.contexts.append(context)
        page = context.new_page()
        page.goto(self.server.base_url + path)
        if wait:
            page.locator("main").first.wait_for()
            # What is measured before the fonts are there lies elsewhere afterwards.
            page.evaluate("document.fonts.ready.then(() => true)")
        return page

    def _storage(self, stored: Mapping[str, Any]) -> StorageState:
        items: Any = [{"name": name, "value": json.dumps(value)} for name, value in stored.items()]
        return {"cookies": [], "origins": [{"origin": self.server.base_url, "localStorage": items}]}

    def _request(self, request: Request) -> None:
        url = urlsplit(request.url)
        if url.scheme not in ("data", "blob") and url.netloc != urlsplit(self.server.base_url).netloc:
            self.heard.append(f"a request to another host: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and SLOW not in message.text:
            self.heard.append(f"console: {message.text} ({message.location.get('url', '')})")

    def troubles(self) -> list[str]:
        """Errors, warnings of the console, and requests to other hosts."""
        return self.heard

    def close(self) -> None:
        """Closes all pages."""
        for context in self.contexts:
            context.close()

    # -- tables ---------------------------------------------------------------------------------------------------

    def table(self, moment: Moment, *, bot: str = "random", **settings: Any) -> TableLink:
        """A table that goes on from a moment, with the one who decides there on this device and bots elsewhere."""
        seats = ["me" if seat == moment.seat else f"bot:{bot}" for seat in range(moment.seats)]
        return self._made(moment.edition, seats, {"from": {"record": moment.record, "at": moment.at}}, settings)

    def new_table(self, edition: str, bots: Sequence[str], seed: int = 1, **settings: Any) -> TableLink:
        """A table at its beginning, with one person and bots."""
        return self._made(edition, ["me", *[f"bot:{name}" for name in bots]], {"seed": seed}, settings)

    def drafted_table(self, edition: str, bots: Sequence[str], seed: int = 1) -> TableLink:
        """The same where first hands are drafted."""
        rest = {"seed": seed, "options": {"hand_draft": True}}
        return self._made(edition, ["me", *[f"bot:{name}" for name in bots]], rest, {})

    def _made(self, edition: str, seats: list[str], rest: Mapping[str, Any], settings: Mapping[str, Any]) -> TableLink:
        wish = {"edition": edition, "name": "Ana", "seats": seats, "settings": settings, "player": self.secret, **rest}
        answer = self.server.request("POST", "/api/tables", json=wish)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return TableLink(made["table"], [made["token"]])

    def at_table(self, link: TableLink, **rest: Any) -> Page:
        """A page at a table, as the one who holds its seat."""
        return self.open(f"/t/{link.id}", seat=link, **rest)

    def finished(self, edition: str, seats: int = 2, **rest: Any) -> tuple[Page, TableLink]:
        """A page at the score sheet of a game, and its table."""
        link = self.table(moments.last_draw(edition, seats))
        page = self.at_table(link, **rest)
        page.get_by_test_id("deck").click()
        page.locator("main.finish tfoot td").first.wait_for()
        return page, link

    def log(self, link: TableLink) -> list[str]:
        """All moves of a table."""
        return read_log(self.server.database_url, link.id)

    def link_of(self, page: Page, table: str) -> TableLink:
        """A table with the seat that a page has there."""
        return TableLink(table, [page.evaluate("(id) => JSON.parse(localStorage['spinney.seats'])[id]", table)])

    def view(self, link: TableLink) -> dict[str, Any]:
        """What the seat sees, as the server says."""
        view: dict[str, Any] = self.server.request("GET", f"/api/tables/{link.id}", token=link.tokens[0]).json()
        return view

    def before(self, moment: Moment, **rest: Any) -> Page:
        """A page at a new table that goes on from a moment."""
        return self.at_table(self.table(moment), **rest)
