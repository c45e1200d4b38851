"""A seat is its player's: reloads, votes, stand-ins, rematches, at one process and at two."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.server.leaks import new_table
from tests.server.machines import SOAK, SpinneyServer, TableLink, running, until
from tests.server.players import Client, gather_round, players
from tests.server.talk import finish, get, join, link, make, post, refused, run, shared_server, view_of
from tests.server.test_webhooks import Mailbox

pytestmark = pytest.mark.xdist_group("servers")

RELOADS = 20 if SOAK else 3


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """A server at which others may vote after a second."""
    yield from shared_server()


@pytest.fixture(scope="module")
def patient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """A server that waits as long as servers do."""
    folder = tmp_path_factory.mktemp("patient")
    with running(f"sqlite:///{folder / 'spinney.db'}", SPINNEY_VOTE_AFTER=45) as started:
        yield started


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    """A mailbox for one test."""
    box = Mailbox()
    yield box
    box.close()


async def vote(client: Client, seat: int) -> str:
    """Votes; the code of the error, or nothing."""
    since = len(client.messages)
    await client.send({"type": "vote", "seat": seat})
    await client.send({"type": "ping"})
    await client.wait_message("pong", since)
    return next(iter(client.errors(since)), "")


async def vote_when_allowed(client: Client, seat: int) -> None:
    """Votes as soon as that is heard."""
    while await vote(client, seat) == "illegal":
        await asyncio.sleep(0.1)


def seat_of(client: Client, seat: int) -> dict[str, Any]:
    """What a client sees of a seat."""
    found: dict[str, Any] = client.view["seats"][seat]
    return found


def events_of(client: Client, *kinds: str) -> list[tuple[str, int, str | None]]:
    """What was announced about seats."""
    told = [event for message in client.messages for event in message.get("events", ())]
    return [(event["type"], event["seat"], event.get("why")) for event in told if event["type"] in kinds]


def test_a_reload_costs_nobody_the_seat(patient: SpinneyServer) -> None:
    """Others vote all the time while somebody's page is loaded again: nothing happens, and all see the countdown."""

    async def play() -> None:
        made = make(patient, "me", "open", "bot:random", options={"start": 1})
        ben = join(patient, made["table"])
        async with players(patient.base_url, link(made, ben)) as [ana, other]:
            await ana.wait(lambda: seat_of(ana, 1)["present"], "Ben is not seen")
            for _ in range(RELOADS):
                await other.close()
                await ana.wait(lambda: not seat_of(ana, 1)["present"], "nobody sees that Ben is gone")
                away = seat_of(ana, 1)["away"]
                assert away.keys() == {"vote_in", "votes", "bot_at"}
                assert 40 < away["vote_in"] <= 45
                for _ in range(5):
                    assert await vote(ana, 1) == "illegal"
                await other.open()
                await ana.wait(lambda: seat_of(ana, 1)["present"], "nobody sees that Ben is back")
                assert seat_of(ana, 1)["away"] is None
                assert not seat_of(ana, 1)["stand_in"]
        assert view_of(patient, made["table"])["settings"]["vote_after"] == 45

    run(play())


def test_votes_end_when_the_player_returns(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", "open", options={"start": 2})
        ben, cleo = join(server, made["table"], "Ben"), join(server, made["table"], "Cleo")
        async with players(server.base_url, link(made, ben, cleo)) as [ana, other, gone]:
            await gone.close()
            await vote_when_allowed(ana, 2)
            await ana.wait(lambda: seat_of(ana, 2)["away"]["votes"] == [0], "the vote is not shown")
            await gone.open()
            await ana.wait(lambda: seat_of(ana, 2)["present"], "Cleo is not back")
            await gone.close()
            await vote_when_allowed(other, 2)
            await ana.settle()
            assert seat_of(ana, 2)["away"]["votes"] == [1]
            assert not seat_of(ana, 2)["stand_in"]

    run(play())


def test_a_stand_in_is_announced_and_stands_in_the_log(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", options={"start": 1})
        ben = join(server, made["table"])
        async with players(server.base_url, link(made, ben)) as [ana, other]:
            await other.close()
            await ana.wait(lambda: not seat_of(ana, 1)["present"], "Ben is not gone")
            await vote_when_allowed(ana, 1)
            await ana.wait(lambda: seat_of(ana, 1)["stand_in"], "nobody plays for Ben")
            assert seat_of(ana, 1)["away"]["bot_at"] > 1_600_000_000
            await other.open()
            await ana.wait(lambda: not seat_of(ana, 1)["stand_in"], "Ben does not get the seat back")
            assert events_of(ana, "stand_in", "back") == [("stand_in", 1, "vote"), ("back", 1, None)]
            since = len(ana.messages)
            await ana.send({"type": "log"})
            notes = (await ana.wait_message("log", since))["notes"]
            assert [(one["type"], one["seat"], one["why"]) for one in notes] == events_of(ana, "stand_in", "back")
            assert all(one["at"] > 1_600_000_000 and one["seq"] >= one["after"] >= 0 for one in notes)

    run(play())


def test_a_bot_takes_over_no_sooner_than_by_a_vote(patient: SpinneyServer) -> None:
    """Whatever time limit a table is made with: a page that is loaded again does not cost the seat."""
    for wish, holds in ((1, 45), (44, 45), (45, 45), (300, 300), (0, 0)):
        made = make(patient, "me", "open", settings={"takeover_after": wish})
        assert view_of(patient, made["table"])["settings"]["takeover_after"] == holds
    older = new_table("base", 2, 1)
    older.row.settings["takeover_after"] = 2
    assert older.takeover_after == 45, "a table of earlier days, too"


def test_tables_without_votes(server: SpinneyServer) -> None:
    """None before the game begins, and none where the maker does not want any."""

    async def play() -> None:
        waiting = make(server, "me", "open", "open")
        there = join(server, waiting["table"])
        quiet = make(server, "me", "open", settings={"votes": False})
        ben = join(server, quiet["table"])
        async with players(server.base_url, link(waiting)) as [ana]:
            assert seat_of(ana, there["seat"])["away"]["vote_in"] is None
            await asyncio.sleep(1.2)
            assert await vote(ana, there["seat"]) == "illegal"
        async with players(server.base_url, link(quiet)) as [ana]:
            assert ana.view["settings"]["votes"] is False
            assert seat_of(ana, ben["seat"])["away"]["vote_in"] is None
            await asyncio.sleep(1.2)
            assert await vote(ana, ben["seat"]) == "illegal"
            assert not seat_of(ana, ben["seat"])["stand_in"]

    run(play())


def test_presence_is_told_at_once_both_ways(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open")
        watcher = await Client(server.base_url, made["table"]).open()
        assert [seat["present"] for seat in watcher.view["seats"]] == [False, False]
        async with players(server.base_url, link(made)):
            await watcher.wait(lambda: seat_of(watcher, 0)["present"], "nobody says that Ana has come")
        await watcher.wait(lambda: not seat_of(watcher, 0)["present"], "nobody says that Ana has gone")
        await watcher.close()

    run(play())


def test_a_rematch_is_for_those_who_sat_there(server: SpinneyServer) -> None:
    made = make(server, "me", "open", seed=9, player="p" * 30)
    ben = join(server, made["table"])

    async def play() -> None:
        async with players(server.base_url, link(made, ben)) as clients:
            await finish(server, clients, "base", 2, 9)

    run(play())
    path = f"/api/tables/{made['table']}/rematch"
    first = post(server, path, token=made["token"]).json()
    table = view_of(server, made["table"])["rematch"]
    assert table == first["table"]
    assert refused(post(server, f"/api/tables/{table}/join", {"name": "Mallory"})) == (409, "no_seat")
    assert refused(post(server, f"/api/tables/{table}/join", {"name": "Mallory", "player": "p" * 30})) == (
        409,
        "no_seat",
    )
    second = post(server, path, token=ben["token"]).json()
    assert (second["table"], second["seat"]) == (table, 1)
    view = view_of(server, table, second["token"])
    assert (view["status"], view["me"], [seat["name"] for seat in view["seats"]]) == ("running", 1, ["Ana", "Ben"])
    assert post(server, path, token=ben["token"]).json() == {"table": table, "invite": f"/t/{table}"}


def test_a_rematch_is_among_the_tables_of_its_players(server: SpinneyServer) -> None:
    """Whoever asks first, and whoever sits down later: both come back to it by the secret of their device."""
    made = make(server, "me", "open", seed=9, player="a" * 30)
    ben = post(server, f"/api/tables/{made['table']}/join", {"name": "Ben", "player": "b" * 30}).json()

    async def play() -> None:
        async with players(server.base_url, link(made, ben)) as clients:
            await finish(server, clients, "base", 2, 9)

    run(play())
    path = f"/api/tables/{made['table']}/rematch"
    table = post(server, path, token=made["token"]).json()["table"]
    post(server, path, token=ben["token"])
    for seat, player in enumerate(("a" * 30, "b" * 30)):
        listed = get(server, "/api/mine", player).json()["tables"]
        assert (table, seat) in {(row["id"], row["seat"]) for row in listed}


def test_who_sat_there_may_also_join_the_rematch_by_its_link(server: SpinneyServer) -> None:
    made = make(server, "me", "open", "open", seed=9)
    ben = join(server, made["table"], "Ben")
    answer = post(server, f"/api/tables/{made['table']}/join", {"name": "Cleo", "player": "c" * 30})
    cleo = answer.json()

    async def play() -> None:
        async with players(server.base_url, link(made, ben, cleo)) as clients:
            await finish(server, clients, "base", 3, 9)

    run(play())
    table = post(server, f"/api/tables/{made['table']}/rematch", token=made["token"]).json()["table"]
    joined = post(server, f"/api/tables/{table}/join", {"name": "Cleo", "player": "c" * 30})
    assert joined.json()["seat"] == 2
    assert post(server, f"/api/tables/{table}/join", {"name": "Ben"}, ben["token"]).json()["seat"] == 1
    assert get(server, f"/api/tables/{table}").json()["status"] == "running"


# -- two processes ------------------------------------------------------------------------------------------------


def at_both(pair: list[SpinneyServer], table: TableLink) -> list[Client]:
    """Player i at process i, in turns."""
    return [Client(pair[at % 2].base_url, table.id, token) for at, token in enumerate(table.tokens)]


def test_both_processes_know_who_is_there(pair: list[SpinneyServer]) -> None:
    async def play() -> None:
        table = pair[0].new_table(humans=2, bots=())
        one, two = at_both(pair, table)
        await one.open()
        await two.open()
        for client in (one, two):
            await client.wait(lambda c=client: all(s["present"] for s in c.view["seats"]), "not all are seen")  # type: ignore[misc]
        late = await Client(pair[0].base_url, table.id).open()
        await late.wait(lambda: all(seat["present"] for seat in late.view["seats"]), "who comes later sees less")
        await two.close()
        await one.wait(lambda: not seat_of(one, 1)["present"], "the other process does not tell who has gone")
        await one.close()
        await late.close()

    run(play())


def test_votes_of_both_processes_are_needed(pair: list[SpinneyServer]) -> None:
    async def play() -> None:
        table = pair[0].new_table(humans=3, bots=(), options={"start": 2})
        one, two, gone = at_both(pair, table)
        for client in (one, two, gone):
            await client.open()
        for client in (one, two):
            await client.wait(lambda c=client: all(s["present"] for s in c.view["seats"]), "not all are seen")  # type: ignore[misc]
        await gone.close()
        for client in (one, two):
            await client.wait(lambda c=client: not seat_of(c, 2)["present"], "nobody tells who has gone")  # type: ignore[misc]
        await vote_when_allowed(one, 2)
        await two.wait(lambda: seat_of(two, 2)["away"]["votes"] == [0], "the vote is not told")
        for client in (one, two):
            await client.settle()
            assert not seat_of(client, 2)["stand_in"]
        await vote_when_allowed(two, 2)
        for client in (one, two):
            await client.wait(lambda c=client: seat_of(c, 2)["stand_in"], "two votes of two do not count")  # type: ignore[misc]
            await client.wait(lambda c=client: events_of(c, "stand_in") == [("stand_in", 2, "vote")], "not announced")  # type: ignore[misc]
        await gone.open()
        for client in (one, two):
            await client.wait(lambda c=client: not seat_of(c, 2)["stand_in"], "the seat does not come back")  # type: ignore[misc]
        for client in (one, two, gone):
            await client.close()

    run(play())


def test_who_leaves_at_one_process_leaves_at_both(pair: list[SpinneyServer]) -> None:
    """A second device of the same player, at the other process, only watches from then on."""

    async def play() -> None:
        table = pair[0].new_table(humans=2, bots=())
        ana = await Client(pair[0].base_url, table.id, table.tokens[0]).open()
        device = await Client(pair[1].base_url, table.id, table.tokens[1]).open()
        assert device.view["me"] == 1
        answer = await asyncio.to_thread(
            pair[0].request, "POST", f"/api/tables/{table.id}/leave", token=table.tokens[1]
        )
        assert answer.json() == {"left": True}
        await device.wait(lambda: device.view["me"] is None, "the second device keeps the seat")
        for client in (ana, device):
            await client.wait(lambda c=client: seat_of(c, 1)["stand_in"], "no bot plays")  # type: ignore[misc]
            assert events_of(client, "stand_in") == [("stand_in", 1, "left")]
            await client.wait(lambda c=client: not seat_of(c, 1)["present"], "the seat is not empty")  # type: ignore[misc]
        await ana.close()
        await device.close()

    run(play())


def test_a_webhook_set_at_one_process_is_used_by_the_other(pair: list[SpinneyServer], mailbox: Mailbox) -> None:
    """And by none while the player is connected, to whichever process."""
    table = pair[0].new_table(humans=2, bots=(), options={"start": 0})

    async def play() -> None:
        ana = await Client(pair[0].base_url, table.id, table.tokens[0]).open()
        body = {"url": mailbox.url(), "lang": "en"}
        path = f"/api/tables/{table.id}/webhook"
        answer = await asyncio.to_thread(pair[1].request, "PUT", path, token=table.tokens[1], json=body)
        assert answer.status_code == 200, answer.text
        assert await ana.play("keep") == ""
        await asyncio.to_thread(until, lambda: bool(mailbox.letters), "the other process does not know the address")
        ben = await Client(pair[1].base_url, table.id, table.tokens[1]).open()
        await ana.wait(lambda: seat_of(ana, 1)["present"], "Ben is not seen")
        assert await ben.play("keep") == ""
        rng = Random(1)
        await gather_round([ana, ben])
        while ben.view["prompt"]["seat"] == 0 or ben.view["turn"] < 2:
            acting = ana if ana.legal else ben
            assert await acting.play(rng.choice(acting.legal)) == ""
            await gather_round([ana, ben])
        await asyncio.sleep(0.3)
        assert len(mailbox.letters) == 1
        await ana.close()
        await ben.close()

    run(play())
