"""One open socket at a table."""

from __future__ import annotations

import asyncio
from typing import Any

from vigneron.server.messages import encode


class Viewer:
    """Who looks, in which language, and what waits to be sent. A table sends and goes on; it never waits."""

    def __init__(self, person: str, lang: str, link: str, size: int) -> None:
        self.person = person
        self.lang = lang
        self.link = link
        """The join link as this viewer would pass it on; told only to those who sit at the table."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=size)
        self.lost = False

    def send(self, message: dict[str, Any]) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is let go, and comes back to the truth."""
        if self.lost:
            return
        try:
            self.outbox.put_nowait(message)
        except asyncio.QueueFull:
            self.let_go()

    def let_go(self) -> None:
        """End the connection; whatever waits is dropped."""
        self.lost = True
        while not self.outbox.empty():
            self.outbox.get_nowait()
        self.outbox.put_nowait(None)
