"""Names: nothing invisible or turned around gets in, and no two at a table look the same."""

from collections.abc import Iterator

import pytest

from spinney.server.names import LONGEST, apart_from, is_plain, likeness
from spinney.server.store import SeatRow, tell_apart
from tests.server.machines import SpinneyServer
from tests.server.talk import join, make, post, refused, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


@pytest.mark.parametrize(
    "name",
    ["Ana", "Zoë 🌲", "👩\u200d🚀", "علی\u200cرضا", "Jürgen", "Иван", "李", "O'Neil", "?", "नेहा", "❤\ufe0f", "Ana (2)"],
)
def test_names_of_people(name: str) -> None:
    assert is_plain(name)


@pytest.mark.parametrize(
    "name",
    [
        "\u202eanA", "\u2066Ana\u2069", "A\u200bna", "\u200d", "Ana\u200d", "A\u200d\u200dna", "\u3164", "\u2800\u2800",
        "A\u0301\u0302\u0303\u0304na", "Ana\ufeff", "\ue000", "A\u2028na", "A\u00adna", "\u061cAna", "\U000e0041Ana",
        "A\x85na", " \u00a0 ", "\u0378",
    ],
    ids=ascii,
)  # fmt: skip
def test_what_hides_or_turns_is_refused(server: SpinneyServer, name: str) -> None:
    assert not is_plain(name)
    made = make(server, "me", "open")
    assert refused(post(server, f"/api/tables/{made['table']}/join", {"name": name}))[0] == 422
    assert refused(post(server, "/api/tables", {"edition": "base", "name": name, "seats": ["me", "me"]}))[0] == 422


@pytest.mark.parametrize(
    ("name", "other"),
    [("Ana", "ana"), ("Ana", "Аnа"), ("Ana", "Ａna"), ("Ana B", "Ana \u00a0B"), ("Bill", "Bi1l"), ("Otto", "0tt0"),
     ("Ana", "A\u200cna"), ("Marta", "Μаrtа"), ("Arno", "Amo")],
)  # fmt: skip
def test_names_that_look_alike(name: str, other: str) -> None:
    assert likeness(name) == likeness(other)
    assert apart_from(other, [name]) != other


def test_names_that_do_not() -> None:
    assert len({likeness(name) for name in ("Ana", "Anna", "Ána", "Ana B", "Ana (2)", "Иван", "李")}) == 7
    assert apart_from("Ana", ["Ben", ""]) == "Ana"
    assert apart_from("Ana", ["ana", "Ana (2)"]) == "Ana (3)"
    long = apart_from("x" * LONGEST, ["x" * LONGEST])
    assert long.endswith("(2)")
    assert len(long) <= LONGEST


def test_the_second_of_a_name_gets_a_number(server: SpinneyServer) -> None:
    """Whoever comes later is shown apart, from people and from bots; a device with two seats too."""
    made = make(server, "me", "open", "open", "bot:random", name="Ana")
    join(server, made["table"], "аna")  # the first letter is Cyrillic
    join(server, made["table"], "Wren")
    names = [seat["name"] for seat in view_of(server, made["table"])["seats"]]
    assert names == ["Ana", "аna (2)", "Wren (2)", "Wren"]
    pair = make(server, "me", "me", name="Ana")
    assert [seat["name"] for seat in view_of(server, pair["table"])["seats"]] == ["Ana", "Ana (2)"]


def test_two_processes_that_let_in_the_same_name() -> None:
    """What they stored at the same moment is told apart when it is read, everywhere in the same way."""
    people = [
        SeatRow(0, "Ana", "human"),
        SeatRow(1, "Ana", "human"),
        SeatRow(2, "", "open"),
        SeatRow(3, "Owl", "bot:x"),
    ]
    tell_apart(people)
    assert [seat.name for seat in people] == ["Ana", "Ana (2)", "", "Owl"]
    tell_apart(people)
    assert [seat.name for seat in people] == ["Ana", "Ana (2)", "", "Owl"]
