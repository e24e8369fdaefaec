"""The command line, `vigneron COMMAND`. Each command is a module in `commands`.

All sentences are in `words`, in English, French and German. Results go to standard output. Errors and
progress go to standard error. The exit status is 0 for success, 1 for failure, 2 for wrong usage, and 130
after Ctrl-C."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command and return its exit status."""
    try:
        from vigneron.cli.app import run  # imported here, because others may import this package

        return run(list(sys.argv[1:] if argv is None else argv))
    except KeyboardInterrupt:  # Ctrl-C while modules are loaded, or pressed twice
        return 130
