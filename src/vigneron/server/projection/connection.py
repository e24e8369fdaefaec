"""One open socket at a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from vigneron.server.projection.protocol import encode
from vigneron.server.projection.protocol.outgoing import Down


class Viewer:
    """Who looks, in which language, and what waits to be sent. A table sends and goes on; it never waits."""

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
        """Whose account or program this is, where the seat is held under another id."""
        self.lang = lang
        self.link = link
        """The join link as this viewer would pass it on; told only to those who sit at the table."""
        self.view = view
        """Whether messages contain the view of the position as data, as for programs."""
        self._size = size
        self._waiting: list[bytes] = []
        """What is to be sent, at most `size` messages. A house has a thousand of these, nearly always empty:
        a queue of asyncio would cost as much as everything else about a viewer."""
        self.has_come: Callable[[], None] | None = None
        """Is told when something is to be sent, or the line to be ended."""
        self.lost = False
        self.open: int | None = None
        """Of several seats on this device, the one whose view this socket is told (see `device`)."""
        self.hidden = False
        """Whether the page is in the background, so that its person does not look."""
        self.next: int | None = None
        """For whom the curtain was drawn."""

    def first(self) -> bytes | None:
        """Take what is to be sent next; None if nothing is."""
        return self._waiting.pop(0) if self._waiting else None

    def told(self) -> dict[str, Any]:
        """Return what was queued first; {} if nothing was. For viewers without a socket."""
        message = self.first()
        return dict(msgspec.json.decode(message)) if message else {}

    def send(self, message: Down) -> None:
        self.send_bytes(encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Queue a message; a client that does not keep up is let go, and comes back to the truth."""
        if self.lost:
            return
        if len(self._waiting) >= self._size:
            self.let_go()
            return
        self._waiting.append(message)
        self._wake()

    def let_go(self) -> None:
        """End the connection; whatever waits is dropped."""
        self.lost = True
        self._waiting.clear()
        self._wake()

    def _wake(self) -> None:
        if self.has_come is not None:
            self.has_come()
