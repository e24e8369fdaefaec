"""The environments of Gymnasium and PettingZoo beyond their conformance tests."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

from vigneron import environments
from vigneron.core import registry
from vigneron.environments.seat_env import NotBegun
from vigneron.environments.table import BadOption

QUICK = "_three_rows"


def test_every_game_has_a_name_in_gymnasium() -> None:
    names = environments.register()
    assert names == environments.register()
    assert len(set(names)) == len(registry.games())
    assert "vigneron/BurgundyDice-v0" in names
    env = gymnasium.make("vigneron/BurgundyDice-v0", sheet="B", render_mode="ansi")
    env.reset(seed=1)
    text: Any = env.render()
    assert "sheet=B" in text
    vector = gymnasium.make_vec("vigneron/BurgundyDice-v0", num_envs=3, seats=2)
    rows, info = vector.reset(seed=1)
    assert rows.shape[0] == 3
    assert info["action_mask"].shape == (3, 853)
    env.close()
    vector.close()


def test_the_mask_is_in_info_and_on_request_in_the_observation() -> None:
    env = environments.solo(QUICK, seats=2, observation="dict")
    seen, info = env.reset(seed=3)
    assert np.array_equal(seen["action_mask"], info["action_mask"])
    assert np.array_equal(seen["action_mask"], env.action_masks())
    plain, _ = environments.solo(QUICK, seats=2).reset(seed=3)
    assert np.array_equal(plain, seen["observation"])
    with pytest.raises(BadOption, match="observation: expected array or dict"):
        environments.solo(QUICK, observation="list")


@pytest.mark.parametrize("make", [environments.solo, environments.vector_env, environments.aec])
def test_an_environment_is_reset_before_it_is_used(make: Any) -> None:
    """One sentence says so; `hasattr(env, "agents")`, which PettingZoo's wrappers ask, is False."""
    env = make(QUICK, **({"games": 2} if make is environments.vector_env else {}), seats=2)
    calls: list[Callable[[], Any]] = [lambda: env.step([0, 0] if make is environments.vector_env else 0)]
    if make is environments.aec:
        calls += [env.last, lambda: next(iter(env.agent_iter()))]
        assert not hasattr(env, "agents")
    for call in calls:
        with pytest.raises(NotBegun, match=r"^no game has begun: call reset\(\) first$"):
            call()
    env.reset(seed=1)
    env.step(env.action_space.sample() if make is environments.vector_env else 0)


def test_a_table_can_be_seen() -> None:
    """As SVG, as text, and as pixels; another mode is refused."""
    for mode in ("svg", "ansi", "rgb_array"):
        env = environments.solo("burgundy_dice", seats=2, render_mode=mode)
        env.reset(seed=1)
        table = environments.aec("burgundy_dice", seats=2, render_mode=mode)
        table.reset(seed=1)
        for shown in (env.render(), table.render()):
            if mode == "rgb_array":
                assert shown.shape == (720, 960, 3)
                assert shown.dtype == np.uint8
                assert shown.std() > 1
            else:
                assert ("<svg" in shown) == (mode == "svg")
                assert len(shown) > 100
    with pytest.raises(BadOption, match="render_mode: expected svg, ansi or rgb_array, found 'human'"):
        environments.solo("burgundy_dice", render_mode="human")


def test_pettingzoo_pays_what_the_rules_count() -> None:
    """The rewards of a game of three add up to the scores."""
    env = environments.aec(QUICK, seats=3, reward_at="ply")
    env.reset(seed=5)
    random, total = np.random.default_rng(1), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, over, _, info = env.last()
        total[agent] += reward
        env.step(None if over else int(random.choice(np.flatnonzero(info["action_mask"]))))
    state = env.games.stepper.states[0]
    assert tuple(total.values()) == env.table.rules.result(state).scores
    assert env.agents == []


def test_a_seat_that_waits_sees_the_table_and_may_do_nothing() -> None:
    env = environments.aec("grand_cru", seats=3, observation="dict")
    env.reset(seed=1)
    assert env.agent_selection == "seat_0"
    waiting = env.observe("seat_1")
    assert not waiting["action_mask"].any()
    assert waiting["observation"].any()
    assert env.observe("seat_0")["action_mask"].any()


@pytest.mark.parametrize("observation", ["array", "dict"])
def test_what_a_caller_keeps_is_not_written_again(observation: str) -> None:
    """Views of rows and masks, of all or of some; an array that nobody has is written again."""
    env = environments.aec(QUICK, seats=2, observation=observation)
    for every in (1, 3):
        env.reset(seed=4)
        kept: list[tuple[Any, Any]] = []
        for act, _ in enumerate(env.agent_iter()):
            seen, _, over, _, info = env.last()
            rows = [*(seen.values() if observation == "dict" else [seen]), info["action_mask"]]
            if act % every == 0:
                kept += [(row[1:], row[1:].copy()) for row in rows]
            number = None if over else int(np.flatnonzero(info["action_mask"])[-1])
            del seen, rows, info
            env.step(number)
        assert len(kept) > 10
        assert all(np.array_equal(row, copy) for row, copy in kept)
        assert not any(np.shares_memory(kept[0][0], row) for row, _ in kept[1:])
        kept.clear()
    env.reset(seed=4)
    seen = env.see(0)
    assert any(row is seen for row in env.rows.arrays)


def test_a_lists_of_seeds_and_empty_masks_are_refused() -> None:
    env = environments.vector_env(QUICK, 2, autoreset_mode=gymnasium.vector.AutoresetMode.DISABLED)
    with pytest.raises(BadOption, match="expected one number"):
        env.reset(seed=[1, 2])
    with pytest.raises(BadOption, match="at least one game"):
        env.reset(options={"reset_mask": np.zeros(2, bool)})
    with pytest.raises(BadOption, match="autoreset_mode: expected"):
        environments.vector_env(QUICK, 2, autoreset_mode="sometimes")


def test_the_name_of_an_environment_may_import_what_registers_it() -> None:
    """Gymnasium imports the module before the colon, so nothing has to be registered first."""
    program = """
import gymnasium
env = gymnasium.make("vigneron.environments.registered:vigneron/BurgundyDice-v0", seats=1)
print(env.reset(seed=1)[0].shape)
print(gymnasium.make_vec("vigneron/BurgundyDice-v0", num_envs=2).num_envs)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout.splitlines(), done.stderr) == (["(106,)", "2"], "")


def test_nothing_is_imported_before_it_is_needed() -> None:
    """`import vigneron.environments` works without numpy, and says what is missing in one sentence."""
    program = """
import sys
for name in ("numpy", "gymnasium", "pettingzoo"):
    sys.modules[name] = None
import vigneron.environments as environments
for make in (environments.solo, environments.aec):
    try:
        make("burgundy_dice")
    except ImportError as error:
        print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == [
        'gymnasium is not installed: pip install "vigneron[learn]"',
        'pettingzoo is not installed: pip install "vigneron[learn]"',
    ]
