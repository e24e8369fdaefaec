"""A server in its own process, and people on real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.patience import HANG
from tests.ports import free_port
from tests.server.harness import TOYS, heard

_CODE = """
import sys
import tempfile
from pathlib import Path
from vigneron.core.registry import homes, use_homes
use_homes([*homes(), sys.argv[2]])
from vigneron.server.ops.serve import serve
serve("127.0.0.1", int(sys.argv[3]), data_dir=Path(sys.argv[1]), ready=lambda at: print(at, flush=True))
"""


class LiveHouse:
    """A server that is started with `start`, and ended with `kill` (like a power cut) or `stop`."""

    def __init__(self, folder: Path, limits: dict[str, int] | None = None, url: str = "") -> None:
        self.folder = folder
        self._url = {"VIGNERON_DATABASE_URL": url} if url else {}
        self._limits = json.dumps(limits or {})
        self.address = ""
        self.visitors: list[Visitor] = []
        self._port = free_port()
        self._process: subprocess.Popen[str] | None = None

    async def start(self) -> None:
        command = [sys.executable, "-c", _CODE, str(self.folder), TOYS, str(self._port)]
        changes = {"VIGNERON_LIMITS": self._limits, **self._url}
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, text=True, env={**os.environ, **changes}
        )
        assert self._process.stdout is not None
        line = await asyncio.to_thread(self._process.stdout.readline)
        self.address = line.strip()
        assert self.address, "the house did not start"

    def _end(self, how: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        process.send_signal(how)
        status = process.wait(HANG)
        assert process.stdout is not None
        process.stdout.close()
        self._process = None
        return status

    async def close(self) -> None:
        for visitor in self.visitors:
            await visitor.close()
        await self.kill()

    async def kill(self) -> None:
        await asyncio.to_thread(self._end, signal.SIGKILL)

    async def stop(self) -> int:
        return await asyncio.to_thread(self._end, signal.SIGTERM)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid


class Addressed(Protocol):
    """The address of a server, and its people."""

    address: str
    visitors: list[Visitor]


class Visitor:
    """A person with cookies; forms over HTTP."""

    def __init__(self, house: Addressed) -> None:
        self.house = house
        self.lines: list[LiveLine] = []
        house.visitors.append(self)
        self.http = httpx.AsyncClient(base_url=house.address, headers={"accept": "text/html"}, timeout=HANG)

    async def post(self, path: str, **fields: str) -> str:
        page = await self.http.get("/")
        found = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
        assert found
        answer = await self.http.post(path, data={"_csrf_token": found[1], **fields})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].rpartition("/")[2]

    async def connect(self, table: str) -> LiveLine:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = self.house.address.replace("http", "ws", 1)
        socket = await connect(
            f"{address}/t/{table}/socket",
            additional_headers={"cookie": cookie},
            origin=self.house.address,  # type: ignore[arg-type]
            max_size=2**24,
            compression=None,
            open_timeout=HANG,
            ping_timeout=HANG,
        )
        self.lines.append(LiveLine(socket))
        return self.lines[-1]

    async def close(self) -> None:
        for line in self.lines:
            await line.socket.close()
        await self.http.aclose()


class LiveLine:
    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._n = 0

    async def send(self, t: str, **fields: Any) -> int:
        self._n += 1
        await self.socket.send(json.dumps({"t": t, "n": self._n, **fields}))
        return self._n

    async def next(self) -> dict[str, Any]:
        async with asyncio.timeout(HANG):
            return heard(str(await self.socket.recv()))

    async def end(self) -> int | None:
        """Skip what still arrives; return the close code, None for a broken connection."""
        try:
            while True:
                await self.next()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else None

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        n = await self.send(t, **fields)
        while (told := await self.next()).get("n") != n:
            pass
        return told
