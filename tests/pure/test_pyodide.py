"""Plays each game on CPython compiled to WebAssembly, in the step `pyodide` of ./check."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.pure.rooms import HOUSE, module_of, pure_files
from vigneron.core.registry import games

_HERE = Path(__file__).parent
PROGRAM = _HERE / "whole_games.py"


@pytest.fixture(scope="module")
def node() -> list[str | Path]:
    """Return a function that runs a program with Pyodide and the wheels that `./check` installed."""
    if "VIGNERON_PYODIDE" not in os.environ:
        pytest.skip("VIGNERON_PYODIDE names no folder: ./check --step pyodide brings it")
    folders = os.environ["VIGNERON_PYODIDE"], os.environ["VIGNERON_PYODIDE_SITE"], HOUSE.parent
    return ["node", _HERE / "pyodide.js", *folders]


@pytest.mark.pyodide
def test_games_in_webassembly_are_the_same_byte_for_byte(node: list[str | Path]) -> None:
    """With all modules of the pure rooms imported, and without processes, sockets or databases."""
    program: list[str | Path] = [PROGRAM, *(module_of(path) for path in pure_files())]
    here = subprocess.Popen([sys.executable, *program], stdout=subprocess.PIPE, text=True)
    there = subprocess.run([*node, *program], capture_output=True, text=True, check=False)
    expected = here.communicate()[0]
    assert (here.returncode, there.returncode) == (0, 0), there.stderr
    played = json.loads(there.stdout)
    assert list(played) == games()
    assert all(len(game["journal"].splitlines()) > 20 for game in played.values())
    assert played == json.loads(expected)
