"""Try an installed Vigneron: python -I deploy/try_installed.py built|source [VERSION]

Run it with the Python of the environment that is tried. With `built` the rules of every game must be
compiled, with `source` none may be; VERSION is the expected version. It plays a game of each game. Exit
status 0: all is well."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import vigneron
from vigneron._compiled.finder import CORE, why

_SCRIPTS = Path(sys.executable).parent
_PROGRAM = _SCRIPTS / ("vigneron.exe" if sys.platform == "win32" else "vigneron")


def said(*words: str) -> str:
    """Return the output of the installed program."""
    env = {**os.environ, "LC_ALL": "C.UTF-8"}
    return subprocess.run([_PROGRAM, *words], capture_output=True, text=True, check=True, env=env).stdout


def main(kind: str, wanted: str = vigneron.__version__) -> int:
    home = Path(vigneron.__file__).parent
    complaints = []
    if Path(sys.prefix).resolve() not in home.resolve().parents:
        complaints.append(f"vigneron is imported from {home}, not from this environment")
    if {wanted} != {vigneron.__version__, version("vigneron")} or said("--version") != f"vigneron {wanted}\n":
        complaints.append(f"it is {vigneron.__version__}, not {wanted}")
    games = vigneron.keys()
    if len(games) < 3:
        complaints.append(f"it has only these games: {games}")
    runs = {unit: why(unit) for unit in (CORE, *games)}
    if set(runs.values()) != {kind}:
        complaints.append(f"not all rules run as {kind!r}: {runs}")
    for key in games:
        words = ("--bots", "greedy,random", "--games", "1", "--seed", "1", "--json")
        played = json.loads(said("match", key, *words))
        print(key, *(f"{seat['bot']} {seat['mean_score']:g}" for seat in played["seats"]))
        if played["games"] != 1 or played["plies"]["mean"] < 10:
            complaints.append(f"no whole game of {key} was played: {played}")
    for complaint in complaints:
        print(f"try_installed: {complaint}", file=sys.stderr)
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
