"""Sockets as uvicorn serves them, with a limit on frames: pings, pongs and parts of messages count too.

uvicorn hands over whole messages and pauses reading until they are taken; pings, pongs and parts of messages
it takes as fast as they come, as many as one read brings. Here each frame is counted where it is parsed, so
the rest of a read is thrown away as soon as there are too many.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, ClassVar, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.server import ServerProtocol

from vigneron.server.platform.rate_limits import Bucket
from vigneron.server.platform.settings import Limits

_FRAMES: Final = 3
"""Frames that a message may take, on average: browsers send one, and answer a ping now and then."""
_PARTS: Final = 64
"""Frames of one message. Their bytes are limited besides, but empty ones have none."""


class CountedProtocol(ServerProtocol):
    """The parser of one connection, which fails it for too many frames (1008)."""

    def __init__(self, rate: int, max_size: int | None) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self._bucket, self._parts = Bucket(rate), 0

    def recv_frame(self, frame: Frame) -> None:
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts = self._parts + 1 if frame.opcode is Opcode.CONT else 1
        if not self._bucket.allows() or self._parts > _PARTS:
            # What has been read and not parsed yet goes with it: `fail` puts a parser in place that discards.
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.parser_exc = ProtocolError("too many frames")
            return
        super().recv_frame(frame)


class CountedSockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol with that parser. `rate`: frames a second on average, and at once at most."""

    rate: ClassVar[int]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = CountedProtocol(self.rate, self.config.ws_max_size)


def counted(limits: Limits) -> type[asyncio.Protocol]:
    """Return the protocol for a house with these limits. It speaks without extensions."""
    return type("Sockets", (CountedSockets,), {"rate": _FRAMES * limits.messages_per_second})
