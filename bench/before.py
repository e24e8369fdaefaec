"""Compare the speed of the rules of this tree with those of a commit, compiled, in alternating runs.

    python bench/before.py COMMIT [--game NAME]… [--kind playout]… [--seats 2,4] [--rounds 21] [--seconds 0.4]
                                  [--home .venv-peers] [--json]

Checks out the commit and compiles both trees under `--home`; the first time this takes some minutes. In every
round each tree works for `--seconds` of processor time, and they take turns at going first. Prints the median
of the ratios new to old with its 95 % interval (order statistics). A name with an edition, such as `GAME@1`,
that the commit does not know is compared with the game itself. Exit status 1: a ratio's upper bound is below
`--least`."""

from __future__ import annotations

import argparse
import json
import math
import os
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]


class CompiledTree:
    """A compiled tree, and a process that works in it."""

    def __init__(self, folder: Path, compiled: Path) -> None:
        paths = os.pathsep.join([str(folder / "src"), str(folder / "bench")])
        self._environment = {**os.environ, "PYTHONPATH": paths, "VIGNERON_COMPILED": str(compiled)}
        self._environment.pop("VIGNERON_PURE", None)
        earlier = (folder / "src" / "vigneron" / "compile.py").exists()  # the compiler's former place
        builder = "vigneron.compile" if earlier else "vigneron._compiled.build"
        done = subprocess.run(
            [sys.executable, "-m", builder, "--into", str(compiled)], env=self._environment, check=False
        )
        if done.returncode:
            raise SystemExit(f"{folder}: the rules do not compile")
        self._process = subprocess.Popen(
            [sys.executable, str(folder / "bench" / "work.py")],
            env=self._environment,
            text=True,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def rate(self, name: str, kind: str, seats: int, seconds: float) -> float | None:
        """Return the units of work per second, or None if this tree does not know the game."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = {"work": "ours", "arguments": (name, kind, seats), "seconds": seconds}
        print(json.dumps(question), file=self._process.stdin, flush=True)
        told: dict[str, Any] = json.loads(self._process.stdout.readline())
        return told.get("rate")

    def stop(self) -> None:
        self._process.kill()
        self._process.communicate()


def interval(ratios: list[float]) -> tuple[float, float]:
    """Return the 95 % interval of the median: the order statistics given by a sign test."""
    ordered, count = sorted(ratios), len(ratios)
    below = max(0, math.floor(count / 2 - 0.98 * math.sqrt(count)))
    return ordered[below], ordered[count - 1 - below]


def main() -> int:
    parser = argparse.ArgumentParser(description="The rules of this tree beside those of a commit.")
    parser.add_argument("commit")
    parser.add_argument("--home", type=Path, default=Path(".venv-peers"))
    parser.add_argument("--game", action="append")
    parser.add_argument("--kind", action="append")
    parser.add_argument("--seats", type=lambda text: [int(part) for part in text.split(",")], default=[2, 4])
    parser.add_argument("--rounds", type=int, default=21)
    parser.add_argument("--seconds", type=float, default=0.4)
    parser.add_argument("--least", type=float, default=0.97)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    git = ["git", "-C", str(ROOT)]
    commit = subprocess.run(
        [*git, "rev-parse", "--short", f"{asked.commit}^{{commit}}"],
        capture_output=True,
        text=True,
        check=True,
    ).stdout.strip()
    home = asked.home.resolve()
    before = home / f"tree-{commit}"
    if not before.exists():
        before.mkdir(parents=True)
        packed = subprocess.run([*git, "archive", commit], capture_output=True, check=True).stdout
        subprocess.run(["tar", "x", "-C", str(before)], input=packed, check=True)
    old, new = CompiledTree(before, home / f"compiled-{commit}"), CompiledTree(ROOT, home / "compiled-here")
    from vigneron.core.registry import editions

    out = {}
    try:
        for name in asked.game or editions():
            for seats in asked.seats:
                for kind in asked.kind or ["playout", "acts", "apply"]:
                    out[f"{name} {seats} {kind}"] = compared(old, new, name, kind, seats, asked)
                    if not asked.json:
                        print(
                            f"{name:24} {seats} seats  {kind:8}",
                            *said(out[f"{name} {seats} {kind}"]),
                            flush=True,
                        )
    finally:
        old.stop()
        new.stop()
    if asked.json:
        print(json.dumps(out, indent=1))
    return int(any(row["high"] < asked.least for row in out.values()))


def compared(
    old: CompiledTree, new: CompiledTree, name: str, kind: str, seats: int, asked: argparse.Namespace
) -> dict[str, float]:
    """Return the median of the ratios new to old, and its interval."""
    key = name.partition("@")[0]
    known = name if old.rate(name, kind, seats, 0.01) is not None else key
    ratios = []
    for number in range(asked.rounds):
        pair = [(new, name), (old, known)]
        if number % 2:
            pair.reverse()
        rates = {tree: tree.rate(which, kind, seats, asked.seconds) for tree, which in pair}
        ours, theirs = rates[new], rates[old]
        if ours is None or theirs is None:
            raise SystemExit(f"{name}: {kind} with {seats} seats cannot be measured in both trees")
        ratios.append(ours / theirs)
    low, high = interval(ratios)
    return {"ratio": statistics.median(ratios), "low": low, "high": high, "rounds": len(ratios)}


def said(row: dict[str, float]) -> list[str]:
    return [f"{row['ratio']:.3f}", f"({row['low']:.3f} to {row['high']:.3f}, {row['rounds']:.0f} rounds)"]


if __name__ == "__main__":
    sys.exit(main())
