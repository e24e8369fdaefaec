"""Sends notices in all ways that a person has chosen: to browsers, and through services of apprise."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from vigneron.i18n.speaker import Speaker
from vigneron.server.notify.apprise_channel import AppriseChannel, AppriseChannels
from vigneron.server.notify.web_push import Push, Subscription

Way = Subscription | AppriseChannel
"""A way to notify a person. It has the language of its notices (`lang`)."""
GONE: Final = (404, 410)
"""The HTTP statuses that a push service sends when a subscription has ended."""

log = logging.getLogger(__name__)


class Notifier:
    """Sends notices. A process has one instance. Calls to other servers run in two threads.

    `close` does not wait for calls that are still running."""

    def __init__(self, push: Push, services: AppriseChannels) -> None:
        self._push, self._services = push, services
        self._threads = ThreadPoolExecutor(2, thread_name_prefix="notices")

    @property
    def key(self) -> str:
        """Return the server's public key for Web Push."""
        return self._push.public

    @property
    def schemes(self) -> list[str]:
        """Return the services that people may use. The result is empty if apprise is not installed."""
        return self._services.schemes

    def close(self) -> None:
        """Stop the threads. No new calls are made."""
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def ways(self, person: str) -> list[Way]:
        """Return all ways in which a person gets notices. Raises StoreAway."""
        return [*await self._push.of(person), *await self._services.of(person)]

    async def send(self, person: str, to: Way, title: str, body: str, path: str) -> bool:
        """Send a notice in one way; return whether it was accepted. `path` is the page that it opens.

        A failure is logged and does not affect other ways."""
        try:
            return await self._hand(person, to, title, body, path)
        except Exception as error:  # the message is left out because it may contain the address
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
        """Send a test notice in all of a person's ways; return the numbers of accepted and of sent notices.

        Raises StoreAway."""
        ways = await self.ways(person)
        taken = 0
        for to in ways:
            body = Speaker(to.lang, None).say("me-trial")
            taken += await self.send(person, to, "Vigneron", body, "/me")
        return taken, len(ways)
