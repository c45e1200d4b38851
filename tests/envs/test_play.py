"""Actions and observations: the engine's legal moves in other words, and nothing that a seat may not see."""

import copy
import pickle
from itertools import pairwise
from random import Random

import numpy as np
import pytest

from spinney.engine import moves as mv
from spinney.engine.infer import Worlds
from spinney.engine.legal import legal
from spinney.envs.actions import CHOOSE, DONE, NAMES, OFFSETS, SIZE, block_of
from spinney.envs.encode import Counted
from spinney.envs.play import Play
from spinney.envs.table import Table
from spinney.envs.vector import VectorEnv
from spinney.errors import BadOption, IllegalMove, SpinneyError
from tests.engine.walks import SOAK

GAMES = 40 if SOAK else 3
EDITIONS = [("base", 2), ("base", 4), ("dartmoor", 2), ("dartmoor", 5), ("base+alpine+woodland_edge", 3)]


def played(table: Table, seed: int, steps: int) -> Play:
    """A game after some random actions."""
    rng = Random(seed)
    play = table.deal(rng)
    for _ in range(steps):
        if play.state.over:
            break
        play.act(rng.choice(play.actions))
    return play


def test_every_verb_has_a_block() -> None:
    """And the blocks do not meet."""
    verbs = [value for name, value in vars(mv).items() if name.isupper() and isinstance(value, int)]
    assert all(OFFSETS[verb] >= 0 for verb in verbs)
    assert all(before < after for (before, _), (after, _) in pairwise(NAMES))
    assert [block_of(begin) for begin, _ in NAMES] == [(name, 0) for _, name in NAMES]


@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_actions_are_the_legal_moves(edition: str, seats: int) -> None:
    """Every legal move can be reached by actions, each set by one spelling, and nothing else can."""
    table = Table(edition, seats)
    for seed in range(GAMES):
        rng = Random(seed)
        play = table.deal(rng)
        while not play.state.over:
            if play.steps % 5 == 0 and not play.chosen:
                assert sorted(reached(play)) == sorted(legal(play.state))
                assert sum(play.mask()) == len(play.actions) == len(set(play.actions))
            play.act(rng.choice(play.actions))


def reached(play: Play) -> list[int]:
    """The moves at which the actions of this decision end, one for each way."""
    found = []
    for action in play.actions:
        move = play.move_of(action)
        if move >= 0:
            found.append(move)
        else:
            further = play.copy()
            further.act(action)
            found += reached(further)
    return found


@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_a_seat_sees_the_same_in_every_world_that_it_thinks_possible(edition: str, seats: int) -> None:
    """What is hidden is dealt again: not a byte of the observation changes."""
    table = Table(edition, seats)
    for seed in range(GAMES):
        for steps in (3, 40, 150, 400):
            play = played(table, seed, steps)
            if play.state.over:
                continue
            for seat in range(seats):
                world = Worlds(table.view(play, seat)).deal(Random(seed))
                again = play.copy()
                again.state = world
                again.counted = Counted(seats)
                assert again.see(seat) == play.see(seat)
                if seat != play.state.seat:
                    again = play.copy()
                    again.chosen = [0, 1]
                    assert again.see(seat) == play.see(seat), "another's choice is private"


@pytest.mark.parametrize(("edition", "seats"), EDITIONS)
def test_what_is_kept_is_what_would_be_counted_now(edition: str, seats: int) -> None:
    """Observations are made of parts that are kept until they change; with nothing kept they are the same."""
    table = Table(edition, seats)
    rng = Random(7)
    play = table.deal(rng)
    while not play.state.over:
        fresh = play.copy()
        fresh.counted = Counted(seats)
        assert play.see(play.steps % seats) == fresh.see(play.steps % seats)
        assert play.points() == fresh.points()
        play.act(rng.choice(play.actions))


def test_the_parts_of_an_observation() -> None:
    """They lie one behind the other, and say what they are named after."""
    table = Table("base", 2)
    play = played(table, 4, 60)
    seat = play.state.seat
    seen = np.frombuffer(play.see(seat), np.uint8)
    parts = table.layout.parts
    assert len(seen) == table.layout.size == max(part.stop for part in parts.values())

    def part(name: str) -> np.ndarray[tuple[int, ...], np.dtype[np.uint8]]:
        return seen[parts[name].start : parts[name].stop].reshape(parts[name].shape)

    assert part("hand").sum() == len(play.state.hands[seat])
    assert part("clearing").sum() == len(play.state.clearing)
    assert part("prompt").sum() == 1
    assert part("clock")[0] == len(play.state.deck) - play.state.top
    assert [row[0] for row in part("seats")] == [len(play.state.hands[seat]), len(play.state.hands[1 - seat])]
    assert [row[1] for row in part("seats")] == [play.points()[seat], play.points()[1 - seat]]
    assert list(part("forests")[0]) == play.state.forests[seat].tally
    assert (part("hosts")[:, 0] > 0).sum() == len(play.state.forests[seat].keys)


def test_a_set_of_any_size_is_ended() -> None:
    """The Raccoon's cards go into the cave one by one, until `DONE`."""
    table = Table("base", 2)
    for seed in range(200):
        rng = Random(seed)
        play = table.deal(rng)
        while not play.state.over and DONE not in play.actions:
            sets = [action for action in play.actions if action >= CHOOSE and play.move_of(action) < 0]
            play.act(rng.choice(sets or play.actions))
        if not play.state.over:
            chosen = list(play.chosen)
            seat = play.state.seat
            before = len(play.state.caves[seat])
            play.act(DONE)
            assert len(play.state.caves[seat]) == before + len(chosen)
            return
    pytest.fail("no game had such a set")


def test_games_go_through_pickle_and_copies() -> None:
    """In the middle of a set too; the copy goes its own way."""
    table = Table("dartmoor", 3)
    for steps in range(60, 100):
        play = played(table, 8, steps)
        for other in (pickle.loads(pickle.dumps(play)), copy.deepcopy(play)):
            assert other.actions == play.actions
            assert [other.see(seat) for seat in range(3)] == [play.see(seat) for seat in range(3)]
            other.act(other.actions[0])
            assert other.steps == play.steps + 1
    assert pickle.loads(pickle.dumps(table)).options == table.options


def test_bad_input() -> None:
    """Our errors, with what is wrong."""
    table = Table()
    play = table.deal(Random(1))
    for action, code in (
        (DONE, "illegal_action"), (SIZE, "no_such_action"), (-1, "no_such_action"), (10**5000, "no_such_action"),
    ):  # fmt: skip
        with pytest.raises(IllegalMove) as caught:
            play.act(action)
        assert caught.value.code == code
    for wishes, words in (
        ({"edition": "nonsense"}, "nonsense"),
        ({"seats": 9}, "9"),
        ({"seats": "two"}, "two"),
        ({"reward": "fame"}, "fame"),
        ({"options": {"colour": 1}}, "colour"),
        ({"options": [1]}, "names with values"),
    ):
        with pytest.raises(SpinneyError, match=words):
            Table(**wishes)
    many = VectorEnv(3, seed=1)
    many.reset()
    for actions in (np.zeros(2, int), np.zeros((3, 1), int), np.zeros(3), [[1], 2, 3], None, [10**5000] * 3):
        with pytest.raises(BadOption, match="3 whole numbers"):
            many.step(actions)  # type: ignore[arg-type]
    for number in (0, True, "3", 10**5000):
        with pytest.raises(BadOption, match="from 1 to 1000000"):
            VectorEnv(number)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=r"random.Random, not 3"):
        many.sample(3)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match="seed"):
        VectorEnv(2, seed="x")  # type: ignore[arg-type]


@pytest.mark.parametrize("reward", ["points", "win", "difference"])
def test_many_games_are_single_games(reward: str) -> None:
    """Each game of the vector goes as it would alone; games that end are dealt anew, and rewards add up."""
    many = VectorEnv(5, "base", 3, reward=reward, seed=3)
    batch = many.reset(3)
    again = VectorEnv(5, "base", 3, reward=reward).reset(3)
    assert batch.observations.tobytes() == again.observations.tobytes()
    assert batch.masks.tobytes() == again.masks.tobytes()
    rng = Random(5)
    earned = np.zeros((5, 3))
    ended = 0
    while ended < 5:
        assert (batch.masks.sum(1) > 0).all()
        actions = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks])
        batch = many.step(actions)
        earned += batch.rewards
        for game in np.flatnonzero(batch.over):
            ended += 1
            points = batch.points[game].tolist()
            best = max(points)
            if reward == "points":
                assert earned[game].tolist() == points
            elif reward == "win":
                prize = 1 if points.count(best) == 1 else 0
                assert earned[game].tolist() == [prize if point == best else -1 for point in points]
            else:
                assert earned[game].max() == best - sorted(points)[-2]
            earned[game] = 0


def test_what_was_shown_stays_as_long_as_somebody_looks_at_it() -> None:
    """Arrays of earlier steps are written over only when nobody has them, or a part of them, any more."""
    env, rng = VectorEnv(4, seed=2), Random(2)
    batch = env.reset(2)
    kept = [(batch.observations, batch.observations.tobytes()), (batch.masks, batch.masks.tobytes())]
    for step in range(40):
        batch = env.step(env.sample(rng))
        if step % 8 == 0:
            part = batch.observations[1:3, 5:]
            kept += [(part, part.tobytes()), (batch.masks[2], batch.masks[2].tobytes())]
    assert all(array.tobytes() == shown for array, shown in kept)
    assert len(env._many.room.shown) <= 3
    kept.clear()
    del part
    places = set()
    for _ in range(12):
        batch = env.step(env.sample(rng))
        places.add(batch.observations.__array_interface__["data"][0])
    assert len(places) <= 3


def test_a_draft_of_first_hands_is_refused_by_its_name() -> None:
    with pytest.raises(BadOption, match="option 'hand_draft': environments deal first hands"):
        Table("base", 2, {"hand_draft": True})
    with pytest.raises(BadOption, match="option 'hand_draft'"):
        VectorEnv(1, "base+alpine", 3, {"hand_draft": True})
