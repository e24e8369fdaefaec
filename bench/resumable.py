"""Measurements that can be stopped at any time: results by key, kept as JSON lines.

A measurement is a list of tasks in the order in which they say most. `Kept.run` does those that have no
result yet, in this process or in several, until all are done, the time is up, or Ctrl-C (or SIGTERM) stops
it. What is kept can be printed at any time, and the next run goes on there. `command_line` has the options
that all these measurements take."""

from __future__ import annotations

import argparse
import json
import signal
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from vigneron.bots.arena.process_pool import each, returned
from vigneron.core.files import untorn
from vigneron.core.registry import games


@dataclass(frozen=True, slots=True)
class Task:
    """One piece of work: a module's function and its arguments. Its result is plain data.

    The key names all that the result depends on."""

    key: str
    work: Callable[..., Any]
    arguments: tuple[Any, ...]


class Kept:
    """Results by key, in memory and, with a path, in a file of JSON lines."""

    def __init__(self, path: Path | None) -> None:
        self.path = path
        self.rows: dict[str, Any] = {}
        if path is not None and path.exists():
            whole, torn = untorn(path.read_bytes())
            for line in whole.splitlines():
                row = json.loads(line)
                self.rows[row["key"]] = row["value"]
            if torn:
                path.write_text(whole, encoding="utf-8")

    def add(self, key: str, value: Any) -> None:
        """Keep a result."""
        self.rows[key] = value
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"key": key, "value": value}) + "\n")

    def of(self, tasks: Iterable[Task]) -> list[Any]:
        """Return the results that there are of these tasks, in their order."""
        return [self.rows[task.key] for task in tasks if task.key in self.rows]

    def run(self, tasks: Iterable[Task], processes: int = 1, until: float | None = None) -> bool:
        """Do the tasks that have no result; return whether none was left out or dropped.

        Tasks are asked for one by one, when a process is free. None is begun after `until`, a time of
        `time.monotonic`. Ctrl-C and SIGTERM drop those that are being done."""
        before = signal.signal(signal.SIGTERM, signal.default_int_handler)
        begun: list[Task] = []
        whole = True

        def handed() -> Iterator[tuple[Task]]:
            nonlocal whole
            for task in tasks:
                if task.key in self.rows:
                    continue
                if until is not None and time.monotonic() >= until:
                    whole = False
                    return
                begun.append(task)
                yield (task,)

        try:
            if processes <= 1:
                for (task,) in handed():
                    self.add(task.key, done(task))
            else:
                with closing(each(done, handed(), processes)) as ends:
                    for number, end in ends:
                        self.add(begun[number].key, returned(end))
        except KeyboardInterrupt:
            whole = False
        finally:
            signal.signal(signal.SIGTERM, before)
        return whole


def done(task: Task) -> Any:
    """Return the result of a task, in whichever process."""
    return task.work(*task.arguments)


def command_line(description: str, most: int | None) -> argparse.ArgumentParser:
    """Return the options of a measurement: `only`, `games`, `processes`, `seconds`, `out` and `print`.

    `most` is the number of games if none is given."""
    parser = argparse.ArgumentParser(description=description.splitlines()[0])
    parser.add_argument("--only", type=_known, default=list(games()), metavar="GAME,…")
    parser.add_argument("--games", type=int, default=most, help="at most this many of each kind")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--seconds", type=float, help="begin nothing after this time")
    parser.add_argument("--out", type=Path, help="a file in which results are kept")
    parser.add_argument("--print", action="store_true", help="print the figures of what is kept")
    return parser


def listed(text: str) -> list[str]:
    """Return the parts of a text between commas."""
    return text.split(",")


def deadline(seconds: float | None) -> float | None:
    """Return the time of `time.monotonic` in so many seconds, or None."""
    return None if seconds is None else time.monotonic() + seconds


def _known(text: str) -> list[str]:
    keys = listed(text)
    if unknown := {*keys} - {*games()}:
        there_are = f"there are {', '.join(games())}"
        raise argparse.ArgumentTypeError(f"no game {', '.join(sorted(unknown))}; {there_are}")
    return keys
