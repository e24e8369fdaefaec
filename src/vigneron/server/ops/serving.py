"""Serves in this process, on uvicorn."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from vigneron.server.http.middleware import Door
from vigneron.server.http.websocket_frames import counted
from vigneron.server.ops.composition import application
from vigneron.server.platform import gc_policy, logs
from vigneron.server.platform.settings import Settings

_IDLE_SECONDS: Final = 75
"""How long an idle connection is kept: longer than clients keep theirs (deploy/nginx.conf 60 seconds, httpx
5). Who closes first may cut off a request that is on its way, and a form cannot be sent twice."""


def serve_on(
    line: socket.socket, house: Settings, started: Callable[[], None], proxies: str = "", log: str = "plain"
) -> None:
    """Serve in this process, on a bound socket, until the process is told to stop.

    Raises BadSetting. Raises StoreAway or StoreTooNew if the store cannot be used."""
    door = application(house)
    try:
        _Serving(uvicorn_config(door, house, proxies, log), started).run(sockets=[line])
    except SystemExit:
        if door.closed is None:
            raise
        raise door.closed from None


def uvicorn_config(door: Door, house: Settings, proxies: str, log: str) -> uvicorn.Config:
    """Return how uvicorn serves."""
    return uvicorn.Config(
        door,
        log_config=logs.config(log),
        access_log=False,
        server_header=False,
        lifespan="on",
        ws=counted(house.limits),
        ws_per_message_deflate=False,
        ws_max_size=house.limits.message_bytes * 4,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=_IDLE_SECONDS,
        forwarded_allow_ips=proxies or None,
    )


class _Serving(uvicorn.Server):
    """A uvicorn server that calls a function when it is ready."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._told = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc_policy.settle()
        if self.started:
            await asyncio.to_thread(self._told)
