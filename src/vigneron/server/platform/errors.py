"""Errors of the store and of settings. This module imports no large library."""

from __future__ import annotations

from vigneron.core.errors import Picklable


class StoreAway(Picklable, RuntimeError):
    """The database is unavailable: down, locked, full or out of reach. `fault` is the reason."""

    def __init__(self, error: BaseException) -> None:
        cause = getattr(error, "orig", None) or error  # without the text that SQLAlchemy adds
        self.fault = str(cause) or type(cause).__name__
        super().__init__(f"{type(cause).__name__}: {cause}")


class BadValue(ValueError):
    """A request contains a value that the store cannot keep. The request is at fault and not the store."""


class StoreTooNew(RuntimeError):
    """A newer version of this program wrote the store. The store is left unchanged."""


class BadSetting(Picklable, ValueError):
    """The setting `name` has an impossible value."""

    def __init__(self, name: str, why: str) -> None:
        self.name = name
        super().__init__(f"{name}: {why}")
