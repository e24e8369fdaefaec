"""One open socket at a table."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from vigneron.server.messages import encode


class Viewer:
    """Who looks, in which language, and what waits to be sent. A table sends and goes on; it never waits."""

    def __init__(self, person: str, lang: str, link: str, size: int, *, view: bool = False) -> None:
        self.person = person
        self.lang = lang
        self.link = link
        """The join link as this viewer would pass it on; told only to those who sit at the table."""
        self.view = view
        """Whether he is told his view of the position as data: programs are."""
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue(maxsize=size)
        self.lost = False
        self.open: int | None = None
        """Of several seats on this device, the one whose view this socket is told (see `device`)."""
        self.next: int | None = None
        """For whom the curtain was drawn."""

    def told(self) -> dict[str, Any]:
        """Return what was queued first; {} if nothing was. For viewers without a socket."""
        message = None if self.outbox.empty() else self.outbox.get_nowait()
        return dict(msgspec.json.decode(message)) if message else {}

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
