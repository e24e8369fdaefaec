"""Starts the house on uvicorn: in this process, or in several that share one line to listen on."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

import uvicorn

from vigneron.server.http.app import application
from vigneron.server.http.middleware import Door
from vigneron.server.http.websocket_frames import counted
from vigneron.server.platform import gc_policy, logs
from vigneron.server.platform.settings import Settings, settings
from vigneron.server.table_registry.registry import check_override

log = logging.getLogger(__name__)


class PortTaken(OSError):
    """Somebody listens there already."""


class OneProcessOnly(ValueError):
    """SQLite serves one process; several need PostgreSQL."""


def serve(
    host: str,
    port: int,
    *,
    data_dir: Path | None,
    database_url: str | None = None,
    open_browser: bool = False,
    override: Path | None = None,
    public_url: str = "",
    ready: Callable[[str], None] | None = None,
    workers: int = 1,
    proxies: str = "",
    log: str = "plain",
) -> None:
    """Serve until interrupted. `port` 0: any free one; `ready` gets the address when pages are served.

    `log`: `plain` or `json`. `proxies`: addresses whose forwarding headers are believed, separated by commas;
    '' means this machine's.
    Raises PortTaken, OneProcessOnly, BadSetting, StoreAway and StoreTooNew (the store cannot be used now),
    game.BadData (component data that fit no game), OSError (the data folder), and KeyboardInterrupt when
    interrupted, after everything is closed.
    """
    bots = max(1, ((os.cpu_count() or 2) - 1) // workers)
    house = settings(data_dir, database_url, override, public_url=public_url, minds=bots)
    if workers > 1 and house.database_url.startswith("sqlite"):
        raise OneProcessOnly(house.database_url)
    check_override(house)
    try:
        line = _listen(host, port)
    except OSError as error:
        raise PortTaken(str(error)) from error
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{line.getsockname()[1]}"

    def started() -> None:
        _tell_manager()
        if ready is not None:
            ready(address)
        if open_browser:
            webbrowser.open(address)

    with line:
        if workers == 1:
            serve_on(line, house, started, proxies, log)
        else:
            from vigneron.server.ops.workers import supervise

            supervise(line, house, workers, started, proxies, log)


def serve_on(
    line: socket.socket, house: Settings, started: Callable[[], None], proxies: str = "", log: str = "plain"
) -> None:
    """Serve this house in this process, on a line that is bound already, until told to stop.

    Raises BadSetting, and StoreAway or StoreTooNew if the store cannot be used now."""
    door = application(house)
    try:
        Server(_config(door, house, proxies, log), started).run(sockets=[line])
    except SystemExit:
        if door.closed is None:
            raise
        raise door.closed from None


def _config(door: Door, house: Settings, proxies: str, log: str) -> uvicorn.Config:
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
        forwarded_allow_ips=proxies or None,
    )


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.socket(family)
    if sys.platform != "win32":
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    line.bind((host, port))
    return line


def _tell_manager() -> None:
    """Tell systemd, or whatever else asks for it in its way, that pages are served now (`Type=notify`)."""
    named = os.environ.get("NOTIFY_SOCKET", "")
    if not named or sys.platform == "win32":
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        try:
            line.sendto(b"READY=1", "\0" + named[1:] if named.startswith("@") else named)
        except OSError as error:
            log.warning("who started this house could not be told that it serves: %s", error)


class Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._told = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        gc_policy.settle()
        if self.started:
            await asyncio.to_thread(self._told)
