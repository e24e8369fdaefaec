"""A port for a server that may be stopped and started again at the same address."""

from __future__ import annotations

import socket
from random import SystemRandom
from typing import Final

_PORTS: Final = range(20_000, 32_000)
"""Systems give none of these to outgoing connections, so nobody takes one while its server is down."""


def free_port() -> int:
    """Return a port of this machine at which nobody listens."""
    for port in SystemRandom().sample(_PORTS, len(_PORTS)):
        with socket.socket() as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                line.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("there is no free port")
