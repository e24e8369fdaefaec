"""The arena on a local Ray of two workers. Collected only where the extra `ray` is installed."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest

from vigneron.bots.arena import Arena, here, run
from vigneron.bots.cluster import on_ray
from vigneron.core.registry import games


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_arena(tmp_path: Path) -> None:
    arena = Arena(games()[0], ("random", "apprentice"), 2, 2)
    alone = run(arena, tmp_path / "here", partial(here, processes=1))
    assert run(arena, tmp_path / "ray", partial(on_ray, "local", 2)) == alone
