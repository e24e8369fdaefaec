"""The time-out of tests that wait for something."""

from __future__ import annotations

from typing import Final

HANG: Final = 240.0
"""Seconds after which a test gives up.

It only ends tests that hang: a start that takes two seconds can take a minute on a machine with load 25."""
