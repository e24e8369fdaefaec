"""The measure of thinking times."""

from __future__ import annotations

import json

import pytest

from vigneron.bots.arena.latency import main, summed
from vigneron.core.registry import games


def test_percentiles_by_hand() -> None:
    told = summed([0.1] * 98 + [0.5, 2.0], 3, 1.0)
    assert (told["p50"], told["p99"], told["max"], told["within"]) == (0.1, 2.0, 2.0, 0.99)
    assert told["mean"] == pytest.approx(0.123)


def test_only_choices_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([games()[0], "--bots", "random,random", "--answers", "5"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["answers"] == 5
    assert told["within"] == 1
