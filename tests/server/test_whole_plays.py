"""A play as one message, all or nothing, and taken back as one."""

from collections.abc import Iterator
from typing import Any

import pytest

from spinney import Game
from tests.server.machines import SpinneyServer
from tests.server.players import Client, players
from tests.server.talk import get, join, link, make, moves_until, play_these, run, shared_server, view_of

pytestmark = pytest.mark.xdist_group("server_talk")

EDITIONS = ("base", "dartmoor")


@pytest.fixture(scope="module")
def server() -> Iterator[SpinneyServer]:
    """One server for all tests here."""
    yield from shared_server()


def chain(game: Game) -> list[str]:
    """The texts of one play (a card, where it asks its place, its payment) that stays hidden cards' distance."""
    for first in game.legal_moves():
        if first.verb == "play":
            trial, texts = game.copy(), [str(first)]
            trial.play(first)
            while trial.prompt is not None and trial.prompt.kind in ("place", "pay"):
                move = trial.legal_moves()[0]
                trial.play(move)
                texts.append(str(move))
            if len(texts) == 3 and trial.can_undo and not trial.is_over:
                return texts
    return []


def a_moment(edition: str, seed: int) -> tuple[Game, list[str]]:
    """A game that stands before a play of three decisions which shows nothing hidden."""
    moves = moves_until(edition, 2, seed, lambda game: bool(chain(game)))
    game = Game.new(edition, ["P0", "P1"], seed)
    for move in moves:
        game.play(move)
    return game, chain(game)


async def refused(client: Client, moves: list[str], **rest: Any) -> dict[str, Any]:
    """The error that a message of moves gets."""
    since = len(client.messages)
    await client.send({"type": "move", "seq": client.view["seq"], "moves": moves, **rest})
    await client.wait(lambda: any(one["type"] == "error" for one in client.messages[since:]), "no error")
    return next(one for one in client.messages[since:] if one["type"] == "error")


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_play_is_one_message_and_one_undo(server: SpinneyServer, edition: str) -> None:
    game, texts = a_moment(edition, 21)
    assert game.seat_to_act is not None

    async def play() -> None:
        made = make(server, "me", "open", edition=edition, seed=21)
        async with players(server.base_url, link(made, join(server, made["table"]))) as clients:
            await play_these(clients, [str(move) for move in game.moves])
            actor, other = clients[game.seat_to_act or 0], clients[1 - (game.seat_to_act or 0)]
            heard = [len(client.messages) for client in clients]
            await actor.send({"type": "move", "seq": game.seq, "moves": texts})
            for client in clients:
                await client.wait_seq(game.seq + 3)
            for client, since in zip(clients, heard, strict=True):
                assert [one["seq"] for one in client.messages[since:] if one["type"] == "view"] == [game.seq + 3]
            after = game.copy()
            for text in texts:
                after.play(text)
            assert (
                view_of(server, made["table"])["seats"][game.seat_to_act or 0]["score"]
                == after.scores()[game.seat_to_act or 0]
            )
            before = len(other.messages)
            await actor.send({"type": "undo", "seq": game.seq + 3, "whole": True})
            for client in clients:
                await client.wait_seq(game.seq + 6)
            [told] = [one for one in other.messages[before:] if one["type"] == "view"]
            assert told["events"] == [{"type": "undo", "seat": game.seat_to_act, "moves": 3}]
            assert actor.view["hand"] == game.view(game.seat_to_act).to_dict()["hand"]
            await actor.send({"type": "move", "seq": game.seq + 6, "moves": texts})
            await actor.wait_seq(game.seq + 9)
            await actor.send({"type": "undo", "seq": game.seq + 9})  # a single step stays possible
            await actor.wait_seq(game.seq + 10)
            assert actor.view["prompt"]["kind"] == "pay"

    run(play())


def test_all_or_nothing(server: SpinneyServer) -> None:
    game, texts = a_moment("base", 23)

    async def play() -> None:
        made = make(server, "me", "open", seed=23)
        async with players(server.base_url, link(made, join(server, made["table"]))) as clients:
            await play_these(clients, [str(move) for move in game.moves])
            actor, other = clients[game.seat_to_act or 0], clients[1 - (game.seat_to_act or 0)]
            since = len(other.messages)
            wrong = await refused(actor, [*texts[:2], "pay B158 B157"])
            assert (wrong["code"], wrong["message"][:9]) == ("illegal", "moves[2]:")
            assert wrong["view"]["seq"] == game.seq
            assert (await refused(actor, [texts[0], "nonsense"]))["code"] == "illegal"
            assert (await refused(actor, []))["code"] == "bad_message"
            assert (await refused(actor, ["keep"] * 13))["code"] == "bad_message"
            assert (await refused(actor, texts, move=texts[0]))["code"] == "bad_message"
            assert (await refused(other, texts))["code"] == "not_your_turn"
            assert [one for one in other.messages[since:] if one["type"] == "view"] == []
            assert get(server, f"/api/tables/{made['table']}").json()["seq"] == game.seq

    run(play())


def test_nothing_follows_a_reveal(server: SpinneyServer) -> None:
    """A move behind a draw would tell by its refusal what was drawn, and nothing would have been played."""
    moves = moves_until("base", 2, 29, lambda game: game.prompt is not None and game.prompt.kind == "turn")

    async def play() -> None:
        made = make(server, "me", "open", seed=29)
        async with players(server.base_url, link(made, join(server, made["table"]))) as clients:
            await play_these(clients, moves)
            actor = next(client for client in clients if client.view["legal"])
            before = actor.view
            for second in ("draw deck", "draw B001", "pay B001"):
                answer = await refused(actor, ["draw deck", second])
                assert answer["code"] == "illegal"
                assert "hidden" in answer["message"]
            assert actor.view == before

    run(play())


def test_an_action_of_a_game_is_taken_back_whole() -> None:
    """From any decision after a play the whole of it goes, but never past what was shown."""
    for edition in EDITIONS:
        for seed in range(3):
            game = Game.new(edition, ["Ana", "Ben"], seed)
            for number in range(150):
                if game.is_over:
                    break
                if game.can_undo:
                    trial = game.copy()
                    steps = trial.undo_action()
                    assert trial.seq == game.seq - steps
                    assert trial.prompt is not None
                    assert trial.prompt.kind in ("mulligan", "draft", "turn", "dig") or not trial.can_undo
                moves = game.legal_moves()
                plays = [move for move in moves if move.verb == "play"] or moves
                game.play(plays[number % len(plays)])
