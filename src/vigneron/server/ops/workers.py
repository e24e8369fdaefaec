"""Several processes that serve on one socket: started, watched, and started anew when one ends.

Each worker is `python -m vigneron.server.ops.worker_process`. What it needs to know comes through its
standard input (a command line is for everybody to read), and when that ends, so does the worker.

Our own and not uvicorn's `Multiprocess`: that one ends the whole server when a worker cannot start, which is
what happens while the database is away; its workers outlive a supervisor that is killed, and hold the port;
and it does not tell anybody that all workers serve.
"""

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
"""The folder through which workers add up their figures; read by prometheus-client when it is loaded."""
_YOUNG: Final = 5.0
"""Seconds; a worker that ends younger than that is started anew only after a pause."""
_LOOK: Final = 0.2
"""Seconds between two looks at the workers."""
_STANDS: Final = 25
"""Looks in a row at a worker that is stopped and not dead, after which it is replaced. They are counted:
somebody may have stopped all processes, this one too."""
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
    """Keep `count` workers serving until interrupted; then end them all. Raises KeyboardInterrupt."""
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
        """Looks in a row at which it was stopped."""

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
        """Wait until it serves, starting it anew as often as it ends instead: the store may come later."""
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
                return  # it is gone already

    def end(self) -> None:
        try:
            self._process.wait(_LAST)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
