"""Games that were played: a moment of a record, and a table that goes on from there (docs/formats.md)."""

import copy
import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from spinney import Game
from spinney.engine.events import seen_by
from tests.engine.walks import EDITIONS
from tests.server.machines import SpinneyServer, read_log
from tests.server.players import Client, players
from tests.server.talk import get, join, link, make, play_moves, post, refused, run, shared_server, some_game, view_of
from tests.server.test_looks import asked, look

pytestmark = pytest.mark.xdist_group("server_talk")

Start = Callable[..., SpinneyServer]
Change = Callable[[dict[str, Any]], Any]


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@cache
def _played(edition: str, seats: int, seed: int) -> dict[str, Any]:
    game = Game.new(edition, [f"P{seat}" for seat in range(seats)], seed)
    for _, move in some_game(edition, seats, seed):
        game.play(move)
    return game.record()


def played(edition: str = "base", seats: int = 2, seed: int = 70) -> dict[str, Any]:
    """The record of a whole random game, to be changed at will."""
    return copy.deepcopy(_played(edition, seats, seed))


def cut(record: dict[str, Any], at: int) -> Game:
    """The game of a record after so many moves, replayed here."""
    return Game.from_record(
        {name: value for name, value in record.items() if name != "result"} | {"moves": record["moves"][:at]}
    )


def replay(server: SpinneyServer, record: Any, at: Any, **rest: Any) -> Any:
    """The answer to a wish for a moment, which must be granted."""
    answer = post(server, "/api/replay", {"record": record, "at": at, **rest})
    assert answer.status_code == 200, answer.text
    return answer.json()


# -- moments ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "seats"), [("base", 2), ("dartmoor", 3)])
def test_moments_of_a_record(server: SpinneyServer, edition: str, seats: int) -> None:
    """Views, events and looks as the game itself gives them, for a seat and a spectator."""
    record = played(edition, seats)
    last = len(record["moves"])
    for at, seat in ((0, 0), (1, None), (last // 2, 1), (last - 1, 0), (last, None), (last + 500, 1)):
        shown = replay(server, record, at, seat=seat, lang="it")
        game = cut(record, min(at, last))
        assert shown["moments"] == last
        assert shown["view"]["seq"] == game.seq
        assert shown["events"] == [seen_by(event, seat) for event in game.events]
        assert shown["look"] == look(game, seat, "it")
        own = json.loads(json.dumps(game.view(seat).to_dict()))
        people = shown["view"].pop("seats")
        for person, plain in zip(people, own.pop("seats"), strict=True):
            assert plain.items() <= person.items()
            assert (person["present"], person["stand_in"]) == (True, False)
        assert own.items() <= shown["view"].items()
        assert shown["view"]["status"] == ("over" if at >= last else "running")
        assert (shown["view"]["can_undo"], shown["view"]["table"]) == (False, "")


def test_the_turns_of_a_record(server: SpinneyServer) -> None:
    """Where each turn begins, in order: there a decision of that seat's turn is due."""
    record = played()
    shown = replay(server, record, 0)
    assert [turn["turn"] for turn in shown["turns"]] == list(range(1, len(shown["turns"]) + 1))
    for turn in shown["turns"][:: len(shown["turns"]) // 5]:
        game = cut(record, turn["at"])
        assert (game.state.turns, game.seat_to_act) == (turn["turn"], turn["seat"])
        assert [event["number"] for event in game.events if event["type"] == "turn"] == [turn["turn"]]


@pytest.mark.parametrize(("edition", "seats"), [("base", 2), ("dartmoor", 3)])
def test_what_the_last_move_has_brought_is_told_as_sums(server: SpinneyServer, edition: str, seats: int) -> None:
    """Species by species and with the cave they add up, and are the same through anybody's eyes: forests lie open."""
    record = played(edition, seats)
    last = len(record["moves"])
    scores = [cut(record, at).scores() for at in range(last + 1)]
    scoring = [at for at in range(1, last + 1) if scores[at] != scores[at - 1]]
    for at in (0, *scoring[:: len(scoring) // 6], last, last + 500):
        told = replay(server, record, at, lang="de")["sums"]
        assert told == replay(server, record, at, seat=seats - 1, lang="de")["sums"]
        now = min(at, last)
        made_of = [seat["cave"] + sum(part["points"] for part in seat["parts"]) for seat in told]
        assert made_of == [late - early for early, late in zip(scores[max(0, now - 1)], scores[now], strict=True)]
        assert all(part["text"] and part["points"] for seat in told for part in seat["parts"])


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_all_that_happened_since_an_earlier_moment_is_told(server: SpinneyServer, seat: int | None) -> None:
    """As if each move had been asked for: the same events, and sums that add up."""
    record = played("dartmoor", 2)
    last = len(record["moves"])
    for since, at in ((0, 9), (30, 31), (40, 52), (last - 20, last), (last - 3, last + 500)):
        shown = replay(server, record, at, since=since, seat=seat)
        games = [cut(record, each) for each in range(since, min(at, last) + 1)]
        assert shown["events"] == [seen_by(event, seat) for game in games[1:] for event in game.events]
        brought = [sum(part["points"] for part in one["parts"]) + one["cave"] for one in shown["sums"]]
        before, after = games[0].scores(), games[-1].scores()
        assert brought == [new - old for old, new in zip(before, after, strict=True)]


def test_a_moment_that_is_not_earlier_tells_of_the_last_move(server: SpinneyServer) -> None:
    record = played()
    for at, since in ((20, 20), (20, 90), (20, 19), (0, 0), (0, 7)):
        assert replay(server, record, at, since=since) == replay(server, record, at)


def test_the_record_of_a_running_game_is_not_to_be_had_for_a_replay(server: SpinneyServer) -> None:
    made = make(server, "me", "bot:random")
    assert refused(get(server, f"/api/tables/{made['table']}/record", made["token"])) == (403, "illegal")


def test_a_game_that_is_not_over_is_a_record_too(server: SpinneyServer) -> None:
    record = cut(played(), 40).record()
    shown = replay(server, record, 100_000)
    assert (shown["moments"], shown["view"]["seq"], shown["view"]["over"]) == (40, 40, False)


BAD: list[tuple[str, Change, str]] = [
    ("no record", lambda r: r.clear(), "format"),
    ("another format", lambda r: r.update(format="spinney.game/2"), "format"),
    ("other rules", lambda r: r.update(rules=99), "rules"),
    ("another edition", lambda r: r.update(edition="alpine"), "alpine"),
    ("an edition that is a list", lambda r: r.update(edition=["base"]), "edition"),
    ("no seats", lambda r: r.update(seats=[]), "seats"),
    ("a seat that is none", lambda r: r["seats"].append(7), "seats[2]"),
    ("no deal", lambda r: r.pop("deal"), "deal"),
    ("a card is missing", lambda r: r["deal"]["deck"].pop(), "deal"),
    ("a card twice", lambda r: r["deal"]["deck"].__setitem__(0, r["deal"]["deck"][1]), "deal"),
    ("an unknown card", lambda r: r["deal"]["deck"].__setitem__(0, "X999"), "deal"),
    ("a deck of numbers", lambda r: r["deal"].update(deck=[1, 2]), "deal.deck"),
    ("no such seat to start", lambda r: r["deal"].update(start=8), "deal.start"),
    ("an option that is none", lambda r: r["options"].update(magic=True), "magic"),
    ("an option of another kind", lambda r: r["options"].update(mulligan=[1]), "mulligan"),
    ("removed is a list", lambda r: r["options"].update(removed=[3]), "removed"),
    ("removed is half a card", lambda r: r["options"].update(removed=1.5), "removed"),
    ("options are a list", lambda r: r.update(options=[]), "options"),
    ("moves are a text", lambda r: r.update(moves="all"), "moves"),
    ("moves are numbers", lambda r: r.update(moves=[1, 2]), "moves"),
    ("a move that is none", lambda r: r["moves"].__setitem__(7, "dance"), "moves[7]"),
    ("a move that is not legal", lambda r: r["moves"].__setitem__(4, "stop"), "moves[4]"),
    ("a late move that is not legal", lambda r: r["moves"].__setitem__(-1, "stop"), "moves["),
    ("a move too many", lambda r: r["moves"].append("draw deck"), "moves["),
    ("another result", lambda r: r["result"].update(winners=[0, 1, 2]), "result"),
    ("a result that is a text", lambda r: r.update(result="won"), "result"),
    ("something more", lambda r: r.update({"extra": 1}), "extra"),
]  # fmt: skip


@pytest.mark.parametrize(("what", "change", "where"), BAD, ids=[row[0] for row in BAD])
def test_what_is_no_record_is_refused_with_its_place(
    server: SpinneyServer, what: str, change: Change, where: str
) -> None:
    record = played()
    change(record)
    answer = post(server, "/api/replay", {"record": record, "at": 3})
    assert refused(answer) in ((400, "bad_message"), (422, "bad_message"))
    message = answer.json()["error"]["message"]
    assert where in message
    assert len(message) < 400


@pytest.mark.parametrize(
    "words",
    [
        {"since": -1}, {"since": 100_001}, {"since": "3"}, {"since": True}, {"at": -1}, {"at": 100_001},
        {"at": 1.5}, {"at": "3"}, {"at": None}, {"at": True}, {"seat": 5}, {"seat": -1},
        {"seat": "0"}, {"seat": False}, {"lang": "xx"}, {"lang": None}, {"record": None}, {"record": []},
        {"record": "x"}, {"more": 1},
    ],
    ids=str,
)  # fmt: skip
def test_wrong_wishes_for_a_moment(server: SpinneyServer, words: dict[str, Any]) -> None:
    assert refused(post(server, "/api/replay", {"record": played(), "at": 3, **words})) == (422, "bad_message")


def test_a_seat_that_the_game_does_not_have(server: SpinneyServer) -> None:
    assert refused(post(server, "/api/replay", {"record": played(), "at": 3, "seat": 2})) == (422, "no_seat")


# -- going on -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_table_goes_on_from_a_record(server: SpinneyServer, edition: str) -> None:
    """The same position, deal and seats' turns; it can be played to its end, and its record replays."""
    record = played(edition)
    at = len(record["moves"]) - 15
    game = cut(record, at)

    async def play() -> None:
        made = make(server, "me", "me", edition=edition, **{"from": {"record": record, "at": at}})
        async with players(server.base_url, link(made)) as [client]:
            assert (client.seq, client.view["status"]) == (at, "running")
            assert client.view["prompt"] == json.loads(json.dumps(game.prompt.to_dict() if game.prompt else None))
            assert client.view["hand"] == list(game.view(game.seat_to_act).hand)
            assert sorted(client.legal) == sorted(map(str, game.legal_moves()))
            assert client.view["deck"] == game.view(None).deck
            log = await asked(client, "log")
            assert [move["seat"] for move in log["moves"]] == [seat for seat, _ in some_game(edition, 2, 70)][:at]
            await play_moves([client], 5000, seed=4)
            assert client.is_over
            own = server.record(made["table"])
            assert own["moves"][:at] == record["moves"][:at]
            assert own["deal"] == record["deal"]
            assert own["options"] == record["options"]
            assert Game.from_record(own).scores() == client.view["totals"]

    run(play())


def test_at_the_very_beginning_and_at_the_end_of_what_was_played(server: SpinneyServer) -> None:
    record = cut(played(), 40).record()
    for at, seq in ((0, 0), (40, 40), (99, 40)):
        made = make(server, "me", "me", **{"from": {"record": record, "at": at}})
        assert view_of(server, made["table"], made["token"])["seq"] == seq


def test_friends_go_on_together(server: SpinneyServer) -> None:
    """While a seat is open nobody sees the game; the last to come finds the moment, as do those who waited."""
    record = played()
    seats = [seat for seat, _ in some_game("base", 2, 70)]
    prompts = {at: cut(record, at).prompt for at in range(60, 70)}
    at = next(at for at, prompt in prompts.items() if prompt is not None and prompt.kind == "turn")

    async def play() -> None:
        made = make(server, "me", "open", **{"from": {"record": record, "at": at}})
        async with players(server.base_url, link(made)) as [ana]:
            assert (ana.view["status"], ana.view["hand"], ana.seq) == ("open", [], 0)
            ben = join(server, made["table"])
            await ana.wait(lambda: ana.view["status"] == "running", "the start")
            assert ana.seq == at
            assert not ana.troubles
            async with players(server.base_url, link(ben)) as [other]:
                assert other.seq == at
                acting = next(client for client in (ana, other) if client.legal)
                assert acting.view["me"] == seats[at]
                assert acting.view["hand"] == list(cut(record, at).view(seats[at]).hand)
                assert await acting.play(record["moves"][at]) == ""
                await play_moves([ana, other], 10)
            assert len(read_log_of(server, made)) == ana.seq > at + 1
            assert read_log_of(server, made)[: at + 1] == record["moves"][: at + 1]

    run(play())


def read_log_of(server: SpinneyServer, made: dict[str, Any]) -> list[str]:
    """What is stored of a table."""
    return read_log(server.database_url, made["table"])


def test_bots_go_on(server: SpinneyServer) -> None:
    record = played("dartmoor", 3)
    seats = [seat for seat, _ in some_game("dartmoor", 3, 70)]
    at = next(at for at in range(50, 200) if seats[at] == 1)

    async def play() -> None:
        wish = {"from": {"record": record, "at": at}}
        made = make(server, "me", "bot:random", "bot:random", edition="dartmoor", **wish)
        async with players(server.base_url, link(made)) as [client]:
            await client.wait(lambda: client.seq > at and bool(client.legal or client.is_over), "the bot's move")

    run(play())


def test_what_was_played_can_be_taken_back_by_who_played_it(server: SpinneyServer) -> None:
    """As at any table: one's own last decision, not past what was revealed."""
    record = played()
    at = next(at for at in range(30, 200) if cut(record, at).can_undo)

    async def play() -> None:
        made = make(server, "me", "me", **{"from": {"record": record, "at": at}})
        async with players(server.base_url, link(made)) as [client]:
            assert await client.undo() == ""
            assert (client.seq, len((await asked(client, "log"))["moves"])) == (at + 1, at - 1)

    run(play())


def test_wrong_moments_to_go_on_from(server: SpinneyServer) -> None:
    def wish(record: Any, at: Any = 5, *seats: str, **rest: Any) -> tuple[int, str]:
        body = {"edition": "base", "seats": list(seats or ("me", "me")), "from": {"record": record, "at": at, **rest}}
        return refused(post(server, "/api/tables", body))

    record = played()
    assert wish(played("dartmoor")) == (422, "bad_message")
    assert wish(record, 5, "me", "me", "me") == (422, "bad_message")
    assert wish(record, len(record["moves"])) == (409, "over")
    assert wish(record, 100_000) == (409, "over")
    for at in (-1, "5", None, 1.5, True, 100_001):
        assert wish(record, at) == (422, "bad_message")
    assert wish(record, 5, more=1) == (422, "bad_message")
    assert wish({}) == (400, "bad_message")
    assert wish([]) == (422, "bad_message")
    for _, change, where in BAD:
        wrong = played()
        change(wrong)
        if where not in ("moves[", "result"):  # they are wrong after the moment
            assert wish(wrong, 20)[0] in (400, 422)


def test_a_killed_server_keeps_it(sqlite_url: str, start_server: Start) -> None:
    """What a table begins with is stored with it: also of one that waits for somebody."""
    server = start_server(sqlite_url)
    record = played()
    wish = {"from": {"record": record, "at": 75}}
    running, waiting = make(server, "me", "me", **wish), make(server, "me", "open", **wish)
    before = get(server, f"/api/tables/{running['table']}", running["token"]).json()
    server.restart()
    assert get(server, f"/api/tables/{running['table']}", running["token"]).json() == before
    assert before["seq"] == 75

    async def play() -> None:
        ben = join(server, waiting["table"])
        async with players(server.base_url, link(waiting, ben)) as clients:
            assert [client.seq for client in clients] == [75, 75]
            await play_moves(clients, 3)
        client = Client(server.base_url, running["table"], running["token"])
        await client.open()
        assert await client.play(client.legal[0]) == ""
        await client.close()

    run(play())
