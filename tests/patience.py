"""How long a test waits for what must happen."""

from __future__ import annotations

from typing import Final

HANG: Final = 240.0
"""Seconds after which what a test waits for is taken never to happen. It only ends tests that hang: a start
that takes two seconds can take a minute on a machine with load 25."""
