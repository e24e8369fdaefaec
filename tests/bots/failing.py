"""Bots that fail, each in its own way, on their third answer; and one that does on the first only."""

from __future__ import annotations

import os
import signal
import sys
from typing import Any

from vigneron.core.game import View


class Third:
    """Takes the first legal act, but the third time it does something else."""

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
}
"""How each is told of that does not end its process."""
ENDS = {"Dies": "its process ended (status 7)", "Killed": "its process ended (status -9)"}
