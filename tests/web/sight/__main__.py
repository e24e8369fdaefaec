"""Counts what is out of sight at the table. Exits with 1 if anything is.

python -m tests.web.sight [--positions 40] [--seed 1] [--lang de,en] [--sizes 390x844] [--all]
                           [--minutes 20] [GAME …]"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.web.conftest import ARGUMENTS, PATH
from tests.web.house import ServerProcess
from tests.web.sight.measure import LANGUAGES, LAWS, SIZES, Fault, faults
from vigneron.core.registry import games


def table(found: list[Fault], key: str, sizes: list[tuple[int, int]]) -> str:
    """Return the counts of one game: a row per size, a column per law."""
    count = Counter((fault.size, fault.law) for fault in found)
    lines = [f"{key:<14}" + "".join(f"{law:>10}" for law in LAWS)]
    lines += [
        f"{size[0]}x{size[1]}".ljust(14) + "".join(f"{count[size, law]:>10}" for law in LAWS)
        for size in sizes
    ]
    totals = Counter(fault.law for fault in found)
    lines.append("in all".ljust(14) + "".join(f"{totals[law]:>10}" for law in LAWS))
    return "\n".join(lines)


def examples(found: list[Fault], most: int) -> str:
    """Return what was found, alike things once, the commonest first."""
    alike = Counter(
        (fault.law, f"{fault.size[0]}x{fault.size[1]}", fault.lang, fault.what) for fault in found
    )
    return "\n".join(f"  {n:>4} × {' · '.join(what)}" for what, n in alike.most_common(most))


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.web.sight")
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--positions", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--minutes", type=float, default=math.inf, help="of a game: then one position more is its last"
    )
    parser.add_argument("--lang", default=",".join(LANGUAGES))
    parser.add_argument("--sizes", default=",".join(f"{wide}x{high}" for wide, high in SIZES))
    parser.add_argument("--all", action="store_true", help="print everything found, not the commonest 12")
    told = parser.parse_args(arguments)
    sizes = [
        (int(wide), int(high)) for wide, _, high in (size.partition("x") for size in told.sizes.split(","))
    ]
    wanted = dict.fromkeys(told.lang.split(","), sizes)
    every: list[Fault] = []
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = ServerProcess(Path(data))
        house.start()
        browser = playwright.chromium.launch(executable_path=PATH, args=ARGUMENTS)
        for key in told.games or games():
            looked: list[int] = []
            found = list(
                faults(
                    browser,
                    house,
                    key,
                    told.positions,
                    wanted,
                    seed=told.seed,
                    absent=True,
                    minutes=told.minutes,
                    looked=looked.append,
                )
            )
            print(
                f"{len(looked)} positions in {len(wanted)} languages",
                table(found, key, sizes),
                examples(found, len(found) if told.all else 12),
                "",
                sep="\n",
                flush=True,
            )
            every += found
        browser.close()
        house.stop()
    totals = Counter(fault.law for fault in every)
    for law, what in LAWS.items():
        print(f"{totals[law]:>6}  {law:<9} {what}")
    return 1 if every else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
