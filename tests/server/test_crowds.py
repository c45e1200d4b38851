"""One address does not stall the others: turns for work, room for players, bots that wait where nobody looks."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect

from spinney import Game
from spinney.server.crowd import Crowd
from spinney.server.lanes import Lanes
from spinney.server.protocol import Refusal
from spinney.server.settings import Settings
from spinney.server.story import Story
from tests.server.leaks import Watched, new_table
from tests.server.machines import SOAK, SpinneyServer, running
from tests.server.players import Client, Gone, players
from tests.server.talk import get, link, make, play_moves, post, refused, run, send, view_of

pytestmark = pytest.mark.xdist_group("servers")

SPECTATORS = 5000 if SOAK else 30
ASKERS = 200 if SOAK else 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server with little room, whose bots wait soon."""
    folder = tmp_path_factory.mktemp("crowds")
    narrow: dict[str, Any] = {
        "SPINNEY_MAX_CONNECTIONS": 8000 if SOAK else 40, "SPINNEY_SPECTATORS_PER_ADDRESS": SPECTATORS - 10,
        "SPINNEY_SPECTATORS_PER_TABLE": SPECTATORS - 20, "SPINNEY_BOTS_WAIT": 0,
    }  # fmt: skip
    with running(f"sqlite:///{folder / 'spinney.db'}", **narrow) as started:
        yield started


# -- turns --------------------------------------------------------------------------------------------------------


def test_addresses_and_tables_take_turns() -> None:
    """Whoever asks for little waits for one piece of work of each other address, not for all of them."""

    async def work() -> list[str]:
        lanes, done = Lanes(1), []

        async def one(address: str, table: str) -> None:
            async with lanes.turn(address, table):
                await asyncio.sleep(0)
                done.append(address + table)

        greedy = [asyncio.create_task(one("a", str(at // 20))) for at in range(60)]
        await asyncio.sleep(0)
        modest = [asyncio.create_task(one("b", "x")), asyncio.create_task(one("b", "x"))]
        await asyncio.gather(*greedy, *modest)
        assert (lanes.busy, lanes.lanes) == (0, {})
        return done

    done = run(work())
    assert [at for at, name in enumerate(done) if name == "bx"][-1] <= 5
    assert set(done[6:9]) == {"a0", "a1", "a2"}


def test_who_gives_up_waiting_takes_no_place() -> None:
    async def work() -> None:
        lanes = Lanes(2)
        release = asyncio.Event()

        async def one() -> None:
            async with lanes.turn("a", "t"):
                await release.wait()

        tasks = [asyncio.create_task(one()) for _ in range(6)]
        await asyncio.sleep(0)
        for task in tasks[1:4]:
            task.cancel()
        await asyncio.sleep(0)
        release.set()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert (lanes.busy, lanes.lanes) == (0, {})

    run(work())


# -- the story ----------------------------------------------------------------------------------------------------


def test_the_story_is_told_once_for_each_move(monkeypatch: pytest.MonkeyPatch) -> None:
    """However many ask: each move is gone through once, also when moves are taken back."""
    game, rng = Game.new("base", ["a", "b"], 3), Random(3)
    actors: list[int] = []
    played: list[Any] = []
    plain = Game.play

    def play(self: Game, move: Any) -> None:
        played.append(move)
        plain(self, move)

    monkeypatch.setattr(Game, "play", play)
    start = {**game.record(), "moves": []}
    story = Story()

    async def ask() -> None:
        answers = await asyncio.gather(*(story.moves(start, game.moves, actors, seat) for seat in (0, 1, None) * 20))
        assert len(set(answers[::3])) == len(set(answers[1::3])) == 1

    made = 0
    for _ in range(120):
        if game.can_undo and rng.random() < 0.2:
            game.undo()
            actors.pop()
        else:
            actors.append(game.state.seat)
            game.play(rng.choice(game.legal_moves()))
            made += 1
        if rng.random() < 0.5:
            run(ask())
            story.lock = asyncio.Lock()
    assert len(played) <= 2 * made


# -- room ---------------------------------------------------------------------------------------------------------


class Guest:
    """Somebody who connects."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.is_away = False

    def send_away(self) -> None:
        """Sent away."""
        self.is_away = True


def test_strangers_make_room_for_the_next() -> None:
    crowd = Crowd(Settings(max_connections=1000))
    guests = [Guest("a") for _ in range(300)]
    assert all(crowd.come_in(guest) for guest in guests)
    assert [guest.is_away for guest in guests].count(True) == 200
    assert not guests[-1].is_away
    crowd.sit(guests[-1], "t", "token")
    for guest in guests:
        crowd.go(guest)
    assert (crowd.size, crowd.counts, crowd.strangers) == (0, {}, {})


def test_spectators_leave_room_for_players() -> None:
    crowd = Crowd(Settings(max_connections=100, spectators_per_address=90, spectators_per_table=80))
    for number in range(75):
        guest = Guest("a" if number < 40 else "b")
        assert crowd.come_in(guest)
        crowd.sit(guest, f"t{number % 2}", None)
    late = Guest("c")
    assert crowd.come_in(late)
    with pytest.raises(Refusal, match="too many"):
        crowd.sit(late, "t9", None)
    crowd.go(late)
    for _ in range(20):
        player = Guest("a")
        assert crowd.come_in(player)
        crowd.sit(player, "t0", "token")


def test_players_of_one_address_leave_room_for_others() -> None:
    crowd = Crowd(Settings(max_connections=100, players_per_address=30))
    guests = [Guest("a") for _ in range(31)]
    for number, guest in enumerate(guests[:-1]):
        assert crowd.come_in(guest)
        crowd.sit(guest, "t", f"token {number}")
    assert crowd.come_in(guests[-1])
    with pytest.raises(Refusal, match="too many"):
        crowd.sit(guests[-1], "t", "another token")
    other = Guest("b")
    assert crowd.come_in(other)
    crowd.sit(other, "t", "token of b")
    crowd.go(guests[0])
    crowd.sit(guests[-1], "t", "another token")


def test_tables_full_of_bots_are_few_for_one_address(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "SPINNEY_BOT_TABLES_PER_ADDRESS": 2,
        "SPINNEY_TRUST_PROXY": 1,
        "SPINNEY_PLAYERS_PER_ADDRESS": 1,
    }
    wish = {"edition": "base", "name": "Ana", "seats": ["me", "bot:random"]}

    with running(f"sqlite:///{tmp_path / 'spinney.db'}", **limits) as server:

        def from_(address: str, **rest: Any) -> httpx.Response:
            headers = {"X-Forwarded-For": address}
            return send(server, "POST", "/api/tables", json={**wish, **rest}, headers=headers)

        made = [from_("192.0.2.1") for _ in range(2)]
        assert [answer.status_code for answer in made] == [201, 201]
        assert refused(from_("192.0.2.1")) == (429, "too_many")
        waiting = from_("192.0.2.1", seats=["me", "open"])
        assert waiting.status_code == 201, "people may still meet"
        table, token = waiting.json()["table"], waiting.json()["token"]
        filled = post(server, f"/api/tables/{table}/fill", {"seat": 1, "bot": "random"}, token)
        assert refused(filled) == (429, "too_many")
        assert from_("192.0.2.2").status_code == 201

        async def sit() -> None:
            """One socket of an address holds seats; others are somebody else's."""
            first, second = ({"table": one.json()["table"], "tokens": [one.json()["token"]]} for one in made)
            headers = {"X-Forwarded-For": "192.0.2.1"}
            uri = server.base_url.replace("http", "ws") + "/api/tables/{}/ws"
            async with connect(uri.format(first["table"]), proxy=None, additional_headers=headers) as one:
                await one.send(json.dumps({"type": "hello", "token": first["tokens"][0]}))
                assert json.loads(await one.recv())["type"] == "view"
                async with connect(uri.format(second["table"]), proxy=None, additional_headers=headers) as two:
                    await two.send(json.dumps({"type": "hello", "token": second["tokens"][0]}))
                    assert json.loads(await two.recv())["code"] == "too_many"
                headers["X-Forwarded-For"] = "192.0.2.3"
                async with connect(uri.format(second["table"]), proxy=None, additional_headers=headers) as three:
                    await three.send(json.dumps({"type": "hello", "token": second["tokens"][0]}))
                    assert json.loads(await three.recv())["type"] == "view"

        run(sit())


def test_spectators_of_one_address_do_not_shut_a_player_out(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "bot:random")
        watching: list[Client] = []
        for _ in range(SPECTATORS):
            client = Client(server.base_url, made["table"])
            try:
                await client.open()
            except Gone:
                continue
            watching.append(client)
        assert [client.errors() for client in watching].count(["too_many"]) >= 15
        async with players(server.base_url, link(made)) as [ana]:
            assert ana.view["me"] == 0
            await play_moves([ana], 3)
        for client in watching:
            await client.close()

    run(play())


def test_a_move_does_not_wait_for_all_who_ask_for_the_log(server: SpinneyServer) -> None:
    """Many ask for the log again and again; a move is answered meanwhile, and all is well.

    That it overtakes those who wait is shown below, where nothing depends on who is quick.
    """

    async def play() -> None:
        made = make(server, "me", "me", seed=5)
        async with players(server.base_url, link(made)) as [ana]:
            await play_moves([ana], 60, seed=5)
            asking = [await Client(server.base_url, made["table"], made["token"]).open() for _ in range(18)]
            try:
                for client in asking:
                    for _ in range(ASKERS):
                        await client.send({"type": "log"})
                assert await ana.play(ana.legal[0]) == ""
                assert get(server, "/healthz").json()["status"] == "ok"
            finally:
                for client in asking:
                    await client.close()

    run(play())


def test_a_move_overtakes_what_waits_for_its_turn() -> None:
    async def play() -> None:
        watched = Watched(new_table("base", 2, 9), Random(9))
        for _ in range(40):
            await watched.play(compare=False)
        told = []

        async def ask() -> None:
            async with watched.hub.errands.turn("a", "table"):
                told.append(await watched.table.log(None))

        asking = [asyncio.create_task(ask()) for _ in range(200)]
        await asyncio.sleep(0)
        await watched.play(compare=False)
        assert len(told) < 50
        await asyncio.gather(*asking)
        assert len(told) == 200

    run(play())


# -- bots ---------------------------------------------------------------------------------------------------------


def test_bots_wait_where_nobody_looks(server: SpinneyServer) -> None:
    """A table that is left to its bots stops, and goes on when somebody looks at it again."""

    async def play() -> None:
        made = make(server, "me", "bot:random", "bot:random", seed=4)
        ana = await Client(server.base_url, made["table"], made["token"]).open()
        await ana.wait(lambda: bool(ana.legal), "the bots do not play")
        assert (
            await asyncio.to_thread(server.request, "POST", f"/api/tables/{made['table']}/leave", token=ana.token)
        ).json()
        await ana.close()
        await asyncio.sleep(0.3)
        before = view_of(server, made["table"])["seq"]
        await asyncio.sleep(0.5)
        after = view_of(server, made["table"])
        assert (after["status"], after["over"]) == ("running", False)
        assert after["seq"] <= before + 2  # the decision that was being thought about
        watcher = await Client(server.base_url, made["table"]).open()
        await watcher.wait_seq(after["seq"] + 5)
        await watcher.close()

    run(play())
