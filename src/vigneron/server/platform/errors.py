"""What is raised when the store cannot be used; it loads nothing else."""

from __future__ import annotations

from vigneron.core.errors import Picklable


class StoreAway(Picklable, RuntimeError):
    """The database does not answer: it is down, locked, full, or out of reach. `fault` says which."""

    def __init__(self, error: BaseException) -> None:
        cause = getattr(error, "orig", None) or error  # without the words of the library in between
        self.fault = str(cause) or type(cause).__name__
        super().__init__(f"{type(cause).__name__}: {cause}")


class BadValue(ValueError):
    """What was asked holds a value that the store cannot keep: the asker's fault, not the store's."""


class StoreTooNew(RuntimeError):
    """The store was written by a newer version than this one; it is left alone."""


class BadSetting(Picklable, ValueError):
    """What the host asked for by this `name` cannot be."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        super().__init__(f"{name}: {why}")
