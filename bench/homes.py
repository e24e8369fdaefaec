"""Environments with the packages of peers, made by the first run."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

PACKAGES = ("catanatron==3.2.1", "open_spiel==2.0.2", "chess==1.11.2")
FASTCATAN = ("fastcatan==2.0.0",)
"""Exists for one version of Python only."""
FASTCATAN_PYTHON = "python3.12"


def home(folder: Path, python: str, packages: tuple[str, ...]) -> str | None:
    """Return the Python of an environment with these packages, made if missing; None if it cannot be made."""
    there = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    stamp = folder / "packages"
    if stamp.is_file() and stamp.read_text().split() == [*packages]:
        return str(there)
    commands = [
        [python, "-m", "venv", "--clear", str(folder)],
        [str(there), "-m", "pip", "install", "-q", "--disable-pip-version-check", *packages],
    ]
    for command in commands:
        try:
            done = subprocess.run(command, capture_output=True, text=True, check=False)
        except OSError as error:
            print(f"without {', '.join(packages)}: {error}", file=sys.stderr)
            return None
        if done.returncode:
            why = (done.stderr.strip().splitlines() or ["pip or venv failed"])[-1]
            print(f"without {', '.join(packages)}: {why}", file=sys.stderr)
            return None
    stamp.write_text("\n".join(packages))
    return str(there)


def pythons(folder: Path) -> tuple[str | None, str | None]:
    """Return the Python that has the peers, and the one that has fastcatan; None if there is none."""
    peers = home(folder / "peers", sys.executable, PACKAGES)
    python = shutil.which(FASTCATAN_PYTHON)
    fast = home(folder / "fastcatan", python, FASTCATAN) if python else None
    if python is None:
        print(f"without {FASTCATAN[0]}: there is no {FASTCATAN_PYTHON}", file=sys.stderr)
    return peers, fast
