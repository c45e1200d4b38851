"""Learns to play by playing against itself, with PPO in plain PyTorch, and says how well it does against `random`.

    pip install 'spinney[rl]' torch
    python examples/train_ppo.py --iterations 40

Each iteration plays whole games of one network at all seats (`VectorEnv`), then improves the network on what was worth
more than it expected. What it maximises are its own points; it looks at nothing that its seat may not see. A match
against random legal moves on deals that it was not trained on closes the run. The network is small and the run is
short: this shows how the parts fit together, it does not make a strong player.
"""

import argparse
import time
from random import Random

import numpy as np
import torch
from torch import Tensor, nn

from spinney.envs.actions import SIZE
from spinney.envs.vector import VectorEnv

GAMMA_POINTS = 100.0
"""Points are divided by this, so that values are about 1."""
CLIP, EPOCHS, BATCH, ENTROPY, RATE = 0.2, 3, 2_048, 0.01, 5e-4
TEST_SEED = 1_000_000
"""The match at the end is played on deals from here on; training never sees them."""


class Network(nn.Module):
    """From what a seat sees to the chances of its actions and the points that it will still make."""

    def __init__(self, inputs: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy = nn.Linear(width, SIZE)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances (of illegal actions: none), and values."""
        hidden = self.body((seen.float() / 4.0).clamp(max=4.0))
        logits = self.policy(hidden).masked_fill(masks == 0, -1e9)
        return torch.log_softmax(logits, 1), self.value(hidden).squeeze(1)


class Samples:
    """What happened in the games of one iteration."""

    def __init__(self) -> None:
        self.seen: list[Tensor] = []
        self.masks: list[Tensor] = []
        self.actions: list[Tensor] = []
        self.chances: list[Tensor] = []
        self.values: list[Tensor] = []
        self.games: list[np.ndarray] = []
        self.seats: list[np.ndarray] = []
        self.points: list[np.ndarray] = []


@torch.no_grad()
def play(net: Network, env: VectorEnv, seed: int) -> tuple[Samples, np.ndarray]:
    """Plays each game of the environment once to its end; returns what happened, and the final points."""
    samples, batch = Samples(), env.reset(seed)
    final = np.zeros(batch.points.shape)
    running = np.ones(env.number, bool)
    while running.any():
        seen, masks = torch.from_numpy(batch.observations), torch.from_numpy(batch.masks)
        chances, values = net(seen, masks)
        actions = torch.multinomial(chances.exp(), 1).squeeze(1)
        now = torch.from_numpy(running)
        games = np.flatnonzero(running)
        samples.seen.append(seen[now])
        samples.masks.append(masks[now])
        samples.actions.append(actions[now])
        samples.chances.append(chances.gather(1, actions[:, None]).squeeze(1)[now])
        samples.values.append(values[now])
        samples.games.append(games)
        samples.seats.append(batch.seats[games])
        samples.points.append(batch.points[games, batch.seats[games]])
        batch = env.step(actions.numpy())
        ended = batch.over & running
        final[ended] = batch.points[ended]
        running &= ~batch.over
    return samples, final


def improve(net: Network, optimiser: torch.optim.Optimizer, samples: Samples, final: np.ndarray) -> None:
    """Some rounds of PPO over what happened."""
    seen, masks, actions = torch.cat(samples.seen), torch.cat(samples.masks), torch.cat(samples.actions)
    before, values = torch.cat(samples.chances), torch.cat(samples.values)
    games, seats = np.concatenate(samples.games), np.concatenate(samples.seats)
    still = (final[games, seats] - np.concatenate(samples.points)) / GAMMA_POINTS
    returns = torch.from_numpy(still).float()
    advantages = returns - values
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    for _ in range(EPOCHS):
        for rows in torch.randperm(len(actions)).split(BATCH):
            chances, value = net(seen[rows], masks[rows])
            chosen = chances.gather(1, actions[rows, None]).squeeze(1)
            ratio = (chosen - before[rows]).exp()
            gain = torch.min(ratio * advantages[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * advantages[rows]).mean()
            entropy = -(chances.exp() * chances.clamp(min=-20)).sum(1).mean()
            loss = -gain + 0.5 * (value - returns[rows]).pow(2).mean() - ENTROPY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimiser.step()


@torch.no_grad()
def match(net: Network, env: VectorEnv) -> tuple[float, np.ndarray]:
    """The network against random moves, at seat 0 of every other game and at seat 1 of the rest: games won, points."""
    rng, batch = Random(TEST_SEED), env.reset(TEST_SEED)
    mine = np.arange(env.number) % 2
    final = np.zeros(batch.points.shape)
    running = np.ones(env.number, bool)
    while running.any():
        chances, _ = net(torch.from_numpy(batch.observations), torch.from_numpy(batch.masks))
        best = chances.argmax(1).numpy()
        batch = env.step(np.where(batch.seats == mine, best, env.sample(rng)))
        ended = batch.over & running
        final[ended] = batch.points[ended]
        running &= ~batch.over
    own, other = final[np.arange(env.number), mine], final[np.arange(env.number), 1 - mine]
    won = (own > other).mean() + 0.5 * (own == other).mean()
    return float(won), np.array([own.mean(), other.mean()])


def main() -> None:
    """Trains and reports."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--edition", default="base")
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--games", type=int, default=64, help="games of an iteration")
    parser.add_argument("--matches", type=int, default=400, help="games of the match at the end")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    torch.manual_seed(args.seed)
    env = VectorEnv(args.games, args.edition)
    net = Network(env.table.layout.size)
    optimiser = torch.optim.Adam(net.parameters(), lr=RATE)
    start = time.monotonic()
    for iteration in range(args.iterations):
        samples, final = play(net, env, args.seed * 1_000 + iteration)
        improve(net, optimiser, samples, final)
        print(f"{iteration + 1:4d}  {final.mean():6.1f} points a seat  {time.monotonic() - start:6.0f} s", flush=True)
    won, points = match(net, VectorEnv(args.matches, args.edition))
    margin = 1.96 * (won * (1 - won) / args.matches) ** 0.5
    print(
        f"against random: {won:.1%} of {args.matches} games (± {margin:.1%}), {points[0]:.0f} to {points[1]:.0f} points"
    )


if __name__ == "__main__":
    main()
