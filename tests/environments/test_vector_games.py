"""Many games in one call: rewards, endings, buffers, and what is refused."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from vigneron.core import registry
from vigneron.core.rewards import REWARDS, rewards
from vigneron.environments.modes import LOST
from vigneron.environments.table import BadOption
from vigneron.environments.vector_games import VectorGames
from vigneron.testing import conformance

QUICK = "_three_rows"
"""A small game for 1 to 4 players."""


def play(games: VectorGames) -> np.ndarray[Any, Any]:
    """Play all games to their ends with random acts; return the sums of their rewards."""
    total = np.zeros_like(games.rewards)
    while not games.terminations.all():
        games.step(games.random_actions())
        total += games.rewards
    return total


@pytest.mark.parametrize("key", [*registry.games(), QUICK])
def test_returns_are_those_of_the_rules(key: str) -> None:
    """The same draws and acts through the contract give the same scores; acts are numbers of the mask."""
    conformance.returns(key, 2, 3)


@pytest.mark.parametrize("reward", ["score", "margin"])
def test_rewards_by_ply_add_up_to_those_at_the_end(reward: str) -> None:
    ends = [
        play(VectorGames(QUICK, 8, seats=3, seed=2, autoreset="disabled", reward=reward, reward_at=when))
        for when in ("end", "ply")
    ]
    assert np.array_equal(ends[0], ends[1])
    assert ends[0].any()


def test_rewards_are_what_they_say() -> None:
    """Margins are to the best other seat; wins add up to 1; places go from 1 to 0 and have the same mean."""
    tables = {
        reward: VectorGames(QUICK, 24, seats=3, seed=4, autoreset="disabled", reward=reward)
        for reward in REWARDS
    }
    found = {reward: play(games) for reward, games in tables.items()}
    for reward, games in tables.items():
        results = map(games.table.rules.result, games.stepper.states)
        assert np.allclose(found[reward], [rewards(reward, result) for result in results])
    for score, margin, win, place in zip(*found.values(), strict=True):
        others = [max(np.delete(score, seat)) for seat in range(3)]
        assert np.array_equal(margin, score - others)
        assert win.sum() == pytest.approx(1)
        assert place.sum() == pytest.approx(1.5)
        assert (win > 0).tolist() == (place == place.max()).tolist()


def test_an_illegal_act_ends_the_game_with_a_loss() -> None:
    for reward, own, other in (("score", LOST, None), ("margin", None, None), ("win", 0, 1), ("place", 0, 1)):
        games = VectorGames(QUICK, 2, seats=2, autoreset="disabled", reward=reward)
        acts = games.random_actions().copy()
        acts[0] = games.acts  # no such act
        seat = games.turns[0]
        games.step(acts)
        assert games.terminations.tolist() == [True, False]
        mine, yours = games.rewards[0][seat], games.rewards[0][1 - seat]
        assert own is None or mine == own
        assert other is None or yours == other
        assert mine < yours
        assert games.rewards[1].tolist() == [0, 0]


def test_an_illegal_act_may_be_an_error_or_a_random_act() -> None:
    games = VectorGames(QUICK, 3, seats=2, illegal="raise")
    acts = games.random_actions().copy()
    acts[2] = -5
    before = [array.copy() for array in games.buffers.values()]
    with pytest.raises(ValueError, match=r"game 2: seat 0 may not do act -5 now"):
        games.step(acts)
    assert all(np.array_equal(one, two) for one, two in zip(before, games.buffers.values(), strict=True))
    games = VectorGames(QUICK, 3, seats=2, illegal="random", autoreset="disabled")
    while not games.terminations.all():
        games.step(np.array([-1, 2**40, 10_000]))
    assert (games.rewards > LOST).all()


def test_a_caller_who_changes_the_masks_cannot_cheat() -> None:
    """Masks are written for the caller; what is legal is known without them."""
    for key in registry.games():
        games = VectorGames(key, 1, seats=2, autoreset="disabled")
        illegal = int(np.flatnonzero(games.masks[0] == 0)[0])
        games.masks[:] = True
        games.step(np.array([illegal]))
        assert games.terminations[0]


def test_games_begin_anew_as_the_mode_says() -> None:
    for mode in ("next_step", "same_step", "disabled"):
        games = VectorGames(QUICK, 1, seats=1, seat=0, seed=7, autoreset=mode)
        first = games.observations.copy()
        while not games.terminations[0]:
            last = games.random_actions().copy()
            games.step(last)
        final = games.observations.copy()
        if mode == "same_step":
            assert games.turns[0] == 0
            assert games.final_observations is not None
            assert not np.array_equal(games.final_observations, final)
        else:
            assert games.turns[0] == -1
            assert games.masks.all()
        games.step(games.random_actions())
        if mode == "disabled":
            assert games.terminations[0]
            assert games.rewards[0] == 0
            assert np.array_equal(games.observations, final)
            games.reset(only=np.array([True]))
        if mode != "same_step":
            assert not games.terminations[0]
            assert games.turns[0] == 0
        games.reset(seed=7)
        assert np.array_equal(games.observations, first)


def test_buffers_of_the_caller_are_used() -> None:
    own: dict[str, np.ndarray[Any, Any]] = {
        "observations": np.zeros((4, VectorGames(QUICK, 1, seats=2).observation_size), np.int16),
        "masks": np.zeros((4, VectorGames(QUICK, 1, seats=2).acts), np.int8),
        "rewards": np.zeros((4, 2), np.float32),
        "terminations": np.zeros(4, np.uint8),
    }
    games = VectorGames(QUICK, 4, seats=2, buffers=own, autoreset="disabled")
    twin = VectorGames(QUICK, 4, seats=2, autoreset="disabled")
    for _ in range(9):
        acts = twin.random_actions().copy()
        games.step(acts)
        twin.step(acts)
        for name, array in own.items():
            assert games.buffers[name] is array
            assert np.array_equal(array, twin.buffers[name])


@pytest.mark.parametrize(
    ("name", "array", "why"),
    [
        ("masks", np.zeros((4, 5), np.int8), "shape"),
        ("rewards", np.zeros((4, 2)), "float32"),
        ("terminations", np.zeros(8, bool)[::2], "not contiguous"),
        ("turns", [0, 0, 0, 0], "found list"),
        ("observation", np.zeros(4), "there is no 'observation'"),
        ("final_observations", np.zeros(4), "there is no"),
    ],
)
def test_a_buffer_that_does_not_fit_is_refused(name: str, array: Any, why: str) -> None:
    """Nothing is written then, also to the buffers that would fit."""
    good = np.full(4, 77, np.int8)
    with pytest.raises(BadOption, match=why):
        VectorGames(QUICK, 4, seats=2, buffers={"truncations": good, name: array})
    assert (good == 77).all()
    fixed = np.zeros(4, np.int8)
    fixed.flags.writeable = False
    with pytest.raises(BadOption, match="not writable"):
        VectorGames(QUICK, 4, seats=2, buffers={"truncations": fixed})


def test_actions_that_do_not_fit_are_refused() -> None:
    games = VectorGames(QUICK, 2, seats=2)
    before = games.observations.copy()
    for wrong in (np.zeros(3, np.int64), np.zeros(2), np.zeros((2, 1), np.int64), [0], [0.5, 1.0]):
        with pytest.raises(BadOption, match="actions: expected 2 integers"):
            games.step(wrong)
    with pytest.raises(BadOption, match="only: expected"):
        games.reset(only=np.zeros(3, bool))
    assert np.array_equal(games.observations, before)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"key": "burgundy"}, "no game 'burgundy'; did you mean 'burgundy_dice'"),
        ({"seats": 9}, "seats: expected 1 to 5, found 9"),
        ({"seats": "two"}, "seats: expected 1 to 5, found 'two'"),
        ({"sheet": "Z"}, "sheet: expected A, B"),
        ({"shet": "A"}, "there is no option 'shet': burgundy_dice has sheet"),
        ({"reward": "points"}, "reward: expected score, margin, win or place, found 'points'"),
        ({"reward": "win"}, "'win' needs at least two seats"),
        ({"reward": "win", "seats": 2, "reward_at": "ply"}, "'win' is paid at the end only"),
        ({"reward_at": "turn"}, "reward_at: expected end or ply"),
        ({"illegal": "ignore"}, "illegal: expected lose, raise or random"),
        ({"autoreset": "never"}, "autoreset: expected"),
        ({"games": 0}, "games: expected at least 1"),
        ({"seat": 1}, "seat: expected 0 to 0, found 1"),
        ({"seats": 3, "seat": 0, "opponents": ["greedy"]}, "opponents: expected 2 names, found 1"),
        ({"seats": 2, "seat": 0, "opponents": "gredy"}, "no bot 'gredy': did you mean 'greedy'"),
        ({"variant": "solo", "seats": 2}, "solo_is_for_one"),
    ],
)
def test_what_is_wrong_with_options_is_said(options: dict[str, Any], why: str) -> None:
    with pytest.raises((BadOption, registry.UnknownGame)) as caught:
        VectorGames(**{"key": "burgundy_dice", "games": 2, **options})
    assert why in str(caught.value)
    assert "\n" not in str(caught.value)


def test_opponents_play_the_other_seats() -> None:
    """Random ones in compiled code, and bots by name; the learner is asked at its own turns only."""
    scores = {}
    for opponents in ("random", "greedy"):
        games = VectorGames(
            QUICK, 12, seats=3, seat=1, opponents=opponents, reward="margin", autoreset="disabled", seed=3
        )
        assert (games.turns == 1).all()
        assert games.rewards.shape == (12,)
        scores[opponents] = play(games).mean()
    assert scores["greedy"] < scores["random"]


_DIGEST = """
import hashlib
import numpy as np
from vigneron.core import registry
from vigneron.environments.vector_games import VectorGames

found = hashlib.sha256()
for key in registry.games():
    games = VectorGames(key, 3, seats=2, seed=11, autoreset="same_step", reward_at="ply")
    for _ in range(40):
        games.step(games.random_actions())
        for array in games.buffers.values():
            found.update(array.tobytes())
print(found.hexdigest())
"""
DIGEST = "4441d22e60c1e8962c25867bcd1cfba3d19f2d056e66279486a8217afd3da591"


def test_a_seed_gives_the_same_games_everywhere() -> None:
    """In every process, on every machine, compiled or not."""
    done = subprocess.run([sys.executable, "-c", _DIGEST], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == DIGEST
