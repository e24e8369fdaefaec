"""Frames of one socket: how many are taken, and that others are served during a flood."""

from __future__ import annotations

import asyncio
import base64
import socket
import struct
from pathlib import Path
from typing import Any, cast

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.patience import HANG
from tests.server.live import LiveHouse, Visitor
from vigneron.server.http.websocket_frames import CountedSockets, counted
from vigneron.server.platform.settings import Limits

TEXT, CONT, PING, PONG = 0x81, 0x00, 0x89, 0x8A
"""First bytes of frames. `CONT` is a fragment in the middle."""
KEY = base64.b64encode(b"k" * 16).decode()


def frame(first: int, data: bytes = b"") -> bytes:
    """Return a frame as a browser sends it, masked by zeros."""
    assert len(data) < 126
    return struct.pack("!BB4x", first, 0x80 | len(data)) + data


BEGUN = frame(0x01)
"""The first, empty fragment of a text."""
FLOODS = {
    "pings": (b"", frame(PING)),
    "pongs": (b"", frame(PONG)),
    "empty parts": (BEGUN, frame(CONT)),
    "parts": (BEGUN, frame(CONT, b"x")),
    "messages": (b"", frame(TEXT, b'{"t":"ping"}')),
}


class RecordingTransport:
    """A transport that records what is written."""

    def __init__(self) -> None:
        self.written = b""
        self.closed = False
        self.paused = 0

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return default

    def write(self, data: bytes) -> None:
        self.written += data

    def close(self) -> None:
        self.closed = True

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        self.paused += 1

    def resume_reading(self) -> None: ...


async def opened(limits: Limits) -> tuple[CountedSockets, RecordingTransport, list[Any]]:
    """Return an accepted connection, and the list of what the application receives."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] != "websocket.disconnect":
            if message["type"] == "websocket.receive":
                heard.append(message)
        heard.append(message)

    config = uvicorn.Config(app, ws=counted(limits), ws_per_message_deflate=False, ws_ping_interval=None)
    config.load()
    kind = cast("type[CountedSockets]", config.ws_protocol_class)
    line, wire = kind(config=config, server_state=ServerState(), app_state={}), RecordingTransport()
    line.connection_made(cast("asyncio.Transport", wire))
    line.data_received(
        f"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode()
    )
    while b"101" not in wire.written:
        await asyncio.sleep(0)
    wire.written = b""
    return line, wire, heard


@pytest.mark.parametrize("kind", FLOODS)
async def test_of_a_read_full_of_frames_only_so_many_are_taken(kind: str) -> None:
    """A hundred kilobytes are some 17,000 frames; the rest of the read is discarded unparsed."""
    line, wire, heard = await opened(Limits(messages_per_second=20))
    begin, each = FLOODS[kind]
    line.data_received(begin + each * 17_000)
    assert wire.closed
    assert wire.written.endswith(
        struct.pack("!BBH", 0x88, 2 + len(b"too many frames"), 1008) + b"too many frames"
    )
    assert wire.written.count(frame(PONG)[:1]) <= 60  # answers to pings
    while not heard or heard[-1]["type"] != "websocket.disconnect":
        await asyncio.sleep(0)
    assert heard[-1]["code"] == 1008
    assert len(heard) <= 61
    assert not line.conn.reader.buffer


async def test_frames_that_come_as_people_s_do_are_all_taken() -> None:
    """Including a fragmented message, with pings and pongs in between."""
    line, wire, heard = await opened(Limits(messages_per_second=20))
    for number in range(12):
        line.data_received(frame(0x01, b"a") + frame(PING) + frame(CONT, b"b") + frame(0x80, b"%d" % number))
        while len(heard) <= number:
            await asyncio.sleep(0)
    assert [message["text"] for message in heard] == [f"ab{number}" for number in range(12)]
    assert not wire.closed
    line.connection_lost(None)
    while heard[-1]["type"] != "websocket.disconnect":
        await asyncio.sleep(0)


async def test_a_message_without_an_end_is_ended() -> None:
    """However slowly its empty fragments arrive: each is kept until the message is complete."""
    line, wire, heard = await opened(Limits(messages_per_second=10_000))
    line.data_received(BEGUN)
    for _ in range(63):
        line.data_received(frame(CONT))
    assert not wire.closed
    line.data_received(frame(CONT))
    assert wire.closed
    while not heard:
        await asyncio.sleep(0)


def flood(address: str, table: str, kind: str) -> int:
    """Send frames to a spectator's socket until the server closes it; return how many bytes it took."""
    host, port = address.removeprefix("http://").split(":")
    begin, each = FLOODS[kind]
    chunk, sent = each * 20_000, 0
    with socket.create_connection((host, int(port)), timeout=HANG) as line:
        line.sendall(
            f"GET /t/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
            f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n".encode()
        )
        assert line.recv(4096).startswith(b"HTTP/1.1 101")
        line.sendall(frame(TEXT, b'{"t":"hello"}') + begin)
        try:
            while sent < 1 << 30:
                line.sendall(chunk)
                sent += len(chunk)
        except OSError:  # it is closed
            return sent
    return sent


async def test_while_one_floods_the_others_are_served(tmp_path: Path) -> None:
    """The server closes that socket, and answers another table's pings meanwhile."""
    house = LiveHouse(tmp_path)
    await house.start()
    try:
        anna, bert = Visitor(house), Visitor(house)
        table = await anna.post("/new", game="hedge", seats="2", name="Anna")
        other = await bert.post("/new", game="hedge", seats="2", name="Bert")
        line = await bert.connect(other)
        await line.ask("hello")
        for kind in FLOODS:
            flooding = asyncio.create_task(asyncio.to_thread(flood, house.address, table, kind))
            answered = 0
            while not flooding.done() or not answered:
                assert (await line.ask("ping"))["t"] == "pong"
                answered += 1
                await asyncio.sleep(0.1)  # within this socket's limit
            assert await flooding < 1 << 30
    finally:
        await house.close()


def test_the_mask_of_zeros_leaves_the_data_as_it_is() -> None:
    assert frame(TEXT, b"hi") == bytes([0x81, 0x82, 0, 0, 0, 0]) + b"hi"
    assert len(frame(PING)) == 6
