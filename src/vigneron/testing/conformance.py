"""The conformance tests of Gymnasium and PettingZoo, and equality with Gymnasium's own vector environment.

`python -m vigneron.testing.conformance [--games KEY ...] [--returns 1000]` runs them on every game with every
number of seats, and compares the returns of so many games with the scores of the rules. A warning is an
error. Needs the extra `learn`."""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import warnings
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv
from pettingzoo.test import api_test, parallel_api_test, seed_test  # type: ignore[import-untyped]

from vigneron import environments
from vigneron.core import registry
from vigneron.core.observation import encoding
from vigneron.environments.seat_vector_env import SeatVectorEnv
from vigneron.environments.stepper import stream_word
from vigneron.environments.vector_games import VectorGames
from vigneron.native.prng import Xorshift

CYCLES = 60


def seat_env(key: str, seats: int) -> None:
    """Gymnasium's `check_env`, with the mask in `info` and in the observation."""
    for observation in ("array", "dict"):
        check_env(environments.solo(key, seats=seats, observation=observation), skip_render_check=True)


def aec(key: str, seats: int) -> None:
    """PettingZoo's `api_test` and `seed_test`."""
    api_test(environments.aec(key, seats=seats), num_cycles=CYCLES)
    seed_test(lambda: environments.aec(key, seats=seats), num_cycles=CYCLES)


def parallel(key: str, seats: int) -> None:
    """PettingZoo's `parallel_api_test`, which looks for masks in the observation only."""
    parallel_api_test(environments.parallel(key, seats=seats, observation="dict"), num_cycles=CYCLES)


def vectors(key: str, seats: int) -> None:
    """Gymnasium's SyncVectorEnv around one `SeatEnv` does what `SeatVectorEnv` does, in every mode.

    Legal acts are chosen until two games have ended. With DISABLED, both are reset by a mask."""
    options: dict[str, Any] = {"seats": seats, "observation": "dict"}
    for mode in AutoresetMode:
        theirs: Any = SyncVectorEnv([lambda: environments.solo(key, **options)], autoreset_mode=mode)
        ours: Any = SeatVectorEnv(key, 1, autoreset_mode=mode, **options)
        _same(theirs.reset(seed=5), ours.reset(seed=5))
        random, ended = np.random.default_rng(seats), 0
        while ended < 2:
            act = np.array([random.choice(np.flatnonzero(ours.games.masks[0]))])
            found, other = theirs.step(act), ours.step(act)
            _same(found, other)
            if other[2][0]:
                ended += 1
                if mode is AutoresetMode.DISABLED:
                    mask = {"reset_mask": np.array([True])}
                    _same(theirs.reset(options=dict(mask)), ours.reset(options=dict(mask)))
        theirs.close()
        ours.close()


def _same(one: Any, other: Any) -> None:
    """Raise AssertionError unless two results of an environment are equal."""
    if isinstance(one, dict):
        assert set(one) == set(other), f"{sorted(one)} and {sorted(other)}"
        for name in one:
            _same(one[name], other[name])
    elif isinstance(one, tuple):
        assert len(one) == len(other)
        for mine, yours in zip(one, other, strict=True):
            _same(mine, yours)
    elif isinstance(one, np.ndarray) and one.dtype == object:
        for mine, yours in zip(one, other, strict=True):
            _same(mine, yours)
    else:
        assert np.array_equal(one, other), f"{one} and {other}"


def independent(key: str, seats: int) -> None:
    """Game i is the same, however many games there are, whatever the others do."""
    few = VectorGames(key, 2, seats=seats, seed=3)
    many = VectorGames(key, 5, seats=seats, seed=3)
    for _ in range(CYCLES):
        assert np.array_equal(few.observations, many.observations[:2])
        assert np.array_equal(few.masks, many.masks[:2])
        acts = many.random_actions().copy()
        few.step(acts[:2])
        many.step(acts)
        assert np.array_equal(few.rewards, many.rewards[:2])
        assert np.array_equal(few.turns, many.turns[:2])


def returns(key: str, seats: int, games: int) -> None:
    """Compare the returns of so many games with the scores of the rules for the same draws and acts.

    Raises AssertionError, also if a number in a mask does not stand for a legal act."""
    game = registry.load(key)
    vector = VectorGames(key, games, seats=seats, seed=9, autoreset="disabled")
    setup = game.setup(seats)
    rules = game.rules(setup)
    made = encoding(game, setup, rules)
    streams = [Xorshift(0) for _ in range(games)]
    for number, stream in enumerate(streams):
        stream.word = stream_word(9, number, 0, 0)
    states = [rules.new(setup, stream) for stream in streams]
    total = np.zeros((games, seats))
    while not vector.terminations.all():
        acts = vector.random_actions().copy()
        for number, seat in enumerate(vector.turns.tolist()):
            assert tuple(rules.to_act(states[number])[:1]) == (() if seat < 0 else (seat,))
            if seat >= 0:
                act = made.act(states[number], seat, int(acts[number]))
                assert rules.why_not(states[number], seat, act) is None
                rules.step(states[number], seat, act, streams[number], None)
        vector.step(acts)
        total += vector.rewards
    assert total.tolist() == [list(rules.result(state).scores) for state in states]


CHECKS: tuple[Callable[[str, int], None], ...] = (seat_env, aec, parallel, vectors, independent)


def run(check: Callable[[str, int], None], key: str, seats: int) -> None:
    """Run one check with warnings as errors, and without what it prints. Raises what it raises."""
    with warnings.catch_warnings(), contextlib.redirect_stdout(io.StringIO()):
        warnings.simplefilter("error")
        check(key, seats)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m vigneron.testing.conformance", description=__doc__)
    parser.add_argument("--games", nargs="+", default=registry.games(), metavar="KEY")
    parser.add_argument("--returns", type=int, default=0, help="games whose returns are compared, per game")
    asked = parser.parse_args(arguments)
    failed = 0
    for key in asked.games:
        for seats in registry.load(key).seats:
            share = -(-asked.returns // len(registry.load(key).seats))  # rounded up
            checks: dict[str, Callable[[str, int], None]] = {check.__name__: check for check in CHECKS}
            if share:
                checks[f"returns of {share} games"] = partial(returns, games=share)
            said = []
            for name, check in checks.items():
                try:
                    run(check, key, seats)
                    said.append(f"{name} passed")
                except Exception as error:  # a check may raise anything
                    failed += 1
                    said.append(f"{name} FAILED ({type(error).__name__}: {error})")
            print(f"{key}, {seats} seats: {', '.join(said)}", flush=True)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
