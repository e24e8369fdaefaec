"""Makes errors that can be pickled, and writes errors as one line of text."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from pathlib import PurePath
from typing import Any


class Picklable:
    """A mixin that makes an error with fields picklable. It must be the first base class.

    Without it, `BaseException` unpickles an error by calling its class with only the message. This fails or
    makes a different error.
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


def error_place(error: BaseException) -> str:
    """Return the file and line that raised an error, such as `rules.py:42`, or "" if it was not raised."""
    frames = traceback.extract_tb(error.__traceback__)
    return f"{PurePath(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""


def error_line(error: BaseException, most: int = 200) -> str:
    """Return the class of an error and the first line of its message, at most `most` characters of it."""
    try:
        lines = str(error).strip().splitlines()
    except Exception:  # __str__ may be code of a third party and raise an error
        lines = []
    said = "".join(sign if sign.isprintable() else "?" for sign in "".join(lines[:1])[:most])
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
