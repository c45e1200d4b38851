"""Nobody peeks: no message depends on cards that its reader can't know, and tokens stay secret."""

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from spinney.engine.game import Game
from spinney.server.auth import bearer, hash_of, is_id, new_id, new_token
from spinney.server.playing import replayed
from spinney.server.store import LogRow
from tests.engine.walks import SOAK
from tests.server.leaks import PRIVATE, Watched, new_table
from tests.server.machines import SpinneyServer
from tests.server.players import Client, gather_round, players
from tests.server.talk import get, join, link, make, play_moves, post, refused, run, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_secrets")

GAMES = 200 if SOAK else 6
OBSERVED = 1_000_000 if SOAK else 1_000
"""Messages that are searched for hidden cards."""
EVERY = 2 if SOAK else 16
"""Every so many moves the messages are compared with other worlds; all are searched for hidden cards."""


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for the tests of tokens."""
    yield from shared_server()


# -- cards --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(GAMES))
def test_no_message_tells_what_its_reader_cannot_know(number: int) -> None:
    """Views, events, errors, looks and logs, for every seat and a spectator: what is hidden does not change them."""
    edition, seats = ("base", "dartmoor")[number % 2], (2, 3, 4, 5)[number // 2 % 4]

    async def play() -> Watched:
        watched = Watched(new_table(edition, seats, 500 + number, live_scores=number % 3 != 0), Random(number))
        for move in range(5000):
            if watched.game.is_over or move in (60, 200):
                await watched.compare_logs()
            if watched.game.is_over:
                assert json.loads(watched.table.look(None, "en"))["worth"] is not None
                return watched
            kind = watched.game.prompt.kind if watched.game.prompt else ""
            rare = kind not in ("turn", "second", "place", "pay", "mulligan")
            await watched.play(move % EVERY == 0 or (rare and move % 3 == 0))
        raise AssertionError("the game does not end")

    watched = asyncio.run(play())
    assert watched.compared > 10
    assert watched.searched > 200
    assert watched.errors > 10
    assert watched.looks > 5
    assert watched.logs > 5


def test_messages_that_are_observed(record_property: Callable[[str, object], None]) -> None:
    """Game after game, every message searched for cards that its reader can't know, now and then one compared."""

    async def one_game(number: int) -> int:
        edition, seats = ("base", "dartmoor")[number % 2], (2, 3, 4, 5)[number // 2 % 4]
        watched = Watched(new_table(edition, seats, 9000 + number), Random(9000 + number))
        for move in range(5000):
            if watched.game.is_over:
                return watched.searched
            await watched.play(move % 64 == 63)
        raise AssertionError("the game does not end")

    observed = games = 0
    while observed < OBSERVED:
        observed += asyncio.run(one_game(games))
        games += 1
    record_property("messages observed", observed)


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_others_do_not_see_a_choice_before_it_is_paid(edition: str) -> None:
    """What a seat plays and where it puts it is told to nobody else until the card is paid for: no event, same view."""

    async def play() -> int:
        watched = Watched(new_table(edition, 3, 77), Random(77))
        seen: dict[int | None, list[dict[str, Any]]] = {me: [] for me in watched.viewers}

        async def step() -> None:
            for me in watched.viewers:
                view = watched.table.view(me)
                seen[me].append({**view, "seq": 0, "can_undo": None})
            seat = watched.game.state.seat
            moves = [str(move) for move in watched.game.legal_moves()]
            plays = [move for move in moves if move.startswith(("play", "on", "join"))]
            await watched.hub.play(watched.table, (seat,), watched.table.seq, [watched.rng.choice(plays or moves)])

        private, kinds = 0, [""]
        for _ in range(150):
            if watched.game.is_over:
                break
            seat = watched.game.state.seat
            await step()
            kind = watched.game.prompt.kind if watched.game.prompt else ""
            for me in watched.viewers:
                if kind in PRIVATE and me != seat:
                    assert watched.inbox[me] == [] or kinds[-1] not in PRIVATE
                    assert {**watched.table.view(me), "seq": 0, "can_undo": None} == seen[me][-1]
                    private += 1
                messages = [json.loads(message) for message in watched.inbox[me]]
                watched.inbox[me].clear()
                assert kind not in PRIVATE or not any(message["events"] for message in messages)
            kinds.append(kind)
        return private

    assert asyncio.run(play()) > 30


def ways_to_pay(game: Game) -> dict[int, list[str]]:
    """How a choice may come to its payment in private: by how many steps, and by which."""
    found: dict[int, list[str]] = {}
    for move in game.legal_moves():
        trial, steps = game.copy(), [str(move)]
        trial.play(move)
        while trial.prompt is not None and trial.prompt.kind == "place":
            steps.append(str(trial.legal_moves()[0]))
            trial.play(steps[-1])
        if trial.prompt is not None and trial.prompt.kind == "pay":
            found.setdefault(len(steps), steps)
    return found


@pytest.mark.parametrize("edition", ["base", "dartmoor"])
def test_a_tree_and_a_split_card_are_chosen_in_the_same_silence(edition: str) -> None:
    """Others can't tell from messages, views, errors or logs how many steps an unfinished choice has taken."""

    async def watch(choice: int, whole: bool, changes: int = 0) -> list[Any]:
        watched = Watched(new_table(edition, 2, 21), Random(21))
        table = watched.table
        while ways_to_pay(watched.game).keys() < {1, 2}:
            move = str(watched.rng.choice(watched.game.legal_moves()))
            await watched.hub.play(table, (watched.game.state.seat,), table.seq, [move])
        seat = watched.game.state.seat
        seen: list[Any] = []

        async def look() -> None:
            for me in (1 - seat, None):
                log = await table.log(me)
                refusal = await watched._refused(table, () if me is None else (me,), "draw deck")
                seen.append((me, watched.inbox[me][:], table.view(me), log, refusal))
                watched.inbox[me].clear()

        await look()
        steps = ways_to_pay(watched.game)[choice]
        for move in steps:
            await watched.hub.play(table, (seat,), table.seq, [move])
        await look()
        before = len(watched.game.moves) - len(steps)
        for _ in range(changes):  # another place, or the same again
            await watched.hub.undo(table, (seat,), table.seq)
            left = steps[len(watched.game.moves) - before :]
            await watched.hub.play(table, (seat,), table.seq, left)
        while len(watched.game.moves) > before:
            await watched.hub.undo(table, (seat,), table.seq, whole)
        await look()
        assert table.seq == table.told.seq == len(watched.shelf.rows), "`seq` is the length of the log"
        again = new_table(edition, 2, 21)
        again.begin(watched.shelf.rows)
        assert (again.seq, again.told.seq, again.told.moves) == (table.seq, table.told.seq, table.told.moves)
        return seen

    for whole in (False, True):
        tree = asyncio.run(watch(1, whole))
        for changes in (0, 1, 2):
            assert asyncio.run(watch(2, whole, changes)) == tree, (whole, changes)
        # The third time the whole choice goes back, as that of a tree does at once.
        assert asyncio.run(watch(2, whole, 3)) == asyncio.run(watch(1, whole, 1))
        assert [len(messages) for _, messages, *_ in tree[2:]] == [1, 1, 1, 1]


def test_another_process_tells_as_little_of_a_choice_that_was_taken_back() -> None:
    """Whichever part of the log it reads at once, those who watch there hear the same of a tree and of a split card."""

    async def rows(choice: int) -> tuple[list[LogRow], int]:
        watched = Watched(new_table("base", 2, 21), Random(21))
        table = watched.table
        while ways_to_pay(watched.game).keys() < {1, 2}:
            move = str(watched.rng.choice(watched.game.legal_moves()))
            await watched.hub.play(table, (watched.game.state.seat,), table.seq, [move])
        seat, begun = watched.game.state.seat, table.seq
        for move in ways_to_pay(watched.game)[choice]:
            await watched.hub.play(table, (seat,), table.seq, [move])
        await watched.hub.undo(table, (seat,), table.seq, whole=True)
        return watched.shelf.rows, begun

    heard = []
    for choice in (1, 2):
        log, begun = asyncio.run(rows(choice))
        for first in (begun, begun + 1):
            table = new_table("base", 2, 21)
            table.begin(log[:first])
            events = replayed(table, log[first:])
            heard.append((events, table.told.seq, [table.message(me, events) for me in (0, None)]))
    assert heard[:2] == heard[2:]
    assert [[event["type"] for event in events] for events, *_ in heard[:2]] == [[], ["undo"]]


def test_the_search_would_find_a_leak() -> None:
    """The tests above can fail: a message with another's hand is noticed, and so is a view that depends on it."""

    async def look() -> None:
        watched = Watched(new_table("base", 2, 5), Random(5))
        message = watched.table.message(1, [])
        with pytest.raises(AssertionError, match="seat 0"):
            watched._search(message, 0, watched.now)
        views = {me: watched.game.view(me) for me in watched.viewers}
        await watched._compare_looks(views)
        views[0], views[1] = views[1], views[0]  # looks through other eyes
        with pytest.raises(AssertionError, match="seat"):
            await watched._compare_looks(views)
        true = watched.table.message(0, [])
        for _ in range(3):
            await watched.play(compare=True)
        with pytest.raises(AssertionError, match="hand"):
            watched._same(watched.table, 1, [], true.replace(b'"seq":0', b'"seq":3'))
        for _ in range(30):
            await watched.play(compare=False)
        await watched.compare_logs()
        watched.told[0], watched.told[1] = watched.told[1], watched.told[0]
        with pytest.raises(AssertionError, match="seat 0"):
            await watched.compare_logs()

    asyncio.run(look())


def test_events_of_a_connection_with_several_seats(server: SpinneyServer) -> None:
    """Pass and play: what is shown is what the deciding seat may know, not the sum of all hands."""

    async def play() -> None:
        made = make(server, "me", "me", "me", seed=9)
        async with players(server.base_url, link(made)) as [client]:
            await play_moves([client], 60)
            for message in client.messages:
                me = message["view"]["me"]
                for event in message["events"]:
                    if event["type"] == "draw" and event["seat"] != me:
                        assert event["card"] is None

    run(play())


# -- tokens -------------------------------------------------------------------------------------------------------


def test_ids_and_tokens_are_long_and_random() -> None:
    tokens = {new_token() for _ in range(2000)}
    ids = {new_id() for _ in range(2000)}
    assert len(tokens) == len(ids) == 2000
    assert {len(token) for token in tokens} == {43}  # 256 bits
    assert {len(name) for name in ids} == {12}  # 72 bits
    assert all(re.fullmatch(r"[A-Za-z0-9_-]+", text) for text in tokens | ids)
    assert all(is_id(name) for name in ids)
    assert not any(is_id(text) for text in ("", "a b", "a\x00", "x" * 25, "ä", "a/b", "a\n"))


def test_what_the_database_keeps_is_a_hash() -> None:
    token = new_token()
    assert token not in hash_of(token)
    assert len(hash_of(token)) == 64
    assert bearer(f"Bearer {token}") == bearer(f"bearer  {token} ") == token
    for header in (None, "", "Bearer", "Bearer  ", f"Basic {token}", token):
        assert bearer(header) is None


def test_tokens_are_nowhere_else(server: SpinneyServer) -> None:
    """Not in an answer to anybody, not in a log, not in the database."""
    player = "player-" + "q" * 30

    async def play() -> tuple[list[str], list[str]]:
        made = make(server, "me", "open", seed=12, player=player)
        ben = join(server, made["table"])
        spectator = await Client(server.base_url, made["table"]).open()
        async with players(server.base_url, link(made, ben)) as clients:
            await play_moves(clients, 10)
            await clients[0].play("nonsense")
            await clients[1].send({"type": "hello", "token": ben["token"]})
            await clients[1].wait_message("error")
            heard = [json.dumps(client.messages) for client in (*clients, spectator)]
        await spectator.close()
        tokens = (None, made["token"], ben["token"])
        heard += [get(server, f"/api/tables/{made['table']}", token).text for token in tokens]
        heard.append(get(server, "/api/mine", player).text)
        heard.append(get(server, "/api/mine", made["token"]).text)
        heard.append(get(server, "/metrics").text)
        heard.append(post(server, f"/api/tables/{made['table']}/join", {"name": made["token"][:40]}, ben["token"]).text)
        heard.append(post(server, f"/api/tables/{made['table']}/rematch", token=ben["token"]).text)
        return heard, [made["token"], ben["token"], player]

    heard, tokens = run(play())
    path = Path(server.database_url.split("///", 1)[1])
    stored = b"".join(file.read_bytes() for file in path.parent.glob(path.name + "*"))
    assert hash_of(tokens[0]).encode() in stored
    for token in tokens:
        for text in heard:
            assert token not in text
            assert hash_of(token) not in text
        assert token.encode() not in stored
        assert token not in server.log()


def test_a_token_moves_only_its_seat(server: SpinneyServer) -> None:
    async def play() -> None:
        made = make(server, "me", "open", "open", seed=13, settings={"take_back": False})
        people = [made, join(server, made["table"], "Ben"), join(server, made["table"], "Cleo")]
        other = make(server, "me", "me")
        async with players(server.base_url, link(*people)) as clients:
            for _ in range(20):
                acting = next(client for client in clients if client.legal)
                seq, move = acting.seq, acting.legal[0]
                for client in clients:
                    if client is not acting:
                        assert await client.play(move) == "not_your_turn"
                        assert await client.undo() == "illegal"
                assert view_of(server, made["table"], acting.token)["seq"] == seq
                assert await acting.play(move) == ""
                await gather_round(clients)
        for person in people:
            assert refused(get(server, f"/api/tables/{other['table']}", person["token"])) == (401, "unauthorized")
            view = view_of(server, made["table"], person["token"])
            assert view["me"] == person["seat"]

    run(play())


def test_a_wrong_token_cannot_be_told_from_a_wrong_seat(server: SpinneyServer) -> None:
    made = make(server, "me", "me")
    texts = {
        get(server, f"/api/tables/{made['table']}", token).text
        for token in (new_token(), "x" * 20, made["token"][::-1])
    }
    assert len(texts) == 1
