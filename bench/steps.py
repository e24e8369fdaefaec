"""The work that `environments.py` measures, in a process of the Python that has the packages (see `work`).

Every program plays at random. Times are processor times."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any

from work import Work, catanatron, serve

GAMES = 256
"""How many games are stepped together."""
OPEN_SPIEL_GAMES = 16
SCAN = 100
"""How many steps pgx does in one call."""


def playout(key: str, seats: int) -> Work:
    """Measure acts per second of compiled playouts, with one call per game."""
    from vigneron.core.registry import game as find_game
    from vigneron.devtools.speed import Subject

    subject = Subject(find_game(key), seats)
    return lambda seconds: {"rate": subject.rate("playout", seconds)[0]}


def vector(key: str, seats: int) -> Work:
    """Measure steps per second of `VectorGames`; `with choice` counts the choice of random acts too."""
    from vigneron.environments.vector_games import VectorGames

    games = VectorGames(key, GAMES, seats=seats)

    def work(seconds: float) -> dict[str, float]:
        steps, stepping, begun = 0, 0.0, process_time()
        while (spent := process_time() - begun) < seconds:
            for _ in range(8):
                acts = games.random_actions()
                before = process_time()
                games.step(acts)
                stepping += process_time() - before
                steps += GAMES
        return {"rate": steps / stepping, "with choice/s": steps / spent}

    return work


def memory(key: str, seats: int) -> Work:
    """Measure bytes per game beside the buffers, of 4,096 games in the middle; the rate is bytes."""
    import gc
    import tracemalloc

    from vigneron.environments.vector_games import VectorGames

    def work(seconds: float) -> dict[str, float]:
        VectorGames(key, 1, seats=seats)  # so that what all tables share is there
        gc.collect()
        tracemalloc.start()
        games = VectorGames(key, 4096, seats=seats)
        for _ in range(40):
            games.step(games.random_actions())
        gc.collect()
        used = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return {"rate": (used - sum(array.nbytes for array in games.buffers.values())) / 4096}

    return work


def _aec(make: Callable[[], Any], mask: Callable[[Any, Any], Any]) -> Work:
    """Measure steps per second of a PettingZoo environment.

    Resets, choices of acts and the reading of the clock are not counted."""
    import numpy as np

    env, random = make(), np.random.default_rng(1)
    begun = process_time()
    for _ in range(20_000):
        process_time()
    clock = (process_time() - begun) / 20_000

    def work(seconds: float) -> dict[str, float]:
        steps, stepping, begun = 0, 0.0, process_time()
        while process_time() - begun < seconds:
            env.reset(seed=steps)
            while env.agents:
                before = process_time()
                seen, _, ended, cut, info = env.last()
                stepping += process_time() - before
                act = None if ended or cut else int(random.choice(np.flatnonzero(mask(seen, info))))
                before = process_time()
                env.step(act)
                stepping += process_time() - before
                stepping -= 2 * clock
                steps += act is not None
        return {"rate": steps / stepping}

    return work


def aec(key: str, seats: int) -> Work:
    """Measure our environment for PettingZoo."""
    from vigneron import environments

    return _aec(lambda: environments.aec(key, seats=seats), lambda seen, info: info["action_mask"])


def tictactoe() -> Work:
    """Measure PettingZoo's own tic-tac-toe, without wrappers."""
    from pettingzoo.classic.tictactoe.tictactoe import raw_env  # type: ignore[import-untyped]

    return _aec(raw_env, lambda seen, info: seen["action_mask"])


def open_spiel() -> Work:
    """Measure steps per second of OpenSpiel's SyncVectorEnv of backgammon."""
    from random import Random

    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.rl_environment import Environment
    from open_spiel.python.vector_env import SyncVectorEnv

    env = SyncVectorEnv([Environment("backgammon") for _ in range(OPEN_SPIEL_GAMES)])
    random, times = Random(1), env.reset()

    def work(seconds: float) -> dict[str, float]:
        nonlocal times
        steps, stepping, begun = 0, 0.0, process_time()
        while process_time() - begun < seconds:
            acts = [
                StepOutput(
                    random.choice(time.observations["legal_actions"][time.current_player()] or [0]), None
                )
                for time in times
            ]
            before = process_time()
            times, *_ = env.step(acts, reset_if_done=True)
            stepping += process_time() - before
            steps += OPEN_SPIEL_GAMES
        return {"rate": steps / stepping}

    return work


def pgx(name: str) -> Work:
    """Measure steps per second of a game of pgx on this processor, in one compiled scan."""
    import jax  # type: ignore[import-not-found]
    import pgx  # type: ignore[import-not-found]

    env = pgx.make(name)
    begin, step = jax.vmap(env.init), jax.vmap(env.step)

    def advance(carried: Any, key: Any) -> Any:
        state = carried
        first, second = jax.random.split(key)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        acts = jax.random.categorical(first, logits)
        after = step(state, acts, jax.random.split(second, GAMES))
        fresh = begin(jax.random.split(second, GAMES))

        def choose(new: Any, old: Any) -> Any:
            over = after.terminated.reshape(-1, *([1] * (old.ndim - 1)))
            return jax.numpy.where(over, new, old)

        return jax.tree_util.tree_map(choose, fresh, after), None

    many = jax.jit(lambda state, keys: jax.lax.scan(advance, state, keys)[0])
    state = begin(jax.random.split(jax.random.PRNGKey(1), GAMES))
    state = jax.block_until_ready(many(state, jax.random.split(jax.random.PRNGKey(2), SCAN)))

    def work(seconds: float) -> dict[str, float]:
        nonlocal state
        steps, begun = 0, process_time()
        while (spent := process_time() - begun) < seconds:
            state = jax.block_until_ready(many(state, jax.random.split(jax.random.PRNGKey(steps), SCAN)))
            steps += SCAN * GAMES
        return {"rate": steps / spent}

    return work


if __name__ == "__main__":
    serve(
        {
            "aec": aec,
            "catanatron": catanatron,
            "memory": memory,
            "open_spiel": open_spiel,
            "pgx": pgx,
            "playout": playout,
            "tictactoe": tictactoe,
            "vector": vector,
        }
    )
