"""Starts the server on uvicorn, in this process or in several that share one listening socket."""

from __future__ import annotations

import logging
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path

from vigneron.server.ops.serving import serve_on
from vigneron.server.platform.settings import settings
from vigneron.server.table_registry.component_data import check_override

log = logging.getLogger(__name__)


class PortTaken(OSError):
    """The port is in use."""


class OneProcessOnly(ValueError):
    """Several processes were requested, but the database is SQLite. Several processes need PostgreSQL."""


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
    """Serve until interrupted. `ready` is called with the address when pages are served.

    `port` 0 means any free port. `log` is `plain` or `json`. `proxies` are addresses whose forwarding headers
    are trusted, comma-separated; '' means this machine's addresses. Raises PortTaken, OneProcessOnly,
    BadSetting; StoreAway and StoreTooNew if the store cannot be used; game.BadData for component data that
    fit no game; OSError for the data folder; KeyboardInterrupt after an interruption, when everything is
    closed."""
    bots = max(1, ((os.cpu_count() or 2) - 1) // workers)
    house = settings(data_dir, database_url, override, public_url=public_url, minds=bots)
    if workers > 1 and house.database_url.startswith("sqlite"):
        raise OneProcessOnly(house.database_url)
    check_override(house.override)
    try:
        line = _listen(host, port)
    except OSError as error:
        raise PortTaken(str(error)) from error
    port = line.getsockname()[1]
    shown = local_name(port) if host in ("127.0.0.1", "0.0.0.0", "::", "") else host
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{port}"

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


def local_name(port: int) -> str:
    """Return the name by which browsers on this machine reach this server.

    This is `localhost`, because passkeys do not work at a numeric address. It is 127.0.0.1 if the name leads
    elsewhere: if it is unknown here, or if another server has the port of the name's other address."""
    try:
        found = {str(one[4][0]) for one in socket.getaddrinfo("localhost", port, type=socket.SOCK_STREAM)}
    except OSError:
        return "127.0.0.1"
    return (
        "localhost"
        if "127.0.0.1" in found and not ("::1" in found and _answers("::1", port))
        else "127.0.0.1"
    )


def _answers(host: str, port: int) -> bool:
    """Return whether a server accepts connections at this address, at which this one does not listen."""
    try:
        socket.create_connection((host, port), 0.5).close()
    except OSError:
        return False
    return True


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    line = socket.socket(family)
    if sys.platform != "win32":
        line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    line.bind((host, port))
    return line


def _tell_manager() -> None:
    """Tell systemd (`Type=notify`) that the server is ready."""
    named = os.environ.get("NOTIFY_SOCKET", "")
    if not named or sys.platform == "win32":
        return
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
        try:
            line.sendto(b"READY=1", "\0" + named[1:] if named.startswith("@") else named)
        except OSError as error:
            log.warning("who started this house could not be told that it serves: %s", error)
