"""The outside suites: PettingZoo's, Gymnasium's and OpenSpiel's own checks of our environments."""

import copy
import pickle
import re
import subprocess
import sys
import time
import warnings
from pathlib import Path
from typing import Any

import gymnasium
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.utils import wrappers
from pettingzoo.utils.env_logger import EnvLogger

import spinney.envs
from spinney.cards.boxes import editions
from spinney.envs import aec, openspiel, spiel
from spinney.envs.actions import NAMES, SIZE
from spinney.envs.gym import ForestEnv
from spinney.envs.table import Table
from spinney.errors import BadOption, IllegalMove

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # where PettingZoo's classic games are installed, it warns of its own imports
    from pettingzoo.test import api_test, seed_test
    from pettingzoo.test.performance_benchmark import performance_benchmark

EDITIONS = editions()
ALL_BOXES = "base+alpine+woodland_edge"


@pytest.mark.parametrize("edition", EDITIONS)
def test_pettingzoo(edition: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The API test with all players' numbers, and the seed test."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it wonders at observations that are no picture
        for seats, reward in ((2, "points"), (5, "win")):
            api_test(aec.env(edition=edition, seats=seats, reward=reward), num_cycles=200)
        api_test(aec.raw_env(edition=edition, seats=3, reward="difference"), num_cycles=100)
        seed_test(lambda: aec.env(edition=edition), num_cycles=100)
    assert "Passed" in capsys.readouterr().out


@pytest.mark.parametrize("edition", EDITIONS)
def test_pettingzoo_benchmark(
    edition: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """PettingZoo's own benchmark runs; its five seconds pass quicker here."""
    now = time.time
    monkeypatch.setattr(time, "time", lambda: 10 * now())
    performance_benchmark(aec.env(edition=edition))
    assert "Finished performance benchmark" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["points", "win", "difference"])
def test_pettingzoo_is_told_what_its_own_bookkeeping_tells(reward: str) -> None:
    """A whole game beside PettingZoo's wrappers and its own way to answer, which call the same game from outside."""
    ours = aec.env(edition="base", seats=3, reward=reward)
    theirs = wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(
            wrappers.AssertOutOfBoundsWrapper(aec.raw_env(edition="base", seats=3, reward=reward)), illegal_reward=-1
        )
    )
    ours.reset(seed=9)
    theirs.reset(seed=9)
    steps = 0
    for agent, same in zip(ours.agent_iter(), theirs.agent_iter(), strict=True):
        assert agent == same
        told, known = ours.last(), theirs.last()
        assert data_equivalence(told, known)
        assert data_equivalence(ours.last(observe=False), theirs.last(observe=False))
        assert (ours.rewards, ours.terminations, ours.agents) == (theirs.rewards, theirs.terminations, theirs.agents)
        legal = [] if told[2] or told[3] else told[0]["action_mask"].nonzero()[0]
        action = int(legal[steps % len(legal)]) if len(legal) else None
        ours.step(action)
        theirs.step(action)
        steps += 1
    assert steps > 200
    assert not ours.agents


def test_pettingzoo_order_is_kept() -> None:
    """What PettingZoo's wrappers refuse is refused, in their words; what is no action at all raises."""
    env = aec.env()
    for early in (lambda: env.step(0), lambda: env.observe("seat_0"), env.agent_iter):
        with pytest.raises(AssertionError, match="reset"):
            early()
    for name in ("agents", "rewards", "terminations", "truncations", "infos", "agent_selection"):
        with pytest.raises(AttributeError, match="before reset"):
            getattr(env, name)
    env.reset(seed=1)
    for wrong in (None, 1.5, "draw", SIZE, -1, 10**5000):
        with pytest.raises(IllegalMove) as caught:
            env.step(wrong)
        assert caught.value.code == "no_such_action"
    with pytest.raises(AssertionError, match="need to call step"):
        for _ in env.agent_iter():
            pass
    env.step(15)
    for _ in range(2):
        env.step(None)
    assert env.agents == []
    EnvLogger.suppress_output()
    EnvLogger.flush()
    env.step(None)
    assert "after all agents are terminated" in EnvLogger.mqueue[0]


def test_pettingzoo_games_can_be_copied() -> None:
    """The copy and what comes out of a pickle go their own ways."""
    env = aec.env(edition="dartmoor", seats=2)
    env.reset(seed=3)
    for _ in range(60):
        env.step(env.play.actions[0])
    for other in (copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        before = env.last()
        assert data_equivalence(other.last(), before)
        for _ in range(20):
            other.step(other.play.actions[-1])
        assert data_equivalence(env.last(), before)
        assert not data_equivalence(other.last(), before)


@pytest.mark.parametrize("make", [aec.env, spinney.envs.aec_env])
def test_what_an_agent_was_shown_stays(make: Any) -> None:
    """Each observation has arrays of its own, which nobody writes into later and which may be written into."""
    env = make(edition="base")
    env.reset(seed=5)
    kept = []
    for step in range(60):
        seen = env.last()[0]
        if step % 3 == 0:
            kept.append((seen, {name: array.tobytes() for name, array in seen.items()}))
        else:
            seen["observation"][:], seen["action_mask"][:] = 7, 7
        env.step(env.play.actions[0])
    assert all(seen[name].tobytes() == shown[name] for seen, shown in kept for name in seen)


class Halved(aec.raw_env):
    """Somebody's own environment, which shows something else."""

    def observe(self, agent: str) -> Any:
        """Half of it."""
        return {**super().observe(agent), "observation": super().observe(agent)["observation"][::2]}


def test_what_a_subclass_shows_is_told() -> None:
    """`last` asks it."""
    env = Halved()
    env.reset(seed=1)
    assert len(env.last()[0]["observation"]) == env.table.layout.size // 2


class Burying(aec.raw_env):
    """Somebody's own environment, which counts the steps of agents that are out of the game."""

    buried = 0

    def _was_dead_step(self, action: Any) -> None:
        self.buried += 1
        super()._was_dead_step(action)


class Counting(Burying):
    """Another one, which counts what is asked of it."""

    steps = asked = 0

    def last(self, observe: bool = True) -> Any:
        """One question more."""
        self.asked += 1
        return super().last(observe)

    def step(self, action: Any) -> None:
        """One step more."""
        self.steps += 1
        super().step(action)


def test_what_a_subclass_does_is_done() -> None:
    """Also in copies; and where only the last steps are its own."""
    env = Counting(forgiving=True)
    env.reset(seed=1)
    for each in (env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))):
        each.step(env.play.actions[0])
        assert (each.steps, each.asked, each.buried) == (1, 0, 0)
        assert data_equivalence(each.last(observe=False), aec.raw_env.last(each, False))
        assert each.asked == 1
        each.step(15)
        for _ in range(2):
            each.step(None)
        assert (each.steps, each.buried, each.agents) == (4, 2, [])
    late = Burying(forgiving=True)
    late.reset(seed=1)
    late.step(15)
    with pytest.raises(ValueError, match="only valid action is None"):
        late.step(3)
    late.step(None)
    assert (late.buried, len(late.agents)) == (2, 1)


def test_a_game_is_printed_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    """For people; not for agents that are out of the game, and only where it was wished for."""
    for mode, lines in (("human", 2), ("ansi", 0), (None, 0)):
        env = aec.env(render_mode=mode)
        env.reset(seed=1)
        env.step(env.play.actions[0])
        env.step(15)
        env.step(None)
        assert len(capsys.readouterr().out.splitlines()) == lines


def test_an_illegal_action_ends_the_game_or_raises() -> None:
    """As PettingZoo's own environments do; the bare one raises and changes nothing."""
    bare = aec.raw_env()
    bare.reset(seed=1)
    before = bare.observe("seat_0")["observation"].tobytes()
    with pytest.raises(IllegalMove):
        bare.step(15)
    assert bare.observe("seat_0")["observation"].tobytes() == before
    whole = aec.env()
    whole.reset(seed=1)
    agent = whole.agent_selection
    whole.last()
    whole.step(15)
    assert all(whole.terminations.values())
    assert whole.rewards[agent] == -1


def test_pettingzoo_rewards_are_the_points() -> None:
    """Summed up over a game they are the final points."""
    env = aec.raw_env(edition="base", seats=2, render_mode="ansi")
    env.reset(seed=5)
    earned = dict.fromkeys(env.agents, 0.0)
    while not all(env.terminations.values()):
        env.step(env.play.actions[-1])
        for agent, reward in env.rewards.items():
            earned[agent] += reward
    assert list(earned.values()) == [float(points) for points in env.play.points()]
    assert "over" in (env.render() or "")


@pytest.mark.parametrize("edition", EDITIONS)
def test_gymnasium(edition: str) -> None:
    """`check_env`, which takes illegal actions too."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against spaces of bytes that are no picture
        check_env(ForestEnv(edition), skip_render_check=True)
        check_env(gymnasium.make("spinney/Forest-v0", edition=edition, opponents="novice").unwrapped)


def test_one_learner_against_bots() -> None:
    """A whole game by legal actions only, with bots that see a view; the mask is what libraries ask for."""
    env = ForestEnv("base", seats=3, seat=1, opponents=["novice", "random"], reward="points", illegal="raise")
    _, info = env.reset(seed=4)
    earned, over = 0.0, False
    while not over:
        assert env.action_masks().tolist() == info["action_mask"].astype(bool).tolist()
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
        earned += reward
    assert earned == info["points"][1]
    env.reset(seed=4)
    with pytest.raises(IllegalMove):
        env.step(15)
    for wrong in (None, 1.5, "draw", 10**5000):
        with pytest.raises(IllegalMove):
            env.step(wrong)
    with pytest.raises(BadOption, match="seed"):
        env.reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(gymnasium.error.ResetNeeded):
        ForestEnv().step(0)
    for wishes in (
        {"opponents": ["novice"], "seats": 3}, {"seat": 2}, {"seat": "a"}, {"illegal": "maybe"},
        {"opponents": "nobody"}, {"opponents": 4}, {"budget": "x"}, {"budget": -1}, {"render_mode": "rgb_array"},
    ):  # fmt: skip
        with pytest.raises(BadOption):
            ForestEnv(**wishes)
    with pytest.raises(BadOption, match="render_mode"):
        aec.env(render_mode="rgb_array")


@pytest.mark.parametrize(
    "name",
    [
        *(f"spinney(edition={edition},deals=8)" for edition in EDITIONS),
        "spinney(edition=dartmoor,players=3,deals=8,reward=win)",
    ],
)
def test_openspiel(name: str, capfd: pytest.CaptureFixture[str]) -> None:
    """The random simulation test, with states that are cloned and serialised."""
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("edition", EDITIONS)
def test_openspiel_playthrough(edition: str) -> None:
    """A generated playthrough, played again: it ends as it says."""
    name = f"spinney(edition={edition},deals=2)"
    lines = generate_playthrough.playthrough_lines(name, seed=5)
    state = pyspiel.load_game(name).new_initial_state()
    for line in lines:
        if line.startswith("action: "):
            state.apply_action(int(line.removeprefix("action: ")))
    assert state.is_terminal()
    assert f"Returns() = {[int(points) for points in state.returns()]}" in [line.replace(".0", "") for line in lines]


def test_openspiel_returns() -> None:
    """Whoever has more points wins; the deal is the only chance."""
    game: Any = pyspiel.load_game("spinney(deals=2,reward=difference)")
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 2
    state.apply_action(1)
    assert "deal" in game.new_initial_state().action_to_string(1)
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[-1])
    one, two = state.returns()
    assert one == -two
    assert pyspiel.load_game("spinney").max_chance_outcomes() == spiel.DEALS


def test_the_examples_of_the_page_run() -> None:
    """docs/research.md, block by block."""
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text("utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    assert len(blocks) == 4
    lesson = (Path(__file__).parents[2] / "docs" / "tutorials" / "researchers.md").read_text("utf-8")
    blocks += re.findall(r"^```python\n(.*?)^```", lesson, re.MULTILINE | re.DOTALL)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for block in blocks:
            exec(block, {})
    sizes = [Table(edition).layout.size for edition in ("base", "dartmoor")]
    assert all(f"{size:,}" in page for size in [*sizes, SIZE, *(begin for begin, _ in NAMES)])


def test_the_promised_names(capsys: pytest.CaptureFixture[str]) -> None:
    """`aec_env`, `vector_env`, `layout`, `spinney/Table-v0` and `python_spinney_…`: numbers and masks."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = spinney.envs.aec_env(edition="dartmoor", players=3, reward="win", options={"cuckoo": "one"})
        api_test(env, num_cycles=60)
        seed_test(lambda: spinney.envs.aec_env(edition=ALL_BOXES), num_cycles=20)
        api_test(spinney.envs.aec_env(edition=ALL_BOXES), num_cycles=60)
        learner = gymnasium.make("spinney/Table-v0", edition=ALL_BOXES, players=2, opponents="novice", seat=0)
        check_env(learner.unwrapped, skip_render_check=True)
    assert "Passed" in capsys.readouterr().out
    env.reset(seed=1)
    seen = env.last()[0]
    assert (seen["observation"].dtype.name, seen["action_mask"].dtype.name) == ("float32", "int8")
    parts = spinney.envs.layout("dartmoor", 3)
    assert parts["known"].stop == len(seen["observation"])
    hand = seen["observation"][parts["hand"].start : parts["hand"].stop]
    assert hand.sum() == 6
    batch = spinney.envs.vector_env(edition="base", players=2, games=4, seed=1).reset()
    assert (batch.observations.dtype.name, len(batch.observations), batch.masks.dtype.name) == ("float32", 4, "int8")
    assert {"python_spinney_base", "python_spinney_dartmoor", "python_spinney_base_alpine"} <= set(openspiel.NAMES)
    game = pyspiel.load_game("python_spinney_dartmoor")
    assert game.new_initial_state().get_game().get_type().short_name == "python_spinney_dartmoor"
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_without_the_extra() -> None:
    """Who has not installed it is told what to install."""
    code = "import sys; sys.modules['pettingzoo'] = None; import spinney.envs.aec"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert "pip install 'spinney[rl]'" in done.stderr
