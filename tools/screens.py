"""Makes pictures of every screen of the page, on a laptop and on a phone (upright and lying), by day and by night.

All go into build/screens; `KEPT` names the few that the repository keeps, in docs/screens.

    make screens
"""

import argparse
import json
import os
import random
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from websockets.sync.client import connect

from spinney.arena.match import play_match
from spinney.engine.game import Game
from spinney.engine.plans import Plan, plans

ROOT = Path(__file__).parent.parent
SIZES = {"laptop": (1366, 768), "phone": (390, 844), "lying": (844, 390), "tablet": (768, 1024)}
THEMES = ("light", "dark")
KEPT = (
    "home-laptop-light", "home-phone-dark", "table-base-laptop-light",
    "table-base-phone-light", "table-base-lying-light", "table-dartmoor-laptop-light",
    "table-dartmoor-phone-dark", "pad-solo-phone-light", "cave-draft-phone-light",
    "paying-laptop-light", "card-laptop-light", "score-sheet-laptop-light", "score-sheet-phone-dark",
    "replay-laptop-light", "cards-laptop-light", "my-games-laptop-light", "learn-laptop-light", "pad-phone-light",
    "pad-host-phone-light", "table-boxes-laptop-light", "table-boxes-phone-light-de", "solo-phone-light",
    "check-phone-light-de", "look-phone-light", "hint-laptop-light", "since-phone-light",
    "leave-phone-light", "counting-laptop-light", "lost-phone-light", "company-tablet-light",
)  # fmt: skip
"""Thirty at most, under 3 MB together; English but for those that end with another language."""
LOCALES = {"": "en-GB", "-de": "de-DE"}
"""What the name of a picture ends with, and the language of the browser."""
ALL_BOXES = "base+alpine+woodland_edge"
BOTH_BOXES = [
    {"species": "european_larch", "top": ["golden_eagle@beech"], "left": ["alpine_marmot@beech"]},
    {"species": "stone_pine", "bottom": ["gentian@european_larch"], "right": ["chamois@douglas_fir"]},
    {"species": "elderberry", "top": ["phoebus_apollo@stone_pine"], "left": ["steinbock@european_larch"]},
    {"species": "oak", "top": ["tawny_owl@birch"], "right": ["roe_deer@birch"]},
]
"""A forest with trees and a shrub of three boxes."""
QUALITY = 60
SETTLE = 900
"""Milliseconds after which what moves has come to rest."""

Act = Callable[[Page], None]
Games = dict[str, tuple[dict[str, Any], int]]


@contextmanager
def server() -> Iterator[str]:
    """A server of its own with an empty database; its address."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "SPINNEY_DATABASE_URL": f"sqlite:///{folder}/screens.db",
            "SPINNEY_TABLES_PER_ADDRESS": "1000",
            "SPINNEY_BOT_TABLES_PER_ADDRESS": "1000",
        }
        command = [sys.executable, "-m", "spinney.cli.main", "serve", "--port", str(port)]
        process = subprocess.Popen(command, env={**environment, "SPINNEY_LOG_LEVEL": "error"})
        address = f"http://127.0.0.1:{port}"
        try:
            wait_for(address)
            yield address
        finally:
            process.terminate()
            process.wait(20)


def wait_for(address: str) -> None:
    """Waits until the server answers."""
    for _ in range(300):
        try:
            urllib.request.urlopen(f"{address}/healthz", timeout=2).close()
            return
        except OSError:
            time.sleep(0.2)
    raise SystemExit("the server does not start")


def post(address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    """Asks the server for something."""
    request = urllib.request.Request(address + path, json.dumps(body).encode(), {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, Any] = json.load(answer)
        return found


def moment(edition: str, seats: int, seed: int, share: float, kind: str = "turn") -> tuple[dict[str, Any], int]:
    """A game between bots, and a decision of seat 0 after that share of it."""
    record = play_match(edition, ["player"] * seats, seed).record()
    for game in positions(record):
        prompt = game.prompt
        if game.seq >= share * len(record["moves"]) and prompt and prompt.seat == 0 and prompt.kind == kind:
            break
    return record, game.seq


def positions(record: dict[str, Any]) -> Iterator[Game]:
    """A game that is played again, after each of its moves."""
    game = Game.from_record({**{key: record[key] for key in record if key != "result"}, "moves": []})
    for move in record["moves"]:
        yield game
        game.play(move)
    yield game


def with_a_full_cave() -> tuple[dict[str, Any], int]:
    """A turn of seat 0 with a card in hand that would bring five cards or more into the cave."""
    for seed in range(60):
        record = play_match("base", ["player"] * 3, seed).record()
        for game in positions(record):
            prompt = game.prompt
            if prompt and prompt.seat == 0 and prompt.kind == "turn" and best_for_the_cave(game).cave >= 5:
                return record, game.seq
    raise SystemExit("no such game")


def best_for_the_cave(game: Game) -> Plan:
    """The play of seat 0 that brings most cards there."""
    return max(plans(game.view(0)), key=lambda plan: plan.cave)


class Stage:
    """One browser size and theme, with tables to show."""

    def __init__(
        self, address: str, context: BrowserContext, folder: Path, suffix: str, wanted: argparse.Namespace
    ) -> None:
        self.address, self.context, self.folder, self.suffix, self.wanted = address, context, folder, suffix, wanted

    def wants(self, name: str) -> bool:
        """Whether this picture is asked for."""
        # In a second language only those that are kept.
        kept = (not self.wanted.kept and self.suffix.count("-") == 1) or f"{name}-{self.suffix}" in KEPT
        # On a tablet only tables: other pages are a laptop's with less beside them.
        shown = not self.suffix.startswith("tablet") or name.startswith("table-") or name == "company"
        return kept and shown and fnmatch(name, self.wanted.only)

    def shoot(self, name: str, path: str, act: Act | None = None) -> None:
        """Opens a place, does something there, and keeps the picture."""
        if not self.wants(name):
            return
        page = self.context.new_page()
        page.goto(self.address + path)
        page.wait_for_load_state("networkidle")
        page.wait_for_timeout(SETTLE)
        if act:
            act(page)
            page.wait_for_timeout(SETTLE)
        page.screenshot(path=self.folder / f"{name}-{self.suffix}.jpg", type="jpeg", quality=QUALITY)
        page.close()

    def table(self, edition: str, record: dict[str, Any], at: int, **more: Any) -> str:
        """The path of a table that goes on from a moment, with seat 0 held by this browser."""
        seats = ["me", *["bot:player"] * (len(record["seats"]) - 1)]
        wish = {"edition": edition, "name": "Ana", "seats": seats, "from": {"record": record, "at": at}, **more}
        made = post(self.address, "/api/tables", {**wish, "player": self.player})
        self.sit(made)
        return f"/t/{made['table']}"

    @cached_property
    def player(self) -> str:
        """The secret by which this browser knows its tables."""
        page = self.context.new_page()
        page.goto(f"{self.address}/credits")
        page.locator("main").first.wait_for()
        secret: str = page.evaluate("JSON.parse(localStorage.getItem('spinney.settings')).player")
        page.close()
        return secret

    def sit(self, made: dict[str, Any]) -> None:
        """Keeps the seat's secret in the browser, as the page does."""
        page = self.context.new_page()
        page.goto(f"{self.address}/credits")
        keep = """([table, token]) => {
            const held = JSON.parse(localStorage.getItem('spinney.seats') ?? '{}');
            localStorage.setItem('spinney.seats', JSON.stringify({ ...held, [table]: token }));
        }"""
        page.evaluate(keep, [made["table"], made["token"]])
        page.close()


def choose(page: Page, number: int) -> None:
    """Taps a card of the hand."""
    page.locator("[data-testid=hand] li").nth(number).locator("button").first.click(force=True)


def compose(page: Page) -> None:
    """Chooses the first card that costs something and one card to pay for it."""
    for number in range(page.locator("[data-testid=hand] li").count()):
        choose(page, number)
        page.wait_for_timeout(250)
        if page.locator("[data-testid=confirm]").last.is_disabled():
            choose(page, 1 if number == 0 else 0)
            return
        page.keyboard.press("Backspace")
        page.wait_for_timeout(250)


def large_view(page: Page) -> None:
    """Opens the large view of a card in the forest."""
    page.locator("[data-testid=forest] button").first.click()


def ask_for_a_hint(page: Page) -> None:
    """Asks what the expert would do, and waits for the answer."""
    page.get_by_test_id("hint").click()
    page.get_by_test_id("hints").wait_for()


def ask_to_leave(page: Page) -> None:
    """Opens the menu of a phone's table and asks to leave it."""
    page.locator("nav.tabs button").last.click()
    page.get_by_role("button", name="Leave the table").click()


def shoot_answers(stage: Stage, table: str) -> None:
    """What a table says: about a card of the clearing, as a hint, of what happened, and before one leaves."""
    stage.shoot("look", table, lambda page: page.locator("[data-testid=clearing] li[data-card] button").first.click())
    stage.shoot("hint", table, ask_for_a_hint)
    stage.shoot("since", table, lambda page: page.locator(".told button").first.click())
    if stage.suffix.startswith("phone") and not stage.wanted.locale:
        stage.shoot("leave", table, ask_to_leave)
    stage.shoot("lost", "/nonsense")


def shoot_all(stage: Stage, games: Games) -> None:
    """All screens of one size and theme."""
    stage.shoot("home", "/")
    stage.shoot("friends", "/friends")
    made = post(stage.address, "/api/tables", {"edition": "base", "name": "Ana", "seats": ["me", "open", "bot:player"]})
    stage.sit(made)
    stage.shoot("lobby", f"/t/{made['table']}")
    table = stage.table("base", *games["base"])
    stage.shoot("table-base", table)
    stage.shoot("paying", table, compose)
    stage.shoot("card", table, large_view)
    stage.shoot("others", table, lambda page: page.locator("[data-seat='1']").first.click())
    shoot_answers(stage, table)
    if stage.wants("company"):
        shoot_company(stage, *games["cave"])
    stage.shoot("table-dartmoor", stage.table("dartmoor", *games["dartmoor"]))
    stage.shoot("table-boxes", stage.table(ALL_BOXES, *games["boxes"]))
    stage.shoot("solo", "/solo")
    stage.shoot("solo-end", finished(stage, games["medal"][0]), lambda page: page.wait_for_timeout(5000))
    stage.shoot("cave-draft", stage.table("dartmoor", *games["draft"]))
    over = finished(stage, games["end"][0])
    stage.shoot("counting", over)
    stage.shoot("score-sheet", over, lambda page: page.wait_for_timeout(5000))
    stage.shoot("replay", f"{over}/replay?at=180", lambda page: page.locator(".host:visible").first.wait_for())
    stage.shoot("my-tables", "/tables")
    stage.shoot("cards", "/cards?kind=deer&card=B073b", lambda page: page.wait_for_timeout(SETTLE))
    stage.shoot("my-games", "/mine", some_games)
    for name in ("learn", "rules", "glossary", "credits", "check"):
        stage.shoot(name, f"/{name}")
    shoot_pads(stage)
    stage.shoot("pad-solo", "/pad", scored(Game.from_record(games["medal"][0]).table()))


def shoot_pads(stage: Stage) -> None:
    """The score pad: begun, joined, with a host in hand, the code for other phones, by numbers, and its result."""
    stage.shoot("pad", "/pad")
    example = json.loads((ROOT / "examples" / "dartmoor-127.json").read_text("utf-8"))
    forests = [{**example["forests"][0], "name": "Ana"}, {"name": "Ben", "cave": 0, "hosts": []}]
    made = post(stage.address, "/api/pads", {"edition": "dartmoor", "forests": forests})
    path = f"/pad/{made['pad']}"
    stage.shoot("pad-join", path)
    mine = stage.context.new_page()
    mine.goto(stage.address + path)
    mine.locator("button.row").first.click()
    mine.locator("main.pad").wait_for()
    mine.close()
    stage.shoot("pad-host", path, lambda page: page.locator(".strip li button").nth(1).click())
    stage.shoot("pad-together", f"{path}?show=invite")
    stage.shoot("pad-numbers", path, lambda page: page.locator("[data-mode='numbers']").click())
    stage.shoot("pad-result", f"{path}?show=result")
    forests = [
        {"name": "Ana", "cave": 3, "hosts": BOTH_BOXES},
        {"name": "Ben", "cave": 0, "hosts": [{"species": "beech"}, {"species": "birch"}]},
    ]
    made = post(stage.address, "/api/pads", {"edition": ALL_BOXES, "forests": forests})
    stage.shoot("pad-boxes", f"/pad/{made['pad']}?show=result")


def scored(table: dict[str, Any]) -> Act:
    """Reads a table of one player into the pad and looks at its result."""

    def act(page: Page) -> None:
        forests = [{**forest, "name": "Ana"} for forest in table["forests"]]
        text = json.dumps({**table, "forests": forests})
        file = {"name": "table.json", "mimeType": "application/json", "buffer": text.encode()}
        page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
        page.locator("main.pad header button").last.click()

    return act


def some_games(page: Page) -> None:
    """Games of some weeks, brought in from a file: a browser that has just been opened has none."""
    chance = random.Random(7)
    kinds = ("wolf", "red_deer", "tree_ferns", "lynx", "roe_deer", "goshawk")
    games = []
    for number in range(27):
        totals = [chance.randint(85, 150) + 2 * (27 - number) // 3, chance.randint(90, 150), chance.randint(90, 150)]
        mia = "human" if number % 3 == 0 else "bot:player"
        people = zip(("Ana", "Owl", "Mia"), ("human", "bot:player", mia), totals, strict=True)
        games.append({
            "id": f"sample{number}", "date": (time.time() - number * 2 * 86400) * 1000, "edition": "base", "me": 0,
            "seats": [{"name": name, "kind": kind, "total": total} for name, kind, total in people],
            "winners": [totals.index(max(totals))],
            "species": {kind: [chance.randint(1, 3), chance.randint(8, 40)] for kind in kinds},
            "hosts": [
                {"species": "oak", "cards": [["host", f"B{chance.randint(1, 60):03}a"], [side, f"B{number + 67:03}a"]]}
                for side in ("left", "right", "top", "bottom", "left", "right")
            ],
        })  # fmt: skip
    text = json.dumps({"format": "spinney.mine/1", "games": games})
    file = {"name": "games.json", "mimeType": "application/json", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]
    page.wait_for_timeout(SETTLE)


def keep(folder: Path, into: Path) -> None:
    """Puts the pictures that the repository keeps into its folder; others that lie there go."""
    into.mkdir(parents=True, exist_ok=True)
    for old in into.glob("*.jpg"):
        if old.stem not in KEPT:
            old.unlink()
    for name in KEPT:
        if (folder / f"{name}.jpg").exists():
            shutil.copy(folder / f"{name}.jpg", into)


def finished(stage: Stage, record: dict[str, Any]) -> str:
    """The path of a table whose game has just ended: the last move of the record is made there."""
    moves = record["moves"]
    seats = ["me", *["bot:player"] * (len(record["seats"]) - 1)]
    origin = {"record": record, "at": len(moves) - 1}
    wish = {"edition": record["edition"], "name": "Ana", "seats": seats, "from": origin}
    made = post(stage.address, "/api/tables", wish)
    stage.sit(made)
    with connect(f"{stage.address.replace('http', 'ws')}/api/tables/{made['table']}/ws") as socket_:
        socket_.send(json.dumps({"type": "hello", "token": made["token"]}))
        seq = json.loads(socket_.recv(20))["seq"]
        socket_.send(json.dumps({"type": "move", "seq": seq, "move": moves[-1]}))
        socket_.recv(20)
    return f"/t/{made['table']}"


def with_a_medal() -> dict[str, Any]:
    """A solo game in which a bot has met the first challenge."""
    for seed in range(20):
        game = play_match("dartmoor", ["player"], seed, {"solo": True, "challenge": 1})
        if game.outcome and game.outcome.medal:
            return game.record()
    raise SystemExit("no such game")


def shoot_company(stage: Stage, record: dict[str, Any], at: int) -> None:
    """A table of three, one of whom has taken a seat and is not there; a card is chosen that fills the cave."""
    seats = ["me", "open", "bot:player"]
    wish = {"edition": "base", "name": "Ana", "seats": seats, "from": {"record": record, "at": at}}
    table = post(stage.address, "/api/tables", wish)
    post(stage.address, f"/api/tables/{table['table']}/join", {"name": "Ben"})
    stage.sit(table)
    card = best_for_the_cave(next(game for game in positions(record) if game.seq == at)).card
    half = 1 if card.endswith("b") else 0
    button = f"[data-testid=hand] li[data-card='{card.rstrip('ab')}'] .press >> nth={half}"
    stage.shoot("company", f"/t/{table['table']}", lambda page: page.locator(button).click())


def ended_by_me(edition: str, seats: int) -> dict[str, Any]:
    """A game between bots whose last decision is seat 0's."""
    for seed in range(1, 60):
        record = play_match(edition, ["player"] * seats, seed).record()
        game = Game.from_record(
            {**{key: record[key] for key in record if key != "result"}, "moves": record["moves"][:-1]}
        )
        if game.seat_to_act == 0 and record["result"]["winners"] == [0]:
            return record
    raise SystemExit("no such game")


def shoot_size(
    browser: Browser, work: tuple[str, Path, argparse.Namespace], look: tuple[str, str, str, str], games: Games
) -> None:
    """All screens of one size, theme and language."""
    (address, folder, wanted), (size, theme, language, locale) = work, look
    suffix = f"{size}-{theme}{language}"
    if (wanted.kept or language) and not any(name.endswith(suffix) for name in KEPT):
        return
    width, height = SIZES[size]
    phone = size in ("phone", "lying")
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if theme == "dark" else "light",
        device_scale_factor=2 if phone else 1,
        has_touch=size != "laptop",
        locale=locale,
    )
    shoot_all(Stage(address, context, folder, suffix, wanted), games)
    context.close()


def main() -> None:
    """Makes all pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "build" / "screens")
    parser.add_argument(
        "--kept", action="store_true", help="only the pictures that the repository keeps, in docs/screens"
    )
    parser.add_argument("--size", choices=SIZES, action="append")
    parser.add_argument("--only", default="*", metavar="NAME", help="only screens of this name, such as 'pad*'")
    parser.add_argument("--theme", choices=THEMES, action="append")
    parser.add_argument("--locale", help="all screens in this language of the browser, such as it-IT")
    wanted = parser.parse_args()
    folder: Path = wanted.to
    folder.mkdir(parents=True, exist_ok=True)
    games = {
        "base": moment("base", 3, 3, 0.62),
        "dartmoor": moment("dartmoor", 3, 4, 0.6),
        "boxes": moment(ALL_BOXES, 3, 5, 0.6),
        "draft": moment("dartmoor", 3, 2, 0.0, "draft"),
        "cave": with_a_full_cave(),
        "end": (ended_by_me("base", 3), 0),
        "medal": (with_a_medal(), 0),
    }
    chromium = shutil.which("chromium-headless-shell")
    with server() as address, sync_playwright() as play:
        browser = play.chromium.launch(executable_path=chromium, args=["--no-sandbox"])
        for language, locale in {"": wanted.locale}.items() if wanted.locale else LOCALES.items():
            for size in wanted.size or SIZES:
                for theme in wanted.theme or THEMES:
                    shoot_size(browser, (address, folder, wanted), (size, theme, language, locale), games)
        browser.close()
    if not wanted.locale:
        keep(folder, ROOT / "docs" / "screens")


if __name__ == "__main__":
    main()
