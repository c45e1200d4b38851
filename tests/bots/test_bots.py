"""Bots play legal moves, keep nothing in mind, and each level is worth its name."""

from collections.abc import Iterator
from functools import cache
from importlib.metadata import EntryPoint
from random import Random

import pytest

import spinney
from spinney.arena.match import match_result, play_match
from spinney.bots.base import Bot, bot, bot_names
from spinney.bots.choices import cave_value, values
from spinney.bots.clock import cards_to_come
from spinney.bots.gains import earning, points_now
from spinney.engine.compiler import compile_tables
from spinney.engine.setup import full_options
from spinney.engine.view import make_view

EDITIONS = ("base", "dartmoor")


@cache
def player_moves(edition: str) -> tuple[spinney.Move, ...]:
    """The moves of one game of three player bots."""
    return play_match(edition, ["player"] * 3, seed=5).moves


def positions(edition: str, every: int) -> Iterator[spinney.Game]:
    """Some positions of that game."""
    seats = [spinney.Seat(f"player {number + 1}", "bot:player") for number in range(3)]
    game = spinney.Game.new(edition, seats, seed=5)
    for number, move in enumerate(player_moves(edition)):
        if number % every == 0:
            yield game.copy()
        game.play(move)


def test_names() -> None:
    assert {"random", "novice", "player"} <= set(bot_names())
    for name in bot_names():
        assert isinstance(bot(name), Bot)
        assert bot(name).name == name


def test_an_unknown_bot_is_told_with_the_names_that_exist() -> None:
    with pytest.raises(spinney.BadOption, match="random, novice, player"):
        bot("oracle")


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_mixed_games_are_legal_from_the_deal_to_the_end(edition: str, seats: int) -> None:
    # Game.play refuses what is not legal
    game = play_match(edition, ["player", "random", "player", "random", "player"][:seats], seed=seats)
    assert game.is_over
    again = spinney.Game.from_record(game.record())
    assert again.scores() == game.scores()
    assert [seat.kind for seat in game.seats][:2] == ["bot:player", "bot:random"]


@pytest.mark.parametrize("edition", EDITIONS)
def test_player_beats_random(edition: str) -> None:
    wins = 0
    for seed in range(10):
        names = ["player", "random"] if seed % 2 else ["random", "player"]
        game = play_match(edition, names, seed)
        wins += game.winners() == (names.index("player"),)
    assert wins >= 9  # 19 of 20 over both editions are asked for; it wins all of these


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_match_is_the_same_each_time(edition: str) -> None:
    first, second = (play_match(edition, ["player", "random"], seed=3) for _ in range(2))
    assert first.record() == second.record()


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_random_without_views_is_the_same_game(edition: str, seats: int) -> None:
    for seed in range(3):
        game = play_match(edition, ["random"] * seats, seed)
        result = match_result(edition, ["random"] * seats, seed)
        assert (list(result.scores), result.decisions, result.turns) == (game.scores(), game.seq, game.state.turns)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("name", ["random", "novice", "player"])
def test_positions_that_look_alike_get_the_same_move(edition: str, name: str) -> None:
    for game in positions(edition, every=17):
        seat = game.seat_to_act
        assert seat is not None
        view = game.view(seat)
        names = [(person.name, person.kind) for person in game.seats]
        worlds = spinney.Worlds(view)
        moves = set()
        for deal in range(3):
            state = worlds.deal(Random(deal))
            other = make_view(state, worlds.knowledge, seat, names, game.options, game.seq)
            assert other == view
            moves.add(bot(name).choose(other, Random(1), 1.0))
        assert moves == {bot(name).choose(view, Random(1), 1.0)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_legal_move_has_a_value(edition: str) -> None:
    kinds = set()
    for game in positions(edition, every=3):
        assert game.prompt is not None
        kinds.add(game.prompt.kind)
        ranked = values(game.view(game.seat_to_act))
        assert list(ranked) == game.legal_moves()
    assert {"turn", "second", "place", "pay", "use"} <= kinds


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_play_is_carried_through(edition: str) -> None:
    """Choosing a card, its place and its payment are three decisions and one plan."""
    player, rng, plays = bot("player"), Random(0), 0
    for game in positions(edition, every=5):
        seat = game.seat_to_act
        assert seat is not None
        move = player.choose(game.view(seat), rng, 1.0)
        if move.verb != "play":
            continue
        before, plays = forest_size(game, seat), plays + 1
        game.play(move)
        while game.prompt is not None and game.prompt.kind in ("place", "pay"):
            game.play(player.choose(game.view(seat), rng, 1.0))
        assert forest_size(game, seat) == before + 1
    assert plays > 5


def forest_size(game: spinney.Game, seat: int) -> int:
    return sum(len(host) for host in game.view(seat).seats[seat].hosts)


@pytest.mark.parametrize("edition", EDITIONS)
def test_points_now_are_the_points_of_the_score(edition: str) -> None:
    rng, checked = Random(1), 0
    game = spinney.Game.new(edition, ["A", "B"], seed=4)
    while not game.is_over:
        seat, prompt = game.seat_to_act, game.prompt
        assert seat is not None
        assert prompt is not None
        if prompt.kind == "place" and prompt.details["cost"] == 0:
            for text, points in points_now(game.view(seat)).items():
                after = game.copy()
                after.play(text)
                assert after.scores()[seat] - game.scores()[seat] == points
                checked += 1
        game.play(rng.choice(game.legal_moves()))
    assert checked > 10


def test_the_payment_that_earns_the_bonus_is_known() -> None:
    game = spinney.Game.new("base", ["A", "B"], seed=1)
    rng = Random(1)
    seen = 0
    while game.seat_to_act is not None and seen < 20:
        view = game.view(game.seat_to_act)
        assert view.prompt is not None
        if view.prompt.kind == "pay":
            earned = earning(view)
            assert earned <= set(view.legal)
            seen += 1
        else:
            assert not earning(view)
        game.play(rng.choice(game.legal_moves()))
    assert seen == 20


def test_the_clock_runs_down() -> None:
    game = spinney.Game.new("base", ["A", "B"], seed=6)
    rng, before = Random(6), 1e9
    while not game.is_over:
        left = cards_to_come(game.view(0))
        assert 0 < left <= game.view(0).deck
        if game.view(0).winter == 0:
            assert left <= before
            before = left
        game.play(rng.choice(game.legal_moves()))
    assert cards_to_come(game.view(0)) == 0


def test_other_packages_add_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    entries = [
        EntryPoint("lazy", "examples.lazy_bot:LazyBot", "spinney.bots"),
        EntryPoint("broken", "builtins:object", "spinney.bots"),
    ]
    monkeypatch.setattr("spinney.bots.base.entry_points", lambda **_: entries)
    monkeypatch.setattr("spinney.bots.base._guests", {})
    assert bot_names()[-2:] == ("broken", "lazy")
    assert bot("lazy").name == "lazy"
    assert play_match("base", ["lazy", "random"], 1).is_over
    with pytest.raises(spinney.BadOption, match="broken"):
        bot("broken")


def test_caves_are_judged_by_their_rows() -> None:
    tables = compile_tables("dartmoor", full_options("dartmoor", 2, {}))
    assert [cave_value(tables, number) for number in range(1, 6)] == [4.0, 2.0, 3.0, 5.0, 3.0]


def test_bots_of_ones_own_are_registered_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """Again and again, as in notebooks; but not under a name of ours, or one that can't be given."""
    monkeypatch.setattr("spinney.bots.base._guests", {})

    class Mine:
        name = "mine"

        def choose(self, view: spinney.View, rng: Random, budget: float) -> spinney.Move:
            return spinney.Move.parse(view.legal[0])

    for _ in range(2):
        spinney.bots.register("mine")(Mine)
    assert isinstance(spinney.bots.get("mine"), Mine)
    assert "mine" in spinney.bots.names()
    for name in ("player", "", "a,b", "engine:x", 5):
        with pytest.raises(spinney.BadOption, match="can't be called"):
            spinney.bots.register(name)  # type: ignore[arg-type]
    with pytest.raises(spinney.BadOption, match="makes the bot"):
        spinney.bots.register("five")(5)  # type: ignore[arg-type]
    spinney.bots.register("odd")(lambda: 5)  # type: ignore[arg-type,return-value]
    for wanted in ("odd", "nobody", 5, None):
        with pytest.raises(spinney.BadOption):
            spinney.bots.get(wanted)  # type: ignore[arg-type]
