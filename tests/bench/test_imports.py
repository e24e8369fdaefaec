"""Each benchmark starts: its imports exist, and none hides a library of the same name."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import HANG

BENCH = Path(__file__).resolve().parents[2] / "bench"
SCRIPTS = sorted(path.name for path in BENCH.glob("*.py"))


@pytest.mark.parametrize("name", SCRIPTS)
def test_no_script_hides_a_library(name: str) -> None:
    """`python bench/load.py` puts this folder first: its click.py was taken for the library."""
    code = f"import importlib.util; print(importlib.util.find_spec({name[:-3]!r}) is None)"
    told = subprocess.run([sys.executable, "-I", "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "True"


def test_every_script_can_be_imported() -> None:
    """All in one process, as `python bench/…` finds them: what they import is there."""
    code = (
        f"import sys, runpy; sys.path.insert(0, {str(BENCH)!r})\n"
        f"for name in {SCRIPTS!r}: runpy.run_path({str(BENCH)!r} + '/' + name, run_name=name)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=HANG)
    assert done.returncode == 0, done.stderr
