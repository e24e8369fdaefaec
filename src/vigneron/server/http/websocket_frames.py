"""uvicorn's WebSocket protocol with a limit on frames, including pings, pongs and fragments.

uvicorn pauses reading until a whole message has been taken. But it accepts pings, pongs and fragments without
limit, as many as one read contains. Here each frame is counted when it is parsed. When there are too many,
the rest of the read is discarded."""

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
"""The average number of frames per message. Browsers send one frame, and answer a ping now and then."""
_PARTS: Final = 64
"""The maximum number of frames of one message. The bytes of a message are limited too, but empty frames have
none."""


class CountedProtocol(ServerProtocol):
    """The parser of one connection. It closes the connection (1008) if there are too many frames."""

    def __init__(self, rate: int, max_size: int | None) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self._bucket, self._parts = Bucket(rate), 0

    def recv_frame(self, frame: Frame) -> None:
        """Handle a frame. If there are too many frames, close the connection."""
        if frame.opcode in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            self._parts = self._parts + 1 if frame.opcode is Opcode.CONT else 1
        if not self._bucket.allows() or self._parts > _PARTS:
            # `fail` installs a parser that discards the rest of what has been read.
            self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
            self.parser_exc = ProtocolError("too many frames")
            return
        super().recv_frame(frame)


class CountedSockets(WebSocketsSansIOProtocol):
    """uvicorn's protocol with `CountedProtocol` as its parser.

    `rate` is the average number of frames per second, and the maximum number at once."""

    rate: ClassVar[int]

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = CountedProtocol(self.rate, self.config.ws_max_size)


def counted(limits: Limits) -> type[asyncio.Protocol]:
    """Return the protocol class for these limits. The class uses no WebSocket extensions."""
    return type("Sockets", (CountedSockets,), {"rate": _FRAMES * limits.messages_per_second})
