"""One open socket of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from vigneron.server.projection.protocol import encode
from vigneron.server.projection.protocol.outgoing import Down


class Viewer:
    """A connected viewer: the person, the language, and the messages that wait to be sent.

    Sending a message never blocks the table."""

    __slots__ = (
        "_size",
        "_waiting",
        "has_come",
        "hidden",
        "holder",
        "lang",
        "link",
        "lost",
        "next",
        "open",
        "person",
        "view",
    )

    def __init__(
        self, person: str, lang: str, link: str, size: int, *, view: bool = False, holder: str = ""
    ) -> None:
        self.person = person
        self.holder = holder or person
        """The account or program, if the person holds the seat under another id."""
        self.lang = lang
        self.link = link
        """The join link with the address under which this viewer reached the server. Only seated viewers are
        sent it."""
        self.view = view
        """Whether messages contain the position as data, for programs."""
        self._size = size
        self._waiting: list[bytes] = []
        """The messages that wait to be sent, at most `size`. They are in a list because an asyncio.Queue
        would take as much memory as the rest of a viewer. A server has a thousand queues, and nearly all are
        empty."""
        self.has_come: Callable[[], None] | None = None
        """A function that is called when a message waits to be sent, or when the connection must be
        closed."""
        self.lost = False
        self.open: int | None = None
        """If there are several seats on this device: the seat whose view this socket gets (see `hotseat`)."""
        self.hidden = False
        """Whether the viewer's page is hidden."""
        self.next: int | None = None
        """If there are several seats on this device: the seat that opens after the curtain."""

    def first(self) -> bytes | None:
        """Take the first message from the queue. Return None if the queue is empty."""
        return self._waiting.pop(0) if self._waiting else None

    def told(self) -> dict[str, Any]:
        """Take the first message and decode it; {} if there is none. For viewers without a socket."""
        message = self.first()
        return dict(msgspec.json.decode(message)) if message else {}

    def send(self, message: Down) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue an encoded message. If the queue is full, close the connection; the client reconnects."""
        if self.lost:
            return
        if len(self._waiting) >= self._size:
            self.let_go()
            return
        self._waiting.append(message)
        self._wake()

    def let_go(self) -> None:
        """Close the connection, and drop the messages that wait to be sent."""
        self.lost = True
        self._waiting.clear()
        self._wake()

    def _wake(self) -> None:
        if self.has_come is not None:
            self.has_come()
