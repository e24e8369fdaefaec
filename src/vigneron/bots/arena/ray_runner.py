"""An arena's games on many machines, by Ray. Needs the extra `ray`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

from vigneron.bots.arena.arena import Arena, Row, Task, here, one
from vigneron.core.registry import homes, use_homes

LOCAL: Final = "local"
AHEAD: Final = 4
"""Number of games that are sent to each worker in advance."""


def _play(arena: Arena, task: Task, folders: list[str]) -> Row:
    if folders != homes():
        use_homes(folders)
    return one(arena, task)


def on_ray(address: str, processes: int, arena: Arena, tasks: Sequence[Task]) -> Iterator[Row]:
    """Play games on the Ray cluster at `address`; yield them as they end.

    The address `local` starts a cluster of `processes` workers on this machine. Other machines need this
    package, and the games' folders at the same paths. If a worker dies, its game is played again in a process
    of this machine, which finds out which bot ended it. Raises ImportError without Ray, ConnectionError if no
    cluster answers."""
    import ray

    if address == LOCAL:
        ray.init(num_cpus=processes, include_dashboard=False, configure_logging=False, log_to_driver=False)
    else:
        ray.init(address=address, configure_logging=False, log_to_driver=False)
    try:
        remote: Any = ray.remote(_play)
        workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting = iter(tasks)
        folders = homes()
        running = {remote.remote(arena, task, folders): task for task in islice(waiting, workers * AHEAD)}
        while running:
            done, _ = ray.wait(list(running))
            for game in done:
                task = running.pop(game)
                try:
                    row: Row = ray.get(game)
                except ray.exceptions.WorkerCrashedError:
                    (row,) = here(arena, [task], 1, apart=True)
                yield row
                following = next(waiting, None)
                if following is not None:
                    running[remote.remote(arena, following, folders)] = following
    finally:
        ray.shutdown()
