"""Games that were played: a moment of one, and how far it went."""

from collections.abc import Mapping
from typing import Any

import orjson

from spinney.cards.correction import told_briefly
from spinney.engine.events import Event, seen_by
from spinney.engine.game import Game
from spinney.engine.record import Seat
from spinney.server.looks import Looks, points_between
from spinney.server.protocol import Refusal, Replay


def moment(wish: Replay) -> dict[str, Any]:
    """A moment of a recorded game, with all that a page needs to show it."""
    game = replayed(wish.record, wish.at)
    if wish.seat is not None and wish.seat >= len(game.seats):
        raise Refusal("no_seat", f"there is no seat {wish.seat}", 422)
    view = game.view(wish.seat)
    record = Game.from_record(wish.record)
    last = max(0, game.seq - 1)
    before = replayed(wish.record, last if wish.since is None else min(wish.since, last))
    shown = view.to_dict()
    for person in shown["seats"]:
        person |= {"present": True, "stand_in": False, "away": None}
    table = {
        "table": "", "status": "over" if game.is_over else "running", "can_undo": False, "nonce": None, "rematch": None,
        "settings": {
            "live_scores": True, "take_back": False, "hints": False, "takeover_after": 0, "votes": False,
            "vote_after": 0,
        },
        "deal": None,
    }  # fmt: skip
    return {
        "view": {**shown, **table, "options": told_briefly(game.options)},
        "look": orjson.loads(Looks().message(game, game.seq, wish.seat, game.seq, wish.lang)),
        "moments": record.seq,
        "turns": _turns(record),
        "events": [seen_by(event, wish.seat) for event in _events_between(before, game)],
        "sums": points_between(before, game, wish.lang),
    }


def replayed(record: Mapping[str, Any], at: int) -> Game:
    """The game of a record after so many of its moves, or at its end.

    :raises BadRecord: if it is none.
    """
    moves = record.get("moves")
    cut = dict(record)
    if isinstance(moves, list) and at < len(moves):
        cut["moves"] = moves[:at]
        cut.pop("result", None)
    return Game.from_record(cut)


def gone_through(record: Mapping[str, Any], at: int) -> tuple[Game, list[int]]:
    """The game of a record after so many of its moves, and who made each of them."""
    game = replayed(record, at)
    return game, _actors(game)


def _again(game: Game) -> Game:
    """The game at its very beginning."""
    return Game(game.edition, [Seat(seat.name, seat.kind) for seat in game.seats], game.options, game.deal)


def _actors(game: Game) -> list[int]:
    replay, actors = _again(game), []
    for move in game.moves:
        actors.append(replay.state.seat)
        replay.play(move)
    return actors


def _events_between(before: Game, after: Game) -> list[Event]:
    """All that happened from one position of a game to a later one; of the beginning what the deal did."""
    if before.seq == after.seq:
        return after.events
    game, events = before.copy(), []
    for move in after.moves[before.seq :]:
        game.play(move)
        events += game.events
    return events


def _turns(game: Game) -> list[dict[str, int]]:
    """Where turns begin: the number of moves before, whose turn it is, and which."""
    replay, turns = _again(game), []
    for at, move in enumerate(game.moves):
        replay.play(move)
        begun = [event for event in replay.events if event["type"] == "turn"]
        turns += [{"at": at + 1, "seat": event["seat"], "turn": event["number"]} for event in begun]
    return turns
