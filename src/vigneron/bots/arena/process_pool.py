"""Work that several processes share: ended at once by whoever stops it, and not ended by one that dies.

Workers are started anew (`spawn`) and find the games that this process finds. Ctrl-C, which a terminal sends
to all of them, reaches this process alone. A worker whose parent is gone ends too.
"""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice
from multiprocessing import connection, get_context, parent_process
from typing import Any, Final, Generic, TypeVar

from vigneron.core.errors import Picklable, error_line
from vigneron.core.registry import homes, use_homes

T = TypeVar("T")
_NUMBERS: Final = 3
_TRIES: Final = 2
"""How often a task is tried whose worker dies: a machine short of memory kills workers, too."""
_LOOK: Final = 1.0
_GRACE = 10.0
"""Seconds that a worker whose line is closed has to end by itself."""
_spot: Any = None


def mark(*numbers: int) -> None:
    """Write down where this worker is, for who must say where it died. Elsewhere this does nothing."""
    if _spot is not None:
        _spot[: len(numbers)] = numbers


@dataclass(frozen=True, slots=True)
class Died:
    """A worker ended amid a task. `status` is its exit status, below 0 a signal's; `spot` its last `mark`."""

    status: int
    spot: tuple[int, ...]


class WorkerDied(Picklable, RuntimeError):
    """A worker ended amid a task, twice."""

    def __init__(self, status: int) -> None:
        super().__init__(f"a worker process ended by itself (status {status})")
        self.status = status


def each(
    work: Callable[..., T], tasks: Iterable[Sequence[Any]], processes: int
) -> Generator[tuple[int, T | Died], None, None]:
    """Yield (number of the task, what `work(*task)` returned) as tasks end. Raises what a task raises.

    Close it (`contextlib.closing`) when its rest is not wanted: that ends the workers.
    """
    waiting = enumerate(tasks)
    workers: list[_Worker[T]] = []
    try:
        for number, task in islice(waiting, processes):
            workers.append(worker := _Worker(work))
            worker.hand(number, task)
        while busy := [worker for worker in workers if worker.number >= 0]:
            handles = {handle: worker for worker in busy for handle in worker.handles()}
            ready = connection.wait(list(handles), _LOOK)  # Windows hears Ctrl-C in between only
            for worker in {id(handles[h]): handles[h] for h in ready}.values():
                done = worker.result()
                if done is not None:
                    yield worker.number, done
                    worker.number = -1
                    following = next(waiting, None)
                    if following is not None:
                        worker.hand(*following)
    finally:
        for worker in workers:
            worker.kill()  # all of them before anything can come in between
        for worker in workers:
            worker.end()


def returned(done: T | Died) -> T:
    """Return a task's result. Raises WorkerDied."""
    if isinstance(done, Died):
        raise WorkerDied(done.status)
    return done


class _Worker(Generic[T]):
    def __init__(self, work: Callable[..., T]) -> None:
        self._work = work
        self._context = get_context("spawn")
        self.number = -1
        """Of the task that it works on; -1: none."""
        self._start()

    def _start(self) -> None:
        self._spot = self._context.RawArray("q", _NUMBERS)
        self._line, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_serve, args=(theirs, self._spot, homes(), self._work))
        with _undisturbed():
            self._process.start()
        theirs.close()

    def hand(self, number: int, task: Sequence[Any], tries: int = _TRIES) -> None:
        self.number, self._task, self._tries = number, task, tries
        self._spot[:] = [-1] * _NUMBERS
        with suppress(OSError):  # it has died since its last task; `result` finds out
            self._line.send(task)

    def handles(self) -> list[Any]:
        return [self._line, self._process.sentinel]

    def result(self) -> T | Died | None:
        """Return what came back, None if the task has to be done once more. Raises what the task raised."""
        try:
            answer = self._line.recv() if self._line.poll() else None
        except (EOFError, OSError):
            answer = None
        if answer is None:
            return self._died()
        good, found = answer
        if good:
            told: T = found
            return told
        fault: Exception = found
        raise fault

    def _died(self) -> Died | None:
        spot = tuple(self._spot)
        given_up = time.monotonic() + _GRACE
        while self._process.exitcode is None and time.monotonic() < given_up:
            time.sleep(0.01)  # `join` waits for ever for a worker that has closed everything and goes on
        self._process.kill()
        self._process.join()
        status = self._process.exitcode or 0
        self.end()
        self._start()
        if self._tries > 1:
            self.hand(self.number, self._task, self._tries - 1)
            return None
        return Died(status, spot)

    def kill(self) -> None:
        self._process.kill()

    def end(self) -> None:
        self._process.kill()
        self._process.join()
        self._process.close()
        self._line.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """A process that is started here does not hear Ctrl-C, not even before it can say so itself."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: `_serve` says so
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # else it is started here, and lets the signal through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _serve(line: Any, spot: Any, folders: list[str], work: Callable[..., Any]) -> None:
    global _spot
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    _spot = spot
    use_homes(folders)
    while True:
        try:
            task = line.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, Any] = True, work(*task)
        except Exception as error:
            answer = False, error
        try:
            line.send(answer)
        except OSError:
            return
        except Exception as error:  # it cannot be pickled
            fault = answer[1] if isinstance(answer[1], Exception) else error
            line.send((False, RuntimeError(error_line(fault))))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
