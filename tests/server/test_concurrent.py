"""Several messages at once for one place of a game: one outcome, clear codes, and all see the same in the end."""

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import httpx
import pytest

from spinney.server.protocol import CODES
from tests.server.machines import HOST, PATIENCE, SOAK, SpinneyServer, TableLink, read_log, running
from tests.server.players import Client, Driver, check_nothing_lost, gather_round, newest, play_together, players

pytestmark = pytest.mark.xdist_group("servers")

ROUNDS = 300 if SOAK else 30


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[SpinneyServer]:
    """One server for all of these tests."""
    with running(f"sqlite:///{tmp_path_factory.mktemp('concurrent') / 'spinney.db'}") as started:
        yield started


async def settle(clients: list[Client]) -> None:
    """All that was sent is answered, and everybody has got to the newest view."""
    for client in clients:
        await client.settle()
    await gather_round(clients)


def check_same(clients: list[Client]) -> None:
    """Connections of one seat show the same view; all are at one place, unless somebody chooses in private."""
    if not newest(clients).is_choosing:
        assert len({client.seq for client in clients}) == 1
    for client in clients:
        for other in clients:
            if client.token == other.token:
                assert without_presence(client.view) == without_presence(other.view)
        assert not client.troubles, client.troubles[0]


def without_presence(view: dict[str, Any]) -> dict[str, Any]:
    """A view but for who is there: that somebody has come is told with the next view, to each when it gets one."""
    seats = [{name: value for name, value in seat.items() if name not in ("present", "away")} for seat in view["seats"]]
    return {**view, "seats": seats}


def acting(clients: list[Client]) -> list[Client]:
    """The connections of the seat that is to decide."""
    return [client for client in clients if client.legal]


def move(client: Client, text: str, seq: int | None = None) -> dict[str, Any]:
    """A move message."""
    return {"type": "move", "seq": client.seq if seq is None else seq, "move": text}


def too_late(clients: list[Client]) -> str:
    """What the loser of a race is told: the winner's move may have been the last of the game."""
    return "over" if clients[0].is_over else "stale"


async def send_at_once(messages: list[tuple[Client, dict[str, Any]]]) -> None:
    """Sends messages of several connections at the same moment."""
    await asyncio.gather(*(client.send(message) for client, message in messages))


def twice(link: TableLink) -> TableLink:
    """Everybody sits at two devices."""
    return TableLink(link.id, [token for token in link.tokens for _ in range(2)])


def test_two_devices_play_at_once(server: SpinneyServer) -> None:
    link = server.new_table(humans=2, bots=())
    random = Random(3)

    async def race() -> list[Client]:
        async with players(server.base_url, twice(link)) as clients:
            for _ in range(ROUNDS):
                pair = acting(clients)
                if not pair:
                    break
                seq, marks = pair[0].seq, [len(client.messages) for client in pair]
                await send_at_once([(client, move(client, random.choice(client.legal))) for client in pair])
                await settle(clients)
                assert newest(clients).seq == seq + 1
                found = [code for client, mark in zip(pair, marks, strict=True) for code in client.errors(mark)]
                assert found == [too_late(clients)]
                check_same(clients)
            return clients

    clients = asyncio.run(race())
    assert len(check_nothing_lost(server.database_url, clients)) == newest(clients).seq


def test_sent_twice(server: SpinneyServer) -> None:
    link = server.new_table(humans=2, bots=())

    async def play() -> None:
        async with players(server.base_url, link) as clients:
            for _ in range(10):
                client = acting(clients)[0]
                seq, mark, text = client.seq, len(client.messages), client.legal[0]
                await send_at_once([(client, move(client, text))] * 3)
                await settle(clients)
                assert client.errors(mark) == ["stale", "stale"]
                assert newest(clients).seq == seq + 1
                check_same(clients)

    asyncio.run(play())
    assert len(read_log(server.database_url, link.id)) == 10


def test_wrong_messages_change_nothing(server: SpinneyServer) -> None:
    link = server.new_table(humans=2, bots=())

    async def play() -> int:
        async with players(server.base_url, TableLink(link.id, [*link.tokens, ""])) as clients:
            await play_together(clients[:2], [Driver(Random(seat), stop_at=8) for seat in range(2)])
            await settle(clients)
            client = acting(clients)[0]
            other = clients[1 - clients.index(client)]
            seq, good = client.seq, client.legal[0]
            for who, message, code in (
                (client, move(client, good, seq - 1), "stale"),
                (client, move(client, good, seq + 1), "stale"),
                (client, move(client, good, 0), "stale"),
                (client, move(client, "draw B999"), "illegal"),
                (client, move(client, "fly away"), "illegal"),
                (client, move(client, "undo"), "illegal"),
                (other, move(other, good), "not_your_turn"),
                (clients[2], move(client, good), "not_your_turn"),
                (clients[2], {"type": "undo", "seq": seq}, "not_your_turn"),
                (client, {"type": "undo", "seq": seq - 1}, "stale"),
            ):
                before = who.view
                answer = await who.ask(message)
                assert (answer["type"], answer["code"]) == ("error", code), message
                assert answer["seq"] == before["seq"]
                assert answer["view"] == before
            assert await client.play(good) == ""
            return client.seq

    seq = asyncio.run(play())
    assert len(read_log(server.database_url, link.id)) == seq


def test_storm_to_the_end(server: SpinneyServer) -> None:
    """Moves, take-backs, moves of the wrong seat and old ones, all at once from two devices of each player."""
    link = server.new_table(humans=2, bots=())
    random = Random(5)
    seen: set[str] = set()

    def something(client: Client, clients: list[Client]) -> dict[str, Any]:
        legal = acting(clients)[0].legal
        kind = random.random()
        if client.view["can_undo"] and kind < 0.35:
            return {"type": "undo", "seq": client.seq}
        seq = client.seq if kind < 0.9 else other_place(client.seq)
        return move(client, random.choice(legal), seq)

    def other_place(seq: int) -> int:
        """One that is over, or one further on than the next, which may have come when the message is read."""
        place = random.randrange(seq + 1)
        return place if place < seq else seq + 9

    async def storm() -> list[Client]:
        async with players(server.base_url, twice(link)) as clients:
            for _ in range(3000 if SOAK else 60):
                if clients[0].is_over:
                    break
                seq = newest(clients).seq
                marks = [len(client.messages) for client in clients]
                chosen = random.sample(clients, 3)
                wishes = [(client, something(client, clients)) for client in chosen]
                await send_at_once(wishes)
                await settle(clients)
                codes = [code for client, mark in zip(clients, marks, strict=True) for code in client.errors(mark)]
                seen.update(codes)
                stored, done = newest(clients).seq - seq, 3 - len(codes)
                assert done in (0, 1), "two messages for one place were both played"
                # A choice in private that is taken back is filled up to eight entries.
                most = 7 if any(wish["type"] == "undo" for _, wish in wishes) else 1
                assert done <= stored <= done * most, "each message has one outcome"
                check_same(clients)
                for client in clients:  # the server hangs up on those who are refused too often
                    if len(client.errors()) > 30:
                        client.messages.clear()
                        await client.close()
                        await client.open()
            await play_together(clients[::2], [Driver(random, hurry=1.0), Driver(random, hurry=1.0)])
            await settle(clients)
            for client in clients:
                mark = len(client.messages)
                await send_at_once([(client, move(client, "draw deck")), (client, {"type": "undo", "seq": client.seq})])
                await client.settle()
                assert client.errors(mark) == ["over", "over"]
            return clients

    clients = asyncio.run(storm())
    assert clients[0].is_over
    assert seen >= {"stale", "not_your_turn"}
    assert seen <= set(CODES)
    log = check_nothing_lost(server.database_url, clients)
    assert "undo" in log
    assert len(log) == clients[0].seq
    assert server.record(link.id)["result"]["totals"] == clients[0].view["totals"]


def test_take_back_against_the_next_move(server: SpinneyServer) -> None:
    """One takes back while the next one plays: one of them wins, whoever it is, and the table goes on."""
    link = server.new_table(humans=2, bots=())
    random = Random(11)

    async def race() -> int:
        races = 0
        async with players(server.base_url, link) as clients:
            for _ in range(600):
                if races >= ROUNDS // 3 or clients[0].is_over:
                    break
                client = acting(clients)[0]
                other = clients[1 - clients.index(client)]
                if other.view["can_undo"] and not client.view["can_undo"]:
                    races += 1
                    marks = [len(client.messages), len(other.messages)]
                    seq = client.seq
                    both = [
                        (client, move(client, random.choice(client.legal))), (other, {"type": "undo", "seq": seq}),
                    ]  # fmt: skip
                    await send_at_once(both if random.random() < 0.5 else both[::-1])
                    await settle(clients)
                    assert client.seq == seq + 1
                    assert client.errors(marks[0]) + other.errors(marks[1]) == [too_late(clients)]
                else:
                    await client.play(
                        random.choice([text for text in client.legal if text[:4] != "draw"] or client.legal)
                    )
                await settle(clients)
                check_same(clients)
        return races

    assert asyncio.run(race()) > 0


def test_the_last_seat(server: SpinneyServer) -> None:
    """Of all who want the last seat one gets it."""
    assert_one_wins(server, [server.base_url])


def assert_one_wins(server: SpinneyServer, addresses: list[str]) -> None:
    """Eight people at once at a table with one open seat, through the given addresses in turn."""
    answer = server.request("POST", "/api/tables", json={"edition": "base", "name": "A", "seats": ["me", "open"]})
    table = answer.json()["table"]

    async def join() -> list[httpx.Response]:
        async with httpx.AsyncClient(timeout=PATIENCE, trust_env=False) as web:
            urls = [addresses[number % len(addresses)] for number in range(8)]
            return await asyncio.gather(
                *(web.post(f"{url}/api/tables/{table}/join", json={"name": f"N{n}"}) for n, url in enumerate(urls))
            )

    answers = asyncio.run(join())
    assert sorted(one.status_code for one in answers) == [200] + [409] * 7
    assert {one.json()["error"]["code"] for one in answers if one.status_code == 409} == {"no_seat"}
    winner = next(one.json() for one in answers if one.status_code == 200)
    for url in addresses:
        headers = {"Authorization": f"Bearer {winner['token']}"}
        view = httpx.get(f"{url}/api/tables/{table}", headers=headers, timeout=PATIENCE, trust_env=False).json()
        assert view["me"] == 1
        assert view["status"] == "running"
    assert HOST in server.base_url
