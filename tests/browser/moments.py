"""Recorded games that stand before every kind of decision, so that a table can begin at any of them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from spinney import Game
from spinney.arena.match import play_match
from spinney.engine.tables import HOST
from tests.engine.walks import new_game, some_move

SEEDS = {"base": (1, 5, 11), "dartmoor": (0, 7, 11)}
"""Games in which, played by chance, every kind of decision comes up."""


@dataclass(frozen=True)
class Moment:
    """A game after `at` of its moves, and the seat that is to decide there."""

    record: dict[str, Any]
    at: int
    seat: int

    @property
    def edition(self) -> str:
        """Which of the two games it is."""
        return str(self.record["edition"])

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.record["seats"])

    def game(self) -> Game:
        """The game at this moment."""
        record = {name: value for name, value in self.record.items() if name != "result"}
        return Game.from_record(record | {"moves": record["moves"][: self.at]})


Wish = Callable[[Game], bool]


@cache
def walk(edition: str, seed: int) -> dict[str, Any]:
    """The record of a game that two play by chance."""
    game, rng = new_game(edition, 2, seed), Random(seed)
    while not game.is_over:
        game.play(some_move(game, rng))
    return game.record()


def find(edition: str, wish: Wish, *rare: int) -> Moment:
    """The first moment of the games above that is as wished; `rare` are seeds of games that have what they lack."""
    for seed in rare or SEEDS[edition]:
        record = walk(edition, seed)
        game = new_game(edition, 2, seed)
        for at, move in enumerate(record["moves"]):
            if wish(game):
                return Moment(record, at, game.state.seat)
            game.play(move)
    raise AssertionError("none of the games has such a moment: take other seeds")


def before(edition: str, kind: str, **details: Any) -> Moment:
    """A moment at which a decision of this kind is due, with these details in its prompt, and something can be done."""

    def fits(game: Game) -> bool:
        prompt = game.prompt
        if prompt is None or prompt.kind != kind:
            return False
        if all(move.verb in ("skip", "stop") for move in game.legal_moves()):
            return False
        return all(prompt.details.get(name) == value for name, value in details.items())

    return find(edition, fits)


def costing(edition: str, cost: int, places: int = 1) -> Moment:
    """A turn at which a split card with this cost can go to so many places or more."""
    return find(edition, lambda game: len(payable(game, cost, places)) > 0)


def payable(game: Game, cost: int, places: int = 1) -> list[str]:
    """Which halves of the hand with this cost may go to so many places or more; none unless a turn begins."""
    if game.prompt is None or game.prompt.kind != "turn":
        return []
    found = []
    for move in game.legal_moves():
        if move.verb == "play":
            trial = game.copy()
            trial.play(move)
            many = len(trial.legal_moves()) if trial.prompt is not None and trial.prompt.kind == "place" else 0
            if many:
                trial.play(trial.legal_moves()[0])
            paid = trial.prompt is not None and trial.prompt.kind == "pay"
            due = trial.prompt.details["cost"] if paid and trial.prompt is not None else 0
            if due == cost and many >= places:
                found.append(move.words[0])
    return found


@cache
def show() -> Moment:
    """Dartmoor: ten cards that all want a host, and none there: the hand is shown."""
    return _without_hosts("dartmoor", "show")


@cache
def only_face_down() -> Moment:
    """The base game: ten cards that all want a host, and none there: one of them becomes a sapling."""
    return _without_hosts("base", "sapling")


def _without_hosts(edition: str, verb: str) -> Moment:
    """Where nothing but this is left to do; a deal with the hosts at the bottom leads to it."""
    record = new_game(edition, 2, 1).record()
    record["deal"]["deck"] = _hosts_last(edition, record["deal"]["deck"])
    game = Game.from_record(record)
    while {move.verb for move in game.legal_moves()} != {verb}:
        moves = [str(move) for move in game.legal_moves()]
        game.play("draw deck" if "draw deck" in moves else moves[0])
    return Moment(game.record(), game.seq, game.state.seat)


def _hosts_last(edition: str, deck: list[str]) -> list[str]:
    tables = new_game(edition, 2, 1).state.tables
    hosts = {card for card, number in tables.number_of.items() if tables.half_slot[2 * number] == HOST}
    cards = iter(sorted((card for card in deck if card != "winter"), key=lambda card: card in hosts))
    return ["winter" if card == "winter" else next(cards) for card in deck]


@cache
def finished(edition: str, seats: int = 2, seed: int = 3) -> dict[str, Any]:
    """The record of a game between bots, from the deal to the end."""
    return play_match(edition, ["novice"] * seats, seed, budget=0.01).record()


def late(edition: str, seats: int, moves_left: int) -> Moment:
    """The turn of a bots' game at which about so many moves are left."""
    record = finished(edition, seats)
    game = Moment(record, max(0, len(record["moves"]) - moves_left), 0).game()
    at = game.seq
    while game.prompt is not None and game.prompt.kind != "turn":
        game.play(record["moves"][at])
        at += 1
    return Moment(record, at, game.state.seat)


@cache
def last_draw(edition: str, seats: int = 2) -> Moment:
    """The last decision of a bots' game: the next card of the deck is the third winter."""
    for seed in range(1, 40):
        record = finished(edition, seats, seed)
        if record["moves"][-1] == "draw deck":
            at = len(record["moves"]) - 1
            return Moment(record, at, Moment(record, at, 0).game().state.seat)
    raise AssertionError("none of the games ends with a draw")


def may_draw_two(game: Game) -> bool:
    """Whether a turn begins with room for two more cards in the hand, in the first part of the game."""
    if game.prompt is None or game.prompt.kind != "turn" or game.seq > 60:
        return False
    return len(game.state.hands[game.state.seat]) <= 8
