"""Compiles the rules while a wheel is built, if Cython and a C compiler are there; if not, it is pure Python.

With VIGNERON_PURE=1 in the environment it is pure Python wherever it is built.

All else stands in pyproject.toml. An editable installation is never compiled here, since its source may
change: there `python -m vigneron._compiled.build` compiles, and what is stale is not used.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from setuptools import Distribution, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

SECONDS = 1800
"""How long an installation compiles, unless VIGNERON_COMPILE_SECONDS says it; the next one goes on."""
ROOT = Path(__file__).resolve().parent


def compiler(*arguments: str) -> int:
    """Run `python -m vigneron._compiled.build` on this source; return its status, 2 whatever goes wrong."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "VIGNERON_PURE": "1"}
    command = [sys.executable, "-m", "vigneron._compiled.build", "--portable", *arguments]
    limit = float(os.environ.get("VIGNERON_COMPILE_SECONDS") or SECONDS)
    if "--into" in arguments:  # it stops by itself, so that what is done counts
        command += ["--seconds", str(limit)]
    try:
        return subprocess.run(command, env=env, cwd=ROOT, check=False, timeout=limit + 120).returncode
    except (OSError, subprocess.SubprocessError) as error:
        print(f"the rules are not compiled: {error}", file=sys.stderr)
        return 2


class FreshSource(build_py):
    """Begins without what an earlier version left in `build`: what is gone must not come back.

    Compiled rules stay there: those whose source is the same need not be compiled again."""

    def run(self) -> None:
        for path in (Path(self.build_lib) / "vigneron").glob("*"):
            if path.is_file():
                path.unlink()
            elif path.name != "compiled":
                shutil.rmtree(path)
        super().run()


class CompileRules(build_ext):
    """Takes the place of setuptools' own, which ends the installation when something does not compile."""

    def run(self) -> None:
        compiler("--into", str(Path(self.build_lib) / "vigneron" / "compiled"))

    def get_outputs(self) -> list[str]:
        return [
            str(path)
            for path in (Path(self.build_lib) / "vigneron" / "compiled").rglob("*")
            if path.is_file()
        ]

    def get_source_files(self) -> list[str]:
        return []


class Mixed(Distribution):
    """With a C compiler the wheel is for this Python and machine, without for all."""

    def has_ext_modules(self) -> bool:
        return COMPILES


ASKED = bool({"bdist_wheel", "build", "install"} & set(sys.argv)) and not os.environ.get("VIGNERON_PURE")
COMPILES = ASKED and compiler("--can") == 0
commands: dict[str, Any] = {"build_py": FreshSource, "build_ext": CompileRules}
setup(distclass=Mixed, cmdclass=commands)
