"""Compile the rules while a wheel is built, if there are Cython and a C compiler; else it is pure.

With VIGNERON_PURE=1 in the environment the wheel is always pure Python.

Everything else is in pyproject.toml. An editable installation is never compiled here, since its source may
change: there, run `python -m vigneron._compiled.build`; stale compiled modules are not used.
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
"""For how long an installation compiles, unless VIGNERON_COMPILE_SECONDS is set; the next one continues."""
ROOT = Path(__file__).resolve().parent


def compiler(*arguments: str) -> int:
    """Run `python -m vigneron._compiled.build` here; return its exit status, 2 if it could not be run."""
    paths = [str(ROOT / "src"), *filter(None, [os.environ.get("PYTHONPATH")])]
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "VIGNERON_PURE": "1"}
    command = [sys.executable, "-m", "vigneron._compiled.build", "--portable", *arguments]
    limit = float(os.environ.get("VIGNERON_COMPILE_SECONDS") or SECONDS)
    if "--into" in arguments:  # the compiler stops by itself, and keeps its results
        command += ["--seconds", str(limit)]
    try:
        return subprocess.run(command, env=env, cwd=ROOT, check=False, timeout=limit + 120).returncode
    except (OSError, subprocess.SubprocessError) as error:
        print(f"the rules are not compiled: {error}", file=sys.stderr)
        return 2


class FreshSource(build_py):
    """Removes the files of an earlier version from `build`, except compiled rules.

    Compiled rules are not compiled again if their source is the same."""

    def run(self) -> None:
        for path in (Path(self.build_lib) / "vigneron").glob("*"):
            if path.is_file():
                path.unlink()
            elif path.name != "compiled":
                shutil.rmtree(path)
        super().run()


class CompileRules(build_ext):
    """Replaces the command of setuptools, which fails when a module does not compile."""

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
    """With a C compiler the wheel is for this Python and machine; without one it is for all."""

    def has_ext_modules(self) -> bool:
        return COMPILES


ASKED = bool({"bdist_wheel", "build", "install"} & set(sys.argv)) and not os.environ.get("VIGNERON_PURE")
COMPILES = ASKED and compiler("--can") == 0
commands: dict[str, Any] = {"build_py": FreshSource, "build_ext": CompileRules}
setup(distclass=Mixed, cmdclass=commands)
