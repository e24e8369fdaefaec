"""The benchmark scripts run."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.patience import HANG
from vigneron.core.registry import game, games
from vigneron.games.burgundy_dice.ai import weights

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def work(script: Callable[[str], Any]) -> Any:
    return script("work")


@pytest.mark.parametrize("key", games())
@pytest.mark.parametrize("kind", ["playout", "call", "acts", "copy", "legal", "apply"])
def test_rules_are_measured(work: Any, key: str, kind: str) -> None:
    told = work.ours(key, kind, 2)(0.001)
    assert told["rate"] > 0
    assert ("games/s" in told) == (kind in ("playout", "call", "acts"))


@pytest.mark.parametrize("insight", [False, True])
def test_search_is_measured(work: Any, insight: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(work, "OUR_SIMULATIONS", 4)
    told = work.our_search(games()[0], 2, insight)(0.001)
    assert told["rate"] > 0
    assert ("plies/s" in told) == (not insight)


def test_a_median_of_ratios_has_an_interval(script: Callable[[str], Any]) -> None:
    """Order statistics: of 21 ratios the 7th from either side; of few, the extremes."""
    before = script("before")
    assert before.interval([i / 10 for i in range(21)]) == (0.6, 1.4)
    assert before.interval([3.0, 1.0, 2.0]) == (1.0, 3.0)


def test_what_fails_is_told_and_ends_nothing() -> None:
    asked = '{"work": "ours", "arguments": ["chess", "playout", 2], "seconds": 0.001}\n'
    done = subprocess.run(
        [sys.executable, str(BENCH / "work.py")], input=2 * asked, capture_output=True, text=True, check=True
    )
    assert done.stdout.count('{"failed": "') == 2


def test_what_a_sheet_is_worth_can_be_learned_anew() -> None:
    written = Path(weights.__file__).read_text(encoding="utf-8")
    sizes = ("--games", "11", "--rounds", "1", "--trial", "2", "--processes", "1")
    command = [sys.executable, str(BENCH / "burgundy_value.py"), *sizes]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=HANG).stdout
    assert "round 1: written value off by" in said
    assert "greedy on sheet A, 2 games" in said
    assert Path(weights.__file__).read_text(encoding="utf-8") == written


@pytest.mark.parametrize("key", [key for key in games() if hasattr(game(key).insight, "features")])
def test_what_a_position_is_worth_can_be_learned_anew(key: str) -> None:
    place = Path(weights.__file__).parents[2] / key / "ai" / "weights.py"
    written = place.read_text(encoding="utf-8")
    sizes = ("--games", "2", "--rounds", "1", "--iterations", "2", "--trial", "2", "--processes", "1")
    command = [sys.executable, str(BENCH / "learned_value.py"), key, *sizes]
    said = subprocess.run(command, capture_output=True, text=True, check=True, timeout=240).stdout
    assert "round 1: written value off by" in said
    assert "learned against written, 4 games of two" in said
    assert place.read_text(encoding="utf-8") == written


def test_the_weights_of_the_reference_policy_can_be_fitted_anew(
    script: Callable[[str], Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    fitting = script("reference_weights")
    place = tmp_path / "weights.py"
    monkeypatch.setattr(fitting.reference_weights, "__file__", str(place))
    sizes = ("--games", "11", "--rounds", "1", "--trial", "2", "--processes", "1")
    said = subprocess.run(
        [sys.executable, str(BENCH / "reference_weights.py"), *sizes],
        capture_output=True,
        text=True,
        check=True,
        timeout=HANG,
    ).stdout
    assert "round 1: written value off by" in said
    assert "on other deals, it leads by" in said
    features, targets = fitting.samples((), 1)
    assert features.shape == (len(targets), sum(map(len, fitting.WEIGHTS)))
    fitting.write(Namespace(games=1, rounds=1, seed=1, trial=2), [[0.5, -1.0]], ["round 1"])
    made: dict[str, Any] = {}
    exec(place.read_text(encoding="utf-8"), made)
    assert made["WEIGHTS"] == ((0.5, -1.0),)


def test_figures_of_a_busy_machine_are_called_so(
    script: Callable[[str], Any], capsys: pytest.CaptureFixture[str]
) -> None:
    idle = script("idle")
    falling, slept = iter([3.0, 1.7, 0.9]), list[float]()
    assert idle.wait_for_idle(60, lambda: next(falling), slept.append) == 0.9
    assert len(slept) == 2
    assert idle.check_rounds([1.2, 1.9]) == 1.9
    assert "WARNING" not in capsys.readouterr().err
    slept.clear()
    assert idle.wait_for_idle(12, lambda: 3.0, slept.append) == 3.0
    assert sum(slept) == 12
    assert "load 3.00 at the start\nWARNING" in capsys.readouterr().err
    assert idle.check_rounds([1.2, 2.6]) == 2.6
    assert "WARNING: others keep the machine busy (load 1.60)" in capsys.readouterr().err
    assert idle.wait_for_idle(60, lambda: None, slept.append) is None
