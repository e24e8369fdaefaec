"""Reviews a game in a process of its own, in a turn that the bots' processes give to it."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from vigneron.core.contract import Json
from vigneron.core.registry import homes
from vigneron.server.botpool.behind_play import BehindPlay
from vigneron.server.botpool.review_worker import GO, PAUSE, ReviewTask

_TRIES: Final = 2
"""How many processes may end by themselves before the review counts as failed."""
_LINE: Final = 16 * 1024 * 1024


class ReviewFailed(RuntimeError):
    """The review raised an error, or its processes ended."""


class ReviewProcess:
    """One review. While it is set aside, its process waits; it uses memory and no processor.

    Where processes cannot be paused (Windows), it is ended instead, and a new one goes on with the plies that
    are missing."""

    def __init__(self, behind: BehindPlay[Any], *, short: bool = False) -> None:
        """Make a process. `short`: for a few acts, for which a person waits (`BehindPlay.turn`)."""
        self._behind, self._short = behind, short
        self._process: asyncio.subprocess.Process | None = None
        self._ready = False
        self._stopped = False
        """Whether the last process was ended to set the review aside."""
        self._may = asyncio.Event()
        self._worked, self._since = 0.0, 0.0

    @property
    def aside(self) -> bool:
        """Return whether the review is set aside, or waits for its first process."""
        return not self._may.is_set()

    @property
    def seconds(self) -> float:
        """Return for how many seconds the review has had a process."""
        return self._worked + (time.monotonic() - self._since if self._may.is_set() else 0.0)

    async def run(self, task: ReviewTask, tell: Callable[[Json], None]) -> None:
        """Do the task. `tell` gets each line of the process. Raises ReviewFailed; ends when cancelled."""
        async with self._behind.turn(self._pause, self._go_on, short=self._short) as turn:
            if turn.process is not None:
                self._go_on()
            ends = 0
            while not await self._once(task, tell):
                ends += self._may.is_set() and not self._stopped
                if ends == _TRIES:
                    raise ReviewFailed("its process ended")
                await self._may.wait()

    async def _once(self, task: ReviewTask, tell: Callable[[Json], None]) -> bool:
        """Let one process work. Return whether the task is done."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "vigneron.server.botpool.review_worker",
            *homes(),
            limit=_LINE,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        try:
            assert process.stdin is not None
            assert process.stdout is not None
            self._process, self._ready, self._stopped = process, False, not self._may.is_set()
            if self._stopped:  # set aside meanwhile
                return False
            process.stdin.write(msgspec.json.encode(task) + b"\n")
            while line := await process.stdout.readline():
                told = json.loads(line)
                if "error" in told:
                    raise ReviewFailed(told["error"])
                if "ready" in told:
                    self._ready = True
                    continue
                if "end" in told:
                    return True
                if "ply" in told:
                    task.plies.remove(told["ply"]["ply"])
                if "start" in told:
                    task.start = False
                tell(told)
            return False
        finally:
            self._process = None
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    def _pause(self) -> None:
        self._worked, process = self.seconds, self._process
        self._may.clear()
        if process is None or process.returncode is not None:
            return
        with suppress(ProcessLookupError):
            if self._ready and sys.platform != "win32":
                self._write(process, PAUSE)
                process.send_signal(signal.SIGUSR1)
            else:
                self._stopped = True
                process.kill()

    def _go_on(self) -> None:
        self._may.set()
        self._since = time.monotonic()
        if self._process is not None and self._process.returncode is None:
            self._write(self._process, GO)

    @staticmethod
    def _write(process: asyncio.subprocess.Process, told: bytes) -> None:
        assert process.stdin is not None
        process.stdin.write(told)
