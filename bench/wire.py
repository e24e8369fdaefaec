"""A cheap websocket client: measuring must not take the processor from what is measured.

It does only what the benches need: text frames, answers to pings, and messages that fit into one frame."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast
from urllib.parse import urlsplit

_TEXT, _CLOSE, _PING = 0x1, 0x8, 0x9


class WebSocketClient(asyncio.Protocol):
    """A connection; `hear` is called with each text as bytes."""

    def __init__(self, hear: Callable[[bytes], None]) -> None:
        self._hear = hear
        self._got = bytearray()
        self._open = asyncio.get_running_loop().create_future()
        self.gone = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def to(cls, address: str, cookie: str, hear: Callable[[bytes], None]) -> WebSocketClient:
        """Connect and shake hands. Raises ConnectionError if the server refuses."""
        at = urlsplit(address)
        if at.hostname is None or at.port is None:
            raise ValueError(f"an address has a host and a port: {address}")
        _, wire = await asyncio.get_running_loop().create_connection(lambda: cls(hear), at.hostname, at.port)
        key = base64.b64encode(os.urandom(16)).decode()
        wire._transport.write(
            f"GET {at.path} HTTP/1.1\r\nHost: {at.netloc}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
        )
        await wire._open
        return wire

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)  # uvloop's transport has no such base class

    def connection_lost(self, error: Exception | None) -> None:
        for waits in (self._open, self.gone):
            if not waits.done():
                waits.set_exception(ConnectionError("the line is gone"))
        self.gone.exception()

    def data_received(self, data: bytes) -> None:
        self._got += data
        if not self._open.done():
            head, ends, rest = self._got.partition(b"\r\n\r\n")
            if not ends:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._transport.close()
                return
            self._got = rest
            self._open.set_result(None)
        while (frame := self._frame()) is not None:
            kind, load = frame
            if kind == _TEXT:
                self._hear(load)
            elif kind == _PING:
                self._write(0xA, load)
            elif kind == _CLOSE:
                self._transport.close()

    def _frame(self) -> tuple[int, bytes] | None:
        got = self._got
        if len(got) < 2:
            return None
        size, at = got[1], 2  # a server's frames have no mask
        if size >= 126:
            at = 4 if size == 126 else 10
            if len(got) < at:
                return None
            size = int.from_bytes(got[2:at])
        if len(got) < at + size:
            return None
        kind, load = got[0] & 0xF, bytes(got[at : at + size])
        del got[: at + size]
        return kind, load

    def send(self, text: str) -> None:
        self._write(_TEXT, text.encode())

    def _write(self, kind: int, load: bytes) -> None:
        size = bytes([0x80 | len(load)]) if len(load) < 126 else b"\xfe" + len(load).to_bytes(2)
        self._transport.write(bytes([0x80 | kind]) + size + bytes(4) + load)  # a mask of zeros

    def close(self) -> None:
        self._write(_CLOSE, b"\x03\xe8")
        self._transport.close()
