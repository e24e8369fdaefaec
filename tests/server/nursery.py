"""Starts processes of one server quickly: a parent that has imported everything forks them."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from pathlib import Path

from tests.patience import HANG
from tests.server.harness import TOYS

_CODE = """
import ctypes, json, os, signal, socket, sys
from pathlib import Path
from vigneron.core.registry import game, games, homes, use_homes
use_homes([*homes(), sys.argv[1]])
[game(key) for key in games()]
from vigneron.server.ops import serve as serving
from vigneron.server.platform.settings import settings
serving.settings = lambda *told, **more: settings(*told, **{**more, "minds": 0})  # nobody plays against bots
import alembic.command, asyncpg, sqlalchemy.ext.asyncio, uvicorn.loops.auto, uvicorn.protocols.http.auto
import uvicorn.protocols.websockets.websockets_sansio_impl, sqlalchemy.dialects.postgresql.asyncpg
from vigneron.i18n.speaker import Speaker
[Speaker("en", game(key)).has("title") for key in games()]
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
print("ready", flush=True)
for line in sys.stdin:
    told = json.loads(line)
    if os.fork() == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # it ends with its parent, however that ends
        ready = lambda at: os.write(1, f"{os.getpid()} {at}\\n".encode())
        folder = Path(told["folder"])
        try:
            serving.serve("127.0.0.1", told["port"], data_dir=folder, database_url=told["url"], ready=ready)
        except BaseException as error:
            os.write(1, f"0 {error!r}\\n".encode())
        os._exit(0)
"""


class Nursery:
    """Starts a process on a port (0: any) with `bear`, and kills one with `kill`."""

    def __init__(self, folder: Path, url: str) -> None:
        self._folder, self._url = folder, url
        self._turn = asyncio.Lock()
        self._parent: subprocess.Popen[str]

    async def open(self) -> None:
        self._parent = subprocess.Popen(
            [sys.executable, "-c", _CODE, TOYS], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        assert (await self._line()) == "ready\n"

    async def _line(self) -> str:
        assert self._parent.stdout is not None
        return await asyncio.to_thread(self._parent.stdout.readline)

    async def bear(self, port: int = 0) -> tuple[int, str]:
        """Start a process; return its id and address."""
        async with self._turn:
            assert self._parent.stdin is not None
            told = {"folder": str(self._folder), "url": self._url, "port": port}
            self._parent.stdin.write(json.dumps(told) + "\n")
            self._parent.stdin.flush()
            pid, _, address = (await self._line()).strip().partition(" ")
            assert int(pid), address
            return int(pid), address

    @staticmethod
    async def kill(pid: int) -> None:
        """Kill a process; return when it has ended and its port is free."""
        os.kill(pid, signal.SIGKILL)
        try:
            while True:
                os.kill(pid, 0)
                await asyncio.sleep(0.002)
        except ProcessLookupError:
            return

    def close(self, pids: list[int]) -> None:
        for pid in pids:
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        assert self._parent.stdin is not None
        assert self._parent.stdout is not None
        self._parent.stdin.close()
        self._parent.wait(HANG)
        self._parent.stdout.close()
