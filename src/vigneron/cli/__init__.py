"""The command line, `vigneron COMMAND`. Each command is a module in `commands`.

All sentences are in `words`, in English, French and German. Results go to standard output, errors and
progress to standard error. Exit status: 0 success, 1 failure, 2 wrong usage, 130 stopped by Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    try:
        from vigneron.cli.app import run  # imported late: others may import this package

        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:  # while modules are loaded, or pressed twice
        return 130
