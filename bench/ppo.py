"""Masked PPO in numpy: learns a game from its vector environment. Read from top to bottom.

    python -m bench.ppo [GAME] [--minutes 60] [--seed 1] [--plot FILE.svg]

It prints the mean score of the games that end, and at the end the score of the likeliest acts. PPO is by
Schulman and others (2017); illegal acts have no probability. Gradients are written out, so numpy suffices."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from vigneron.core.observation import Layout
from vigneron.environments.vector_games import VectorGames

Array = npt.NDArray[Any]
GAMES, STEPS, EPOCHS, BATCHES = 256, 32, 3, 4
HIDDEN, RATE, CLIP, LAMBDA, ENTROPY, VALUE = 256, 1e-3, 0.2, 0.95, 0.01, 0.5
POINTS, MOST_CODES = 10.0, 64
"""Rewards are divided by POINTS. Codes of at most MOST_CODES values become one input per value."""


class Inputs:
    """Turns observations into inputs: codes into one per value, amounts into distances from the mean."""

    def __init__(self, layout: Layout, sample: Array) -> None:
        coded = [p for p in layout if p.field.word and p.field.high - p.field.low < MOST_CODES]
        self.amounts = np.array([p.index for p in layout if p not in coded])
        self.codes = np.array([p.index for p in coded])
        widths = np.array([p.field.high - p.field.low + 1 for p in coded])
        self.starts = len(self.amounts) + np.cumsum(widths) - widths - [p.field.low for p in coded]
        self.size = int(len(self.amounts) + widths.sum())
        self.mean = sample[:, self.amounts].mean(0)
        self.scale = 1 / (sample[:, self.amounts].std(0) + 1)

    def __call__(self, rows: Array) -> Array:
        """Return one row of inputs per observation."""
        out = np.zeros((len(rows), self.size), np.float32)
        out[:, : len(self.amounts)] = np.clip((rows[:, self.amounts] - self.mean) * self.scale, -5, 5)
        np.put_along_axis(out, self.starts + rows[:, self.codes], 1, 1)
        return out


class Network:
    """Two hidden layers with ReLU; a linear policy over acts and their fields; a linear value."""

    def __init__(self, inputs: int, fields: Array, random: np.random.Generator) -> None:
        def layer(wide: int, high: int, scale: float) -> Array:
            return np.array(random.standard_normal((wide, high)) * scale / np.sqrt(wide), np.float32)

        self.fields = fields  # by field and act: whether the act has the field
        self.weights = [layer(inputs, HIDDEN, 1.4), layer(HIDDEN, HIDDEN, 1.4)]
        self.weights += [layer(HIDDEN, sum(fields.shape), 0.01), layer(HIDDEN, 1, 0.1)]  # policy; value
        self.weights += [np.zeros(HIDDEN, np.float32), np.zeros(HIDDEN, np.float32)]
        self.moments = [(np.zeros_like(w), np.zeros_like(w)) for w in self.weights]
        self.updates = 0

    def forward(self, x: Array, masks: Array) -> tuple[Array, Array, tuple[Array, Array]]:
        """Return log probabilities of acts, values, and the hidden layers."""
        first, second, policy, value, bias, other = self.weights
        one = np.maximum(x @ first + bias, 0)
        two = np.maximum(one @ second + other, 0)
        parts, count = two @ policy, len(self.fields)
        logits = np.where(masks, parts[:, count:] + parts[:, :count] @ self.fields, np.float32(-1e9))
        logits -= logits.max(1, keepdims=True)
        logits -= np.log(np.exp(logits).sum(1, keepdims=True))
        return logits, (two @ value)[:, 0], (one, two)

    def learn(
        self, x: Array, masks: Array, acts: Array, old: Array, gain: Array, aim: Array, rate: float
    ) -> None:
        """Do one step of Adam on the clipped objective, the value's error and the entropy."""
        logs, values, (one, two) = self.forward(x, masks)
        chosen = np.arange(count := len(x)), acts
        ratio = np.exp(logs[chosen] - old)
        inside = ratio * gain <= np.clip(ratio, 1 - CLIP, 1 + CLIP) * gain
        chances = np.exp(logs)
        push = np.where(inside, ratio * gain, 0)[:, None]
        entropy = -(chances * np.where(masks, logs, 0)).sum(1, keepdims=True)
        slope = chances * (push + ENTROPY * (np.where(masks, logs, 0) + entropy))
        slope[chosen] -= push[:, 0]
        slope /= count
        error = (VALUE * (values - aim) / count)[:, None].astype(np.float32)
        _, second, policy, value, _, _ = self.weights
        by_field = np.concatenate([slope @ self.fields.T, slope], 1)
        below = (by_field @ policy.T + error @ value.T) * (two > 0)
        lowest = (below @ second.T) * (one > 0)
        slopes = [x.T @ lowest, one.T @ below, two.T @ by_field, two.T @ error, lowest.sum(0), below.sum(0)]
        length = np.sqrt(sum(float((s * s).sum()) for s in slopes))
        self.updates += 1
        for w, s, (mean, square) in zip(self.weights, slopes, self.moments, strict=True):
            s *= min(1.0, 0.5 / (length + 1e-8))
            mean += 0.1 * (s - mean)
            square += 0.001 * (s * s - square)
            steady = rate * np.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
            w -= steady * mean / (np.sqrt(square) + 1e-7)


def fields_of(games: VectorGames) -> Array:
    """Return by field and act whether the act has the field."""
    found = games.act_features()
    rows = np.array(found.rows)
    fields = [rows[:, column] == word for column, size in enumerate(found.sizes) for word in range(size)]
    return np.array(fields, np.float32)


def greedy_score(network: Network, inputs: Inputs, key: str, games: int) -> Array:
    """Return the final scores of new games in which the likeliest act is chosen."""
    env = VectorGames(key, games, seed=10**6, seat=0, autoreset="disabled")
    scores = np.zeros(games)
    while not env.terminations.all():
        env.step(np.argmax(network.forward(inputs(env.observations), env.masks)[0], 1))
        scores += env.rewards
    return scores


def train(key: str, seconds: float, seed: int = 1, least: int = 1) -> tuple[Network, Inputs, list[Any]]:
    """Learn for so many seconds, and acts at least. Return the network, its inputs, and the curve."""
    random = np.random.default_rng(seed)
    env = VectorGames(key, GAMES, seed=seed, seat=0, reward_at="ply", autoreset="same_step")
    sample: list[Array] = []
    while len(sample) < STEPS:
        env.step(env.random_actions())
        sample.append(env.observations.copy())
    inputs = Inputs(env.table.layout, np.concatenate(sample))
    network = Network(inputs.size, fields_of(env), random)
    rows = np.zeros((STEPS, *env.observations.shape), np.int16)
    masks = np.zeros((STEPS, *env.masks.shape), bool)
    acts = np.zeros((STEPS, GAMES), np.int64)
    logs, values, rewards, ends = np.zeros((4, STEPS, GAMES), np.float32)
    totals, scores, curve, done, begun = np.zeros(GAMES), [], [], 0, time.monotonic()
    shown = begun
    env.reset(seed=seed)
    while (passed := min((time.monotonic() - begun) / max(seconds, 1e-9), done / least)) < 1:
        for step in range(STEPS):
            rows[step], masks[step] = env.observations, env.masks
            chances, values[step], _ = network.forward(inputs(rows[step]), masks[step])
            acts[step] = np.argmax(chances + random.gumbel(size=chances.shape), 1)  # a draw by probability
            logs[step] = chances[np.arange(GAMES), acts[step]]
            env.step(acts[step])
            rewards[step], ends[step] = env.rewards / POINTS, env.terminations
            totals += env.rewards
            scores += totals[env.terminations].tolist()
            totals[env.terminations] = 0
        following: Array = network.forward(inputs(env.observations), env.masks)[1]
        gains, last = np.zeros_like(rewards), np.zeros(GAMES, np.float32)
        for step in reversed(range(STEPS)):  # generalised advantage estimation, without discount
            on = 1 - ends[step]
            last = rewards[step] + on * following - values[step] + on * LAMBDA * last
            gains[step], following = last, values[step]
        aims = (gains + values).reshape(-1)
        flat = ((gains - gains.mean()) / (gains.std() + 1e-6)).reshape(-1)
        rate = RATE * max(0.05, 1 - passed)
        done += STEPS * GAMES
        for _ in range(EPOCHS):
            for part in np.array_split(random.permutation(STEPS * GAMES), BATCHES):
                at = np.divmod(part, GAMES)
                x = inputs(rows[at])
                network.learn(x, masks[at], acts[at], logs[at], flat[part], aims[part], rate)
        if scores and time.monotonic() - shown >= seconds / 60:
            shown = time.monotonic()
            curve.append((shown - begun, done, float(np.mean(scores))))
            print(f"{curve[-1][0]:7.0f} s  {done:11,} acts  {curve[-1][2]:6.2f} points", flush=True)
            scores = []
    return network, inputs, curve


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.ppo", description=__doc__)
    parser.add_argument("game", nargs="?", default="burgundy_dice")
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plot", type=Path, help="a picture of the curve (needs matplotlib)")
    asked = parser.parse_args(arguments)
    if asked.plot:
        try:  # what is missing is told now, not in an hour
            from matplotlib.figure import Figure  # the extra `arena`

            (figure := Figure()).savefig(asked.plot)
        except (ImportError, OSError, ValueError) as error:
            parser.error(f"--plot: {error}")
    network, inputs, curve = train(asked.game, asked.minutes * 60, asked.seed)
    scores = greedy_score(network, inputs, asked.game, 1000)
    print(f"the likeliest acts: {scores.mean():.2f} ± {scores.std() / 1000**0.5:.2f} points in 1,000 games")
    if asked.plot:
        (axes := figure.subplots()).set(xlabel="minutes", ylabel="points")
        axes.plot([row[0] / 60 for row in curve], [row[2] for row in curve])
        figure.savefig(asked.plot)
    return 0


if __name__ == "__main__":
    sys.exit(main())
