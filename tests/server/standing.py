"""A manual clock for the servers in this process: time stands still until a test advances it."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.patience import HANG
from vigneron.server.http import bot_api
from vigneron.server.platform import rate_limits
from vigneron.server.storage import database_clock
from vigneron.server.table import absence, presence
from vigneron.server.table_registry import maintenance


class FrozenClocks:
    """Replaces the clocks that these modules read.

    A test may take as long as it likes: clocks, motions, due times, absences and rate limits do not notice.
    """

    def __init__(self) -> None:
        self._at, self._date = time.monotonic(), time.time()

    def monotonic(self) -> float:
        return self._at

    def time(self) -> float:
        return self._date


@pytest.fixture(autouse=True)
def standing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make time stand still for every server of this process."""
    clock = FrozenClocks()
    for module in (database_clock, maintenance, rate_limits, presence):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(absence, "monotonic", clock.monotonic)
    monkeypatch.setattr(bot_api, "timeout", _longest)


def _longest(seconds: float) -> asyncio.Timeout:
    """Make a program's long wait last until it gets news."""
    return asyncio.timeout(HANG if seconds >= 1 else seconds)
