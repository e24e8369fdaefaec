"""A process that reviews one game at the lowest priority. It reads one task and writes a line for each ply.

Run as `python -m vigneron.server.botpool.review_worker FOLDER...` with the folders of games. After the task,
its input is only about pausing: on SIGUSR1 it reads bytes until the last one is GO. It ends when its input
ends while it is paused, and when nobody reads its output any more."""

from __future__ import annotations

import json
import os
import select
import signal
import sys
from dataclasses import asdict
from typing import Any, Final

import msgspec

from vigneron.core.registry import use_homes

PAUSE: Final = b"p"
GO: Final = b"g"
_LOWEST: Final = 19


class ReviewTask(msgspec.Struct):
    """A task. `plies` are those that are missing; `start` is whether the start's value is missing.

    If `act` is given, this act is judged in place of the one that was played at the only ply."""

    journal: str
    scale: float
    seed: int
    plies: list[int]
    start: bool
    act: str = ""


def _wait(number: int, frame: Any) -> None:
    """Wait while paused. The bytes say what holds, because signals that come together arrive once."""
    paused = False
    signal.pthread_sigmask(signal.SIG_BLOCK, [number])  # another call within this one would take its bytes
    while paused or select.select([0], [], [], 0)[0]:
        told = os.read(0, 64)
        if not told:
            os._exit(0)
        paused = told[-1:] == PAUSE
    signal.pthread_sigmask(signal.SIG_UNBLOCK, [number])


def _say(line: dict[str, Any]) -> None:
    sys.stdout.write(json.dumps(line) + "\n")
    sys.stdout.flush()


def main(folders: list[str]) -> None:
    """Do the task that standard input holds."""
    for number in (signal.SIGINT, signal.SIGTERM):  # as the bots' processes: they end with their server only
        signal.signal(number, signal.SIG_IGN)
    if hasattr(signal, "SIGUSR1"):
        signal.signal(signal.SIGUSR1, _wait)
    if hasattr(os, "nice"):
        os.nice(_LOWEST)
    use_homes(folders)
    task = msgspec.json.decode(_line(), type=ReviewTask)
    _say({"ready": True})
    from vigneron.analysis.plies import Settings, opened, review_act, review_ply, start_value
    from vigneron.evaluation.evaluator import Evaluator

    settings = Settings(task.scale, task.seed)
    fold = opened(task.journal)
    evaluator = Evaluator(fold.game, fold.rules, settings.seed)
    if task.start:
        _say({"start": [asdict(one) for one in start_value(fold, evaluator, settings.scale)]})
    if task.act:
        found = review_act(fold, evaluator, task.plies[0], task.act, settings.scale)
        _say({"act": asdict(found)})
    for ply in [] if task.act else task.plies:
        _say({"ply": asdict(review_ply(fold, evaluator, ply, settings.scale))})
    _say({"end": True})


def _line() -> bytes:
    """Read the task's line, and nothing that follows it."""
    out = bytearray()
    while not out.endswith(b"\n"):
        part = os.read(0, 65536)
        if not part:
            os._exit(0)
        out += part
    return bytes(out)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except BrokenPipeError:
        os._exit(0)
    except Exception as error:  # the server is told why
        _say({"error": f"{type(error).__name__}: {error}"})
