"""One open socket of a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from vigneron.server.projection.protocol import encode
from vigneron.server.projection.protocol.outgoing import Down


class Viewer:
    """A viewer: person, language, and the messages that wait to be sent. Sending never blocks the table."""

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
        """The account or program, if the seat is held under another id."""
        self.lang = lang
        self.link = link
        """The join link with this viewer's site address. Sent to seated viewers only."""
        self.view = view
        """Whether messages contain the view of the position as data, for programs."""
        self._size = size
        self._waiting: list[bytes] = []
        """Messages to send, at most `size`. A list, because an asyncio.Queue would take as much memory as the
        rest of a viewer, and a server has a thousand, nearly all empty."""
        self.has_come: Callable[[], None] | None = None
        """Called when there is something to send, or the connection is to end."""
        self.lost = False
        self.open: int | None = None
        """Of several seats on this device, the one whose view this socket gets (see `hotseat`)."""
        self.hidden = False
        """Whether the page is in the background."""
        self.next: int | None = None
        """Of several seats on this device, the one behind the curtain."""

    def first(self) -> bytes | None:
        """Take the first message from the queue; None if it is empty."""
        return self._waiting.pop(0) if self._waiting else None

    def told(self) -> dict[str, Any]:
        """Take the first message and decode it; {} if there is none. For viewers without a socket."""
        message = self.first()
        return dict(msgspec.json.decode(message)) if message else {}

    def send(self, message: Down) -> None:
        """Queue a message."""
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue an encoded message. A full queue ends the connection; the client then reconnects."""
        if self.lost:
            return
        if len(self._waiting) >= self._size:
            self.let_go()
            return
        self._waiting.append(message)
        self._wake()

    def let_go(self) -> None:
        """End the connection, and drop the messages that wait."""
        self.lost = True
        self._waiting.clear()
        self._wake()

    def _wake(self) -> None:
        if self.has_come is not None:
            self.has_come()
