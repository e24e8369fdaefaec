"""A few workers compile the modules of all units, and what one cannot compile does not stop the others."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pytest

from vigneron._compiled import build as compiling
from vigneron._compiled.finder import CORE, TAG

pytestmark = pytest.mark.compiled
UNITS = {CORE: ["first"], "bad": ["second", "broken"], "good": ["third"]}
TYPES = "cpdef int twice(int number)\n"
SOURCE = "def twice(number: int) -> int:\n    return 2 * number\n"
BROKEN = "def twice(:\n"
SIMPLE = "#include <Python.h>\nPyMODINIT_FUNC PyInit_simple(void) { return NULL; }\n"


@pytest.fixture
def into(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for three units of small modules. One module of the second is no Python."""
    found: dict[str, list[Path]] = {}
    for unit, names in UNITS.items():
        for name in names:
            source = tmp_path / f"{name}.py"
            source.write_text(BROKEN if name == "broken" else SOURCE)
            source.with_suffix(".pxd").write_text(TYPES)
            found.setdefault(unit, []).append(source)
    monkeypatch.setattr(compiling, "units", lambda: found)
    monkeypatch.setattr(compiling, "source_hash", lambda unit: unit.ljust(12, "0"))
    monkeypatch.setattr(compiling, "module_name", lambda source: f"vigneron.{source.stem}")
    monkeypatch.setattr(compiling, "_try", lambda *_: None)
    return tmp_path / "into"


@pytest.fixture
def simple(tmp_path: Path) -> Path:
    """A module in C."""
    source = tmp_path / "simple.c"
    source.write_text(SIMPLE)
    return source


def test_a_unit_that_does_not_compile_does_not_stop_the_others(into: Path) -> None:
    """Its complaint is the compiler's."""
    manifest = compiling.build(into, quick=True)
    assert sorted(manifest["units"]) == [CORE, "good"]
    assert list(manifest["failed"]) == ["bad"]
    assert "broken.py:1:10: Expected" in manifest["failed"]["bad"]
    assert "left" not in manifest
    for row in manifest["units"].values():
        assert all((into / TAG / file).is_file() for file in row["modules"].values())


def test_the_complaint_of_the_c_compiler_is_told(tmp_path: Path) -> None:
    source = tmp_path / "broken.c"
    source.write_text("int f(\n")
    refused = pytest.raises(compiling.CannotCompile, match=r"broken\.c:1:.*error")
    with compiling._Programs() as programs, refused:
        compiling._build_extension(programs, "broken", source, [])


def test_workers_do_more_than_one_module_and_end_with_the_build(simple: Path) -> None:
    with compiling._Programs() as programs:
        compiling._build_extension(programs, "simple", simple, [])
        [worker] = programs._idle
        compiling._build_extension(programs, "simple", simple, [])
        assert programs._idle == [worker]
    assert worker.returncode is not None


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_worker_that_is_killed_fails_one_module_only(simple: Path) -> None:
    """As when a machine has too little memory: the next module gets a new worker."""
    with compiling._Programs() as programs:
        compiling._build_extension(programs, "simple", simple, [])
        [worker] = programs._idle
        os.kill(worker.pid, signal.SIGKILL)
        worker.wait()
        with pytest.raises(compiling.CannotCompile, match="the compiler ended with status -9"):
            compiling._build_extension(programs, "simple", simple, [])
        compiling._build_extension(programs, "simple", simple, [])
