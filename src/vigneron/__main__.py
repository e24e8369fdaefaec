"""Run the command `vigneron` as `python -m vigneron`."""

from __future__ import annotations

import sys

from vigneron.cli import main

if __name__ == "__main__":  # worker processes load this file, too
    sys.exit(main())
