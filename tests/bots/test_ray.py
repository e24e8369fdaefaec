"""The arena on a local Ray of two workers. Runs in the step `ray` of ./check, which brings Ray."""

from __future__ import annotations

import os
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from vigneron.bots.arena import Arena, here, run
from vigneron.core.game import View
from vigneron.core.registry import games

MEETING = "VIGNERON_TEST_MEETING"


class Together:
    """Takes anything, but where a folder is named for it, not before two processes have come there."""

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
    from vigneron.bots.cluster import on_ray  # another test sees that nobody loads it unasked

    arena = Arena(games()[0], ("apprentice", f"{__name__}:Together"), 2, 2)
    alone = run(arena, tmp_path / "here", partial(here, processes=1))
    meeting = tmp_path / "meeting"
    meeting.mkdir()
    monkeypatch.setenv(MEETING, str(meeting))
    assert run(arena, tmp_path / "ray", partial(on_ray, "local", 2)) == alone
    assert {str(os.getpid())}.isdisjoint(path.name for path in meeting.iterdir())
