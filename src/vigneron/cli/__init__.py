"""The command line, `vigneron COMMAND`. A command is a module of `commands`, found by its file.

Everything said to people is in `words`, in English, French and German. Standard output holds results,
standard error holds troubles and progress. Exit status: 0 done, 1 it failed, 2 it was asked wrongly,
130 it was stopped (Ctrl-C).
"""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    try:
        from vigneron.cli.app import run  # not before it is needed: other parts may import this package

        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:  # while modules were loaded, or a second time
        return 130
