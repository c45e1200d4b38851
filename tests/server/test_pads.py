"""Joint score pads: several phones enter the forests of one game and see what the others enter; nonsense is refused."""

import asyncio
import json
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from spinney import score_table
from spinney.server.protocol import CODES
from tests.engine.walks import SOAK
from tests.server.machines import SpinneyServer
from tests.server.phones import Phone, Row, add, codes, counted, forest, make_pad, phones, show_pad
from tests.server.talk import check_no_crash, get, post, refused, run, shared_server

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here that need no own."""
    yield from shared_server()


# -- over HTTP ----------------------------------------------------------------------------------------------------


def test_a_pad_is_made_and_shown(server: SpinneyServer) -> None:
    forests = [forest("Ana", 2, "birch"), forest("Ben", 0, "oak", "linden")]
    made = post(server, "/api/pads", {"edition": "base", "forests": forests, "less": [False, True]})
    assert made.status_code == 201
    body = made.json()
    assert body.keys() == {"pad", "edition", "forests"}
    rows = [
        {"key": key, "rev": 1, "nonce": "", "less": bool(key), "forest": one} for key, one in enumerate(forests)
    ]  # fmt: skip
    assert (body["edition"], body["forests"]) == ("base", rows)
    shown = show_pad(server, body["pad"])
    scores = score_table({"format": "spinney.forests/1", "edition": "base", "forests": forests})
    assert shown == {"format": "spinney.pad/1", **body, "scores": scores, "problem": None}


def test_what_cannot_be_scored_together(server: SpinneyServer) -> None:
    """Each forest is right alone; together they hold more than the box, or one of them was only counted."""
    many = forest("Ana", 0, *["birch"] * 6)
    pad = make_pad(server, many, many)
    shown = show_pad(server, pad)
    assert (shown["scores"], shown["problem"]) == (None, "table: 12 cards of birch, the box holds 10")
    shown = show_pad(server, make_pad(server, forest(), counted(oak=3, sapling=1)))
    assert (shown["scores"], shown["problem"]) == (None, "forest 2 is only counted; the page scores it")


@pytest.mark.parametrize("pad", ["nosuchpad000", "x" * 300, "a%00b", "%ff"])
def test_a_pad_that_is_not_there(server: SpinneyServer, pad: str) -> None:
    assert refused(get(server, f"/api/pads/{pad}")) == (404, "no_such_table")

    async def call() -> None:
        phone = Phone(server, pad)
        await phone.open()
        assert phone.reader is not None
        await phone.reader  # it is hung up
        assert [(one["type"], one["code"], one["nonce"]) for one in phone.messages] == [
            ("error", "no_such_table", None)
        ]

    run(call())


@pytest.mark.parametrize(
    ("body", "words"),
    [
        ({"edition": "base", "forests": []}, "forests"),
        ({"edition": "base", "forests": [forest()] * 6}, "forests"),
        ({"edition": "x", "forests": [forest()]}, "edition"),
        ({"edition": "base", "forests": [forest()], "less": [True, False]}, "less"),
        ({"edition": "base", "forests": [forest()], "name": "x"}, "name"),
        ({"edition": "base", "forests": [7]}, "forests"),
        ({"edition": "base", "forests": [forest(), forest("Ben", 0, "ash")]}, "(Ben), host 1: base has no species"),
        ({"edition": "base", "forests": [forest("\ud800")]}, "can't be kept"),
        ({"edition": "base", "forests": [forest("Ana", 10**30)]}, "can't be kept"),
        ({"edition": "base", "forests": [forest("Ana", 0, *["birch"] * 2000)]}, "32768 bytes"),
    ],
)
def test_a_pad_that_is_refused(server: SpinneyServer, body: Row, words: str) -> None:
    answer = post(server, "/api/pads", body)
    assert refused(answer) == (422, "bad_message")
    assert words in answer.json()["error"]["message"]


# -- several phones -----------------------------------------------------------------------------------------------


def test_a_change_is_seen_by_all(server: SpinneyServer) -> None:
    """Only the row that has changed is sent, to all three; a new phone gets all rows as they are."""
    pad = make_pad(server, forest("Ana"), forest("Ben"))

    async def play() -> None:
        async with phones(pad, server, server, server) as all_of_them:
            ana, ben, eve = all_of_them
            for phone in all_of_them:
                [first] = phone.messages
                assert (first["pad"], first["edition"], first["keys"], first["here"]) == (pad, "base", [0, 1], [])
                assert [(row["key"], row["rev"]) for row in first["forests"]] == [(0, 1), (1, 1)]
            await ana.say(ana.put(0, forest("Ana", 1, "oak"), "a1", less=True))
            await ben.say(ben.put(1, forest("Ben", 0, "birch"), "b1"))
            for phone in all_of_them:
                await phone.wait_nonce(0, "a1")
                await phone.wait_nonce(1, "b1")
                news = phone.messages[1:]
                assert sorted(row["nonce"] for one in news for row in one["forests"]) == ["a1", "b1"]
            assert eve.rows[0] == {
                "key": 0, "rev": 2, "nonce": "a1", "less": True, "forest": forest("Ana", 1, "oak"),
            }  # fmt: skip
            late = await Phone(server, pad).open()
            assert late.rows == eve.rows == {row["key"]: row for row in show_pad(server, pad)["forests"]}
            await late.close()

    run(play())


def test_of_two_writers_one_is_late(server: SpinneyServer) -> None:
    """The other is told `stale` and the present row, and can go on from there; a repeated message is no change."""
    pad = make_pad(server, forest("Ana"))

    async def play() -> None:
        async with phones(pad, server, server) as (one, two):
            messages = [phone.put(0, forest("Ana", number), f"n{number}") for number, phone in enumerate((one, two))]
            await asyncio.gather(one.say(messages[0]), two.say(messages[1]))
            heard = [await one.ask({"type": "sit", "key": None}), await two.ask({"type": "sit", "key": None})]
            late = next(phone for phone in (one, two) if "stale" in codes(phone.messages))
            winner = one if late is two else two
            won = winner.rows[0]["nonce"]
            assert "stale" not in codes(winner.messages), heard
            error = next(message for message in late.messages if message["type"] == "error")
            assert error.keys() == {"type", "code", "message", "nonce"}
            assert error["nonce"] == {"n0": "n1", "n1": "n0"}[won]
            after = late.messages[late.messages.index(error) + 1 :]
            assert [row["nonce"] for message in after if message["type"] == "pad" for row in message["forests"]] == [
                won
            ]
            assert codes(await late.ask(late.put(0, forest("Ana", 7), "again"))) == ["pad"]
            await winner.wait_nonce(0, "again")
            assert winner.rows[0]["rev"] == 3

            repeated = late.put(0, forest("Ana", 9), "again", rev=2)
            for message in (repeated, {**repeated, "rev": 3}):  # based on what was, or on what it has made
                [answer] = await late.ask(message)
                assert [(row["rev"], row["forest"]["cave"]) for row in answer["forests"]] == [(3, 7)]
                assert await winner.ask({"type": "sit", "key": None}) == []
            assert show_pad(server, pad)["forests"] == list(late.rows.values())

    run(play())


def test_forests_come_and_go(server: SpinneyServer) -> None:
    pad = make_pad(server, forest("Ana"))

    async def play() -> None:
        async with phones(pad, server, server) as (one, two):
            for number in range(1, 5):
                assert codes(await one.ask(add(forest(f"P{number}"), f"a{number}", less=number == 2))) == ["pad"]
            await two.wait_nonce(4, "a4")
            [again] = await two.ask(add(forest("P4"), "a4"))
            assert [row["key"] for row in again["forests"]] == [4]
            assert two.keys == [0, 1, 2, 3, 4]
            assert (two.rows[2]["rev"], two.rows[2]["nonce"], two.rows[2]["less"]) == (1, "a2", True)
            [full] = await one.ask(add(forest("P5"), "a5"))
            assert (full["code"], full["nonce"]) == ("no_seat", "a5")

            await one.ask(one.put(2, forest("P2", 3), "p2"))
            await two.wait_nonce(2, "p2")
            error, present = await two.ask({"type": "drop", "key": 2, "rev": 1})
            assert (error["code"], error["nonce"]) == ("stale", None)
            assert [row["key"] for row in present["forests"]] == [2]
            assert codes(await two.ask({"type": "drop", "key": 2, "rev": 2})) == ["pad"]
            await one.wait(lambda: one.keys == [0, 1, 3, 4])
            assert one.messages[-1]["forests"] == []
            for message in ({"type": "drop", "key": 2, "rev": 2}, one.put(2, forest("P2"), "x", rev=2)):
                assert codes(await one.ask(message)) == ["no_seat"]
            await one.ask(add(forest("P6"), "a6"))
            assert one.keys == [0, 1, 3, 4, 5]  # no key comes again
            for key in (0, 1, 3, 4):
                await one.ask({"type": "drop", "key": key, "rev": 1})
            assert codes(await one.ask({"type": "drop", "key": 5, "rev": 1})) == ["no_seat"]
            assert one.keys == [5]

    run(play())
    assert [row["key"] for row in show_pad(server, pad)["forests"]] == [5]


def test_who_sits_where(server: SpinneyServer) -> None:
    pad = make_pad(server, forest("Ana"), forest("Ben"))

    async def play() -> None:
        async with phones(pad, server, server, server) as (one, two, eve):
            await one.ask({"type": "sit", "key": 1})
            await two.ask({"type": "sit", "key": 1})
            await eve.ask({"type": "sit", "key": 0})
            assert (eve.here, eve.messages[-2]["forests"]) == ([0, 1], [])
            await two.wait(lambda: two.here == [0, 1])
            assert await two.ask({"type": "sit", "key": 1}) == []  # nothing has changed
            await one.ask({"type": "sit", "key": None})
            assert one.here == [0, 1]
            await two.close()
            await eve.wait(lambda: eve.here == [0])
            await eve.ask({"type": "sit", "key": 9})  # there is none yet
            assert eve.here == []
            await eve.ask({"type": "sit", "key": 1})
            await one.ask({"type": "drop", "key": 1, "rev": 1})
            assert (one.keys, one.here) == ([0], [])

    run(play())


# -- what is no forest --------------------------------------------------------------------------------------------


def test_an_impossible_forest_is_refused_with_its_line(server: SpinneyServer) -> None:
    pad = make_pad(server, forest("Ana", 1, "oak"))
    before = show_pad(server, pad)
    wrong = [
        (forest("Ana", 0, "wolf"), "forest 1 (Ana), host 1: wolf is not a tree, shrub or moor"),
        (forest("Ana", 0, *["birch"] * 11), "table: 11 cards of birch, the box holds 10"),
        ({**forest(), "colour": 1}, "forest 1 (Ana): unknown key 'colour'"),
        ({**counted(oak=1), "hosts": [{"species": "oak"}]}, "quick: a forest that is only counted has no hosts"),
        ({**forest(), "quick": []}, "quick: expected counts and answers"),
        ({**forest(), "quick": {"counts": {}}}, "quick: expected counts and answers"),
        (counted(ash=1), "quick, counts: base has no species 'ash'"),
        (counted(oak=100), "quick, counts, 'oak': expected a number from 0 to 99, not 100"),
        (counted(oak=True), "quick, counts, 'oak': expected a number from 0 to 99, not True"),
        (
            {**forest(), "quick": {"counts": {}, "answers": {f"q{n}": 1 for n in range(61)}}},
            "quick, answers: expected an object with at most 60 numbers",
        ),
        ({**forest(), "quick": {"counts": {}, "answers": {"Wolf!": 1}}}, "quick, answers: 'Wolf!' is no question"),
    ]

    async def play() -> None:
        async with phones(pad, server, server) as (one, two):
            for number, (what, line) in enumerate(wrong):
                asked = [one.put(0, what, f"n{number}"), add(what, f"n{number}")]
                for message in asked:
                    assert await one.ask(message) == [
                        {"type": "error", "code": "bad_message", "message": line, "nonce": f"n{number}"}
                    ]
            assert await two.ask({"type": "sit", "key": None}) == []

    run(play())
    assert show_pad(server, pad) == before


def test_counted_forests_and_caves(server: SpinneyServer) -> None:
    made = post(server, "/api/pads", {"edition": "dartmoor", "forests": [{**forest(), "cave_card": 4}]}).json()

    async def play() -> None:
        async with phones(made["pad"], server) as [phone]:
            mine = {**counted("Cem", ash=2, universal_moor=1), "cave": 3, "cave_card": 4}
            await phone.ask(add(mine, "c1"))
            assert phone.rows[1]["forest"] == mine
            await phone.ask(phone.put(1, {**forest("Cem"), "cave_card": 4}, "c2"))
            assert phone.rows[1]["rev"] == 2

    run(play())
    assert "cave card 4 lies on the table twice" in show_pad(server, made["pad"])["problem"]


# -- what is no message -------------------------------------------------------------------------------------------

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=30)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)
numbers = st.integers(-3, 9) | st.sampled_from([2**30, 2**31, 2**63, 10**30, True, 1.0, "0", None]) | values
shaped = st.fixed_dictionaries(
    {"type": st.sampled_from(["put", "add", "drop", "sit", "ping", "pad", "hello", "PUT", ""]) | values},
    optional={
        "key": numbers, "rev": numbers, "nonce": st.sampled_from(["a", "x" * 24, "x" * 25, "", "ä", "a\n"]) | values,
        "less": st.booleans() | values,
        "forest": values | st.fixed_dictionaries({}, optional={"name": values, "cave": values, "hosts": values}),
    },
)  # fmt: skip
raw = st.sampled_from(
    [
        "", "{", "null", "NaN", "[" * 3000, '{"a":' * 700, '{"type":"\\ud800"}', "\x00", "9" * 4000, "x" * 60_000,
        '{"type":"add","nonce":"a","less":false,"forest":{"name":"\\ud800","hosts":[]}}',
        '{"type":"add","nonce":"a","less":false,"forest":{"hosts":[],"cave":1e400}}',
        '{"type":"drop","key":0,"rev":1}', '{"type":"drop","key":0,"rev":1073741824}',
    ]
)  # fmt: skip


def test_nonsense_changes_nothing(server: SpinneyServer) -> None:
    pad = make_pad(server, forest("Ana", 1, "oak"))
    before = show_pad(server, pad)

    @settings(
        max_examples=400 if SOAK else 20, deadline=None, database=None, derandomize=not SOAK,
        suppress_health_check=list(HealthCheck), phases=[Phase.generate],
    )  # fmt: skip
    @given(st.lists(shaped.map(json.dumps) | values.map(json.dumps) | raw | st.binary(max_size=200), max_size=12))
    def converse(conversation: list[str | bytes]) -> None:
        async def once() -> None:
            async with phones(pad, server) as [phone]:
                for message in conversation:
                    for answer in await phone.ask(message):
                        assert answer["type"] in ("pad", "error")
                        assert answer.get("code", "stale") in CODES
                        assert answer.get("forests", []) in ([], before["forests"])

        run(once())

    converse()
    assert show_pad(server, pad) == before
    check_no_crash(server)


def test_an_error_names_the_message(server: SpinneyServer) -> None:
    """By its nonce, wherever one can be read, so that a phone does not wait for that change."""
    pad = make_pad(server, forest("Ana"))

    async def play() -> None:
        async with phones(pad, server) as [phone]:
            good = phone.put(0, forest(), "n1")
            for message, nonce in (
                ({**good, "key": "x"}, "n1"), ({**good, "extra": 1}, "n1"), ({**good, "nonce": "not one"}, None),
                ({**good, "nonce": ""}, None), ({**good, "nonce": "x" * 25}, None), ({**good, "nonce": 7}, None),
                ("{", None), (b"\x00", None), (json.dumps(good) + " " * 33_000, None), ("[]", None),
            ):  # fmt: skip
                [error] = await phone.ask(message)
                assert (error["code"], error["nonce"]) == ("bad_message", nonce)
            assert codes(await phone.ask(json.dumps(good) + " " * 30_000)) == ["pad"]

    run(play())
