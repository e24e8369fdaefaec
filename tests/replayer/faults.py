"""The error for everything that can be wrong with a journal."""

from __future__ import annotations


class Fault(ValueError):
    """A journal that is broken, or does not follow the rules."""
