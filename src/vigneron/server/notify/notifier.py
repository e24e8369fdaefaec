"""Sends notices in all ways that a person has chosen: browsers, and services of apprise."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from vigneron.i18n.speaker import Speaker
from vigneron.server.notify.apprise_channel import AppriseChannel, AppriseChannels
from vigneron.server.notify.web_push import Push, Subscription

Way = Subscription | AppriseChannel
"""One way to notify a person, with the language of its notices (`lang`)."""
GONE: Final = (404, 410)
"""HTTP statuses with which a push service reports that a subscription has ended."""

log = logging.getLogger(__name__)


class Notifier:
    """One per process. Calls to other servers run in two threads of its own; `close` abandons them."""

    def __init__(self, push: Push, services: AppriseChannels) -> None:
        self._push, self._services = push, services
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="notices")

    def close(self) -> None:
        """Start no more calls."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def ways(self, person: str) -> list[Way]:
        """Return all ways of a person. Raises StoreAway."""
        return [*await self._push.of(person), *await self._services.of(person)]

    async def send(self, person: str, to: Way, title: str, body: str, path: str) -> bool:
        """Send a notice in one way, with the path of its page; return whether it was accepted.

        A failure is logged, and does not affect other ways."""
        try:
            return await self._hand(person, to, title, body, path)
        except Exception as error:  # without the message, which may contain the address
            log.warning("notice: a way failed with %s", type(error).__name__)
            return False

    async def _hand(self, person: str, to: Way, title: str, body: str, path: str) -> bool:
        loop = asyncio.get_running_loop()
        if isinstance(to, AppriseChannel):
            words = f"{body} {to.base}{path}"
            done = await loop.run_in_executor(self._threads, self._services.send, to, title, words)
            log.info("notice", extra={"by": "service", "taken": done})
            return done
        told = {"title": title, "body": body, "to": path, "tag": path}
        status = await loop.run_in_executor(self._threads, self._push.send, to, told)
        log.info("notice", extra={"by": "push", "status": status})
        if status in GONE:
            await self._push.drop(person, [to.id])
        return 200 <= status < 300

    async def try_out(self, person: str) -> tuple[int, int]:
        """Send a test notice in all of a person's ways; return how many were accepted, and of how many.

        Raises StoreAway."""
        ways = await self.ways(person)
        taken = 0
        for to in ways:
            body = Speaker(to.lang, None).say("me-trial")
            taken += await self.send(person, to, "Vigneron", body, "/me")
        return taken, len(ways)
