"""The benchmark's loop in C plays by the rules."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize("seats", [2, 4])
def test_the_loop_in_c_plays_the_same_games(seats: int, script: Callable[[str], Any], tmp_path: Path) -> None:
    """From one seed the same acts, turns and points as by the rules."""
    yardstick = script("native.yardstick")
    assert yardstick.check(yardstick.compile_native(tmp_path, seats), seats) is None
