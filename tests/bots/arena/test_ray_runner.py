"""The arena on a local Ray of two workers. Runs in the step `ray` of ./check, which brings Ray."""

from __future__ import annotations

import os
import sys
import time
from functools import partial
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from vigneron.bots.arena.arena import Arena, here, missing, run
from vigneron.core.game import View
from vigneron.core.registry import games

MEETING = "VIGNERON_TEST_MEETING"


class Together:
    """Accepts any act; if a folder is given, waits until two processes have come there."""

    def __init__(self) -> None:
        if MEETING not in os.environ:
            return
        folder = Path(os.environ[MEETING])
        (folder / str(os.getpid())).touch()
        while len(list(folder.iterdir())) < 2:
            time.sleep(0.02)

    def choose(self, view: View[Any]) -> int:
        return view.legal[view.chance.draw([1] * len(view.legal), "any")]


@pytest.mark.ray
@pytest.mark.filterwarnings("ignore")
def test_two_workers_play_the_same_arena_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from vigneron.bots.arena.ray_runner import (
        on_ray,
    )  # another test checks that Ray is imported only on request

    arena = Arena(games()[0], ("apprentice", f"{__name__}:Together"), 2, 2)
    alone = run(arena, tmp_path / "here", partial(here, processes=1))
    meeting = tmp_path / "meeting"
    meeting.mkdir()
    monkeypatch.setenv(MEETING, str(meeting))
    assert run(arena, tmp_path / "ray", partial(on_ray, "local", 2)) == alone
    assert {str(os.getpid())}.isdisjoint(path.name for path in meeting.iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_worker_that_a_bot_ends_does_not_end_the_arena(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ray reports only that a worker crashed; the game is played again where its bot can be named."""
    from vigneron.bots.arena.ray_runner import on_ray

    class WorkerCrashedError(Exception):
        pass

    class CrashingGame:
        """Stands for a game that a worker plays; all workers crash in the first."""

        count = 0

        def __init__(self, play: Any, words: tuple[Any, ...]) -> None:
            CrashingGame.count += 1
            self.row = None if CrashingGame.count == 1 else play(*words)

    def get(game: CrashingGame) -> Any:
        if game.row is None:
            raise WorkerCrashedError
        return game.row

    ray: Any = ModuleType("ray")
    ray.exceptions = SimpleNamespace(WorkerCrashedError=WorkerCrashedError)
    ray.init = lambda **about: None
    ray.shutdown = lambda: None
    ray.cluster_resources = lambda: {"CPU": 1}
    ray.remote = lambda play: SimpleNamespace(remote=lambda *words: CrashingGame(play, words))
    ray.wait = lambda games: (games[:1], games[1:])
    ray.get = get
    monkeypatch.setitem(sys.modules, "ray", ray)
    dies = "tests.bots.failing:Dies"
    arena = Arena(games()[0], ("random", dies), 2, 1)
    tasks = [task for task in missing(arena, []) if task.line_up[0] == dies]
    (row,) = on_ray("local", 1, arena, tasks)
    assert row.failed is not None
    assert (row.failed["bot"], row.failed["seat"], row.places) == (dies, 0, (2, 1))
