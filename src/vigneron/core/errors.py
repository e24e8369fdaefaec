"""What errors need beyond Python's own: to be pickled, and to be told in one line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any


class Picklable:
    """A mixin for such errors, placed first: without it they cannot come back from another process.

    `BaseException` unpickles by calling the class with the message alone: that fails, or makes another error.
    """

    __slots__ = ()

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[Any, ...]]:
        args: tuple[Any, ...] = getattr(self, "args", ())
        return _rebuilt, (type(self), args, self.__dict__)


def _rebuilt(kind: type[BaseException], args: tuple[Any, ...], fields: dict[str, Any]) -> BaseException:
    error = kind.__new__(kind, *args)
    error.args = args
    error.__dict__.update(fields)
    return error


def told(error: BaseException, most: int = 200) -> str:
    """Return the kind of an error and the first line of its message, whatever somebody's code raised."""
    try:
        lines = str(error).strip().splitlines()
    except Exception:  # its message is code too
        lines = []
    said = "".join(sign if sign.isprintable() else "?" for sign in "".join(lines[:1])[:most])
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
