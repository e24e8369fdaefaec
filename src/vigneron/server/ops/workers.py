"""Starts several worker processes on one listening socket, watches them, and replaces those that end.

Each worker is `python -m vigneron.server.ops.workers`. A worker gets its settings through standard input,
because everybody can read a command line. A worker ends when its standard input ends."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

from prometheus_client.multiprocess import mark_process_dead

from vigneron.core.registry import homes
from vigneron.server.platform.settings import Settings
from vigneron.server.platform.stopped_process import stopped

SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The folder through which workers add up their metrics. prometheus-client reads it when it is imported."""
_YOUNG: Final = 5.0
"""The minimum age of a worker in seconds. A worker that ends younger is replaced only after a pause."""
_LOOK: Final = 0.2
"""The seconds between two checks of the workers."""
_STANDS: Final = 25
"""A worker is replaced when this many consecutive checks find it stopped. Checks are counted instead of time,
because somebody may have stopped all processes, including this one."""
_PAUSE: Final = 1.0
_LAST: Final = 10.0


def supervise(
    line: socket.socket,
    house: Settings,
    count: int,
    started: Callable[[], None],
    proxies: str = "",
    log: str = "plain",
) -> None:
    """Keep `count` workers serving until interrupted, then end them. Raises KeyboardInterrupt."""
    line.listen(2048)
    told = json.dumps({"settings": _plain(house), "homes": homes(), "proxies": proxies, "log": log})
    figures = tempfile.TemporaryDirectory(prefix="vigneron-figures-")
    workers = [_Worker(line, told, figures.name) for _ in range(count)]
    signal.signal(signal.SIGTERM, _interrupt)
    try:
        for worker in workers:
            worker.start()
        for worker in workers:
            worker.serve()
        started()
        while True:
            for worker in workers:
                worker.watch()
            time.sleep(_LOOK)
    finally:
        for worker in workers:
            worker.hang_up()
        for worker in workers:
            worker.end()
        figures.cleanup()


def _interrupt(number: int, frame: Any) -> None:
    raise KeyboardInterrupt(number)


def _plain(house: Settings) -> dict[str, Any]:
    return {k: str(v) if isinstance(v, Path) else v for k, v in asdict(house).items()}


class _Worker:
    def __init__(self, line: socket.socket, told: str, figures: str) -> None:
        self._line, self._told = line, told
        self._environment = {**os.environ, SHARED: figures}
        self._process: subprocess.Popen[str]
        self._born = 0.0
        self._stands = 0
        """The number of consecutive checks that found the worker stopped."""

    def start(self) -> None:
        self._born = time.monotonic()
        self._process = subprocess.Popen(
            [sys.executable, "-m", "vigneron.server.ops.worker_process", str(self._line.fileno())],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            pass_fds=[self._line.fileno()],
            env=self._environment,
        )
        assert self._process.stdin is not None
        self._process.stdin.write(self._told + "\n")
        self._process.stdin.flush()

    def serve(self) -> None:
        """Wait until the worker serves.

        If the worker ends before, start it again: the store may become available later."""
        while not self._ready():
            self._process.wait()
            self.watch()

    def _ready(self) -> bool:
        assert self._process.stdout is not None
        return self._process.stdout.readline().startswith("ready")

    def watch(self) -> None:
        if self._process.poll() is None:
            self._stands = self._stands + 1 if stopped(self._process.pid) else 0
            if self._stands < _STANDS:
                return
            logging.getLogger("vigneron.server.ops.workers").warning(
                "a process of this house was stopped, and is replaced: %s", self._process.pid
            )
            self._process.kill()
            self._process.wait()
        self._stands = 0
        mark_process_dead(self._process.pid, self._environment[SHARED])  # type: ignore[no-untyped-call]
        if time.monotonic() - self._born < _YOUNG:
            time.sleep(_PAUSE)
        for pipe in (self._process.stdin, self._process.stdout):
            if pipe is not None:
                pipe.close()
        self.start()

    def hang_up(self) -> None:
        if self._process.stdin is not None:
            try:
                self._process.stdin.close()
            except OSError:
                return  # the worker has ended already

    def end(self) -> None:
        try:
            self._process.wait(_LAST)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
