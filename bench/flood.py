"""Measure what one socket or one address can do to everybody else: the ping at another table during a flood.

    python bench/flood.py [--seconds 5] [pings] [pongs] [parts] [messages] [previews] [requests] [proofs]

Uses loopback only. Each part (without an argument, all of them) sends as fast as it can from four processes,
and reconnects when the server ends its connection. Prints how often that happened (for requests and proofs:
how many were answered), and the ping at another table meanwhile. Run it in the repository: servers start as
in the tests."""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import socket
import statistics
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path

import httpx

from tests.server.http.test_websocket_frames import FLOODS, KEY, TEXT, frame
from tests.server.live import LiveHouse, Visitor

PARTS = {"pings": "pings", "pongs": "pongs", "parts": "empty parts", "messages": "messages"}


def frames(address: str, table: str, cookie: str, kind: str, seconds: float) -> int:
    """Flood sockets of a table with frames of one kind; return how many connections the server ended."""
    host, port = address.removeprefix("http://").split(":")
    if kind == "previews":
        begin, each = b"", frame(TEXT, b'{"t":"preview","v":1,"d":0,"act":"loans:2"}')
    else:
        begin, each = FLOODS[PARTS[kind]]
    chunk, end, ended = each if kind == "previews" else each * 20_000, time.monotonic() + seconds, 0
    while time.monotonic() < end:
        with socket.create_connection((host, int(port)), timeout=60) as line:
            line.sendall(
                f"GET /t/{table}/socket HTTP/1.1\r\nHost: {host}:{port}\r\nConnection: Upgrade\r\n"
                f"Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n"
                f"Cookie: {cookie}\r\n\r\n".encode()
            )
            if not line.recv(4096).startswith(b"HTTP/1.1 101"):
                time.sleep(0.05)
                continue
            threading.Thread(target=_drink, args=(line,), daemon=True).start()
            try:
                line.sendall(frame(TEXT, b'{"t":"hello"}') + begin)
                while time.monotonic() < end:
                    line.sendall(chunk)
                    if kind == "previews":
                        time.sleep(0.06)  # stays within the message limit: only the cost of previews counts
            except OSError:
                ended += 1
    return ended


def _drink(line: socket.socket) -> None:
    try:
        while line.recv(1 << 16):
            pass
    except OSError:
        return


def requests(address: str, seconds: float) -> int:
    """Request the start page as fast as possible; return how many requests were answered."""
    end, count = time.monotonic() + seconds, 0
    with httpx.Client(base_url=address) as http:
        while time.monotonic() < end:
            http.get("/")
            count += 1
    return count


def proofs(address: str, seconds: float) -> int:
    """Upload journals, each with another first line, as fast as possible; return how many were sent."""
    found = sorted(Path("tests/games").glob("*/golden/*.jsonl"), key=lambda path: path.stat().st_size)
    data, end, count = found[len(found) // 2].read_bytes(), time.monotonic() + seconds, 0
    with httpx.Client(base_url=address, timeout=120) as http:
        page = http.get("/import").text
        token = page.split('name="_csrf_token" value="')[1].split('"')[0]
        while time.monotonic() < end:
            http.post("/import", data={"_csrf_token": token}, files={"journal": data})
            count += 1
    return count


async def part(name: str, seconds: float) -> None:
    house = LiveHouse(Path(tempfile.mkdtemp(prefix="vigneron-flood-")))
    await house.start()
    try:
        anna, bert = Visitor(house), Visitor(house)
        table = await anna.post("/quick", game="grand_cru")
        line = await bert.connect(await bert.post("/quick", game="burgundy_dice"))
        await line.ask("hello")
        cookie = "; ".join(f"{key}={value}" for key, value in anna.http.cookies.items())
        work: Callable[..., int] = {"requests": requests, "proofs": proofs}.get(name, frames)
        own = (house.address, table, cookie, name, seconds) if work is frames else (house.address, seconds)
        times: list[float] = []
        with multiprocessing.get_context("spawn").Pool(4) as pool:
            asked = pool.starmap_async(work, [own] * 4)
            while not asked.ready():
                begun = time.perf_counter()
                await line.ask("ping")
                times.append((time.perf_counter() - begun) * 1000)
                await asyncio.sleep(0.06)
            count = sum(asked.get())
        print(
            f"{name:9} {count:6}   ping of another table, milliseconds: median "
            f"{statistics.median(times):.1f}, worst {max(times):.1f}, of {len(times)}"
        )
    finally:
        await house.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, "previews", "requests", "proofs", []])
    parser.add_argument("--seconds", type=float, default=5.0)
    options = parser.parse_args()
    for name in options.parts or [*PARTS, "previews", "requests", "proofs"]:
        asyncio.run(part(name, options.seconds))


if __name__ == "__main__":
    main()
