"""uvicorn's WebSocket protocol with a limit on frames, including pings, pongs and fragments.

uvicorn pauses reading until a whole message has been taken. But it takes pings, pongs and fragments as fast
as they come, as many as one read brings. Here each frame is counted when it is parsed, so the rest of a read
is discarded as soon as there are too many."""

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
"""Average frames per message. Browsers send one, and answer a ping now and then."""
_PARTS: Final = 64
"""The most frames of one message. Its bytes are limited too, but empty frames have none."""


class CountedProtocol(ServerProtocol):
    """The parser of one connection. It fails the connection for too many frames (1008)."""

    def __init__(self, rate: int, max_size: int | None) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self._bucket, self._parts = Bucket(rate), 0

    def recv_frame(self, frame: Frame) -> None:
        """Handle a frame, or fail the connection."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts = self._parts + 1 if frame.opcode is Opcode.CONT else 1
        if not self._bucket.allows() or self._parts > _PARTS:
            # `fail` installs a parser that discards the rest of what has been read.
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.parser_exc = ProtocolError("too many frames")
            return
        super().recv_frame(frame)


class CountedSockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol with that parser. `rate` is frames per second on average, and the most at once."""

    rate: ClassVar[int]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = CountedProtocol(self.rate, self.config.ws_max_size)


def counted(limits: Limits) -> type[asyncio.Protocol]:
    """Return the protocol class for these limits, without extensions."""
    return type("Sockets", (CountedSockets,), {"rate": _FRAMES * limits.messages_per_second})
