"""What installing does to the rules where there is a C compiler.

Only `native` has its types there, so that few modules are compiled; the way is the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled
ROOT = Path(__file__).parents[2]
_BUILD = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
_WHY = """
import vigneron.native.prng as quick
from vigneron._compiled.finder import why
print(why("core"), quick.__file__)
"""


def _left_out(folder: str, names: list[str]) -> list[str]:
    native = "native" in Path(folder).relative_to(ROOT).parts
    return [
        name
        for name in names
        if name in ("__pycache__", "compiled", "static") or (not native and name.endswith(".pxd"))
    ]


def source_of(folder: Path) -> Path:
    """Return a source tree as in a checkout, with leftovers of an earlier installation."""
    source = folder / "source"
    source.mkdir()
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    shutil.copytree(ROOT / "src" / "vigneron", source / "src" / "vigneron", ignore=_left_out)
    earlier = source / "build" / "lib" / "vigneron" / "games" / "gone"
    earlier.mkdir(parents=True)
    (earlier / "__init__.py").touch()
    return source


def wheel_of(folder: Path, environment: dict[str, str], source: Path | None = None) -> Path:
    """Build a wheel as pip does."""
    source, out = source or source_of(folder), folder / "out"
    done = subprocess.run(
        [sys.executable, "-c", _BUILD, str(out)],
        cwd=source,
        capture_output=True,
        text=True,
        env={**os.environ, **environment},
    )
    assert done.returncode == 0, done.stderr
    [wheel] = out.glob("*.whl")
    return wheel


def installed(wheel: Path, folder: Path) -> list[str]:
    """Return why the rules run compiled or not where this wheel is installed, and what is imported."""
    zipfile.ZipFile(wheel).extractall(folder / "site")
    clean = {key: value for key, value in os.environ.items() if not key.startswith("VIGNERON_")}
    done = subprocess.run(
        [sys.executable, "-c", _WHY],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**clean, "PYTHONPATH": str(folder / "site")},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


def said_by(folder: Path, *words: str) -> tuple[str, str]:
    """Return the output of an installed command."""
    own = ("VIGNERON_", "LC_", "LANG")
    clean = {key: value for key, value in os.environ.items() if not key.startswith(own)}
    done = subprocess.run(
        [sys.executable, "-m", "vigneron", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        env={**clean, "PYTHONPATH": str(folder / "site"), "XDG_CACHE_HOME": str(folder / "cache")},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def test_an_installation_that_had_no_time_says_so_once_and_the_next_one_goes_on(tmp_path: Path) -> None:
    """With a compiler and time, the wheel brings compiled rules."""
    source = source_of(tmp_path)
    wheel = wheel_of(tmp_path, {"VIGNERON_COMPILE_SECONDS": "0.01"}, source)
    assert installed(wheel, tmp_path)[0] == "stopped"
    words = ("match", "burgundy_dice", "--bots", "random", "--games", "1")
    out, err = said_by(tmp_path, *words)
    assert err.startswith("burgundy_dice runs as pure Python")
    assert "its compiler had no time left" in err
    assert err.count("\n") == 1
    assert said_by(tmp_path, *words) == (out, ""), "once"
    wheel.unlink()
    (tmp_path / "again").mkdir()
    wheel = wheel_of(tmp_path / "again", {}, source)
    assert "-none-any" not in wheel.name
    why, file = installed(wheel, tmp_path / "again")
    assert why == "built"
    assert file.startswith(str(tmp_path / "again" / "site" / "vigneron" / "compiled"))
