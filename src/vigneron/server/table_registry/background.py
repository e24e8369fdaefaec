"""Work that nobody waits for: its failures are logged, and it ends with the server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

from vigneron.server.table.live_table import Outdated

log = logging.getLogger(__name__)


class BackgroundTasks:
    """The tasks that a server has started on the side. `cancel` ends them."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()

    def start(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something without waiting for it. A table that is outdated is no failure: it is loaded again."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def cancel(self) -> None:
        """End everything that still runs, and wait for that."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, Outdated):
            log.error("background task", exc_info=error)
