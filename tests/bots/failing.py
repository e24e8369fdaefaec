"""Bots that fail in different ways at their third act, and one that fails at its first."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from typing import Any

from vigneron.core.game import View


class Third:
    """Takes the first legal act, except the third time."""

    def __init__(self) -> None:
        self.count = 0

    def choose(self, view: View[Any]) -> Any:
        self.count += 1
        return self.fail(view) if self.count == 3 else view.legal[0]

    def fail(self, view: View[Any]) -> Any:
        raise RuntimeError("boom")


class First(Third):
    """Never fails."""

    def fail(self, view: View[Any]) -> Any:
        return view.legal[0]


class Raises(Third):
    pass


class Exits(Third):
    def fail(self, view: View[Any]) -> Any:
        sys.exit(3)


class Dies(Third):
    def fail(self, view: View[Any]) -> Any:
        os._exit(7)


class Killed(Third):
    def fail(self, view: View[Any]) -> Any:
        os.kill(os.getpid(), signal.SIGKILL)


class Nonsense(Third):
    def fail(self, view: View[Any]) -> Any:
        return "the best one"


class Illegal(Third):
    def fail(self, view: View[Any]) -> Any:
        return 10**9


class Nothing(Third):
    def fail(self, view: View[Any]) -> Any:
        return None


class Endless(Third):
    def fail(self, view: View[Any]) -> Any:
        return 10**5000


class NoIndex(Third):
    def fail(self, view: View[Any]) -> Any:
        return self

    def __index__(self) -> int:
        raise ValueError("no number")


class Widens(Third):
    def fail(self, view: View[Any]) -> Any:
        list.append(view.legal, 10**9)  # type: ignore[arg-type]
        return 10**9


class Cancelled(Third):
    def fail(self, view: View[Any]) -> Any:
        raise asyncio.CancelledError


class _Unsayable(Exception):
    def __str__(self) -> str:
        raise ValueError("no text")


class Unsayable(Third):
    def fail(self, view: View[Any]) -> Any:
        raise _Unsayable


class HalfASign(Third):
    def fail(self, view: View[Any]) -> Any:
        raise RuntimeError("\ud800\x1b[31m")


class Always(Third):
    def choose(self, view: View[Any]) -> Any:
        self.count += 1
        return self.fail(view)


class NeverBorn:
    born = 0

    def __init__(self) -> None:
        NeverBorn.born += 1
        if NeverBorn.born > 1:
            raise OSError("no model")

    def choose(self, view: View[Any]) -> Any:
        return view.legal[0]


class Unborn:
    def __init__(self) -> None:
        raise OSError("no model")


WHY = {
    "Raises": "RuntimeError: boom (failing.py:",
    "Exits": "SystemExit: 3 (failing.py:",
    "Nonsense": "str is no act",
    "Illegal": "1000000000 is no legal act",
    "Nothing": "NoneType is no act",
    "Endless": "a number of too many digits is no legal act",
    "NoIndex": "NoIndex is no act",
    "Widens": "1000000000 is no legal act",
    "Cancelled": "CancelledError (failing.py:",
    "Unsayable": "_Unsayable (failing.py:",
    "HalfASign": "RuntimeError: ??[31m (failing.py:",
}
"""The reason reported for each bot that does not end its process."""
ENDS = {"Dies": "its process ended (status 7)", "Killed": "its process ended (status -9)"}
