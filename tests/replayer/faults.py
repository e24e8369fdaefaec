"""What can be wrong with a journal, as one error."""

from __future__ import annotations


class Fault(ValueError):
    """A journal that is broken, or that tells another game than its rules give."""
