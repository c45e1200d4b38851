"""`spinney.Position`: the fast way plays the same games as the checked one, and says what is wrong with a wish."""

import copy
import pickle
from random import Random
from typing import Any

import pytest

import spinney
from spinney import BadMove, BadOption, BadRecord, Game, IllegalMove, Position, Worlds
from tests.engine.walks import EDITIONS, walk

HUGE = 10**5000


@pytest.mark.parametrize("edition", EDITIONS)
def test_it_plays_the_games_that_a_game_plays(edition: str) -> None:
    """The same deal, the same moves in the same order with the same texts, the same points."""
    game, position, rng = Game.new(edition, ["A", "B", "C"], 11), Position.new(edition, 3, 11), Random(1)
    while moves := position.legal():
        texts = [position.text(move) for move in moves]
        assert texts == [str(move) for move in game.legal_moves()]
        chosen = rng.randrange(len(moves))
        assert position.parse(texts[chosen]) == moves[chosen]
        assert game.prompt is not None
        assert (position.seat, position.prompt, position.over) == (game.seat_to_act, game.prompt.kind, False)
        assert position.scores() == game.scores()
        position.apply(moves[chosen])
        game.play(texts[chosen])
    assert position.over
    assert game.is_over
    assert position.prompt == ""
    assert position == game.position()
    assert [position.score(seat) for seat in range(3)] == game.scores()
    assert (position.seats, position.edition, position.turn) == (3, edition, game.state.turns)


def test_copies_and_playouts_are_independent() -> None:
    game = Game.new("base", seed=3)
    position = game.position()
    for again in (position.copy(), copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))):
        assert (again, hash(again)) == (position, hash(position))
        assert again.play_out(Random(1).random) > 50
        assert again.over
        assert again != position
    assert not position.over
    assert position == game.position()
    assert repr(position) == "<Position base: 0 : 0; turn 0; seat 1 decides: mulligan>"


@pytest.mark.parametrize("edition", EDITIONS)
def test_worlds_of_a_view_look_alike_to_the_seat(edition: str) -> None:
    for number, game in enumerate(walk(edition, 2, 5)):
        if number % 25 or game.seat_to_act is None:
            continue
        view = game.view(game.seat_to_act)
        worlds = Worlds(view)
        for seed in range(2):
            world = worlds.sample(Random(seed))
            assert [world.text(move) for move in world.legal()] == list(view.legal)
            assert world.seat == game.seat_to_act
            world.play_out(Random(seed).random)


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("nowhere",), "nowhere"), ((5,), "edition"), ((HUGE,), "far too long"), (("base", "two"), "whole number"),
        (("base", HUGE), "far too long"), (("base", 9), "2 to 5"), (("base", True), "whole number"),
        (("base", ["A", "B"]), "whole number"), (("base", 2, HUGE), "far too long"), (("base", 2, "x"), "seed"),
        (("base", 2, 1, [1]), "options"), (("base", 2, 1, {"removed": []}), "plain values"),
        (("base", 2, 1, {"removed": HUGE}), "far too long"), (("base", 2, 1, {"colour": 1}), "colour"),
    ],
)  # fmt: skip
def test_a_wish_that_cannot_be(arguments: tuple[Any, ...], says: str) -> None:
    with pytest.raises(BadOption, match=says):
        Position.new(*arguments)


def test_moves_that_are_none() -> None:
    position = Position.new("base", 2, 7)
    for text in ("dance", HUGE, None, "pay " + "9" * 5000):
        with pytest.raises(BadMove):
            position.parse(text)
    with pytest.raises(IllegalMove, match="does not answer the prompt"):
        position.parse("draw deck")
    for seat in (5, -1, HUGE, "0", None):
        with pytest.raises(BadOption, match="no seat"):
            position.score(seat)


def test_numbers_that_are_no_moves() -> None:
    position = Position.new("base", 2, 7)
    for move in (-1, "keep", None, 1.5):
        with pytest.raises(BadMove, match="no move"):
            position.text(move)
    for dice in (5, None, Random(1)):
        with pytest.raises(BadOption, match=r"such as Random\(1\).random"):
            position.play_out(dice)


def test_worlds_of_what_is_no_view() -> None:
    game = Game.new("base", seed=1)
    for wrong in (None, HUGE, {}, game, game.view(0).to_dict()):
        with pytest.raises(BadRecord, match="from a view"):
            Worlds(wrong)  # type: ignore[arg-type]
        with pytest.raises(BadRecord, match="from a view"):
            spinney.possible_state(wrong, Random(1))  # type: ignore[arg-type]
    for dice in (None, HUGE, Random(1).random):
        with pytest.raises(BadOption, match=r"random\.Random"):
            Worlds(game.view(0)).sample(dice)  # type: ignore[arg-type]
        with pytest.raises(BadOption, match=r"random\.Random"):
            spinney.possible_state(game.view(0), dice)  # type: ignore[arg-type]


def test_wrong_seats_are_told_how_to_be_right() -> None:
    """The words help: which seats there are, what a list of names looks like, how long a name may be."""
    with pytest.raises(BadOption, match='such as \\["Ana", "Ben", "Cleo"\\], not 3'):
        Game.new("base", 3)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="at most 100 characters, not 3000"):
        Game.new("base", ["x" * 3000, "Ben"])
    for seat in (5, -1):
        with pytest.raises(BadOption, match=f"no seat {seat}; the seats are 0 to 1"):
            Game.new("base", seed=1).score_sheet(seat)


def test_the_catalogue() -> None:
    """Names, texts, costs and symbols in a language; the caller's own copy."""
    cards = spinney.cards("dartmoor", "fr")
    assert cards == spinney.catalogue("dartmoor", "fr")
    assert cards["species"]["curlew"]["name"] == "Courlis cendré"
    assert set(cards["species"]["curlew"]) >= {"name", "cost", "types", "text", "copies", "place"}
    assert cards["cards"]["D067"]["halves"][0]["symbol"] in cards["tree_symbols"]
    cards["species"].clear()
    assert spinney.catalogue("dartmoor", "fr")["species"]
    for wish, says in (
        (("nowhere",), "nowhere"),
        (("base", "xx"), "'xx'; there are en, de"),
        ((HUGE,), "far too long"),
    ):
        with pytest.raises(BadOption, match=says):
            spinney.catalogue(*wish)
