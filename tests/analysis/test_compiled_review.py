"""Compiled and interpreted rules give equal figures in a review.

The plies are reviewed in two processes, one of which uses no compiled module, with the same few samples."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import cast

import pytest

from vigneron._compiled.build import build
from vigneron._compiled.finder import CORE, units

pytestmark = [pytest.mark.compiled, pytest.mark.timeout(900)]
GAMES = Path(__file__).parents[1] / "games"
PLIES = 3
"""The first plies that are reviewed: the set-up, and acts that are not forced."""
PROGRAM = """
import json, sys
from dataclasses import asdict
from pathlib import Path
from vigneron._compiled.finder import why
from vigneron.analysis import plies
from vigneron.analysis.analyse import analyse
from vigneron.core.journal import read
from vigneron.core.snapshot import Snapshot
from vigneron.evaluation import luck
from vigneron.evaluation.evaluator import Evaluator

luck.LEAST = luck.EXACT = plies.LEAST_SAMPLES = 4
fold = plies.opened(Path(sys.argv[1]).read_text())
evaluator = Evaluator(fold.game, fold.rules, 1)
print(why(fold.game.key) == "built")
header = read(Path(sys.argv[1]).read_text()).header
at = int(sys.argv[2])
position = Snapshot(fold.game, fold.setup, fold.rules, fold.states[at], header.data, at)
[*_, analysed] = analyse(position, samples=2, data=header.override)
print(json.dumps({**analysed.json(), "seconds": 0, "compiled": None}))
print(json.dumps([asdict(plies.review_ply(fold, evaluator, ply, 0.05)) for ply in range(int(sys.argv[2]))]))
"""


@pytest.fixture(scope="module")
def folder() -> Path:
    into = Path(sys.prefix) / "vigneron-law-15"
    assert build(into, quick=True)["failed"] == {}
    return into


def reviewed(
    journal: Path, setting: dict[str, str]
) -> tuple[bool, dict[str, object], list[dict[str, object]]]:
    """Return whether the rules ran compiled, an analysis, and the reviews of the first plies."""
    program = [sys.executable, "-c", PROGRAM, str(journal), str(PLIES)]
    told = subprocess.run(program, env=os.environ | setting, check=True, capture_output=True, text=True)
    compiled, analysis, plies = told.stdout.splitlines()
    return compiled == "True", json.loads(analysis), json.loads(plies)


@pytest.mark.parametrize("name", sorted(units().keys() - {CORE}))
def test_compiled_and_interpreted_reviews_have_equal_figures(name: str, folder: Path) -> None:
    """Law 15: the same advantages, losses, luck, values, chances, reasons and lines. In an analysis, a search
    proposes acts too."""
    journal = min((GAMES / name / "golden").glob("*.jsonl"), key=lambda path: path.stat().st_size)
    compiled, quickly, fast = reviewed(journal, {"VIGNERON_COMPILED": str(folder)})
    pure, slowly, slow = reviewed(journal, {"VIGNERON_PURE": "1"})
    assert compiled
    assert not pure
    assert fast == slow
    assert quickly == slowly
    assert len(cast("list[object]", quickly["lines"])) > 1
    assert len(fast) == PLIES
    assert any(ply["value"] != fast[0]["value"] for ply in fast)
