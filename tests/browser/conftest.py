"""One Chromium and one server for all tests of the page that run in a worker; every page is watched for trouble.

Workers take whole files (`--dist loadfile`), so what a file shares is started once.
"""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

import spinney.server
from tests.browser.house import PATIENCE, House
from tests.server.machines import SpinneyServer

PAGE = Path(spinney.server.__file__).parent / "page" / "index.html"


# Of the package and not of the session: while it runs, no test of this worker could start an event loop of its own.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """The browser."""
    # The shell without a window of its own loads the same pages with a third of the work.
    program = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    if not program:
        pytest.skip("Chromium is not installed")
    if not PAGE.exists():
        pytest.skip("the page is not built")
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server that all tests share, each with its own tables."""
    made = SpinneyServer(f"sqlite:///{tmp_path_factory.mktemp('browser') / 'spinney.db'}")
    yield made
    made.close()


@pytest.fixture
def house(chromium: Browser, server: SpinneyServer) -> Iterator[House]:
    """Opens pages; at the end of the test nothing may have gone wrong on any of them."""
    made = House(chromium, server)
    yield made
    made.close()
    assert made.troubles() == []


@pytest.fixture
def patchy_house(chromium: Browser, server: SpinneyServer) -> Iterator[House]:
    """Pages whose net the test may cut: lost connections are no trouble here."""
    made = House(chromium, server)
    yield made
    made.close()
    assert _beside_lost_lines(made) == []


@pytest.fixture
def shaky_house(chromium: Browser, tmp_path: Path) -> Iterator[House]:
    """The same at a server of its own, which the test may end."""
    server = SpinneyServer(f"sqlite:///{tmp_path / 'spinney.db'}")
    made = House(chromium, server)
    yield made
    made.close()
    server.close()
    assert _beside_lost_lines(made) == []


def _beside_lost_lines(house: House) -> list[str]:
    return [trouble for trouble in house.troubles() if not re.search(r"WebSocket|ERR_CONNECTION", trouble)]
