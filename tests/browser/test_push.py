"""From the switch in the settings to the letter that a push service of the test receives."""

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect
from websockets.sync.client import connect

from tests.browser.house import House
from tests.server.machines import SpinneyServer, until
from tests.server.talk import join, post
from tests.server.test_push import PushService

pytestmark = pytest.mark.xdist_group("browser")

# This browser has no push service: it is given that of the test. All else is real.
SUBSCRIBE = """
(given) => {
  let held = null;
  PushManager.prototype.getSubscription = async () => held;
  PushManager.prototype.subscribe = async (wish) => {
    if (!wish.userVisibleOnly || wish.applicationServerKey.length !== 65) throw new Error('no such key');
    held = { endpoint: given.endpoint, toJSON: () => given, unsubscribe: async () => ((held = null), true) };
    return held;
  };
  Notification.requestPermission = async () => 'granted';
}
"""


@pytest.fixture(scope="module")
def private_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server that may call its own network."""
    database = tmp_path_factory.mktemp("push") / "spinney.db"
    made = SpinneyServer(f"sqlite:///{database}", SPINNEY_WEBHOOK_PRIVATE=1)
    yield made
    made.close()


@pytest.fixture
def private_house(chromium: Browser, private_server: SpinneyServer) -> Iterator[House]:
    """Its pages."""
    made = House(chromium, private_server)
    yield made
    made.close()
    assert made.troubles() == []


@pytest.fixture
def service() -> Iterator[PushService]:
    """A push service for one test."""
    made = PushService()
    yield made
    made.close()


def switched_on(house: House, service: PushService) -> Page:
    """A page whose player wants to be told."""
    page = house.open("/rules")
    page.context.grant_permissions(["notifications"], origin=house.server.base_url)
    page.evaluate(SUBSCRIBE, service.subscription())
    page.get_by_role("button", name="Settings").click()
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).to_have_attribute("aria-checked", "false")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "true")
    return page


def let_it_be_my_turn(house: House) -> str:
    """A table at which Ben has just decided: now it is the turn of the player of this browser, who is elsewhere."""
    wish = {"edition": "base", "name": "Ana", "seats": ["me", "open"], "player": house.secret, "options": {"start": 1}}
    made = post(house.server, "/api/tables", {**wish, "seed": 3}).json()
    ben = join(house.server, made["table"], "Ben")
    with connect(f"{house.server.base_url.replace('http', 'ws')}/api/tables/{made['table']}/ws") as socket:
        socket.send(json.dumps({"type": "hello", "token": ben["token"]}))
        view = json.loads(socket.recv(20))["view"]
        socket.send(json.dumps({"type": "move", "seq": view["seq"], "move": view["legal"][0]}))
        socket.recv(20)
    return str(made["table"])


def test_from_the_switch_to_the_letter(private_house: House, service: PushService) -> None:
    page = switched_on(private_house, service)
    table = let_it_be_my_turn(private_house)
    until(lambda: bool(service.letters), "nobody was told")
    letter = service.read(service.letters[0][1])
    assert letter["table"] == table
    assert letter["title"] == "Spinney"
    # The worker is there. This shell without a window shows no notes: web/tests/worker.test.ts does the rest.
    where = page.evaluate("navigator.serviceWorker.ready.then(({ active }) => new URL(active.scriptURL).pathname)")
    assert where == "/sw.js"


def test_who_says_no_is_told_no_more(private_house: House, service: PushService) -> None:
    page = switched_on(private_house, service)
    switch = page.get_by_role("switch", name="Tell me when it is my turn")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    let_it_be_my_turn(private_house)
    page.wait_for_timeout(500)
    assert service.letters == []
