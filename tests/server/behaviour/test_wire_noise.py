"""Random WebSocket frames below the level of messages, which no browser sends."""

from __future__ import annotations

import asyncio
import random
import re
from pathlib import Path

import httpx

from tests.patience import HANG
from tests.server.live import LiveHouse, Visitor

LINES = 120
_SIZES = (0, 1, 5, 125, 126, 127, 300, 4000, 17_000)


def _frame(chance: random.Random) -> bytes:
    """Return a frame with any flags, opcode and length, masked or not, complete or cut."""
    if chance.random() < 0.1:
        return chance.randbytes(chance.randrange(1, 60))
    size = chance.choice(_SIZES)
    told = size if chance.random() < 0.9 else chance.choice((0, 2**16 - 1, 2**31, 2**63 - 1, 2**64 - 1))
    first = chance.choice((0x81, 0x82, 0x01, 0x00, 0x80, 0x88, 0x89, 0x8A, chance.randrange(256)))
    masked = 0x80 if chance.random() < 0.95 else 0
    if told < 126:
        head = bytes([first, masked | told])
    elif told < 2**16:
        head = bytes([first, masked | 126]) + told.to_bytes(2, "big")
    else:
        head = bytes([first, masked | 127]) + told.to_bytes(8, "big")
    body = chance.choice(
        (chance.randbytes(size), b"[" * size, b"\xff" * size, b'{"t":"ping"}'.ljust(size)[:size])
    )
    return head + (b"\0\0\0\0" if masked else b"") + body


async def _noisy(house: LiveHouse, head: bytes, seed: int) -> None:
    chance = random.Random(seed)
    reader, writer = await asyncio.open_connection("127.0.0.1", int(house.address.rpartition(":")[2]))
    try:
        writer.write(head)
        assert b" 101 " in await reader.readline()
        while await reader.readline() != b"\r\n":
            pass
        for _ in range(chance.randrange(1, 12)):
            writer.write(_frame(chance))
            await writer.drain()
        if chance.random() < 0.5:
            writer.write_eof()
            async with asyncio.timeout(HANG):
                await reader.read()  # the server closes it
    except TimeoutError:
        raise
    except OSError:
        pass  # the server may have closed it so early that there is nothing left to close
    finally:
        writer.transport.abort()


async def test_frames_that_no_browser_makes_disturb_nobody(tmp_path: Path) -> None:
    house = LiveHouse(tmp_path / "data")
    await house.start()
    try:
        anna = Visitor(house)
        table = await anna.post("/new", game="hedge", seats="1", name="Anna")
        await anna.post(f"/t/{table}/start", fill="")
        line = await anna.connect(table)
        told = await line.ask("hello")
        cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
        head = (
            f"GET /t/{table}/socket HTTP/1.1\r\nHost: {house.address.partition('//')[2]}\r\n"
            "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie}\r\n\r\n"
        ).encode()
        crowd = [asyncio.create_task(_noisy(house, head, seed)) for seed in range(LINES)]
        while not all(task.done() for task in crowd):
            await line.ask("ping")
            await asyncio.sleep(0.01)
        await asyncio.gather(*crowd)
        act = told["offers"][0]["act"]
        assert (await line.ask("act", v=told["v"], d=told["d"], act=act))["t"] == "moved"
        async with asyncio.timeout(HANG):
            while _sockets(await anna.http.get("/metrics")) > 1:
                await asyncio.sleep(0.1)
    finally:
        await house.close()


def _sockets(answer: httpx.Response) -> int:
    found = re.search(r"^vigneron_sockets (\d+)", answer.text, re.MULTILINE)
    assert found
    return int(found[1])
