"""A pool of worker processes that survives a dead worker, and ends at once when it is stopped.

Workers are started with `spawn`, and find the same games as this process. A terminal sends Ctrl-C to all
processes; only this one reacts to it. A worker whose parent is gone ends too."""

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
"""The number of attempts at a task whose worker dies. The system may kill a worker when it is short of
memory."""
_LOOK: Final = 1.0
_GRACE = 10.0
"""The number of seconds that a worker has to end after its pipe is closed."""
_spot: Any = None


def mark(*numbers: int) -> None:
    """Record where this worker is, for the report if it dies. In other processes this does nothing."""
    if _spot is not None:
        _spot[: len(numbers)] = numbers


@dataclass(frozen=True, slots=True)
class Died:
    """A worker died during a task. A negative `status` is a signal; `spot` is its last `mark`."""

    status: int
    spot: tuple[int, ...]


class WorkerDied(Picklable, RuntimeError):
    """Two workers died during the same task."""

    def __init__(self, status: int) -> None:
        super().__init__(f"a worker process ended by itself (status {status})")
        self.status = status


def each(
    work: Callable[..., T], tasks: Iterable[Sequence[Any]], processes: int
) -> Generator[tuple[int, T | Died], None, None]:
    """Run tasks in worker processes; yield (number of the task, result of `work(*task)`) as they end.

    An exception in a task is raised here. Close the generator (`contextlib.closing`) to end the workers
    early."""
    waiting = enumerate(tasks)
    workers: list[_Worker[T]] = []
    try:
        for number, task in islice(waiting, processes):
            workers.append(worker := _Worker(work))
            worker.hand(number, task)
        while busy := [worker for worker in workers if worker.number >= 0]:
            handles = {handle: worker for worker in busy for handle in worker.handles()}
            ready = connection.wait(list(handles), _LOOK)  # Windows handles Ctrl-C only between waits
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
            worker.kill()  # kill all before anything else can be raised
        for worker in workers:
            worker.end()


def returned(done: T | Died) -> T:
    """Return the result of a task. Raises WorkerDied."""
    if isinstance(done, Died):
        raise WorkerDied(done.status)
    return done


class _Worker(Generic[T]):
    """A worker process and the task that it works on."""

    def __init__(self, work: Callable[..., T]) -> None:
        self._work = work
        self._context = get_context("spawn")
        self.number = -1
        """Number of its task, -1 for none."""
        self._start()

    def _start(self) -> None:
        self._spot = self._context.RawArray("q", _NUMBERS)
        self._line, theirs = self._context.Pipe()
        self._process = self._context.Process(target=_serve, args=(theirs, self._spot, homes(), self._work))
        with _undisturbed():
            self._process.start()
        theirs.close()

    def hand(self, number: int, task: Sequence[Any], tries: int = _TRIES) -> None:
        """Send a task to the worker."""
        self.number, self._task, self._tries = number, task, tries
        self._spot[:] = [-1] * _NUMBERS
        with suppress(OSError):  # the worker is dead, which `result` notices
            self._line.send(task)

    def handles(self) -> list[Any]:
        """Return the objects to wait for: the pipe, and the end of the process."""
        return [self._line, self._process.sentinel]

    def result(self) -> T | Died | None:
        """Return the result, or None if the task was started again. Raises what the task raised."""
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
            time.sleep(0.01)  # `join` would wait for ever for a worker that closed its pipe and runs on
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
        """Send the process a kill signal."""
        self._process.kill()

    def end(self) -> None:
        """Kill the process and wait until it is gone."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self._line.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Start processes that ignore Ctrl-C from their first moment on."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows: `_serve` ignores the signal
        yield
        return
    from multiprocessing.resource_tracker import ensure_running

    ensure_running()  # started inside the block, it would unblock the signal
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
        except Exception as error:  # the error cannot be pickled
            fault = answer[1] if isinstance(answer[1], Exception) else error
            line.send((False, RuntimeError(error_line(fault))))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
