"""The statistics of Dom Pierre games: what they count, and resuming an interrupted run."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.patience import HANG
from vigneron.core.registry import game

BENCH = Path(__file__).resolve().parents[2] / "bench"
KEY = "dom_pierre"


@pytest.fixture
def bench(script: Callable[[str], Any]) -> Any:
    return script("dom_pierre_table")


def printed(*arguments: str) -> str:
    command = [sys.executable, str(BENCH / "dom_pierre_table.py"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=True, timeout=HANG).stdout


def test_what_a_game_told_adds_up(bench: Any) -> None:
    """Every turn moves a disc; sold VP are those of the score."""
    row = bench.play(bench.Trial(KEY, "greedy", 3, "1", "standard"), 4)
    turns = sum(row["performed"].values()) + sum(row["laid_off"].values())
    assert turns == 3 * row["rounds"]
    assert max(row["scores"]) == row["scores"][row["winner"]] == sum(row["parts"].values())
    assert sum(row["sales"].values()) > 0
    assert sum(row["value"].values()) == sum(
        sum(row[part].values()) for part in ("tile", "card", "road", "added")
    )
    assert sum(row["kept"].values()) == row["performed"]["goals"]
    for key, times in row["kept"].items():
        assert times <= row["could"][key]
        assert row["shown"][key] == 1
    assert sum(row["could"].values()) >= 5 * row["performed"]["goals"]
    assert set(row["goal_vp"]) <= set(row["scored"]) <= set(row["kept"])


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """A line that was cut off is played again; the file then holds every game once."""
    common = ("--bot", "greedy", "--processes", "1")
    whole, stopped = tmp_path / "whole", tmp_path / "stopped"
    told = printed(*common, "--games", "3", "--out", str(whole))
    lines = whole.read_text(encoding="utf-8").splitlines()
    assert len(lines) == 4
    stopped.write_text("\n".join(lines[:3]) + "\n" + lines[3][:50], encoding="utf-8")
    assert printed(*common, "--games", "3", "--out", str(stopped)) == told
    assert stopped.read_text(encoding="utf-8").splitlines() == lines
    assert told.splitlines()[-1][2] == "G"
    assert f"{2 * 3} games" in printed("--report", str(whole), str(stopped))


def test_games_of_another_box_are_not_mixed(bench: Any, tmp_path: Path) -> None:
    path, box = tmp_path / "games", tmp_path / "box"
    box.mkdir()
    text = (game(KEY).folder / "data" / "routes.toml").read_text(encoding="utf-8")
    (box / "routes.toml").write_text(re.sub(r"bonus = \[.*\]", "bonus = [2, 4, 6]", text), encoding="utf-8")
    plain = bench.Trial(KEY, "greedy", 2, "1", "quick")
    bench.Games(path, plain.header()).add(bench.play(plain, 0))
    assert list(bench.Games(path, plain.header()).rows) == [0]
    other = bench.Trial(KEY, "greedy", 2, "1", "quick", data=box)
    with pytest.raises(ValueError, match="another plan"):
        bench.Games(path, other.header())
    assert bench.play(other, 0)["road"] != bench.play(plain, 0)["road"]


def test_learned_values_of_a_candidate_are_used(bench: Any, tmp_path: Path) -> None:
    weights = tmp_path / "weights.json"
    weights.write_text(json.dumps([[0.0] * 6] * 108), encoding="utf-8")
    plan = bench.Trial(KEY, "greedy", 2, "1", "standard", weights=weights)
    found, insight = plan.made(), game(KEY).insight
    setup = found.setup(2)
    rules = found.rules(setup)
    state = rules.new(setup, bench.stream("1", 1))
    assert found.insight is not None
    assert insight is not None
    assert found.insight.value(rules, state) != insight.value(rules, state)
    assert plan.header()["weights"] != bench.Trial(KEY, "greedy", 2, "1", "standard").header()["weights"]


def test_figures_have_intervals_and_are_held_against_bars(bench: Any) -> None:
    """Errors of ratios are taken over games, so equal games have none."""
    even = bench.ratio([2.0, 4.0], [4.0, 8.0])
    assert (even.value, even.low, even.high) == (0.5, 0.5, 0.5)
    assert even.mark((0.4, 0.6)) == " "
    assert even.mark((0.6, 0.9)) == "!"
    uneven = bench.mean([1.0, 2.0, 3.0])
    assert uneven.value == 2.0
    assert uneven.high - uneven.value == pytest.approx(1.96 / 3**0.5)
    assert uneven.mark((2.1, 5.0)) == "?"
    assert uneven.mark((4.0, 5.0)) == "!"
