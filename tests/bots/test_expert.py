"""The expert: legal, fair, in time, and better than the player."""

import os
import time
from collections import Counter
from random import Random

import pytest

import spinney
from spinney.arena.match import play_match
from spinney.arena.referee import seat_rng
from spinney.bots.base import bot
from spinney.bots.draws import with_own_draws
from spinney.bots.estimate import Estimate
from spinney.bots.expert import ExpertBot
from spinney.bots.quick import Quick
from spinney.bots.search import Searcher
from spinney.bots.weights import GENERAL, guess, named, weights, winning
from spinney.engine.apply import apply
from spinney.engine.legal import legal
from spinney.engine.moves import verb_of
from spinney.engine.prompts import TURN
from spinney.engine.setup import full_options, quick_state
from spinney.engine.state import word_of
from spinney.engine.view import make_view

EDITIONS = ("base", "dartmoor")
SOAK = bool(os.environ.get("SPINNEY_SOAK"))
GAMES = 2000 if SOAK else 8
NAMES = ("random", "novice", "player", "expert")


def mixed(number: int, rng: Random) -> list[str]:
    """Bots for two to five seats; the expert is slow, so it sits at few tables."""
    names = [rng.choice(NAMES[:3]) for _ in range(2 + number % 4)]
    if number % 8 == 0:
        names[rng.randrange(len(names))] = "expert"
    return names


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_bot_makes_an_illegal_move(edition: str) -> None:
    """`Game.play` refuses what is not legal."""
    rng = Random(11)
    for number in range(GAMES // 2):
        game = play_match(edition, mixed(number, rng), seed=number, budget=0.002)
        assert game.is_over


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fast_judge_answers_every_prompt_legally(edition: str) -> None:
    rng, prompts = Random(5), set()
    for seats in (2, 3, 5):
        for _ in range(100 if SOAK else 6):
            state = quick_state(edition, seats, full_options(edition, seats, {}), rng)
            judge = Quick(state.tables, weights(state.tables))
            while not state.over:
                prompts.add(word_of(state.stack[-1]))
                moves = legal(state)
                chosen = judge.choose(state)
                if chosen not in moves:  # an equal card that the list leaves out
                    assert verb_of(chosen) in {verb_of(move) for move in moves}
                apply(state, chosen if rng.random() < 0.8 else moves[int(rng.random() * len(moves))])
                if rng.random() < 0.2:
                    judge.stamp = -1
    assert len(prompts) >= 8


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_fast_judge_keeps_nothing_that_is_out_of_date(edition: str) -> None:
    """It remembers what halves make in each forest; at the start of a turn a new judge must see the same."""
    rng = Random(6)
    kept = None
    for seats in (2, 5, 3):
        state = quick_state(edition, seats, full_options(edition, seats, {}), rng)
        kept = kept or Quick(state.tables, weights(state.tables))
        while not state.over:
            chosen = kept.choose(state)
            if word_of(state.stack[-1]) == TURN:
                assert chosen == Quick(state.tables, weights(state.tables)).choose(state)
            moves = legal(state)
            apply(state, chosen if rng.random() < 0.7 else moves[int(rng.random() * len(moves))])


@pytest.mark.parametrize("seats", [2, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_head_the_luck_of_a_seat_is_its_own(edition: str, seats: int) -> None:
    """What a seat draws does not depend on how often others draw, winter comes as it was dealt, and no card is lost."""
    world = quick_state(edition, seats, full_options(edition, seats, {}), Random(3))
    dealt = world.deck[:]
    world = with_own_draws(world)

    def drawn(order: list[int]) -> dict[int, list[int]]:
        state, cards = world.copy(), dict[int, list[int]]({seat: [] for seat in range(seats)})
        for seat in order:
            state.seat = seat
            cards[seat].append(state.next_card())
        assert state.top == world.top + len(order)
        assert state.last_cards(2) == [cards[order[-1]][-1], cards[order[-2]][-1 if order[-1] != order[-2] else -2]]
        return cards

    one, other = drawn([0, 0, 1, 0, 1, 0]), drawn([1, 1, 0, 1, 1, 0, 0])
    assert one[0][:3] == other[0]
    assert one[1] == other[1][:2]
    assert world.deck == dealt


@pytest.mark.parametrize("edition", EDITIONS)
def test_in_the_head_the_whole_deck_is_drawn(edition: str) -> None:
    """Winter comes as it was dealt, and no card is lost, whoever draws: at last others' cards are drawn too."""
    state = with_own_draws(quick_state(edition, 3, full_options(edition, 3, {}), Random(3)))
    left, found = state.deck[state.top :], []
    while not state.over:
        state.seat = 1
        winter = state.winter
        card = state.next_card()
        found += [-1] * (state.winter - winter) + [card] * (card >= 0)
    last = len(found)
    assert [at for at, card in enumerate(found) if card < 0] == [at for at, card in enumerate(left[:last]) if card < 0]
    assert not Counter(found) - Counter(left)


@pytest.mark.parametrize("edition", EDITIONS)
def test_positions_that_look_alike_get_the_same_move(edition: str) -> None:
    """With a number of worlds instead of a time the expert is a function of view and dice, like every bot."""
    expert = ExpertBot(Searcher(limit=2))
    game, player, rng, checked = spinney.Game.new(edition, ["A", "B"], seed=8), bot("player"), Random(1), 0
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        if len(view.legal) > 1 and game.seq % 23 == 0:
            names = [(person.name, person.kind) for person in game.seats]
            worlds = spinney.Worlds(view)
            moves = set()
            for deal in range(3):
                other = make_view(worlds.deal(Random(deal)), worlds.knowledge, seat, names, game.options, game.seq)
                assert other == view
                moves.add(expert.choose(other, Random(1), 1.0))
            assert len(moves) == 1
            checked += 1
        game.play(player.choose(view, rng, 1.0))
    assert checked > 4


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("budget", [0.1, 0.5] if SOAK else [0.2])
def test_the_budget_is_kept(edition: str, budget: float) -> None:
    """Within a tenth, in time on the processor; one candidate alone needs no time."""
    expert, player, rng = bot("expert"), bot("player"), Random(3)
    game = spinney.Game.new(edition, ["A", "B"], seed=4)
    longest = 0.0
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        if len(view.legal) > 1 and game.seq % 37 == 0:
            started = time.thread_time()
            expert.choose(view, rng, budget)
            longest = max(longest, time.thread_time() - started)
        game.play(player.choose(view, rng, 1.0))
    assert 0.5 * budget < longest < 1.1 * budget + 0.01


def test_it_plays_to_win_against_others_and_for_points_alone() -> None:
    searcher = Searcher(limit=1)
    for seats in (1, 2):
        options = {"solo": True} if seats == 1 else {}
        game = spinney.Game.new("base", [f"{seat}" for seat in range(seats)], seed=3, options=options)
        judge = searcher.search(game.view(game.seat_to_act or 0), Random(1), 1.0).quick
        t = judge.tables
        wanted = winning(t) if seats > 1 else weights(t)
        assert [judge.full_price, judge.any_card] == [wanted[GENERAL.index(name)] for name in ("price", "unknown")]


def test_boxes_without_numbers_for_winning_take_what_was_fitted_for_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """An edition of its own in either file comes before the box that it builds on."""
    t = quick_state("base+alpine", 2, full_options("base+alpine", 2, {}), Random(1)).tables
    general = dict.fromkeys(GENERAL, 7)
    files = {"weights.json": {"base+alpine": {"general": general, "species": {}}}, "winning.json": {"base": None}}
    monkeypatch.setattr("spinney.bots.weights._read", files.__getitem__)
    winning.cache_clear()
    try:
        assert winning(t)[: len(GENERAL)] == [7] * len(GENERAL)
    finally:
        winning.cache_clear()


def test_without_patience_only_the_processor_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine that is busy with others the wall must not weaken one side of a match."""
    ticks = iter(range(10**9))
    monkeypatch.setattr("spinney.bots.search.time.monotonic", lambda: 1000.0 * next(ticks))
    game = spinney.Game.new("base", ["A", "B"], seed=4)
    player, dice = bot("player"), Random(1)
    while game.seq < 60:
        game.play(player.choose(game.view(game.state.seat), dice, 1.0))
    view, played = game.view(game.state.seat), []
    assert len(Searcher(limit=0).search(view, Random(1), 0.5).all) > 1
    for patience in (4.0, 0.0):
        cpu = iter(range(10**9))
        searcher = Searcher(patience=patience, clock=lambda cpu=cpu: 0.01 * next(cpu))  # type: ignore[misc]
        played.append(max(len(one.ends) for one in searcher.search(view, Random(1), 0.5).all))
    assert played[0] < played[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_expert_beats_the_player(edition: str) -> None:
    """The full match is in docs/bots.md; this one only sees whether something broke."""
    games, wins, points = (20, 0.0, 0) if SOAK else (2, 0.0, 0)
    for number in range(games):
        names = ["expert", "player"] if number % 2 else ["player", "expert"]
        game = play_match(edition, names, seed=number // 2, budget=0.1 if SOAK else 0.02)
        seat = names.index("expert")
        wins += (seat in game.winners()) / len(game.winners())
        points += game.scores()[seat]
    assert points / games > 120
    if SOAK:
        assert wins >= 0.6 * games


def test_the_numbers_of_the_judge_are_all_there() -> None:
    for edition in EDITIONS:
        t = quick_state(edition, 2, full_options(edition, 2, {}), Random(1)).tables
        numbers = weights(t)
        assert len(numbers) == len(guess(t)) == len(GENERAL) + 3 * len(t.species_ids)
        assert numbers != guess(t)
        assert len(winning(t)) == len(numbers)
        assert winning(t) != numbers
        assert list(named(t, numbers)["general"]) == list(GENERAL)  # type: ignore[call-overload]
        assert isinstance(Quick(t, numbers), Estimate)


@pytest.mark.parametrize("name", ["novice", "player"])
@pytest.mark.parametrize("edition", EDITIONS)
def test_novice_and_player_are_fast(edition: str, name: str) -> None:
    """Less than 20 ms a decision on average, on the processor."""
    judge = bot(name)
    game, rng = spinney.Game.new(edition, ["A", "B"], seed=2), seat_rng(2, 0)
    spent = 0.0
    while (seat := game.seat_to_act) is not None:
        view = game.view(seat)
        started = time.thread_time()
        move = judge.choose(view, rng, 1.0)
        spent += time.thread_time() - started
        game.play(move)
    assert spent / game.seq < 0.020
