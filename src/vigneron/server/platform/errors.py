"""Errors of the store and of settings. This module imports nothing heavy."""

from __future__ import annotations

from vigneron.core.errors import Picklable


class StoreAway(Picklable, RuntimeError):
    """The database is unavailable: down, locked, full or out of reach. `fault` says which."""

    def __init__(self, error: BaseException) -> None:
        cause = getattr(error, "orig", None) or error  # without SQLAlchemy's message around it
        self.fault = str(cause) or type(cause).__name__
        super().__init__(f"{type(cause).__name__}: {cause}")


class BadValue(ValueError):
    """A request contains a value that the store cannot keep. The request is at fault, not the store."""


class StoreTooNew(RuntimeError):
    """A newer version wrote the store. It is not touched."""


class BadSetting(Picklable, ValueError):
    """The setting `name` has an impossible value."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        super().__init__(f"{name}: {why}")
