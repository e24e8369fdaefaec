"""The time of the houses in this process, which stands still until a test lets some of it pass."""

from __future__ import annotations

import asyncio
import time

import pytest

from tests.patience import HANG
from vigneron.server.http import bot_api
from vigneron.server.platform import rate_limits
from vigneron.server.storage import database_clock
from vigneron.server.table import absence, presence
from vigneron.server.table_registry import lease_keeper


class Standing:
    """What these modules ask instead of the machine.

    A test may take as long as it likes: clocks, questions, due times, who is missed and how often somebody
    may do something see nothing of it.
    """

    def __init__(self) -> None:
        self._at, self._date = time.monotonic(), time.time()

    def monotonic(self) -> float:
        return self._at

    def time(self) -> float:
        return self._date


@pytest.fixture(autouse=True)
def standing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let time at every house of this process stand still."""
    clock = Standing()
    for module in (database_clock, lease_keeper, rate_limits, presence):
        monkeypatch.setattr(module, "time", clock)
    monkeypatch.setattr(absence, "monotonic", clock.monotonic)
    monkeypatch.setattr(bot_api, "timeout", _longest)


def _longest(seconds: float) -> asyncio.Timeout:
    """Let a program that waits for long wait until it is told something."""
    return asyncio.timeout(HANG if seconds >= 1 else seconds)
