"""Bots in seats, stand-ins for people who are gone, hints, and that a thinking bot delays nobody."""

import asyncio
import os
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random

import psutil
import pytest

from spinney.bots.base import bot_names
from spinney.server.bus import OneProcess
from spinney.server.hub import Hub
from spinney.server.protocol import Refusal
from spinney.server.settings import Settings
from spinney.server.store import Store
from spinney.server.thinking import Thinking
from tests.server.leaks import new_table
from tests.server.machines import SpinneyServer, running
from tests.server.players import Client, players
from tests.server.talk import join, link, make, play_moves, run, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.mark.parametrize("bot", bot_names())
@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_every_bot_can_sit_at_a_table(server: SpinneyServer, edition: str, bot: str) -> None:
    async def play() -> None:
        made = make(server, "me", f"bot:{bot}", f"bot:{bot}", edition=edition, seed=1)
        async with players(server.base_url, link(made)) as [client]:
            assert [seat["kind"] for seat in client.view["seats"]] == ["human", f"bot:{bot}", f"bot:{bot}"]
            await client.wait(lambda: bool(client.legal), "the bots do not play")
            before = client.view["turn"]
            rng = Random(1)
            for _ in range(25):
                assert await client.play(rng.choice(client.legal)) == ""
                await client.wait(lambda: bool(client.legal), "the bots do not play")
            assert client.view["turn"] > before + 6
            assert not client.troubles

    run(play())


def test_bots_wait_until_the_game_begins(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "open", "bot:random", options={"start": 1})
        await asyncio.sleep(0.3)
        assert view_of(server, made["table"])["seq"] == 0
        ana = join(server, made["table"], "Ana")
        async with players(server.base_url, link(ana)) as [client]:
            await client.wait(lambda: bool(client.legal), "the bot does not begin")

    run(play())


def test_a_hint_is_a_legal_move(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", seed=3)
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as clients:
            for _ in range(8):
                acting = next(client for client in clients if client.legal)
                other = next(client for client in clients if not client.legal)
                since = len(acting.messages)
                await acting.send({"type": "hint", "seq": acting.seq})
                hint = await acting.wait_message("hint", since)
                assert hint.keys() == {"type", "seq", "move", "hints"}
                assert hint["hints"][0]["move"] == hint["move"]
                for one in hint["hints"]:
                    assert one["move"] in acting.legal
                    assert one["why"].keys() == {"id", "args"}
                assert hint["seq"] == acting.seq
                assert hint["move"] in acting.legal
                await other.send({"type": "hint", "seq": other.seq})
                await other.wait_message("error", 0, "not_your_turn")
                await acting.send({"type": "hint", "seq": acting.seq + 1})
                await acting.wait_message("error", since, "stale")
                assert await acting.play(hint["move"]) == ""
                await other.follow(acting)

    run(play())


def test_a_table_without_hints(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "me", settings={"hints": False})
        async with players(server.base_url, link(made)) as [client]:
            await client.send({"type": "hint", "seq": 0})
            assert (await client.wait_message("error"))["code"] == "illegal"

    run(play())


def test_a_bot_takes_over_after_a_time(server: SpinneyServer) -> None:
    """Only for the seat that all wait for; its player takes the seat back by coming again."""

    async def play() -> None:
        made = make(server, "me", "open", "open", seed=4, settings={"takeover_after": 1}, options={"start": 1})
        ben, cleo = join(server, made["table"], "Ben"), join(server, made["table"], "Cleo")
        async with players(server.base_url, link(made, cleo)) as [ana, other]:
            assert ana.view["prompt"]["seat"] == 1
            await ana.wait(lambda: ana.view["seats"][1]["stand_in"], "nobody plays for Ben")
            await ana.wait(lambda: ana.view["prompt"]["seat"] != 1, "the bot does not play for Ben")
            assert [seat["stand_in"] for seat in ana.view["seats"]] == [False, True, False]
            back = await Client(server.base_url, made["table"], ben["token"]).open()
            await back.wait(lambda: not back.view["seats"][1]["stand_in"], "Ben does not get the seat back")
            await play_moves([ana, other, back], 12)
            assert back.view["seats"][1]["stand_in"] is False
            await back.close()

    run(play())


def test_nobody_is_replaced_where_the_table_does_not_want_it(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", options={"start": 1})
        join(server, made["table"])
        async with players(server.base_url, link(made)) as [ana]:
            await asyncio.sleep(2.5)
            assert (ana.seq, ana.view["seats"][1]["stand_in"]) == (0, False)

    run(play())


def test_the_others_vote_for_a_bot(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", "open", "bot:random", seed=5, options={"start": 2})
        ben, cleo = join(server, made["table"], "Ben"), join(server, made["table"], "Cleo")

        async def vote(client: Client, seat: int) -> str:
            since = len(client.messages)
            await client.send({"type": "vote", "seat": seat})
            await client.send({"type": "ping"})
            await client.wait_message("pong", since)
            return str(next((one["code"] for one in client.messages[since:] if one["type"] == "error"), ""))

        async with players(server.base_url, link(made, ben)) as [ana, other]:
            assert await vote(ana, 0) == "no_seat"
            assert await vote(ana, 3) == "no_seat"
            assert await vote(ana, 4) == "no_seat"
            assert await vote(ana, 1) == "illegal"
            assert await vote(ana, 2) == "illegal"  # Cleo may come yet
            assert ana.view["seats"][2]["away"]["votes"] == []
            while await vote(ana, 2) == "illegal":
                await asyncio.sleep(0.1)
            assert await vote(ana, 2) == ""
            assert ana.view["seats"][2]["away"]["votes"] == [0]
            assert not ana.view["seats"][2]["stand_in"]
            assert await vote(other, 2) == ""
            await ana.wait(lambda: ana.view["seats"][2]["stand_in"], "the votes do not count")
            await ana.wait(lambda: ana.seq > 0, "the bot does not play for Cleo")
            back = await Client(server.base_url, made["table"], cleo["token"]).open()
            await ana.wait(lambda: not ana.view["seats"][2]["stand_in"], "Cleo does not get the seat back")
            await back.close()

    run(play())


# -- thinking elsewhere -------------------------------------------------------------------------------------------


def test_a_slow_bot_delays_no_other_table(server: SpinneyServer) -> None:
    """While bots think at many tables, a ping and a move at another are answered at once."""

    async def play() -> None:
        for number in range(6):
            make(server, "me", "bot:player", "bot:player", "bot:player", seed=number)
        made = make(server, "me", "me")
        async with players(server.base_url, link(made)) as [client]:
            slowest = 0.0
            for _ in range(30):
                begin = time.monotonic()
                assert await client.play(client.legal[0]) == ""
                slowest = max(slowest, time.monotonic() - begin)
            assert slowest < 5

    run(play())


def test_a_thinking_process_that_dies_is_replaced() -> None:
    async def think() -> None:
        thinking = Thinking(1, 0.05)
        table = new_table("base", 2, 1)
        assert table.game is not None
        view = table.game.view(table.game.state.seat)
        first = await thinking.choose("player", view, 1)
        assert first in view.legal
        assert thinking.pool is not None
        for process in list(thinking.pool._processes.values()):
            process.kill()
        assert await thinking.choose("player", view, 1) == first
        thinking.close()

    run(think())


def test_a_table_plays_on_when_the_processes_of_its_bots_are_killed(tmp_path: Path) -> None:
    """Again and again while they think: bots play all the same, and a hint comes or is refused in words."""

    def kill_bots(server: SpinneyServer) -> int:
        killed = 0
        for one in psutil.Process(server.pid).children():
            with suppress(psutil.NoSuchProcess):  # it ended, or waits to be buried, since the last time
                if any("spawn_main" in word for word in one.cmdline()):
                    one.kill()
                    killed += 1
        return killed

    def has_answer(client: Client, since: int) -> bool:
        return any(one["type"] in ("hint", "error") for one in client.messages[since:])

    async def play(server: SpinneyServer) -> None:
        made = make(server, "me", "bot:player", seed=1)
        killed, rng = 0, Random(1)
        async with players(server.base_url, link(made)) as [client]:
            for _ in range(12):
                await client.wait(lambda: bool(client.legal), "the bot does not play")
                before, seq = len(client.messages), client.seq
                await client.send({"type": "hint", "seq": seq})
                killed += await asyncio.to_thread(kill_bots, server)
                await client.wait(partial(has_answer, client, before), "no answer")
                assert set(client.errors(before)) <= {"unavailable"}
                await client.send({"type": "move", "seq": seq, "move": rng.choice(client.legal)})
                killed += await asyncio.to_thread(kill_bots, server)
                await client.wait_seq(seq + 1)
            assert client.connects == 1
            assert killed > 6

    with running(f"sqlite:///{tmp_path / 'spinney.db'}") as server:
        run(play(server))
        assert "Traceback" not in server.log(), server.log()


def test_who_asks_is_refused_in_words_where_no_process_lives() -> None:
    async def think() -> None:
        thinking = Thinking(1, 0.05)
        with pytest.raises(Refusal, match="can't think now"):
            await thinking._ask(os._exit, 9)
        thinking.close()

    run(think())


def test_a_rematch_of_one_person_with_bots(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Of two tables that a double click makes, the one that does not count is gone with its bots."""

    async def ask() -> None:
        path = tmp_path_factory.mktemp("rematch") / "spinney.db"
        hub = Hub(Settings(bot_budget=0.01), Store(f"sqlite:///{path}"), OneProcess())
        await hub.start()
        try:
            table = new_table("base", 2, 1)
            table.row.seats[1].kind = "bot:random"
            table.row.id, table.row.rematch = "old", None
            assert table.game is not None
            rng = Random(1)
            while not table.game.is_over:
                seat = table.game.state.seat
                table.replay(str(rng.choice(table.game.legal_moves())), seat)
            await hub.store.create(table.row)
            hub.tables["old"] = table
            answers = await asyncio.gather(*(hub.seating.rematch(table, (0,)) for _ in range(4)))
            assert len({answer["table"] for answer in answers}) == 1
            await asyncio.sleep(0.2)
            assert set(hub.tables) == {"old", answers[0]["table"]}
            busy = [one for one in hub.tables.values() if one.bot_task and not one.bot_task.done()]
            assert len(busy) <= 1
        finally:
            await hub.close()

    run(ask())
